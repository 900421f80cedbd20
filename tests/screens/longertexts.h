// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace attentoscope::testing {

/// Makes every text of the window a third longer, as other languages do, and puts it between brackets, so that one sees
/// where a text begins and ends.
class LongerTexts : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(
        const char* context, const char* text, const char* comment = nullptr, int number = -1) const override;
};

} // namespace attentoscope::testing
