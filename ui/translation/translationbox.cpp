// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/translationbox.h"

#include "engine/types/requestid.h"
#include "ui/language/translated.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/translation/beambar.h"
#include "ui/translation/forcedchoices.h"
#include "ui/translation/translationwords.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace attentoscope::ui {

using namespace std::chrono_literals;

namespace {

constexpr int shownAlternatives = 10;
constexpr int widestShownBeam = 10;

} // namespace

TranslationBox::TranslationBox(QWidget* parent)
    : QWidget(parent)
    , m_input(new QLineEdit(this))
    , m_width(new QSpinBox(this))
    , m_undo(new QToolButton(this))
    , m_result(new QWidget(this))
    , m_failure(new QWidget(m_result))
    , m_error(new TextLabel(m_failure))
    , m_beam(new BeamBar(m_result))
    , m_words(new TranslationWords(m_result))
{
    makeInput();
    auto* line = new QHBoxLayout;
    line->addWidget(m_input, 1);
    line->addWidget(m_width);
    line->addWidget(m_undo);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid(0.5));
    column->addLayout(line);
    column->addWidget(m_result);
    column->addStretch(1);
    makeResult();

    m_typing.setSingleShot(true);
    m_typing.setInterval(250ms);
    m_again.setInterval(1s);
    connect(&m_typing, &QTimer::timeout, this, &TranslationBox::translateNow);
    connect(&m_again, &QTimer::timeout, this, &TranslationBox::renew);
    connect(m_input, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_given.reset();
        if (text.trimmed().isEmpty())
            return; // cleared, which is no wish to see it
        m_typing.start();
        emit sentenceEntered();
    });
    connect(m_input, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.trimmed().isEmpty())
            clearResult();
    });
    connect(m_input, &QLineEdit::returnPressed, this, [this] {
        m_given.reset();
        translateNow();
        emit sentenceEntered();
    });
    connect(m_words, &TranslationWords::wordForced, this, [this](std::size_t position, const QString& word) {
        force(withWord(m_words->translation(), position, word.toStdString()));
    });
    connect(m_words, &TranslationWords::wordReleased, this,
        [this](std::size_t position) { force(withoutWord(m_words->translation(), position)); });
    connect(m_width, &QSpinBox::valueChanged, this, &TranslationBox::translateNow);
    connect(m_beam, &BeamBar::hypothesisChosen, this, [this] {
        emit sentenceEntered();
        showHypothesis();
    });
    clearResult();
    setState({});
}

void TranslationBox::makeInput()
{
    m_input->setObjectName(QStringLiteral("sentenceInput"));
    m_input->setAccessibleName(tr("Sentence to translate"));
    m_input->setClearButtonEnabled(true);
    m_width->setRange(1, widestShownBeam);
    m_width->setPrefix(tr("Beam "));
    m_width->setSpecialValueText(tr("Greedy"));
    m_width->setAccessibleName(tr("Width of the beam"));
    m_width->setToolTip(tr("How many translations are followed side by side. Greedy: only the likeliest word at each "
                           "step."));
    m_undo->setIcon(icon(QStringLiteral("reset")));
    m_undo->setText(tr("Clear forced"));
    m_undo->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_undo->setVisible(false);
    connect(m_undo, &QToolButton::clicked, this, &TranslationBox::undoForced);
}

void TranslationBox::setTask(Task task)
{
    m_chosenTask = task;
    showPlaceholder();
}

void TranslationBox::makeResult()
{
    auto* picture = new TextLabel(m_failure);
    picture->setPixmap(icon(QStringLiteral("warning")).pixmap(QSize(grid(2), grid(2)), devicePixelRatioF()));
    m_error->setObjectName(QStringLiteral("sentenceError"));
    m_error->setWordWrap(true);
    auto* failure = new QHBoxLayout(m_failure);
    failure->setContentsMargins(0, 0, 0, 0);
    failure->addWidget(picture, 0, Qt::AlignTop);
    failure->addWidget(m_error, 1);
    auto* column = new QVBoxLayout(m_result);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_failure);
    column->addWidget(m_words);
    column->addWidget(m_beam);
}

void TranslationBox::setState(const EngineState& state)
{
    const bool hadModel = m_state.model == ModelState::Loaded;
    m_state = state;
    showPlaceholder();
    if (abilitiesFor(state).translate && !hadModel)
        translateNow();
    if (state.activity == Activity::Running)
        m_isOld = true; // again with each step
    else
        renew();
    if (!m_isOld)
        m_again.stop();
    else if (!m_again.isActive())
        m_again.start();
}

void TranslationBox::showPlaceholder()
{
    const bool hasModel = m_state.model == ModelState::Loaded;
    const auto words = hasModel ? tr("Type a sentence to translate it")
                                : tr("Type a sentence here: it is translated as soon as training begins");
    const auto numbers = hasModel
        ? tr("Type numbers in any order, such as 3 1 2, to see them put in order")
        : tr("Type numbers in any order, such as 3 1 2: they are put in order as soon as training begins");
    const auto text = (hasModel ? m_task : m_chosenTask) == Task::Sentences ? words : numbers;
    m_input->setPlaceholderText(text);
    m_input->setToolTip(plainTip(text)); // a narrow field leaves its end out
}

void TranslationBox::weightsChanged()
{
    m_isOld = true;
    renew();
}

/// When training has ended, also where an answer is still awaited: that one is of earlier weights. Words that are being
/// chosen from must not change under the person's hands.
void TranslationBox::renew()
{
    const bool trains = m_state.activity == Activity::Running;
    const bool isFree =
        !(trains && m_waiting) && !m_typing.isActive() && m_result->isVisible() && !m_words->isChoosing();
    if (!m_isOld || !isFree || !abilitiesFor(m_state).translate)
        return;
    m_isOld = trains;
    const bool fromFile = m_given && m_given->of == AttentionOf::OtherSystem;
    const bool isRefused = !m_failure->isHidden() && m_asked == m_input->text().simplified();
    if (!fromFile && !isRefused)
        translateNow();
}

void TranslationBox::setResultShown(bool shown)
{
    m_result->setVisible(shown);
    renew();
}

int TranslationBox::beamWidth() const
{
    return m_width->value();
}

void TranslationBox::setBeamWidth(int width)
{
    m_width->setValue(width);
}

void TranslationBox::setSentence(const QString& sentence)
{
    m_given.reset();
    m_input->setText(sentence);
    translateNow();
    emit sentenceEntered();
}

void TranslationBox::translateNow()
{
    m_typing.stop();
    if (m_input->text().simplified() == m_shown)
        return translate(constraintsOf(m_words->translation()));
    m_beam->showBest();
    translate({});
}

void TranslationBox::translate(const Constraints& constraints)
{
    const QString sentence = m_input->text().simplified();
    if (sentence.isEmpty() || !abilitiesFor(m_state).translate)
        return;
    m_waiting = true;
    m_isOld = m_state.activity == Activity::Running;
    m_asked = sentence;
    TranslationRequest request;
    request.id = m_request = newRequestId();
    request.source = sentence.toStdString();
    request.constraints = constraints;
    request.beam = canForce() ? m_width->value() : 1;
    request.beamAnswer = request.beam > 1 ? BeamAnswer::Whole : BeamAnswer::Best;
    request.alternatives = shownAlternatives;
    if (isGiven(sentence))
        forceWhatIsGiven(request);
    emit translateRequested(request);
}

void TranslationBox::stopWaiting()
{
    m_waiting = false;
}

void TranslationBox::clearResult()
{
    m_request = 0; // an answer that is under way comes too late
    m_waiting = false;
    m_given.reset();
    m_failure->hide();
    clearWords();
}

void TranslationBox::clearWords()
{
    m_shown.clear();
    m_beam->setBeam({});
    m_words->clear();
    showForced();
    emit resultCleared();
}

void TranslationBox::showFailure(const Error& error)
{
    m_waiting = false;
    m_given.reset();
    m_error->setText(translated(error.message));
    m_failure->show();
    clearWords();
    QAccessibleEvent event(m_error, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void TranslationBox::showPartial(const Translation& translation)
{
    // A sentence that is translated again is replaced as a whole, or its words would flicker.
    const bool again = m_words->translation().source.size() == translation.source.size() && !m_words->isHidden();
    if (!again)
        showWords(translation);
}

void TranslationBox::showTranslation(const Translation& translation)
{
    m_waiting = false;
    if (m_input->text().trimmed().isEmpty() || translation.end == TranslationEnd::Cancelled)
        return;
    m_beam->setBeam(translation.beam);
    if (m_beam->shown())
        showHypothesis();
    else
        showWords(translation);
}

void TranslationBox::showHypothesis()
{
    const auto& translation = m_beam->shown()->translation;
    showWords(translation);
    emit hypothesisShown(translation);
}

void TranslationBox::showWords(const Translation& translation)
{
    m_shown = m_asked;
    m_failure->hide();
    m_words->showTranslation(translation);
    showForced();
}

void TranslationBox::lightCell(int row, int column)
{
    m_words->lightCell(row, column);
}

void TranslationBox::setPresented(bool presented)
{
    m_isPresented = presented;
    showWidth();
}

void TranslationBox::showWidth()
{
    m_width->setVisible(canForce() && !m_isPresented);
}

void TranslationBox::showRun(const RunDescription& run)
{
    const auto before = std::exchange(m_task, run.configuration.task);
    if (m_task != before)
        m_input->clear();
    clearResult();
    showPlaceholder();
    m_words->setChoosing(canForce() ? WordChoosing::On : WordChoosing::Off);
    showWidth();
    translateNow();
    emit modelChanged();
}

void TranslationBox::showForced()
{
    const bool forced = isForced();
    const bool changed = m_undo->isHidden() == forced;
    const QString tip = tr("%1. Let the model choose again (Esc)").arg(forcedText());
    m_undo->setToolTip(plainTip(tip));
    m_undo->setAccessibleDescription(tip);
    m_undo->setVisible(forced);
    if (changed)
        emit forcedChanged();
}

QString TranslationBox::forcedText() const
{
    if (m_given)
        return m_given->of == AttentionOf::Model ? tr("The translation is the reference")
                                                 : tr("Translation and attention are another system's");
    const auto [words, rows] = countForced(m_words->translation());
    if (rows == 0)
        return tr("Forced words: %1").arg(words);
    if (words == 0)
        return tr("Forced rows of attention: %1").arg(rows);
    return tr("Forced words: %1, forced rows of attention: %2").arg(words).arg(rows);
}

bool TranslationBox::isForced() const
{
    return m_given || !countForced(m_words->translation()).isNone();
}

void TranslationBox::undoForced()
{
    if (isForced())
        force({});
}

ForcedState TranslationBox::forcing() const
{
    return {m_shown, m_given ? Constraints() : constraintsOf(m_words->translation()), m_given};
}

void TranslationBox::restoreForcing(const ForcedState& state)
{
    m_typing.stop();
    m_beam->showBest();
    if (m_input->text().simplified() != state.sentence)
        m_input->setText(state.sentence);
    if (state.given) {
        showGiven(*state.given);
    } else {
        m_given.reset();
        translate(state.constraints);
    }
    emit sentenceEntered();
}

void TranslationBox::showGiven(const GivenTranslation& given)
{
    m_typing.stop();
    m_input->setText(given.source);
    m_given = given;
    m_asked = given.source.simplified();
    m_beam->setBeam({});
    if (!given.shown.attention.isEmpty() || !abilitiesFor(m_state).translate) {
        m_waiting = false;
        showWords(given.shown);
    } else {
        translate({});
    }
    showForced();
}

bool TranslationBox::isGiven(const QString& sentence) const
{
    return m_given && sentence == m_given->source.simplified();
}

void TranslationBox::forceWhatIsGiven(TranslationRequest& request) const
{
    request.forcedTarget = m_given->target;
    request.constraints = {};
    request.beam = 1;
    request.beamAnswer = BeamAnswer::Best;
    request.alternatives = 0;
}

void TranslationBox::force(const Constraints& constraints)
{
    if (m_input->text().simplified() != m_shown) { // another sentence is being typed
        emit sentenceEntered();
        return translateNow();
    }
    const ForcedState before = forcing();
    const ForcedState after{m_shown, constraints, {}};
    restoreForcing(after);
    emit forcingChosen(before, after);
}

void TranslationBox::forceRow(int row, int column)
{
    const auto& translation = m_words->translation();
    const auto position = std::size_t(row);
    if (!canForce() || row < 0 || column < 0 || position >= translation.choices.size())
        return;
    const auto target = std::size_t(column);
    force(forcedColumn(translation, position) == target ? withoutRow(translation, position)
                                                        : withRow(translation, position, target));
}

void TranslationBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isForced())
        undoForced();
    else
        QWidget::keyPressEvent(event);
}

} // namespace attentoscope::ui
