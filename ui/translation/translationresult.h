// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/translation.h"

#include <QWidget>

namespace attentoscope::ui {

class BeamBar;
class TextLabel;
class TranslationWords;

/// What became of a sentence: its words beside those of its translation, the hypotheses of a beam, or why there is
/// nothing.
class TranslationResult : public QWidget
{
    Q_OBJECT

public:
    explicit TranslationResult(QWidget* parent = nullptr);

    TranslationWords& words() const { return *m_words; }
    BeamBar& beam() const { return *m_beam; }
    const Translation& translation() const; ///< on show; empty: none
    const QString& sentence() const { return m_sentence; } ///< whose translation is shown
    bool isFailure() const; ///< it says why there is no translation

    void showWords(const QString& sentence, const Translation& translation);
    void showFailure(const Error& error);
    void clear();

signals:
    void cleared(); ///< there is no translation any more

private:
    void makeFailure();
    void clearWords();

    QString m_sentence;
    QWidget* m_failure = nullptr;
    TextLabel* m_error = nullptr;
    BeamBar* m_beam = nullptr;
    TranslationWords* m_words = nullptr;
};

} // namespace attentoscope::ui
