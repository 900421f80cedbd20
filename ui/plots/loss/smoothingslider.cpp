// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/smoothingslider.h"

#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <array>
#include <cmath>

namespace attentoscope::ui {

namespace {

/// An exponential mean with weight β covers about 1 / (1 − β) steps.
constexpr std::array stops{1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000};

double stepsOf(double weight)
{
    return 1.0 / (1.0 - std::min(weight, 0.9999));
}

int nearestPlace(double weight)
{
    const double wanted = std::log(stepsOf(weight));
    const auto distance = [wanted](int steps) { return std::abs(std::log(steps) - wanted); };
    return static_cast<int>(std::ranges::min_element(stops, {}, distance) - stops.begin());
}

double weightAt(int place)
{
    return 1.0 - 1.0 / stops.at(static_cast<std::size_t>(place));
}

} // namespace

QString smoothingText(double weight)
{
    if (weight <= 0.0)
        return QCoreApplication::translate("SmoothingSlider", "not smoothed");
    const auto steps = static_cast<qlonglong>(std::lround(stepsOf(weight)));
    return QCoreApplication::translate("SmoothingSlider", "mean of about %1 steps").arg(QLocale().toString(steps));
}

SmoothingSlider::SmoothingSlider(QWidget* parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal, this)), m_meaning(makeQuietLabel({}, this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_slider->setRange(0, static_cast<int>(stops.size()) - 1);
    m_slider->setPageStep(2);
    m_slider->setFixedWidth(grid(14));
    m_slider->setAccessibleName(tr("Smoothing of the loss curve"));
    // Reserves space for the longest text, so that nothing moves with the slider.
    m_meaning->setText(smoothingText(weightAt(m_slider->maximum())));
    m_meaning->setMinimumWidth(m_meaning->sizeHint().width());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, grid(1), 0);
    row->setSpacing(grid(1));
    row->addWidget(m_slider);
    row->addWidget(m_meaning);
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
        explain(weightAt(place));
        emit weightChosen(weightAt(place));
    });
    setWeight(0.0);
}

void SmoothingSlider::setWeight(double weight)
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(nearestPlace(weight));
    explain(weight);
}

void SmoothingSlider::setWordsShown(bool shown)
{
    m_meaning->setVisible(shown);
}

void SmoothingSlider::explain(double weight)
{
    m_meaning->setText(smoothingText(weight));
    const QString steps = QLocale().toString(static_cast<qlonglong>(std::lround(stepsOf(weight))));
    m_slider->setToolTip(plainTip(weight <= 0.0
            ? tr("Smoothing: the bold line is the loss of each step.")
            : tr("Smoothing: the bold line is a mean of the steps so far in which the newest counts most; one that "
                 "lies %1 steps back counts about a third as much. It starts at the first loss.")
                  .arg(steps)));
    m_slider->setAccessibleDescription(m_meaning->text());
}

} // namespace attentoscope::ui
