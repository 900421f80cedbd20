// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/coursenotices.h"

#include "engine/settings/settingrows.h"

#include <cmath>

namespace attentoscope {

Message stopsEarly(const TrainingConfiguration& configuration, std::int64_t bestStep)
{
    return configuration.validationMeasure == ValidationMeasure::Bleu
        ? Message("BLEU on the validation sentences has not risen in {} validations (patience), so training stops. It "
                  "was highest at step {}.",
              configuration.patience, bestStep)
        : Message("The loss on the validation sentences has not fallen in {} validations (patience), so training "
                  "stops. It was lowest at step {}.",
              configuration.patience, bestStep);
}

Message bestWeightsInUse(const TrainingConfiguration& configuration, std::int64_t bestStep)
{
    return configuration.validationMeasure == ValidationMeasure::Bleu
        ? Message("The weights of step {} are in use: the highest BLEU on the validation sentences.", bestStep)
        : Message("The weights of step {} are in use: the lowest loss on the validation sentences.", bestStep);
}

Message validationsLeftOut(double limitMinutes)
{
    return Message("Validating takes more than its share of {} minutes, so it is left out. Train longer, or with fewer "
                   "validation sentences.",
        settingrows::realText(limitMinutes));
}

Message meanCompared(const TrainingConfiguration& configuration, const ValidationReport& mean, double before)
{
    const auto rounded = [](double value) { return settingrows::realText(std::round(value * 1e4) / 1e4); };
    const auto& [count, first, last] = *mean.mean;
    if (configuration.validationMeasure == ValidationMeasure::Bleu)
        return mean.best
            ? Message(
                  "The mean of {} saves, steps {} to {}, is in use: its BLEU on the validation sentences is {}, that "
                  "of the best save {}.",
                  count, first, last, rounded(mean.bleu), rounded(before))
            : Message(
                  "The mean of {} saves, steps {} to {}, is no better than the best save: its BLEU on the validation "
                  "sentences is {}, that of the best save {}.",
                  count, first, last, rounded(mean.bleu), rounded(before));
    return mean.best
        ? Message(
              "The mean of {} saves, steps {} to {}, is in use: its loss on the validation sentences is {}, that of "
              "the best save {}.",
              count, first, last, rounded(mean.loss), rounded(before))
        : Message("The mean of {} saves, steps {} to {}, is no better than the best save: its loss on the validation "
                  "sentences is {}, that of the best save {}.",
              count, first, last, rounded(mean.loss), rounded(before));
}

} // namespace attentoscope
