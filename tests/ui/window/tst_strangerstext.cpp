// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/hovering.h"
#include "tests/ui/window/openwatch.h"
#include "tests/ui/window/strangersscenes.h"
#include "tests/ui/window/strangersvalues.h"
#include "ui/theme/theme.h"
#include "ui/widgets/dialogs.h"
#include "ui/window/enginereports.h"

namespace {

const QString picture = u"picture.png"_s;
const std::string markup = "<img src=\"picture.png\"> <b>word</b>";

} // namespace

/// Words, names, messages and paths of strangers are displayed literally. Read as rich text, they could name a picture,
/// which the window would then open. That could be a device without an end.
class TestStrangersText : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        QVERIFY(m_folder.isValid());
        QVERIFY(QDir::setCurrent(m_folder.path())); // a word that names no folder can be a file's name too
        QFile file(picture);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("no picture") > 0);
        QVERIFY(QDir().mkdir(QString::fromStdString(markup).remove(QLatin1Char('/'))));
    }

    void noPlaceReadsTheFileThatAWordNames_data()
    {
        QTest::addColumn<int>("scene");
        for (std::size_t index = 0; index < strangersScenes().size(); ++index)
            QTest::newRow(strangersScenes()[index].name) << int(index);
    }

    void noPlaceReadsTheFileThatAWordNames()
    {
        QFETCH(const int, scene);
        const OpenWatch watch(picture);
        QVERIFY(watch.watches());
        StrangersWindow window(markup);
        strangersScenes()[std::size_t(scene)].reach(window);
        QStringList opening;
        if (watch.wasOpened())
            opening << u"on its way there"_s;
        hoverEverything([&](const QWidget& widget) {
            if (watch.wasOpened())
                opening << u"%1 \"%2\" \"%3\""_s.arg(
                    QLatin1String(widget.metaObject()->className()), widget.objectName(), widget.accessibleName());
        });
        QVERIFY2(opening.isEmpty(), qPrintable(opening.join(u"\n"_s)));
    }

    void whatWasFuzzedIsShown_data()
    {
        QTest::addColumn<QString>("file");
        const QDir seeds(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/fuzz/corpus/shown"));
        QVERIFY(!seeds.isEmpty());
        for (const auto& name : seeds.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << seeds.filePath(name);
    }

    void whatWasFuzzedIsShown()
    {
        QFETCH(const QString, file);
        QFile seed(file);
        QVERIFY(seed.open(QIODevice::ReadOnly));
        const OpenWatch watch(picture);
        showAnything(seed.readAll().toStdString());
        QVERIFY(!watch.wasOpened());
    }

    void aQuestionHoldsNamesAsTheyAre()
    {
        const OpenWatch watch(picture);
        bool asked = false;
        QTimer::singleShot(0, this, [&] {
            asked = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            hoverEverything([](const QWidget&) { });
            QApplication::activeModalWidget()->close();
        });
        const auto name = QString::fromStdString(markup);
        QVERIFY(!ui::DesktopDialogs().confirm(nullptr, name, name));
        QVERIFY(asked);
        QVERIFY(!watch.wasOpened());
    }

    /// Labels of forms, file dialogs and message boxes. Qt makes them.
    void theStyleMakesQtsOwnLabelsPlain()
    {
        const OpenWatch watch(picture);
        QLabel label(QString::fromStdString(markup));
        label.show();
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QVERIFY(!watch.wasOpened());
    }

    void aTitleHoldsNoControlCharacters()
    {
        const StrangersWindow window("a\x1b]0;b\x07\nc");
        window.window->reports().showCorpus(corpusOf(window.text));
        QCOMPARE(window.window->windowTitle(), u"a ]0;b c — Attentoscope"_s);
    }

    /// The watch notices an opened file.
    void aLabelOfRichTextWouldBeNoticed()
    {
        const OpenWatch watch(picture);
        QWidget widget;
        widget.setToolTip(QString::fromStdString(markup));
        widget.show();
        bool noticed = false;
        hoverEverything([&](const QWidget&) { noticed = noticed || watch.wasOpened(); });
        QVERIFY(noticed);
    }
};

ATTENTOSCOPE_TEST(TestStrangersText, QApplication);
#include "tst_strangerstext.moc"
