// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/arithmetic.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"
#include "tests/support/unsummed.h"

#include <torch/cuda.h>
#include <torch/torch.h>

namespace {

struct Trained
{
    std::vector<double> losses;
    QByteArray weights;
    std::vector<Message> notes;
};

Trained trained(const char* device, const std::string& folder)
{
    auto session = sessionWith("tiny-french", 60);
    TrainingRequest request{.preset = "luong-general"};
    request.settings = {
        {"device", device}, {"embedding_size", "12"}, {"hidden_size", "16"}, {"batch_size", "8"}, {"threads", "1"}};
    request.limit.steps = 6;
    request.runFolder = folder;
    const auto run = valueOf(session->startTraining(request));
    Trained result{losses(*session), {}, run.notes};
    QFile file(QString::fromStdString(folder) + "/model.safetensors");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no weights");
    result.weights = file.readAll();
    return result;
}

bool has(const std::vector<Message>& notes, const std::string& part)
{
    return std::ranges::any_of(notes, [&](const Message& note) { return note.contains(part); });
}

/// Changes what config.json says about the device.
void setDevice(const QString& folder, const char* before, const char* after)
{
    QFile file(folder + "/config.json");
    if (!file.open(QIODevice::ReadWrite))
        qFatal("no configuration");
    auto text = file.readAll();
    const auto line = [](const char* device) { return QByteArray("\"device\": \"") + device + '"'; };
    if (!text.contains(line(before)))
        qFatal("the configuration does not name the device");
    tests::removeSums(folder.toStdString());
    file.resize(0);
    file.seek(0);
    file.write(text.replace(line(before), line(after)));
}

} // namespace

/// The devices that a person can choose if there is no GPU.
class TestDevice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (torch::cuda::is_available())
            QSKIP("This is about computers without a GPU.");
    }

    void nothingIsFusedElsewhere()
    {
        const Arithmetic arithmetic;
        QVERIFY(arithmetic.isFusedFor(torch::empty({2})));
        QVERIFY(!arithmetic.isFusedFor(torch::empty({2}, torch::kMeta)));
    }

    void aGpuThatIsNotThereIsRefused()
    {
        auto session = sessionWith("tiny-french", 20);
        const auto refused = session->startTraining({.preset = "recommended", .settings = {{"device", "cuda"}}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidSetting);
        for (const char* part :
            {"device=cuda", "NVIDIA GPU", "LibTorch that was built with CUDA", "ATTENTOSCOPE_LIBTORCH"})
            QVERIFY2(refused.error().message.contains(part), part);
    }

    void autoTrainsAsTheProcessorDoes()
    {
        const QTemporaryDir folder;
        const auto byItself = trained("auto", folder.filePath("auto").toStdString());
        const auto processor = trained("cpu", folder.filePath("cpu").toStdString());
        QCOMPARE(byItself.losses, processor.losses);
        QCOMPARE(byItself.weights, processor.weights);
        QVERIFY(has(byItself.notes, "computed on the processor"));
        QVERIFY(!has(processor.notes, "computed on"));
    }

    void aRunOfAGpuOpensAndGoesOnHere()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath("run");
        trained("cpu", path.toStdString());
        setDevice(path, "cpu", "cuda");
        auto session = sessionWith("tiny-french", 60);
        const auto opened = session->openRun(path.toStdString(), RunDetail::Identity);
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        QVERIFY(has(opened->notes, "finds no GPU here"));
        TranslationRequest asked{.source = "the cat sleeps ."};
        QVERIFY(session->translate(asked, {}, {}));
        const auto resumed = session->resumeTraining(path.toStdString(), {.steps = 8}, {});
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        QVERIFY(has(resumed->notes, "finds no GPU here"));
        QCOMPARE(losses(*session).size(), std::size_t{2});
    }
};

ATTENTOSCOPE_TEST(TestDevice, QCoreApplication);
#include "tst_device.moc"
