// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/samplemenu.h"

#include "ui/language/translated.h"
#include "ui/widgets/plaintext.h"

#include <QMenu>

#include <algorithm>

namespace attentoscope::ui {

namespace {

/// Presets that need no data, but have a sample of their own to look at.
QStringList companionsIn(const Catalogue& catalogue)
{
    QStringList ids;
    for (const auto& preset : catalogue.presets)
        if (preset.task != Task::Sentences
            && std::ranges::find(catalogue.samples, preset.id, &SampleInfo::id) != catalogue.samples.end())
            ids << QString::fromStdString(preset.id);
    return ids;
}

} // namespace

SampleMenu::SampleMenu(QMenu& menu, QObject* parent) : QObject(parent), m_menu(menu) { }

void SampleMenu::setCatalogue(const Catalogue& catalogue)
{
    m_companions = companionsIn(catalogue);
    m_menu.clear();
    for (const auto& sample : catalogue.samples) {
        const auto id = QString::fromStdString(sample.id);
        auto* action = m_menu.addAction(translated(sample.name));
        action->setToolTip(plainTip(translated(sample.help)));
        action->setStatusTip(plainTip(translated(sample.help)));
        connect(action, &QAction::triggered, this, [this, id] { emit chosen(id); });
    }
}

bool SampleMenu::isCompanion(const QString& id) const
{
    return m_companions.contains(id);
}

} // namespace attentoscope::ui
