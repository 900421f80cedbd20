// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/translationwords.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/translation/alternativespopup.h"
#include "ui/translation/forcedchoices.h"
#include "ui/widgets/growingscrollarea.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/wordstrip.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QToolButton>

namespace attentoscope::ui {

TranslationWords::TranslationWords(QWidget* parent) : QWidget(parent), m_alternatives(new AlternativesPopup(this))
{
    auto* content = new QWidget(this);
    m_source = new WordStrip(content);
    m_source->setAccessibleName(tr("Source words"));
    m_target = new WordStrip(content);
    m_target->setAccessibleName(tr("Translation"));
    QFont large = m_target->font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    m_target->setFont(large);
    m_source->setFont(large);
    auto* copy = new QToolButton(content);
    copy->setIcon(icon(QStringLiteral("copy")));
    copy->setAutoRaise(true);
    copy->setToolTip(tr("Copy the translation"));
    copy->setAccessibleName(copy->toolTip());
    connect(copy, &QToolButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(QString::fromStdString(m_translation.text)); });
    connect(m_target, &WordStrip::wordLit, this, &TranslationWords::lightTarget);
    connect(m_target, &WordStrip::wordChosen, this, &TranslationWords::openAlternatives);
    connect(m_source, &WordStrip::wordLit, this, &TranslationWords::lightSource);

    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(0, 0, 0, 0);
    auto* arrow = makeQuietLabel(QStringLiteral("→"), content, TextSize::Normal);
    arrow->setFont(large);
    arrow->setContentsMargins(0, grid(0.25), 0, 0);
    row->addWidget(m_source, 1, Qt::AlignTop);
    row->addWidget(arrow, 0, Qt::AlignTop);
    row->addWidget(m_target, 1, Qt::AlignTop);
    row->addWidget(copy, 0, Qt::AlignTop);
    constexpr int shownLines = 12; // where there is room for them
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new GrowingScrollArea(content, *m_target, shownLines, this));
    connect(m_alternatives, &AlternativesPopup::wordForced, this,
        [this](const QString& word) { emit wordForced(m_position, word); });
    connect(m_alternatives, &AlternativesPopup::wordReleased, this, [this] { emit wordReleased(m_position); });
}

TranslationWords::~TranslationWords()
{
    // A word that loses the focus as its window closes says so, and nobody is here any more to hear it.
    for (auto* words : {m_source, m_target})
        disconnect(words, nullptr, this, nullptr);
}

void TranslationWords::showTranslation(const Translation& translation)
{
    m_translation = translation;
    m_source->setWords(translation.source);
    m_target->setWords(translation.target);
    std::vector<WordMark> marks;
    marks.reserve(translation.choices.size());
    for (std::size_t index = 0; index < translation.choices.size(); ++index)
        marks.push_back({translation.probabilities[index], isForcedWord(translation, index),
            isAttentionForced(translation, index)});
    m_target->setMarks(std::move(marks));
    showChoiceHint();
    show();
    if (m_target->litWord() >= 0)
        lightTarget(m_target->litWord());
    else if (m_source->litWord() >= 0)
        lightSource(m_source->litWord());
}

void TranslationWords::setChoosing(WordChoosing choosing)
{
    m_choosing = choosing;
    m_alternatives->hide();
    m_translation.choices.clear();
    m_target->setMarks({});
    showChoiceHint();
}

void TranslationWords::clear()
{
    m_translation = {};
    m_alternatives->hide();
    showChoiceHint();
    hide();
}

bool TranslationWords::isChoosing() const
{
    return m_alternatives->isVisible();
}

void TranslationWords::showChoiceHint()
{
    const bool choosable = m_choosing == WordChoosing::On && !m_translation.choices.empty();
    m_target->setChoiceHint(choosable ? tr("Click or press Enter for other words") : QString());
}

void TranslationWords::lightTarget(int row)
{
    const auto& attention = m_translation.attention;
    std::vector<float> shades;
    if (row >= 0 && !attention.isEmpty() && std::size_t(row) < attention.rows)
        for (std::size_t column = 0; column < attention.columns; ++column)
            shades.push_back(attention.at(std::size_t(row), column));
    m_source->setShades(std::move(shades));
    m_target->setShades({});
}

void TranslationWords::lightSource(int column)
{
    const auto& attention = m_translation.attention;
    std::vector<float> shades;
    if (column >= 0 && !attention.isEmpty() && std::size_t(column) < attention.columns)
        for (std::size_t row = 0; row < attention.rows; ++row)
            shades.push_back(attention.at(row, std::size_t(column)));
    m_target->setShades(std::move(shades));
    m_source->setShades({});
}

void TranslationWords::lightCell(int row, int column)
{
    lightTarget(row);
    m_target->setLitWord(row);
    m_source->setLitWord(column);
}

void TranslationWords::openAlternatives(int position)
{
    m_position = std::size_t(position);
    if (position < 0 || m_position >= m_translation.choices.size())
        return;
    const QRect place = m_target->wordPlace(position);
    m_alternatives->open(m_translation.target[m_position], m_translation.choices[m_position],
        {m_target->mapToGlobal(place.topLeft()), place.size()});
}

} // namespace attentoscope::ui
