// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonvalues.h"

#include <algorithm>

namespace attentoscope {

namespace {

using Argument = LessonArgument;
using Value = LessonValue;

LessonValueRow number(Value value, const char* name, Message meaning, LessonMeasure measure = LessonMeasure::Plain,
    std::vector<Argument> arguments = {})
{
    return {
        value, name, LessonValueType::Number, std::move(arguments), LessonNeed::Always, measure, std::move(meaning)};
}

LessonValueRow text(Value value, const char* name, Message meaning, std::vector<Argument> arguments = {})
{
    return {value, name, LessonValueType::Text, std::move(arguments), LessonNeed::Always, LessonMeasure::Plain,
        std::move(meaning)};
}

LessonValueRow truth(Value value, const char* name, Message meaning, std::vector<Argument> arguments = {},
    LessonNeed need = LessonNeed::AllOrNone)
{
    return {value, name, LessonValueType::Truth, std::move(arguments), need, LessonMeasure::Plain, std::move(meaning)};
}

std::vector<LessonValueRow> runRows()
{
    return {
        number(Value::Step, "step", "Optimiser steps of the run."),
        number(Value::Epoch, "epoch", "Passes through the pairs, with their fraction."),
        number(Value::Seconds, "seconds", "Training time of the run; pauses are not counted.", LessonMeasure::Time),
        number(Value::Loss, "loss",
            "Mean loss of the last 20 steps, in nats per target token; of vectors the mean squared error."),
        number(Value::Rate, "rate", "Learning rate of the last step."),
        number(Value::Pairs, "pairs", "Pairs that are trained on."),
        number(Value::Weights, "weights", "Numbers that the model learns."),
        number(Value::ValidationLoss, "validation.loss", "Loss of the last validation."),
        number(Value::ValidationBleu, "validation.bleu", "BLEU of the last validation, 0 to 100."),
        number(Value::ValidationPerplexity, "validation.perplexity", "Perplexity of the last validation."),
    };
}

std::vector<LessonValueRow> evaluationRows()
{
    return {
        number(Value::ErrorRate, "aer",
            "Alignment error rate of the validation sentences that were evaluated, 0 to 1; needs gold links."),
        number(Value::ErrorRateEarlier, "aer.earlier",
            "The same where each row belongs to the target word before its own."),
        number(Value::ErrorRateLater, "aer.later", "The same where each row belongs to the target word after its own."),
        number(Value::EvaluatedLoss, "evaluated.loss", "Loss of the evaluated sentences with all heads on."),
        number(Value::EvaluatedBleu, "evaluated.bleu", "BLEU of the evaluated sentences with all heads on."),
        number(Value::BleuShort, "bleu.short",
            "Mean sentence BLEU of the evaluated sentences with at most the median number of source words."),
        number(Value::BleuLong, "bleu.long", "Mean sentence BLEU of the evaluated sentences with more source words."),
        number(Value::OffLoss, "off.loss", "Loss of the evaluated sentences with the heads off that were off."),
        number(Value::OffBleu, "off.bleu", "BLEU of the evaluated sentences with the heads off that were off."),
        number(Value::Heads, "heads", "Heads whose measures are known."),
        number(Value::HeadErrorRate, "head.aer",
            "Alignment error rate of the shown head, or of the best one where the mean is shown."),
    };
}

std::vector<LessonValueRow> pictureRows()
{
    constexpr auto share = LessonMeasure::Share;
    constexpr auto information = LessonMeasure::Information;
    return {
        number(Value::Entropy, "entropy", "Mean entropy of the rows of words.", information),
        number(Value::RowEntropy, "entropy.row", "Entropy of one row.", information, {Argument::Target}),
        number(Value::Weight, "weight", "One weight, 0 to 1.", share, {Argument::Target, Argument::Source}),
        number(Value::Score, "score", "The score before the softmax, in the row that was taken apart.",
            LessonMeasure::Plain, {Argument::Target, Argument::Source}),
        number(
            Value::Column, "column", "Mean weight of a source word over the rows of words.", share, {Argument::Source}),
        number(Value::RowsDiffer, "rows.differ",
            "The largest difference of a column between two rows; 0: all rows are equal.", share),
        number(Value::Diagonal, "diagonal", "Share of the weight within one word of the diagonal.", share),
        number(Value::Probability, "probability", "Probability of a target word when it was chosen.", share,
            {Argument::Target}),
        number(Value::ComparedDifference, "compared.difference",
            "The largest difference between two weights of the two compared pictures.", share),
        number(Value::ForcedDifference, "forced.difference",
            "The largest difference that forced rows make in the other rows; 0: nothing is forced.", share),
    };
}

std::vector<LessonValueRow> textRows()
{
    return {
        text(Value::Preset, "preset", "Id of the run's preset."),
        text(Value::Setting, "setting", "Value of a setting of the run; compared as a number where it is one.",
            {Argument::Key}),
        text(Value::View, "view", "The attention view that is shown: heatmap, lines or heads."),
        text(Value::Head, "head", "The head that is shown, such as cross.2.3, or mean."),
        text(Value::BestHead, "best", "The cross head that aligns best, by the last validation with gold links."),
        text(Value::Argmax, "argmax", "Source word with the largest weight of a row.", {Argument::Target}),
        text(Value::Translation, "translation", "The translation that is shown."),
    };
}

std::vector<LessonValueRow> truthRows()
{
    return {
        truth(Value::Paused, "paused", "Training is paused."),
        truth(Value::Running, "running", "Training is under way."),
        truth(Value::Trained, "trained", "Training has ended: its limit is reached, or it was stopped."),
        truth(Value::Pinned, "pinned", "A cell is pinned, or this one.", {Argument::Target, Argument::Source}),
        truth(Value::Forced, "forced", "The attention of a row is forced, or of this one.", {Argument::Target}),
        truth(Value::Off, "off", "A head is switched off, or this one.", {Argument::Head}),
        truth(Value::Kept, "kept", "A run is kept under this name.", {Argument::Name}, LessonNeed::Always),
        truth(
            Value::Translated, "translated", "Something was translated in this step, or this text.", {Argument::Text}),
        truth(Value::Compared, "compared", "Two runs were compared in this step, or these.",
            {Argument::Run, Argument::Run}),
        truth(Value::Dissected, "dissected", "A weight was taken apart in this step, or this one.",
            {Argument::Target, Argument::Source}),
        truth(Value::Scrubbed, "scrubbed", "The slider of steps was moved back in this step."),
        truth(Value::Validated, "validated", "A validation was done in this step."),
        truth(Value::Evaluated, "evaluated", "The validation sentences were evaluated in this step."),
    };
}

std::vector<LessonValueRow> valueRows()
{
    std::vector<LessonValueRow> all;
    for (auto* rows : {runRows, evaluationRows, pictureRows, textRows, truthRows})
        std::ranges::move(rows(), std::back_inserter(all));
    return all;
}

} // namespace

std::span<const LessonValueRow> lessonValues()
{
    static const auto rows = valueRows();
    return rows;
}

const LessonValueRow& rowOf(LessonValue value)
{
    return *std::ranges::find(lessonValues(), value, &LessonValueRow::value);
}

const LessonValueRow* findLessonValue(std::string_view name)
{
    const auto found = std::ranges::find(lessonValues(), name, &LessonValueRow::name);
    return found == lessonValues().end() ? nullptr : &*found;
}

std::string formOf(LessonArgument argument)
{
    switch (argument) {
    case LessonArgument::Target:
        return "\"TARGET\"";
    case LessonArgument::Source:
        return "\"SOURCE\"";
    case LessonArgument::Text:
        return "\"TEXT\"";
    case LessonArgument::Head:
        return "KIND.LAYER.HEAD";
    case LessonArgument::Run:
        return "RUN";
    case LessonArgument::Name:
        return "NAME";
    case LessonArgument::Key:
        return "KEY";
    }
    return {};
}

std::string formOf(const LessonValueRow& row)
{
    std::string form = row.name;
    for (const auto argument : row.arguments)
        form += (row.need == LessonNeed::AllOrNone ? " [" : " ") + formOf(argument)
            + (row.need == LessonNeed::AllOrNone ? "]" : "");
    return form;
}

} // namespace attentoscope
