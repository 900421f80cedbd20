// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/drawnlinks.h"
#include "engine/types/error.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <vector>

class QAction;

namespace attentoscope::ui {

class AttentionView;
class SentenceController;

/// A person's change to the drawn links of a pair. None: nothing is drawn for it.
struct LinksChange
{
    using Links = std::optional<std::vector<AlignmentLink>>;
    SentencePair text; ///< as written
    Links before;
    Links after;
    std::uint64_t number = 0; ///< of the changes of this drawing
};

/// Draws links in the heatmap, and takes them away, while its action is checked. They begin with those that are
/// outlined, count as gold at once, and are kept with the data.
class LinkDrawing : public QObject
{
    Q_OBJECT

public:
    /// `shownPair` has the pair of the data that the view shows; none for another sentence.
    using ShownPair = std::function<std::optional<SentencePair>()>;
    LinkDrawing(
        QAction& action, AttentionView& view, SentenceController& sentences, ShownPair shownPair, QObject* parent);

    void apply(const LinksChange& change); ///< shows what it leads to, and has it kept
    void showKept(const LinksChange& change, const Result<DrawnLinks>& kept); ///< the answer to `requested`
    /// Whether the change is one of the loaded data, and was kept. Otherwise there is nothing to undo.
    [[nodiscard]] bool canUndo(const LinksChange& change) const;
    void showDrawings(const Result<std::vector<LinksDrawing>>& drawings); ///< the answer to `drawingsWanted`

signals:
    void requested(const attentoscope::ui::LinksChange& change);
    void drawingsWanted();
    void chosen(const attentoscope::ui::LinksChange& change); ///< the person has changed links, which are shown already
    void said(const QString& text);
    void failed(const attentoscope::Error& error);

private:
    void toggle(int row, int column);
    QString whyOff() const; ///< why nothing can be drawn; empty: it can

    QAction& m_action;
    AttentionView& m_view;
    SentenceController& m_sentences;
    ShownPair m_shownPair;
    std::uint64_t m_count = 0; ///< of all changes
    std::uint64_t m_countBefore = 0; ///< of changes of earlier data
    std::set<std::uint64_t> m_refused; ///< numbers of changes that were not kept
};

} // namespace attentoscope::ui
