// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/translationresult.h"

#include "ui/language/translated.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/translation/beambar.h"
#include "ui/translation/translationwords.h"
#include "ui/widgets/labels.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace attentoscope::ui {

TranslationResult::TranslationResult(QWidget* parent)
    : QWidget(parent)
    , m_failure(new QWidget(this))
    , m_error(new TextLabel(m_failure))
    , m_beam(new BeamBar(this))
    , m_words(new TranslationWords(this))
{
    makeFailure();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_failure);
    column->addWidget(m_words);
    column->addWidget(m_beam);
}

void TranslationResult::makeFailure()
{
    auto* picture = new TextLabel(m_failure);
    picture->setPixmap(icon(QStringLiteral("warning")).pixmap(QSize(grid(2), grid(2)), devicePixelRatioF()));
    m_error->setObjectName(QStringLiteral("sentenceError"));
    m_error->setWordWrap(true);
    auto* failure = new QHBoxLayout(m_failure);
    failure->setContentsMargins(0, 0, 0, 0);
    failure->addWidget(picture, 0, Qt::AlignTop);
    failure->addWidget(m_error, 1);
}

const Translation& TranslationResult::translation() const
{
    return m_words->translation();
}

bool TranslationResult::isFailure() const
{
    return !m_failure->isHidden();
}

void TranslationResult::showWords(const QString& sentence, const Translation& translation)
{
    m_sentence = sentence;
    m_failure->hide();
    m_words->showTranslation(translation);
}

void TranslationResult::showFailure(const Error& error)
{
    m_error->setText(translated(error.message));
    m_failure->show();
    clearWords();
    QAccessibleEvent event(m_error, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void TranslationResult::clear()
{
    m_failure->hide();
    clearWords();
}

void TranslationResult::clearWords()
{
    m_sentence.clear();
    m_beam->setBeam({});
    m_words->clear();
    emit cleared();
}

} // namespace attentoscope::ui
