// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"
#include "ui/translation/forcedchoices.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QLineEdit;

namespace attentoscope::ui {

class BeamBar;
class SentenceLine;
class TranslationResult;
class TranslationTiming;

/// A field for a sentence, and its translation. During training the sentence is translated again and again, so that
/// progress is visible. Pointing at a word shades the words to which it attends, or which attend to it. A click on a
/// target word forces another word in its place, and the rest is translated anew. Esc removes all constraints. With a
/// beam, any of its hypotheses can be displayed.
class TranslationBox : public QWidget
{
    Q_OBJECT

public:
    explicit TranslationBox(QWidget* parent = nullptr);

    void setTask(Task task); ///< task of the chosen preset, for as long as there is no model
    void setState(const EngineState& state);
    /// Called for another model. Removes the former model's answer, and translates the sentence anew. A sentence of
    /// another task is removed too. For vectors, nothing can be forced.
    void showRun(const RunDescription& run);
    void showPartial(const Translation& translation);
    void showTranslation(const Translation& translation);
    bool isAsked(std::uint64_t id) const { return id == m_request; } ///< whether this id is that of its newest request
    void showFailure(const Error& error); ///< shows why the newest request failed, in place of the translation
    void stopWaiting(); ///< called when no answer will arrive
    void weightsChanged(); ///< the weights of a model that is not in training have changed
    void setResultShown(bool shown); ///< whether the result is visible; a hidden result is not translated again
    void clearResult();
    /// Highlights a target and a source word together, as if the pointer were on their cell in the heatmap; -1: no
    /// word.
    void lightCell(int row, int column);
    void setPresented(bool presented); ///< hides everything except sentence and words

    QLineEdit* input() const;
    SentenceLine& line() const { return *m_line; } ///< the field, with width and length penalty of the beam
    void setSentence(const QString& sentence); ///< sets the sentence and translates it
    /// Displays a given translation, and requests its attention again while training goes on, until the user types,
    /// presses Enter, or removes the constraints.
    void showGiven(const GivenTranslation& given);
    /// The given translation that is displayed.
    const std::optional<GivenTranslation>& given() const { return m_given; }

    /// Switches off exactly these heads from now on, and translates the sentence anew.
    void setSwitchedOff(const std::vector<AttentionHead>& heads);

    Task task() const; ///< the model's task
    bool canForce() const;
    /// Forces a step's attention onto a source token. With a head, forces that head's row onto a column. If it is
    /// already forced there, frees it.
    void forceRow(int row, int column, std::optional<AttentionHead> head = {}, int rows = 1);
    bool isForced() const; ///< whether the displayed translation has constraints
    BeamBar& beam() const;
    void undoForced();
    /// Restores the constraints of a sentence, and translates it again.
    void restoreForcing(const ForcedState& state);

signals:
    /// The user has added or removed a constraint.
    void forcingChosen(const attentoscope::ui::ForcedState& before, const attentoscope::ui::ForcedState& after);
    void modelChanged(); ///< another model removed the constraints
    void translateRequested(const attentoscope::TranslationRequest& request);
    void sentenceEntered(); ///< the user has typed, forced or chosen something, so this sentence should be displayed
    void forcedChanged();
    void resultCleared(); ///< the translation was removed
    /// A hypothesis other than the best one is displayed.
    void hypothesisShown(const attentoscope::Translation& translation);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectLine();
    void connectResult();
    void translateNow(); ///< keeps the constraints if the sentence is still the displayed one
    void translate(const Constraints& constraints);
    void renew();
    TranslationRequest requestFor(const QString& sentence, const Constraints& constraints) const;
    void force(const Constraints& constraints);
    ForcedState forcedState() const; ///< sentence and constraints that are displayed
    void showForced();
    void showWords(const Translation& translation); ///< shows the words and their constraints
    void showHypothesis();

    SentenceLine* m_line = nullptr;
    TranslationResult* m_result = nullptr;
    TranslationTiming* m_timing = nullptr;
    QString m_sentence; ///< the sentence of the last request
    std::optional<GivenTranslation> m_given;
    std::vector<AttentionHead> m_switchedOff;
    std::uint64_t m_request = 0; ///< id of the newest request; 0: no request is open, so every answer is ignored
};

} // namespace attentoscope::ui
