// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headnumberswindow.h"

#include "ui/heads/headnumbersmodel.h"
#include "ui/heads/headstable.h"
#include "ui/heads/headstudyviews.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/style/plotstyle.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/tables.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace attentoscope::ui {

/// Draws the curve of a HeadNumbersModel's cell to the left of its number, with a dot at the step of that number.
class HeadCurveDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

namespace {

int curveWidth()
{
    return grid(7);
}

QPointF placeOf(QPointF point, const HeadCurve& curve, const QRectF& area)
{
    const double steps = curve.lastStep - curve.firstStep;
    const double across = steps > 0.0 ? (point.x() - curve.firstStep) / steps : 1.0;
    const double up = (point.y() - curve.smallest) / (curve.largest - curve.smallest);
    return {area.left() + across * area.width(), area.bottom() - up * area.height()};
}

void drawCurve(QPainter& painter, const HeadCurve& curve, const QRectF& area, const QColor& line, const QColor& dot)
{
    QPolygonF places;
    for (const QPointF point : curve.points)
        places << placeOf(point, curve, area);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, 1.2));
    painter.drawPolyline(places);
    for (std::size_t index = 0; index < curve.points.size(); ++index)
        if (curve.shownStep && curve.points[index].x() == *curve.shownStep) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(dot);
            painter.drawEllipse(places[static_cast<qsizetype>(index)], 2.5, 2.5);
        }
}

} // namespace

void HeadCurveDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const auto curve = index.data(HeadNumbersModel::curveRole).value<HeadCurve>();
    if (curve.points.empty())
        return;
    const PlotStyle look = plotStyle(option.palette, option.font);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor line = isSelected ? option.palette.color(QPalette::HighlightedText) : look.mutedText;
    const QRectF cell(option.rect);
    const QRectF area(cell.left() + grid(0.75), cell.top() + grid(0.75), curveWidth(), cell.height() - grid(1.5));
    painter->save();
    drawCurve(*painter, curve, area, line, isSelected ? line : look.accent);
    painter->restore();
}

QSize HeadCurveDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize text = QStyledItemDelegate::sizeHint(option, index);
    if (index.column() < HeadNumbersModel::Faithful)
        return {text.width() + grid(2), text.height()};
    return {text.width() + curveWidth() + grid(2), text.height()};
}

namespace {

QString summaryOf(
    const std::vector<SharedHeadReport>& reports, const SharedHeadReport& shown, std::optional<std::int64_t> moment)
{
    const auto stepText = [](std::int64_t step) { return countText(static_cast<std::size_t>(step)); };
    if (reports.empty())
        return HeadNumbersWindow::tr(
            "The heads have not been measured yet. Each validation of a training measures them.");
    if (!shown)
        return HeadNumbersWindow::tr("No head had been measured by step %1; the first validation was at step %2.")
            .arg(stepText(moment.value_or(0)), stepText(reports.front()->step));
    return HeadNumbersWindow::tr("Measured at step %1, on validation pairs: %2. The curves show all of the training.")
        .arg(stepText(shown->step), countText(shown->pairs));
}

} // namespace

HeadNumbersWindow::HeadNumbersWindow(QWidget* parent)
    : QDialog(parent)
    , m_model(new HeadNumbersModel(this))
    , m_order(new RowOrder(this))
    , m_table(new QTableView(this))
    , m_sortColumn(new QComboBox(this))
    , m_largestFirst(new QCheckBox(tr("&Descending"), this))
    , m_change(new QCheckBox(this))
    , m_measure(new QPushButton(this))
    , m_compare(new QPushButton(this))
    , m_least(new QPushButton(this))
    , m_studies(new QTabWidget(this))
    , m_likeness(new LikenessView(this))
    , m_averages(new AveragesView(this))
    , m_leastHeads(new LeastHeadsView(this))
    , m_copy(new QPushButton(tr("&Copy table"), this))
    , m_save(new QPushButton(tr("&Save table…"), this))
    , m_summary(new TextLabel(this))
    , m_message(new TextLabel(this))
{
    setWindowTitle(tr("Head measures"));
    makeTable();
    layOut();
    setIsMeasuring(false);
    setIsComparing(false);
    setIsSearching(false);
    setNumbers({}, nullptr, {});
    resize(grid(150), grid(76));
}

void HeadNumbersWindow::makeTable()
{
    m_order->setSourceModel(m_model);
    m_order->sort(HeadNumbersModel::Head);
    m_table->setModel(m_order);
    m_table->setItemDelegate(new HeadCurveDelegate(m_table));
    m_table->setAccessibleName(tr("Head measures; Enter shows one in the heatmap"));
    showAsRows(*m_table, HeadNumbersModel::Head);
    m_largestFirst->setToolTip(tr("The largest first"));
    sortBy(*m_table, *m_sortColumn, *m_largestFirst);
    connect(m_table, &QTableView::clicked, this, &HeadNumbersWindow::choose);
    connect(m_table, &QTableView::activated, this, &HeadNumbersWindow::choose);
}

void HeadNumbersWindow::layOut()
{
    for (auto* button : {m_measure, m_compare, m_least, m_copy, m_save})
        button->setAutoDefault(false);
    m_measure->setToolTip(
        tr("Erase every word of validation sentences, and compare what that costs with the weights of the cross heads; "
           "then the same with each save of the run"));
    connect(m_measure, &QPushButton::clicked, this,
        [this] { m_isMeasuring ? emit faithfulnessUnwanted() : emit faithfulnessWanted(); });
    m_compare->setToolTip(
        tr("Measure on validation sentences which heads spread their weight alike, and where they look on average"));
    connect(m_compare, &QPushButton::clicked, this,
        [this] { m_isComparing ? emit patternsUnwanted() : emit patternsWanted(); });
    m_least->setToolTip(tr("Take out the head that BLEU needs least, again and again, until BLEU has fallen by 0.5"));
    connect(m_least, &QPushButton::clicked, this,
        [this] { m_isSearching ? emit leastHeadsUnwanted() : emit leastHeadsWanted(); });
    connect(m_likeness, &LikenessView::exportRequested, this, &HeadNumbersWindow::exportRequested);
    for (auto* view : std::initializer_list<HeadChartView*>{m_averages, m_leastHeads})
        connect(view, &HeadChartView::exportRequested, this, &HeadNumbersWindow::exportRequested);
    m_copy->setToolTip(tr("Put the table on the clipboard, columns split by tabs"));
    m_save->setToolTip(tr("Save the table as a file, columns split by commas or tabs"));
    m_change->setToolTip(
        tr("Each measure at that moment and at the shown step, and the difference, which sorts the table"));
    connect(m_change, &QCheckBox::toggled, this, &HeadNumbersWindow::showChange);
    connect(m_copy, &QPushButton::clicked, this, &HeadNumbersWindow::copyTable);
    connect(m_save, &QPushButton::clicked, this, &HeadNumbersWindow::saveTable);
    for (auto* label : {m_summary, m_message}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_message->hide();
    auto* sortBy = new TextLabel(tr("Sort &by"), this);
    sortBy->setBuddy(m_sortColumn);
    auto* line = new QHBoxLayout;
    line->setSpacing(grid(1));
    line->addWidget(sortBy);
    line->addWidget(m_sortColumn);
    line->addWidget(m_largestFirst);
    line->addWidget(m_change);
    line->addStretch(1);
    line->addWidget(m_copy);
    line->addWidget(m_save);
    auto* studies = new QHBoxLayout;
    studies->setSpacing(grid(1));
    for (auto* button : {m_measure, m_compare, m_least})
        studies->addWidget(button);
    studies->addStretch(1);
    auto* note = makeQuietLabel(tr("Names follow from these numbers alone. A head that looks at a word need not use "
                                   "it: the help says what they do not mean."),
        this);
    note->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1.5));
    column->setSpacing(grid(1));
    column->addWidget(m_summary);
    column->addLayout(studies);
    column->addLayout(line);
    column->addWidget(m_message);
    column->addWidget(makeViews(), 1);
    column->addWidget(note);
    m_table->setFocus();
}

QWidget* HeadNumbersWindow::makeViews()
{
    auto* views = new QSplitter(Qt::Horizontal);
    views->setChildrenCollapsible(false);
    views->addWidget(m_table);
    views->addWidget(m_studies);
    views->setStretchFactor(0, 3);
    views->setStretchFactor(1, 2);
    m_studies->setMinimumWidth(grid(44));
    m_studies->setDocumentMode(true);
    m_studies->addTab(m_likeness, tr("&Alike"));
    m_studies->addTab(m_averages, tr("&On average"));
    m_studies->addTab(m_leastHeads, tr("&Least set"));
    m_studies->hide();
    return views;
}

/// Tabs without anything to show are left out.
void HeadNumbersWindow::showStudies(QWidget* current)
{
    const std::initializer_list<std::pair<QWidget*, bool>> views{{m_likeness, m_likeness->hasContent()},
        {m_averages, m_averages->hasContent()}, {m_leastHeads, m_leastHeads->hasContent()}};
    bool any = false;
    for (const auto& [view, hasContent] : views) {
        m_studies->setTabVisible(m_studies->indexOf(view), hasContent);
        any = any || hasContent;
        if (hasContent && view == current)
            m_studies->setCurrentWidget(view);
    }
    m_studies->setVisible(any);
}

void HeadNumbersWindow::setNumbers(
    const std::vector<SharedHeadReport>& reports, const SharedHeadReport& shown, std::optional<std::int64_t> moment)
{
    const int rows = m_model->rowCount();
    m_shown = shown;
    m_first = reports.empty() ? nullptr : reports.front();
    m_model->setNumbers(reports, shown);
    if (m_first)
        m_change->setText(m_first->step == 0
                ? tr("Chan&ge since the model that was trained on")
                : tr("Chan&ge since step %1").arg(countText(static_cast<std::size_t>(m_first->step))));
    const bool canCompare = m_first && m_first != reports.back();
    m_change->setVisible(canCompare);
    m_model->setCells(canCompare && m_change->isChecked() ? CellNumbers::Change : CellNumbers::Shown);
    m_summary->setText(summaryOf(reports, shown, moment));
    m_message->hide();
    m_copy->setEnabled(shown != nullptr);
    m_save->setEnabled(shown != nullptr);
    if (rows != m_model->rowCount())
        m_table->resizeColumnsToContents();
}

bool HeadNumbersWindow::showsChange() const
{
    return m_change->isChecked() && m_first && m_shown && m_first != m_shown;
}

void HeadNumbersWindow::showChange()
{
    m_model->setCells(m_change->isChecked() ? CellNumbers::Change : CellNumbers::Shown);
    m_table->resizeColumnsToContents();
}

void HeadNumbersWindow::setIsMeasuring(bool isMeasuring)
{
    m_isMeasuring = isMeasuring;
    m_measure->setText(isMeasuring ? tr("St&op measuring") : tr("&Measure faithfulness"));
}

void HeadNumbersWindow::setMeasuring(std::size_t done, std::size_t total)
{
    setIsMeasuring(true);
    m_message->setText(total == 0 ? tr("Words are erased…")
                                  : tr("Words are erased: sentence %1 of %2").arg(countText(done), countText(total)));
    m_message->show();
}

void HeadNumbersWindow::setMeasuringSave(std::int64_t step, std::size_t left)
{
    setIsMeasuring(true);
    m_message->setText(tr("Words are erased with the save of step %1; saves after it: %2")
            .arg(countText(static_cast<std::size_t>(step)), countText(left)));
    m_message->show();
}

void HeadNumbersWindow::setFaithfulness(const std::vector<MeasuredFaithfulness>& moments)
{
    setIsMeasuring(false);
    m_model->setFaithfulness(moments);
    m_message->setVisible(!moments.empty());
    if (moments.empty())
        return;
    const auto step = countText(static_cast<std::size_t>(moments.front().step));
    m_message->setText(moments.size() == 1 ? tr("Faithfulness was measured at step %1.").arg(step)
                                           : tr("Faithfulness was measured at step %1; its curve has saves: %2.")
                                                 .arg(step, countText(moments.size() - 1)));
    m_table->resizeColumnToContents(HeadNumbersModel::Faithful);
}

void HeadNumbersWindow::showFailure(const QString& message)
{
    setIsMeasuring(false);
    m_message->setText(message);
    m_message->show();
}

void HeadNumbersWindow::setIsComparing(bool isComparing)
{
    m_isComparing = isComparing;
    m_compare->setText(isComparing ? tr("Sto&p comparing") : tr("Compare &heads"));
}

void HeadNumbersWindow::setComparing(std::size_t done, std::size_t total)
{
    setIsComparing(true);
    m_message->setText(total == 0 ? tr("Heads are compared…")
                                  : tr("Heads are compared: sentence %1 of %2").arg(countText(done), countText(total)));
    m_message->show();
}

void HeadNumbersWindow::setPatterns(const HeadPatterns& patterns)
{
    setIsComparing(false);
    m_likeness->showPatterns(patterns);
    m_averages->showPatterns(patterns);
    showStudies(m_likeness->hasContent() ? static_cast<QWidget*>(m_likeness) : m_averages);
    m_message->setVisible(m_averages->hasContent() || m_likeness->hasContent());
    m_message->setText(tr("Heads were compared at step %1, in sentences that the model translated: %2.")
            .arg(countText(static_cast<std::size_t>(patterns.step)), countText(patterns.total)));
}

void HeadNumbersWindow::showComparingFailure(const QString& message)
{
    setIsComparing(false);
    m_message->setText(message);
    m_message->show();
}

void HeadNumbersWindow::setIsSearching(bool isSearching)
{
    m_isSearching = isSearching;
    m_least->setText(isSearching ? tr("Stop searc&hing") : tr("&Find the least set"));
}

void HeadNumbersWindow::setSearching(const LeastHeads& least, std::size_t tried)
{
    setIsSearching(true);
    m_leastHeads->showHeads(least);
    showStudies(m_leastHeads);
    m_message->setText(least.sentences == 0
            ? tr("Sentences are translated with all heads…")
            : tr("The least needed head is sought: tried %1 of %2; BLEU with all heads is %3")
                  .arg(countText(tried), countText(least.kept.size()), decimalText(least.whole.bleu, 2)));
    m_message->show();
}

void HeadNumbersWindow::setLeastHeads(const LeastHeads& least)
{
    setIsSearching(false);
    m_leastHeads->showHeads(least);
    showStudies(m_leastHeads);
    m_message->setVisible(m_leastHeads->hasContent());
    m_message->setText(tr("The least set was found at step %1, in sentences that the model translated: %2.")
            .arg(countText(static_cast<std::size_t>(least.step)), countText(least.sentences)));
}

void HeadNumbersWindow::showSearchingFailure(const QString& message)
{
    setIsSearching(false);
    m_message->setText(message);
    m_message->show();
}

QString HeadNumbersWindow::summary() const
{
    return m_summary->text();
}

void HeadNumbersWindow::choose(const QModelIndex& index)
{
    if (index.isValid())
        emit headChosen(m_model->row(m_order->mapToSource(index).row()).head);
}

void HeadNumbersWindow::copyTable() const
{
    if (m_shown)
        QGuiApplication::clipboard()->setText(QString::fromUtf8(tableNow()(QStringLiteral(".tsv"))));
}

std::function<QByteArray(const QString& path)> HeadNumbersWindow::tableNow() const
{
    return [before = showsChange() ? m_first : nullptr, shown = m_shown](const QString& path) {
        const auto endsWith = [&](const char* end) { return path.endsWith(QLatin1String(end), Qt::CaseInsensitive); };
        if (before && endsWith(".json"))
            return headChangesJson(*before, *shown);
        const auto split = endsWith(".tsv") ? FieldSplit::Tabs : FieldSplit::Commas;
        return before ? headChangeTable(*before, *shown, split) : headNumberTable(*shown, split);
    };
}

void HeadNumbersWindow::saveTable()
{
    if (!m_shown)
        return;
    const auto table = tableNow(); // training may continue while the dialog is open
    auto filters = tr("Split by commas (*.csv);;Split by tabs (*.tsv)");
    if (showsChange())
        filters += tr(";;JSON (*.json)");
    const auto path = QFileDialog::getSaveFileName(this, tr("Save the table"), tr("heads.csv"), filters);
    if (path.isEmpty())
        return;
    const auto content = table(path);
    const auto why = whyNotWritten(path, content);
    m_message->setText(why.isEmpty() ? tr("Saved %1").arg(path)
                                     : tr("%1 could not be written: %2. Choose another folder.").arg(path, why));
    m_message->show();
}

} // namespace attentoscope::ui
