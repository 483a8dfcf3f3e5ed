#!/bin/sh
# Proves on a bare Debian, which holds git and Python alone, that one command starts the game and one checks it.
# As root, with debootstrap:  packaging/debian/bare.sh [--quick] [SUITE]
set -eu
level=''
[ "${1-}" != --quick ] || { level=--quick && shift; }
suite=${1:-bookworm}
here=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
mirror=$(sed -n 's/^URIs: *\([^ ]*\).*/\1/p; s/^deb  *\(http[^ ]*\).*/\1/p' \
    /etc/apt/sources.list /etc/apt/sources.list.d/*debian* 2>/dev/null | head -n 1)
root=$(mktemp -d -p /var/tmp klondike-bare.XXXXXX)

leave() {
    umount --lazy --recursive "$root/proc" "$root/dev" 2>/dev/null || true
    rm -rf --one-file-system "$root"
}
trap leave EXIT
trap 'exit 1' INT TERM

# inside COMMAND...: run a command at the root of the clone, with nothing of this machine's environment
inside() {
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 CI=true \
        chroot "$root" sh -c 'cd /klondike && exec "$@"' sh "$@" </dev/null
}

# expect STATUS COMMAND...: run it inside and compare
expect() {
    wanted=$1 && shift
    printf '\n$ %s\n' "$*"
    status=0
    inside "$@" || status=$?
    [ "$status" = "$wanted" ] || { echo "ended with $status instead of $wanted" && exit 1; }
}

debootstrap --variant=minbase --include=git,python3 "$suite" "$root" "$mirror" >/dev/null
mount --rbind --make-rslave /dev "$root/dev"
mount -t proc proc "$root/proc"
# how this machine reaches its registries
for file in /etc/resolv.conf /etc/hosts /etc/pip.conf /usr/local/share/ca-certificates /etc/ssl/certs/ca-certificates.crt; do
    [ ! -e "$file" ] || { mkdir -p "$root${file%/*}" && cp -RL "$file" "$root${file%/*}"; }
done
git clone --quiet --no-hardlinks "$here" "$root/klondike"

expect 0 ./run --version
expect 0 ./run deal 24 --json
# no compiler is there, and yet the solver was built
expect 127 cc --version
expect 0 ./run solve 24 --json
expect 3 ./run
expect 0 ./run --screenshot /root/table.png --deal 24
# speech and sounds load, though nothing there could play them
expect 0 .venv/bin/python -c 'import PySide6.QtMultimedia, PySide6.QtTextToSpeech'
expect 0 ./check $level
# the check has brought a display along: the window comes up there, and ends well when it is asked to
expect 0 sh -c 'Xvfb :77 -noreset >/dev/null 2>&1 & server=$!
    trap "kill $server" EXIT
    export DISPLAY=:77
    until xdpyinfo >/dev/null 2>&1; do :; done
    ./run & game=$!
    until xwininfo -root -tree | grep Klondike; do kill -0 $game || exit 1; done
    kill $game
    wait $game'
printf '\nA bare Debian %s is enough.\n' "$suite"
