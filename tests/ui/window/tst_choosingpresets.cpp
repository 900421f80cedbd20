// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/data/datapanel.h"
#include "ui/mainview/mainview.h"
#include "ui/settings/presetchooser.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"

/// A preset that needs no data leaves those that are loaded alone.
class TestChoosingPresets : public QObject, private attentoscope::tests::ScriptedWindow
{
    Q_OBJECT

    void choose(const char* id)
    {
        auto* combo = m_window->sideBar().training().findChild<PresetChooser*>()->findChild<QComboBox*>();
        combo->setCurrentIndex(combo->findData(QString::fromLatin1(id)));
    }

    TrainingRequest started()
    {
        QSignalSpy starts(&m_window->trainingActions(), &TrainingActions::startRequested);
        m_window->trainingActions().start();
        return starts.constLast().constFirst().value<TrainingRequest>();
    }

    bool dataPanelSays(const char* text) const
    {
        const auto labels = m_window->sideBar().data().findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->text().contains(QLatin1String(text)); });
    }

private slots:
    void initTestCase() { registerTypes(); }
    void init()
    {
        makeWindow();
        auto catalogue = attentoscope::tests::sampleCatalogue();
        catalogue.presets.push_back({.id = "unshuffle",
            .name = "Unshuffle",
            .help = "Without words.",
            .task = Task::Unshuffle,
            .values = {{"steps", "100"}},
            .examples = {"3 1 2", "4 2 1 3"}});
        catalogue.samples.push_back({"unshuffle", "Unshuffle", "Numbers.", 100, false});
        m_window->reports().setCatalogue(catalogue);
    }

    void loadedDataStay()
    {
        load();
        QSignalSpy loads(&m_window->sideBar().data(), &DataPanel::loadRequested);
        choose("unshuffle");
        QCOMPARE(loads.count(), 0);
        QVERIFY(dataPanelSays("makes its own sequences"));
        QVERIFY(!dataPanelSays("Pairs to train: 95"));
        choose("recommended");
        QCOMPARE(loads.count(), 0);
        QVERIFY(dataPanelSays("Pairs to train: 95"));
    }

    void withoutDataItsSampleIsOpened()
    {
        QSignalSpy loads(&m_window->sideBar().data(), &DataPanel::loadRequested);
        choose("unshuffle");
        QCOMPARE(loads.count(), 1);
        QCOMPARE(loads.constFirst().constFirst().value<DataRequest>().sample, std::string("unshuffle"));
    }

    void itsOwnSequencesAreWatchedAndThoseOfTheDataComeBack()
    {
        load();
        choose("unshuffle");
        const auto request = started();
        QCOMPARE(request.preset, std::string("unshuffle"));
        QCOMPARE(request.watched, (std::vector<WatchedSentence>{{"3 1 2", {}}, {"4 2 1 3", {}}}));
        choose("recommended");
        QCOMPARE(started().watched, watchedAtFirst());
    }

    void thePlaceholderFollowsTheTaskUntilThereIsAModel()
    {
        load();
        const auto* input = m_window->mainView().translation().input();
        QVERIFY(input->placeholderText().startsWith(u"Type a sentence:"_s));
        choose("unshuffle");
        QVERIFY(input->placeholderText().startsWith(u"Type numbers in any order"_s));
        choose("recommended");
        train();
        choose("unshuffle");
        QVERIFY2(input->placeholderText().startsWith(u"Type a sentence"_s), "the model is of sentences");
    }
};

ATTENTOSCOPE_TEST(TestChoosingPresets, QApplication);
#include "tst_choosingpresets.moc"
