// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runshelf.h"

#include "engine/storage/runlist.h"
#include "ui/runs/runlistcontroller.h"

#include <utility>

namespace attentoscope {

void RunShelf::serve(ui::RunListController& list)
{
    using ui::RunListController;
    connect(&list, &RunListController::listWanted, this, &RunShelf::list);
    connect(&list, &RunListController::labelRequested, this, &RunShelf::setLabel);
    connect(&list, &RunListController::deleteRequested, this, &RunShelf::deleteRuns);
    connect(&list, &RunListController::restoreRequested, this, &RunShelf::restore);
    connect(&list, &RunListController::emptyRequested, this, &RunShelf::empty);
    connect(this, &RunShelf::listed, &list, &RunListController::showRuns);
    connect(this, &RunShelf::deletedChanged, &list, &RunListController::showDeleted);
    connect(this, &RunShelf::failed, &list, &RunListController::showError);
}

void RunShelf::list()
{
    std::vector<std::filesystem::path> folders;
    for (const auto& folder : m_elsewhere())
        folders.emplace_back(folder.toStdString());
    m_work.run([folders, runs = m_runsFolder.toStdString()](
                   const std::stop_token& stop) { return listRuns(folders, runs, stop); },
        [this](const std::vector<RunSummary>& runs) { emit listed(runs); });
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

/// The list is read again afterwards, whatever came of it.
void RunShelf::change(const std::function<Result<void>(RunBin& bin)>& work)
{
    m_work.run(
        [this, work](const std::stop_token&) {
            auto done = work(m_bin);
            return std::pair(std::move(done), m_bin.size());
        },
        [this](const std::pair<Result<void>, std::size_t>& done) {
            emit deletedChanged(done.second);
            if (!done.first)
                emit failed(done.first.error());
        });
    list();
}

} // namespace attentoscope
