// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/translationbox.h"

#include "ui/panels/abilities.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/growingscrollarea.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/wordstrip.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <chrono>

namespace attentoscope::ui {

using namespace std::chrono_literals;

TranslationBox::TranslationBox(QWidget* parent) : QWidget(parent), m_input(new QLineEdit(this))
{
    m_input->setObjectName(QStringLiteral("sentenceInput"));
    m_input->setAccessibleName(tr("Sentence to translate"));
    m_input->setClearButtonEnabled(true);
    makeWords();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_input);
    column->addWidget(m_words);

    m_typing.setSingleShot(true);
    m_typing.setInterval(250ms);
    m_again.setInterval(1s);
    connect(&m_typing, &QTimer::timeout, this, &TranslationBox::translateNow);
    connect(&m_again, &QTimer::timeout, this, &TranslationBox::translateAgain);
    connect(m_input, &QLineEdit::textEdited, this, [this] {
        m_typing.start();
        emit sentenceEntered();
    });
    connect(m_input, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.trimmed().isEmpty())
            clearResult();
    });
    connect(m_input, &QLineEdit::returnPressed, this, [this] {
        emit sentenceEntered();
        translateNow();
    });
    clearResult();
    setState({});
}

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

void TranslationBox::setState(const EngineState& state)
{
    const bool hadModel = m_state.model == ModelState::Loaded;
    m_state = state;
    const bool able = abilitiesFor(state).translate;
    m_input->setPlaceholderText(state.model == ModelState::Loaded
            ? tr("Type a sentence to translate it")
            : tr("Type a sentence here: it is translated as soon as training begins"));
    if (state.activity == Activity::Running)
        m_again.start();
    else
        m_again.stop();
    if (able && !hadModel)
        translateNow();
}

void TranslationBox::setSentence(const QString& sentence)
{
    m_input->setText(sentence);
    emit sentenceEntered();
    translateNow();
}

void TranslationBox::translateNow()
{
    m_typing.stop();
    const QString sentence = m_input->text().simplified();
    if (sentence.isEmpty() || !abilitiesFor(m_state).translate)
        return;
    m_waiting = true;
    TranslationRequest request;
    request.source = sentence.toStdString();
    emit translateRequested(request);
}

void TranslationBox::translateAgain()
{
    if (!m_waiting && !m_typing.isActive() && isVisible())
        translateNow();
}

void TranslationBox::stopWaiting()
{
    m_waiting = false;
}

void TranslationBox::clearResult()
{
    m_waiting = false;
    m_translation = {};
    m_words->hide();
}

void TranslationBox::showPartial(const Translation& translation)
{
    // A sentence that is translated again is replaced as a whole, or its words would flicker.
    const bool again = m_translation.source.size() == translation.source.size() && !m_words->isHidden();
    if (!again)
        showWords(translation);
}

void TranslationBox::showTranslation(const Translation& translation)
{
    m_waiting = false;
    if (m_input->text().trimmed().isEmpty() || translation.end == TranslationEnd::Cancelled)
        return;
    showWords(translation);
}

void TranslationBox::showWords(const Translation& translation)
{
    m_translation = translation;
    m_source->setWords(translation.source);
    m_target->setWords(translation.target);
    m_words->show();
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
