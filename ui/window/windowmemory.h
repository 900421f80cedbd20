// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/stage/stagelayout.h"
#include "ui/theme/theme.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace attentoscope::ui {

/// What the window remembers from one start to the next. Whoever makes the window keeps it.
struct WindowMemory
{
    QByteArray geometry;
    QByteArray sideBar; ///< of the splitter between side bar and stage
    QByteArray stage;
    bool sideBarShown = true;
    bool headsShown = true; ///< where there are any
    bool hintsWereShown = false; ///< by themselves, which they do once
    LossPlace lossPlace = LossPlace::Automatic;
    ThemeChoice theme = ThemeChoice::System;
    QString language; ///< a code of languages(); empty: as the system
    QStringList recent;
    QString dataFolder; ///< where files were opened last
    QString exportFolder;
    QString exportFormat;
    AttentionOptions attention;
    LossOptions loss{.smoothing = 0.9};
};

} // namespace attentoscope::ui
