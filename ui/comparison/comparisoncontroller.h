// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "engine/types/enginestate.h"
#include "engine/types/runs.h"
#include "ui/comparison/namedrun.h"
#include "ui/plots/style/exportable.h"

#include <QObject>

#include <functional>
#include <optional>

namespace attentoscope::ui {

class AttentionView;
class CompareWindow;
class ModelPicker;
class ShownModel;

/// Keeps the window that compares two models. It opens the window on the displayed sentence, and tells the engine when
/// the models are no longer needed.
class ComparisonController : public QObject
{
    Q_OBJECT

public:
    ComparisonController(AttentionView& view, RunSources sources, QWidget* parent);

    void follow(const ShownModel& shown); ///< `shown` must outlive this object
    /// `head` returns the head that is displayed when the window opens. Both sides begin with it.
    void setShownHead(std::function<std::optional<AttentionHead>()> head) { m_shownHead = std::move(head); }
    void open();
    /// Opens with the original as A and the model in memory as B, for example a run and its fork. If the sentence is
    /// empty, the main window's sentence is used.
    void compareWithMemory(const NamedRun& original, const QString& sentence);
    CompareWindow* window() const { return m_window; }

public slots:
    void setState(const attentoscope::EngineState& state);
    void showComparison(const attentoscope::Comparison& comparison);
    void showRecord(const attentoscope::RunRecord& record);
    void stopWaiting(); ///< called when no answer will arrive

signals:
    void compareRequested(const attentoscope::ComparisonRequest& request);
    void ended();
    void recordRequested(const QString& folder, attentoscope::RunDetail detail);
    void exportRequested(attentoscope::ui::Exportable* view);

private:
    void makeWindow();
    void prepare();
    void present();
    void chooseFirstModels();
    void chooseSecond();
    void chooseOther(ModelPicker& picker);
    bool isOnSameData(const RunRecord& record) const;

    AttentionView& m_view;
    RunSources m_sources;
    std::function<std::optional<AttentionHead>()> m_shownHead;
    CompareWindow* m_window = nullptr; ///< null until it is opened; the parent owns it
    const ShownModel* m_shown = nullptr;
    bool m_hasModel = false; ///< whether there is a model in memory
    bool m_seeksSameData = false; ///< whether the second model should be a run on the same data
};

} // namespace attentoscope::ui
