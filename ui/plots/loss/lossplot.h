// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runs.h"
#include "engine/types/training.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/style/exportable.h"

#include <QList>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QMenu;
class QTimer;

namespace attentoscope::ui {

enum class LossDetail : std::uint8_t;
class LossCanvas;
class LossInput;
class LossOverlays;
enum class OverlayShown : std::uint8_t;
class ReadoutLine;
class SmoothingSlider;

/// Shows the training loss of each step (faint), the smoothed loss (bold), and the loss of validations. It follows
/// training until the person zooms (with a box, or the wheel and Ctrl) or moves it (by dragging with Shift). A double
/// click follows again. Marks show the saves and settings that a person changed. A line below describes the point at
/// the cursor.
class LossPlot : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit LossPlot(QWidget* parent = nullptr);
    ~LossPlot() override;

    /// Empties the plot for a new run.
    void reset();
    void append(const TrainingReports& reports);
    /// Replaces the contents by the history of a run that was resumed or opened.
    void setHistory(const RunDescription& run);
    void setSaves(const std::vector<std::int64_t>& steps); ///< steps of the saves in the run's folder

    /// Adds an earlier run, or replaces it if it was added before. Returns false if there are too many.
    bool addOverlay(const RunRecord& record, const QString& name);
    void removeOverlay(const QString& folder);
    void setOverlayShown(const QString& folder, OverlayShown shown);
    [[nodiscard]] const LossOverlays& overlays() const;

    void setOptions(const LossOptions& options);
    [[nodiscard]] const LossOptions& options() const { return m_options; } ///< the person's choices
    /// Changes one of the options.
    template <typename Value>
    void choose(Value LossOptions::* option, Value value)
    {
        LossOptions changed = options();
        changed.*option = value;
        setOptions(changed);
    }
    void setUnit(LossUnit unit); ///< leaves out what a loss of this unit has not; the options stay
    void follow();
    void setFolded(bool folded); ///< shows a line of text in place of the curve
    void setPresented(bool presented); ///< shows only the curves and the line below
    /// Keeps the cursor at a step while the pointer is elsewhere. None: there is no cursor.
    void setCursorStep(std::optional<std::int64_t> step);
    /// The options as a menu. It is also the context menu.
    [[nodiscard]] QMenu* optionsMenu() const { return m_optionsMenu; }

    [[nodiscard]] bool hasContent() const override;
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] StyledPlot& plot() override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;
    [[nodiscard]] std::optional<std::int64_t> shownStep() const override; ///< the newest step

    [[nodiscard]] QSize sizeHint() const override { return {560, 320}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void optionsChanged();
    void overlaysChanged();
    /// The person has moved the cursor; none: it is gone.
    void cursorMoved(std::optional<std::int64_t> step, attentoscope::ui::CursorMove how);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void drawSoon(); ///< draws at once, unless the last drawing was a moment ago
    void drawNow();
    template <typename Change>
    void changeOverlays(const Change& change);
    void showReading();
    void drawOptions();
    void showSlider();
    [[nodiscard]] LossDetail room() const; ///< the detail that the height allows
    void fitRoom(); ///< decides from the height what is drawn around the curves

    LossCanvas* m_canvas = nullptr;
    std::unique_ptr<LossInput> m_input; ///< destroyed before the objects to which it listens
    ReadoutLine* m_readout = nullptr;
    SmoothingSlider* m_smoothing = nullptr;
    QMenu* m_optionsMenu = nullptr;
    QTimer* m_drawTimer = nullptr; ///< active while another drawing would come too soon
    bool m_drawingDue = false;
    bool m_isPresented = false;
    bool m_isFolded = false;
    LossOptions m_options;
    QList<QAction*> m_choicesOfSentences; ///< entries of the menu
};

} // namespace attentoscope::ui
