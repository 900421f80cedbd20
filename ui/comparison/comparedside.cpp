// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/comparedside.h"

#include "ui/heads/headwords.h"
#include "ui/language/languages.h"
#include "ui/plots/view/attentionview.h"
#include "ui/theme/grid.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

HeadPicker::HeadPicker(const QString& letter, QWidget* parent) : QComboBox(parent)
{
    nameChooser(*this, tr("Head of model %1").arg(letter));
    setToolTip(tr("Which head's rows are compared"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setVisible(false);
    connect(this, &QComboBox::activated, this, &HeadPicker::headChosen);
}

void HeadPicker::offer(const std::vector<HeadMap>& heads)
{
    std::vector<AttentionHead> offered;
    for (const HeadMap& map : heads)
        if (map.id.kind == HeadKind::Cross)
            offered.push_back(map.id);
    setVisible(!offered.empty());
    if (offered == m_heads)
        return;
    const auto chosen = m_heads.empty() ? m_wanted : head();
    m_heads = std::move(offered);
    clear();
    addItem(headsTitle({}));
    for (const AttentionHead each : m_heads)
        addItem(headName(each));
    choose(chosen);
}

void HeadPicker::choose(std::optional<AttentionHead> head)
{
    m_wanted = head;
    const auto place = head ? std::ranges::find(m_heads, *head) : m_heads.end();
    setCurrentIndex(place == m_heads.end() ? 0 : static_cast<int>(place - m_heads.begin()) + 1);
}

std::optional<AttentionHead> HeadPicker::head() const
{
    if (currentIndex() < 1)
        return std::nullopt;
    return m_heads[static_cast<std::size_t>(currentIndex()) - 1];
}

double meanEntropy(const Translation& translation)
{
    if (translation.attention.isEmpty() || !fitsItsWords(translation))
        return 0.0;
    double sum = 0.0;
    for (int row = 0; row < static_cast<int>(translation.attention.rows); ++row)
        sum += readCell(translation, {row, 0}).entropy;
    return sum / static_cast<double>(translation.attention.rows);
}

ComparedSide::ComparedSide(const QString& letter, QWidget* parent)
    : QWidget(parent)
    , m_letter(letter)
    , m_heading(new ElidedLabel(this))
    , m_translation(new TextLabel(this))
    , m_facts(new ElidedLabel(this))
    , m_heads(new HeadPicker(letter, this))
    , m_attention(new AttentionView(this))
{
    makeTitle(m_heading, 1);
    makeQuiet(m_facts);
    m_translation->setWordWrap(true);
    m_translation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_attention->setAccessibleName(tr("Attention of model %1").arg(letter));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(1), grid(1), grid(1), 0);
    column->setSpacing(grid(0.5));
    column->addWidget(m_heading);
    column->addWidget(m_translation);
    column->addWidget(m_facts);
    column->addWidget(m_heads);
    column->addWidget(m_attention, 1);
    connect(m_heads, &HeadPicker::headChosen, this, [this] {
        showTranslation();
        emit headChanged();
    });
    showMessage({});
}

void ComparedSide::showMessage(const QString& message)
{
    m_heading->setFullText(m_letter);
    m_translation->clear();
    m_facts->setFullText({});
    m_heads->setVisible(false);
    m_attention->clear(message);
}

void ComparedSide::showAnswer(const ComparedTranslation& answer, const QString& model, const QString& letter)
{
    m_letter = letter;
    if (answer.error) {
        showMessage(translated(answer.error->message));
        m_heading->setFullText(tr("%1 · %2").arg(m_letter, model));
        return;
    }
    m_answer = answer.translation;
    m_heading->setFullText(tr("%1 · step %2 · %3 · %4") // the step comes first, because the end may be cut off
            .arg(m_letter, countText(static_cast<std::size_t>(m_answer.step)), model,
                QString::fromStdString(answer.preset)));
    const auto sentence = QString::fromStdString(m_answer.text);
    m_translation->setText(isolated(sentence));
    m_translation->setAlignment(sideOf(sentence));
    m_heads->offer(m_answer.heads);
    m_attention->setOrigin({model, {}});
    showTranslation();
}

void ComparedSide::showTranslation()
{
    const auto head = m_heads->head();
    const Translation translation = head ? withHeads(m_answer, {&*head, 1}) : m_answer;
    const QString title = m_answer.heads.empty() ? QString() : m_heads->currentText();
    m_attention->setMap({.title = title, .titlePlace = MapTitle::Elsewhere, .sentence = {}});
    QStringList facts{
        tr("probability %1").arg(QLocale().toString(std::exp(translation.score), 'g', 3)),
        translation.target.empty()
            ? QString()
            : tr("%1 per token")
                  .arg(QLocale().toString(
                      std::exp(translation.score / static_cast<double>(translation.target.size())), 'f', 3)),
    };
    if (!translation.attention.isEmpty())
        facts << tr("mean entropy %1").arg(bitsText(meanEntropy(translation)));
    if (translation.forced)
        facts << tr("with A's words");
    facts.removeAll(QString());
    m_facts->setFullText(facts.join(QStringLiteral(" · ")));
    m_attention->showTranslation(translation);
}

QString ComparedSide::text() const
{
    return QStringList{m_heading->fullText(), m_translation->text(), m_facts->fullText()}.join(QLatin1Char('\n'));
}

} // namespace attentoscope::ui
