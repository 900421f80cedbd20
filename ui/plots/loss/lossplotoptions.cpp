// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How LossPlot is drawn, and what it gives to files.
#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossoverlaytable.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/loss/losstable.h"
#include "ui/plots/loss/smoothingslider.h"
#include "ui/plots/style/choicemenu.h"

#include <array>

namespace attentoscope::ui {

void LossPlot::setSmoothing(double weight)
{
    if (weight == smoothing())
        return;
    m_canvas->setSmoothing(weight);
    m_smoothing->setWeight(weight);
    showReading();
    emit optionsChanged();
}

double LossPlot::smoothing() const
{
    return m_canvas->series().smoothing();
}

void LossPlot::setHorizontalAxis(LossAxis axis)
{
    if (axis == horizontalAxis())
        return;
    m_canvas->setHorizontalAxis(axis);
    emit optionsChanged();
}

LossAxis LossPlot::horizontalAxis() const
{
    return m_canvas->horizontalAxis();
}

void LossPlot::setUnit(LossUnit unit)
{
    m_canvas->setUnit(unit);
    m_unit = unit;
}

void LossPlot::setQuantity(LossQuantity quantity)
{
    const bool hasMeaning = quantity == LossQuantity::Loss || m_unit == LossUnit::NatsPerWord;
    if (quantity == this->quantity() || !hasMeaning)
        return;
    m_canvas->setQuantity(quantity);
    m_smoothing->setVisible(quantity != LossQuantity::Bleu); // only validations have one
    showReading();
    emit optionsChanged();
}

LossQuantity LossPlot::quantity() const
{
    return m_canvas->quantity();
}

void LossPlot::setVerticalScale(LossScale scale)
{
    if (scale == verticalScale())
        return;
    m_canvas->setVerticalScale(scale);
    emit optionsChanged();
}

LossScale LossPlot::verticalScale() const
{
    return m_canvas->verticalScale();
}

bool LossPlot::isFollowing() const
{
    return m_canvas->isFollowing();
}

void LossPlot::follow()
{
    m_canvas->follow();
}

void LossPlot::buildOptionsMenu()
{
    const std::array<Choice<LossQuantity>, 3> quantities{{{LossQuantity::Loss, tr("Loss")},
        {LossQuantity::Perplexity, tr("Perplexity")}, {LossQuantity::Bleu, tr("BLEU of the validation")}}};
    m_optionsMenu->addSection(tr("Vertical axis"));
    addChoices<LossQuantity>(
        *m_optionsMenu, quantities, [this] { return quantity(); },
        [this](LossQuantity chosen) { setQuantity(chosen); });

    const std::array<Choice<LossScale>, 2> scales{
        {{LossScale::Linear, tr("Linear scale")}, {LossScale::Logarithmic, tr("Logarithmic scale")}}};
    m_optionsMenu->addSection(tr("Scale"));
    addChoices<LossScale>(
        *m_optionsMenu, scales, [this] { return verticalScale(); },
        [this](LossScale scale) { setVerticalScale(scale); });

    const std::array<Choice<LossAxis>, 3> axes{
        {{LossAxis::Step, tr("By step")}, {LossAxis::Epoch, tr("By epoch")}, {LossAxis::Time, tr("By training time")}}};
    m_optionsMenu->addSection(tr("Horizontal axis"));
    addChoices<LossAxis>(
        *m_optionsMenu, axes, [this] { return horizontalAxis(); }, [this](LossAxis axis) { setHorizontalAxis(axis); });

    std::vector<Choice<double>> weights;
    for (const double weight : {0.0, 0.8, 0.9, 0.95, 0.99})
        weights.push_back({weight, smoothingText(weight)});
    m_optionsMenu->addSection(tr("Smoothing"));
    addChoices<double>(
        *m_optionsMenu, weights, [this] { return smoothing(); }, [this](double weight) { setSmoothing(weight); });

    m_optionsMenu->addSeparator();
    QAction* follow = m_optionsMenu->addAction(tr("&Follow the training"));
    connect(follow, &QAction::triggered, this, &LossPlot::follow);
}

bool LossPlot::hasContent() const
{
    return !m_canvas->cursorPoints().empty() || !m_canvas->validations().empty();
}

QString LossPlot::suggestedName() const
{
    return tr("loss");
}

QString LossPlot::suggestedTitle() const
{
    switch (quantity()) {
    case LossQuantity::Loss:
        return tr("Loss");
    case LossQuantity::Perplexity:
        return tr("Perplexity");
    case LossQuantity::Bleu:
        break;
    }
    return tr("BLEU");
}

StyledPlot& LossPlot::plot()
{
    m_canvas->refresh();
    return *m_canvas;
}

QByteArray LossPlot::csv() const
{
    return withRunsAsCsv(lossCsv(m_canvas->series().points(), m_canvas->validations()), m_canvas->overlays());
}

QByteArray LossPlot::json() const
{
    return withRunsAsJson(
        lossJson(m_canvas->series().points(), m_canvas->validations(), m_canvas->changes()), m_canvas->overlays());
}

} // namespace attentoscope::ui
