// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/help/helppages.h"
#include "ui/help/helpwindow.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <set>

using namespace attentoscope::ui;

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

    void everyLinkBetweenPagesLeadsSomewhere()
    {
        static const QRegularExpression link(QStringLiteral("(!?)\\[[^\\]]*\\]\\(([^)]+)\\)"));
        int seen = 0;
        for (const auto& page : helpPages()) {
            const auto address = helpAddress(page.file);
            auto links = link.globalMatch(helpText(address));
            while (links.hasNext()) {
                const auto match = links.next();
                const auto target = address.resolved(QUrl(match.captured(2)));
                if (target.scheme() != QLatin1String("qrc") || target.path().endsWith(QLatin1String("LICENSE")))
                    continue;
                const auto where = page.file + QStringLiteral(": ") + match.captured(2);
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
        const auto hits = searchHelp(QStringLiteral("teacher FORCING"));
        QVERIFY(!hits.empty());
        std::set<QString> files;
        for (const auto& hit : hits) {
            QVERIFY(hit.text.contains(QLatin1String("teacher"), Qt::CaseInsensitive));
            files.insert(hit.file);
        }
        QVERIFY(files.size() > 1);
        QVERIFY(searchHelp(QStringLiteral("no-such-word-anywhere")).empty());
        QVERIFY(searchHelp(QStringLiteral("  ")).empty());
    }

    void aHitOpensItsPageAtThePlace()
    {
        HelpWindow window;
        window.show();
        window.search(QStringLiteral("alignment error rate"));
        QVERIFY(window.list().count() > 1);
        window.list().setCurrentRow(window.list().count() - 1);
        QVERIFY(!window.browser().source().isEmpty());
        QCOMPARE(window.browser().extraSelections().size(), 3);
        const auto text = window.browser().textCursor().block().text();
        for (const char* word : {"alignment", "error", "rate"})
            QVERIFY2(text.contains(QLatin1String(word), Qt::CaseInsensitive), qPrintable(text));
        window.search(QStringLiteral("no-such-word-anywhere"));
        QCOMPARE(window.list().count(), 1);
        QVERIFY(!(window.list().item(0)->flags() & Qt::ItemIsEnabled));
    }

    void linksLeadToPagesAndHeadings()
    {
        HelpWindow window;
        window.show();
        window.openAbout(nullptr);
        QCOMPARE(window.browser().source(), helpAddress(QStringLiteral("README.md")));
        emit window.browser().anchorClicked(QUrl(QStringLiteral("docs/attention.md#gold-alignments")));
        QCOMPARE(window.browser().textCursor().block().text(), QStringLiteral("Gold alignments"));
        QCOMPARE(window.list().currentItem()->text(), window.browser().document()->begin().text());
        emit window.browser().anchorClicked(QUrl(QStringLiteral("../LICENSE")));
        QCOMPARE(window.browser().source().path(), QStringLiteral("/help/docs/attention.md"));
        window.browser().backward();
        QCOMPARE(window.browser().source(), helpAddress(QStringLiteral("README.md")));
    }

    void opensThePageAboutTheFocusedWidget()
    {
        HelpWindow window;
        QWidget part;
        part.setProperty(helpPageProperty, QStringLiteral("docs/data.md"));
        QWidget inside(&part);
        window.openAbout(&inside);
        QCOMPARE(window.browser().source(), helpAddress(QStringLiteral("docs/data.md")));
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
        QVERIFY(!browser.loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("docs/images/window.png")))
                .value<QImage>()
                .isNull());
    }
};

ATTENTOSCOPE_TEST(TestHelp, QApplication);
#include "tst_help.moc"
