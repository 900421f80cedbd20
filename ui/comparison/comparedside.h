// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "engine/types/translation.h"

#include <QComboBox>
#include <QWidget>

#include <optional>

class QLabel;

namespace attentoscope::ui {

/// Chooses a cross head of a Transformer. The compared model then shows the rows of that head. Models with one map
/// offer no choice.
class HeadPicker : public QComboBox
{
    Q_OBJECT

public:
    explicit HeadPicker(const QString& letter, QWidget* parent = nullptr); ///< "A" or "B"

    /// Offers the existing heads. Keeps the choice if it is among them. Emits no signal.
    void offer(const std::vector<HeadMap>& heads);
    /// Chooses a head, or the mean if none is given. A head that is not offered yet is chosen once it is offered.
    void choose(std::optional<AttentionHead> head);
    /// None: the mean, which a translation displays by default.
    [[nodiscard]] std::optional<AttentionHead> head() const;

signals:
    void headChosen(); ///< the person chose a head

private:
    std::optional<AttentionHead> m_wanted; ///< head that was chosen before there were heads
    std::vector<AttentionHead> m_heads; ///< heads of the entries after the first one
};

class AttentionView;
class ElidedLabel;

/// The entropy of a row in bits, averaged over the words of a translation; 0 without attention.
[[nodiscard]] double meanEntropy(const Translation& translation);

/// The answer of one of the two models: its attention, its translation, and its certainty.
class ComparedSide : public QWidget
{
    Q_OBJECT

public:
    explicit ComparedSide(const QString& letter, QWidget* parent = nullptr); ///< "A" or "B"

    /// `letter` is displayed in the heading from now on: "A", "B", or a text for both models if they answered together.
    void showAnswer(const ComparedTranslation& answer, const QString& model, const QString& letter);
    void showMessage(const QString& message);
    [[nodiscard]] AttentionView& attention() const { return *m_attention; }
    [[nodiscard]] HeadPicker& heads() const { return *m_heads; }
    [[nodiscard]] QString text() const; ///< heading, translation and numbers as text

signals:
    void headChanged(); ///< rows of another head are displayed

private:
    void showTranslation();

    QString m_letter;
    Translation m_answer; ///< the answer with all of its heads
    ElidedLabel* m_heading = nullptr;
    QLabel* m_translation = nullptr;
    ElidedLabel* m_facts = nullptr;
    HeadPicker* m_heads = nullptr;
    AttentionView* m_attention = nullptr;
};

} // namespace attentoscope::ui
