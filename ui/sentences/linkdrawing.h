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

/// A person's change to the drawn links of a pair. `none` means that nothing is drawn for it.
struct LinksChange
{
    using Links = std::optional<std::vector<AlignmentLink>>;
    SentencePair text; ///< the pair as written
    Links before;
    Links after;
    std::uint64_t number = 0; ///< counts the changes that this object has made
};

/// Lets a person draw and remove links in the heatmap while its action is checked. The first drawing of a pair begins
/// with the outlined links. Drawn links count as gold at once, and are kept with the data.
class LinkDrawing : public QObject
{
    Q_OBJECT

public:
    /// Returns the pair of the data that the view shows; none for another sentence.
    using ShownPair = std::function<std::optional<SentencePair>()>;
    LinkDrawing(
        QAction& action, AttentionView& view, SentenceController& sentences, ShownPair shownPair, QObject* parent);

    void apply(const LinksChange& change); ///< shows the result of the change, and requests that it is kept
    void showKept(const LinksChange& change, const Result<DrawnLinks>& kept); ///< takes the answer to `requested`
    /// Whether the change belongs to the loaded data and was kept. Otherwise there is nothing to undo.
    [[nodiscard]] bool canUndo(const LinksChange& change) const;
    void showDrawings(const Result<std::vector<LinksDrawing>>& drawings); ///< takes the answer to `drawingsWanted`

signals:
    void requested(const attentoscope::ui::LinksChange& change);
    void drawingsWanted();
    /// The person has changed links; the view already shows it.
    void chosen(const attentoscope::ui::LinksChange& change);
    void said(const QString& text);
    void failed(const attentoscope::Error& error);

private:
    void toggle(int row, int column);
    QString whyOff() const; ///< the reason why nothing can be drawn; empty: drawing is possible

    QAction& m_action;
    AttentionView& m_view;
    SentenceController& m_sentences;
    ShownPair m_shownPair;
    std::uint64_t m_count = 0; ///< number of the last change
    std::uint64_t m_countBefore = 0; ///< number of the last change to the former data
    std::set<std::uint64_t> m_refused; ///< numbers of changes that were not kept
};

} // namespace attentoscope::ui
