// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/comparedoperands.h"

#include "engine/lessons/conditiontext.h"
#include "engine/lessons/lessonvalues.h"

namespace attentoscope {

namespace {

enum class OperandKind : std::uint8_t { Number, Text, Either, Truth };

const LessonReference* referenceIn(const LessonOperand& operand)
{
    return std::get_if<LessonReference>(&operand);
}

/// The value of a setting is a text, and a number where it can be read as one.
OperandKind kindOf(const LessonOperand& operand)
{
    if (std::holds_alternative<LessonNumber>(operand))
        return OperandKind::Number;
    const auto* reference = referenceIn(operand);
    if (!reference)
        return OperandKind::Text;
    if (reference->value == LessonValue::Setting)
        return OperandKind::Either;
    switch (rowOf(reference->value).type) {
    case LessonValueType::Number:
        return OperandKind::Number;
    case LessonValueType::Text:
        return OperandKind::Text;
    case LessonValueType::Truth:
        break;
    }
    return OperandKind::Truth;
}

bool fits(LessonUnit unit, LessonMeasure measure)
{
    switch (unit) {
    case LessonUnit::None:
        return true;
    case LessonUnit::Bits:
    case LessonUnit::Nats:
        return measure == LessonMeasure::Information;
    case LessonUnit::Percent:
        return measure == LessonMeasure::Share;
    case LessonUnit::Seconds:
        return measure == LessonMeasure::Time;
    }
    return false;
}

Result<void> checkUnit(const LessonOperand& value, const LessonOperand& other)
{
    const auto* reference = referenceIn(value);
    const auto* number = std::get_if<LessonNumber>(&other);
    if (!reference || !number || fits(number->unit, rowOf(reference->value).measure))
        return {};
    return failure(ErrorCode::BadData,
        Message("{} is not measured in the unit of {}: leave the unit out, or see the table of values.",
            rowOf(reference->value).name, textOf(*number)));
}

} // namespace

Result<void> checkComparison(const Condition& compared)
{
    const auto left = kindOf(compared.left);
    const auto right = kindOf(compared.right);
    for (const auto* operand : {&compared.left, &compared.right})
        if (kindOf(*operand) == OperandKind::Truth)
            return failure(ErrorCode::BadData,
                Message("\"{}\" is true or not, and is compared with nothing: write it alone, or with not.",
                    textOf(*referenceIn(*operand))));
    if (!referenceIn(compared.left) && !referenceIn(compared.right))
        return failure(ErrorCode::BadData, "Two constants are compared: one side is a value, such as loss.");
    if (left != right && left != OperandKind::Either && right != OperandKind::Either)
        return failure(
            ErrorCode::BadData, "A number is compared with a text: both sides are numbers, or both are texts.");
    const bool isBySize =
        compared.comparison != LessonComparison::Equal && compared.comparison != LessonComparison::NotEqual;
    if (isBySize && (left == OperandKind::Text || right == OperandKind::Text))
        return failure(ErrorCode::BadData, "Texts are compared with = or !=, and not by size.");
    for (const auto* operand : {&compared.left, &compared.right})
        if (const auto* reference = referenceIn(*operand))
            if (const auto fitsSum = checkUnit(*operand, reference->plus); !fitsSum)
                return fitsSum;
    if (const auto fitsLeft = checkUnit(compared.left, compared.right); !fitsLeft)
        return fitsLeft;
    return checkUnit(compared.right, compared.left);
}

} // namespace attentoscope
