// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runworkers.h"

#include "engine/foreign/foreignmodel.h"
#include "engine/storage/archive/runarchive.h"
#include "engine/storage/archive/runchecker.h"
#include "engine/storage/runlist.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/window/runtransfer.h"

#include <QDir>

#include <utility>

namespace attentoscope {

namespace {

std::filesystem::path pathOf(const QString& path)
{
    return path.toStdString();
}

/// The runs, and the models of others among the folders that the program remembers.
std::vector<RunSummary> listAll(
    const std::vector<std::filesystem::path>& folders, const std::filesystem::path& runs, const std::stop_token& stop)
{
    auto all = listRuns(folders, runs, stop);
    for (const auto& folder : folders)
        if (!stop.stop_requested() && isForeignModel(folder))
            if (auto model = summarizeForeign(folder))
                all.push_back(std::move(*model));
    return all;
}

Result<RunRecord> readRecord(const QString& folder, RunDetail detail, const std::stop_token& stop)
{
    if (!isForeignModel(pathOf(folder)))
        return readRunRecord(pathOf(folder), detail, stop);
    const auto model = summarizeForeign(pathOf(folder));
    if (!model)
        return std::unexpected(model.error());
    return RunRecord{.folder = model->folder, .detail = detail, .preset = model->preset};
}

} // namespace

void RunReader::read(const QString& folder, RunDetail detail)
{
    m_work.run([folder, detail](const std::stop_token& stop) { return readRecord(folder, detail, stop); },
        [this, folder](const Result<RunRecord>& record) {
            if (record)
                Q_EMIT runRead(*record);
            else
                Q_EMIT failed(folder, record.error());
        });
}

void RunShelf::serve(ui::RunListController& list)
{
    using ui::RunListController;
    connect(&list, &RunListController::listWanted, this, &RunShelf::list);
    connect(&list, &RunListController::labelRequested, this, &RunShelf::setLabel);
    connect(&list, &RunListController::deleteRequested, this, &RunShelf::deleteRuns);
    connect(&list, &RunListController::restoreRequested, this, &RunShelf::restore);
    connect(&list, &RunListController::emptyRequested, this, &RunShelf::empty);
    connect(&list, &RunListController::checkRequested, this, &RunShelf::check);
    connect(&list, &RunListController::previousRequested, this, &RunShelf::usePrevious);
    connect(this, &RunShelf::checked, &list, &RunListController::showCheck);
    connect(this, &RunShelf::listed, &list, &RunListController::showRuns);
    connect(this, &RunShelf::deletedChanged, &list, &RunListController::showDeleted);
    connect(this, &RunShelf::failed, &list, &RunListController::showError);
}

void RunShelf::list()
{
    std::vector<std::filesystem::path> folders;
    for (const auto& folder : m_elsewhere())
        folders.emplace_back(folder.toStdString());
    m_work.run(
        [folders, runs = m_runsFolder.toStdString()](
            const std::stop_token& stop) -> Result<std::vector<RunSummary>> { return listAll(folders, runs, stop); },
        [this](const Result<std::vector<RunSummary>>& runs) {
            if (runs)
                emit listed(*runs);
            else
                emit failed(runs.error());
        });
}

void RunShelf::setLabel(const QString& folder, const RunLabel& label)
{
    change([=](RunBin&) { return writeRunLabel(folder.toStdString(), label); });
}

void RunShelf::deleteRuns(const QStringList& folders)
{
    change([=](RunBin& bin) -> Result<void> {
        for (const auto& folder : folders)
            if (auto done = bin.put(folder.toStdString()); !done)
                return done;
        return {};
    });
}

void RunShelf::restore()
{
    change([](RunBin& bin) -> Result<void> {
        if (auto folder = bin.takeBack(); !folder)
            return std::unexpected(folder.error());
        return {};
    });
}

void RunShelf::empty()
{
    change([](RunBin& bin) { return bin.empty(); });
}

void RunShelf::check(const QString& folder)
{
    m_work.run([folder](const std::stop_token& stop) { return checkRun(folder.toStdString(), stop); },
        [this](const Result<RunCheck>& found) {
            if (found)
                emit checked(*found);
            else if (found.error().code != ErrorCode::Cancelled)
                emit failed(found.error());
        });
}

void RunShelf::checkForPrevious(const QString& folder)
{
    m_work.run([folder](const std::stop_token& stop) { return checkRun(folder.toStdString(), stop); },
        [this](const Result<RunCheck>& found) {
            if (found && found->previous)
                emit checked(*found);
        });
}

void RunShelf::usePrevious(const QString& folder)
{
    m_work.run([folder](const std::stop_token&) { return usePreviousSave(folder.toStdString()); },
        [this, folder](const Result<std::int64_t>& step) {
            if (step)
                emit previousUsed(folder);
            else
                emit failed(step.error());
        },
        ui::BackgroundWork::AtEnd::Done);
    list();
}

/// Afterwards the list is read again, even if the work failed. What a person asked for is done before the program ends.
void RunShelf::change(const std::function<Result<void>(RunBin& bin)>& work)
{
    m_work.run(
        [this, work](const std::stop_token&) {
            auto done = caught([&] { return work(m_bin); });
            m_work.tell([this, deleted = m_bin.size()] { emit deletedChanged(deleted); });
            return done;
        },
        [this](const Result<void>& done) {
            if (!done)
                emit failed(done.error());
        },
        ui::BackgroundWork::AtEnd::Done);
    list();
}

void RunArchiver::serve(ui::RunTransfer& transfer)
{
    using ui::RunTransfer;
    connect(&transfer, &RunTransfer::packRequested, this, &RunArchiver::pack);
    connect(&transfer, &RunTransfer::unpackRequested, this, &RunArchiver::unpack);
    connect(&transfer, &RunTransfer::cancelRequested, this, &RunArchiver::cancel);
    connect(this, &RunArchiver::progressed, &transfer, &RunTransfer::showProgress);
    connect(this, &RunArchiver::packed, &transfer, &RunTransfer::showPacked);
    connect(this, &RunArchiver::unpacked, &transfer, &RunTransfer::showUnpacked);
    connect(this, &RunArchiver::unpackedBefore, &transfer, &RunTransfer::showUnpackedBefore);
    connect(this, &RunArchiver::cancelled, &transfer, &RunTransfer::showCancelled);
    connect(this, &RunArchiver::failed, &transfer, &RunTransfer::showFailure);
}

template <typename Answer>
void RunArchiver::begin(const Work<Answer>& work, const std::function<void(const Answer&)>& done)
{
    if (m_isBusy) {
        emit failed({ErrorCode::NotReady, "Another run is being packed or unpacked. Wait until it is done.", {}});
        return;
    }
    m_isBusy = true;
    m_work.run(
        [this, work](const std::stop_token& stop) {
            int told = 0;
            return work(
                [this, &told](double fraction) {
                    constexpr double perCent = 100.0;
                    if (const int now = static_cast<int>(fraction * perCent); now > std::exchange(told, now))
                        m_work.tell([this, fraction] { emit progressed(fraction); });
                },
                stop);
        },
        [this, done](const Result<Answer>& result) {
            m_isBusy = false;
            if (result)
                done(*result);
            else if (result.error().code == ErrorCode::Cancelled)
                emit cancelled();
            else
                emit failed(result.error());
        });
}

void RunArchiver::pack(const QString& run, const QString& file, PackedData data)
{
    begin<ArchiveSummary>(
        [=](const Progress& progress, const std::stop_token& stop) {
            return packRun(pathOf(run), pathOf(file), data, progress, stop);
        },
        [this, file](const ArchiveSummary& summary) { emit packed(summary, file); });
}

void RunArchiver::unpack(const QString& file)
{
    const auto runs = pathOf(QDir::cleanPath(m_runsFolder));
    begin<OpenedArchive>([=](const Progress& progress,
                             const std::stop_token& stop) { return unpackRunOnce(pathOf(file), runs, progress, stop); },
        [this](const OpenedArchive& opened) {
            const auto folder = QString::fromStdString(opened.folder.string());
            if (opened.unpacked)
                emit unpacked(*opened.unpacked, folder);
            else
                emit unpackedBefore(folder);
        });
}

} // namespace attentoscope
