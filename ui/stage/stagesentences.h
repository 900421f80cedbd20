// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/translation.h"
#include "ui/stage/stageheader.h"

#include <QObject>

#include <cstdint>

namespace attentoscope::ui {

struct GivenTranslation;
class GoldBook;
class TranslationBox;
class ValidationHistory;
class WatchedView;

/// The sentences that the stage can show: the person's own, the watched one, and the one that is open of a validation.
class StageSentences : public QObject
{
    Q_OBJECT

public:
    struct Parts // which outlive this
    {
        TranslationBox& box;
        WatchedView& watched;
        const ValidationHistory& validation;
    };
    StageSentences(const Parts& parts, QObject* parent);

    Translation shownIn(StageView view) const; ///< empty: there is none yet
    bool canForceCells() const; ///< of the person's own

    void setGold(const GoldBook& gold); ///< outlives this; outlines whatever is shown of its sentences
    void refreshGold(); ///< it changed
    void showGiven(const GivenTranslation& given); ///< as the person's own sentence
    void showPartial(const Translation& partial);
    void showTranslation(const Translation& translation); ///< if it was asked for here
    void showFailure(std::uint64_t id, const Error& error); ///< likewise: no answer comes

signals:
    void changed();
    void failed(const attentoscope::Error& error); ///< of what nobody typed

private:
    Parts m_parts;
    Translation m_own;
    const GoldBook* m_gold = nullptr;
};

} // namespace attentoscope::ui
