// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/attentionmenu.h"

#include "ui/plots/style/choicemenu.h"
#include "ui/plots/view/attentionview.h"

#include <QPainter>

namespace attentoscope::ui {

namespace {

/// A strip of the map's colours, to be seen in the menu.
QIcon colorMapIcon(ColorMapId id, Backdrop backdrop)
{
    const ColorMap map(id, backdrop);
    QPixmap pixmap(32, 16);
    QPainter painter(&pixmap);
    for (int x = 0; x < pixmap.width(); ++x)
        painter.fillRect(x, 0, 1, pixmap.height(), map.color(x / (pixmap.width() - 1.0)));
    return pixmap;
}

void addColorMaps(AttentionView& view, QMenu& menu)
{
    auto* group = new QActionGroup(&menu);
    for (const ColorMapInfo& info : colorMaps()) {
        QAction* action = addChoice(view, *group, menu, &AttentionOptions::colorMap, {info.id, colorMapName(info.id)});
        const auto draw = [&view, action, id = info.id] {
            action->setIcon(colorMapIcon(id, backdropOf(view.palette())));
        };
        draw();
        QObject::connect(&menu, &QMenu::aboutToShow, action, draw); // the theme may have changed
    }
}

} // namespace

void fillAttentionMenu(QMenu& menu, AttentionView& view)
{
    using Options = AttentionOptions;
    addChoices(view, menu, &Options::form,
        {{AttentionForm::Matrix, AttentionView::tr("&Matrix of cells")},
            {AttentionForm::Lines, AttentionView::tr("&Lines between the words")}});

    menu.addSection(AttentionView::tr("Scale"));
    addChoices(view, menu, &Options::scale,
        {{WeightScale::Fixed, AttentionView::tr("From &0 to 1")},
            {WeightScale::Automatic, AttentionView::tr("To the largest &weight")},
            {WeightScale::Logarithmic, AttentionView::tr("Lo&garithmic")}});

    menu.addSeparator();
    addColorMaps(view, *menu.addMenu(AttentionView::tr("&Colours")));
    addChoices(view, *menu.addMenu(AttentionView::tr("&Show")), &Options::carriedShare,
        {{1.0, AttentionView::tr("&Everything")}, {0.99, AttentionView::tr("What carries 99 % of each row")},
            {0.95, AttentionView::tr("What carries 95 % of each row")},
            {0.9, AttentionView::tr("What carries &90 % of each row")},
            {0.75, AttentionView::tr("What carries 75 % of each row")},
            {0.5, AttentionView::tr("What carries &half of each row")}});
    addChoices(view, *menu.addMenu(AttentionView::tr("Source &order")), &Options::order,
        {{ColumnOrder::Automatic, AttentionView::tr("By its &script")},
            {ColumnOrder::LeftToRight, AttentionView::tr("From &left to right")},
            {ColumnOrder::RightToLeft, AttentionView::tr("From &right to left")}});

    addToggle(view, menu, AttentionView::tr("&Values in the cells where there is room"), &Options::values,
        CellValues::Hidden, CellValues::WhereRoom);
    addToggle(view, menu, AttentionView::tr("Special &tokens such as <eos>"), &Options::specialTokens,
        SpecialTokens::Hidden, SpecialTokens::Shown);
    addToggle(view, menu, AttentionView::tr("Gold li&nks outlined"), &Options::gold, GoldOutlines::Hidden,
        GoldOutlines::Shown);
    addToggle(view, menu, AttentionView::tr("Whole words, &pieces merged"), &Options::pieces, WordPieces::Apart,
        WordPieces::Merged);
}

} // namespace attentoscope::ui
