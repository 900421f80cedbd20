// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QFrame>
#include <QWidget>

#include <cstdint>

class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace attentoscope::ui {

/// The possible words at one step: the likeliest with their probabilities, and a field for any other. Arrow keys and
/// Enter choose, letters go to the field, Esc closes.
class AlternativesPopup : public QFrame
{
    Q_OBJECT

public:
    explicit AlternativesPopup(QWidget* parent = nullptr);

    /// Opens at a word; `place` is its position on the screen.
    void open(const Token& word, const WordChoice& choice, const QRect& place);

    QListWidget* list() const { return m_list; }
    QLineEdit* field() const { return m_field; }
    QToolButton* releaseButton() const { return m_release; }

signals:
    void wordForced(const QString& word);
    void wordReleased(); ///< the model should choose this word again

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(const Token& word, const WordChoice& choice);
    void moveTo(const QRect& place);
    void force(const QString& word);
    bool listKeyPressed(QKeyEvent& event);

    QLabel* m_title = nullptr;
    QListWidget* m_list = nullptr;
    QLineEdit* m_field = nullptr;
    QToolButton* m_release = nullptr;
};

class WordStrip;

enum class WordChoosing : std::uint8_t { Off, On };

/// Source words and translation side by side. Pointing at a word shades the words to which it attends, or which attend
/// to it. A click on a target word opens a list of words that could replace it.
class TranslationWords : public QWidget
{
    Q_OBJECT

public:
    explicit TranslationWords(QWidget* parent = nullptr);
    ~TranslationWords() override;

    void showTranslation(const Translation& translation);
    const Translation& translation() const { return m_translation; }
    /// Called for another model. The words stay, but their alternatives are no longer known.
    void setChoosing(WordChoosing choosing);
    void clear(); ///< removes the words and hides itself
    void setPresented(bool presented); ///< hides the source words, because the field above shows the sentence
    bool isChoosing() const; ///< whether the user is choosing a word, so that the words must not change
    /// Highlights a target and a source word together; -1: no word.
    void lightCell(int row, int column);

signals:
    void wordForced(std::size_t position, const QString& word);
    void wordReleased(std::size_t position); ///< the model should choose this word again

private:
    void lightTarget(int row);
    void lightSource(int column);
    void openAlternatives(int position);
    void showChoiceHint();

    Translation m_translation;
    WordChoosing m_choosing = WordChoosing::On;
    std::size_t m_position = 0; ///< position of the word whose alternatives are open
    WordStrip* m_source = nullptr;
    QWidget* m_arrow = nullptr;
    WordStrip* m_target = nullptr;
    AlternativesPopup* m_alternatives = nullptr;
};

} // namespace attentoscope::ui
