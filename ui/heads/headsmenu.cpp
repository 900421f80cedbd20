// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsmenu.h"

#include "ui/heads/headsoffwords.h"
#include "ui/heads/headsview.h"

#include <QCoreApplication>
#include <QMenu>

namespace attentoscope::ui {

namespace {

struct MenuTexts
{
    Q_DECLARE_TR_FUNCTIONS(HeadsMenu)
};

} // namespace

QMenu* openHeadsMenu(HeadsView& view, AttentionHead head, QPoint place)
{
    const auto heads = view.choice().isChosen(head) ? view.choice().chosen() : std::vector{head};
    auto* menu = new QMenu(&view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString name = view.areOff(heads) ? MenuTexts::tr("Switch on: %1") : MenuTexts::tr("Switch off: %1");
    QObject::connect(menu->addAction(name.arg(headNames(heads))), &QAction::triggered, &view,
        [&view, heads] { emit view.switchRequested(heads); });
    auto* back = menu->addAction(MenuTexts::tr("Put all back"));
    back->setEnabled(view.isAnyOff());
    QObject::connect(back, &QAction::triggered, &view, &HeadsView::putBackRequested);
    menu->popup(place);
    return menu;
}

} // namespace attentoscope::ui
