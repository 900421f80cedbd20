// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/backgroundlinks.h"
#include "engine/corpus/corpus.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/storage/runfolder.h"
#include "engine/types/drawnlinks.h"
#include "engine/types/headpatterns.h"
#include "engine/types/training.h"

#include <memory>
#include <vector>

namespace attentoscope {

/// Numbers of words or pieces.
struct VocabularySizes
{
    std::size_t source = 0, target = 0;
};

/// The sentence pairs of a session, with their statistical links. The pairs are loaded with some settings. If a rule
/// has chosen other settings for a training, the tokens follow the chosen ones.
class LoadedPairs
{
public:
    const std::shared_ptr<const Corpus>& corpus() const { return m_corpus; } ///< null if there is none
    const Corpus* operator->() const { return m_corpus.get(); }
    const Corpus& operator*() const { return *m_corpus; }
    explicit operator bool() const { return m_corpus != nullptr; }

    void take(Corpus corpus); ///< takes other pairs that were requested
    /// Takes the same pairs, read again. If links were wanted before, they are learned again.
    void replace(std::shared_ptr<const Corpus> corpus);

    /// The settings that the rule chooses for these pairs.
    Result<ChosenSettings> choose(const TrainingRequest& request, int threads) const;
    /// Whether the pairs are cut with these settings.
    bool areCutBy(const ChosenSettings& chosen) const;
    /// The vocabularies that the pairs have when they are cut with these settings.
    VocabularySizes wordsWhenCutBy(const ChosenSettings& chosen) const;
    /// The pairs with these settings: the loaded ones, or the same ones read again.
    Result<std::shared_ptr<const Corpus>> cutBy(const ChosenSettings& chosen) const;
    void replace(std::shared_ptr<const Corpus> corpus, const ChosenSettings& cutBy);
    /// The pairs in the words of the model whose training the request continues, with the request's second validation
    /// file. If they must be read once more for that, the result is kept until other pairs come.
    Result<std::shared_ptr<const Corpus>> cutFor(const TrainingRequest& request, const std::stop_token& stop);

    /// Loads the pairs again if the run in the folder was begun with another rule for splitting them.
    Result<void> splitAsIn(const std::string& folder);

    /// The validation pairs, if these are the pairs of that run; otherwise a NotReady or BadRun error.
    Result<const TextPairs*> validationOf(const RunIdentity& run) const;
    /// The pairs from which the sample is drawn. Null if the sample has a file of its own, or if the run knows no
    /// words.
    Result<const TextPairs*> drawnFrom(const SentenceSample& sample, const RunIdentity& run) const;

    /// The columns and languages with which a further file is read: those of the data of this run. If there is no run,
    /// or if it names no data, they are those of the loaded pairs.
    WantedColumns columnsOfFiles(const RunIdentity* run) const;

    Result<DrawnLinks> drawLinks(const LinksDrawing& drawing) const;
    Result<std::vector<LinksDrawing>> drawnLinks() const;
    Result<LinkLearning> learnLinks(LinkLearningOrder order);
    /// Learns statistics from the pairs on which a run was trained: the loaded pairs, or those that the run names.
    Result<StatisticalAligner> learnStatistics(
        const RunIdentity& run, std::vector<Message>& notices, std::stop_token stop) const;
    std::shared_ptr<const CorpusLinks> links() const { return m_links.links(); } ///< null until the links are ready
    /// Adds links to a translation without links, if it is between these languages.
    void addLinks(Translation& translation, const CorpusLinks& links) const;
    void addLinks(TrainingReports& reports, const CorpusLinks& links) const;

private:
    std::shared_ptr<const Corpus> m_corpus;
    DataRequest m_asked; ///< the request that loaded the pairs, as for a new model
    VocabularySizes m_askedWords; ///< numbers of words when the pairs were loaded
    std::shared_ptr<const Corpus> m_ofModel; ///< the pairs in the words of a model; null: not read
    std::vector<KeyValue> m_dataChosen; ///< settings for which the pairs were read once more; empty: as requested
    BackgroundLinks m_links;
};

} // namespace attentoscope
