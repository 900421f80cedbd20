// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/shippedlessons.h"
#include "engine/settings/settings.h"
#include "tests/support/testprogram.h"
#include "ui/language/languages.h"
#include "ui/settings/settingsmodel.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>

using namespace attentoscope;
using namespace attentoscope::ui;

/// Lessons name menus, their entries and the choices of settings as the window does, in each language.
class TestLessonQuotes : public QObject
{
    Q_OBJECT

    static QString plain(QString text)
    {
        return text.remove(QLatin1Char('&'))
            .remove(QStringLiteral("…"))
            .replace(QChar(0x2019), QLatin1Char('\''))
            .trimmed();
    }

    static void add(const QMenu& menu, const QString& title, QSet<QString>& names)
    {
        for (const auto* action : menu.actions())
            if (action->menu())
                add(*action->menu(), title, names);
            else
                names << title + QStringLiteral(" ▸ ") + plain(action->text());
    }

    static QSet<QString> choices()
    {
        QSet<QString> names;
        for (const auto& setting : settings())
            for (const auto& choice : setting.info.choices)
                names << settingValueText(setting.info, QString::fromStdString(choice));
        return names;
    }

    /// English lessons name them without quotation marks, and the English words are the ids.
    static void quotesChoices(const QString& code)
    {
        if (code == QLatin1String("en"))
            return;
        const auto names = choices();
        for (const char* english : {"Square root", "Where possible", "Learned", "Projected"})
            QVERIFY2(!names.contains(QLatin1String(english)), english);
        static const QRegularExpression quoted(QStringLiteral("„([^“]+)“|«\\h([^»]+)\\h»"));
        int quotes = 0;
        for (const auto& shipped : shippedLessons()) {
            if (code != QLatin1String(std::string(shipped.language).c_str()))
                continue;
            const auto text = QString::fromUtf8(shipped.text.data(), qsizetype(shipped.text.size()));
            for (auto found = quoted.globalMatch(text); found.hasNext(); ++quotes) {
                const auto match = found.next();
                const auto name = match.captured(1) + match.captured(2);
                const bool isValue = name.startsWith(QLatin1String("{{")); // a word of the picture
                QVERIFY2(isValue || names.contains(name), qPrintable(name));
            }
        }
        QVERIFY(quotes >= 5);
    }

private slots:
    void nameWhatTheWindowHas_data()
    {
        QTest::addColumn<QString>("code");
        for (const auto& language : languages()) // English first: a language that is used stays
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }

    void nameWhatTheWindowHas()
    {
        QFETCH(QString, code);
        if (code != QLatin1String("en"))
            useLanguage(code);
        const MainWindow window;
        QSet<QString> names;
        for (const auto* menu : window.menuBar()->actions())
            add(*menu->menu(), plain(menu->text()), names);
        static const QRegularExpression quote(QStringLiteral("\\*([^*]+ ▸ [^*]+)\\*"));
        int quotes = 0;
        for (const auto& shipped : shippedLessons()) {
            if (code != QLatin1String(std::string(shipped.language).c_str()))
                continue;
            const auto text = QString::fromUtf8(shipped.text.data(), qsizetype(shipped.text.size())).simplified();
            for (auto found = quote.globalMatch(text); found.hasNext(); ++quotes) {
                const auto name = plain(found.next().captured(1));
                const bool isValue = name.startsWith(QLatin1String("{{")); // a word of the picture
                QVERIFY2(isValue || names.contains(name), qPrintable(name));
            }
        }
        QVERIFY(quotes > 10);
        quotesChoices(code);
    }
};

ATTENTOSCOPE_TEST(TestLessonQuotes, QApplication);
#include "tst_lessonquotes.moc"
