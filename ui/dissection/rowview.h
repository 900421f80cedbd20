// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"
#include "ui/dissection/numbertable.h"

namespace attentoscope::ui {

/// How the weights of a row follow from its scores: a line for each source word, the cell's own in bold.
class RowView : public NumberTable
{
    Q_OBJECT

public:
    explicit RowView(QWidget* parent = nullptr);
    void setDissection(const Dissection& dissection);
};

} // namespace attentoscope::ui
