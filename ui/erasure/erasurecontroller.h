// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/erasure.h"
#include "engine/types/error.h"
#include "ui/plots/style/exportable.h"

#include <QObject>

#include <optional>

namespace attentoscope::ui {

class AttentionView;
class ErasureWindow;
class HeadsView;

/// Requests the erasure for the heatmap's translation and displays it in a window. Whenever another translation or head
/// is displayed, it requests again, one at a time.
class ErasureController : public QObject
{
    Q_OBJECT

public:
    /// `heads` shows the heads of the heatmap's translation. Both views must outlive this object.
    ErasureController(AttentionView& view, const HeadsView& heads, QWidget* parent);

    void open();
    void showErasure(const Result<Erasure>& erasure);
    void showLayers(const Result<LayerTranslations>& translations);
    [[nodiscard]] ErasureWindow* window() const { return m_window; } ///< null until it is opened

signals:
    void requested(const attentoscope::ErasureRequest& request);
    void layersRequested(const attentoscope::LayersRequest& request);
    void shown(const attentoscope::Erasure& erasure);
    void exportRequested(attentoscope::ui::Exportable* view);

private:
    void ask();
    void endWaiting(); ///< also requests again if something else is displayed by now
    [[nodiscard]] const Translation& translation() const; ///< the translation with its heads
    /// None: the mean is displayed, or there are no heads.
    [[nodiscard]] std::optional<AttentionHead> shownHead() const;

    AttentionView& m_view;
    const HeadsView& m_heads;
    ErasureWindow* m_window = nullptr; ///< null until it is opened; the parent owns it
    bool m_waiting = false;
    bool m_outdated = false; ///< whether the last request is out of date
};

} // namespace attentoscope::ui
