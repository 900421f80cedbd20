// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/language/languages.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numbers.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

namespace {

enum class Reading : std::uint8_t { LeftToRight, RightToLeft };

/// A pretended language. Each text is in brackets and a third longer, as German is compared with English. A text
/// without brackets was not translated. A text that is cut off would be cut off in German. The object must be made
/// before the widgets, and its language lasts as long as it does.
class PseudoLocale : public QTranslator
{
public:
    explicit PseudoLocale(Reading reading = Reading::LeftToRight) : m_before(QGuiApplication::layoutDirection())
    {
        QCoreApplication::installTranslator(this);
        if (reading == Reading::RightToLeft)
            QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    }
    ~PseudoLocale() override
    {
        QCoreApplication::removeTranslator(this);
        QGuiApplication::setLayoutDirection(m_before);
    }
    PseudoLocale(const PseudoLocale&) = delete;
    PseudoLocale& operator=(const PseudoLocale&) = delete;
    PseudoLocale(PseudoLocale&&) = delete;
    PseudoLocale& operator=(PseudoLocale&&) = delete;

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        const auto text = QString::fromUtf8(source);
        // Qt's own: the direction of its texts is one of them.
        if (QLatin1String(context) == "QGuiApplication"_L1)
            return {};
        return QLatin1Char('[') + text + QString((text.size() + 2) / 3, QLatin1Char('~')) + QLatin1Char(']');
    }

private:
    Qt::LayoutDirection m_before;
};

} // namespace

/// The window in another language. It needs its own process, because a language is chosen only once.
class TestWindowLanguages : public QObject, private ScriptedWindow
{
    Q_OBJECT

    QStringList labels() const
    {
        QStringList texts;
        for (const auto* label : m_window->findChildren<QLabel*>())
            texts << label->text();
        return texts;
    }

private slots:
    void initTestCase() { registerTypes(); }
    void cleanup() { m_window.reset(); }

    void everyMenuIsTranslatable()
    {
        const PseudoLocale pseudo;
        makeWindow();
        const auto menus = m_window->menuBar()->actions();
        QVERIFY(!menus.isEmpty());
        for (const auto* menu : menus)
            QVERIFY2(menu->text().startsWith(QLatin1Char('[')), qPrintable(menu->text()));
    }

    void presetsAreNamedInTheLanguage()
    {
        const PseudoLocale pseudo;
        makeWindow();
        startTraining();
        const auto texts = labels().join(QLatin1Char('\n'));
        QVERIFY2(texts.contains(u"[[Luong, dot"_s), qPrintable(texts)); // in the status bar
        QVERIFY(m_window->sideBar().training().presetName().startsWith(QLatin1Char('[')));
    }

    void readsFromRightToLeft()
    {
        {
            const PseudoLocale pseudo(Reading::RightToLeft);
            makeWindow();
            QCOMPARE(m_window->layoutDirection(), Qt::RightToLeft);
            m_window.reset();
        }
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    }

    void numbersHaveTheirForm_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("sentences");
        QTest::addColumn<QStringList>("bits");
        QTest::newRow("en") << "en" << QStringList{"0 sentences", "1 sentence", "2 sentences"}
                            << QStringList{"0.40 bits", "1.40 bits", "2.40 bits"};
        QTest::newRow("de") << "de" << QStringList{"0 Sätze", "1 Satz", "2 Sätze"}
                            << QStringList{"0,40 Bit", "1,40 Bit", "2,40 Bit"};
        QTest::newRow("fr") << "fr" << QStringList{"0 phrase", "1 phrase", "2 phrases"}
                            << QStringList{"0,40 bit", "1,40 bit", "2,40 bits"};
    }

    void numbersHaveTheirForm()
    {
        QFETCH(QString, code);
        QFETCH(QStringList, sentences);
        QFETCH(QStringList, bits);
        const QLocale before;
        useLanguage(code);
        QLocale::setDefault(QLocale(code));
        for (int count = 0; count < sentences.size(); ++count) {
            QCOMPARE(
                QCoreApplication::translate("SentenceController", "%Ln sentences", nullptr, count), sentences[count]);
            QCOMPARE(bitsText(count + 0.4), bits[count]);
        }
        QLocale::setDefault(before);
        for (auto* texts : QCoreApplication::instance()->findChildren<QTranslator*>())
            delete texts;
    }

    void noMenuHasAKeyTwice_data()
    {
        QTest::addColumn<QString>("code");
        for (const auto& language : languages()) // English first: each language that is used stays below the next
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }

    void noMenuHasAKeyTwice()
    {
        QFETCH(QString, code);
        if (code != "en"_L1)
            useLanguage(code);
        makeWindow();
        QStringList twice;
        QList<QList<QAction*>> menus{m_window->menuBar()->actions()};
        while (!menus.isEmpty()) {
            QString keys;
            for (auto* action : menus.takeFirst()) {
                if (action->menu())
                    menus << action->menu()->actions();
                const auto key = QKeySequence::mnemonic(action->text()).toString();
                if (!key.isEmpty() && keys.contains(key.right(1)))
                    twice << action->text();
                keys += key.right(1);
            }
        }
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u", "_s)));
    }

    /// The last one: the language stays.
    void speaksGerman()
    {
        useLanguage(u"de"_s);
        makeWindow();
        QCOMPARE(m_window->menuBar()->actions().front()->text(), u"&Datei"_s);
        Error error{.message = Message("There is no folder \"{}\". Check the name of the run.", std::string("/x"))};
        m_window->pages().messages().showError(error);
        QCOMPARE(
            m_window->pages().messages().text(), u"Einen Ordner „/x“ gibt es nicht. Den Namen des Laufs prüfen."_s);
        load();
        QVERIFY2(labels().contains(u"Lernrate"_s), qPrintable(labels().join(QLatin1Char('\n'))));
    }
};

ATTENTOSCOPE_TEST(TestWindowLanguages, QApplication);
#include "tst_windowlanguages.moc"
