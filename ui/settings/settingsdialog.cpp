// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsdialog.h"

#include "ui/settings/settingeditor.h"
#include "ui/settings/settingsmodel.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace attentoscope::ui {

/// Edits the value column of a SettingsModel with the field for the setting's type, and marks changed rows. A setting
/// without effect has no editor.
class SettingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit SettingDelegate(SettingsModel& model, QObject* parent = nullptr);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

signals:
    void refused(const QString& why) const; ///< `why` says why the typed text is refused; empty if it is accepted

private:
    SettingsModel& m_model;
};

SettingDelegate::SettingDelegate(SettingsModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model) { }

QSize SettingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(0, grid(1.5));
}

QWidget* SettingDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto key = index.data(SettingsModel::KeyRole).toString();
    const auto* info = m_model.find(key);
    if (!info || !m_model.idleReason(key).isEmpty())
        return nullptr;
    auto* editor = new SettingEditor(*info, parent);
    editor->setAutoFillBackground(true);
    auto* self = const_cast<SettingDelegate*>(this);
    if (info->type == SettingType::Choice || info->type == SettingType::Switch)
        connect(editor, &SettingEditor::edited, self, [self, editor] { emit self->commitData(editor); });
    connect(editor, &SettingEditor::refused, self, &SettingDelegate::refused);
    return editor;
}

void SettingDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* field = qobject_cast<SettingEditor*>(editor))
        field->setValue(index.data(Qt::EditRole).toString());
}

void SettingDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    auto* field = qobject_cast<SettingEditor*>(editor);
    if (!field)
        return;
    field->takeTyped();
    model->setData(index, field->value(), Qt::EditRole);
}

void SettingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (index.column() != SettingsModel::LabelColumn || !index.data(SettingsModel::ChangedRole).toBool())
        return;
    const QRect bar(option.rect.left(), option.rect.top(), qMax(2, grid(0.375)), option.rect.height());
    painter->fillRect(bar, option.palette.color(QPalette::Highlight));
}

SettingsDialog::SettingsDialog(SettingsModel& model, QWidget* parent)
    : QDialog(parent)
    , m_model(model)
    , m_filtered(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_message(new TextLabel(this))
    , m_reset(new QPushButton(tr("&Reset this setting"), this))
    , m_resetAll(new QPushButton(tr("Reset &all"), this))
{
    setWindowTitle(tr("All settings"));
    resize(grid(104), grid(72));
    m_filtered->setSourceModel(&m_model);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filtered->setFilterKeyColumn(SettingsModel::LabelColumn);
    m_filtered->setFilterRole(SettingsModel::SearchRole);
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setAccessibleName(tr("Search settings"));
    m_search->setClearButtonEnabled(true);

    m_table->setModel(m_filtered);
    auto* delegate = new SettingDelegate(m_model, m_table);
    m_table->setItemDelegate(delegate);
    m_table->setAccessibleName(tr("Settings"));
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::CurrentChanged | QAbstractItemView::SelectedClicked
        | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // With another value, Qt also measures hidden columns. In right-to-left layouts that loop never ends.
    m_table->verticalHeader()->setResizeContentsPrecision(0);
    m_table->verticalHeader()->setMinimumSectionSize(grid(4));
    auto* header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->resizeSection(SettingsModel::LabelColumn, grid(24));
    header->resizeSection(SettingsModel::ValueColumn, grid(22));
    header->setStretchLastSection(true);
    layOut();

    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::search);
    connect(delegate, &SettingDelegate::refused, m_message, &QLabel::setText);
    connect(&m_model, &SettingsModel::valueChanged, this, &SettingsDialog::refreshButtons);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &SettingsDialog::refreshButtons);
    connect(m_reset, &QPushButton::clicked, this, &SettingsDialog::resetSelected);
    connect(m_resetAll, &QPushButton::clicked, &m_model, &SettingsModel::resetAll);
    refreshButtons();
    m_search->setFocus();
}

void SettingsDialog::layOut()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_reset);
    bottom->addWidget(m_resetAll);
    bottom->addStretch(1);
    bottom->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    m_message->setWordWrap(true);
    column->addWidget(m_message);
    column->addWidget(makeQuietLabel(
        tr("Values that you changed are bold; the others come from the preset. Training reads them when it starts."),
        this));
    column->addLayout(bottom);
}

void SettingsDialog::search(const QString& text)
{
    m_filtered->setFilterFixedString(text.trimmed());
    m_message->setText(m_filtered->rowCount() > 0
            ? QString()
            : tr("No setting has “%1” in its name, its key or its description.").arg(text.trimmed()));
}

QString SettingsDialog::selectedKey() const
{
    return m_table->currentIndex().data(SettingsModel::KeyRole).toString();
}

void SettingsDialog::refreshButtons()
{
    m_reset->setEnabled(m_model.isChanged(selectedKey()));
    m_resetAll->setEnabled(!m_model.changes().empty());
}

void SettingsDialog::resetSelected()
{
    m_model.reset(selectedKey());
}

} // namespace attentoscope::ui

#include "settingsdialog.moc"
