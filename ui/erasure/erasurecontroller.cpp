// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/erasure/erasurecontroller.h"

#include "ui/erasure/erasurewindow.h"
#include "ui/heads/headsview.h"
#include "ui/language/languages.h"
#include "ui/plots/view/attentionview.h"

#include <utility>

namespace attentoscope::ui {

ErasureController::ErasureController(AttentionView& view, const HeadsView& heads, QWidget* parent)
    : QObject(parent), m_view(view), m_heads(heads)
{
    connect(&m_view, &AttentionView::contentChanged, this, &ErasureController::ask);
}

void ErasureController::open()
{
    if (!m_window) {
        m_window = new ErasureWindow(qobject_cast<QWidget*>(parent()));
        m_window->attention().setOptions(m_view.options());
        connect(m_window, &ErasureWindow::wanted, this, &ErasureController::ask);
        connect(m_window, &ErasureWindow::exportRequested, this, &ErasureController::exportRequested);
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    m_waiting = false;
    ask();
}

const Translation& ErasureController::translation() const
{
    return m_heads.translation().heads.empty() ? m_view.tokens() : m_heads.translation();
}

std::optional<AttentionHead> ErasureController::shownHead() const
{
    const auto shown = m_heads.translation().heads.empty() ? std::vector<AttentionHead>() : m_heads.shown();
    return shown.size() == 1 ? std::optional(shown.front()) : std::nullopt;
}

void ErasureController::ask()
{
    if (!m_window || !m_window->isVisible())
        return;
    m_outdated = m_waiting;
    if (m_waiting)
        return;
    if (!m_view.hasContent() || translation().source.empty()) {
        const QString message = tr("Translate a sentence first.");
        m_window->showMessage(message);
        return m_window->showLayersMessage(message);
    }
    m_waiting = true;
    if (m_window->showsLayers()) {
        LayersRequest request;
        request.translation.source = m_view.sentence().toStdString();
        emit layersRequested(request);
        return;
    }
    emit requested({.translation = translation(),
        .disturbance = m_window->disturbance(),
        .head = erasesWords(m_window->disturbance()) ? std::nullopt : shownHead()});
}

void ErasureController::endWaiting()
{
    m_waiting = false;
    if (std::exchange(m_outdated, false))
        ask();
}

void ErasureController::showErasure(const Result<Erasure>& erasure)
{
    if (m_window && erasure)
        m_window->showErasure(*erasure, shownHead());
    else if (m_window)
        m_window->showMessage(translated(erasure.error().message));
    if (erasure)
        emit shown(*erasure);
    endWaiting();
}

void ErasureController::showLayers(const Result<LayerTranslations>& translations)
{
    if (m_window && translations)
        m_window->showLayers(*translations);
    else if (m_window)
        m_window->showLayersMessage(translated(translations.error().message));
    endWaiting();
}

} // namespace attentoscope::ui
