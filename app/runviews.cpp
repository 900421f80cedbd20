// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runviews.h"

#include "engine/storage/files/json.h"
#include "engine/storage/files/sums.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/style/colormap.h"
#include "ui/training/adviceline.h"
#include "ui/window/windowpages.h"

#include <QDebug>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <vector>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr int version = 1;
constexpr qint64 largestFile = 256 * 1024;
constexpr JsonLimits viewLimits{3, 64 * 1024};
constexpr qsizetype longestSentence = 10'000; ///< characters of a sentence that is restored
constexpr std::size_t mostNumbers = 4'000;
constexpr std::size_t mostClosed = 100; ///< the most kinds of advice that are kept as closed
constexpr double widestBeam = 10.0; ///< the widest beam of the window
constexpr double highestPenalty = 2.0; ///< the highest length penalty of the window
constexpr double largestStep = 1e15; ///< a double represents every whole number below it exactly

/// Names of an enumeration's values, in their order. They never change, because they are in people's files.
using Names = std::vector<std::string>;

const Names viewNames{"pairs", "watched", "own", "samples"};
const Names formNames{"matrix", "lines"};
const Names scaleNames{"fixed", "automatic", "logarithmic"};
const Names orderNames{"automatic", "left-to-right", "right-to-left"};

template <typename Value>
std::string nameOf(const Names& names, Value value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < names.size() ? names[index] : std::string();
}

// A value of the wrong type counts as absent.

const json& valueIn(const json& object, const char* key)
{
    static const json none;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found == object.end() ? none : *found;
}

std::string textFrom(const json& value)
{
    return value.is_string() ? value.get<std::string>() : std::string();
}

double numberFrom(const json& value, double least, double most, double otherwise)
{
    const double number = value.is_number() ? value.get<double>() : otherwise;
    return number >= least && number <= most ? number : otherwise;
}

bool flagFrom(const json& value, bool otherwise)
{
    return value.is_boolean() ? value.get<bool>() : otherwise;
}

template <typename Value>
void readName(const json& object, const char* key, const Names& names, Value& value)
{
    const auto found = std::ranges::find(names, textFrom(valueIn(object, key)));
    if (found != names.end())
        value = static_cast<Value>(found - names.begin());
}

std::optional<std::int64_t> wholeNumber(const json& value, double largest)
{
    const double number = numberFrom(value, 0.0, largest, -1.0);
    return number < 0.0 || std::floor(number) != number ? std::nullopt
                                                        : std::optional(static_cast<std::int64_t>(number));
}

std::optional<std::string> sentence(const json& value)
{
    const auto text = QString::fromStdString(textFrom(value));
    if (!value.is_string() || text.size() > longestSentence)
        return std::nullopt;
    return text.simplified().toStdString();
}

template <typename Number>
std::vector<Number> numbersIn(const json& value, double largest)
{
    std::vector<Number> numbers;
    for (std::size_t index = 0; value.is_array() && index < std::min(value.size(), mostNumbers); ++index)
        if (const auto number = wholeNumber(value[index], largest))
            numbers.push_back(static_cast<Number>(*number));
    std::ranges::sort(numbers);
    const auto repeated = std::ranges::unique(numbers);
    numbers.erase(repeated.begin(), repeated.end());
    return numbers;
}

constexpr double largestToken = 100'000.0;

ordered_json attentionObject(const ui::AttentionOptions& options)
{
    return {{"form", nameOf(formNames, options.form)}, {"color_map", ui::colorMapInfo(options.colorMap).key},
        {"scale", nameOf(scaleNames, options.scale)}, {"order", nameOf(orderNames, options.order)},
        {"cell_values", options.values == ui::CellValues::WhereRoom},
        {"special_tokens", options.specialTokens == ui::SpecialTokens::Shown}, {"carried_share", options.carriedShare}};
}

ui::AttentionOptions attentionFrom(const json& object)
{
    ui::AttentionOptions options;
    readName(object, "form", formNames, options.form);
    readName(object, "scale", scaleNames, options.scale);
    readName(object, "order", orderNames, options.order);
    const auto key = textFrom(valueIn(object, "color_map"));
    for (const auto& map : ui::colorMaps())
        if (key == map.key)
            options.colorMap = map.id;
    options.values = ui::CellValues(flagFrom(valueIn(object, "cell_values"), false));
    options.specialTokens =
        flagFrom(valueIn(object, "special_tokens"), true) ? ui::SpecialTokens::Shown : ui::SpecialTokens::Hidden;
    options.carriedShare = numberFrom(valueIn(object, "carried_share"), 0.01, 1.0, 1.0);
    return options;
}

ordered_json objectOf(const ui::RunView& view)
{
    ordered_json object{{"version", version}, {"view", nameOf(viewNames, view.view)},
        {"attention", attentionObject(view.attention)}, {"sentence", view.sentence}, {"beam", view.beam},
        {"length_penalty", view.lengthPenalty}, {"pinned_steps", view.pinnedSteps},
        {"closed_advice", view.closedAdvice}, {"summed_rows", view.selection.rows},
        {"summed_columns", view.selection.columns}};
    if (view.watched) {
        object["watched"]["source"] = view.watched->source;
        if (view.watched->target)
            object["watched"]["target"] = *view.watched->target;
    }
    if (view.step)
        object["step"] = *view.step;
    if (view.pin)
        object["pin"] = {view.pin->row, view.pin->column};
    return object;
}

std::optional<WatchedSentence> watchedFrom(const json& object)
{
    auto source = sentence(valueIn(object, "source"));
    if (!source || source->empty())
        return std::nullopt;
    return WatchedSentence{std::move(*source), sentence(valueIn(object, "target"))};
}

/// None if the object is no view of a run in this version's format.
std::optional<ui::RunView> viewFrom(const json& object)
{
    if (wholeNumber(valueIn(object, "version"), largestToken) != version)
        return std::nullopt;
    ui::RunView view;
    readName(object, "view", viewNames, view.view);
    view.attention = attentionFrom(valueIn(object, "attention"));
    view.sentence = sentence(valueIn(object, "sentence")).value_or(std::string());
    view.beam = static_cast<int>(wholeNumber(valueIn(object, "beam"), widestBeam).value_or(1));
    view.lengthPenalty = numberFrom(valueIn(object, "length_penalty"), 0.0, highestPenalty, usualLengthPenalty);
    view.watched = watchedFrom(valueIn(object, "watched"));
    view.step = wholeNumber(valueIn(object, "step"), largestStep);
    view.pinnedSteps = numbersIn<std::int64_t>(valueIn(object, "pinned_steps"), largestStep);
    view.selection = {numbersIn<int>(valueIn(object, "summed_rows"), largestToken),
        numbersIn<int>(valueIn(object, "summed_columns"), largestToken)};
    const auto& closed = valueIn(object, "closed_advice");
    for (std::size_t index = 0; closed.is_array() && index < std::min(closed.size(), mostClosed); ++index)
        view.closedAdvice.push_back(textFrom(closed[index]));
    if (const auto& pin = valueIn(object, "pin"); pin.is_array() && pin.size() == 2) {
        const auto row = wholeNumber(pin[0], largestToken), column = wholeNumber(pin[1], largestToken);
        if (row && column)
            view.pin = ui::Cell{static_cast<int>(*row), static_cast<int>(*column)};
    }
    return view;
}

/// Whether it is a plain file. Links in an untrusted run are not followed, and a pipe would block.
bool isPlain(const QFileInfo& file)
{
    return file.isFile() && !file.isSymLink();
}

} // namespace

QString runViewFile(const QString& runFolder)
{
    return QDir(runFolder).filePath(QStringLiteral("view.json"));
}

QString folderOfKept(const RunDescription& run)
{
    if (!run.opened)
        return QString::fromStdString(run.folder);
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
    return data.filePath(QStringLiteral("opened/%1").arg(qulonglong(run.opened->hash), 16, 16, QLatin1Char('0')));
}

Result<ui::RunView> readRunView(const QString& runFolder)
{
    const QString path = runViewFile(runFolder);
    if (!QFileInfo::exists(path))
        return failure(ErrorCode::FileNotFound, Message("{} does not exist.", path.toStdString()));
    QFile file(path);
    if (!isPlain(QFileInfo(path)) || !file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::BadRun, Message("{} cannot be read.", path.toStdString()));
    const auto text = file.read(largestFile + 1);
    if (text.size() <= largestFile && ownSumOf(text.toStdString()) != OwnSum::Wrong)
        if (auto view = readJson(text.toStdString(), viewLimits, viewFrom); view && *view)
            return std::move(**view);
    return failure(ErrorCode::BadRun,
        Message("{} does not describe the view of a run, in version 1 of the format.", path.toStdString()));
}

Result<void> writeRunView(const QString& runFolder, const ui::RunView& view)
{
    const QString path = runViewFile(runFolder);
    const QFileInfo there(path);
    if (there.isSymLink() || (there.exists() && !there.isFile()))
        return failure(
            ErrorCode::Unwritable, Message("{} is no plain file, so it stays as it is.", path.toStdString()));
    constexpr auto replace = ordered_json::error_handler_t::replace; // bytes that are not UTF-8
    const auto text = withOwnSum(objectOf(view).dump(-1, ' ', false, replace) + '\n');
    if (const auto why = ui::whyNotWritten(path, QByteArray::fromStdString(text)); !why.isEmpty())
        return failure(
            ErrorCode::Unwritable, Message("{} cannot be written: {}.", path.toStdString(), why.toStdString()));
    return {};
}

RunViewKeeper::RunViewKeeper(ui::MainWindow& window, EngineController& engine, QObject* parent)
    : QObject(parent)
    , m_memory(new ui::RunViewMemory(window.mainView()))
    , m_advice(window.pages().advice())
    , m_engine(engine)
{
    connect(&engine, &EngineController::runStarted, this, &RunViewKeeper::enter);
    connect(&engine, &EngineController::dataLoaded, this, [this](const CorpusSummary& loaded) {
        if (!loaded.isOfRun)
            leave();
        m_isShown = loaded.isOfRun; // other data replace the sentences of the run
    });
    connect(&engine, &EngineController::discarded, this, [this] { m_folder.clear(); });
}

RunViewKeeper::~RunViewKeeper()
{
    leave();
}

void RunViewKeeper::enter(const RunDescription& run)
{
    leave();
    if (m_memory)
        m_memory->dropMarks();
    m_folder = folderOfKept(run);
    m_isShown = true;
    if (run.opened)
        QDir().mkpath(m_folder);
    m_kept.reset();
    m_isOfOthers = run.past && run.past->end == RunPast::End::TrainedElsewhere;
    const bool isOpened = m_engine.state().activity == Activity::Idle;
    if (isOpened && !m_folder.isEmpty())
        QTimer::singleShot(0, this, &RunViewKeeper::restore); // after the window has shown the run
}

void RunViewKeeper::noteNews(const RunNews& news)
{
    const bool isTrained = news.activity == RunActivity::Training || news.activity == RunActivity::Unknown;
    m_isOfOthers = m_isOfOthers || (isTrained && news.folder == m_folder.toStdString());
}

void RunViewKeeper::restore()
{
    if (!m_memory || m_folder.isEmpty() || !m_isShown)
        return;
    auto view = readRunView(m_folder);
    if (!view) {
        if (view.error().code != ErrorCode::FileNotFound)
            qInfo("%s", view.error().message.c_str());
        return;
    }
    m_memory->restore(*view);
    m_advice.setClosed(view->closedAdvice);
    m_kept = std::move(*view);
}

void RunViewKeeper::leave()
{
    if (!m_memory || !m_isShown || m_isOfOthers || m_folder.isEmpty() || !QFileInfo(m_folder).isDir())
        return;
    auto view = m_memory->view();
    view.closedAdvice = m_advice.closed();
    if (view == m_kept)
        return;
    if (const auto written = writeRunView(m_folder, view); written)
        m_kept = view;
    else
        qInfo("%s", written.error().message.c_str());
}

} // namespace attentoscope
