// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/forkcontroller.h"

#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/data/pairsview.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/theme/grid.h"
#include "ui/training/shownmodel.h"
#include "ui/training/shownwords.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QAction>
#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <utility>

namespace attentoscope::ui {

namespace {

QString numberOfStep(std::int64_t step)
{
    return countText(static_cast<std::size_t>(step));
}

void addBeginnings(QComboBox& list, const ShownRun& run)
{
    list.addItem(ForkDialog::tr("The start of the run"), qint64{0});
    for (const auto step : run.saves)
        if (step > 0 && step < run.savedStep)
            list.addItem(ForkDialog::tr("The save of step %1").arg(numberOfStep(step)), qint64{step});
}

} // namespace

ForkDialog::ForkDialog(const ShownRun& run, std::vector<SentencePair> selected, QWidget* parent)
    : QDialog(parent)
    , m_selected(std::move(selected))
    , m_ofSelection(new QRadioButton(tr("The &selected pairs: %1").arg(countText(m_selected.size())), this))
    , m_ofWord(new QRadioButton(tr("Every pair with the &word"), this))
    , m_word(new QLineEdit(this))
    , m_beginnings(new QComboBox(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Train without some pairs"));
    addBeginnings(*m_beginnings, run);
    layOut(run);
    m_ofSelection->setEnabled(!m_selected.empty());
    (m_selected.empty() ? m_ofWord : m_ofSelection)->setChecked(true);
    connect(m_ofWord, &QRadioButton::toggled, this, &ForkDialog::refresh);
    connect(m_word, &QLineEdit::textChanged, this, &ForkDialog::refresh);
    connect(m_word, &QLineEdit::textEdited, m_ofWord, [this] { m_ofWord->setChecked(true); });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ForkDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ForkDialog::reject);
    refresh();
    m_selected.empty() ? m_word->setFocus() : m_buttons->button(QDialogButtonBox::Ok)->setFocus();
}

void ForkDialog::layOut(const ShownRun& run)
{
    auto* about = new TextLabel(tr("A second run repeats “%1” up to step %2 without these pairs. All else stays as it "
                                   "was: words, order, random numbers. These pairs taught whatever differs in the end.")
                                    .arg(run.name, numberOfStep(run.savedStep)),
        this);
    about->setWordWrap(true);
    m_word->setAccessibleName(tr("Word on either side"));
    m_word->setPlaceholderText(tr("a whole word, on either side"));
    auto* ofWord = new QHBoxLayout;
    ofWord->addWidget(m_ofWord);
    ofWord->addWidget(m_word, 1);
    auto* form = new QFormLayout;
    form->addRow(tr("&Begin at:"), m_beginnings);
    auto* after = makeQuietLabel(
        tr("It takes as long as the first training did from there. At the end both models are shown side by side."),
        this);
    after->setWordWrap(true);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Train"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(2), grid(2), grid(2));
    column->setSpacing(grid(1.5));
    column->addWidget(about);
    column->addWidget(m_ofSelection);
    column->addLayout(ofWord);
    column->addLayout(form);
    column->addWidget(after);
    column->addWidget(m_buttons);
    setMinimumWidth(grid(64));
}

ForkRequest ForkDialog::request() const
{
    ForkRequest request;
    request.step = m_beginnings->currentData().toLongLong();
    if (m_ofWord->isChecked())
        request.word = m_word->text().trimmed().toStdString();
    else
        request.pairs = m_selected;
    return request;
}

void ForkDialog::refresh()
{
    const bool isComplete = !m_ofWord->isChecked() || !m_word->text().trimmed().isEmpty();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isComplete);
}

namespace {

/// The folder of a fork: a new name beside the original.
std::string folderOfFork(const std::string& original)
{
    const auto moment = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    return original + "-fork-" + moment.toStdString();
}

} // namespace

ForkController::ForkController(const Parts& parts, QWidget& window) : QObject(&window), m_parts(parts), m_window(window)
{
    connect(&parts.action, &QAction::triggered, this, &ForkController::open);
    connect(&parts.view.pairs(), &PairsView::forkWanted, this, &ForkController::open);
    connect(&parts.shown, &ShownModel::changed, this, &ForkController::follow);
    follow();
}

void ForkController::open()
{
    auto* dialog = new ForkDialog(*m_parts.shown.run(), m_parts.view.pairs().selected(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { request(dialog->request()); });
    dialog->open();
}

void ForkController::request(ForkRequest request)
{
    if (!canFork(m_parts.shown)) // the state may have changed while the person was asked
        return;
    const auto& run = *m_parts.shown.run();
    request.run = run.folder;
    request.runFolder = folderOfFork(run.folder);
    request.watched = m_parts.view.watched().sentences();
    const auto sentence = request.pairs.empty()
        ? m_parts.view.pairs().sentenceWith(QString::fromStdString(request.word))
        : QString::fromStdString(request.pairs.front().source);
    m_asked = Asked{{QString::fromStdString(run.folder), run.name, run.data}, request.runFolder, sentence};
    emit requested(request);
}

void ForkController::follow()
{
    const bool isPossible = canFork(m_parts.shown);
    m_parts.action.setEnabled(isPossible);
    m_parts.action.setToolTip(plainTip(forkTip(m_parts.shown)));
    m_parts.action.setStatusTip(plainTip(forkTip(m_parts.shown)));
    m_parts.view.pairs().setForkable(isPossible);
    const auto& run = m_parts.shown.run();
    if (!m_asked || !run || run->folder != m_asked->folder)
        return;
    if (!std::exchange(m_asked->hasBegun, true))
        m_parts.earlierRuns.add(m_asked->original);
    if (!run->end)
        return;
    const auto asked = *std::exchange(m_asked, std::nullopt);
    if (*run->end != RunPast::End::Stopped)
        m_parts.comparisons.compareWithMemory(asked.original, asked.sentence);
}

} // namespace attentoscope::ui
