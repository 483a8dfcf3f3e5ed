# Sets a work tree up. Read in by ./run and ./check, which name the root of the repository in $here.
# shellcheck shell=sh

qt_packages="ca-certificates fonts-dejavu-core libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libpulse0
    libspeechd2 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0
    libxcb-xinerama0 libxkbcommon0 libxkbcommon-x11-0"
test_packages="at-spi2-core dbus gir1.2-atspi-2.0 libglib2.0-bin openbox orca python3-gi speech-dispatcher x11-utils
    xdotool xvfb"

say() {
    printf '%s\n' "$*" >&2
}

# find_python [VERSION]: print the path of a Python of that version, or of one that is new enough
find_python() {
    for candidate in python3 python3.13 python3.12 python3.11 "${HOME:-}"/.pyenv/versions/*/bin/python3; do
        test="import sys; v = '%d.%d' % sys.version_info[:2]; sys.exit(not (v == '${1:-}' or not '${1:-}' and sys.version_info >= (3, 11)))"
        "$candidate" -c "$test" 2>/dev/null && command -v "$candidate" && return
    done
    return 1
}

# install_packages NAME...: install the Debian packages that are missing, or name the command that does
install_packages() {
    command -v dpkg-query >/dev/null || return 0
    # newer releases offer some of them under longer names that "provide" the old ones
    present=" $(dpkg-query -W -f '${db:Status-Status} ${Package} ${Provides}\n' | sed -n 's/^installed //p' | tr -s ',\n' ' ') "
    missing=
    for package in "$@"; do
        case $present in *" $package "*) ;; *) missing="$missing $package" ;; esac
    done
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" = 0 ]; then
        say "Installing system packages:$missing"
        # shellcheck disable=SC2086  # a list of names
        { apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -qy install --no-install-recommends $missing; } >&2
    else
        say "System packages are missing; this installs them:  sudo apt-get install$missing"
    fi
}

# has_kernel: tell whether the solver's kernel has been compiled
has_kernel() {
    for kernel in "$here"/klondike_qt/solver/libkernel.*; do
        [ ! -e "$kernel" ] || return 0
    done
    return 1
}

# pip_install VENV ARGUMENT...: install what is named, in the versions of the lock file
pip_install() {
    interpreter=$1/bin/python
    shift
    "$interpreter" -m pip --quiet --disable-pip-version-check install \
        --constraint "$here/packaging/lock.txt" "$@" >&2
}

# set_up VENV run|check [PYTHON]: make the environment and install the program into it, unless that is done already
set_up() {
    venv=$1 kind=$2 python=${3:-}
    stamp="$here $(cat "$here/pyproject.toml" "$here"/packaging/build_hook.py "$here"/packaging/compiler.py \
        "$here"/packaging/lock.txt "$here"/packaging/setup.sh "$here"/translations/*.ts \
        "$here"/klondike_qt/solver/kernel/*.[ch] 2>/dev/null | cksum)"
    if [ -x "$venv/bin/python" ] && has_kernel && [ "$(cat "$venv/.$kind" 2>/dev/null)" = "$stamp" ]; then
        return
    fi
    say "Setting up ${venv#"$here"/}"
    case $kind in
        run) extra='' packages=$qt_packages ;;
        check) extra='[dev]' packages="$qt_packages $test_packages" ;;
    esac
    [ -n "$python" ] || python=$(find_python) || packages="python3 python3-venv $packages"
    [ -z "$python" ] || "$python" -c 'import ensurepip' 2>/dev/null ||
        packages="$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])') $packages"
    # shellcheck disable=SC2086  # a list of names
    install_packages $packages
    if ! "$venv/bin/python" -c 'import pip' 2>/dev/null; then
        [ -n "$python" ] || python=$(find_python) || { say "Klondike Qt needs Python 3.11 or newer." && exit 1; }
        "$python" -m venv --clear "$venv" >&2
    fi
    rm -f "$venv/.run" "$venv/.check"
    # the program is built by what is installed here, so that nothing is fetched twice
    # shellcheck disable=SC2046  # a list of names, empty where there is a C compiler
    pip_install "$venv" editables hatchling pyside6-essentials $("$venv/bin/python" "$here/packaging/compiler.py")
    pip_install "$venv" --no-build-isolation --editable "$here$extra"
    "$venv/bin/python" -c 'import PySide6.QtWidgets' || {
        say "Qt does not load. On Debian these packages bring what it needs:  $qt_packages"
        exit 1
    }
    echo "$stamp" >"$venv/.run"
    [ "$kind" = run ] || echo "$stamp" >"$venv/.check"
}
