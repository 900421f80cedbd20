// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runlistwindow.h"

#include "ui/runs/runtexts.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/samefolder.h"

#include <QAbstractTableModel>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace attentoscope::ui {

/// The runs, one in each row. SortRole returns numbers and dates with their types.
class RunsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using enum RunListWindow::Column;
    static constexpr int sortRole = Qt::UserRole;
    static constexpr int searchRole = Qt::UserRole + 1; ///< all words of the row, including the note

    using QAbstractTableModel::QAbstractTableModel;

    void setRuns(std::vector<RunSummary> runs);
    const std::vector<RunSummary>& runs() const { return m_runs; }
    const RunSummary& run(int row) const { return m_runs.at(static_cast<std::size_t>(row)); }
    int rowOf(const QString& folder) const; ///< −1: not in the list

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<RunSummary> m_runs;
};

namespace {

QVariant cellText(const RunSummary& run, int column)
{
    switch (column) {
    case RunsModel::Name:
        return plainTitle(runName(run));
    case RunsModel::Data:
        return runData(run);
    case RunsModel::Preset:
        return runPreset(run);
    case RunsModel::Saved:
        return runMoment(run);
    case RunsModel::Steps:
        return run.opened ? QString() : countText(static_cast<std::size_t>(run.step));
    case RunsModel::Loss:
        return run.loss ? lossText(*run.loss) : QString();
    case RunsModel::Bleu:
        return !run.bleu ? QString() : run.isBleuMeaningful ? decimalText(*run.bleu, 1) : QStringLiteral("–");
    case RunsModel::Size:
        return sizeText(run.bytes);
    default:
        return {};
    }
}

/// A number for sorting runs without BLEU. It is lower than every BLEU, and a lower validation loss gives a higher
/// number.
double orderWithoutBleu(const RunSummary& run)
{
    return -1.0 - run.validationLoss.value_or(std::numeric_limits<float>::max());
}

/// Unknown values sort last when the best are first.
QVariant cellOrder(const RunSummary& run, int column)
{
    switch (column) {
    case RunsModel::Saved:
        return static_cast<qint64>(run.saved.time_since_epoch().count());
    case RunsModel::Steps:
        return static_cast<qint64>(run.step);
    case RunsModel::Loss:
        return run.loss.value_or(std::numeric_limits<double>::max());
    case RunsModel::Bleu:
        return runMeasure(run) == RunMeasure::Bleu ? *run.bleu : orderWithoutBleu(run);
    case RunsModel::Size:
        return static_cast<qulonglong>(run.bytes);
    default:
        return cellText(run, column);
    }
}

QString cellTip(const RunSummary& run)
{
    QStringList lines{runName(run), QString::fromStdString(run.folder), runEndText(run)};
    if (!run.isBleuMeaningful && run.validationLoss)
        lines << RunsModel::tr(
            "BLEU says nothing here: fewer than half of the references have four words. The validation "
            "loss says how good the run is: %1.")
                     .arg(lossText(*run.validationLoss));
    if (run.origin && run.origin->step > 0)
        lines << RunsModel::tr("trained on from step %1 of %2")
                     .arg(countText(static_cast<std::size_t>(run.origin->step)),
                         QString::fromStdString(run.origin->name));
    else if (run.origin)
        lines << RunsModel::tr("trained on from %1").arg(QString::fromStdString(run.origin->name));
    if (!run.label.note.empty())
        lines << QString::fromStdString(run.label.note);
    return lines.join(QLatin1Char('\n'));
}

bool isNumber(int column)
{
    return column >= RunsModel::Steps;
}

} // namespace

void RunsModel::setRuns(std::vector<RunSummary> runs)
{
    beginResetModel();
    m_runs = std::move(runs);
    endResetModel();
}

int RunsModel::rowOf(const QString& folder) const
{
    auto found = std::ranges::find(m_runs, folder.toStdString(), &RunSummary::folder);
    if (found == m_runs.end()) // the list has the paths without links
        found = std::ranges::find_if(m_runs,
            [&folder](const RunSummary& run) { return isSameFolder(QString::fromStdString(run.folder), folder); });
    return found == m_runs.end() ? -1 : static_cast<int>(found - m_runs.begin());
}

int RunsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int RunsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RunsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& run = this->run(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return cellText(run, index.column());
    case Qt::ToolTipRole:
        return plainTip(cellTip(run));
    case Qt::TextAlignmentRole:
        return isNumber(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case sortRole:
        return cellOrder(run, index.column());
    case searchRole:
        return QStringList{runName(run), QString::fromStdString(run.folder), runData(run), runPreset(run),
            QString::fromStdString(run.label.note)}
            .join(QLatin1Char('\n'));
    default:
        return {};
    }
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QStringList titles{
        tr("Name"), tr("Data"), tr("Preset"), tr("Saved"), tr("Steps"), tr("Loss"), tr("BLEU"), tr("On disk")};
    return titles.value(section);
}

RunListWindow::RunListWindow(QWidget* parent)
    : QDialog(parent)
    , m_model(new RunsModel(this))
    , m_order(new QSortFilterProxyModel(this))
    , m_table(new QTableView(this))
    , m_search(new QLineEdit(this))
    , m_message(new TextLabel(this))
    , m_summary(makeQuietLabel({}, this))
    , m_open(addButton(tr("&Open"), tr("Open the run to look at it and to translate with it (Enter)")))
    , m_continue(addButton(tr("&Continue"), tr("Open the run with its sentence pairs, and train on")))
    , m_compare(addButton(tr("Co&mpare"),
          tr("Draw the chosen runs' losses over the loss curve, and show their results and settings in a table")))
    , m_pack(addButton(tr("&Pack…"), tr("Make one file of the run, to send it")))
    , m_check(addButton(tr("C&heck"), tr("Read all files of the run, and say which ones are damaged")))
    , m_delete(addButton(tr("&Delete"), tr("Delete the chosen runs; they can be brought back (Del)")))
    , m_keepBest(addButton(tr("&Keep the best ten…"),
          tr("Delete all runs but the ten best: by BLEU, or by the validation loss where BLEU says nothing")))
    , m_restore(addButton(tr("&Undo deleting"), tr("Bring back the run that was deleted last")))
    , m_empty(addButton(tr("Delete for &good"), tr("Free the space of the deleted runs now")))
    , m_browse(addButton(tr("Open ano&ther"), tr("Open a run that is not in this list")))
{
    setWindowTitle(tr("Runs"));
    makeTable();
    layOut();
    connectParts();
    showMessage({});
    setDeleted(0);
    showCurrent();
    resize(grid(120), grid(70));
    m_search->setFocus();
}

QPushButton* RunListWindow::addButton(const QString& text, const QString& help)
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(plainTip(help));
    button->setAccessibleDescription(help);
    button->setAutoDefault(false);
    return button;
}

void RunListWindow::makeTable()
{
    m_order->setSourceModel(m_model);
    m_order->setSortRole(RunsModel::sortRole);
    m_order->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_order->setFilterRole(RunsModel::searchRole);
    m_order->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_order);
    m_table->setAccessibleName(tr("Runs; Enter opens one"));
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->verticalHeader()->setDefaultSectionSize(grid(3.25));
    m_table->verticalHeader()->hide();
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(RunsModel::Saved, Qt::DescendingOrder);
    auto* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    for (int section = 0; section < RunsModel::ColumnCount; ++section)
        header->resizeSection(section, grid(section < RunsModel::Steps ? 16 : 9));
    header->setSectionResizeMode(RunsModel::Name, QHeaderView::Stretch);
    makeQuiet(header);
    m_table->installEventFilter(this);
}

QWidget* RunListWindow::makeDetails()
{
    auto* details = new QWidget(this);
    auto* form = new QFormLayout(details);
    form->setContentsMargins(0, 0, 0, 0);
    m_name = new QLineEdit(details);
    m_name->setMaxLength(RunLabel::longestName / 4); // a UTF-8 character has at most four bytes
    m_note = new QLineEdit(details);
    m_note->setMaxLength(RunLabel::longestNote / 4);
    m_note->setPlaceholderText(tr("What you want to remember of this run"));
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("No&te"), m_note);
    return details;
}

void RunListWindow::layOut()
{
    m_search->setPlaceholderText(tr("Search names, data, presets and notes"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* browse = new QMenu(m_browse);
    connect(browse->addAction(tr("A &folder…")), &QAction::triggered, this, &RunListWindow::folderWanted);
    connect(browse->addAction(tr("A &packed run…")), &QAction::triggered, this, &RunListWindow::fileWanted);
    m_browse->setMenu(browse);
    auto* top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_browse);
    auto* one = new QHBoxLayout;
    for (auto* button : {m_open, m_continue, m_compare, m_pack, m_check})
        one->addWidget(button);
    one->addStretch(1);
    one->addWidget(m_delete);
    auto* many = new QHBoxLayout;
    many->addWidget(m_summary, 1);
    for (auto* button : {m_restore, m_empty, m_keepBest})
        many->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1.5));
    column->setSpacing(grid(1));
    column->addLayout(top);
    column->addWidget(m_message);
    column->addWidget(m_table, 1);
    column->addWidget(makeDetails());
    column->addLayout(one);
    column->addLayout(many);
}

void RunListWindow::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, m_order, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        if (selected().isEmpty() && m_order->rowCount() > 0)
            m_table->selectRow(0);
        refresh();
    });
    connect(m_search, &QLineEdit::returnPressed, m_open, &QPushButton::click);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunListWindow::showCurrent);
    connect(m_table, &QTableView::activated, m_open, &QPushButton::click);
    connect(m_name, &QLineEdit::editingFinished, this, &RunListWindow::writeLabel);
    connect(m_note, &QLineEdit::editingFinished, this, &RunListWindow::writeLabel);
    const auto ofCurrent = [this](auto signal) {
        return [this, signal] {
            if (const auto* run = current())
                emit(this->*signal)(QString::fromStdString(run->folder));
        };
    };
    connect(m_open, &QPushButton::clicked, this, ofCurrent(&RunListWindow::openRequested));
    connect(m_continue, &QPushButton::clicked, this, ofCurrent(&RunListWindow::continueRequested));
    connect(m_pack, &QPushButton::clicked, this, ofCurrent(&RunListWindow::packRequested));
    connect(m_check, &QPushButton::clicked, this, ofCurrent(&RunListWindow::checkRequested));
    connect(m_compare, &QPushButton::clicked, this, [this] {
        const auto chosen = selected();
        for (const auto& run : m_model->runs())
            if (const auto folder = QString::fromStdString(run.folder); chosen.contains(folder) && run.step > 0)
                emit compareRequested(
                    folder, run.label.name.empty() ? tr("%1, %2").arg(runName(run), runMoment(run)) : runName(run));
    });
    connect(m_delete, &QPushButton::clicked, this, [this] { emit deleteRequested(selected()); });
    connect(m_keepBest, &QPushButton::clicked, this, &RunListWindow::keepBestRequested);
    connect(m_restore, &QPushButton::clicked, this, &RunListWindow::restoreRequested);
    connect(m_empty, &QPushButton::clicked, this, &RunListWindow::emptyRequested);
}

void RunListWindow::setRunsElsewhere()
{
    m_areElsewhere = true;
    const auto reason = tr("These runs are on another machine. Name, check, pack and delete them there.");
    for (auto* control :
        std::initializer_list<QWidget*>{m_compare, m_pack, m_check, m_delete, m_keepBest, m_name, m_note}) {
        control->setToolTip(plainTip(reason));
        control->setAccessibleDescription(reason);
    }
    refresh();
}

void RunListWindow::setRuns(std::vector<RunSummary> runs)
{
    const auto chosen = selected();
    m_model->setRuns(std::move(runs));
    QItemSelection selection;
    for (const auto& folder : chosen)
        if (const auto row = m_order->mapFromSource(m_model->index(m_model->rowOf(folder), 0)); row.isValid())
            selection.select(row, row);
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (selected().isEmpty() && m_order->rowCount() > 0)
        m_table->selectRow(0);
    choose(m_toChoose);
    showCurrent();
}

void RunListWindow::choose(const QString& folder)
{
    const int row = m_model->rowOf(folder);
    m_toChoose = row < 0 ? folder : QString();
    if (row >= 0)
        m_table->selectRow(m_order->mapFromSource(m_model->index(row, 0)).row());
}

void RunListWindow::setDeleted(std::size_t count)
{
    m_restore->setVisible(count > 0);
    m_empty->setVisible(count > 0);
}

void RunListWindow::setCanOpen(bool canOpen)
{
    m_canOpen = canOpen;
    refresh();
}

void RunListWindow::showMessage(const QString& message)
{
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
}

QString RunListWindow::message() const
{
    return m_message->text();
}

const RunSummary* RunListWindow::current() const
{
    const auto rows = m_table->selectionModel()->selectedRows();
    return rows.size() == 1 ? &m_model->run(m_order->mapToSource(rows.front()).row()) : nullptr;
}

QStringList RunListWindow::selected() const
{
    QStringList folders;
    for (const auto& index : m_table->selectionModel()->selectedRows())
        folders << QString::fromStdString(m_model->run(m_order->mapToSource(index).row()).folder);
    return folders;
}

void RunListWindow::showCurrent()
{
    const auto* run = current();
    const auto folder = run ? run->folder : std::string();
    const bool isSame = std::exchange(m_shownFolder, folder) == folder;
    const auto fill = [isSame](QLineEdit& field, const std::string& text) {
        if (!isSame || !field.hasFocus() || !field.isModified()) // the list may be read again while the user types
            field.setText(QString::fromStdString(text));
    };
    fill(*m_name, run ? run->label.name : std::string());
    fill(*m_note, run ? run->label.note : std::string());
    m_name->setPlaceholderText(run ? runName(*run) : QString());
    refresh();
}

void RunListWindow::writeLabel()
{
    const auto* run = current();
    if (!run)
        return;
    const RunLabel label{m_name->text().simplified().toStdString(), m_note->text().simplified().toStdString()};
    if (label != run->label)
        emit labelRequested(QString::fromStdString(run->folder), label);
}

void RunListWindow::refresh()
{
    const auto* run = current();
    const auto* own = m_areElsewhere ? nullptr : run;
    m_pack->setEnabled(own && own->step > 0);
    m_compare->setEnabled(!m_areElsewhere && std::ranges::any_of(selected(), [this](const QString& folder) {
        return m_model->run(m_model->rowOf(folder)).step > 0;
    }));
    m_open->setEnabled(run && run->step > 0 && m_canOpen);
    m_continue->setEnabled(run && m_canOpen && run->end != RunPast::End::TrainedElsewhere);
    m_check->setEnabled(own);
    m_name->setEnabled(own);
    m_note->setEnabled(own);
    m_delete->setEnabled(!m_areElsewhere && !selected().isEmpty());
    m_keepBest->setEnabled(!m_areElsewhere && m_model->runs().size() > bestKept);
    std::uint64_t bytes = 0;
    for (const auto& each : m_model->runs())
        bytes += each.bytes;
    const auto shown = static_cast<std::size_t>(m_order->rowCount());
    m_summary->setText(m_model->runs().empty() ? tr("No runs are kept yet: train a model first.")
            : shown == m_model->runs().size()
            ? tr("%1 on disk", "of all runs together").arg(sizeText(bytes))
            : tr("%1 of %Ln runs", nullptr, int(m_model->runs().size())).arg(countText(shown)));
}

bool RunListWindow::eventFilter(QObject* watched, QEvent* event)
{
    const bool deletes = watched == m_table && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete);
    if (deletes)
        m_delete->click();
    return deletes || QDialog::eventFilter(watched, event);
}

} // namespace attentoscope::ui

#include "runlistwindow.moc"
