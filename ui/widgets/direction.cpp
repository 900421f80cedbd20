// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/direction.h"

#include <QChar>
#include <QList>
#include <QString>

#include <algorithm>

namespace attentoscope::ui {

bool readsRightToLeft(const std::vector<Token>& tokens)
{
    int balance = 0;
    for (const Token& token : tokens) {
        if (token.special)
            continue;
        const auto letters = QString::fromStdString(token.text).toUcs4();
        const auto strong = std::ranges::find_if(letters, [](char32_t letter) {
            const QChar::Direction direction = QChar::direction(letter);
            return direction == QChar::DirL || direction == QChar::DirR || direction == QChar::DirAL;
        });
        if (strong != letters.end())
            balance += QChar::direction(*strong) == QChar::DirL ? -1 : 1;
    }
    return balance > 0;
}

} // namespace attentoscope::ui
