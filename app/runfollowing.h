// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/enginecontroller.h"
#include "engine/types/runnews.h"
#include "ui/widgets/backgroundwork.h"
#include "ui/window/mainwindow.h"

#include <QTimer>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace attentoscope {

class RunFollower;

/// The pauses between two reads of the folder.
struct LookPauses
{
    std::chrono::milliseconds whileTrained{500};
    std::chrono::milliseconds atRest{2'000}; ///< while nobody trains the run; its training may continue elsewhere
};

/// Follows the open run: reads news in its folder, twice a second while another program trains it, and reports them to
/// the window. It reads in its own thread, so a network drive that hangs blocks nothing else. Lives in the GUI thread.
class RunFollowing : public QObject
{
    Q_OBJECT

public:
    RunFollowing(ui::MainWindow& window, EngineController& engine, LookPauses pauses = {});
    ~RunFollowing() override;

Q_SIGNALS:
    void newsCame(const attentoscope::RunNews& news);

private:
    /// The open run, if it can be followed.
    struct OpenRun
    {
        QString folder;
        std::shared_ptr<RunFollower> follower;
        std::int64_t weightsStep = 0;
        bool isShown = true; ///< false while other pairs than those of the run are loaded
        std::vector<RunNews> missed; ///< came while it was not followed
    };

    void follow(const RunDescription& run);
    void goOn(); ///< follows the open run again, if it is displayed
    void stop();
    void awaitSave(const QString& folder);
    void look();
    void showWhatLearns();
    void take(const std::shared_ptr<RunFollower>& follower, const RunNews& news);

    ui::MainWindow& m_window;
    EngineController& m_engine;
    std::shared_ptr<RunFollower> m_follower; ///< null if no run is followed; only the thread of m_work uses it
    QString m_folder;
    std::optional<OpenRun> m_open; ///< is followed again if another run could not be opened
    QString m_opening; ///< a run that the person wants to open but that is not open yet
    bool m_awaitsSave = false;
    bool m_hasShownWatched = false; ///< whether the watched sentences of the followed run were shown once
    LookPauses m_pauses;
    QTimer m_next;
    ui::BackgroundWork m_work; ///< the last member, because it uses the others
};

} // namespace attentoscope
