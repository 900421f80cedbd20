// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/translationbox.h"

#include "engine/types/translation.h"
#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/translation/beambar.h"
#include "ui/translation/sentenceline.h"
#include "ui/translation/translationtiming.h"
#include "ui/translation/translationwords.h"
#include "ui/widgets/labels.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace attentoscope::ui {

/// The result for a sentence: its words and those of its translation side by side, with the hypotheses of a beam. If
/// the request failed, the reason.
class TranslationResult : public QWidget
{
public:
    explicit TranslationResult(QWidget* parent);

    TranslationWords& words() const { return *m_words; }
    BeamBar& beam() const { return *m_beam; }
    const Translation& translation() const { return m_words->translation(); } ///< empty if no translation is displayed
    const QString& sentence() const { return m_sentence; } ///< the source of the displayed translation
    bool isFailure() const { return m_isFailure; } ///< whether it displays a failure

    void showWords(const QString& sentence, const Translation& translation);
    void showFailure(const Error& error);
    void clear();

private:
    void makeFailure();
    void clearWords();

    QString m_sentence;
    bool m_isFailure = false;
    QWidget* m_failure = nullptr; ///< row for a failure, or for a warning above the words
    TextLabel* m_error = nullptr;
    BeamBar* m_beam = nullptr;
    TranslationWords* m_words = nullptr;
};

namespace {

struct ResultTexts
{
    Q_DECLARE_TR_FUNCTIONS(TranslationResult)
};

bool hasLetter(const Token& token)
{
    const auto text = QString::fromStdString(token.text);
    return std::ranges::any_of(text.toUcs4(), [](uint letter) { return QChar::isLetter(letter); });
}

/// Whether the model knows no word of the sentence. Punctuation and numbers are known in every language, so they do not
/// count.
bool knowsNoWord(const std::vector<Token>& sentence)
{
    const auto isWord = [](const Token& token) { return !token.special && hasLetter(token); };
    const auto isKnownWord = [&](const Token& token) { return isWord(token) && !token.unknown; };
    return std::ranges::any_of(sentence, isWord) && std::ranges::none_of(sentence, isKnownWord);
}

} // namespace

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

void TranslationResult::showWords(const QString& sentence, const Translation& translation)
{
    m_sentence = sentence;
    m_isFailure = false;
    const bool isForeign = knowsNoWord(translation.source);
    if (isForeign)
        m_error->setText(ResultTexts::tr("The model knows none of these words: its training data had none of them, so "
                                         "this is no translation of them."));
    m_failure->setVisible(isForeign);
    m_words->showTranslation(translation);
}

void TranslationResult::showFailure(const Error& error)
{
    m_isFailure = true;
    m_error->setText(translated(error.message));
    m_failure->show();
    clearWords();
    QAccessibleEvent event(m_error, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void TranslationResult::clear()
{
    m_isFailure = false;
    m_failure->hide();
    clearWords();
}

void TranslationResult::clearWords()
{
    m_sentence.clear();
    m_beam->setBeam({});
    m_words->clear();
}

namespace {

constexpr int shownAlternatives = 10;

struct ForcingTexts
{
    Q_DECLARE_TR_FUNCTIONS(TranslationForcing)
};

/// Lists the constraints; empty if there are none.
QString forcedText(const std::optional<GivenTranslation>& given, const Translation& translation)
{
    if (given)
        return given->of == AttentionOf::Model ? ForcingTexts::tr("The translation is the reference")
                                               : ForcingTexts::tr("Translation and attention are another system's");
    const auto count = countForced(translation);
    if (count.isNone())
        return {};
    if (count.rows == 0)
        return ForcingTexts::tr("Forced words: %1").arg(count.words);
    if (count.words == 0)
        return ForcingTexts::tr("Forced rows of attention: %1").arg(count.rows);
    return ForcingTexts::tr("Forced words: %1, forced rows of attention: %2").arg(count.words).arg(count.rows);
}

} // namespace

TranslationBox::TranslationBox(QWidget* parent)
    : QWidget(parent)
    , m_line(new SentenceLine(this))
    , m_result(new TranslationResult(this))
    , m_timing(new TranslationTiming([this] { return !m_result->isVisible() || m_result->words().isChoosing(); }, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid(0.5));
    column->addWidget(m_line);
    column->addWidget(m_result);
    column->addStretch(1);
    connectLine();
    connectResult();
    connect(m_timing, &TranslationTiming::due, this, &TranslationBox::translateNow);
    connect(m_timing, &TranslationTiming::renewalDue, this, &TranslationBox::renew);
    clearResult();
    setState({});
}

void TranslationBox::connectLine()
{
    const auto* input = m_line->input();
    connect(input, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_given.reset();
        if (text.trimmed().isEmpty())
            return; // the field was cleared, so the sentence is no longer requested
        m_timing->awaitPause();
        emit sentenceEntered();
    });
    connect(input, &QLineEdit::returnPressed, this, [this] {
        m_given.reset();
        translateNow();
        emit sentenceEntered();
    });
    connect(input, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.trimmed().isEmpty())
            clearResult();
    });
    connect(m_line, &SentenceLine::beamChanged, this, &TranslationBox::translateNow);
    connect(m_line, &SentenceLine::freeRequested, this, &TranslationBox::undoForced);
    connect(m_line, &SentenceLine::forcedChanged, this, &TranslationBox::forcedChanged);
}

void TranslationBox::connectResult()
{
    connect(&m_result->beam(), &BeamBar::hypothesisChosen, this, [this] {
        emit sentenceEntered();
        showHypothesis();
    });
    const auto* words = &m_result->words();
    connect(words, &TranslationWords::wordForced, this, [this](std::size_t position, const QString& word) {
        force(withWord(m_result->translation(), position, word.toStdString()));
    });
    connect(words, &TranslationWords::wordReleased, this,
        [this](std::size_t position) { force(withoutWord(m_result->translation(), position)); });
}

QLineEdit* TranslationBox::input() const
{
    return m_line->input();
}

BeamBar& TranslationBox::beam() const
{
    return m_result->beam();
}

Task TranslationBox::task() const
{
    return m_line->task();
}

bool TranslationBox::canForce() const
{
    return task() == Task::Sentences;
}

void TranslationBox::setTask(Task task)
{
    m_line->setChosenTask(task);
}

void TranslationBox::setState(const EngineState& state)
{
    m_line->setModel(state.model);
    m_timing->setState(state);
}

void TranslationBox::weightsChanged()
{
    m_timing->weightsChanged();
}

void TranslationBox::setResultShown(bool shown)
{
    m_result->setVisible(shown);
    m_timing->renew();
}

void TranslationBox::setPresented(bool presented)
{
    m_line->setPresented(presented);
    m_result->words().setPresented(presented);
}

void TranslationBox::setSentence(const QString& sentence)
{
    m_given.reset();
    m_line->input()->setText(sentence);
    translateNow();
    emit sentenceEntered();
}

void TranslationBox::translateNow()
{
    m_timing->dropPause();
    if (m_line->sentence() == m_result->sentence())
        return translate(constraintsOf(m_result->translation()));
    beam().showBest();
    translate({});
}

void TranslationBox::translate(const Constraints& constraints)
{
    const QString sentence = m_line->sentence();
    if (sentence.isEmpty() || !m_timing->canTranslate())
        return;
    m_timing->beginWaiting();
    m_sentence = sentence;
    const auto request = requestFor(sentence, constraints);
    m_request = request.id;
    emit translateRequested(request);
}

TranslationRequest TranslationBox::requestFor(const QString& sentence, const Constraints& constraints) const
{
    TranslationRequest request;
    request.id = newRequestId();
    request.source = sentence.toStdString();
    request.lengthPenalty = m_line->lengthPenalty();
    request.heads = HeadsAnswer::All;
    request.switchedOff = m_switchedOff;
    request.whole = m_switchedOff.empty() ? WholeModel::LeaveOut : WholeModel::Measure;
    if (m_given && sentence == m_given->source.simplified()) {
        request.forcedTarget = m_given->target;
        request.beam = 1;
        request.beamAnswer = BeamAnswer::Best;
        request.alternatives = 0;
        return request;
    }
    request.constraints = constraints;
    request.beam = m_line->task() == Task::Sentences ? m_line->beamWidth() : 1;
    request.beamAnswer = request.beam > 1 ? BeamAnswer::Whole : BeamAnswer::Best;
    request.alternatives = shownAlternatives;
    return request;
}

/// Requests the translation again, unless it would not change.
void TranslationBox::renew()
{
    const bool isFromFile = m_given && m_given->of == AttentionOf::OtherSystem;
    const bool isRefused = m_result->isFailure() && m_sentence == m_line->sentence();
    if (!isFromFile && !isRefused)
        translateNow();
}

void TranslationBox::stopWaiting()
{
    m_timing->endWaiting();
}

void TranslationBox::clearResult()
{
    m_request = 0;
    m_timing->endWaiting();
    m_given.reset();
    m_result->clear();
    showForced();
    emit resultCleared();
}

void TranslationBox::showFailure(const Error& error)
{
    m_timing->endWaiting();
    m_given.reset();
    m_result->showFailure(error);
    showForced();
    emit resultCleared();
}

void TranslationBox::showPartial(const Translation& translation)
{
    // The former words stay until all new ones have arrived. Otherwise they would flicker.
    const bool again =
        m_result->translation().source.size() == translation.source.size() && !m_result->words().isHidden();
    if (!again)
        showWords(translation);
}

void TranslationBox::showTranslation(const Translation& translation)
{
    m_timing->endWaiting();
    if (m_line->sentence().isEmpty() || translation.end == TranslationEnd::Cancelled)
        return;
    beam().setBeam(translation.beam);
    if (beam().shown())
        showHypothesis();
    else
        showWords(translation);
}

void TranslationBox::showHypothesis()
{
    const auto& translation = beam().shown()->translation;
    showWords(translation);
    emit hypothesisShown(translation);
}

void TranslationBox::showWords(const Translation& translation)
{
    m_result->showWords(m_sentence, translation);
    showForced();
}

void TranslationBox::lightCell(int row, int column)
{
    m_result->words().lightCell(row, column);
}

void TranslationBox::showRun(const RunDescription& run)
{
    const auto before = task();
    m_line->setTask(run.configuration.task);
    if (task() != before)
        m_line->input()->clear();
    clearResult();
    m_result->words().setChoosing(canForce() ? WordChoosing::On : WordChoosing::Off);
    translateNow();
    emit modelChanged();
}

void TranslationBox::setSwitchedOff(const std::vector<AttentionHead>& heads)
{
    m_switchedOff = heads;
    translateNow();
}

bool TranslationBox::isForced() const
{
    return m_given || !countForced(m_result->translation()).isNone();
}

ForcedState TranslationBox::forcedState() const
{
    return {m_result->sentence(), m_given ? Constraints() : constraintsOf(m_result->translation()), m_given};
}

void TranslationBox::showForced()
{
    m_line->setForced(forcedText(m_given, m_result->translation()));
}

void TranslationBox::undoForced()
{
    if (isForced())
        force({});
}

void TranslationBox::forceRow(int row, int column, std::optional<AttentionHead> head, int rows)
{
    if (const auto constraints = canForce() ? withCell(m_result->translation(), row, column, head, rows) : std::nullopt)
        force(*constraints);
}

void TranslationBox::force(const Constraints& constraints)
{
    if (m_line->sentence() != m_result->sentence()) { // the user is typing another sentence
        emit sentenceEntered();
        return translateNow();
    }
    const ForcedState before = forcedState();
    const ForcedState after{m_result->sentence(), constraints, {}};
    restoreForcing(after);
    emit forcingChosen(before, after);
}

void TranslationBox::restoreForcing(const ForcedState& state)
{
    m_timing->dropPause();
    beam().showBest();
    if (m_line->sentence() != state.sentence)
        m_line->input()->setText(state.sentence);
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
    m_timing->dropPause();
    m_line->input()->setText(given.source);
    m_given = given;
    m_sentence = given.source.simplified();
    beam().setBeam({});
    if (!given.shown.attention.isEmpty() || !m_timing->canTranslate()) {
        m_timing->endWaiting();
        showWords(given.shown);
    } else {
        translate({});
    }
    showForced();
}

void TranslationBox::keyPressEvent(QKeyEvent* event)
{
    const bool isFirst = m_switchedOff.empty(); // if heads are off, the parent first switches them on
    if (event->key() == Qt::Key_Escape && isForced() && isFirst)
        undoForced();
    else
        QWidget::keyPressEvent(event);
}

} // namespace attentoscope::ui
