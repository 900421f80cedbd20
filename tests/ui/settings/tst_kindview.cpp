// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/settings/presetchooser.h"
#include "ui/widgets/equationhtml.h"

class TestKindView : public QObject
{
    Q_OBJECT

private slots:
    void typesetsEquations_data()
    {
        addColumns<QString, QString>("equation", "html");
        const auto row = [](const char* equation, const char* html) {
            QTest::newRow(equation) << QString::fromUtf8(equation) << QString::fromUtf8(html);
        };
        row("s(t−1)", "<i>s</i><sub>t−1</sub>");
        row("tanh(W s(t))", "tanh(<i>W</i>&nbsp;<i>s</i><sub>t</sub>)");
        row("W_p", "<i>W</i><sub><i>p</i></sub>");
        row("α(t,·)", "<i>α</i><sub>t,·</sub>");
        row("a < b", "<i>a</i>&nbsp;&lt;&nbsp;<i>b</i>");
        row("a = b,   c = d\ne = f",
            "<i>a</i>&nbsp;=&nbsp;<i>b</i><br><i>c</i>&nbsp;=&nbsp;<i>d</i><br><i>e</i>&nbsp;=&nbsp;<i>f</i>");
    }

    void typesetsEquations()
    {
        QFETCH(QString, equation);
        QTEST(equationHtml(equation), "html");
    }

    void showsSymbolsAndPaper()
    {
        KindView view;
        view.setKind({.id = "general",
            .name = "General",
            .help = "A matrix between.",
            .equation = "e(t,j) = s(t) · (W h(j))",
            .symbols = {{"W", "a learned <matrix>"}},
            .paper = "Luong 2015: A title",
            .paperUrl = "https://example.org/paper"});
        const auto labels = view.findChildren<QLabel*>();
        QCOMPARE(labels.size(), 2);
        QVERIFY(labels[0]->text().contains(u"<sub>t,j</sub>"_s));
        QVERIFY(labels[0]->accessibleName().contains(u"e(t,j) = s(t)"_s));
        QVERIFY(labels[1]->text().contains(u"a learned &lt;matrix&gt;"_s));
        QVERIFY(labels[1]->text().contains(u"<a href=\"https://example.org/paper\">Luong 2015</a>"_s));
        QVERIFY(labels[1]->accessibleDescription().contains(u"sum to one"_s));
        view.setKind({.id = "linear", .equation = "e"});
        QVERIFY2(!labels[1]->text().contains(u"<a "_s), "no paper has this equation");
        view.clear();
        QVERIFY(labels[0]->text().isEmpty() && labels[1]->text().isEmpty());
    }
};

ATTENTOSCOPE_TEST(TestKindView, QApplication);
#include "tst_kindview.moc"
