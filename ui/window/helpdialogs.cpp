// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/helpdialogs.h"

#include "engine/types/headfields.h"
#include "engine/types/numbermeanings.h"
#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels.h"
#include "ui/window/windowactions.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

QString kernelsSentence(const MatrixKernels& kernels)
{
    const auto library = QString::fromStdString(kernels.library);
    const auto core = QString::fromStdString(kernels.core);
    switch (kernels.chosenBy) {
    case KernelsChosenBy::Program:
        return QDialog::tr(
            "LibTorch multiplies with %1 and its kernels for %2, which this program chose: by itself the "
            "library took those for %3.")
            .arg(library, core, QString::fromStdString(kernels.insteadOf));
    case KernelsChosenBy::User:
        return QDialog::tr("LibTorch multiplies with %1 and its kernels for %2, which OPENBLAS_CORETYPE chose.")
            .arg(library, core);
    case KernelsChosenBy::Library:
        break;
    }
    return QDialog::tr("LibTorch multiplies with %1 and its kernels for %2.").arg(library, core);
}

QLabel* quietParagraph(const QString& text, QWidget* parent)
{
    auto* label = makeQuietLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

void openAboutDialog(QWidget* parent, const std::optional<MatrixKernels>& kernels)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QDialog::tr("About Attentoscope"));
    auto* picture = new TextLabel(dialog);
    picture->setPixmap(applicationIcon().pixmap(QSize(grid(10), grid(10)), dialog->devicePixelRatioF()));
    auto* title = new TextLabel(QDialog::tr("Attentoscope %1").arg(QCoreApplication::applicationVersion()), dialog);
    makeTitle(title, 2);
    auto* text =
        new TextLabel(QDialog::tr("An instrument for attention: train an encoder-decoder on sentence pairs, watch the "
                                  "alignment take shape, and export what you see."),
            dialog);
    text->setWordWrap(true);
    text->setMinimumWidth(grid(44));
    auto* licence =
        quietParagraph(QDialog::tr("Free software under the GNU General Public License, version 3 or later, "
                                   "without any warranty. Built on Qt, LibTorch, oneDNN and QCustomPlot."),
            dialog);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);

    auto* words = new QVBoxLayout;
    words->addWidget(title);
    words->addWidget(text);
    words->addWidget(licence);
    if (kernels)
        words->addWidget(quietParagraph(kernelsSentence(*kernels), dialog));
    auto* row = new QHBoxLayout;
    row->setSpacing(grid(2.5));
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(grid(3), grid(3), grid(3), grid(2));
    column->setSpacing(grid(2));
    column->addLayout(row);
    column->addWidget(buttons);
    dialog->open();
}

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

QString plainName(const QAction& action)
{
    return action.text().remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

/// All recent items together get one row.
void addMenu(QTreeWidgetItem& group, const QMenu& menu, const QString& within = {})
{
    if (menu.objectName() == QLatin1String(recentMenuName))
        return addKey(group, QDialog::tr("Open what was opened before"), QDialog::tr("Ctrl+1 to Ctrl+9"));
    for (const QAction* action : menu.actions()) {
        if (action->menu()) {
            addMenu(group, *action->menu(), plainName(*action) + QStringLiteral(": "));
            continue;
        }
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            keys << key.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            addKey(group, within + plainName(*action), keys.join(QDialog::tr(" or ")));
    }
}

void addPictures(QTreeWidget& list)
{
    auto& attention = *addGroup(list, QDialog::tr("Heatmap and lines"));
    addKey(attention, QDialog::tr("Go from cell to cell"), QDialog::tr("Arrow keys"));
    addKey(attention, QDialog::tr("First or last column"), QDialog::tr("Home, End"));
    addKey(attention, QDialog::tr("First or last row"), QDialog::tr("Page Up, Page Down"));
    addKey(attention, QDialog::tr("Pin a cell, or let it go"), QDialog::tr("Enter, Space, click"));
    addKey(attention, QDialog::tr("Sum several words"), QDialog::tr("Shift+arrow keys, Ctrl+click on words"));
    addKey(attention, QDialog::tr("Sum a row or a column"), QDialog::tr("Shift+Space, Ctrl+Space"));
    addKey(attention, QDialog::tr("Make a word of the translation look at one source word only"),
        QDialog::tr("Shift+Enter, Ctrl+click"));
    addKey(attention, QDialog::tr("How a weight came about"), QDialog::tr("Double click"));
    addKey(attention, QDialog::tr("Let go of the pin, or of what was forced"), QDialog::tr("Esc"));
    auto& heads = *addGroup(list, QDialog::tr("Heads of a Transformer"));
    addKey(heads, QDialog::tr("Go from head to head"), QDialog::tr("Arrow keys"));
    addKey(heads, QDialog::tr("First or last head"), QDialog::tr("Home, End"));
    addKey(heads, QDialog::tr("Highest or lowest layer"), QDialog::tr("Page Up, Page Down"));
    addKey(heads, QDialog::tr("Keep a head in the heatmap, or let it go"), QDialog::tr("Enter, click"));
    addKey(heads, QDialog::tr("Add a head, or take it away"), QDialog::tr("Space, Ctrl+click"));
    addKey(heads, QDialog::tr("Show one of the chosen heads alone"), QDialog::tr("Shift+Enter, double click"));
    addKey(heads, QDialog::tr("Mean of the chosen heads"), QDialog::tr("M"));
    addKey(heads, QDialog::tr("Switch the chosen heads off, or on again"), QDialog::tr("X"));
    addKey(heads, QDialog::tr("Put all heads back, then let go of all"), QDialog::tr("Esc"));
    auto& loss = *addGroup(list, QDialog::tr("Loss curve"));
    addKey(loss, QDialog::tr("Go along the curve"), QDialog::tr("Arrow keys"));
    addKey(loss, QDialog::tr("Zoom"), QDialog::tr("Drag, Ctrl+wheel, + and −"));
    addKey(loss, QDialog::tr("Follow the training again"), QDialog::tr("Home, double click"));
}

/// Makes the dialog as large as its rows if the screen has the space. Otherwise only the rows scroll.
void fit(QDialog& dialog, QTreeWidget& list)
{
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.header()->setStretchLastSection(true);
    list.header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    int keys = 0;
    for (QTreeWidgetItemIterator item(&list); *item; ++item)
        keys = qMax(keys, list.fontMetrics().horizontalAdvance((*item)->text(1)));
    const int bar = list.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int names = list.header()->sectionSizeHint(0) > list.columnWidth(0) ? list.header()->sectionSizeHint(0)
                                                                              : list.columnWidth(0);
    list.setMinimumWidth(names + keys + bar + grid(6));
    const QSize room = dialog.screen()->availableGeometry().size() - QSize(grid(4), grid(8));
    dialog.resize(QSize(dialog.sizeHint().width(), grid(84)).boundedTo(room));
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
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(list);
    column->addWidget(buttons);
    fit(*dialog, *list);
    dialog->open();
}

namespace {

void addNumberRow(QGridLayout& rows, const char* name, const char* unit, const char* meaning)
{
    const int row = rows.rowCount();
    auto* heading = new TextLabel(translated(std::string(name)));
    makeTitle(heading, 0);
    auto* text = new TextLabel(translated(std::string(meaning)));
    text->setWordWrap(true);
    rows.addWidget(heading, row, 0, Qt::AlignTop);
    rows.addWidget(text, row, 1, Qt::AlignTop);
    rows.addWidget(makeQuietLabel(*unit ? translated(std::string(unit)) : QString(), nullptr), row, 2, Qt::AlignTop);
}

QWidget* makeNumbersPage()
{
    auto* page = new QWidget;
    auto* rows = new QGridLayout(page);
    rows->setContentsMargins(grid(2), grid(1), grid(2), grid(1));
    rows->setHorizontalSpacing(grid(2));
    rows->setColumnStretch(1, 1);
    for (const NumberMeaning& number : numberMeanings)
        addNumberRow(*rows, number.name, number.unit, number.meaning);
    auto* heads = new TextLabel(QDialog::tr("Of a head"));
    makeTitle(heads, 1);
    rows->addWidget(heads, rows->rowCount(), 0, 1, 3);
    for (const HeadField& field : headFields)
        addNumberRow(*rows, field.title, "", field.meaning);
    return page;
}

} // namespace

void openNumbersDialog(QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QDialog::tr("What the numbers mean"));
    auto* area = new QScrollArea(dialog);
    area->setAccessibleName(dialog->windowTitle());
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::StrongFocus);
    area->setWidget(makeNumbersPage());
    area->setMinimumWidth(
        area->widget()->minimumSizeHint().width() + area->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    const QSize room = dialog->screen()->availableGeometry().size() - QSize(grid(4), grid(8));
    dialog->resize(QSize(grid(90), grid(76)).boundedTo(room));
    dialog->open();
}

} // namespace attentoscope::ui
