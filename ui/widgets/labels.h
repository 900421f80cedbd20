// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace attentoscope::ui {

/// One line that is cut with "…" where room ends; the whole text is its tool tip and its accessible name.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr, Qt::TextElideMode mode = Qt::ElideRight);

    void setFullText(const QString& text);
    QString fullText() const { return m_text; }

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    Qt::TextElideMode m_mode;
};

/// Rich text whose links follow the palette: Qt gives links their colour when the text is set, and never again.
class RichLabel : public QLabel
{
    Q_OBJECT

public:
    explicit RichLabel(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
};

/// Text that says less than what it stands beside: the palette's quiet colour, and one step smaller if asked.
enum class TextSize { Normal, Small };
QLabel* makeQuietLabel(const QString& text, QWidget* parent, TextSize size = TextSize::Small);
void makeQuiet(QWidget* widget, TextSize size = TextSize::Small);

/// A title: `steps` of 15 % larger than the application's font, semi-bold.
void makeTitle(QWidget* widget, int steps);

} // namespace attentoscope::ui
