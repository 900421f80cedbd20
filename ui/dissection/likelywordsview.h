// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"
#include "ui/dissection/numbertable.h"

namespace attentoscope::ui {

/// The likeliest words of the step, and what looking at the source was worth to each.
class LikelyWordsView : public NumberTable
{
    Q_OBJECT

public:
    explicit LikelyWordsView(QWidget* parent = nullptr);
    void setDissection(const Dissection& dissection);
};

} // namespace attentoscope::ui
