// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

/// The resources of a static library are not registered automatically. The macro must be outside of namespaces.
static void registerDrawings()
{
    Q_INIT_RESOURCE(attentoscope);
}

namespace attentoscope::ui {

namespace {

/// Called before each drawing. Registers the drawings the first time.
void ensureDrawings()
{
    static const bool registered = (registerDrawings(), true);
    Q_UNUSED(registered)
}

/// Draws an SVG whose "currentColor" is a colour of the palette.
class PaletteIconEngine : public QIconEngine
{
public:
    PaletteIconEngine(const QString& name, QPalette::ColorRole role) : m_name(name), m_role(role)
    {
        ensureDrawings();
        QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
        if (file.open(QIODevice::ReadOnly))
            m_drawing = file.readAll();
    }

    QIconEngine* clone() const override { return new PaletteIconEngine(*this); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : m_role;
        QByteArray drawing = m_drawing;
        drawing.replace("currentColor", QApplication::palette().color(group, role).name().toLatin1());
        QSvgRenderer(drawing).render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        const auto key = QStringLiteral("icon-%1-%2-%3-%4-%5x%6")
                             .arg(m_name)
                             .arg(m_role)
                             .arg(int(mode))
                             .arg(QApplication::palette().cacheKey())
                             .arg(size.width())
                             .arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

private:
    QString m_name;
    QPalette::ColorRole m_role;
    QByteArray m_drawing;
};

} // namespace

QIcon icon(const QString& name)
{
    return QIcon(new PaletteIconEngine(name, QPalette::ButtonText));
}

QIcon iconOrElse(const QString& name, const QString& other)
{
    ensureDrawings();
    return icon(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(name)) ? name : other);
}

QIcon iconOnAccent(const QString& name)
{
    return QIcon(new PaletteIconEngine(name, QPalette::HighlightedText));
}

QIcon applicationIcon()
{
    return QIcon(QStringLiteral(":/icons/attentoscope.svg"));
}

} // namespace attentoscope::ui
