// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"
#include "engine/types/translation.h"

#include <QTimer>
#include <QWidget>

class QLineEdit;
class QToolButton;

namespace attentoscope::ui {

class WordStrip;

/// Type a sentence, read its translation as it is decoded. While training goes on the sentence is translated again
/// and again, so that one sees it get better. Hovering a word shades the words it attends to or is attended by.
class TranslationBox : public QWidget
{
    Q_OBJECT

public:
    explicit TranslationBox(QWidget* parent = nullptr);

    void setState(const EngineState& state);
    void showPartial(const Translation& translation);
    void showTranslation(const Translation& translation);
    /// The answer will not come: another request took its place, or it failed.
    void stopWaiting();
    void clearResult();
    /// Lights a target and a source word together, as under the pointer in the heatmap; -1: none.
    void lightCell(int row, int column);

    QLineEdit* input() const { return m_input; }
    void setSentence(const QString& sentence); ///< and translates it

signals:
    void translateRequested(const attentoscope::TranslationRequest& request);
    void sentenceEntered(); ///< the person typed or pressed Enter: they want to see this sentence
    void wordLit(int row, int column);

private:
    void makeWords();
    void translateNow();
    void translateAgain();
    void showWords(const Translation& translation);
    void lightTarget(int row);
    void lightSource(int column);

    QTimer m_typing; ///< waits for a pause in typing
    QTimer m_again; ///< while training goes on
    EngineState m_state;
    Translation m_translation;
    bool m_waiting = false;

    QLineEdit* m_input = nullptr;
    QWidget* m_words = nullptr;
    WordStrip* m_source = nullptr;
    WordStrip* m_target = nullptr;
    QToolButton* m_copy = nullptr;
};

} // namespace attentoscope::ui
