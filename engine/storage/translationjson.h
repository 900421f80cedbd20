// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/evaluation.h"
#include "engine/types/translation.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace attentoscope {

class JsonReader;
class JsonWriter;

/// A translation as `translate --json` prints it and the window exports it: {"source": [words], "target": [words],
/// "attention": [[…]], "score"}. The words include special tokens. "attention" has a row for each target word and a
/// column for each source word; without attention it has no rows. Weights have the fewest digits that read back as the
/// same float. Some translations have more: "window" {"centres", "radius"} of local attention; "forced" [ROW:COLUMN or
/// KIND.LAYER.HEAD:ROW:COLUMN], counted from one; "switched_off" [KIND.LAYER.HEAD]; "heads" [{"kind", "layer", "head",
/// "attention"}], see HeadMap; "gold" {"sure", "possible"}, or "statistical" with the same members if the links are not
/// gold.
nlohmann::ordered_json translationToJson(const Translation& translation);

/// The fields of a watched sentence's translation: those that every translation has, and those that only a view needs
/// ("text", "source_marks", "target_marks", "probabilities").
void translationFields(JsonWriter& fields, const Translation& translation);
/// Refuses parts that do not fit the words.
void translationFields(const JsonReader& fields, Translation& translation);

// Parts of the JSON, for texts that are assembled in another way.
nlohmann::ordered_json wordsToJson(const std::vector<Token>& tokens);
nlohmann::ordered_json rowsToJson(const AttentionMap& map);
/// {"kind", "layer", "head", "attention"}
nlohmann::ordered_json headToJson(const HeadMap& head);
/// [[source, target], …], with words counted from zero.
nlohmann::ordered_json linksToJson(const std::vector<AlignmentLink>& links);
/// {"layer", "head", "end_marks", "rows_later", "text"}. Without "layer" it is the mean of all heads, without "head"
/// that of a layer.
nlohmann::ordered_json readingToJson(const AlignmentReading& reading);
/// The same members, "aer", and everything else that was measured.
nlohmann::ordered_json chosenToJson(const ChosenReading& chosen);
/// ["cross.2.3", …]
nlohmann::ordered_json headTextsToJson(const std::vector<AttentionHead>& heads);

} // namespace attentoscope
