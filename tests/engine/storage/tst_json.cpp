// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/json.h"
#include "tests/support/testprogram.h"

namespace {

enum class Colour : std::uint8_t { Red, Blue };
constexpr std::array<std::string_view, 2> colours = {"red", "blue"};

struct Part
{
    std::string name;
    std::string note; ///< may be missing
};

struct Value
{
    int count = 0;
    std::uint64_t large = 0;
    bool isOn = false;
    double loss = 0.0;
    double share = 0.0;
    Colour colour = Colour::Red;
    Part part;
};

template <typename Fields, typename Any>
void valueFields(Fields& fields, Any& value)
{
    fields.constant("version", 3);
    fields.whole("count", value.count, 100);
    fields.whole("large", value.large);
    fields.flag("on", value.isOn);
    fields.measured("loss", value.loss);
    fields.counted("share", value.share, 1.0);
    fields.choice("colour", value.colour, colours);
    fields.part("part", value.part, [](auto& inner, auto& part) {
        inner.text("name", part.name);
        inner.textIfAny("note", part.note);
    });
}

std::expected<Value, JsonRefusal> valueFrom(const std::string& text)
{
    return readJson(text, JsonLimits{2, 64}, [](const nlohmann::json& object) {
        const JsonReader fields(object);
        Value value;
        valueFields(fields, value);
        return value;
    });
}

std::string lineOf(const Value& value)
{
    JsonWriter fields;
    valueFields(fields, value);
    return fields.line();
}

const Value example{7, UINT64_MAX, true, 1.0 / 3.0, 0.5, Colour::Blue, {"größer", {}}};

} // namespace

/// One list of a value's fields serves for writing and for reading.
class JsonFieldsTest : public QObject
{
    Q_OBJECT

private slots:
    void valuesReadBackExactly()
    {
        const auto line = lineOf(example);
        QCOMPARE(line,
            std::string(R"({"version":3,"count":7,"large":18446744073709551615,"on":true,"loss":0.3333333333333333,)"
                        R"("share":0.5,"colour":"blue","part":{"name":"größer"}})"
                        "\n"));
        const auto read = valueFrom(line);
        QVERIFY(read);
        QCOMPARE(read->large, example.large);
        QCOMPARE(read->loss, example.loss);
        QVERIFY(read->colour == Colour::Blue && read->part.note.empty());
        QCOMPARE(lineOf(*read), line);
    }

    void numbersThatAreNotFiniteAreNull()
    {
        auto value = example;
        value.loss = std::numeric_limits<double>::infinity();
        value.share = std::numeric_limits<double>::quiet_NaN();
        const auto line = lineOf(value);
        QVERIFY(line.contains(R"("loss":null,"share":null)"));
        const auto read = valueFrom(line);
        QVERIFY(read && std::isnan(read->loss) && std::isnan(read->share));
        const auto beyond =
            valueFrom(QByteArray::fromStdString(lineOf(example)).replace("0.3333333333333333", "1e300").toStdString());
        QVERIFY(beyond && std::isnan(beyond->loss)); // no float holds it
    }

    void bytesThatAreNotUtf8AreReplaced()
    {
        auto value = example;
        value.part.name = "a\xFF";
        QCOMPARE(valueFrom(lineOf(value))->part.name, std::string("a\uFFFD"));
    }

    void whatNoWriterWritesIsRefused_data()
    {
        addColumns<QByteArray, QByteArray, QByteArray>("from", "to", "why");
        const auto row = [](const char* from, const char* to, const char* why) {
            QTest::newRow(to) << QByteArray(from) << QByteArray(to) << QByteArray(why);
        };
        row("\"version\":3", "\"version\":4", "has 4 under \"version\" instead of 3");
        row("\"count\":7", "\"count\":-7", "has -7 under \"count\" instead of a whole number from 0 on");
        row("\"count\":7", "\"count\":7.0", "has 7.0 under \"count\" instead of a whole number from 0 on");
        row("\"count\":7", "\"count\":101", "has 101 under \"count\" instead of a number up to 100");
        row("\"count\"", "\"other\"", "lacks the key \"count\"");
        row("\"on\":true", "\"on\":1", "has 1 under \"on\" instead of true or false");
        row("\"loss\":0.3", "\"loss\":\"a\",\"b\":0.3", "has \"a\" under \"loss\" instead of a number");
        row("\"share\":0.5", "\"share\":1.5", "has 1.5 under \"share\" instead of a number from 0 to 1.0");
        row("\"share\":0.5", "\"share\":\"0\"", "has \"0\" under \"share\" instead of a number from 0 to 1.0");
        row("\"blue\"", "\"green\"", "has \"green\" under \"colour\" instead of one of red, blue");
        row("{\"name\"", "3,\"part\":[3],\"name\"", "is no valid JSON");
        row("{\"name\":", "{\"name\":3,\"x\":", "has 3 under \"name\" instead of a text");
        row("}}", ",\"note\":3}}", "has 3 under \"note\" instead of a text");
        row("{\"name\"", "{\"deep\":[[3]],\"name\"", "has values nested more than 2 deep");
    }

    void whatNoWriterWritesIsRefused()
    {
        const auto [from, to, why] = fetched<QByteArray, QByteArray, QByteArray>();
        auto line = QByteArray::fromStdString(lineOf(example));
        QVERIFY(line.contains(from));
        const auto read = valueFrom(line.replace(from, to).toStdString());
        QVERIFY(!read);
        QCOMPARE(QByteArray::fromStdString(read.error().what.text()), why);
    }

    void anotherValueThanAnObjectLacksItsFields()
    {
        for (const char* text : {"3", "null", "[1,2]", "\"text\""})
            QCOMPARE(valueFrom(text).error().what.text(), std::string("lacks the key \"version\""));
        QVERIFY(!valueFrom("{\"version\":").error().detail.empty());
    }
};

ATTENTOSCOPE_TEST(JsonFieldsTest, QCoreApplication);
#include "tst_json.moc"
