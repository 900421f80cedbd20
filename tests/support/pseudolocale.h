// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QString>
#include <QTranslator>

#include <cstdint>

namespace attentoscope {

enum class Reading : std::uint8_t { LeftToRight, RightToLeft };

/// A language that nobody speaks: each text stands in brackets and is a third longer, as German is beside English. A
/// text on a screen without brackets is not translated, and what is cut off here would be cut off in German. In force
/// as long as the object lives; made before the widgets.
class PseudoLocale : public QTranslator
{
public:
    explicit PseudoLocale(Reading reading = Reading::LeftToRight) : m_before(QGuiApplication::layoutDirection())
    {
        QCoreApplication::installTranslator(this);
        if (reading == Reading::RightToLeft)
            QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    }
    ~PseudoLocale() override
    {
        QCoreApplication::removeTranslator(this);
        QGuiApplication::setLayoutDirection(m_before);
    }
    PseudoLocale(const PseudoLocale&) = delete;
    PseudoLocale& operator=(const PseudoLocale&) = delete;
    PseudoLocale(PseudoLocale&&) = delete;
    PseudoLocale& operator=(PseudoLocale&&) = delete;

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        const auto text = QString::fromUtf8(source);
        // Qt's own: the direction of its texts is one of them.
        if (QLatin1String(context) == QLatin1String("QGuiApplication"))
            return {};
        return QLatin1Char('[') + text + QString((text.size() + 2) / 3, QLatin1Char('~')) + QLatin1Char(']');
    }

private:
    Qt::LayoutDirection m_before;
};

} // namespace attentoscope
