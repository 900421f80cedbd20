// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/uisamples.h"
#include "ui/settings/presetchooser.h"
#include "ui/settings/settingeditor.h"
#include "ui/settings/settingsform.h"
#include "ui/settings/settingsmodel.h"
#include "ui/training/rundestination.h"
#include "ui/training/trainingpanel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>
#include <QUndoStack>

using namespace attentoscope;
using namespace attentoscope::ui;

class TestTrainingPanel : public QObject
{
    Q_OBJECT

    static SettingEditor* editor(const TrainingPanel& panel, const char* key)
    {
        return panel.findChild<SettingsForm*>()->editor(QString::fromLatin1(key));
    }

private slots:
    void requestHoldsPresetAndChanges()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        panel.setPreset(QStringLiteral("luong-dot"));
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("2"));
        const auto request = panel.request(QStringLiteral("data.tsv"));
        QCOMPARE(request.preset, std::string("luong-dot"));
        QCOMPARE(request.settings.size(), 1U);
        QCOMPARE(request.settings.front().key, std::string("epochs"));
        QVERIFY2(request.runFolder.empty(), "no place for runs was given");
    }

    void theSizeOfTheModelStandsBelowTheForm()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        QSignalSpy requests(&panel, &TrainingPanel::sizeRequested);
        QVERIFY(requests.wait());
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("2"));
        QVERIFY(requests.wait());
        const auto request = requests.back().front().value<TrainingRequest>();
        QCOMPARE(request.settings.front().key, std::string("epochs"));
        const auto shown = [&] {
            for (const auto* label : panel.findChildren<QLabel*>())
                if (label->text().contains(QStringLiteral("843 k")) && !label->isHidden())
                    return true;
            return false;
        };
        panel.showSize(ModelSize{.weights = 843'000, .saveBytes = 10'116'000});
        QVERIFY(shown());
        panel.showSize(std::nullopt);
        QVERIFY(!shown());
    }

    void eachRunGetsAFolderNamedForIt()
    {
        RunDestination destination;
        destination.setRunsFolder(QStringLiteral("/home/ada/runs"));
        const auto folder = destination.folderFor(QStringLiteral("my data/train set.tsv"), QStringLiteral("luong-dot"));
        QVERIFY2(folder.startsWith(QStringLiteral("/home/ada/runs/train-set-luong-dot-")), qPrintable(folder));
    }

    void aChosenFolderIsTakenAsItIs()
    {
        RunDestination destination;
        destination.setRunsFolder(QStringLiteral("/home/ada/runs"));
        destination.setChosenFolder(QStringLiteral("/elsewhere"));
        QCOMPARE(destination.folderFor(QStringLiteral("x"), QStringLiteral("y")), QStringLiteral("/elsewhere"));
    }

    void cancellingTheChoiceKeepsWhatWas()
    {
        RunDestination destination;
        destination.setRunsFolder(QStringLiteral("/home/ada/runs"));
        destination.setChosenFolder({});
        QVERIFY(destination.folderFor(QStringLiteral("x"), QStringLiteral("y"))
                .startsWith(QStringLiteral("/home/ada/runs/")));
    }

    void whereARunLiesAlreadyTheNextGetsANumber()
    {
        const QTemporaryDir place;
        RunDestination destination;
        const auto chosen = place.filePath(QStringLiteral("run"));
        destination.setChosenFolder(chosen);
        QVERIFY(QDir().mkpath(chosen));
        QCOMPARE(destination.folderFor({}, {}), chosen);
        QFile config(chosen + QStringLiteral("/config.json"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        QCOMPARE(destination.folderFor({}, {}), chosen + QStringLiteral("-2"));
    }

    void whatStaysOpenWhileTrainingSaysWhatItDoes()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        panel.show();
        const auto notes = [&panel] {
            QStringList texts;
            for (const auto* label : panel.findChild<SettingsForm*>()->findChildren<QLabel*>())
                if (label->isVisible() && label->wordWrap())
                    texts << label->text();
            return texts.join(QLatin1Char(' '));
        };
        QVERIFY(notes().isEmpty());
        panel.setState(testing::running);
        for (const char* key : {"learning_rate", "epochs", "teacher_forcing"}) {
            QVERIFY(editor(panel, key)->isEnabled());
            const auto name = editor(panel, key)->field()->accessibleName();
            QVERIFY2(notes().contains(name + QLatin1Char(':')), key);
            QVERIFY(editor(panel, key)->field()->accessibleDescription().startsWith(name));
        }
        QVERIFY(!editor(panel, "hidden_size")->isEnabled());
        panel.setState(testing::idleWithData);
        QVERIFY(editor(panel, "hidden_size")->isEnabled());
        QVERIFY(notes().isEmpty());
    }

    void changesWhileTrainingAreAnnounced()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        QSignalSpy rates(&panel, &TrainingPanel::learningRateChanged);
        QSignalSpy forcings(&panel, &TrainingPanel::teacherForcingChanged);
        QSignalSpy limits(&panel, &TrainingPanel::limitChanged);
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("5"));
        QCOMPARE(limits.count(), 0);
        panel.setState(testing::running);
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("7"));
        panel.settings().setValue(QStringLiteral("learning_rate"), QStringLiteral("0.5"));
        panel.settings().setValue(QStringLiteral("teacher_forcing"), QStringLiteral("0.25"));
        QCOMPARE(limits.count(), 1);
        QCOMPARE(limits.front().front().value<TrainingLimit>().epochs, 7);
        QCOMPARE(forcings.count(), 1);
        QCOMPARE(forcings.front().front().toDouble(), 0.25);
        panel.settings().setValue(QStringLiteral("steps"), QStringLiteral("500"));
        QCOMPARE(limits.back().front().value<TrainingLimit>().steps, 500);
        QCOMPARE(limits.back().front().value<TrainingLimit>().epochs, 0);
        panel.settings().setValue(QStringLiteral("minutes"), QStringLiteral("2.5"));
        QCOMPARE(limits.back().front().value<TrainingLimit>().minutes, 2.5);
        QCOMPARE(limits.back().front().value<TrainingLimit>().steps, 0);
        QCOMPARE(rates.count(), 1);
        QCOMPARE(rates.front().front().toDouble(), 0.5);
    }

    void takesOverTheSettingsOfARun()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        panel.setState(testing::running);
        QSignalSpy rates(&panel, &TrainingPanel::learningRateChanged);
        panel.showRun(testing::sampleRun());
        QCOMPARE(panel.settings().value(QStringLiteral("hidden_size")), QStringLiteral("64"));
        QCOMPARE(panel.request({}).preset, std::string("luong-dot"));
        QCOMPARE(rates.count(), 0);
    }

    /// The form shows the values that training will use, and the article's own can be asked for.
    void defaultsFollowTheNumberOfPairs()
    {
        auto catalogue = testing::sampleCatalogue();
        auto& article = catalogue.presets.back();
        article.fewPairsValues = article.values;
        for (auto& value : article.fewPairsValues)
            if (value.key == "hidden_size")
                value.value = "64";
        TrainingPanel panel;
        panel.setCatalogue(catalogue);
        panel.setPreset(QStringLiteral("luong-dot"));
        const auto hidden = QStringLiteral("hidden_size");
        QCOMPARE(panel.settings().value(hidden), QStringLiteral("512"));
        auto corpus = testing::sampleCorpus();
        corpus.trainingPairs = 9'500;
        panel.showCorpus(corpus);
        QCOMPARE(panel.settings().value(hidden), QStringLiteral("64"));
        QCOMPARE(editor(panel, "hidden_size")->value(), QStringLiteral("64"));
        QVERIFY(panel.request({}).settings.empty());
        panel.settings().setValue(hidden, QStringLiteral("512"));
        QCOMPARE(panel.request({}).settings.size(), 1U);
        QCOMPARE(panel.request({}).settings.front().value, std::string("512"));
        corpus.trainingPairs = manyTrainingPairs;
        panel.showCorpus(corpus);
        QCOMPARE(panel.settings().value(hidden), QStringLiteral("512"));
        corpus.trainingPairs = 9'500;
        panel.showCorpus(corpus);
        QCOMPARE(panel.request({}).settings.size(), 1U);
    }

    void aRecipeBringsItsOwnDefaults()
    {
        auto catalogue = testing::sampleCatalogue();
        auto& preset = catalogue.presets.back();
        auto values = preset.values;
        for (auto& value : values)
            if (value.key == "learning_rate")
                value.value = "0.5";
        preset.variants = {{{"tokenizer", {"space"}}, values}};
        catalogue.settings.front().group = SettingGroup::Training;
        TrainingPanel panel;
        panel.setCatalogue(catalogue);
        panel.setPreset(QStringLiteral("luong-dot"));
        panel.settings().setValue(QStringLiteral("tokenizer"), QStringLiteral("space"));
        QTRY_COMPARE(panel.settings().value(QStringLiteral("learning_rate")), QStringLiteral("0.5"));
        panel.settings().reset(QStringLiteral("tokenizer"));
        QTRY_COMPARE(panel.settings().value(QStringLiteral("learning_rate")), QStringLiteral("0.002"));
    }

    void walkingTheListOfPresetsChangesNothing()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        panel.setState(testing::idleWithData);
        panel.show();
        QSignalSpy chosen(&panel, &TrainingPanel::presetChosen);
        auto* combo = panel.findChild<PresetChooser*>()->findChild<QComboBox*>();
        QTest::keyClick(combo, Qt::Key_Down);
        QVERIFY(combo->view()->isVisible());
        QTest::keyClick(combo->view(), Qt::Key_Down);
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(panel.request({}).preset, std::string("recommended"));
        QTest::keyClick(combo->view(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(panel.request({}).preset, std::string("luong-dot"));
    }

    void valuesPresetsAndResetsAreUndone()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        auto* history = panel.history();
        QVERIFY(!history->canUndo());
        const auto value = [&](const char* key) { return panel.settings().value(QString::fromLatin1(key)); };
        auto* epochs = qobject_cast<QSpinBox*>(editor(panel, "epochs")->field());
        epochs->setValue(3);
        QVERIFY(history->undoText().contains(QStringLiteral("“Epochs”")));
        auto* combo = panel.findChild<PresetChooser*>()->findChild<QComboBox*>();
        combo->setCurrentIndex(1);
        panel.settings().setValue(QStringLiteral("hidden_size"), QStringLiteral("64"));
        panel.settings().resetAll();
        QCOMPARE(history->count(), 4);
        QVERIFY(panel.settings().changes().empty());
        history->undo();
        QCOMPARE(value("epochs"), QStringLiteral("3"));
        QCOMPARE(value("hidden_size"), QStringLiteral("64"));
        history->undo();
        QCOMPARE(value("hidden_size"), QStringLiteral("512"));
        history->undo();
        QCOMPARE(panel.request({}).preset, std::string("recommended"));
        QCOMPARE(epochs != nullptr && editor(panel, "epochs")->value() == QStringLiteral("3"), true);
        history->undo();
        QCOMPARE(value("epochs"), QStringLiteral("10"));
        QVERIFY(!history->canUndo());
        while (history->canRedo())
            history->redo();
        QCOMPARE(panel.request({}).preset, std::string("luong-dot"));
        QVERIFY(panel.settings().changes().empty());
    }

    void aRunLeavesNothingToUndo()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("3"));
        QVERIFY(panel.history()->canUndo());
        panel.showRun(testing::sampleRun());
        QVERIFY(!panel.history()->canUndo());
    }

    void thePresetNamesItsArticle()
    {
        auto catalogue = testing::sampleCatalogue();
        catalogue.presets.front().article = {"A <title>", "Ada and Bob", "2015", "https://example.org/x", "a paper"};
        catalogue.presets.front().expectation = "It learns.";
        catalogue.presets.front().articleData = {{"lowercase", "true"}};
        const auto html = presetHelpHtml(catalogue.presets.front());
        QVERIFY(
            html.contains(QStringLiteral("<a href=\"https://example.org/x\">Ada and Bob 2015: A &lt;title&gt;</a>")));
        QVERIFY(html.contains(QStringLiteral("lowercase=true")) && html.contains(QStringLiteral("It learns.")));
    }

    void attentionIsAChoiceAmongTheKinds()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        const auto* info = panel.settings().find(QStringLiteral("attention"));
        QVERIFY(info);
        QCOMPARE(info->type, SettingType::Choice);
        QCOMPARE(info->choices.size(), 2U);
    }
};

ATTENTOSCOPE_TEST(TestTrainingPanel, QApplication);
#include "tst_trainingpanel.moc"
