// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

#include <QWidget>

namespace attentoscope::ui {

class RichLabel;

/// Describes an attention kind: its equation, the meaning of each symbol, and its source.
class KindView : public QWidget
{
    Q_OBJECT

public:
    explicit KindView(QWidget* parent = nullptr);
    void setKind(const AttentionKindInfo& kind);
    void clear();

private:
    RichLabel* m_equation = nullptr;
    RichLabel* m_symbols = nullptr;
};

} // namespace attentoscope::ui
