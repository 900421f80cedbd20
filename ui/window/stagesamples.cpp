// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sentences of the validation set: all of them as cards, or one in the large heatmap.
#include "ui/plots/view/attentionview.h"
#include "ui/validation/samplebar.h"
#include "ui/validation/samplehistory.h"
#include "ui/validation/samplesview.h"
#include "ui/window/stage.h"

#include <QKeyEvent>
#include <QStackedWidget>

namespace attentoscope::ui {

void Stage::connectSamples()
{
    m_header->setSampleBar(new SampleBar(*m_samples, m_header));
    const auto refresh = [this] {
        if (m_header->view() == StageView::Samples)
            refreshView();
    };
    connect(m_samples, &SampleHistory::changed, this, refresh);
    connect(m_samples, &SampleHistory::openChanged, this, [this, refresh, before = std::size_t(0)]() mutable {
        refresh();
        if (m_header->view() != StageView::Samples)
            return;
        if (m_samples->openIndex())
            m_attention->setFocus(Qt::OtherFocusReason);
        else
            m_samplesView->setFocusOn(before);
        before = m_samples->openIndex().value_or(0);
    });
    connect(m_attention, &AttentionView::optionsChanged, this,
        [this] { m_samplesView->setOptions(m_attention->options()); });
}

QWidget* Stage::pageFor(StageView view) const
{
    if (view == StageView::Pairs)
        return m_pages->widget(0);
    const bool lists = view == StageView::Samples && !m_samples->openSample();
    return lists ? static_cast<QWidget*>(m_samplesView) : m_attention;
}

Translation Stage::translationFor(StageView view) const
{
    if (view == StageView::Watched)
        return watchedTranslation();
    if (view == StageView::Samples)
        return m_samples->openSample()->translation;
    return m_ownTranslation;
}

void Stage::keyPressEvent(QKeyEvent* event)
{
    const bool closes = event->key() == Qt::Key_Escape && m_header->view() == StageView::Samples;
    if (closes && m_samples->openSample())
        return m_samples->close();
    QWidget::keyPressEvent(event);
}

} // namespace attentoscope::ui
