// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/matrixkernels.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class Among : std::uint8_t { These, Others };

/// It is true if the setting has one of these values, or if it has none of them, depending on the last member.
struct SettingCondition
{
    std::string key;
    std::vector<std::string> values;
    Among among = Among::These;

    bool holds(std::string_view value) const;
};

/// The decoder state that an attention kind reads when it scores the annotations.
enum class ReadsState : std::uint8_t { Nothing, Previous, Current };

/// The length of source that an attention kind accepts.
enum class Reach : std::uint8_t { AnyLength, FixedPositions };

/// The sum of the weights in a row of the attention matrix.
enum class RowSum : std::uint8_t { None, One, AtMostOne };

struct SymbolInfo
{
    std::string symbol;
    std::string meaning;
};

/// What a setting changes in a kind, such as adding a bias to its equation.
struct KindVariant
{
    SettingCondition when;
    std::string equation;
    std::vector<SymbolInfo> symbols;
    RowSum rowSum = RowSum::One;
};

/// A line about what a model computes around its attention, if a setting says so.
struct KindLine
{
    SettingCondition when;
    std::string equation;
    std::vector<SymbolInfo> symbols; ///< symbols that the equations before do not have
};

struct AttentionKindInfo
{
    std::string id;
    std::string name;
    std::string help;
    std::string
        equation; ///< lines of Unicode mathematics, as in the comment on the kind's class: x(t) is x with an index
    std::vector<SymbolInfo> symbols;
    std::string paper; ///< the paper with this equation, for people: "Luong 2015: Effective …"; empty: there is none
    std::string paperUrl;
    ReadsState reads = ReadsState::Current;
    RowSum rowSum = RowSum::One;
    Reach reach = Reach::AnyLength;
    Task task = Task::Sentences; ///< the task whose models can have it
    /// The first variant whose condition is true replaces equation, symbols and row sum.
    std::vector<KindVariant> variants;
    std::vector<KindLine> lines; ///< lines whose condition is true continue the equation
};

enum class SettingGroup : std::uint8_t { Data, Model, Training };
enum class SettingType : std::uint8_t { Integer, Real, Switch, Choice, Text };

/// One row of the settings table, for forms and help texts.
struct SettingInfo
{
    std::string key;
    std::string label;
    std::string help;
    SettingGroup group = SettingGroup::Model;
    SettingType type = SettingType::Text;
    double minimum = 0.0;
    double maximum = 0.0;
    std::vector<std::string> choices;
    std::vector<SettingCondition> needs; ///< the setting has an effect only if all of them are true
};

/// The article that a preset rebuilds. Unknown parts are empty.
struct ArticleInfo
{
    std::string title;
    std::string authors;
    std::string year;
    std::string url;
    std::string about; ///< describes it in a few words: "the paper that began it"
};

/// Other defaults of a preset, which come with a value of one of its settings, such as another recipe.
struct PresetVariant
{
    SettingCondition when;
    std::vector<KeyValue> values;
};

/// From this many training pairs on, a preset uses the sizes for many pairs.
inline constexpr std::size_t manyTrainingPairs = 20'000;

struct PresetInfo
{
    std::string id;
    std::string name;
    std::string help;
    Task task = Task::Sentences;
    std::string attention; ///< id of its kind in the table of attention kinds
    RowSum rowSum = RowSum::One;
    /// Every key with an effect, with this preset's default, in the table's order. The first list holds before data is
    /// loaded, the second for fewer than `manyTrainingPairs` pairs, the third for as many or more. If the second or
    /// third is empty, the first list applies.
    std::vector<KeyValue> values;
    std::vector<KeyValue> fewPairsValues;
    std::vector<KeyValue> manyPairsValues;
    std::vector<PresetVariant> variants;
    ArticleInfo article;
    std::string expectation; ///< the result, and how long it takes
    std::vector<KeyValue> articleData; ///< the data settings of the article that are not defaults
    std::vector<std::string> examples; ///< sentences to watch, for a preset that needs no data
};

struct SampleInfo
{
    std::string id;
    std::string name;
    std::string help;
    std::size_t defaultPairs = 10'000;
    bool hasAlignments = false;
};

/// The tables of the program as values, and what the engine found when it was loaded. The window's menus and the
/// command line's help are made from them.
struct Catalogue
{
    std::vector<PresetInfo> presets;
    std::vector<AttentionKindInfo> kinds;
    std::vector<SettingInfo> settings;
    std::vector<SampleInfo> samples;
    std::optional<MatrixKernels> kernels; ///< none: no engine is loaded, or LibTorch multiplies without OpenBLAS
};

/// Returns the value of the setting with this key.
using SettingLookup = std::function<std::string(const std::string& key)>;

/// The equations around the attention with these settings, one on each line.
std::string linesInForce(const AttentionKindInfo& kind, const SettingLookup& valueOf);

/// The kind with the equation, the symbols and the row sum that it has with these settings.
AttentionKindInfo kindInForce(AttentionKindInfo kind, const SettingLookup& valueOf);

} // namespace attentoscope
