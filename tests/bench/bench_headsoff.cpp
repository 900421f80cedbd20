// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the window waits for the totals of a set of pairs when somebody switches a head off:
//   bench_headsoff RUN FILE.tsv [THREADS [HEAD]]
// Without HEAD, cross.1.1 is switched off. Prints the seconds until the loss without the head is known, the loss with
// it, and both BLEU. Afterwards the window needs half of that time, because it knows the totals with all heads.
#include "engine/session/session.h"
#include "engine/types/heads.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>

using namespace attentoscope;

namespace {

constexpr std::chrono::milliseconds slice{50}; // as in the window

int fail(const Error& error)
{
    std::cerr << error.message.text() << '\n';
    return 1;
}

int measure(Session& session, const SentencesRequest& request)
{
    using Clock = std::chrono::steady_clock;
    const auto began = Clock::now();
    const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - began).count(); };
    if (const auto begun = session.measureSentences(request, {}); !begun)
        return fail(begun.error());
    double loss = 0.0, losses = 0.0, longest = 0.0;
    for (;;) {
        const double before = seconds();
        const auto part = session.advanceSentences(slice, {});
        longest = std::max(longest, seconds() - before);
        if (!part)
            return fail(part.error());
        if (part->loss && loss == 0.0)
            loss = seconds();
        if (part->whole && losses == 0.0)
            losses = seconds();
        if (!part->complete)
            continue;
        if (!part->bleu)
            return fail({ErrorCode::BadData, "There is no pair that can be measured.", {}});
        std::cout << part->total << " pairs: loss after " << loss << " s, that with all heads after " << losses
                  << " s, BLEU after " << seconds() << " s, the longest slice " << 1e3 * longest << " ms; loss "
                  << *part->whole->loss << " and " << *part->loss << ", BLEU " << *part->whole->bleu << " and "
                  << *part->bleu << '\n';
        return 0;
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::cerr << "bench_headsoff RUN FILE.tsv [THREADS [HEAD]]\n";
        return 2;
    }
    const auto head = headFromText(argc > 4 ? argv[4] : "cross.1.1");
    const auto session = createSession({.threads = argc > 3 ? std::atoi(argv[3]) : 0});
    if (const auto opened = session->openRun(argv[1], RunDetail::History); !opened)
        return fail(opened.error());
    if (!head) {
        std::cerr << "that is no head\n";
        return 2;
    }
    SentencesRequest request{.set = SentenceSet::File, .measure = SentenceMeasure::Totals, .file = argv[2]};
    request.switchedOff = {*head};
    request.whole = WholeModel::Measure;
    return measure(*session, request);
}
