// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/sentencecontroller.h"

#include "engine/types/translation.h"
#include "ui/language/languages.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/sentencesmodel.h"
#include "ui/sentences/sentencewall.h"
#include "ui/sentences/sentencewindow.h"
#include "ui/widgets/dialogs.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numbers.h"

#include <QFileInfo>
#include <QLocale>
#include <QTableView>

namespace attentoscope::ui {

SentenceController::SentenceController(AttentionView& view, Dialogs& dialogs, QWidget* parent)
    : QObject(parent), m_view(view), m_dialogs(dialogs), m_model(new SentencesModel(this))
{
    connect(&m_view, &AttentionView::optionsChanged, this, [this] {
        m_model->setRule({m_view.options().linkThreshold});
        if (m_wall)
            m_wall->setOptions(m_view.options());
        refresh();
    });
}

SentenceController::~SentenceController() = default;

void SentenceController::makeWindow()
{
    const auto askForFile = [this](const QString& title, const QString& filter) {
        const auto path = m_dialogs.openFile(m_window.get(), title, m_folder, filter);
        if (!path.isEmpty())
            m_folder = QFileInfo(path).path();
        return path;
    };
    m_window = std::make_unique<SentenceWindow>(*m_model, askForFile);
    m_window->setAttribute(Qt::WA_QuitOnClose, false);
    auto& choices = m_window->choices();
    choices.setHasGold(m_dataHasGold);
    choices.setLearning(m_learning);
    choices.setThreshold(m_view.options().linkThreshold);
    connect(&choices, &SentenceChoices::changed, this, &SentenceController::askAnew);
    connect(&choices, &SentenceChoices::thresholdChanged, &m_view,
        [this](double threshold) { m_view.choose(&AttentionOptions::linkThreshold, threshold); });
    connect(m_window.get(), &SentenceWindow::measureRequested, this, &SentenceController::askAnew);
    connect(m_window.get(), &SentenceWindow::cancelRequested, this, &SentenceController::cancel);
    connect(m_window.get(), &SentenceWindow::sentenceChosen, this, &SentenceController::openRow);
    refresh();
}

void SentenceController::open()
{
    if (!m_window)
        makeWindow();
    bringForward(*m_window);
    m_window->table().setFocus();
    measureOnce();
}

void SentenceController::openWall()
{
    if (!m_wall) {
        m_wall = std::make_unique<SentenceWall>(*m_model);
        m_wall->setAttribute(Qt::WA_QuitOnClose, false);
        m_wall->setOptions(m_view.options());
        connect(m_wall.get(), &SentenceWall::sentenceChosen, this, &SentenceController::openRow);
        connect(m_wall.get(), &SentenceWall::exportRequested, this,
            [this](int row) { emit linksExportRequested(*m_model->sentence(row).aligned); });
    }
    bringForward(*m_wall);
    m_wall->list().setFocus();
    measureOnce();
    refresh();
}

bool SentenceController::isWallVisible() const
{
    return m_wall && m_wall->isVisible();
}

void SentenceController::measureOnce()
{
    const bool nothingYet = !m_waiting && !m_model->isMeasured();
    if (nothingYet && (canMeasure() || m_model->rowCount() == 0) && m_state.data == DataState::Loaded)
        askAnew();
}

void SentenceController::bringForward(QWidget& window) const
{
    window.show();
    window.raise();
    window.activateWindow();
}

void SentenceController::chooseFiles(const QString& pairs, const QString& gold)
{
    if (!m_window)
        makeWindow();
    m_window->choices().sentences().setFile(pairs);
    m_window->choices().gold().setFile(gold);
    refresh();
}

void SentenceController::openGold()
{
    if (!m_window)
        makeWindow();
    bringForward(*m_window);
    m_window->choices().gold().askForFile();
}

bool SentenceController::canMeasure() const
{
    const bool working = m_state.activity == Activity::Starting || m_state.activity == Activity::Stopping;
    return m_state.model == ModelState::Loaded && m_isSentences && !working;
}

QString SentenceController::missing() const
{
    const auto request = requestAsChosen();
    if (request.set != SentenceSet::File && m_state.data != DataState::Loaded)
        return tr("Load sentence pairs first, or choose a file of them");
    if (request.attentionFile.empty() && !canMeasure())
        return tr("Train a model that translates sentences, or open a run of one");
    return {};
}

SentencesRequest SentenceController::requestAsChosen() const
{
    return m_window ? m_window->choices().request() : SentencesRequest();
}

void SentenceController::ask(SentenceMeasure measure)
{
    auto request = requestAsChosen();
    const bool sameGold = request.set == m_asked.set && request.file == m_asked.file
        && request.goldFile == m_asked.goldFile && request.goldFirstIndex == m_asked.goldFirstIndex;
    if (!sameGold || m_id == 0)
        m_gold.clear();
    m_gold.use(request.goldFile.empty() ? GoldBook::Drawn::Count : GoldBook::Drawn::Ignored);
    request.id = m_id = newRequestId();
    request.measure = measure;
    if (measure == SentenceMeasure::Everything && request.attentionFile.empty())
        request.switchedOff = m_view.tokens().switchedOff;
    request.whole = request.switchedOff.empty() ? WholeModel::LeaveOut : WholeModel::Measure;
    m_asked = request;
    m_waiting = true;
    m_totals = {};
    m_model->setRows({});
    if (m_window)
        m_window->messages().hide();
    refresh();
    emit goldChanged();
    emit requested(request);
}

void SentenceController::askAnew()
{
    const bool other = !requestAsChosen().attentionFile.empty();
    ask(canMeasure() || other ? SentenceMeasure::Everything : SentenceMeasure::Links);
}

void SentenceController::cancel()
{
    m_id = newRequestId();
    m_waiting = false;
    emit cancelRequested();
    refresh();
}

void SentenceController::interrupt()
{
    if (m_waiting)
        cancel();
}

void SentenceController::setState(const EngineState& state)
{
    const bool couldMeasure = canMeasure();
    m_state = state;
    refresh();
    if (isWallVisible() && canMeasure() && !couldMeasure)
        measureOnce();
}

void SentenceController::showCorpus(const CorpusSummary& summary)
{
    m_dataHasGold = summary.hasGoldAlignments;
    m_learning = {};
    if (m_window) {
        m_window->choices().setLearning({});
        m_window->choices().setFollowsData();
        m_window->choices().setHasGold(m_dataHasGold);
    }
    m_asked = {};
    m_gold.clear();
    m_gold.forgetDrawn();
    m_gold.use(GoldBook::Drawn::Count);
    m_model->setRows({});
    emit dataChanged(summary.pairs > 0);
    if (m_dataHasGold || isWallVisible() || (m_window && m_window->isVisible()))
        ask(SentenceMeasure::Links);
    else
        emit goldChanged();
    refresh();
}

void SentenceController::setDrawn(const std::vector<LinksDrawing>& drawings)
{
    for (const auto& drawing : drawings)
        m_gold.draw(drawing);
    m_model->showDrawn(drawings, m_gold);
    refresh();
    emit goldChanged();
}

/// Requests the data's own links of a pair that was measured with drawn links. Only the engine knows them.
void SentenceController::findOwnLinks(const SentencePair& text)
{
    if (m_dataHasGold && m_gold.usesDrawn() && m_id != 0 && !m_gold.knowsOwn(text))
        ask(m_asked.measure);
}

void SentenceController::showRun(const RunDescription& run)
{
    m_isSentences = run.configuration.task == Task::Sentences;
    if (isWallVisible())
        askAnew();
    else if (m_model->isMeasured() || m_waiting)
        ask(m_asked.attentionFile.empty() ? SentenceMeasure::Links : SentenceMeasure::Everything);
}

void SentenceController::showLearning(const LinkLearning& learning)
{
    m_learning = learning;
    if (m_window)
        m_window->choices().setLearning(learning);
    const bool areWanted = requestAsChosen().goldFile.empty() && m_asked.attentionFile.empty();
    if (learning.state == LinkLearningState::Ready && areWanted)
        ask(m_model->isMeasured() ? SentenceMeasure::Everything : SentenceMeasure::Links);
    else
        refresh();
}

void SentenceController::showPart(const MeasuredSentences& part)
{
    if (part.id != m_id || !m_waiting)
        return;
    const bool hadGold = !m_gold.isEmpty();
    for (const auto& sentence : part.sentences)
        m_gold.add(*sentence.aligned);
    for (const auto& notice : part.notices)
        if (m_window)
            m_window->messages().showNotice(translated(notice));
    m_model->append(part.sentences, m_gold);
    m_totals = part;
    m_totals.sentences.clear();
    m_waiting = !part.complete;
    refresh();
    if (part.complete || (!hadGold && !m_gold.isEmpty()))
        emit goldChanged();
    if (part.complete && isWallVisible() && m_asked.measure == SentenceMeasure::Links)
        measureOnce();
}

void SentenceController::showFailure(quint64 id, const Error& error)
{
    if (id != m_id)
        return;
    m_waiting = false;
    refresh();
    if (m_window && m_window->isVisible())
        m_window->messages().showError(error);
    else
        emit failed(error);
}

void SentenceController::openRow(int row)
{
    const auto& sentence = m_model->sentence(row);
    const bool other = !m_asked.attentionFile.empty();
    emit opened({QString::fromStdString(sentence.text.source), sentence.text.target, *sentence.aligned,
        other ? AttentionOf::OtherSystem : AttentionOf::Model});
    // If there is space, both windows are visible. Otherwise the heatmap comes to the front, and the action shows the
    // table again.
    auto* main = qobject_cast<QWidget*>(parent());
    const auto covers = [main](const QWidget* window) {
        return window && window->isVisible() && window->frameGeometry().intersects(main->frameGeometry());
    };
    if (main && (covers(m_window.get()) || covers(m_wall.get()))) {
        bringForward(*main);
        m_view.setFocus();
    }
}

QString SentenceController::summaryText() const
{
    if (m_model->rowCount() == 0)
        return m_waiting ? tr("Reading…") : missing();
    QStringList parts{tr("%Ln sentences", nullptr, m_model->rowCount())};
    if (m_waiting && m_totals.total > 0)
        parts.front() =
            tr("%1 of %Ln sentences", nullptr, int(m_totals.total)).arg(countText(std::size_t(m_model->rowCount())));
    if (m_totals.step > 0)
        parts << tr("after step %1").arg(countText(std::size_t(m_totals.step)));
    const int counted = m_model->countedSentences();
    if (counted > 0)
        parts << (m_model->linksKind() == LinksKind::Gold
                ? tr("AER %1 over %Ln sentences with gold links (%2)", nullptr, counted)
                : tr("Error rate %1 over %Ln sentences with statistical links (%2)", nullptr, counted))
                     .arg(percentText(m_model->counts().errorRate()), linkRuleText(m_model->rule()));
    if (m_totals.bleu)
        parts << tr("BLEU %1").arg(
            m_totals.isBleuMeaningful ? QLocale().toString(*m_totals.bleu, 'f', 1) : QStringLiteral("–"));
    if (m_totals.loss)
        parts << tr("loss %1").arg(lossText(*m_totals.loss));
    if (const auto off = m_asked.switchedOff.size(); off > 0)
        parts << tr("%Ln heads are off", nullptr, int(off));
    if (!m_waiting && !m_model->isMeasured())
        parts << tr("not measured yet");
    if (m_learning.state == LinkLearningState::Learning)
        parts << tr("statistical links are being learned, %1%").arg(qRound(100.0 * m_learning.done));
    return parts.join(QStringLiteral(" · "));
}

void SentenceController::refresh()
{
    if (m_wall)
        m_wall->setSummary(summaryText());
    if (!m_window)
        return;
    m_window->setMissing(missing());
    m_window->choices().setThreshold(m_view.options().linkThreshold);
    m_window->setSummary(summaryText());
    if (m_waiting)
        m_window->showMeasuring(std::size_t(m_model->rowCount()), m_totals.total);
    else
        m_window->showDone();
}

} // namespace attentoscope::ui
