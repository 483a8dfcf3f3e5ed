"""The player's language: Qt's translator behind the door of the words room."""

from importlib.resources import as_file, files
from importlib.resources.abc import Traversable

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from klondike_qt.words import translate

SOURCE_LANGUAGE = "en"


def install_language(code: str | None, application: QCoreApplication | None = None) -> bool:
    """Speak the language ``code`` (None: the system's); False if there is no translation, then English stays.

    Given an application, Qt's own texts follow, such as the menu of a text field, and so does the writing direction.
    """
    locale = QLocale(code) if code else QLocale.system()
    translator = QTranslator(application)
    found = any(_load(translator, name) for name in _names(locale))
    if found:
        translate.install(
            lambda source, n: translator.translate(translate.CONTEXT, source, None, -1 if n is None else n)
        )
        if application:
            _install_qt_texts(locale, application)
    if isinstance(application, QGuiApplication):  # English lines are not turned round by an Arabic desktop
        application.setLayoutDirection(QLocale(language_in_force(code)).textDirection())
    return found or locale.name().startswith(SOURCE_LANGUAGE)


def language_in_force(code: str | None) -> str:
    """Return the language and country that texts are in when ``install_language`` was given ``code``."""
    locale = QLocale(code) if code else QLocale.system()
    has_texts = any(_load(QTranslator(), name) for name in _names(locale))
    return locale.name() if has_texts or locale.name().startswith(SOURCE_LANGUAGE) else SOURCE_LANGUAGE


def damaged_texts(code: str | None) -> str:
    """Return the file with the texts of the language ``code`` if it is there but cannot be read; else nothing."""
    there = [name for name in _names(QLocale(code) if code else QLocale.system()) if _texts_of(name).is_file()]
    is_read = any(_load(QTranslator(), name) for name in there)
    return str(_texts_of(there[0])) if there and not is_read else ""


def _names(locale: QLocale) -> tuple[str, str]:
    """Return the names of a language, with its country and without."""
    return locale.name(), locale.name().partition("_")[0]


def _texts_of(name: str) -> Traversable:
    return files("klondike_qt") / "resources" / "translations" / f"klondike_{name}.qm"


def _load(translator: QTranslator, name: str) -> bool:
    resource = _texts_of(name)
    if not resource.is_file():
        return False
    with as_file(resource) as path:
        return translator.load(str(path))


def _install_qt_texts(locale: QLocale, application: QCoreApplication) -> None:
    texts = QTranslator(application)
    if texts.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(texts)
