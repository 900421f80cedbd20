// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of TranslationBox, and what hovering them shades.
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/translation/forcedchoices.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/growingscrollarea.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/wordstrip.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QToolButton>

namespace attentoscope::ui {

void TranslationBox::makeWords()
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
    m_copy = new QToolButton(content);
    m_copy->setIcon(icon(QStringLiteral("copy")));
    m_copy->setAutoRaise(true);
    m_copy->setToolTip(tr("Copy the translation"));
    m_copy->setAccessibleName(m_copy->toolTip());
    connect(m_copy, &QToolButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(QString::fromStdString(m_translation.text)); });
    connect(m_target, &WordStrip::wordLit, this, &TranslationBox::lightTarget);
    connect(m_target, &WordStrip::wordChosen, this, &TranslationBox::openAlternatives);
    connect(m_source, &WordStrip::wordLit, this, &TranslationBox::lightSource);

    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(0, 0, 0, 0);
    auto* arrow = makeQuietLabel(QStringLiteral("→"), content, TextSize::Normal);
    arrow->setFont(large);
    arrow->setContentsMargins(0, grid(0.25), 0, 0);
    row->addWidget(m_source, 1, Qt::AlignTop);
    row->addWidget(arrow, 0, Qt::AlignTop);
    row->addWidget(m_target, 1, Qt::AlignTop);
    row->addWidget(m_copy, 0, Qt::AlignTop);
    constexpr int shownLines = 4;
    m_words = new GrowingScrollArea(content, shownLines, this);
}

void TranslationBox::showWords(const Translation& translation)
{
    m_translation = translation;
    m_shown = m_asked;
    m_source->setWords(translation.source);
    m_target->setWords(translation.target);
    std::vector<WordMark> marks;
    for (std::size_t index = 0; index < translation.choices.size(); ++index)
        marks.push_back({translation.probabilities[index], isForcedWord(translation, index),
            forcedColumn(translation, index).has_value()});
    m_target->setMarks(std::move(marks));
    m_words->show();
    showForced();
    if (m_target->litWord() >= 0)
        lightTarget(m_target->litWord());
    else if (m_source->litWord() >= 0)
        lightSource(m_source->litWord());
}

void TranslationBox::lightTarget(int row)
{
    const auto& attention = m_translation.attention;
    std::vector<float> shades;
    if (row >= 0 && !attention.isEmpty() && std::size_t(row) < attention.rows)
        for (std::size_t column = 0; column < attention.columns; ++column)
            shades.push_back(attention.at(std::size_t(row), column));
    m_source->setShades(std::move(shades));
    m_target->setShades({});
    emit wordLit(row, -1);
}

void TranslationBox::lightSource(int column)
{
    const auto& attention = m_translation.attention;
    std::vector<float> shades;
    if (column >= 0 && !attention.isEmpty() && std::size_t(column) < attention.columns)
        for (std::size_t row = 0; row < attention.rows; ++row)
            shades.push_back(attention.at(row, std::size_t(column)));
    m_target->setShades(std::move(shades));
    m_source->setShades({});
    emit wordLit(-1, column);
}

void TranslationBox::lightCell(int row, int column)
{
    lightTarget(row);
    m_target->setLitWord(row);
    m_source->setLitWord(column);
}

} // namespace attentoscope::ui
