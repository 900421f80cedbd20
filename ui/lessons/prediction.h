// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace attentoscope::ui {

enum class PredictionKind : std::uint8_t { None, Choice, Number, Cell };

/// The cell that a person points at, with its words.
struct PredictedCell
{
    std::size_t row = 0;
    std::size_t column = 0;
    QString target;
    QString source;

    bool operator==(const PredictedCell&) const = default;
};

/// What a person expects. One of the three is there.
struct Prediction
{
    std::optional<std::size_t> option;
    std::optional<double> number;
    std::optional<PredictedCell> cell;
    QString text; ///< in words, for people

    [[nodiscard]] bool isEmpty() const { return !option && !number && !cell; }
    bool operator==(const Prediction&) const = default;
};

/// What is asked. Texts are those of the lesson.
struct AskedQuestion
{
    PredictionKind kind = PredictionKind::None;
    QString text;
    QStringList options; ///< of a choice
};

} // namespace attentoscope::ui

Q_DECLARE_METATYPE(attentoscope::ui::Prediction)
