// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runbin.h"
#include "engine/types/error.h"
#include "engine/types/runcheck.h"
#include "engine/types/runs.h"
#include "ui/widgets/backgroundwork.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace attentoscope {

namespace ui {
class RunListController;
class RunTransfer;
} // namespace ui

/// Reads the descriptions of runs from their folders, one after the other. It has its own thread, so that reading does
/// not wait for a training. Lives in the GUI thread, where its answers arrive.
class RunReader : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void read(const QString& folder, RunDetail detail);

Q_SIGNALS:
    void runRead(const attentoscope::RunRecord& record);
    void failed(const QString& folder, const attentoscope::Error& error);

private:
    ui::BackgroundWork m_work;
};

/// Lists, names, deletes and restores runs in its own thread, independent of the engine. Lives in the GUI thread. Its
/// destructor deletes the runs in the bin for good.
class RunShelf : public QObject
{
    Q_OBJECT

public:
    using Folders = std::function<QStringList()>;
    /// Runs are in `runsFolder`, and in other folders that the program remembers.
    RunShelf(QString runsFolder, Folders elsewhere)
        : m_runsFolder(std::move(runsFolder)), m_elsewhere(std::move(elsewhere))
    {
    }

    void serve(ui::RunListController& list);

public slots:
    void list();
    void setLabel(const QString& folder, const attentoscope::RunLabel& label);
    void deleteRuns(const QStringList& folders);
    void restore();
    void empty();
    void check(const QString& folder);
    /// Checks a run that could not be opened. Reports only one thing: that the save before the newest one is whole.
    void checkForPrevious(const QString& folder);
    void usePrevious(const QString& folder);

signals:
    void listed(const std::vector<attentoscope::RunSummary>& runs);
    void deletedChanged(std::size_t count); ///< `count` is the number of runs in the bin
    void checked(const attentoscope::RunCheck& check);
    void previousUsed(const QString& folder);
    void failed(const attentoscope::Error& error);

private:
    void change(const std::function<Result<void>(RunBin& bin)>& work);

    QString m_runsFolder;
    Folders m_elsewhere;
    RunBin m_bin; ///< only the thread of m_work uses it
    ui::BackgroundWork m_work; ///< the last member, because it uses the others
};

/// Packs and unpacks runs in its own thread, one at a time, so that neither the window nor training waits. Lives in the
/// GUI thread. Its destructor stops the work in progress.
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
    /// The same file was already unpacked into this folder, which has not changed.
    void unpackedBefore(const QString& folder);
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
    ui::BackgroundWork m_work; ///< the last member, because it uses the others
};

} // namespace attentoscope
