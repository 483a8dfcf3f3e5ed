"""The player's language: Qt's translator behind the door of the words room."""

from importlib.resources import as_file, files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from klondike_qt.words import translate

SOURCE_LANGUAGE = "en"


def install_language(code: str | None, application: QCoreApplication | None = None) -> bool:
    """Speak the language ``code`` (None: the system's); False if there is no translation, then English stays.

    Given an application, Qt's own texts follow, such as the menu of a text field, and so does the writing direction.
    """
    locale = QLocale(code) if code else QLocale.system()
    translator = QTranslator(application)
    found = any(_load(translator, name) for name in (locale.name(), locale.name().partition("_")[0]))
    if found:
        translate.install(
            lambda source, n: translator.translate(translate.CONTEXT, source, None, -1 if n is None else n)
        )
        if application:
            _install_qt_texts(locale, application)
    return found or locale.name().startswith(SOURCE_LANGUAGE)


def _load(translator: QTranslator, name: str) -> bool:
    resource = files("klondike_qt") / "resources" / "translations" / f"klondike_{name}.qm"
    if not resource.is_file():
        return False
    with as_file(resource) as path:
        return translator.load(str(path))


def _install_qt_texts(locale: QLocale, application: QCoreApplication) -> None:
    texts = QTranslator(application)
    if texts.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(texts)
