// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/page/runpage.h"

#include "engine/settings/settings.h"
#include "engine/storage/files/encodings.h"
#include "engine/storage/files/files.h"
#include "engine/storage/page/viewer.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/runlist.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace attentoscope {

namespace {

/// The sentences in the order in which they were first watched. If a moment occurs twice, the later one is used.
std::vector<PageSentence> bySentence(std::vector<WatchedSnapshot> snapshots)
{
    std::vector<PageSentence> sentences;
    for (auto& snapshot : snapshots) {
        auto place = std::ranges::find(sentences, snapshot.sentence, &PageSentence::sentence);
        if (place == sentences.end())
            place = sentences.insert(place, {.sentence = snapshot.sentence});
        auto& moments = place->moments;
        while (!moments.empty() && moments.back().step >= snapshot.step)
            moments.pop_back();
        moments.push_back(std::move(snapshot));
    }
    return sentences;
}

std::size_t momentsOf(const RunPage& page)
{
    std::size_t count = 0;
    for (const auto& sentence : page.sentences)
        count += sentence.moments.size();
    return count;
}

/// Leaves out every second moment of each sentence, but never the first, the last, and that of the arithmetic.
void thin(RunPage& page)
{
    for (auto& sentence : page.sentences) {
        std::vector<WatchedSnapshot> kept;
        for (std::size_t index = 0; index < sentence.moments.size(); ++index)
            if (index % 2 == 0 || index + 1 == sentence.moments.size()
                || sentence.moments[index].step == page.arithmeticStep)
                kept.push_back(std::move(sentence.moments[index]));
        sentence.moments = std::move(kept);
    }
}

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char letter : text)
        switch (letter) {
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '&':
            result += "&amp;";
            break;
        case '"':
            result += "&quot;";
            break;
        default:
            result += letter;
        }
    return result;
}

/// The hash as a content security policy names it: in base64.
std::string policyHash(std::string_view hexadecimalHash)
{
    const auto bytes = bytesOfHexadecimal(hexadecimalHash).value_or(std::string());
    const std::vector<std::uint8_t> numbers(bytes.begin(), bytes.end());
    return "'sha256-" + base64(numbers) + "'";
}

using Places = std::array<std::pair<std::string_view, std::string>, 6>;

/// Replaces each place once, in order, so that inserted text is never searched for places.
std::string filledPage(std::string_view text, const Places& places)
{
    std::string result;
    for (const auto& [place, value] : places) {
        const auto at = text.find(place);
        result += text.substr(0, at);
        if (at == std::string_view::npos)
            return result;
        result += value;
        text.remove_prefix(at + place.size());
    }
    result += text;
    return result;
}

std::string htmlOf(const RunPage& page, const PagePacking& packing)
{
    const auto& viewer = pageViewer();
    const auto data = base64(pageData(page, packing));
    const auto policy = "default-src 'none'; script-src " + policyHash(viewer.scriptHash) + "; style-src "
        + policyHash(viewer.styleHash) + "; base-uri 'none'; form-action 'none'";
    return filledPage(viewer.page,
        {{{"@LANGUAGE@", escaped(packing.language)}, {"@POLICY@", policy},
            {"@TITLE@", escaped(page.label.name.empty() ? page.name : page.label.name)},
            {"@STYLE@", std::string(viewer.style)}, {"@DATA@", data}, {"@SCRIPT@", std::string(viewer.script)}}});
}

} // namespace

Result<RunPage> readRunPage(const std::filesystem::path& folder)
{
    const auto run = RunFolder::open(folder);
    if (!run)
        return std::unexpected(run.error());
    auto history = run->readMetrics();
    if (!history)
        return std::unexpected(history.error());
    auto snapshots = run->readWatched();
    if (!snapshots)
        return std::unexpected(snapshots.error());
    auto label = readRunLabel(folder);
    if (!label)
        return std::unexpected(label.error());
    const auto& identity = run->identity();
    auto name = std::filesystem::absolute(folder).lexically_normal();
    if (!name.has_filename())
        name = name.parent_path();
    RunPage page;
    page.name = name.filename().string();
    page.label = std::move(*label);
    page.preset = identity.configuration.preset;
    page.data = identity.data.sample.empty() ? std::filesystem::path(identity.data.source).filename().string()
                                             : identity.data.sample;
    page.trainingPairs = identity.trainingPairs;
    page.settings = settingValues(identity.configuration);
    page.history = std::make_shared<const RunHistory>(std::move(*history));
    page.sentences = bySentence(std::move(*snapshots));
    return page;
}

Result<WrittenPage> writeRunPage(RunPage page, const std::filesystem::path& file, const PageOptions& options)
{
    PagePacking packing{options.language, momentsOf(page)};
    auto html = htmlOf(page, packing);
    for (const int levels : {127, 63}) {
        if (html.size() <= options.mostBytes)
            break;
        packing.headLevels = levels;
        html = htmlOf(page, packing);
    }
    while (html.size() > options.mostBytes) {
        const auto before = momentsOf(page);
        thin(page);
        if (momentsOf(page) == before)
            return failure(ErrorCode::BadData,
                Message("The page would have {} bytes, and it may have {}. Watch fewer or shorter sentences.",
                    html.size(), options.mostBytes));
        html = htmlOf(page, packing);
    }
    if (auto written = replaceFile(systemFiles(), file, html); !written)
        return std::unexpected(written.error());
    return WrittenPage{html.size(), momentsOf(page), packing.ofMoments};
}

} // namespace attentoscope
