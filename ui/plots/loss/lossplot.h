// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runrecord.h"
#include "engine/types/training.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/style/exportable.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QTimer;
class QMenu;

namespace attentoscope::ui {

class LossCanvas;
class LossInput;
class LossOverlays;
enum class OverlayShown : std::uint8_t;
class ReadoutLine;
class SmoothingSlider;

/// Training loss per step (faint), smoothed (bold) and validation, followed while training goes on until the
/// person zooms (a box, or the wheel with Ctrl) or moves it (a drag with Shift); a double click follows again. Marks
/// show what a person changed on the way, and the saves there are. Below is what is read at the cursor.
class LossPlot : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit LossPlot(QWidget* parent = nullptr);
    ~LossPlot() override;

    /// Empties the plot for a new run.
    void reset();
    void append(const TrainingReports& reports);
    /// Replaces everything by the history of a resumed or opened run.
    void setHistory(const RunDescription& run);
    void setSaves(const std::vector<std::int64_t>& steps); ///< those that are in the run's folder

    /// Earlier runs over this one; a run that is there already is replaced. False: there are as many as can be.
    bool addOverlay(const RunRecord& record, const QString& name);
    void removeOverlay(const QString& folder);
    void setOverlayShown(const QString& folder, OverlayShown shown);
    [[nodiscard]] const LossOverlays& overlays() const;

    void setOptions(const LossOptions& options);
    [[nodiscard]] const LossOptions& options() const;
    /// Changes one of the options.
    template <typename Value>
    void choose(Value LossOptions::* option, Value value)
    {
        LossOptions changed = options();
        changed.*option = value;
        setOptions(changed);
    }
    void setUnit(LossUnit unit);
    void follow();
    void setPresented(bool presented); ///< nothing but curves and what is read off them
    /// Keeps the cursor at a step while the pointer is elsewhere; none: there is no cursor then.
    void setCursorStep(std::optional<std::int64_t> step);
    /// The options as a menu; also the context menu.
    [[nodiscard]] QMenu* optionsMenu() const { return m_optionsMenu; }

    [[nodiscard]] bool hasContent() const override;
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] StyledPlot& plot() override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;

    [[nodiscard]] QSize sizeHint() const override { return {560, 320}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 88}; }

signals:
    void optionsChanged();
    void overlaysChanged();
    void cursorMoved(std::optional<std::int64_t> step, attentoscope::ui::CursorMove how); ///< by the person; none: gone

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void drawSoon(); ///< at once, but not more often than people can see
    void drawNow();
    template <typename Change>
    void changeOverlays(const Change& change);
    void showReading();
    void showSlider();
    void fitRoom(); ///< what stands around the curves depends on the height

    LossCanvas* m_canvas = nullptr;
    std::unique_ptr<LossInput> m_input; ///< goes before what it listens to
    ReadoutLine* m_readout = nullptr;
    SmoothingSlider* m_smoothing = nullptr;
    QMenu* m_optionsMenu = nullptr;
    QTimer* m_drawTimer = nullptr; ///< runs while another drawing would come too soon
    bool m_drawingDue = false;
    bool m_isPresented = false;
    LossUnit m_unit = LossUnit::Nats;
};

} // namespace attentoscope::ui
