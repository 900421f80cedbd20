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

/// Keeps the window that takes cells apart in step with the heatmap: whatever cell is pinned, and whatever translation
/// and head are shown, that is what it asks for. While training goes on it asks again after each answer, never twice at
/// once.
class DissectionController : public QObject
{
    Q_OBJECT

public:
    /// The heads are those of the heatmap's translation. Both views outlive this.
    DissectionController(AttentionView& view, const HeadsView& heads, QWidget* parent);

    void setKinds(const std::vector<AttentionKindInfo>& kinds);
    /// Opens the window on the cell that is pinned or pointed at, otherwise on the heaviest of the first row.
    void open();
    void showDissection(const Dissection& dissection);
    void stopWaiting(); ///< the answer will not come
    DissectionWindow* window() const { return m_window; }

signals:
    void requested(const attentoscope::DissectionRequest& request);

private:
    void ask();
    QString reasonNotToAsk() const; ///< empty: there is a cell to take apart
    DissectionRequest request() const;
    void moveBy(int rows, int columns);

    AttentionView& m_view;
    const HeadsView& m_heads;
    DissectionWindow* m_window = nullptr; ///< none until it is opened; the parent owns it
    std::vector<AttentionKindInfo> m_kinds;
    bool m_waiting = false;
    bool m_outdated = false; ///< what was asked for has changed since
};

} // namespace attentoscope::ui
