// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

#include <QObject>
#include <QStringList>

class QMenu;

namespace attentoscope::ui {

/// The samples of the catalogue in their menu, and which of them belong to presets that need no data.
class SampleMenu : public QObject
{
    Q_OBJECT

public:
    SampleMenu(QMenu& menu, QObject* parent); ///< the menu outlives this

    void setCatalogue(const Catalogue& catalogue);
    bool isCompanion(const QString& id) const; ///< of the preset of that id

signals:
    void chosen(const QString& id);

private:
    QMenu& m_menu;
    QStringList m_companions; ///< presets that need no data, but have a sample to look at
};

} // namespace attentoscope::ui
