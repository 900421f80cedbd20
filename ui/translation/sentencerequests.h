// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QObject>

#include <cstdint>
#include <vector>

namespace attentoscope::ui {

class SentenceLine;
class TranslationForcing;
class TranslationResult;
class TranslationTiming;

/// Asks for the translation of the sentence that is typed, with what is forced and the beam that is chosen.
class SentenceRequests : public QObject
{
    Q_OBJECT

public:
    struct Parts // which outlive this
    {
        const SentenceLine& line;
        const TranslationResult& result;
        TranslationTiming& timing;
        TranslationForcing& forcing;
    };
    SentenceRequests(const Parts& parts, QObject* parent);

    bool isAsked(std::uint64_t id) const { return id == m_request; } ///< the newest of its requests
    const QString& sentence() const { return m_sentence; } ///< that was sent last
    void setSentence(const QString& sentence); ///< its translation is given
    void translate(const Constraints& constraints);
    void translateNow(); ///< with what is forced, where the sentence is still the one that is shown
    void setSwitchedOff(const std::vector<AttentionHead>& heads); ///< from now on, in all of its requests
    bool isAnyOff() const { return !m_switchedOff.empty(); }
    void forget(); ///< an answer that is under way comes too late

signals:
    void translateRequested(const attentoscope::TranslationRequest& request);
    void sentenceEntered(); ///< the person typed

private:
    void connectLine();
    void renew();

    Parts m_parts;
    QString m_sentence;
    std::vector<AttentionHead> m_switchedOff;
    std::uint64_t m_request = 0; ///< the newest
};

} // namespace attentoscope::ui
