// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/dissection.h"

#include <QObject>

#include <optional>

namespace attentoscope::ui {

class AttentionView;
class DissectionWindow;
class HeadsView;

/// Requests the dissection of the cell that is pinned in the heatmap, for its translation and head, and displays it in
/// a window. During training it requests again after each answer, one at a time.
class DissectionController : public QObject
{
    Q_OBJECT

public:
    /// `heads` shows the heads of the heatmap's translation. Both views must outlive this object.
    DissectionController(AttentionView& view, const HeadsView& heads, QWidget* parent);

    void setKinds(const std::vector<AttentionKindInfo>& kinds);
    /// Opens the window on the pinned cell, or else on the one under the pointer, or else on the heaviest cell of the
    /// first row.
    void open();
    void showDissection(const Dissection& dissection);
    void stopWaiting(); ///< called when no answer will arrive
    DissectionWindow* window() const { return m_window; }

signals:
    void requested(const attentoscope::DissectionRequest& request);

private:
    void ask();
    QString reasonNotToAsk() const; ///< empty if the cell can be explained
    DissectionRequest request() const;
    void moveBy(int rows, int columns);

    AttentionView& m_view;
    const HeadsView& m_heads;
    DissectionWindow* m_window = nullptr; ///< null until it is opened; the parent owns it
    std::vector<AttentionKindInfo> m_kinds;
    bool m_waiting = false;
    bool m_outdated = false; ///< whether the last request is out of date
};

} // namespace attentoscope::ui
