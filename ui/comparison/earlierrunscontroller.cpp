// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/earlierrunscontroller.h"

#include "engine/types/keptvalidation.h"
#include "ui/language/languages.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/style/datatable.h"
#include "ui/theme/grid.h"
#include "ui/training/shownmodel.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/samefolder.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

namespace attentoscope::ui {

namespace {

struct RunTableTexts
{
    Q_DECLARE_TR_FUNCTIONS(RunTable)
};

/// A number without separators, because programs read the table too.
QString tableNumber(double value, int digits)
{
    return std::isfinite(value) ? QString::number(value, std::abs(value) < 1e12 ? 'f' : 'g', digits) : QString();
}

using Reader = std::function<QString(const RunRecord&)>;

RunTable::Row rowOf(const QString& label, const std::vector<RunColumn>& columns, const Reader& read)
{
    RunTable::Row row{label, {}};
    for (const RunColumn& column : columns)
        row.values.append(read(column.record));
    return row;
}

void addResults(RunTable& table, const std::vector<RunColumn>& columns)
{
    const auto add = [&](const QString& label, const Reader& read) {
        table.rows.push_back(rowOf(label, columns, read));
    };
    add(RunTableTexts::tr("loss at the best validation"), [](const RunRecord& record) {
        const auto* best = keptValidation(record.validations);
        return best ? tableNumber(best->loss, 4) : QString();
    });
    add(RunTableTexts::tr("at step"), [](const RunRecord& record) {
        const auto* best = keptValidation(record.validations);
        return best ? QString::number(best->step) : QString();
    });
    add(RunTableTexts::tr("BLEU there"), [](const RunRecord& record) {
        const auto* best = keptValidation(record.validations);
        return best && best->isBleuMeaningful ? tableNumber(best->bleu, 2) : QString();
    });
    add(RunTableTexts::tr("steps"), [](const RunRecord& record) {
        return record.steps.empty() ? QString() : QString::number(record.steps.back().step);
    });
    add(RunTableTexts::tr("minutes"), [](const RunRecord& record) {
        return record.steps.empty() ? QString() : tableNumber(record.steps.back().seconds / 60.0, 1);
    });
    table.results = table.rows.size();
}

QString settingOf(const RunRecord& record, const std::string& key)
{
    const auto found = std::ranges::find(record.settings, key, &KeyValue::key);
    return found == record.settings.end() ? QString() : QString::fromStdString(found->value);
}

enum class EmptyValue : std::uint8_t { Unknown, Nothing }; ///< what a value of a run means that is empty

void addSettings(RunTable& table, const std::vector<RunColumn>& columns)
{
    const auto addIfUnlike = [&](const QString& label, const Reader& read, EmptyValue empty = EmptyValue::Unknown) {
        const auto row = rowOf(label, columns, read);
        QStringList known = row.values;
        if (empty == EmptyValue::Unknown)
            known.removeAll(QString());
        if (std::ranges::any_of(known, [&](const QString& value) { return value != known.front(); }))
            table.rows.push_back(row);
    };
    addIfUnlike(
        QStringLiteral("preset"), [](const RunRecord& record) { return QString::fromStdString(record.preset); });
    addIfUnlike(QStringLiteral("data"), [](const RunRecord& record) { return QString::fromStdString(record.data); });
    addIfUnlike(QStringLiteral("training_pairs"), [](const RunRecord& record) {
        return record.trainingPairs > 0 ? QString::number(record.trainingPairs) : QString();
    });
    addIfUnlike(
        QStringLiteral("from"), [](const RunRecord& record) { return QString::fromStdString(record.from); },
        EmptyValue::Nothing);
    addIfUnlike(
        QStringLiteral("without"), [](const RunRecord& record) { return QString::fromStdString(record.without); },
        EmptyValue::Nothing);
    std::vector<std::string> keys;
    for (const RunColumn& column : columns)
        for (const KeyValue& setting : column.record.settings)
            if (std::ranges::find(keys, setting.key) == keys.end())
                keys.push_back(setting.key);
    for (const std::string& key : keys)
        addIfUnlike(QString::fromStdString(key), [&](const RunRecord& record) { return settingOf(record, key); });
}

bool isSeed(const RunTable::Row& row)
{
    return row.label == QLatin1String("seed");
}

/// The runs that agree in every setting but the seed, in the order of the first of each. Runs with equal seeds are no
/// group: one may be a fork of the other, and the table does not know which pairs a fork leaves out.
std::vector<std::vector<qsizetype>> runsOfOtherSeeds(const RunTable& table)
{
    const auto seeds = std::ranges::find_if(table.rows, isSeed);
    if (seeds == table.rows.end())
        return {};
    const auto settingsOf = [&](qsizetype run) {
        QStringList settings;
        for (std::size_t row = table.results; row < table.rows.size(); ++row)
            if (!isSeed(table.rows[row]))
                settings.append(table.rows[row].values[run]);
        return settings;
    };
    std::vector<std::vector<qsizetype>> groups;
    for (qsizetype run = 0; run < table.runs.size(); ++run) {
        const auto isOf = [&](const auto& group) { return settingsOf(group.front()) == settingsOf(run); };
        const auto known = std::ranges::find_if(groups, isOf);
        if (known == groups.end())
            groups.push_back({run});
        else
            known->push_back(run);
    }
    std::erase_if(groups, [&](const auto& group) {
        QStringList known;
        for (const auto run : group)
            known.append(seeds->values[run]);
        return group.size() < 2 || known.removeDuplicates() > 0;
    });
    return groups;
}

/// The mean of a row's numbers in these runs, and half of the distance between the least and the largest. Both are
/// empty where a run has no number.
std::pair<QString, QString> meanOf(const RunTable::Row& row, const std::vector<qsizetype>& runs)
{
    double sum = 0.0, least = std::numeric_limits<double>::infinity(), most = -least;
    for (const auto run : runs) {
        bool isNumber = false;
        const double value = row.values[run].toDouble(&isNumber);
        if (!isNumber)
            return {};
        sum += value;
        least = std::min(least, value);
        most = std::max(most, value);
    }
    constexpr int digits = 4;
    return {tableNumber(sum / double(runs.size()), digits), tableNumber((most - least) / 2.0, digits)};
}

/// Appends the mean and the spread of runs that differ in nothing but their seed.
void addMeans(RunTable& table)
{
    for (const auto& group : runsOfOtherSeeds(table)) {
        table.runs << RunTableTexts::tr("mean of %Ln runs", nullptr, int(group.size()))
                   << RunTableTexts::tr("half of their spread");
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            auto& one = table.rows[row];
            if (row < table.results) {
                const auto [mean, half] = meanOf(one, group);
                one.values << mean << half;
            } else {
                one.values << (isSeed(one) ? QString() : one.values[group.front()]) << QString();
            }
        }
    }
}

QByteArray tableText(const RunTable& table, FieldSplit split)
{
    TextTable text(split);
    const auto addLine = [&text](const QString& label, const QStringList& values) {
        for (const QString& value : QStringList{label} + values)
            text.addField(value.toStdString());
        text.endLine();
    };
    addLine({}, table.runs);
    for (const auto& row : table.rows)
        addLine(row.label, row.values);
    return text.text();
}

} // namespace

RunTable runTable(const std::vector<RunColumn>& columns)
{
    RunTable table;
    for (const RunColumn& column : columns)
        table.runs.append(column.name);
    if (columns.empty())
        return table;
    addResults(table, columns);
    addSettings(table, columns);
    addMeans(table);
    return table;
}

QByteArray asTsv(const RunTable& table)
{
    return tableText(table, FieldSplit::Tabs);
}

QByteArray asCsv(const RunTable& table)
{
    return tableText(table, FieldSplit::Commas);
}

namespace {

constexpr int colorRole = Qt::UserRole + 1;

/// A short piece of the curve in the run's colour and dashes.
QIcon curveIcon(std::size_t color, const PlotStyle& look, QSize size)
{
    QPixmap pixmap(size * 2);
    pixmap.setDevicePixelRatio(2.0);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(overlayPen(color, look, 2.5));
    painter.drawLine(QPointF(0, size.height() / 2.0), QPointF(size.width(), size.height() / 2.0));
    return QIcon(pixmap);
}

} // namespace

RunsWindow::RunsWindow(QWidget* parent)
    : QDialog(parent)
    , m_add(new QPushButton(tr("&Add a run"), this))
    , m_recent(new QMenu(m_add))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_copy(new QPushButton(tr("&Copy table"), this))
    , m_save(new QPushButton(tr("&Save table…"), this))
    , m_list(new QListWidget(this))
    , m_table(new QTableWidget(this))
    , m_message(new TextLabel(this))
    , m_sameNote(makeQuietLabel({}, this))
{
    setWindowTitle(tr("Earlier runs"));
    resize(grid(100), grid(76));
    layOut();
    connectParts();
    setRecent({});
    showMessage({});
    showTable({});
    m_add->setFocus();
}

void RunsWindow::layOut()
{
    m_add->setMenu(m_recent);
    m_add->setAutoDefault(false);
    m_remove->setToolTip(tr("Take the chosen run out of the loss curve; its folder stays (Del)"));
    m_copy->setToolTip(tr("Put the table on the clipboard, columns split by tabs"));
    m_save->setToolTip(tr("Save the table as a file, columns split by commas or tabs"));
    for (auto* button : {m_remove, m_copy, m_save})
        button->setAutoDefault(false);
    m_list->setAccessibleName(tr("Runs over the loss curve"));
    m_list->setToolTip(tr("Space shows or hides a run, Del removes it"));
    m_list->setIconSize(QSize(grid(4), grid(2)));
    m_list->setMaximumHeight(grid(18));
    m_list->installEventFilter(this);
    m_table->setAccessibleName(tr("What the runs reached, and what differs in their settings"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAlternatingRowColors(true);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->verticalHeader()->setDefaultSectionSize(grid(3));
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sameNote->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(grid(1));
    column->addWidget(
        makeQuietLabel(tr("Their smoothed losses lie over the loss curve, each validation as a ring."), this));
    column->addLayout(buttons);
    column->addWidget(m_message);
    column->addWidget(m_list);
    column->addWidget(m_table, 1);
    column->addWidget(m_sameNote);
}

void RunsWindow::connectParts()
{
    connect(m_remove, &QPushButton::clicked, this, &RunsWindow::removeCurrent);
    connect(m_copy, &QPushButton::clicked, this, &RunsWindow::copyTable);
    connect(m_save, &QPushButton::clicked, this, &RunsWindow::saveTableRequested);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        if (!m_isFilling)
            emit shownChanged(item->data(Qt::UserRole).toString(),
                item->checkState() == Qt::Checked ? OverlayShown::Yes : OverlayShown::No);
    });
}

void RunsWindow::setRecent(const std::vector<NamedRun>& runs)
{
    m_recent->clear();
    for (const NamedRun& run : runs) {
        auto* action = m_recent->addAction(tr("%1 (%2)").arg(run.name, run.detail).replace(u'&', QStringLiteral("&&")));
        action->setToolTip(plainTip(run.folder));
        connect(action, &QAction::triggered, this, [this, run] { emit addRequested(run); });
    }
    m_recent->addSeparator();
    connect(m_recent->addAction(tr("Another &run…")), &QAction::triggered, this, &RunsWindow::otherRunWanted);
}

void RunsWindow::showOverlays(const LossOverlays& overlays)
{
    const QScopedValueRollback filling(m_isFilling, true);
    const int current = m_list->currentRow();
    m_list->clear();
    for (const auto& overlay : overlays.all()) {
        auto* item = new QListWidgetItem(overlay->name, m_list);
        item->setData(Qt::UserRole, overlay->folder);
        item->setData(colorRole, static_cast<int>(overlay->color));
        item->setToolTip(plainTip(overlay->folder));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(overlay->shown == OverlayShown::Yes ? Qt::Checked : Qt::Unchecked);
    }
    drawIcons();
    m_list->setCurrentRow(std::min(std::max(current, 0), m_list->count() - 1));
    m_list->setVisible(m_list->count() > 0);
    m_remove->setEnabled(m_list->count() > 0);
}

void RunsWindow::drawIcons()
{
    const QScopedValueRollback filling(m_isFilling, true);
    const PlotStyle look = plotStyle(palette(), font());
    for (int row = 0; row < m_list->count(); ++row) {
        auto* item = m_list->item(row);
        item->setIcon(curveIcon(static_cast<std::size_t>(item->data(colorRole).toInt()), look, m_list->iconSize()));
    }
}

void RunsWindow::showTable(const RunTable& table)
{
    m_shownTable = table;
    const auto rows = static_cast<int>(table.rows.size());
    m_table->setColumnCount(static_cast<int>(table.runs.size()));
    m_table->setRowCount(rows);
    m_table->setHorizontalHeaderLabels(table.runs);
    QStringList labels;
    for (int row = 0; row < rows; ++row) {
        const auto& line = table.rows[static_cast<std::size_t>(row)];
        labels.append(line.label);
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const auto& value = line.values[column]; // a setting has the same text as in files
            const bool isResult = static_cast<std::size_t>(row) < table.results;
            auto* item = new QTableWidgetItem(value.isEmpty() ? QStringLiteral("–")
                    : isResult                                ? shownNumber(value)
                                                              : value);
            item->setToolTip(plainTip(item->text()));
            m_table->setItem(row, column, item);
        }
    }
    m_table->setVerticalHeaderLabels(labels);
    m_table->resizeColumnsToContents();
    for (int column = 0; column < m_table->columnCount(); ++column) {
        m_table->horizontalHeaderItem(column)->setToolTip(plainTip(table.runs[column]));
        m_table->setColumnWidth(column, std::clamp(m_table->columnWidth(column), grid(14), grid(36)));
    }
    m_copy->setEnabled(rows > 0);
    m_save->setEnabled(rows > 0);
    const bool same = rows > 0 && table.rows.size() == table.results && table.runs.size() > 1;
    m_sameNote->setText(table.runs.size() < 2 ? tr("Add a run to see what differs in the settings.")
            : same                            ? tr("All settings are the same.")
                                              : tr("Settings that are the same in all runs are left out."));
}

void RunsWindow::showMessage(const QString& message)
{
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
}

QString RunsWindow::message() const
{
    return m_message->text();
}

void RunsWindow::copyTable()
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(asTsv(m_shownTable)));
}

void RunsWindow::removeCurrent()
{
    if (const auto* item = m_list->currentItem())
        emit removeRequested(item->data(Qt::UserRole).toString());
}

void RunsWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawIcons();
}

bool RunsWindow::eventFilter(QObject* watched, QEvent* event)
{
    const bool removes = watched == m_list && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete);
    if (removes)
        removeCurrent();
    return removes || QDialog::eventFilter(watched, event);
}

namespace {

/// Keeps only the steps and validations that the table needs. The curve has all of them.
void keepEnds(RunRecord& record)
{
    if (!record.steps.empty())
        record.steps = {record.steps.back()};
    record.steps.shrink_to_fit();
}

} // namespace

EarlierRunsController::EarlierRunsController(LossPlot& plot, RunSources sources, QWidget* parent)
    : QObject(parent), m_plot(plot), m_sources(std::move(sources))
{
}

void EarlierRunsController::open()
{
    if (!m_window)
        makeWindow();
    m_window->setRecent(m_sources.recent());
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    say({});
    refresh();
}

void EarlierRunsController::makeWindow()
{
    m_window = new RunsWindow(qobject_cast<QWidget*>(parent()));
    connect(m_window, &RunsWindow::addRequested, this, &EarlierRunsController::add);
    connect(m_window, &RunsWindow::otherRunWanted, this, [this] {
        if (const auto run = m_sources.choose(); !run.folder.isEmpty())
            add(run);
    });
    connect(m_window, &RunsWindow::removeRequested, this, &EarlierRunsController::remove);
    connect(m_window, &RunsWindow::saveTableRequested, this, &EarlierRunsController::saveTable);
    connect(m_window, &RunsWindow::shownChanged, this,
        [this](const QString& folder, OverlayShown shown) { m_plot.setOverlayShown(folder, shown); });
}

void EarlierRunsController::add(const NamedRun& run)
{
    m_awaited.insert(run.folder, run.name);
    say(tr("Reading %1…").arg(run.name));
    emit recordRequested(run.folder, RunDetail::History);
}

void EarlierRunsController::remove(const QString& folder)
{
    std::erase_if(
        m_others, [&](const RunColumn& other) { return QString::fromStdString(other.record.folder) == folder; });
    m_plot.removeOverlay(folder);
    say({});
    refresh();
}

QString EarlierRunsController::refusal(const RunRecord& record) const
{
    const bool hasOwn = !m_own.preset.empty();
    if (hasOwn && isSameFolder(QString::fromStdString(m_own.folder), QString::fromStdString(record.folder)))
        return tr("This is the run whose curve is shown already. Choose another one.");
    const Task task = hasOwn || m_others.empty() ? m_own.task : m_others.front().record.task;
    if ((hasOwn || !m_others.empty()) && task != record.task)
        return tr("Losses of sentences and of vectors cannot be compared: one counts nats per token, the other squared "
                  "errors. Choose a run of the same task.");
    if (record.steps.empty() && record.validations.empty())
        return tr("This run has no metrics yet: nothing to draw. Choose one that was trained.");
    return {};
}

void EarlierRunsController::showRecord(const RunRecord& record)
{
    const auto folder = QString::fromStdString(record.folder);
    if (record.detail != RunDetail::History || !m_awaited.contains(folder))
        return;
    const auto name = m_awaited.take(folder);
    if (const auto why = refusal(record); !why.isEmpty())
        return say(tr("%1: %2").arg(name, why));
    if (!m_plot.addOverlay(record, name))
        return say(
            tr("More than %1 runs cannot be told apart. Remove one to add %2.").arg(LossOverlays::most).arg(name));
    std::erase_if(m_others, [&](const RunColumn& other) { return other.record.folder == record.folder; });
    m_others.push_back({name, record});
    keepEnds(m_others.back().record);
    say(record.unreadableLines == 0
            ? QString()
            : tr("%1: %2, because they are no lines of metrics.").arg(name, skippedText(record.unreadableLines)));
    refresh();
}

void EarlierRunsController::showFailure(const QString& folder, const Error& error)
{
    if (m_awaited.remove(folder) > 0)
        say(translated(error.message));
}

void EarlierRunsController::showRun(const RunDescription& run)
{
    m_own = {};
    m_own.folder = run.folder;
    m_own.preset = run.configuration.preset;
    m_own.task = run.configuration.task;
    m_own.settings = run.values;
    m_own.data = nameOfPairs(run.data).toStdString();
    m_own.trainingPairs = run.trainingPairs;
    if (run.origin)
        m_own.from = run.origin->name + ' ' + run.origin->hash;
    m_own.without = run.without;
    if (!run.history->steps.empty())
        m_own.steps = {run.history->steps.back()};
    m_own.validations = run.history->validations;
    dropRefused();
    refresh();
}

/// Removes earlier runs that cannot be compared with the run that is open now.
void EarlierRunsController::dropRefused()
{
    if (m_own.preset.empty())
        return;
    QStringList messages;
    std::erase_if(m_others, [&](const RunColumn& other) {
        const auto why = refusal(other.record);
        if (why.isEmpty())
            return false;
        messages << tr("%1: %2").arg(other.name, why);
        m_plot.removeOverlay(QString::fromStdString(other.record.folder));
        return true;
    });
    if (!messages.isEmpty())
        say(messages.join(QLatin1Char('\n')));
}

void EarlierRunsController::showReports(const TrainingReports& reports)
{
    if (!reports.steps.empty())
        m_own.steps = {reports.steps.back()};
    m_own.validations.insert(m_own.validations.end(), reports.validations.begin(), reports.validations.end());
    if (!reports.validations.empty())
        refresh();
}

void EarlierRunsController::showNews(const RunNews& news)
{
    if (news.folder != m_own.folder || news.activity == RunActivity::Replaced)
        return;
    if (news.metricsAnew) {
        m_own.steps.clear();
        m_own.validations.clear();
    }
    showReports(news.reports);
    if (news.metricsAnew)
        refresh();
}

void EarlierRunsController::forgetRun()
{
    m_own = {};
    refresh();
}

RunTable EarlierRunsController::table() const
{
    std::vector<RunColumn> columns;
    if (!m_own.preset.empty())
        columns.push_back({tr("This run"), m_own});
    columns.insert(columns.end(), m_others.begin(), m_others.end());
    return runTable(columns);
}

void EarlierRunsController::refresh()
{
    if (!m_window || !m_window->isVisible())
        return;
    m_window->showOverlays(m_plot.overlays());
    m_window->showTable(table());
}

void EarlierRunsController::say(const QString& message)
{
    if (m_window)
        m_window->showMessage(message);
}

void EarlierRunsController::saveTable()
{
    const auto path = QFileDialog::getSaveFileName(
        m_window, tr("Save the table"), tr("runs.csv"), tr("Split by commas (*.csv);;Split by tabs (*.tsv)"));
    if (path.isEmpty())
        return;
    const bool tabs = path.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive);
    const auto content = tabs ? asTsv(table()) : asCsv(table());
    if (const auto why = whyNotWritten(path, content); !why.isEmpty())
        return say(tr("%1 could not be written: %2. Choose another folder.").arg(path, why));
    say(tr("Saved %1").arg(path));
}

} // namespace attentoscope::ui
