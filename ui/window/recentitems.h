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
    QString path; ///< the file of pairs, the file of the source side, or the run folder
    QString target; ///< the file of the target side, if there are two files

    bool operator==(const RecentItem&) const = default;
    /// The last part of the path; if a run's folder is named after its start, its preset and data.
    QString title() const;
    QString detail() const; ///< when the run was started, or its parent folder
};

/// The recently opened items, newest first. They are in a menu and on the first screen, and are stored as lines of
/// text.
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
