// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>

class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace attentoscope::ui {

class ElidedLabel;

enum class Folding : std::uint8_t { Fixed, Open, Closed };

/// A quiet heading with content below it, in place of a group box. A click on the heading hides the content and shows a
/// summary, unless the section is fixed.
class Section : public QWidget
{
    Q_OBJECT

public:
    explicit Section(const QString& title, Folding folding = Folding::Fixed, QWidget* parent = nullptr);

    QVBoxLayout* content() const { return m_content; }
    /// Adds a small button at the end of the heading.
    void addHeadingWidget(QWidget* widget);
    void setSummary(const QString& summary);
    void setExpanded(bool expanded);
    bool isExpanded() const;

private:
    void showFolding();

    QString m_title;
    QHBoxLayout* m_headingRow = nullptr;
    QToolButton* m_fold = nullptr;
    ElidedLabel* m_summary = nullptr;
    QWidget* m_body = nullptr;
    QVBoxLayout* m_content = nullptr;
};

} // namespace attentoscope::ui
