// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/boundedspinbox.h"

#include <QWheelEvent>

namespace attentoscope::ui {

BoundedSpinBox::BoundedSpinBox(int least, int most, QWidget* parent) : QSpinBox(parent)
{
    setRange(least, most);
    setKeyboardTracking(false);
    setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    setMinimumWidth(1);
}

QValidator::State BoundedSpinBox::validate(QString& text, int& position) const
{
    return QSpinBox::validate(text, position) == QValidator::Acceptable ? QValidator::Acceptable
                                                                        : QValidator::Intermediate;
}

void BoundedSpinBox::fixup(QString& text) const
{
    emit refused(text);
    text = textFromValue(value());
}

void BoundedSpinBox::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace attentoscope::ui
