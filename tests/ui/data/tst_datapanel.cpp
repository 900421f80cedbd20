// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"
#include "ui/data/datapanel.h"
#include "ui/data/pairsview.h"
#include "ui/settings/settingsmodel.h"
#include "ui/widgets/labels.h"

namespace {

struct LoadedPanel : DataPanel
{
    explicit LoadedPanel(const CorpusSummary& corpus = sampleCorpus())
    {
        setCatalogue(sampleCatalogue());
        setState(idleWithData);
        showCorpus(corpus);
    }
};

} // namespace

class TestDataPanel : public QObject
{
    Q_OBJECT

    static QString shownName(const DataPanel& panel)
    {
        return panel.findChild<ElidedLabel*>(u"corpusName"_s)->fullText();
    }

    /// Data are read anew after a pause, for which a timer runs.
    static bool isAboutToAsk(const DataPanel& panel)
    {
        return std::ranges::any_of(
            panel.findChildren<QTimer*>(QString(), Qt::FindDirectChildrenOnly), &QTimer::isActive);
    }

private slots:
    void initTestCase() { qRegisterMetaType<DataRequest>(); }

    void modelsObeyTheRulesOfModels()
    {
        PairsView view;
        const auto tables = view.findChildren<QTableView*>();
        auto* pairs = tables[0]->model();
        auto* problems = tables[1]->model();
        const QAbstractItemModelTester first(pairs, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(problems, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto corpus = sampleCorpus();
        corpus.problems = {{12, "empty"}};
        view.showCorpus(corpus);
        QCOMPARE(pairs->index(0, 1).data().toString(), u"je suis fatigué ."_s);
        QCOMPARE(problems->index(0, 0).data().toString(), u"12"_s);
    }

    void aPresetWithoutPairsNeedsNone()
    {
        DataPanel panel;
        panel.setState({DataState::None, ModelState::None, Activity::Idle});
        QCOMPARE(shownName(panel), u"No data yet"_s);
        panel.setUser({Task::Unshuffle, u"Order numbers"_s});
        QCOMPARE(shownName(panel), u"No pairs needed"_s);
        panel.setUser({Task::Sentences, u"Recommended"_s});
        QCOMPARE(shownName(panel), u"No data yet"_s);
    }

    void showsProblemsOnlyWhenThereAreSome()
    {
        PairsView view;
        auto corpus = sampleCorpus();
        view.showCorpus(corpus);
        const auto tables = view.findChildren<QTableView*>();
        QCOMPARE(tables.size(), 2);
        QVERIFY(tables[1]->isHidden() || tables[1]->parentWidget()->isHidden());
        corpus.problems = {{3, "one field"}};
        corpus.problemCount = 1;
        view.showCorpus(corpus);
        QVERIFY(!tables[1]->parentWidget()->isHidden());
    }

    void subwordsAreAskedForWhereWordsAreCut()
    {
        Catalogue catalogue = sampleCatalogue();
        for (auto& info : catalogue.settings)
            if (info.key == "tokenizer")
                info.choices.emplace_back("bpe");
        for (const char* key : {"subword_vocabulary", "subword_learning", "subword_model", "target_subword_model"})
            catalogue.settings.push_back({key, key, "help", SettingGroup::Data, SettingType::Text, 0, 0, {}});
        for (auto& preset : catalogue.presets)
            for (const char* key : {"subword_vocabulary", "subword_learning", "subword_model", "target_subword_model"})
                preset.values.push_back({key, ""});
        DataPanel panel;
        panel.setCatalogue(catalogue);
        const auto* form = panel.findChild<QWidget*>(u"subwordForm"_s);
        QVERIFY(form->isHidden());
        panel.settings().setValue(u"tokenizer"_s, u"bpe"_s);
        QVERIFY(!form->isHidden());
        panel.settings().setValue(u"tokenizer"_s, u"words"_s);
        QVERIFY(form->isHidden());
    }

    void saysWhatIsLoaded()
    {
        DataPanel panel;
        panel.setCatalogue(sampleCatalogue());
        QCOMPARE(shownName(panel), u"No data yet"_s);
        panel.setState(idleWithData);
        panel.showCorpus(sampleCorpus());
        QCOMPARE(shownName(panel), u"tiny-french"_s);
    }

    void saysHowAModelCutsTheWordsThatWasChosenForTheData()
    {
        DataPanel panel;
        panel.setCatalogue(sampleCatalogue());
        panel.showCorpus(sampleCorpus());
        const auto says = [&panel](const QString& words) {
            const auto parts = panel.findChildren<QWidget*>();
            return std::ranges::any_of(
                parts, [&](const auto* part) { return part->accessibleDescription().contains(words); });
        };
        QVERIFY(!says(u"(automatic)"_s));
        panel.showChosen({{"tokenizer", "characters"}, {"dropout", "0.1"}});
        QVERIFY(says(u"(automatic)"_s));
        panel.showChosen({{"tokenizer", "words"}});
        QVERIFY(!says(u"(automatic)"_s));
        panel.showChosen({});
        QVERIFY(!says(u"(automatic)"_s));
    }

    void aChangedSettingReadsTheSameDataAgain()
    {
        LoadedPanel panel;
        QSignalSpy loads(&panel, &DataPanel::loadRequested);
        panel.settings().setValue(u"lowercase"_s, u"true"_s);
        panel.settings().setValue(u"max_length"_s, u"20"_s);
        QVERIFY(loads.wait());
        QCOMPARE(loads.count(), 1);
        const auto request = loads.front().front().value<DataRequest>();
        QCOMPARE(request.sample, std::string("tiny-french"));
        QCOMPARE(request.settings.size(), 2U);
    }

    void aLoadThatCameToNothingIsForgotten()
    {
        LoadedPanel panel;
        const auto loading = [&] { panel.setState({DataState::Loading, ModelState::None, Activity::Idle}); };
        DataRequest other;
        other.source = "/data/other.tsv";
        panel.load(other);
        loading();
        panel.setState(idleWithData); // cancelled, or it could not be read
        QSignalSpy loads(&panel, &DataPanel::loadRequested);
        panel.swapDirection();
        QVERIFY(loads.wait());
        QCOMPARE(loads.front().front().value<DataRequest>().sample, std::string("tiny-french"));
        loading();
        panel.setState(idleWithData);
        QVERIFY(panel.settings().changes().empty()); // the settings are those of the loaded pairs
        panel.load(other); // refused, so that it never began
        panel.swapDirection();
        QVERIFY(loads.wait());
        QCOMPARE(loads.back().front().value<DataRequest>().sample, std::string("tiny-french"));
    }

    void columnsCanBeChosen()
    {
        DataPanel panel;
        panel.setCatalogue(sampleCatalogue());
        auto* columns = panel.findChild<QLineEdit*>(u"columns"_s);
        QVERIFY(columns);
        panel.setState(idleWithData);
        panel.showCorpus(sampleCorpus());
        QVERIFY(columns->parentWidget()->isHidden()); // a sample has none
        auto corpus = sampleCorpus();
        corpus.request = {.source = "/data/pairs.tsv"};
        corpus.request.columns = {ColumnRule::Chosen, 1, 2};
        panel.showCorpus(corpus);
        QVERIFY(columns->parentWidget()->isHidden()); // there is nothing to choose
        corpus.request.columns = {ColumnRule::Chosen, 2, 3};
        panel.showCorpus(corpus);
        QVERIFY(!columns->parentWidget()->isHidden());
        QCOMPARE(columns->text(), u"2, 3"_s);

        QSignalSpy loads(&panel, &DataPanel::loadRequested);
        emit columns->editingFinished();
        QCOMPARE(loads.count(), 0); // nothing has changed
        columns->setText(u"3,"_s);
        emit columns->editingFinished();
        QCOMPARE(loads.count(), 0);
        columns->setText(u"3, 1"_s);
        emit columns->editingFinished();
        QCOMPARE(loads.count(), 1);
        const auto request = loads.back().front().value<DataRequest>();
        QCOMPARE(request.source, std::string("/data/pairs.tsv"));
        QCOMPARE(request.columns.rule, ColumnRule::Chosen);
        QCOMPARE(request.columns.first, 3U);
        QCOMPARE(request.columns.second, 1U);
    }

    /// This also holds for a file that could not be read because its columns are not clear.
    void columnsOfAFileThatFailedCanBeChosen()
    {
        LoadedPanel panel;
        panel.load({.source = "/data/three.tsv"});
        panel.setState({DataState::Loading, ModelState::None, Activity::Idle});
        panel.setState(idleWithData);
        auto* columns = panel.findChild<QLineEdit*>(u"columns"_s);
        QVERIFY(!columns->parentWidget()->isHidden());
        QSignalSpy loads(&panel, &DataPanel::loadRequested);
        columns->setText(u"1, 3"_s);
        emit columns->editingFinished();
        QCOMPARE(loads.count(), 1);
        QCOMPARE(loads.back().front().value<DataRequest>().source, std::string("/data/three.tsv"));
    }

    void onlyARefusedFileAsksForColumns()
    {
        auto corpus = sampleCorpus();
        corpus.request = {.source = "/data/pairs.tsv", .columns = {ColumnRule::Chosen, 2, 3}};
        LoadedPanel panel(corpus);
        QVERIFY2(!panel.askForColumns({ErrorCode::BadData, "A sentence cannot be read.", {}}), "it is of no file");
        panel.load({.source = "/data/three.tsv"});
        QVERIFY(!panel.askForColumns({ErrorCode::FileNotFound, "There is no such file.", {}}));
        panel.load({.source = "/data/three.tsv"});
        QVERIFY(panel.askForColumns({ErrorCode::UnclearColumns, "Name the columns.", {}}));
    }

    void noticesOfTheDataAreShown()
    {
        auto corpus = sampleCorpus();
        corpus.notices = {"It is tokenised already: set tokenizer=characters.",
            "data_recipe=tutorial keeps 3 of 4 pairs.", "columns 2 and 3 are the pair a=b"};
        LoadedPanel panel(corpus);
        const auto labels = panel.findChildren<QLabel*>();
        const auto shown = std::ranges::find_if(
            labels, [](const QLabel* label) { return label->text().contains(u"It is tokenised already"_s); });
        QVERIFY(shown != labels.end());
        QVERIFY(!(*shown)->isHidden());
        QVERIFY((*shown)->text().contains(
            u"set \"Tokenizer\" to \"Characters\" under \"Text\"."_s)); // the notice uses the window's names
        QVERIFY((*shown)->text().contains(u"data_recipe=tutorial keeps"_s));
        QVERIFY((*shown)->text().contains(u"columns 2 and 3 are the pair a=b"_s));
        panel.showCorpus(sampleCorpus());
        QVERIFY((*shown)->isHidden());
    }

    void takingOverALoadedCorpusAsksForNothing()
    {
        DataPanel panel;
        panel.setCatalogue(sampleCatalogue());
        panel.setState(idleWithData);
        auto corpus = sampleCorpus();
        corpus.request.settings = {{"direction", "swapped"}};
        QSignalSpy loads(&panel, &DataPanel::loadRequested);
        panel.showCorpus(corpus);
        QCOMPARE(panel.settings().value(u"direction"_s), u"swapped"_s);
        QVERIFY(!isAboutToAsk(panel));
        QCOMPARE(loads.count(), 0);
        panel.swapDirection();
        QVERIFY(isAboutToAsk(panel));
    }

    void swapsAndSwapsBack()
    {
        DataPanel panel;
        panel.setCatalogue(sampleCatalogue());
        panel.swapDirection();
        QCOMPARE(panel.settings().value(u"direction"_s), u"swapped"_s);
        panel.swapDirection();
        QVERIFY(panel.settings().changes().empty());
    }

    void loadingCanBeCancelled()
    {
        DataPanel panel;
        panel.setState({DataState::Loading, ModelState::None, Activity::Idle});
        QSignalSpy cancels(&panel, &DataPanel::cancelRequested);
        const auto buttons = panel.findChildren<QPushButton*>();
        const auto cancel = std::ranges::find(buttons, u"Cancel"_s, &QPushButton::text);
        QVERIFY(cancel != buttons.end());
        (*cancel)->click();
        QCOMPARE(cancels.count(), 1);
    }
};

ATTENTOSCOPE_TEST(TestDataPanel, QApplication);
#include "tst_datapanel.moc"
