// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"
#include "ui/settings/presetchooser.h"
#include "ui/settings/settingeditor.h"
#include "ui/settings/settingsform.h"
#include "ui/settings/settingsmodel.h"
#include "ui/training/rundestination.h"
#include "ui/training/trainingpanel.h"

namespace {

struct Panel : TrainingPanel
{
    Panel() { setCatalogue(sampleCatalogue()); }
};

} // namespace

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
        Panel panel;
        panel.setPreset(u"luong-dot"_s);
        panel.settings().setValue(u"epochs"_s, u"2"_s);
        const auto request = panel.request(u"data.tsv"_s);
        QCOMPARE(request.preset, std::string("luong-dot"));
        QCOMPARE(request.settings.size(), 1U);
        QCOMPARE(request.settings.front().key, std::string("epochs"));
        QVERIFY2(request.runFolder.empty(), "no place for runs was given");
    }

    void theSizeOfTheModelStandsBelowTheForm()
    {
        Panel panel;
        QSignalSpy requests(&panel, &TrainingPanel::sizeRequested);
        QVERIFY(requests.wait());
        panel.settings().setValue(u"epochs"_s, u"2"_s);
        QVERIFY(requests.wait());
        const auto request = requests.back().front().value<TrainingRequest>();
        QCOMPARE(request.settings.front().key, std::string("epochs"));
        const auto shown = [&] {
            for (const auto* label : panel.findChildren<QLabel*>())
                if (label->text().contains(u"843 k"_s) && !label->isHidden())
                    return true;
            return false;
        };
        panel.showSize(ModelSize{.weights = 843'000, .saveBytes = 10'116'000});
        QVERIFY(shown());
        panel.showSize(std::nullopt);
        QVERIFY(!shown());
    }

    void choicesStandBelowTheForm()
    {
        Panel panel;
        auto* box = panel.findChild<QCheckBox*>();
        QVERIFY(box && box->isChecked());
        QCOMPARE(panel.request({}).settingsFrom, SettingsFrom::Rule);
        QCOMPARE(panel.request({}).ifTaken, TakenFolder::Number); // starting again is not refused
        panel.showChoices({{{{"tokenizer", "bpe"}, {"subword_vocabulary", "8000"}}, std::string("many pairs")},
            {{{"epochs", "12"}}, std::string("no limit")}});
        QStringList texts;
        for (const auto* label : panel.findChildren<QLabel*>())
            texts << label->text();
        QVERIFY(texts.contains(u"tokenizer=bpe subword_vocabulary=8000: many pairs\nepochs=12: no limit"_s));
        box->setChecked(false);
        QCOMPARE(panel.request({}).settingsFrom, SettingsFrom::Preset);
    }

    /// Values that training chose are chosen again for the next training.
    void chosenSettingsAreNoChangesOfThePerson()
    {
        Panel panel;
        RunDescription run;
        run.configuration.preset = "recommended";
        run.values = {{"epochs", "12"}, {"hidden_size", "48"}};
        run.chosen = {{{{"epochs", "12"}}, std::string("no limit")}};
        panel.showRun(run);
        QVERIFY(!panel.settings().isChanged(u"epochs"_s));
        QVERIFY(panel.settings().isChanged(u"hidden_size"_s));
    }

    void eachRunGetsAFolderNamedForIt()
    {
        RunDestination destination;
        destination.setRunsFolder(u"/home/ada/runs"_s);
        const auto folder = destination.folderFor(u"my data/train set.tsv"_s, u"luong-dot"_s);
        QVERIFY2(folder.startsWith(u"/home/ada/runs/train-set-luong-dot-"_s), qPrintable(folder));
    }

    void aChosenFolderIsTakenAsItIs()
    {
        RunDestination destination;
        destination.setRunsFolder(u"/home/ada/runs"_s);
        destination.setChosenFolder(u"/elsewhere"_s);
        QCOMPARE(destination.folderFor(u"x"_s, u"y"_s), u"/elsewhere"_s);
    }

    void cancellingTheChoiceKeepsWhatWas()
    {
        RunDestination destination;
        destination.setRunsFolder(u"/home/ada/runs"_s);
        destination.setChosenFolder({});
        QVERIFY(destination.folderFor(u"x"_s, u"y"_s).startsWith(u"/home/ada/runs/"_s));
    }

    void whatStaysOpenWhileTrainingSaysWhatItDoes()
    {
        Panel panel;
        panel.show();
        const auto notes = [&panel] {
            QStringList texts;
            for (const auto* label : panel.findChild<SettingsForm*>()->findChildren<QLabel*>())
                if (label->isVisible() && label->wordWrap())
                    texts << label->text();
            return texts.join(QLatin1Char(' '));
        };
        QVERIFY(notes().isEmpty());
        panel.setState(tests::running);
        for (const char* key : {"learning_rate", "epochs", "teacher_forcing"}) {
            QVERIFY(editor(panel, key)->isEnabled());
            const auto name = editor(panel, key)->field()->accessibleName();
            QVERIFY2(notes().contains(name + QLatin1Char(':')), key);
            QVERIFY(editor(panel, key)->field()->accessibleDescription().startsWith(name));
        }
        QVERIFY(!editor(panel, "hidden_size")->isEnabled());
        panel.setState(idleWithData);
        QVERIFY(editor(panel, "hidden_size")->isEnabled());
        QVERIFY(notes().isEmpty());
    }

    void changesWhileTrainingAreAnnounced()
    {
        Panel panel;
        QSignalSpy rates(&panel, &TrainingPanel::learningRateChanged);
        QSignalSpy forcings(&panel, &TrainingPanel::teacherForcingChanged);
        QSignalSpy weights(&panel, &TrainingPanel::alignmentWeightChanged);
        QSignalSpy limits(&panel, &TrainingPanel::limitChanged);
        panel.settings().setValue(u"epochs"_s, u"5"_s);
        QCOMPARE(limits.count(), 0);
        panel.setState(tests::running);
        panel.settings().setValue(u"epochs"_s, u"7"_s);
        panel.settings().setValue(u"learning_rate"_s, u"0.5"_s);
        panel.settings().setValue(u"teacher_forcing"_s, u"0.25"_s);
        panel.settings().setValue(u"alignment_weight"_s, u"0.75"_s);
        QCOMPARE(weights.count(), 1);
        QCOMPARE(weights.front().front().toDouble(), 0.75);
        QCOMPARE(limits.count(), 1);
        QCOMPARE(limits.front().front().value<TrainingLimit>().epochs, 7);
        QCOMPARE(forcings.count(), 1);
        QCOMPARE(forcings.front().front().toDouble(), 0.25);
        panel.settings().setValue(u"steps"_s, u"500"_s);
        QCOMPARE(limits.back().front().value<TrainingLimit>().steps, 500);
        QCOMPARE(limits.back().front().value<TrainingLimit>().epochs, 0);
        panel.settings().setValue(u"minutes"_s, u"2.5"_s);
        QCOMPARE(limits.back().front().value<TrainingLimit>().minutes, 2.5);
        QCOMPARE(limits.back().front().value<TrainingLimit>().steps, 0);
        QCOMPARE(rates.count(), 1);
        QCOMPARE(rates.front().front().toDouble(), 0.5);
    }

    void takesOverTheSettingsOfARun()
    {
        Panel panel;
        panel.setState(tests::running);
        QSignalSpy rates(&panel, &TrainingPanel::learningRateChanged);
        panel.showRun(sampleRun());
        QCOMPARE(panel.settings().value(u"hidden_size"_s), u"64"_s);
        QCOMPARE(panel.request({}).preset, std::string("luong-dot"));
        QCOMPARE(rates.count(), 0);
    }

    /// The form shows the values that training will use. A person can ask for the article's values.
    void defaultsFollowTheNumberOfPairs()
    {
        auto catalogue = sampleCatalogue();
        auto& article = catalogue.presets.back();
        article.fewPairsValues = article.values;
        for (auto& value : article.fewPairsValues)
            if (value.key == "hidden_size")
                value.value = "64";
        TrainingPanel panel;
        panel.setCatalogue(catalogue);
        panel.setPreset(u"luong-dot"_s);
        const auto hidden = u"hidden_size"_s;
        QCOMPARE(panel.settings().value(hidden), u"512"_s);
        auto corpus = sampleCorpus();
        corpus.trainingPairs = 9'500;
        panel.showCorpus(corpus);
        QCOMPARE(panel.settings().value(hidden), u"64"_s);
        QCOMPARE(editor(panel, "hidden_size")->value(), u"64"_s);
        QVERIFY(panel.request({}).settings.empty());
        panel.settings().setValue(hidden, u"512"_s);
        QCOMPARE(panel.request({}).settings.size(), 1U);
        QCOMPARE(panel.request({}).settings.front().value, std::string("512"));
        corpus.trainingPairs = manyTrainingPairs;
        panel.showCorpus(corpus);
        QCOMPARE(panel.settings().value(hidden), u"512"_s);
        corpus.trainingPairs = 9'500;
        panel.showCorpus(corpus);
        QCOMPARE(panel.request({}).settings.size(), 1U);
    }

    void aRecipeBringsItsOwnDefaults()
    {
        auto catalogue = sampleCatalogue();
        auto& preset = catalogue.presets.back();
        auto values = preset.values;
        for (auto& value : values)
            if (value.key == "learning_rate")
                value.value = "0.5";
        preset.variants = {{{"tokenizer", {"space"}}, values}};
        catalogue.settings.front().group = SettingGroup::Training;
        TrainingPanel panel;
        panel.setCatalogue(catalogue);
        panel.setPreset(u"luong-dot"_s);
        panel.settings().setValue(u"tokenizer"_s, u"space"_s);
        QTRY_COMPARE(panel.settings().value(u"learning_rate"_s), u"0.5"_s);
        panel.settings().reset(u"tokenizer"_s);
        QTRY_COMPARE(panel.settings().value(u"learning_rate"_s), u"0.002"_s);
    }

    void walkingTheListOfPresetsChangesNothing()
    {
        Panel panel;
        panel.setState(idleWithData);
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
        Panel panel;
        auto* history = panel.history();
        QVERIFY(!history->canUndo());
        const auto value = [&](const char* key) { return panel.settings().value(QString::fromLatin1(key)); };
        auto* epochs = qobject_cast<QSpinBox*>(editor(panel, "epochs")->field());
        epochs->setValue(3);
        QVERIFY(history->undoText().contains(u"“Epochs”"_s));
        auto* combo = panel.findChild<PresetChooser*>()->findChild<QComboBox*>();
        combo->setCurrentIndex(1);
        panel.settings().setValue(u"hidden_size"_s, u"64"_s);
        panel.settings().resetAll();
        QCOMPARE(history->count(), 4);
        QVERIFY(panel.settings().changes().empty());
        history->undo();
        QCOMPARE(value("epochs"), u"3"_s);
        QCOMPARE(value("hidden_size"), u"64"_s);
        history->undo();
        QCOMPARE(value("hidden_size"), u"512"_s);
        history->undo();
        QCOMPARE(panel.request({}).preset, std::string("recommended"));
        QCOMPARE(epochs != nullptr && editor(panel, "epochs")->value() == u"3"_s, true);
        history->undo();
        QCOMPARE(value("epochs"), u"10"_s);
        QVERIFY(!history->canUndo());
        while (history->canRedo())
            history->redo();
        QCOMPARE(panel.request({}).preset, std::string("luong-dot"));
        QVERIFY(panel.settings().changes().empty());
    }

    void changesMadeTogetherAreUndoneTogether()
    {
        Panel panel;
        panel.setState(running);
        QSignalSpy rates(&panel, &TrainingPanel::learningRateChanged);
        const auto before = panel.settings().value(u"learning_rate"_s);
        panel.changeTogether({{"learning_rate", "0.0003"}, {"hidden_size", "64"}}, u"advice"_s);
        QCOMPARE(panel.history()->count(), 1);
        QCOMPARE(panel.history()->undoText(), u"advice"_s);
        QCOMPARE(rates.takeLast().front().toDouble(), 0.0003);
        panel.history()->undo();
        QCOMPARE(panel.settings().value(u"learning_rate"_s), before);
        QVERIFY(panel.settings().changes().empty());
        QCOMPARE(rates.takeLast().front().toDouble(), before.toDouble());
    }

    /// The run was started with exactly these settings, so earlier changes can still be undone.
    void aRunOfTheSameSettingsLeavesTheHistory()
    {
        Panel panel;
        panel.changeTogether({{"epochs", "3"}}, u"advice"_s);
        RunDescription run;
        run.configuration.preset = panel.request({}).preset;
        run.values = panel.settings().changes();
        panel.showRun(run);
        QVERIFY(panel.history()->canUndo());
        panel.history()->undo();
        QCOMPARE(panel.settings().value(u"epochs"_s), u"10"_s);
    }

    void aRunLeavesNothingToUndo()
    {
        Panel panel;
        panel.settings().setValue(u"epochs"_s, u"3"_s);
        QVERIFY(panel.history()->canUndo());
        panel.showRun(sampleRun());
        QVERIFY(!panel.history()->canUndo());
    }

    void thePresetNamesItsArticle()
    {
        auto catalogue = sampleCatalogue();
        catalogue.presets.front().article = {"A <title>", "Ada and Bob", "2015", "https://example.org/x", "a paper"};
        catalogue.presets.front().expectation = "It learns.";
        catalogue.presets.front().articleData = {{"lowercase", "true"}};
        const auto html = presetHelpHtml(catalogue.presets.front());
        QVERIFY(html.contains(u"<a href=\"https://example.org/x\">Ada and Bob 2015: A &lt;title&gt;</a>"_s));
        QVERIFY(html.contains(u"lowercase=true"_s) && html.contains(u"It learns."_s));
    }

    void attentionIsAChoiceAmongTheKinds()
    {
        Panel panel;
        const auto* info = panel.settings().find(u"attention"_s);
        QVERIFY(info);
        QCOMPARE(info->type, SettingType::Choice);
        QCOMPARE(info->choices.size(), 2U);
    }
};

ATTENTOSCOPE_TEST(TestTrainingPanel, QApplication);
#include "tst_trainingpanel.moc"
