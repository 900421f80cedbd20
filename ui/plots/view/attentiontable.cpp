// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/attentiontable.h"

#include "engine/storage/translationjson.h"
#include "engine/types/translation.h"
#include "ui/plots/style/datatable.h"

#include <nlohmann/json.hpp>

namespace attentoscope::ui {

nlohmann::ordered_json withMapsNamed(const nlohmann::ordered_json& translation, const char* name)
{
    nlohmann::ordered_json named;
    for (const auto& [key, value] : translation.items())
        if (key != "heads")
            named[key == "attention" ? name : key] = value;
        else
            for (const auto& head : value)
                named[key].push_back(withMapsNamed(head, name));
    return named;
}

QByteArray attentionJson(const Translation& translation, const char* name)
{
    Translation shown = translation;
    shown.heads.clear();
    shown.choices.clear();
    shown.forcedHeads.clear();
    return jsonText(withMapsNamed(translationToJson(shown), name));
}

QByteArray attentionCsv(const Translation& translation)
{
    TextTable table;
    table.addField("");
    for (const Token& token : translation.source)
        table.addField(token.text);
    table.endLine();
    for (std::size_t row = 0; !translation.attention.isEmpty() && row < translation.attention.rows; ++row) {
        table.addField(translation.target[row].text);
        for (std::size_t column = 0; column < translation.attention.columns; ++column)
            table.addField(shortest(translation.attention.at(row, column)));
        table.endLine();
    }
    return table.text();
}

} // namespace attentoscope::ui
