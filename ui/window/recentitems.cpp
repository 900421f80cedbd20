// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/recentitems.h"

#include "ui/widgets/plaintext.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>

#include <algorithm>

namespace attentoscope::ui {

namespace {

constexpr auto fieldMark = QLatin1Char('\t');

QString nameOf(const QString& path)
{
    return QFileInfo(QDir::cleanPath(path)).fileName();
}

/// Finds the time at the end of folder names that the program makes.
QRegularExpressionMatch startIn(const QString& name)
{
    static const QRegularExpression pattern(QStringLiteral("-(\\d{4}-\\d{2}-\\d{2}-\\d{6})$"));
    return pattern.match(name);
}

} // namespace

QString RecentItem::title() const
{
    const auto name = nameOf(path);
    const auto moment = startIn(name);
    return kind == Kind::Run && moment.hasMatch() ? name.left(moment.capturedStart()) : name;
}

QString RecentItem::detail() const
{
    const auto moment = startIn(nameOf(path));
    if (kind == Kind::Run && moment.hasMatch()) {
        const auto start = QDateTime::fromString(moment.captured(1), QStringLiteral("yyyy-MM-dd-HHmmss"));
        return RecentItems::tr("trained %1").arg(QLocale().toString(start, QLocale::ShortFormat));
    }
    return shortPath(QFileInfo(QDir::cleanPath(path)).path());
}

void RecentItems::add(const RecentItem& item)
{
    std::erase(m_items, item);
    m_items.insert(m_items.begin(), item);
    if (m_items.size() > most)
        m_items.resize(most);
    emit changed();
}

void RecentItems::remove(const RecentItem& item)
{
    if (std::erase(m_items, item) > 0)
        emit changed();
}

void RecentItems::clear()
{
    m_items.clear();
    emit changed();
}

QStringList RecentItems::toLines() const
{
    QStringList lines;
    for (const auto& item : m_items)
        lines << QStringList{item.kind == RecentItem::Kind::Run ? QStringLiteral("run") : QStringLiteral("data"),
            item.path, item.target}
                     .join(fieldMark);
    return lines;
}

void RecentItems::setLines(const QStringList& lines)
{
    m_items.clear();
    for (const auto& line : lines) {
        const auto parts = line.split(fieldMark);
        if (parts.size() != 3 || parts[1].isEmpty())
            continue;
        const auto kind = parts[0] == QLatin1String("run") ? RecentItem::Kind::Run : RecentItem::Kind::Data;
        m_items.push_back({kind, parts[1], parts[2]});
    }
    emit changed();
}

void RecentItems::fill(QMenu* menu)
{
    connect(this, &RecentItems::changed, menu, [this, menu] { refill(*menu); });
    refill(*menu);
}

void RecentItems::refill(QMenu& menu)
{
    menu.clear();
    for (std::size_t index = 0; index < m_items.size(); ++index) {
        const auto& item = m_items[index];
        auto* action = menu.addAction(tr("&%1  %2, %3").arg(index + 1).arg(item.title(), item.detail()));
        action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(index + 1)));
        action->setToolTip(plainTip(QDir::toNativeSeparators(item.path)));
        connect(action, &QAction::triggered, this, [this, item] { emit chosen(item); });
    }
    menu.addSeparator();
    auto* forget = menu.addAction(tr("&Clear this list"));
    connect(forget, &QAction::triggered, this, &RecentItems::clear);
    menu.setToolTipsVisible(true);
    menu.setEnabled(!m_items.empty());
}

} // namespace attentoscope::ui
