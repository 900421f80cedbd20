// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutsdialog.h"

#include "ui/theme/grid.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

QTreeWidgetItem* addGroup(QTreeWidget& list, const QString& name)
{
    auto* group = new QTreeWidgetItem(&list, {name});
    QFont font = list.font();
    font.setBold(true);
    group->setFont(0, font);
    group->setExpanded(true);
    return group;
}

void addKey(QTreeWidgetItem& group, const QString& name, const QString& keys)
{
    new QTreeWidgetItem(&group, {name, keys});
}

void addMenu(QTreeWidgetItem& group, const QMenu& menu)
{
    for (const QAction* action : menu.actions()) {
        if (action->menu()) {
            addMenu(group, *action->menu());
            continue;
        }
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            keys << key.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            addKey(group, action->text().remove(QLatin1Char('&')).remove(QStringLiteral(" …")),
                keys.join(QDialog::tr(" or ")));
    }
}

void addPictures(QTreeWidget& list)
{
    auto& attention = *addGroup(list, QDialog::tr("Heatmap and lines"));
    addKey(attention, QDialog::tr("Walk from cell to cell"), QDialog::tr("Arrow keys"));
    addKey(attention, QDialog::tr("First or last column"), QDialog::tr("Home, End"));
    addKey(attention, QDialog::tr("First or last row"), QDialog::tr("Page Up, Page Down"));
    addKey(attention, QDialog::tr("Pin a cell, or let it go"), QDialog::tr("Enter, Space, click"));
    addKey(attention, QDialog::tr("Sum several words"), QDialog::tr("Shift+arrow keys, Ctrl+click on words"));
    addKey(attention, QDialog::tr("Make a word of the translation look at one source word only"),
        QDialog::tr("Ctrl+Enter, Ctrl+click"));
    addKey(attention, QDialog::tr("How a weight came about"), QDialog::tr("double click"));
    addKey(attention, QDialog::tr("Let go, undo what was forced"), QDialog::tr("Esc"));
    auto& loss = *addGroup(list, QDialog::tr("Loss curve"));
    addKey(loss, QDialog::tr("Walk along the curve"), QDialog::tr("Arrow keys"));
    addKey(loss, QDialog::tr("Zoom"), QDialog::tr("drag, Ctrl+wheel, + and −"));
    addKey(loss, QDialog::tr("Follow the training again"), QDialog::tr("Home, double click"));
}

} // namespace

void openShortcutsDialog(const QMenuBar& menus, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QDialog::tr("Keys"));
    auto* list = new QTreeWidget(dialog);
    list->setAccessibleName(QDialog::tr("All keys"));
    list->setHeaderHidden(true);
    list->setColumnCount(2);
    list->setRootIsDecorated(false);
    for (const QAction* menu : menus.actions())
        if (menu->menu())
            addMenu(*addGroup(*list, menu->text().remove(QLatin1Char('&'))), *menu->menu());
    addPictures(*list);
    list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(list);
    column->addWidget(buttons);
    dialog->resize(grid(84), grid(72));
    dialog->open();
}

} // namespace attentoscope::ui
