// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/data/pairsview.h"
#include "ui/theme/theme.h"
#include "ui/training/watchedbar.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/tables.h"
#include "ui/widgets/wordstrip.h"

namespace {

/// The distance of a letter from the left in a line of text. Qt finds the direction of the paragraph.
double placeOf(const QString& text, QChar letter)
{
    QTextLayout layout(text, QApplication::font());
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(10'000);
    layout.endLayout();
    const auto at = int(text.indexOf(letter));
    return (line.cursorToX(at, QTextLine::Leading) + line.cursorToX(at, QTextLine::Trailing)) / 2.0;
}

QRect inkOf(const QImage& image)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 128)
                ink |= QRect(x, y, 1, 1);
    return ink;
}

class ShownOption : public SentenceDelegate
{
public:
    using SentenceDelegate::initStyleOption;
};

const QString arabic = u"سوف أراك غدا."_s;
const QString hebrew = u"נתראה מחר."_s;

} // namespace

class TestDirection : public QObject
{
    Q_OBJECT

private slots:
    void whatReadsFromTheLeftStaysAsItIs_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "see you", "नमस्ते", "你好。", "12.5 %", "a\u200Db", "(…)", "α, b"})
            QTest::addRow("%s", text) << QString::fromUtf8(text);
    }

    void whatReadsFromTheLeftStaysAsItIs()
    {
        QFETCH(QString, text);
        QCOMPARE(isolated(text), text);
    }

    /// A letter behind the part stands behind it on the page, whatever the part is.
    void aPartMovesNothingBehindIt_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addRow("Arabic") << arabic;
        QTest::addRow("Hebrew") << hebrew;
        QTest::addRow("numbers of Arabic") << u"٣٤٥"_s;
        QTest::addRow("both") << u"Windows يعمل"_s;
        QTest::addRow("N'Ko") << QString::fromUcs4(U"\u07D2\u07DE\u07CF");
        QTest::addRow("Adlam") << QString::fromUcs4(U"\U0001E900\U0001E901");
        QTest::addRow("an override that is not ended") << u"abc\u202Edef"_s;
        QTest::addRow("an isolate that is not ended") << u"abc\u2067def"_s;
        QTest::addRow("an end too many") << u"ab\u2069"_s + hebrew;
        QTest::addRow("a mark at the end") << u"abc "_s + hebrew + u"!"_s;
    }

    void aPartMovesNothingBehindIt()
    {
        QFETCH(QString, part);
        const QString text = u"x "_s + isolated(part) + u" → z 1"_s;
        QVERIFY(!text.isRightToLeft());
        QVERIFY(placeOf(text, QLatin1Char('x')) < placeOf(text, QChar(0x2192)));
        QVERIFY(placeOf(text, QChar(0x2192)) < placeOf(text, QLatin1Char('z')));
        QVERIFY(placeOf(text, QLatin1Char('z')) < placeOf(text, QLatin1Char('1')));
        QCOMPARE(text.count(QChar(0x2069)),
            text.count(QChar(0x2066)) + text.count(QChar(0x2067)) + text.count(QChar(0x2068)));
    }

    void anArrowPointsFromTheFirstToTheSecond_data()
    {
        addColumns<QString, QString>("source", "target");
        QTest::addRow("Arabic to English") << arabic << u"see you"_s;
        QTest::addRow("English to Arabic") << u"see you"_s << arabic;
        QTest::addRow("Arabic to Hebrew") << arabic << hebrew;
        QTest::addRow("Hebrew to Arabic") << hebrew << arabic;
        QTest::addRow("Hebrew to a number") << hebrew << u"12"_s;
        QTest::addRow("a sign to Arabic") << u"…"_s << arabic;
    }

    void anArrowPointsFromTheFirstToTheSecond()
    {
        const auto [source, target] = fetched<QString, QString>();
        const QString text = fromTo(source, target);
        const auto place = placeOf(text, QChar(0x2192));
        const auto letter = [](const QString& words) {
            return *std::ranges::find_if(words, [](QChar sign) { return sign != QLatin1Char(' '); });
        };
        QVERIFY(placeOf(text, letter(source)) < place);
        QVERIFY(placeOf(text.mid(text.indexOf(QChar(0x2192))), letter(target)) > 0.0);
        // The stop of a sentence from right to left is at the left of the sentence, and on its side of the arrow.
        if (source == arabic)
            QVERIFY2(placeOf(text, QLatin1Char('.')) < placeOf(text, arabic[5]),
                qPrintable(u"%1 %2"_s.arg(placeOf(text, QLatin1Char('.'))).arg(placeOf(text, arabic[5]))));
        QVERIFY(placeOf(text, letter(target)) > place || source.contains(letter(target)));
    }

    void aListSetsEachSentenceInItsDirection()
    {
        QStandardItemModel model(2, 1);
        model.setData(model.index(0, 0), arabic);
        model.setData(model.index(1, 0), u"see you."_s);
        ShownOption delegate;
        QStyleOptionViewItem option;
        delegate.initStyleOption(&option, model.index(0, 0));
        QVERIFY(option.displayAlignment & Qt::AlignRight);
        QVERIFY(placeOf(u"x"_s + option.text, QLatin1Char('.')) < placeOf(u"x"_s + option.text, arabic[5]));
        QCOMPARE(model.index(0, 0).data().toString(), arabic); // copied text has no isolates
        option = {};
        delegate.initStyleOption(&option, model.index(1, 0));
        QVERIFY(option.displayAlignment & Qt::AlignLeft);
        QCOMPARE(option.text, u"see you."_s);
    }

    void listsOfSentencesAreSetSo()
    {
        PairsView pairs;
        for (const auto* table : pairs.findChildren<QTableView*>())
            QVERIFY(qobject_cast<SentenceDelegate*>(table->itemDelegate()));
        const WatchedDialog watched({}, {});
        QVERIFY(qobject_cast<SentenceDelegate*>(watched.findChild<QTreeWidget*>()->itemDelegate()));
    }

    /// The title of the person's own sentence, for one.
    void aLabelStandsWhereItsSentenceBegins()
    {
        ElidedLabel label;
        label.resize(400, 30);
        const auto inkWith = [&](const QString& text) {
            label.setFullText(text);
            QImage image(label.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPalette palette(Qt::white);
            palette.setColor(QPalette::WindowText, Qt::black);
            label.setPalette(palette);
            label.render(&image);
            return inkOf(image);
        };
        QVERIFY(inkWith(u"see you."_s).left() < 10);
        QVERIFY(inkWith(hebrew).right() > 390);
        QVERIFY(inkWith(hebrew).left() > 200);
    }

    /// A number, a quotation mark or a Latin name does not decide for the whole sentence.
    void mostWordsDecideTheSideOfTheFirst()
    {
        WordStrip strip;
        strip.resize(400, 60);
        const auto beginsAtTheRight = [&strip](const std::vector<Token>& words) {
            strip.setWords(words);
            return strip.wordPlace(0).left() > strip.wordPlace(1).left();
        };
        const Token name{.text = "Windows"}, hebrewWord{.text = "נתראה"}, end{.text = "<eos>", .special = true};
        QVERIFY(beginsAtTheRight({{.text = "12"}, hebrewWord, end}));
        QVERIFY(beginsAtTheRight({{.text = "\""}, hebrewWord, hebrewWord, end}));
        QVERIFY(beginsAtTheRight({name, hebrewWord, hebrewWord, end}));
        QVERIFY(!beginsAtTheRight({hebrewWord, name, name, end}));
        QVERIFY(!beginsAtTheRight({name, {.text = "12"}, end}));
    }

    /// The title is that of the watched sentence.
    void aChosenSentenceBeginsOnItsSide()
    {
        const auto edge = [](const QString& sentence) {
            QComboBox combo;
            combo.addItem(isolated(sentence));
            combo.resize(400, 30);
            QImage picture = combo.grab(QRect(40, 6, 300, 18)).toImage(); // leaves out frame and arrow
            return inkOf(picture);
        };
        applyTheme(ThemeChoice::Light);
        QVERIFY(edge(u"we sleep"_s).isNull() || edge(u"we sleep"_s).left() < 100);
        QVERIFY(edge(hebrew).left() > 100);
    }
};

ATTENTOSCOPE_TEST(TestDirection, QApplication);
#include "tst_direction.moc"
