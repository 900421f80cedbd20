// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace attentoscope::ui {

/// The words that could stand at one step: the likeliest with their probabilities, and a field for any other. Arrow
/// keys and Enter choose, letters go to the field, Esc closes.
class AlternativesPopup : public QFrame
{
    Q_OBJECT

public:
    explicit AlternativesPopup(QWidget* parent = nullptr);

    /// Opens at a word, whose place is `place` on the screen.
    void open(const Token& word, const WordChoice& choice, const QRect& place);

    QListWidget* list() const { return m_list; }
    QLineEdit* field() const { return m_field; }
    QToolButton* releaseButton() const { return m_release; }

signals:
    void wordForced(const QString& word);
    void wordReleased(); ///< the model is to choose again

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

} // namespace attentoscope::ui
