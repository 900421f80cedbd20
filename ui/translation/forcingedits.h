// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/translation/forcedstate.h"

#include <QObject>

namespace attentoscope::ui {

class SentenceLine;
class SentenceRequests;
class TranslationForcing;
class TranslationResult;
class TranslationTiming;

/// What the person forces, takes back and brings back: each asks for the translation anew.
class ForcingEdits : public QObject
{
    Q_OBJECT

public:
    struct Parts // which outlive this
    {
        SentenceLine& line;
        TranslationResult& result;
        TranslationTiming& timing;
        TranslationForcing& forcing;
        SentenceRequests& requests;
    };
    ForcingEdits(const Parts& parts, QObject* parent);

    void force(const Constraints& constraints);
    void restore(const ForcedState& state);
    void showGiven(const GivenTranslation& given);
    void showWords(const Translation& translation); ///< and what of them is forced
    void showForced();

signals:
    void forcingChosen(const attentoscope::ui::ForcedState& before, const attentoscope::ui::ForcedState& after);
    void sentenceEntered();

private:
    Parts m_parts;
};

} // namespace attentoscope::ui
