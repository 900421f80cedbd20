// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runsummary.h"

#include <QWidget>

#include <vector>

class QToolButton;
class QVBoxLayout;

namespace attentoscope::ui {

/// The newest runs, a line each, and the way to all of them. Hidden as long as there are none.
class RecentRuns : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::size_t shown = 5;

    explicit RecentRuns(QWidget* parent = nullptr);

    void setRuns(const std::vector<RunSummary>& runs); ///< the newest first

signals:
    void runChosen(const QString& folder);
    void allWanted();

private:
    void addRow(QToolButton* button, const QString& detail);

    QVBoxLayout* m_rows = nullptr;
};

} // namespace attentoscope::ui
