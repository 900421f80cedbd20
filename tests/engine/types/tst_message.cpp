// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/error.h"
#include "tests/support/testprogram.h"

class TestMessage : public QObject
{
    Q_OBJECT

private slots:
    void isAnEnglishText()
    {
        const Message message("{} has {} lines.", std::string("a.tsv"), 3);
        QCOMPARE(message.text(), std::string("a.tsv has 3 lines."));
        const std::string& asText = message;
        QCOMPARE(asText, message.text());
    }

    void keepsItsKeyAndValues()
    {
        const Message message("Line {} of {}", 7, std::string("a.tsv"));
        QCOMPARE(std::string(message.key()), std::string("Line {} of {}"));
        QCOMPARE(message.values().size(), std::size_t(2));
        QCOMPARE(message.values()[0].number().value(), std::int64_t(7));
        QVERIFY(!message.values()[1].number());
    }

    void groupsTheDigitsOfNumbers()
    {
        QCOMPARE(Message("{}", 27'550).text(), std::string("27,550"));
        QCOMPARE(Message("{}", std::size_t(1'000'000)).text(), std::string("1,000,000"));
        QCOMPARE(Message("{}", -1'234).text(), std::string("-1,234"));
        QCOMPARE(Message("{}", -123).text(), std::string("-123"));
    }

    void keepsTheKeyOfAMessageInside()
    {
        const Message inner("{} lines", 2);
        const Message outer("{}: {}", std::string("a.tsv"), inner);
        QCOMPARE(outer.text(), std::string("a.tsv: 2 lines"));
        QCOMPARE(std::string(outer.values()[1].key()), std::string("{} lines"));
    }

    void aTextOfStrangersIsNoKey()
    {
        QVERIFY(!Message(std::string("a {} name")).key());
        const Message message("\"{}\" is missing", std::string("{}"));
        QCOMPARE(message.text(), std::string("\"{}\" is missing"));
        QVERIFY(!message.values()[0].key());
    }

    void takesAPathOutOfItsTexts()
    {
        const Message message("\"{}\" {}", std::string("/tmp/x/config.json"), Message("has {} bytes", 5));
        const auto without = message.without("/tmp/x/");
        QCOMPARE(without.text(), std::string("\"config.json\" has 5 bytes"));
        QCOMPARE(without.key(), message.key());
    }

    void anErrorTakesLiteralsTextsAndMessages()
    {
        const auto messageOf = [](const std::unexpected<Error>& error) { return error.error().message.text(); };
        QCOMPARE(messageOf(failure(ErrorCode::BadData, "It is empty.")), std::string("It is empty."));
        QCOMPARE(messageOf(failure(ErrorCode::BadData, std::string("x"))), std::string("x"));
        QCOMPARE(messageOf(failure(ErrorCode::BadData, Message("{} is empty.", std::string("x")))),
            std::string("x is empty."));
    }
};

ATTENTOSCOPE_TEST(TestMessage, attentoscope::tests::NoApplication);
#include "tst_message.moc"
