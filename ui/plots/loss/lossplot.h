// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runrecord.h"
#include "engine/types/training.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/style/exportable.h"

#include <QWidget>

#include <optional>
#include <vector>

class QTimer;
class QMenu;

namespace attentoscope::ui {

class LossCanvas;
class LossOverlays;
struct LossPoint;
enum class OverlayShown : std::uint8_t;
class ReadoutLine;
class SmoothingSlider;

/// Training loss per step (faint), smoothed (bold) and validation, followed while training goes on until the
/// person zooms (a box, or the wheel with Ctrl) or moves it (a drag with Shift); a double click follows again. Marks
/// show what a person changed on the way, and the saves there are.
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

    void setSmoothing(double weight); ///< 0: none, up to 0.999
    [[nodiscard]] double smoothing() const;
    void setHorizontalAxis(LossAxis axis);
    [[nodiscard]] LossAxis horizontalAxis() const;
    void setQuantity(LossQuantity quantity);
    void setUnit(LossUnit unit);
    [[nodiscard]] LossQuantity quantity() const;
    void setVerticalScale(LossScale scale);
    [[nodiscard]] LossScale verticalScale() const;
    [[nodiscard]] bool isFollowing() const;
    void follow();
    /// Keeps the cursor at a step while the pointer is elsewhere; none: there is no cursor then.
    void setCursorStep(std::optional<std::int64_t> step);
    /// Axes, quantity and smoothing as one menu; also the context menu.
    [[nodiscard]] QMenu* optionsMenu() const { return m_optionsMenu; }

    [[nodiscard]] bool hasContent() const override;
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] StyledPlot& plot() override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;

    [[nodiscard]] QSize sizeHint() const override { return {560, 320}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

signals:
    void followingChanged(bool following);
    void optionsChanged();
    void overlaysChanged();
    void cursorMoved(std::optional<std::int64_t> step, attentoscope::ui::CursorMove how); ///< by the person; none: gone

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildOptionsMenu();
    void drawSoon(); ///< at once, but not more often than people can see
    void drawNow();
    void setCursorPoint(std::optional<std::size_t> point);
    void pointAt(std::optional<std::size_t> point);
    void choosePoint(std::optional<std::size_t> point);
    [[nodiscard]] std::optional<std::size_t> chosenPoint() const;
    void moveCursor(int direction);
    void wheelTurned(const QWheelEvent& event);
    void mouseReleased(const QMouseEvent& event);
    void mousePressed(const QMouseEvent& event);
    template <typename Change>
    void changeOverlays(const Change& change);
    [[nodiscard]] QString emptyHint() const;
    [[nodiscard]] QStringList ownReading(const LossPoint& place) const;
    void showReading();
    [[nodiscard]] QString readingOf(std::size_t point) const;

    LossCanvas* m_canvas = nullptr;
    ReadoutLine* m_readout = nullptr;
    SmoothingSlider* m_smoothing = nullptr;
    QMenu* m_optionsMenu = nullptr;
    QTimer* m_drawTimer = nullptr; ///< runs while another drawing would come too soon
    bool m_drawingDue = false;
    LossUnit m_unit = LossUnit::NatsPerWord;
    std::optional<std::size_t> m_cursorPoint; ///< index into the canvas's cursorPoints()
    std::optional<std::int64_t> m_chosenStep; ///< where the cursor is while nobody points
    std::optional<QPoint> m_pressed; ///< may become a click
    bool m_pointed = false;
};

} // namespace attentoscope::ui
