// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/beamchoice.h"

#include "engine/types/translation.h"
#include "ui/theme/grid.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/realbox.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSpinBox>

namespace attentoscope::ui {

namespace {

constexpr double highestPenalty = 2.0;

} // namespace

BeamChoice::BeamChoice(int widest, QWidget* parent)
    : QWidget(parent), m_width(new QSpinBox(this)), m_penalty(new RealBox(this))
{
    m_width->setRange(1, widest);
    m_width->setPrefix(tr("Beam "));
    m_width->setSpecialValueText(tr("Greedy"));
    m_width->setAccessibleName(tr("Width of the beam"));
    m_width->setToolTip(tr("How many translations are followed side by side. Greedy: only the likeliest word at each "
                           "step."));
    m_penalty->setRange(0.0, highestPenalty);
    m_penalty->setSingleStep(0.1);
    m_penalty->setDecimals(1);
    m_penalty->setValue(usualLengthPenalty);
    m_penalty->setPrefix(tr("Length "));
    m_penalty->setAccessibleName(tr("Length penalty of the beam"));
    m_penalty->setToolTip(plainTip(tr("The exponent A: translations are ranked by their sum of log probabilities "
                                      "divided by ((5 + length) / 6)^A, or by length^A in a model with "
                                      "length_penalty_kind=power. With 0 short ones win, with more longer ones.")));
    m_penalty->hide();
    setFocusProxy(m_width);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(grid(0.5));
    line->addWidget(m_width);
    line->addWidget(m_penalty);
    connect(m_width, &QSpinBox::valueChanged, this, [this](int width) {
        m_penalty->setVisible(width > 1);
        emit changed();
    });
    connect(m_penalty, &QDoubleSpinBox::valueChanged, this, &BeamChoice::changed);
}

int BeamChoice::beamWidth() const
{
    return m_width->value();
}

void BeamChoice::setBeamWidth(int width)
{
    m_width->setValue(width);
}

double BeamChoice::lengthPenalty() const
{
    return m_penalty->value();
}

void BeamChoice::setLengthPenalty(double exponent)
{
    m_penalty->setValue(exponent);
}

} // namespace attentoscope::ui
