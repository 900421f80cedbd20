// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/beam/beamtree.h"

#include "ui/theme/grid.h"
#include "ui/theme/theme.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <limits>
#include <map>

namespace attentoscope::ui {

namespace {

constexpr double lineRoom = 3.0; // grid units between two columns
constexpr double rowRoom = 5.5;

QString scoreText(double score)
{
    return QLocale().toString(score, 'f', 2);
}

QFont smallFont(const QFont& font)
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * 0.85);
    return small;
}

using Nodes = std::vector<std::size_t>;

/// Assigns rows to branches. A branch is a word and its best continuations to the end. It gets the first free row below
/// the word at which it begins.
class RowAssigner
{
public:
    RowAssigner(const Beam& beam, std::vector<BeamPlace>& given)
        : m_beam(beam), m_places(given), m_children(beam.nodes.size())
    {
        Nodes roots;
        for (std::size_t node = 0; node < beam.nodes.size(); ++node)
            (beam.nodes[node].parent ? m_children[*beam.nodes[node].parent] : roots).push_back(node);
        const auto byRank = [this](std::size_t node) { return rank(node); };
        for (auto& children : m_children)
            std::ranges::stable_sort(children, {}, byRank);
        std::ranges::stable_sort(roots, {}, byRank);
        for (const std::size_t root : roots)
            place(root, 0);
    }

private:
    std::size_t rank(std::size_t node) const
    {
        return m_places[node].hypothesis.value_or(std::numeric_limits<std::size_t>::max());
    }

    void place(std::size_t first, int highest)
    {
        Nodes branch{first};
        while (!m_children[branch.back()].empty())
            branch.push_back(m_children[branch.back()].front());
        // One column stays free before the branch, and one after it for its rank.
        const int from = m_places[first].column;
        const int to = m_places[branch.back()].column + (m_beam.nodes[branch.back()].hypothesis ? 2 : 1);
        const int row = takeRow(highest, from, to);
        for (const std::size_t node : branch)
            m_places[node].row = row;
        // Goes backwards: branches that begin late stay close, and no other branch crosses them.
        for (auto node = branch.rbegin(); node != branch.rend(); ++node)
            for (std::size_t child = 1; child < m_children[*node].size(); ++child)
                place(m_children[*node][child], row + 1);
    }

    /// The first row from `highest` down that is free between two columns.
    int takeRow(int highest, int from, int to)
    {
        for (int row = highest;; ++row) {
            auto& taken = m_taken[row];
            const bool free =
                std::ranges::none_of(taken, [=](const auto& span) { return span.first <= to && from <= span.second; });
            if (!free)
                continue;
            taken.emplace_back(from, to);
            return row;
        }
    }

    const Beam& m_beam;
    std::vector<BeamPlace>& m_places;
    std::vector<Nodes> m_children;
    std::map<int, std::vector<std::pair<int, int>>> m_taken; ///< row → the taken parts of it, by first and last column
};

} // namespace

std::vector<BeamPlace> layOutBeam(const Beam& beam)
{
    std::vector<BeamPlace> places(beam.nodes.size());
    for (std::size_t node = 0; node < beam.nodes.size(); ++node)
        if (const auto parent = beam.nodes[node].parent)
            places[node].column = places[*parent].column + 1;
    for (std::size_t node = beam.nodes.size(); node-- > 0;) {
        auto& own = places[node].hypothesis;
        if (const auto ended = beam.nodes[node].hypothesis; ended && (!own || *ended < *own))
            own = ended;
        if (const auto parent = beam.nodes[node].parent; parent && own)
            if (auto& above = places[*parent].hypothesis; !above || *own < *above)
                above = own;
    }
    const RowAssigner rows(beam, places);
    return places;
}

BeamTree::BeamTree(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Beam tree"));
}

void BeamTree::setBeam(std::shared_ptr<const Beam> beam, std::size_t shown)
{
    m_beam = std::move(beam);
    m_shown = shown;
    m_places = m_beam ? layOutBeam(*m_beam) : std::vector<BeamPlace>();
    m_lit = -1;
    measure();
    markShown();
    updateGeometry();
    update();
}

void BeamTree::setShown(std::size_t hypothesis)
{
    m_shown = hypothesis;
    markShown();
    update();
}

void BeamTree::measure()
{
    std::vector<int> widths;
    const QFontMetrics words(font());
    const QFontMetrics numbers(smallFont(font()));
    int end = 0;
    for (std::size_t node = 0; node < m_places.size(); ++node) {
        const auto& place = m_places[node];
        if (std::size_t(place.column) >= widths.size())
            widths.resize(std::size_t(place.column) + 1);
        const int wide = qMax(words.horizontalAdvance(QString::fromStdString(m_beam->nodes[node].word.text)),
            numbers.horizontalAdvance(scoreText(m_beam->nodes[node].score)));
        widths[std::size_t(place.column)] = qMax(widths[std::size_t(place.column)], wide + grid(1.5));
        if (const auto hypothesis = m_beam->nodes[node].hypothesis)
            end = qMax(end, words.horizontalAdvance(endText(*hypothesis)) + grid(1));
    }
    m_columnEdges.assign(1, grid(1));
    for (const int width : widths)
        m_columnEdges.push_back(m_columnEdges.back() + width + grid(lineRoom));
    m_columnEdges.push_back(m_columnEdges.back() + end);
}

QSize BeamTree::sizeHint() const
{
    int rows = 0;
    for (const auto& place : m_places)
        rows = qMax(rows, place.row + 1);
    return {m_columnEdges.empty() ? 0 : m_columnEdges.back() + grid(1), grid(rowRoom) * rows + grid(1)};
}

QRect BeamTree::nodePlace(std::size_t node) const
{
    const auto& place = m_places[node];
    const int left = m_columnEdges[std::size_t(place.column)];
    const int right = m_columnEdges[std::size_t(place.column) + 1] - grid(lineRoom);
    return {left, grid(1) + grid(rowRoom) * place.row, right - left, grid(rowRoom - 1)};
}

int BeamTree::nodeAt(QPoint position) const
{
    for (std::size_t node = 0; node < m_places.size(); ++node)
        if (nodePlace(node).contains(position))
            return int(node);
    return -1;
}

QString BeamTree::endText(std::size_t hypothesis) const
{
    return tr("%1.  %2").arg(hypothesis + 1).arg(scoreText(m_beam->hypotheses[hypothesis].ranking));
}

QString BeamTree::reading(std::size_t node) const
{
    const auto& [parent, word, probability, score, hypothesis] = m_beam->nodes[node];
    auto text =
        tr("“%1”, probability %2, score %3")
            .arg(isolated(QString::fromStdString(word.text)), probabilityText(double(probability)), scoreText(score));
    if (hypothesis)
        text += tr("; translation %1 ends here, with a score of %2 after division by its length penalty")
                    .arg(*hypothesis + 1)
                    .arg(scoreText(m_beam->hypotheses[*hypothesis].ranking));
    else if (!m_places[node].hypothesis)
        text += tr("; given up");
    return text;
}

void BeamTree::markShown()
{
    m_onPath.assign(m_places.size(), false);
    for (std::size_t node = 0; node < m_places.size(); ++node)
        if (m_beam->nodes[node].hypothesis == m_shown)
            for (std::optional<std::size_t> at = node; at; at = m_beam->nodes[*at].parent)
                m_onPath[*at] = true;
}

void BeamTree::light(int node)
{
    if (m_lit == node)
        return;
    m_lit = node;
    const QString text = node < 0 ? QString() : reading(std::size_t(node));
    setToolTip(plainTip(text));
    setAccessibleDescription(text);
    update();
}

void BeamTree::choose(int node)
{
    if (node < 0 || !m_places[std::size_t(node)].hypothesis)
        return;
    setShown(*m_places[std::size_t(node)].hypothesis);
    emit hypothesisChosen(int(m_shown));
}

int BeamTree::nearestInColumn(int column, int row, int direction) const
{
    int found = -1;
    for (std::size_t node = 0; node < m_places.size(); ++node) {
        const int distance = (m_places[node].row - row) * direction;
        const bool beyond = m_places[node].column == column && distance > 0;
        if (beyond && (found < 0 || distance < (m_places[std::size_t(found)].row - row) * direction))
            found = int(node);
    }
    return found;
}

void BeamTree::moveLight(int key)
{
    if (m_places.empty())
        return;
    if (m_lit < 0) {
        light(0);
        return emit nodeReached(nodePlace(0));
    }
    const auto& here = m_places[std::size_t(m_lit)];
    int next = -1;
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        next = nearestInColumn(here.column, here.row, key == Qt::Key_Down ? 1 : -1);
    else if (key == Qt::Key_Left && m_beam->nodes[std::size_t(m_lit)].parent)
        next = int(*m_beam->nodes[std::size_t(m_lit)].parent);
    for (std::size_t node = 0; key == Qt::Key_Right && node < m_places.size(); ++node)
        if (m_beam->nodes[node].parent == std::size_t(m_lit) && m_places[node].row == here.row)
            next = int(node);
    if (next < 0)
        return;
    light(next);
    emit nodeReached(nodePlace(std::size_t(next)));
}

void BeamTree::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return moveLight(event->key());
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return choose(m_lit);
    default:
        QWidget::keyPressEvent(event);
    }
}

void BeamTree::mouseMoveEvent(QMouseEvent* event)
{
    light(nodeAt(event->position().toPoint()));
    const bool choosable = m_lit >= 0 && m_places[std::size_t(m_lit)].hypothesis;
    setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BeamTree::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose(nodeAt(event->position().toPoint()));
}

void BeamTree::leaveEvent(QEvent*)
{
    light(-1);
}

void BeamTree::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        measure();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

void BeamTree::drawLine(QPainter& painter, std::size_t node) const
{
    const auto parent = m_beam->nodes[node].parent;
    if (!parent)
        return;
    const QRectF from = nodePlace(*parent);
    const QRectF to = nodePlace(node);
    const QPointF begin(from.right() + 1, from.center().y());
    const QPointF end(to.left() - 1, to.center().y());
    const double bend = grid(lineRoom) / 2.0;
    QPainterPath path(begin);
    path.cubicTo(begin + QPointF(bend, 0), end - QPointF(bend, 0), end);
    const QColor quiet = palette().color(QPalette::Mid);
    const QColor ink = m_onPath[node] ? palette().color(QPalette::Highlight) : quiet;
    painter.setPen(QPen(ink, 1.0 + 3.0 * double(m_beam->nodes[node].probability)));
    painter.drawPath(path);
}

void BeamTree::drawNode(QPainter& painter, std::size_t node) const
{
    const auto& word = m_beam->nodes[node];
    const QRectF place = nodePlace(node);
    const bool lit = int(node) == m_lit;
    const bool givenUp = !m_places[node].hypothesis;
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor line = lit || m_onPath[node] ? accent : palette().color(QPalette::Midlight);
    painter.setPen(QPen(line, lit ? 2.0 : 1.0));
    painter.setBrush(
        m_onPath[node] ? blended(palette().color(QPalette::Base), accent, 0.15) : palette().color(QPalette::Base));
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), grid(0.5), grid(0.5));
    painter.setPen(givenUp ? quietText(palette()) : palette().color(QPalette::Text));
    painter.setFont(font());
    const QRectF upper(place.left(), place.top() + grid(0.25), place.width(), painter.fontMetrics().height());
    painter.drawText(upper, Qt::AlignCenter, isolated(QString::fromStdString(word.word.text)));
    painter.setFont(smallFont(font()));
    painter.setPen(quietText(palette()));
    const QRectF lower(place.left(), upper.bottom(), place.width(), place.bottom() - upper.bottom());
    painter.drawText(lower, Qt::AlignHCenter | Qt::AlignTop, scoreText(word.score));
    if (!word.hypothesis)
        return;
    QFont ending = font();
    ending.setBold(*word.hypothesis == m_shown);
    painter.setFont(ending);
    painter.setPen(palette().color(QPalette::Text));
    const QRectF beside(place.right() + grid(1), place.top(), width() - place.right(), place.height());
    // The tree also grows to the right in a mirrored window.
    painter.drawText(beside, Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter, endText(*word.hypothesis));
}

void BeamTree::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t node = 0; node < m_places.size(); ++node)
        drawLine(painter, node);
    for (std::size_t node = 0; node < m_places.size(); ++node)
        drawNode(painter, node);
}

} // namespace attentoscope::ui
