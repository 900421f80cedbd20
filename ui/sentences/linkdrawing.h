// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/drawnlinks.h"
#include "engine/types/error.h"

#include <QObject>

#include <functional>
#include <optional>
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
    void showDrawings(const Result<std::vector<LinksDrawing>>& drawings); ///< the answer to `drawingsWanted`

signals:
    void requested(const attentoscope::ui::LinksChange& change);
    void drawingsWanted();
    void chosen(const attentoscope::ui::LinksChange& change); ///< the person has changed links, which are shown already
    void said(const QString& text);
    void failed(const attentoscope::Error& error);

private:
    void toggle(int row, int column);

    QAction& m_action;
    AttentionView& m_view;
    SentenceController& m_sentences;
    ShownPair m_shownPair;
};

} // namespace attentoscope::ui
