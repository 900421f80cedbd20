// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runworkers.h"
#include "engine/storage/runlist.h"
#include "tests/engine/storage/runsamples.h"
#include "tests/support/testprogram.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/runs/runlistwindow.h"
#include "ui/runs/runtexts.h"
#include "ui/widgets/dialogs.h"

/// The threads that read folders of runs, and the list of runs in front of them.
class TestRunWorkers : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_place;
    ui::DesktopDialogs m_dialogs; // required, but nothing here opens a dialog
    std::unique_ptr<QWidget> m_parent;
    ui::RunListController* m_list = nullptr;
    std::unique_ptr<RunShelf> m_shelf;

    std::filesystem::path at(const std::string& name) const
    {
        return std::filesystem::path(m_place->path().toStdString()) / name;
    }
    void makeRun(const std::string& name) const
    {
        auto folder = RunFolder::create(at(name), sampleIdentity());
        if (!folder || !writeSave(*folder, saveOfStep(3)))
            qFatal("the run could not be made");
        folder->setEnded();
    }

private slots:
    void init()
    {
        m_place = std::make_unique<QTemporaryDir>();
        m_parent = std::make_unique<QWidget>();
        m_list = new ui::RunListController(m_dialogs, m_parent.get());
        m_shelf = std::make_unique<RunShelf>(m_place->path(), [] { return QStringList(); });
        m_shelf->serve(*m_list);
    }

    void namesDeletesAndBringsBack()
    {
        makeRun("first");
        makeRun("second");
        m_list->open();
        QTRY_COMPARE(m_list->runs().size(), 2U);
        const auto first = QString::fromStdString(at("first").string());
        emit m_list->labelRequested(first, {"mine", "a note"});
        QTRY_VERIFY(summarizeRun(at("first"))->label.name == "mine");
        emit m_list->deleteRequested({first});
        QTRY_COMPARE(m_list->runs().size(), 1U);
        QVERIFY(!std::filesystem::exists(at("first")));
        QVERIFY(m_list->window()->message().contains(QLatin1Char('1')));
        emit m_list->restoreRequested();
        QTRY_COMPARE(m_list->runs().size(), 2U);
        QCOMPARE(summarizeRun(at("first"))->label.note, std::string("a note"));
    }

    void modelsOfOthersAreListedAndNeverChanged()
    {
        const auto model = at("opus");
        std::filesystem::copy(ATTENTOSCOPE_TEST_SOURCES "/data/foreign/marian-f32", model);
        const auto folder = QString::fromStdString(model.string());
        RunShelf shelf(m_place->filePath(u"runs"_s), [folder] { return QStringList{folder}; });
        shelf.serve(*m_list);
        const auto before = QDir(folder).entryList(QDir::AllEntries | QDir::Hidden);
        shelf.list();
        QTRY_COMPARE(m_list->runs().size(), 1U);
        const auto& listed = m_list->runs().front();
        QVERIFY(listed.opened);
        QCOMPARE(listed.preset, std::string("MarianMT"));
        QCOMPARE(ui::runData(listed), u"en to fr"_s);
        QCOMPARE(ui::runLine(listed), u"en to fr · MarianMT · others trained it; it is only read"_s);
        emit m_list->labelRequested(folder, {"mine", "a note"});
        m_list->open();
        QTRY_VERIFY(m_list->window()->message().contains(u"others trained"_s));
        emit m_list->deleteRequested({folder});
        shelf.list();
        QTRY_COMPARE(QDir(folder).entryList(QDir::AllEntries | QDir::Hidden), before);
        RunReader reader;
        std::optional<RunRecord> record;
        connect(&reader, &RunReader::runRead, this, [&](const RunRecord& read) { record = read; });
        reader.read(folder, RunDetail::Identity);
        QTRY_VERIFY(record);
        QCOMPARE(record->preset, std::string("MarianMT"));
        QVERIFY(std::filesystem::exists(model / "config.json"));
    }

    void whatCannotBeDeletedIsSaid()
    {
        auto trained = RunFolder::create(at("trained"), sampleIdentity());
        QVERIFY(trained);
        m_list->open();
        QTRY_COMPARE(m_list->runs().size(), 1U);
        emit m_list->deleteRequested({QString::fromStdString(at("trained").string())});
        QTRY_VERIFY(m_list->window()->message().contains(u"being trained"_s));
        QVERIFY(std::filesystem::exists(at("trained")));
    }

    void aDamagedSaveIsFoundAndThePreviousOneUsed()
    {
        makeRun("run");
        {
            auto folder = RunFolder::open(at("run"));
            QVERIFY(folder->takeLock() && writeSave(*folder, saveOfStep(4)));
            folder->setEnded();
        }
        const auto model = at("run/saves/4/model.safetensors");
        std::ofstream(model, std::ios::binary | std::ios::app) << '!';
        const auto run = QString::fromStdString(at("run").string());
        std::optional<RunCheck> found;
        connect(m_shelf.get(), &RunShelf::checked, this, [&](const RunCheck& check) { found = check; });
        // otherwise the list would open a dialog
        QObject::disconnect(m_shelf.get(), &RunShelf::checked, m_list, nullptr);
        QSignalSpy used(m_shelf.get(), &RunShelf::previousUsed);
        m_shelf->checkForPrevious(run);
        QTRY_VERIFY(found);
        QCOMPARE(found->faults.front().file, std::string("saves/4/model.safetensors"));
        QCOMPARE(found->previous, std::optional<std::int64_t>(3));
        m_shelf->usePrevious(run);
        QTRY_COMPARE(used.size(), 1);
        QCOMPARE(RunFolder::open(at("run"))->readPosition(WhichSave::Current)->step, 3);
    }

    void aHundredRunsDoNotHoldTheWindowUp()
    {
        makeRun("run");
        for (int number = 1; number < 100; ++number)
            std::filesystem::copy(at("run"), at("run-" + std::to_string(number)),
                std::filesystem::copy_options::recursive | std::filesystem::copy_options::copy_symlinks);
        QElapsedTimer held;
        held.start();
        m_list->open();
        m_shelf->list();
        QVERIFY2(held.elapsed() < 1000, "opening the list waits for the disk");
        QVERIFY(m_list->runs().empty()); // the runs come later
        QTRY_COMPARE_WITH_TIMEOUT(m_list->runs().size(), 100U, 60'000);
    }

    void whatCannotBeReadComesBackInThisThread()
    {
        const QTemporaryDir folder;
        RunReader reader;
        QStringList failed;
        const QThread* where = nullptr;
        connect(&reader, &RunReader::failed, this, [&](const QString& run, const Error& error) {
            where = QThread::currentThread();
            failed << run + QString::fromStdString(error.message);
        });
        reader.read(folder.path(), RunDetail::History);
        reader.read(u"/nowhere"_s, RunDetail::Identity);
        QVERIFY(failed.isEmpty());
        QTRY_COMPARE(failed.size(), 2);
        QVERIFY(failed.front().contains(u"is no run"_s));
        QCOMPARE(where, thread());
    }

    void whatWasAskedForIsDoneBeforeTheEnd()
    {
        makeRun("named");
        makeRun("deleted");
        for (int count = 0; count < 50; ++count)
            m_shelf->list(); // what was asked for waits behind them
        m_shelf->setLabel(QString::fromStdString(at("named").string()), {"mine", ""});
        m_shelf->deleteRuns({QString::fromStdString(at("deleted").string())});
        m_shelf.reset();
        QCOMPARE(summarizeRun(at("named"))->label.name, std::string("mine"));
        QVERIFY(!std::filesystem::exists(at("deleted")));
    }

    void aReaderGoesWithoutWaitingForAnswers()
    {
        const QTemporaryDir folder;
        int answers = 0;
        {
            RunReader reader;
            connect(&reader, &RunReader::failed, this, [&] { ++answers; });
            for (int count = 0; count < 50; ++count)
                reader.read(folder.path(), RunDetail::History);
        }
        QCoreApplication::processEvents();
        QCOMPARE(answers, 0);
    }
};

ATTENTOSCOPE_TEST(TestRunWorkers, QApplication);
#include "tst_runworkers.moc"
