// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>

namespace attentoscope::ui {

namespace {

constexpr QChar noBreak(0x00A0);
constexpr QChar narrowNoBreak(0x202F);
constexpr QChar apostrophe(0x2019);
constexpr QChar openQuote(0x00AB);
constexpr QChar closeQuote(0x00BB);

/// A part in quotes, an address or markup must stay as it is. Returns its length if it begins here, otherwise 0.
qsizetype lengthOfCode(QStringView rest)
{
    const QChar first = rest.front();
    if (first == QLatin1Char('"') || first == QLatin1Char('`')) {
        const auto end = rest.indexOf(first, 1);
        return end < 0 ? 0 : end + 1;
    }
    if (first == QLatin1Char('<') && rest.size() > 1 && (rest[1].isLetter() || rest[1] == QLatin1Char('/'))) {
        const auto end = rest.indexOf(QLatin1Char('>'));
        return end < 0 ? 0 : end + 1;
    }
    if (!rest.startsWith(QLatin1String("https://")) && !rest.startsWith(QLatin1String("http://")))
        return 0;
    qsizetype end = 0;
    while (end < rest.size() && !rest[end].isSpace())
        ++end;
    return end;
}

/// Whether a sign at this place ends a word: a space, the end, a closing sign, or a value follows.
bool endsAfter(QStringView text, qsizetype at)
{
    return at + 1 >= text.size() || text[at + 1].isSpace() || QStringView(u"»)”’\".,…{%").contains(text[at + 1]);
}

QChar frenchSpace(QStringView text, qsizetype at)
{
    if (at > 0 && text[at - 1] == openQuote)
        return noBreak;
    if (at + 1 >= text.size())
        return text[at];
    const QChar next = text[at + 1];
    if (next == closeQuote)
        return noBreak;
    if (next == QLatin1Char(':'))
        return endsAfter(text, at + 1) ? noBreak : text[at];
    return QStringView(u";?!").contains(next) && endsAfter(text, at + 1) ? narrowNoBreak : text[at];
}

/// Whether it is an apostrophe, as in l'essai, j'&ouvre (with a key) and d'%1 (with a value).
bool isApostrophe(QStringView text, qsizetype at)
{
    if (text[at] != QLatin1Char('\'') || at == 0 || at + 1 >= text.size() || !text[at - 1].isLetter())
        return false;
    const QChar next = text[at + 1];
    return next.isLetter() || next.isDigit() || next == openQuote || QStringView(u"&%{").contains(next);
}

/// Whether a space is before a percent sign, as in "99 %" and "%1 %", but not in "of %1".
bool isBeforePercent(QStringView text, qsizetype at)
{
    if (at == 0 || at + 1 >= text.size() || text[at + 1] != QLatin1Char('%'))
        return false;
    const bool isPlace = at + 2 < text.size() && (text[at + 2].isDigit() || QStringView(u"nL").contains(text[at + 2]));
    return !isPlace && (text[at - 1].isDigit() || text[at - 1] == QLatin1Char('}'));
}

} // namespace

QString typeset(const QString& text, const QString& code)
{
    const bool isFrench = code == QLatin1String("fr");
    if (!isFrench && code != QLatin1String("de"))
        return text;
    QString result = text;
    const QStringView view(text);
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (const auto length = lengthOfCode(view.mid(at)); length > 0) {
            at += length - 1;
            continue;
        }
        if (isFrench && isApostrophe(view, at))
            result[at] = apostrophe;
        else if (text[at] == QLatin1Char(' '))
            result[at] = isBeforePercent(view, at) ? noBreak : isFrench ? frenchSpace(view, at) : text[at];
    }
    return result;
}

namespace {

constexpr auto engineContext = "engine";

/// The translator of a program without an application object; null if there is one.
std::unique_ptr<QTranslator>& ownTranslator()
{
    static std::unique_ptr<QTranslator> translator;
    return translator;
}

/// tr() uses contexts with namespaces. lupdate writes the namespace only for classes that a source file declares. For
/// others it writes the bare class name.
class ProgramTexts : public QTranslator
{
public:
    explicit ProgramTexts(const QString& code) : m_code(code) { }

    QString translate(const char* context, const char* source, const char* comment, int count) const override
    {
        auto text = QTranslator::translate(context, source, comment, count);
        if (text.isNull()) {
            const char* last = std::strrchr(context, ':');
            text = QTranslator::translate(last ? last + 1 : context, source, comment, count);
        }
        return text.isNull() ? text : typeset(text, m_code);
    }

private:
    QString m_code;
};

std::unique_ptr<QTranslator> programTexts(const QString& code)
{
    auto texts = std::make_unique<ProgramTexts>(code);
    return texts->load(QStringLiteral(":/translations/attentoscope_%1.qm").arg(code)) ? std::move(texts)
                                                                                      : std::unique_ptr<ProgramTexts>();
}

/// The translators of all languages. A reader may need another language than the chosen one.
const std::map<QString, std::unique_ptr<QTranslator>>& allTexts()
{
    static const auto texts = [] {
        std::map<QString, std::unique_ptr<QTranslator>> all;
        for (const auto& language : languages())
            all[QString::fromLatin1(language.code)] = programTexts(QString::fromLatin1(language.code));
        return all;
    }();
    return texts;
}

QString& chosenLanguage()
{
    static QString code = QStringLiteral("en");
    return code;
}

/// Texts of Qt's dialogs and buttons, from a package that may be absent.
std::unique_ptr<QTranslator> qtTexts(const QString& code)
{
    auto texts = std::make_unique<QTranslator>();
    const auto folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    return texts->load(QStringLiteral("qtbase_%1").arg(code), folder) ? std::move(texts) : nullptr;
}

void install(std::unique_ptr<QTranslator> texts)
{
    if (!texts)
        return;
    texts->setParent(QCoreApplication::instance());
    QCoreApplication::installTranslator(texts.release());
}

/// Puts the values into a text. If a translation needs another order, it numbers the places: {1}, {2}.
QString filled(const QString& text, const std::vector<Message>& values)
{
    QString whole;
    qsizetype next = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const auto end = text[at] == QLatin1Char('{') ? text.indexOf(QLatin1Char('}'), at) : qsizetype(-1);
        bool isNumber = false;
        const int number = end < 0 ? 0 : text.mid(at + 1, end - at - 1).toInt(&isNumber);
        const qsizetype index = isNumber ? number - 1 : next;
        if (end < 0 || (!isNumber && end != at + 1) || index < 0 || index >= qsizetype(values.size())) {
            whole += text[at];
            continue;
        }
        next = index + 1;
        whole += translated(values[std::size_t(index)]);
        at = end;
    }
    return whole;
}

/// The value of the first of these environment variables that is set.
QString localeIn(std::initializer_list<const char*> names)
{
    for (const char* name : names)
        if (const QString locale = qEnvironmentVariable(name); !locale.isEmpty())
            return locale;
    return {};
}

} // namespace

std::span<const Language> languages()
{
    static constexpr Language table[] = {{"en", "English"}, {"de", "Deutsch"}, {"fr", "Français"}};
    return table;
}

bool isLanguage(const QString& code)
{
    return std::ranges::any_of(languages(), [&](const Language& one) { return code == QLatin1String(one.code); });
}

QString languageOfEnvironment()
{
    const QString locale = localeIn({"LC_ALL", "LC_MESSAGES", "LANG"});
    QStringList wanted{locale};
    // As in gettext, LANGUAGE is ignored in the "C" locale.
    const bool isPlain = locale.isEmpty() || locale.startsWith(QLatin1String("C")) || locale == QLatin1String("POSIX");
    if (!isPlain)
        wanted = qEnvironmentVariable("LANGUAGE").split(QLatin1Char(':'), Qt::SkipEmptyParts) + wanted;
    for (const auto& name : wanted)
        if (const auto code = name.left(2); isLanguage(code) && (name.size() == 2 || !name[2].isLetter()))
            return code;
    return QStringLiteral("en");
}

void useLanguage(const QString& code)
{
    // QLocale::system().name() cannot be used: it takes its language from LANGUAGE, which does not apply to numbers.
    if (isLanguage(code) && localeIn({"LC_ALL", "LC_NUMERIC", "LANG"}).left(2) != code)
        QLocale::setDefault(QLocale(code));
    const auto chosen = isLanguage(code) ? code : languageOfEnvironment();
    chosenLanguage() = chosen;
    install(qtTexts(chosen));
    install(programTexts(chosen));
}

QString languageInUse()
{
    return chosenLanguage();
}

void useLanguageWithoutApplication(const QString& code)
{
    const auto chosen = isLanguage(code) ? code : languageOfEnvironment();
    ownTranslator() = programTexts(chosen);
}

QString engineText(const char* text)
{
    if (const auto& own = ownTranslator()) {
        const auto found = own->translate(engineContext, text);
        return found.isEmpty() ? QString::fromUtf8(text) : found;
    }
    return QCoreApplication::translate(engineContext, text);
}

QString engineTextIn(const char* text, const QString& code)
{
    const auto found = allTexts().find(code);
    const auto translated =
        found == allTexts().end() || !found->second ? QString() : found->second->translate(engineContext, text);
    return translated.isEmpty() ? QString::fromUtf8(text) : translated;
}

QLocale numberLocale()
{
    if (const auto& own = ownTranslator())
        return QLocale(own->language());
    return QCoreApplication::instance() ? QLocale() : QLocale(QLocale::English, QLocale::UnitedStates);
}

QString translated(const Message& message)
{
    if (message.number())
        return numberLocale().toString(qlonglong(*message.number()));
    if (!message.key())
        return QString::fromStdString(message.text());
    return filled(engineText(message.key()), message.values());
}

QString translated(const std::string& text)
{
    return engineText(text.c_str());
}

} // namespace attentoscope::ui
