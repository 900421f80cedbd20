// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/translated.h"

#include "ui/language/languages.h"

#include <QLocale>

namespace attentoscope::ui {

namespace {

/// Puts the values into a text. A language that needs another order of them numbers its places: {1}, {2}.
QString filled(const QString& text, const std::vector<Message>& values)
{
    QString whole;
    qsizetype next = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const auto end = text[at] == QLatin1Char('{') ? text.indexOf(QLatin1Char('}'), at) : qsizetype(-1);
        bool isNumber = false;
        const int number = end < 0 ? 0 : text.mid(at + 1, end - at - 1).toInt(&isNumber);
        const qsizetype index = isNumber ? number - 1 : next;
        if (end < 0 || (!isNumber && end != at + 1) || index < 0 || index >= qsizetype(values.size())) {
            whole += text[at];
            continue;
        }
        next = index + 1;
        whole += translated(values[std::size_t(index)]);
        at = end;
    }
    return whole;
}

} // namespace

QString translated(const Message& message)
{
    if (message.number())
        return numberLocale().toString(qlonglong(*message.number()));
    if (!message.key())
        return QString::fromStdString(message.text());
    return filled(engineText(message.key()), message.values());
}

QString translated(const std::string& text)
{
    return engineText(text.c_str());
}

} // namespace attentoscope::ui
