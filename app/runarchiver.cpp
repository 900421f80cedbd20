// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runarchiver.h"

#include "engine/storage/archive/runarchive.h"
#include "ui/window/runtransfer.h"

#include <QDir>

namespace attentoscope {

namespace {

std::filesystem::path pathOf(const QString& path)
{
    return path.toStdString();
}

} // namespace

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
