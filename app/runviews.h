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

namespace attentoscope {

/// The file in a run's folder that says how it was left. A small JSON object with a version. It may come from a
/// stranger: what does not fit is left out, links are not followed, and nothing large is read.
QString runViewFile(const QString& runFolder);
Result<ui::RunView> readRunView(const QString& runFolder);
Result<void> writeRunView(const QString& runFolder, const ui::RunView& view); ///< replaced in one instant

/// Keeps with each run how it was left: written when another run or other data takes its place and when the window
/// goes, read when it is opened. A folder that cannot be written stays as it is. Has to be made before the window
/// listens to the engine, so that it sees what is being left. Lives in the GUI thread.
class RunViewKeeper : public QObject
{
    Q_OBJECT

public:
    RunViewKeeper(ui::MainWindow& window, EngineController& engine, QObject* parent = nullptr);
    ~RunViewKeeper() override;

    void noteNews(const RunNews& news); ///< into a run that is trained elsewhere nothing is written
    void leave(); ///< writes how the run that is open now is left

private:
    void enter(const RunDescription& run);
    void restore();

    QPointer<ui::RunViewMemory> m_memory; ///< goes with the window
    EngineController& m_engine;
    QString m_folder; ///< of the run that is open; empty: none that can keep anything
    std::optional<ui::RunView> m_kept; ///< what stands in its file
    bool m_isOfOthers = false; ///< another program was seen writing it
};

} // namespace attentoscope
