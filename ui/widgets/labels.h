// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <cstdint>
#include <functional>

class QLineEdit;

namespace attentoscope::ui {

/// Literal text. QLabel itself guesses the format, and might take an untrusted word for rich text.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(QWidget* parent = nullptr) : TextLabel(QString(), parent) { }
    explicit TextLabel(const QString& text, QWidget* parent = nullptr);
};

/// One line, which is cut with "…" if there is too little space. The whole text is its tool tip and its accessible
/// name.
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

/// Rich text from our own tables, into which other text is inserted escaped. It must not refer to files, because Qt
/// would read them. Links follow the palette; Qt itself colours them only once.
class RichLabel : public QLabel
{
    Q_OBJECT

public:
    explicit RichLabel(QWidget* parent = nullptr);

    void setMarkup(const QString& markup); ///< a text that refers to a file is displayed as plain text
    void setText(const QString& text) = delete;

protected:
    void changeEvent(QEvent* event) override;
};

/// Less important text, in the palette's quiet colour. It can also be one step smaller.
enum class TextSize : std::uint8_t { Normal, Small };
QLabel* makeQuietLabel(const QString& text, QWidget* parent, TextSize size = TextSize::Small);
void makeQuiet(QWidget* widget, TextSize size = TextSize::Small);

/// Makes a title: semi-bold, and larger than the application's font by `steps` of 15 %.
void makeTitle(QWidget* widget, int steps);

/// A line below a field that says what is wrong with its text. The text is checked when the user leaves the field or
/// presses Enter. The next change clears the line. The line always takes its space, so the layout does not move.
class FieldNote : public TextLabel
{
    Q_OBJECT

public:
    /// `problem` returns an empty text if the field's text is good.
    FieldNote(QLineEdit& field, std::function<QString(const QString& text)> problem, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void look(QLineEdit& field);
    void colour();

    std::function<QString(const QString&)> m_problem;
};

/// A problem with a path, for the function above. An empty path has none.
[[nodiscard]] QString missingFileProblem(const QString& path);
[[nodiscard]] QString missingFolderProblem(const QString& path); ///< checks the folder of the file

} // namespace attentoscope::ui
