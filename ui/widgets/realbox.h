// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QLocale>

namespace attentoscope::ui {

/// A box for a number. It accepts a decimal point and a decimal comma, whatever the locale.
class RealBox : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

    QValidator::State validate(QString& text, int& position) const override
    {
        const QString decimal = locale().decimalPoint();
        if (!text.contains(decimal))
            text.replace(decimal == QLatin1String(",") ? QLatin1Char('.') : QLatin1Char(','), decimal);
        return QDoubleSpinBox::validate(text, position);
    }
};

} // namespace attentoscope::ui
