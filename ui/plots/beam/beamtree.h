// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace attentoscope::ui {

/// The place of a word in the drawn tree of a beam search. Its step goes to the right, its branch goes down.
struct BeamPlace
{
    int column = 0;
    int row = 0;
    /// The best hypothesis through this word; none if the search has dropped the word.
    std::optional<std::size_t> hypothesis;
};

/// One place for each node. A word is in the row of its best continuation, so the best translation is a straight line
/// along the top. Branches that do not overlap can share a row.
[[nodiscard]] std::vector<BeamPlace> layOutBeam(const Beam& beam);

/// A beam search as a tree that grows to the right. It shows each word with its score so far, thick lines to likely
/// words, dropped words in quiet colours, and the rank at the end of each hypothesis. The pointer or the arrow keys
/// highlight a word. A click or Enter shows the best hypothesis through it.
class BeamTree : public QWidget
{
    Q_OBJECT

public:
    explicit BeamTree(QWidget* parent = nullptr);

    void setBeam(std::shared_ptr<const Beam> beam, std::size_t shown);
    void setShown(std::size_t hypothesis);
    std::size_t shownHypothesis() const { return m_shown; }
    int litNode() const { return m_lit; }
    QString reading(std::size_t node) const;
    QRect nodePlace(std::size_t node) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void hypothesisChosen(int hypothesis);
    void nodeReached(const QRect& place); ///< the keys reached a node, so the view should scroll there

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void measure();
    void light(int node);
    void choose(int node);
    void moveLight(int key);
    int nodeAt(QPoint position) const; ///< -1 if there is none
    int nearestInColumn(int column, int row, int direction) const;
    void markShown();
    QString endText(std::size_t hypothesis) const;
    void drawLine(QPainter& painter, std::size_t node) const;
    void drawNode(QPainter& painter, std::size_t node) const;

    std::shared_ptr<const Beam> m_beam;
    std::vector<BeamPlace> m_places;
    std::vector<int> m_columnEdges; ///< left edge of each column, and the right edge of the last one
    std::vector<bool> m_onPath; ///< for each node, whether it belongs to the displayed hypothesis
    std::size_t m_shown = 0;
    int m_lit = -1;
};

} // namespace attentoscope::ui
