// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QWidget>

#include <cstdint>

namespace attentoscope::ui {

class AlternativesPopup;
class WordStrip;

enum class WordChoosing : std::uint8_t { Off, On };

/// Source words and translation beside each other. Hovering a word shades the words it attends to or is attended by; a
/// click on a target word opens the words that could stand in its place.
class TranslationWords : public QWidget
{
    Q_OBJECT

public:
    explicit TranslationWords(QWidget* parent = nullptr);
    ~TranslationWords() override;

    void showTranslation(const Translation& translation);
    const Translation& translation() const { return m_translation; }
    /// Of another model: the words stay, but nothing is known that could stand in their place.
    void setChoosing(WordChoosing choosing);
    void clear(); ///< hides itself
    bool isChoosing() const; ///< other words are offered, and these must not change
    /// Lights a target and a source word together; -1: none.
    void lightCell(int row, int column);

signals:
    void wordForced(std::size_t position, const QString& word);
    void wordReleased(std::size_t position); ///< the model is to choose again

private:
    void lightTarget(int row);
    void lightSource(int column);
    void openAlternatives(int position);
    void showChoiceHint();

    Translation m_translation;
    WordChoosing m_choosing = WordChoosing::On;
    std::size_t m_position = 0; ///< of the word whose alternatives are open
    WordStrip* m_source = nullptr;
    WordStrip* m_target = nullptr;
    AlternativesPopup* m_alternatives = nullptr;
};

} // namespace attentoscope::ui
