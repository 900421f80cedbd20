// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/enginecontroller.h"
#include "engine/types/error.h"
#include "engine/types/runnews.h"
#include "ui/mainview/runview.h"
#include "ui/window/mainwindow.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>

namespace attentoscope::ui {

class AdviceLine;

} // namespace attentoscope::ui

namespace attentoscope {

/// The file in a run's folder that keeps how the window last showed the run: a small JSON object with a version. The
/// run may be from anybody, so wrong values are ignored, links are not followed, and large files are not read.
QString runViewFile(const QString& runFolder);
/// The folder in which the window keeps what belongs to a run. It is the run's own folder. For a model of others, it is
/// a folder under the program's data, named by the model's hash, so that nothing is written beside the model.
QString folderOfKept(const RunDescription& run);
Result<ui::RunView> readRunView(const QString& runFolder);
Result<void> writeRunView(const QString& runFolder, const ui::RunView& view); ///< replaces the file atomically

/// Keeps how the window showed each run. It writes when another run or other data is opened and when the window closes,
/// and reads when the run is opened. If a folder cannot be written, nothing is kept. Must be made before the window is
/// connected to the engine, so that it sees the view before each change. Lives in the GUI thread.
class RunViewKeeper : public QObject
{
    Q_OBJECT

public:
    RunViewKeeper(ui::MainWindow& window, EngineController& engine, QObject* parent = nullptr);
    ~RunViewKeeper() override;

    void noteNews(const RunNews& news); ///< nothing is written into a run that is trained elsewhere
    void leave(); ///< writes how the window shows the open run

private:
    void enter(const RunDescription& run);
    void restore();

    QPointer<ui::RunViewMemory> m_memory; ///< null once the window is destroyed
    ui::AdviceLine& m_advice; ///< lives as long as m_memory
    EngineController& m_engine;
    /// The folder for the open run. Empty if no run is open, or if its folder cannot keep a view. For a model of
    /// others, a folder in the program's data.
    QString m_folder;
    std::optional<ui::RunView> m_kept; ///< contents of the file
    bool m_isShown = false; ///< false while other pairs than those of the run are loaded
    bool m_isOfOthers = false; ///< whether another program was seen writing into the run
};

} // namespace attentoscope
