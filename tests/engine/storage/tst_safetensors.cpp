// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultyfiles.h"

#include "engine/storage/files/safetensors.h"
#include "tests/support/testprogram.h"

#include <sys/resource.h>
#include <unistd.h>

namespace {

template <typename Number>
StoredTensor tensor(std::string name, TensorType type, std::vector<std::int64_t> shape, std::vector<Number> values)
{
    StoredTensor stored{std::move(name), type, std::move(shape), {}};
    stored.bytes.resize(values.size() * sizeof(Number));
    if (!values.empty())
        std::memcpy(stored.bytes.data(), values.data(), stored.bytes.size());
    return stored;
}

StoredTensors sample()
{
    StoredTensors content;
    content.tensors = {
        tensor<std::uint8_t>("random", TensorType::UInt8, {3}, {1, 2, 250}),
        tensor<float>("decoder.weight", TensorType::Float32, {2, 3}, {0.5F, -1.0F, 1e-30F, 3.0F, 4.0F, 5.0F}),
        tensor<std::int64_t>("step", TensorType::Int64, {}, {-7}),
        tensor<double>("rate", TensorType::Float64, {1, 2}, {0.1, 1e300}),
        tensor<float>("nothing", TensorType::Float32, {4, 0}, {}),
    };
    content.metadata = {{"format", "pt"}, {"sentence", "œuvre \"naïve\"\n日本"}};
    return content;
}

bool same(const StoredTensors& one, const StoredTensors& other)
{
    if (one.metadata != other.metadata || one.tensors.size() != other.tensors.size())
        return false;
    for (const auto& ours : one.tensors) {
        const auto* theirs = other.find(ours.name);
        if (!theirs || theirs->type != ours.type || theirs->shape != ours.shape || theirs->bytes != ours.bytes)
            return false;
    }
    return true;
}

QByteArray withHeader(const QByteArray& header, const QByteArray& data, qint64 length = -1)
{
    QByteArray bytes;
    const quint64 size = static_cast<quint64>(length < 0 ? header.size() : length);
    for (int byte = 0; byte < 8; ++byte)
        bytes.append(static_cast<char>((size >> (8 * byte)) & 0xFF));
    return bytes + header + data;
}

QByteArray oneTensor(const char* info)
{
    return QByteArray("{\"x\":{") + info + "}}";
}

} // namespace

class SafetensorsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void readsWhatItWrote()
    {
        const auto content = sample();
        QVERIFY(writeSafetensors(path(), content));
        const auto read = readSafetensors(path());
        QVERIFY(read);
        QVERIFY(same(*read, content));
        const auto metadata = readSafetensorsMetadata(path());
        QVERIFY(metadata);
        QVERIFY(*metadata == content.metadata);
    }

    void writesTheFormatByteForByte()
    {
        StoredTensors content;
        content.tensors = {tensor<std::uint8_t>("b", TensorType::UInt8, {2}, {7, 8}),
            tensor<std::int64_t>("a", TensorType::Int64, {1}, {258})};
        content.metadata = {{"k", "v"}};
        QVERIFY(writeSafetensors(path(), content));
        // The wide type comes first, and spaces fill the header up to a multiple of eight bytes.
        QByteArray header = R"({"__metadata__":{"k":"v"},)"
                            R"("a":{"dtype":"I64","shape":[1],"data_offsets":[0,8]},)"
                            R"("b":{"dtype":"U8","shape":[2],"data_offsets":[8,10]}})";
        header.append((8 - header.size() % 8) % 8, ' ');
        QCOMPARE(contents(), withHeader(header, QByteArray("\x02\x01\0\0\0\0\0\0\x07\x08", 10)));
        QCOMPARE(header.size() % 8, 0);
    }

    void readsAnyOrderAndExtraKeys()
    {
        const QByteArray header = R"( {"z":{"shape":[],"x_extra":1,"data_offsets":[1,2],"dtype":"U8"},)"
                                  R"("y":{"dtype":"U8","shape":[1,1],"data_offsets":[0,1]}}   )";
        put(withHeader(header.trimmed() + "   ", "AB"));
        const auto read = readSafetensors(path());
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        QCOMPARE(read->tensors[0].name, "y");
        QCOMPARE(read->tensors[1].name, "z");
        QVERIFY(read->tensors[1].bytes[0] == std::byte('B'));
    }

    void anEmptyFileOfTensorsIsFine()
    {
        QVERIFY(writeSafetensors(path(), {}));
        const auto read = readSafetensors(path());
        QVERIFY(read);
        QVERIFY(read->tensors.empty() && read->metadata.empty());
    }

    void badFilesAreRefused_data()
    {
        addColumns<QByteArray, QString>("bytes", "told");
        const auto row = [](const char* name, const QByteArray& header, const QByteArray& data, const char* told) {
            QTest::newRow(name) << withHeader(header, data) << QString(told);
        };
        const char* good = R"("dtype":"F32","shape":[1],"data_offsets":[0,4])";
        QTest::newRow("nothing") << QByteArray() << "too short";
        QTest::newRow("seven bytes") << QByteArray("1234567") << "too short";
        QTest::newRow("header beyond the file") << withHeader("{}", "", 3) << "cut short";
        QTest::newRow("enormous header") << withHeader("{}", "", std::numeric_limits<qint64>::max())
                                         << "no safetensors";
        QTest::newRow("header above 100 MB") << withHeader("{}", "", 100'000'001) << "no safetensors";
        row("empty header", "", "", "does not begin with {");
        row("no object", "[1]", "", "does not begin with {");
        row("no JSON", "{\"x\":", "", "no valid JSON");
        row("no UTF-8", "{\"\xFF\":1}", "", "no valid JSON");
        row("rest behind JSON", "{} x", "", "no valid JSON");
        row("nested", R"({"x":{"shape":[[[1]]]}})", "", "nested too deeply");
        row("many dimensions", oneTensor("\"shape\":[" + QByteArray("1,").repeated(65) + "1]"), "", "dimensions");
        row("two of one name", QByteArray("{\"x\":{") + good + "},\"x\":{" + good + "}}", "1234",
            "two tensors named \"x\"");
        row("tensor is a number", R"({"x":1})", "", "\"x\" lacks");
        row("no type", oneTensor(R"("shape":[1],"data_offsets":[0,4])"), "1234", "\"x\" lacks");
        row("no shape", oneTensor(R"("dtype":"F32","data_offsets":[0,4])"), "1234", "\"x\" lacks");
        row("no place", oneTensor(R"("dtype":"F32","shape":[1])"), "1234", "\"x\" lacks");
        row("other type", oneTensor(R"("dtype":"BF16","shape":[2],"data_offsets":[0,4])"), "1234", "\"BF16\"");
        row("type is a number", oneTensor(R"("dtype":1,"shape":[1],"data_offsets":[0,4])"), "1234", "has the type 1");
        row("shape is a number", oneTensor(R"("dtype":"F32","shape":1,"data_offsets":[0,4])"), "1234", "has no shape");
        row("place is a number", oneTensor(R"("dtype":"F32","shape":[1],"data_offsets":4)"), "1234", "two numbers");
        row("negative size", oneTensor(R"("dtype":"F32","shape":[-1],"data_offsets":[0,4])"), "1234",
            "has -1 instead of");
        row("size is a fraction", oneTensor(R"("dtype":"F32","shape":[1.5],"data_offsets":[0,4])"), "1234", "has 1.5");
        row("size beyond 63 bits", oneTensor(R"("dtype":"U8","shape":[9223372036854775808,0],"data_offsets":[0,0])"),
            "", "impossible size");
        row("product overflows", oneTensor(R"("dtype":"F32","shape":[4611686018427387904,4],"data_offsets":[0,0])"), "",
            "impossible shape");
        row("one offset", oneTensor(R"("dtype":"F32","shape":[1],"data_offsets":[0])"), "1234", "two numbers");
        row("three offsets", oneTensor(R"("dtype":"F32","shape":[1],"data_offsets":[0,4,8])"), "1234", "two numbers");
        row("negative offset", oneTensor(R"("dtype":"F32","shape":[1],"data_offsets":[-4,0])"), "1234",
            "has -4 instead of");
        row("backwards", oneTensor(R"("dtype":"F32","shape":[1],"data_offsets":[4,0])"), "1234", "before it begins");
        row("beyond the data", oneTensor(R"("dtype":"F32","shape":[1],"data_offsets":[0,4])"), "123",
            "only 3 are there");
        row("too few bytes", oneTensor(R"("dtype":"F32","shape":[2],"data_offsets":[0,4])"), "1234",
            "\"x\" needs 8 bytes, but its place has 4");
        row("bytes left over", QByteArray("{\"x\":{") + good + "}}", "12345", "end at byte 4, but 5");
        row("gap", oneTensor(R"("dtype":"F32","shape":[1],"data_offsets":[1,5])"), "12345", "begins at byte 1");
        row("overlap",
            R"({"x":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"y":{"dtype":"F32","shape":[1],"data_offsets":[2,6]}})",
            "123456", "\"y\" begins at byte 2");
        row("metadata is a text", R"({"__metadata__":"x"})", "", "metadata is no object");
        row("metadata holds a number", R"({"__metadata__":{"x":1}})", "", "\"x\" is no text");
    }

    void badFilesAreRefused()
    {
        const auto [bytes, told] = fetched<QByteArray, QString>();
        put(bytes);
        const auto read = readSafetensors(path());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::BadRun);
        const auto message = QString::fromStdString(read.error().message);
        QVERIFY2(message.contains(QString::fromStdString(path())) && message.contains(told), qPrintable(message));
        QVERIFY(!readSafetensorsMetadata(path()));
        QVERIFY(!readSafetensorsSize(path()));
    }

    void everyTruncationIsRefused()
    {
        QVERIFY(writeSafetensors(path(), sample()));
        const auto whole = contents();
        for (qsizetype size = 0; size < whole.size(); ++size) {
            put(whole.first(size));
            const auto read = readSafetensors(path());
            QVERIFY2(!read && read.error().code == ErrorCode::BadRun, qPrintable(QString::number(size)));
        }
    }

    void flippedBitsOfTheHeaderAreRefusedOrHarmless()
    {
        QVERIFY(writeSafetensors(path(), sample()));
        const auto whole = contents();
        const auto header = whole.indexOf("}}") + 10;
        int refused = 0;
        for (qsizetype at = 0; at < header; ++at) {
            for (const auto bit : {at % 7, qsizetype(7)}) {
                auto flipped = whole;
                flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
                put(flipped);
                const auto read = readSafetensors(path());
                refused += read ? 0 : 1;
                if (!read)
                    QVERIFY(read.error().code == ErrorCode::BadRun);
                else // A name, a text or the order of two sizes has changed. The number of bytes still fits.
                    QCOMPARE(totalBytes(*read), totalBytes(sample()));
            }
        }
        QVERIFY(refused > header);
    }

    void missingFilesAndFoldersAreRefused()
    {
        const auto missing = readSafetensors("/no/such/model.safetensors");
        QVERIFY(!missing && missing.error().code == ErrorCode::BadRun);
        QVERIFY(missing.error().message.find("/no/such/model.safetensors\" is missing") != std::string::npos);
        const auto folder = readSafetensors(m_folder.path().toStdString());
        QVERIFY(!folder && folder.error().code == ErrorCode::BadRun);
    }

    void whatDoesNotFitIntoTheMemoryIsSaid()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer needs more memory than any limit");
#endif
        constexpr std::int64_t large = 8LL << 30U;
        const auto size = QByteArray::number(qlonglong(large));
        put(withHeader(oneTensor("\"dtype\":\"U8\",\"shape\":[" + size + "],\"data_offsets\":[0," + size + "]"), ""));
        std::filesystem::resize_file(path(), std::filesystem::file_size(path()) + large); // a hole
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_AS, &before), 0);
        const rlimit few{std::min<rlim_t>(4ULL << 30U, before.rlim_max), before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_AS, &few), 0);
        const auto read = readSafetensors(path());
        QCOMPARE(::setrlimit(RLIMIT_AS, &before), 0);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::OutOfMemory);
        QVERIFY2(read.error().message.contains("does not fit into the memory"), read.error().message.c_str());
        // reading the size needs no memory for the numbers
        QCOMPARE(readSafetensorsSize(path())->bytes, std::uint64_t(large));
    }

    void aFileThatMayNotBeReadIsNamedWithTheReason()
    {
        QVERIFY(writeSafetensors(path(), sample()));
        QVERIFY(QFile::setPermissions(QString::fromStdString(path()), {}));
        const auto own = ::geteuid();
        constexpr uid_t nobody = 65534;
        const auto before = QFile::permissions(m_folder.path());
        if (own == 0) { // root may read everything
            QVERIFY(QFile::setPermissions(
                m_folder.path(), before | QFile::ReadOther | QFile::ExeOther | QFile::ReadGroup | QFile::ExeGroup));
            QCOMPARE(::seteuid(nobody), 0);
        }
        const auto read = readSafetensors(path());
        if (own == 0)
            QCOMPARE(::seteuid(own), 0);
        QVERIFY(QFile::setPermissions(m_folder.path(), before));
        QVERIFY(QFile::setPermissions(QString::fromStdString(path()), QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(!read);
        QVERIFY2(read.error().message.contains("Permission denied"), read.error().message.c_str());
    }

    void wrongTensorsAreNotWritten()
    {
        auto content = sample();
        content.tensors[1].bytes.pop_back();
        QVERIFY(!writeSafetensors(path(), content));
        content = sample();
        content.tensors[1].name = "step";
        QVERIFY(!writeSafetensors(path(), content));
        content = sample();
        content.tensors[1].name = "__metadata__";
        QVERIFY(!writeSafetensors(path(), content));
        content = sample();
        content.metadata["broken"] = "\xFF";
        QVERIFY(!writeSafetensors(path(), content));
    }

    void shortWritesAreContinued()
    {
        const auto content = sample();
        FaultyFiles files;
        files.setLongestWrite(3);
        QVERIFY(writeSafetensors(files, path(), content.tensors, content.metadata));
        const auto read = readSafetensors(path());
        QVERIFY(read && same(*read, content));
    }

    void everyFailingCallIsReported()
    {
        const auto content = sample();
        FaultyFiles counting;
        QVERIFY(writeSafetensors(counting, path(), content.tensors, content.metadata));
        for (int call = 1; call <= counting.calls(); ++call) {
            FaultyFiles files(call, ENOSPC, FaultyFiles::Duration::Once);
            const auto written = writeSafetensors(files, path(), content.tensors, content.metadata);
            QVERIFY2(!written, qPrintable(QString::number(call)));
            QCOMPARE(written.error().code, ErrorCode::Unwritable);
            QVERIFY(written.error().message.find(path()) != std::string::npos);
            QVERIFY(written.error().message.find("No space left on device") != std::string::npos);
        }
    }

private:
    static std::size_t totalBytes(const StoredTensors& content)
    {
        std::size_t bytes = 0;
        for (const auto& stored : content.tensors)
            bytes += stored.bytes.size();
        return bytes;
    }
    std::string path() const { return m_folder.filePath("model.safetensors").toStdString(); }
    QByteArray contents() const { return bytesOf(QString::fromStdString(path())); }
    void put(const QByteArray& bytes) const { QVERIFY(putFile(QString::fromStdString(path()), bytes)); }

    QTemporaryDir m_folder;
};

ATTENTOSCOPE_TEST(SafetensorsTest, QCoreApplication);
#include "tst_safetensors.moc"
