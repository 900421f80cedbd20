// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/accessibleattention.h"

#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/view/attentionview.h"

#include <QAccessibleWidget>

#include <algorithm>
#include <map>
#include <utility>

namespace attentoscope::ui {

namespace {

SendAnnouncement sendAnnouncement = QAccessible::updateAccessibility;

/// An attention plot as a table, for matrix and lines. It has only drawn rows and columns. Its children are the headers
/// of the columns, the headers of the rows, and then the cells, row by row.
class AccessibleTable : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    AccessibleTable(AttentionPlot& plot, AttentionView& view);
    ~AccessibleTable() override;

    static constexpr int header = -1; ///< stands for the headers in place of an index

    [[nodiscard]] AttentionPlot& plot() const { return m_plot; }
    [[nodiscard]] AttentionView& view() const { return m_view; }
    [[nodiscard]] QAccessibleInterface* at(int row, int column) const; ///< null if there is no such cell or header
    [[nodiscard]] int childIndexOf(int row, int column) const;

    void* interface_cast(QAccessible::InterfaceType type) override;
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int rowCount() const override;
    int columnCount() const override;
    QString rowDescription(int row) const override;
    QString columnDescription(int column) const override;

    int selectedCellCount() const override;
    QList<QAccessibleInterface*> selectedCells() const override;
    int selectedRowCount() const override;
    int selectedColumnCount() const override;
    QList<int> selectedRows() const override;
    QList<int> selectedColumns() const override;
    bool isRowSelected(int row) const override;
    bool isColumnSelected(int column) const override;
    bool selectRow(int row) override;
    bool selectColumn(int column) override;
    bool unselectRow(int row) override;
    bool unselectColumn(int column) override;
    void modelChange(QAccessibleTableModelChangeEvent*) override { }

private:
    [[nodiscard]] QString wordAt(Side side, int place) const;
    [[nodiscard]] QList<int> selectedPlaces(Side side) const;
    [[nodiscard]] bool isSelected(Side side, int place) const;
    bool setSelected(Side side, int place, bool selected);

    AttentionPlot& m_plot;
    AttentionView& m_view;
    mutable std::map<std::pair<int, int>, QAccessible::Id> m_children; ///< the children made so far, by row and column
};

/// A cell of the table, or the header of a row or column. It belongs to a place, so its text changes with the contents
/// of the place. It is invalid while there is no such place.
class AccessibleCell : public QAccessibleInterface, public QAccessibleTableCellInterface
{
public:
    AccessibleCell(AccessibleTable& table, int row, int column) : m_table(table), m_row(row), m_column(column) { }

    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] int column() const { return m_column; }

    void* interface_cast(QAccessible::InterfaceType type) override;
    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return &m_table; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override { }
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;

    bool isSelected() const override;
    QList<QAccessibleInterface*> columnHeaderCells() const override;
    QList<QAccessibleInterface*> rowHeaderCells() const override;
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return &m_table; }

private:
    [[nodiscard]] bool isHeader() const;
    [[nodiscard]] Word word() const; ///< the word of a header
    [[nodiscard]] Cell cell() const;

    AccessibleTable& m_table;
    int m_row;
    int m_column;
};

AccessibleTable::AccessibleTable(AttentionPlot& plot, AttentionView& view)
    : QAccessibleWidget(&plot, QAccessible::Table), m_plot(plot), m_view(view)
{
}

AccessibleTable::~AccessibleTable()
{
    for (const auto& [place, id] : m_children)
        QAccessible::deleteAccessibleInterface(id);
}

void* AccessibleTable::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

int AccessibleTable::rowCount() const
{
    return m_plot.translation().attention.isEmpty() ? 0 : m_plot.places(Side::Target).count();
}

int AccessibleTable::columnCount() const
{
    return m_plot.translation().attention.isEmpty() ? 0 : m_plot.places(Side::Source).count();
}

int AccessibleTable::childCount() const
{
    return columnCount() + rowCount() + rowCount() * columnCount();
}

int AccessibleTable::childIndexOf(int row, int column) const
{
    if (row == header)
        return column;
    return column == header ? columnCount() + row : columnCount() + rowCount() + row * columnCount() + column;
}

QAccessibleInterface* AccessibleTable::child(int index) const
{
    const int columns = columnCount();
    const int cell = index - columns - rowCount();
    if (index < 0 || index >= childCount())
        return nullptr;
    if (index < columns)
        return at(header, index);
    return cell < 0 ? at(index - columns, header) : at(cell / columns, cell % columns);
}

QAccessibleInterface* AccessibleTable::at(int row, int column) const
{
    if (row >= rowCount() || column >= columnCount() || (row < 0 && column < 0))
        return nullptr;
    const auto known = m_children.find({row, column});
    if (known != m_children.end())
        return QAccessible::accessibleInterface(known->second);
    auto* made = new AccessibleCell(const_cast<AccessibleTable&>(*this), row, column);
    m_children.emplace(std::pair(row, column), QAccessible::registerAccessibleInterface(made));
    return made;
}

int AccessibleTable::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* cell = dynamic_cast<const AccessibleCell*>(child);
    return cell && cell->parent() == this ? childIndexOf(cell->row(), cell->column()) : -1;
}

QAccessibleInterface* AccessibleTable::childAt(int x, int y) const
{
    const QPointF position = m_plot.mapFromGlobal(QPointF(x, y));
    if (rowCount() == 0 || !QRectF(m_plot.rect()).contains(position))
        return nullptr;
    const auto place = [this](Side side, int token) { return m_plot.places(side).placeOf(token).value_or(header); };
    if (const auto cell = m_plot.cellAt(position))
        return at(place(Side::Target, cell->row), place(Side::Source, cell->column));
    const auto word = m_plot.wordAt(position);
    if (!word)
        return nullptr;
    return word->side == Side::Target ? at(place(Side::Target, word->token), header)
                                      : at(header, place(Side::Source, word->token));
}

QAccessibleInterface* AccessibleTable::focusChild() const
{
    const auto cell = m_view.currentCell();
    if (!cell || !m_view.hasFocus() || !m_plot.isDrawn(*cell))
        return nullptr;
    return cellAt(*m_plot.places(Side::Target).placeOf(cell->row), *m_plot.places(Side::Source).placeOf(cell->column));
}

QAccessibleInterface* AccessibleTable::cellAt(int row, int column) const
{
    return row < 0 || column < 0 ? nullptr : at(row, column);
}

QString AccessibleTable::wordAt(Side side, int place) const
{
    const TokenPlaces& places = m_plot.places(side);
    return place >= 0 && place < places.count() ? m_plot.labels(side)[places.tokenAt(place)] : QString();
}

QString AccessibleTable::rowDescription(int row) const
{
    return wordAt(Side::Target, row);
}

QString AccessibleTable::columnDescription(int column) const
{
    return wordAt(Side::Source, column);
}

int AccessibleTable::selectedCellCount() const
{
    return m_view.pinnedCell() ? 1 : 0;
}

QList<QAccessibleInterface*> AccessibleTable::selectedCells() const
{
    const auto cell = m_view.pinnedCell();
    if (!cell || !m_plot.isDrawn(*cell))
        return {};
    return {
        cellAt(*m_plot.places(Side::Target).placeOf(cell->row), *m_plot.places(Side::Source).placeOf(cell->column))};
}

QList<int> AccessibleTable::selectedPlaces(Side side) const
{
    QList<int> selected;
    for (const int token : m_view.selection().of(side))
        if (const auto place = m_plot.places(side).placeOf(token))
            selected.append(*place);
    return selected;
}

QList<int> AccessibleTable::selectedRows() const
{
    return selectedPlaces(Side::Target);
}

QList<int> AccessibleTable::selectedColumns() const
{
    return selectedPlaces(Side::Source);
}

int AccessibleTable::selectedRowCount() const
{
    return static_cast<int>(selectedRows().size());
}

int AccessibleTable::selectedColumnCount() const
{
    return static_cast<int>(selectedColumns().size());
}

bool AccessibleTable::isSelected(Side side, int place) const
{
    return selectedPlaces(side).contains(place);
}

bool AccessibleTable::isRowSelected(int row) const
{
    return isSelected(Side::Target, row);
}

bool AccessibleTable::isColumnSelected(int column) const
{
    return isSelected(Side::Source, column);
}

bool AccessibleTable::setSelected(Side side, int place, bool selected)
{
    if (place < 0 || place >= m_plot.places(side).count())
        return false;
    WordSelection selection = m_view.selection();
    if (isSelected(side, place) != selected)
        selection.toggle({side, m_plot.places(side).tokenAt(place)});
    m_view.select(selection);
    return true;
}

bool AccessibleTable::selectRow(int row)
{
    return setSelected(Side::Target, row, true);
}

bool AccessibleTable::selectColumn(int column)
{
    return setSelected(Side::Source, column, true);
}

bool AccessibleTable::unselectRow(int row)
{
    return setSelected(Side::Target, row, false);
}

bool AccessibleTable::unselectColumn(int column)
{
    return setSelected(Side::Source, column, false);
}

void* AccessibleCell::interface_cast(QAccessible::InterfaceType type)
{
    const bool known = type == QAccessible::TableCellInterface;
    return known ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
}

bool AccessibleCell::isHeader() const
{
    return m_row == AccessibleTable::header || m_column == AccessibleTable::header;
}

bool AccessibleCell::isValid() const
{
    return m_table.isValid() && m_row < m_table.rowCount() && m_column < m_table.columnCount();
}

Word AccessibleCell::word() const
{
    const AttentionPlot& plot = m_table.plot();
    return m_row == AccessibleTable::header ? Word{Side::Source, plot.places(Side::Source).tokenAt(m_column)}
                                            : Word{Side::Target, plot.places(Side::Target).tokenAt(m_row)};
}

Cell AccessibleCell::cell() const
{
    const AttentionPlot& plot = m_table.plot();
    return {plot.places(Side::Target).tokenAt(m_row), plot.places(Side::Source).tokenAt(m_column)};
}

QString AccessibleCell::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    const AttentionPlot& plot = m_table.plot();
    if (isHeader()) {
        const QString label = plot.labels(word().side)[word().token];
        return kind == QAccessible::Name       ? label
            : kind == QAccessible::Description ? wordReading(plot, word())
                                               : QString();
    }
    switch (kind) {
    case QAccessible::Name:
        return cellText(plot, cell());
    case QAccessible::Value:
        return QLocale().toString(plot.weightAt(cell()), 'f', 3);
    case QAccessible::Description:
        return cellReading(plot, cell());
    default:
        return {};
    }
}

QRect AccessibleCell::rect() const
{
    if (!isValid())
        return {};
    AttentionPlot& plot = m_table.plot();
    const QRect area = (isHeader() ? plot.wordArea(word()) : plot.cellArea(cell())).toAlignedRect();
    return {plot.mapToGlobal(area.topLeft()), area.size()};
}

QAccessible::Role AccessibleCell::role() const
{
    if (m_row == AccessibleTable::header)
        return QAccessible::ColumnHeader;
    return m_column == AccessibleTable::header ? QAccessible::RowHeader : QAccessible::Cell;
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    state.invisible = m_table.state().invisible;
    state.readOnly = true;
    state.selectable = true;
    if (!isValid())
        return state;
    state.selected = isSelected();
    state.focusable = !isHeader();
    state.focused = !isHeader() && m_table.focusChild() == this;
    return state;
}

bool AccessibleCell::isSelected() const
{
    if (!isValid())
        return false;
    const AttentionView& view = m_table.view();
    return isHeader() ? view.selection().contains(word()) : view.pinnedCell() == cell();
}

QList<QAccessibleInterface*> AccessibleCell::columnHeaderCells() const
{
    auto* header = m_table.at(AccessibleTable::header, m_column);
    return header ? QList{header} : QList<QAccessibleInterface*>();
}

QList<QAccessibleInterface*> AccessibleCell::rowHeaderCells() const
{
    auto* header = m_table.at(m_row, AccessibleTable::header);
    return header ? QList{header} : QList<QAccessibleInterface*>();
}

AttentionView* viewAround(QWidget* plot)
{
    for (QWidget* widget = plot->parentWidget(); widget; widget = widget->parentWidget()) {
        if (auto* view = qobject_cast<AttentionView*>(widget))
            return view;
    }
    return nullptr;
}

/// The view has the focus, but screen readers should read the current cell.
class AccessibleView : public QAccessibleWidget
{
public:
    explicit AccessibleView(AttentionView& view) : QAccessibleWidget(&view, QAccessible::Grouping), m_view(view) { }

    QAccessibleInterface* focusChild() const override
    {
        if (m_view.hasFocus() && m_view.hasContent()) {
            auto* table = QAccessible::queryAccessibleInterface(&m_view.plot());
            if (auto* cell = table ? table->focusChild() : nullptr)
                return cell;
        }
        return QAccessibleWidget::focusChild();
    }

private:
    AttentionView& m_view;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    if (auto* plot = qobject_cast<AttentionPlot*>(object)) {
        AttentionView* view = viewAround(plot);
        return view ? new AccessibleTable(*plot, *view) : nullptr;
    }
    if (auto* view = qobject_cast<AttentionView*>(object))
        return new AccessibleView(*view);
    return nullptr;
}

} // namespace

void makeAttentionAccessible()
{
    static const bool installed = (QAccessible::installFactory(makeInterface), true);
    Q_UNUSED(installed)
}

SendAnnouncement announceThrough(SendAnnouncement send)
{
    return std::exchange(sendAnnouncement, send);
}

void announceFocusedCell(AttentionPlot& plot, Cell cell)
{
    const auto row = plot.places(Side::Target).placeOf(cell.row);
    const auto column = plot.places(Side::Source).placeOf(cell.column);
    if (!row || !column)
        return;
    const auto* table = dynamic_cast<AccessibleTable*>(QAccessible::queryAccessibleInterface(&plot));
    if (!table)
        return;
    QAccessibleEvent event(&plot, QAccessible::Focus);
    event.setChild(table->childIndexOf(*row, *column));
    sendAnnouncement(&event);
}

void announceNewTable(AttentionPlot& plot)
{
    QAccessibleTableModelChangeEvent event(&plot, QAccessibleTableModelChangeEvent::ModelReset);
    sendAnnouncement(&event);
}

} // namespace attentoscope::ui
