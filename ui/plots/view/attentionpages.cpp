// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/attentionpages.h"

#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/attention/linesplot.h"
#include "ui/widgets/labels.h"

#include <QLabel>

namespace attentoscope::ui {

AttentionPages::AttentionPages(QWidget* parent)
    : QStackedWidget(parent), m_plots{new HeatmapPlot, new LinesPlot}, m_plot(m_plots.front()), m_message(new TextLabel)
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setBackgroundRole(QPalette::Base);
    m_message->setAutoFillBackground(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_message->setMargin(24);
    addWidget(m_message);
    for (AttentionPlot* plot : m_plots) {
        plot->setFocusPolicy(Qt::NoFocus);
        plot->setMouseTracking(true);
        addWidget(plot);
    }
}

void AttentionPages::setOptions(const AttentionOptions& options)
{
    auto* chosen = m_plots[static_cast<std::size_t>(options.form)];
    if (chosen == m_plot)
        return m_plot->setOptions(options);
    AttentionScene scene = m_plot->scene();
    scene.options = options;
    const bool isShown = currentWidget() == m_plot;
    m_plot = chosen;
    m_plot->setScene(scene);
    if (isShown)
        showPlot();
}

void AttentionPages::showPlot()
{
    setCurrentWidget(m_plot);
}

void AttentionPages::showMessage(const QString& message)
{
    m_message->setText(message);
    setCurrentWidget(m_message);
}

} // namespace attentoscope::ui
