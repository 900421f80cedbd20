// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/translation/forcedstate.h"

#include <QCoreApplication>

#include <optional>

namespace attentoscope::ui {

class TranslationResult;

/// What is forced of the translation on show: single words and rows of attention, or all of it where it is given.
class TranslationForcing
{
    Q_DECLARE_TR_FUNCTIONS(TranslationForcing)

public:
    explicit TranslationForcing(const TranslationResult& result);

    void give(const GivenTranslation& given);
    void forgetGiven();
    bool isGiven(const QString& sentence) const;
    /// The attention is given too, and there is nothing to ask the model for.
    bool isFromFile() const;
    void forceWhatIsGiven(TranslationRequest& request) const;

    bool isAny() const;
    QString text() const; ///< what is forced; empty: nothing
    ForcedState state() const; ///< of the sentence that is shown
    /// With a step's attention forced onto a source token, or the row of one head onto a column; where it is forced so
    /// already, with that one freed. None: there is no such row, or the cell is of the future.
    std::optional<Constraints> withCell(int row, int column, std::optional<AttentionHead> head = {}) const;

private:
    std::optional<Constraints> withCellOfHead(const ForcedRow& row) const;

    const TranslationResult& m_result;
    std::optional<GivenTranslation> m_given;
};

} // namespace attentoscope::ui
