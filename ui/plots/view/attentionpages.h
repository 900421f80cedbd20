// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentionplot.h"

#include <QStackedWidget>

#include <array>

class QLabel;

namespace attentoscope::ui {

/// The picture of an attention map in the chosen form, or a message in its place.
class AttentionPages : public QStackedWidget
{
    Q_OBJECT

public:
    explicit AttentionPages(QWidget* parent = nullptr);

    [[nodiscard]] AttentionPlot& plot() const { return *m_plot; } ///< of the chosen form; the other is out of date
    [[nodiscard]] const std::array<AttentionPlot*, 2>& plots() const { return m_plots; } ///< by form
    void setOptions(const AttentionOptions& options); ///< another form shows the same scene
    void showPlot();
    void showMessage(const QString& message);

private:
    std::array<AttentionPlot*, 2> m_plots;
    AttentionPlot* m_plot = nullptr;
    QLabel* m_message = nullptr;
};

} // namespace attentoscope::ui
