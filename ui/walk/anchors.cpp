// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/walk/anchors.h"

#include "ui/comparison/comparewindow.h" // IWYU pragma: keep, it is a QWidget
#include "ui/comparison/comparisoncontroller.h"
#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/dissection/dissectionwindow.h" // IWYU pragma: keep, it is a QWidget
#include "ui/heads/headsview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/sentences/sentencewindow.h" // IWYU pragma: keep, it is a QWidget
#include "ui/stage/lossside.h"
#include "ui/stage/stage.h"
#include "ui/stage/stageheads.h"
#include "ui/stage/watchedview.h"
#include "ui/timeline/timebar.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"

#include <algorithm>
#include <array>

namespace attentoscope::ui {

std::span<const Anchor> anchors()
{
    using enum AnchorPlace;
    static constexpr std::array table{
        Anchor{"heatmap", "attention", MainWindow},
        Anchor{"heads", "heads", MainWindow},
        Anchor{"loss", "lossCurve", MainWindow},
        Anchor{"validation", "views", MainWindow},
        Anchor{"train", "trainButton", MainWindow},
        Anchor{"status", "runControls", MainWindow},
        Anchor{"sentence", "sentenceInput", MainWindow},
        Anchor{"translation", "translationBox", MainWindow},
        Anchor{"watched", "watchedChooser", MainWindow},
        Anchor{"timeline", "timeBar", MainWindow},
        Anchor{"data", "dataPanel", MainWindow},
        Anchor{"settings", "trainingPanel", MainWindow},
        Anchor{"compare", "compareWindow", OwnWindow},
        Anchor{"dissection", "dissectionWindow", OwnWindow},
        Anchor{"sentences", "sentenceWindow", OwnWindow},
    };
    return table;
}

void nameAnchors(MainWindow& window)
{
    auto& stage = window.stage();
    auto& side = window.sideBar();
    stage.attention().setObjectName(QStringLiteral("attention"));
    stage.heads().view().setObjectName(QStringLiteral("heads"));
    stage.lossSide().setObjectName(QStringLiteral("lossCurve"));
    stage.header().setObjectName(QStringLiteral("views"));
    side.controls().setObjectName(QStringLiteral("runControls"));
    stage.translation().setObjectName(QStringLiteral("translationBox"));
    stage.watched().timeBar().setObjectName(QStringLiteral("timeBar"));
    side.data().setObjectName(QStringLiteral("dataPanel"));
    side.training().setObjectName(QStringLiteral("trainingPanel"));
    side.controls().focusProxy()->setObjectName(QStringLiteral("trainButton"));
}

QWidget* anchoredWidget(const MainWindow& window, const QString& name)
{
    const auto row =
        std::ranges::find_if(anchors(), [&](const Anchor& one) { return name == QLatin1String(one.name); });
    if (row == anchors().end())
        return nullptr;
    if (name == QLatin1String("train") && window.sideBar().isHidden())
        return window.findChild<QWidget*>(QLatin1String(trainInPanel));
    if (row->place == AnchorPlace::MainWindow)
        return window.findChild<QWidget*>(QLatin1String(row->object));
    if (name == QLatin1String("compare"))
        return window.comparisons().window();
    if (name == QLatin1String("dissection"))
        return window.dissections().window();
    return window.sentences().window();
}

void closeOtherWindows(const MainWindow& window, const std::vector<std::string>& needed)
{
    for (const auto& anchor : anchors()) {
        if (anchor.place != AnchorPlace::OwnWindow || std::ranges::find(needed, anchor.name) != needed.end())
            continue;
        if (auto* shown = anchoredWidget(window, QLatin1String(anchor.name)); shown && shown->isVisible())
            shown->close();
    }
}

void reveal(MainWindow& window, const QString& name)
{
    const auto* widget = anchoredWidget(window, name);
    if (!widget)
        return;
    if (window.sideBar().isAncestorOf(widget) && name != QLatin1String("train") && window.sideBar().isHidden())
        window.actions().sideBar->setChecked(true);
    if (name == QLatin1String("heads"))
        window.actions().heads->setChecked(true);
}

} // namespace attentoscope::ui
