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

/// The file in a run's folder that says how the window showed the run last: a small JSON object with a version. It may
/// come from a stranger, so wrong values are ignored, links are not followed, and no large file is read.
QString runViewFile(const QString& runFolder);
/// The folder in which the window keeps what belongs to a run: the run's own, or, of a model that others trained, one
/// under its hash among the program's data, so that nothing is written beside the model.
QString folderOfKept(const RunDescription& run);
Result<ui::RunView> readRunView(const QString& runFolder);
Result<void> writeRunView(const QString& runFolder, const ui::RunView& view); ///< replaces the file in one instant

/// Keeps with each run how the window showed it. Writes that when another run or other data is opened and when the
/// window closes, and reads it when the run is opened. A folder that cannot be written stays as it is. Must be made
/// before the window listens to the engine, so that it still sees the view before the change. Lives in the GUI thread.
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
    ui::AdviceLine& m_advice; ///< as long as the memory
    EngineController& m_engine;
    QString m_folder; ///< of the open run; empty if no run is open or its folder cannot keep a view. Of a model that
                      ///< others trained, a folder of ours
    std::optional<ui::RunView> m_kept; ///< the contents of its file
    bool m_isOfOthers = false; ///< whether another program was seen writing the run
};

} // namespace attentoscope
