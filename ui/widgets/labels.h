// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <cstdint>
#include <functional>

class QLineEdit;

namespace attentoscope::ui {

/// Text as it is, whatever it looks like. QLabel itself guesses, and takes words of strangers for rich text.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(QWidget* parent = nullptr) : TextLabel(QString(), parent) { }
    explicit TextLabel(const QString& text, QWidget* parent = nullptr);
};

/// One line that is cut with "…" where room ends; the whole text is its tool tip and its accessible name.
class ElidedLabel : public TextLabel
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

/// Rich text of our own tables; what else stands in it is escaped. It names no file: Qt would read it. Its links follow
/// the palette: Qt gives them their colour when the text is set, and never again.
class RichLabel : public QLabel
{
    Q_OBJECT

public:
    explicit RichLabel(QWidget* parent = nullptr);

    void setMarkup(const QString& markup); ///< shown as it is written where it names a file
    void setText(const QString& text) = delete;

protected:
    void changeEvent(QEvent* event) override;
};

/// Text that says less than what it stands beside: the palette's quiet colour, and one step smaller if asked.
enum class TextSize : std::uint8_t { Normal, Small };
QLabel* makeQuietLabel(const QString& text, QWidget* parent, TextSize size = TextSize::Small);
void makeQuiet(QWidget* widget, TextSize size = TextSize::Small);

/// A title: `steps` of 15 % larger than the application's font, semi-bold.
void makeTitle(QWidget* widget, int steps);

/// What is wrong with the text of a field, in a line below it. It looks when the person leaves the field or presses
/// Enter, and goes as soon as they change the text. The line has its room at all times, so that nothing moves.
class FieldNote : public TextLabel
{
    Q_OBJECT

public:
    /// `problem` gives an empty text where there is none.
    FieldNote(QLineEdit& field, std::function<QString(const QString& text)> problem, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void look(QLineEdit& field);
    void colour();

    std::function<QString(const QString&)> m_problem;
};

/// Problems with paths, for the function above; an empty path has none.
[[nodiscard]] QString missingFileProblem(const QString& path);
[[nodiscard]] QString missingFolderProblem(const QString& path); ///< of the folder that the file is to lie in

} // namespace attentoscope::ui
