// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <cstdint>
#include <functional>

class QLineEdit;

namespace attentoscope::ui {

/// Text without interpretation. QLabel itself guesses, and may take words of strangers for rich text.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(QWidget* parent = nullptr) : TextLabel(QString(), parent) { }
    explicit TextLabel(const QString& text, QWidget* parent = nullptr);
};

/// One line that is elided with "…" if there is too little space; the whole text is its tool tip and its accessible
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

/// Rich text of our own tables; inserted text is escaped. It refers to no files, because Qt would read them. Links
/// follow the palette: Qt itself colours them only when the text is set.
class RichLabel : public QLabel
{
    Q_OBJECT

public:
    explicit RichLabel(QWidget* parent = nullptr);

    void setMarkup(const QString& markup); ///< shown as plain text if it refers to a file
    void setText(const QString& text) = delete;

protected:
    void changeEvent(QEvent* event) override;
};

/// Less important text: the palette's quiet colour, and optionally one step smaller.
enum class TextSize : std::uint8_t { Normal, Small };
QLabel* makeQuietLabel(const QString& text, QWidget* parent, TextSize size = TextSize::Small);
void makeQuiet(QWidget* widget, TextSize size = TextSize::Small);

/// A title: `steps` of 15 % larger than the application's font, semi-bold.
void makeTitle(QWidget* widget, int steps);

/// The fault of a field's text, in a line below it. It is checked when the user leaves the field or presses Enter, and
/// cleared by the next change. The line always has its space, so that the layout stays.
class FieldNote : public TextLabel
{
    Q_OBJECT

public:
    /// `problem` returns an empty text if there is none.
    FieldNote(QLineEdit& field, std::function<QString(const QString& text)> problem, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void look(QLineEdit& field);
    void colour();

    std::function<QString(const QString&)> m_problem;
};

/// Problems with paths, for the function above; none for an empty path.
[[nodiscard]] QString missingFileProblem(const QString& path);
[[nodiscard]] QString missingFolderProblem(const QString& path); ///< of the file's folder

} // namespace attentoscope::ui
