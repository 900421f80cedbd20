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

/// It holds where the setting has one of these values, or a value that is none of them.
struct SettingCondition
{
    std::string key;
    std::vector<std::string> values;
    Among among = Among::These;

    bool holds(std::string_view value) const;
};

/// Which decoder state an attention kind reads when it scores the annotations.
enum class ReadsState : std::uint8_t { Nothing, Previous, Current };

/// How long a source an attention kind takes.
enum class Reach : std::uint8_t { AnyLength, FixedPositions };

/// What the weights of one row of the attention matrix sum to.
enum class RowSum : std::uint8_t { None, One, AtMostOne };

struct SymbolInfo
{
    std::string symbol;
    std::string meaning;
};

/// What a kind becomes through a setting, such as one that adds a bias to its equation.
struct KindVariant
{
    SettingCondition when;
    std::string equation;
    std::vector<SymbolInfo> symbols;
    RowSum rowSum = RowSum::One;
};

/// What a model computes around its attention, where a setting says so.
struct KindLine
{
    SettingCondition when;
    std::string equation;
    std::vector<SymbolInfo> symbols; ///< that the equations before it do not have
};

struct AttentionKindInfo
{
    std::string id;
    std::string name;
    std::string help;
    std::string
        equation; ///< lines of Unicode mathematics, as in the header of the kind's class: x(t) is x with an index
    std::vector<SymbolInfo> symbols;
    std::string paper; ///< the one that has this equation, for people: "Luong 2015: Effective …"; empty: none
    std::string paperUrl;
    ReadsState reads = ReadsState::Current;
    RowSum rowSum = RowSum::One;
    Reach reach = Reach::AnyLength;
    Task task = Task::Sentences; ///< whose models can have it
    std::vector<KindVariant> variants; ///< the first whose condition holds replaces equation, symbols and row sum
    std::vector<KindLine> lines; ///< those whose condition holds go on from the equation
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
    std::vector<SettingCondition> needs; ///< unless all of them hold the setting changes nothing
};

/// The article that a preset rebuilds. What is not known is empty.
struct ArticleInfo
{
    std::string title;
    std::string authors;
    std::string year;
    std::string url;
    std::string about; ///< what it is, in a few words: "the paper that began it"
};

/// Other defaults of a preset: those that one of its settings brings with it, such as another recipe.
struct PresetVariant
{
    SettingCondition when;
    std::vector<KeyValue> values;
};

/// From so many training pairs on a preset uses the sizes for many pairs.
inline constexpr std::size_t manyTrainingPairs = 20'000;

struct PresetInfo
{
    std::string id;
    std::string name;
    std::string help;
    Task task = Task::Sentences;
    std::string attention; ///< id of its row in the kinds table
    RowSum rowSum = RowSum::One;
    /// Every key that does something, with this preset's default, in the table's order: before data are loaded, for
    /// fewer than `manyTrainingPairs`, and for as many and more. Empty for few or many: as before data are loaded.
    std::vector<KeyValue> values;
    std::vector<KeyValue> fewPairsValues;
    std::vector<KeyValue> manyPairsValues;
    std::vector<PresetVariant> variants;
    ArticleInfo article;
    std::string expectation; ///< what comes out, in how long
    std::vector<KeyValue> articleData; ///< the data settings that the article uses, where they are not the defaults
    std::vector<std::string> examples; ///< what to watch, of a preset that needs no data
};

struct SampleInfo
{
    std::string id;
    std::string name;
    std::string help;
    std::size_t defaultPairs = 10'000;
    bool hasAlignments = false;
};

/// The tables of the program as values, from which the window's menus and the command line's help are made, and what
/// the engine found when it was loaded.
struct Catalogue
{
    std::vector<PresetInfo> presets;
    std::vector<AttentionKindInfo> kinds;
    std::vector<SettingInfo> settings;
    std::vector<SampleInfo> samples;
    std::optional<MatrixKernels> kernels; ///< nothing: no engine is loaded, or LibTorch multiplies without OpenBLAS
};

/// The value that a setting has, by its key.
using SettingLookup = std::function<std::string(const std::string& key)>;

/// The equations around the attention that these settings have, a line each.
std::string linesInForce(const AttentionKindInfo& kind, const SettingLookup& valueOf);

/// The kind with the equation, the symbols and the row sum that these settings give it.
AttentionKindInfo kindInForce(AttentionKindInfo kind, const SettingLookup& valueOf);

} // namespace attentoscope
