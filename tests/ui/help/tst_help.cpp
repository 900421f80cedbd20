// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/numbermeanings.h"
#include "tests/support/testprogram.h"
#include "ui/help/helppages.h"
#include "ui/help/helpwindow.h"

namespace {

QStringList anchorsOf(const QUrl& page)
{
    QTextDocument document;
    document.setMarkdown(helpText(page));
    QStringList anchors;
    for (auto block = document.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0)
            anchors << headingAnchor(block.text());
    return anchors;
}

} // namespace

/// The documentation inside the program.
class TestHelp : public QObject
{
    Q_OBJECT

private slots:
    void everyPageIsThereWithATitle()
    {
        QVERIFY(helpPages().size() > 10);
        for (const auto& page : helpPages()) {
            QVERIFY2(!helpText(helpAddress(page.file)).isEmpty(), qPrintable(page.file));
            QVERIFY2(page.title != page.file, qPrintable(page.file));
        }
    }

    /// Tool tips and documents explain a number in the same way.
    void everyNumberIsInTheDocuments()
    {
        const auto page = helpText(helpAddress(u"docs/measures.md"_s));
        for (const NumberMeaning& number : numberMeanings) {
            const auto row = u"| %1 | %2 | %3 |\n"_s.arg(
                QString::fromUtf8(number.name), QString::fromUtf8(number.unit), QString::fromUtf8(number.meaning));
            QVERIFY2(page.contains(row), qPrintable(u"docs/measures.md needs the row\n"_s + row));
        }
        const auto begin = page.indexOf(u"| Number | Unit |"_s);
        const auto rows = page.mid(begin, page.indexOf(u"\n\n"_s, begin) - begin).count(u'\n') - 1;
        QCOMPARE(rows, qsizetype(numberMeanings.size()));
    }

    void everyLinkBetweenPagesLeadsSomewhere()
    {
        static const QRegularExpression link(u"(!?)\\[[^\\]]*\\]\\(([^)]+)\\)"_s);
        int seen = 0;
        for (const auto& page : helpPages()) {
            const auto address = helpAddress(page.file);
            auto links = link.globalMatch(helpText(address));
            while (links.hasNext()) {
                const auto match = links.next();
                const auto target = address.resolved(QUrl(match.captured(2)));
                if (target.scheme() != "qrc"_L1 || target.path().endsWith("LICENSE"_L1))
                    continue;
                const auto where = page.file + u": "_s + match.captured(2);
                if (!match.captured(1).isEmpty()) {
                    QVERIFY2(QFile::exists(target.toString().mid(3)), qPrintable(where));
                    continue;
                }
                QVERIFY2(!helpText(target).isEmpty(), qPrintable(where));
                if (target.hasFragment())
                    QVERIFY2(anchorsOf(target).contains(target.fragment()), qPrintable(where));
                ++seen;
            }
        }
        QVERIFY(seen > 20);
    }

    void aSearchFindsParagraphsOfAllPages()
    {
        const auto hits = searchHelp(u"teacher FORCING"_s);
        QVERIFY(!hits.empty());
        std::set<QString> files;
        for (const auto& hit : hits) {
            QVERIFY(hit.text.contains("teacher"_L1, Qt::CaseInsensitive));
            files.insert(hit.file);
        }
        QVERIFY(files.size() > 1);
        QVERIFY(searchHelp(u"no-such-word-anywhere"_s).empty());
        QVERIFY(searchHelp(u"  "_s).empty());
    }

    void aHitOpensItsPageAtThePlace()
    {
        HelpWindow window;
        window.show();
        window.search(u"alignment error rate"_s);
        QVERIFY(window.list().count() > 1);
        window.list().setCurrentRow(window.list().count() - 1);
        QVERIFY(!window.browser().source().isEmpty());
        QCOMPARE(window.browser().extraSelections().size(), 3);
        const auto text = window.browser().textCursor().block().text();
        for (const char* word : {"alignment", "error", "rate"})
            QVERIFY2(text.contains(QLatin1String(word), Qt::CaseInsensitive), qPrintable(text));
        window.search(u"no-such-word-anywhere"_s);
        QCOMPARE(window.list().count(), 1);
        QVERIFY(!(window.list().item(0)->flags() & Qt::ItemIsEnabled));
    }

    void linksLeadToPagesAndHeadings()
    {
        HelpWindow window;
        window.show();
        window.openAbout(nullptr);
        QCOMPARE(window.browser().source(), helpAddress(u"README.md"_s));
        emit window.browser().anchorClicked(QUrl(u"docs/attention.md#gold-alignments"_s));
        QCOMPARE(window.browser().textCursor().block().text(), u"Gold alignments"_s);
        QCOMPARE(window.list().currentItem()->text(), window.browser().document()->begin().text());
        emit window.browser().anchorClicked(QUrl(u"../LICENSE"_s));
        QCOMPARE(window.browser().source().path(), u"/help/docs/attention.md"_s);
        window.browser().backward();
        QCOMPARE(window.browser().source(), helpAddress(u"README.md"_s));
    }

    /// A page that is laid out after each of its blocks keeps the window waiting for half a second.
    void aPageIsLaidOutOnce()
    {
        HelpWindow window;
        window.show();
        const QSignalSpy layouts(window.browser().document(), &QTextDocument::contentsChange);
        window.openAbout(nullptr);
        QVERIFY(window.browser().document()->blockCount() > 20);
        QVERIFY2(layouts.count() <= 3, qPrintable(QString::number(layouts.count())));
    }

    void backLeavesThePageAsItWas()
    {
        HelpWindow window;
        window.resize(900, 600);
        window.show();
        auto& browser = window.browser();
        const auto borders = [&browser] {
            int all = 0;
            for (auto* frame : browser.document()->rootFrame()->childFrames())
                if (auto* table = qobject_cast<QTextTable*>(frame))
                    all += int(table->format().border());
            return all;
        };
        browser.setSource(helpAddress(u"docs/lessons.md"_s), QTextDocument::MarkdownResource);
        const int lines = borders();
        QVERIFY(lines > 0);
        browser.verticalScrollBar()->setValue(700);
        QCOMPARE(browser.verticalScrollBar()->value(), 700);
        window.openAbout(nullptr);
        const QSignalSpy layouts(browser.document(), &QTextDocument::contentsChange);
        browser.backward();
        QCOMPARE(browser.source(), helpAddress(u"docs/lessons.md"_s));
        QCOMPARE(borders(), lines);
        QCOMPARE(browser.verticalScrollBar()->value(), 700);
        browser.forward();
        browser.backward();
        QCOMPARE(browser.verticalScrollBar()->value(), 700);
        QVERIFY2(layouts.count() <= 9, qPrintable(QString::number(layouts.count())));
    }

    void opensThePageAboutTheFocusedWidget()
    {
        HelpWindow window;
        QWidget part;
        part.setProperty(helpPageProperty, u"docs/data.md"_s);
        QWidget inside(&part);
        window.openAbout(&inside);
        QCOMPARE(window.browser().source(), helpAddress(u"docs/data.md"_s));
    }

    void nothingIsReadFromOutside()
    {
        HelpWindow window;
        window.openAbout(nullptr);
        QTextEdit& browser = window.browser();
        for (const char* name :
            {"file:///etc/hostname", "https://example.org/a.png", "/etc/hostname", "qrc:/icons/open.svg"})
            for (const int type : {int(QTextDocument::ImageResource), int(QTextDocument::HtmlResource),
                     int(QTextDocument::MarkdownResource), int(QTextDocument::StyleSheetResource)})
                QVERIFY2(browser.loadResource(type, QUrl(QString::fromLatin1(name))).toString().isEmpty(), name);
        QVERIFY(!browser.loadResource(QTextDocument::ImageResource, QUrl(u"docs/images/window.png"_s))
                .value<QImage>()
                .isNull());
    }
};

ATTENTOSCOPE_TEST(TestHelp, QApplication);
#include "tst_help.moc"
