// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/archivesummary.h"
#include "engine/types/error.h"
#include "ui/widgets/backgroundwork.h"

#include <QString>

namespace attentoscope {

namespace ui {
class RunTransfer;
}

/// Packs and unpacks runs in a thread of its own, one at a time, so that neither the window nor training waits. Lives
/// in the GUI thread; destroying it stops what is under way.
class RunArchiver : public QObject
{
    Q_OBJECT

public:
    /// Runs are unpacked into `runsFolder`, each into a folder of its own.
    explicit RunArchiver(QString runsFolder) : m_runsFolder(std::move(runsFolder)) { }

    void serve(ui::RunTransfer& transfer);

public slots:
    void pack(const QString& run, const QString& file, attentoscope::PackedData data);
    void unpack(const QString& file);
    void cancel() { m_work.stop(); }

signals:
    void progressed(double fraction);
    void packed(const attentoscope::ArchiveSummary& summary, const QString& file);
    void unpacked(const attentoscope::ArchiveSummary& summary, const QString& folder);
    void unpackedBefore(const QString& folder); ///< the same file, which is still there unchanged
    void cancelled();
    void failed(const attentoscope::Error& error);

private:
    using Progress = std::function<void(double)>;
    template <typename Answer>
    using Work = std::function<Result<Answer>(const Progress& progress, const std::stop_token& stop)>;
    template <typename Answer>
    void begin(const Work<Answer>& work, const std::function<void(const Answer&)>& done);

    QString m_runsFolder;
    bool m_isBusy = false;
    ui::BackgroundWork m_work; ///< the last member: it uses the others
};

} // namespace attentoscope
