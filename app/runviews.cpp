// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runviews.h"

#include "ui/plots/export/plotexport.h"
#include "ui/plots/style/colormap.h"

#include <QDebug>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <vector>

namespace attentoscope {

namespace {

constexpr int version = 1;
constexpr qint64 largestFile = 256 * 1024;
constexpr qsizetype longestSentence = 10'000; ///< characters
constexpr qsizetype mostNumbers = 4'000;
constexpr double widestBeam = 10.0; ///< that the window shows
constexpr double highestPenalty = 2.0; ///< likewise
constexpr double largestStep = 1e15; ///< below which a double holds every whole number

/// Names of the values of an enumeration, in their order. They stand in people's files.
using Names = std::vector<QLatin1String>;

const Names viewNames{QLatin1String("pairs"), QLatin1String("watched"), QLatin1String("own"), QLatin1String("samples")};
const Names formNames{QLatin1String("matrix"), QLatin1String("lines")};
const Names scaleNames{QLatin1String("fixed"), QLatin1String("automatic"), QLatin1String("logarithmic")};
const Names orderNames{QLatin1String("automatic"), QLatin1String("left-to-right"), QLatin1String("right-to-left")};

template <typename Value>
QString nameOf(const Names& names, Value value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < names.size() ? QString(names[index]) : QString();
}

template <typename Value>
void readName(const QJsonObject& object, const char* key, const Names& names, Value& value)
{
    const auto found = std::ranges::find(names, object[QLatin1String(key)].toString());
    if (found != names.end())
        value = static_cast<Value>(found - names.begin());
}

std::optional<std::int64_t> wholeNumber(const QJsonValue& value, double largest)
{
    const double number = value.toDouble(-1.0);
    if (!(number >= 0.0 && number <= largest) || std::floor(number) != number)
        return std::nullopt;
    return static_cast<std::int64_t>(number);
}

std::optional<std::string> sentence(const QJsonValue& value)
{
    if (!value.isString() || value.toString().size() > longestSentence)
        return std::nullopt;
    return value.toString().simplified().toStdString();
}

template <typename Number>
QJsonArray arrayOf(const std::vector<Number>& numbers)
{
    QJsonArray array;
    for (const auto number : numbers)
        array.append(static_cast<qint64>(number));
    return array;
}

template <typename Number>
std::vector<Number> numbersIn(const QJsonValue& value, double largest)
{
    std::vector<Number> numbers;
    const auto array = value.toArray();
    for (qsizetype index = 0; index < std::min(array.size(), mostNumbers); ++index)
        if (const auto number = wholeNumber(array[index], largest))
            numbers.push_back(static_cast<Number>(*number));
    std::ranges::sort(numbers);
    const auto repeated = std::ranges::unique(numbers);
    numbers.erase(repeated.begin(), repeated.end());
    return numbers;
}

constexpr double largestToken = 100'000.0;

QJsonObject attentionObject(const ui::AttentionOptions& options)
{
    return {{QStringLiteral("form"), nameOf(formNames, options.form)},
        {QStringLiteral("color_map"), QLatin1String(ui::colorMapInfo(options.colorMap).key)},
        {QStringLiteral("scale"), nameOf(scaleNames, options.scale)},
        {QStringLiteral("order"), nameOf(orderNames, options.order)},
        {QStringLiteral("cell_values"), options.values == ui::CellValues::WhereRoom},
        {QStringLiteral("special_tokens"), options.specialTokens == ui::SpecialTokens::Shown},
        {QStringLiteral("carried_share"), options.carriedShare}};
}

ui::AttentionOptions attentionFrom(const QJsonObject& object)
{
    ui::AttentionOptions options;
    readName(object, "form", formNames, options.form);
    readName(object, "scale", scaleNames, options.scale);
    readName(object, "order", orderNames, options.order);
    const auto key = object[QLatin1String("color_map")].toString();
    for (const auto& map : ui::colorMaps())
        if (key == QLatin1String(map.key))
            options.colorMap = map.id;
    options.values = ui::CellValues(object[QLatin1String("cell_values")].toBool());
    options.specialTokens =
        object[QLatin1String("special_tokens")].toBool(true) ? ui::SpecialTokens::Shown : ui::SpecialTokens::Hidden;
    const double share = object[QLatin1String("carried_share")].toDouble(1.0);
    options.carriedShare = share >= 0.01 && share <= 1.0 ? share : 1.0;
    return options;
}

QJsonObject objectOf(const ui::RunView& view)
{
    QJsonObject object{{QStringLiteral("version"), version}, {QStringLiteral("view"), nameOf(viewNames, view.view)},
        {QStringLiteral("attention"), attentionObject(view.attention)},
        {QStringLiteral("sentence"), QString::fromStdString(view.sentence)}, {QStringLiteral("beam"), view.beam},
        {QStringLiteral("length_penalty"), view.lengthPenalty},
        {QStringLiteral("pinned_steps"), arrayOf(view.pinnedSteps)},
        {QStringLiteral("summed_rows"), arrayOf(view.selection.rows)},
        {QStringLiteral("summed_columns"), arrayOf(view.selection.columns)}};
    if (view.watched) {
        QJsonObject watched{{QStringLiteral("source"), QString::fromStdString(view.watched->source)}};
        if (view.watched->target)
            watched[QStringLiteral("target")] = QString::fromStdString(*view.watched->target);
        object[QStringLiteral("watched")] = watched;
    }
    if (view.step)
        object[QStringLiteral("step")] = static_cast<qint64>(*view.step);
    if (view.pin)
        object[QStringLiteral("pin")] = QJsonArray{view.pin->row, view.pin->column};
    return object;
}

std::optional<WatchedSentence> watchedFrom(const QJsonObject& object)
{
    auto source = sentence(object[QLatin1String("source")]);
    if (!source || source->empty())
        return std::nullopt;
    return WatchedSentence{std::move(*source), sentence(object[QLatin1String("target")])};
}

ui::RunView viewFrom(const QJsonObject& object)
{
    ui::RunView view;
    readName(object, "view", viewNames, view.view);
    view.attention = attentionFrom(object[QLatin1String("attention")].toObject());
    view.sentence = sentence(object[QLatin1String("sentence")]).value_or(std::string());
    view.beam = static_cast<int>(wholeNumber(object[QLatin1String("beam")], widestBeam).value_or(1));
    const double penalty = object[QLatin1String("length_penalty")].toDouble(usualLengthPenalty);
    view.lengthPenalty = penalty >= 0.0 && penalty <= highestPenalty ? penalty : usualLengthPenalty;
    view.watched = watchedFrom(object[QLatin1String("watched")].toObject());
    view.step = wholeNumber(object[QLatin1String("step")], largestStep);
    view.pinnedSteps = numbersIn<std::int64_t>(object[QLatin1String("pinned_steps")], largestStep);
    view.selection = {numbersIn<int>(object[QLatin1String("summed_rows")], largestToken),
        numbersIn<int>(object[QLatin1String("summed_columns")], largestToken)};
    const auto pin = object[QLatin1String("pin")].toArray();
    const auto row = wholeNumber(pin.at(0), largestToken);
    const auto column = wholeNumber(pin.at(1), largestToken);
    if (pin.size() == 2 && row && column)
        view.pin = ui::Cell{static_cast<int>(*row), static_cast<int>(*column)};
    return view;
}

/// A plain file of its own, so that a link in a stranger's run leads nowhere and a pipe makes nobody wait.
bool isPlain(const QFileInfo& file)
{
    return file.isFile() && !file.isSymLink();
}

} // namespace

QString runViewFile(const QString& runFolder)
{
    return QDir(runFolder).filePath(QStringLiteral("view.json"));
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
    const auto document = text.size() > largestFile ? QJsonDocument() : QJsonDocument::fromJson(text);
    if (!document.isObject() || document[QLatin1String("version")].toInt() != version)
        return failure(ErrorCode::BadRun, Message("{} is not how a run was left, of version 1.", path.toStdString()));
    return viewFrom(document.object());
}

Result<void> writeRunView(const QString& runFolder, const ui::RunView& view)
{
    const QString path = runViewFile(runFolder);
    const QFileInfo there(path);
    if (there.isSymLink() || (there.exists() && !there.isFile()))
        return failure(
            ErrorCode::Unwritable, Message("{} is no plain file, so it stays as it is.", path.toStdString()));
    if (const auto why = ui::whyNotWritten(path, QJsonDocument(objectOf(view)).toJson()); !why.isEmpty())
        return failure(
            ErrorCode::Unwritable, Message("{} cannot be written: {}.", path.toStdString(), why.toStdString()));
    return {};
}

RunViewKeeper::RunViewKeeper(ui::MainWindow& window, EngineController& engine, QObject* parent)
    : QObject(parent), m_memory(new ui::RunViewMemory(window.mainView())), m_engine(engine)
{
    connect(&engine, &EngineController::runStarted, this, &RunViewKeeper::enter);
    connect(&engine, &EngineController::dataLoaded, this, [this](const CorpusSummary& loaded) {
        if (loaded.isOfRun)
            return; // it stays open with its own pairs
        leave();
        m_folder.clear(); // the sentences of the run make way for those of the data
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
    m_folder = QString::fromStdString(run.folder);
    m_kept.reset();
    m_isOfOthers = run.past && run.past->end == RunPast::End::TrainedElsewhere;
    const bool isOpened = m_engine.state().activity == Activity::Idle;
    if (isOpened && !m_folder.isEmpty())
        QTimer::singleShot(0, this, &RunViewKeeper::restore); // when the window has shown the run
}

void RunViewKeeper::noteNews(const RunNews& news)
{
    const bool isTrained = news.activity == RunActivity::Training || news.activity == RunActivity::Unknown;
    m_isOfOthers = m_isOfOthers || (isTrained && news.folder == m_folder.toStdString());
}

void RunViewKeeper::restore()
{
    if (!m_memory || m_folder.isEmpty())
        return;
    auto view = readRunView(m_folder);
    if (!view) {
        if (view.error().code != ErrorCode::FileNotFound)
            qInfo("%s", view.error().message.c_str());
        return;
    }
    m_memory->restore(*view);
    m_kept = std::move(*view);
}

void RunViewKeeper::leave()
{
    if (!m_memory || m_isOfOthers || m_folder.isEmpty() || !QFileInfo(m_folder).isDir())
        return;
    const auto view = m_memory->view();
    if (view == m_kept)
        return;
    if (const auto written = writeRunView(m_folder, view); written)
        m_kept = view;
    else
        qInfo("%s", written.error().message.c_str());
}

} // namespace attentoscope
