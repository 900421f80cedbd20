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

/// From which of a Transformer's cross heads a compared model's rows are. Models with one map have nothing to choose.
class HeadPicker : public QComboBox
{
    Q_OBJECT

public:
    explicit HeadPicker(const QString& letter, QWidget* parent = nullptr); ///< "A" or "B"

    /// Offers the heads that there are. What was chosen stays where it is among them; tells nobody.
    void offer(const std::vector<HeadMap>& heads);
    [[nodiscard]] std::optional<AttentionHead> head() const; ///< none: the mean that a translation shows by itself

signals:
    void headChosen(); ///< by the person

private:
    std::vector<AttentionHead> m_heads; ///< of the entries after the first one
};

class AttentionView;
class ElidedLabel;

/// Entropy of a row in bits, averaged over the words of a translation; 0 without attention.
[[nodiscard]] double meanEntropy(const Translation& translation);

/// What one of the two models made of the sentence: its attention, its translation, and how sure it was.
class ComparedSide : public QWidget
{
    Q_OBJECT

public:
    explicit ComparedSide(const QString& letter, QWidget* parent = nullptr); ///< "A" or "B"

    /// `letter` heads it from now on: it may speak for both.
    void showAnswer(const ComparedTranslation& answer, const QString& model, const QString& letter);
    void showMessage(const QString& message);
    [[nodiscard]] AttentionView& attention() const { return *m_attention; }
    [[nodiscard]] HeadPicker& heads() const { return *m_heads; }
    [[nodiscard]] QString text() const; ///< heading, translation and numbers

signals:
    void headChanged(); ///< another head's rows are shown

private:
    void showTranslation();

    QString m_letter;
    Translation m_answer; ///< with all of its heads
    ElidedLabel* m_heading = nullptr;
    QLabel* m_translation = nullptr;
    ElidedLabel* m_facts = nullptr;
    HeadPicker* m_heads = nullptr;
    AttentionView* m_attention = nullptr;
};

} // namespace attentoscope::ui
