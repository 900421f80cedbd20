// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sentencedelegate.h"

#include "ui/widgets/direction.h"

namespace attentoscope::ui {

void SentenceDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->text.isRightToLeft())
        option->displayAlignment = sideOf(option->text);
    option->text = isolated(option->text);
}

} // namespace attentoscope::ui
