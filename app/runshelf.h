// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runbin.h"
#include "engine/types/error.h"
#include "engine/types/runsummary.h"
#include "ui/widgets/backgroundwork.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace attentoscope {

namespace ui {
class RunListController;
}

/// Reads the folders of runs for the list, and names, deletes and brings back runs, in a thread of its own that has
/// nothing to do with the engine. Lives in the GUI thread. Destroying it deletes for good what is in the bin.
class RunShelf : public QObject
{
    Q_OBJECT

public:
    using Folders = std::function<QStringList()>;
    /// Runs lie in `runsFolder`, and in folders elsewhere that the program remembers.
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

signals:
    void listed(const std::vector<attentoscope::RunSummary>& runs);
    void deletedChanged(std::size_t count); ///< runs in the bin
    void failed(const attentoscope::Error& error);

private:
    void change(const std::function<Result<void>(RunBin& bin)>& work);

    QString m_runsFolder;
    Folders m_elsewhere;
    RunBin m_bin; ///< used by the other thread alone
    ui::BackgroundWork m_work; ///< the last member: it uses the others
};

} // namespace attentoscope
