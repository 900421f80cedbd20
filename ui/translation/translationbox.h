// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"
#include "ui/translation/giventranslation.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLineEdit;
class QSpinBox;
class QToolButton;

namespace attentoscope::ui {

class BeamBar;
class TranslationWords;

/// Type a sentence, read its translation as it is decoded. While training goes on the sentence is translated again
/// and again, so that one sees it get better. Hovering a word shades the words it attends to or is attended by.
/// A click on a target word forces another in its place, and what follows is decoded anew; Esc undoes all of that.
/// With a beam any of its hypotheses can be shown.
class TranslationBox : public QWidget
{
    Q_OBJECT

public:
    explicit TranslationBox(QWidget* parent = nullptr);

    void setState(const EngineState& state);
    /// Another model: nothing that was forced on the one before counts, and vectors cannot be forced at all.
    void showRun(const RunDescription& run);
    void showPartial(const Translation& translation);
    void showTranslation(const Translation& translation);
    bool isAsked(std::uint64_t id) const { return id == m_request; } ///< the newest of its requests
    void stopWaiting(); ///< the answer will not come
    void clearResult();
    /// Lights a target and a source word together, as under the pointer in the heatmap; -1: none.
    void lightCell(int row, int column);
    void setPresented(bool presented); ///< nothing but sentence and words
    void setWordsShown(bool shown); ///< where there is room for the sentence only

    QLineEdit* input() const { return m_input; }
    void setSentence(const QString& sentence); ///< and translates it
    /// Shows a translation that is given, and asks for its attention again while training goes on, until the person
    /// types, presses Enter, or takes it back as what is forced.
    void showGiven(const GivenTranslation& given);

    bool canForce() const { return m_canForce; }
    /// Forces a step's attention onto a source token; where it is forced so already, frees it.
    void forceRow(int row, int column);
    bool isForced() const; ///< anything of what is shown
    void undoForced();

signals:
    void translateRequested(const attentoscope::TranslationRequest& request);
    void sentenceEntered(); ///< the person typed, forced or chose something: they want to see this sentence
    void forcedChanged();
    void hypothesisShown(const attentoscope::Translation& translation); ///< in place of the answer's best

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeInput();
    void translate(const Constraints& constraints); ///< which are those of the shown sentence
    void force(const Constraints& constraints);
    void translateNow();
    void translateAgain();
    void showWords(const Translation& translation);
    void showHypothesis();
    void showForced();
    void showWidth();
    QString forcedText() const;
    bool isGiven(const QString& sentence) const;
    void forceWhatIsGiven(TranslationRequest& request) const;

    QTimer m_typing; ///< waits for a pause in typing
    QTimer m_again; ///< while training goes on
    EngineState m_state;
    QString m_asked; ///< the sentence that was sent last
    QString m_shown; ///< the sentence whose translation is shown
    std::optional<GivenTranslation> m_given;
    std::uint64_t m_request = 0; ///< the newest
    bool m_waiting = false;
    bool m_canForce = true;
    bool m_isPresented = false;

    QLineEdit* m_input = nullptr;
    QSpinBox* m_width = nullptr;
    QToolButton* m_undo = nullptr;
    BeamBar* m_beam = nullptr;
    TranslationWords* m_words = nullptr;
    QWidget* m_answer = nullptr; ///< words and beam
};

} // namespace attentoscope::ui
