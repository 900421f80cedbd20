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

/// Type a sentence, read its translation as it is decoded. While training goes on the sentence is translated again
/// and again, so that one sees it get better. Hovering a word shades the words it attends to or is attended by.
/// A click on a target word forces another in its place, and what follows is decoded anew; Esc undoes all of that.
/// With a beam any of its hypotheses can be shown.
class TranslationBox : public QWidget
{
    Q_OBJECT

public:
    explicit TranslationBox(QWidget* parent = nullptr);

    void setTask(Task task); ///< of the preset that is chosen; it counts until there is a model
    void setState(const EngineState& state);
    /// Another model: what the one before answered goes, and the sentence is translated anew. A sentence of another
    /// task goes too. Vectors cannot be forced.
    void showRun(const RunDescription& run);
    void showPartial(const Translation& translation);
    void showTranslation(const Translation& translation);
    bool isAsked(std::uint64_t id) const { return id == m_request; } ///< the newest of its requests
    void showFailure(const Error& error); ///< of the newest request, in place of the translation
    void stopWaiting(); ///< the answer will not come
    void weightsChanged(); ///< of the model, though it is not trained any more
    void setResultShown(bool shown); ///< whether anything but the sentence is; hidden, it is not renewed
    void clearResult();
    /// Lights a target and a source word together, as under the pointer in the heatmap; -1: none.
    void lightCell(int row, int column);
    void setPresented(bool presented); ///< nothing but sentence and words

    QLineEdit* input() const;
    SentenceLine& line() const { return *m_line; } ///< with width and length penalty of the beam
    void setSentence(const QString& sentence); ///< and translates it
    /// Shows a translation that is given, and asks for its attention again while training goes on, until the person
    /// types, presses Enter, or takes it back as what is forced.
    void showGiven(const GivenTranslation& given);

    /// Heads that the model does without from now on; the sentence is translated anew.
    void setSwitchedOff(const std::vector<AttentionHead>& heads);

    Task task() const; ///< of the model
    bool canForce() const;
    /// Forces a step's attention onto a source token, or the row of one head onto a column; where it is forced so
    /// already, frees it.
    void forceRow(int row, int column, std::optional<AttentionHead> head = {});
    bool isForced() const; ///< anything of what is shown
    BeamBar& beam() const;
    void undoForced();
    /// Brings back what was settled of a sentence, and translates it again.
    void restoreForcing(const ForcedState& state);

signals:
    /// The person forced something, or took it back; that is done already.
    void forcingChosen(const attentoscope::ui::ForcedState& before, const attentoscope::ui::ForcedState& after);
    void modelChanged(); ///< what was forced on the one before is forgotten
    void translateRequested(const attentoscope::TranslationRequest& request);
    void sentenceEntered(); ///< the person typed, forced or chose something: they want to see this sentence
    void forcedChanged();
    void resultCleared(); ///< the translation is gone
    void hypothesisShown(const attentoscope::Translation& translation); ///< in place of the answer's best

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectLine();
    void connectResult();
    void translateNow(); ///< with what is forced, where the sentence is still the one that is shown
    void translate(const Constraints& constraints);
    void renew();
    TranslationRequest requestFor(const QString& sentence, const Constraints& constraints) const;
    void force(const Constraints& constraints);
    ForcedState forcedState() const; ///< of the sentence that is shown
    void showForced();
    void showWords(const Translation& translation); ///< and what of them is forced
    void showHypothesis();

    SentenceLine* m_line = nullptr;
    TranslationResult* m_result = nullptr;
    TranslationTiming* m_timing = nullptr;
    QString m_sentence; ///< that was sent last
    std::optional<GivenTranslation> m_given;
    std::vector<AttentionHead> m_switchedOff;
    std::uint64_t m_request = 0; ///< the newest; 0: an answer that is under way comes too late
};

} // namespace attentoscope::ui
