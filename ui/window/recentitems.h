// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

#include <cstdint>

class QMenu;

namespace attentoscope::ui {

/// Something that was opened earlier.
struct RecentItem
{
    enum class Kind : std::uint8_t { Data, Run };
    Kind kind = Kind::Data;
    QString path; ///< the file of pairs or the source side, or the run folder
    QString target; ///< the target side of two parallel files

    bool operator==(const RecentItem&) const = default;
    QString title() const; ///< the last part of the path; for a run named for its start, its preset and data
    QString detail() const; ///< when the run was started, or its parent folder
};

/// The recently opened items, the newest first: in a menu, on the first screen, and as lines of text to store.
class RecentItems : public QObject
{
    Q_OBJECT

public:
    static constexpr int most = 9;

    using QObject::QObject;

    void add(const RecentItem& item);
    void remove(const RecentItem& item);
    void clear();
    const std::vector<RecentItem>& items() const { return m_items; }

    QStringList toLines() const;
    void setLines(const QStringList& lines);

    /// Fills the menu now and whenever the list changes.
    void fill(QMenu* menu);

signals:
    void changed();
    void chosen(const attentoscope::ui::RecentItem& item);

private:
    void refill(QMenu& menu);

    std::vector<RecentItem> m_items;
};

} // namespace attentoscope::ui
