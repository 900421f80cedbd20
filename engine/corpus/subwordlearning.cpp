// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/subwordlearning.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/machine/childprocess.h"
#include "engine/reproducible/random.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <iterator>
#include <optional>
#include <system_error>
#include <unordered_set>

namespace attentoscope {

namespace {

constexpr int pollMilliseconds = 100; ///< longest time until a stop is noticed

std::optional<std::filesystem::path> findHelper(const std::string& name)
{
    std::error_code problem;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", problem).parent_path();
    for (const auto& path : {folder / name, folder / ".." / "libexec" / "attentoscope" / name})
        if (std::filesystem::exists(path, problem))
            return path;
    return std::nullopt;
}

/// A running helper. One socket is its standard input and output: unlike a pipe, it raises no signal when the helper
/// dies.
class Helper
{
public:
    Helper() = default;
    Helper(const Helper&) = delete;
    Helper& operator=(const Helper&) = delete;
    ~Helper()
    {
        if (m_socket >= 0)
            close(m_socket);
    }

    Result<void> start(const std::string& path, const std::vector<std::string>& arguments)
    {
        std::array<int, 2> ends{};
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
            return cannotStart(path, std::generic_category().message(errno));
        m_socket = ends[0];
        auto process = ChildProcess::start({.program = path,
            .arguments = arguments,
            .input = ChildFile::of(ends[1]),
            .output = ChildFile::of(ends[1]),
            .patience = std::chrono::milliseconds(0)});
        close(ends[1]);
        if (!process)
            return cannotStart(path, process.error().detail);
        m_process = std::move(*process);
        return {};
    }

    /// Waits until the socket can be used. Returns false if the caller should give up.
    bool wait(short event, const std::stop_token& stop) const
    {
        pollfd waited{m_socket, event, 0};
        while (!stop.stop_requested())
            if (const int ready = poll(&waited, 1, pollMilliseconds); ready > 0)
                return true;
            else if (ready < 0 && errno != EINTR)
                return false;
        return false;
    }

    void write(std::string_view input, const std::stop_token& stop) const
    {
        while (!input.empty() && wait(POLLOUT, stop)) {
            const auto sent = send(m_socket, input.data(), input.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
            if (sent < 0 && errno != EAGAIN && errno != EINTR)
                return;
            input.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(sent, 0)));
        }
        shutdown(m_socket, SHUT_WR);
    }

    std::string read(const std::stop_token& stop) const
    {
        std::string output;
        std::array<char, 65536> block{};
        while (wait(POLLIN, stop)) {
            const auto got = recv(m_socket, block.data(), block.size(), MSG_DONTWAIT);
            if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
                break;
            output.append(block.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        }
        return output;
    }

    bool endedWell() { return m_process->endedWell(); }

private:
    static std::unexpected<Error> cannotStart(const std::string& path, const std::string& why)
    {
        return failure(ErrorCode::Internal, Message("{} cannot be started: {}.", path, why));
    }

    int m_socket = -1;
    std::optional<ChildProcess> m_process;
};

} // namespace

Result<std::string> runHelper(const std::string& name, const std::vector<std::string>& arguments,
    std::string_view input, const std::stop_token& stop)
{
    const auto path = findHelper(name);
    if (!path)
        return failure(ErrorCode::Internal,
            Message(
                "The program {}, which belongs to Attentoscope, is not beside it. Install Attentoscope anew.", name));
    Helper helper;
    if (auto started = helper.start(path->string(), arguments); !started)
        return std::unexpected(started.error());
    helper.write(input, stop);
    auto output = helper.read(stop);
    if (stop.stop_requested())
        return std::unexpected(loadingCancelled());
    return helper.endedWell() ? output : std::string();
}

namespace {

std::size_t differentCharacters(std::span<const std::string> sentences)
{
    std::unordered_set<char32_t> seen;
    for (std::string_view rest : sentences)
        while (!rest.empty()) {
            const auto character = firstCharacter(rest);
            seen.insert(character.value);
            rest.remove_prefix(character.bytes);
        }
    return seen.size();
}

/// Writes one sentence on each line, with plain spaces, because SentencePiece knows no other white space.
std::string asLines(std::span<const std::string> sentences)
{
    std::string lines;
    for (const auto& sentence : sentences) {
        forEachPiece(sentence, [&lines](std::string_view word) { (lines += word) += ' '; });
        lines += '\n';
    }
    return lines;
}

constexpr std::size_t sampledPairs = 100'000; ///< a larger sample takes minutes and hardly changes the pieces

/// A random sample of all pairs, which depends on the seed. All pairs are equally likely.
class PairSample
{
public:
    explicit PairSample(std::uint64_t seed) : m_random(seed) { }

    void offer(std::string ofSource, std::string ofTarget)
    {
        const std::size_t place = m_offered++;
        if (place < sampledPairs) {
            source.push_back(std::move(ofSource));
            target.push_back(std::move(ofTarget));
        } else if (const auto chosen = m_random.below(place + 1); chosen < sampledPairs) {
            source[chosen] = std::move(ofSource);
            target[chosen] = std::move(ofTarget);
        }
    }

    std::vector<std::string> source;
    std::vector<std::string> target;

private:
    Random m_random;
    std::size_t m_offered = 0;
};

Result<PairSample> samplePairs(const DataRequest& request, const DataConfiguration& configuration,
    const Progress& progress, const std::stop_token& stop)
{
    std::error_code problem;
    if (!request.source.empty() && std::filesystem::exists(request.source, problem)
        && !std::filesystem::is_regular_file(request.source, problem))
        return failure(ErrorCode::BadData,
            Message("{} can be read only once, and to learn subwords the pairs are read twice. Write them into a file "
                    "first, or name a subword_model.",
                request.source));
    PairSample sample(request.seed);
    DataConfiguration plain = configuration;
    plain.tokenizer = TokenizerKind::Space;
    const TextPipeline pipeline(plain);
    const bool swapped = configuration.direction == Direction::Swapped;
    std::size_t lines = 0;
    const auto facts = readPairs(
        request,
        [&](const RawPair& pair) {
            if (++lines % 4'096 == 0 && progress)
                progress(pair.done);
            if (pair.fault == LineFault::None)
                sample.offer(pipeline.normalize(swapped ? pair.second : pair.first),
                    pipeline.normalize(swapped ? pair.first : pair.second));
            return !stop.stop_requested();
        },
        stop);
    if (!facts)
        return std::unexpected(facts.error());
    if (stop.stop_requested())
        return std::unexpected(loadingCancelled());
    return sample;
}

Result<SubwordSides> learned(const DataRequest& request, const DataConfiguration& configuration,
    const Progress& progress, const std::stop_token& stop)
{
    auto sample = samplePairs(request, configuration, progress, stop);
    if (!sample)
        return std::unexpected(sample.error());
    if (sample->source.empty())
        return SubwordSides{}; // problems of the file are reported when the data is read
    const auto learn = [&](const std::vector<std::string>& sentences) {
        return learnSubwords(configuration.tokenizer, configuration.subwordVocabulary, sentences, stop);
    };
    const bool isJoint = configuration.subwordLearning == SubwordLearning::Joint;
    if (isJoint)
        std::ranges::move(sample->target, std::back_inserter(sample->source));
    auto source = learn(sample->source);
    if (!source)
        return std::unexpected(source.error());
    if (isJoint)
        return SubwordSides{*source, *source};
    if (stop.stop_requested())
        return std::unexpected(loadingCancelled());
    auto target = learn(sample->target);
    if (!target)
        return std::unexpected(target.error());
    return SubwordSides{std::move(*source), std::move(*target)};
}

Result<SharedSubwords> opened(const std::string& path, TokenizerKind kind)
{
    auto model = SubwordModel::open(path);
    if (model && (*model)->kind() != kind)
        return failure(ErrorCode::InvalidSetting,
            (*model)->kind() == TokenizerKind::Bpe ? Message("{} is a BPE model. Set tokenizer=bpe.", path)
                                                   : Message("{} is a unigram model. Set tokenizer=unigram.", path));
    return model;
}

Result<SubwordSides> openedBoth(const std::string& source, const std::string& target, TokenizerKind kind)
{
    auto ofSource = opened(source, kind);
    if (!ofSource)
        return std::unexpected(ofSource.error());
    auto ofTarget = target == source ? ofSource : opened(target, kind);
    if (!ofTarget)
        return std::unexpected(ofTarget.error());
    return SubwordSides{std::move(*ofSource), std::move(*ofTarget)};
}

} // namespace

/// A separate process is needed: SentencePiece and LibTorch each contain a copy of the same library, and one process
/// cannot load both.
Result<SharedSubwords> learnSubwords(
    TokenizerKind kind, int size, std::span<const std::string> sentences, const std::stop_token& stop)
{
    // All characters become pieces if there is room for longer pieces too. Otherwise the rarest 0.05 % of the text get
    // none.
    const std::size_t characters = differentCharacters(sentences);
    const bool hasRoom = characters * 2 <= static_cast<std::size_t>(size);
    const auto bytes = runHelper("attentoscope-subwords",
        {kind == TokenizerKind::Bpe ? "bpe" : "unigram", std::to_string(size), hasRoom ? "1.0" : "0.9995"},
        asLines(sentences), stop);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (bytes->empty())
        return failure(ErrorCode::BadData,
            Message("No subwords can be learned from {} with {}. Change subword_vocabulary (now {}) or choose another "
                    "tokenizer.",
                counted(sentences.size(), "{} sentence", "{} sentences"),
                counted(characters, "{} different character", "{} different characters"), size));
    return SubwordModel::fromBytes(*bytes, "The learned subword model");
}

Result<SubwordSides> subwordsFor(const DataRequest& request, const DataConfiguration& configuration,
    const Progress& progress, const std::stop_token& stop)
{
    if (!cutsWords(configuration.tokenizer))
        return SubwordSides{};
    if (!request.subwordsOfRun.empty()) {
        const std::filesystem::path run = request.subwordsOfRun;
        return openedBoth(
            (run / sourceSubwordsFile).string(), (run / targetSubwordsFile).string(), configuration.tokenizer);
    }
    if (const auto& model = configuration.subwordModel; !model.empty())
        return openedBoth(model, configuration.targetSubwordModel.empty() ? model : configuration.targetSubwordModel,
            configuration.tokenizer);
    return learned(request, configuration, progress, stop);
}

} // namespace attentoscope
