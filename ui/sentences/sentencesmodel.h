// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/sentences.h"
#include "engine/types/wordlinks.h"
#include "ui/sentences/goldbook.h"
#include "ui/widgets/rowmodel.h"

#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace attentoscope::ui {

struct SentenceRow
{
    MeasuredSentence sentence;
    QString source;
    QString target;
    std::size_t words = 0; ///< number of words in the source
    std::optional<AlignmentCounts> counts;
    /// The translation with its own links, which drawn links may replace.
    std::shared_ptr<const Translation> asMeasured;
};

/// Measured sentences as a table. Numbers that depend on links are computed again when the rule changes.
class SentencesModel : public RowModel<SentenceRow>
{
public:
    enum Column : std::uint8_t { Line, Source, Target, Words, ErrorRate, Entropy, Bleu, Loss };

    explicit SentencesModel(QObject* parent = nullptr);

    /// Adds sentences, with their drawn links.
    void append(std::vector<MeasuredSentence> sentences, const GoldBook& gold = {});
    void setRule(const LinkRule& rule);
    const LinkRule& rule() const { return m_rule; }

    /// Shows the links that are now used for pairs in which a person has drawn.
    void showDrawn(const std::vector<LinksDrawing>& drawings, const GoldBook& gold);

    const MeasuredSentence& sentence(int row) const { return this->row(row).sentence; }
    /// Counts all sentences with links and attention; if there are gold links, only those.
    AlignmentCounts counts() const;
    LinksKind linksKind() const; ///< kind of the links in counts()
    int countedSentences() const;
    bool isMeasured() const; ///< whether there are measures other than links

private:
    bool isCounted(const SentenceRow& row, LinksKind kind) const;

    LinkRule m_rule;
};

/// Sentences sorted by a column, and filtered by typed words that may be in source or target.
class SentenceFilter : public RowOrder
{
public:
    using RowOrder::RowOrder;

    void setWords(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
};

} // namespace attentoscope::ui
