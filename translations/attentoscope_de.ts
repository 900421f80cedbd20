<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AdviceLine</name>
    <message>
        <source>Close; this is not said again of this run</source>
        <translation>Schließen; das wird zu diesem Lauf nicht noch einmal gesagt</translation>
    </message>
    <message>
        <source>It holds from the next batch on; Ctrl+Z undoes it</source>
        <translation>Gilt ab dem nächsten Batch; Strg+Z nimmt es zurück</translation>
    </message>
</context>
<context>
    <name>AlternativesPopup</name>
    <message>
        <source>%1 (the sentence ends)</source>
        <translation>%1 (der Satz endet)</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation>Andere Wörter</translation>
    </message>
    <message>
        <source>Likeliest words</source>
        <translation>Wahrscheinlichste Wörter</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Ein anderes Wort</translation>
    </message>
    <message>
        <source>Let the model choose</source>
        <translation>Das Modell wählen lassen</translation>
    </message>
    <message>
        <source>In place of “%1”</source>
        <translation>Anstelle von „%1“</translation>
    </message>
    <message>
        <source>%1, probability %2</source>
        <translation>%1, Wahrscheinlichkeit %2</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Save training as an animation</source>
        <translation>Training als Animation speichern</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>B&amp;ilder</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Länge</translation>
    </message>
    <message>
        <source>training-%1</source>
        <translation>training-%1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>training</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation>Es gibt noch nichts zu speichern.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>“%1” exists. Press Replace to write over it, or choose another name.</source>
        <translation>„%1“ gibt es schon. „Ersetzen“ überschreibt die Datei; sonst einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>Abgebrochen; nichts wurde gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>Spread over the %Ln pictures that are kept of this sentence</source>
        <translation>
            <numerusform>Verteilt auf das %Ln Bild, das von diesem Satz aufbewahrt ist</numerusform>
            <numerusform>Verteilt auf die %Ln Bilder, die von diesem Satz aufbewahrt sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures of this name that exist: %1. Press Replace to put the new ones in their place, or choose another name.</source>
        <translation>Bilder dieses Namens, die es schon gibt: %1. „Ersetzen“ setzt die neuen an ihre Stelle; sonst einen anderen Namen wählen.</translation>
    </message>
</context>
<context>
    <name>AnimationExport</name>
    <message>
        <source>There is not enough memory for this picture. Choose a smaller size or scale.</source>
        <translation>Der Arbeitsspeicher reicht für dieses Bild nicht. Eine kleinere Größe oder einen kleineren Maßstab wählen.</translation>
    </message>
</context>
<context>
    <name>AnswersWindow</name>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>nicht gemacht</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gemacht</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>Seen: %1</source>
        <translation>Gesehen: %1</translation>
    </message>
    <message>
        <source>As expected.</source>
        <translation>Wie erwartet.</translation>
    </message>
    <message>
        <source>Not as expected.</source>
        <translation>Anders als erwartet.</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2, version %3, text %4): %n learner(s)</source>
        <translation>
            <numerusform>%1 (%2, Version %3, Text %4): %n Teilnehmer</numerusform>
            <numerusform>%1 (%2, Version %3, Text %4): %n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>&amp;Tabelle speichern …</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>&amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Answers of a class</source>
        <translation>Antworten einer Klasse</translation>
    </message>
    <message>
        <source>Answers: a row for each step, a column for each learner</source>
        <translation>Antworten: eine Zeile für jeden Schritt, eine Spalte für jeden Teilnehmer</translation>
    </message>
    <message>
        <source>Lesson, language and version</source>
        <translation>Lektion, Sprache und Version</translation>
    </message>
    <message>
        <source>Tab&amp;le</source>
        <translation>Tabe&amp;lle</translation>
    </message>
    <message>
        <source>For the &amp;wall</source>
        <translation>Für die &amp;Wand</translation>
    </message>
    <message>
        <source>Save all tables as one file, columns split by commas</source>
        <translation>Alle Tabellen als eine Datei speichern, Spalten durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Save the picture for the wall as PNG or SVG. It has no names</source>
        <translation>Das Bild für die Wand als PNG oder SVG speichern. Es enthält keine Namen</translation>
    </message>
    <message>
        <source>Reading the pages in %1…</source>
        <translation>Die Seiten in %1 werden gelesen …</translation>
    </message>
    <message>
        <source>No page in %1 has answers of a lesson.</source>
        <translation>Keine Seite in %1 enthält Antworten auf eine Lektion.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) with answers in %1.</source>
        <translation>
            <numerusform>%n Seite mit Antworten in %1.</numerusform>
            <numerusform>%n Seiten mit Antworten in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are of different lessons, versions, languages or texts of a lesson: each has its own table.</source>
        <translation>Sie gehören zu verschiedenen Lektionen, Versionen, Sprachen oder Texten einer Lektion: Jede davon hat ihre eigene Tabelle.</translation>
    </message>
    <message>
        <source>Left &amp;out: %1</source>
        <translation>&amp;Ausgelassen: %1</translation>
    </message>
    <message>
        <source>The answers to each question, with a square for each learner</source>
        <translation>Die Antworten auf jede Frage, mit einem Quadrat für jeden Teilnehmer</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder.</source>
        <translation>%1 ließ sich nicht schreiben: %2. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>There is no room in memory for the picture: save it as SVG.</source>
        <translation>Für das Bild reicht der Arbeitsspeicher nicht: Es als SVG speichern.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Die Tabelle speichern</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <translation>antworten.csv</translation>
    </message>
    <message>
        <source>Split by commas (*.csv)</source>
        <translation>Durch Kommas getrennt (*.csv)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Das Bild speichern</translation>
    </message>
    <message>
        <source>answers.png</source>
        <translation>antworten.png</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg)</source>
        <translation>Bild (*.png);;Zeichnung (*.svg)</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Another window cannot be opened. Start it with: attentoscope --connect HOST</source>
        <translation>Ein weiteres Fenster lässt sich nicht öffnen. Es startet auch mit: attentoscope --connect HOST</translation>
    </message>
    <message>
        <source>The run is on another machine. Make its page there: attentoscope-cli page %1 --out page.html</source>
        <translation>Der Lauf liegt auf einem anderen Rechner. Die Seite dort erstellen: attentoscope-cli page %1 --out page.html</translation>
    </message>
    <message>
        <source>The packed run is on another machine. Unpack it there: attentoscope-cli unpack %1</source>
        <translation>Der gepackte Lauf liegt auf einem anderen Rechner. Dort entpacken: attentoscope-cli unpack %1</translation>
    </message>
</context>
<context>
    <name>AttentionPlot</name>
    <message>
        <source>1 in %1 words is labelled</source>
        <translation>1 von %1 Wörtern ist beschriftet</translation>
    </message>
    <message>
        <source>1 in %1 source words is labelled</source>
        <translation>1 von %1 Quellwörtern ist beschriftet</translation>
    </message>
    <message>
        <source>1 in %1 target words is labelled</source>
        <translation>1 von %1 Zielwörtern ist beschriftet</translation>
    </message>
    <message>
        <source>1 in %1 source words and 1 in %2 target words are labelled</source>
        <translation>1 von %1 Quellwörtern und 1 von %2 Zielwörtern sind beschriftet</translation>
    </message>
</context>
<context>
    <name>AttentionReading</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source> · sure gold link</source>
        <translation> · sichere Gold-Verbindung</translation>
    </message>
    <message>
        <source> · possible gold link</source>
        <translation> · mögliche Gold-Verbindung</translation>
    </message>
    <message>
        <source>%1 selected target words</source>
        <translation>%1 ausgewählte Zielwörter</translation>
    </message>
    <message>
        <source>%1 selected source words</source>
        <translation>%1 ausgewählte Quellwörter</translation>
    </message>
    <message>
        <source>%1 on %2: %3 in total</source>
        <translation>%1 auf %2: %3 insgesamt</translation>
    </message>
    <message>
        <source>%1 from %2: %3 in total</source>
        <translation>%1 von %2: %3 insgesamt</translation>
    </message>
    <message>
        <source>%1, largest sum on %2: %3</source>
        <translation>%1, größte Summe auf %2: %3</translation>
    </message>
    <message>
        <source>%1, largest sum from %2: %3</source>
        <translation>%1, größte Summe von %2: %3</translation>
    </message>
    <message>
        <source> · forced</source>
        <translation> · erzwungen</translation>
    </message>
    <message>
        <source> · forced elsewhere</source>
        <translation> · anderswohin erzwungen</translation>
    </message>
    <message>
        <source> · Ctrl+click frees the row</source>
        <translation> · Strg+Klick gibt die Zeile frei</translation>
    </message>
    <message>
        <source> · Ctrl+click: look only here</source>
        <translation> · Strg+Klick: nur hierher schauen</translation>
    </message>
    <message>
        <source>%1 → %2 %3</source>
        <translation>%1 → %2 %3</translation>
    </message>
    <message>
        <source> · faded</source>
        <translation> · abgeblendet</translation>
    </message>
    <message>
        <source> · sum of %1 columns</source>
        <translation> · Summe von %1 Spalten</translation>
    </message>
    <message>
        <source> · mean of %1 rows</source>
        <translation> · Mittel von %1 Zeilen</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>%1 is looked at most by %2: %3 · click to select</source>
        <translation>Auf %1 schaut am meisten %2: %3 · Klick wählt aus</translation>
    </message>
    <message>
        <source>pinned, Esc releases</source>
        <translation>festgehalten, Esc lässt los</translation>
    </message>
    <message>
        <source>Esc ends the selection</source>
        <translation>Esc beendet die Auswahl</translation>
    </message>
    <message>
        <source> · Ctrl+click: this head looks only here</source>
        <translation> · Strg+Klick: dieser Kopf schaut nur hierher</translation>
    </message>
    <message>
        <source>%1 looks at %2: %3, rank %4 of %5 · entropy of the row %6</source>
        <translation>%1 schaut auf %2: %3, Rang %4 von %5 · Entropie der Zeile %6</translation>
    </message>
    <message>
        <source>%1 looks most at %2: %3 · entropy %4 · click to select</source>
        <translation>%1 schaut am meisten auf %2: %3 · Entropie %4 · Klick wählt aus</translation>
    </message>
    <message>
        <source> · statistical link, both directions</source>
        <translation> · statistische Verbindung, beide Richtungen</translation>
    </message>
    <message>
        <source> · statistical link, less certain</source>
        <translation> · statistische Verbindung, weniger sicher</translation>
    </message>
</context>
<context>
    <name>AttentionView</name>
    <message>
        <source>&amp;Matrix of cells</source>
        <translation>&amp;Matrix aus Zellen</translation>
    </message>
    <message>
        <source>&amp;Lines between the words</source>
        <translation>&amp;Linien zwischen den Wörtern</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>From &amp;0 to 1</source>
        <translation>Von &amp;0 bis 1</translation>
    </message>
    <message>
        <source>To the largest &amp;weight</source>
        <translation>Bis zum größten &amp;Gewicht</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation>Logarit&amp;hmisch</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>What carries 99% of each row</source>
        <translation>Was 99 % jeder Zeile trägt</translation>
    </message>
    <message>
        <source>What carries 95% of each row</source>
        <translation>Was 95 % jeder Zeile trägt</translation>
    </message>
    <message>
        <source>What carries &amp;90% of each row</source>
        <translation>Was &amp;90 % jeder Zeile trägt</translation>
    </message>
    <message>
        <source>What carries 75% of each row</source>
        <translation>Was 75 % jeder Zeile trägt</translation>
    </message>
    <message>
        <source>What carries &amp;half of each row</source>
        <translation>Was die &amp;Hälfte jeder Zeile trägt</translation>
    </message>
    <message>
        <source>Source &amp;order</source>
        <translation>&amp;Reihenfolge der Quelle</translation>
    </message>
    <message>
        <source>By its &amp;script</source>
        <translation>Nach ihrer &amp;Schrift</translation>
    </message>
    <message>
        <source>From &amp;left to right</source>
        <translation>Von &amp;links nach rechts</translation>
    </message>
    <message>
        <source>From &amp;right to left</source>
        <translation>Von &amp;rechts nach links</translation>
    </message>
    <message>
        <source>&amp;Values in the cells where there is room</source>
        <translation>&amp;Werte in den Zellen, wo Platz ist</translation>
    </message>
    <message>
        <source>Special &amp;tokens such as &lt;eos&gt;</source>
        <translation>Besondere &amp;Tokens wie &lt;eos&gt;</translation>
    </message>
    <message>
        <source>Whole words, &amp;pieces merged</source>
        <translation>Ganze Wörter, Wortteile &amp;verbunden</translation>
    </message>
    <message>
        <source>How it is &amp;drawn</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>Attention heatmap</source>
        <translation>Heatmap der Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Attention weights, a row for each target word, a column for each source word</source>
        <translation>Aufmerksamkeitsgewichte, eine Zeile je Zielwort, eine Spalte je Quellwort</translation>
    </message>
    <message>
        <source>Translate a sentence to see where the model looks.</source>
        <translation>Einen Satz übersetzen, um zu sehen, wohin das Modell schaut.</translation>
    </message>
    <message>
        <source>There is nothing to show for an empty translation.</source>
        <translation>Zu einer leeren Übersetzung gibt es nichts zu zeigen.</translation>
    </message>
    <message>
        <source>This model has no attention: it squeezes the whole sentence into one vector.
Train one with attention to see where it looks.</source>
        <translation>Dieses Modell hat keine Aufmerksamkeit: Es presst den ganzen Satz in einen Vektor.
Eines mit Aufmerksamkeit trainieren, um zu sehen, wohin es schaut.</translation>
    </message>
    <message>
        <source>The weights of this sentence do not fit its words, so they cannot be drawn.</source>
        <translation>Die Gewichte dieses Satzes passen nicht zu seinen Wörtern und lassen sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>Point at a word or a line to read it, click to pin it, or use the arrow keys.</source>
        <translation>Auf ein Wort oder eine Linie zeigen, um sie zu lesen, klicken, um sie festzuhalten, oder die Pfeiltasten verwenden.</translation>
    </message>
    <message>
        <source>Point at a cell to read it, click to pin it, click words to sum them, or use the arrow keys.</source>
        <translation>Auf eine Zelle zeigen, um sie zu lesen, klicken, um sie festzuhalten, Wörter anklicken, um sie zu summieren, oder die Pfeiltasten verwenden.</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>aufmerksamkeit</translation>
    </message>
    <message>
        <source>Esc or F5 ends the presentation.</source>
        <translation>Esc oder F5 beendet die Vorführung.</translation>
    </message>
    <message>
        <source>L&amp;egend of the marks</source>
        <translation>L&amp;egende der Markierungen</translation>
    </message>
    <message>
        <source>words that are looked at</source>
        <translation>Wörter, auf die geschaut wird</translation>
    </message>
    <message>
        <source>words that look</source>
        <translation>Wörter, die schauen</translation>
    </message>
    <message>
        <source>Gold and statistical li&amp;nks outlined</source>
        <translation>Gold- und statistische Verbi&amp;ndungen umrandet</translation>
    </message>
    <message>
        <source>Click a cell, or press Enter on it, to draw a link there or to take it away. Ctrl+J ends drawing.</source>
        <translation>Ein Klick auf eine Zelle, oder Eingabe, zeichnet dort eine Verbindung oder nimmt sie weg. Strg+J beendet das Zeichnen.</translation>
    </message>
</context>
<context>
    <name>AveragesView</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>capitals</source>
        <translation>Großschreibung</translation>
    </message>
    <message>
        <source>other words</source>
        <translation>andere Wörter</translation>
    </message>
    <message>
        <source>start mark</source>
        <translation>Anfangszeichen</translation>
    </message>
    <message>
        <source>end mark</source>
        <translation>Endzeichen</translation>
    </message>
    <message>
        <source>%1: %2 of the weight; %3 if all weights were alike</source>
        <translation>%1: %2 des Gewichts; %3, wenn alle Gewichte gleich wären</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>What the weight is averaged by</source>
        <translation>Wonach das Gewicht gemittelt wird</translation>
    </message>
    <message>
        <source>Attention on average; arrow keys read the bars</source>
        <translation>Aufmerksamkeit im Mittel; Pfeiltasten lesen die Balken</translation>
    </message>
    <message>
        <source>by kind of word</source>
        <translation>nach Art des Worts</translation>
    </message>
    <message>
        <source>by distance</source>
        <translation>nach Abstand</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>nach Platz</translation>
    </message>
    <message>
        <source>Point at a bar: its share of the weight.</source>
        <translation>Auf einen Balken zeigen: sein Anteil am Gewicht.</translation>
    </message>
    <message>
        <source>The attention</source>
        <translation>Die Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Which words get the weight, and what they would get if all weights of a row were alike.</source>
        <translation>Welche Wörter das Gewicht bekommen, und was sie bekämen, wenn alle Gewichte einer Zeile gleich wären.</translation>
    </message>
    <message>
        <source>distance %1: %2 of the weight, in %3 rows that have such a word</source>
        <translation>Abstand %1: %2 des Gewichts, in %3 Zeilen, die ein solches Wort haben</translation>
    </message>
    <message>
        <source>place of the row&apos;s word minus place of the column&apos;s</source>
        <translation>Platz des Worts der Zeile minus Platz des Worts der Spalte</translation>
    </message>
    <message>
        <source>At 1 it looks at the word before its own place, at 0 at the same place.</source>
        <translation>Bei 1 schaut es auf das Wort vor dem eigenen Platz, bei 0 auf denselben Platz.</translation>
    </message>
    <message>
        <source>word %1: %2 of the weight, in %3 rows that have such a word</source>
        <translation>Wort %1: %2 des Gewichts, in %3 Zeilen, die ein solches Wort haben</translation>
    </message>
    <message>
        <source>place in the sentence</source>
        <translation>Platz im Satz</translation>
    </message>
    <message>
        <source>Words are counted from the first one; marks have no place.</source>
        <translation>Wörter werden vom ersten an gezählt; Anfangs- und Endzeichen haben keinen Platz.</translation>
    </message>
    <message>
        <source>averages</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>Attention on average: %1, %2</source>
        <translation>Aufmerksamkeit im Mittel: %1, %2</translation>
    </message>
    <message>
        <source>weight (%)</source>
        <translation>Gewicht (%)</translation>
    </message>
</context>
<context>
    <name>AxisNames</name>
    <message>
        <source>source words</source>
        <translation>Quellwörter</translation>
    </message>
    <message>
        <source>target words</source>
        <translation>Zielwörter</translation>
    </message>
    <message>
        <source>weight of attention, no unit</source>
        <translation>Gewicht der Aufmerksamkeit, ohne Einheit</translation>
    </message>
</context>
<context>
    <name>BatchExport</name>
    <message>
        <source>a sentence of %1 words, and no more than %2 can be drawn</source>
        <translation>ein Satz mit %1 Wörtern, und mehr als %2 lassen sich nicht zeichnen</translation>
    </message>
    <message>
        <source>“%1” is a folder, a pipe or a device. Choose a text file with one sentence a line.</source>
        <translation>„%1“ ist ein Ordner, eine Pipe oder ein Gerät. Eine Textdatei mit einem Satz je Zeile wählen.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2. Choose a text file with one sentence a line.</source>
        <translation>„%1“ lässt sich nicht lesen: %2. Eine Textdatei mit einem Satz je Zeile wählen.</translation>
    </message>
    <message>
        <source>“%1” is too large for a picture of every line. Choose a file with fewer sentences.</source>
        <translation>„%1“ ist zu groß für ein Bild jeder Zeile. Eine Datei mit weniger Sätzen wählen.</translation>
    </message>
    <message>
        <source>longer than %1 MiB</source>
        <translation>länger als %1 MiB</translation>
    </message>
    <message>
        <source>“%1”, line %2: %3. Write one sentence on each line.</source>
        <translation>„%1“, Zeile %2: %3. Einen Satz auf jede Zeile schreiben.</translation>
    </message>
    <message>
        <source>“%1” has no sentence. Write one a line into it, in UTF-8.</source>
        <translation>„%1“ enthält keinen Satz. Einen je Zeile hineinschreiben, in UTF-8.</translation>
    </message>
</context>
<context>
    <name>BatchExportDialog</name>
    <message>
        <source>Save the heatmaps of many sentences</source>
        <translation>Heatmaps vieler Sätze speichern</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>each sentence and its translation</source>
        <translation>jeder Satz und seine Übersetzung</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message numerus="yes">
        <source>The &amp;watched sentences (%n)</source>
        <translation>
            <numerusform>Der &amp;beobachtete Satz (%n)</numerusform>
            <numerusform>Die &amp;beobachteten Sätze (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Text file with one sentence a line</source>
        <translation>Textdatei mit einem Satz je Zeile</translation>
    </message>
    <message>
        <source>one sentence a line; after a tab a translation to force</source>
        <translation>ein Satz je Zeile; nach einem Tabulator eine Übersetzung, die erzwungen wird</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>Du&amp;rchsuchen …</translation>
    </message>
    <message>
        <source>Open a text file with one sentence a line</source>
        <translation>Eine Textdatei mit einem Satz je Zeile öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Files of these names that exist: %1. Press Replace to write over them, or choose another name.</source>
        <translation>Dateien dieser Namen, die es schon gibt: %1. „Ersetzen“ überschreibt sie; sonst einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>Satz %1 von %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Files written into %1: %2 of %3</source>
        <translation>In %1 geschriebene Dateien: %2 von %3</translation>
    </message>
    <message>
        <source>Sentences that could not be drawn: %1</source>
        <translation>Sätze, die sich nicht zeichnen ließen: %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>The lines of a te&amp;xt file</source>
        <translation>Die Zeilen einer Te&amp;xtdatei</translation>
    </message>
    <message>
        <source>One file for each line: %1, %2, and so on</source>
        <translation>Eine Datei je Zeile: %1, %2 und so weiter</translation>
    </message>
    <message>
        <source>One file: %1</source>
        <translation>Eine Datei: %1</translation>
    </message>
    <message>
        <source>One file for each sentence: %1 to %2</source>
        <translation>Eine Datei je Satz: %1 bis %2</translation>
    </message>
</context>
<context>
    <name>BeamBar</name>
    <message>
        <source>Translations of the beam</source>
        <translation>Übersetzungen des Beams</translation>
    </message>
    <message>
        <source>What the beam found, best first. The number is the sum of log probabilities divided by a length penalty; the largest wins.</source>
        <translation>Was der Beam gefunden hat, das Beste zuerst. Die Zahl ist die Summe der Log-Wahrscheinlichkeiten geteilt durch eine Längenstrafe; die größte gewinnt.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Show how the beam branched, word by word</source>
        <translation>Zeigen, wie der Beam sich Wort für Wort verzweigt hat</translation>
    </message>
    <message>
        <source>%1.  %2   %3</source>
        <translation>%1.  %2   %3</translation>
    </message>
</context>
<context>
    <name>BeamChoice</name>
    <message>
        <source>Beam </source>
        <translation>Beam </translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Width of the beam</source>
        <translation>Breite des Beams</translation>
    </message>
    <message>
        <source>How many translations are followed side by side. Greedy: only the likeliest word at each step.</source>
        <translation>Wie viele Übersetzungen nebeneinander verfolgt werden. Gierig: bei jedem Schritt nur das wahrscheinlichste Wort.</translation>
    </message>
    <message>
        <source>Length </source>
        <translation>Länge </translation>
    </message>
    <message>
        <source>Length penalty of the beam</source>
        <translation>Längenstrafe des Beams</translation>
    </message>
    <message>
        <source>The exponent A: translations are ranked by their sum of log probabilities divided by ((5 + length) / 6)^A, or by length^A in a model with length_penalty_kind=power. With 0 short ones win, with more longer ones.</source>
        <translation>Der Exponent A: Übersetzungen werden nach der Summe ihrer logarithmierten Wahrscheinlichkeiten geteilt durch ((5 + Länge) / 6)^A geordnet, oder durch Länge^A bei einem Modell mit length_penalty_kind=power. Mit 0 gewinnen kurze, mit größeren Werten längere.</translation>
    </message>
</context>
<context>
    <name>BeamTree</name>
    <message>
        <source>Beam tree</source>
        <translation>Beam-Baum</translation>
    </message>
    <message>
        <source>%1.  %2</source>
        <translation>%1.  %2</translation>
    </message>
    <message>
        <source>“%1”, probability %2, score %3</source>
        <translation>„%1“, Wahrscheinlichkeit %2, Score %3</translation>
    </message>
    <message>
        <source>; translation %1 ends here, with a score of %2 after division by its length penalty</source>
        <translation>; hier endet Übersetzung %1, mit einem Score von %2 nach der Teilung durch ihre Längenstrafe</translation>
    </message>
    <message>
        <source>; given up</source>
        <translation>; aufgegeben</translation>
    </message>
</context>
<context>
    <name>BeamWindow</name>
    <message>
        <source>Beam tree</source>
        <translation>Beam-Baum</translation>
    </message>
    <message>
        <source>Under each word is its score so far, the sum of log probabilities. A thicker line means a likelier word. At the end of a translation are its rank and its score divided by the length penalty. Click a word, or use the arrow keys and press Enter, to see the attention of its translation.</source>
        <translation>Unter jedem Wort steht sein bisheriger Score, die Summe der Log-Wahrscheinlichkeiten. Eine dickere Linie bedeutet ein wahrscheinlicheres Wort. Am Ende einer Übersetzung stehen ihr Rang und ihr Score geteilt durch die Längenstrafe. Ein Klick auf ein Wort, oder Pfeiltasten und Eingabe, zeigt die Aufmerksamkeit seiner Übersetzung.</translation>
    </message>
</context>
<context>
    <name>ColorMap</name>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Bone</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Watch attention being learned.</source>
        <translation>Zusehen, wie Aufmerksamkeit gelernt wird.</translation>
    </message>
    <message>
        <source>A file of sentence pairs, two parallel files, a run folder, or a run in one file (.attentoscope).</source>
        <translation>Eine Datei mit Satzpaaren, zwei parallele Dateien, der Ordner eines Laufs oder ein Lauf in einer Datei (.attentoscope).</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version zeigen.</translation>
    </message>
    <message>
        <source>Load a built-in sample, such as tiny-french.</source>
        <translation>Eingebaute Beispieldaten laden, etwa tiny-french.</translation>
    </message>
    <message>
        <source>Choose a preset, such as recommended.</source>
        <translation>Eine Vorlage wählen, etwa recommended.</translation>
    </message>
    <message>
        <source>Start training at once.</source>
        <translation>Sofort mit dem Training beginnen.</translation>
    </message>
    <message>
        <source>Write a picture or table to FILE and quit; needs no display.</source>
        <translation>Ein Bild oder eine Tabelle in DATEI schreiben und enden; braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>The run to export from.</source>
        <translation>Der Lauf, aus dem exportiert wird.</translation>
    </message>
    <message>
        <source>The sentence whose attention is exported.</source>
        <translation>Der Satz, dessen Aufmerksamkeit exportiert wird.</translation>
    </message>
    <message>
        <source>Export the attention of each line of FILE, with its number in the name: out.svg becomes out-001.svg, …</source>
        <translation>Die Aufmerksamkeit jeder Zeile von DATEI exportieren, mit ihrer Nummer im Namen: Aus out.svg wird out-001.svg, …</translation>
    </message>
    <message>
        <source>The title above the picture; an empty one draws none.</source>
        <translation>Der Titel über dem Bild; ein leerer lässt ihn weg.</translation>
    </message>
    <message>
        <source>Size of the picture, such as 1200x900.</source>
        <translation>Größe des Bilds, etwa 1200x900.</translation>
    </message>
    <message>
        <source>The language of the window: en, de or fr. The default is the system&apos;s.</source>
        <translation>Die Sprache des Fensters: en, de oder fr. Vorgabe ist die des Systems.</translation>
    </message>
    <message>
        <source>Enlarges everything in the picture; 2 for a dense screen.</source>
        <translation>Vergrößert alles im Bild; 2 für einen dichten Bildschirm.</translation>
    </message>
    <message>
        <source>The size &quot;%1&quot; is not of the form WIDTHxHEIGHT, such as 1200x900.</source>
        <translation>Die Größe „%1“ hat nicht die Form BREITExHÖHE, etwa 1200x900.</translation>
    </message>
    <message>
        <source>--export needs --model RUN, the run folder to export from.</source>
        <translation>--export braucht --model LAUF, den Ordner des Laufs, aus dem exportiert wird.</translation>
    </message>
    <message>
        <source>Give either --source or --sentences, not both.</source>
        <translation>Entweder --source oder --sentences angeben, nicht beides.</translation>
    </message>
    <message>
        <source>--sentences is for heatmaps: a loss curve belongs to the whole run.</source>
        <translation>--sentences ist für Heatmaps: Eine Verlustkurve gehört zum ganzen Lauf.</translation>
    </message>
    <message>
        <source>The scale &quot;%1&quot; is not a number from 0.1 to 20.</source>
        <translation>Der Maßstab „%1“ ist keine Zahl von 0.1 bis 20.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;. Known languages: en, de, fr.</source>
        <translation>Eine Sprache „%1“ gibt es nicht. Bekannt: en, de, fr.</translation>
    </message>
    <message>
        <source>Give one file of sentence pairs, two parallel files, or one run folder.</source>
        <translation>Eine Datei mit Satzpaaren, zwei parallele Dateien oder den Ordner eines Laufs angeben.</translation>
    </message>
    <message>
        <source>Give either a path or --sample, not both.</source>
        <translation>Entweder einen Pfad oder --sample angeben, nicht beides.</translation>
    </message>
    <message>
        <source>Use the engine on HOST, which ssh reaches; &quot;here&quot;: in a process of its own on this machine. A training goes on there when the window is closed.</source>
        <translation>Die Engine auf HOST verwenden, den ssh erreicht; „here“: in einem eigenen Prozess auf diesem Rechner. Ein Training läuft dort weiter, wenn das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>The command that serves there; the default is attentoscope-cli serve.</source>
        <translation>Der Befehl, der dort bedient; sonst attentoscope-cli serve.</translation>
    </message>
    <message>
        <source>Give either --connect or --export, not both.</source>
        <translation>Entweder --connect oder --export angeben, nicht beides.</translation>
    </message>
    <message>
        <source>Draw no legend of the marks, and no names of the axes.</source>
        <translation>Keine Legende der Markierungen und keine Namen der Achsen zeichnen.</translation>
    </message>
    <message>
        <source>Write model, step and data below the picture.</source>
        <translation>Modell, Schritt und Daten unter das Bild schreiben.</translation>
    </message>
    <message>
        <source>What to export: heatmap, lines, heads or loss.</source>
        <translation>Was exportiert wird: heatmap, lines, heads oder loss.</translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;. Known views: heatmap, lines, heads, loss.</source>
        <translation>Es gibt keine Ansicht „%1“. Bekannte Ansichten: heatmap, lines, heads, loss.</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Compare two models</source>
        <translation>Zwei Modelle vergleichen</translation>
    </message>
    <message>
        <source>Target words</source>
        <translation>Zielwörter</translation>
    </message>
    <message>
        <source>Each its o&amp;wn translation</source>
        <translation>Jedes seine &amp;eigene Übersetzung</translation>
    </message>
    <message>
        <source>Both translate freely; words that both write are linked</source>
        <translation>Beide übersetzen frei; Wörter, die beide schreiben, sind verbunden</translation>
    </message>
    <message>
        <source>B with A&apos;s wor&amp;ds</source>
        <translation>B mit den Wörtern von &amp;A</translation>
    </message>
    <message>
        <source>B goes through A&apos;s translation word by word, so that every row can be compared</source>
        <translation>B geht die Übersetzung von A Wort für Wort durch, sodass sich jede Zeile vergleichen lässt</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>A a&amp;nd B</source>
        <translation>A u&amp;nd B</translation>
    </message>
    <message>
        <source>Di&amp;fference</source>
        <translation>&amp;Differenz</translation>
    </message>
    <message>
        <source>A&amp;ll three</source>
        <translation>A&amp;lle drei</translation>
    </message>
    <message>
        <source>Point at a cell, or walk with the arrow keys: the same words light up on both sides.</source>
        <translation>Auf eine Zelle zeigen oder mit den Pfeiltasten gehen: Auf beiden Seiten leuchten dieselben Wörter.</translation>
    </message>
    <message>
        <source>Choose two models and a sentence.</source>
        <translation>Zwei Modelle und einen Satz wählen.</translation>
    </message>
    <message>
        <source>How attention is drawn, on both sides</source>
        <translation>Wie Aufmerksamkeit dargestellt wird, auf beiden Seiten</translation>
    </message>
    <message>
        <source>Save a picture or a table</source>
        <translation>Ein Bild oder eine Tabelle speichern</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>A sentence for both models</source>
        <translation>Ein Satz für beide Modelle</translation>
    </message>
    <message>
        <source>A difference needs both translations: see the message of the other view.</source>
        <translation>Eine Differenz braucht beide Übersetzungen: siehe die Meldung der anderen Ansicht.</translation>
    </message>
    <message>
        <source>Attention of &amp;A…</source>
        <translation>Aufmerksamkeit von &amp;A …</translation>
    </message>
    <message>
        <source>Attention of &amp;B…</source>
        <translation>Aufmerksamkeit von &amp;B …</translation>
    </message>
    <message>
        <source>&amp;Difference…</source>
        <translation>&amp;Differenz …</translation>
    </message>
    <message>
        <source>Both to&amp;gether</source>
        <translation>Beide &amp;zusammen</translation>
    </message>
    <message>
        <source>In place of B: what A and B write together, each word by the mean of their probabilities, with the mean of their attention</source>
        <translation>Anstelle von B: was A und B zusammen schreiben, jedes Wort nach dem Mittel ihrer Wahrscheinlichkeiten, mit dem Mittel ihrer Aufmerksamkeit</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>A and B together</source>
        <translation>A und B zusammen</translation>
    </message>
    <message>
        <source>A: %1, step %2 · B: %3, step %4</source>
        <translation>A: %1, Schritt %2 · B: %3, Schritt %4</translation>
    </message>
    <message>
        <source>The second view shows A and B together, so there are no weights of B to subtract. Choose other target words.</source>
        <translation>Die zweite Ansicht zeigt A und B zusammen, also gibt es keine Gewichte von B zum Abziehen. Andere Zielwörter wählen.</translation>
    </message>
</context>
<context>
    <name>ComparedSide</name>
    <message>
        <source>Attention of model %1</source>
        <translation>Aufmerksamkeit von Modell %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>probability %1</source>
        <translation>Wahrscheinlichkeit %1</translation>
    </message>
    <message>
        <source>with A&apos;s words</source>
        <translation>mit den Wörtern von A</translation>
    </message>
    <message>
        <source>%1 · step %2 · %3 · %4</source>
        <translation>%1 · Schritt %2 · %3 · %4</translation>
    </message>
    <message>
        <source>mean entropy %1</source>
        <translation>mittlere Entropie %1</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 je Token</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>&amp;Another machine, reached by ssh</source>
        <translation>Ein &amp;anderer Rechner, über ssh</translation>
    </message>
    <message>
        <source>A &amp;process of its own on this machine</source>
        <translation>Ein eigener &amp;Prozess auf diesem Rechner</translation>
    </message>
    <message>
        <source>Connect to an engine</source>
        <translation>Mit einer Engine verbinden</translation>
    </message>
    <message>
        <source>name or user@name</source>
        <translation>Name oder Benutzer@Name</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>&amp;Machine:</source>
        <translation>&amp;Rechner:</translation>
    </message>
    <message>
        <source>&amp;Command there:</source>
        <translation>&amp;Befehl dort:</translation>
    </message>
    <message>
        <source>&amp;What is started:</source>
        <translation>&amp;Was gestartet wird:</translation>
    </message>
    <message>
        <source>C&amp;onnect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Opens a window whose engine is elsewhere. Training continues there when the connection is lost or the window is closed. Your own ssh is used with its settings; it has to work without a password prompt.</source>
        <translation>Öffnet ein Fenster, dessen Engine anderswo ist. Ein Training läuft dort weiter, wenn die Verbindung abbricht oder das Fenster geschlossen wird. Verwendet wird das eigene ssh mit seinen Einstellungen; es muss ohne Passwortabfrage auskommen.</translation>
    </message>
</context>
<context>
    <name>ContextView</name>
    <message>
        <source>all others, %1 together</source>
        <translation>alle anderen, zusammen %1</translation>
    </message>
    <message>
        <source>%1 · “%2”</source>
        <translation>%1 · „%2“</translation>
    </message>
</context>
<context>
    <name>DataPanel</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>Fortschritt des Lesens</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show the lines that were skipped, and why</source>
        <translation>Die übersprungenen Zeilen und die Gründe zeigen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>Noch keine Daten</translation>
    </message>
    <message>
        <source>Open a file of sentence pairs, drop one here, or choose a sample.</source>
        <translation>Eine Datei mit Satzpaaren öffnen, eine hierher ziehen oder Beispieldaten wählen.</translation>
    </message>
    <message>
        <source>Pairs to train: %1, to validate: %2</source>
        <translation>Paare zum Trainieren: %1, zum Validieren: %2</translation>
    </message>
    <message>
        <source>%1 – why?</source>
        <translation>%1 – warum?</translation>
    </message>
    <message>
        <source>tutorial recipe</source>
        <translation>Tutorial-Rezept</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>Kleinbuchstaben</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>The preset %1 makes its own sequences. These pairs stay loaded for the other presets.</source>
        <translation>Die Vorlage %1 erzeugt ihre Folgen selbst. Diese Paare bleiben für die anderen Vorlagen geladen.</translation>
    </message>
    <message>
        <source>2, 3</source>
        <translation>2, 3</translation>
    </message>
    <message>
        <source>The two columns of the file that are the pair, counted from 1. Empty: the two that hold sentences</source>
        <translation>Die zwei Spalten der Datei, die das Paar sind, ab 1 gezählt. Leer: die zwei mit Sätzen</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message numerus="yes">
        <source>up to %Ln tokens</source>
        <translation>
            <numerusform>bis zu %Ln Token</numerusform>
            <numerusform>bis zu %Ln Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>No pairs needed</source>
        <translation>Keine Paare nötig</translation>
    </message>
    <message>
        <source>The preset %1 makes its own sequences.</source>
        <translation>Die Voreinstellung %1 erzeugt ihre eigenen Folgen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; to &quot;%2&quot; under &quot;Text&quot;</source>
        <comment>at the end of a sentence that says: set …</comment>
        <translation>„%1“ unter „Text“ auf „%2“ stellen</translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation>%1 (automatisch)</translation>
    </message>
</context>
<context>
    <name>DifferenceMap</name>
    <message>
        <source>word %1: “%2” in A, “%3” in B</source>
        <translation>Wort %1: „%2“ in A, „%3“ in B</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Model %1 has no attention here, so there is nothing to subtract.</source>
        <translation>Modell %1 hat hier keine Aufmerksamkeit, es gibt also nichts abzuziehen.</translation>
    </message>
    <message>
        <source>The two models cut the sentence into different words (%1), so their columns cannot be subtracted. Choose runs with the same data settings.</source>
        <translation>Die beiden Modelle zerlegen den Satz in verschiedene Wörter (%1), darum lassen sich ihre Spalten nicht voneinander abziehen. Läufe mit denselben Dateneinstellungen wählen.</translation>
    </message>
    <message>
        <source>The two translations differ (%1), so their rows cannot be subtracted. Let B be given A&apos;s words to compare row by row.</source>
        <translation>Die beiden Übersetzungen unterscheiden sich (%1), darum lassen sich ihre Zeilen nicht voneinander abziehen. B die Wörter von A geben, um Zeile für Zeile zu vergleichen.</translation>
    </message>
    <message>
        <source>Left out, because the other has none: %1.</source>
        <translation>Weggelassen, weil das andere keine hat: %1.</translation>
    </message>
</context>
<context>
    <name>DifferenceView</name>
    <message>
        <source>Difference of the weights, A minus B</source>
        <translation>Differenz der Gewichte, A minus B</translation>
    </message>
    <message>
        <source>A&apos;s weights minus B&apos;s, a row for each target word, a column for each source word</source>
        <translation>Gewichte von A minus die von B, eine Zeile je Zielwort, eine Spalte je Quellwort</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Orange: A looks more at the word. Blue: B does. In the middle: no difference.</source>
        <translation>Orange: A schaut mehr auf das Wort. Blau: B. In der Mitte: kein Unterschied.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>differenz</translation>
    </message>
    <message>
        <source>A − B: %1</source>
        <translation>A − B: %1</translation>
    </message>
    <message>
        <source>weight of A − weight of B</source>
        <translation>Gewicht von A − Gewicht von B</translation>
    </message>
    <message>
        <source>A looks more at the word</source>
        <translation>A schaut mehr auf das Wort</translation>
    </message>
    <message>
        <source>B looks more at the word</source>
        <translation>B schaut mehr auf das Wort</translation>
    </message>
</context>
<context>
    <name>Dissection</name>
    <message>
        <source>“%1” looks at “%2” with %3</source>
        <translation>„%1“ schaut auf „%2“ mit %3</translation>
    </message>
    <message>
        <source>%1: “%2” cannot look at “%3”, which is read only later</source>
        <translation>%1: „%2“ kann nicht auf „%3“ schauen, das erst später gelesen wird</translation>
    </message>
    <message>
        <source>%1: “%2” looks at “%3” with %4</source>
        <translation>%1: „%2“ schaut auf „%3“ mit %4</translation>
    </message>
    <message>
        <source> (if the row were not forced)</source>
        <translation> (wäre die Zeile nicht erzwungen)</translation>
    </message>
    <message>
        <source> · computed with the model as it is now, after step %1; the picture is of step %2</source>
        <translation> · berechnet mit dem Modell, wie es jetzt ist, nach Schritt %1; das Bild ist von Schritt %2</translation>
    </message>
    <message>
        <source>The softmax turns the scores inside the window into shares of one. The bell makes them smaller with the distance from the predicted centre, so the weights sum to less than one.</source>
        <translation>Der Softmax macht aus den Scores im Fenster Anteile an eins. Die Glocke verkleinert sie mit dem Abstand von der vorhergesagten Mitte, darum ergeben die Gewichte weniger als eins.</translation>
    </message>
    <message>
        <source>The softmax turns the scores of all positions into shares of one. Positions beyond the end of the sentence have a share too, so the weights of the words sum to less than one.</source>
        <translation>Der Softmax macht aus den Scores aller Positionen Anteile an eins. Auch Positionen hinter dem Satzende bekommen einen Anteil, darum ergeben die Gewichte der Wörter weniger als eins.</translation>
    </message>
    <message>
        <source>The softmax turns the scores into weights, which sum to one. Where the mask hides a word, the score is −∞ and the weight exactly 0.</source>
        <translation>Der Softmax macht aus den Scores Gewichte, die zusammen eins ergeben. Wo die Maske ein Wort verdeckt, ist der Score −∞ und das Gewicht genau 0.</translation>
    </message>
    <message>
        <source>The softmax turns the scores into weights, which sum to one.</source>
        <translation>Der Softmax macht aus den Scores Gewichte, die zusammen eins ergeben.</translation>
    </message>
    <message>
        <source>How well the decoder&apos;s state and the source word fit. Each line follows from the lines that it names.</source>
        <translation>Wie gut der Zustand des Decoders und das Quellwort zusammenpassen. Jede Zeile folgt aus den Zeilen, die sie nennt.</translation>
    </message>
    <message>
        <source>The context</source>
        <translation>Der Kontext</translation>
    </message>
    <message>
        <source>The sum of the annotations, each times its weight. The decoder reads it.</source>
        <translation>Die Summe der Annotationen, jede mal ihr Gewicht. Der Decoder liest sie.</translation>
    </message>
    <message>
        <source>How well the query of the row and the key of the column fit, scaled, with the mask. Each line follows from the lines that it names.</source>
        <translation>Wie gut die Anfrage der Zeile und der Schlüssel der Spalte zusammenpassen, skaliert und mit der Maske. Jede Zeile folgt aus den Zeilen, die sie nennt.</translation>
    </message>
    <message>
        <source>The sum of the values, each times its weight.</source>
        <translation>Die Summe der Werte, jeder mal sein Gewicht.</translation>
    </message>
    <message>
        <source>How well the last vector and this vector of the input fit. Each line follows from the lines that it names.</source>
        <translation>Wie gut der letzte Vektor und dieser Vektor der Eingabe zusammenpassen. Jede Zeile folgt aus den Zeilen, die sie nennt.</translation>
    </message>
    <message>
        <source>The output</source>
        <translation>Die Ausgabe</translation>
    </message>
    <message>
        <source>The sum of the input vectors, each times its weight. Rounded, it is the state of the next row.</source>
        <translation>Die Summe der Eingabevektoren, jeder mal sein Gewicht. Gerundet ist sie der Zustand der nächsten Zeile.</translation>
    </message>
    <message>
        <source>LN is layer normalisation.</source>
        <translation>LN ist die Schichtnormalisierung.</translation>
    </message>
    <message>
        <source>The decoder&apos;s step</source>
        <translation>Der Schritt des Decoders</translation>
    </message>
    <message>
        <source>How the top layer of the decoder makes its next state. The sigmoid makes each number of a gate one between 0 and 1. ⊙ multiplies number by number; W, U, b and d are learned.</source>
        <translation>Wie die oberste Schicht des Decoders ihren nächsten Zustand bildet. Die Sigmoidfunktion macht jede Zahl eines Gates zu einer zwischen 0 und 1. ⊙ multipliziert Zahl für Zahl; W, U, b und d sind gelernt.</translation>
    </message>
</context>
<context>
    <name>DissectionController</name>
    <message>
        <source>Choose a cell of the heatmap: click it, or press Enter on it.</source>
        <translation>Eine Zelle der Heatmap wählen: anklicken oder auf ihr Eingabe drücken.</translation>
    </message>
    <message>
        <source>There is no attention to take apart yet.</source>
        <translation>Es gibt noch keine Aufmerksamkeit zu zerlegen.</translation>
    </message>
    <message>
        <source>The heatmap shows the mean of several heads, and a mean has no arithmetic of its own. Choose one head: click it in the heads view (Ctrl+H), or double-click it where several are chosen.</source>
        <translation>Die Heatmap zeigt das Mittel mehrerer Köpfe, und ein Mittel hat keine eigene Rechnung. Einen Kopf wählen: in der Ansicht der Köpfe (Strg+H) darauf klicken, oder doppelklicken, wenn mehrere gewählt sind.</translation>
    </message>
    <message>
        <source>This cell could not be taken apart.</source>
        <translation>Diese Zelle ließ sich nicht zerlegen.</translation>
    </message>
</context>
<context>
    <name>DissectionWindow</name>
    <message>
        <source>How this weight came about</source>
        <translation>Wie dieses Gewicht zustande kam</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Der Score</translation>
    </message>
    <message>
        <source>From scores to weights</source>
        <translation>Von Scores zu Gewichten</translation>
    </message>
    <message>
        <source>The next word</source>
        <translation>Das nächste Wort</translation>
    </message>
    <message>
        <source>The arrow keys go to the next cell, Page Up and Page Down scroll. In the strips orange is above zero and blue is below; the stronger the colour, the farther from zero. Point at a strip to read its numbers.</source>
        <translation>Die Pfeiltasten gehen zur nächsten Zelle, Bild auf und Bild ab blättern. In den Streifen ist Orange über null und Blau darunter; je stärker die Farbe, desto weiter von null. Auf einen Streifen zeigen, um seine Zahlen zu lesen.</translation>
    </message>
    <message>
        <source>What the head adds</source>
        <translation>Was der Kopf beiträgt</translation>
    </message>
    <message>
        <source>The likeliest words with their logits, which are their scores before the softmax over all words. Beside them is the logit if the context were the mean of all annotations: the difference is what looking at the right place adds.</source>
        <translation>Die wahrscheinlichsten Wörter mit ihren Logits, also ihren Scores vor dem Softmax über alle Wörter. Daneben steht der Logit, wenn der Kontext das Mittel aller Annotationen wäre: Der Unterschied ist, was das Schauen auf die richtige Stelle bringt.</translation>
    </message>
    <message>
        <source>What this cell adds to the context, and what the head&apos;s columns of the output matrix make of the context. All heads of the layer are added up, with a bias. The equations say what the model computes around its heads: u(t) is what the first layer reads of word t, LN layer normalisation, F the feed-forward network of each layer, z(t) what the last layer gives, r(t) the scores of all words, s(y) the rank of a translation in a beam.</source>
        <translation>Was diese Zelle zum Kontext beiträgt, und was die Spalten, die der Kopf in der Ausgabematrix hat, aus dem Kontext machen. Alle Köpfe der Schicht werden addiert, dazu ein Bias. Die Gleichungen sagen, was das Modell um seine Köpfe herum berechnet: u(t) ist, was die erste Schicht vom Wort t liest, LN die Schichtnormalisierung, F das Feed-forward-Netz jeder Schicht, z(t) die Ausgabe der letzten Schicht, r(t) sind die Scores aller Wörter, s(y) ist der Rang einer Übersetzung in einem Beam.</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message>
        <source>Drop them to open two files whose lines belong together</source>
        <translation>Loslassen, um zwei Dateien zu öffnen, deren Zeilen zusammengehören</translation>
    </message>
    <message>
        <source>Drop it to open the run %1</source>
        <translation>Loslassen, um den Lauf %1 zu öffnen</translation>
    </message>
    <message>
        <source>Drop it to open the pairs in %1</source>
        <translation>Loslassen, um die Paare in %1 zu öffnen</translation>
    </message>
    <message>
        <source>Drop it to open the lesson %1</source>
        <translation>Ablegen öffnet die Lektion %1</translation>
    </message>
    <message>
        <source>Drop it to open the model %1</source>
        <translation>Zum Öffnen des Modells %1 hier ablegen</translation>
    </message>
</context>
<context>
    <name>EarlierRunsController</name>
    <message>
        <source>This is the run whose curve is shown already. Choose another one.</source>
        <translation>Das ist der Lauf, dessen Kurve schon gezeigt wird. Einen anderen wählen.</translation>
    </message>
    <message>
        <source>This run has no metrics yet: nothing to draw. Choose one that was trained.</source>
        <translation>Dieser Lauf hat noch keine Messwerte: nichts zu zeichnen. Einen wählen, der trainiert wurde.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>More than %1 runs cannot be told apart. Remove one to add %2.</source>
        <translation>Mehr als %1 Läufe lassen sich nicht auseinanderhalten. Einen entfernen, um %2 hinzuzufügen.</translation>
    </message>
    <message>
        <source>%1: %2, because they are no lines of metrics.</source>
        <translation>%1: %2, weil es keine Zeilen mit Messwerten sind.</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Die Tabelle speichern</translation>
    </message>
    <message>
        <source>runs.csv</source>
        <translation>laeufe.csv</translation>
    </message>
    <message>
        <source>Split by commas (*.csv);;Split by tabs (*.tsv)</source>
        <translation>Mit Kommas getrennt (*.csv);;Mit Tabulatoren getrennt (*.tsv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder.</source>
        <translation>%1 ließ sich nicht schreiben: %2. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Losses of sentences and of vectors cannot be compared: one counts nats per token, the other squared errors. Choose a run of the same task.</source>
        <translation>Verluste von Sätzen und von Vektoren lassen sich nicht vergleichen: Die einen zählen Nat je Token, die anderen quadrierte Fehler. Einen Lauf derselben Aufgabe wählen.</translation>
    </message>
</context>
<context>
    <name>EditHistory</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>forced word “%1”</source>
        <translation>erzwungenes Wort „%1“</translation>
    </message>
    <message>
        <source>forced row %1</source>
        <translation>erzwungene Zeile %1</translation>
    </message>
    <message>
        <source>given translation</source>
        <translation>vorgegebene Übersetzung</translation>
    </message>
    <message>
        <source>everything forced set free</source>
        <translation>alles Erzwungene freigegeben</translation>
    </message>
    <message>
        <source>a forced word or row set free</source>
        <translation>ein erzwungenes Wort oder eine erzwungene Zeile freigegeben</translation>
    </message>
    <message>
        <source>pin of “%1” on “%2”</source>
        <translation>Festhalten von „%1“ auf „%2“</translation>
    </message>
    <message>
        <source>pin released</source>
        <translation>Festgehaltenes losgelassen</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Verbindung</translation>
    </message>
</context>
<context>
    <name>EngineReports</name>
    <message>
        <source>Validation at step %1: loss %2, BLEU %3</source>
        <translation>Validierung bei Schritt %1: Verlust %2, BLEU %3</translation>
    </message>
    <message>
        <source>%1 is loaded</source>
        <translation>%1 ist geladen</translation>
    </message>
    <message>
        <source>This run is not saved</source>
        <translation>Dieser Lauf wird nicht gespeichert</translation>
    </message>
    <message>
        <source>Training stopped early: validation has not improved for as long as &quot;Patience&quot; allows. The best model is kept.</source>
        <translation>Das Training endete vorzeitig: Die Validierung wurde nicht besser, so lange die „Geduld“ es erlaubt. Das beste Modell bleibt.</translation>
    </message>
    <message>
        <source>The run in %1 was deleted</source>
        <translation>Der Lauf in %1 wurde gelöscht</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 ist geöffnet</translation>
    </message>
    <message>
        <source>The run is saved in %1</source>
        <translation>Der Lauf ist in %1 gespeichert</translation>
    </message>
    <message>
        <source>Training ended, because the loss is as low as the preset asks for. Type numbers in any order below, such as &quot;3 1 2&quot;, to see them put in order.</source>
        <translation>Das Training endete, weil der Verlust so niedrig ist, wie die Vorlage verlangt. Unten Zahlen in beliebiger Reihenfolge eingeben, etwa „3 1 2“, um sie geordnet zu sehen.</translation>
    </message>
    <message>
        <source>The model was discarded</source>
        <translation>Das Modell wurde verworfen</translation>
    </message>
    <message>
        <source>The weights of step %1 are in memory</source>
        <translation>Die Gewichte von Schritt %1 sind im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Validation at step %1: loss %2, BLEU %3, entropy of a row %4</source>
        <translation>Validierung bei Schritt %1: Verlust %2, BLEU %3, Entropie einer Zeile %4</translation>
    </message>
    <message>
        <source>This run is thrown away when the lesson ends</source>
        <translation>Dieser Lauf wird am Ende der Lektion verworfen</translation>
    </message>
    <message>
        <source>The run will be saved in %1</source>
        <translation>Der Lauf wird in %1 gespeichert werden</translation>
    </message>
    <message>
        <source>Mean of %1 saves: %2</source>
        <translation>Mittel von %1 Speicherständen: %2</translation>
    </message>
</context>
<context>
    <name>ErasureController</name>
    <message>
        <source>Translate a sentence first.</source>
        <translation>Zuerst einen Satz übersetzen.</translation>
    </message>
</context>
<context>
    <name>ErasureWindow</name>
    <message>
        <source>Erase words: zero vector</source>
        <translation>Wörter löschen: Nullvektor</translation>
    </message>
    <message>
        <source>Erase words: &lt;unk&gt;</source>
        <translation>Wörter löschen: &lt;unk&gt;</translation>
    </message>
    <message>
        <source>Erase words: mean of the neighbours</source>
        <translation>Wörter löschen: Mittel der Nachbarn</translation>
    </message>
    <message>
        <source>Erase words: cut out</source>
        <translation>Wörter löschen: herausgeschnitten</translation>
    </message>
    <message>
        <source>Change rows: largest weight moved</source>
        <translation>Zeilen ändern: größtes Gewicht verschoben</translation>
    </message>
    <message>
        <source>Change rows: all weights alike</source>
        <translation>Zeilen ändern: alle Gewichte gleich</translation>
    </message>
    <message>
        <source>Does it need what it looks at?</source>
        <translation>Braucht es, worauf es schaut?</translation>
    </message>
    <message>
        <source>What is taken away</source>
        <translation>Was weggenommen wird</translation>
    </message>
    <message>
        <source>What takes the place of a source word, or what becomes of a row of the shown head; without a chosen head, of all cross heads</source>
        <translation>Was an die Stelle eines Quellworts tritt, oder was aus einer Zeile des gezeigten Kopfes wird; ohne gewählten Kopf aus der aller Cross-Köpfe</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Erasure</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Encoder &amp;layers</source>
        <translation>&amp;Schichten des Encoders</translation>
    </message>
    <message>
        <source>Translate a sentence first.</source>
        <translation>Zuerst einen Satz übersetzen.</translation>
    </message>
    <message>
        <source>Attention of the translation, in whole words</source>
        <translation>Aufmerksamkeit der Übersetzung, in ganzen Wörtern</translation>
    </message>
    <message>
        <source>Point at a cell: its weight, and what the target word loses.</source>
        <translation>Auf eine Zelle zeigen: ihr Gewicht, und was das Zielwort verliert.</translation>
    </message>
    <message>
        <source>What the decoder writes when it reads a lower layer of the encoder as if it were the last. The last line is the usual translation without a beam.</source>
        <translation>Was der Decoder schreibt, wenn er eine tiefere Schicht des Encoders liest, als wäre sie die letzte. Die letzte Zeile ist die übliche Übersetzung ohne Beam.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>log p in nats</source>
        <translation>log p in Nat</translation>
    </message>
    <message>
        <source>Translations from each layer of the encoder</source>
        <translation>Übersetzungen aus jeder Schicht des Encoders</translation>
    </message>
    <message>
        <source>Save a picture or a table</source>
        <translation>Ein Bild oder eine Tabelle speichern</translation>
    </message>
    <message>
        <source>&amp;Attention…</source>
        <translation>&amp;Aufmerksamkeit …</translation>
    </message>
    <message>
        <source>&amp;What is lost…</source>
        <translation>&amp;Was verloren geht …</translation>
    </message>
    <message>
        <source>With the row of “%1” changed, “%2” loses %3 nats</source>
        <translation>Mit geänderter Zeile von “%1” verliert “%2” %3 Nat</translation>
    </message>
    <message>
        <source>Without “%1”, “%2” loses %3 nats</source>
        <translation>Ohne “%1” verliert “%2” %3 Nat</translation>
    </message>
    <message>
        <source>“%1” looks at “%2” with weight %3 and loses %4 nats without it · Kendall&apos;s τ of the row: %5</source>
        <translation>“%1” schaut auf “%2”: Gewicht %3; ohne es verliert es %4 Nat · Kendalls τ der Zeile: %5</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ between weights and losses, over all rows of words: %1. At 1 the model needs most what it looks at most; at 0 the weights say nothing about what it needs.</source>
        <translation>Kendalls τ zwischen Gewichten und Verlusten, über alle Zeilen von Wörtern: %1. Bei 1 braucht das Modell am meisten, worauf es am meisten schaut; bei 0 sagen die Gewichte nichts darüber, was es braucht.</translation>
    </message>
    <message>
        <source>As the model is at step %1</source>
        <translation>Wie das Modell bei Schritt %1 ist</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Put it on the clipboard instead of into a file</source>
        <translation>In die Zwischenablage statt in eine Datei</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation>Es gibt noch nichts zu speichern.</translation>
    </message>
    <message>
        <source>Words and numbers, no picture</source>
        <translation>Wörter und Zahlen, kein Bild</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>In die Zwischenablage kopiert</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>“%1” exists. Press Replace to write over it, or choose another name.</source>
        <translation>„%1“ gibt es schon. „Ersetzen“ überschreibt die Datei; sonst einen anderen Namen wählen.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>&amp;Maßstab</translation>
    </message>
    <message>
        <source>Light, for documents</source>
        <translation>Hell, für Dokumente</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen …</translation>
    </message>
    <message>
        <source>&amp;Under it</source>
        <translation>Dar&amp;unter</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>What the marks in the picture mean, and the names of its axes</source>
        <translation>Was die Markierungen im Bild bedeuten, und die Namen seiner Achsen</translation>
    </message>
    <message>
        <source>Model, step and data</source>
        <translation>Modell, Schritt und Daten</translation>
    </message>
</context>
<context>
    <name>ExportFormat</name>
    <message>
        <source>Animation (WebP)</source>
        <translation>Animation (WebP)</translation>
    </message>
    <message>
        <source>Numbered pictures (PNG)</source>
        <translation>Nummerierte Bilder (PNG)</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Vector drawing (SVG)</source>
        <translation>Vektorzeichnung (SVG)</translation>
    </message>
    <message>
        <source>Vector drawing (PDF)</source>
        <translation>Vektorzeichnung (PDF)</translation>
    </message>
    <message>
        <source>Table of numbers (CSV)</source>
        <translation>Zahlentabelle (CSV)</translation>
    </message>
    <message>
        <source>Words and numbers (JSON)</source>
        <translation>Wörter und Zahlen (JSON)</translation>
    </message>
</context>
<context>
    <name>FarDialogs</name>
    <message>
        <source>Path of the file on the machine of the engine:</source>
        <translation>Pfad der Datei auf dem Rechner der Engine:</translation>
    </message>
    <message>
        <source>Path of the folder on the machine of the engine:</source>
        <translation>Pfad des Ordners auf dem Rechner der Engine:</translation>
    </message>
</context>
<context>
    <name>FieldNote</name>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>FileTranslationDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>&amp;Translate</source>
        <translation>&amp;Übersetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Translate a text file</source>
        <translation>Eine Textdatei übersetzen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>UTF-8 text, one sentence a line</source>
        <translation>UTF-8-Text, ein Satz je Zeile</translation>
    </message>
    <message>
        <source>Text file to translate</source>
        <translation>Zu übersetzende Textdatei</translation>
    </message>
    <message>
        <source>File for the translations</source>
        <translation>Datei für die Übersetzungen</translation>
    </message>
    <message>
        <source>Text, one translation a line</source>
        <translation>Text, eine Übersetzung je Zeile</translation>
    </message>
    <message>
        <source>JSON, with words and attention</source>
        <translation>JSON, mit Wörtern und Aufmerksamkeit</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>&amp;Source text</source>
        <translation>&amp;Quelltext</translation>
    </message>
    <message>
        <source>T&amp;ranslation</source>
        <translation>Übe&amp;rsetzung</translation>
    </message>
    <message>
        <source>&amp;Written as</source>
        <translation>&amp;Geschrieben als</translation>
    </message>
    <message>
        <source>Searc&amp;h</source>
        <translation>&amp;Suche</translation>
    </message>
    <message>
        <source>Browse: %1</source>
        <translation>Durchsuchen: %1</translation>
    </message>
    <message>
        <source>Training goes on meanwhile, so later lines are translated by a model that has learned more. Pause training to have one model for all lines.</source>
        <translation>Das Training geht unterdessen weiter, spätere Zeilen übersetzt also ein Modell, das mehr gelernt hat. Wird es angehalten, gilt für alle Zeilen ein Modell.</translation>
    </message>
    <message>
        <source>Open a text file with one sentence a line</source>
        <translation>Eine Textdatei mit einem Satz je Zeile öffnen</translation>
    </message>
    <message>
        <source>Save the translations</source>
        <translation>Die Übersetzungen speichern</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>%1 exists. Press Replace to write over it, or choose another name.</source>
        <translation>%1 gibt es schon. „Ersetzen“ überschreibt die Datei; sonst einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Abgebrochen. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Copy the source word where the model has &amp;no word of its own</source>
        <translation>Das Quellwort übernehmen, wo das Modell ke&amp;in eigenes Wort hat</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen …</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Die Datei wird gelesen …</translation>
    </message>
    <message>
        <source>Lines that could not be translated and are empty in the output: %1</source>
        <translation>Zeilen, die sich nicht übersetzen ließen und in der Ausgabe leer sind: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln lines</source>
        <translation>
            <numerusform>%1 von %Ln Zeile</numerusform>
            <numerusform>%1 von %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines were translated in %1 and written into %2</source>
        <translation>
            <numerusform>%Ln Zeile wurde in %1 übersetzt und in %2 geschrieben</numerusform>
            <numerusform>%Ln Zeilen wurden in %1 übersetzt und in %2 geschrieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileTranslator</name>
    <message>
        <source>%1 is a folder. Choose a text file with one sentence a line.</source>
        <translation>%1 ist ein Ordner. Eine Textdatei mit einem Satz je Zeile wählen.</translation>
    </message>
    <message>
        <source>%1 is a pipe or a device. Save its output as a file, and choose that file.</source>
        <translation>%1 ist eine Pipe oder ein Gerät. Seine Ausgabe als Datei speichern und diese wählen.</translation>
    </message>
    <message>
        <source>%1 is empty, so there is nothing to translate.</source>
        <translation>%1 ist leer, es gibt also nichts zu übersetzen.</translation>
    </message>
    <message>
        <source>The translation would replace the source text. Choose another name for it.</source>
        <translation>Die Übersetzung würde den Quelltext ersetzen. Einen anderen Namen dafür wählen.</translation>
    </message>
    <message>
        <source>%1 is a folder. Type the name of a file in it.</source>
        <translation>%1 ist ein Ordner. Den Namen einer Datei darin eingeben.</translation>
    </message>
    <message>
        <source>%1 exists. Choose another name, or say that it may be replaced.</source>
        <translation>%1 gibt es schon. Einen anderen Namen wählen oder angeben, dass ersetzt werden darf.</translation>
    </message>
    <message>
        <source>%1, line %2: longer than %3 MiB. Put one sentence on each line.</source>
        <translation>%1, Zeile %2: länger als %3 MiB. Einen Satz auf jede Zeile setzen.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder.</source>
        <translation>%1 lässt sich nicht schreiben: %2. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Is the disk full?</source>
        <translation>%1 lässt sich nicht schreiben: %2. Ist der Datenträger voll?</translation>
    </message>
    <message numerus="yes">
        <source>Another model was loaded after %Ln lines. Start again with the model that is loaded now.</source>
        <translation>
            <numerusform>Nach %Ln Zeile wurde ein anderes Modell geladen. Mit dem jetzt geladenen Modell neu beginnen.</numerusform>
            <numerusform>Nach %Ln Zeilen wurde ein anderes Modell geladen. Mit dem jetzt geladenen Modell neu beginnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FineTuningDialog</name>
    <message>
        <source>Pairs to train: %1, to validate: %2</source>
        <translation>Paare zum Trainieren: %1, zum Validieren: %2</translation>
    </message>
    <message>
        <source>%1, in the second file: %2</source>
        <translation>%1, in der zweiten Datei: %2</translation>
    </message>
    <message>
        <source>Memory needed: at least %1. This computer has %2.</source>
        <translation>Nötiger Arbeitsspeicher: mindestens %1. Dieser Rechner hat %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
    <message>
        <source>Train this model on</source>
        <translation>Dieses Modell mit anderen Paaren trainieren</translation>
    </message>
    <message>
        <source>A new run begins with “%1” and learns from %2. Network, words and pieces stay; the model itself is only read.</source>
        <translation>Ein neuer Lauf beginnt mit „%1“ und lernt aus %2. Netz, Wörter und Teilstücke bleiben; das Modell selbst wird nur gelesen.</translation>
    </message>
    <message>
        <source>&amp;Second file to validate with:</source>
        <translation>&amp;Zweite Datei zum Validieren:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Such as pairs of the kind that the model knows: a dashed curve, from step 0 on, shows what it forgets.</source>
        <translation>Etwa Paare von der Art, die das Modell kennt: Eine gestrichelte Kurve zeigt von Schritt 0 an, was es vergisst.</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>The pairs go through the words of the model…</source>
        <translation>Die Paare gehen durch die Wörter des Modells …</translation>
    </message>
</context>
<context>
    <name>FollowBar</name>
    <message>
        <source>Close; the run is still followed</source>
        <translation>Schließen; der Lauf wird weiter verfolgt</translation>
    </message>
    <message>
        <source>The training of this run was interrupted: the program that trained it is gone.</source>
        <translation>Das Training dieses Laufs wurde unterbrochen: Das Programm, das ihn trainiert hat, läuft nicht mehr.</translation>
    </message>
    <message>
        <source>The training of this run has ended.</source>
        <translation>Das Training dieses Laufs ist beendet.</translation>
    </message>
    <message>
        <source>The folder of this run is not there at the moment: %1</source>
        <translation>Der Ordner dieses Laufs ist zurzeit nicht da: %1</translation>
    </message>
    <message>
        <source>There has been no news of this run for %1. The program that trains it, or the connection to it, may have stopped.</source>
        <translation>Von diesem Lauf gibt es seit %1 nichts Neues. Vielleicht läuft das Programm, das ihn trainiert, nicht mehr, oder die Verbindung dorthin ist unterbrochen.</translation>
    </message>
    <message>
        <source>This run has no save yet. It opens by itself as soon as it has one. Step %1 is done; the last news is %2 old.</source>
        <translation>Dieser Lauf hat noch keinen Speicherstand. Mit dem ersten wird er von selbst geöffnet. Schritt %1 ist getan, der letzte Stand ist %2 alt.</translation>
    </message>
    <message>
        <source>Trained by another program and followed here. The last news is %1 old, about %2 are left.</source>
        <translation>Von einem anderen Programm trainiert und hier verfolgt. Der letzte Stand ist %1 alt, es dauert noch etwa %2.</translation>
    </message>
    <message>
        <source>Trained by another program and followed here. The last news is %1 old.</source>
        <translation>Von einem anderen Programm trainiert und hier verfolgt. Der letzte Stand ist %1 alt.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the run that lies in this folder now</source>
        <translation>Den Lauf öffnen, der jetzt in diesem Ordner liegt</translation>
    </message>
    <message>
        <source>Load step %1</source>
        <translation>Schritt %1 laden</translation>
    </message>
    <message>
        <source>Translate with the best weights that are saved now. Until then the weights of step %1 stay in memory.</source>
        <translation>Mit den besten Gewichten übersetzen, die jetzt gespeichert sind. Bis dahin bleiben die Gewichte von Schritt %1 im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Another run is in this folder now. The one before is still displayed.</source>
        <translation>In diesem Ordner liegt jetzt ein anderer Lauf. Zu sehen ist noch der vorige.</translation>
    </message>
</context>
<context>
    <name>ForkDialog</name>
    <message>
        <source>The start of the run</source>
        <translation>dem Anfang des Laufs</translation>
    </message>
    <message>
        <source>The save of step %1</source>
        <translation>dem Speicherstand von Schritt %1</translation>
    </message>
    <message>
        <source>The &amp;selected pairs: %1</source>
        <translation>Die &amp;gewählten Paare: %1</translation>
    </message>
    <message>
        <source>Every pair with the &amp;word</source>
        <translation>Jedes Paar mit dem &amp;Wort</translation>
    </message>
    <message>
        <source>Train without some pairs</source>
        <translation>Ohne einige Paare trainieren</translation>
    </message>
    <message>
        <source>A second run repeats “%1” up to step %2 without these pairs. All else stays as it was: words, order, random numbers. These pairs taught whatever differs in the end.</source>
        <translation>Ein zweiter Lauf wiederholt „%1“ bis Schritt %2 ohne diese Paare. Alles andere bleibt, wie es war: Wörter, Reihenfolge, Zufallszahlen. Was am Ende anders ist, haben diese Paare gelehrt.</translation>
    </message>
    <message>
        <source>Word on either side</source>
        <translation>Wort auf einer der beiden Seiten</translation>
    </message>
    <message>
        <source>a whole word, on either side</source>
        <translation>ein ganzes Wort, auf einer der beiden Seiten</translation>
    </message>
    <message>
        <source>&amp;Begin at:</source>
        <translation>&amp;Beginnen bei:</translation>
    </message>
    <message>
        <source>It takes as long as the first training did from there. At the end both models are shown side by side.</source>
        <translation>Es dauert so lange wie das erste Training von dort an. Am Ende werden beide Modelle nebeneinander gezeigt.</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
</context>
<context>
    <name>FoundPage</name>
    <message>
        <source>As expected.</source>
        <translation>Wie erwartet.</translation>
    </message>
    <message>
        <source>Not as expected.</source>
        <translation>Anders als erwartet.</translation>
    </message>
    <message>
        <source>Question:</source>
        <translation>Frage:</translation>
    </message>
    <message>
        <source>Not done.</source>
        <translation>Nicht gemacht.</translation>
    </message>
    <message>
        <source>Expected:</source>
        <translation>Erwartet:</translation>
    </message>
    <message>
        <source>Seen:</source>
        <translation>Gesehen:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Warum:</translation>
    </message>
    <message>
        <source>After %1 steps: %2</source>
        <translation>Nach %1 Schritten: %2</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Skipped: the program did this step.</source>
        <translation>Übersprungen: Das Programm hat diesen Schritt ausgeführt.</translation>
    </message>
    <message>
        <source>The lesson is from the file %1.</source>
        <translation>Die Lektion ist aus der Datei %1.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
</context>
<context>
    <name>GoldCells</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>words are linked where the weight is at least %1</source>
        <translation>Wörter sind verbunden, wo das Gewicht mindestens %1 ist</translation>
    </message>
    <message>
        <source>each word is linked to its largest weight</source>
        <translation>jedes Wort ist mit seinem größten Gewicht verbunden</translation>
    </message>
    <message>
        <source>AER of this sentence %1 (%2). Attention is not alignment.</source>
        <translation>AER dieses Satzes %1 (%2). Aufmerksamkeit ist kein Alignment.</translation>
    </message>
    <message>
        <source>each word is linked to its largest weight one row later, end marks aside</source>
        <translation>jedes Wort ist mit seinem größten Gewicht eine Zeile später verbunden, ohne Endmarken</translation>
    </message>
    <message>
        <source>each word is linked to its largest weight one row later</source>
        <translation>jedes Wort ist mit seinem größten Gewicht eine Zeile später verbunden</translation>
    </message>
    <message>
        <source>each word is linked to its largest weight, end marks aside</source>
        <translation>jedes Wort ist mit seinem größten Gewicht verbunden, ohne Endmarken</translation>
    </message>
    <message>
        <source>Against statistical links, error rate %1 (%2). Neither is gold.</source>
        <translation>Gegenüber statistischen Verbindungen Fehlerrate %1 (%2). Beides ist kein Gold.</translation>
    </message>
    <message>
        <source>Attention is not alignment: a weight says where the model read while it chose a word, not which word it translated. The alignment error rate (AER) still compares the weights with links: gold links, which people or a grammar made, or statistical links, which may be wrong themselves. A good model may have a high AER.</source>
        <translation>Aufmerksamkeit ist kein Alignment: Ein Gewicht sagt, wo das Modell las, als es ein Wort wählte, nicht, welches Wort dieses übersetzt. Die Alignment-Fehlerrate (AER) vergleicht die Gewichte trotzdem mit Gold-Verbindungen, die Menschen oder eine Grammatik gemacht haben, oder mit statistischen Verbindungen, die selbst falsch sein können; ein gutes Modell kann eine hohe haben.</translation>
    </message>
</context>
<context>
    <name>HeadChartView</name>
    <message>
        <source>if all weights of a row were alike</source>
        <translation>wenn alle Gewichte einer Zeile gleich wären</translation>
    </message>
    <message>
        <source>the least BLEU that is accepted</source>
        <translation>das kleinste BLEU, das noch genügt</translation>
    </message>
    <message>
        <source>Save this picture or its numbers</source>
        <translation>Dieses Bild oder seine Zahlen speichern</translation>
    </message>
</context>
<context>
    <name>HeadNumbers</name>
    <message>
        <source>Only a Transformer has heads. Open a run of one.</source>
        <translation>Nur ein Transformer hat Köpfe. Einen Lauf mit einem solchen öffnen.</translation>
    </message>
    <message>
        <source>The model was trained meanwhile, so its heads cannot be compared. Pause the training first.</source>
        <translation>Das Modell wurde inzwischen trainiert, daher sind seine Köpfe nicht vergleichbar. Zuerst das Training pausieren.</translation>
    </message>
</context>
<context>
    <name>HeadNumbersModel</name>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Kind, layer and head, counted from 1</source>
        <translation>Art, Schicht und Kopf, ab 1 gezählt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the head does, as far as its measures tell</source>
        <translation>Was der Kopf tut, soweit seine Messwerte es sagen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; at step %2 it was %3, at step %4 it is %5</source>
        <translation>%1; bei Schritt %2 war es %3, bei Schritt %4 ist es %5</translation>
    </message>
    <message>
        <source>Faithful (τ)</source>
        <translation>Treue (τ)</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ between the weights and what erased words cost, with the interval of 95 %: at 1 the model needs most what this head looks at most</source>
        <translation>Kendalls τ zwischen den Gewichten und dem, was gelöschte Wörter kosten, mit dem Intervall von 95 %: bei 1 braucht das Modell am meisten, worauf dieser Kopf am meisten schaut</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 → %2 (%3)</source>
        <translation>%1 → %2 (%3)</translation>
    </message>
</context>
<context>
    <name>HeadNumbersWindow</name>
    <message>
        <source>The heads have not been measured yet. Each validation of a training measures them.</source>
        <translation>Die Köpfe sind noch nicht gemessen. Das geschieht bei jeder Validierung eines Trainings.</translation>
    </message>
    <message>
        <source>No head had been measured by step %1; the first validation was at step %2.</source>
        <translation>Bis Schritt %1 war kein Kopf gemessen; die erste Validierung war bei Schritt %2.</translation>
    </message>
    <message>
        <source>Measured at step %1, on validation pairs: %2. The curves show all of the training.</source>
        <translation>Gemessen bei Schritt %1, Validierungspaare: %2. Die Kurven zeigen das ganze Training.</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>A&amp;bsteigend</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save table…</source>
        <translation>Tabelle &amp;speichern …</translation>
    </message>
    <message>
        <source>Head measures</source>
        <translation>Kennzahlen der Köpfe</translation>
    </message>
    <message>
        <source>Head measures; Enter shows one in the heatmap</source>
        <translation>Kennzahlen der Köpfe; Eingabe zeigt einen in der Heatmap</translation>
    </message>
    <message>
        <source>The largest first</source>
        <translation>Die größten zuerst</translation>
    </message>
    <message>
        <source>Put the table on the clipboard, columns split by tabs</source>
        <translation>Die Tabelle in die Zwischenablage legen, Spalten durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>Save the table as a file, columns split by commas or tabs</source>
        <translation>Die Tabelle als Datei speichern, Spalten durch Kommas oder Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>Sortieren &amp;nach</translation>
    </message>
    <message>
        <source>Names follow from these numbers alone. A head that looks at a word need not use it: the help says what they do not mean.</source>
        <translation>Namen folgen allein aus diesen Zahlen. Ein Kopf, der auf ein Wort schaut, muss es nicht nutzen: Die Hilfe sagt, was sie nicht bedeuten.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Die Tabelle speichern</translation>
    </message>
    <message>
        <source>heads.csv</source>
        <translation>koepfe.csv</translation>
    </message>
    <message>
        <source>Split by commas (*.csv);;Split by tabs (*.tsv)</source>
        <translation>Mit Kommas getrennt (*.csv);;Mit Tabulatoren getrennt (*.tsv)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder.</source>
        <translation>%1 ließ sich nicht schreiben: %2. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>St&amp;op measuring</source>
        <translation>Messung &amp;abbrechen</translation>
    </message>
    <message>
        <source>&amp;Measure faithfulness</source>
        <translation>&amp;Treue messen</translation>
    </message>
    <message>
        <source>Words are erased…</source>
        <translation>Wörter werden gelöscht …</translation>
    </message>
    <message>
        <source>Words are erased: sentence %1 of %2</source>
        <translation>Wörter werden gelöscht: Satz %1 von %2</translation>
    </message>
    <message>
        <source>Faithfulness was measured at step %1.</source>
        <translation>Die Treue wurde bei Schritt %1 gemessen.</translation>
    </message>
    <message>
        <source>Sto&amp;p comparing</source>
        <translation>&amp;Vergleich abbrechen</translation>
    </message>
    <message>
        <source>Compare &amp;heads</source>
        <translation>Köpfe &amp;vergleichen</translation>
    </message>
    <message>
        <source>Heads are compared…</source>
        <translation>Köpfe werden verglichen …</translation>
    </message>
    <message>
        <source>Heads are compared: sentence %1 of %2</source>
        <translation>Köpfe werden verglichen: Satz %1 von %2</translation>
    </message>
    <message>
        <source>Heads were compared at step %1, in sentences that the model translated: %2.</source>
        <translation>Die Köpfe wurden bei Schritt %1 verglichen, in so vielen Sätzen, die das Modell übersetzt hat: %2.</translation>
    </message>
    <message>
        <source>Erase every word of validation sentences, and compare what that costs with the weights of the cross heads; then the same with each save of the run</source>
        <translation>Jedes Wort von Validierungssätzen löschen und das, was es kostet, mit den Gewichten der Cross-Köpfe vergleichen; danach dasselbe mit jedem Speicherstand des Laufs</translation>
    </message>
    <message>
        <source>Measure on validation sentences which heads spread their weight alike, and where they look on average</source>
        <translation>An Validierungssätzen messen, welche Köpfe ihr Gewicht gleich verteilen und wohin sie im Mittel schauen</translation>
    </message>
    <message>
        <source>Take out the head that BLEU needs least, again and again, until BLEU has fallen by 0.5</source>
        <translation>Immer wieder den Kopf herausnehmen, den BLEU am wenigsten braucht, bis es um 0,5 gefallen ist</translation>
    </message>
    <message>
        <source>&amp;Alike</source>
        <translation>&amp;Ähnlich</translation>
    </message>
    <message>
        <source>&amp;On average</source>
        <translation>&amp;Im Mittel</translation>
    </message>
    <message>
        <source>&amp;Least set</source>
        <translation>K&amp;leinste Menge</translation>
    </message>
    <message>
        <source>Words are erased with the save of step %1; saves after it: %2</source>
        <translation>Wörter werden mit dem Speicherstand von Schritt %1 gelöscht; Speicherstände danach: %2</translation>
    </message>
    <message>
        <source>Faithfulness was measured at step %1; its curve has saves: %2.</source>
        <translation>Die Treue wurde bei Schritt %1 gemessen; Speicherstände in ihrer Kurve: %2.</translation>
    </message>
    <message>
        <source>Stop searc&amp;hing</source>
        <translation>Suc&amp;he anhalten</translation>
    </message>
    <message>
        <source>&amp;Find the least set</source>
        <translation>Kleinste Menge &amp;finden</translation>
    </message>
    <message>
        <source>Sentences are translated with all heads…</source>
        <translation>Sätze werden mit allen Köpfen übersetzt …</translation>
    </message>
    <message>
        <source>The least needed head is sought: tried %1 of %2; BLEU with all heads is %3</source>
        <translation>Der am wenigsten gebrauchte Kopf wird gesucht: %1 von %2 versucht; BLEU mit allen Köpfen ist %3</translation>
    </message>
    <message>
        <source>The least set was found at step %1, in sentences that the model translated: %2.</source>
        <translation>Die kleinste Menge wurde bei Schritt %1 gefunden, an Sätzen, die das Modell übersetzt hat: %2.</translation>
    </message>
    <message>
        <source>Each measure at that moment and at the shown step, and the difference, which sorts the table</source>
        <translation>Jedes Maß damals und beim gezeigten Schritt, mit der Differenz, nach der die Tabelle sortiert ist</translation>
    </message>
    <message>
        <source>Chan&amp;ge since the model that was trained on</source>
        <translation>Ä&amp;nderung seit dem Ausgangsmodell</translation>
    </message>
    <message>
        <source>Chan&amp;ge since step %1</source>
        <translation>Ä&amp;nderung seit Schritt %1</translation>
    </message>
    <message>
        <source>;;JSON (*.json)</source>
        <translation>;;JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>HeadPicker</name>
    <message>
        <source>Head of model %1</source>
        <translation>Kopf von Modell %1</translation>
    </message>
    <message>
        <source>Which head&apos;s rows are compared</source>
        <translation>Kopf, dessen Zeilen verglichen werden</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>Layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>%1, layer %2: mean of heads %3</source>
        <translation>%1, Schicht %2: Mittel der Köpfe %3</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cross</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>Encoder: source words to source words</source>
        <translation>Encoder: Quellwörter zu Quellwörtern</translation>
    </message>
    <message>
        <source>Cross: target words to source words</source>
        <translation>Cross: Zielwörter zu Quellwörtern</translation>
    </message>
    <message>
        <source>Decoder: target words to the words read so far</source>
        <translation>Decoder: Zielwörter zu den bisher gelesenen Wörtern</translation>
    </message>
    <message>
        <source>%1, layer %2, head %3</source>
        <translation>%1, Schicht %2, Kopf %3</translation>
    </message>
    <message>
        <source>Cross, last layer: mean of all heads</source>
        <translation>Cross, letzte Schicht: Mittel aller Köpfe</translation>
    </message>
    <message>
        <source>%1: mean of %2 heads</source>
        <translation>%1: Mittel von %2 Köpfen</translation>
    </message>
    <message>
        <source>%1: mean of layer.head %2</source>
        <translation>%1: Mittel von Schicht.Kopf %2</translation>
    </message>
    <message>
        <source>%1: most to “%2”, %3 of all weight</source>
        <translation>%1: am meisten zu „%2“, %3 des ganzen Gewichts</translation>
    </message>
    <message>
        <source>in the source “%1” reads “%2” most, %3</source>
        <translation>in der Quelle liest „%1“ am meisten „%2“, %3</translation>
    </message>
    <message>
        <source>of the words before it “%1” reads “%2” most, %3</source>
        <translation>von den Wörtern davor liest „%1“ am meisten „%2“, %3</translation>
    </message>
    <message>
        <source>“%1” is read most by “%2”, %3</source>
        <translation>„%1“ wird am meisten von „%2“ gelesen, %3</translation>
    </message>
    <message>
        <source>Mean of all heads: %1</source>
        <translation>Mittel aller Köpfe: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>aligns best</source>
        <translation>ordnet am besten zu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, switched off</source>
        <translation>%1, abgeschaltet</translation>
    </message>
    <message>
        <source>%1, forced rows: %2</source>
        <translation>%1, erzwungene Zeilen: %2</translation>
    </message>
    <message>
        <source>agrees best with statistics</source>
        <translation>passt am besten zur Statistik</translation>
    </message>
    <message>
        <source>in the mean that aligns best</source>
        <translation>im Mittel, das am besten zuordnet</translation>
    </message>
    <message>
        <source>in the mean that agrees best with statistics</source>
        <translation>im Mittel, das am besten zur Statistik passt</translation>
    </message>
    <message>
        <source>%1, end marks aside</source>
        <translation>%1, ohne Endmarken</translation>
    </message>
</context>
<context>
    <name>HeadsMenu</name>
    <message>
        <source>Switch on: %1</source>
        <translation>Einschalten: %1</translation>
    </message>
    <message>
        <source>Switch off: %1</source>
        <translation>Abschalten: %1</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Alle einschalten</translation>
    </message>
</context>
<context>
    <name>HeadsOff</name>
    <message>
        <source>the translation stays the same</source>
        <translation>die Übersetzung bleibt gleich</translation>
    </message>
    <message>
        <source>the translation changes</source>
        <translation>die Übersetzung ändert sich</translation>
    </message>
    <message>
        <source>%1, log-probability %2 → %3</source>
        <translation>%1, Log-Wahrscheinlichkeit %2 → %3</translation>
    </message>
    <message>
        <source>no validation pair can be measured</source>
        <translation>kein Validierungspaar lässt sich messen</translation>
    </message>
    <message>
        <source>validation: %1</source>
        <translation>Validierung: %1</translation>
    </message>
    <message>
        <source>validation at step %1: %2</source>
        <translation>Validierung bei Schritt %1: %2</translation>
    </message>
    <message>
        <source>load sentence pairs to see validation loss and BLEU</source>
        <translation>mit geladenen Satzpaaren stehen hier Validierungsverlust und BLEU</translation>
    </message>
    <message>
        <source>measuring the validation set…</source>
        <translation>die Validierungsdaten werden gemessen …</translation>
    </message>
    <message>
        <source>Without %1: %2</source>
        <translation>Ohne %1: %2</translation>
    </message>
    <message>
        <source>loss %1 → %2</source>
        <translation>Verlust %1 → %2</translation>
    </message>
    <message>
        <source>%1, BLEU %2 → %3</source>
        <translation>%1, BLEU %2 → %3</translation>
    </message>
    <message>
        <source>%1, measuring BLEU…</source>
        <translation>%1, BLEU wird gemessen …</translation>
    </message>
    <message>
        <source>loss now %1, measuring with all heads…</source>
        <translation>Verlust jetzt %1, mit allen Köpfen wird gemessen …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln heads</source>
        <translation>
            <numerusform>%Ln Kopf</numerusform>
            <numerusform>%Ln Köpfe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadsView</name>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Heads: three blocks, encoder, cross and decoder; layer 1 at the bottom</source>
        <translation>Köpfe: drei Blöcke, Encoder, Cross und Decoder; Schicht 1 unten</translation>
    </message>
    <message>
        <source>There are no maps of single heads for this sentence.</source>
        <translation>Für diesen Satz gibt es keine Heatmaps einzelner Köpfe.</translation>
    </message>
    <message>
        <source>%1 · Esc lets go</source>
        <translation>%1 · Esc lässt los</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>koepfe</translation>
    </message>
    <message>
        <source>Point at a head to see it large, click to keep it, Ctrl+click to add it, M for the mean of those chosen, X to switch them off, or use the arrow keys.</source>
        <translation>Auf einen Kopf zeigen, um ihn groß zu sehen, klicken, um ihn zu behalten, Strg+Klick, um ihn hinzuzufügen, M für das Mittel der gewählten, X, um sie abzuschalten, oder die Pfeiltasten verwenden.</translation>
    </message>
    <message>
        <source>%1 (without %2)</source>
        <translation>%1 (ohne %2)</translation>
    </message>
    <message>
        <source>The heads need a larger window. Their measures are one click away.</source>
        <translation>Die Köpfe brauchen ein größeres Fenster. Ihre Kennzahlen sind einen Klick entfernt.</translation>
    </message>
</context>
<context>
    <name>HeatmapPlot</name>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Documentation</source>
        <translation>Dokumentation</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>What the search found</source>
        <translation>Was die Suche fand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No page has all these words. Try fewer.</source>
        <translation>Keine Seite enthält alle diese Wörter. Mit weniger Wörtern suchen.</translation>
    </message>
    <message>
        <source>The pages are in English.</source>
        <translation>Die Seiten sind auf Englisch.</translation>
    </message>
</context>
<context>
    <name>InterruptionBar</name>
    <message>
        <source>&amp;Resume training</source>
        <translation>Training &amp;fortsetzen</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>The training of %1 was interrupted before its first save. It can start again with the same settings.</source>
        <translation>Das Training von %1 wurde vor seinem ersten Speichern unterbrochen. Es kann mit denselben Einstellungen neu beginnen.</translation>
    </message>
    <message>
        <source>The training of %1 was interrupted. It can go on at step %2, after %3 of training. Its last save is of %4.</source>
        <translation>Das Training von %1 wurde unterbrochen. Es kann bei Schritt %2 weitergehen, nach %3 Training. Sein letzter Speicherstand ist von %4.</translation>
    </message>
    <message>
        <source>Load its sentence pairs and go on with training</source>
        <translation>Seine Satzpaare laden und weiter trainieren</translation>
    </message>
    <message>
        <source>Open the run, to look at it and to translate with it</source>
        <translation>Den Lauf öffnen, um ihn anzusehen und damit zu übersetzen</translation>
    </message>
    <message>
        <source>Leave the run as it is, and do not offer it again</source>
        <translation>Den Lauf lassen, wie er ist, und nicht mehr anbieten</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source> or </source>
        <comment>between two answers that are both right</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>“%1” on “%2”</source>
        <translation>„%1“ auf „%2“</translation>
    </message>
</context>
<context>
    <name>KindView</name>
    <message>
        <source>The weights of a target word sum to one.</source>
        <translation>Die Gewichte eines Zielworts ergeben zusammen eins.</translation>
    </message>
    <message>
        <source>The weights of a target word sum to at most one.</source>
        <translation>Die Gewichte eines Zielworts ergeben zusammen höchstens eins.</translation>
    </message>
    <message>
        <source>There are no weights to see.</source>
        <translation>Es gibt keine Gewichte zu sehen.</translation>
    </message>
    <message>
        <source>Equation of the attention: %1</source>
        <translation>Gleichung der Aufmerksamkeit: %1</translation>
    </message>
    <message>
        <source>What the symbols mean</source>
        <translation>Was die Symbole bedeuten</translation>
    </message>
</context>
<context>
    <name>LeastHeadsView</name>
    <message>
        <source>Least set of heads; arrow keys read the curve</source>
        <translation>Kleinste Menge von Köpfen; Pfeiltasten lesen die Kurve</translation>
    </message>
    <message>
        <source>Point at the curve: which head went, and BLEU without it.</source>
        <translation>Auf die Kurve zeigen: welcher Kopf ging, und BLEU ohne ihn.</translation>
    </message>
    <message>
        <source>heads that are left</source>
        <translation>verbleibende Köpfe</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>all %1 heads: BLEU %2</source>
        <translation>alle %1 Köpfe: BLEU %2</translation>
    </message>
    <message>
        <source>without %1 too, %2 left: BLEU %3</source>
        <translation>auch ohne %1, %2 verbleiben: BLEU %3</translation>
    </message>
    <message>
        <source>The least set, %1 of %2 heads: %3</source>
        <translation>Die kleinste Menge, %1 von %2 Köpfen: %3</translation>
    </message>
    <message>
        <source>least-set</source>
        <translation>kleinste-menge</translation>
    </message>
    <message>
        <source>Least set of heads</source>
        <translation>Kleinste Menge von Köpfen</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Lesson: %1, %2</source>
        <translation>Lektion: %1, %2</translation>
    </message>
    <message>
        <source>%1
What you need to know: %2</source>
        <translation>%1
Vorkenntnisse: %2</translation>
    </message>
    <message>
        <source>%1 · done</source>
        <translation>%1 · fertig</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 steps</source>
        <translation>%1 · %2 von %3 Schritten</translation>
    </message>
    <message>
        <source>From the file %1</source>
        <translation>Aus der Datei %1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>Preparing the lesson…</source>
        <translation>Die Lektion wird vorbereitet …</translation>
    </message>
    <message>
        <source>Preparing this step: the earlier steps are done anew…</source>
        <translation>Dieser Schritt wird vorbereitet: Was davor kam, wird wiederholt …</translation>
    </message>
    <message>
        <source>The tasks of this step are done for you…</source>
        <translation>Was zu diesem Schritt gehört, wird ausgeführt …</translation>
    </message>
    <message>
        <source>Cancelled. Again prepares this step anew.</source>
        <translation>Abgebrochen. „Noch einmal“ bereitet diesen Schritt von neuem vor.</translation>
    </message>
    <message>
        <source>%1 Press Again to retry.</source>
        <translation>%1 „Noch einmal“ versucht es erneut.</translation>
    </message>
</context>
<context>
    <name>LessonHost</name>
    <message>
        <source>There is no room for the runs of a lesson in the folder of temporary files.</source>
        <translation>Im Ordner für temporäre Dateien ist kein Platz für die Läufe einer Lektion.</translation>
    </message>
</context>
<context>
    <name>LessonLibrary</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 is not a valid lesson. Mistakes: %2. The first: %3</source>
        <translation>%1 ist keine gültige Lektion. Fehler: %2. Der erste: %3</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>End the lesson. Your own run, data and layout come back</source>
        <translation>Die Lektion beenden. Eigener Lauf, Daten und Anordnung kommen zurück</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Nächster &amp;Schritt</translation>
    </message>
    <message>
        <source>To the next step</source>
        <translation>Zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Save what I &amp;found…</source>
        <translation>&amp;Ergebnisse sichern …</translation>
    </message>
    <message>
        <source>Save your predictions and what this run showed as a page</source>
        <translation>Die Vorhersagen und was dieser Lauf zeigte als Seite sichern</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>To the step before, as it was when you came to it</source>
        <translation>Zum Schritt davor, wie er am Anfang war</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>This step once more, as it was when you came to it</source>
        <translation>Diesen Schritt noch einmal, wie er am Anfang war</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>&amp;Finish the lesson</source>
        <translation>Lektion &amp;abschließen</translation>
    </message>
    <message>
        <source>Go to the next step; the tasks of this one are done for you</source>
        <translation>Zum nächsten Schritt; was zu diesem gehört, wird ausgeführt</translation>
    </message>
    <message>
        <source>Your answer is still missing: this step waits for it.</source>
        <translation>Die Antwort fehlt noch: Dieser Schritt wartet darauf.</translation>
    </message>
    <message>
        <source>From the file %1</source>
        <translation>Aus der Datei %1</translation>
    </message>
    <message>
        <source>Your name, if the page is handed in</source>
        <translation>Eigener Name, wenn die Seite abgegeben wird</translation>
    </message>
    <message>
        <source>The page says only what you type here. It may stay empty</source>
        <translation>Die Seite nennt nur, was hier steht. Das Feld darf leer bleiben</translation>
    </message>
</context>
<context>
    <name>LessonSetup</name>
    <message>
        <source>The data of the lesson could not be loaded.</source>
        <translation>Die Daten der Lektion konnten nicht geladen werden.</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Your predictions and what you found are in %1.</source>
        <translation>Vorhersagen und Ergebnisse sind in %1.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>LessonsRow</name>
    <message>
        <source>Learn by a lesson: it asks, you try it, and this run shows it</source>
        <translation>Mit einer Lektion lernen: Sie fragt, man probiert, und der Lauf zeigt es</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Lektion öffnen …</translation>
    </message>
    <message>
        <source>Open a lesson of your own or of somebody else&apos;s: a file that ends in .lesson.md</source>
        <translation>Eine eigene oder fremde Lektion öffnen: eine Datei, die auf .lesson.md endet</translation>
    </message>
    <message>
        <source>Folder of lessons…</source>
        <translation>Ordner mit Lektionen …</translation>
    </message>
    <message>
        <source>Fewer lessons</source>
        <translation>Weniger Lektionen</translation>
    </message>
    <message numerus="yes">
        <source>All %n lessons</source>
        <translation>
            <numerusform>%n Lektion</numerusform>
            <numerusform>Alle %n Lektionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder whose lessons are listed here too</source>
        <translation>Einen Ordner wählen, dessen Lektionen auch hier stehen</translation>
    </message>
    <message>
        <source>Answers of a class…</source>
        <translation>Antworten einer Klasse …</translation>
    </message>
    <message>
        <source>Choose a folder with the pages that learners handed in, and see all their answers</source>
        <translation>Einen Ordner mit abgegebenen Seiten wählen und alle Antworten sehen</translation>
    </message>
</context>
<context>
    <name>LikelyWordsView</name>
    <message>
        <source>The likeliest words</source>
        <translation>Die wahrscheinlichsten Wörter</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>with the mean annotation</source>
        <translation>mit der mittleren Annotation</translation>
    </message>
    <message>
        <source>what looking adds</source>
        <translation>was das Schauen bringt</translation>
    </message>
</context>
<context>
    <name>LikenessView</name>
    <message>
        <source>Likeness of heads; arrow keys read two of them</source>
        <translation>Ähnlichkeit der Köpfe; Pfeiltasten lesen zwei von ihnen</translation>
    </message>
    <message>
        <source>layer.head</source>
        <translation>Schicht.Kopf</translation>
    </message>
    <message>
        <source>1 − divergence in bits</source>
        <translation>1 − Divergenz in Bit</translation>
    </message>
    <message>
        <source>A row and a column for each head, 1 where two heads spread their weight alike</source>
        <translation>Eine Zeile und eine Spalte für jeden Kopf, 1 wo zwei Köpfe ihr Gewicht gleich verteilen</translation>
    </message>
    <message>
        <source>Kind of the compared heads</source>
        <translation>Art der verglichenen Köpfe</translation>
    </message>
    <message>
        <source>Bright: both heads spread their weight alike. Alike heads stand together.</source>
        <translation>Hell: Beide Köpfe verteilen ihr Gewicht gleich. Ähnliche Köpfe stehen beieinander.</translation>
    </message>
    <message>
        <source>Point at a cell: two heads and their divergence.</source>
        <translation>Auf eine Zelle zeigen: zwei Köpfe und ihre Divergenz.</translation>
    </message>
    <message>
        <source>%1 and %2: %3 bits</source>
        <translation>%1 und %2: %3 Bit</translation>
    </message>
    <message>
        <source>likeness</source>
        <translation>ähnlichkeit</translation>
    </message>
    <message>
        <source>Likeness of heads: %1</source>
        <translation>Ähnlichkeit der Köpfe: %1</translation>
    </message>
</context>
<context>
    <name>LinesPlot</name>
    <message>
        <source>the %1 heaviest lines are drawn</source>
        <translation>die %1 schwersten Linien sind gezeichnet</translation>
    </message>
</context>
<context>
    <name>LinkBar</name>
    <message>
        <source>Close; the engine stays where it is</source>
        <translation>Schließen; die Engine bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>der Gegenseite</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird hergestellt …</translation>
    </message>
    <message>
        <source>The engine of this window runs on %1. Files and runs are those of that machine, and a training goes on when this window is closed.</source>
        <translation>Die Engine dieses Fensters läuft auf %1. Dateien und Läufe sind die jenes Rechners, und ein Training läuft weiter, wenn dieses Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>The connection to %1 has ended: %2</source>
        <translation>Die Verbindung zu %1 ist beendet: %2</translation>
    </message>
    <message>
        <source>Connection to %1 lost; what you see is %2 old. Training continues there.</source>
        <translation>Die Verbindung zu %1 ist abgebrochen, und das Gezeigte ist %2 alt. Ein Training läuft dort weiter.</translation>
    </message>
    <message>
        <source>Retrying in %1.</source>
        <translation>Der nächste Versuch folgt in %1.</translation>
    </message>
    <message>
        <source>Retrying now.</source>
        <translation>Jetzt wird es wieder versucht.</translation>
    </message>
</context>
<context>
    <name>LinkDrawing</name>
    <message>
        <source>Links are drawn for a pair of the data: open one from the table of sentences, or from the pairs.</source>
        <translation>Verbindungen werden für ein Paar der Daten gezeichnet: eines aus der Tabelle der Sätze oder aus den Paaren öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln links of this pair are kept in %1</source>
        <translation>
            <numerusform>%Ln Verbindung dieses Paars steht in %1</numerusform>
            <numerusform>%Ln Verbindungen dieses Paars stehen in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No links are drawn for this pair any more</source>
        <translation>Für dieses Paar ist keine Verbindung mehr gezeichnet</translation>
    </message>
    <message>
        <source>A gold file is chosen in the table of sentences. Links can be drawn only without it.</source>
        <translation>Die Gold-Datei, die in der Satztabelle gewählt ist, zählt allein: Verbindungen werden ohne sie gezeichnet.</translation>
    </message>
    <message>
        <source>These words were cleaned, so they differ from the words of the file: links between them cannot be kept with the file.</source>
        <translation>Diese Wörter sind nicht die der Datei, weil sie bereinigt wurden: Verbindungen, die sie zählen, können nicht bei ihr aufbewahrt werden.</translation>
    </message>
</context>
<context>
    <name>LinksController</name>
    <message>
        <source>Statistical links of the pairs are there: they are outlined, and attention is measured against them</source>
        <translation>Statistische Verbindungen der Paare sind da: Sie sind umrandet, und die Aufmerksamkeit wird an ihnen gemessen</translation>
    </message>
    <message>
        <source>Statistical links of so many pairs take more than a minute: Tools ▸ Learn statistical links</source>
        <translation>Statistische Verbindungen so vieler Paare dauern mehr als eine Minute: Extras ▸ Statistische Verbindungen lernen</translation>
    </message>
    <message>
        <source>No statistical links are learned</source>
        <translation>Es werden keine statistischen Verbindungen gelernt</translation>
    </message>
    <message>
        <source>Stop learning statistical lin&amp;ks (%1%)</source>
        <translation>Lernen statistischer Verbindungen &amp;beenden (%1 %)</translation>
    </message>
    <message>
        <source>Learn statistical lin&amp;ks</source>
        <translation>Statistische Verbind&amp;ungen lernen</translation>
    </message>
</context>
<context>
    <name>LinksPicture</name>
    <message>
        <source>links</source>
        <translation>verbindungen</translation>
    </message>
    <message>
        <source>links read off attention</source>
        <translation>von der Aufmerksamkeit abgelesene Verbindungen</translation>
    </message>
    <message>
        <source>gold links</source>
        <translation>Gold-Verbindungen</translation>
    </message>
    <message>
        <source>statistical links</source>
        <translation>statistische Verbindungen</translation>
    </message>
</context>
<context>
    <name>LossCanvas</name>
    <message>
        <source>Training, each step</source>
        <translation>Training, jeder Schritt</translation>
    </message>
    <message>
        <source>Training, %1</source>
        <translation>Training, %1</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Training, label-smoothed, each step</source>
        <translation>Training, mit Label-Smoothing, jeder Schritt</translation>
    </message>
    <message>
        <source>Training, label-smoothed, %1</source>
        <translation>Training, mit Label-Smoothing, %1</translation>
    </message>
    <message>
        <source>Training, label-smoothed</source>
        <translation>Training, mit Label-Smoothing</translation>
    </message>
    <message>
        <source>Second validation file</source>
        <translation>Zweite Validierungsdatei</translation>
    </message>
    <message>
        <source>Alignment loss</source>
        <translation>Alignment-Verlust</translation>
    </message>
</context>
<context>
    <name>LossMarks</name>
    <message>
        <source>learning rate %1</source>
        <translation>Lernrate %1</translation>
    </message>
    <message>
        <source>teacher forcing %1</source>
        <translation>Teacher Forcing %1</translation>
    </message>
    <message>
        <source>until epoch %1</source>
        <translation>bis Epoche %1</translation>
    </message>
    <message>
        <source>until step %1</source>
        <translation>bis Schritt %1</translation>
    </message>
    <message>
        <source>changed here: %1</source>
        <translation>hier geändert: %1</translation>
    </message>
    <message>
        <source>▲ saved here</source>
        <translation>▲ hier gespeichert</translation>
    </message>
    <message>
        <source>alignment weight %1</source>
        <translation>Alignment-Gewicht %1</translation>
    </message>
</context>
<context>
    <name>LossMeasureTexts</name>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>loss (mean squared error)</source>
        <translation>Verlust (mittlerer quadratischer Fehler)</translation>
    </message>
    <message>
        <source>loss (nats per token)</source>
        <translation>Verlust (Nat je Token)</translation>
    </message>
    <message>
        <source>training time ([hours:]minutes:seconds)</source>
        <translation>Trainingszeit ([Stunden:]Minuten:Sekunden)</translation>
    </message>
    <message>
        <source>BLEU of the validation (0 to 100)</source>
        <translation>BLEU der Validierung (0 bis 100)</translation>
    </message>
</context>
<context>
    <name>LossPlot</name>
    <message>
        <source>Vertical axis</source>
        <translation>Senkrechte Achse</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>BLEU of the validation</source>
        <translation>BLEU der Validierung</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Linear scale</source>
        <translation>Linearer Maßstab</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>Logarithmischer Maßstab</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>By step</source>
        <translation>Nach Schritt</translation>
    </message>
    <message>
        <source>By epoch</source>
        <translation>Nach Epoche</translation>
    </message>
    <message>
        <source>By training time</source>
        <translation>Nach Trainingszeit</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>&amp;Follow the training</source>
        <translation>Dem Training &amp;folgen</translation>
    </message>
    <message>
        <source>&amp;Loss plot</source>
        <translation>&amp;Verlustkurve</translation>
    </message>
    <message>
        <source>Loss plot</source>
        <translation>Verlustkurve</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>Perplexität %1</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>Verlust %1</translation>
    </message>
    <message>
        <source> (%1 steps together)</source>
        <translation> (%1 Schritte zusammen)</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>validation BLEU %1</source>
        <translation>BLEU der Validierung %1</translation>
    </message>
    <message>
        <source>validation %1</source>
        <translation>Validierung %1</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>Rate %1</translation>
    </message>
    <message>
        <source>Zoomed in. Double-click to follow the training again; Shift+drag moves the view.</source>
        <translation>Vergrößert. Ein Doppelklick folgt wieder dem Training; Ziehen mit Umschalt verschiebt.</translation>
    </message>
    <message>
        <source>The loss appears here as soon as training runs.</source>
        <translation>Der Verlust erscheint hier, sobald das Training läuft.</translation>
    </message>
    <message>
        <source>Each validation measures BLEU; none has run yet.</source>
        <translation>Jede Validierung misst BLEU; noch keine ist gelaufen.</translation>
    </message>
    <message>
        <source>label-smoothed %1</source>
        <translation>mit Label-Smoothing %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>epoch %1, %2</source>
        <translation>Epoche %1, %2</translation>
    </message>
    <message>
        <source>Only validations have a perplexity: the training loss is label-smoothed.</source>
        <translation>Nur Validierungen haben eine Perplexität: der Trainingsverlust ist mit Label-Smoothing berechnet.</translation>
    </message>
</context>
<context>
    <name>LossSide</name>
    <message>
        <source>Axes and smoothing of the loss curve</source>
        <translation>Achsen und Glättung der Verlustkurve</translation>
    </message>
</context>
<context>
    <name>LossView</name>
    <message>
        <source>What is lost</source>
        <translation>Was verloren geht</translation>
    </message>
    <message>
        <source>Orange: without it, the target word is less probable. Blue: more probable.</source>
        <translation>Orange: ohne es ist das Zielwort weniger wahrscheinlich. Blau: wahrscheinlicher.</translation>
    </message>
    <message>
        <source>What each target word loses without a word</source>
        <translation>Was jedes Zielwort ohne ein Wort verliert</translation>
    </message>
    <message>
        <source>Loss of log probability, a row for each target word, a column for what is taken away</source>
        <translation>Verlust an log-Wahrscheinlichkeit, eine Zeile je Zielwort, eine Spalte je weggenommenem Wort</translation>
    </message>
    <message>
        <source>log p before − after, in nats</source>
        <translation>log p vorher − nachher, in Nat</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>What is lost: %1</source>
        <translation>Was verloren geht: %1</translation>
    </message>
    <message>
        <source>the target word becomes less probable</source>
        <translation>das Zielwort wird weniger wahrscheinlich</translation>
    </message>
    <message>
        <source>the target word becomes more probable</source>
        <translation>das Zielwort wird wahrscheinlicher</translation>
    </message>
    <message>
        <source>words whose row is changed</source>
        <translation>Wörter, deren Zeile geändert wird</translation>
    </message>
</context>
<context>
    <name>MainView</name>
    <message>
        <source>Type a sentence below to see how it is read</source>
        <translation>Unten einen Satz eingeben, um zu sehen, wie er gelesen wird</translation>
    </message>
    <message>
        <source>Type numbers below, such as 3 1 2, to see how they are put in order</source>
        <translation>Unten Zahlen eingeben, etwa 3 1 2, um zu sehen, wie sie geordnet werden</translation>
    </message>
    <message>
        <source>The first picture of this sentence comes with the next steps</source>
        <translation>Das erste Bild dieses Satzes kommt mit den nächsten Schritten</translation>
    </message>
    <message>
        <source>There is no picture of this sentence</source>
        <translation>Von diesem Satz gibt es kein Bild</translation>
    </message>
    <message>
        <source>Choose data first, then press Train</source>
        <translation>Zuerst Daten wählen, dann „Trainieren“ drücken</translation>
    </message>
    <message>
        <source>Press Train to watch attention take shape</source>
        <translation>„Trainieren“ drücken, um zu sehen, wie Aufmerksamkeit entsteht</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Details of the message</source>
        <translation>Einzelheiten der Meldung</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source>Which run model %1 comes from</source>
        <translation>Aus welchem Lauf Modell %1 kommt</translation>
    </message>
    <message>
        <source>Save of model %1</source>
        <translation>Speicherstand von Modell %1</translation>
    </message>
    <message>
        <source>Which save of that run</source>
        <translation>Welcher Speicherstand dieses Laufs</translation>
    </message>
    <message>
        <source>Model in memory</source>
        <translation>Modell im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>As it is at the moment, even while it is trained</source>
        <translation>Wie es gerade ist, auch während es trainiert wird</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Schritt %2</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Wie es jetzt ist</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Noch kein Modell</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Der beste</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Der neueste</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Another run…</source>
        <translation>Ein anderer Lauf …</translation>
    </message>
</context>
<context>
    <name>NumberStrip</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>NumberTable</name>
    <message>
        <source>−∞</source>
        <translation>−∞</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1 M</source>
        <translation>%1 Mio.</translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation>%1 Tsd.</translation>
    </message>
    <message>
        <source>1 line was skipped</source>
        <translation>1 Zeile wurde übersprungen</translation>
    </message>
    <message>
        <source>%1 lines were skipped</source>
        <translation>%1 Zeilen wurden übersprungen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%1 bits</source>
        <translation>
            <numerusform>%1 Bit</numerusform>
            <numerusform>%1 Bit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningDialogs</name>
    <message>
        <source>Open sentence pairs</source>
        <translation>Satzpaare öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open the source side</source>
        <translation>Die Quellseite öffnen</translation>
    </message>
    <message>
        <source>Open the target side</source>
        <translation>Die Zielseite öffnen</translation>
    </message>
    <message>
        <source>Open the folder of a run</source>
        <translation>Den Ordner eines Laufs öffnen</translation>
    </message>
    <message>
        <source>Choose the folder of a run</source>
        <translation>Den Ordner eines Laufs wählen</translation>
    </message>
    <message>
        <source>Open a packed run</source>
        <translation>Einen gepackten Lauf öffnen</translation>
    </message>
    <message>
        <source>Packed runs (*.attentoscope);;All files (*)</source>
        <translation>Gepackte Läufe (*.attentoscope);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the run in this folder</source>
        <translation>Den Lauf in diesem Ordner speichern</translation>
    </message>
    <message>
        <source>Choose the sentence pairs</source>
        <translation>Die Satzpaare wählen</translation>
    </message>
    <message>
        <source>Choose the source side</source>
        <translation>Die Quellseite wählen</translation>
    </message>
    <message>
        <source>Choose the target side</source>
        <translation>Die Zielseite wählen</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md);;All files (*)</source>
        <translation>Lektionen (*.lesson.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save what you found</source>
        <translation>Ergebnisse sichern</translation>
    </message>
    <message>
        <source>Pages (*.html);;All files (*)</source>
        <translation>Seiten (*.html);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a folder of lessons</source>
        <translation>Ordner mit Lektionen wählen</translation>
    </message>
    <message>
        <source>Choose the folder with the learners&apos; pages</source>
        <translation>Den Ordner mit den abgegebenen Seiten wählen</translation>
    </message>
    <message>
        <source>Choose pairs to validate with</source>
        <translation>Paare zum Validieren wählen</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.txt *.csv *.gz *.xz);;All files (*)</source>
        <translation>Satzpaare (*.tsv *.txt *.csv *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Sentence pairs and packed runs (*.tsv *.txt *.csv *.tmx *.zip *.gz *.xz *.attentoscope);;All files (*)</source>
        <translation>Satzpaare und gepackte Läufe (*.tsv *.txt *.csv *.tmx *.zip *.gz *.xz *.attentoscope);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>PackDialog</name>
    <message>
        <source>Include the sentence &amp;pairs</source>
        <translation>Die Satz&amp;paare mitpacken</translation>
    </message>
    <message>
        <source>Export the run %1</source>
        <translation>Den Lauf %1 exportieren</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Zu schreibende Datei</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>Du&amp;rchsuchen …</translation>
    </message>
    <message>
        <source>Export the run</source>
        <translation>Den Lauf exportieren</translation>
    </message>
    <message>
        <source>Runs (*%1)</source>
        <translation>Läufe (*%1)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>There is a file of this name. Press Replace to write over it, or choose another name.</source>
        <translation>Eine Datei dieses Namens gibt es schon. „Ersetzen“ überschreibt sie; sonst einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Without them, the file has only their name and their number. It never has the names of folders on this computer.</source>
        <translation>Ohne sie stehen in der Datei nur ihr Name und ihre Zahl. Namen von Ordnern dieses Rechners stehen nie darin.</translation>
    </message>
    <message>
        <source>One file to send: the newest save and the best one, the history and the watched sentences. A double click on it opens it, and so does File ▸ Open run.</source>
        <translation>Eine Datei zum Verschicken: der neueste Speicherstand und der beste, die Geschichte und die beobachteten Sätze. Ein Doppelklick darauf öffnet sie, ebenso Datei ▸ Lauf öffnen.</translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message>
        <source>Sentence pairs</source>
        <translation>Satzpaare</translation>
    </message>
    <message>
        <source>Skipped lines</source>
        <translation>Übersprungene Zeilen</translation>
    </message>
    <message>
        <source>%1; the first %2 of them:</source>
        <translation>%1; die ersten %2 davon:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Pairs shown: %1 of %2, as they are in the file.</source>
        <translation>Gezeigte Paare: %1 von %2, wie sie in der Datei stehen.</translation>
    </message>
    <message>
        <source>Train &amp;without these pairs…</source>
        <translation>&amp;Ohne diese Paare trainieren …</translation>
    </message>
    <message>
        <source>Train the run again without the selected pairs, and compare both: what did they teach?</source>
        <translation>Den Lauf ohne die gewählten Paare noch einmal trainieren und beide vergleichen: Was haben sie gelehrt?</translation>
    </message>
</context>
<context>
    <name>PictureExports</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>A picture of the heatmap is on the clipboard</source>
        <translation>Ein Bild der Heatmap liegt in der Zwischenablage</translation>
    </message>
</context>
<context>
    <name>PlotExport</name>
    <message>
        <source>A picture of %1 × %2 pixels is too large: no side may exceed %3. Choose a smaller size or scale, or SVG or PDF, which have no pixels.</source>
        <translation>Ein Bild von %1 × %2 Pixeln ist zu groß: Keine Seite darf über %3 sein. Eine kleinere Größe oder einen kleineren Maßstab wählen, oder SVG oder PDF, die keine Pixel haben.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture. Choose a smaller size or scale.</source>
        <translation>Der Arbeitsspeicher reicht für dieses Bild nicht. Eine kleinere Größe oder einen kleineren Maßstab wählen.</translation>
    </message>
    <message>
        <source>The drawing could not be made. Try PNG instead.</source>
        <translation>Die Zeichnung gelang nicht. Stattdessen PNG versuchen.</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation>Es gibt noch nichts zu speichern.</translation>
    </message>
    <message>
        <source>A size of %1 × %2 at scale %3 cannot be drawn. Width, height and scale must be above zero.</source>
        <translation>Eine Größe von %1 × %2 im Maßstab %3 lässt sich nicht zeichnen. Breite, Höhe und Maßstab müssen über null sein.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Choose another folder or file name.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2. Einen anderen Ordner oder Dateinamen wählen.</translation>
    </message>
    <message>
        <source>“%1” does not name a format that can be written. Let the file name end in one of %2.</source>
        <translation>„%1“ nennt kein Format, das sich schreiben lässt. Der Dateiname muss auf eines von %2 enden.</translation>
    </message>
    <message>
        <source>No installed font has “%1”: the picture has a box for each. Install a font that has them, for emoji the package fonts-noto-color-emoji.</source>
        <translation>Keine installierte Schrift hat „%1“: Im Bild steht für jedes davon ein Kästchen. Abhilfe: eine Schrift installieren, die sie hat, für Emoji das Paket fonts-noto-color-emoji.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>trained on %1</source>
        <translation>trainiert auf %1</translation>
    </message>
    <message>
        <source>The picture is too small for its legend.</source>
        <translation>Das Bild ist zu klein für seine Legende.</translation>
    </message>
</context>
<context>
    <name>PlotMarks</name>
    <message>
        <source>aligns best with the gold links</source>
        <translation>passt am besten zu den Gold-Verbindungen</translation>
    </message>
    <message>
        <source>chosen: the large picture shows it</source>
        <translation>gewählt: Das große Bild zeigt ihn</translation>
    </message>
    <message>
        <source>chosen, but not shown now</source>
        <translation>gewählt, aber jetzt nicht gezeigt</translation>
    </message>
    <message>
        <source>switched off in this translation</source>
        <translation>in dieser Übersetzung abgeschaltet</translation>
    </message>
    <message>
        <source>forced row: a person chose the word that it looks at</source>
        <translation>erzwungene Zeile: Das Wort, auf das sie schaut, ist von Hand gewählt</translation>
    </message>
    <message>
        <source>sure gold link</source>
        <translation>sichere Gold-Verbindung</translation>
    </message>
    <message>
        <source>possible gold link</source>
        <translation>mögliche Gold-Verbindung</translation>
    </message>
    <message>
        <source>window: the words that the row can look at</source>
        <translation>Fenster: die Wörter, auf die die Zeile schauen kann</translation>
    </message>
    <message>
        <source>centre of the window, p(t)</source>
        <translation>Mitte des Fensters, p(t)</translation>
    </message>
    <message>
        <source>forced word: a person chose it</source>
        <translation>erzwungenes Wort: von Hand gewählt</translation>
    </message>
    <message>
        <source>faded: not among the largest weights of the row</source>
        <translation>blass: nicht unter den größten Gewichten, die die Zeile tragen</translation>
    </message>
    <message>
        <source>a word that the model does not know</source>
        <translation>ein Wort, das das Modell nicht kennt</translation>
    </message>
    <message>
        <source>pinned cell, with its row and column</source>
        <translation>festgehaltene Zelle mit ihrer Zeile und Spalte</translation>
    </message>
    <message>
        <source>selected word; bars are sums over them</source>
        <translation>ausgewähltes Wort; Balken sind Summen darüber</translation>
    </message>
    <message>
        <source>pinned line, between its two words</source>
        <translation>festgehaltene Linie zwischen ihren zwei Wörtern</translation>
    </message>
    <message>
        <source>selected word; shaded words have the sums over them</source>
        <translation>ausgewähltes Wort; getönte Wörter haben die Summen darüber</translation>
    </message>
    <message>
        <source>saved: training can go back to this step</source>
        <translation>gespeichert: Das Training kann zu diesem Schritt zurück</translation>
    </message>
    <message>
        <source>a person changed a setting</source>
        <translation>eine Einstellung wurde von Hand geändert</translation>
    </message>
    <message>
        <source>agrees best with the statistical links</source>
        <translation>passt am besten zu den statistischen Verbindungen</translation>
    </message>
    <message>
        <source>statistical link, both directions</source>
        <translation>statistische Verbindung, beide Richtungen</translation>
    </message>
    <message>
        <source>statistical link, less certain</source>
        <translation>statistische Verbindung, weniger sicher</translation>
    </message>
</context>
<context>
    <name>PngWriter</name>
    <message>
        <source>There is not enough memory for these pictures. Choose a smaller size or scale.</source>
        <translation>Der Arbeitsspeicher reicht für diese Bilder nicht. Eine kleinere Größe oder einen kleineren Maßstab wählen.</translation>
    </message>
</context>
<context>
    <name>PresetChooser</name>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>What the preset is</source>
        <translation>Was die Vorlage ist</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>PresetGroups</name>
    <message>
        <source>Without words</source>
        <translation>Ohne Wörter</translation>
    </message>
    <message>
        <source>Transformers</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>Recurrent networks</source>
        <translation>Rekurrente Netze</translation>
    </message>
</context>
<context>
    <name>PresetTexts</name>
    <message>
        <source>Where it comes from: %1.</source>
        <translation>Herkunft: %1.</translation>
    </message>
    <message>
        <source>Data settings of the article: %1.</source>
        <translation>Dateneinstellungen des Artikels: %1.</translation>
    </message>
    <message>
        <source>What to expect: %1</source>
        <translation>Zu erwarten: %1</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>LibTorch multiplies with %1 and its kernels for %2, which this program chose: by itself the library took those for %3.</source>
        <translation>LibTorch multipliziert mit %1 und dessen Kernels für %2, die dieses Programm wählte: Von sich aus nahm die Bibliothek die für %3.</translation>
    </message>
    <message>
        <source>LibTorch multiplies with %1 and its kernels for %2, which OPENBLAS_CORETYPE chose.</source>
        <translation>LibTorch multipliziert mit %1 und dessen Kernels für %2, die OPENBLAS_CORETYPE wählte.</translation>
    </message>
    <message>
        <source>LibTorch multiplies with %1 and its kernels for %2.</source>
        <translation>LibTorch multipliziert mit %1 und dessen Kernels für %2.</translation>
    </message>
    <message>
        <source>About Attentoscope</source>
        <translation>Über Attentoscope</translation>
    </message>
    <message>
        <source>Attentoscope %1</source>
        <translation>Attentoscope %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty. Built on Qt, LibTorch, oneDNN and QCustomPlot.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer, ohne jede Gewähr. Gebaut auf Qt, LibTorch, oneDNN und QCustomPlot.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Heatmap and lines</source>
        <translation>Heatmap und Linien</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>First or last column</source>
        <translation>Erste oder letzte Spalte</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>First or last row</source>
        <translation>Erste oder letzte Zeile</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Pin a cell, or let it go</source>
        <translation>Eine Zelle festhalten oder loslassen</translation>
    </message>
    <message>
        <source>Enter, Space, click</source>
        <translation>Eingabe, Leertaste, Klick</translation>
    </message>
    <message>
        <source>Sum several words</source>
        <translation>Mehrere Wörter summieren</translation>
    </message>
    <message>
        <source>Shift+arrow keys, Ctrl+click on words</source>
        <translation>Umschalt+Pfeiltasten, Strg+Klick auf Wörter</translation>
    </message>
    <message>
        <source>Make a word of the translation look at one source word only</source>
        <translation>Ein Wort der Übersetzung nur auf ein Quellwort schauen lassen</translation>
    </message>
    <message>
        <source>How a weight came about</source>
        <translation>Wie ein Gewicht zustande kam</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Loss curve</source>
        <translation>Verlustkurve</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Follow the training again</source>
        <translation>Wieder dem Training folgen</translation>
    </message>
    <message>
        <source>Home, double click</source>
        <translation>Pos1, Doppelklick</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>An instrument for attention: train an encoder-decoder on sentence pairs, watch the alignment take shape, and export what you see.</source>
        <translation>Ein Instrument für Aufmerksamkeit: einen Encoder-Decoder mit Satzpaaren trainieren, dem Entstehen des Alignments zusehen und exportieren, was zu sehen ist.</translation>
    </message>
    <message>
        <source>Open what was opened before</source>
        <translation>Zuletzt Geöffnetes öffnen</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+9</source>
        <translation>Strg+1 bis Strg+9</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Let go of the pin, or of what was forced</source>
        <translation>Festgehaltenes oder Erzwungenes loslassen</translation>
    </message>
    <message>
        <source>Drag, Ctrl+wheel, + and −</source>
        <translation>Ziehen, Strg+Rad, + und −</translation>
    </message>
    <message>
        <source>Heads of a Transformer</source>
        <translation>Köpfe eines Transformers</translation>
    </message>
    <message>
        <source>First or last head</source>
        <translation>Erster oder letzter Kopf</translation>
    </message>
    <message>
        <source>Highest or lowest layer</source>
        <translation>Oberste oder unterste Schicht</translation>
    </message>
    <message>
        <source>Keep a head in the heatmap, or let it go</source>
        <translation>Einen Kopf in der Heatmap behalten oder loslassen</translation>
    </message>
    <message>
        <source>Enter, click</source>
        <translation>Eingabe, Klick</translation>
    </message>
    <message>
        <source>Add a head, or take it away</source>
        <translation>Einen Kopf hinzufügen oder wegnehmen</translation>
    </message>
    <message>
        <source>Show one of the chosen heads alone</source>
        <translation>Einen der gewählten Köpfe allein zeigen</translation>
    </message>
    <message>
        <source>Shift+Enter, double click</source>
        <translation>Umschalt+Eingabe, Doppelklick</translation>
    </message>
    <message>
        <source>Mean of the chosen heads</source>
        <translation>Mittel der gewählten Köpfe</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Switch the chosen heads off, or on again</source>
        <translation>Die gewählten Köpfe abschalten oder wieder einschalten</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Put all heads back, then let go of all</source>
        <translation>Alle Köpfe einschalten, dann alle loslassen</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Von Zelle zu Zelle gehen</translation>
    </message>
    <message>
        <source>Go from head to head</source>
        <translation>Von Kopf zu Kopf gehen</translation>
    </message>
    <message>
        <source>Go along the curve</source>
        <translation>Die Kurve entlanggehen</translation>
    </message>
    <message>
        <source>Of a head</source>
        <translation>Eines Kopfes</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>Shift+Enter, Ctrl+click</source>
        <translation>Umschalt+Eingabe, Strg+Klick</translation>
    </message>
    <message>
        <source>Space, Ctrl+click</source>
        <translation>Leertaste, Strg+Klick</translation>
    </message>
    <message>
        <source>Sum a row or a column</source>
        <translation>Eine Zeile oder eine Spalte summieren</translation>
    </message>
    <message>
        <source>Shift+Space, Ctrl+Space</source>
        <translation>Umschalt+Leertaste, Strg+Leertaste</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Attentoscope</source>
        <translation>Attentoscope</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>A number, such as %1</source>
        <translation>Eine Zahl, etwa %1</translation>
    </message>
    <message>
        <source>“%1” on “%2”</source>
        <translation>„%1“ auf „%2“</translation>
    </message>
    <message>
        <source>What do you expect?</source>
        <translation>Was ist zu erwarten?</translation>
    </message>
    <message>
        <source>You were asked</source>
        <translation>Die Frage war</translation>
    </message>
    <message>
        <source>You point at “%1” on “%2”. Click another cell to change that.</source>
        <translation>Gezeigt wird auf „%1“ auf „%2“. Ein Klick auf eine andere Zelle ändert das.</translation>
    </message>
    <message>
        <source>Click a cell in the heatmap, or go to it with the arrow keys and press Enter.</source>
        <translation>In der Heatmap eine Zelle anklicken, oder mit den Pfeiltasten hingehen und Eingabe drücken.</translation>
    </message>
    <message>
        <source>&amp;This cell</source>
        <translation>&amp;Diese Zelle</translation>
    </message>
    <message>
        <source>&amp;That is what I expect</source>
        <translation>Das &amp;erwarte ich</translation>
    </message>
    <message>
        <source>You said nothing before.</source>
        <translation>Davor wurde nichts gesagt.</translation>
    </message>
    <message>
        <source>Your answer: %1</source>
        <translation>Gegebene Antwort: %1</translation>
    </message>
    <message>
        <source>A number from 0 to 1, such as %1</source>
        <translation>Eine Zahl von 0 bis 1, etwa %1</translation>
    </message>
    <message>
        <source>See the &amp;question</source>
        <translation>Zur Fra&amp;ge</translation>
    </message>
</context>
<context>
    <name>ReadoutLine</name>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
</context>
<context>
    <name>RecentItems</name>
    <message>
        <source>trained %1</source>
        <translation>trainiert %1</translation>
    </message>
    <message>
        <source>&amp;%1  %2, %3</source>
        <translation>&amp;%1  %2, %3</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>✓ As you expected</source>
        <translation>✓ Wie erwartet</translation>
    </message>
    <message>
        <source>≠ Not as you expected</source>
        <translation>≠ Anders als erwartet</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>You expected: %1</source>
        <translation>Erwartet war: %1</translation>
    </message>
    <message>
        <source>This run shows: %1</source>
        <translation>Dieser Lauf zeigt: %1</translation>
    </message>
    <message>
        <source>The evidence is outlined in the window.</source>
        <translation>Der Beleg ist im Fenster umrandet.</translation>
    </message>
    <message>
        <source>This run cannot tell: it does not have what the question asks about.</source>
        <translation>Dieser Lauf kann es nicht sagen: Wonach gefragt ist, gibt es darin nicht.</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>From scores to weights</source>
        <translation>Von Scores zu Gewichten</translation>
    </message>
    <message>
        <source>source word</source>
        <translation>Quellwort</translation>
    </message>
    <message>
        <source>score e(t,j)</source>
        <translation>Score e(t,j)</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>weight α(t,j)</source>
        <translation>Gewicht α(t,j)</translation>
    </message>
    <message>
        <source>positions beyond the end</source>
        <translation>Positionen hinter dem Ende</translation>
    </message>
    <message>
        <source>exp(e(t,j) − largest)</source>
        <translation>exp(e(t,j) − größter)</translation>
    </message>
    <message>
        <source>word read</source>
        <translation>gelesenes Wort</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Progress of training</source>
        <translation>Fortschritt des Trainings</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Trainiert</translation>
    </message>
    <message>
        <source>Discard, or start again</source>
        <translation>Verwerfen oder neu beginnen</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>RunDataBar</name>
    <message>
        <source>C&amp;hoose the file…</source>
        <translation>Datei &amp;wählen …</translation>
    </message>
    <message>
        <source>Choose the sentence pairs that this run was trained on</source>
        <translation>Die Satzpaare wählen, mit denen dieser Lauf trainiert wurde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 You can look at the run and translate with it. To train on, choose the sentence pairs that it was trained on.</source>
        <translation>%1 Der Lauf lässt sich ansehen und zum Übersetzen nutzen. Um weiter zu trainieren, die Satzpaare wählen, mit denen er trainiert wurde.</translation>
    </message>
</context>
<context>
    <name>RunDestination</name>
    <message>
        <source>Save each run in a folder of its &amp;own</source>
        <translation>Jeden Lauf in einem &amp;eigenen Ordner speichern</translation>
    </message>
    <message>
        <source>Do &amp;not save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change where the run is saved</source>
        <translation>Ändern, wo der Lauf gespeichert wird</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>The run is not saved</source>
        <translation>Der Lauf wird nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>In %1 gespeichert</translation>
    </message>
    <message>
        <source>Save in a &amp;folder I choose…</source>
        <translation>In einem bestimmten &amp;Ordner speichern …</translation>
    </message>
    <message>
        <source>Thrown away when the lesson ends</source>
        <translation>Wird am Ende der Lektion verworfen</translation>
    </message>
    <message>
        <source>Saved in %1 on %2</source>
        <translation>Gespeichert in %1 auf %2</translation>
    </message>
</context>
<context>
    <name>RunListController</name>
    <message>
        <source>1 deleted run can be brought back until the program ends.</source>
        <translation>1 gelöschter Lauf lässt sich zurückholen, bis das Programm endet.</translation>
    </message>
    <message>
        <source>%1 deleted runs can be brought back until the program ends.</source>
        <translation>%1 gelöschte Läufe lassen sich zurückholen, bis das Programm endet.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Delete the listed runs</source>
        <translation>Aufgeführte Läufe löschen</translation>
    </message>
    <message>
        <source>Delete the runs listed below, and keep only the ten best? This frees %1. Runs are compared by BLEU, or by the validation loss where BLEU says nothing.

%2</source>
        <translation>Die hier aufgeführten Läufe löschen und nur die zehn besten behalten? Das gibt %1 frei. Läufe werden nach BLEU verglichen, oder nach dem Validierungsverlust, wo BLEU nichts aussagt.

%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 is whole: %Ln files were read.</source>
        <translation>
            <numerusform>%1 ist heil: %Ln Datei wurde gelesen.</numerusform>
            <numerusform>%1 ist heil: %Ln Dateien wurden gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files of an older version have no sum; only their form was checked.</source>
        <translation>
            <numerusform>%Ln Datei einer älteren Version hat keine Prüfsumme; nur ihre Form wurde geprüft.</numerusform>
            <numerusform>%Ln Dateien einer älteren Version haben keine Prüfsumme; nur ihre Form wurde geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest save of this run is damaged; the save of step %1 is whole. Open that one? Nothing is deleted: the damaged save stays in the folder of the run under another name.

%2</source>
        <translation>Der neueste Speicherstand dieses Laufs ist beschädigt; der von Schritt %1 ist heil. Diesen öffnen? Nichts wird gelöscht: Der beschädigte bleibt unter anderem Namen im Ordner des Laufs.

%2</translation>
    </message>
    <message>
        <source>Open the previous save</source>
        <translation>Vorigen Speicherstand öffnen</translation>
    </message>
    <message>
        <source>The run that is open is not deleted. Open or train another one first.</source>
        <translation>Der geöffnete Lauf wird nicht gelöscht. Zuerst einen anderen öffnen oder trainieren.</translation>
    </message>
</context>
<context>
    <name>RunListWindow</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Open the run to look at it and to translate with it (Enter)</source>
        <translation>Den Lauf öffnen, um ihn anzusehen und damit zu übersetzen (Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter trainieren</translation>
    </message>
    <message>
        <source>Open the run with its sentence pairs, and train on</source>
        <translation>Den Lauf mit seinen Satzpaaren öffnen und weiter trainieren</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Pack…</source>
        <translation>&amp;Packen …</translation>
    </message>
    <message>
        <source>Make one file of the run, to send it</source>
        <translation>Aus dem Lauf eine Datei machen, um ihn zu verschicken</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the chosen runs; they can be brought back (Del)</source>
        <translation>Die gewählten Läufe löschen; sie lassen sich zurückholen (Entf)</translation>
    </message>
    <message>
        <source>&amp;Keep the best ten…</source>
        <translation>Die zehn &amp;besten behalten …</translation>
    </message>
    <message>
        <source>&amp;Undo deleting</source>
        <translation>Löschen &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Bring back the run that was deleted last</source>
        <translation>Den zuletzt gelöschten Lauf zurückholen</translation>
    </message>
    <message>
        <source>Delete for &amp;good</source>
        <translation>&amp;Endgültig löschen</translation>
    </message>
    <message>
        <source>Free the space of the deleted runs now</source>
        <translation>Den Platz der gelöschten Läufe jetzt freigeben</translation>
    </message>
    <message>
        <source>Open ano&amp;ther</source>
        <translation>&amp;Anderen öffnen</translation>
    </message>
    <message>
        <source>Open a run that is not in this list</source>
        <translation>Einen Lauf öffnen, der nicht in dieser Liste steht</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs; Enter opens one</source>
        <translation>Läufe; Eingabe öffnet einen</translation>
    </message>
    <message>
        <source>What you want to remember of this run</source>
        <translation>Was man sich zu diesem Lauf merken will</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>No&amp;tiz</translation>
    </message>
    <message>
        <source>Search names, data, presets and notes</source>
        <translation>Namen, Daten, Vorlagen und Notizen durchsuchen</translation>
    </message>
    <message>
        <source>A &amp;folder…</source>
        <translation>Ein &amp;Ordner …</translation>
    </message>
    <message>
        <source>A &amp;packed run…</source>
        <translation>Ein &amp;gepackter Lauf …</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No runs are kept yet: train a model first.</source>
        <translation>Noch keine Läufe aufbewahrt: zuerst ein Modell trainieren.</translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <comment>of all runs together</comment>
        <translation>%1 belegt</translation>
    </message>
    <message>
        <source>Delete all runs but the ten best: by BLEU, or by the validation loss where BLEU says nothing</source>
        <translation>Alle Läufe löschen außer den zehn besten: nach BLEU, oder nach dem Validierungsverlust, wo BLEU nichts aussagt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs</source>
        <translation>
            <numerusform>%1 von %Ln Lauf</numerusform>
            <numerusform>%1 von %Ln Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Read all files of the run, and say which ones are damaged</source>
        <translation>Liest alle Dateien des Laufs und nennt die beschädigten</translation>
    </message>
    <message>
        <source>Draw the chosen runs&apos; losses over the loss curve, and show their results and settings in a table</source>
        <translation>Die Verluste der gewählten Läufe über die Verlustkurve zeichnen und ihre Ergebnisse und Einstellungen in einer Tabelle zeigen</translation>
    </message>
    <message>
        <source>These runs are on another machine. Name, check, pack and delete them there.</source>
        <translation>Diese Läufe liegen auf einem anderen Rechner. Dort werden sie benannt, geprüft, gepackt und gelöscht.</translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <source>at step</source>
        <translation>bei Schritt</translation>
    </message>
    <message>
        <source>BLEU there</source>
        <translation>BLEU dort</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message numerus="yes">
        <source>mean of %Ln runs</source>
        <translation>
            <numerusform>Mittel von %Ln Lauf</numerusform>
            <numerusform>Mittel von %Ln Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>half of their spread</source>
        <translation>halbe Spannweite</translation>
    </message>
    <message>
        <source>loss at the best validation</source>
        <translation>Verlust bei der besten Validierung</translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message>
        <source>reached its limit</source>
        <translation>hat seine Grenze erreicht</translation>
    </message>
    <message>
        <source>stopped early: validation no longer improved</source>
        <translation>vorzeitig beendet: Die Validierung wurde nicht mehr besser</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>reached its goal</source>
        <translation>hat sein Ziel erreicht</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>is being trained</source>
        <translation>wird trainiert</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>BLEU %1</source>
        <translation>BLEU %1</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>Verlust %1</translation>
    </message>
    <message>
        <source>validation loss %1</source>
        <translation>Validierungsverlust %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>others trained it; it is only read</source>
        <translation>von anderen trainiert; es wird nur gelesen</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, aus %2</translation>
    </message>
</context>
<context>
    <name>RunTransfer</name>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Open a packed run</source>
        <translation>Einen gepackten Lauf öffnen</translation>
    </message>
    <message>
        <source>The run was exported with its sentence pairs: %1, %2, step %3.</source>
        <translation>Der Lauf wurde mit seinen Satzpaaren exportiert: %1, %2, Schritt %3.</translation>
    </message>
    <message>
        <source>The run was exported without its sentence pairs: %1, %2, step %3.</source>
        <translation>Der Lauf wurde ohne seine Satzpaare exportiert: %1, %2, Schritt %3.</translation>
    </message>
    <message>
        <source>The run was unpacked into %1.</source>
        <translation>Der Lauf wurde nach %1 ausgepackt.</translation>
    </message>
    <message>
        <source>%1 It was trained on %2 pairs of %3, which lie in its folder packed-data.</source>
        <translation>%1 Er wurde mit %2 Paaren aus %3 trainiert, die in seinem Ordner packed-data liegen.</translation>
    </message>
    <message>
        <source>%1 It was trained on %2 pairs of %3, which did not come with it: translate with it, or open the same pairs to go on training.</source>
        <translation>%1 Er wurde mit %2 Paaren aus %3 trainiert, die nicht dabei sind: mit ihm übersetzen, oder dieselben Paare öffnen, um weiter zu trainieren.</translation>
    </message>
    <message>
        <source>Unpacking %1…</source>
        <translation>%1 wird ausgepackt …</translation>
    </message>
    <message>
        <source>Export the run as a page</source>
        <translation>Den Lauf als Seite exportieren</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>The page is being made; this can take half a minute.</source>
        <translation>Die Seite entsteht; das kann eine halbe Minute dauern.</translation>
    </message>
    <message>
        <source>The page was written: %1, %2.</source>
        <translation>Die Seite wurde geschrieben: %1, %2.</translation>
    </message>
</context>
<context>
    <name>RunsWindow</name>
    <message>
        <source>&amp;Add a run</source>
        <translation>&amp;Lauf hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Frühere Läufe</translation>
    </message>
    <message>
        <source>Take the chosen run out of the loss curve; its folder stays (Del)</source>
        <translation>Den gewählten Lauf aus der Verlustkurve nehmen; sein Ordner bleibt (Entf)</translation>
    </message>
    <message>
        <source>Put the table on the clipboard, columns split by tabs</source>
        <translation>Die Tabelle in die Zwischenablage legen, Spalten durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>Save the table as a file, columns split by commas or tabs</source>
        <translation>Die Tabelle als Datei speichern, Spalten durch Kommas oder Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>Runs over the loss curve</source>
        <translation>Läufe über der Verlustkurve</translation>
    </message>
    <message>
        <source>Space shows or hides a run, Del removes it</source>
        <translation>Leertaste zeigt oder verbirgt einen Lauf, Entf entfernt ihn</translation>
    </message>
    <message>
        <source>What the runs reached, and what differs in their settings</source>
        <translation>Was die Läufe erreichten und was sich in ihren Einstellungen unterscheidet</translation>
    </message>
    <message>
        <source>Their smoothed losses lie over the loss curve, each validation as a ring.</source>
        <translation>Ihre geglätteten Verluste liegen über der Verlustkurve, jede Validierung als Ring.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add a run to see what differs in the settings.</source>
        <translation>Einen Lauf hinzufügen, um zu sehen, was sich in den Einstellungen unterscheidet.</translation>
    </message>
    <message>
        <source>All settings are the same.</source>
        <translation>Alle Einstellungen sind gleich.</translation>
    </message>
    <message>
        <source>Settings that are the same in all runs are left out.</source>
        <translation>Einstellungen, die in allen Läufen gleich sind, sind weggelassen.</translation>
    </message>
    <message>
        <source>&amp;Save table…</source>
        <translation>Tabelle &amp;speichern …</translation>
    </message>
    <message>
        <source>Another &amp;run…</source>
        <translation>Ein &amp;anderer Lauf …</translation>
    </message>
</context>
<context>
    <name>SentenceChoices</name>
    <message>
        <source>Open sentence pairs</source>
        <translation>Satzpaare öffnen</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.txt *.gz);;All files (*)</source>
        <translation>Satzpaare (*.tsv *.txt *.gz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Open gold alignments</source>
        <translation>Gold-Alignments öffnen</translation>
    </message>
    <message>
        <source>Alignments (*.talp *.align *.gdfa *.txt *.pharaoh);;All files (*)</source>
        <translation>Alignments (*.talp *.align *.gdfa *.txt *.pharaoh);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Word alignments that people made, one line for each pair: 3-4 is a sure link, 3p4 a possible one, source word first</source>
        <translation>Wort-Alignments von Menschen, eine Zeile je Paar: 3-4 ist eine sichere Verbindung, 3p4 eine mögliche, Quellwort zuerst</translation>
    </message>
    <message>
        <source>counted from 1</source>
        <translation>ab 1 gezählt</translation>
    </message>
    <message>
        <source>counted from 0</source>
        <translation>ab 0 gezählt</translation>
    </message>
    <message>
        <source>The number of a sentence&apos;s first word in the gold file</source>
        <translation>Die Nummer des ersten Worts eines Satzes in der Gold-Datei</translation>
    </message>
    <message>
        <source>Open what Marian or OpenNMT wrote</source>
        <translation>Öffnen, was Marian oder OpenNMT schrieb</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This model&apos;s</source>
        <translation>Die dieses Modells</translation>
    </message>
    <message>
        <source>What Marian (--alignment) or OpenNMT (-report_align, -attn_debug, --with_alignments) wrote for these sentences is shown in place of this model&apos;s attention</source>
        <translation>Was Marian (--alignment) oder OpenNMT (-report_align, -attn_debug, --with_alignments) zu diesen Sätzen schrieb, wird anstelle der Aufmerksamkeit dieses Modells gezeigt</translation>
    </message>
    <message>
        <source>to the largest weight</source>
        <translation>mit dem größten Gewicht</translation>
    </message>
    <message>
        <source>where the weight is at least</source>
        <translation>wo das Gewicht mindestens ist</translation>
    </message>
    <message>
        <source>How links are read off the weights. A word whose largest weight is on a start or end mark has no link.</source>
        <translation>Wie Verbindungen aus den Gewichten gelesen werden. Ein Wort, dessen größtes Gewicht auf einer Anfangs- oder Endmarke liegt, hat keine.</translation>
    </message>
    <message>
        <source>Smallest weight that links two words</source>
        <translation>Kleinstes Gewicht, das zwei Wörter verbindet</translation>
    </message>
    <message>
        <source>&amp;Sentences</source>
        <translation>&amp;Sätze</translation>
    </message>
    <message>
        <source>&amp;Gold links</source>
        <translation>&amp;Gold-Verbindungen</translation>
    </message>
    <message>
        <source>&amp;Attention</source>
        <translation>&amp;Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Words &amp;linked</source>
        <translation>Wörter &amp;verbunden</translation>
    </message>
    <message>
        <source>The sample&apos;s own</source>
        <translation>Die der Beispieldaten</translation>
    </message>
    <message>
        <source>A file of pairs…</source>
        <translation>Eine Datei mit Paaren …</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei …</translation>
    </message>
    <message>
        <source>Another system&apos;s…</source>
        <translation>Die eines anderen Systems …</translation>
    </message>
    <message>
        <source>None, statistical ones at %1%</source>
        <translation>Keine, statistische bei %1 %</translation>
    </message>
    <message>
        <source>None, statistical ones instead</source>
        <translation>Keine, dafür statistische</translation>
    </message>
</context>
<context>
    <name>SentenceController</name>
    <message>
        <source>Load sentence pairs first, or choose a file of them</source>
        <translation>Zuerst Satzpaare laden oder eine Datei mit ihnen wählen</translation>
    </message>
    <message>
        <source>Train a model that translates sentences, or open a run of one</source>
        <translation>Ein Modell trainieren, das Sätze übersetzt, oder einen Lauf mit einem öffnen</translation>
    </message>
    <message>
        <source>after step %1</source>
        <translation>nach Schritt %1</translation>
    </message>
    <message>
        <source>BLEU %1</source>
        <translation>BLEU %1</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>Verlust %1</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences</source>
        <translation>
            <numerusform>%Ln Satz</numerusform>
            <numerusform>%Ln Sätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln sentences</source>
        <translation>
            <numerusform>%1 von %Ln Satz</numerusform>
            <numerusform>%1 von %Ln Sätzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>AER %1 over %Ln sentences with gold links (%2)</source>
        <translation>
            <numerusform>AER %1 über %Ln Satz mit Gold-Verbindungen (%2)</numerusform>
            <numerusform>AER %1 über %Ln Sätze mit Gold-Verbindungen (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Error rate %1 over %Ln sentences with statistical links (%2)</source>
        <translation>
            <numerusform>Fehlerrate %1 über %Ln Satz mit statistischen Verbindungen (%2)</numerusform>
            <numerusform>Fehlerrate %1 über %Ln Sätze mit statistischen Verbindungen (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>statistical links are being learned, %1%</source>
        <translation>statistische Verbindungen werden gelernt, %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln heads are off</source>
        <translation>
            <numerusform>%Ln Kopf ist abgeschaltet</numerusform>
            <numerusform>%Ln Köpfe sind abgeschaltet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceLine</name>
    <message>
        <source>Sentence to translate</source>
        <translation>Zu übersetzender Satz</translation>
    </message>
    <message>
        <source>Clear forced</source>
        <translation>Erzwungenes aufheben</translation>
    </message>
    <message>
        <source>Type a sentence to translate it</source>
        <translation>Einen Satz zum Übersetzen eingeben</translation>
    </message>
    <message>
        <source>Type numbers in any order, such as 3 1 2, to see them put in order</source>
        <translation>Zahlen in beliebiger Reihenfolge eingeben, etwa 3 1 2, um sie geordnet zu sehen</translation>
    </message>
    <message>
        <source>Type numbers in any order, such as 3 1 2: they are put in order as soon as training begins</source>
        <translation>Zahlen in beliebiger Reihenfolge eingeben, etwa 3 1 2: Sie werden geordnet, sobald das Training beginnt</translation>
    </message>
    <message>
        <source>%1. Let the model choose again (Esc)</source>
        <translation>%1. Das Modell wieder wählen lassen (Esc)</translation>
    </message>
    <message>
        <source>Type a sentence: training translates it</source>
        <translation>Satz eingeben: Das Training übersetzt ihn</translation>
    </message>
</context>
<context>
    <name>SentenceWall</name>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 · AER %2</source>
        <translation>%1 · AER %2</translation>
    </message>
    <message>
        <source>%1 · error rate %2</source>
        <translation>%1 · Fehlerrate %2</translation>
    </message>
    <message>
        <source>E&amp;xport its links…</source>
        <translation>Verbindungen e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Wall of maps</source>
        <translation>Wand aus Heatmaps</translation>
    </message>
    <message>
        <source>Small maps; Enter opens a sentence in the heatmap</source>
        <translation>Kleine Heatmaps; Eingabe öffnet einen Satz in der großen</translation>
    </message>
    <message>
        <source>In the order of the data</source>
        <translation>In der Reihenfolge der Daten</translation>
    </message>
    <message>
        <source>Highest error rate first</source>
        <translation>Höchste Fehlerrate zuerst</translation>
    </message>
    <message>
        <source>Lowest error rate first</source>
        <translation>Niedrigste Fehlerrate zuerst</translation>
    </message>
    <message>
        <source>Save the links of the chosen sentence as a picture or as a table</source>
        <translation>Die Verbindungen des gewählten Satzes als Bild oder als Tabelle speichern</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>Sortieren &amp;nach</translation>
    </message>
</context>
<context>
    <name>SentenceWindow</name>
    <message>
        <source>&amp;Descending</source>
        <translation>A&amp;bsteigend</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Only sentences with these words</source>
        <translation>Nur Sätze mit diesen Wörtern</translation>
    </message>
    <message>
        <source>Sentences measured</source>
        <translation>Gemessene Sätze</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>Sortieren &amp;nach</translation>
    </message>
    <message>
        <source>Sentences; Enter opens one in the heatmap</source>
        <translation>Sätze; Eingabe öffnet einen in der Heatmap</translation>
    </message>
    <message>
        <source>The largest first</source>
        <translation>Die größten zuerst</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Stop measuring; what is measured stays</source>
        <translation>Das Messen beenden; was da ist, bleibt</translation>
    </message>
    <message>
        <source>Measure all of these sentences with the model as it is now; training waits meanwhile</source>
        <translation>Alle diese Sätze mit dem Modell messen, wie es jetzt ist; das Training wartet so lange</translation>
    </message>
</context>
<context>
    <name>SentencesModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>AER</source>
        <translation>AER</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>%1
Translated: %2</source>
        <translation>%1
Übersetzt: %2</translation>
    </message>
    <message>
        <source>Line of the data</source>
        <translation>Zeile der Daten</translation>
    </message>
    <message>
        <source>Source sentence</source>
        <translation>Quellsatz</translation>
    </message>
    <message>
        <source>Source words</source>
        <translation>Quellwörter</translation>
    </message>
    <message>
        <source>%1
As written: %2
Translated: %3</source>
        <translation>%1
Wie geschrieben: %2
Übersetzt: %3</translation>
    </message>
    <message>
        <source>The reference translation. Where a translation is compared with it, it is normalised as the training data are</source>
        <translation>Referenzübersetzung, normalisiert wie die Trainingsdaten, wo eine Übersetzung mit ihr verglichen wird</translation>
    </message>
</context>
<context>
    <name>SettingEditor</name>
    <message>
        <source>“%1” is not accepted: give a whole number from %2 to %3.</source>
        <translation>„%1“ wird nicht angenommen: eine ganze Zahl von %2 bis %3 angeben.</translation>
    </message>
    <message>
        <source>“%1” is not accepted: give a number from %2 to %3.</source>
        <translation>„%1“ wird nicht angenommen: eine Zahl von %2 bis %3 angeben.</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>Wie geschrieben</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Die besten</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Combined</source>
        <translation>Beides vereint</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstant</translation>
    </message>
    <message>
        <source>Context word</source>
        <translation>Kontext, Wort</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Decoder embedding</source>
        <translation>Einbettung des Decoders</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>First backward</source>
        <translation>Rückwärts am ersten Wort</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Feste Tabelle</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Zusammengefasst</translation>
    </message>
    <message>
        <source>Inverse sigmoid</source>
        <translation>Inverse Sigmoidfunktion</translation>
    </message>
    <message>
        <source>Inverse square root</source>
        <translation>Kehrwert der Quadratwurzel</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Die letzten</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Linear after warmup</source>
        <translation>Linear nach dem Aufwärmen</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>One cycle</source>
        <translation>Ein Zyklus</translation>
    </message>
    <message>
        <source>Own end</source>
        <translation>Eigenes Ende</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potenz</translation>
    </message>
    <message>
        <source>Pre</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Projected</source>
        <translation>Projiziert</translation>
    </message>
    <message>
        <source>Recurrent</source>
        <translation>Rekurrent</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Robust</source>
        <translation>Robust</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Getrennt</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Sinusförmig</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>Square root</source>
        <translation>Quadratwurzel</translation>
    </message>
    <message>
        <source>Start and end</source>
        <translation>Anfang und Ende</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Swapped</source>
        <translation>Vertauscht</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Tutorial</translation>
    </message>
    <message>
        <source>Where possible</source>
        <translation>Wo möglich</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Word context</source>
        <translation>Wort, Kontext</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>Narrowing</source>
        <translation>Schmaler werdend</translation>
    </message>
    <message>
        <source>Until full</source>
        <translation>Bis voll</translation>
    </message>
    <message>
        <source>Until worse</source>
        <translation>Bis schlechter</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Reset this setting</source>
        <translation>Diese Einstellung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Values that you changed are bold; the others come from the preset. Training reads them when it starts.</source>
        <translation>Geänderte Werte sind fett; die anderen kommen aus der Vorlage. Das Training liest sie, wenn es beginnt.</translation>
    </message>
    <message>
        <source>No setting has “%1” in its name, its key or its description.</source>
        <translation>Keine Einstellung hat „%1“ in Name, Schlüssel oder Beschreibung.</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SettingsModel</name>
    <message>
        <source>%1
Key: %2. Default: %3.</source>
        <translation>%1
Schlüssel: %2. Standard: %3.</translation>
    </message>
    <message>
        <source>Changed; the default is %1</source>
        <translation>Geändert; der Standard ist %1</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>No effect while “%1” is %2.</source>
        <translation>Ohne Wirkung, solange „%1“ %2 ist.</translation>
    </message>
</context>
<context>
    <name>ShownModel</name>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Vorzeitig beendet</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Being trained by another program</source>
        <translation>Wird von einem anderen Programm trainiert</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>Epoche %1 von %2</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Reading the data…</source>
        <translation>Die Daten werden gelesen …</translation>
    </message>
    <message>
        <source>Ready to train a new model</source>
        <translation>Bereit, ein neues Modell zu trainieren</translation>
    </message>
    <message>
        <source>Choose data to train on</source>
        <translation>Daten zum Trainieren wählen</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Bereit zum Training</translation>
    </message>
    <message>
        <source>The engine is starting</source>
        <translation>Die Engine startet</translation>
    </message>
    <message>
        <source>The sentence pairs are still being read</source>
        <translation>Die Satzpaare werden noch gelesen</translation>
    </message>
    <message>
        <source>The run is being saved</source>
        <translation>Der Lauf wird gespeichert</translation>
    </message>
    <message>
        <source>Open sentence pairs or choose a sample first: a new model learns from them</source>
        <translation>Zuerst Satzpaare öffnen oder Beispieldaten wählen: Ein neues Modell lernt daraus</translation>
    </message>
    <message>
        <source>%1 · model in memory: %2</source>
        <translation>%1 · Modell im Arbeitsspeicher: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Attentoscope</source>
        <translation>Attentoscope</translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <translation>Die Engine startet …</translation>
    </message>
    <message>
        <source>Validating</source>
        <translation>Validierung läuft</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird beendet …</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>Stopped by an error</source>
        <translation>Durch einen Fehler beendet</translation>
    </message>
    <message>
        <source>In memory: %1</source>
        <translation>Geladen: %1</translation>
    </message>
    <message>
        <source>In memory: %1, trained on %2</source>
        <translation>Geladen: %1, trainiert mit %2</translation>
    </message>
    <message>
        <source>In memory: the best weights, of step %1</source>
        <translation>Geladen: die besten Gewichte, von Schritt %1</translation>
    </message>
    <message>
        <source>In memory: the newest weights, of step %1</source>
        <translation>Geladen: die neuesten Gewichte, von Schritt %1</translation>
    </message>
    <message>
        <source>%1: %2 parameters, %3 source and %4 target words</source>
        <translation>%1: %2 Parameter, %3 Quell- und %4 Zielwörter</translation>
    </message>
    <message>
        <source>%1: %2 parameters</source>
        <translation>%1: %2 Parameter</translation>
    </message>
    <message>
        <source>Loss of %1</source>
        <translation>Verlust von %1</translation>
    </message>
    <message>
        <source>Loss of %1, trained on %2</source>
        <translation>Verlust von %1, trainiert mit %2</translation>
    </message>
    <message>
        <source>model of %1, after step %2</source>
        <translation>Modell von %1, nach Schritt %2</translation>
    </message>
    <message>
        <source>model of %1</source>
        <translation>Modell von %1</translation>
    </message>
    <message>
        <source>after step %1</source>
        <translation>nach Schritt %1</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Not saved since step %1</source>
        <translation>Seit Schritt %1 nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved at step %1</source>
        <translation>Bei Schritt %1 gespeichert</translation>
    </message>
    <message>
        <source>In %1, at %2</source>
        <translation>In %1, um %2</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>Pause training</source>
        <translation>Das Training anhalten</translation>
    </message>
    <message>
        <source>Resume training</source>
        <translation>Das Training fortsetzen</translation>
    </message>
    <message>
        <source>Train a new model on %1</source>
        <translation>Ein neues Modell mit %1 trainieren</translation>
    </message>
    <message>
        <source>Train a new model; it needs no sentence pairs</source>
        <translation>Ein neues Modell trainieren; es braucht keine Satzpaare</translation>
    </message>
    <message>
        <source>There is no run to continue yet</source>
        <translation>Es gibt noch keinen Lauf, der sich weiter trainieren ließe</translation>
    </message>
    <message>
        <source>This run was not saved, so it cannot be continued</source>
        <translation>Dieser Lauf wurde nicht gespeichert und lässt sich darum nicht fortsetzen</translation>
    </message>
    <message>
        <source>To continue this run, open the sentence pairs that it was trained on: %1</source>
        <translation>Um diesen Lauf fortzusetzen, die Satzpaare öffnen, mit denen er trainiert wurde: %1</translation>
    </message>
    <message>
        <source>%1 was trained on %2, but %3 (%4 training pairs) is loaded. Open the pairs of the run to continue it.</source>
        <translation>%1 wurde mit %2 trainiert, aber geladen ist %3 (%4 Trainingspaare). Die Paare des Laufs öffnen, um ihn fortzusetzen.</translation>
    </message>
    <message>
        <source>In memory: the mean of %1 saves, steps %2 to %3</source>
        <translation>Geladen: Mittel von %1 Speicherständen, Schritte %2 bis %3</translation>
    </message>
    <message>
        <source>minute %1 of %2</source>
        <translation>Minute %1 von %2</translation>
    </message>
    <message>
        <source>Plan: about %1 steps</source>
        <translation>Plan: etwa %1 Schritte</translation>
    </message>
    <message>
        <source>%1, %2 epochs, %3 target tokens</source>
        <translation>%1, %2 Epochen, %3 Zieltokens</translation>
    </message>
    <message>
        <source>In memory: weights of step %1</source>
        <translation>Geladen: Gewichte von Schritt %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln training pairs)</source>
        <translation>
            <numerusform>%1 (%Ln Trainingspaar)</numerusform>
            <numerusform>%1 (%Ln Trainingspaare)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Attentoscope on %1</source>
        <translation>Attentoscope auf %1</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Thrown away when the lesson ends</source>
        <translation>Wird am Ende der Lektion verworfen</translation>
    </message>
    <message>
        <source>Another program is training this run. It can be continued here after that.</source>
        <translation>Ein anderes Programm trainiert diesen Lauf. Danach kann er hier fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Only read</source>
        <translation>Wird nur gelesen</translation>
    </message>
    <message>
        <source>Others trained this model. It is only read, so its training cannot be continued.</source>
        <translation>Andere haben dieses Modell trainiert. Es wird nur gelesen, sein Training kann also nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Train this run again without some of its pairs, and compare both: what did they teach?</source>
        <translation>Diesen Lauf ohne einige seiner Paare noch einmal trainieren und beide vergleichen: Was haben sie gelehrt?</translation>
    </message>
    <message>
        <source>A run can be trained again without some of its pairs when it has ended and is saved, and its pairs are loaded</source>
        <translation>Ein Lauf lässt sich ohne einige seiner Paare noch einmal trainieren, wenn er zu Ende und gespeichert ist und seine Paare geladen sind</translation>
    </message>
    <message>
        <source>Learning the links that are taught: %1 %</source>
        <translation>Die gelehrten Verbindungen werden gelernt: %1 %</translation>
    </message>
    <message>
        <source>Train %1 on with %2 in a new run; its network, words and pieces stay</source>
        <translation>%1 in einem neuen Lauf mit %2 weiter trainieren; Netz, Wörter und Teilstücke bleiben</translation>
    </message>
    <message>
        <source>A model of others, or a run that is saved, can be trained on when it is open and sentence pairs are loaded</source>
        <translation>Ein Modell anderer oder ein gespeicherter Lauf kann weiter trainiert werden, wenn es oder er offen ist und Satzpaare geladen sind</translation>
    </message>
    <message>
        <source>A model of others, only read</source>
        <translation>Ein Modell anderer, nur gelesen</translation>
    </message>
    <message>
        <source>The model is being prepared</source>
        <translation>Das Modell wird vorbereitet</translation>
    </message>
    <message>
        <source>Preparing the model…</source>
        <translation>Das Modell wird vorbereitet …</translation>
    </message>
    <message>
        <source>Train this run further, for as long as the settings say: minutes, steps or epochs</source>
        <translation>Diesen Lauf weiter trainieren, so lange wie eingestellt: Minuten, Schritte oder Epochen</translation>
    </message>
</context>
<context>
    <name>SmoothingSlider</name>
    <message>
        <source>not smoothed</source>
        <translation>nicht geglättet</translation>
    </message>
    <message>
        <source>mean of about %1 steps</source>
        <translation>Mittel von etwa %1 Schritten</translation>
    </message>
    <message>
        <source>Smoothing of the loss curve</source>
        <translation>Glättung der Verlustkurve</translation>
    </message>
    <message>
        <source>Smoothing: the bold line is the loss of each step.</source>
        <translation>Glättung: Die fette Linie ist der Verlust jedes Schritts.</translation>
    </message>
    <message>
        <source>Smoothing: the bold line is a mean of the steps so far in which the newest counts most; one that lies %1 steps back counts about a third as much. It starts at the first loss.</source>
        <translation>Glättung: Die fette Linie ist ein Mittel der bisherigen Schritte, in dem die neuesten am meisten zählen; einer, der %1 Schritte zurückliegt, zählt etwa ein Drittel so viel. Sie beginnt beim ersten Verlust.</translation>
    </message>
</context>
<context>
    <name>TaskView</name>
    <message>
        <source>Your turn</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>&amp;Do it for me</source>
        <translation>&amp;Für mich ausführen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Augenblick</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>TermsView</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>tanh of %1</source>
        <translation>tanh von %1</translation>
    </message>
    <message>
        <source>all numbers of %1 added up</source>
        <translation>alle Zahlen von %1 addiert</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Line %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
    <message>
        <source>the root of the sum of the squares of %1</source>
        <translation>die Wurzel aus der Summe der Quadrate von %1</translation>
    </message>
    <message>
        <source>a learned matrix %1 times %2</source>
        <translation>eine gelernte Matrix %1 mal %2</translation>
    </message>
    <message>
        <source>a learned matrix %1 times %2, plus the bias b</source>
        <translation>eine gelernte Matrix %1 mal %2, plus der Bias b</translation>
    </message>
    <message>
        <source>by its equation, from %1</source>
        <translation>nach seiner Gleichung, aus %1</translation>
    </message>
</context>
<context>
    <name>TimeAnimation</name>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Play through training</source>
        <translation>Durch das Training abspielen</translation>
    </message>
    <message>
        <source>Always keep this picture; of very many, some are dropped</source>
        <translation>Dieses Bild immer behalten; von sehr vielen werden einige weggelassen</translation>
    </message>
    <message>
        <source>Follow the newest picture</source>
        <translation>Dem neuesten Bild folgen</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Trainingszeit</translation>
    </message>
    <message>
        <source>Drag or use the arrow keys to go back in training; Space plays, Esc follows the newest</source>
        <translation>Ziehen oder Pfeiltasten gehen im Training zurück; Leertaste spielt ab, Esc folgt dem Neuesten</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Abspielen beenden</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source> · epoch %1</source>
        <translation> · Epoche %1</translation>
    </message>
    <message>
        <source> · watched from step %1</source>
        <translation> · beobachtet ab Schritt %1</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Und %Ln weiteres.</numerusform>
            <numerusform>Und %Ln weitere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingActions</name>
    <message>
        <source>Stop training and delete the run in %1? What it has learned cannot be brought back.</source>
        <translation>Das Training beenden und den Lauf in %1 löschen? Was er gelernt hat, lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Den Lauf löschen</translation>
    </message>
    <message>
        <source>This run is not saved. Start again and lose it?</source>
        <translation>Dieser Lauf wird nicht gespeichert. Neu beginnen und ihn verlieren?</translation>
    </message>
    <message>
        <source>Start again and lose it</source>
        <translation>Neu beginnen und verlieren</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Schließen und verlieren</translation>
    </message>
    <message>
        <source>Stop training and discard this model? It was never saved.</source>
        <translation>Das Training beenden und dieses Modell verwerfen? Es wurde nie gespeichert.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>A model is being trained, and it is not saved. Close and lose it?</source>
        <translation>Ein Modell wird trainiert und ist nicht gespeichert. Schließen und es verlieren?</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Not from here: the folders of these runs are on another machine</source>
        <translation>Nicht von hier aus: Die Ordner dieser Läufe liegen auf einem anderen Rechner</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Other settings take effect at the next start.</source>
        <translation>Andere Einstellungen wirken ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>%1 weights; a save takes %2.</source>
        <translation>%1 Gewichte; ein Speicherstand braucht %2.</translation>
    </message>
    <message>
        <source>Learning rate: a change holds from the next batch on. A schedule goes on from there.</source>
        <translation>Lernrate: Eine Änderung gilt ab dem nächsten Batch. Ein Plan läuft von dort weiter.</translation>
    </message>
    <message>
        <source>Teacher forcing: a change holds from the next batch on, and a schedule that lowers it ends.</source>
        <translation>Teacher Forcing: Eine Änderung gilt ab dem nächsten Batch, und ein Plan, der es senkt, endet.</translation>
    </message>
    <message>
        <source>Epochs: training ends after this many, counted from the start of the run. A falling learning rate reaches its end there.</source>
        <translation>Epochen: Nach so vielen, vom Anfang des Laufs an gezählt, endet das Training. Eine fallende Lernrate erreicht dort ihr Ende.</translation>
    </message>
    <message>
        <source>Steps: training ends after this many, counted from the start of the run. 0: the epochs decide.</source>
        <translation>Schritte: Nach so vielen, vom Anfang des Laufs an gezählt, endet das Training. 0: Die Epochen entscheiden.</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>Vorlage %1</translation>
    </message>
    <message>
        <source>reset of the settings</source>
        <translation>Zurücksetzen der Einstellungen</translation>
    </message>
    <message>
        <source>change of “%1”</source>
        <translation>Änderung von „%1“</translation>
    </message>
    <message>
        <source>Minutes: training ends after this many, counted from the start of the run; pauses do not count. 0: the steps or the epochs decide.</source>
        <translation>Minuten: Nach so vielen, vom Anfang des Laufs an gezählt, endet das Training; Pausen zählen nicht. 0: Die Schritte oder die Epochen entscheiden.</translation>
    </message>
    <message>
        <source>Choose what nobody set</source>
        <translation>Wählen, was niemand eingestellt hat</translation>
    </message>
    <message>
        <source>Settings that nobody has changed here are chosen for these sentence pairs and this limit, each with its reason. Otherwise they are the preset&apos;s.</source>
        <translation>Einstellungen, die hier niemand geändert hat, werden für diese Satzpaare und dieses Ende gewählt, jede mit ihrem Grund. Sonst sind es die der Vorlage.</translation>
    </message>
    <message>
        <source>Chosen settings</source>
        <translation>Gewählte Einstellungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TranslationForcing</name>
    <message>
        <source>The translation is the reference</source>
        <translation>Die Übersetzung ist die Referenz</translation>
    </message>
    <message>
        <source>Translation and attention are another system&apos;s</source>
        <translation>Übersetzung und Aufmerksamkeit sind die eines anderen Systems</translation>
    </message>
    <message>
        <source>Forced words: %1</source>
        <translation>Erzwungene Wörter: %1</translation>
    </message>
    <message>
        <source>Forced rows of attention: %1</source>
        <translation>Erzwungene Zeilen der Aufmerksamkeit: %1</translation>
    </message>
    <message>
        <source>Forced words: %1, forced rows of attention: %2</source>
        <translation>Erzwungene Wörter: %1, erzwungene Zeilen der Aufmerksamkeit: %2</translation>
    </message>
</context>
<context>
    <name>TranslationResult</name>
    <message>
        <source>The model knows none of these words: its training data had none of them, so this is no translation of them.</source>
        <translation>Das Modell kennt keines dieser Wörter: Seine Trainingsdaten enthielten keines davon, daher ist dies keine Übersetzung.</translation>
    </message>
</context>
<context>
    <name>TranslationWords</name>
    <message>
        <source>Source words</source>
        <translation>Quellwörter</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>Copy the translation</source>
        <translation>Die Übersetzung kopieren</translation>
    </message>
    <message>
        <source>Click or press Enter for other words</source>
        <translation>Klick oder Eingabe für andere Wörter</translation>
    </message>
</context>
<context>
    <name>ValidationBar</name>
    <message>
        <source>Step %1 · epoch %2 · BLEU %3</source>
        <translation>Schritt %1 · Epoche %2 · BLEU %3</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Back to all validation sentences (Esc)</source>
        <translation>Zurück zu allen Validierungssätzen (Esc)</translation>
    </message>
    <message>
        <source>Back to all validation sentences</source>
        <translation>Zurück zu allen Validierungssätzen</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Which validation is shown. The newest gives way to each new one</source>
        <translation>Welche Validierung gezeigt wird. Die neueste weicht jeder neuen</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>Referenz: %1</translation>
    </message>
    <message>
        <source>%1 · mean of %2 saves</source>
        <translation>%1 · Mittel von %2 Speicherständen</translation>
    </message>
</context>
<context>
    <name>ValidationCard</name>
    <message>
        <source>%1, translated as: %2</source>
        <translation>%1, übersetzt als: %2</translation>
    </message>
    <message>
        <source>Reference: %1. Press to open its heatmap.</source>
        <translation>Referenz: %1. Drücken öffnet ihre Heatmap.</translation>
    </message>
    <message>
        <source>Source: %1
Reference: %2
Translation: %3</source>
        <translation>Quelle: %1
Referenz: %2
Übersetzung: %3</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
</context>
<context>
    <name>ValidationView</name>
    <message>
        <source>A few sentences of the validation set are translated at each validation and shown here.
Train, or press Evaluate now while training.</source>
        <translation>Einige Sätze der Validierungsmenge werden bei jeder Validierung übersetzt und hier gezeigt.
Trainieren, oder während des Trainings „Jetzt validieren“ drücken.</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>Attentoscope uses this language from its next start on.</source>
        <translation>Attentoscope spricht diese Sprache ab dem nächsten Start.</translation>
    </message>
</context>
<context>
    <name>ViewHeader</name>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Paare</translation>
    </message>
    <message>
        <source>&amp;Watched</source>
        <translation>&amp;Beobachtet</translation>
    </message>
    <message>
        <source>&amp;Yours</source>
        <translation>&amp;Eigener</translation>
    </message>
    <message>
        <source>Vali&amp;dation</source>
        <translation>&amp;Validierung</translation>
    </message>
    <message>
        <source>Colours, scale and what is shown of attention</source>
        <translation>Farben, Maßstab und was von der Aufmerksamkeit gezeigt wird</translation>
    </message>
</context>
<context>
    <name>ViewHeads</name>
    <message>
        <source>weight × length of the value</source>
        <translation>Gewicht × Länge des Werts</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Click a cell of the heatmap.</source>
        <translation>Eine Zelle der Heatmap anklicken.</translation>
    </message>
    <message>
        <source>Click the cell in row “%1”, column “%2”.</source>
        <translation>Die Zelle in Zeile „%1“, Spalte „%2“ anklicken.</translation>
    </message>
    <message>
        <source>Click the cell in row %1, column “%2”.</source>
        <translation>Die Zelle in Zeile %1, Spalte „%2“ anklicken.</translation>
    </message>
    <message>
        <source>Double-click a cell of the heatmap.</source>
        <translation>Eine Zelle der Heatmap doppelt anklicken.</translation>
    </message>
    <message>
        <source>Double-click the cell in row “%1”, column “%2”.</source>
        <translation>Die Zelle in Zeile „%1“, Spalte „%2“ doppelt anklicken.</translation>
    </message>
    <message>
        <source>Double-click the cell in row %1, column “%2”.</source>
        <translation>Die Zelle in Zeile %1, Spalte „%2“ doppelt anklicken.</translation>
    </message>
    <message>
        <source>Free the forced rows (Esc).</source>
        <translation>Die erzwungenen Zeilen freigeben (Esc).</translation>
    </message>
    <message>
        <source>Free the row of “%1” (Esc).</source>
        <translation>Die Zeile „%1“ freigeben (Esc).</translation>
    </message>
    <message>
        <source>Free row %1 (Esc).</source>
        <translation>Zeile %1 freigeben (Esc).</translation>
    </message>
    <message>
        <source>Click a cell of the heatmap with Ctrl held down.</source>
        <translation>Eine Zelle der Heatmap mit gedrückter Strg-Taste anklicken.</translation>
    </message>
    <message>
        <source>Click a cell in the row of “%1” with Ctrl held down.</source>
        <translation>Mit gedrückter Strg-Taste eine Zelle der Zeile „%1“ anklicken.</translation>
    </message>
    <message>
        <source>Click a cell in row %1 with Ctrl held down.</source>
        <translation>Mit gedrückter Strg-Taste eine Zelle von Zeile %1 anklicken.</translation>
    </message>
    <message>
        <source>Switch all heads on again.</source>
        <translation>Alle Köpfe wieder einschalten.</translation>
    </message>
    <message>
        <source>Switch %1 on again.</source>
        <translation>%1 wieder einschalten.</translation>
    </message>
    <message>
        <source>Switch a head off: click it and press X.</source>
        <translation>Einen Kopf abschalten: ihn anklicken und X drücken.</translation>
    </message>
    <message>
        <source>Switch off %1: click it and press X.</source>
        <translation>%1 abschalten: anklicken und X drücken.</translation>
    </message>
    <message>
        <source>Press Esc, so that no cell is marked.</source>
        <translation>Esc drücken, so dass keine Zelle markiert ist.</translation>
    </message>
    <message>
        <source>Take this step again: it has to begin anew.</source>
        <translation>Diesen Schritt noch einmal aufrufen: Er muss neu beginnen.</translation>
    </message>
    <message>
        <source>Press “%1”.</source>
        <translation>„%1“ drücken.</translation>
    </message>
    <message>
        <source>Train until the training ends.</source>
        <translation>Trainieren, bis das Training endet.</translation>
    </message>
    <message>
        <source>Let “Do it for me” keep this run as “%1”.</source>
        <translation>Diesen Lauf mit „Für mich ausführen“ als „%1“ behalten.</translation>
    </message>
    <message>
        <source>Type a sentence into the translation box.</source>
        <translation>Einen Satz in das Übersetzungsfeld eingeben.</translation>
    </message>
    <message>
        <source>Type “%1” into the translation box.</source>
        <translation>„%1“ in das Übersetzungsfeld eingeben.</translation>
    </message>
    <message>
        <source>Move the slider below the heatmap back.</source>
        <translation>Den Regler unter der Heatmap zurückschieben.</translation>
    </message>
    <message>
        <source>Open “%1”, and measure the sentences.</source>
        <translation>„%1“ öffnen und die Sätze messen.</translation>
    </message>
    <message>
        <source>Choose “%1”.</source>
        <translation>„%1“ wählen.</translation>
    </message>
    <message>
        <source>Train until step %1.</source>
        <translation>Bis Schritt %1 trainieren.</translation>
    </message>
    <message>
        <source>Train until epoch %1.</source>
        <translation>Bis Epoche %1 trainieren.</translation>
    </message>
    <message>
        <source>Train for %1.</source>
        <translation>%1 lang trainieren.</translation>
    </message>
    <message>
        <source>Train until the loss is below %1.</source>
        <translation>Trainieren, bis der Verlust unter %1 liegt.</translation>
    </message>
    <message>
        <source>Train until the loss is above %1.</source>
        <translation>Trainieren, bis der Verlust über %1 liegt.</translation>
    </message>
    <message>
        <source>Train until the loss of the validation is below %1.</source>
        <translation>Trainieren, bis der Validierungsverlust unter %1 liegt.</translation>
    </message>
    <message>
        <source>Train until the BLEU of the validation is above %1.</source>
        <translation>Trainieren, bis das BLEU der Validierung über %1 liegt.</translation>
    </message>
    <message>
        <source>Move the slider below the heatmap to the first pictures, up to step %1.</source>
        <translation>Den Regler unter der Heatmap auf die ersten Bilder schieben, bis Schritt %1.</translation>
    </message>
    <message>
        <source>Click the head with the star.</source>
        <translation>Den Kopf mit dem Stern anklicken.</translation>
    </message>
    <message>
        <source>Show the mean of the heads.</source>
        <translation>Den Mittelwert der Köpfe zeigen.</translation>
    </message>
    <message>
        <source>Click the head %1.</source>
        <translation>Den Kopf %1 anklicken.</translation>
    </message>
    <message>
        <source>Choose the preset “%1”, and train with it.</source>
        <translation>Die Vorlage „%1“ wählen und trainieren.</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”, and train anew.</source>
        <translation>„%1“ auf „%2“ stellen und neu trainieren.</translation>
    </message>
    <message>
        <source>Train until the translation is “%1”.</source>
        <translation>Trainieren, bis die Übersetzung „%1“ lautet.</translation>
    </message>
    <message>
        <source>This has to become true: %1.</source>
        <translation>Das muss wahr werden: %1.</translation>
    </message>
    <message>
        <source>%1 Now: %2.</source>
        <comment>what to do; a present value</comment>
        <translation>%1 Jetzt: %2.</translation>
    </message>
    <message>
        <source>Or: %1</source>
        <comment>another way to what is waited for</comment>
        <translation>Oder: %1</translation>
    </message>
    <message>
        <source>Let “Do it for me” open the model.</source>
        <translation>Das Modell mit „Für mich ausführen“ öffnen.</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”, and train on.</source>
        <translation>„%1“ auf „%2“ stellen und weiter trainieren.</translation>
    </message>
</context>
<context>
    <name>WatchedBar</name>
    <message>
        <source>Watched sentence</source>
        <translation>Beobachteter Satz</translation>
    </message>
    <message>
        <source>Which of the watched sentences is shown. With a translation given, its rows stay the same while the attention changes.</source>
        <translation>Welcher beobachtete Satz gezeigt wird. Mit angegebener Übersetzung bleiben seine Zeilen gleich, während sich die Aufmerksamkeit ändert.</translation>
    </message>
    <message>
        <source>Choose which sentences are watched</source>
        <translation>Wählen, welche Sätze beobachtet werden</translation>
    </message>
</context>
<context>
    <name>WatchedDialog</name>
    <message>
        <source>Watched sentences</source>
        <translation>Beobachtete Sätze</translation>
    </message>
    <message>
        <source>They are translated again and again during training, and the pictures are kept; of very many, some are dropped. A short list is translated more often.</source>
        <translation>Sie werden während des Trainings immer wieder übersetzt, und die Bilder werden aufbewahrt; von sehr vielen werden einige weggelassen. Eine kurze Liste wird öfter übersetzt.</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Given translation</source>
        <translation>Angegebene Übersetzung</translation>
    </message>
    <message>
        <source>&amp;Watch these</source>
        <translation>Diese &amp;beobachten</translation>
    </message>
    <message>
        <source>A sentence of your own</source>
        <translation>Ein eigener Satz</translation>
    </message>
    <message>
        <source>Its translation, to keep the rows the same</source>
        <translation>Seine Übersetzung, damit die Zeilen gleich bleiben</translation>
    </message>
    <message>
        <source>its translation, or empty: the model&apos;s own</source>
        <translation>seine Übersetzung, oder leer: die des Modells</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>none: the model&apos;s own</source>
        <translation>keine: die des Modells</translation>
    </message>
    <message>
        <source>Chosen: %1, but at most %2 can be watched</source>
        <translation>Gewählt: %1, aber höchstens %2 lassen sich beobachten</translation>
    </message>
    <message>
        <source>Chosen: %1 of at most %2</source>
        <translation>Gewählt: %1 von höchstens %2</translation>
    </message>
</context>
<context>
    <name>WebpWriter</name>
    <message>
        <source>There is not enough memory for this animation. Choose a smaller size or fewer pictures.</source>
        <translation>Der Arbeitsspeicher reicht für diese Animation nicht. Eine kleinere Größe oder weniger Bilder wählen.</translation>
    </message>
    <message>
        <source>A WebP picture of %1 × %2 pixels is too large: no side may exceed %3. Choose a smaller size or scale.</source>
        <translation>Ein WebP-Bild von %1 × %2 Pixeln ist zu groß: Keine Seite darf über %3 sein. Eine kleinere Größe oder einen kleineren Maßstab wählen.</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation>Es gibt noch nichts zu speichern.</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Open again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Attentoscope</source>
        <translation>Attentoscope</translation>
    </message>
    <message>
        <source>Choose sentence pairs, press Train, and watch which words a translation looks at.</source>
        <translation>Satzpaare wählen, „Trainieren“ drücken und zusehen, auf welche Wörter eine Übersetzung schaut.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Begin with a sample, or with your own sentence pairs</source>
        <translation>Mit Beispieldaten oder mit eigenen Satzpaaren beginnen</translation>
    </message>
    <message>
        <source>or drop a file or a run anywhere in this window</source>
        <translation>oder eine Datei oder einen Lauf irgendwo in dieses Fenster ziehen</translation>
    </message>
    <message>
        <source>Esc goes back, too</source>
        <translation>Esc führt ebenfalls zurück</translation>
    </message>
    <message>
        <source>Your data and your model stay open until you choose others.</source>
        <translation>Daten und Modell bleiben offen, bis andere gewählt werden.</translation>
    </message>
    <message>
        <source>A model is being trained. Stop the training before you choose other data.</source>
        <translation>Ein Modell wird trainiert. Das Training beenden, bevor andere Daten gewählt werden.</translation>
    </message>
    <message>
        <source>The program is busy. Wait a moment before you choose other data.</source>
        <translation>Das Programm ist beschäftigt. Einen Augenblick warten, bevor andere Daten gewählt werden.</translation>
    </message>
    <message>
        <source>&amp;Back to the training</source>
        <translation>&amp;Zurück zum Training</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Your own sentence pairs</source>
        <translation>Eigene Satzpaare</translation>
    </message>
    <message>
        <source>A file with one pair on each line: a sentence, a tab, and its translation. Some thousand pairs are enough to see something.</source>
        <translation>Eine Datei mit einem Paar je Zeile: ein Satz, ein Tabulator und seine Übersetzung. Einige tausend Paare genügen, um etwas zu sehen.</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open two files whose lines belong together</source>
        <translation>Zwei Dateien öffnen, deren Zeilen zusammengehören</translation>
    </message>
    <message>
        <source>Open word alignments that people made, one line for each pair, to outline them in the heatmap</source>
        <translation>Wort-Alignments von Menschen öffnen, eine Zeile je Paar, um sie in der Heatmap zu umranden</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Startse&amp;ite</translation>
    </message>
    <message>
        <source>&amp;Save run</source>
        <translation>Lauf &amp;speichern</translation>
    </message>
    <message>
        <source>Save the model now</source>
        <translation>Das Modell jetzt speichern</translation>
    </message>
    <message>
        <source>Put the run into one file, to send or to keep</source>
        <translation>Den Lauf in eine Datei packen, zum Verschicken oder Aufheben</translation>
    </message>
    <message>
        <source>Save the heatmaps of all watched sentences, or of each line of a text file</source>
        <translation>Die Heatmaps aller beobachteten Sätze oder jeder Zeile einer Textdatei speichern</translation>
    </message>
    <message>
        <source>Translate each line of a text file into another file</source>
        <translation>Jede Zeile einer Textdatei in eine andere Datei übersetzen</translation>
    </message>
    <message>
        <source>Put a picture of the heatmap on the clipboard</source>
        <translation>Ein Bild der Heatmap in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close Attentoscope; a run with a folder is saved</source>
        <translation>Attentoscope schließen; ein Lauf mit Ordner wird gespeichert</translation>
    </message>
    <message>
        <source>S&amp;wap direction</source>
        <translation>&amp;Richtung tauschen</translation>
    </message>
    <message>
        <source>Translate from the second column to the first, or back</source>
        <translation>Von der zweiten in die erste Spalte übersetzen oder zurück</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>Train a new model on the data</source>
        <translation>Mit den Daten ein neues Modell trainieren</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter trainieren</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>&amp;Schritt</translation>
    </message>
    <message>
        <source>Train one batch and pause again</source>
        <translation>Einen Batch trainieren und wieder anhalten</translation>
    </message>
    <message>
        <source>E&amp;valuate now</source>
        <translation>Jetzt va&amp;lidieren</translation>
    </message>
    <message>
        <source>&amp;Stop and keep</source>
        <translation>&amp;Beenden und behalten</translation>
    </message>
    <message>
        <source>End training, forget the model and delete the run</source>
        <translation>Das Training beenden, das Modell vergessen und den Lauf löschen</translation>
    </message>
    <message>
        <source>Start again, same s&amp;eed</source>
        <translation>Neu beginnen, &amp;gleicher Startwert</translation>
    </message>
    <message>
        <source>Start again, &amp;new seed</source>
        <translation>Neu beginnen, &amp;neuer Startwert</translation>
    </message>
    <message>
        <source>See and change every setting of model and training</source>
        <translation>Alle Einstellungen von Modell und Training sehen und ändern</translation>
    </message>
    <message>
        <source>Every key, in the menus and on the heatmap</source>
        <translation>Alle Tasten, in den Menüs und auf der Heatmap</translation>
    </message>
    <message>
        <source>&amp;About Attentoscope</source>
        <translation>Ü&amp;ber Attentoscope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>&amp;Type a sentence</source>
        <translation>Satz &amp;eingeben</translation>
    </message>
    <message>
        <source>Go to the translation box</source>
        <translation>Zum Übersetzungsfeld gehen</translation>
    </message>
    <message>
        <source>Let the model choose all words and all attention again</source>
        <translation>Das Modell wieder alle Wörter und alle Aufmerksamkeit wählen lassen</translation>
    </message>
    <message>
        <source>Show the loaded sentence pairs</source>
        <translation>Die geladenen Satzpaare zeigen</translation>
    </message>
    <message>
        <source>Show the attention of the sentence you typed</source>
        <translation>Die Aufmerksamkeit des eingegebenen Satzes zeigen</translation>
    </message>
    <message>
        <source>Show sentences of the validation set as they are translated at each validation</source>
        <translation>Sätze der Validierungsmenge zeigen, wie jede Validierung sie übersetzt</translation>
    </message>
    <message>
        <source>Take the chosen cell of the heatmap apart: every number from state to word</source>
        <translation>Die gewählte Zelle der Heatmap zerlegen: jede Zahl vom Zustand bis zum Wort</translation>
    </message>
    <message>
        <source>See the same sentence under two models, with their difference</source>
        <translation>Denselben Satz unter zwei Modellen sehen, mit ihrer Differenz</translation>
    </message>
    <message>
        <source>Lines &amp;between words</source>
        <translation>Linien z&amp;wischen Wörtern</translation>
    </message>
    <message>
        <source>Switch between matrix and lines</source>
        <translation>Zwischen Matrix und Linien wechseln</translation>
    </message>
    <message>
        <source>&amp;Side bar</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>Show the panels for data and training</source>
        <translation>Die Bereiche für Daten und Training zeigen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>Prese&amp;nt</source>
        <translation>Vorfüh&amp;ren</translation>
    </message>
    <message>
        <source>Hide everything but the views and double the size of the text; Esc ends it</source>
        <translation>Alles außer den Ansichten verbergen und die Schrift verdoppeln; Esc beendet es</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>A&amp;nordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Put everything back where it was at the first start</source>
        <translation>Alles zurücklegen, wie es beim ersten Start war</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Where there is &amp;room</source>
        <translation>Wo &amp;Platz ist</translation>
    </message>
    <message>
        <source>&amp;Below the heatmap</source>
        <translation>&amp;Unter der Heatmap</translation>
    </message>
    <message>
        <source>B&amp;eside the heatmap</source>
        <translation>&amp;Neben der Heatmap</translation>
    </message>
    <message>
        <source>List all validation sentences by error rate, entropy, length, BLEU or loss, and open one</source>
        <translation>Alle Validierungssätze nach Fehlerrate, Entropie, Länge, BLEU oder Verlust auflisten und einen öffnen</translation>
    </message>
    <message>
        <source>&amp;Play or stop</source>
        <translation>&amp;Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play the watched sentence through training, or stop playing</source>
        <translation>Den beobachteten Satz durch das Training abspielen oder damit aufhören</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>&amp;Früher</translation>
    </message>
    <message>
        <source>Show the watched sentence one picture earlier</source>
        <translation>Den beobachteten Satz ein Bild früher zeigen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Show the watched sentence one picture later</source>
        <translation>Den beobachteten Satz ein Bild später zeigen</translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation>&amp;Neuestes</translation>
    </message>
    <message>
        <source>Follow the newest picture of the watched sentence</source>
        <translation>Dem neuesten Bild des beobachteten Satzes folgen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>S&amp;amples</source>
        <translation>Beispiel&amp;daten</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Training</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>Heat&amp;map</translation>
    </message>
    <message>
        <source>&amp;Loss curve</source>
        <translation>Ver&amp;lustkurve</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Lage</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>T&amp;ime in training</source>
        <translation>&amp;Zeit im Training</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Open sentence pairs…</source>
        <translation>Satzpaare &amp;öffnen …</translation>
    </message>
    <message>
        <source>Open a file with one pair on each line, split by a tab or |||</source>
        <translation>Eine Datei mit einem Paar je Zeile öffnen, getrennt durch Tabulator oder |||</translation>
    </message>
    <message>
        <source>Open &amp;two files…</source>
        <translation>Z&amp;wei Dateien öffnen …</translation>
    </message>
    <message>
        <source>Open &amp;run…</source>
        <translation>&amp;Lauf öffnen …</translation>
    </message>
    <message>
        <source>Choose a run from the list, or open a folder or a packed run</source>
        <translation>Einen Lauf aus der Liste wählen, oder einen Ordner oder gepackten Lauf öffnen</translation>
    </message>
    <message>
        <source>Go to the start page to choose other data or another run</source>
        <translation>Zur Startseite gehen, um andere Daten oder einen anderen Lauf zu wählen</translation>
    </message>
    <message>
        <source>&amp;Attention…</source>
        <translation>&amp;Aufmerksamkeit …</translation>
    </message>
    <message>
        <source>Save the matrix or the lines as a picture, or the weights as a table</source>
        <translation>Matrix oder Linien als Bild speichern, oder die Gewichte als Tabelle</translation>
    </message>
    <message>
        <source>&amp;Loss curve…</source>
        <translation>&amp;Verlustkurve …</translation>
    </message>
    <message>
        <source>Save the loss curve as a picture or as a table</source>
        <translation>Die Verlustkurve als Bild oder als Tabelle speichern</translation>
    </message>
    <message>
        <source>A&amp;nimation…</source>
        <translation>A&amp;nimation …</translation>
    </message>
    <message>
        <source>Save how the watched sentence changed during training</source>
        <translation>Speichern, wie sich der beobachtete Satz im Training verändert hat</translation>
    </message>
    <message>
        <source>&amp;Run as one file…</source>
        <translation>&amp;Lauf als eine Datei …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last forced word, setting or pin</source>
        <translation>Das letzte Erzwingen, Einstellen oder Festhalten zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Zurückgenommenes wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy heatmap</source>
        <translation>Heatmap &amp;kopieren</translation>
    </message>
    <message>
        <source>Choose &amp;watched sentences…</source>
        <translation>&amp;Beobachtete Sätze wählen …</translation>
    </message>
    <message>
        <source>Choose which sentences are watched during training</source>
        <translation>Wählen, welche Sätze beim Training beobachtet werden</translation>
    </message>
    <message>
        <source>Clear &amp;forced words</source>
        <translation>Er&amp;zwungene Wörter aufheben</translation>
    </message>
    <message>
        <source>Measure loss and BLEU on the validation sentences before the next batch; this does not change training</source>
        <translation>Verlust und BLEU auf den Validierungssätzen vor dem nächsten Batch messen; das Training ändert sich dadurch nicht</translation>
    </message>
    <message>
        <source>End training. The model stays, and is saved if the run has a folder</source>
        <translation>Das Training beenden. Das Modell bleibt und wird gespeichert, wenn der Lauf einen Ordner hat</translation>
    </message>
    <message>
        <source>Stop and &amp;discard…</source>
        <translation>Beenden und &amp;verwerfen …</translation>
    </message>
    <message>
        <source>Train a new model from the same first weights, with the settings as they are now</source>
        <translation>Ein neues Modell mit denselben Anfangsgewichten und den jetzigen Einstellungen trainieren</translation>
    </message>
    <message>
        <source>Train a new model from other first weights and in another order, with the settings as they are now</source>
        <translation>Ein neues Modell mit anderen Anfangsgewichten, in anderer Reihenfolge und mit den jetzigen Einstellungen trainieren</translation>
    </message>
    <message>
        <source>&amp;All settings…</source>
        <translation>Alle &amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>P&amp;aare</translation>
    </message>
    <message>
        <source>&amp;Watched sentence</source>
        <translation>&amp;Beobachteter Satz</translation>
    </message>
    <message>
        <source>Show the sentence that is watched during training</source>
        <translation>Den Satz zeigen, der beim Training beobachtet wird</translation>
    </message>
    <message>
        <source>&amp;Your sentence</source>
        <translation>&amp;Eigener Satz</translation>
    </message>
    <message>
        <source>&amp;Validation sentences</source>
        <translation>&amp;Validierungssätze</translation>
    </message>
    <message>
        <source>Same as the s&amp;ystem</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;How this weight came about…</source>
        <translation>&amp;Wie dieses Gewicht zustande kam …</translation>
    </message>
    <message>
        <source>&amp;Beam tree…</source>
        <translation>Beam-&amp;Baum …</translation>
    </message>
    <message>
        <source>Show how the search for the translation branched, word by word; it needs a beam of two or more</source>
        <translation>Zeigen, wie sich die Suche nach der Übersetzung Wort für Wort verzweigt hat; sie braucht einen Beam ab zwei</translation>
    </message>
    <message>
        <source>Co&amp;mpare two models…</source>
        <translation>Zwei &amp;Modelle vergleichen …</translation>
    </message>
    <message>
        <source>&amp;Earlier runs…</source>
        <translation>&amp;Frühere Läufe …</translation>
    </message>
    <message>
        <source>Draw the losses of earlier runs over this one, and see what differed in their settings</source>
        <translation>Die Verluste früherer Läufe über diesen zeichnen und sehen, was sich in ihren Einstellungen unterschied</translation>
    </message>
    <message>
        <source>Table of &amp;sentences…</source>
        <translation>&amp;Tabelle der Sätze …</translation>
    </message>
    <message>
        <source>Open &amp;gold alignments…</source>
        <translation>&amp;Gold-Alignments öffnen …</translation>
    </message>
    <message>
        <source>Translate a te&amp;xt file…</source>
        <translation>Te&amp;xtdatei übersetzen …</translation>
    </message>
    <message>
        <source>Export m&amp;any sentences…</source>
        <translation>&amp;Viele Sätze exportieren …</translation>
    </message>
    <message>
        <source>&amp;Documentation</source>
        <translation>&amp;Dokumentation</translation>
    </message>
    <message>
        <source>Read about what you see, and search all pages</source>
        <translation>Lesen, was hier zu sehen ist, und alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>Ti&amp;pps</translation>
    </message>
    <message>
        <source>Show hints in the status bar, one after another</source>
        <translation>In der Statuszeile Tipps zeigen, einen nach dem anderen</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten …</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Bea&amp;rbeiten</translation>
    </message>
    <message>
        <source>T&amp;ools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Heads…</source>
        <translation>&amp;Köpfe …</translation>
    </message>
    <message>
        <source>Save all heads as a picture, or their weights as a table</source>
        <translation>Alle Köpfe als Bild speichern, oder ihre Gewichte als Tabelle</translation>
    </message>
    <message>
        <source>Animation of the h&amp;eads…</source>
        <translation>Animation &amp;der Köpfe …</translation>
    </message>
    <message>
        <source>Save how all heads of the watched sentence changed during training</source>
        <translation>Speichern, wie sich alle Köpfe des beobachteten Satzes im Training verändert haben</translation>
    </message>
    <message>
        <source>He&amp;ads of a Transformer</source>
        <translation>&amp;Köpfe eines Transformers</translation>
    </message>
    <message>
        <source>Show all heads below the heatmap, where the model has heads</source>
        <translation>Alle Köpfe unter der Heatmap zeigen, wo das Modell Köpfe hat</translation>
    </message>
    <message>
        <source>Wind&amp;ow</source>
        <translation>Fens&amp;ter</translation>
    </message>
    <message>
        <source>Head meas&amp;ures…</source>
        <translation>Kennzahle&amp;n der Köpfe …</translation>
    </message>
    <message>
        <source>Show what each head looks at, in numbers, and how that changed during training</source>
        <translation>Zeigen, worauf jeder Kopf schaut, in Zahlen, und wie sich das im Training änderte</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>Go to the lessons on the start page: each asks, lets you try, and shows it</source>
        <translation>Zu den Lektionen auf der Startseite gehen: Jede fragt, lässt probieren und zeigt es</translation>
    </message>
    <message>
        <source>Co&amp;nnect…</source>
        <translation>Verbi&amp;nden …</translation>
    </message>
    <message>
        <source>Open a window whose engine is on another machine, or outlives this window</source>
        <translation>Ein Fenster öffnen, dessen Engine auf einem anderen Rechner ist oder dieses Fenster überdauert</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>Make all text a tenth larger</source>
        <translation>Allen Text um ein Zehntel vergrößern</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Make all text a tenth smaller</source>
        <translation>Allen Text um ein Zehntel verkleinern</translation>
    </message>
    <message>
        <source>&amp;Usual text</source>
        <translation>&amp;Üblicher Text</translation>
    </message>
    <message>
        <source>Make all text as large as the desktop has it</source>
        <translation>Allen Text so groß machen, wie ihn der Desktop hat</translation>
    </message>
    <message>
        <source>High con&amp;trast</source>
        <translation>Hoher Kon&amp;trast</translation>
    </message>
    <message>
        <source>Run as a &amp;page…</source>
        <translation>Lauf als &amp;Seite …</translation>
    </message>
    <message>
        <source>Make one HTML file of the run, for people who have only a browser</source>
        <translation>Aus dem Lauf eine HTML-Datei machen, für Leute, die nur einen Browser haben</translation>
    </message>
    <message>
        <source>Give the heatmap, the heads or the loss curve all the room: the one under the pointer or with the focus; Esc ends it</source>
        <translation>Heatmap, Köpfe oder Verlustkurve auf der ganzen Fläche: was unter dem Zeiger liegt oder den Fokus hat; Esc beendet es</translation>
    </message>
    <message>
        <source>&amp;Mark before</source>
        <translation>Vo&amp;rige Marke</translation>
    </message>
    <message>
        <source>Go back to where something happened: a dot below the slider, which says what</source>
        <translation>Zurück zu der Stelle, an der etwas geschah: einem Punkt unter dem Regler, der sagt, was</translation>
    </message>
    <message>
        <source>Mark &amp;after</source>
        <translation>Nä&amp;chste Marke</translation>
    </message>
    <message>
        <source>Go on to where something happened: a dot below the slider, which says what</source>
        <translation>Weiter zu der Stelle, an der etwas geschah: einem Punkt unter dem Regler, der sagt, was</translation>
    </message>
    <message>
        <source>&amp;Stop at marks</source>
        <translation>An &amp;Marken anhalten</translation>
    </message>
    <message>
        <source>Playing stops where something happened, and says what</source>
        <translation>Das Abspielen hält an, wo etwas geschah, und sagt, was</translation>
    </message>
    <message>
        <source>What the &amp;numbers mean</source>
        <translation>Was die &amp;Zahlen bedeuten</translation>
    </message>
    <message>
        <source>Loss, BLEU, entropy and the others, in a sentence each</source>
        <translation>Verlust, BLEU, Entropie und die anderen in je einem Satz</translation>
    </message>
    <message>
        <source>&amp;Enlarge</source>
        <translation>V&amp;ergrößern</translation>
    </message>
    <message>
        <source>Weights times val&amp;ues</source>
        <translation>Gewi&amp;chte mal Werte</translation>
    </message>
    <message>
        <source>Show how much each word brings: its weight times the length of its value</source>
        <translation>Zeigen, wie viel jedes Wort bringt: sein Gewicht mal die Länge seines Werts</translation>
    </message>
    <message>
        <source>&amp;Does it need what it looks at…</source>
        <translation>Braucht es, worauf es &amp;schaut …</translation>
    </message>
    <message>
        <source>Take each source word away, and see beside the attention what every target word loses</source>
        <translation>Jedes Quellwort wegnehmen und neben der Aufmerksamkeit sehen, was jedes Zielwort verliert</translation>
    </message>
    <message>
        <source>Whole word&amp;s</source>
        <translation>Ganze W&amp;örter</translation>
    </message>
    <message>
        <source>Show attention between whole words, or between the pieces of words that the model reads</source>
        <translation>Aufmerksamkeit zwischen ganzen Wörtern zeigen oder zwischen den Wortteilen, die das Modell liest</translation>
    </message>
    <message>
        <source>Enlarge the ne&amp;xt part</source>
        <translation>Nä&amp;chsten Teil vergrößern</translation>
    </message>
    <message>
        <source>Give all the room to the heatmap, then to the heads, then to the loss curve</source>
        <translation>Allen Platz der Heatmap geben, danach den Köpfen, danach der Verlustkurve</translation>
    </message>
    <message>
        <source>Learn statistical lin&amp;ks</source>
        <translation>Statistische Verbind&amp;ungen lernen</translation>
    </message>
    <message>
        <source>Link the words of pairs without gold links by statistics of all training pairs, in the background, to outline them and to measure attention against them</source>
        <translation>Die Wörter von Paaren ohne Gold-Verbindungen im Hintergrund durch eine Statistik aller Trainingspaare verbinden, um sie zu umranden und die Aufmerksamkeit an ihnen zu messen</translation>
    </message>
    <message>
        <source>Train without some pa&amp;irs…</source>
        <translation>Ohne e&amp;inige Paare trainieren …</translation>
    </message>
    <message>
        <source>Lin&amp;ks of the sentence…</source>
        <translation>Verbindun&amp;gen des Satzes …</translation>
    </message>
    <message>
        <source>Save the links between the words of the shown sentence as a picture or as a table</source>
        <translation>Die Verbindungen zwischen den Wörtern des gezeigten Satzes als Bild oder als Tabelle speichern</translation>
    </message>
    <message>
        <source>D&amp;raw links</source>
        <translation>Verbindungen &amp;zeichnen</translation>
    </message>
    <message>
        <source>Draw links between the words of a pair of the data in the heatmap, or take them away; they are kept with the data and count as gold links</source>
        <translation>In der Heatmap Verbindungen zwischen den Wörtern eines Paars der Daten zeichnen oder wegnehmen; sie bleiben bei den Daten und zählen als Gold-Verbindungen</translation>
    </message>
    <message>
        <source>&amp;Wall of maps…</source>
        <translation>Wand aus &amp;Heatmaps …</translation>
    </message>
    <message>
        <source>See the attention of many sentences as small maps, with their links, by error rate or in order</source>
        <translation>Die Aufmerksamkeit vieler Sätze als kleine Heatmaps mit ihren Verbindungen sehen, nach Fehlerrate oder der Reihe nach</translation>
    </message>
    <message>
        <source>Train this model &amp;on…</source>
        <translation>Dieses &amp;Modell mit anderen Paaren trainieren …</translation>
    </message>
    <message>
        <source>Train this run further, for as long as the settings say: minutes, steps or epochs</source>
        <translation>Diesen Lauf weiter trainieren, so lange wie eingestellt: Minuten, Schritte oder Epochen</translation>
    </message>
</context>
<context>
    <name>WindowPages</name>
    <message>
        <source>Use a sample</source>
        <translation>Beispieldaten verwenden</translation>
    </message>
    <message>
        <source>Data and training</source>
        <translation>Daten und Training</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Parts of the window</source>
        <translation>Teile des Fensters</translation>
    </message>
</context>
<context>
    <name>WindowPlayer</name>
    <message>
        <source>This could not be done: %1</source>
        <translation>Das ließ sich nicht ausführen: %1</translation>
    </message>
    <message>
        <source>There is nothing to train on yet.</source>
        <translation>Es gibt noch nichts, womit trainiert werden kann.</translation>
    </message>
    <message>
        <source>A run that is to be compared was not kept.</source>
        <translation>Ein Lauf, der verglichen werden soll, wurde nicht behalten.</translation>
    </message>
</context>
<context>
    <name>WordStrip</name>
    <message>
        <source>probability %1</source>
        <translation>Wahrscheinlichkeit %1</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>erzwungen</translation>
    </message>
    <message>
        <source>attention forced</source>
        <translation>Aufmerksamkeit erzwungen</translation>
    </message>
    <message>
        <source>not in the vocabulary</source>
        <translation>nicht im Vokabular</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>%1 (forced)</source>
        <translation>%1 (erzwungen)</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::DataFacts</name>
    <message>
        <source>Tokens on the source side</source>
        <translation>Tokens auf der Quellseite</translation>
    </message>
    <message>
        <source>Tokens on the target side</source>
        <translation>Tokens auf der Zielseite</translation>
    </message>
    <message>
        <source>Source vocabulary</source>
        <translation>Quellvokabular</translation>
    </message>
    <message>
        <source>Target vocabulary</source>
        <translation>Zielvokabular</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::HeadsBar</name>
    <message>
        <source>Switch off</source>
        <translation>Abschalten</translation>
    </message>
    <message>
        <source>Translate without the chosen heads (X)</source>
        <translation>Ohne die gewählten Köpfe übersetzen (X)</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Alle einschalten</translation>
    </message>
    <message>
        <source>Switch all heads on again (Esc)</source>
        <translation>Alle Köpfe wieder einschalten (Esc)</translation>
    </message>
    <message>
        <source>Head measures</source>
        <translation>Kennzahlen der Köpfe</translation>
    </message>
    <message>
        <source>What each head looks at, in numbers, and how that changed during training</source>
        <translation>Worauf jeder Kopf schaut, in Zahlen, und wie sich das im Training änderte</translation>
    </message>
    <message>
        <source>Without the heads that are off</source>
        <translation>Ohne die abgeschalteten Köpfe</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::HelpBrowser</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::HintLine</name>
    <message>
        <source>Click a word of the translation to put another one in its place.</source>
        <translation>Ein Klick auf ein Wort der Übersetzung setzt ein anderes an seine Stelle.</translation>
    </message>
    <message>
        <source>Click a cell of the heatmap to pin it. Double-click it to see how its weight came about.</source>
        <translation>Ein Klick hält eine Zelle der Heatmap fest. Ein Doppelklick zeigt, wie ihr Gewicht zustande kam.</translation>
    </message>
    <message>
        <source>Ctrl+click a cell: the word of its row must then look at the word of its column. Ctrl+Z undoes it.</source>
        <translation>Strg+Klick auf eine Zelle: Das Wort ihrer Zeile muss dann auf das Wort ihrer Spalte schauen. Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>A beam of two or more (the box beside the sentence) follows several translations at once; Tools ▸ Beam tree draws them.</source>
        <translation>Ein Beam ab zwei, neben dem Satz einzustellen, verfolgt mehrere Übersetzungen zugleich; Extras ▸ Beam-Baum zeichnet sie.</translation>
    </message>
    <message>
        <source>Tools ▸ Compare two models shows one sentence under two models, or under two saves of one run.</source>
        <translation>Extras ▸ Zwei Modelle vergleichen zeigt einen Satz unter zwei Modellen oder unter zwei Speicherständen eines Laufs.</translation>
    </message>
    <message>
        <source>Drag the line between the heatmap and the loss curve to give one of them more room.</source>
        <translation>Die Linie zwischen Heatmap und Verlustkurve lässt sich ziehen, um einer von beiden mehr Platz zu geben.</translation>
    </message>
    <message>
        <source>F1 opens the documentation about the part that has the focus.</source>
        <translation>F1 öffnet die Dokumentation zu dem, was den Fokus hat.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Nächster Tipp</translation>
    </message>
    <message>
        <source>Close the hints; Help ▸ Hints brings them back</source>
        <translation>Die Tipps schließen; Hilfe ▸ Tipps holt sie zurück</translation>
    </message>
    <message>
        <source>Close the hints</source>
        <translation>Die Tipps schließen</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Drag the slider to see this sentence earlier in the training. Ctrl+P plays it.</source>
        <translation>Am Regler ist zu sehen, wie dieser Satz früher im Training übersetzt wurde. Strg+P spielt es ab.</translation>
    </message>
    <message>
        <source>Click a sentence to see it in the large heatmap; Esc leads back to all.</source>
        <translation>Ein Klick auf einen Satz zeigt ihn in der großen Heatmap; Esc führt zu allen zurück.</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::LengthHistogram</name>
    <message>
        <source>Sentence lengths: most have up to %1 source and %2 target tokens</source>
        <translation>Satzlängen: Die meisten haben bis zu %1 Quell- und %2 Zieltokens</translation>
    </message>
    <message>
        <source>tokens in a sentence</source>
        <translation>Tokens in einem Satz</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Length %1: source sentences %2, target sentences %3</source>
        <translation>Länge %1: Quellsätze %2, Zielsätze %3</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::LinkedViews</name>
    <message>
        <source>“%1” looks at “%2”: A %3, B %4, A − B %5 · probability of the word: A %6, B %7 · entropy of the row: A %8, B %9</source>
        <translation>„%1“ schaut auf „%2“: A %3, B %4, A − B %5 · Wahrscheinlichkeit des Worts: A %6, B %7 · Entropie der Zeile: A %8, B %9</translation>
    </message>
    <message>
        <source>“%1” looks at “%2”: A %3, A and B together %4 · probability of the word: A %5, together %6 · entropy of the row: A %7, together %8</source>
        <translation>„%1“ schaut auf „%2“: A %3, A und B zusammen %4 · Wahrscheinlichkeit des Worts: A %5, zusammen %6 · Entropie der Zeile: A %7, zusammen %8</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::PairsModel</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::ProblemsModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Why it was skipped</source>
        <translation>Warum sie übersprungen wurde</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::RecentRuns</name>
    <message>
        <source>Your runs</source>
        <translation>Eigene Läufe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln runs…</source>
        <translation>
            <numerusform>%Ln Lauf …</numerusform>
            <numerusform>Alle %Ln Läufe …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::RunDataReturn</name>
    <message>
        <source>The run does not say which sentence pairs it was trained on.</source>
        <translation>Der Lauf sagt nicht, mit welchen Satzpaaren er trainiert wurde.</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::RunsModel</name>
    <message>
        <source>BLEU says nothing here: fewer than half of the references have four words. The validation loss says how good the run is: %1.</source>
        <translation>BLEU sagt hier nichts aus: Weniger als die Hälfte der Referenzen hat vier Wörter. Der Validierungsverlust sagt, wie gut der Lauf ist: %1.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>trained on from step %1 of %2</source>
        <translation>weiter trainiert ab Schritt %1 von %2</translation>
    </message>
    <message>
        <source>trained on from %1</source>
        <translation>weiter trainiert aus %1</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::StepBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::SubwordForm</name>
    <message>
        <source>Choose a model &amp;file…</source>
        <translation>&amp;Modelldatei wählen …</translation>
    </message>
    <message>
        <source>SentencePiece learns the pieces from the data. You can also name a .model file for both sides, and another one for the target.</source>
        <translation>SentencePiece lernt die Wortteile aus den Daten. Möglich ist auch eine .model-Datei für beide Seiten, und eine andere für das Ziel.</translation>
    </message>
    <message>
        <source>Use the pieces of a SentencePiece .model file for both sides</source>
        <translation>Die Wortteile einer .model-Datei von SentencePiece für beide Seiten verwenden</translation>
    </message>
    <message>
        <source>Choose a subword model</source>
        <translation>Ein Wortteil-Modell wählen</translation>
    </message>
    <message>
        <source>SentencePiece models (*.model);;All files (*)</source>
        <translation>SentencePiece-Modelle (*.model);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source> (did you mean &quot;{}&quot;?)</source>
        <translation> (gemeint: „{}“?)</translation>
    </message>
    <message>
        <source> It is not known where the two begin to differ, but line {} is the first that is empty in {} and not in {}.</source>
        <translation> Wo die Dateien auseinanderlaufen, lässt sich nicht sagen; aber Zeile {} ist die erste, die in {} leer ist und in {} nicht.</translation>
    </message>
    <message>
        <source>: {} {}</source>
        <translation>: {} {}</translation>
    </message>
    <message>
        <source>A SentencePiece .model file for the target side, where it differs from subword_model.</source>
        <translation>Eine .model-Datei von SentencePiece für die Zielseite, wenn es eine andere als subword_model ist.</translation>
    </message>
    <message>
        <source>A built-in sample instead of a file</source>
        <translation>Eingebaute Beispieldaten statt einer Datei</translation>
    </message>
    <message>
        <source>A learned matrix translates each annotation before it is compared with the decoder&apos;s state. One matrix product scores every word, which makes it the fastest kind that learns.</source>
        <translation>Eine gelernte Matrix übersetzt jede Annotation, bevor sie mit dem Zustand des Decoders verglichen wird. Ein einziges Matrixprodukt bewertet alle Wörter; von den Arten, die lernen, ist das die schnellste.</translation>
    </message>
    <message>
        <source>File with one batch a line: the numbers of its pairs, counted from 0</source>
        <translation>Datei mit einem Batch je Zeile: die Nummern seiner Paare, ab 0 gezählt</translation>
    </message>
    <message>
        <source>A longer gradient is shortened to this length. 0: no limit.</source>
        <translation>Ein längerer Gradient wird auf diese Länge gekürzt. 0: keine Grenze.</translation>
    </message>
    <message>
        <source>A packed run</source>
        <translation>Ein gepackter Lauf</translation>
    </message>
    <message>
        <source>A packed run is named FILE{}; give --out such a name.</source>
        <translation>Ein gepackter Lauf heißt DATEI{}; --out braucht einen solchen Namen.</translation>
    </message>
    <message>
        <source>A quotation mark opens a field and nothing closes it. Write a quotation mark that belongs to the text twice.</source>
        <translation>Ein Anführungszeichen öffnet ein Feld, das kein anderes schließt. Ein Anführungszeichen, das zum Text gehört, wird doppelt geschrieben.</translation>
    </message>
    <message>
        <source>A small neural network compares the decoder&apos;s previous state with each annotation. The classic: it decides where to look before the next word is read.</source>
        <translation>Ein kleines neuronales Netz vergleicht den vorigen Zustand des Decoders mit jeder Annotation. Der Klassiker: Erst entscheidet sich, wohin geschaut wird, dann wird das nächste Wort gelesen.</translation>
    </message>
    <message>
        <source>A small neural network compares the last vector with each vector of the input, and the output is the weighted sum of the inputs themselves: there are no words, no encoder and no decoder.</source>
        <translation>Ein kleines neuronales Netz vergleicht den letzten Vektor mit jedem Vektor der Eingabe, und die Ausgabe ist die gewichtete Summe der Eingaben selbst: Es gibt keine Wörter, keinen Encoder und keinen Decoder.</translation>
    </message>
    <message>
        <source>A tensor&apos;s name or metadata is no UTF-8 text.</source>
        <translation>Der Name eines Tensors oder seine Metadaten sind kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>AER of the diagonal</source>
        <translation>AER der Diagonale</translation>
    </message>
    <message>
        <source>AER, links one earlier</source>
        <translation>AER, Verbindungen um eins früher</translation>
    </message>
    <message>
        <source>AER, links one later</source>
        <translation>AER, Verbindungen um eins später</translation>
    </message>
    <message>
        <source>Additive (Bahdanau)</source>
        <translation>Additiv (Bahdanau)</translation>
    </message>
    <message>
        <source>Additive attention as the step-by-step article builds it: one LSTM layer on each side, and a small network scores the source words from the decoder&apos;s previous state. The article stops before training: sizes, the end mark after the source and all training settings are ours.</source>
        <translation>Additive Aufmerksamkeit, wie der Artikel sie Schritt für Schritt aufbaut: eine LSTM-Schicht auf jeder Seite, und ein kleines Netz bewertet die Quellwörter vom vorigen Zustand des Decoders aus. Der Artikel endet vor dem Training: Größen, die Endmarke nach der Quelle und alle Einstellungen des Trainings sind von uns.</translation>
    </message>
    <message>
        <source>Additive, over vectors</source>
        <translation>Additiv, über Vektoren</translation>
    </message>
    <message>
        <source>Align the words of sentence pairs by attention</source>
        <translation>Die Wörter von Satzpaaren mit Aufmerksamkeit einander zuordnen</translation>
    </message>
    <message>
        <source>Alignment without words: the numbers 1 to n come in a mixed order, each as a vector such as [3,4], and attention puts them in order again by looking for the vector that begins where the last one ended. It needs no data. The recipe &quot;robust&quot; is ours and learns it within seconds; &quot;article&quot; is the article&apos;s loop exactly as printed, which rarely does.</source>
        <translation>Alignment ohne Wörter: Die Zahlen 1 bis n kommen durcheinander, jede als Vektor wie [3,4], und die Aufmerksamkeit bringt sie in die richtige Reihenfolge, indem sie den Vektor sucht, der dort beginnt, wo der letzte endete. Daten sind nicht nötig. Das Rezept „robust“ ist von uns und lernt es in Sekunden; „article“ ist die Schleife des Artikels genau wie gedruckt, die es selten schafft.</translation>
    </message>
    <message>
        <source>The whole translation is given, so no single word can be forced. Leave out the translation or the forced words.</source>
        <translation>Alle Wörter der Übersetzung sind vorgegeben, darum lässt sich keines einzeln erzwingen: eines von beidem weglassen.</translation>
    </message>
    <message>
        <source>Also print the measures by the length of the source sentence</source>
        <translation>Die Maße auch nach der Länge des Quellsatzes ausgeben</translation>
    </message>
    <message>
        <source>Ask its owner for the right to read it (chmod u+r).</source>
        <translation>Wem die Datei gehört, kann das Leserecht geben (chmod u+r).</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Attention size</source>
        <translation>Größe der Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Attention, from the command line: train, translate, evaluate, align.</source>
        <translation>Aufmerksamkeit auf der Befehlszeile: trainieren, übersetzen, messen, zuordnen.</translation>
    </message>
    <message>
        <source>Attentoscope {}</source>
        <translation>Attentoscope {}</translation>
    </message>
    <message>
        <source>Average the loss over</source>
        <translation>Verlust mitteln über</translation>
    </message>
    <message>
        <source>Bahdanau, Cho and Bengio 2015: Neural machine translation by jointly learning to align and translate</source>
        <translation>Bahdanau, Cho and Bengio 2015: Neural machine translation by jointly learning to align and translate</translation>
    </message>
    <message>
        <source>Bahdanau, the paper</source>
        <translation>Bahdanau, wie im Paper</translation>
    </message>
    <message>
        <source>Bahdanau, with an LSTM</source>
        <translation>Bahdanau, mit LSTM</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <source>Batch tokens</source>
        <translation>Tokens je Batch</translation>
    </message>
    <message>
        <source>Bias in the score</source>
        <translation>Bias im Score</translation>
    </message>
    <message>
        <source>Bidirectional LSTM, linear score</source>
        <translation>Bidirektionales LSTM, linearer Score</translation>
    </message>
    <message>
        <source>Check the disk, or choose another folder.</source>
        <translation>Den Datenträger prüfen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Check the disk, or copy the run folder again from an intact copy.</source>
        <translation>Den Datenträger prüfen oder den Ordner des Laufs von dort neu kopieren, wo er heil war.</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>Einen Ordner wählen, in den geschrieben werden darf.</translation>
    </message>
    <message>
        <source>Clip gradient at</source>
        <translation>Gradienten kürzen auf</translation>
    </message>
    <message>
        <source>Concat (Luong)</source>
        <translation>Concat (Luong)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Abschreiben</translation>
    </message>
    <message>
        <source>Data recipe</source>
        <translation>Datenrezept</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datumsangaben</translation>
    </message>
    <message>
        <source>Decoder reads</source>
        <translation>Decoder liest</translation>
    </message>
    <message>
        <source>Decoder starts from</source>
        <translation>Decoder beginnt mit</translation>
    </message>
    <message>
        <source>Decoder&apos;s hidden size</source>
        <translation>Größe des Decoder-Zustands</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Dot product (Luong)</source>
        <translation>Skalarprodukt (Luong)</translation>
    </message>
    <message>
        <source>Draw all first weights uniformly between minus and plus this number. 0: PyTorch&apos;s own rule for each layer.</source>
        <translation>Zieht alle Anfangsgewichte gleichmäßig zwischen minus und plus dieser Zahl. 0: die Regel von PyTorch für jede Schicht.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Dropout places</source>
        <translation>Dropout wo</translation>
    </message>
    <message>
        <source>Embedding size</source>
        <translation>Größe der Einbettung</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Epochs between two validations; 0.25 validates four times an epoch.</source>
        <translation>Epochen zwischen zwei Validierungen; 0.25 validiert viermal je Epoche.</translation>
    </message>
    <message>
        <source>File for the gold alignments, words counted from 1</source>
        <translation>Datei für die Gold-Alignments, Wörter ab 1 gezählt</translation>
    </message>
    <message>
        <source>File of other pairs, so that none of the data is set aside; otherwise 5% of it are</source>
        <translation>Datei mit anderen Paaren, damit von den Daten nichts beiseitegelegt wird; sonst 5 % davon</translation>
    </message>
    <message>
        <source>File of sentence pairs to validate with; otherwise 5% of the data</source>
        <translation>Datei mit Satzpaaren zum Validieren; sonst 5 % der Daten</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Zu schreibende Datei</translation>
    </message>
    <message>
        <source>File to write, two columns with a tab between them</source>
        <translation>Zu schreibende Datei, zwei Spalten mit einem Tabulator dazwischen</translation>
    </message>
    <message>
        <source>Files may not grow that large here (ulimit -f). Raise the limit, or choose another folder.</source>
        <translation>Dateien dürfen hier nicht so groß werden (ulimit -f). Die Grenze anheben oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Final forcing</source>
        <translation>Forcing am Ende</translation>
    </message>
    <message>
        <source>First weights</source>
        <translation>Anfangsgewichte</translation>
    </message>
    <message>
        <source>Folder of a trained run</source>
        <translation>Ordner eines trainierten Laufs</translation>
    </message>
    <message>
        <source>Folder of the run</source>
        <translation>Ordner des Laufs</translation>
    </message>
    <message>
        <source>Folder to make; it must not be there yet, or be empty</source>
        <translation>Anzulegender Ordner; es darf ihn noch nicht geben, oder er ist leer</translation>
    </message>
    <message>
        <source>Forcing in validation</source>
        <translation>Forcing beim Validieren</translation>
    </message>
    <message>
        <source>Forcing is drawn for</source>
        <translation>Forcing wird ausgelost für</translation>
    </message>
    <message>
        <source>Forcing schedule</source>
        <translation>Plan des Teacher Forcing</translation>
    </message>
    <message>
        <source>Forcing steps</source>
        <translation>Schritte des Forcings</translation>
    </message>
    <message>
        <source>Free running ends</source>
        <translation>Ende ohne Teacher Forcing</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>General (Luong)</source>
        <translation>General (Luong)</translation>
    </message>
    <message>
        <source>Give the decoder its last attentional state together with the next word, so that it knows what it has attended to.</source>
        <translation>Gibt dem Decoder mit dem nächsten Wort auch seinen letzten Aufmerksamkeitszustand, damit er weiß, worauf er geschaut hat.</translation>
    </message>
    <message>
        <source>Go on with the run in --out, with its own settings and, unless --data is given, its own data</source>
        <translation>Den Lauf in --out fortsetzen, mit seinen eigenen Einstellungen und, ohne --data, mit seinen eigenen Daten</translation>
    </message>
    <message>
        <source>Gold alignments, one line a pair: i-j sure, ipj possible</source>
        <translation>Gold-Alignments, eine Zeile je Paar: i-j sicher, ipj möglich</translation>
    </message>
    <message>
        <source>Hidden score units</source>
        <translation>Verborgene Einheiten des Scores</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Größe des verborgenen Zustands</translation>
    </message>
    <message>
        <source>How many times training goes through all pairs.</source>
        <translation>Wie oft das Training alle Paare durchläuft.</translation>
    </message>
    <message>
        <source>How sentence pairs are cleaned and chosen. &quot;tutorial&quot; does as the classic translation tutorial: lower case, no accents, pairs under ten words that begin with certain phrases.</source>
        <translation>Wie Satzpaare bereinigt und ausgewählt werden. „tutorial“ macht es wie das klassische Übersetzungs-Tutorial: Kleinbuchstaben, keine Akzente, Paare unter zehn Wörtern, die mit bestimmten Wendungen beginnen.</translation>
    </message>
    <message>
        <source>How source words are scored: the name of an attention kind, such as general or additive.</source>
        <translation>Wie Quellwörter bewertet werden: der Name einer Aufmerksamkeitsart wie general oder additive.</translation>
    </message>
    <message>
        <source>How weights follow the gradient. Adadelta finds its own step lengths: give it a learning rate of 1.</source>
        <translation>Wie Gewichte dem Gradienten folgen. Adadelta findet seine Schrittweiten selbst: Dazu gehört die Lernrate 1.</translation>
    </message>
    <message>
        <source>Initial range</source>
        <translation>Anfangsbereich</translation>
    </message>
    <message>
        <source>Inner size of scores that have one (additive, concat). 0: the hidden size.</source>
        <translation>Innere Größe der Scores, die eine haben (additive, concat). 0: die Größe des verborgenen Zustands.</translation>
    </message>
    <message>
        <source>Input feeding</source>
        <translation>Input Feeding</translation>
    </message>
    <message>
        <source>It is a link. Remove it, and a new file is written.</source>
        <translation>Es ist ein Link. Ist er entfernt, wird eine neue Datei geschrieben.</translation>
    </message>
    <message>
        <source>It was cancelled; nothing was changed.</source>
        <translation>Abgebrochen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>It was interrupted.</source>
        <translation>Unterbrochen.</translation>
    </message>
    <message>
        <source>Its folder was moved or removed: put it back, or choose another folder.</source>
        <translation>Der Ordner wurde verschoben oder gelöscht: ihn zurücklegen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>Keep only this many of the most frequent words on each side. 0: no limit.</source>
        <translation>Behält auf jeder Seite nur so viele der häufigsten Wörter. 0: keine Grenze.</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Label Smoothing</translation>
    </message>
    <message>
        <source>Largest vocabulary</source>
        <translation>Größtes Vokabular</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>The goal is reached</source>
        <translation>Das Ziel ist erreicht</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Line {}</source>
        <translation>Zeile {}</translation>
    </message>
    <message>
        <source>Line {}: the line is longer than 4 MiB. Give one sentence a line.</source>
        <translation>Zeile {}: Die Zeile ist länger als 4 MiB. Ein Satz gehört auf eine Zeile.</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>Zeile {}: {}</translation>
    </message>
    <message>
        <source>Linear concat</source>
        <translation>Concat, linear</translation>
    </message>
    <message>
        <source>List the built-in samples, or write one to a file</source>
        <translation>Die eingebauten Beispieldaten auflisten oder in eine Datei schreiben</translation>
    </message>
    <message>
        <source>List the presets, and every key with its default</source>
        <translation>Die Vorlagen auflisten, und jeden Schlüssel mit seinem Standardwert</translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <translation>Das Laden wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Local, monotonic (Luong)</source>
        <translation>Lokal, monoton (Luong)</translation>
    </message>
    <message>
        <source>Local, predictive (Luong)</source>
        <translation>Lokal, vorhersagend (Luong)</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Longest sentence</source>
        <translation>Längster Satz</translation>
    </message>
    <message>
        <source>Look at how the text is cleaned (data_recipe, strip_accents).</source>
        <translation>Zu prüfen ist, wie der Text bereinigt wird (data_recipe, strip_accents).</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>Kleinbuchstaben</translation>
    </message>
    <message>
        <source>Luong&apos;s global attention with a small network over both states. We follow the article&apos;s equation: its code leaves out the tanh, and without it the decoder&apos;s state cancels and all rows become equal. Sizes and training are the article&apos;s; masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation>Luongs globale Aufmerksamkeit mit einem kleinen Netz über beiden Zuständen. Wir folgen der Gleichung des Artikels: Sein Code lässt den tanh weg, und ohne ihn hebt sich der Zustand des Decoders auf und alle Zeilen werden gleich. Größen und Training sind die des Artikels; das Maskieren der Auffüllung ist von uns. Unter 20.000 Paaren sind Größen und Training von uns.</translation>
    </message>
    <message>
        <source>Luong&apos;s local attention that predicts where to look: a small network places the centre of the window, and weights fall off around it like a bell, so that a row sums to at most one. From the paper; the article leaves it out. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation>Luongs lokale Aufmerksamkeit, die vorhersagt, wohin sie schaut: Ein kleines Netz setzt die Mitte des Fensters, und die Gewichte fallen um sie ab wie eine Glocke, sodass eine Zeile höchstens eins ergibt. Aus dem Paper; der Artikel lässt sie weg. Unter 20.000 Paaren sind Größen und Training von uns.</translation>
    </message>
    <message>
        <source>Luong, Pham and Manning 2015: Effective approaches to attention-based neural machine translation</source>
        <translation>Luong, Pham and Manning 2015: Effective approaches to attention-based neural machine translation</translation>
    </message>
    <message>
        <source>Luong, concat</source>
        <translation>Luong, concat</translation>
    </message>
    <message>
        <source>Luong, dot</source>
        <translation>Luong, dot</translation>
    </message>
    <message>
        <source>Luong, general</source>
        <translation>Luong, general</translation>
    </message>
    <message>
        <source>Luong, local (monotonic)</source>
        <translation>Luong, lokal (monoton)</translation>
    </message>
    <message>
        <source>Luong, local (predictive)</source>
        <translation>Luong, lokal (vorhersagend)</translation>
    </message>
    <message>
        <source>Make a run&apos;s folder from a packed run</source>
        <translation>Aus einem gepackten Lauf den Ordner eines Laufs machen</translation>
    </message>
    <message>
        <source>Marks around the source</source>
        <translation>Marken um die Quelle</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Maxout units</source>
        <translation>Maxout-Einheiten</translation>
    </message>
    <message>
        <source>Measure a trained model on sentence pairs</source>
        <translation>Ein trainiertes Modell an Satzpaaren messen</translation>
    </message>
    <message>
        <source>Measure how fast a model trains here</source>
        <translation>Messen, wie schnell ein Modell hier trainiert</translation>
    </message>
    <message>
        <source>Minimum frequency</source>
        <translation>Mindesthäufigkeit</translation>
    </message>
    <message>
        <source>Model B cannot be given A&apos;s words: its tokenizer or its cleaning of text makes &quot;{}&quot; of &quot;{}&quot;. Let each write its own translation, or choose a run with the same data settings.</source>
        <translation>Modell B kann die Wörter von A nicht bekommen: Sein Tokenizer oder seine Textbereinigung macht „{}“ aus „{}“. Jedes Modell seine eigene Übersetzung schreiben lassen oder einen Lauf mit denselben Dateneinstellungen wählen.</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>No attention</source>
        <translation>Keine Aufmerksamkeit</translation>
    </message>
    <message>
        <source>No data is chosen. Name a file of sentence pairs or a built-in sample.</source>
        <translation>Es sind keine Daten gewählt. Eine Datei mit Satzpaaren oder eingebaute Beispieldaten angeben.</translation>
    </message>
    <message>
        <source>No line of {} holds two sentences. Choose a file with one pair a line, split by a tab or |||.</source>
        <translation>Keine Zeile von {} enthält zwei Sätze. Eine Datei mit einem Paar je Zeile wählen, getrennt durch Tabulator oder |||.</translation>
    </message>
    <message>
        <source>No pair of &quot;{}&quot; can be measured: all are empty, or longer than the model reads.</source>
        <translation>Kein Paar von „{}“ lässt sich messen: Alle sind leer oder länger, als das Modell liest.</translation>
    </message>
    <message>
        <source>No pair of {} is left{}.{}</source>
        <translation>Von {} bleibt kein Paar übrig{}.{}</translation>
    </message>
    <message>
        <source>No sentences are being measured. Ask for them first.</source>
        <translation>Es werden gerade keine Sätze gemessen. Die Messung zuerst anfordern.</translation>
    </message>
    <message>
        <source>No subwords can be learned from {} with {}. Change subword_vocabulary (now {}) or choose another tokenizer.</source>
        <translation>Aus {} mit {} lassen sich keine Wortteile lernen. subword_vocabulary ändern (jetzt {}) oder einen anderen Tokenizer wählen.</translation>
    </message>
    <message>
        <source>No test sentences are kept of this data (test_share is 0). Choose the validation sentences or a file, or set test_share and load the data again.</source>
        <translation>Von diesen Daten sind keine Testsätze zurückgelegt (test_share ist 0). Die Validierungssätze oder eine Datei wählen, oder test_share setzen und die Daten neu laden.</translation>
    </message>
    <message>
        <source>No training is under way. Start one first.</source>
        <translation>Es läuft kein Training. Zuerst eines starten.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Nothing is being trained, so there is nothing new to save.</source>
        <translation>Es wird nichts trainiert, also gibt es nichts Neues zu speichern.</translation>
    </message>
    <message>
        <source>Nothing is being trained, so there is nothing to validate.</source>
        <translation>Es wird nichts trainiert, also gibt es nichts zu validieren.</translation>
    </message>
    <message>
        <source>Nothing is left of a sentence after cleaning.</source>
        <translation>Von einem Satz bleibt nach der Bereinigung nichts übrig.</translation>
    </message>
    <message>
        <source>Nothing is left of the source sentence after cleaning.</source>
        <translation>Vom Quellsatz bleibt nach der Bereinigung nichts übrig.</translation>
    </message>
    <message>
        <source>Nothing is left of the target sentence after cleaning.</source>
        <translation>Vom Zielsatz bleibt nach der Bereinigung nichts übrig.</translation>
    </message>
    <message>
        <source>Nothing was trained here, so there is nothing to throw away.</source>
        <translation>Hier wurde nichts trainiert, also gibt es nichts zu verwerfen.</translation>
    </message>
    <message>
        <source>Number of sentence pairs; the sample&apos;s own default if left out</source>
        <translation>Zahl der Satzpaare; ohne Angabe so viele, wie zu den Beispieldaten gehören</translation>
    </message>
    <message>
        <source>Number of the sample&apos;s pairs</source>
        <translation>Zahl der Paare der Beispieldaten</translation>
    </message>
    <message>
        <source>Number of translations that are followed side by side</source>
        <translation>Zahl der Übersetzungen, die nebeneinander verfolgt werden</translation>
    </message>
    <message>
        <source>For the linear kind: replace its one linear layer by a small network with this many units. 0: as the article prints it.</source>
        <translation>Für die lineare Art: ersetzt ihre eine lineare Schicht durch ein kleines Netz mit so vielen Einheiten. 0: wie im Artikel gedruckt.</translation>
    </message>
    <message>
        <source>For the local kinds: how many source tokens are seen on each side of the centre (the paper&apos;s D).</source>
        <translation>Für die lokalen Arten: wie viele Quelltokens auf jeder Seite der Mitte gesehen werden (D im Paper).</translation>
    </message>
    <message>
        <source>For the location kind: the longest source sentence, special tokens counted. Longer pairs are left out.</source>
        <translation>Für die Art location: der längste Quellsatz, besondere Tokens mitgezählt. Längere Paare werden weggelassen.</translation>
    </message>
    <message>
        <source>For the tokenizers bpe and unigram: how many pieces each side has at most. With few of them a word is cut into many pieces; with many of them sentences are short.</source>
        <translation>Für die Tokenizer bpe und unigram: wie viele Wortteile jede Seite höchstens hat. Bei wenigen zerfällt ein Wort in viele Teile; bei vielen sind die Sätze kurz.</translation>
    </message>
    <message>
        <source>For the unshuffle task: the article&apos;s loop exactly as printed, or ours, which learns reliably.</source>
        <translation>Für die Aufgabe unshuffle: die Schleife des Artikels genau wie gedruckt, oder unsere, die zuverlässig lernt.</translation>
    </message>
    <message>
        <source>On embeddings, between layers and on annotations (all), or only on the decoder&apos;s embedding.</source>
        <translation>Auf Einbettungen, zwischen Schichten und auf Annotationen (all), oder nur auf der Einbettung des Decoders.</translation>
    </message>
    <message>
        <source>Only one field: a sentence, a tab (or &quot; ||| &quot;, or a comma in a CSV file) and its translation are expected.</source>
        <translation>Nur ein Feld: Erwartet werden ein Satz, ein Tabulator (oder &quot; ||| &quot;, oder ein Komma in einer CSV-Datei) und die Übersetzung.</translation>
    </message>
    <message>
        <source>Only {} MiB of address space are left, and at least {} are needed to compute. Raise the limit (ulimit -v) by {} MiB or more.</source>
        <translation>Nur {} MiB Adressraum sind übrig, und mindestens {} braucht es zum Rechnen. Die Grenze (ulimit -v) um {} MiB oder mehr anheben.</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Pairs with more tokens than this on either side are listed and skipped.</source>
        <translation>Paare mit mehr Tokens auf einer Seite werden aufgelistet und übersprungen.</translation>
    </message>
    <message>
        <source>Part of the pairs that is kept out of training and validation altogether.</source>
        <translation>Anteil der Paare, der aus Training und Validierung ganz herausgehalten wird.</translation>
    </message>
    <message>
        <source>Part of the pairs that is never trained on and shows how well the model does on new sentences. Not used when a validation file is given.</source>
        <translation>Anteil der Paare, mit dem nie trainiert wird und der zeigt, wie gut das Modell bei neuen Sätzen ist. Ohne Wirkung, wenn eine Validierungsdatei angegeben ist.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Geduld</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Precision of products</source>
        <translation>Genauigkeit der Produkte</translation>
    </message>
    <message>
        <source>Print one JSON value for programs instead of text for people</source>
        <translation>Einen JSON-Wert für Programme ausgeben statt Text für Menschen</translation>
    </message>
    <message>
        <source>Processor threads that compute. 0: all cores.</source>
        <translation>Prozessor-Threads, die rechnen. 0: alle Kerne.</translation>
    </message>
    <message>
        <source>Processor threads that compute; 0: all cores</source>
        <translation>Prozessor-Threads, die rechnen; 0: alle Kerne</translation>
    </message>
    <message>
        <source>Put a run into one file to send</source>
        <translation>Einen Lauf zum Verschicken in eine Datei packen</translation>
    </message>
    <message>
        <source>Put the sentence pairs in too; otherwise the file has only their name and number</source>
        <translation>Auch die Satzpaare mitpacken; ohne dies stehen nur ihr Name und ihre Zahl darin</translation>
    </message>
    <message>
        <source>Raise max_length.</source>
        <translation>max_length erhöhen.</translation>
    </message>
    <message>
        <source>Read both ways</source>
        <translation>In beide Richtungen lesen</translation>
    </message>
    <message>
        <source>Readout</source>
        <translation>Ausgabeschicht liest</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>Recurrent cell</source>
        <translation>Rekurrente Zelle</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Rows sum to at most one: weights fall off around the predicted centre and are not normalised again.</source>
        <translation>Zeilen ergeben höchstens eins: Gewichte fallen um die vorhergesagte Mitte ab und werden nicht neu normiert.</translation>
    </message>
    <message>
        <source>Rows sum to less than one: without the mask, weight also falls on positions beyond the end of the sentence.</source>
        <translation>Zeilen ergeben weniger als eins: Ohne die Maske fällt Gewicht auch auf Positionen hinter dem Satzende.</translation>
    </message>
    <message>
        <source>Save every</source>
        <translation>Speichern alle</translation>
    </message>
    <message>
        <source>Say where to write the pairs: --out FILE.</source>
        <translation>Wohin die Paare geschrieben werden, sagt --out DATEI.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Lernratenplan</translation>
    </message>
    <message>
        <source>Seconds of training between two saves.</source>
        <translation>Sekunden des Trainings zwischen zwei Speicherständen.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Sentence pairs in one training step, at most.</source>
        <translation>Satzpaare in einem Trainingsschritt, höchstens.</translation>
    </message>
    <message>
        <source>Sentence {} of {}: {}</source>
        <translation>Satz {} von {}: {}</translation>
    </message>
    <message>
        <source>Share of the numbers that is set to zero at random while training, which keeps the model from learning the sentences by heart.</source>
        <translation>Anteil der Zahlen, die im Training zufällig auf null gesetzt werden; so lernt das Modell die Sätze nicht auswendig.</translation>
    </message>
    <message>
        <source>Share of time steps at which the loss is computed after the true previous word</source>
        <translation>Anteil der Zeitschritte, bei denen der Verlust nach dem wahren vorigen Wort berechnet wird</translation>
    </message>
    <message>
        <source>Short English sentences and their French, made by a small grammar. Adjectives, pronouns and negation change places between the two languages, so watch where the bright cells leave the diagonal.</source>
        <translation>Kurze englische Sätze und ihr Französisch, von einer kleinen Grammatik erzeugt. Adjektive, Pronomen und Verneinung tauschen zwischen den Sprachen die Plätze: Dort verlassen die hellen Zellen die Diagonale.</translation>
    </message>
    <message>
        <source>Special tokens that the encoder reads with the source words: none, &lt;eos&gt; after them, or &lt;sos&gt; before and &lt;eos&gt; after them.</source>
        <translation>Besondere Tokens, die der Encoder mit den Quellwörtern liest: keine, &lt;eos&gt; danach, oder &lt;sos&gt; davor und &lt;eos&gt; danach.</translation>
    </message>
    <message>
        <source>State and annotation are put side by side and go through a small neural network. The same idea as the additive kind, but read from the decoder&apos;s current state.</source>
        <translation>Zustand und Annotation werden nebeneinandergestellt und gehen durch ein kleines neuronales Netz. Dieselbe Idee wie bei der additiven Art, aber vom jetzigen Zustand des Decoders aus gelesen.</translation>
    </message>
    <message>
        <source>Step {}: the loss is no longer a number, so training stopped with the weights of the step before. Try a smaller learning rate than {}.</source>
        <translation>Schritt {}: Der Verlust ist keine Zahl mehr, darum endete das Training mit den Gewichten des Schritts davor. Eine kleinere Lernrate als {} versuchen.</translation>
    </message>
    <message>
        <source>Step {}: there is not enough memory for {}</source>
        <translation>Schritt {}: Der Arbeitsspeicher reicht nicht für {}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Stop after this many validations in a row without improvement. 0: never.</source>
        <translation>Nach so vielen Validierungen hintereinander ohne Verbesserung aufhören. 0: nie.</translation>
    </message>
    <message>
        <source>Strip accents</source>
        <translation>Akzente entfernen</translation>
    </message>
    <message>
        <source>Subword model</source>
        <translation>Wortteil-Modell</translation>
    </message>
    <message>
        <source>Subword pieces</source>
        <translation>Wortteile</translation>
    </message>
    <message>
        <source>Sutskever, Vinyals and Le 2014: Sequence to sequence learning with neural networks</source>
        <translation>Sutskever, Vinyals and Le 2014: Sequence to sequence learning with neural networks</translation>
    </message>
    <message>
        <source>Swap the direction or use data_recipe=plain.</source>
        <translation>Die Richtung tauschen oder data_recipe=plain verwenden.</translation>
    </message>
    <message>
        <source>Target side of two parallel files</source>
        <translation>Zielseite zweier paralleler Dateien</translation>
    </message>
    <message>
        <source>Target tokens in one training step, padding included, at most: batches of long sentences then hold fewer pairs. 0: the batch size alone decides.</source>
        <translation>Zieltokens in einem Trainingsschritt, Auffüllung mitgezählt, höchstens: Batches mit langen Sätzen enthalten dann weniger Paare. 0: Allein die Batchgröße entscheidet.</translation>
    </message>
    <message>
        <source>Target&apos;s subword model</source>
        <translation>Wortteil-Modell der Zielseite</translation>
    </message>
    <message>
        <source>Teacher forcing</source>
        <translation>Teacher Forcing</translation>
    </message>
    <message>
        <source>Teacher forcing stays as it is, falls in a straight line, or falls along an inverse sigmoid (Bengio and others 2015).</source>
        <translation>Teacher Forcing bleibt, wie es ist, fällt in gerader Linie oder fällt entlang einer inversen Sigmoide (Bengio und andere 2015).</translation>
    </message>
    <message>
        <source>Test share</source>
        <translation>Testanteil</translation>
    </message>
    <message>
        <source>The batches name pair {}, but there are only {} training pairs, counted from 0.</source>
        <translation>Die Batches nennen Paar {}, aber es gibt nur {} Trainingspaare, ab 0 gezählt.</translation>
    </message>
    <message>
        <source>The benchmark counts tokens, and vectors have none: choose a preset for sentence pairs.</source>
        <translation>Der Benchmark zählt Tokens, und Vektoren haben keine: eine Vorlage für Satzpaare wählen.</translation>
    </message>
    <message>
        <source>The decoder first predicts where in the sentence to look, then scores the words in a window around that place. A bell around the centre makes the prediction learnable, and lets a row sum to less than one.</source>
        <translation>Der Decoder sagt zuerst vorher, wo im Satz er hinschaut, und bewertet dann die Wörter in einem Fenster um diese Stelle. Eine Glocke um die Mitte macht die Vorhersage lernbar und lässt eine Zeile weniger als eins ergeben.</translation>
    </message>
    <message>
        <source>The decoder gets the encoder&apos;s last state and nothing else: one fixed vector for the whole sentence, however long. The baseline that shows why attention matters.</source>
        <translation>Der Decoder bekommt den letzten Zustand des Encoders und sonst nichts: einen festen Vektor für den ganzen Satz, wie lang er auch ist. Der Vergleich, der zeigt, warum Aufmerksamkeit wichtig ist.</translation>
    </message>
    <message>
        <source>The encoder reads the sentence forwards and backwards, so that an annotation knows the words on both sides.</source>
        <translation>Der Encoder liest den Satz vorwärts und rückwärts, sodass eine Annotation die Wörter auf beiden Seiten kennt.</translation>
    </message>
    <message>
        <source>The encoder&apos;s last state as it is, that state through a linear layer and tanh, zeros, or the backward layer&apos;s state at the first word through a linear layer and tanh.</source>
        <translation>Der letzte Zustand des Encoders, wie er ist; dieser Zustand durch eine lineare Schicht und tanh; Nullen; oder der Zustand der Rückwärtsschicht beim ersten Wort durch eine lineare Schicht und tanh.</translation>
    </message>
    <message>
        <source>The engine failed: {}</source>
        <translation>Die Engine ist gescheitert: {}</translation>
    </message>
    <message>
        <source>The engine met an error it did not expect.</source>
        <translation>In der Engine trat ein unerwarteter Fehler auf.</translation>
    </message>
    <message>
        <source>The engine met an error it did not expect. Details say more; please report them.</source>
        <translation>In der Engine trat ein unerwarteter Fehler auf. Mehr steht unter Einzelheiten; bitte melden.</translation>
    </message>
    <message>
        <source>The first sentence is empty.</source>
        <translation>Der erste Satz ist leer.</translation>
    </message>
    <message>
        <source>The input cannot be read: {}. Give a text file.</source>
        <translation>Die Eingabe lässt sich nicht lesen: {}. Eine Textdatei angeben.</translation>
    </message>
    <message>
        <source>The kind of recurrent layer in encoder and decoder. gru-2014 is the unit of the 2014 paper, which resets the state before the state is multiplied by its matrix.</source>
        <translation>Die Art der rekurrenten Schicht in Encoder und Decoder. gru-2014 ist die Einheit des Papers von 2014: Sie setzt den Zustand zurück, bevor er mit seiner Matrix multipliziert wird.</translation>
    </message>
    <message>
        <source>The learned subword model</source>
        <translation>Das gelernte Wortteil-Modell</translation>
    </message>
    <message>
        <source>The limit is reached</source>
        <translation>Die Grenze ist erreicht</translation>
    </message>
    <message>
        <source>The line is empty.</source>
        <translation>Die Zeile ist leer.</translation>
    </message>
    <message>
        <source>The line is longer than {} bytes.</source>
        <translation>Die Zeile ist länger als {} Bytes.</translation>
    </message>
    <message>
        <source>The model in memory</source>
        <translation>Das Modell im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Number of a sentence&apos;s first word in the gold file</source>
        <translation>Nummer des ersten Worts eines Satzes in der Gold-Datei</translation>
    </message>
    <message>
        <source>The output could not be written whole. Free some space, or write it somewhere else.</source>
        <translation>Die Ausgabe ließ sich nicht ganz schreiben. Platz schaffen oder woandershin schreiben.</translation>
    </message>
    <message>
        <source>The preset &quot;{}&quot; draws its own vectors and takes no data: leave out --data, --sample and --valid.</source>
        <translation>Die Vorlage „{}“ erzeugt ihre Vektoren selbst und nimmt keine Daten: --data, --sample und --valid weglassen.</translation>
    </message>
    <message>
        <source>The preset &quot;{}&quot; never sees the same data twice, so it has no epochs: give --steps or --minutes.</source>
        <translation>Die Vorlage „{}“ sieht nie zweimal dieselben Daten, hat also keine Epochen: --steps oder --minutes angeben.</translation>
    </message>
    <message>
        <source>The program met an error it did not expect; please report it.</source>
        <translation>Im Programm trat ein unerwarteter Fehler auf; bitte melden.</translation>
    </message>
    <message>
        <source>The program {}, which belongs to Attentoscope, is not beside it. Install Attentoscope anew.</source>
        <translation>Das Programm {}, das zu Attentoscope gehört, liegt nicht daneben. Attentoscope neu installieren.</translation>
    </message>
    <message>
        <source>The run &quot;{}&quot; is being trained by another Attentoscope{}. Stop it there first, or train into another folder. It can be opened to translate meanwhile.</source>
        <translation>Der Lauf „{}“ wird gerade von einem anderen Attentoscope trainiert{}. Ihn dort erst anhalten oder in einen anderen Ordner trainieren. Zum Übersetzen lässt er sich unterdessen öffnen.</translation>
    </message>
    <message>
        <source>The run folder lacks the tensor &quot;{}&quot;; it is damaged or of another version.</source>
        <translation>Im Ordner des Laufs fehlt der Tensor „{}“; er ist beschädigt oder von einer anderen Version.</translation>
    </message>
    <message>
        <source>The run in &quot;{}&quot; could not be saved. Saving is tried again.</source>
        <translation>Der Lauf in „{}“ ließ sich nicht speichern. Es wird noch einmal versucht.</translation>
    </message>
    <message>
        <source>The run is saved again, at step {}. Nothing is lost.</source>
        <translation>Der Lauf wird wieder gespeichert, bei Schritt {}. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>The run needs {} bytes in &quot;{}&quot;, where {} are free. Free some space, or choose another folder.</source>
        <translation>Der Lauf braucht {} Bytes in „{}“, wo {} frei sind. Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>The run was made with {}={}, and that cannot change later. Leave {} out, or begin a new run in another folder.</source>
        <translation>Der Lauf wurde mit {}={} angelegt, und das kann sich unterwegs nicht ändern. {} weglassen oder einen neuen Lauf in einem anderen Ordner beginnen.</translation>
    </message>
    <message>
        <source>The same seed gives the same pairs</source>
        <translation>Derselbe Startwert ergibt dieselben Paare</translation>
    </message>
    <message>
        <source>The same seed gives the same run</source>
        <translation>Derselbe Startwert ergibt denselben Lauf</translation>
    </message>
    <message>
        <source>The sample &quot;{}&quot; has no alignments; leave --alignments out.</source>
        <translation>Die Beispieldaten „{}“ haben keine Alignments; --alignments weglassen.</translation>
    </message>
    <message>
        <source>The sample to write; without a name, the samples are listed</source>
        <translation>Die Beispieldaten, die geschrieben werden; ohne Namen werden alle aufgelistet</translation>
    </message>
    <message>
        <source>The sample “{}” has no alignments. Leave the alignment file out.</source>
        <translation>Die Beispieldaten „{}“ haben keine Alignments. Die Alignment-Datei weglassen.</translation>
    </message>
    <message>
        <source>The second sentence is empty.</source>
        <translation>Der zweite Satz ist leer.</translation>
    </message>
    <message>
        <source>The sentence has {} bytes; at most {} are translated at once. Cut it into sentences, one a line.</source>
        <translation>Der Satz hat {} Bytes; höchstens {} werden auf einmal übersetzt. In Sätze teilen, einen je Zeile.</translation>
    </message>
    <message>
        <source>The sentence has {} tokens, but {}. Shorten it, or train a model with more positions.</source>
        <translation>Der Satz hat {} Tokens, aber {}. Ihn kürzen oder ein Modell mit mehr Positionen trainieren.</translation>
    </message>
    <message>
        <source>The sentence has {} tokens; at most {} are translated at once. Cut it into sentences, one a line.</source>
        <translation>Der Satz hat {} Tokens; höchstens {} werden auf einmal übersetzt. In Sätze teilen, einen je Zeile.</translation>
    </message>
    <message>
        <source>The sentence is empty: type at least one word.</source>
        <translation>Der Satz ist leer: mindestens ein Wort eingeben.</translation>
    </message>
    <message>
        <source>The sentence; without it, lines from standard input</source>
        <translation>Der Satz; ohne ihn Zeilen von der Standardeingabe</translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; cannot be &quot;{}&quot;: give {}.</source>
        <translation>Die Einstellung „{}“ kann nicht „{}“ sein; möglich: {}.</translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; changes nothing about the preset unshuffle with recipe={}; leave it out. Those that do: {}.</source>
        <translation>Die Einstellung „{}“ ändert an der Vorlage unshuffle mit recipe={} nichts; weglassen. Wirksam sind: {}.</translation>
    </message>
    <message>
        <source>The simplest of Luong&apos;s three global scores: the dot product of the decoder&apos;s current state with each annotation, no weights of its own. Sizes, dropout, first weights and training are the article&apos;s; masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation>Der einfachste von Luongs drei globalen Scores: das Skalarprodukt des jetzigen Decoder-Zustands mit jeder Annotation, ohne eigene Gewichte. Größen, Dropout, Anfangsgewichte und Training sind die des Artikels; das Maskieren der Auffüllung ist von uns. Unter 20.000 Paaren sind Größen und Training von uns.</translation>
    </message>
    <message>
        <source>The state of the random generator that was saved with the run is not valid; the run folder is damaged or was edited. Copy it again from an intact copy.</source>
        <translation>Der mit dem Lauf gespeicherte Zustand des Zufallsgenerators ist keiner; der Ordner des Laufs ist beschädigt oder wurde bearbeitet. Ihn von dort neu kopieren, wo er heil war.</translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; does not have the bytes of its shape.</source>
        <translation>Der Tensor „{}“ hat nicht die Bytes seiner Form.</translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; has shape {} where the configuration asks for {}; the run folder is damaged or was edited.</source>
        <translation>Der Tensor „{}“ hat die Form {}, wo die Konfiguration {} verlangt; der Ordner des Laufs ist beschädigt oder wurde bearbeitet.</translation>
    </message>
    <message>
        <source>The type of the numbers in matrix products. bfloat16 keeps eight binary digits: about one and a half times as fast on processors made for it, and a little less exact. On others it is float32. Weights and sums stay float32. Fused layers only.</source>
        <translation>Der Typ der Zahlen in Matrixprodukten. bfloat16 behält acht Binärstellen: auf Prozessoren, die dafür gemacht sind, etwa anderthalbmal so schnell und etwas weniger genau. Auf anderen ist es float32. Gewichte und Summen bleiben float32. Nur für verschmolzene Schichten.</translation>
    </message>
    <message>
        <source>The validation file {} has no usable pair; choose another one.</source>
        <translation>Die Validierungsdatei {} hat kein brauchbares Paar; eine andere wählen.</translation>
    </message>
    <message>
        <source>The vocabulary has a word that is empty or has a line break in it.</source>
        <translation>Das Vokabular hat ein Wort, das leer ist oder einen Zeilenumbruch enthält.</translation>
    </message>
    <message>
        <source>The vocabulary holds the word &quot;{}&quot;, which is reserved for a special token; take it out.</source>
        <translation>Das Vokabular enthält das Wort „{}“, das für ein besonderes Token reserviert ist; es herausnehmen.</translation>
    </message>
    <message>
        <source>The weights hold {} tensors where the configuration has {}; the run folder is damaged or was edited.</source>
        <translation>Die Gewichte enthalten {} Tensoren, wo die Konfiguration {} hat; der Ordner des Laufs ist beschädigt oder wurde bearbeitet.</translation>
    </message>
    <message>
        <source>The weights of step {} are in use: the lowest loss on the validation sentences.</source>
        <translation>In Gebrauch sind die Gewichte von Schritt {}: der niedrigste Verlust auf den Validierungssätzen.</translation>
    </message>
    <message>
        <source>There are no sentence pairs yet: open a file, or choose a sample.</source>
        <translation>Es gibt noch keine Satzpaare: eine Datei öffnen oder Beispieldaten wählen.</translation>
    </message>
    <message>
        <source>There are no validation sentences. Load the data with a validation share above zero and train anew.</source>
        <translation>Es gibt keine Validierungssätze. Die Daten mit einem Validierungsanteil über null laden und neu trainieren.</translation>
    </message>
    <message>
        <source>There is no attention kind &quot;{}&quot;; the known ones are {}.</source>
        <translation>Eine Aufmerksamkeitsart „{}“ gibt es nicht; bekannt sind {}.</translation>
    </message>
    <message>
        <source>There is no cell in row {}, column {}: the map has {} rows and {} columns.</source>
        <translation>Eine Zelle in Zeile {}, Spalte {} gibt es nicht: Die Heatmap hat {} Zeilen und {} Spalten.</translation>
    </message>
    <message>
        <source>There is no file &quot;{}&quot;. Check its name.</source>
        <translation>Eine Datei „{}“ gibt es nicht. Den Namen prüfen.</translation>
    </message>
    <message>
        <source>There is no folder &quot;{}&quot;. Check the name of the run.</source>
        <translation>Einen Ordner „{}“ gibt es nicht. Den Namen des Laufs prüfen.</translation>
    </message>
    <message>
        <source>There is no model in memory. Train one or open a run, or choose a run here.</source>
        <translation>Es ist kein Modell im Arbeitsspeicher. Eines trainieren, einen Lauf öffnen oder hier einen Lauf wählen.</translation>
    </message>
    <message>
        <source>There is no model that translates sentences yet: train one, or open a run.</source>
        <translation>Es gibt noch kein Modell, das Sätze übersetzt: eines trainieren oder einen Lauf öffnen.</translation>
    </message>
    <message>
        <source>There is no model yet: train one, or open a run.</source>
        <translation>Es gibt noch kein Modell: eines trainieren oder einen Lauf öffnen.</translation>
    </message>
    <message>
        <source>There is no preset &quot;{}&quot;{}. Known presets: {}.</source>
        <translation>Eine Vorlage „{}“ gibt es nicht{}. Bekannte Vorlagen: {}.</translation>
    </message>
    <message>
        <source>There is no sample “{}”. Choose one of: {}.</source>
        <translation>Beispieldaten „{}“ gibt es nicht. Zur Wahl stehen: {}.</translation>
    </message>
    <message>
        <source>There is no setting &quot;{}&quot;{}. Known settings: {}.</source>
        <translation>Eine Einstellung „{}“ gibt es nicht{}. Bekannte Einstellungen: {}.</translation>
    </message>
    <message>
        <source>There is no source token {} to force the attention onto: the sentence has {}, markers included.</source>
        <translation>Ein Quelltoken {}, auf das sich Aufmerksamkeit erzwingen ließe, gibt es nicht: Der Satz hat {}, Marken mitgezählt.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Try a smaller batch_size, shorter sentences or a smaller model.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht. Eine kleinere batch_size, kürzere Sätze oder ein kleineres Modell versuchen.</translation>
    </message>
    <message>
        <source>There is not enough memory to save the run in &quot;{}&quot;. Close other programs; saving is tried again.</source>
        <translation>Der Arbeitsspeicher reicht nicht, um den Lauf in „{}“ zu speichern. Andere Programme schließen; es wird noch einmal versucht.</translation>
    </message>
    <message>
        <source>There is nothing to put in order: type numbers such as &quot;3 1 2&quot;.</source>
        <translation>Es gibt nichts zu ordnen: Zahlen wie „3 1 2“ eingeben.</translation>
    </message>
    <message>
        <source>There is nothing to train on: give --data FILE or --sample NAME (the command samples lists them).</source>
        <translation>Es gibt nichts, womit trainiert werden könnte: --data DATEI oder --sample NAME angeben (der Befehl samples listet sie auf).</translation>
    </message>
    <message>
        <source>There is nothing to validate with: every batch of this task is new to the model, so the training loss says it all.</source>
        <translation>Zum Validieren gibt es nichts: Jeder Batch dieser Aufgabe ist für das Modell neu, der Trainingsverlust sagt also alles.</translation>
    </message>
    <message>
        <source>There is only one pair, so it is used for training and for validation.</source>
        <translation>Es gibt nur ein Paar, darum dient es zum Training und zur Validierung.</translation>
    </message>
    <message>
        <source>These are {} numbers; type at most {}.</source>
        <translation>Das sind {} Zahlen; höchstens {} eingeben.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Convert it, for example with iconv -t UTF-8.</source>
        <translation>Das ist kein UTF-8-Text. Ihn umwandeln, etwa mit iconv -t UTF-8.</translation>
    </message>
    <message>
        <source>This model has no attention that could be forced onto a source word: choose a preset with attention.</source>
        <translation>Dieses Modell hat keine Aufmerksamkeit, die sich auf ein Quellwort erzwingen ließe: eine Vorlage mit Aufmerksamkeit wählen.</translation>
    </message>
    <message>
        <source>This model has no attention, so there is no weight to take apart. Choose another preset.</source>
        <translation>Dieses Modell hat keine Aufmerksamkeit, es gibt also kein Gewicht zu zerlegen. Eine andere Vorlage wählen.</translation>
    </message>
    <message>
        <source>This run has no folder, so it cannot be saved; start it with an output folder.</source>
        <translation>Dieser Lauf hat keinen Ordner und lässt sich daher nicht speichern; ihn mit einem Ausgabeordner starten.</translation>
    </message>
    <message>
        <source>This run has so many steps that only one in {} is shown.</source>
        <translation>Dieser Lauf hat so viele Schritte, dass nur jeder {}. gezeigt wird.</translation>
    </message>
    <message>
        <source>This run was begun with the kernels of {} for {} and goes on with those of {} for {}: its numbers differ in their last digits from those of a run that was never interrupted. OPENBLAS_CORETYPE={} in the environment chooses the earlier core.</source>
        <translation>Dieser Lauf begann mit den Kernels von {} für {} und geht mit denen von {} für {} weiter: Seine Zahlen unterscheiden sich in den letzten Stellen von denen eines nie unterbrochenen Laufs. OPENBLAS_CORETYPE={} in der Umgebung wählt den früheren Kern.</translation>
    </message>
    <message>
        <source>This run was made with {} and goes on with {}, as many as there are cores here. From now on its losses are no longer bit for bit those of an uninterrupted training.</source>
        <translation>Dieser Lauf wurde mit {} begonnen und geht mit {} weiter, so vielen, wie es hier Kerne gibt: Von hier an sind seine Verluste nicht Bit für Bit die eines nie unterbrochenen Trainings.</translation>
    </message>
    <message>
        <source>This run was made with {} and goes on with {}. From now on its losses are no longer bit for bit those of an uninterrupted training.</source>
        <translation>Dieser Lauf wurde mit {} begonnen und geht mit {} weiter: Von hier an sind seine Verluste nicht Bit für Bit die eines nie unterbrochenen Trainings.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Tiny French</source>
        <translation>Kleines Französisch</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Too long: {} source and {} target tokens; the longest sentence allowed (max_length) has {}.</source>
        <translation>Zu lang: {} Quell- und {} Zieltokens; der längste erlaubte Satz (max_length) hat {}.</translation>
    </message>
    <message>
        <source>Train a model on sentence pairs</source>
        <translation>Ein Modell mit Satzpaaren trainieren</translation>
    </message>
    <message>
        <source>Train for N batches</source>
        <translation>Mit N Batches trainieren</translation>
    </message>
    <message>
        <source>Train for N passes through the data</source>
        <translation>N-mal durch die Daten trainieren</translation>
    </message>
    <message>
        <source>Training goes on</source>
        <translation>Das Training geht weiter</translation>
    </message>
    <message>
        <source>Training is not paused. Pause it first.</source>
        <translation>Das Training ist nicht angehalten. Es zuerst anhalten.</translation>
    </message>
    <message>
        <source>Training is under way. Stop it first, then try again.</source>
        <translation>Es wird gerade trainiert. Das Training zuerst beenden, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Training steps before the timed ones</source>
        <translation>Trainingsschritte vor den gemessenen</translation>
    </message>
    <message>
        <source>Training steps that are timed</source>
        <translation>Trainingsschritte, deren Zeit gemessen wird</translation>
    </message>
    <message>
        <source>Translate a sentence, or lines from standard input</source>
        <translation>Einen Satz oder Zeilen von der Standardeingabe übersetzen</translation>
    </message>
    <message>
        <source>Translation tutorial</source>
        <translation>Übersetzungs-Tutorial</translation>
    </message>
    <message>
        <source>Two tensors are named &quot;{}&quot;.</source>
        <translation>Zwei Tensoren heißen „{}“.</translation>
    </message>
    <message>
        <source>Unshuffle</source>
        <translation>Ordnen</translation>
    </message>
    <message>
        <source>Up to nine letters, and the same letters again. It is the easiest task there is: the attention becomes a straight diagonal within seconds.</source>
        <translation>Bis zu neun Buchstaben, und dieselben noch einmal. Die leichteste Aufgabe überhaupt: Die Aufmerksamkeit wird in Sekunden zu einer geraden Diagonale.</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>Validieren alle</translation>
    </message>
    <message>
        <source>Validation share</source>
        <translation>Validierungsanteil</translation>
    </message>
    <message>
        <source>Vectors are put in order one by one, without a choice among words; use a beam of 1.</source>
        <translation>Vektoren werden einer nach dem anderen geordnet, ohne Wahl unter Wörtern; einen Beam von 1 verwenden.</translation>
    </message>
    <message>
        <source>Vectors are put in order without a choice among words, so there is none to force.</source>
        <translation>Vektoren werden ohne Wahl unter Wörtern geordnet, es gibt also keines zu erzwingen.</translation>
    </message>
    <message>
        <source>Warm-up steps</source>
        <translation>Aufwärmschritte</translation>
    </message>
    <message>
        <source>What a step minimises: the mean over all target tokens of the batch, or the mean over its pairs, in which long sentences count for more. The loss that is shown is always per token.</source>
        <translation>Was ein Schritt verkleinert: das Mittel über alle Zieltokens des Batches, oder das Mittel über seine Paare, bei dem lange Sätze mehr zählen. Der gezeigte Verlust gilt immer je Token.</translation>
    </message>
    <message>
        <source>Preset to train; the command presets lists them</source>
        <translation>Vorlage, die trainiert wird; der Befehl presets listet sie auf</translation>
    </message>
    <message>
        <source>What one token is: a word by the rules of Unicode, whatever white space separates (for text that is tokenised already), a single character, or a piece of a word: &quot;bpe&quot; and &quot;unigram&quot; learn with SentencePiece which pieces are worth a place of their own, so that rare words are written from frequent pieces.</source>
        <translation>Was ein Token ist: ein Wort nach den Regeln von Unicode; was Leerraum trennt (für Text, der schon in Tokens zerlegt ist); ein einzelnes Zeichen; oder ein Teil eines Worts: „bpe“ und „unigram“ lernen mit SentencePiece, welche Teile einen eigenen Platz verdienen, sodass seltene Wörter aus häufigen Teilen geschrieben werden.</translation>
    </message>
    <message>
        <source>What the output layer reads: the decoder&apos;s state, or previous state, word and context through a maxout layer, as in the 2014 paper.</source>
        <translation>Was die Ausgabeschicht liest: den Zustand des Decoders, oder vorigen Zustand, Wort und Kontext durch eine Maxout-Schicht wie im Paper von 2014.</translation>
    </message>
    <message>
        <source>Where a falling teacher forcing ends.</source>
        <translation>Wo ein fallendes Teacher Forcing endet.</translation>
    </message>
    <message>
        <source>Where no initial range is given: each layer as PyTorch fills it, or as the 2014 paper does (orthogonal recurrent matrices, tiny scores, small normal weights).</source>
        <translation>Wo kein Anfangsbereich angegeben ist: jede Schicht, wie PyTorch sie füllt, oder wie im Paper von 2014 (orthogonale rekurrente Matrizen, winzige Scores, kleine normalverteilte Gewichte).</translation>
    </message>
    <message>
        <source>Where random numbers start: the same seed gives the same run.</source>
        <translation>Wo die Zufallszahlen beginnen: Derselbe Startwert ergibt denselben Lauf.</translation>
    </message>
    <message>
        <source>Where the model says &lt;unk&gt;, put the source word it attends to most</source>
        <translation>Wo das Modell &lt;unk&gt; sagt, das Quellwort einsetzen, auf das es am meisten schaut</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Einbettungen</translation>
    </message>
    <message>
        <source>Words and attention can be forced in one sentence at a time: translate it alone.</source>
        <translation>Wörter und Aufmerksamkeit lassen sich nur in einem Satz auf einmal erzwingen: ihn allein übersetzen.</translation>
    </message>
    <message>
        <source>Words of gold alignments are counted from 0 or from 1, not from {}.</source>
        <translation>Wörter von Gold-Alignments werden ab 0 oder ab 1 gezählt, nicht ab {}.</translation>
    </message>
    <message>
        <source>Words seen less often in the training pairs become &lt;unk&gt;. 0 chooses: 2 from 10,000 pairs on, otherwise 1.</source>
        <translation>Wörter, die in den Trainingspaaren seltener vorkommen, werden &lt;unk&gt;. 0 wählt: 2 ab 10.000 Paaren, sonst 1.</translation>
    </message>
    <message>
        <source>&quot;library&quot;, &quot;core&quot; and &quot;chosen_by&quot;</source>
        <translation>„library“, „core“ und „chosen_by“</translation>
    </message>
    <message>
        <source>&quot;swapped&quot; translates from the second column to the first.</source>
        <translation>„swapped“ übersetzt aus der zweiten Spalte in die erste.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;</source>
        <translation>„{}“</translation>
    </message>
    <message>
        <source>&quot;{}&quot; already holds a run. Give another folder, or go on with that run (--resume).</source>
        <translation>„{}“ enthält schon einen Lauf. Einen anderen Ordner angeben oder diesen Lauf fortsetzen (--resume).</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be read: {}. Check that it is there and that you may read it.</source>
        <translation>„{}“ lässt sich nicht lesen: {}. Prüfen, ob die Datei da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be read: {}. {}</source>
        <translation>„{}“ lässt sich nicht lesen: {}. {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be used. {}</source>
        <translation>„{}“ ist nicht verwendbar. {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be written. Choose another file.</source>
        <translation>„{}“ lässt sich nicht schreiben. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be written: {}. {}</source>
        <translation>„{}“ lässt sich nicht schreiben: {}. {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; changed while it was packed. Pack the run again.</source>
        <translation>„{}“ hat sich beim Packen geändert. Den Lauf noch einmal packen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not fit into the memory. Close other programs.</source>
        <translation>„{}“ passt nicht in den Arbeitsspeicher. Andere Programme schließen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has more than {} validations and changes of settings. Rename the file to open the run without its history.</source>
        <translation>„{}“ hat mehr als {} Validierungen und geänderte Einstellungen. Die Datei umbenennen, um den Lauf ohne seine Geschichte zu öffnen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save of step {}, nor any other. Choose another run, or train this one until it is saved.</source>
        <translation>„{}“ hat keinen Speicherstand von Schritt {} und auch keinen anderen. Einen anderen Lauf wählen oder diesen trainieren, bis er gespeichert wird.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save: its file &quot;current&quot; is missing or names no step. If the run was stopped before its first save, train it anew.</source>
        <translation>„{}“ hat keinen Speicherstand: Seine Datei „current“ fehlt oder nennt keinen Schritt. Wurde der Lauf vor dem ersten Speichern beendet, ihn neu trainieren.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; holds {} bytes, more than the memory of this computer, {}. Open the run on a larger computer.</source>
        <translation>„{}“ enthält {} Bytes, mehr als der Arbeitsspeicher dieses Rechners, {}. Den Lauf auf einem größeren Rechner öffnen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a file. Give a folder for the run.</source>
        <translation>„{}“ ist eine Datei. Einen Ordner für den Lauf angeben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a link, and links are not followed here. Replace the link by the file or folder that it points to.</source>
        <translation>„{}“ ist ein Link, und Links wird hier nicht gefolgt. Den Link durch die Datei oder den Ordner ersetzen, auf die er zeigt.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a packed run. Unpack it first: attentoscope-cli unpack FILE --out RUN; the window does so by itself.</source>
        <translation>„{}“ ist ein gepackter Lauf. Ihn zuerst auspacken: attentoscope-cli unpack DATEI --out LAUF; das Fenster tut es von selbst.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a pipe, not a file. Remove it, or choose another place.</source>
        <translation>„{}“ ist eine Pipe und keine Datei. Sie entfernen oder eine andere Stelle wählen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is gone, and with it the losses and validations of the run until its save. Nothing else is missing.</source>
        <translation>„{}“ ist weg und mit ihm die Verluste und Validierungen des Laufs bis zu seinem Speicherstand. Sonst fehlt nichts.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing. Other saves are there: {}. Write one of these numbers into the file &quot;{}&quot; to use it.</source>
        <translation>„{}“ fehlt. Andere Speicherstände sind da: {}. Eine dieser Zahlen in die Datei „{}“ schreiben, um ihn zu verwenden.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no file. Give a packed run.</source>
        <translation>„{}“ ist keine Datei. Einen gepackten Lauf angeben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be put in order. Type whole numbers from 0 to {}, such as &quot;3 1 2&quot;, or vectors such as &quot;[3,4] [1,2] [2,3]&quot;.</source>
        <translation>„{}“ lässt sich nicht ordnen. Ganze Zahlen von 0 bis {} wie „3 1 2“ eingeben, oder Vektoren wie „[3,4] [1,2] [2,3]“.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no run: it has no config.json. Choose the folder that a run was saved in.</source>
        <translation>„{}“ ist kein Lauf: config.json fehlt. Den Ordner wählen, in den ein Lauf gespeichert wurde.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no run: it has no config.json. Give the folder that a run was saved in.</source>
        <translation>„{}“ ist kein Lauf: config.json fehlt. Den Ordner angeben, in dem ein Lauf gespeichert wurde.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no setting: write --set key=value.</source>
        <translation>„{}“ ist keine Einstellung: --set schlüssel=wert schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the file that this run was {}. Pack the run without its data, or put the file back.</source>
        <translation>„{}“ ist nicht die Datei, {}. Den Lauf ohne seine Daten packen oder die Datei zurücklegen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there already. Give another folder.</source>
        <translation>„{}“ gibt es schon. Einen anderen Ordner angeben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}</source>
        <translation>„{}“ {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}. Ask the sender to export the run again.</source>
        <translation>„{}“ {}. Den Absender bitten, den Lauf noch einmal zu exportieren.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}. Copy the run folder again from an intact copy.</source>
        <translation>„{}“ {}. Den Ordner des Laufs von dort neu kopieren, wo er heil war.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} is no line of metrics. Remove the line, or rename the file to open the run without its history.</source>
        <translation>„{}“, Zeile {} ist keine Zeile mit Messwerten. Die Zeile entfernen oder die Datei umbenennen, um den Lauf ohne seine Geschichte zu öffnen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} is no snapshot of a watched sentence. Remove the line, or the file; the run works without it.</source>
        <translation>„{}“, Zeile {} ist keine Aufnahme eines beobachteten Satzes. Die Zeile oder die Datei entfernen; der Lauf arbeitet ohne sie.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {}: {}</source>
        <translation>„{}“, Zeile {}: {}</translation>
    </message>
    <message>
        <source>a learned matrix</source>
        <translation>eine gelernte Matrix</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number from {} to {}</source>
        <translation>eine Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>a number of 16 hexadecimal digits</source>
        <translation>eine Zahl aus 16 hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>a number of steps, epochs or batches is below zero or beyond any training</source>
        <translation>eine Zahl von Schritten, Epochen oder Batches ist negativ oder jenseits jedes Trainings</translation>
    </message>
    <message>
        <source>a number up to {}</source>
        <translation>eine Zahl bis {}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text &quot;key=value&quot;</source>
        <translation>ein Text &quot;key=value&quot;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation>eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>a whole number from 0 to 18446744073709551615</source>
        <translation>eine ganze Zahl von 0 bis 18446744073709551615</translation>
    </message>
    <message>
        <source>a whole number from {} to {}</source>
        <translation>eine ganze Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>einem anderen Programm</translation>
    </message>
    <message>
        <source>at most {}</source>
        <translation>höchstens {}</translation>
    </message>
    <message>
        <source>attention=dot compares annotations of {} numbers with decoder states of {}: make them equal (bidirectional, hidden_size, decoder_hidden_size), or use attention=general.</source>
        <translation>attention=dot vergleicht Annotationen aus {} Zahlen mit Decoder-Zuständen aus {}: sie gleich groß machen (bidirectional, hidden_size, decoder_hidden_size) oder attention=general verwenden.</translation>
    </message>
    <message>
        <source>attention_positions={} leaves room for {} source tokens</source>
        <translation>attention_positions={} lässt Platz für {} Quelltokens</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>cannot be used. {}</source>
        <translation>ist nicht verwendbar. {}</translation>
    </message>
    <message>
        <source>cannot be used: its piece {} {}. Choose another model</source>
        <translation>ist nicht verwendbar: Wortteil {} {}. Ein anderes Modell wählen</translation>
    </message>
    <message>
        <source>changed while it was unpacked</source>
        <translation>änderte sich beim Auspacken</translation>
    </message>
    <message>
        <source>config.json (max_vocabulary)</source>
        <translation>config.json (max_vocabulary)</translation>
    </message>
    <message>
        <source>could not be read to its end</source>
        <translation>ließ sich nicht bis zum Ende lesen</translation>
    </message>
    <message>
        <source>cuts into whole words or characters. Choose tokenizer=words or characters for that</source>
        <translation>zerlegt in ganze Wörter oder Zeichen. Dafür tokenizer=words oder characters wählen</translation>
    </message>
    <message>
        <source>does not begin with the special tokens</source>
        <translation>beginnt nicht mit den besonderen Tokens</translation>
    </message>
    <message>
        <source>does not fit the vocabulary beside it</source>
        <translation>passt nicht zum Vokabular daneben</translation>
    </message>
    <message>
        <source>does not say how large &quot;{}&quot; is</source>
        <translation>sagt nicht, wie groß „{}“ ist</translation>
    </message>
    <message>
        <source>ends too early: the packed data is cut off. Copy or download the file anew.</source>
        <translation>endet zu früh: Die gepackten Daten sind abgeschnitten. Die Datei neu kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>ends within its header; it was cut short</source>
        <translation>endet in seinem Kopf; die Datei wurde abgeschnitten</translation>
    </message>
    <message>
        <source>ends within line {}</source>
        <translation>endet in Zeile {}</translation>
    </message>
    <message>
        <source>exact (%)</source>
        <translation>genau gleich (%)</translation>
    </message>
    <message>
        <source>has &quot;{}&quot; in line {}, but knows only none, before, after and both</source>
        <translation>hat „{}“ in Zeile {}, kennt aber nur none, before, after und both</translation>
    </message>
    <message>
        <source>has a directory of more than {} bytes, which no run needs</source>
        <translation>hat ein Verzeichnis von mehr als {} Bytes, das kein Lauf braucht</translation>
    </message>
    <message>
        <source>has a header that is no valid JSON</source>
        <translation>hat einen Kopf, der kein gültiges JSON ist</translation>
    </message>
    <message>
        <source>has a tensor of more than {} dimensions</source>
        <translation>hat einen Tensor mit mehr als {} Dimensionen</translation>
    </message>
    <message>
        <source>has a zero byte in line {}</source>
        <translation>hat ein Nullbyte in Zeile {}</translation>
    </message>
    <message>
        <source>has an empty line, number {}</source>
        <translation>hat eine leere Zeile, Nummer {}</translation>
    </message>
    <message>
        <source>has more than {} pieces, which is more than is read</source>
        <translation>hat mehr als {} Wortteile; so viele werden nicht gelesen</translation>
    </message>
    <message>
        <source>has more than {} values</source>
        <translation>hat mehr als {} Werte</translation>
    </message>
    <message>
        <source>has no pieces to cut words into. Choose another model</source>
        <translation>hat keine Teile, in die Wörter zerlegt würden. Ein anderes Modell wählen</translation>
    </message>
    <message>
        <source>has the unknown key &quot;{}&quot;. It was written by {}, and this is Attentoscope {}. Open the run with the program that wrote it; if that is this one, the file was edited: remove the key.</source>
        <translation>hat den unbekannten Schlüssel „{}“. Geschrieben hat sie {}, und dies ist Attentoscope {}. Den Lauf mit dem Programm öffnen, das sie geschrieben hat; ist es dieses, so wurde die Datei verändert: den Schlüssel entfernen.</translation>
    </message>
    <message>
        <source>has two tensors named &quot;{}&quot;</source>
        <translation>hat zwei Tensoren namens „{}“</translation>
    </message>
    <message>
        <source>has values nested more than {} deep</source>
        <translation>hat Werte, die tiefer als {} verschachtelt sind</translation>
    </message>
    <message>
        <source>has values nested too deeply in its header</source>
        <translation>hat zu tief verschachtelte Werte in seinem Kopf</translation>
    </message>
    <message>
        <source>has {} bytes, which cannot be right: at most {} are read</source>
        <translation>hat {} Bytes, was nicht stimmen kann: höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>has {} bytes; a record of watched sentences has at most {}</source>
        <translation>hat {} Bytes; eine Aufzeichnung beobachteter Sätze hat höchstens {}</translation>
    </message>
    <message>
        <source>has {} lines for a vocabulary of {} words</source>
        <translation>hat {} Zeilen für ein Vokabular von {} Wörtern</translation>
    </message>
    <message>
        <source>has {} under &quot;{}&quot; instead of {}</source>
        <translation>hat {} unter „{}“, wo {} stehen muss</translation>
    </message>
    <message>
        <source>has {} words where {} allows {}, special tokens included</source>
        <translation>hat {} Wörter, wo {} {} erlaubt, besondere Tokens mitgezählt</translation>
    </message>
    <message>
        <source>holds &quot;{}&quot; twice</source>
        <translation>enthält „{}“ zweimal</translation>
    </message>
    <message>
        <source>holds &quot;{}&quot;, which belongs to no run</source>
        <translation>enthält „{}“, das zu keinem Lauf gehört</translation>
    </message>
    <message>
        <source>holds &quot;{}&quot;, which is a link or a device and no file</source>
        <translation>enthält „{}“, einen Link oder ein Gerät und keine Datei</translation>
    </message>
    <message>
        <source>holds a control character</source>
        <translation>enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>holds a run that cannot be used</source>
        <translation>enthält einen Lauf, der nicht verwendbar ist</translation>
    </message>
    <message>
        <source>holds a run whose attention, &quot;{}&quot;, is not known</source>
        <translation>enthält einen Lauf, dessen Aufmerksamkeit, „{}“, nicht bekannt ist</translation>
    </message>
    <message>
        <source>holds more than {} files</source>
        <translation>enthält mehr als {} Dateien</translation>
    </message>
    <message>
        <source>holds no whole run</source>
        <translation>enthält keinen ganzen Lauf</translation>
    </message>
    <message>
        <source>holds {} bytes where a model of this size has at most {}</source>
        <translation>enthält {} Bytes, wo ein Modell dieser Größe höchstens {} hat</translation>
    </message>
    <message>
        <source>holds {} numbers where its config.json and vocabularies ask for {}</source>
        <translation>enthält {} Zahlen, wo config.json und Vokabulare {} verlangen</translation>
    </message>
    <message>
        <source>how far the window reaches (attention_window)</source>
        <translation>wie weit das Fenster reicht (attention_window)</translation>
    </message>
    <message>
        <source>initial_state=copy needs bidirectional=false, because the two directions&apos; last states are twice as wide as the decoder&apos;s; use initial_state=projected.</source>
        <translation>initial_state=copy braucht bidirectional=false, weil die letzten Zustände beider Richtungen zusammen doppelt so breit sind wie der des Decoders; initial_state=projected verwenden.</translation>
    </message>
    <message>
        <source>initial_state=first-backward needs bidirectional=true, because it starts from the backward layer&apos;s state; use initial_state=projected.</source>
        <translation>initial_state=first-backward braucht bidirectional=true, weil es vom Zustand der Rückwärtsschicht ausgeht; initial_state=projected verwenden.</translation>
    </message>
    <message>
        <source>input_feeding=true needs an attention kind that reads the current state, such as general; attention={} does not.</source>
        <translation>input_feeding=true braucht eine Aufmerksamkeitsart, die den jetzigen Zustand liest, wie general; attention={} tut das nicht.</translation>
    </message>
    <message>
        <source>is a link that leads out of the run</source>
        <translation>ist ein Link, der aus dem Lauf hinausführt</translation>
    </message>
    <message>
        <source>is damaged or no SentencePiece model. Choose a .model file as spm_train writes it</source>
        <translation>ist beschädigt oder kein SentencePiece-Modell. Eine .model-Datei wählen, wie spm_train sie schreibt</translation>
    </message>
    <message>
        <source>is damaged: its metadata is no object</source>
        <translation>ist beschädigt: Seine Metadaten sind kein Objekt</translation>
    </message>
    <message>
        <source>is damaged: its packed data does not fit together after {} bytes of text. Copy or download the file anew.</source>
        <translation>ist beschädigt: Die gepackten Daten passen nach {} Bytes Text nicht zusammen. Die Datei neu kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>is damaged: its tensors end at byte {}, but {} are there</source>
        <translation>ist beschädigt: Seine Tensoren enden bei Byte {}, aber {} sind da</translation>
    </message>
    <message>
        <source>is damaged: the metadata &quot;{}&quot; is no text</source>
        <translation>ist beschädigt: Die Metadaten „{}“ sind kein Text</translation>
    </message>
    <message>
        <source>is damaged: the tensor &quot;{}&quot;</source>
        <translation>ist beschädigt: Der Tensor „{}“</translation>
    </message>
    <message>
        <source>is damaged: the tensor &quot;{}&quot; begins at byte {}, but the one before it ends at {}</source>
        <translation>ist beschädigt: Der Tensor „{}“ beginnt bei Byte {}, aber der davor endet bei {}</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is locked with a password</source>
        <translation>ist mit einem Passwort geschützt</translation>
    </message>
    <message>
        <source>is longer than {} bytes</source>
        <translation>ist länger als {} Bytes</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is no config.json of a run: it has no &quot;format_version&quot;</source>
        <translation>ist kein config.json eines Laufs: „format_version“ fehlt</translation>
    </message>
    <message>
        <source>is no packed run, or was cut short or damaged on its way</source>
        <translation>ist kein gepackter Lauf oder wurde unterwegs abgeschnitten oder beschädigt</translation>
    </message>
    <message>
        <source>is no safetensors file of a run: its header would have {} bytes, at most {} can be right</source>
        <translation>ist keine Safetensors-Datei eines Laufs: Ihr Kopf hätte {} Bytes, höchstens {} können stimmen</translation>
    </message>
    <message>
        <source>is no safetensors file: its header does not begin with {</source>
        <translation>ist keine Safetensors-Datei: Ihr Kopf beginnt nicht mit {</translation>
    </message>
    <message>
        <source>is not a text of lines: its last {} MiB contain no line end</source>
        <translation>ist kein Text in Zeilen: Seine letzten {} MiB haben kein Zeilenende</translation>
    </message>
    <message>
        <source>is no valid JSON</source>
        <translation>ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>is not UTF-8 in line {}</source>
        <translation>ist in Zeile {} kein UTF-8</translation>
    </message>
    <message>
        <source>is not UTF-8 text</source>
        <translation>ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>ist keine Datei</translation>
    </message>
    <message>
        <source>is not the subword model that the run was made with</source>
        <translation>ist nicht das Wortteil-Modell, mit dem der Lauf angelegt wurde</translation>
    </message>
    <message>
        <source>is too short for a safetensors file; it was cut short</source>
        <translation>ist zu kurz für eine Safetensors-Datei; sie wurde abgeschnitten</translation>
    </message>
    <message>
        <source>its batch of {} sentence pairs (up to {} source and {} target words), so the weights are still those of the step before.</source>
        <translation>seinen Batch von {} Satzpaaren (bis zu {} Quell- und {} Zielwörter), darum sind die Gewichte noch die des Schritts davor.</translation>
    </message>
    <message>
        <source>its best step was never made</source>
        <translation>sein bester Schritt fand nie statt</translation>
    </message>
    <message>
        <source>its {} sequences, so the weights are still those of the step before. Close other programs and go on, or start again with a smaller batch_size.</source>
        <translation>seine {} Folgen, darum sind die Gewichte noch die des Schritts davor. Andere Programme schließen und fortfahren, oder mit einer kleineren batch_size neu beginnen.</translation>
    </message>
    <message>
        <source>lacks the key &quot;{}&quot;</source>
        <translation>hat keinen Schlüssel „{}“</translation>
    </message>
    <message>
        <source>lacks the list &quot;settings&quot; of its data</source>
        <translation>hat keine Liste „settings“ seiner Daten</translation>
    </message>
    <message>
        <source>learned weights</source>
        <translation>gelernte Gewichte</translation>
    </message>
    <message>
        <source>learned: each word has a vector that is trained. one-hot: a vector as long as the vocabulary with a single 1 in it, which is not trained.</source>
        <translation>learned: Jedes Wort hat einen Vektor, der trainiert wird. one-hot: ein Vektor so lang wie das Vokabular mit einer einzigen 1 darin, der nicht trainiert wird.</translation>
    </message>
    <message>
        <source>learned: how much each dimension counts</source>
        <translation>gelernt: wie viel jede Dimension zählt</translation>
    </message>
    <message>
        <source>longer than {} (max_length)</source>
        <translation>länger als {} (max_length)</translation>
    </message>
    <message>
        <source>loss (nats a token)</source>
        <translation>Verlust (Nat je Token)</translation>
    </message>
    <message>
        <source>marks where words end and not where they begin, which is not supported. Choose another model</source>
        <translation>bezeichnet, wo Wörter enden, und nicht, wo sie beginnen, was nicht unterstützt wird. Ein anderes Modell wählen</translation>
    </message>
    <message>
        <source>mean squared error</source>
        <translation>mittlerer quadratischer Fehler</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>nicht genug Arbeitsspeicher</translation>
    </message>
    <message>
        <source>number by number</source>
        <translation>Zahl für Zahl</translation>
    </message>
    <message>
        <source>one of {}{}</source>
        <translation>eines von {}{}</translation>
    </message>
    <message>
        <source>packs &quot;{}&quot; in a way that no run is packed; only deflate and store are read</source>
        <translation>packt „{}“ auf eine Art, wie kein Lauf gepackt ist; nur deflate und store werden gelesen</translation>
    </message>
    <message>
        <source>readout=maxout needs an attention kind that reads the previous state, such as additive; attention={} does not.</source>
        <translation>readout=maxout braucht eine Aufmerksamkeitsart, die den vorigen Zustand liest, wie additive; attention={} tut das nicht.</translation>
    </message>
    <message>
        <source>row {} has {} weights, the rows before it have {}. Every row needs one weight for each source word: write the file anew.</source>
        <translation>Zeile {} hat {} Gewichte, die Zeilen davor haben {}. Jede Zeile braucht ein Gewicht für jedes Quellwort: die Datei neu schreiben.</translation>
    </message>
    <message>
        <source>s(0) = last encoder state</source>
        <translation>s(0) = letzter Zustand des Encoders</translation>
    </message>
    <message>
        <source>says that &quot;{}&quot; has {} bytes, but at most {} can be right</source>
        <translation>gibt an, dass „{}“ {} Bytes hat, aber höchstens {} können stimmen</translation>
    </message>
    <message>
        <source>says that &quot;{}&quot; has {} bytes, but its configuration and vocabularies ask for {}</source>
        <translation>gibt an, dass „{}“ {} Bytes hat, aber Konfiguration und Vokabulare verlangen {}</translation>
    </message>
    <message>
        <source>squeezed between −1 and 1</source>
        <translation>zwischen −1 und 1 gedrückt</translation>
    </message>
    <message>
        <source>taken out by data_recipe=tutorial ({})</source>
        <translation>herausgenommen durch data_recipe=tutorial ({})</translation>
    </message>
    <message>
        <source>teacher forcing is no number from 0 to 1</source>
        <translation>Teacher Forcing ist keine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>the annotation as the state can read it</source>
        <translation>die Annotation, wie der Zustand sie lesen kann</translation>
    </message>
    <message>
        <source>the annotation of source word j, the encoder&apos;s output for it</source>
        <translation>die Annotation des Quellworts j, die Ausgabe des Encoders dafür</translation>
    </message>
    <message>
        <source>the annotation of the source word</source>
        <translation>die Annotation des Quellworts</translation>
    </message>
    <message>
        <source>the bias of this position</source>
        <translation>der Bias dieser Position</translation>
    </message>
    <message>
        <source>the centre of the window: the step itself, at most the last word</source>
        <translation>die Mitte des Fensters: der Schritt selbst, höchstens das letzte Wort</translation>
    </message>
    <message>
        <source>the decoder&apos;s first state</source>
        <translation>der erste Zustand des Decoders</translation>
    </message>
    <message>
        <source>the decoder&apos;s state at this step</source>
        <translation>der Zustand des Decoders bei diesem Schritt</translation>
    </message>
    <message>
        <source>the decoder&apos;s state before this step</source>
        <translation>der Zustand des Decoders vor diesem Schritt</translation>
    </message>
    <message>
        <source>the file is larger than 1 GiB. Cut it, and the sentence pairs, into parts.</source>
        <translation>die Datei ist größer als 1 GiB. Sie und die Satzpaare in Teile schneiden.</translation>
    </message>
    <message>
        <source>the learning rate is no number from 0 on, or beyond any training</source>
        <translation>die Lernrate ist keine Zahl ab 0 oder jenseits jedes Trainings</translation>
    </message>
    <message>
        <source>the limit of epochs is beyond any training</source>
        <translation>die Grenze an Epochen ist jenseits jedes Trainings</translation>
    </message>
    <message>
        <source>the line is longer than 4 MiB. An alignment file has one line for each sentence pair; choose another file.</source>
        <translation>die Zeile ist länger als 4 MiB. Eine Alignment-Datei hat eine Zeile je Satzpaar; eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>the link &quot;{}-{}&quot; points beyond {} and {}. Use data that is cut into the same words or pieces as the other system&apos;s.</source>
        <translation>die Verbindung „{}-{}“ zeigt über {} und {} hinaus. Daten verwenden, die in dieselben Wörter oder Wortteile zerlegt sind wie die des anderen Systems.</translation>
    </message>
    <message>
        <source>the link &quot;{}&quot; counts words from 0, but they are to be counted from {}. If the file counts from 0, say so (on the command line: --gold-first-index 0).</source>
        <translation>die Verbindung „{}“ zählt Wörter ab 0, aber gezählt werden soll ab {}. Zählt die Datei ab 0, dies angeben (auf der Befehlszeile: --gold-first-index 0).</translation>
    </message>
    <message>
        <source>the name of a file, each byte as two hexadecimal digits,</source>
        <translation>der Name einer Datei, jedes Byte als zwei hexadezimale Ziffern,</translation>
    </message>
    <message>
        <source>the number of source tokens</source>
        <translation>die Zahl der Quelltokens</translation>
    </message>
    <message>
        <source>the part of W that meets the state</source>
        <translation>der Teil von W, der auf den Zustand trifft</translation>
    </message>
    <message>
        <source>the part of this position&apos;s weights that meets the state</source>
        <translation>der Teil der Gewichte dieser Position, der auf den Zustand trifft</translation>
    </message>
    <message>
        <source>the part of this position&apos;s weights that meets the word</source>
        <translation>der Teil der Gewichte dieser Position, der auf das Wort trifft</translation>
    </message>
    <message>
        <source>the part of w that meets the annotation</source>
        <translation>der Teil von w, der auf die Annotation trifft</translation>
    </message>
    <message>
        <source>the part of w that meets the state</source>
        <translation>der Teil von w, der auf den Zustand trifft</translation>
    </message>
    <message>
        <source>the predicted centre, between 0 and S</source>
        <translation>die vorhergesagte Mitte, zwischen 0 und S</translation>
    </message>
    <message>
        <source>the row of &quot;{}&quot; has {} weights, the rows before it have {}. Let the other program write the file anew.</source>
        <translation>die Zeile von „{}“ hat {} Gewichte, die Zeilen davor haben {}. Das andere Programm die Datei neu schreiben lassen.</translation>
    </message>
    <message>
        <source>the score of position j; a softmax over j turns scores into weights</source>
        <translation>der Score der Position j; ein Softmax über j macht aus Scores Gewichte</translation>
    </message>
    <message>
        <source>the score: the sum of both products and the bias</source>
        <translation>der Score: die Summe beider Produkte und des Bias</translation>
    </message>
    <message>
        <source>the score: the sum of the line above</source>
        <translation>der Score: die Summe der Zeile darüber</translation>
    </message>
    <message>
        <source>the score; a softmax over j turns scores into weights</source>
        <translation>der Score; ein Softmax über j macht aus Scores Gewichte</translation>
    </message>
    <message>
        <source>the score; a softmax over the window and a bell around the centre turn scores into weights</source>
        <translation>der Score; ein Softmax über das Fenster und eine Glocke um die Mitte machen aus Scores Gewichte</translation>
    </message>
    <message>
        <source>the score; a softmax over the window turns scores into weights</source>
        <translation>der Score; ein Softmax über das Fenster macht aus Scores Gewichte</translation>
    </message>
    <message>
        <source>the sentence pair has {} and {} words; at most {} a side can be shown. Leave the pair out, or cut it into sentences.</source>
        <translation>das Satzpaar hat {} und {} Wörter; höchstens {} je Seite lassen sich zeigen. Das Paar weglassen oder in Sätze teilen.</translation>
    </message>
    <message>
        <source>the system does not say why</source>
        <translation>das System sagt nicht, warum</translation>
    </message>
    <message>
        <source>the time is no number from 0 on, or beyond any training</source>
        <translation>die Zeit ist keine Zahl ab 0 oder jenseits jedes Trainings</translation>
    </message>
    <message>
        <source>the vector before the one that is asked for; first [0,1]</source>
        <translation>der Vektor vor dem gesuchten; zuerst [0,1]</translation>
    </message>
    <message>
        <source>the vector of the previous target word</source>
        <translation>der Vektor des vorigen Zielworts</translation>
    </message>
    <message>
        <source>the weights are of {}, but the sentence has {} between spaces (one more with an end mark). Use data that is cut into the same words or pieces as the other system&apos;s.</source>
        <translation>die Gewichte sind von {}, aber der Satz hat {} zwischen Leerzeichen (eines mehr mit einer Endmarke). Daten verwenden, die in dieselben Wörter oder Wortteile zerlegt sind wie die des anderen Systems.</translation>
    </message>
    <message>
        <source>these are weights, not links. Open the file as another system&apos;s attention, and a file of links (&quot;0-0 1-2&quot;) as gold alignments.</source>
        <translation>das sind Gewichte, keine Verbindungen. Die Datei als Aufmerksamkeit eines anderen Systems öffnen, und eine Datei mit Verbindungen (&quot;0-0 1-2&quot;) als Gold-Alignments.</translation>
    </message>
    <message>
        <source>trained on</source>
        <translation>mit der dieser Lauf trainiert wurde</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>true or false (on and off, 1 and 0 are the same)</source>
        <translation>true oder false (auch on und off, 1 und 0)</translation>
    </message>
    <message>
        <source>two vectors put end to end</source>
        <translation>zwei Vektoren aneinandergehängt</translation>
    </message>
    <message>
        <source>under {} words on both sides, target beginning with one of {}</source>
        <translation>unter {} Wörtern auf beiden Seiten, der Zielsatz beginnt mit einem von {}</translation>
    </message>
    <message>
        <source>validated with, or the run does not say which one that was</source>
        <translation>mit der dieser Lauf validiert wurde, oder der Lauf sagt nicht, welche das war</translation>
    </message>
    <message>
        <source>vector j of the input</source>
        <translation>Vektor j der Eingabe</translation>
    </message>
    <message>
        <source>was packed by another version of Attentoscope, or edited</source>
        <translation>wurde von einer anderen Version von Attentoscope gepackt oder bearbeitet</translation>
    </message>
    <message>
        <source>was written by {} with format version {}, but Attentoscope {} reads version {}; open the run with the program that wrote it.</source>
        <translation>wurde von {} mit Formatversion {} geschrieben, aber Attentoscope {} liest Version {}; den Lauf mit dem Programm öffnen, das ihn geschrieben hat.</translation>
    </message>
    <message>
        <source>what each dimension adds to the score</source>
        <translation>was jede Dimension zum Score beiträgt</translation>
    </message>
    <message>
        <source>what the state asks for</source>
        <translation>wonach der Zustand fragt</translation>
    </message>
    <message>
        <source>what the word offers</source>
        <translation>was das Wort anbietet</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>with nothing left after cleaning</source>
        <translation>mit nichts übrig nach der Bereinigung</translation>
    </message>
    <message>
        <source>would unpack to more than {} bytes, which is the most that is unpacked</source>
        <translation>ergäbe ausgepackt mehr als {} Bytes; mehr wird nicht ausgepackt</translation>
    </message>
    <message>
        <source>would unpack to more than {} times its size, which no run does</source>
        <translation>ergäbe ausgepackt mehr als das {}-Fache seiner Größe, was kein Lauf tut</translation>
    </message>
    <message>
        <source>{} Close other programs and go on, or start again with a batch_size under {}.</source>
        <translation>{} Andere Programme schließen und fortfahren, oder mit einer batch_size unter {} neu beginnen.</translation>
    </message>
    <message>
        <source>{} In it: {}</source>
        <translation>{} Darin: {}</translation>
    </message>
    <message>
        <source>{} Pack the run without its data, or put the file back.</source>
        <translation>{} Den Lauf ohne seine Daten packen oder die Datei zurücklegen.</translation>
    </message>
    <message>
        <source>{} byte</source>
        <translation>{} Byte</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <translation>{} Bytes</translation>
    </message>
    <message>
        <source>{} can be read only once, and to learn subwords the pairs are read twice. Write them into a file first, or name a subword_model.</source>
        <translation>{} lässt sich nur einmal lesen, und um Wortteile zu lernen, werden die Paare zweimal gelesen. Sie zuerst in eine Datei schreiben oder ein subword_model angeben.</translation>
    </message>
    <message>
        <source>{} cannot be opened: {}. Check that you may read it.</source>
        <translation>{} lässt sich nicht öffnen: {}. Prüfen, ob gelesen werden darf.</translation>
    </message>
    <message>
        <source>{} cannot be read beyond its first {}: {}.</source>
        <translation>{} lässt sich nicht weiter lesen als {}: {}.</translation>
    </message>
    <message>
        <source>{} cannot be read: give --batches a text file.</source>
        <translation>{} lässt sich nicht lesen: --batches braucht eine Textdatei.</translation>
    </message>
    <message>
        <source>{} cannot be started: {}.</source>
        <translation>{} lässt sich nicht starten: {}.</translation>
    </message>
    <message>
        <source>{} different character</source>
        <translation>{} Zeichen</translation>
    </message>
    <message>
        <source>{} different characters</source>
        <translation>{} verschiedenen Zeichen</translation>
    </message>
    <message>
        <source>{} does not exist. Check the path.</source>
        <translation>{} gibt es nicht. Den Pfad prüfen.</translation>
    </message>
    <message>
        <source>{} ends at byte {}, but only {} are there; the file was cut short</source>
        <translation>{} endet bei Byte {}, aber nur {} sind da; die Datei wurde abgeschnitten</translation>
    </message>
    <message>
        <source>{} ends before it begins</source>
        <translation>{} endet, bevor er beginnt</translation>
    </message>
    <message>
        <source>{} gave nothing to read for {}. Save its output as a file, and choose that file.</source>
        <translation>{} gab {} lang nichts zu lesen. Was daraus kommen soll, als Datei speichern und diese wählen.</translation>
    </message>
    <message>
        <source>{} gold link</source>
        <translation>{} Gold-Verbindung</translation>
    </message>
    <message>
        <source>{} gold links</source>
        <translation>{} Gold-Verbindungen</translation>
    </message>
    <message>
        <source>{} has an impossible shape</source>
        <translation>{} hat eine unmögliche Form</translation>
    </message>
    <message>
        <source>{} has more than {} columns, from line {} on; the others are not used.</source>
        <translation>{} hat mehr als {} Spalten, ab Zeile {}; die anderen werden nicht verwendet.</translation>
    </message>
    <message>
        <source>{} has no place of two numbers</source>
        <translation>{} hat keine Stelle in der Datei, die aus zwei Zahlen besteht</translation>
    </message>
    <message>
        <source>{} has no shape</source>
        <translation>{} hat keine Form</translation>
    </message>
    <message>
        <source>{} has the impossible size {}</source>
        <translation>{} hat die unmögliche Größe {}</translation>
    </message>
    <message>
        <source>{} has the type {}; only F32, F64, I64 and U8 can be read</source>
        <translation>{} hat den Typ {}; nur F32, F64, I64 und U8 lassen sich lesen</translation>
    </message>
    <message>
        <source>{} has {} and {} has {}: line {} of {} has no partner: {}. Parallel files need the same number of lines.{}</source>
        <translation>{} hat {} und {} hat {}: Zeile {} von {} hat kein Gegenstück: {}. Parallele Dateien brauchen gleich viele Zeilen.{}</translation>
    </message>
    <message>
        <source>{} has {} and {} has {}; there must be one line of links for each pair, an empty one for a pair without links.</source>
        <translation>{} hat {} und {} hat {}; zu jedem Paar gehört eine Zeile mit Verbindungen, eine leere bei einem Paar ohne Verbindungen.</translation>
    </message>
    <message>
        <source>{} has {} instead of a whole number from 0 on</source>
        <translation>{} hat {}, wo eine ganze Zahl ab 0 stehen muss</translation>
    </message>
    <message>
        <source>{} is a BPE model. Set tokenizer=bpe.</source>
        <translation>{} ist ein BPE-Modell. tokenizer=bpe setzen.</translation>
    </message>
    <message>
        <source>{} is a pipe that no program writes into. Start that program first, or choose a file.</source>
        <translation>{} ist eine Pipe, in die kein Programm schreibt. Das Programm zuerst starten oder eine Datei wählen.</translation>
    </message>
    <message>
        <source>{} is a unigram model. Set tokenizer=unigram.</source>
        <translation>{} ist ein Unigram-Modell. tokenizer=unigram setzen.</translation>
    </message>
    <message>
        <source>{} is empty: write a line for each batch.</source>
        <translation>{} ist leer: eine Zeile je Batch schreiben.</translation>
    </message>
    <message>
        <source>{} is larger than {} bytes, which no SentencePiece model needs.</source>
        <translation>{} ist größer als {} Bytes, die kein SentencePiece-Modell braucht.</translation>
    </message>
    <message>
        <source>{} is packed twice. Unpack it once and try again.</source>
        <translation>{} ist zweimal gepackt. Einmal auspacken und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>{} is packed with {} and {}</source>
        <translation>{} ist mit {} gepackt und {}</translation>
    </message>
    <message>
        <source>{} is packed with {}, which is not read here. Unpack it first, or pack it with gzip or xz.</source>
        <translation>{} ist mit {} gepackt, was hier nicht gelesen wird. Zuerst auspacken oder mit gzip oder xz packen.</translation>
    </message>
    <message>
        <source>{} lacks its type, its shape or its place</source>
        <translation>{} fehlen Typ, Form oder Stelle in der Datei</translation>
    </message>
    <message>
        <source>{} line</source>
        <translation>{} Zeile</translation>
    </message>
    <message>
        <source>{} lines</source>
        <translation>{} Zeilen</translation>
    </message>
    <message>
        <source>{} needs {} bytes, but its place has {}</source>
        <translation>{} braucht {} Bytes, aber seine Stelle in der Datei hat {}</translation>
    </message>
    <message>
        <source>{} of {} training pairs are left out, because {}.</source>
        <translation>{} von {} Trainingspaaren werden weggelassen, denn {}.</translation>
    </message>
    <message>
        <source>{} pair</source>
        <translation>{} Paar</translation>
    </message>
    <message>
        <source>{} pairs</source>
        <translation>{} Paare</translation>
    </message>
    <message>
        <source>{} point beyond the words of a sentence, the first in line {}. Check whether the file counts words from 0 or from 1, and whether it belongs to these sentences.</source>
        <translation>{} zeigen über die Wörter eines Satzes hinaus, zuerst in Zeile {}. Prüfen, ob die Datei Wörter ab 0 oder ab 1 zählt und ob sie zu diesen Sätzen gehört.</translation>
    </message>
    <message>
        <source>{} second</source>
        <translation>{} Sekunde</translation>
    </message>
    <message>
        <source>{} seconds</source>
        <translation>{} Sekunden</translation>
    </message>
    <message>
        <source>{} sentence</source>
        <translation>{} Satz</translation>
    </message>
    <message>
        <source>{} sentences</source>
        <translation>{} Sätzen</translation>
    </message>
    <message>
        <source>{} source word</source>
        <translation>{} Quellwort</translation>
    </message>
    <message>
        <source>{} source words</source>
        <translation>{} Quellwörter</translation>
    </message>
    <message>
        <source>{} target word</source>
        <translation>{} Zielwort</translation>
    </message>
    <message>
        <source>{} target words</source>
        <translation>{} Zielwörter</translation>
    </message>
    <message>
        <source>{} covers {}, but the data has {}. Each line needs its sentence. Let the other system translate the whole file, or choose the file that it translated.</source>
        <translation>{} berichtet von {} und die Daten haben {}; zu jeder Zeile gehört einer. Das andere System die ganze Datei übersetzen lassen oder die Datei wählen, die es übersetzt hat.</translation>
    </message>
    <message>
        <source>{} thread</source>
        <translation>{} Thread</translation>
    </message>
    <message>
        <source>{} threads</source>
        <translation>{} Threads</translation>
    </message>
    <message>
        <source>{} time</source>
        <translation>{}-mal</translation>
    </message>
    <message>
        <source>{} times</source>
        <translation>{}-mal</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} bis {}</translation>
    </message>
    <message>
        <source>{} token</source>
        <translation>{} Token</translation>
    </message>
    <message>
        <source>{} tokens</source>
        <translation>{} Tokens</translation>
    </message>
    <message>
        <source>{} was trained to put vectors in order (preset {}) and knows no words. Choose a run of sentence pairs.</source>
        <translation>{} wurde trainiert, Vektoren zu ordnen (Vorlage {}), und kennt keine Wörter. Einen Lauf mit Satzpaaren wählen.</translation>
    </message>
    <message>
        <source>{} word</source>
        <translation>{} Wort</translation>
    </message>
    <message>
        <source>{} words</source>
        <translation>{} Wörter</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>{} {}.</source>
        <translation>{} {}.</translation>
    </message>
    <message>
        <source>{}, line {}</source>
        <translation>{}, Zeile {}</translation>
    </message>
    <message>
        <source>{}, line {}, column {}: not {} text: &quot;{}&quot;. Convert the file to UTF-8 and try again.</source>
        <translation>{}, Zeile {}, Spalte {}: kein {}-Text: „{}“. Die Datei in UTF-8 umwandeln und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>{}, line {}: a zero byte, so this is not a text file. Choose another file.</source>
        <translation>{}, Zeile {}: ein Nullbyte, das ist also keine Textdatei. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>{}, line {}: write the numbers of a batch&apos;s pairs, counted from 0, with spaces between them.</source>
        <translation>{}, Zeile {}: die Nummern der Paare eines Batches schreiben, ab 0 gezählt, mit Leerzeichen dazwischen.</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}: {} of {} cannot be used; the first one is line {}: {}</source>
        <translation>{}: {} von {} sind nicht verwendbar; die erste ist Zeile {}: {}</translation>
    </message>
    <message>
        <source>{}; {} {}</source>
        <translation>{}; {} {}</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Zeigt die Version und endet</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>Nicht mit</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Zeigt diese Hilfe und endet</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>NÖTIG</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>The language of texts for people; otherwise that of the environment</source>
        <translation>Die Sprache der Texte für Menschen; sonst die der Umgebung</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Step {}: the gradient is no longer a number, so training stopped with the weights of the step before. Try a smaller learning rate than {}, or clip gradients with a smaller clip_norm.</source>
        <translation>Schritt {}: Der Gradient ist keine Zahl mehr, darum endete das Training mit den Gewichten des Schritts davor. Eine kleinere Lernrate als {} versuchen oder Gradienten mit einem kleineren clip_norm kürzen.</translation>
    </message>
    <message>
        <source>Step {}: the loss is no longer a number, so training stopped with the weights of the step before. Try a smaller learning rate than {}, or clip gradients with a smaller clip_norm.</source>
        <translation>Schritt {}: Der Verlust ist keine Zahl mehr, darum endete das Training mit den Gewichten des Schritts davor. Eine kleinere Lernrate als {} versuchen oder Gradienten mit einem kleineren clip_norm kürzen.</translation>
    </message>
    <message>
        <source> of {}</source>
        <translation> aus {}</translation>
    </message>
    <message>
        <source>20,000 and more</source>
        <translation>20.000 und mehr</translation>
    </message>
    <message>
        <source>Add a learned vector, the bias, in the linear map of the score.</source>
        <translation>Addiert in der linearen Abbildung des Scores einen gelernten Vektor, den Bias.</translation>
    </message>
    <message>
        <source>After three minutes on the sample &quot;tiny-french&quot; about 97 of 100 new sentences are translated word for word.</source>
        <translation>Nach drei Minuten mit den Beispieldaten „tiny-french“ sind etwa 97 von 100 neuen Sätzen Wort für Wort richtig übersetzt.</translation>
    </message>
    <message>
        <source>All rows are equal: in one linear layer over [s; h] the state&apos;s part is the same for every source word and cancels in the softmax. To make the score a small network, set &quot;Hidden score units&quot; (score_hidden) to 64.</source>
        <translation>Alle Zeilen sind gleich: In einer einzigen linearen Schicht über [s; h] ist der Anteil des Zustands für jedes Quellwort derselbe und hebt sich im Softmax auf. Mit „Verborgene Einheiten des Scores“ (score_hidden) auf 64 wird der Score zu einem kleinen Netz.</translation>
    </message>
    <message>
        <source>All rows of the heatmap are equal, whatever the model learns. With &quot;Hidden score units&quot; at 64 they differ.</source>
        <translation>Alle Zeilen der Heatmap sind gleich, was auch immer das Modell lernt. Mit „Verborgene Einheiten des Scores“ auf 64 unterscheiden sie sich.</translation>
    </message>
    <message>
        <source>Bahdanau, Cho and Bengio</source>
        <translation>Bahdanau, Cho and Bengio</translation>
    </message>
    <message>
        <source>Dates as people write them, and the same day as year, month and day in numbers. The model has to find the three parts in any order and to ignore the weekday and the commas.</source>
        <translation>Datumsangaben, wie Menschen sie schreiben, und derselbe Tag als Jahr, Monat und Tag in Zahlen. Das Modell muss die drei Teile in jeder Reihenfolge finden und Wochentag und Kommas übergehen.</translation>
    </message>
    <message>
        <source>Effective approaches to attention-based neural machine translation</source>
        <translation>Effective approaches to attention-based neural machine translation</translation>
    </message>
    <message>
        <source>Folder of runs; the window&apos;s own if left out</source>
        <translation>Ordner der Läufe; ohne Angabe der des Fensters</translation>
    </message>
    <message>
        <source>How far a training step moves the weights. With too large a rate the loss jumps up.</source>
        <translation>Wie weit ein Trainingsschritt die Gewichte bewegt. Bei zu großer Rate springt der Verlust nach oben.</translation>
    </message>
    <message>
        <source>How many batches training takes in all. 0: the epochs decide.</source>
        <translation>Wie viele Batches das Training insgesamt umfasst. 0: Die Epochen entscheiden.</translation>
    </message>
    <message>
        <source>How many numbers a recurrent state has. An encoder that reads both ways has as many in each direction.</source>
        <translation>Wie viele Zahlen ein rekurrenter Zustand hat. Ein Encoder, der in beide Richtungen liest, hat so viele in jeder Richtung.</translation>
    </message>
    <message>
        <source>How many numbers the decoder&apos;s recurrent state has. 0: as many as the hidden size.</source>
        <translation>Wie viele Zahlen der rekurrente Zustand des Decoders hat. 0: so viele wie die Größe des verborgenen Zustands.</translation>
    </message>
    <message>
        <source>How often the decoder reads the true previous word while it trains, in place of its own guess: 1 always, 0 never. Between two values chance decides.</source>
        <translation>Wie oft der Decoder im Training das wahre vorige Wort liest statt seiner eigenen Vermutung: 1 immer, 0 nie. Dazwischen entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>It falls behind the recommended preset on long sentences. There is no heatmap.</source>
        <translation>Sie fällt bei langen Sätzen hinter die empfohlene Vorlage zurück. Eine Heatmap gibt es nicht.</translation>
    </message>
    <message>
        <source>Linear: how many steps it takes to the final value. Inverse sigmoid: its k; half the way down is near step k times the logarithm of k.</source>
        <translation>Linear: wie viele Schritte es bis zum Endwert sind. Inverse Sigmoide: ihr k; die Hälfte des Wegs hinab ist etwa bei Schritt k mal dem Logarithmus von k erreicht.</translation>
    </message>
    <message>
        <source>List the runs that are kept, name them, or delete them</source>
        <translation>Die aufbewahrten Läufe auflisten, benennen oder löschen</translation>
    </message>
    <message>
        <source>Luong&apos;s global attention with a matrix between the decoder&apos;s state and the annotation, so that the model can learn which numbers to compare. Sizes, dropout, first weights and training are the article&apos;s, and so is the bias that its code adds to the matrix; masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation>Luongs globale Aufmerksamkeit mit einer Matrix zwischen dem Zustand des Decoders und der Annotation, sodass das Modell lernen kann, welche Zahlen es vergleicht. Größen, Dropout, Anfangsgewichte und Training sind die des Artikels, auch der Bias, den sein Code zur Matrix addiert; das Maskieren der Auffüllung ist von uns. Unter 20.000 Paaren sind Größen und Training von uns.</translation>
    </message>
    <message>
        <source>Luong&apos;s local attention that assumes both languages say things in the same order: step t looks at source word t and the words around it, never elsewhere. From the paper; the article leaves it out. On a task that turns the sentence round (the sample &quot;reverse&quot;) a small attention_window cannot reach the words it needs, as its frames show. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation>Luongs lokale Aufmerksamkeit, die annimmt, dass beide Sprachen alles in derselben Reihenfolge sagen: Schritt t schaut auf Quellwort t und die Wörter darum und nirgends sonst hin. Aus dem Paper; der Artikel lässt sie weg. Bei einer Aufgabe, die den Satz umkehrt (Beispieldaten „reverse“), erreicht ein kleines attention_window die nötigen Wörter nicht, wie seine Rahmen zeigen. Unter 20.000 Paaren sind Größen und Training von uns.</translation>
    </message>
    <message>
        <source>Luong, Pham and Manning</source>
        <translation>Luong, Pham and Manning</translation>
    </message>
    <message>
        <source>NLP From Scratch: Translation with a Sequence to Sequence Network and Attention</source>
        <translation>NLP From Scratch: Translation with a Sequence to Sequence Network and Attention</translation>
    </message>
    <message>
        <source>Neural machine translation by jointly learning to align and translate</source>
        <translation>Neural machine translation by jointly learning to align and translate</translation>
    </message>
    <message>
        <source>For kinds that read the previous state: the word&apos;s vector and then the context, the context and then the vector, or both combined by a linear layer and a ReLU.</source>
        <translation>Für Arten, die den vorigen Zustand lesen: Einbettung und dann Kontext, Kontext und dann Einbettung, oder beide durch eine lineare Schicht und ein ReLU verbunden.</translation>
    </message>
    <message>
        <source>For the location kind. off: weight also falls on positions beyond the end of the sentence, as in the tutorial as printed, and a row sums to less than one.</source>
        <translation>Für die Art location. off: Gewicht fällt auch auf Positionen hinter dem Satzende, wie im Tutorial gedruckt, und eine Zeile ergibt weniger als eins.</translation>
    </message>
    <message>
        <source>One linear layer scores state and annotation put end to end. What the state adds is the same for every source word and cancels in the softmax, so all rows of the heatmap are equal. With &quot;Hidden score units&quot; (score_hidden) it becomes a small network and can follow the state.</source>
        <translation>Eine lineare Schicht bewertet Zustand und Annotation aneinandergehängt. Was der Zustand beiträgt, ist für jedes Quellwort dasselbe und hebt sich im Softmax auf, darum sind alle Zeilen der Heatmap gleich. Mit „Verborgene Einheiten des Scores“ (score_hidden) wird daraus ein kleines Netz, das dem Zustand folgen kann.</translation>
    </message>
    <message>
        <source>Ours: the same sizes as the recommended preset, but the decoder gets one vector for the whole sentence. Compare it with another preset to see what attention is good for, above all in long sentences.</source>
        <translation>Von uns: dieselben Größen wie die empfohlene Vorlage, aber der Decoder bekommt einen einzigen Vektor für den ganzen Satz. Der Vergleich mit einer anderen Vorlage zeigt, wozu Aufmerksamkeit gut ist, vor allem bei langen Sätzen.</translation>
    </message>
    <message>
        <source>Say what is to be written: --name TEXT, --note TEXT, or both.</source>
        <translation>Angeben, was geschrieben wird: --name TEXT, --note TEXT oder beides.</translation>
    </message>
    <message>
        <source>Say which run: its folder, or its folder&apos;s name in the folder of runs.</source>
        <translation>Angeben, welcher Lauf: sein Ordner, oder der Name seines Ordners im Ordner der Läufe.</translation>
    </message>
    <message>
        <source>Sean Robertson</source>
        <translation>Sean Robertson</translation>
    </message>
    <message>
        <source>Share of the last step that is added to the next one. Only SGD uses it.</source>
        <translation>Anteil des letzten Schritts, der zum nächsten addiert wird. Nur SGD nutzt ihn.</translation>
    </message>
    <message>
        <source>Teacher forcing between 0 and 1 is a matter of chance. One draw decides for a time step of the whole batch, for a sentence pair, or for a single word.</source>
        <translation>Teacher Forcing zwischen 0 und 1 ist Sache des Zufalls. Einmal gelost wird für einen Zeitschritt des ganzen Batches, für ein Satzpaar oder für ein einzelnes Wort.</translation>
    </message>
    <message>
        <source>Teacher forcing while validating: 1 always, 0 never.</source>
        <translation>Teacher Forcing beim Validieren: 1 immer, 0 nie.</translation>
    </message>
    <message>
        <source>The LSTM attention article as printed: one-hot words, and one linear layer scores state and annotation. The state&apos;s part of such a score is the same for every source word and cancels in the softmax, so all rows of the heatmap are equal. &quot;Hidden score units&quot; at 64 (score_hidden=64) makes it the small network that the text describes. Sizes and training are ours.</source>
        <translation>Der LSTM-Artikel über Aufmerksamkeit wie gedruckt: One-hot-Wörter, und eine lineare Schicht bewertet Zustand und Annotation. Der Anteil des Zustands an einem solchen Score ist für jedes Quellwort derselbe und hebt sich im Softmax auf, darum sind alle Zeilen der Heatmap gleich. „Verborgene Einheiten des Scores“ auf 64 (score_hidden=64) macht daraus das kleine Netz, das der Text beschreibt. Größen und Training sind von uns.</translation>
    </message>
    <message>
        <source>The PyTorch tutorial: NLP From Scratch: Translation with a Sequence to Sequence Network and Attention</source>
        <translation>Das PyTorch-Tutorial: NLP From Scratch: Translation with a Sequence to Sequence Network and Attention</translation>
    </message>
    <message>
        <source>The dissected translation tutorial: the weights come from the previous word and state alone, by position, without a look at the annotations. One pair at a time, plain SGD, 75,000 times; sentences of at most ten tokens. For the tutorial&apos;s data, set &quot;Data recipe&quot; (data_recipe=tutorial). Ours are: the mask over positions beyond the end, which &quot;Mask&quot; (mask=off) takes away as printed; the rate 0.01 of the tutorial, where the article has 0.001; 5% of the pairs held out; each pair once an epoch instead of by chance; and from 10,000 pairs on &quot;Minimum frequency&quot; 2, where the tutorial keeps all words (min_frequency=1).</source>
        <translation>Das zerlegte Übersetzungs-Tutorial: Die Gewichte kommen allein aus vorigem Wort und Zustand, nach Position, ohne einen Blick auf die Annotationen. Ein Paar nach dem anderen, einfaches SGD, 75.000-mal; Sätze von höchstens zehn Tokens. Zu den Daten des Tutorials gehört „Datenrezept“ (data_recipe=tutorial). Von uns sind: die Maske über Positionen hinter dem Satzende, die mit „Maske“ (mask=off) wie im Druck wegfällt; die Rate 0,01 des Tutorials, wo der Artikel 0,001 hat; 5 % der Paare zurückgelegt; jedes Paar einmal je Epoche statt zufällig; und ab 10.000 Paaren „Mindesthäufigkeit“ 2, wo das Tutorial alle Wörter behält (min_frequency=1).</translation>
    </message>
    <message>
        <source>The folder of the run was made again and has a save of step {}. Its earlier saves are gone.</source>
        <translation>Der Ordner des Laufs wurde neu angelegt und hat einen Speicherstand von Schritt {}. Seine früheren Speicherstände sind weg.</translation>
    </message>
    <message>
        <source>The frames of the window move down the diagonal, and the weights stay inside them.</source>
        <translation>Die Rahmen des Fensters wandern die Diagonale hinab, und die Gewichte bleiben darin.</translation>
    </message>
    <message>
        <source>The name or the note {}. A name is one line of at most {} bytes, a note has at most {}.</source>
        <translation>Der Name oder die Notiz {}. Ein Name ist eine Zeile von höchstens {} Bytes, eine Notiz hat höchstens {}.</translation>
    </message>
    <message>
        <source>The paper that began it: gated units that reset the state before its matrix, an encoder that reads both ways, additive attention from the previous state, and a maxout readout. First weights are the paper&apos;s; sizes are smaller than its 1,000 units and Adam replaces Adadelta, so that it learns on a laptop. For the paper&apos;s own training, set &quot;Optimiser&quot; to Adadelta and &quot;Learning rate&quot; to 1 (optimizer=adadelta learning_rate=1).</source>
        <translation>Das Paper, mit dem es begann: Einheiten mit Gates, die den Zustand vor seiner Matrix zurücksetzen, ein Encoder, der in beide Richtungen liest, additive Aufmerksamkeit vom vorigen Zustand aus und eine Maxout-Ausgabe. Die Anfangsgewichte sind die des Papers; die Größen sind kleiner als seine 1.000 Einheiten, und Adam ersetzt Adadelta, damit es auf einem Laptop lernt. Das Verfahren des Papers ergeben „Optimierer“ Adadelta und „Lernrate“ 1 (optimizer=adadelta learning_rate=1).</translation>
    </message>
    <message>
        <source>The previous word and the decoder&apos;s previous state alone decide which position to look at. The source words have no say, so it learns which position usually comes next: fine where both languages keep the same order.</source>
        <translation>Voriges Wort und voriger Zustand des Decoders entscheiden allein, auf welche Position geschaut wird. Die Quellwörter haben nichts zu sagen, gelernt werden also Gewohnheiten der Stelle: gut, wo beide Sprachen dieselbe Reihenfolge haben.</translation>
    </message>
    <message>
        <source>The rings, which are the predicted centres, move to the words as training goes on.</source>
        <translation>Die Ringe, die vorhergesagten Mitten, wandern im Lauf des Trainings zu den Wörtern.</translation>
    </message>
    <message>
        <source>The score is the plain dot product of the decoder&apos;s state and each annotation: similar vectors attract. It has no weights of its own, so encoder and decoder must learn to use the same numbers for the same things.</source>
        <translation>Der Score ist das einfache Skalarprodukt aus dem Zustand des Decoders und jeder Annotation: Ähnliche Vektoren ziehen sich an. Er hat keine eigenen Gewichte, darum müssen Encoder und Decoder lernen, dieselben Zahlen für dieselben Dinge zu verwenden.</translation>
    </message>
    <message>
        <source>The sentence pairs of &quot;{}&quot; ({} to train) are not those that this run was trained on ({}): the file was changed, or it is another one.</source>
        <translation>Die Satzpaare aus „{}“ ({} zum Trainieren) sind nicht die, mit denen dieser Lauf trainiert wurde ({}): Die Datei wurde geändert, oder es ist eine andere.</translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; changes nothing with {}={}. It has an effect where {} is not {}.</source>
        <translation>Die Einstellung „{}“ ändert mit {}={} nichts. Sie wirkt, wo {} nicht {} ist.</translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; changes nothing with {}={}. It has an effect where {} is {}.</source>
        <translation>Die Einstellung „{}“ ändert mit {}={} nichts. Sie wirkt, wo {} gleich {} ist.</translation>
    </message>
    <message>
        <source>There is no deleted run to bring back.</source>
        <translation>Es gibt keinen gelöschten Lauf zum Zurückholen.</translation>
    </message>
    <message>
        <source>This run was trained on other sentence pairs ({}{}) than the loaded ones ({} of {}). Load the file it was trained on, with the same data settings, or start a new run.</source>
        <translation>Dieser Lauf wurde mit anderen Satzpaaren ({}{}) trainiert als den geladenen ({} aus {}). Die Datei laden, mit der er trainiert wurde, mit denselben Dateneinstellungen, oder einen neuen Lauf beginnen.</translation>
    </message>
    <message>
        <source>What to call the run; empty: the name of its folder</source>
        <translation>Wie der Lauf heißen soll; leer: der Name seines Ordners</translation>
    </message>
    <message>
        <source>What to remember of the run</source>
        <translation>Was man sich zu dem Lauf merken will</translation>
    </message>
    <message>
        <source>Within seconds each row looks at the one right vector, and training ends by itself. The article&apos;s own recipe rarely gets there.</source>
        <translation>In Sekunden schaut jede Zeile auf den einen richtigen Vektor, und das Training endet von selbst. Das Rezept des Artikels selbst kommt selten so weit.</translation>
    </message>
    <message>
        <source>Without teacher forcing the model may end a sentence too early. The loss is then counted to the end of the target, or only as far as the model&apos;s own end.</source>
        <translation>Ohne Teacher Forcing kann das Modell einen Satz zu früh beenden. Der Verlust wird dann bis zum Ende des Zielsatzes gezählt oder nur bis zum Ende, das das Modell setzt.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be used: it {}. Remove the file; the run works without it.</source>
        <translation>„{}“ ist nicht verwendbar, denn es {}. Die Datei entfernen; der Lauf geht ohne sie.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no run: it has no config.json. Only runs are deleted here.</source>
        <translation>„{}“ ist kein Lauf: config.json fehlt. Nur Läufe werden hier gelöscht.</translation>
    </message>
    <message>
        <source>a learned vector</source>
        <translation>ein gelernter Vektor</translation>
    </message>
    <message>
        <source>a learned vector; it adds the same number, s(t) · b, to each score of a row and so changes no weight</source>
        <translation>ein gelernter Vektor; er addiert zu jedem Score einer Zeile dieselbe Zahl, s(t) · b, und ändert so kein Gewicht</translation>
    </message>
    <message>
        <source>a step-by-step article builds the paper&apos;s score into an LSTM</source>
        <translation>ein Artikel baut den Score des Papers Schritt für Schritt in ein LSTM ein</translation>
    </message>
    <message>
        <source>an annotated article builds this score of the paper in PyTorch, for Multi30k, German to English</source>
        <translation>ein kommentierter Artikel baut diesen Score des Papers in PyTorch, für Multi30k, Deutsch nach Englisch</translation>
    </message>
    <message>
        <source>an article on attention with an LSTM, written after the PyTorch tutorial</source>
        <translation>ein Artikel über Aufmerksamkeit mit einem LSTM, nach dem PyTorch-Tutorial geschrieben</translation>
    </message>
    <message>
        <source>an article that explains alignment without words</source>
        <translation>ein Artikel, der Alignment ohne Wörter erklärt</translation>
    </message>
    <message>
        <source>fewer than 20,000</source>
        <translation>unter 20.000</translation>
    </message>
    <message>
        <source>has control characters</source>
        <translation>enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>holds a name or a note that {}</source>
        <translation>enthält einen Namen oder eine Notiz, und dieser Text {}</translation>
    </message>
    <message>
        <source>is no name and note of a run, of version 1</source>
        <translation>enthält nicht Name und Notiz eines Laufs in Version 1</translation>
    </message>
    <message>
        <source>is no text in UTF-8</source>
        <translation>ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>is not a file of its own</source>
        <translation>ist keine eigene Datei</translation>
    </message>
    <message>
        <source>is too long</source>
        <translation>ist zu lang</translation>
    </message>
    <message>
        <source>learned weights of the small network</source>
        <translation>gelernte Gewichte des kleinen Netzes</translation>
    </message>
    <message>
        <source>learned weights; b is one number</source>
        <translation>gelernte Gewichte; b ist eine Zahl</translation>
    </message>
    <message>
        <source>section 3.2 of the paper, with the sizes of an annotated article that leaves this score out</source>
        <translation>Abschnitt 3.2 des Papers, mit den Größen eines kommentierten Artikels, der diesen Score weglässt</translation>
    </message>
    <message>
        <source>the bias, one number</source>
        <translation>der Bias, eine Zahl</translation>
    </message>
    <message>
        <source>the output; rounded, it is the next s</source>
        <translation>die Ausgabe; gerundet ist sie das nächste s</translation>
    </message>
    <message>
        <source>the paper that began it</source>
        <translation>das Paper, mit dem es begann</translation>
    </message>
    <message>
        <source>the part of W that meets the annotation</source>
        <translation>der Teil von W, der auf die Annotation trifft</translation>
    </message>
    <message>
        <source>the score of position j; the softmax gives weight to positions beyond the end of the sentence too, where nothing is read</source>
        <translation>der Score der Position j; der Softmax gibt auch Positionen hinter dem Satzende Gewicht, wo nichts gelesen wird</translation>
    </message>
    <message>
        <source>the tutorial that an article dissects</source>
        <translation>das Tutorial, das ein Artikel zerlegt</translation>
    </message>
    <message>
        <source>the vector before the one that is asked for</source>
        <translation>der Vektor vor dem gesuchten</translation>
    </message>
    <message>
        <source>the vector of the input</source>
        <translation>der Vektor der Eingabe</translation>
    </message>
    <message>
        <source>what the vector offers</source>
        <translation>was der Vektor anbietet</translation>
    </message>
    <message>
        <source>made for this program</source>
        <translation>für dieses Programm gemacht</translation>
    </message>
    <message>
        <source>Cap of the scores</source>
        <translation>Grenze der Scores</translation>
    </message>
    <message>
        <source>Dropout before the output</source>
        <translation>Dropout vor der Ausgabe</translation>
    </message>
    <message>
        <source>Dropout of attention</source>
        <translation>Dropout der Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Dropout of embeddings</source>
        <translation>Dropout der Einbettungen</translation>
    </message>
    <message>
        <source>Dropout of states</source>
        <translation>Dropout der Zustände</translation>
    </message>
    <message>
        <source>Dropout of the context</source>
        <translation>Dropout des Kontexts</translation>
    </message>
    <message>
        <source>Scale of the scores</source>
        <translation>Skala der Scores</translation>
    </message>
    <message>
        <source>Scores are squeezed between minus and plus this number, c, as c tanh(score / c): no row ever gives all of its weight to one word (Bello and others 2017: Neural combinatorial optimization with reinforcement learning). 0: no cap.</source>
        <translation>Scores werden zwischen minus und plus dieser Zahl c gehalten, als c tanh(Score / c): Keine Zeile gibt je ihr ganzes Gewicht einem Wort (Bello und andere 2017: Neural combinatorial optimization with reinforcement learning). 0: keine Grenze.</translation>
    </message>
    <message>
        <source>Share of the context&apos;s numbers that is set to zero at random while training.</source>
        <translation>Anteil der Zahlen des Kontexts, die im Training zufällig auf null gesetzt werden.</translation>
    </message>
    <message>
        <source>Share of the numbers of a hidden state that its layer does not read at the next step. The numbers are drawn once for each sentence, not at each step (Gal and Ghahramani 2016: A theoretically grounded application of dropout in recurrent neural networks).</source>
        <translation>Anteil der Zahlen eines verborgenen Zustands, die seine Schicht beim nächsten Schritt nicht liest. Die Zahlen werden einmal für jeden Satz gezogen, nicht bei jedem Schritt (Gal und Ghahramani 2016: A theoretically grounded application of dropout in recurrent neural networks).</translation>
    </message>
    <message>
        <source>Share of the numbers of word vectors that is set to zero at random while training. -1: as Dropout says.</source>
        <translation>Anteil der Zahlen der Einbettungen, die im Training zufällig auf null gesetzt werden. -1: wie bei Dropout.</translation>
    </message>
    <message>
        <source>Of the numbers that the output layer reads, this share is set to zero at random while training.</source>
        <translation>Anteil der Zahlen vor der Ausgabeschicht, die im Training zufällig auf null gesetzt werden.</translation>
    </message>
    <message>
        <source>Share of the weights that the context does without while training, so that the model does not rely on a single word (Vaswani and others 2017). The heatmap shows whole weights.</source>
        <translation>Anteil der Gewichte, ohne die der Kontext im Training auskommt, damit sich das Modell nicht auf ein einziges Wort verlässt (Vaswani und andere 2017). Die Heatmap zeigt die ganzen Gewichte.</translation>
    </message>
    <message>
        <source>Share of the words on either side whose vector is zero while training, so that the model reads the words around them (Gal and Ghahramani 2016; Sennrich and Zhang 2019: Revisiting low-resource neural machine translation).</source>
        <translation>Anteil der Wörter auf beiden Seiten, deren Vektor im Training null ist, damit das Modell die Wörter um sie herum liest (Gal und Ghahramani 2016; Sennrich und Zhang 2019: Revisiting low-resource neural machine translation).</translation>
    </message>
    <message>
        <source>What a score is divided by before the softmax: nothing, or the square root of the number of products that it is the sum of, so that wide states do not make sharp rows (Vaswani and others 2017: Attention is all you need).</source>
        <translation>Wodurch ein Score vor dem Softmax geteilt wird: durch nichts, oder durch die Wurzel aus der Zahl der Produkte, deren Summe er ist, damit breite Zustände keine scharfen Zeilen machen (Vaswani und andere 2017: Attention is all you need).</translation>
    </message>
    <message>
        <source>Word dropout</source>
        <translation>Wort-Dropout</translation>
    </message>
    <message>
        <source>how many products a raw score is the sum of</source>
        <translation>von wie vielen Produkten ein roher Score die Summe ist</translation>
    </message>
    <message>
        <source>the cap of the scores (score_cap)</source>
        <translation>die Grenze der Scores (score_cap)</translation>
    </message>
    <message>
        <source>the raw score</source>
        <translation>der rohe Score</translation>
    </message>
    <message>
        <source>the raw score: the sum of the line above</source>
        <translation>der rohe Score: die Summe der Zeile darüber</translation>
    </message>
    <message>
        <source>the scaled score</source>
        <translation>der skalierte Score</translation>
    </message>
    <message>
        <source>the square root of how many products were added</source>
        <translation>die Wurzel aus der Zahl der addierten Produkte</translation>
    </message>
    <message>
        <source>Layer normalisation</source>
        <translation>Schichtnormalisierung</translation>
    </message>
    <message>
        <source>Sums inside recurrent layers are brought to mean 0 and variance 1 before the gates read them, each vector on its own (Ba, Kiros and Hinton 2016: Layer normalization). It steadies training, and is slower: the layers are computed step by step.</source>
        <translation>Summen in rekurrenten Schichten werden auf Mittelwert 0 und Varianz 1 gebracht, bevor die Gates sie lesen, jeder Vektor für sich (Ba, Kiros und Hinton 2016: Layer normalization). Das macht das Training ruhiger und langsamer: Die Schichten werden Schritt für Schritt berechnet.</translation>
    </message>
    <message>
        <source>For the tokenizers bpe and unigram, where pieces are learned. separate: for each side on its own. joint: from both sides together, so that both have the same pieces with the same ids, and a name is cut alike on both (Sennrich, Haddow and Birch 2016).</source>
        <translation>Für die Tokenizer bpe und unigram, wo Wortteile gelernt werden. separate: für jede Seite eigene. joint: aus beiden Seiten zusammen, sodass beide dieselben Wortteile mit denselben Nummern haben und ein Name auf beiden gleich geteilt wird (Sennrich, Haddow und Birch 2016).</translation>
    </message>
    <message>
        <source>For the tokenizers bpe and unigram: a SentencePiece .model file for both sides. Empty: pieces are learned from the data.</source>
        <translation>Für die Tokenizer bpe und unigram: eine .model-Datei von SentencePiece für beide Seiten. Leer: Die Wortteile werden aus den Daten gelernt.</translation>
    </message>
    <message>
        <source>How many numbers the maxout layer gives. 0: half the hidden size; the embedding size with tied embeddings.</source>
        <translation>Wie viele Zahlen die Maxout-Schicht ergibt. 0: die halbe verborgene Größe; mit gekoppelten Einbettungen die Größe der Einbettung.</translation>
    </message>
    <message>
        <source>Learn pieces</source>
        <translation>Wortteile lernen</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>Gekoppelte Einbettungen</translation>
    </message>
    <message>
        <source>tied_embeddings needs word_vectors=learned, because one-hot vectors have no matrix that the output layer could use; or set tied_embeddings=none.</source>
        <translation>tied_embeddings braucht word_vectors=learned, denn One-Hot-Vektoren haben keine Matrix, die die Ausgabeschicht benutzen könnte; oder tied_embeddings=none setzen.</translation>
    </message>
    <message>
        <source>tied_embeddings with attention={} needs a decoder&apos;s state (hidden_size, decoder_hidden_size) as long as a word&apos;s vector (embedding_size), but they have {} and {} numbers: make them equal.</source>
        <translation>tied_embeddings mit attention={} braucht einen Zustand des Decoders (hidden_size, decoder_hidden_size), der so lang ist wie der Vektor eines Wortes (embedding_size); sie haben aber {} und {} Zahlen: beide gleich setzen.</translation>
    </message>
    <message>
        <source>tied_embeddings with readout=state needs a decoder&apos;s state (hidden_size, decoder_hidden_size) as long as a word&apos;s vector (embedding_size), but they have {} and {} numbers: make them equal, or use readout=maxout.</source>
        <translation>tied_embeddings mit readout=state braucht einen Zustand des Decoders (hidden_size, decoder_hidden_size), der so lang ist wie der Vektor eines Wortes (embedding_size); sie haben aber {} und {} Zahlen: beide gleich setzen, oder readout=maxout benutzen.</translation>
    </message>
    <message>
        <source>tied_embeddings=all needs the same words with the same ids on both sides, but the {} words of the source and the {} of the target are not the same. Set tokenizer=bpe and subword_learning=joint, or use tied_embeddings=target.</source>
        <translation>tied_embeddings=all braucht auf beiden Seiten dieselben Wörter mit denselben Nummern, aber die {} Wörter der Quelle und die {} des Ziels sind nicht dieselben. tokenizer=bpe und subword_learning=joint setzen, oder tied_embeddings=target benutzen.</translation>
    </message>
    <message>
        <source>As given: neither side looks tokenised, so nothing was detokenised</source>
        <translation>Wie gegeben: Keine Seite sieht tokenisiert aus, darum wurde nichts detokenisiert</translation>
    </message>
    <message>
        <source>As given: translations as they are written, target text as it stands in the file</source>
        <translation>Wie gegeben: Übersetzungen, wie sie geschrieben sind, Zieltext, wie er in der Datei steht</translation>
    </message>
    <message>
        <source>Detokenised: both without the spaces and signs of a tokenizer</source>
        <translation>Detokenisiert: beide ohne die Leerzeichen und Zeichen eines Tokenizers</translation>
    </message>
    <message>
        <source>Detokenised: the target text of the file; the translations do not look tokenised</source>
        <translation>Detokenisiert: der Zieltext der Datei; die Übersetzungen sehen nicht tokenisiert aus</translation>
    </message>
    <message>
        <source>Detokenised: the translations; the target text of the file does not look tokenised</source>
        <translation>Detokenisiert: die Übersetzungen; der Zieltext der Datei sieht nicht tokenisiert aus</translation>
    </message>
    <message>
        <source>Line {} of &quot;{}&quot; is measured by only one of the two runs; the other leaves it out. Compare runs with the same data settings, or take such lines out of the file.</source>
        <translation>Zeile {} von „{}“ wird nur von einem der beiden Läufe gemessen; der andere lässt sie aus. Läufe mit denselben Dateneinstellungen vergleichen oder solche Zeilen aus der Datei nehmen.</translation>
    </message>
    <message>
        <source>Normalised: target text after the normalisation of the run&apos;s training data</source>
        <translation>Normalisiert: Zieltext nach der Normalisierung der Trainingsdaten des Laufs</translation>
    </message>
    <message>
        <source>The two runs translate in opposite directions, so their translations cannot be compared.</source>
        <translation>Die beiden Läufe übersetzen in entgegengesetzte Richtungen, darum lassen sich ihre Übersetzungen nicht vergleichen.</translation>
    </message>
    <message>
        <source>Two runs are compared by their translations, and one of them was trained to put vectors in order. Choose runs of sentence pairs.</source>
        <translation>Zwei Läufe werden anhand ihrer Übersetzungen verglichen, und einer davon wurde darauf trainiert, Vektoren zu ordnen. Läufe mit Satzpaaren wählen.</translation>
    </message>
    <message>
        <source>entropy of a row (bits)</source>
        <translation>Entropie einer Zeile (Bit)</translation>
    </message>
    <message>
        <source>fullest column (share)</source>
        <translation>vollste Spalte (Anteil)</translation>
    </message>
    <message>
        <source>largest score above mean</source>
        <translation>größter Score über dem Mittel</translation>
    </message>
    <message>
        <source>A beam of {} has no {} translations: give --beam {} or more.</source>
        <translation>Ein Beam von {} hat keine {} Übersetzungen: --beam {} oder mehr angeben.</translation>
    </message>
    <message>
        <source>Average saves</source>
        <translation>Speicherstände mitteln</translation>
    </message>
    <message>
        <source>Average the K saves whose validation had the lowest loss</source>
        <translation>Die K Speicherstände mit dem kleinsten Verlust der Validierung mitteln</translation>
    </message>
    <message>
        <source>Average the last K saves</source>
        <translation>Die letzten K Speicherstände mitteln</translation>
    </message>
    <message>
        <source>Averaged are</source>
        <translation>Gemittelt werden</translation>
    </message>
    <message>
        <source>Folder of a run with several saves</source>
        <translation>Ordner eines Laufs mit mehreren Speicherständen</translation>
    </message>
    <message>
        <source>Folder of the new run</source>
        <translation>Ordner des neuen Laufs</translation>
    </message>
    <message>
        <source>How many different translations of each sentence are written, at most; as text, each with the number of its sentence, counted from 0, and its score divided by the length penalty</source>
        <translation>Wie viele verschiedene Übersetzungen jedes Satzes höchstens geschrieben werden; als Text jede mit der Nummer ihres Satzes, ab 0 gezählt, und ihrem Score geteilt durch die Längenstrafe</translation>
    </message>
    <message>
        <source>How many saves stay on the disk, beside the best one. They can be looked at, compared and averaged later.</source>
        <translation>Wie viele Speicherstände neben dem besten auf der Platte bleiben. Sie können später angesehen, verglichen und gemittelt werden.</translation>
    </message>
    <message>
        <source>Keep saves</source>
        <translation>Speicherstände behalten</translation>
    </message>
    <message>
        <source>Make a run of the mean of several saves</source>
        <translation>Aus dem Mittel mehrerer Speicherstände einen Lauf machen</translation>
    </message>
    <message>
        <source>Mean of {} saves of {}, steps {} to {}</source>
        <translation>Mittel von {} Speicherständen von {}, Schritte {} bis {}</translation>
    </message>
    <message>
        <source>Model {} cannot translate together with the first one: {}. Choose runs that were trained on the same pairs with the same data settings.</source>
        <translation>Modell {} kann nicht mit dem ersten zusammen übersetzen: {}. Läufe wählen, die mit denselben Paaren und denselben Dateneinstellungen trainiert wurden.</translation>
    </message>
    <message>
        <source>Say which saves: --last K or --best K.</source>
        <translation>Angeben, welche Speicherstände: --last K oder --best K.</translation>
    </message>
    <message>
        <source>Several models are open together. They can translate, be measured and align; for anything else open one of them alone.</source>
        <translation>Mehrere Modelle sind zusammen offen. Sie können übersetzen, gemessen werden und Wörter zuordnen; für alles andere eines von ihnen allein öffnen.</translation>
    </message>
    <message>
        <source>The loss of several models together is measured after the true previous words: leave teacher forcing at 1, or evaluate one model alone.</source>
        <translation>Der Verlust mehrerer Modelle zusammen wird nach den wahren vorigen Wörtern gemessen: Teacher Forcing bei 1 lassen oder ein Modell allein messen.</translation>
    </message>
    <message>
        <source>The mean of {} saves, steps {} to {}, is in use: its loss on the validation sentences is {}, that of the best save {}.</source>
        <translation>Das Mittel von {} Speicherständen, Schritte {} bis {}, ist in Gebrauch: Sein Verlust auf den Validierungssätzen ist {}, der des besten Speicherstands {}.</translation>
    </message>
    <message>
        <source>The mean of {} saves, steps {} to {}, is no better than the best save: its loss on the validation sentences is {}, that of the best save {}.</source>
        <translation>Das Mittel von {} Speicherständen, Schritte {} bis {}, ist nicht besser als der beste Speicherstand: Sein Verlust auf den Validierungssätzen ist {}, der des besten Speicherstands {}.</translation>
    </message>
    <message>
        <source>These saves have no mean: {}. Only saves of one run, or of models of the same size, can be averaged.</source>
        <translation>Diese Speicherstände haben kein Mittel: {}. Nur Speicherstände eines Laufs oder von Modellen derselben Größe können gemittelt werden.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} saves of steps that were validated, too few for a mean of {}. Ask for fewer, or for the last ones; with keep_saves a run keeps more.</source>
        <translation>„{}“ hat {} Speicherstände von Schritten, die validiert wurden, zu wenige für ein Mittel von {}. Weniger verlangen oder die letzten; mit keep_saves behält ein Lauf mehr.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} saves, too few for a mean of {}. Ask for fewer; with keep_saves a run keeps more.</source>
        <translation>„{}“ hat {} Speicherstände, zu wenige für ein Mittel von {}. Weniger verlangen; mit keep_saves behält ein Lauf mehr.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a model of words, so it cannot translate together with other runs.</source>
        <translation>„{}“ kennt keine Wörter und kann darum nicht mit anderen Läufen zusammen übersetzen.</translation>
    </message>
    <message>
        <source>does not say of which step the weights for its mean are</source>
        <translation>sagt nicht, von welchem Schritt die Gewichte für sein Mittel sind</translation>
    </message>
    <message>
        <source>its weights are the mean of saves that were never made</source>
        <translation>seine Gewichte sind das Mittel von Speicherständen, die es nie gab</translation>
    </message>
    <message>
        <source>one has {} tensors, another {}</source>
        <translation>einer hat {} Tensoren, ein anderer {}</translation>
    </message>
    <message>
        <source>the first one has {} words, the other {}</source>
        <translation>das erste hat {} Wörter, das andere {}</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; does not have the same size in all of them</source>
        <translation>der Tensor „{}“ hat nicht in allen dieselbe Größe</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; holds whole numbers</source>
        <translation>der Tensor „{}“ enthält ganze Zahlen</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; is not in all of them</source>
        <translation>der Tensor „{}“ ist nicht in allen</translation>
    </message>
    <message>
        <source>their setting &quot;{}&quot; differs</source>
        <translation>ihre Einstellung „{}“ ist verschieden</translation>
    </message>
    <message>
        <source>their source vocabularies differ: {}</source>
        <translation>ihre Quellvokabulare sind verschieden: {}</translation>
    </message>
    <message>
        <source>their sub-word models differ</source>
        <translation>ihre Wortteilmodelle sind verschieden</translation>
    </message>
    <message>
        <source>their target vocabularies differ: {}</source>
        <translation>ihre Zielvokabulare sind verschieden: {}</translation>
    </message>
    <message>
        <source>they learned to write spaces differently</source>
        <translation>sie haben gelernt, Leerzeichen verschieden zu schreiben</translation>
    </message>
    <message>
        <source>word {} is &quot;{}&quot; in the first one and &quot;{}&quot; in the other</source>
        <translation>Wort {} ist „{}“ im ersten und „{}“ im anderen</translation>
    </message>
    <message>
        <source>BLEU on the validation sentences has not risen in {} validations (patience), so training stops. It was highest at step {}.</source>
        <translation>BLEU auf den Validierungssätzen ist in {} Validierungen nicht gestiegen (patience), daher endet das Training. Am höchsten war es bei Schritt {}.</translation>
    </message>
    <message>
        <source>Best by</source>
        <translation>Bester nach</translation>
    </message>
    <message>
        <source>How long training takes, with validations and saves, which get a tenth of it at most; schedules fit into it. Pauses do not count. 0: the steps or the epochs decide.</source>
        <translation>Wie lange das Training dauert, samt Validierungen und Speichern, die höchstens ein Zehntel davon bekommen; der Lernratenplan passt sich ein. Pausen zählen nicht. 0: Die Schritte oder die Epochen entscheiden.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Share of the learning rate by which each weight shrinks at a step, apart from its gradient: AdamW (Loshchilov and Hutter 2019). 0: none.</source>
        <translation>Anteil der Lernrate, um den jedes Gewicht in einem Schritt schrumpft, unabhängig von seinem Gradienten: AdamW (Loshchilov und Hutter 2019). 0: keiner.</translation>
    </message>
    <message>
        <source>Steps in which the learning rate grows from zero. With a limit in minutes they are a tenth of the training at most.</source>
        <translation>Schritte, in denen die Lernrate von null an wächst. Mit einer Grenze in Minuten sind es höchstens ein Zehntel des Trainings.</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Vorzeitig beendet</translation>
    </message>
    <message>
        <source>The loss on the validation sentences has not fallen in {} validations (patience), so training stops. It was lowest at step {}.</source>
        <translation>Der Verlust auf den Validierungssätzen ist in {} Validierungen nicht gefallen (patience), daher endet das Training. Am niedrigsten war er bei Schritt {}.</translation>
    </message>
    <message>
        <source>The mean of {} saves, steps {} to {}, is in use: its BLEU on the validation sentences is {}, that of the best save {}.</source>
        <translation>Das Mittel von {} Speicherständen, Schritte {} bis {}, ist in Gebrauch: Sein BLEU auf den Validierungssätzen ist {}, der des besten Speicherstands {}.</translation>
    </message>
    <message>
        <source>The mean of {} saves, steps {} to {}, is no better than the best save: its BLEU on the validation sentences is {}, that of the best save {}.</source>
        <translation>Das Mittel von {} Speicherständen, Schritte {} bis {}, ist nicht besser als der beste Speicherstand: Sein BLEU auf den Validierungssätzen ist {}, der des besten Speicherstands {}.</translation>
    </message>
    <message>
        <source>The weights of step {} are in use: the highest BLEU on the validation sentences.</source>
        <translation>Die Gewichte von Schritt {} sind in Gebrauch: das höchste BLEU auf den Validierungssätzen.</translation>
    </message>
    <message>
        <source>Validating would take too much of the {} minutes, so it is left out. Train longer, or with fewer validation sentences.</source>
        <translation>Das Validieren dauert länger als sein Anteil an {} Minuten, daher entfällt es. Länger trainieren, oder mit weniger Validierungssätzen.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Weight Decay</translation>
    </message>
    <message>
        <source>What says which weights are the best ones, when the plateau schedule halves the rate and when patience ends: the loss on the validation sentences, or BLEU of the greedy translations of all of them, which takes longer.</source>
        <translation>Was bestimmt, welche Gewichte die besten sind, wann der Plan plateau die Rate halbiert und wann die Geduld endet: der Verlust auf den Validierungssätzen, oder BLEU der gierigen Übersetzungen von ihnen allen, was länger dauert.</translation>
    </message>
    <message>
        <source>After a minute on the sample &quot;tiny-french&quot; about 99 of 100 new sentences are translated word for word, and the heatmap shows which word became which. Ten minutes on Multi30k reach BLEU 40 with pieces of words that are learned from both sides together (tokenizer=bpe subword_learning=joint); with whole words it is about four less.</source>
        <translation>Nach einer Minute mit den Beispieldaten „tiny-french“ sind etwa 99 von 100 neuen Sätzen Wort für Wort richtig übersetzt, und die Heatmap zeigt, welches Wort zu welchem wurde. Zehn Minuten mit Multi30k erreichen BLEU 40 mit Wortteilen, die aus beiden Seiten zusammen gelernt werden (tokenizer=bpe subword_learning=joint); mit ganzen Wörtern sind es etwa vier weniger.</translation>
    </message>
    <message>
        <source>Ours: a small model that learns fast on a laptop and draws a clear alignment. The encoder reads the sentence both ways, and Luong&apos;s general score compares the decoder&apos;s state with every source word. Scores are scaled and capped, so that attention stays soft. Start here. From 20,000 training pairs on it is twice as wide, more of it is dropped while it learns, and its embeddings are tied.</source>
        <translation>Von uns: ein kleines Modell, das auf einem Laptop schnell lernt und ein klares Alignment zeichnet. Der Encoder liest den Satz in beide Richtungen, und Luongs Score general vergleicht den Zustand des Decoders mit jedem Quellwort. Scores werden skaliert und begrenzt, damit die Aufmerksamkeit weich bleibt. Ein guter Anfang. Ab 20.000 Trainingspaaren ist es doppelt so breit, beim Lernen fällt mehr davon weg, und seine Einbettungen sind gekoppelt.</translation>
    </message>
    <message>
        <source>Which matrices are one. target: the output layer multiplies by the vectors of the target words, so that it has no matrix of its own and reads as many numbers as a word has. all: the source words have these vectors too, which needs one vocabulary for both sides. where-possible: all with joint sub-words, otherwise target, and none where the sizes do not fit (Press and Wolf 2017; Inan, Khosravi and Socher 2017).</source>
        <translation>Welche Matrizen eine sind. target: Die Ausgabeschicht multipliziert mit den Vektoren der Zielwörter; sie hat keine eigene Matrix und liest so viele Zahlen, wie ein Wort hat. all: Auch die Wörter der Quelle haben diese Vektoren; dafür brauchen beide Seiten ein gemeinsames Vokabular. where-possible: all bei gemeinsam gelernten Wortteilen, sonst target, und none, wo die Größen nicht passen (Press und Wolf 2017; Inan, Khosravi und Socher 2017).</translation>
    </message>
    <message>
        <source>loss (nats a word)</source>
        <translation>Verlust (Nat je Wort)</translation>
    </message>
    <message>
        <source>Go on with: attentoscope-cli train --resume --out {}</source>
        <translation>Weiter mit: attentoscope-cli train --resume --out {}</translation>
    </message>
    <message>
        <source>The run is in {}.</source>
        <translation>Der Lauf liegt in {}.</translation>
    </message>
    <message>
        <source>and {} more</source>
        <translation>und {} weitere</translation>
    </message>
    <message>
        <source>arithmetic: recurrent={}, chosen when the run was made and kept in its config.json</source>
        <translation>Arithmetik: recurrent={}, gewählt, als der Lauf angelegt wurde, und in seiner config.json festgehalten</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>Zeile {}: {}</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>not saved: {}</source>
        <translation>nicht gespeichert: {}</translation>
    </message>
    <message>
        <source>perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>plan, estimated from the first steps: in {} about {} steps</source>
        <translation>Plan, geschätzt nach den ersten Schritten: in {} etwa {} Schritte</translation>
    </message>
    <message>
        <source>reference    {}</source>
        <translation>Referenz        {}</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>source       {}</source>
        <translation>Quelle          {}</translation>
    </message>
    <message>
        <source>source words</source>
        <translation>Quellwörter</translation>
    </message>
    <message>
        <source>step {}, epoch {}: loss {}, perplexity {}, {} tokens/s, learning rate {}, {} left</source>
        <translation>Schritt {}, Epoche {}: Verlust {}, Perplexität {}, {} Tokens/s, Lernrate {}, noch {}</translation>
    </message>
    <message>
        <source>step {}: mean squared error {}, {} vectors/s, learning rate {}, at most {} left</source>
        <translation>Schritt {}: mittlerer quadratischer Fehler {}, {} Vektoren/s, Lernrate {}, höchstens noch {}</translation>
    </message>
    <message>
        <source>target tokens</source>
        <translation>Zieltokens</translation>
    </message>
    <message>
        <source>the mean of {} saves: {}</source>
        <translation>das Mittel aus {} Speicherständen: {}</translation>
    </message>
    <message>
        <source>the other run: {}; difference {}, p = {} (bootstrap), p = {} (randomisation)</source>
        <translation>der andere Lauf: {}; Unterschied {}, p = {} (Bootstrap), p = {} (Randomisierung)</translation>
    </message>
    <message>
        <source>translation  {}</source>
        <translation>Übersetzung     {}</translation>
    </message>
    <message>
        <source>validation at step {}, epoch {}: loss {}, perplexity {}, BLEU {}</source>
        <translation>Validierung bei Schritt {}, Epoche {}: Verlust {}, Perplexität {}, BLEU {}</translation>
    </message>
    <message>
        <source>{}% measured</source>
        <translation>{} % gemessen</translation>
    </message>
    <message>
        <source>{} after {} steps, {}.</source>
        <translation>{} nach {} Schritten, {}.</translation>
    </message>
    <message>
        <source>{} of {} lines cannot be used:</source>
        <translation>{} von {} Zeilen sind nicht verwendbar:</translation>
    </message>
    <message>
        <source>{}, attention {}: {} parameters</source>
        <translation>{}, Aufmerksamkeit {}: {} Parameter</translation>
    </message>
    <message>
        <source>{}, going on after step {}</source>
        <translation>{}, weiter nach Schritt {}</translation>
    </message>
    <message>
        <source>{}, the best so far</source>
        <translation>{}, bisher am besten</translation>
    </message>
    <message>
        <source>{}, warm-up {} steps</source>
        <translation>{}, Warm-up {} Schritte</translation>
    </message>
    <message>
        <source>{}, {} epochs</source>
        <translation>{}, {} Epochen</translation>
    </message>
    <message>
        <source>{}, {} target tokens, {} validations</source>
        <translation>{}, {} Zieltokens, {} Validierungen</translation>
    </message>
    <message>
        <source>{}: {} pairs, {} to train and {} to validate with; vocabulary {} and {} words</source>
        <translation>{}: {} Paare, {} zum Trainieren und {} zum Validieren; Vokabular {} und {} Wörter</translation>
    </message>
    <message>
        <source>The last validations (Vaswani and others 2017), or the best ones.</source>
        <translation>Die letzten Validierungen (Vaswani und andere 2017) oder die besten.</translation>
    </message>
    <message>
        <source>When training ends, the mean of the weights at this many validations is made. The run keeps it if its validation is better than that of the best save (Izmailov and others 2018). 0: none.</source>
        <translation>Wenn das Training endet, wird das Mittel der Gewichte bei so vielen Validierungen gebildet. Der Lauf behält es, wenn seine Validierung besser ist als die des besten Speicherstands (Izmailov und andere 2018). 0: keines.</translation>
    </message>
    <message>
        <source>10^9 operations a target token</source>
        <translation>10^9 Operationen je Zieltoken</translation>
    </message>
    <message>
        <source>LibTorch&apos;s product, the same</source>
        <translation>Produkt von LibTorch, ebenso</translation>
    </message>
    <message>
        <source>There are no runs in {}</source>
        <translation>In {} sind keine Läufe</translation>
    </message>
    <message>
        <source>fraction of sgemm</source>
        <translation>Anteil von sgemm</translation>
    </message>
    <message>
        <source>its kernels</source>
        <translation>dessen Kernel</translation>
    </message>
    <message>
        <source>peak memory (MiB)</source>
        <translation>größter Arbeitsspeicher (MiB)</translation>
    </message>
    <message>
        <source>sgemm, 10^9 operations a second</source>
        <translation>sgemm, 10^9 Operationen/Sekunde</translation>
    </message>
    <message>
        <source>source padding (%)</source>
        <translation>Auffüllung der Quelle (%)</translation>
    </message>
    <message>
        <source>source tokens a second</source>
        <translation>Quelltokens in der Sekunde</translation>
    </message>
    <message>
        <source>target padding (%)</source>
        <translation>Auffüllung des Ziels (%)</translation>
    </message>
    <message>
        <source>target tokens a second</source>
        <translation>Zieltokens in der Sekunde</translation>
    </message>
    <message>
        <source>trained on {} ({} pairs, {} and {} words)</source>
        <translation>trainiert mit {} ({} Paare, {} und {} Wörter)</translation>
    </message>
    <message>
        <source>{} is deleted</source>
        <translation>{} ist gelöscht</translation>
    </message>
    <message>
        <source>{} on {}</source>
        <translation>{} mit {}</translation>
    </message>
    <message>
        <source>{} pairs written to {}</source>
        <translation>{} Paare nach {} geschrieben</translation>
    </message>
    <message>
        <source>{}, BLEU {}</source>
        <translation>{}, BLEU {}</translation>
    </message>
    <message>
        <source>{}, loss {}</source>
        <translation>{}, Verlust {}</translation>
    </message>
    <message>
        <source>{}, ms a step</source>
        <translation>{}, ms je Schritt</translation>
    </message>
    <message>
        <source>{}, step {}, {}</source>
        <translation>{}, Schritt {}, {}</translation>
    </message>
    <message>
        <source>{}, {} MB</source>
        <translation>{}, {} MB</translation>
    </message>
    <message>
        <source>{}: the mean of {} saves, of steps {}</source>
        <translation>{}: das Mittel von {} Speicherständen, der Schritte {}</translation>
    </message>
    <message>
        <source>{}: {}, step {}</source>
        <translation>{}: {}, Schritt {}</translation>
    </message>
    <message>
        <source>threads in use</source>
        <translation>benutzte Threads</translation>
    </message>
    <message>
        <source>* aligns best</source>
        <translation>* ordnet am besten zu</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>Adam&apos;s second decay</source>
        <translation>Zweite Abklingrate von Adam (β₂)</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Attention is all you need</source>
        <translation>Attention is all you need</translation>
    </message>
    <message>
        <source>Attention is all you need, as printed: layers of attention in several heads and no recurrence, normalised after each sub-layer, with sinusoids for positions, ReLU, dropout and label smoothing of 0.1, Adam with a second decay of 0.98 and the paper&apos;s schedule. Sizes are smaller, so that it learns on a laptop: 3 layers of 256 numbers in 8 heads in place of 6 of 512, and 2 of 128 in 4 heads below 20,000 pairs; and 400 warm-up steps in place of 4,000. PyTorch&apos;s module has one more normalisation after the last layer, and so has this. Source and target have one table of words where their words are one vocabulary, as with joint sub-words.</source>
        <translation>„Attention is all you need“ wie gedruckt: Schichten aus Aufmerksamkeit in mehreren Köpfen und keine Rekurrenz, normalisiert nach jeder Teilschicht, mit Sinuswellen für die Positionen, ReLU, Dropout und Label Smoothing von 0,1, Adam mit einer zweiten Abklingrate von 0,98 und dem Lernratenplan des Papers. Die Größen sind kleiner, damit es auf einem Laptop lernt: 3 Schichten von 256 Zahlen in 8 Köpfen statt 6 von 512, unter 20.000 Paaren 2 von 128 in 4 Köpfen; und 400 Aufwärmschritte statt 4.000. Das Modul von PyTorch hat nach der letzten Schicht eine weitere Normalisierung, und so auch dieses. Quelle und Ziel haben eine gemeinsame Worttabelle, wo ihre Wörter ein Vokabular sind, wie bei gemeinsamen Wortteilen.</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>Berechnet durch</translation>
    </message>
    <message>
        <source>Dropout of sub-layers</source>
        <translation>Dropout der Teilschichten</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>How many attentions a Transformer&apos;s layer has side by side. Each compares its own share of the numbers, so the embedding size must be a multiple (Vaswani and others 2017).</source>
        <translation>Wie viele Aufmerksamkeiten eine Schicht eines Transformers nebeneinander hat. Jede vergleicht ihren eigenen Teil der Zahlen, die Einbettungsgröße muss also ein Vielfaches sein (Vaswani und andere 2017).</translation>
    </message>
    <message>
        <source>Inner size</source>
        <translation>Innere Größe</translation>
    </message>
    <message>
        <source>It learns more slowly at first than with normalisation before each sub-layer (the preset transformer).</source>
        <translation>Es lernt anfangs langsamer als mit Normalisierung vor jeder Teilschicht (die Vorlage transformer).</translation>
    </message>
    <message>
        <source>Layers on top of each other, in encoder and decoder.</source>
        <translation>Schichten übereinander, in Encoder und Decoder.</translation>
    </message>
    <message>
        <source>No pair is short enough: {}. Use a file with shorter sentences, or a larger {}.</source>
        <translation>Kein Paar ist kurz genug: {}. Eine Datei mit kürzeren Sätzen verwenden oder größeres {}.</translation>
    </message>
    <message>
        <source>Normalisation</source>
        <translation>Normalisierung</translation>
    </message>
    <message>
        <source>Ours: a Transformer of 2 layers, 64 numbers and 4 heads, whose heads find their parts before your eyes: it learns the samples &quot;tiny-french&quot; and &quot;reverse&quot; in 3,000 steps.</source>
        <translation>Von uns: ein Transformer mit 2 Schichten, 64 Zahlen und 4 Köpfen, die ihre Rollen vor den Augen der Zuschauenden finden: Er lernt die Beispieldaten „tiny-french“ und „reverse“ in 3.000 Schritten.</translation>
    </message>
    <message>
        <source>Positions of words</source>
        <translation>Positionen der Wörter</translation>
    </message>
    <message>
        <source>Several attentions side by side, the heads, in every layer of a Transformer: from source words to source words, from target words to the target words before them, and from target words to source words. Each head compares its own share of the numbers.</source>
        <translation>Mehrere Aufmerksamkeiten nebeneinander, die Köpfe, in jeder Schicht eines Transformers: von Quellwörtern zu Quellwörtern, von Zielwörtern zu den Zielwörtern vor ihnen und von Zielwörtern zu Quellwörtern. Jeder Kopf vergleicht seinen eigenen Teil der Zahlen.</translation>
    </message>
    <message>
        <source>Share of its running mean of squared gradients that Adam keeps at each step (Kingma and Ba 2015: 0.999). The Transformer&apos;s article has 0.98 (Vaswani and others 2017).</source>
        <translation>Anteil seines laufenden Mittels quadrierter Gradienten, den Adam bei jedem Schritt behält (Kingma und Ba 2015: 0,999). Das Paper des Transformers hat 0,98 (Vaswani und andere 2017).</translation>
    </message>
    <message>
        <source>Of the numbers that each sub-layer of a Transformer gives, this share is set to zero at random while training (Vaswani and others 2017). -1: as Dropout says.</source>
        <translation>Anteil der Zahlen, die jede Teilschicht eines Transformers ausgibt, der im Training zufällig auf null gesetzt wird (Vaswani und andere 2017). -1: wie Dropout sagt.</translation>
    </message>
    <message>
        <source>There are no heads to choose from. Only a Transformer has them, and several models together show one attention. Leave the head out.</source>
        <translation>Es gibt keine Köpfe zur Auswahl: Nur ein Transformer hat welche, und mehrere Modelle zusammen zeigen eine Aufmerksamkeit. Den Kopf weglassen.</translation>
    </message>
    <message>
        <source>There is no head {}.{}: the model has layers 1 to {} and heads 1 to {}.</source>
        <translation>Es gibt keinen Kopf {}.{}: Das Modell hat die Schichten 1 bis {} und die Köpfe 1 bis {}.</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>Transformer, the paper</source>
        <translation>Transformer, wie im Paper</translation>
    </message>
    <message>
        <source>Transformer, tiny</source>
        <translation>Transformer, winzig</translation>
    </message>
    <message>
        <source>Units between the two linear layers that follow each attention of a Transformer. 0: four times the embedding size, as in the paper (Vaswani and others 2017).</source>
        <translation>Einheiten zwischen den beiden linearen Schichten, die in einem Transformer auf die Aufmerksamkeit folgen. 0: das Vierfache der Einbettungsgröße wie im Paper (Vaswani und andere 2017).</translation>
    </message>
    <message>
        <source>Vaswani and others</source>
        <translation>Vaswani und andere</translation>
    </message>
    <message>
        <source>Vaswani and others 2017: Attention is all you need</source>
        <translation>Vaswani und andere 2017: Attention is all you need</translation>
    </message>
    <message>
        <source>Where a Transformer&apos;s layer normalises. post: the sum of what a sub-layer read and what it gives, as in the paper (Vaswani and others 2017). pre: what it reads, which trains with larger rates (Xiong and others 2020: On layer normalization in the Transformer architecture).</source>
        <translation>Wo die Schicht eines Transformers normalisiert. post: die Summe aus dem, was eine Teilschicht gelesen hat, und dem, was sie ausgibt, wie im Paper (Vaswani und andere 2017). pre: was sie liest; so trainiert es mit größeren Raten (Xiong und andere 2020: On layer normalization in the Transformer architecture).</translation>
    </message>
    <message>
        <source>With --json: the weights of every head of a Transformer too, as &quot;heads&quot;; several models together have none</source>
        <translation>Mit --json: auch die Gewichte jedes Kopfes eines Transformers, als „heads“; mehrere Modelle zusammen haben keine</translation>
    </message>
    <message>
        <source>architecture=transformer needs word_vectors=learned, because its layers give as many numbers as a word&apos;s vector has.</source>
        <translation>architecture=transformer braucht word_vectors=learned, denn seine Schichten geben so viele Zahlen aus, wie der Vektor eines Worts hat.</translation>
    </message>
    <message>
        <source>attention={} needs architecture=transformer; for recurrent layers set another one, such as attention=general.</source>
        <translation>attention={} braucht architecture=transformer; für rekurrente Schichten eine andere setzen, etwa attention=general.</translation>
    </message>
    <message>
        <source>end mark</source>
        <translation>Endzeichen</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>erstes Wort</translation>
    </message>
    <message>
        <source>heads={} needs an embedding_size that is a multiple of it, because each head reads its own share of a word&apos;s numbers, but embedding_size={}. Set embedding_size={} or heads={}.</source>
        <translation>heads={} braucht eine embedding_size, die ein Vielfaches davon ist, denn jeder Kopf liest seinen eigenen Teil der Zahlen eines Worts, aber embedding_size={}. embedding_size={} oder heads={} setzen.</translation>
    </message>
    <message>
        <source>how many numbers a query has: embedding size over heads</source>
        <translation>wie viele Zahlen eine Anfrage hat: Einbettungsgröße durch Köpfe</translation>
    </message>
    <message>
        <source>last word</source>
        <translation>letztes Wort</translation>
    </message>
    <message>
        <source>layer and head</source>
        <translation>Schicht und Kopf</translation>
    </message>
    <message>
        <source>max_positions={} leaves room for {} source and {} target tokens</source>
        <translation>max_positions={} lässt Platz für {} Quell- und {} Zieltokens</translation>
    </message>
    <message>
        <source>next word</source>
        <translation>nächstes Wort</translation>
    </message>
    <message>
        <source>previous word</source>
        <translation>voriges Wort</translation>
    </message>
    <message>
        <source>recurrent: layers that read word by word, and one attention. transformer: layers of attention in several heads, from words to words on each side and from the target to the source (Vaswani and others 2017: Attention is all you need).</source>
        <translation>recurrent: Schichten, die Wort für Wort lesen, und eine Aufmerksamkeit. transformer: Schichten aus Aufmerksamkeit in mehreren Köpfen, von Wörtern zu Wörtern auf jeder Seite und vom Ziel zur Quelle (Vaswani und andere 2017: Attention is all you need).</translation>
    </message>
    <message>
        <source>same word</source>
        <translation>selbes Wort</translation>
    </message>
    <message>
        <source>spread out</source>
        <translation>verteilt</translation>
    </message>
    <message>
        <source>start mark</source>
        <translation>Anfangszeichen</translation>
    </message>
    <message>
        <source>the query: a learned map of what the layer below gives for word t, one for each head</source>
        <translation>die Anfrage: eine gelernte Abbildung dessen, was die Schicht darunter für Wort t ausgibt, eine für jeden Kopf</translation>
    </message>
    <message>
        <source>what the head gives; the heads&apos; are put end to end and go through one more learned map</source>
        <translation>was der Kopf ausgibt; die der Köpfe werden aneinandergehängt und durchlaufen eine weitere gelernte Abbildung</translation>
    </message>
    <message>
        <source>word alignment</source>
        <translation>Wort-Alignment</translation>
    </message>
    <message>
        <source>After 3,000 steps on the sample &quot;tiny-french&quot; about 97 of 100 new sentences are translated word for word, and the heatmap shows which word became which.</source>
        <translation>Nach 3.000 Schritten mit den Beispieldaten „tiny-french“ werden etwa 97 von 100 neuen Sätzen Wort für Wort richtig übersetzt, und die Heatmap zeigt, welches Wort zu welchem wurde.</translation>
    </message>
    <message>
        <source>Each layer has several heads, and each head a heatmap of its own.</source>
        <translation>Jede Schicht hat mehrere Köpfe, und jeder Kopf eine eigene Heatmap.</translation>
    </message>
    <message>
        <source>There is no head {} in layer {}: this model has {} layers of {} heads. Translate the sentence again.</source>
        <translation>Es gibt keinen Kopf {} in Schicht {}: Dieses Modell hat {} Schichten mit je {} Köpfen. Den Satz neu übersetzen.</translation>
    </message>
    <message>
        <source>This heatmap is the mean of several heads, and a mean has no arithmetic of its own. Choose one head in the heads view (Ctrl+H).</source>
        <translation>Diese Heatmap ist das Mittel mehrerer Köpfe, und ein Mittel hat keine eigene Rechnung. In der Ansicht der Köpfe (Strg+H) einen Kopf wählen.</translation>
    </message>
    <message>
        <source>This model has no heads, so it did not make this picture. Translate the sentence again.</source>
        <translation>Dieses Modell hat keine Köpfe, also stammt dieses Bild nicht von ihm. Den Satz neu übersetzen.</translation>
    </message>
    <message>
        <source>how much that is</source>
        <translation>wie viel das ist</translation>
    </message>
    <message>
        <source>the annotation: what the encoder gives for the word of the column</source>
        <translation>die Annotation: was der Encoder für das Wort der Spalte ausgibt</translation>
    </message>
    <message>
        <source>the context of this head, from above</source>
        <translation>der Kontext dieses Kopfes, von oben</translation>
    </message>
    <message>
        <source>the key: what the column offers</source>
        <translation>der Schlüssel: was die Spalte anbietet</translation>
    </message>
    <message>
        <source>the mask: 0, since it hides padding only, and a sentence by itself has none</source>
        <translation>die Maske: 0, denn sie verdeckt nur Füllzeichen, und ein einzelner Satz hat keine</translation>
    </message>
    <message>
        <source>the mask: 0, since the decoder has read this word</source>
        <translation>die Maske: 0, denn der Decoder hat dieses Wort gelesen</translation>
    </message>
    <message>
        <source>the mask: the decoder reads this word only after this step, so its weight is exactly 0</source>
        <translation>die Maske: Der Decoder liest dieses Wort erst nach diesem Schritt, darum ist sein Gewicht genau 0</translation>
    </message>
    <message>
        <source>the output: what all heads of the layer add, and the bias</source>
        <translation>die Ausgabe: was alle Köpfe der Schicht beitragen, und der Bias</translation>
    </message>
    <message>
        <source>the query: what the row asks for</source>
        <translation>die Anfrage: wonach die Zeile fragt</translation>
    </message>
    <message>
        <source>the scale: the square root of how many numbers a query has</source>
        <translation>die Skalierung: die Wurzel aus der Anzahl der Zahlen einer Anfrage</translation>
    </message>
    <message>
        <source>the scaled product</source>
        <translation>das skalierte Produkt</translation>
    </message>
    <message>
        <source>the score</source>
        <translation>der Score</translation>
    </message>
    <message>
        <source>the sum of the line above</source>
        <translation>die Summe der Zeile darüber</translation>
    </message>
    <message>
        <source>the value: what the column gives</source>
        <translation>der Wert: was die Spalte gibt</translation>
    </message>
    <message>
        <source>the weight of this cell, from the table above</source>
        <translation>das Gewicht dieser Zelle, aus der Tabelle oben</translation>
    </message>
    <message>
        <source>to compare with</source>
        <translation>zum Vergleich</translation>
    </message>
    <message>
        <source>what this attention reads at the step that chooses the word of the row</source>
        <translation>was diese Aufmerksamkeit beim Schritt liest, der das Wort der Zeile wählt</translation>
    </message>
    <message>
        <source>what this attention reads for the word of the column</source>
        <translation>was diese Aufmerksamkeit für das Wort der Spalte liest</translation>
    </message>
    <message>
        <source>what this attention reads for the word of the row</source>
        <translation>was diese Aufmerksamkeit für das Wort der Zeile liest</translation>
    </message>
    <message>
        <source>what this cell adds to the context</source>
        <translation>was diese Zelle zum Kontext beiträgt</translation>
    </message>
    <message>
        <source>what this head adds to the output of its layer&apos;s attention</source>
        <translation>was dieser Kopf zur Ausgabe der Aufmerksamkeit seiner Schicht beiträgt</translation>
    </message>
    <message>
        <source>Cross head of a Transformer whose weights become links, both counted from 1; or mean, for the mean of the last layer&apos;s heads</source>
        <translation>Cross-Kopf eines Transformers, dessen Gewichte zu Verbindungen werden, beide ab 1 gezählt; oder mean, für das Mittel der Köpfe der letzten Schicht</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} is no measurement of heads. Remove the line, or the file; the run works without it.</source>
        <translation>„{}“, Zeile {} ist keine Messung von Köpfen. Die Zeile oder die Datei entfernen; der Lauf geht ohne sie.</translation>
    </message>
    <message>
        <source>BLEU off</source>
        <translation>BLEU ohne</translation>
    </message>
    <message>
        <source>The table of a Transformer&apos;s heads, with loss and BLEU without each of them; as much work as one evaluation for each head</source>
        <translation>Die Tabelle der Köpfe eines Transformers mit Verlust und BLEU ohne jeden einzelnen; so viel Arbeit wie eine Messung für jeden Kopf</translation>
    </message>
    <message>
        <source>There are no heads to switch off: only a Transformer has them. Leave them out, or open a run of a Transformer.</source>
        <translation>Es gibt keine Köpfe zum Abschalten: Nur ein Transformer hat sie. Die Angabe weglassen oder den Lauf eines Transformers öffnen.</translation>
    </message>
    <message>
        <source>There is no head {}.{} to switch off: the model has layers 1 to {} and heads 1 to {}.</source>
        <translation>Es gibt keinen Kopf {}.{} zum Abschalten: Das Modell hat die Schichten 1 bis {} und die Köpfe 1 bis {}.</translation>
    </message>
    <message>
        <source>loss off</source>
        <translation>Verlust ohne</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>abgeschaltet</translation>
    </message>
    <message>
        <source>Row {} cannot be forced ({}): the translation has {} rows, markers included. Give a row up to {}.</source>
        <translation>Zeile {} lässt sich nicht erzwingen ({}): Die Übersetzung hat {} Zeilen, Marken mitgezählt. Eine Zeile bis {} angeben.</translation>
    </message>
    <message>
        <source>Row {} of {} cannot be forced onto column {}: the decoder reads that word only later. Choose a column up to {}.</source>
        <translation>Zeile {} von {} lässt sich nicht auf Spalte {} zwingen: Der Decoder liest dieses Wort erst später. Eine Spalte bis {} wählen.</translation>
    </message>
    <message>
        <source>Several models are open together, and rows of single heads can be forced in one of them alone: open it alone, or force rows of all heads.</source>
        <translation>Mehrere Modelle sind zusammen offen, und Zeilen einzelner Köpfe lassen sich nur in einem allein erzwingen: Dieses allein öffnen oder Zeilen aller Köpfe erzwingen.</translation>
    </message>
    <message>
        <source>There are no heads whose attention could be forced: only a Transformer has them. Force the row without naming a head, or open a run of a Transformer.</source>
        <translation>Es gibt keine Köpfe, deren Aufmerksamkeit sich erzwingen ließe: Nur ein Transformer hat sie. Die Zeile ohne Kopf erzwingen oder den Lauf eines Transformers öffnen.</translation>
    </message>
    <message>
        <source>There is no column {} to force row {} of {} onto: its map has {} columns, markers included. Choose one of them.</source>
        <translation>Es gibt keine Spalte {}, auf die sich Zeile {} von {} zwingen ließe: Die Heatmap hat {} Spalten, Marken mitgezählt. Eine davon wählen.</translation>
    </message>
    <message>
        <source>There is no head {}.{} whose attention could be forced: the model has layers 1 to {} and heads 1 to {}.</source>
        <translation>Es gibt keinen Kopf {}.{}, dessen Aufmerksamkeit sich erzwingen ließe: Das Modell hat die Schichten 1 bis {} und die Köpfe 1 bis {}.</translation>
    </message>
    <message>
        <source>There is no row {} of {} to force: its map has {} rows, markers included. Choose one of them.</source>
        <translation>Es gibt keine Zeile {} von {} zu erzwingen: Die Heatmap hat {} Zeilen, Marken mitgezählt. Eine davon wählen.</translation>
    </message>
    <message>
        <source>Look for news every S seconds</source>
        <translation>Alle S Sekunden nach Neuem sehen</translation>
    </message>
    <message>
        <source>The training has ended ({}) after {} steps.</source>
        <translation>Das Training ist nach {2} Schritten beendet ({1}).</translation>
    </message>
    <message>
        <source>The training of &quot;{}&quot; was interrupted: its program is gone. Go on with: attentoscope-cli train --resume --out {}</source>
        <translation>Das Training von „{}“ wurde unterbrochen: Sein Programm läuft nicht mehr. Weiter mit: attentoscope-cli train --resume --out {}</translation>
    </message>
    <message>
        <source>Watch a run that is trained elsewhere</source>
        <translation>Einem Lauf zusehen, der anderswo trainiert wird</translation>
    </message>
    <message>
        <source>no news for {} s</source>
        <translation>seit {} s nichts Neues</translation>
    </message>
    <message>
        <source>step {}: {}</source>
        <translation>Schritt {}: {}</translation>
    </message>
    <message>
        <source>{} is not there at the moment</source>
        <translation>{} ist zurzeit nicht da</translation>
    </message>
    <message>
        <source>--interface says how ranks reach each other, and this training has only one rank: give --ranks too.</source>
        <translation>--interface sagt, wie Ränge einander erreichen, und dieses Training hat nur einen: auch --ranks angeben.</translation>
    </message>
    <message>
        <source>After {} seconds these of {} ranks have not come: {}. See on their machines whether they run, and whether they reach port {} of {}.</source>
        <translation>Nach {} Sekunden sind von {} Rängen diese nicht gekommen: {}. Auf ihren Rechnern nachsehen, ob sie laufen und ob sie Port {} von {} erreichen.</translation>
    </message>
    <message>
        <source>Another rank could not compute its share of the batch.</source>
        <translation>Ein anderer Rang konnte seinen Teil des Batches nicht berechnen.</translation>
    </message>
    <message>
        <source>It was interrupted before the first step.</source>
        <translation>Es wurde vor dem ersten Schritt abgebrochen.</translation>
    </message>
    <message>
        <source>MASTER_ADDR is not set. Write the name or the address of the machine where rank 0 runs, such as MASTER_ADDR=10.0.0.5.</source>
        <translation>MASTER_ADDR ist nicht gesetzt. Den Namen oder die Adresse des Rechners angeben, auf dem Rang 0 läuft, etwa MASTER_ADDR=10.0.0.5.</translation>
    </message>
    <message>
        <source>MASTER_ADDR is {}, a loopback address, but only {} of {} ranks run on this machine, and the others cannot reach it there. Set MASTER_ADDR to the address of rank 0&apos;s machine. This one has: {}.</source>
        <translation>MASTER_ADDR ist {}, eine Loopback-Adresse, aber nur {} von {} Rängen laufen auf diesem Rechner, und die anderen erreichen ihn dort nicht. MASTER_ADDR auf die Adresse des Rechners von Rang 0 setzen. Dieser hat: {}.</translation>
    </message>
    <message>
        <source>Neither SLURM_STEP_NODELIST nor MASTER_ADDR is set, so nobody knows where rank 0 runs. Set MASTER_ADDR.</source>
        <translation>Weder SLURM_STEP_NODELIST noch MASTER_ADDR ist gesetzt, also weiß niemand, wo Rang 0 läuft. MASTER_ADDR setzen.</translation>
    </message>
    <message>
        <source>No network interface &quot;{}&quot; with an address is up on this machine. There are: {}.</source>
        <translation>Auf diesem Rechner ist keine Netzwerkschnittstelle „{}“ mit einer Adresse aktiv. Es gibt: {}.</translation>
    </message>
    <message>
        <source>Rank 0 cannot wait for the other ranks at port {}: {}. Set MASTER_PORT to a port that is free.</source>
        <translation>Rang 0 kann auf die anderen Ränge nicht an Port {} warten: {}. MASTER_PORT auf einen freien Port setzen.</translation>
    </message>
    <message>
        <source>Rank 0 is another version of the program. Use the same version everywhere.</source>
        <translation>Rang 0 ist eine andere Version des Programms. Überall dieselbe Version verwenden.</translation>
    </message>
    <message>
        <source>Rank 0 is missing: for {} seconds nobody has answered at port {} of &quot;{}&quot;. See whether it runs there, and whether a firewall is in between.</source>
        <translation>Rang 0 fehlt: Seit {} Sekunden hat niemand an Port {} von „{}“ geantwortet. Nachsehen, ob er dort läuft und ob eine Firewall dazwischen ist.</translation>
    </message>
    <message>
        <source>Rank 0 expects {} ranks, but rank {} expects {}. Start all with the same number.</source>
        <translation>Rang 0 weiß von {} Rängen und Rang {} von {}. Alle mit derselben Zahl starten.</translation>
    </message>
    <message>
        <source>Rank {} could not be started: {}.</source>
        <translation>Rang {} konnte nicht gestartet werden: {}.</translation>
    </message>
    <message>
        <source>The network interface at which the other ranks reach this one; otherwise the one that leads to rank 0</source>
        <translation>Die Netzwerkschnittstelle, an der die anderen Ränge diesen erreichen; sonst die, die zu Rang 0 führt</translation>
    </message>
    <message>
        <source>Ranks on other machines cannot reach {} at {}, a loopback address: on its machine &quot;{}&quot; leads to that machine itself. Give --interface, or set MASTER_ADDR to an address that all machines reach. Rank 0&apos;s machine has: {}.</source>
        <translation>Die anderen müssten {} unter {} erreichen, einer Loopback-Adresse, und einige laufen auf anderen Rechnern: Auf jenem Rechner führt „{}“ zu ihm selbst. --interface angeben, oder MASTER_ADDR auf eine Adresse setzen, die alle Rechner erreichen. Der Rechner von Rang 0 hat: {}.</translation>
    </message>
    <message>
        <source>The ranks have parted already.</source>
        <translation>Die Ränge haben sich schon getrennt.</translation>
    </message>
    <message>
        <source>The ranks were stopped before they had met.</source>
        <translation>Die Ränge wurden angehalten, bevor sie sich gefunden hatten.</translation>
    </message>
    <message>
        <source>The sum of the gradients broke off, though all ranks answer: {}</source>
        <translation>Die Summe der Gradienten brach ab, obwohl alle Ränge antworten: {}</translation>
    </message>
    <message>
        <source>The training lost {}: {}. The last save is whole; go on with --resume.</source>
        <translation>Das Training hat {} verloren: {}. Der letzte Speicherstand ist vollständig; mit --resume geht es weiter.</translation>
    </message>
    <message>
        <source>There is a rank {} already. Give each process a number of its own.</source>
        <translation>Es gibt schon einen Rang {}. Jedem Prozess eine eigene Nummer geben.</translation>
    </message>
    <message>
        <source>This process is rank {} of {} already, as the environment says: leave out --ranks.</source>
        <translation>Dieser Prozess ist laut Umgebung schon Rang {} von {}: --ranks weglassen.</translation>
    </message>
    <message>
        <source>This run was trained by {} ranks until now and goes on with {}: from here on its losses are not those of a training with {}.</source>
        <translation>Dieser Lauf wurde bisher von {} Rängen trainiert und geht mit {} weiter: Von hier an sind seine Verluste nicht die eines Trainings mit {}.</translation>
    </message>
    <message>
        <source>Train in N processes on this machine that share each batch. On several machines torchrun or srun start the processes, without this option</source>
        <translation>In N Prozessen auf diesem Rechner trainieren, die sich jeden Batch teilen. Auf mehreren Rechnern starten torchrun oder srun die Prozesse, ohne diese Option</translation>
    </message>
    <message>
        <source>With recipe=article one output is trained after the other, so several ranks have nothing to share. Train it alone, or take recipe=robust.</source>
        <translation>Mit recipe=article wird eine Ausgabe nach der anderen trainiert, also gibt es für mehrere Ränge nichts zu teilen. Allein trainieren oder recipe=robust nehmen.</translation>
    </message>
    <message>
        <source>an address that other machines reach; this one has none</source>
        <translation>eine Adresse, die andere Rechner erreichen; dieser hat keine</translation>
    </message>
    <message>
        <source>its connection ended without a word: it was killed, or its machine is gone</source>
        <translation>Seine Verbindung endete ohne ein Wort: Er wurde beendet, oder sein Rechner ist weg</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>rank {} (process {} on {})</source>
        <translation>Rang {} (Prozess {} auf {})</translation>
    </message>
    <message>
        <source>the save to go on from</source>
        <translation>der Speicherstand, von dem es weitergeht</translation>
    </message>
    <message>
        <source>the source vocabulary</source>
        <translation>das Quellvokabular</translation>
    </message>
    <message>
        <source>the target vocabulary</source>
        <translation>das Zielvokabular</translation>
    </message>
    <message>
        <source>the training data</source>
        <translation>die Trainingsdaten</translation>
    </message>
    <message>
        <source>{} could not connect to the others: {}</source>
        <translation>{} konnte sich nicht mit den anderen verbinden: {}</translation>
    </message>
    <message>
        <source>{} failed: {}</source>
        <translation>{} ist gescheitert: {}</translation>
    </message>
    <message>
        <source>{} is &quot;{}&quot;; it has to be a number from {} to {}.</source>
        <translation>{} ist „{}“; es muss eine Zahl von {} bis {} sein.</translation>
    </message>
    <message>
        <source>{} is not set, and the ranks need it. Start them with torchrun, with srun or with --ranks.</source>
        <translation>{} ist nicht gesetzt, und die Ränge brauchen es. Mit torchrun, mit srun oder mit --ranks starten.</translation>
    </message>
    <message>
        <source>{} is {} there and {} on rank 0</source>
        <translation>{} ist dort {} und auf Rang 0 {}</translation>
    </message>
    <message>
        <source>{} ranks train together: {}</source>
        <translation>{} Ränge trainieren zusammen: {}</translation>
    </message>
    <message>
        <source>= argmax &quot;chat&quot;</source>
        <translation>= argmax &quot;chat&quot;</translation>
    </message>
    <message>
        <source>= loss +- 0.3</source>
        <translation>= loss +- 0.3</translation>
    </message>
    <message>
        <source>A cell is pinned, or this one.</source>
        <translation>Eine Zelle ist festgehalten, oder diese.</translation>
    </message>
    <message>
        <source>A choice needs at least two options: lines that begin with &quot;- &quot; right after it.</source>
        <translation>Eine Auswahl braucht mindestens zwei Antworten: Zeilen gleich danach, die mit &quot;- &quot; beginnen.</translation>
    </message>
    <message>
        <source>A head is switched off, or this one.</source>
        <translation>Ein Kopf ist abgeschaltet, oder dieser.</translation>
    </message>
    <message>
        <source>A lesson begins with a line &quot;---&quot;, then KEY: VALUE, then &quot;---&quot; again.</source>
        <translation>Eine Lektion beginnt mit einer Zeile &quot;---&quot;, dann KEY: VALUE, dann wieder &quot;---&quot;.</translation>
    </message>
    <message>
        <source>A lesson has at most {} steps: make two lessons of it.</source>
        <translation>Eine Lektion hat höchstens {} Schritte: zwei Lektionen daraus machen.</translation>
    </message>
    <message>
        <source>A number has a point, not a comma: write 0.5.</source>
        <translation>Eine Zahl hat einen Punkt, kein Komma: 0.5 schreiben.</translation>
    </message>
    <message>
        <source>A number is compared with a text: both sides are numbers, or both are texts.</source>
        <translation>Eine Zahl wird mit einem Text verglichen: Beide Seiten sind Zahlen, oder beide sind Texte.</translation>
    </message>
    <message>
        <source>A parenthesis is not closed: write ) before {}.</source>
        <translation>Eine Klammer ist nicht geschlossen: ) einfügen; als Nächstes kommt {}.</translation>
    </message>
    <message>
        <source>A question has at most {} options: delete some.</source>
        <translation>Eine Frage hat höchstens {} Antworten: einige löschen.</translation>
    </message>
    <message>
        <source>A run is kept under this name.</source>
        <translation>Ein Lauf ist unter diesem Namen aufbewahrt.</translation>
    </message>
    <message>
        <source>A source sentence that is watched.</source>
        <translation>Ein Quellsatz, der beobachtet wird.</translation>
    </message>
    <message>
        <source>A step does {} things at most: make two steps.</source>
        <translation>Ein Schritt tut höchstens {} Dinge: zwei Schritte machen.</translation>
    </message>
    <message>
        <source>A step frames {} parts of the window at most.</source>
        <translation>Ein Schritt umrahmt höchstens {} Teile des Fensters.</translation>
    </message>
    <message>
        <source>A step lights up {} things at most.</source>
        <translation>Ein Schritt lässt höchstens {} Dinge aufleuchten.</translation>
    </message>
    <message>
        <source>A text in quotes has {} bytes; at most {} fit.</source>
        <translation>Ein Text in Anführungszeichen hat {} Bytes; höchstens {} passen.</translation>
    </message>
    <message>
        <source>A validation was done in this step.</source>
        <translation>In diesem Schritt wurde validiert.</translation>
    </message>
    <message>
        <source>A value is missing before {}: such as loss, step or weight &quot;chat&quot; &quot;cat&quot;.</source>
        <translation>Ein Wert fehlt vor {}: etwa loss, step oder weight &quot;chat&quot; &quot;cat&quot;.</translation>
    </message>
    <message>
        <source>A weight was taken apart in this step, or this one.</source>
        <translation>In diesem Schritt wurde ein Gewicht zerlegt, oder dieses.</translation>
    </message>
    <message>
        <source>ACTION …</source>
        <translation>ACTION …</translation>
    </message>
    <message>
        <source>After how many seconds? Write @slow SECONDS &quot;TEXT&quot;, from 1 to {}.</source>
        <translation>Nach wie vielen Sekunden? @slow SECONDS &quot;TEXT&quot; schreiben, von 1 bis {}.</translation>
    </message>
    <message>
        <source>Alignment error rate of the shown head, or of the best one where the mean is shown.</source>
        <translation>Alignment-Fehlerrate des gezeigten Kopfs, oder des besten, wo das Mittel gezeigt wird.</translation>
    </message>
    <message>
        <source>Alignment error rate of the validation sentences that were evaluated, 0 to 1; needs gold links.</source>
        <translation>Alignment-Fehlerrate der gemessenen Validierungssätze, 0 bis 1; braucht Gold-Verbindungen.</translation>
    </message>
    <message>
        <source>Asks for a prediction, before anything is done.</source>
        <translation>Fragt nach einer Vorhersage, bevor etwas getan wird.</translation>
    </message>
    <message>
        <source>BLEU of the evaluated sentences with all heads on.</source>
        <translation>BLEU der gemessenen Sätze mit allen Köpfen.</translation>
    </message>
    <message>
        <source>BLEU of the evaluated sentences with the heads off that were off.</source>
        <translation>BLEU der gemessenen Sätze ohne die Köpfe, die abgeschaltet waren.</translation>
    </message>
    <message>
        <source>BLEU of the last validation, 0 to 100.</source>
        <translation>BLEU der letzten Validierung, 0 bis 100.</translation>
    </message>
    <message>
        <source>Begins a new training on the lesson&apos;s data, paused at step 0.</source>
        <translation>Beginnt ein neues Training mit den Daten der Lektion, angehalten bei Schritt 0.</translation>
    </message>
    <message>
        <source>Compares the pictures of a sentence under two runs: names of keep, or now.</source>
        <translation>Vergleicht die Bilder eines Satzes unter zwei Läufen: Namen von keep, oder now.</translation>
    </message>
    <message>
        <source>Entropy of one row.</source>
        <translation>Entropie einer Zeile.</translation>
    </message>
    <message>
        <source>Heads whose measures are known.</source>
        <translation>Köpfe, deren Maße bekannt sind.</translation>
    </message>
    <message>
        <source>How far may the number be off? Write +- 0.3 or +- 20 % after the value.</source>
        <translation>Wie weit darf die Zahl danebenliegen? +- 0.3 oder +- 20 % nach dem Wert schreiben.</translation>
    </message>
    <message>
        <source>How long it takes, 1 to 60.</source>
        <translation>Wie lange sie dauert, 1 bis 60.</translation>
    </message>
    <message>
        <source>Id of the preset that is trained; otherwise recommended.</source>
        <translation>ID der Vorlage, die trainiert wird; sonst recommended.</translation>
    </message>
    <message>
        <source>Id of the run&apos;s preset.</source>
        <translation>ID der Vorlage des Laufs.</translation>
    </message>
    <message>
        <source>KEY VALUE</source>
        <translation>KEY VALUE</translation>
    </message>
    <message>
        <source>KIND.LAYER.HEAD | best | mean</source>
        <translation>KIND.LAYER.HEAD | best | mean</translation>
    </message>
    <message>
        <source>KIND.LAYER.HEAD | best | none</source>
        <translation>KIND.LAYER.HEAD | best | none</translation>
    </message>
    <message>
        <source>Keeps the run as it is, so that it can be compared later.</source>
        <translation>Bewahrt den Lauf, wie er ist, um ihn später zu vergleichen.</translation>
    </message>
    <message>
        <source>Learning rate of the last step.</source>
        <translation>Lernrate des letzten Schritts.</translation>
    </message>
    <message>
        <source>List the lessons, check one, or walk it to its end</source>
        <translation>Die Lektionen auflisten, eine prüfen oder bis zum Ende durchlaufen</translation>
    </message>
    <message>
        <source>Loss of the evaluated sentences with all heads on.</source>
        <translation>Verlust der gemessenen Sätze mit allen Köpfen.</translation>
    </message>
    <message>
        <source>Loss of the evaluated sentences with the heads off that were off.</source>
        <translation>Verlust der gemessenen Sätze ohne die Köpfe, die abgeschaltet waren.</translation>
    </message>
    <message>
        <source>Loss of the last validation.</source>
        <translation>Verlust der letzten Validierung.</translation>
    </message>
    <message>
        <source>Mean entropy of the rows of words.</source>
        <translation>Mittlere Entropie der Zeilen von Wörtern.</translation>
    </message>
    <message>
        <source>Mean loss of the last 20 steps, in nats per target token; of vectors the mean squared error.</source>
        <translation>Mittlerer Verlust der letzten 20 Schritte, in Nat je Zieltoken; bei Vektoren der mittlere quadrierte Fehler.</translation>
    </message>
    <message>
        <source>Mean sentence BLEU of the evaluated sentences with at most the median number of source words.</source>
        <translation>Mittleres Satz-BLEU der gemessenen Sätze mit höchstens so vielen Quellwörtern wie der Median.</translation>
    </message>
    <message>
        <source>Mean sentence BLEU of the evaluated sentences with more source words.</source>
        <translation>Mittleres Satz-BLEU der gemessenen Sätze mit mehr Quellwörtern.</translation>
    </message>
    <message>
        <source>Mean weight of a source word over the rows of words.</source>
        <translation>Mittleres Gewicht eines Quellworts über die Zeilen von Wörtern.</translation>
    </message>
    <message>
        <source>Moves the slider to the watched sentence&apos;s picture at a step.</source>
        <translation>Bewegt den Regler zum Bild des beobachteten Satzes bei einem Schritt.</translation>
    </message>
    <message>
        <source>No run is kept as &quot;{}&quot; before this line{}: write @do keep {} after its training. Kept are: {}.</source>
        <translation>Kein Lauf ist vor dieser Zeile als „{}“ aufbewahrt{}: @do keep {} nach seinem Training schreiben. Aufbewahrt sind: {}.</translation>
    </message>
    <message>
        <source>Numbers that the model learns.</source>
        <translation>Zahlen, die das Modell lernt.</translation>
    </message>
    <message>
        <source>Of data and training; otherwise 1.</source>
        <translation>Für Daten und Training; sonst 1.</translation>
    </message>
    <message>
        <source>A cell question asks for the largest weight of a row: write = argmax &quot;TARGET&quot;.</source>
        <translation>Zu zeigen ist auf das größte Gewicht einer Zeile: = argmax &quot;TARGET&quot; schreiben.</translation>
    </message>
    <message>
        <source>One weight, 0 to 1.</source>
        <translation>Ein Gewicht, 0 bis 1.</translation>
    </message>
    <message>
        <source>Optimiser steps of the run.</source>
        <translation>Optimierungsschritte des Laufs.</translation>
    </message>
    <message>
        <source>PRESET [KEY=VALUE …]</source>
        <translation>PRESET [KEY=VALUE …]</translation>
    </message>
    <message>
        <source>PROBLEM: {}</source>
        <translation>PROBLEM: {}</translation>
    </message>
    <message>
        <source>Pairs that are trained on.</source>
        <translation>Paare, mit denen trainiert wird.</translation>
    </message>
    <message>
        <source>Passes through the pairs, with their fraction.</source>
        <translation>Durchgänge durch die Paare, mit ihrem Bruchteil.</translation>
    </message>
    <message>
        <source>Pauses training.</source>
        <translation>Hält das Training an.</translation>
    </message>
    <message>
        <source>Perplexity of the last validation.</source>
        <translation>Perplexität der letzten Validierung.</translation>
    </message>
    <message>
        <source>Pins a cell of the shown picture.</source>
        <translation>Hält eine Zelle des gezeigten Bilds fest.</translation>
    </message>
    <message>
        <source>Probability of a target word when it was chosen.</source>
        <translation>Wahrscheinlichkeit eines Zielworts, als es gewählt wurde.</translation>
    </message>
    <message>
        <source>Quotes are straight: write &quot; in place of {}.</source>
        <translation>Anführungszeichen sind gerade: &quot; anstelle von {} schreiben.</translation>
    </message>
    <message>
        <source>RUN RUN &quot;TEXT&quot;</source>
        <translation>RUN RUN &quot;TEXT&quot;</translation>
    </message>
    <message>
        <source>SECONDS &quot;TEXT&quot;</source>
        <translation>SECONDS &quot;TEXT&quot;</translation>
    </message>
    <message>
        <source>Said after the answer.</source>
        <translation>Was nach der Antwort gesagt wird.</translation>
    </message>
    <message>
        <source>Say which file to check: attentoscope-cli lesson check FILE.</source>
        <translation>Angeben, welche Datei zu prüfen ist: attentoscope-cli lesson check DATEI.</translation>
    </message>
    <message>
        <source>Say which lesson to walk: attentoscope-cli lesson run ID, or the name of a file.</source>
        <translation>Angeben, welche Lektion zu durchlaufen ist: attentoscope-cli lesson run ID, oder der Name einer Datei.</translation>
    </message>
    <message>
        <source>Share of the weight within one word of the diagonal.</source>
        <translation>Anteil des Gewichts, der höchstens ein Wort neben der Diagonale liegt.</translation>
    </message>
    <message>
        <source>Shows a head, or the mean of the heads.</source>
        <translation>Zeigt einen Kopf oder das Mittel der Köpfe.</translation>
    </message>
    <message>
        <source>Shows another attention view.</source>
        <translation>Zeigt eine andere Ansicht der Aufmerksamkeit.</translation>
    </message>
    <message>
        <source>Something was translated in this step, or this text.</source>
        <translation>In diesem Schritt wurde etwas übersetzt, oder dieser Text.</translation>
    </message>
    <message>
        <source>Source word with the largest weight of a row.</source>
        <translation>Quellwort mit dem größten Gewicht einer Zeile.</translation>
    </message>
    <message>
        <source>Stable for ever: small letters, digits and hyphens.</source>
        <translation>Bleibt für immer gleich: Kleinbuchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>Step, loss and speed of the training.</source>
        <translation>Schritt, Verlust und Tempo des Trainings.</translation>
    </message>
    <message>
        <source>Switches a head off, or all on again.</source>
        <translation>Schaltet einen Kopf ab, oder alle wieder ein.</translation>
    </message>
    <message>
        <source>Takes a weight of the shown picture apart.</source>
        <translation>Zerlegt ein Gewicht des gezeigten Bilds.</translation>
    </message>
    <message>
        <source>Texts are compared with = or !=, and not by size.</source>
        <translation>Texte werden mit = oder != verglichen, nicht nach Größe.</translation>
    </message>
    <message>
        <source>The answer is missing: write {} after the question.</source>
        <translation>Die Antwort fehlt: {} nach der Frage schreiben.</translation>
    </message>
    <message>
        <source>The article or paper: TITLE | https://…</source>
        <translation>Der Artikel oder das Paper: TITLE | https://…</translation>
    </message>
    <message>
        <source>The attention of a row is forced, or of this one.</source>
        <translation>Die Aufmerksamkeit einer Zeile ist erzwungen, oder die von dieser.</translation>
    </message>
    <message>
        <source>The attention view that is shown: heatmap, lines or heads.</source>
        <translation>Die Ansicht der Aufmerksamkeit, die gezeigt wird: heatmap, lines oder heads.</translation>
    </message>
    <message>
        <source>The button that starts and pauses training.</source>
        <translation>Der Knopf, der das Training startet und anhält.</translation>
    </message>
    <message>
        <source>The chooser of watched sentences.</source>
        <translation>Die Auswahl der beobachteten Sätze.</translation>
    </message>
    <message>
        <source>The cross head that aligns best, by the last validation with gold links.</source>
        <translation>Der Cross-Kopf, der nach der letzten Validierung mit Gold-Verbindungen am besten zuordnet.</translation>
    </message>
    <message>
        <source>The curve of the loss.</source>
        <translation>Die Kurve des Verlusts.</translation>
    </message>
    <message>
        <source>The evidence: a cell, a row (a target word alone), or a part of the window.</source>
        <translation>Der Beleg: eine Zelle, eine Zeile (ein Zielwort allein) oder ein Teil des Fensters.</translation>
    </message>
    <message>
        <source>The head that is shown, such as cross.2.3, or mean.</source>
        <translation>Der Kopf, der gezeigt wird, etwa cross.2.3, oder mean.</translation>
    </message>
    <message>
        <source>The key &quot;{}&quot; is missing: add a line &quot;{}: …&quot; before this one.</source>
        <translation>Der Schlüssel „{}“ fehlt: vor dieser Zeile eine Zeile &quot;{}: …&quot; einfügen.</translation>
    </message>
    <message>
        <source>The keys are not closed: write a line &quot;---&quot; before the first step.</source>
        <translation>Die Schlüssel sind nicht abgeschlossen: vor dem ersten Schritt eine Zeile &quot;---&quot; schreiben.</translation>
    </message>
    <message>
        <source>The largest difference between two weights of the two compared pictures.</source>
        <translation>Der größte Unterschied zweier Gewichte in den beiden verglichenen Bildern.</translation>
    </message>
    <message>
        <source>The largest difference of a column between two rows; 0: all rows are equal.</source>
        <translation>Der größte Unterschied einer Spalte zwischen zwei Zeilen; 0: Alle Zeilen sind gleich.</translation>
    </message>
    <message>
        <source>The largest difference that forced rows make in the other rows; 0: nothing is forced.</source>
        <translation>Der größte Unterschied, den erzwungene Zeilen in den anderen Zeilen machen; 0: Nichts ist erzwungen.</translation>
    </message>
    <message>
        <source>The last step is a list of three things to try; this one has {}.</source>
        <translation>Der letzte Schritt ist eine Liste von drei Dingen zum Ausprobieren; dieser hat {}.</translation>
    </message>
    <message>
        <source>The lesson asks for {} predictions; at least {} are needed (@ask).</source>
        <translation>Zahl der Vorhersagen in dieser Lektion: {}; mindestens {} sind nötig (@ask).</translation>
    </message>
    <message>
        <source>The lesson has no steps: write # TITLE {#id} after the keys.</source>
        <translation>Die Lektion hat keine Schritte: # TITLE {#id} nach den Schlüsseln schreiben.</translation>
    </message>
    <message>
        <source>The line for a sentence to translate.</source>
        <translation>Das Übersetzungsfeld.</translation>
    </message>
    <message>
        <source>The line has a control character at byte {}: delete it.</source>
        <translation>Die Zeile hat bei Byte {} ein Steuerzeichen: es löschen.</translation>
    </message>
    <message>
        <source>The line has more than {} words and signs: cut it into two steps.</source>
        <translation>Die Zeile hat mehr als {} Wörter und Zeichen: sie in zwei Schritte teilen.</translation>
    </message>
    <message>
        <source>The line has {} bytes; at most {} fit. Break it.</source>
        <translation>Die Zeile hat {} Bytes; höchstens {} passen. Sie umbrechen.</translation>
    </message>
    <message>
        <source>The line is not UTF-8 at byte {}: save the file as UTF-8.</source>
        <translation>Die Zeile ist bei Byte {} kein UTF-8: die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The link &quot;{}&quot; does not begin with https://: nothing else is opened from a lesson.</source>
        <translation>Der Link „{}“ beginnt nicht mit https://: Anderes wird aus einer Lektion nicht geöffnet.</translation>
    </message>
    <message>
        <source>The matrix of weights, or the lines between the words, in the middle of the window.</source>
        <translation>Die Matrix der Gewichte, oder die Linien zwischen den Wörtern, in der Mitte des Fensters.</translation>
    </message>
    <message>
        <source>The option is empty: write its text after the hyphen.</source>
        <translation>Die Antwort ist leer: ihren Text nach dem Bindestrich schreiben.</translation>
    </message>
    <message>
        <source>The option is empty: write its text between the quotes.</source>
        <translation>Die Antwort ist leer: ihren Text zwischen die Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>The panel of preset and settings.</source>
        <translation>Der Bereich mit Vorlage und Einstellungen.</translation>
    </message>
    <message>
        <source>The panel of the data.</source>
        <translation>Der Bereich mit den Daten.</translation>
    </message>
    <message>
        <source>The part of the window that the step speaks of.</source>
        <translation>Der Teil des Fensters, von dem der Schritt spricht.</translation>
    </message>
    <message>
        <source>The preset &quot;{}&quot; draws its own vectors: write data: none.</source>
        <translation>Die Vorlage „{}“ zieht ihre eigenen Vektoren: data: none schreiben.</translation>
    </message>
    <message>
        <source>The preset &quot;{}&quot; needs sentence pairs: write data: sample NAME PAIRS.</source>
        <translation>Die Vorlage „{}“ braucht Satzpaare: data: sample NAME PAIRS schreiben.</translation>
    </message>
    <message>
        <source>The question is missing: write it in quotes after its kind.</source>
        <translation>Die Frage fehlt: sie in Anführungszeichen nach ihrer Art schreiben.</translation>
    </message>
    <message>
        <source>The quote before {} is not closed: add a &quot; after the text.</source>
        <translation>Das Anführungszeichen vor {} ist nicht geschlossen: ein &quot; nach dem Text einfügen.</translation>
    </message>
    <message>
        <source>The quotes after &quot;{}&quot; are empty: write {}.</source>
        <translation>Die Anführungszeichen nach „{}“ sind leer: {} schreiben.</translation>
    </message>
    <message>
        <source>The quotes are empty: write a word between them.</source>
        <translation>Die Anführungszeichen sind leer: ein Wort dazwischen schreiben.</translation>
    </message>
    <message>
        <source>The reason has more than {} bytes: one or two sentences are enough.</source>
        <translation>Die Begründung hat mehr als {} Bytes: Ein oder zwei Sätze genügen.</translation>
    </message>
    <message>
        <source>The same where each row belongs to the target word after its own.</source>
        <translation>Dasselbe, wenn jede Zeile zum Zielwort nach ihrem eigenen gehört.</translation>
    </message>
    <message>
        <source>The same where each row belongs to the target word before its own.</source>
        <translation>Dasselbe, wenn jede Zeile zum Zielwort vor ihrem eigenen gehört.</translation>
    </message>
    <message>
        <source>The score before the softmax, in the row that was taken apart.</source>
        <translation>Der Score vor dem Softmax, in der Zeile, die zerlegt wurde.</translation>
    </message>
    <message>
        <source>The sentences of the last validation.</source>
        <translation>Die Sätze der letzten Validierung.</translation>
    </message>
    <message>
        <source>The slider of steps under the picture.</source>
        <translation>Der Regler der Schritte unter dem Bild.</translation>
    </message>
    <message>
        <source>The slider of steps was moved back in this step.</source>
        <translation>Der Regler der Schritte wurde in diesem Schritt zurückbewegt.</translation>
    </message>
    <message>
        <source>The small pictures of all heads.</source>
        <translation>Die kleinen Bilder aller Köpfe.</translation>
    </message>
    <message>
        <source>The source has no title: write TITLE | https://….</source>
        <translation>Die Quelle hat keinen Titel: TITLE | https://… schreiben.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; asks and does not say why the answer is right: add @why.</source>
        <translation>Der Schritt „{}“ fragt und sagt nicht, warum die Antwort richtig ist: @why hinzufügen.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; does something and does not say when it is done: add @until.</source>
        <translation>Der Schritt „{}“ tut etwas und sagt nicht, wann es getan ist: @until hinzufügen.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; only says something: add a question (@ask) or something to wait for (@until).</source>
        <translation>Der Schritt „{}“ sagt nur etwas: eine Frage (@ask) hinzufügen, oder etwas zum Abwarten (@until).</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; says after {} seconds that it is slow, and the whole lesson takes {} minutes.</source>
        <translation>Der Schritt „{}“ sagt nach {} Sekunden, dass es langsam geht, und die ganze Lektion dauert {} Minuten.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; says nothing: write a text under its title.</source>
        <translation>Der Schritt „{}“ sagt nichts: einen Text unter seinen Titel schreiben.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; waits for something that no action brings about: add one (@do). Tests do it, and so does the window when a learner asks for help.</source>
        <translation>Der Schritt „{}“ wartet auf etwas, das nichts bewirkt: hinzufügen, was es wahr macht (@do), für Tests und für alle, die um Hilfe bitten.</translation>
    </message>
    <message>
        <source>The step has no id: write # {} {#some-id}.</source>
        <translation>Der Schritt hat keine ID: # {} {#some-id} schreiben.</translation>
    </message>
    <message>
        <source>The step has no title: write it before its id.</source>
        <translation>Der Schritt hat keinen Titel: ihn vor seine ID schreiben.</translation>
    </message>
    <message>
        <source>The step in line {} has the id &quot;{}&quot; too: give this one another.</source>
        <translation>Der Schritt in Zeile {} hat auch die ID „{}“: diesem eine andere geben.</translation>
    </message>
    <message>
        <source>The text of the step has more than {} bytes: make two steps of it.</source>
        <translation>Der Text des Schritts hat mehr als {} Bytes: zwei Schritte daraus machen.</translation>
    </message>
    <message>
        <source>The translation of that sentence.</source>
        <translation>Die Übersetzung dieses Satzes.</translation>
    </message>
    <message>
        <source>The translation that is shown.</source>
        <translation>Die Übersetzung, die gezeigt wird.</translation>
    </message>
    <message>
        <source>The validation sentences were evaluated in this step, without training since.</source>
        <translation>Die Validierungssätze wurden in diesem Schritt gemessen, und seither wurde nicht weiter trainiert.</translation>
    </message>
    <message>
        <source>The version of the format: 1.</source>
        <translation>Die Version des Formats: 1.</translation>
    </message>
    <message>
        <source>The views that are open: heatmap, lines, heads, loss, validation.</source>
        <translation>Die Ansichten, die offen sind: heatmap, lines, heads, loss, validation.</translation>
    </message>
    <message>
        <source>The window of all sentences and their measures.</source>
        <translation>Das Fenster aller Sätze und ihrer Maße.</translation>
    </message>
    <message>
        <source>The window that compares two runs.</source>
        <translation>Das Fenster, das zwei Läufe vergleicht.</translation>
    </message>
    <message>
        <source>The window that takes a weight apart.</source>
        <translation>Das Fenster, das ein Gewicht zerlegt.</translation>
    </message>
    <message>
        <source>There is no action &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Eine Aktion „{}“ gibt es nicht{}. Bekannt sind: {}.</translation>
    </message>
    <message>
        <source>There is no attention view &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Eine Ansicht der Aufmerksamkeit „{}“ gibt es nicht{}. Bekannt sind: {}.</translation>
    </message>
    <message>
        <source>There is no attention view &quot;{}&quot;{}: write {}.</source>
        <translation>Eine Ansicht der Aufmerksamkeit „{}“ gibt es nicht{}: {} schreiben.</translation>
    </message>
    <message>
        <source>There is no directive &quot;@{}&quot;{}. Known are: {}.</source>
        <translation>Eine Direktive „@{}“ gibt es nicht{}. Bekannt sind: {}.</translation>
    </message>
    <message>
        <source>There is no key &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Einen Schlüssel „{}“ gibt es nicht{}. Bekannt sind: {}.</translation>
    </message>
    <message>
        <source>There is no lesson and no file &quot;{}&quot;: attentoscope-cli lesson list shows the lessons.</source>
        <translation>Eine Lektion oder Datei „{}“ gibt es nicht: attentoscope-cli lesson list zeigt die Lektionen.</translation>
    </message>
    <message>
        <source>There is no part of the window &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Einen Teil des Fensters „{}“ gibt es nicht{}. Bekannt sind: {}.</translation>
    </message>
    <message>
        <source>There is no preset &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Eine Vorlage „{}“ gibt es nicht{}. Bekannt sind: {}.</translation>
    </message>
    <message>
        <source>There is no sample &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Beispieldaten „{}“ gibt es nicht{}. Bekannt sind: {}.</translation>
    </message>
    <message>
        <source>There is no setting &quot;{}&quot;{}: attentoscope-cli presets lists all keys.</source>
        <translation>Eine Einstellung „{}“ gibt es nicht{}: attentoscope-cli presets listet alle Schlüssel auf.</translation>
    </message>
    <message>
        <source>There is no view &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Eine Ansicht „{}“ gibt es nicht{}. Bekannt sind: {}.</translation>
    </message>
    <message>
        <source>This is format &quot;{}&quot; of lessons, and this program reads format 1. Write &quot;lesson: 1&quot;, or use a newer program.</source>
        <translation>Das ist Format „{}“ von Lektionen, und dieses Programm liest Format 1. &quot;lesson: 1&quot; schreiben, oder ein neueres Programm verwenden.</translation>
    </message>
    <message>
        <source>Training has ended: its limit is reached, or it was stopped.</source>
        <translation>Das Training ist zu Ende: Seine Grenze ist erreicht, oder es wurde beendet.</translation>
    </message>
    <message>
        <source>Training is paused.</source>
        <translation>Das Training ist angehalten.</translation>
    </message>
    <message>
        <source>Training is under way.</source>
        <translation>Das Training läuft.</translation>
    </message>
    <message>
        <source>Training needs an end: write train until CONDITION, such as train until step &gt;= 300.</source>
        <translation>Training braucht ein Ende: train until CONDITION schreiben, etwa train until step &gt;= 300.</translation>
    </message>
    <message>
        <source>Training time of the run; pauses are not counted.</source>
        <translation>Trainingszeit des Laufs; Pausen zählen nicht.</translation>
    </message>
    <message>
        <source>Trains until the condition is true, and pauses then.</source>
        <translation>Trainiert, bis die Bedingung wahr ist, und hält dann an.</translation>
    </message>
    <message>
        <source>Translates a sentence and shows its picture.</source>
        <translation>Übersetzt einen Satz und zeigt sein Bild.</translation>
    </message>
    <message>
        <source>Two constants are compared: one side is a value, such as loss.</source>
        <translation>Zwei Konstanten werden verglichen: Eine Seite ist ein Wert, etwa loss.</translation>
    </message>
    <message>
        <source>Two runs were compared in this step, or these.</source>
        <translation>In diesem Schritt wurden zwei Läufe verglichen, oder diese.</translation>
    </message>
    <message>
        <source>Validates the run.</source>
        <translation>Validiert den Lauf.</translation>
    </message>
    <message>
        <source>Value of a setting of the run; compared as a number where it is one.</source>
        <translation>Wert einer Einstellung des Laufs; als Zahl verglichen, wo er eine ist.</translation>
    </message>
    <message>
        <source>Walk the short form, which trains fewer steps</source>
        <translation>Die kurze Form durchlaufen, die weniger Schritte trainiert</translation>
    </message>
    <message>
        <source>What is said then? Write @slow SECONDS &quot;TEXT&quot;.</source>
        <translation>Was wird dann gesagt? @slow SECONDS &quot;TEXT&quot; schreiben.</translation>
    </message>
    <message>
        <source>What is said when the step takes longer.</source>
        <translation>Was gesagt wird, wenn der Schritt länger dauert.</translation>
    </message>
    <message>
        <source>What of the lesson is not the article&apos;s.</source>
        <translation>Was an der Lektion nicht vom Artikel stammt.</translation>
    </message>
    <message>
        <source>What one can do afterwards.</source>
        <translation>Was man danach kann.</translation>
    </message>
    <message>
        <source>What one needs to know before.</source>
        <translation>Was man vorher wissen muss.</translation>
    </message>
    <message>
        <source>What tests do here, and what the window does for the learner on request.</source>
        <translation>Was Tests hier tun, und was das Fenster auf Wunsch für die Lernenden tut.</translation>
    </message>
    <message>
        <source>What the list of lessons shows.</source>
        <translation>Was die Liste der Lektionen zeigt.</translation>
    </message>
    <message>
        <source>What the step waits for; after `short` what it waits for in the short form.</source>
        <translation>Worauf der Schritt wartet; nach `short`, worauf er in der kurzen Form wartet.</translation>
    </message>
    <message>
        <source>Where training ends: N, or N short N; otherwise as the preset says.</source>
        <translation>Wo das Training endet: N, oder N short N; sonst, wie die Vorlage es sagt.</translation>
    </message>
    <message>
        <source>&quot;==&quot; is written as one sign: =.</source>
        <translation>&quot;==&quot; wird als ein Zeichen geschrieben: =.</translation>
    </message>
    <message>
        <source>&quot;@{}&quot; says nothing: write @{} {}.</source>
        <translation>„@{}“ sagt nichts: @{} {} schreiben.</translation>
    </message>
    <message>
        <source>&quot;SOURCE&quot;</source>
        <translation>&quot;SOURCE&quot;</translation>
    </message>
    <message>
        <source>&quot;TARGET&quot;</source>
        <translation>&quot;TARGET&quot;</translation>
    </message>
    <message>
        <source>&quot;TARGET&quot; &quot;SOURCE&quot;</source>
        <translation>&quot;TARGET&quot; &quot;SOURCE&quot;</translation>
    </message>
    <message>
        <source>&quot;TARGET&quot; &quot;SOURCE&quot; | none</source>
        <translation>&quot;TARGET&quot; &quot;SOURCE&quot; | none</translation>
    </message>
    <message>
        <source>&quot;TEXT&quot;</source>
        <translation>&quot;TEXT&quot;</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no colon: write KEY: VALUE, and --- where the texts begin.</source>
        <translation>„{}“ hat keinen Doppelpunkt: KEY: VALUE schreiben, und ---, wo die Texte beginnen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no value: write it after the colon, or delete the line.</source>
        <translation>„{}“ hat keinen Wert: ihn nach dem Doppelpunkt schreiben, oder die Zeile löschen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} bytes; at most {} fit.</source>
        <translation>„{}“ hat {} Bytes; höchstens {} passen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is only one word: write {}.</source>
        <translation>„{}“ ist ein einzelnes Wort: {} schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is known only where the data have gold links, as the sample tiny-french does.</source>
        <translation>„{}“ ist nur bekannt, wo die Daten Gold-Verbindungen haben, wie die Beispieldaten tiny-french.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a number: ask for a choice, or name a number such as loss.</source>
        <translation>„{}“ ist keine Zahl: nach einer Auswahl fragen, oder eine Zahl wie loss nennen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not closed: write }} after the value.</source>
        <translation>„{}“ ist nicht geschlossen: }} nach dem Wert schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is too much here: end the line before it.</source>
        <translation>„{}“ ist hier zu viel: die Zeile davor beenden.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is true or not and cannot be quoted: name a number or a text.</source>
        <translation>„{}“ ist wahr oder nicht und lässt sich nicht zitieren: eine Zahl oder einen Text nennen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is true or false by itself. Do not compare it: write it alone, or with not.</source>
        <translation>„{}“ ist wahr oder nicht und wird mit nichts verglichen: es allein schreiben, oder mit not.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; leaves the folder of the lesson: give the plain name of a file that lies beside it.</source>
        <translation>„{}“ verlässt den Ordner der Lektion: nur den Namen einer Datei angeben, die neben ihr liegt.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; says no data: write sample NAME PAIRS, file NAME.tsv, or none.</source>
        <translation>„{}“ nennt keine Daten: sample NAME PAIRS, file NAME.tsv oder none schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: none of the lesson&apos;s presets has attention, so there are no weights.</source>
        <translation>„{}“: Keine Vorlage der Lektion hat Aufmerksamkeit, also gibt es keine Gewichte.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: none of the lesson&apos;s presets is a Transformer, so there are no heads.</source>
        <translation>„{}“: Keine Vorlage der Lektion ist ein Transformer, also gibt es keine Köpfe.</translation>
    </message>
    <message>
        <source>choice|number|cell &quot;QUESTION&quot; …</source>
        <translation>choice|number|cell &quot;QUESTION&quot; …</translation>
    </message>
    <message>
        <source>heatmap | lines | heads</source>
        <translation>heatmap | lines | heads</translation>
    </message>
    <message>
        <source>right: {}</source>
        <translation>richtig: {}</translation>
    </message>
    <message>
        <source>sample NAME PAIRS, file NAME.tsv (beside the lesson), or none.</source>
        <translation>sample NAME PAIRS, file NAME.tsv (neben der Lektion) oder none.</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>until CONDITION</source>
        <translation>until CONDITION</translation>
    </message>
    <message>
        <source>{}  {} ({} minutes)</source>
        <translation>{}  {} ({} Minuten)</translation>
    </message>
    <message>
        <source>{} cannot be opened: check the name and the permissions.</source>
        <translation>{} lässt sich nicht öffnen: den Namen und die Rechte prüfen.</translation>
    </message>
    <message>
        <source>{} cannot be read.</source>
        <translation>{} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>{} is a folder: give a file NAME.lesson.md.</source>
        <translation>{} ist ein Ordner: eine Datei NAME.lesson.md angeben.</translation>
    </message>
    <message>
        <source>{} is not a number.</source>
        <translation>{} ist keine Zahl.</translation>
    </message>
    <message>
        <source>{} is not measured in the unit of {}: leave the unit out, or see the table of values.</source>
        <translation>{} wird nicht in der Einheit von {} gemessen: die Einheit weglassen, oder in der Tabelle der Werte nachsehen.</translation>
    </message>
    <message>
        <source>{} line {}: {} There are {} findings: attentoscope-cli lesson check lists them.</source>
        <translation>{} Zeile {}: {} Zahl der Befunde: {}. attentoscope-cli lesson check listet sie auf.</translation>
    </message>
    <message>
        <source>{}: nothing to complain about</source>
        <translation>{}: nichts zu beanstanden</translation>
    </message>
    <message>
        <source>{}: {} s</source>
        <translation>{}: {} s</translation>
    </message>
    <message>
        <source>{}: {} s of {} minutes</source>
        <translation>{}: {} s von {} Minuten</translation>
    </message>
    <message>
        <source>{}:{}: {}</source>
        <translation>{}:{}: {}</translation>
    </message>
    <message>
        <source>Nothing is being trained, so there is nothing to watch.</source>
        <translation>Es wird nichts trainiert, also gibt es nichts zu beobachten.</translation>
    </message>
    <message>
        <source>The file has more than {} bytes, the most that a lesson may have: make two lessons of it.</source>
        <translation>Die Datei hat mehr als {} Bytes, das Höchste für eine Lektion: zwei Lektionen daraus machen.</translation>
    </message>
    <message>
        <source>Computed on</source>
        <translation>Gerechnet auf</translation>
    </message>
    <message>
        <source>LibTorch finds no GPU here: this model is computed on the processor.</source>
        <translation>LibTorch findet hier keine GPU: Dieses Modell wird auf dem Prozessor gerechnet.</translation>
    </message>
    <message>
        <source>The settings say device=cuda, but LibTorch finds no GPU here: this model is computed on the processor.</source>
        <translation>In den Einstellungen steht device=cuda, aber LibTorch findet hier keine GPU: Dieses Modell wird auf dem Prozessor gerechnet.</translation>
    </message>
    <message>
        <source>What trains the model and translates with it: the processor (cpu), an NVIDIA GPU (cuda), or a GPU where there is one (auto). A GPU takes LibTorch&apos;s own operations, needs a LibTorch with CUDA, and pays off with large models. A run opens on either.</source>
        <translation>Was das Modell trainiert und damit übersetzt: der Prozessor (cpu), eine NVIDIA-GPU (cuda) oder eine GPU, wo es eine gibt (auto). Eine GPU nimmt die Operationen von LibTorch selbst, braucht ein LibTorch mit CUDA und lohnt sich bei großen Modellen. Ein Lauf lässt sich auf beidem öffnen.</translation>
    </message>
    <message>
        <source>device=cuda needs an NVIDIA GPU with its driver and a LibTorch that was built with CUDA, but this LibTorch ({}) finds none. Build with such a LibTorch (cmake -DATTENTOSCOPE_LIBTORCH=/path/to/torch), or set device=cpu or device=auto.</source>
        <translation>device=cuda braucht eine NVIDIA-GPU mit ihrem Treiber und ein LibTorch, das mit CUDA gebaut wurde, aber dieses LibTorch ({}) findet keine. Mit einem solchen LibTorch bauen (cmake -DATTENTOSCOPE_LIBTORCH=/path/to/torch), oder device=cpu oder device=auto setzen.</translation>
    </message>
    <message>
        <source>device={} and several ranks do not go together: ranks add their gradients on processors. Train with one rank, or set device=cpu.</source>
        <translation>device={} und mehrere Ränge gehen nicht zusammen: Ränge addieren ihre Gradienten auf Prozessoren. Mit einem Rang trainieren oder device=cpu setzen.</translation>
    </message>
    <message>
        <source>This model is computed on the GPU {}, by LibTorch&apos;s own operations.</source>
        <translation>Dieses Modell wird auf der GPU {} gerechnet, mit den Operationen von LibTorch selbst.</translation>
    </message>
    <message>
        <source>Another window has connected to this engine. What it trains goes on there.</source>
        <translation>Ein anderes Fenster hat sich mit dieser Engine verbunden. Ihr Training geht dort weiter.</translation>
    </message>
    <message>
        <source>Be the engine of a window that connects from elsewhere</source>
        <translation>Engine eines Fensters sein, das sich von anderswo verbindet</translation>
    </message>
    <message>
        <source>End that engine; what it trains is saved</source>
        <translation>Diese Engine beenden; was sie trainiert, wird gespeichert</translation>
    </message>
    <message>
        <source>No pipe can be made: {}.</source>
        <translation>Eine Pipe lässt sich nicht anlegen: {}.</translation>
    </message>
    <message>
        <source>The engine &quot;{}&quot; has ended. What it trained is saved.</source>
        <translation>Die Engine „{}“ ist beendet. Was sie trainiert hat, ist gespeichert.</translation>
    </message>
    <message>
        <source>The engine cannot be started: {}.</source>
        <translation>Die Engine lässt sich nicht starten: {}.</translation>
    </message>
    <message>
        <source>The engine on the other side has ended, and another one has taken its place. Connect again.</source>
        <translation>Die Engine der Gegenseite ist beendet, und eine andere ist an ihrer Stelle. Bitte neu verbinden.</translation>
    </message>
    <message>
        <source>The engine on the other side is of another version of Attentoscope.</source>
        <translation>Die Engine der Gegenseite gehört zu einer anderen Version von Attentoscope.</translation>
    </message>
    <message>
        <source>The engine was asked something that it cannot read.</source>
        <translation>Die Engine hat eine Anfrage erhalten, die sie nicht lesen kann.</translation>
    </message>
    <message>
        <source>The engine, process {}, does not end.</source>
        <translation>Die Engine, Prozess {}, endet nicht.</translation>
    </message>
    <message>
        <source>The folder &quot;{}&quot; cannot be used: {}.</source>
        <translation>Der Ordner „{}“ ist nicht zu verwenden: {}.</translation>
    </message>
    <message>
        <source>The other side does not answer.</source>
        <translation>Die Gegenseite antwortet nicht.</translation>
    </message>
    <message>
        <source>The program &quot;{}&quot; cannot be started: {}.</source>
        <translation>Das Programm „{}“ lässt sich nicht starten: {}.</translation>
    </message>
    <message>
        <source>There is no engine &quot;{}&quot; here.</source>
        <translation>Es gibt hier keine Engine „{}“.</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Das wurde abgebrochen.</translation>
    </message>
    <message>
        <source>What the other side sent cannot be read. Install the same version on both.</source>
        <translation>Was die Gegenseite geschickt hat, ist nicht lesbar. Auf beiden Seiten dieselbe Version installieren.</translation>
    </message>
    <message>
        <source>Which engine of this user, if there are several</source>
        <translation>Welche Engine dieses Benutzers, falls es mehrere gibt</translation>
    </message>
    <message>
        <source>&quot; is no name of at most 40 letters, digits, - _ and .</source>
        <translation>“ ist kein Name aus höchstens 40 Buchstaben, Ziffern, - _ und .</translation>
    </message>
    <message>
        <source>it is not a folder that only you can enter</source>
        <translation>andere können ihn betreten</translation>
    </message>
    <message>
        <source>its path is too long for a socket</source>
        <translation>sein Pfad ist zu lang für einen Socket</translation>
    </message>
    <message>
        <source>#guid column:</source>
        <translation>#guid column:</translation>
    </message>
    <message>
        <source>A lesson gives its seed by itself: write seed: N.</source>
        <translation>Eine Lektion gibt ihren Startwert selbst an: seed: N schreiben.</translation>
    </message>
    <message>
        <source>A lesson reads its data as they are, so &quot;{}&quot; would change nothing. Leave it out.</source>
        <translation>Eine Lektion liest ihre Daten, wie sie sind; „{}“ würde nichts ändern. Weglassen.</translation>
    </message>
    <message>
        <source>A setting of the model or of training that differs from the preset: KEY=VALUE. Those of the data, such as tokenizer, are refused.</source>
        <translation>Eine Einstellung des Modells oder des Trainings, die von der Vorlage abweicht: KEY=VALUE. Solche der Daten, etwa tokenizer, werden abgelehnt.</translation>
    </message>
    <message>
        <source>After three minutes on the sample &quot;tiny-french&quot; about 96 of 100 new sentences are translated word for word, on a busy machine 87. The article stops before training and has no figures.</source>
        <translation>Nach drei Minuten auf den Beispieldaten „tiny-french“ werden etwa 96 von 100 neuen Sätzen Wort für Wort übersetzt, auf einer ausgelasteten Maschine 87. Der Artikel endet vor dem Training und hat keine Zahlen.</translation>
    </message>
    <message>
        <source>Head of a Transformer that is switched off, such as cross.2.3, encoder.1.1 or decoder.2.4: nothing reads what it attends to. Several may follow one another</source>
        <translation>Kopf eines Transformers, der abgeschaltet ist, etwa cross.2.3, encoder.1.1 oder decoder.2.4: Nichts liest, worauf er schaut. Mehrere können aufeinander folgen</translation>
    </message>
    <message>
        <source>Implementing Attention Models in PyTorch</source>
        <translation>Implementing Attention Models in PyTorch</translation>
    </message>
    <message>
        <source>Make all letters small before anything else, by the rules of no particular language: Turkish I becomes i, not ı.</source>
        <translation>Vor allem anderen alle Buchstaben klein schreiben, nach den Regeln keiner bestimmten Sprache: Das türkische I wird i, nicht ı.</translation>
    </message>
    <message>
        <source>Nothing is left to train: the limit of {} epochs counts from the run&apos;s start, and {} are done. Give a larger one to go on.</source>
        <translation>Es ist nichts mehr zu trainieren: Die Grenze von {} Epochen zählt ab dem Beginn des Laufs, und {} sind getan. Weiter geht es mit einer größeren.</translation>
    </message>
    <message>
        <source>Nothing is left to train: the limit of {} minutes counts from the run&apos;s start, and {} of them are used. Give a larger one to go on.</source>
        <translation>Es ist nichts mehr zu trainieren: Die Grenze von {} Minuten zählt ab dem Beginn des Laufs, und {} davon sind verbraucht. Weiter geht es mit einer größeren.</translation>
    </message>
    <message>
        <source>Nothing is left to train: the limit of {} steps counts from the run&apos;s start, and {} are done. Give a larger one to go on.</source>
        <translation>Es ist nichts mehr zu trainieren: Die Grenze von {} Schritten zählt ab dem Beginn des Laufs, und {} sind getan. Weiter geht es mit einer größeren.</translation>
    </message>
    <message>
        <source>On the tutorial&apos;s French and English pairs 75,000 steps reach a loss of about 0.4 nats a token, which is a perplexity of 1.5. The heatmap shows which position usually comes next: the model never looks at the words.</source>
        <translation>Mit den französischen und englischen Paaren des Tutorials erreichen 75.000 Schritte einen Verlust von etwa 0,4 Nat je Token, also eine Perplexität von 1,5. Die Heatmap zeigt, welche Position gewöhnlich als Nächstes kommt: Das Modell schaut nie auf die Wörter.</translation>
    </message>
    <message>
        <source>Ours: the Transformer, normalised before each sub-layer, which learns faster in the first hour than as printed, and with a rate that falls to a fiftieth over the planned training. From 20,000 training pairs on it has 3 layers of 256 numbers in 8 heads, otherwise 2 of 128 in 4.</source>
        <translation>Von uns: der Transformer, normalisiert vor jeder Teilschicht; so lernt er in der ersten Stunde schneller als wie gedruckt. Seine Rate fällt über das geplante Training auf ein Fünfzigstel. Ab 20.000 Trainingspaaren hat er 3 Schichten von 256 Zahlen in 8 Köpfen, sonst 2 von 128 in 4.</translation>
    </message>
    <message>
        <source>Rank 0 does not know this process. Give all ranks the same {}.</source>
        <translation>Rang 0 kennt diesen Prozess nicht. Alle Ränge brauchen das gleiche {}.</translation>
    </message>
    <message>
        <source>Row of attention that is forced onto a column, both counted from 1 as in the JSON: 2:4 of every head that attends to the source, cross.2.3:2:4 of one head of a Transformer alone. Several may follow one another</source>
        <translation>Zeile der Aufmerksamkeit, die auf eine Spalte gezwungen wird, beide ab 1 gezählt wie im JSON: 2:4 jedes Kopfs, der auf die Quelle schaut, cross.2.3:2:4 eines einzelnen Kopfs eines Transformers. Mehrere können aufeinander folgen</translation>
    </message>
    <message>
        <source>Rules of text</source>
        <translation>Textregeln</translation>
    </message>
    <message>
        <source>Sequence to sequence learning with neural networks</source>
        <translation>Sequence to sequence learning with neural networks</translation>
    </message>
    <message>
        <source>Setting that differs from the preset&apos;s. Several may follow one another</source>
        <translation>Einstellung, die von der Vorlage abweicht. Mehrere können aufeinander folgen</translation>
    </message>
    <message>
        <source>Share of the probability that is spread over all words instead of given to the right one. The loss of the training is then that of the smoothed target, which is no surprise in nats and has no perplexity; validations have the plain loss.</source>
        <translation>Anteil der Wahrscheinlichkeit, der auf alle Wörter verteilt wird, statt dem richtigen gegeben zu werden. Der Verlust des Trainings ist dann der des geglätteten Ziels; er ist keine Überraschung in Nat und hat keine Perplexität. Validierungen haben den einfachen Verlust.</translation>
    </message>
    <message>
        <source>Step {}: there is not enough memory to decode the watched sentences; training goes on. Watch fewer or shorter ones.</source>
        <translation>Schritt {}: Der Arbeitsspeicher reicht nicht, um die beobachteten Sätze zu dekodieren; das Training geht weiter. Weniger oder kürzere Sätze helfen.</translation>
    </message>
    <message>
        <source>Sumedh Pendurkar</source>
        <translation>Sumedh Pendurkar</translation>
    </message>
    <message>
        <source>Sutskever, Vinyals and Le</source>
        <translation>Sutskever, Vinyals and Le</translation>
    </message>
    <message>
        <source>Ten epochs of Multi30k reach a loss of about 1.83 nats a token, which is a perplexity of 6.2, and BLEU 34.</source>
        <translation>Zehn Epochen Multi30k erreichen einen Verlust von etwa 1,83 Nat je Token, also eine Perplexität von 6,2, und BLEU 34.</translation>
    </message>
    <message>
        <source>Ten epochs of Multi30k reach a loss of about 1.83 nats a token, which is a perplexity of 6.2, and BLEU 34. The article&apos;s 2.63 is another measure: it also counts the first position, where its program predicts nothing.</source>
        <translation>Zehn Epochen Multi30k erreichen einen Verlust von etwa 1,83 Nat je Token, also eine Perplexität von 6,2, und BLEU 34. Die 2,63 des Artikels sind ein anderes Maß: Es zählt auch die erste Position mit, an der sein Programm nichts vorhersagt.</translation>
    </message>
    <message>
        <source>Ten epochs of Multi30k reach a loss of about 1.84 nats a token, which is a perplexity of 6.3, and BLEU 34.</source>
        <translation>Zehn Epochen Multi30k erreichen einen Verlust von etwa 1,84 Nat je Token, also eine Perplexität von 6,3, und BLEU 34.</translation>
    </message>
    <message>
        <source>The loss decides which weights are the best, and not BLEU (validation_measure=bleu). BLEU needs at least two validation sentences, of which at least half have four words.</source>
        <translation>Der Verlust entscheidet, welche Gewichte die besten sind, und nicht BLEU (validation_measure=bleu): BLEU sagt nichts über einen einzigen Validierungssatz und nichts, wo weniger als die Hälfte vier Wörter hat.</translation>
    </message>
    <message>
        <source>The words of this run were cut by the dictionaries of {}, and {} is installed here: text in scripts without spaces (Thai, Khmer, Lao, Burmese, Chinese, Japanese) may be cut otherwise now.</source>
        <translation>Die Wörter dieses Laufs wurden mit den Wörterbüchern von {} getrennt, hier ist {} installiert: Text in Schriften ohne Leerzeichen (Thai, Khmer, Laotisch, Birmanisch, Chinesisch, Japanisch) wird nun vielleicht anders getrennt.</translation>
    </message>
    <message>
        <source>The {} is {}; it has to be from {} to {}.</source>
        <translation>{} ist {}; erlaubt ist {} bis {}.</translation>
    </message>
    <message>
        <source>Train for M minutes in all, counted from the run&apos;s start, with validations and saves; reading the data does not count</source>
        <translation>Insgesamt M Minuten trainieren, ab dem Beginn des Laufs gezählt, mit Validierungen und Speicherständen; das Lesen der Daten zählt nicht</translation>
    </message>
    <message>
        <source>Watch a sentence: translate it again and again, and keep that with the run. One sentence each time; it may be given several times</source>
        <translation>Einen Satz beobachten: ihn immer wieder übersetzen und das mit dem Lauf aufbewahren. Jeweils ein Satz; mehrfach möglich</translation>
    </message>
    <message>
        <source>Write é as e, ü as u, and so on, in Latin, Greek and Cyrillic letters. Vowel signs of other scripts stay.</source>
        <translation>é als e schreiben, ü als u und so weiter, bei lateinischen, griechischen und kyrillischen Buchstaben. Vokalzeichen anderer Schriften bleiben.</translation>
    </message>
    <message>
        <source>&quot; is no pair of columns. Write two different numbers from 1 on, for example --columns 2,3.</source>
        <translation>“ ist kein Paar von Spalten. Zwei verschiedene Zahlen ab 1 schreiben, etwa --columns 2,3.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the run that is open, so its weights are not renewed.</source>
        <translation>„{}“ ist nicht der geöffnete Lauf; seine Gewichte werden nicht erneuert.</translation>
    </message>
    <message>
        <source>a list of two different numbers from 1 on</source>
        <translation>eine Liste zweier verschiedener Zahlen ab 1</translation>
    </message>
    <message>
        <source>addresses of pages</source>
        <translation>Adressen von Seiten</translation>
    </message>
    <message>
        <source>budget in milliseconds</source>
        <translation>Zeit in Millisekunden</translation>
    </message>
    <message>
        <source>is whole, but something else follows its packed data. Cut that off, or copy or download the file anew.</source>
        <translation>ist vollständig, aber hinter den gepackten Daten steht noch etwas anderes. Das abschneiden oder die Datei neu kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>length penalty</source>
        <translation>Längenstrafe</translation>
    </message>
    <message>
        <source>maximum length</source>
        <translation>größte Länge</translation>
    </message>
    <message>
        <source>names of files</source>
        <translation>Dateinamen</translation>
    </message>
    <message>
        <source>no word of either side</source>
        <translation>kein Wort beider Seiten</translation>
    </message>
    <message>
        <source>no word of the source side</source>
        <translation>kein Wort der Quellseite</translation>
    </message>
    <message>
        <source>no word of the target side</source>
        <translation>kein Wort der Zielseite</translation>
    </message>
    <message>
        <source>nothing in most lines</source>
        <translation>in den meisten Zeilen nichts</translation>
    </message>
    <message>
        <source>number of forced words and rows</source>
        <translation>Zahl der erzwungenen Wörter und Zeilen</translation>
    </message>
    <message>
        <source>number of heads switched off</source>
        <translation>Zahl der abgeschalteten Köpfe</translation>
    </message>
    <message>
        <source>number of runs</source>
        <translation>Zahl der Läufe</translation>
    </message>
    <message>
        <source>number of sentences</source>
        <translation>Zahl der Sätze</translation>
    </message>
    <message>
        <source>number of watched sentences</source>
        <translation>Zahl der beobachteten Sätze</translation>
    </message>
    <message>
        <source>numbers or dates</source>
        <translation>Zahlen oder Daten</translation>
    </message>
    <message>
        <source>one vector for the whole sentence, with the recommended preset&apos;s sizes</source>
        <translation>ein Vektor für den ganzen Satz, mit den Größen der empfohlenen Vorlage</translation>
    </message>
    <message>
        <source>step {}, epoch {}: label-smoothed loss {}, {} tokens/s, learning rate {}, {} left</source>
        <translation>Schritt {}, Epoche {}: Verlust mit Label-Smoothing {}, {} Tokens/s, Lernrate {}, noch {}</translation>
    </message>
    <message>
        <source>the same few codes</source>
        <translation>dieselben wenigen Kürzel</translation>
    </message>
    <message>
        <source>timed steps</source>
        <translation>gemessene Schritte</translation>
    </message>
    <message>
        <source>warm-up steps</source>
        <translation>Aufwärmschritte</translation>
    </message>
    <message>
        <source>where a sentence comes from</source>
        <translation>die Herkunft der Sätze</translation>
    </message>
    <message>
        <source>{} Column {} holds {}, as in &quot;{}&quot;.</source>
        <translation>{} Spalte {} enthält {}, wie in „{}“.</translation>
    </message>
    <message>
        <source>{} Column {} is left aside.</source>
        <translation>{} Spalte {} bleibt beiseite.</translation>
    </message>
    <message>
        <source>{} Column {} is left aside: it holds {}.</source>
        <translation>{} Spalte {} bleibt beiseite: Sie enthält {}.</translation>
    </message>
    <message>
        <source>{} has {} columns, and column {} was asked for. Name two that it has.</source>
        <translation>{} hat {} Spalten, verlangt wurde Spalte {}. Zwei nennen, die es gibt.</translation>
    </message>
    <message>
        <source>{} has {} columns, and it is not clear which two are the pair.{} Name them in Columns, or with --columns 1,2.</source>
        <translation>{} hat {} Spalten, und es ist nicht klar, welche zwei das Paar sind.{} Unter „Spalten“ oder mit --columns 1,2 nennen.</translation>
    </message>
    <message>
        <source>{} is tokenised already: it has signs such as &amp;apos; or @@. They would be cut once more. To keep its words as they are, set tokenizer=space.</source>
        <translation>{} ist schon in Tokens zerlegt: Es enthält Zeichen wie &amp;apos; oder @@. Sie würden noch einmal zerlegt. Sollen die Wörter bleiben, wie sie sind: tokenizer=space.</translation>
    </message>
    <message>
        <source>{} of {} pairs are left out, because {}.</source>
        <translation>{} von {} Paaren werden ausgelassen, weil {}.</translation>
    </message>
    <message>
        <source>{} says that &quot;{}&quot; separates its columns. Such a file cannot be read. Export it with tabs, commas, semicolons, pipes, colons or spaces.</source>
        <translation>{} gibt „{}“ als Trennzeichen seiner Spalten an; das kann nicht gelesen werden. Abhilfe: mit Tabulatoren, Kommas, Semikolons, senkrechten Strichen, Doppelpunkten oder Leerzeichen exportieren.</translation>
    </message>
    <message>
        <source>{}: columns {} and {} are the pair, as in &quot;{}&quot; and &quot;{}&quot;.</source>
        <translation>{}: Die Spalten {} und {} sind das Paar, wie in „{}“ und „{}“.</translation>
    </message>
    <message>
        <source>Forces the attention of a row to a source word, or ends that. What was forced below the row is free again.</source>
        <translation>Erzwingt die Aufmerksamkeit einer Zeile auf ein Quellwort, oder beendet das. Was unter der Zeile erzwungen war, ist wieder frei.</translation>
    </message>
    <message>
        <source>Step {}: there is not enough memory to validate. Close other programs and go on: the validation begins anew, and is left out if that fails too.</source>
        <translation>Schritt {}: Der Arbeitsspeicher reicht nicht zum Validieren. Nach dem Schließen anderer Programme kann das Training weitergehen: Die Validierung beginnt dann neu und entfällt, wenn auch das scheitert.</translation>
    </message>
    <message>
        <source>The answer has {} MiB, more than a connection takes. Ask for less at once.</source>
        <translation>Die Antwort hat {} MiB, mehr als über eine Verbindung geht. Weniger auf einmal anfragen.</translation>
    </message>
    <message>
        <source>The request has {} MiB, more than a connection takes. Ask for less at once.</source>
        <translation>Die Anfrage hat {} MiB, mehr als über eine Verbindung geht. Weniger auf einmal anfragen.</translation>
    </message>
    <message>
        <source>number of batches</source>
        <translation>Anzahl der Batches</translation>
    </message>
    <message>
        <source>number of pairs of the sample</source>
        <translation>Anzahl der Paare des Beispiels</translation>
    </message>
    <message>
        <source>number of settings</source>
        <translation>Anzahl der Einstellungen</translation>
    </message>
    <message>
        <source>number of the column</source>
        <translation>Nummer der Spalte</translation>
    </message>
    <message>
        <source>number of the first word in the gold file</source>
        <translation>Nummer des ersten Wortes in der Gold-Datei</translation>
    </message>
    <message>
        <source>number of words</source>
        <translation>Anzahl der Wörter</translation>
    </message>
    <message>
        <source>step of the save</source>
        <translation>Schritt des Speicherstands</translation>
    </message>
    <message>
        <source>{}, validation loss {}</source>
        <translation>{}, Validierungsverlust {}</translation>
    </message>
    <message>
        <source>Cannot connect: {}.</source>
        <translation>Keine Verbindung möglich: {}.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>Die Verbindung ist abgebrochen.</translation>
    </message>
    <message>
        <source>The model has no head &quot;{}&quot; now: train a Transformer until it is validated.</source>
        <translation>Das Modell hat jetzt keinen Kopf „{}“: Ein Transformer wird trainiert, bis er validiert ist.</translation>
    </message>
    <message>
        <source>The other side has ended the connection before it said who it is.</source>
        <translation>Die Gegenseite hat die Verbindung beendet, ehe sie sich gemeldet hat.</translation>
    </message>
    <message>
        <source>The other side has ended the connection.</source>
        <translation>Die Gegenseite hat die Verbindung beendet.</translation>
    </message>
    <message>
        <source>The picture has no cell for {}. Its rows are:{}.</source>
        <translation>Das Bild hat keine Zelle für {}. Seine Zeilen sind:{}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a host name. Give it as ssh takes it, such as name or user@name.</source>
        <translation>„{}“ ist kein Rechnername. Möglich ist, was ssh annimmt, etwa Name oder Benutzer@Name.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>its memory before the step, often written c</source>
        <translation>ihr Gedächtnis vor dem Schritt, oft als c geschrieben</translation>
    </message>
    <message>
        <source>its state before the step</source>
        <translation>ihr Zustand vor dem Schritt</translation>
    </message>
    <message>
        <source>the forget gate: how much of the memory stays</source>
        <translation>das Forget-Gate: wie viel vom Gedächtnis bleibt</translation>
    </message>
    <message>
        <source>the input gate: how much new content the memory takes in</source>
        <translation>das Input-Gate: wie viel neuen Inhalt das Gedächtnis aufnimmt</translation>
    </message>
    <message>
        <source>the memory after the step</source>
        <translation>das Gedächtnis nach dem Schritt</translation>
    </message>
    <message>
        <source>the new content</source>
        <translation>der neue Inhalt</translation>
    </message>
    <message>
        <source>the output gate: how much of the memory the state shows</source>
        <translation>das Output-Gate: wie viel vom Gedächtnis der Zustand zeigt</translation>
    </message>
    <message>
        <source>the reset gate: how much of the state the new content reads</source>
        <translation>das Reset-Gate: wie viel vom Zustand der neue Inhalt liest</translation>
    </message>
    <message>
        <source>the state after the step</source>
        <translation>der Zustand nach dem Schritt</translation>
    </message>
    <message>
        <source>the update gate: how much of the state is replaced</source>
        <translation>das Update-Gate: wie viel vom Zustand ersetzt wird</translation>
    </message>
    <message>
        <source>the update gate: how much of the state stays</source>
        <translation>das Update-Gate: wie viel vom Zustand bleibt</translation>
    </message>
    <message>
        <source>what the decoder&apos;s top layer reads</source>
        <translation>was die oberste Schicht des Decoders liest</translation>
    </message>
    <message>
        <source>An equation is not closed: a $ is needed before and after it, and \$ is a dollar.</source>
        <translation>Eine Gleichung ist nicht geschlossen: Vor und nach ihr steht ein $, und $ ist ein Dollar.</translation>
    </message>
    <message>
        <source>An option without a question: write @ask choice &quot;…&quot; right before it.</source>
        <translation>Eine Antwort steht hier ohne Frage: gleich davor @ask choice &quot;…&quot; schreiben.</translation>
    </message>
    <message>
        <source>Found {} where &quot;{}&quot; needs {}: write {}.</source>
        <translation>{} steht, wo „{}“ {} braucht: {} schreiben.</translation>
    </message>
    <message>
        <source>How layers are computed, those of a Transformer too: by our fused operations, or by LibTorch&apos;s own as a reference. The numbers are the same but for rounding. Unless it is set, the processor decides.</source>
        <translation>Wie Schichten berechnet werden, auch die eines Transformers: durch unsere zusammengefassten Operationen, oder zum Vergleich durch die von LibTorch. Die Zahlen sind bis auf Rundung dieselben. Wo niemand wählt, entscheidet der Prozessor.</translation>
    </message>
    <message>
        <source>How many numbers represent a word. All layers of a Transformer give as many (its model size).</source>
        <translation>Wie viele Zahlen für ein Wort stehen. Alle Schichten eines Transformers geben ebenso viele aus (seine Modellgröße).</translation>
    </message>
    <message>
        <source>More than {} conditions are nested.</source>
        <translation>Mehr als {} Bedingungen stehen ineinander.</translation>
    </message>
    <message>
        <source>Only a number can be added, and only to a number: {} follows &quot;{}&quot;.</source>
        <translation>Nur zu einem Wert, der eine Zahl ist, kommt eine Zahl hinzu: {} steht nach „{}“.</translation>
    </message>
    <message>
        <source>Step t sees source word t and D words on each side of it, nothing else. It suits languages of like word order. With a small D it cannot reach a word that is far from its place, as on the sample &quot;reverse&quot;: the heatmap shows the window it cannot leave. The decoder&apos;s state may carry such a word all the same.</source>
        <translation>Schritt t sieht Quellwort t und D Wörter auf jeder Seite davon, sonst nichts. Das passt zu Sprachen mit ähnlicher Wortfolge. Mit kleinem D erreicht er kein Wort, das weit von seinem Platz steht, wie bei den Beispieldaten „reverse“: Die Heatmap zeigt das Fenster, aus dem er nicht herauskommt. Der Zustand des Decoders kann ein solches Wort trotzdem mitführen.</translation>
    </message>
    <message>
        <source>Text follows the first directive: move it before that, or begin the line with two spaces so that it continues the directive.</source>
        <translation>Text steht nach der ersten Direktive: ihn davor setzen, oder die Zeile mit zwei Leerzeichen beginnen, so dass sie die Direktive fortsetzt.</translation>
    </message>
    <message>
        <source>The columns {} and {} are not a pair. Name two different ones, counted from 1.</source>
        <translation>Die Spalten {} und {} sind kein Paar. Zwei verschiedene nennen, ab 1 gezählt.</translation>
    </message>
    <message>
        <source>The limit has changed, and schedule={} follows it: the learning rate goes on at {}; with the earlier limit it would be {}.</source>
        <translation>Die Grenze ist eine andere als zuvor, und schedule={} richtet sich nach ihr: Die Lernrate geht mit {} weiter; mit der früheren Grenze wäre sie {}.</translation>
    </message>
    <message>
        <source>The numbers from 1 to 5, or up to 20, in a mixed order, and the same numbers in order. The attention has to find the next number wherever it is; every preset learns this from words, and only the preset Unshuffle from vectors, for which it needs no data.</source>
        <translation>Die Zahlen von 1 bis 5 oder bis 20 durcheinander, und dieselben Zahlen der Reihe nach. Die Aufmerksamkeit muss die nächste Zahl finden, wo sie auch steht; jede Vorlage lernt es aus Wörtern, und nur die Vorlage „Ordnen“ aus Vektoren, wofür sie keine Daten braucht.</translation>
    </message>
    <message>
        <source>The option &quot;{}&quot; appears twice.</source>
        <translation>Die Antwort „{}“ steht hier zweimal.</translation>
    </message>
    <message>
        <source>The option has a condition, so its text needs quotes: - &quot;TEXT&quot; when CONDITION.</source>
        <translation>Die Antwort hat eine Bedingung, also steht ihr Text in Anführungszeichen: - &quot;TEXT&quot; when CONDITION.</translation>
    </message>
    <message>
        <source>The save is at batch {} of an epoch that has only {}; was the data file changed?</source>
        <translation>Der Speicherstand steht bei Batch {} einer Epoche, die nur {} hat; wurde die Datendatei geändert?</translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; appears twice: delete one of the lines.</source>
        <translation>Die Einstellung „{}“ steht hier zweimal: eine der beiden Zeilen löschen.</translation>
    </message>
    <message>
        <source>The vocabulary holds the word &quot;{}&quot; twice; every word may appear only once.</source>
        <translation>Das Vokabular enthält das Wort „{}“ zweimal; jedes Wort darf einmal darin stehen.</translation>
    </message>
    <message>
        <source>There is no value &quot;{}&quot;{}. docs/lessons.md has the table of values; words need quotes.</source>
        <translation>Einen Wert „{}“ gibt es nicht{}. docs/lessons.md hat die Tabelle der Werte; Wörter stehen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is text before the first step: write a line # TITLE {#id} above it.</source>
        <translation>Text steht vor dem ersten Schritt: eine Zeile # TITLE {#id} darüber schreiben.</translation>
    </message>
    <message>
        <source>Up to nine letters, and the same letters from the last to the first. The attention has to learn to move backwards, which shows as a diagonal that rises instead of falling.</source>
        <translation>Bis zu neun Buchstaben, und dieselben vom letzten bis zum ersten. Die Aufmerksamkeit muss lernen, rückwärts zu gehen; das zeigt sich als Diagonale, die steigt statt fällt.</translation>
    </message>
    <message>
        <source>Words spelled like a special token (&lt;pad&gt;, &lt;sos&gt;, &lt;eos&gt;, &lt;unk&gt;) appear in the text {}; they are treated as unknown words.</source>
        <translation>Wörter, die wie ein besonderes Token geschrieben sind (&lt;pad&gt;, &lt;sos&gt;, &lt;eos&gt;, &lt;unk&gt;), stehen {} im Text; sie gelten als unbekannte Wörter.</translation>
    </message>
    <message>
        <source>&quot;@{}&quot; appears twice in this step: delete one, or make two steps.</source>
        <translation>„@{}“ steht in diesem Schritt zweimal: eines löschen, oder zwei Schritte machen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice: delete one of the lines.</source>
        <translation>„{}“ steht hier zweimal: eine der beiden Zeilen löschen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a condition by itself: compare it, such as loss &lt; 1 or preset = &quot;bahdanau&quot;.</source>
        <translation>„{}“ allein ist keine Bedingung: es vergleichen, etwa loss &lt; 1 oder preset = &quot;bahdanau&quot;.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a file of pairs: its name must end in .tsv.</source>
        <translation>„{}“ ist keine Datei mit Paaren: Ihr Name endet auf .tsv.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a head: write KIND.LAYER.HEAD, such as cross.2.3 or encoder.1.1.</source>
        <translation>„{}“ ist kein Kopf: KIND.LAYER.HEAD schreiben, etwa cross.2.3 oder encoder.1.1.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a head: write {}.</source>
        <translation>„{}“ ist kein Kopf: {} schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a kind of question{}: write choice, number or cell.</source>
        <translation>„{}“ ist keine Art von Frage{}: choice, number oder cell schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a limit of steps: write steps: N, or steps: N short N, from 1 to {}.</source>
        <translation>„{}“ ist keine Grenze für Schritte: steps: N oder steps: N short N schreiben, von 1 bis {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a link. Write links as &quot;3-4&quot; (sure) or &quot;3p4&quot; (possible).</source>
        <translation>„{}“ ist keine Verbindung. Verbindungen werden als &quot;3-4&quot; (sicher) oder &quot;3p4&quot; (möglich) geschrieben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a link: a link begins with https:// and has no spaces.</source>
        <translation>„{}“ ist kein Link: Er beginnt mit https:// und hat keine Leerzeichen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a name for a run: small letters, digits and hyphens, and not now.</source>
        <translation>„{}“ ist kein Name für einen Lauf: Kleinbuchstaben, Ziffern und Bindestriche, und nicht now.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a number of minutes from 1 to {}.</source>
        <translation>„{}“ ist keine Zahl von Minuten von 1 bis {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a number of pairs from 1 to {}.</source>
        <translation>„{}“ ist keine Zahl von Paaren von 1 bis {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a seed: a whole number from 0 on.</source>
        <translation>„{}“ ist kein Startwert: eine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a setting: write KEY=VALUE.</source>
        <translation>„{}“ ist keine Einstellung: KEY=VALUE schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a setting: write set: KEY=VALUE.</source>
        <translation>„{}“ ist keine Einstellung: set: KEY=VALUE schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a step: write a whole number.</source>
        <translation>„{}“ ist kein Schritt: eine ganze Zahl schreiben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a value of &quot;{}&quot;: a number from {} to {}.</source>
        <translation>„{}“ ist kein Wert von „{}“: eine Zahl von {} bis {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a value of &quot;{}&quot;{}. Possible are: {}.</source>
        <translation>„{}“ ist kein Wert von „{}“{}. Möglich sind: {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a vector such as [3,4], so the model of vectors did not make this picture. Type numbers in any order to get one.</source>
        <translation>„{}“ ist kein Vektor wie [3,4], dieses Bild ist also nicht vom Modell der Vektoren. Zahlen in beliebiger Reihenfolge eingeben, um eines zu bekommen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a weight. Weights are numbers from 0 to 1, a row for each word of the translation.</source>
        <translation>„{}“ ist kein Gewicht. Gewichte sind Zahlen von 0 bis 1, eine Zeile für jedes Wort der Übersetzung.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an id: small letters, digits and hyphens, 64 at most.</source>
        <translation>„{}“ ist keine ID: Kleinbuchstaben, Ziffern und Bindestriche, höchstens 64.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; may appear at most {} times.</source>
        <translation>„{}“ darf hier höchstens {} Mal stehen.</translation>
    </message>
    <message>
        <source>cannot be used: its piece {}, &quot;{}&quot;, appears twice. Choose another model</source>
        <translation>ist nicht verwendbar: Wortteil {}, „{}“, steht zweimal da. Ein anderes Modell wählen</translation>
    </message>
    <message>
        <source>has a score that is not a number</source>
        <translation>hat einen Score, der keine Zahl ist</translation>
    </message>
    <message>
        <source>key and value: learned maps of the word that may be attended to, one for each head</source>
        <translation>Schlüssel und Wert: ebenso gelernte Abbildungen des Worts, auf das geschaut werden kann</translation>
    </message>
    <message>
        <source>learned weights of position j, for every word</source>
        <translation>gelernte Gewichte der Position j, welches Wort dort auch steht</translation>
    </message>
    <message>
        <source>needs more memory to be unpacked than is allowed (128 MiB). Unpack it first and open the unpacked file.</source>
        <translation>braucht zum Auspacken mehr Arbeitsspeicher als erlaubt (128 MiB). Zuerst auspacken und die ausgepackte Datei öffnen.</translation>
    </message>
    <message>
        <source>second: invisible characters are not words, @ is a sign by itself, and accents are taken from Latin, Greek and Cyrillic letters alone. first: as runs until version 0.2.0, which keep these rules.</source>
        <translation>second: Zeichen, die niemand sieht, sind keine Wörter, @ ist ein Zeichen für sich, und Akzente fallen nur bei lateinischen, griechischen und kyrillischen Buchstaben weg. first: wie Läufe bis Version 0.2.0, die diese Regeln behalten.</translation>
    </message>
    <message>
        <source>{} of the {} test pairs are in training too, word for word.</source>
        <translation>{} von {} Testpaaren stehen Wort für Wort auch im Training.</translation>
    </message>
    <message>
        <source>{} of the {} validation pairs are in training too, word for word: their measures say nothing about new sentences. Take the copies out of the data, or validate with a file of other pairs.</source>
        <translation>{} von {} Validierungspaaren stehen Wort für Wort auch im Training: Was an ihnen gemessen wird, sagt nichts über neue Sätze. Abhilfe: die Kopien aus den Daten nehmen oder mit einer Datei anderer Paare validieren.</translation>
    </message>
    <message>
        <source>{} values follow &quot;{}&quot;: write {} {}.</source>
        <translation>{} Werte stehen nach „{}“: {} {} schreiben.</translation>
    </message>
    <message>
        <source>{}: line {} is left out as the heading of the columns: &quot;{}&quot;. If it is a pair, put it further down.</source>
        <translation>{}: Zeile {} wird ausgelassen, denn sie ist die Überschrift der Spalten: „{}“. Ist sie ein Paar, gehört sie weiter nach unten.</translation>
    </message>
    <message>
        <source>Bits a row</source>
        <translation>Bit je Zeile</translation>
    </message>
    <message>
        <source>Entropy of a row divided by the largest that it can have</source>
        <translation>Entropie einer Zeile, geteilt durch die größte, die sie haben kann</translation>
    </message>
    <message>
        <source>Entropy of a row, in bits: 0 where all weight is on one word</source>
        <translation>Entropie einer Zeile in Bit: 0, wo alles Gewicht auf einem Wort liegt</translation>
    </message>
    <message>
        <source>Even (%)</source>
        <translation>Gleich (%)</translation>
    </message>
    <message>
        <source>First (%)</source>
        <translation>Erstes (%)</translation>
    </message>
    <message>
        <source>Last (%)</source>
        <translation>Letztes (%)</translation>
    </message>
    <message>
        <source>Next (%)</source>
        <translation>Nächstes (%)</translation>
    </message>
    <message>
        <source>Previous (%)</source>
        <translation>Voriges (%)</translation>
    </message>
    <message>
        <source>Same (%)</source>
        <translation>Selbes (%)</translation>
    </message>
    <message>
        <source>Share of the weight on the first position</source>
        <translation>Anteil des Gewichts auf der ersten Stelle</translation>
    </message>
    <message>
        <source>Share of the weight on the last position</source>
        <translation>Anteil des Gewichts auf der letzten Stelle</translation>
    </message>
    <message>
        <source>Share of the weight on the row&apos;s own place</source>
        <translation>Anteil des Gewichts auf der Stelle der Zeile</translation>
    </message>
    <message>
        <source>Share of the weight on the word after the row&apos;s own place</source>
        <translation>Anteil des Gewichts auf dem Wort nach der Stelle der Zeile</translation>
    </message>
    <message>
        <source>Share of the weight on the word before the row&apos;s own place</source>
        <translation>Anteil des Gewichts auf dem Wort vor der Stelle der Zeile</translation>
    </message>
    <message>
        <source>All ranks must have the same settings and data, but {} differs: {}. Start all with the same options and the same files.</source>
        <translation>Alle Ränge müssen dasselbe trainieren, aber bei {} gilt: {}. Alle mit denselben Optionen und denselben Dateien starten.</translation>
    </message>
    <message>
        <source>All values of decoder_input but word-context need an attention kind that reads the previous state, such as additive; attention={} does not.</source>
        <translation>decoder_input braucht eine Aufmerksamkeitsart, die den vorigen Zustand liest, wie additive, um etwas anderes als word-context zu sein; attention={} tut das nicht.</translation>
    </message>
    <message>
        <source>BLEU means nothing here: it counts four words in a row, and {} of {} references have at least four. Compare chrF, the exact translations and the loss.</source>
        <translation>BLEU sagt hier nichts aus: Es zählt vier Wörter hintereinander, und {} von {} Referenzen haben so viele. Zum Vergleichen taugen chrF, die exakten Übersetzungen und der Verlust.</translation>
    </message>
    <message>
        <source>No folder for the runs can be made in the folder of temporary files: {}. Set TMPDIR to a folder that you may write to.</source>
        <translation>Im Ordner für temporäre Dateien kann kein Ordner für das Trainierte angelegt werden: {}. TMPDIR auf einen beschreibbaren Ordner setzen.</translation>
    </message>
    <message>
        <source>The engine was started but cannot be reached. Its output is in {}</source>
        <translation>Die Engine wurde gestartet und ist nicht zu erreichen. Was sie gesagt hat, steht in {}</translation>
    </message>
    <message>
        <source>The folder &quot;{}&quot; of this run was removed or moved during training, so nothing is saved at present. Put the folder back, or save now: a save makes it again.</source>
        <translation>Der Ordner „{}“ dieses Laufs wurde während des Trainings gelöscht oder verschoben. Der Lauf ist bis zum nächsten Speichern, das den Ordner neu anlegt, nicht gespeichert. Jetzt speichern oder den Ordner zurücklegen.</translation>
    </message>
    <message>
        <source>The learning rate rises for {} steps (warmup_steps), which is more than a tenth of the {} planned steps. It reaches {}, but {} is set. Train longer, or begin with warmup_steps={}.</source>
        <translation>Die Lernrate steigt {} Schritte lang (warmup_steps), mehr als ein Zehntel der {} geplanten. Sie erreicht {} von den eingestellten {}. Abhilfe: länger trainieren oder mit warmup_steps={} beginnen.</translation>
    </message>
    <message>
        <source>There is another run in &quot;{}&quot; now. Start to watch again to see it.</source>
        <translation>In „{}“ liegt jetzt ein anderer Lauf. Um ihn zu sehen, watch neu starten.</translation>
    </message>
    <message>
        <source>There is no head {}.{}: --head needs a single Transformer, not several models or another one. Leave it out.</source>
        <translation>Einen Kopf {}.{} gibt es nicht: Köpfe hat nur ein einzelner Transformer. Ohne --head geht es.</translation>
    </message>
    <message>
        <source>With initial_state=copy, decoder_hidden_size must be 0 or {} (the size of the copied state), but it is {}; use initial_state=projected.</source>
        <translation>initial_state=copy braucht decoder_hidden_size=0 oder {}, die Größe des kopierten Zustands, aber es ist {}; initial_state=projected verwenden.</translation>
    </message>
    <message>
        <source>With min_frequency {} and max_vocabulary {}, {} is in the vocabulary, so every word is &lt;unk&gt;. Lower min_frequency, or take more data.</source>
        <translation>Mit min_frequency {} und max_vocabulary {} steht {} im Vokabular; jedes Wort ist also &lt;unk&gt;. min_frequency senken oder mehr Daten nehmen.</translation>
    </message>
    <message>
        <source>With tied_embeddings, maxout_size must be 0 or {} (the embedding_size), but it is {}.</source>
        <translation>tied_embeddings braucht maxout_size=0 oder {}, die embedding_size, hier ist es aber {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has more than {} measured heads, which is the most that can be read. Remove the file; the run works without it.</source>
        <translation>„{}“ enthält mehr als {} gemessene Köpfe; mehr werden nicht gelesen. Die Datei entfernen; der Lauf geht ohne sie.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save of step {}: only the last saves and the best one are kept. Choose one of {}.</source>
        <translation>„{}“ hat keinen Speicherstand von Schritt {} (mehr: Die letzten und der beste bleiben). Einen von {} wählen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is gone. If it is on another machine, connect that machine again, and watch the run again.</source>
        <translation>„{}“ ist nicht mehr da. Liegt es auf einem anderen Rechner, diesen wieder verbinden und watch neu starten.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a word after the cleaning that this model&apos;s data had: type another one.</source>
        <translation>„{}“ ist kein Wort mehr, wenn der Text bereinigt wird wie die Daten dieses Modells: ein anderes eingeben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was cut: it has {} of the {} bytes that belong to the save, so losses and validations are missing. Everything else is complete.</source>
        <translation>„{}“ wurde gekürzt: Von {3} Bytes, die zum Speicherstand gehören, sind {2} da, darum fehlen Verluste und Validierungen. Sonst fehlt nichts.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was edited: its part that belongs to the save ends in the middle of a line. Losses and validations may be missing or doubled. Everything else is complete.</source>
        <translation>„{}“ wurde bearbeitet: Der Speicherstand endet mitten in einer Zeile. Verluste und Validierungen können fehlen oder doppelt dastehen. Sonst ist nichts betroffen.</translation>
    </message>
    <message>
        <source>attention    row entropy {} bits; fullest column has {} of the weight; largest score is {} above the mean</source>
        <translation>Aufmerksamkeit  Entropie einer Zeile {} Bit, vollste Spalte {} des Gewichts, größter Score {} über dem Mittel</translation>
    </message>
    <message>
        <source>does not give the position of the training: &quot;{}&quot; is missing or not a number</source>
        <translation>sagt nicht, wo das Training stand: „{}“ fehlt oder ist keine Zahl</translation>
    </message>
    <message>
        <source>gives a position of the training before its start</source>
        <translation>gibt an, dass das Training vor seinem Anfang stand</translation>
    </message>
    <message>
        <source>gives a wrong size for &quot;{}&quot;</source>
        <translation>enthält unter „{}“ eine andere Zahl von Bytes, als es angibt</translation>
    </message>
    <message>
        <source>gives an impossible position of the training: {}</source>
        <translation>gibt an, dass das Training stand, wo es nicht stehen kann: {}</translation>
    </message>
    <message>
        <source>has more than {} words of watched sentences, which is the most that can be read</source>
        <translation>enthält mehr als {} Wörter; mehr werden von beobachteten Sätzen nicht gelesen</translation>
    </message>
    <message>
        <source>has not answered for {} seconds: it is suspended, or its machine or network connection is down</source>
        <translation>Seit {} Sekunden war nichts von ihm zu hören: Er ist angehalten, oder er oder seine Leitung ist abgeschnitten</translation>
    </message>
    <message>
        <source>holds weights in the tensor &quot;{}&quot; that are infinite or not a number (NaN)</source>
        <translation>enthält im Tensor „{}“ Gewichte, die unendlich oder keine Zahlen sind</translation>
    </message>
    <message>
        <source>metrics.jsonl was removed or cut during training: losses and validations until step {} are lost. Everything else is complete, and training goes on.</source>
        <translation>metrics.jsonl wurde während des Trainings entfernt oder gekürzt: Verluste und Validierungen bis Schritt {} fehlen darin. Sonst fehlt nichts, und das Training geht weiter.</translation>
    </message>
    <message>
        <source>the data has only {}, and the file must have exactly one line of links for each. Choose the file that belongs to these sentences.</source>
        <translation>die Daten haben nur {}, und zu jeder gehört eine mit Verbindungen. Die Datei wählen, die zu diesen Sätzen gehört.</translation>
    </message>
    <message>
        <source>unpacks to more than {} times its size, which no text does, so the rest was not read. If the file is right, unpack it first and open the unpacked file.</source>
        <translation>ergibt ausgepackt mehr als das {}-Fache seiner Größe, was kein Text tut; der Rest wurde nicht gelesen. Ist es so gewollt, zuerst auspacken und die ausgepackte Datei öffnen.</translation>
    </message>
    <message>
        <source>{} Continue to train with smaller parts of the batch, or start again with a batch_size under {}.</source>
        <translation>{} Fortfahren, um ihn in kleineren Teilen zu nehmen, oder mit einer batch_size unter {} neu beginnen.</translation>
    </message>
    <message>
        <source>{}; its data is included</source>
        <translation>{}; die Daten sind dabei</translation>
    </message>
    <message>
        <source>{}; its data is not included</source>
        <translation>{}; die Daten sind nicht dabei</translation>
    </message>
    <message>
        <source>A run may not have the row that an option asks about: add an option without a condition, such as - something else.</source>
        <translation>Ein Lauf hat vielleicht nicht die Zeile, nach der eine Antwort fragt: eine Antwort ohne Bedingung ergänzen, etwa - something else.</translation>
    </message>
    <message>
        <source>No option is right where {}: add one without a condition, such as - something else.</source>
        <translation>Keine Antwort ist richtig, wenn {}: eine ohne Bedingung ergänzen, etwa - something else.</translation>
    </message>
    <message>
        <source>Optimiser steps of the model that the shown picture is of.</source>
        <translation>Optimierungsschritte des Modells, von dem das gezeigte Bild ist.</translation>
    </message>
    <message>
        <source>Sum of the weights of one row.</source>
        <translation>Summe der Gewichte einer Zeile.</translation>
    </message>
    <message>
        <source>The first {} {} are listed.</source>
        <translation>Die ersten {} {} sind aufgelistet.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; waits for {}, which may never come: wait for steps (step &gt;= N), and ask about it in an option.</source>
        <translation>Der Schritt „{}“ wartet auf {}, was vielleicht nie eintritt: auf Schritte warten (step &gt;= N) und in einer Antwort danach fragen.</translation>
    </message>
    <message>
        <source>The target word of a row.</source>
        <translation>Das Zielwort einer Zeile.</translation>
    </message>
    <message>
        <source>data_recipe=tutorial keeps {} {}.</source>
        <translation>data_recipe=tutorial behält {} {}.</translation>
    </message>
    <message>
        <source>of {} pair</source>
        <translation>von {} Paar</translation>
    </message>
    <message>
        <source>of {} pairs</source>
        <translation>von {} Paaren</translation>
    </message>
    <message>
        <source>{} is written with its unit, or from 0 to 1: leave out &quot;{}&quot;.</source>
        <translation>{} wird mit Einheit geschrieben oder von 0 bis 1: „{}“ weglassen.</translation>
    </message>
    <message>
        <source>{} options are right where {}: let their conditions exclude each other.</source>
        <translation>{} Antworten sind richtig, wenn {}: ihre Bedingungen sollen einander ausschließen.</translation>
    </message>
    <message>
        <source>{}:{}: advice: {}</source>
        <translation>{}:{}: Rat: {}</translation>
    </message>
    <message>
        <source>A Transformer normalises once more after the last layer of each side, as PyTorch&apos;s module does. The paper and Marian&apos;s models with norm=post do not.</source>
        <translation>Ein Transformer normalisiert nach der letzten Schicht jeder Seite noch einmal, wie das Modul von PyTorch. Das Paper und Marians Modelle mit norm=post tun es nicht.</translation>
    </message>
    <message>
        <source>A Transformer&apos;s output layer adds a learned number to the score of each word.</source>
        <translation>Die Ausgabeschicht eines Transformers addiert zum Score jedes Worts eine gelernte Zahl.</translation>
    </message>
    <message>
        <source>A sentence to show besides the watched ones. One sentence each time; it may be given several times</source>
        <translation>Ein Satz, der neben den beobachteten zu sehen ist. Jedes Mal ein Satz; mehrmals möglich</translation>
    </message>
    <message>
        <source>AER is against statistical links, not gold.</source>
        <translation>Die AER gilt gegenüber statistischen Verbindungen, nicht gegenüber Gold.</translation>
    </message>
    <message>
        <source>AER of a sentence</source>
        <translation>AER eines Satzes</translation>
    </message>
    <message>
        <source>Advice: {}</source>
        <translation>Rat: {}</translation>
    </message>
    <message>
        <source>Advice: {} {}, with --resume.</source>
        <translation>Rat: {} {}, mit --resume.</translation>
    </message>
    <message>
        <source>Advice: {} {}: --set {}</source>
        <translation>Rat: {} {}: --set {}</translation>
    </message>
    <message>
        <source>After step {} the loss was no longer a number. Most often a rate, here {}, is too high.</source>
        <translation>Nach Schritt {} war der Verlust keine Zahl mehr. Meist ist die Lernrate, hier {}, zu hoch.</translation>
    </message>
    <message>
        <source>Alignment error rate of this sentence: 0% where its links are the gold ones</source>
        <translation>Alignment-Fehlerrate dieses Satzes: 0 %, wo seine Verbindungen die Gold-Verbindungen sind</translation>
    </message>
    <message>
        <source>Alignment error rate: how far links read off attention are from gold links; 0 if all agree</source>
        <translation>Alignment-Fehlerrate: wie weit Verbindungen, an der Aufmerksamkeit abgelesen, von Gold-Verbindungen entfernt sind; 0, wenn alle übereinstimmen</translation>
    </message>
    <message>
        <source>BLEU of a sentence</source>
        <translation>BLEU eines Satzes</translation>
    </message>
    <message>
        <source>BLEU of this sentence alone, as sacreBLEU&apos;s sentence BLEU: the first order without a correct n-gram counts as half a match, the next one as a quarter, and so on; orders that the translation is too short for are left out</source>
        <translation>BLEU dieses Satzes allein, wie der Satz-BLEU von sacreBLEU: Die erste Ordnung ohne ein richtiges N-Gramm zählt als halber Treffer, die nächste als viertel und so weiter; Ordnungen, für die die Übersetzung zu kurz ist, bleiben weg</translation>
    </message>
    <message>
        <source>Check all runs and packed runs in the folder of runs</source>
        <translation>Alle Läufe und gepackten Läufe im Ordner der Läufe prüfen</translation>
    </message>
    <message>
        <source>Choose a folder of Hugging Face&apos;s MarianMT or of CTranslate2</source>
        <translation>Einen Ordner von Hugging Faces MarianMT oder von CTranslate2 wählen</translation>
    </message>
    <message>
        <source>Convert the model again with a CTranslate2 of version 4</source>
        <translation>Das Modell mit CTranslate2 in Version 4 neu umwandeln</translation>
    </message>
    <message>
        <source>Cross head {}.{}</source>
        <translation>Cross-Kopf {}.{}</translation>
    </message>
    <message>
        <source>Cross head {}.{} looks at all words alike; so do {} of {}. Fewer heads would do.</source>
        <translation>Cross-Kopf {}.{} schaut auf alle Wörter gleich; das gilt für {} von {}. Weniger Köpfe genügen.</translation>
    </message>
    <message>
        <source>Cross heads {}.{} and {}.{} look at the same words in every watched sentence. Fewer heads would do.</source>
        <translation>Die Cross-Köpfe {}.{} und {}.{} schauen in jedem beobachteten Satz auf dieselben Wörter. Weniger Köpfe genügen.</translation>
    </message>
    <message>
        <source>Decoder head {}.{}</source>
        <translation>Decoder-Kopf {}.{}</translation>
    </message>
    <message>
        <source>Decoder&apos;s layers</source>
        <translation>Schichten des Decoders</translation>
    </message>
    <message>
        <source>Encoder head {}.{}</source>
        <translation>Encoder-Kopf {}.{}</translation>
    </message>
    <message>
        <source>Entropy of a row</source>
        <translation>Entropie einer Zeile</translation>
    </message>
    <message>
        <source>Entropy of a sentence</source>
        <translation>Entropie eines Satzes</translation>
    </message>
    <message>
        <source>Exponent A of the length penalty that a beam divides by: ((5 + length) / 6)^A (Wu and others 2016), or length^A in a model with length_penalty_kind=power; 0: none</source>
        <translation>Exponent A der Längenstrafe, durch die ein Beam teilt: ((5 + Länge) / 6)^A (Wu und andere 2016), oder Länge^A bei einem Modell mit length_penalty_kind=power; 0: keine</translation>
    </message>
    <message>
        <source>Files without a sum, which an older version wrote: {}</source>
        <translation>Dateien ohne Prüfsumme, von einer älteren Version geschrieben: {}</translation>
    </message>
    <message>
        <source>Folder of a run</source>
        <translation>Ordner eines Laufs</translation>
    </message>
    <message>
        <source>Get the model again from where it came from</source>
        <translation>Das Modell neu von seiner Quelle holen</translation>
    </message>
    <message>
        <source>How a Transformer knows the order of words. sinusoidal: sines and cosines of many wave lengths are added to the vectors, for sentences of any length (Vaswani and others 2017). learned: a vector for each position (Gehring and others 2017: Convolutional sequence to sequence learning). fixed-table: a vector for each position that is not trained, with all sines before all cosines, as in Marian.</source>
        <translation>Woher ein Transformer die Reihenfolge der Wörter kennt. sinusoidal: Zu den Vektoren werden Sinus und Kosinus vieler Wellenlängen addiert, für Sätze beliebiger Länge (Vaswani und andere 2017). learned: ein Vektor für jede Position (Gehring und andere 2017: Convolutional sequence to sequence learning). fixed-table: ein Vektor für jede Position, der nicht trainiert wird, mit allen Sinus vor allen Kosinus, wie in Marian.</translation>
    </message>
    <message>
        <source>How far a step moves the weights</source>
        <translation>Wie weit ein Schritt die Gewichte bewegt</translation>
    </message>
    <message>
        <source>How long training has run, without its pauses</source>
        <translation>Wie lange das Training gelaufen ist, ohne seine Pausen</translation>
    </message>
    <message>
        <source>How many target tokens training reads in a second</source>
        <translation>Wie viele Zieltokens das Training in einer Sekunde liest</translation>
    </message>
    <message>
        <source>How many words, pairs, triples and quadruples of words of the translations are in their references too</source>
        <translation>Wie viele Wörter, Paare, Tripel und Quadrupel von Wörtern der Übersetzungen auch in ihren Referenzen stehen</translation>
    </message>
    <message>
        <source>How much the right next token surprises the model, the mean over all tokens: 0 if each is certain, 1 if each has the probability 1/e, about 0.37</source>
        <translation>Wie sehr das richtige nächste Token das Modell überrascht, das Mittel über alle Tokens: 0, wenn jedes sicher ist, 1, wenn jedes die Wahrscheinlichkeit 1/e hat, etwa 0,37</translation>
    </message>
    <message>
        <source>How often all training pairs were read</source>
        <translation>Wie oft alle Trainingspaare gelesen wurden</translation>
    </message>
    <message>
        <source>How often the weights were changed, each time after one batch of sentences</source>
        <translation>Wie oft die Gewichte geändert wurden, jedes Mal nach einem Batch von Sätzen</translation>
    </message>
    <message>
        <source>How spread out the attention is: entropy in bits, the mean over the rows of words</source>
        <translation>Wie weit die Aufmerksamkeit verteilt ist: Entropie in Bit, das Mittel über die Zeilen von Wörtern</translation>
    </message>
    <message>
        <source>How spread out the weights of a row are: 0 if all is on one word, 1 as on two equal halves, 2 as on four quarters</source>
        <translation>Wie weit die Gewichte einer Zeile verteilt sind: 0, wenn alles auf einem Wort liegt, 1 wie auf zwei gleichen Hälften, 2 wie auf vier Vierteln</translation>
    </message>
    <message>
        <source>How sure the model was when it wrote a word</source>
        <translation>Wie sicher das Modell war, als es ein Wort schrieb</translation>
    </message>
    <message>
        <source>If the newest save is damaged, use the newest whole one; nothing is deleted</source>
        <translation>Ist der neueste Speicherstand beschädigt, den neuesten heilen verwenden; nichts wird gelöscht</translation>
    </message>
    <message>
        <source>Last normalisation</source>
        <translation>Letzte Normalisierung</translation>
    </message>
    <message>
        <source>Layers on top of each other in a Transformer&apos;s decoder. Models that imitate a larger one often have fewer there, since the decoder works for each word of a translation. 0: as many as the encoder has.</source>
        <translation>Schichten übereinander im Decoder eines Transformers. Modelle, die ein größeres nachahmen, haben dort oft weniger, denn der Decoder arbeitet für jedes Wort einer Übersetzung. 0: so viele wie der Encoder.</translation>
    </message>
    <message>
        <source>Length penalty</source>
        <translation>Längenstrafe</translation>
    </message>
    <message>
        <source>Link words by statistics of these pairs alone, without a model: which words stand together, and in which order</source>
        <translation>Wörter allein nach der Statistik dieser Paare verbinden, ohne Modell: welche Wörter zusammen stehen und in welcher Reihenfolge</translation>
    </message>
    <message>
        <source>Links are of pairs: give both --data and --gold, or neither.</source>
        <translation>Verbindungen gehören zu Paaren: entweder --data und --gold angeben oder keines von beiden.</translation>
    </message>
    <message>
        <source>Load it in transformers and save it with max_shard_size=&quot;10GB&quot;</source>
        <translation>Es in transformers laden und mit max_shard_size=&quot;10GB&quot; speichern</translation>
    </message>
    <message>
        <source>Loss of a sentence</source>
        <translation>Verlust eines Satzes</translation>
    </message>
    <message>
        <source>Make one HTML file of a run, for people who have only a browser</source>
        <translation>Aus einem Lauf eine HTML-Datei machen, für Leute, die nur einen Browser haben</translation>
    </message>
    <message>
        <source>Most positions</source>
        <translation>Meiste Positionen</translation>
    </message>
    <message>
        <source>Name a run with --model RUN, or choose --statistical for links without a model.</source>
        <translation>Einen Lauf mit --model RUN nennen oder mit --statistical Verbindungen ohne Modell wählen.</translation>
    </message>
    <message>
        <source>No save of &quot;{}&quot; is damaged, so the newest one stays in use.</source>
        <translation>Kein Speicherstand von „{}“ ist beschädigt, daher bleibt der neueste in Gebrauch.</translation>
    </message>
    <message>
        <source>Open other pairs…</source>
        <translation>Andere Satzpaare öffnen …</translation>
    </message>
    <message>
        <source>Output bias</source>
        <translation>Bias der Ausgabe</translation>
    </message>
    <message>
        <source>Pairs whose links are outlined where a watched sentence is one of them</source>
        <translation>Paare, deren Verbindungen umrandet werden, wo ein beobachteter Satz eines davon ist</translation>
    </message>
    <message>
        <source>Start again with a rate of {}</source>
        <translation>Neu beginnen mit Lernrate {}</translation>
    </message>
    <message>
        <source>Start again with dropout {} and patience {}</source>
        <translation>Neu beginnen mit Dropout {} und Geduld {}</translation>
    </message>
    <message>
        <source>Start again with one head</source>
        <translation>Neu beginnen mit einem Kopf</translation>
    </message>
    <message>
        <source>Start again with {} heads</source>
        <translation>Neu beginnen mit {} Köpfen</translation>
    </message>
    <message>
        <source>Start vector</source>
        <translation>Startvektor</translation>
    </message>
    <message>
        <source>Step {}: the row “{}” looks most at “{}”, and stayed so. Before, it looked nowhere in particular.</source>
        <translation>Schritt {}: Die Zeile „{}“ schaut am meisten auf „{}“ und blieb dabei. Vorher schaute sie auf nichts Bestimmtes.</translation>
    </message>
    <message>
        <source>Step {}: the row “{}” looks most at “{}”, and stayed so. Before, it was “{}”.</source>
        <translation>Schritt {}: Die Zeile „{}“ schaut am meisten auf „{}“ und blieb dabei. Vorher war es „{}“.</translation>
    </message>
    <message>
        <source>Step {}: validation was best. Loss {}, BLEU {}.</source>
        <translation>Schritt {}: beste Validierung. Verlust {}, BLEU {}.</translation>
    </message>
    <message>
        <source>Step {}: word {} became “{}”, and stayed so. Before, it was “{}”.</source>
        <translation>Schritt {}: Wort {} wurde zu „{}“ und blieb so. Vorher war es „{}“.</translation>
    </message>
    <message>
        <source>Step {}: word {} became “{}”, and stayed so. Before, the sentence was shorter.</source>
        <translation>Schritt {}: Wort {} wurde zu „{}“ und blieb so. Vorher war der Satz kürzer.</translation>
    </message>
    <message>
        <source>Step {}: {} became sharp. Its rows are {} % as even as they could be; before, up to {} %.</source>
        <translation>Schritt {}: {} wurde scharf. Die Zeilen sind zu {} % so gleichmäßig, wie sie sein könnten; vorher bis zu {} %.</translation>
    </message>
    <message>
        <source>Such a model cannot be opened; choose one of another kind</source>
        <translation>Ein solches Modell lässt sich nicht öffnen; eines anderer Art wählen</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The function between a Transformer&apos;s two linear layers: relu as in the paper, max(0, z); gelu, z · Φ(z) (Hendrycks and Gimpel 2016: Gaussian error linear units); or swish, z · σ(z) (Ramachandran, Zoph and Le 2017: Searching for activation functions).</source>
        <translation>Was zwischen den beiden linearen Schichten eines Transformers steht: relu wie im Paper, max(0, z); gelu, z · Φ(z) (Hendrycks und Gimpel 2016: Gaussian error linear units); oder swish, z · σ(z) (Ramachandran, Zoph und Le 2017: Searching for activation functions).</translation>
    </message>
    <message>
        <source>The gradient was cut in each of the last {} steps, and the loss stands at {}.</source>
        <translation>Der Gradient wurde in jedem der letzten {} Schritte gekürzt, und der Verlust steht bei {}.</translation>
    </message>
    <message>
        <source>The longest sentence that a table of positions (learned, fixed-table) takes, special tokens counted. Longer pairs are left out.</source>
        <translation>Der längste Satz, für den eine Tabelle von Positionen (learned, fixed-table) reicht, besondere Tokens mitgezählt. Längere Paare werden ausgelassen.</translation>
    </message>
    <message>
        <source>The loss hardly falls, and is still {}: a rate of {} is far below that of the preset, {}.</source>
        <translation>Der Verlust fällt kaum und ist noch {}: Die Lernrate {} liegt weit unter der Lernrate der Vorlage, {}.</translation>
    </message>
    <message>
        <source>The loss rose from {} to {}: a rate of {} is too high.</source>
        <translation>Der Verlust stieg von {} auf {}: Die Lernrate {} ist zu hoch.</translation>
    </message>
    <message>
        <source>The loss stands at {}: a rate of {} is {} times that of the preset.</source>
        <translation>Der Verlust steht bei {}: Die Lernrate {} ist das {}-Fache der Lernrate der Vorlage.</translation>
    </message>
    <message>
        <source>The page would have {} bytes, and it may have {}. Watch fewer or shorter sentences.</source>
        <translation>Die Seite hätte {} Bytes, und sie darf {} haben. Weniger oder kürzere Sätze beobachten.</translation>
    </message>
    <message>
        <source>The save of step {} is used now; damaged ones are in saves/.damaged-…</source>
        <translation>Der Speicherstand von Schritt {} wird jetzt verwendet; beschädigte liegen in saves/.damaged-…</translation>
    </message>
    <message>
        <source>The save of step {} is whole. To use it: attentoscope-cli runs check RUN --previous</source>
        <translation>Der Speicherstand von Schritt {} ist heil. Um ihn zu verwenden: attentoscope-cli runs check RUN --previous</translation>
    </message>
    <message>
        <source>The share of a target word&apos;s attention that a source word gets</source>
        <translation>Der Anteil der Aufmerksamkeit eines Zielworts, den ein Quellwort bekommt</translation>
    </message>
    <message>
        <source>The statistical links are not kept for the next time: {}</source>
        <translation>Die statistischen Verbindungen werden nicht für das nächste Mal aufgehoben: {}</translation>
    </message>
    <message>
        <source>The validation loss has not fallen below {} since step {}, while that of training fell to {}: the model learns its pairs by heart.</source>
        <translation>Der Validierungsverlust ist seit Schritt {2} nicht unter {1} gefallen, der Trainingsverlust aber auf {3}: Das Modell lernt seine Satzpaare auswendig.</translation>
    </message>
    <message>
        <source>Train on for {} epochs</source>
        <translation>{} Epochen weiter trainieren</translation>
    </message>
    <message>
        <source>Train on for {} min</source>
        <translation>{} min weiter trainieren</translation>
    </message>
    <message>
        <source>Train on for {} steps</source>
        <translation>{} Schritte weiter trainieren</translation>
    </message>
    <message>
        <source>Training ended after {} steps, at a loss of {}. Longer training would lower it.</source>
        <translation>Das Training endete nach {} Schritten bei einem Verlust von {}. Längeres Training würde ihn senken.</translation>
    </message>
    <message>
        <source>Use a rate of {}</source>
        <translation>Lernrate {} verwenden</translation>
    </message>
    <message>
        <source>Vectors have no words that statistics could link. Leave statistical links out.</source>
        <translation>Vektoren haben keine Wörter, die eine Statistik verbinden könnte. Statistische Verbindungen weglassen.</translation>
    </message>
    <message>
        <source>What a Transformer&apos;s decoder reads before the first word. learned: the vector of the start token. zero: only the position, as in Marian.</source>
        <translation>Was der Decoder eines Transformers vor dem ersten Wort liest. learned: den Vektor des Starttokens. zero: nur die Position, wie in Marian.</translation>
    </message>
    <message>
        <source>What a beam divides the log probability of a translation of n tokens by, so that long ones are not at a disadvantage; the exponent A is chosen with the beam. wu: ((5 + n) / 6)^A (Wu and others 2016: Google&apos;s neural machine translation system). power: n^A, as in Marian.</source>
        <translation>Wodurch ein Beam die logarithmierte Wahrscheinlichkeit einer Übersetzung aus n Tokens teilt, damit lange nicht im Nachteil sind; der Exponent A wird mit dem Beam gewählt. wu: ((5 + n) / 6)^A (Wu und andere 2016: Google&apos;s neural machine translation system). power: n^A, wie in Marian.</translation>
    </message>
    <message>
        <source>With --statistical, how the links of both directions become one alignment</source>
        <translation>Mit --statistical, wie die Verbindungen beider Richtungen ein Alignment werden</translation>
    </message>
    <message>
        <source>With --statistical, what a word is: what white space separates, or a word by the rules of Unicode</source>
        <translation>Mit --statistical, was ein Wort ist: was Leerraum trennt, oder ein Wort nach den Regeln von Unicode</translation>
    </message>
    <message>
        <source>With {} sentence pairs a model learns sentences by heart, and few rules. Hundreds are needed.</source>
        <translation>Aus {} Satzpaaren lernt ein Modell Sätze auswendig und kaum Regeln. Nötig sind Hunderte.</translation>
    </message>
    <message>
        <source>Without --gold, measure alignment against links from statistics of the run&apos;s training pairs. They are often wrong, so this is no AER against gold</source>
        <translation>Ohne --gold das Alignment an Verbindungen messen, die eine Statistik der Trainingspaare des Laufs findet. Sie sind oft falsch, das ist also keine AER gegen Gold</translation>
    </message>
    <message>
        <source>Write its weights as model.safetensors with packaging/to-safetensors.py, which runs nothing</source>
        <translation>Seine Gewichte mit packaging/to-safetensors.py, das nichts ausführt, als model.safetensors schreiben</translation>
    </message>
    <message>
        <source>&quot;{}&quot; became shorter while it was read. Open the model again.</source>
        <translation>„{}“ wurde beim Lesen kürzer. Das Modell neu öffnen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; holds weights in the tensor &quot;{}&quot; that are infinite or not a number (NaN). Get the model again from where it came from.</source>
        <translation>„{}“ enthält im Tensor „{}“ Gewichte, die unendlich oder keine Zahl (NaN) sind. Das Modell neu von seiner Quelle holen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is damaged, but its newest save is whole, or no save is. {}</source>
        <translation>„{}“ ist beschädigt, aber nicht der neueste Speicherstand, oder es gibt keinen heilen. {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; takes {} bytes in memory, more than this computer has, {}. Open it on a larger computer.</source>
        <translation>„{}“ braucht {} Byte Arbeitsspeicher, mehr als dieser Rechner hat, {}. Auf einem größeren Rechner öffnen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was damaged: it names no save. Write the step of a save into it; these are there: {}.</source>
        <translation>„{}“ wurde beschädigt: Sie nennt keinen Speicherstand. Den Schritt eines Speicherstands hineinschreiben; vorhanden sind: {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}.</source>
        <translation>„{}“ {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}. {}.</source>
        <translation>„{}“ {}. {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} does not match the checksum at its end: it was damaged or edited. Remove the line, or rename the file to open the run without it.</source>
        <translation>„{}“, Zeile {} hat nicht die Prüfsumme, die an ihrem Ende steht: Sie wurde beschädigt oder bearbeitet. Die Zeile entfernen, oder die Datei umbenennen, um den Lauf ohne sie zu öffnen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} is damaged.</source>
        <translation>„{}“, Zeile {} ist beschädigt.</translation>
    </message>
    <message>
        <source>a length</source>
        <translation>eine Länge</translation>
    </message>
    <message>
        <source>a norm of the queries</source>
        <translation>eine Normierung der Anfragen</translation>
    </message>
    <message>
        <source>a norm of the word vectors</source>
        <translation>eine Normierung der Einbettungen</translation>
    </message>
    <message>
        <source>a number of sizes</source>
        <translation>eine Anzahl von Größen</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>eine Größe</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>ein Typ</translation>
    </message>
    <message>
        <source>an alias</source>
        <translation>ein Zweitname</translation>
    </message>
    <message>
        <source>attention or feed-forward network: a part of a layer</source>
        <translation>Aufmerksamkeit oder Feed-forward-Netz: ein Teil einer Schicht</translation>
    </message>
    <message>
        <source>attention to near words alone</source>
        <translation>Attention nur auf nahe Wörter</translation>
    </message>
    <message>
        <source>biases of positions</source>
        <translation>Verschiebungen nach Position</translation>
    </message>
    <message>
        <source>cannot be used: {}</source>
        <translation>ist nicht verwendbar: {}</translation>
    </message>
    <message>
        <source>does not match the checksum at its end</source>
        <translation>hat nicht die Prüfsumme, die an ihrem Ende steht</translation>
    </message>
    <message>
        <source>e to the power of the loss: among how many tokens the model wavers</source>
        <translation>e hoch Verlust: zwischen wie vielen Tokens das Modell schwankt</translation>
    </message>
    <message>
        <source>ends at byte {} within {} that needs {} bytes; it was cut short</source>
        <translation>endet bei Byte {1}, wo noch {3} Byte folgen müssen ({2}); es wurde abgeschnitten</translation>
    </message>
    <message>
        <source>ends within &quot;{}&quot;: of {} bytes only {} are left; it was cut short</source>
        <translation>endet in „{}“, das {} Byte hat, wo noch {} da sind; es wurde abgeschnitten</translation>
    </message>
    <message>
        <source>gated linear units</source>
        <translation>lineare Einheiten mit Gate</translation>
    </message>
    <message>
        <source>gives &quot;{}&quot; the id {}, but config.json has {} under &quot;{}&quot;</source>
        <translation>gibt „{}“ die Nummer {}, aber config.json hat {} unter „{}“</translation>
    </message>
    <message>
        <source>gives the id {} to &quot;{}&quot; and to &quot;{}&quot;</source>
        <translation>gibt die Nummer {} an „{}“ und an „{}“</translation>
    </message>
    <message>
        <source>gives the word &quot;{}&quot; the id {} instead of a whole number from 0 to {}</source>
        <translation>gibt dem Wort „{}“ die Nummer {}, wo eine ganze Zahl von 0 bis {} stehen muss</translation>
    </message>
    <message>
        <source>has &quot;{}&quot; as another name of &quot;{}&quot;, which is not in it</source>
        <translation>hat „{}“ für „{}“, das darin fehlt</translation>
    </message>
    <message>
        <source>has &quot;{}&quot; under &quot;activation_function&quot; instead of relu, gelu, swish or silu</source>
        <translation>hat „{}“ unter „activation_function“, wo relu, gelu, swish oder silu stehen muss</translation>
    </message>
    <message>
        <source>has a dropout of {}, which must be from 0 to 0.95</source>
        <translation>hat ein Dropout von {}, das von 0 bis 0.95 sein muss</translation>
    </message>
    <message>
        <source>has a line break or a zero byte in the word with the id {}</source>
        <translation>hat einen Zeilenumbruch oder ein Nullbyte im Wort mit der Nummer {}</translation>
    </message>
    <message>
        <source>has a list or an object within its list of words</source>
        <translation>hat eine Liste oder ein Objekt in seiner Wortliste</translation>
    </message>
    <message>
        <source>has a norm after the last layer of one side alone</source>
        <translation>hat nur auf einer Seite eine Normierung nach der letzten Schicht</translation>
    </message>
    <message>
        <source>has a number instead of a word in place {}</source>
        <translation>hat eine Zahl an Stelle {}, wo ein Wort stehen muss</translation>
    </message>
    <message>
        <source>has a table of characters of {} bytes, at most {} are read</source>
        <translation>hat eine Zeichentabelle von {} Byte, gelesen werden höchstens {}</translation>
    </message>
    <message>
        <source>has a table of characters whose index has {} bytes, of {} in the table</source>
        <translation>hat eine Zeichentabelle, deren Index {} Byte hat, von {} der Tabelle</translation>
    </message>
    <message>
        <source>has a table of characters whose index leads beyond its end</source>
        <translation>hat eine Zeichentabelle, deren Index über ihr Ende hinausführt</translation>
    </message>
    <message>
        <source>has a table of characters whose replacements are no UTF-8 text</source>
        <translation>hat eine Zeichentabelle, deren Ersetzungen kein UTF-8-Text sind</translation>
    </message>
    <message>
        <source>has a table of characters with a replacement at byte {}, of {} bytes</source>
        <translation>hat eine Zeichentabelle mit einer Ersetzung bei Byte {}, von {} Byte</translation>
    </message>
    <message>
        <source>has a word that is not UTF-8, with the id {}</source>
        <translation>hat ein Wort, das kein UTF-8 ist, mit der Nummer {}</translation>
    </message>
    <message>
        <source>has an empty word with the id {}</source>
        <translation>hat ein leeres Wort mit der Nummer {}</translation>
    </message>
    <message>
        <source>has more than {} words</source>
        <translation>hat mehr als {} Wörter</translation>
    </message>
    <message>
        <source>has no single number in &quot;{}&quot;</source>
        <translation>hat keine einzelne Zahl in „{}“</translation>
    </message>
    <message>
        <source>has no word with the id {}, but one with the id {}</source>
        <translation>hat kein Wort mit der Nummer {}, aber eines mit der Nummer {}</translation>
    </message>
    <message>
        <source>has no words</source>
        <translation>hat keine Wörter</translation>
    </message>
    <message>
        <source>has sizes in &quot;{}&quot; whose product is too large</source>
        <translation>hat Größen in „{}“, deren Produkt zu groß ist</translation>
    </message>
    <message>
        <source>has the activation {}, where 0 (ReLU), 2 (swish) or 3 (GELU) can be read</source>
        <translation>hat die Aktivierung {}, lesbar sind 0 (ReLU), 2 (Swish) und 3 (GELU)</translation>
    </message>
    <message>
        <source>has the sizes {} in &quot;{}&quot; instead of those of a matrix</source>
        <translation>hat die Größen {} in „{}“, wo eine Matrix stehen muss</translation>
    </message>
    <message>
        <source>has the type {} in &quot;{}&quot; instead of a number from 0 to {}</source>
        <translation>hat den Typ {} in „{}“, wo eine Zahl von 0 bis {} stehen muss</translation>
    </message>
    <message>
        <source>has the variable &quot;{}&quot;, which our network has no place for</source>
        <translation>hat die Variable „{}“, für die unser Netz keinen Platz hat</translation>
    </message>
    <message>
        <source>has the variable &quot;{}&quot;: {}</source>
        <translation>hat die Variable „{}“: {}</translation>
    </message>
    <message>
        <source>has two variables named &quot;{}&quot;</source>
        <translation>hat zwei Variablen mit Namen „{}“</translation>
    </message>
    <message>
        <source>has vectors of {} numbers; this must be even and a multiple of {}, the number of heads</source>
        <translation>hat Vektoren von {} Zahlen; das muss gerade und ein Vielfaches von {}, den Köpfen, sein</translation>
    </message>
    <message>
        <source>has {} bytes a number in &quot;{}&quot; instead of 1, 2 or 4</source>
        <translation>hat {} Byte je Zahl in „{}“, wo 1, 2 oder 4 stehen muss</translation>
    </message>
    <message>
        <source>has {} bytes behind its end</source>
        <translation>hat {} Byte hinter seinem Ende</translation>
    </message>
    <message>
        <source>has {} bytes in &quot;{}&quot;, which do not fit the sizes {} of type {}</source>
        <translation>hat {} Byte in „{}“, dessen Größen {} von {} sind</translation>
    </message>
    <message>
        <source>has {} bytes, at most {} are read</source>
        <translation>hat {} Byte, gelesen werden höchstens {}</translation>
    </message>
    <message>
        <source>has {} in &quot;encoder/{}&quot; and {} in &quot;decoder/{}&quot;; both must be one number</source>
        <translation>hat {} in „encoder/{}“ und {} in „decoder/{}“; beide müssen eine Zahl sein</translation>
    </message>
    <message>
        <source>has {} in &quot;{}&quot;: {}</source>
        <translation>hat {} in „{}“: {}</translation>
    </message>
    <message>
        <source>has {} layers in its {}, where 1 to {} can be read</source>
        <translation>hat {} Schichten in {}, lesbar sind 1 bis {}</translation>
    </message>
    <message>
        <source>has {} rows in &quot;{}&quot; and {} on the other side</source>
        <translation>hat {} Zeilen in „{}“ und {} auf der anderen Seite</translation>
    </message>
    <message>
        <source>has {} sizes in &quot;{}&quot;, at most {} are read</source>
        <translation>hat {} Größen in „{}“, gelesen werden höchstens {}</translation>
    </message>
    <message>
        <source>has {} that is no ASCII word before byte {}</source>
        <translation>hat vor Byte {2} etwas, das kein ASCII-Wort ist: {1}</translation>
    </message>
    <message>
        <source>has {} under &quot;d_model&quot;, which must be even and a multiple of {}, the number of heads</source>
        <translation>hat {} unter „d_model“; das muss gerade und ein Vielfaches von {}, den Köpfen, sein</translation>
    </message>
    <message>
        <source>has {} under &quot;layer_norm_epsilon&quot; instead of 1e-05</source>
        <translation>hat {} unter „layer_norm_epsilon“, wo 1e-05 stehen muss</translation>
    </message>
    <message>
        <source>has {} under &quot;length_penalty&quot; instead of a number from 0 to 10</source>
        <translation>hat {} unter „length_penalty“, wo eine Zahl von 0 bis 10 stehen muss</translation>
    </message>
    <message>
        <source>has {} under &quot;vocab_size&quot; and {} under &quot;decoder_vocab_size&quot;, but one table of words for both</source>
        <translation>hat {} unter „vocab_size“ und {} unter „decoder_vocab_size“, aber eine Worttabelle für beide</translation>
    </message>
    <message>
        <source>has {} under &quot;{}&quot; and {} under &quot;{}&quot;; both must be one number</source>
        <translation>hat {} unter „{}“ und {} unter „{}“; beide müssen eine Zahl sein</translation>
    </message>
    <message>
        <source>has {} variables, at most {} are read</source>
        <translation>hat {} Variablen, gelesen werden höchstens {}</translation>
    </message>
    <message>
        <source>has {} without its closing zero at byte {}</source>
        <translation>hat bei Byte {2} einen Text ohne schließende Null: {1}</translation>
    </message>
    <message>
        <source>has {} words, but config.json has {} under &quot;{}&quot;</source>
        <translation>hat {} Wörter, aber config.json hat {} unter „{}“</translation>
    </message>
    <message>
        <source>has {} words, but the table of vectors in model.bin has {} rows</source>
        <translation>hat {} Wörter, aber die Vektortabelle in model.bin hat {} Zeilen</translation>
    </message>
    <message>
        <source>holds other numbers in &quot;{}&quot; than in &quot;{}&quot;, but config.json says that they are one</source>
        <translation>enthält in „{}“ andere Zahlen als in „{}“, aber laut config.json sind sie eins</translation>
    </message>
    <message>
        <source>holds the tensor &quot;{}&quot; as {} instead of F32, F16 or BF16: it is quantised</source>
        <translation>enthält den Tensor „{}“ als {}, wo F32, F16 oder BF16 stehen muss: er ist quantisiert</translation>
    </message>
    <message>
        <source>holds the tensor &quot;{}&quot; with the sizes {} instead of {}</source>
        <translation>enthält den Tensor „{}“ mit den Größen {}, wo {} stehen muss</translation>
    </message>
    <message>
        <source>holds the tensor &quot;{}&quot;, which {} layers of this type do not have</source>
        <translation>enthält den Tensor „{}“, den {} Schichten dieser Art nicht haben</translation>
    </message>
    <message>
        <source>how a beam ranks a translation y of n tokens; A is chosen with the beam</source>
        <translation>wie ein Beam eine Übersetzung y aus n Tokens einordnet; A wird mit dem Beam gewählt</translation>
    </message>
    <message>
        <source>how many layers encoder and decoder have</source>
        <translation>wie viele Schichten Encoder und Decoder haben</translation>
    </message>
    <message>
        <source>is a pickle, a program that runs when it is read, and is never read here</source>
        <translation>ist ein Pickle, ein Programm, das beim Lesen läuft, und wird hier nie gelesen</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>is damaged: it does not hold the sums that were written into it</source>
        <translation>ist beschädigt: Sie enthält nicht die Prüfsummen, die hineingeschrieben wurden</translation>
    </message>
    <message>
        <source>is damaged: its contents do not match the checksum in the file &quot;{}&quot; beside it</source>
        <translation>ist beschädigt: Ihr Inhalt hat nicht die Prüfsumme, die die Datei „{}“ daneben nennt</translation>
    </message>
    <message>
        <source>is missing, and so is shared_vocabulary.json</source>
        <translation>fehlt, ebenso shared_vocabulary.json</translation>
    </message>
    <message>
        <source>is missing: this model is in several files</source>
        <translation>fehlt: Dieses Modell besteht aus mehreren Dateien</translation>
    </message>
    <message>
        <source>is no JSON object</source>
        <translation>ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>is no list of words</source>
        <translation>ist keine Wortliste</translation>
    </message>
    <message>
        <source>is no model that can be opened: it has neither a config.json nor a model.bin</source>
        <translation>ist kein Modell, das sich öffnen lässt: Es hat weder config.json noch model.bin</translation>
    </message>
    <message>
        <source>is no safetensors file: its header would have {} bytes, at most {} are read</source>
        <translation>ist keine safetensors-Datei: Ihr Kopf hätte {} Byte, gelesen werden höchstens {}</translation>
    </message>
    <message>
        <source>is no valid JSON at byte {}</source>
        <translation>ist bei Byte {} kein gültiges JSON</translation>
    </message>
    <message>
        <source>is of the kind &quot;{}&quot; with relative positions</source>
        <translation>ist von der Art „{}“ mit relativen Positionen</translation>
    </message>
    <message>
        <source>is of the kind &quot;{}&quot;, where TransformerSpec, TransformerBase or TransformerBig can be read</source>
        <translation>ist von der Art „{}“, lesbar sind TransformerSpec, TransformerBase und TransformerBig</translation>
    </message>
    <message>
        <source>is of the type &quot;bart&quot; with learned positions and a norm of the word vectors (no &quot;static_position_embeddings&quot;)</source>
        <translation>ist vom Typ „bart“ mit gelernten Positionen und einer Normierung der Einbettungen (kein „static_position_embeddings“)</translation>
    </message>
    <message>
        <source>is of the type &quot;{}&quot;, where marian or pegasus can be read</source>
        <translation>ist vom Typ „{}“, lesbar sind marian und pegasus</translation>
    </message>
    <message>
        <source>is of the version {}, where {} to {} can be read</source>
        <translation>ist in Version {}, lesbar sind {} bis {}</translation>
    </message>
    <message>
        <source>its position&apos;s row in a table that is not trained; that of a model of others may have other numbers</source>
        <translation>die Zeile seiner Position in einer Tabelle, die nicht trainiert wird; die eines fremden Modells kann andere Zahlen haben</translation>
    </message>
    <message>
        <source>keys and values that heads share</source>
        <translation>Schlüssel und Werte, die Köpfe teilen</translation>
    </message>
    <message>
        <source>lacks the tensor &quot;{}&quot; {}</source>
        <translation>hat keinen Tensor „{}“ {}</translation>
    </message>
    <message>
        <source>lacks the variable &quot;{}&quot;</source>
        <translation>hat keine Variable „{}“</translation>
    </message>
    <message>
        <source>lacks the word &quot;&lt;/s&gt;&quot;</source>
        <translation>hat kein Wort „&lt;/s&gt;“</translation>
    </message>
    <message>
        <source>lacks the word &quot;&lt;unk&gt;&quot;</source>
        <translation>hat kein Wort „&lt;unk&gt;“</translation>
    </message>
    <message>
        <source>lacks the word &quot;{}&quot;</source>
        <translation>hat kein Wort „{}“</translation>
    </message>
    <message>
        <source>layer normalisation: to mean 0 and variance 1, times a gain, plus a bias</source>
        <translation>Schichtnormalisierung: auf Mittel 0 und Varianz 1, mal ein Faktor, plus ein Bias</translation>
    </message>
    <message>
        <source>nats per token</source>
        <translation>Nat je Token</translation>
    </message>
    <message>
        <source>of the encoder the annotation, of the decoder the readout</source>
        <translation>beim Encoder die Annotation, beim Decoder das, was die Ausgabeschicht liest</translation>
    </message>
    <message>
        <source>quantised weights</source>
        <translation>quantisierte Gewichte</translation>
    </message>
    <message>
        <source>queries are not divided by the root of a head&apos;s size</source>
        <translation>Anfragen werden nicht durch die Wurzel der Kopfgröße geteilt</translation>
    </message>
    <message>
        <source>relative positions</source>
        <translation>relative Positionen</translation>
    </message>
    <message>
        <source>rotary positions</source>
        <translation>rotierende Positionen</translation>
    </message>
    <message>
        <source>sets &quot;add_source_bos&quot; without &quot;add_source_eos&quot;</source>
        <translation>setzt „add_source_bos“ ohne „add_source_eos“</translation>
    </message>
    <message>
        <source>sets &quot;multi_query_attention&quot;: keys and values that heads share</source>
        <translation>setzt „multi_query_attention“: Schlüssel und Werte, die Köpfe teilen</translation>
    </message>
    <message>
        <source>sets &quot;{}&quot;: {}</source>
        <translation>setzt „{}“: {}</translation>
    </message>
    <message>
        <source>several words in one place</source>
        <translation>mehrere Wörter an einer Stelle</translation>
    </message>
    <message>
        <source>the cap: no score is outside ±C (score_cap)</source>
        <translation>die Grenze: Kein Score liegt außerhalb von ±C (score_cap)</translation>
    </message>
    <message>
        <source>the feed-forward network of each layer; U, V, b and c are learned</source>
        <translation>das Feed-forward-Netz jeder Schicht; U, V, b und c sind gelernt</translation>
    </message>
    <message>
        <source>the kind of the model</source>
        <translation>die Art des Modells</translation>
    </message>
    <message>
        <source>the logistic function, 1 / (1 + e^(−a))</source>
        <translation>die logistische Funktion, 1 / (1 + e^(−a))</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>der Name einer Variablen</translation>
    </message>
    <message>
        <source>the name of an alias&apos;s variable</source>
        <translation>der Name der Variablen eines Zweitnamens</translation>
    </message>
    <message>
        <source>the norm after the last layer is not what this type has</source>
        <translation>die Normierung nach der letzten Schicht ist nicht die dieses Typs</translation>
    </message>
    <message>
        <source>the number of aliases</source>
        <translation>die Anzahl der Zweitnamen</translation>
    </message>
    <message>
        <source>the number of variables</source>
        <translation>die Anzahl der Variablen</translation>
    </message>
    <message>
        <source>the revision</source>
        <translation>die Revision</translation>
    </message>
    <message>
        <source>the score, between −C and C</source>
        <translation>der Score, zwischen −C und C</translation>
    </message>
    <message>
        <source>the scores of all words, before a softmax makes them probabilities</source>
        <translation>die Scores aller Wörter, bevor ein Softmax Wahrscheinlichkeiten aus ihnen macht</translation>
    </message>
    <message>
        <source>the share of a normal distribution below a</source>
        <translation>der Anteil einer Normalverteilung unterhalb von a</translation>
    </message>
    <message>
        <source>the vector of its position, counted from 0</source>
        <translation>der Vektor seiner Position, von 0 an gezählt</translation>
    </message>
    <message>
        <source>the vector of word t; D numbers</source>
        <translation>der Vektor des Worts t; D Zahlen</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>die Version</translation>
    </message>
    <message>
        <source>the weights are quantised</source>
        <translation>die Gewichte sind quantisiert</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>Tokens je Sekunde</translation>
    </message>
    <message>
        <source>vectors of another size than the layers&apos;</source>
        <translation>Vektoren anderer Größe als die der Schichten</translation>
    </message>
    <message>
        <source>was damaged: &quot;{}&quot; in it does not have its sum</source>
        <translation>wurde beschädigt: Die Prüfsumme von „{}“ darin stimmt nicht</translation>
    </message>
    <message>
        <source>was damaged: it does not match the checksum at its end</source>
        <translation>wurde beschädigt: Die Prüfsumme an ihrem Ende stimmt nicht</translation>
    </message>
    <message>
        <source>was packed by Attentoscope {} as version {} of packed runs, but Attentoscope {} reads version {}; unpack it with the program that packed it</source>
        <translation>wurde von Attentoscope {} als Version {} gepackter Läufe gepackt, Attentoscope {} liest aber Version {}; mit dem Programm entpacken, das es gepackt hat</translation>
    </message>
    <message>
        <source>what the decoder reads before the first word</source>
        <translation>was der Decoder vor dem ersten Wort liest</translation>
    </message>
    <message>
        <source>what the first layer reads</source>
        <translation>was die erste Schicht liest</translation>
    </message>
    <message>
        <source>what the last layer gives</source>
        <translation>was die letzte Schicht ausgibt</translation>
    </message>
    <message>
        <source>where a layer normalises is not what this type has</source>
        <translation>eine Schicht normiert nicht dort, wo dieser Typ es tut</translation>
    </message>
    <message>
        <source>word vectors are normalised, which our network does not do</source>
        <translation>Einbettungen werden normiert, was unser Netz nicht tut</translation>
    </message>
    <message>
        <source>word vectors are not multiplied by the root of their size</source>
        <translation>Einbettungen werden nicht mit der Wurzel ihrer Größe multipliziert</translation>
    </message>
    <message>
        <source>word vectors are not multiplied by the root of their size, which our network does</source>
        <translation>Einbettungen werden nicht mit der Wurzel ihrer Größe multipliziert, was unser Netz tut</translation>
    </message>
    <message>
        <source>{} The save of step {} is whole. To use it: attentoscope-cli runs check {} --previous; the window offers it by itself.</source>
        <translation>{} Der Speicherstand von Schritt {} ist heil. Um ihn zu verwenden: attentoscope-cli runs check {} --previous; das Fenster bietet ihn von selbst an.</translation>
    </message>
    <message>
        <source>{} has the type {}, which is not read</source>
        <translation>{} hat den Typ {}, der nicht gelesen wird</translation>
    </message>
    <message>
        <source>{} is damaged</source>
        <translation>{} ist beschädigt</translation>
    </message>
    <message>
        <source>{} is whole: {} files were read</source>
        <translation>{} ist heil: {} Dateien wurden gelesen</translation>
    </message>
    <message>
        <source>{} of more than {} words got no links. The first is in line {}.</source>
        <translation>{} mit mehr als {} Wörtern, das erste in Zeile {}, haben keine Verbindungen.</translation>
    </message>
    <message>
        <source>{} of {} moments are left out, so that the file stays small</source>
        <translation>{} von {} Zeitpunkten sind weggelassen, damit die Datei klein bleibt</translation>
    </message>
    <message>
        <source>{} sentence pair</source>
        <translation>{} Satzpaar</translation>
    </message>
    <message>
        <source>{} sentence pairs</source>
        <translation>{} Satzpaare</translation>
    </message>
    <message>
        <source>{} {}. Choose another model.</source>
        <translation>{} {}. Ein anderes Modell wählen.</translation>
    </message>
    <message>
        <source>{}: {} sentences, {} moments, {} bytes</source>
        <translation>{}: {} Sätze, {} Zeitpunkte, {} Bytes</translation>
    </message>
    <message>
        <source>has more than {} tensors</source>
        <translation>hat mehr als {} Tensoren</translation>
    </message>
    <message>
        <source>Multi-head</source>
        <translation>Mehrköpfig</translation>
    </message>
    <message>
        <source>A head has rows that can be changed: give --by moved or --by even, or leave out --head.</source>
        <translation>Ein Kopf hat Zeilen, die sich ändern lassen: --by moved oder --by even angeben, oder --head weglassen.</translation>
    </message>
    <message>
        <source>Compare the weights of all heads with what erased words cost</source>
        <translation>Die Gewichte aller Köpfe damit vergleichen, was gelöschte Wörter kosten</translation>
    </message>
    <message>
        <source>Faithfulness compares weights with what erased words cost: choose a way to erase words.</source>
        <translation>Treue vergleicht Gewichte mit dem, was gelöschte Wörter kosten: eine Art wählen, Wörter zu löschen.</translation>
    </message>
    <message>
        <source>Folder of a run of a Transformer</source>
        <translation>Ordner eines Laufs eines Transformers</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ of weights and erasure: {}</source>
        <translation>Kendalls τ von Gewichten und Löschen: {}</translation>
    </message>
    <message>
        <source>No pairs are loaded. Load the pairs of the run first.</source>
        <translation>Es sind keine Paare geladen. Zuerst die Paare des Laufs laden.</translation>
    </message>
    <message>
        <source>No validation sentence has two words that the model can read. Load pairs with a validation set.</source>
        <translation>Kein Validierungssatz hat zwei Wörter, die das Modell lesen kann. Paare mit einem Validierungsteil laden.</translation>
    </message>
    <message>
        <source>Only a Transformer can translate from each layer of its encoder: recurrent layers also pass their last state to the decoder. Open a run of a Transformer.</source>
        <translation>Nur bei einem Transformer lässt sich aus jeder Schicht des Encoders übersetzen: rekurrente Schichten geben dem Decoder auch ihren letzten Zustand. Einen Lauf eines Transformers öffnen.</translation>
    </message>
    <message>
        <source>Seed of the drawn sentences and of the bootstrap</source>
        <translation>Startwert der gezogenen Sätze und des Bootstraps</translation>
    </message>
    <message>
        <source>Take source words away and see what the translation loses</source>
        <translation>Quellwörter wegnehmen und sehen, was die Übersetzung verliert</translation>
    </message>
    <message>
        <source>The attention of this translation is forced, so it is not the model&apos;s own. Free its rows first.</source>
        <translation>Die Aufmerksamkeit dieser Übersetzung ist erzwungen, also nicht die des Modells. Zuerst ihre Zeilen freigeben.</translation>
    </message>
    <message>
        <source>The only word of a sentence cannot be cut out of a model that reads no end token. Choose a zero vector or &lt;unk&gt;.</source>
        <translation>Das einzige Wort eines Satzes lässt sich bei einem Modell, das kein Endezeichen liest, nicht herausschneiden. Einen Nullvektor oder &lt;unk&gt; wählen.</translation>
    </message>
    <message>
        <source>The save of this step; without it, the best one</source>
        <translation>Der Speicherstand dieses Schritts; sonst der beste</translation>
    </message>
    <message>
        <source>The sentence</source>
        <translation>Der Satz</translation>
    </message>
    <message>
        <source>There are no heads whose rows could be changed: only a Transformer has them. Leave the head out.</source>
        <translation>Es gibt keine Köpfe, deren Zeilen sich ändern ließen: nur ein Transformer hat welche. Den Kopf weglassen.</translation>
    </message>
    <message>
        <source>These are not the words of a translation of this model. Translate the sentence again.</source>
        <translation>Das sind nicht die Wörter einer Übersetzung dieses Modells. Den Satz erneut übersetzen.</translation>
    </message>
    <message>
        <source>This model has no attention that could be faithful. Open a run with another preset.</source>
        <translation>Dieses Modell hat keine Aufmerksamkeit, die treu sein könnte. Einen Lauf mit einer anderen Voreinstellung öffnen.</translation>
    </message>
    <message>
        <source>This model has no attention, so there is no row to change. Erase words, or choose another preset.</source>
        <translation>Dieses Modell hat keine Aufmerksamkeit, also keine Zeile, die sich ändern ließe. Wörter löschen, oder eine andere Voreinstellung wählen.</translation>
    </message>
    <message>
        <source>Translate from each layer of a Transformer&apos;s encoder</source>
        <translation>Aus jeder Schicht des Encoders eines Transformers übersetzen</translation>
    </message>
    <message>
        <source>Validation sentences that are drawn, at most</source>
        <translation>Validierungssätze, die höchstens gezogen werden</translation>
    </message>
    <message>
        <source>Weights of heads are written as JSON only: give --json too, or leave out --heads, --head and --norms.</source>
        <translation>Gewichte von Köpfen werden nur als JSON geschrieben: auch --json angeben, oder --heads, --head und --norms weglassen.</translation>
    </message>
    <message>
        <source>What takes a source word&apos;s place: a zero vector, &lt;unk&gt;, the mean of the neighbours&apos; vectors, or nothing (cut); or what becomes of a row of attention: its largest weight goes to the second largest (moved), or all are alike (even)</source>
        <translation>Was an die Stelle eines Quellworts tritt: ein Nullvektor, &lt;unk&gt;, das Mittel der Vektoren der Nachbarn, oder nichts (cut); oder was aus einer Zeile der Aufmerksamkeit wird: ihr größtes Gewicht geht zum zweitgrößten (moved), oder alle sind gleich (even)</translation>
    </message>
    <message>
        <source>What takes an erased word&apos;s place: a zero vector, &lt;unk&gt;, the mean of the neighbours&apos; vectors, or nothing</source>
        <translation>Was an die Stelle eines gelöschten Worts tritt: ein Nullvektor, &lt;unk&gt;, das Mittel der Vektoren der Nachbarn, oder nichts</translation>
    </message>
    <message>
        <source>With --by moved or even: the head of a Transformer whose rows are changed; without it, all cross heads</source>
        <translation>Mit --by moved oder even: der Kopf eines Transformers, dessen Zeilen geändert werden; sonst alle Cross-Köpfe</translation>
    </message>
    <message>
        <source>With --json: beside each weight the length of what it brings, weight times value, as &quot;norms&quot;</source>
        <translation>Mit --json: neben jedem Gewicht die Länge dessen, was es bringt, Gewicht mal Wert, als &quot;norms&quot;</translation>
    </message>
    <message>
        <source>number of sampled sentences</source>
        <translation>Zahl der gezogenen Sätze</translation>
    </message>
    <message>
        <source>number of sentences at once</source>
        <translation>Zahl der Sätze auf einmal</translation>
    </message>
    <message>
        <source>number of the first sampled sentence</source>
        <translation>Nummer des ersten gezogenen Satzes</translation>
    </message>
    <message>
        <source>{} needs {} most: {} nats, τ {}</source>
        <translation>{} braucht {} am meisten: {} Nat, τ {}</translation>
    </message>
    <message>
        <source>{}: τ {}, from {} to {}</source>
        <translation>{}: τ {}, von {} bis {}</translation>
    </message>
    <message>
        <source>--seeds trains one run after the other in this process: leave out --ranks.</source>
        <translation>--seeds trainiert einen Lauf nach dem anderen in diesem Prozess: --ranks weglassen.</translation>
    </message>
    <message>
        <source>A built-in sample has few different words, so its words are not cut into pieces.</source>
        <translation>Beispieldaten haben wenige verschiedene Wörter; darum werden ihre Wörter nicht geteilt.</translation>
    </message>
    <message>
        <source>A model that others trained ({}). Its folder is only read. It has {} + {} layers of {} heads and {} numbers a word. It takes {} bytes of memory, and its working copies take as many again.</source>
        <translation>Ein Modell, das andere trainiert haben ({}). Sein Ordner wird nur gelesen. Es hat {} + {} Schichten mit {} Köpfen und {} Zahlen je Wort und braucht {} Bytes Arbeitsspeicher, noch einmal so viel für die Kopien, mit denen es rechnet.</translation>
    </message>
    <message>
        <source>A picture of attention needs a sentence: give --source TEXT, or --sentences FILE.</source>
        <translation>Ein Bild der Aufmerksamkeit braucht einen Satz: --source TEXT oder --sentences FILE angeben.</translation>
    </message>
    <message>
        <source>About {} steps are planned: the learning rate rises over a tenth of them, reaches what is set, and falls to the end.</source>
        <translation>Etwa {} Schritte sind geplant: Die Lernrate steigt ein Zehntel davon, erreicht den eingestellten Wert und fällt bis zum Ende.</translation>
    </message>
    <message>
        <source>About {} steps are planned. {} validations find the best weights, which need not be the last ones.</source>
        <translation>Etwa {} Schritte sind geplant: Mit {} Validierungen dazwischen müssen die besten Gewichte nicht die letzten sein.</translation>
    </message>
    <message>
        <source>Alignment error rate of a cross head against known links: 0 is the best, 1 the worst</source>
        <translation>Alignment-Fehlerrate eines Cross-Kopfes gegen bekannte Verbindungen: 0 ist am besten, 1 am schlechtesten</translation>
    </message>
    <message>
        <source>At the end the mean of the best weights is made, and the run keeps it if its validation is better.</source>
        <translation>Am Ende wird das Mittel der besten Gewichte gebildet; der Lauf behält es, wenn seine Validierung besser ist.</translation>
    </message>
    <message>
        <source>BLEU against the first run: difference {}, p = {} (bootstrap), p = {} (randomisation)</source>
        <translation>BLEU gegen den ersten Lauf: Unterschied {}, p = {} (Bootstrap), p = {} (Randomisierung)</translation>
    </message>
    <message>
        <source>Before training, learn links from statistics of the pairs, unless they are kept already, and measure the heads of a Transformer against them where there are no gold links. Training stays the same</source>
        <translation>Vor dem Training Verbindungen aus einer Statistik der Paare lernen, falls sie nicht schon aufgehoben sind, und die Köpfe eines Transformers an ihnen messen, wo es keine Gold-Verbindungen gibt. Das Training bleibt dasselbe</translation>
    </message>
    <message>
        <source>Both sides are written in one alphabet, so they share their pieces.</source>
        <translation>Beide Seiten sind in einem Alphabet geschrieben; darum teilen sie sich die Wortteile.</translation>
    </message>
    <message>
        <source>Both sides have the same pieces, so one table holds them for source, target and output. Without it Multi30k loses three BLEU.</source>
        <translation>Beide Seiten haben dieselben Wortteile; darum hält eine Tabelle sie für Quelle, Ziel und Ausgabe. Ohne sie verliert Multi30k drei BLEU.</translation>
    </message>
    <message>
        <source>Chosen for these pairs and this limit (--set changes them, --as-preset leaves them out):</source>
        <translation>Gewählt für diese Satzpaare und dieses Ende (--set ändert sie, --as-preset lässt sie weg):</translation>
    </message>
    <message>
        <source>Compare: measure each run on these pairs, and test it against the first</source>
        <translation>Vergleichen (compare): jeden Lauf auf diesen Satzpaaren messen und gegen den ersten testen</translation>
    </message>
    <message>
        <source>Fewer than {} training pairs are learned by a small model.</source>
        <translation>Weniger als {} Trainingspaare lernt ein kleines Modell.</translation>
    </message>
    <message>
        <source>Folder of a run, or its name in the folder of runs; check and compare take several, and check packed runs too</source>
        <translation>Ordner eines Laufs oder sein Name im Ordner der Läufe; check und compare nehmen mehrere, check auch gepackte Läufe</translation>
    </message>
    <message>
        <source>Folder of a trained run, or of a model that others trained</source>
        <translation>Ordner eines trainierten Laufs oder eines Modells, das andere trainiert haben</translation>
    </message>
    <message>
        <source>Folder of a trained run, or of a model that others trained (MarianMT, Pegasus, CTranslate2). Several may follow one another: they translate together, by the mean of their probabilities</source>
        <translation>Ordner eines trainierten Laufs oder eines Modells, das andere trainiert haben (MarianMT, Pegasus, CTranslate2). Mehrere können aufeinander folgen: Sie übersetzen gemeinsam, nach dem Mittel ihrer Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Folder to make; it must not exist</source>
        <translation>Ordner, der angelegt wird; es darf ihn noch nicht geben</translation>
    </message>
    <message>
        <source>From {} training pairs on a larger model learns more, and dropout keeps it from learning them by heart.</source>
        <translation>Ab {} Trainingspaaren lernt ein größeres Modell mehr, und Dropout verhindert, dass es sie auswendig lernt.</translation>
    </message>
    <message>
        <source>How the learning rate changes: not at all; in a straight line down to the end of training; with one over the square root of the step, as the Transformer&apos;s (Vaswani and others 2017); halved when validation stops improving; up to the rate given and down again in one cycle (Smith and Topin 2018); down along a cosine to the end of training (Loshchilov and Hutter 2017); or in a straight line that begins where the warm-up ends, so that the rate that is set is reached.</source>
        <translation>Wie sich die Lernrate ändert: gar nicht; in gerader Linie hinab bis zum Ende des Trainings; mit eins durch die Wurzel des Schritts, wie beim Transformer (Vaswani und andere 2017); halbiert, wenn die Validierung nicht mehr besser wird; hinauf zur angegebenen Rate und wieder hinab in einem Zyklus (Smith und Topin 2018); entlang eines Kosinus hinab bis zum Ende des Trainings (Loshchilov und Hutter 2017); oder in gerader Linie, die am Ende des Aufwärmens beginnt, sodass die eingestellte Rate erreicht wird.</translation>
    </message>
    <message>
        <source>It translates from &quot;{}&quot; to &quot;{}&quot;.</source>
        <translation>Es übersetzt von „{}“ nach „{}“.</translation>
    </message>
    <message>
        <source>Its licence: {}</source>
        <translation>Seine Lizenz: {}</translation>
    </message>
    <message>
        <source>Links of cross attention, {}, which agrees best with statistical links in this run: error rate {} at step {}.</source>
        <translation>Verbindungen der Cross-Attention, {}, was in diesem Lauf am besten zu statistischen Verbindungen passt: Fehlerrate {} bei Schritt {}.</translation>
    </message>
    <message>
        <source>Links of cross attention, {}, which aligns best in this run: AER {} at step {}.</source>
        <translation>Verbindungen der Cross-Attention, {}, was in diesem Lauf am besten zuordnet: AER {} bei Schritt {}.</translation>
    </message>
    <message>
        <source>Links of cross attention, {}, which aligns best: AER {} on {} sentences that did not choose it.</source>
        <translation>Verbindungen der Cross-Attention, {}, was am besten zuordnet: AER {} an {} Sätzen, die nicht mitgewählt haben.</translation>
    </message>
    <message>
        <source>Links of cross attention, {}.</source>
        <translation>Verbindungen der Cross-Attention, {}.</translation>
    </message>
    <message>
        <source>Links of the mean of the last layer&apos;s heads: nothing is known to align best. --head or --gold chooses.</source>
        <translation>Verbindungen des Mittels der Köpfe der letzten Schicht: Was am besten zuordnet, ist nicht bekannt. --head oder --gold wählt.</translation>
    </message>
    <message>
        <source>Name one run; only check and compare take several.</source>
        <translation>Einen Lauf nennen; nur check und compare nehmen mehrere.</translation>
    </message>
    <message>
        <source>Name two runs or more to compare.</source>
        <translation>Zum Vergleichen zwei Läufe oder mehr nennen.</translation>
    </message>
    <message>
        <source>Nobody knows on which pairs this model was trained, so there are no statistics to learn from them. Give gold links instead, or leave statistical links out.</source>
        <translation>Niemand weiß, mit welchen Paaren dieses Modell trainiert wurde; aus ihnen kann also keine Statistik gelernt werden. Stattdessen Gold-Verbindungen angeben oder statistische Verbindungen weglassen.</translation>
    </message>
    <message>
        <source>Nothing limits the training, so it sees about a million pairs, in {} to {} passes.</source>
        <translation>Nichts begrenzt das Training; darum sieht es etwa eine Million Satzpaare, in {} bis {} Durchgängen.</translation>
    </message>
    <message>
        <source>One of these may stand before a sentence and chooses the target language: {}</source>
        <translation>Eines davon kann vor einem Satz stehen und wählt die Zielsprache: {}</translation>
    </message>
    <message>
        <source>One side is written without spaces, so that each sentence would be a word of its own.</source>
        <translation>Eine Seite ist ohne Leerzeichen geschrieben, sodass jeder Satz ein eigenes Wort wäre.</translation>
    </message>
    <message>
        <source>Read off best: {}. AER {} on {} sentences that did not choose it; the mean of the last layer has {} there.</source>
        <translation>Am besten abzulesen: {}. AER {} an {} Sätzen, die nicht mitgewählt haben; das Mittel der letzten Schicht hat dort {}.</translation>
    </message>
    <message>
        <source>Take the preset&apos;s settings as they are. Otherwise those that are not set here are chosen for the data and the limit</source>
        <translation>Die Einstellungen der Vorlage nehmen, wie sie sind. Sonst werden die hier nicht gesetzten für Daten und Ende gewählt</translation>
    </message>
    <message>
        <source>The ending of &quot;{}&quot; names no format that can be written; use .png.</source>
        <translation>Die Endung von „{}“ nennt kein Format, das geschrieben werden kann; .png verwenden.</translation>
    </message>
    <message>
        <source>The limit leaves time for about {} steps. In fewer than {} whole words are learned better than pieces.</source>
        <translation>Bis zum Ende bleibt Zeit für etwa {} Schritte. In weniger als {} werden ganze Wörter besser gelernt als Wortteile.</translation>
    </message>
    <message>
        <source>The output layer and the vectors of target words are one table, which learns rare words from both.</source>
        <translation>Die Ausgabeschicht und die Einbettungen der Zielwörter sind eine Tabelle, die seltene Wörter aus beiden lernt.</translation>
    </message>
    <message>
        <source>The program for which it is written</source>
        <translation>Das Programm, für das geschrieben wird</translation>
    </message>
    <message>
        <source>The run in {} has no training history to draw.</source>
        <translation>Der Lauf in {} hat keine Trainingsgeschichte, die sich zeichnen ließe.</translation>
    </message>
    <message>
        <source>The run lacks the tensor &quot;{}&quot; in F32.</source>
        <translation>Dem Lauf fehlt der Tensor „{}“ in F32.</translation>
    </message>
    <message>
        <source>The sides have different alphabets, so each has pieces of its own.</source>
        <translation>Die Seiten haben verschiedene Alphabete; darum hat jede eigene Wortteile.</translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; was not made of the tensors in &quot;{}&quot;.</source>
        <translation>Der Tensor „{}“ wurde nicht aus den Tensoren in „{}“ gebildet.</translation>
    </message>
    <message>
        <source>The tolerance is 0: write a positive number after +-.</source>
        <translation>Die Toleranz ist 0: eine positive Zahl nach +- schreiben.</translation>
    </message>
    <message>
        <source>There are no heads to draw: only a Transformer has them. Export its attention with --view heatmap.</source>
        <translation>Es gibt keine Köpfe zu zeichnen: Nur ein Transformer hat sie. Die Aufmerksamkeit mit --view heatmap exportieren.</translation>
    </message>
    <message>
        <source>This model has no attention to draw. Export its loss with --view loss.</source>
        <translation>Dieses Modell hat keine Aufmerksamkeit zu zeichnen. Den Verlust mit --view loss exportieren.</translation>
    </message>
    <message>
        <source>This run has {}={}: {}.</source>
        <translation>Dieser Lauf hat {}={}: {}.</translation>
    </message>
    <message>
        <source>Train a run for each of these seeds, one after the other, in the folders seed-S of RUN, and sum them up: 1,2,3</source>
        <translation>Für jeden dieser Startwerte einen Lauf trainieren, einen nach dem anderen, in den Ordnern seed-S von RUN, und sie zusammenfassen: 1,2,3</translation>
    </message>
    <message>
        <source>What is chosen for a training of M minutes</source>
        <translation>Was für ein Training von M Minuten gewählt wird</translation>
    </message>
    <message>
        <source>What is chosen for a training of N batches</source>
        <translation>Was für ein Training von N Batches gewählt wird</translation>
    </message>
    <message>
        <source>With --json: the cross head of a Transformer whose weights &quot;attention&quot; has; or mean, for the mean of the last layer&apos;s heads. Left out: the head or the mean that is known to align best, otherwise the mean of the last layer</source>
        <translation>Mit --json: der Cross-Kopf eines Transformers, dessen Gewichte in „attention“ stehen; oder mean für das Mittel der Köpfe der letzten Schicht. Sonst das, was bekanntlich am besten zuordnet, ein Kopf oder ein Mittel, oder dieses Mittel</translation>
    </message>
    <message>
        <source>Write a run&apos;s model in the form of another program</source>
        <translation>Das Modell eines Laufs in der Form eines anderen Programms schreiben</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be made: {}.</source>
        <translation>„{}“ kann nicht angelegt werden: {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; exists already. Give another folder.</source>
        <translation>„{}“ gibt es schon. Einen anderen Ordner angeben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; holds a model that others trained. Give another folder for the run.</source>
        <translation>„{}“ enthält ein Modell, das andere trainiert haben. Für den Lauf einen anderen Ordner angeben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a model that others trained, and no run. It can be opened to translate, measure, align and compare; for anything else train a run.</source>
        <translation>„{}“ ist ein Modell, das andere trainiert haben, und kein Lauf. Es kann geöffnet werden, um zu übersetzen, zu messen, Wörter zuzuordnen und zu vergleichen; für alles andere einen Lauf trainieren.</translation>
    </message>
    <message>
        <source>a model that begins with zeros has an end mark there</source>
        <translation>ein Modell, das mit Nullen beginnt, hat dort ein Endzeichen</translation>
    </message>
    <message>
        <source>accents are not taken away there</source>
        <translation>Akzente werden dort nicht entfernt</translation>
    </message>
    <message>
        <source>all runs</source>
        <translation>alle Läufe</translation>
    </message>
    <message>
        <source>chosen for these pairs, for about {} steps:</source>
        <translation>gewählt für diese Satzpaare, für etwa {} Schritte:</translation>
    </message>
    <message>
        <source>has &quot;{}&quot; twice for one tensor</source>
        <translation>gibt „{}“ zweimal für einen Tensor an</translation>
    </message>
    <message>
        <source>has a zero byte in its header</source>
        <translation>hat ein Nullbyte im Kopf</translation>
    </message>
    <message>
        <source>has a zero byte, so it is no valid JSON</source>
        <translation>hat ein Nullbyte und ist darum kein gültiges JSON</translation>
    </message>
    <message>
        <source>head {} of layer {}</source>
        <translation>Kopf {} der Schicht {}</translation>
    </message>
    <message>
        <source>list, check, compare, rename or delete; list if left out</source>
        <translation>list, check, compare, rename oder delete; ohne Angabe list</translation>
    </message>
    <message>
        <source>mean of all layers</source>
        <translation>Mittel aller Schichten</translation>
    </message>
    <message>
        <source>mean of layer {}</source>
        <translation>Mittel der Schicht {}</translation>
    </message>
    <message>
        <source>number of rows later</source>
        <translation>Zahl der Zeilen später</translation>
    </message>
    <message>
        <source>on the data: {} nats a word, BLEU {}, chrF {}</source>
        <translation>auf den Daten: {} Nat je Wort, BLEU {}, chrF {}</translation>
    </message>
    <message>
        <source>only pieces, or words between spaces, are cut there as here</source>
        <translation>nur Teilwörter oder Wörter zwischen Leerzeichen werden dort wie hier geschnitten</translation>
    </message>
    <message>
        <source>seed {}: {} steps, loss {}</source>
        <translation>Startwert {}: {} Schritte, Verlust {}</translation>
    </message>
    <message>
        <source>text is not put into small letters there</source>
        <translation>Text wird dort nicht kleingeschrieben</translation>
    </message>
    <message>
        <source>the recipe&apos;s changes of text are not made there</source>
        <translation>die Textänderungen des Rezepts werden dort nicht gemacht</translation>
    </message>
    <message>
        <source>{} cannot stand in a condition, which has names, numbers, words in quotes, and &lt; &lt;= &gt; &gt;= = !=.</source>
        <translation>{} passt in keine Bedingung; darin stehen Namen, Zahlen, Wörter in Anführungszeichen und &lt; &lt;= &gt; &gt;= = !=.</translation>
    </message>
    <message>
        <source>{} of {} sentences could not be drawn; the others were. {}</source>
        <translation>{} von {} Sätzen konnten nicht gezeichnet werden; die anderen schon. {}</translation>
    </message>
    <message>
        <source>{} training pairs are few, so words are not cut into pieces; from {} on they are.</source>
        <translation>{} Trainingspaare sind wenige; darum werden Wörter nicht geteilt, erst ab {}.</translation>
    </message>
    <message>
        <source>{} training pairs, in which {} of {} different words occur only once: of pieces the model can make them.</source>
        <translation>{} Trainingspaare, in denen {} von {} verschiedenen Wörtern nur einmal vorkommen: Aus Wortteilen kann das Modell sie bilden.</translation>
    </message>
    <message>
        <source>{}, end marks aside</source>
        <translation>{}, ohne Endmarken</translation>
    </message>
    <message>
        <source>{}, one row later</source>
        <translation>{}, eine Zeile später</translation>
    </message>
    <message>
        <source>{}, one row later, end marks aside</source>
        <translation>{}, eine Zeile später, ohne Endmarken</translation>
    </message>
    <message>
        <source>{}: seed {}, {} steps, validation loss {}, BLEU {}</source>
        <translation>{}: Startwert {}, {} Schritte, Verlust der Validierung {}, BLEU {}</translation>
    </message>
    <message>
        <source>{}: the weights of step {}, in the form of {}</source>
        <translation>{}: die Gewichte von Schritt {}, in der Form von {}</translation>
    </message>
    <message>
        <source>{}: {} ± {}, mean and half of the spread of {} runs</source>
        <translation>{}: {} ± {}, Mittel und halbe Spannweite von {} Läufen</translation>
    </message>
    <message>
        <source>A model that is trained on has its own network: leave out --preset, or leave out --from.</source>
        <translation>Ein Modell, das weiter trainiert wird, hat sein eigenes Netz: --preset weglassen oder --from weglassen.</translation>
    </message>
    <message>
        <source>A second file of pairs, such as one of the pairs that a model was trained on before: its loss and BLEU are measured at each validation and decide nothing</source>
        <translation>Eine zweite Datei mit Paaren, etwa mit solchen, auf denen ein Modell zuvor trainiert wurde: Verlust und BLEU auf ihr werden bei jeder Validierung gemessen und entscheiden nichts</translation>
    </message>
    <message>
        <source>The network and the words of a model stay as they are when it is trained on: it has {}={}, so {}={} cannot be set. Leave it out, or train a new run.</source>
        <translation>Netz und Wörter eines Modells bleiben, wie sie sind, wenn es weiter trainiert wird: Es hat {}={}, daher ist {}={} nicht möglich. Die Einstellung weglassen oder einen neuen Lauf trainieren.</translation>
    </message>
    <message>
        <source>The run has the word &quot;{}&quot;, which is a mark there.</source>
        <translation>Der Lauf hat das Wort „{}“, das dort eine Marke ist.</translation>
    </message>
    <message>
        <source>The words and pieces of the model stay as they are: {} of these pairs are unknown to it (&lt;unk&gt;).</source>
        <translation>Wörter und Teilstücke des Modells bleiben, wie sie sind: {} dieser Paare kennt es nicht (&lt;unk&gt;).</translation>
    </message>
    <message>
        <source>There is no form &quot;{}&quot;.</source>
        <translation>Die Form „{}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>This run was trained on from step {} of the run &quot;{}&quot; (sum {}).</source>
        <translation>Dieser Lauf setzt das Training ab Schritt {} des Laufs „{}“ fort (Summe {}).</translation>
    </message>
    <message>
        <source>This run was trained on from the model &quot;{}&quot;, which others trained ({}, hash {}).</source>
        <translation>Dieser Lauf setzt das Training des Modells „{}“ fort, das andere trainiert haben ({}, Hash {}).</translation>
    </message>
    <message>
        <source>Train this run, or this model of others, on: its network, words and pieces stay. --resume goes on with it later</source>
        <translation>Diesen Lauf oder dieses Modell anderer weiter trainieren: Netz, Wörter und Teilstücke bleiben. Mit --resume geht es später weiter</translation>
    </message>
    <message>
        <source>Training this model takes at least {} bytes of memory: {} for its weights, {} for gradients, {} for what the optimiser keeps and {} to save them. This computer has {}. Train on a larger computer, or set optimizer=sgd or fewer threads.</source>
        <translation>Das Training dieses Modells braucht mindestens {} Bytes Arbeitsspeicher: {} für seine Gewichte, {} für Gradienten, {} für das, was das Optimierungsverfahren behält, und {} zum Sichern. Dieser Rechner hat {}. Auf einem größeren Rechner trainieren oder optimizer=sgd oder weniger Threads einstellen.</translation>
    </message>
    <message>
        <source>&quot;name&quot;, &quot;form&quot;, &quot;hash&quot; and &quot;step&quot; of a model</source>
        <translation>„name“, „form“, „hash“ und „step“ eines Modells</translation>
    </message>
    <message>
        <source>&quot;{}&quot; puts vectors in order and knows no words, so it cannot be trained on with pairs. Choose a run of sentence pairs.</source>
        <translation>„{}“ ordnet Vektoren und kennt keine Wörter, daher lässt es sich nicht mit Paaren weiter trainieren. Einen Lauf mit Satzpaaren wählen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was interrupted before the model that it trains was saved. Delete it, and train that model on again.</source>
        <translation>„{}“ wurde unterbrochen, bevor das Modell gesichert war, das er trainiert. Ihn löschen und jenes Modell erneut weiter trainieren.</translation>
    </message>
    <message>
        <source>a rate that is usual for a model of others, so that it keeps what it knows</source>
        <translation>eine übliche Rate für ein Modell anderer, damit es behält, was es kann</translation>
    </message>
    <message>
        <source>a source has an end mark and no start mark there</source>
        <translation>ein Quellsatz hat dort eine Endmarke und keine Startmarke</translation>
    </message>
    <message>
        <source>a tenth of the rate that the run was trained with, so that it keeps what it knows</source>
        <translation>ein Zehntel der Rate, mit der der Lauf trainiert wurde, damit er behält, was er kann</translation>
    </message>
    <message>
        <source>a usual batch</source>
        <translation>ein üblicher Stapel</translation>
    </message>
    <message>
        <source>it must be even there</source>
        <translation>der Wert muss dort gerade sein</translation>
    </message>
    <message>
        <source>more passes through few pairs are learned by heart</source>
        <translation>bei mehr Durchgängen durch wenige Paare werden sie auswendig gelernt</translation>
    </message>
    <message>
        <source>only Transformers of sentence pairs are computed there</source>
        <translation>nur Transformer für Satzpaare werden dort berechnet</translation>
    </message>
    <message>
        <source>only pieces of SentencePiece are cut there</source>
        <translation>nur Teilstücke von SentencePiece werden dort geschnitten</translation>
    </message>
    <message>
        <source>second file  loss {}, BLEU {}</source>
        <translation>zweite Datei  Verlust {}, BLEU {}</translation>
    </message>
    <message>
        <source>smoothing would ask for the words that the model must never choose</source>
        <translation>eine Glättung würde Wörter verlangen, die das Modell nie wählen darf</translation>
    </message>
    <message>
        <source>the form {} has a norm after the last layer</source>
        <translation>die Form {} normiert nach der letzten Schicht</translation>
    </message>
    <message>
        <source>the form {} has no norm after the last layer</source>
        <translation>die Form {} normiert nicht nach der letzten Schicht</translation>
    </message>
    <message>
        <source>the form {} has one table of words for encoder, decoder and output</source>
        <translation>die Form {} hat eine Worttabelle für Encoder, Decoder und Ausgabe</translation>
    </message>
    <message>
        <source>the form {} normalises elsewhere</source>
        <translation>die Form {} normiert an anderer Stelle</translation>
    </message>
    <message>
        <source>the last saves are not yet alike</source>
        <translation>die letzten Sicherungen ähneln einander noch nicht</translation>
    </message>
    <message>
        <source>the optimiser begins without moments, and the last steps are small ones</source>
        <translation>das Optimierungsverfahren beginnt ohne Momente, und die letzten Schritte sind klein</translation>
    </message>
    <message>
        <source>this table of positions has other waves than there</source>
        <translation>diese Positionstabelle hat andere Wellen als dort</translation>
    </message>
    <message>
        <source>vectors of positions are not learned there</source>
        <translation>Positionsvektoren werden dort nicht gelernt</translation>
    </message>
    <message>
        <source>{} of the {} source tokens and {} of the {} target tokens</source>
        <translation>{} der {} Quelltokens und {} der {} Zieltokens</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>Collecting the answers was stopped.</source>
        <translation>Das Sammeln der Antworten wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Draw the collected answers, without names, for the wall</source>
        <translation>Die gesammelten Antworten ohne Namen für die Wand zeichnen</translation>
    </message>
    <message>
        <source>Files to check; the id or file of the lesson to walk; or the folder of the pages to collect</source>
        <translation>Zu prüfende Dateien; die Kennung oder Datei der Lektion, die durchlaufen wird; oder der Ordner der Seiten, die gesammelt werden</translation>
    </message>
    <message>
        <source>Give either --csv or --json.</source>
        <translation>Entweder --csv oder --json angeben.</translation>
    </message>
    <message>
        <source>Print the collected answers as a table, columns split by commas</source>
        <translation>Die gesammelten Antworten als Tabelle ausgeben, Spalten durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Say in which folder the pages are: attentoscope-cli lesson collect FOLDER.</source>
        <translation>Den Ordner der Seiten angeben: attentoscope-cli lesson collect FOLDER.</translation>
    </message>
    <message>
        <source>a list of 1 to {} steps</source>
        <translation>eine Liste von 1 bis {} Schritten</translation>
    </message>
    <message>
        <source>and {} other answers</source>
        <translation>und {} weitere Antworten</translation>
    </message>
    <message>
        <source>as this learner&apos;s run showed it</source>
        <translation>wie es der Lauf dieses Teilnehmers zeigte</translation>
    </message>
    <message>
        <source>has more than {} bytes</source>
        <translation>hat mehr als {} Bytes</translation>
    </message>
    <message>
        <source>has more than {} bytes under &quot;{}&quot;</source>
        <translation>hat mehr als {} Bytes unter „{}“</translation>
    </message>
    <message>
        <source>has no end</source>
        <translation>hat kein Ende</translation>
    </message>
    <message>
        <source>has the format {}; this version of the program reads the format {}</source>
        <translation>hat das Format {}; diese Version des Programms liest das Format {}</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>ist doppelt vorhanden</translation>
    </message>
    <message>
        <source>list, check, run or collect; list if left out</source>
        <translation>list, check, run oder collect; ohne Angabe list</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>nicht gemacht</translation>
    </message>
    <message>
        <source>not done: {}</source>
        <translation>nicht gemacht: {}</translation>
    </message>
    <message>
        <source>otherwise, or not judged</source>
        <translation>anders, oder nicht beurteilt</translation>
    </message>
    <message>
        <source>predicted {}, seen {}</source>
        <translation>erwartet {}, gesehen {}</translation>
    </message>
    <message>
        <source>predicted {}, seen {}: as expected</source>
        <translation>erwartet {}, gesehen {}: wie erwartet</translation>
    </message>
    <message>
        <source>predicted {}, seen {}: not as expected</source>
        <translation>erwartet {}, gesehen {}: anders als erwartet</translation>
    </message>
    <message>
        <source>seen: {}, {} times</source>
        <translation>gesehen: {}, {}-mal</translation>
    </message>
    <message>
        <source>skipped: {}</source>
        <translation>übersprungen: {}</translation>
    </message>
    <message>
        <source>{} ({}, version {}, language {}, text {}), learners: {}</source>
        <translation>{} ({}, Version {}, Sprache {}, Text {}), Teilnehmer: {}</translation>
    </message>
    <message>
        <source>{} cannot be read. Check its permissions.</source>
        <translation>{} ist nicht lesbar. Die Rechte prüfen.</translation>
    </message>
    <message>
        <source>{} cannot be read: {}. Check the permissions.</source>
        <translation>{} ist nicht lesbar: {}. Die Rechte prüfen.</translation>
    </message>
    <message>
        <source>{} has more than {} MiB, and no page of a lesson is that large.</source>
        <translation>{} hat mehr als {} MiB, und keine Seite einer Lektion ist so groß.</translation>
    </message>
    <message>
        <source>{} has more than {} pages. Give the folder of one class.</source>
        <translation>{} hat mehr als {} Seiten. Den Ordner einer einzigen Klasse angeben.</translation>
    </message>
    <message>
        <source>{} has no answers that can be read: it is no page of a lesson, or an earlier version of the program saved it. Its answers have to be read by eye.</source>
        <translation>{} hat keine lesbaren Antworten: Es ist keine Seite einer Lektion, oder eine frühere Version des Programms hat sie gespeichert. Ihre Antworten sind mit dem Auge zu lesen.</translation>
    </message>
    <message>
        <source>{} has no pages: they end in .html.</source>
        <translation>{} hat keine Seiten: Sie enden auf .html.</translation>
    </message>
    <message>
        <source>{} has the same answers as {}, and is counted once.</source>
        <translation>{} hat dieselben Antworten wie {} und wird einmal gezählt.</translation>
    </message>
    <message>
        <source>{} is no folder. Give the folder in which the learners&apos; pages are.</source>
        <translation>{} ist kein Ordner. Den Ordner mit den abgegebenen Seiten angeben.</translation>
    </message>
    <message>
        <source>learners: {}, version {}, language {}</source>
        <translation>Teilnehmer: {}, Version {}, Sprache {}</translation>
    </message>
    <message>
        <source>{}. {}</source>
        <translation>{}. {}</translation>
    </message>
    <message>
        <source>{}: the part with the answers {}. Ask for the page as the program saved it.</source>
        <translation>{}: Der Teil mit den Antworten {}. Um die Seite bitten, wie das Programm sie gespeichert hat.</translation>
    </message>
    <message>
        <source>Alike heads together: {}</source>
        <translation>Ähnliche Köpfe beieinander: {}</translation>
    </message>
    <message>
        <source>Compare the heads of a Transformer, and find those that it needs</source>
        <translation>Die Köpfe eines Transformers vergleichen und die finden, die er braucht</translation>
    </message>
    <message>
        <source>Heads of this kind alone; the others stay in the model</source>
        <translation>Nur Köpfe dieser Art; die anderen bleiben im Modell</translation>
    </message>
    <message>
        <source>Least set: {}</source>
        <translation>Kleinste Menge: {}</translation>
    </message>
    <message>
        <source>Only a Transformer has heads to compare. Open a run of a Transformer, or ask for averages.</source>
        <translation>Nur ein Transformer hat Köpfe, die verglichen werden können. Einen Lauf eines Transformers öffnen oder nach averages fragen.</translation>
    </message>
    <message>
        <source>Seed of the drawn sentences</source>
        <translation>Startwert der gezogenen Sätze</translation>
    </message>
    <message>
        <source>Sentences that are drawn from the validation set or from --data, at most</source>
        <translation>Sätze, die aus dem Validierungsteil oder aus --data gezogen werden, höchstens</translation>
    </message>
    <message>
        <source>There is no sentence that the model can read. Load pairs with a validation set, or give other pairs.</source>
        <translation>Es gibt keinen Satz, den das Modell lesen kann. Paare mit einem Validierungsteil laden oder andere Paare angeben.</translation>
    </message>
    <message>
        <source>This model has no attention that could be measured. Open a run with another preset.</source>
        <translation>Dieses Modell hat keine Aufmerksamkeit, die gemessen werden könnte. Einen Lauf mit einer anderen Voreinstellung öffnen.</translation>
    </message>
    <message>
        <source>This model puts vectors in order and knows no words, so nothing can be erased or compared. Open a run of sentence pairs.</source>
        <translation>Dieses Modell ordnet Vektoren und kennt keine Wörter, daher kann nichts gelöscht oder verglichen werden. Einen Lauf mit Satzpaaren öffnen.</translation>
    </message>
    <message>
        <source>With all heads: BLEU {}</source>
        <translation>Mit allen Köpfen: BLEU {}</translation>
    </message>
    <message>
        <source>distances: {}</source>
        <translation>Abstände: {}</translation>
    </message>
    <message>
        <source>places: {}</source>
        <translation>Stellen: {}</translation>
    </message>
    <message>
        <source>without {}: BLEU {}</source>
        <translation>ohne {}: BLEU {}</translation>
    </message>
    <message>
        <source>words: {}</source>
        <translation>Wörter: {}</translation>
    </message>
    <message>
        <source>{} and {}: {} bits</source>
        <translation>{} und {}: {} Bit</translation>
    </message>
    <message>
        <source>{} left, without {}: BLEU {}</source>
        <translation>{} übrig, ohne {}: BLEU {}</translation>
    </message>
    <message>
        <source>other words</source>
        <translation>andere Wörter</translation>
    </message>
    <message>
        <source>numbers in digits</source>
        <translation>Zahlen in Ziffern</translation>
    </message>
    <message>
        <source>punctuation and symbols</source>
        <translation>Satzzeichen und Symbole</translation>
    </message>
    <message>
        <source>words with a capital</source>
        <translation>großgeschriebene Wörter</translation>
    </message>
    <message>
        <source>Compare: how much each row of this sentence&apos;s attention changes, for the words of the first run</source>
        <translation>Vergleichen: wie stark sich jede Zeile der Aufmerksamkeit dieses Satzes ändert, für die Wörter des ersten Laufs</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has other words or no attention in &quot;{}&quot;, so its rows cannot be compared.</source>
        <translation>„{}“ hat in „{}“ andere Wörter oder keine Aufmerksamkeit, daher lassen sich die Zeilen nicht vergleichen.</translation>
    </message>
    <message>
        <source>{}: {} of its row moved; probability {}, in the first run {}</source>
        <translation>{}: {} der Zeile liegen anderswo; Wahrscheinlichkeit {}, im ersten Lauf {}</translation>
    </message>
    <message>
        <source>Both trainings side by side: attentoscope-cli runs compare {} {}; in the window, Tools ▸ Compare two models.</source>
        <translation>Beide Trainings nebeneinander: attentoscope-cli runs compare {} {}; im Fenster Extras ▸ Zwei Modelle vergleichen.</translation>
    </message>
    <message>
        <source>Leave out the training pairs that hold this word on either side, or the pairs of a file; they stay in their batches and count nothing</source>
        <translation>Die Trainingspaare weglassen, die dieses Wort auf einer der beiden Seiten haben, oder die Paare einer Datei; sie bleiben in ihren Batches und zählen nicht</translation>
    </message>
    <message>
        <source>Line {} of &quot;{}&quot; is no training pair of this run, so it cannot be left out. Take it out of the file; it may be a validation pair.</source>
        <translation>Zeile {} von „{}“ ist kein Trainingspaar dieses Laufs und lässt sich daher nicht weglassen. Sie aus der Datei nehmen; vielleicht ist sie ein Validierungspaar.</translation>
    </message>
    <message>
        <source>No training pair of this run holds the word &quot;{}&quot;, and there is no file of that name.</source>
        <translation>Kein Trainingspaar dieses Laufs hat das Wort „{}“, und es gibt keine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>Repeat the run from this step on; it must have a save of this step. 0, or left out: from its start</source>
        <translation>Den Lauf ab diesem Schritt wiederholen, von dem er einen Speicherstand hat; 0 oder ohne Angabe: von seinem Beginn an</translation>
    </message>
    <message>
        <source>Repeat this run in --out, step by step as it was, without the pairs of --without</source>
        <translation>Diesen Lauf in --out Schritt für Schritt wiederholen, wie er war, ohne die Paare von --without</translation>
    </message>
    <message>
        <source>This run is a fork: it repeats the run &quot;{}&quot; from step {} on without {} of its {} training pairs ({}).</source>
        <translation>Dieser Lauf ist ein Abzweig: Er wiederholt den Lauf „{}“ ab Schritt {} ohne {} seiner {} Trainingspaare ({}).</translation>
    </message>
    <message>
        <source>This run is a fork: it repeats the run &quot;{}&quot; from step {} on, with all of its pairs.</source>
        <translation>Dieser Lauf ist ein Abzweig: Er wiederholt den Lauf „{}“ ab Schritt {} mit allen seinen Paaren.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; can be read only once, and to find the pairs that are left out it is read again. Give a file.</source>
        <translation>„{}“ lässt sich nur einmal lesen, und um die weggelassenen Paare zu finden, wird noch einmal gelesen. Eine Datei angeben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be forked at step {}: its best weights until then were those of step {}, and they are no longer kept. Fork it at another step, or train it again with a larger keep_saves.</source>
        <translation>„{}“ lässt sich bei Schritt {} nicht abzweigen: Die bis dahin besten Gewichte waren die von Schritt {}, und sie sind nicht mehr da. Bei einem anderen Schritt abzweigen oder den Lauf mit größerem keep_saves erneut trainieren.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not have all {} steps that a fork repeats, with their learning rates. Train the original again, or fork another run.</source>
        <translation>„{}“ hat nicht alle {} Schritte, die ein Abzweig wiederholt, mit ihren Lernraten. Das Original erneut trainieren oder einen anderen Lauf abzweigen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save of step {}. It can be forked at these steps: {}. With keep_saves a run keeps more.</source>
        <translation>„{}“ hat keinen Speicherstand von Schritt {}. Abzweigen lässt sich der Lauf bei diesen Schritten: {}. Mit keep_saves behält ein Lauf mehr.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save yet, so it is not known how far it was trained. Fork it when it is saved.</source>
        <translation>„{}“ hat noch keinen Speicherstand, daher ist nicht bekannt, wie weit trainiert wurde. Abzweigen, wenn der Lauf gespeichert ist.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no file, and no single word either: this run reads it as {} words. Give one word, or a file of pairs.</source>
        <translation>„{}“ ist keine Datei und auch kein einzelnes Wort: Dieser Lauf liest es als {} Wörter. Ein Wort oder eine Datei mit Paaren angeben.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; puts vectors in order, and no two of its batches are the same. Only a run of sentence pairs can be forked.</source>
        <translation>„{}“ ordnet Vektoren, und keine zwei seiner Batches sind gleich. Nur ein Lauf mit Satzpaaren lässt sich abzweigen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was interrupted before the save with which it begins was copied. Delete it, and fork the run &quot;{}&quot; again.</source>
        <translation>„{}“ wurde unterbrochen, bevor der Speicherstand kopiert war, mit dem er beginnt. Ihn löschen und den Lauf „{}“ erneut abzweigen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was trained for {} steps, so after step {} there is nothing to repeat. Fork it at one of these steps: {}.</source>
        <translation>„{}“ wurde {} Schritte trainiert, nach Schritt {} gibt es also nichts zu wiederholen. Bei einem dieser Schritte abzweigen: {}.</translation>
    </message>
    <message>
        <source>has a fork with impossible names or steps</source>
        <translation>hat einen Abzweig mit unmöglichen Namen oder Schritten</translation>
    </message>
    <message>
        <source>the number of the pairs that are left out</source>
        <translation>die Zahl der weggelassenen Paare</translation>
    </message>
    <message>
        <source>the pairs that are left out</source>
        <translation>die weggelassenen Paare</translation>
    </message>
    <message>
        <source>{} has changed since it was loaded. Load it again.</source>
        <translation>{} hat sich seit dem Laden geändert. Erneut laden.</translation>
    </message>
    <message>
        <source>{} training pairs are too many to leave out, scattered as they are. Leave out fewer.</source>
        <translation>{} Trainingspaare sind zu viele zum Weglassen, so verstreut sie sind. Weniger weglassen.</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <translation>{}, Zeile {}: {}</translation>
    </message>
    <message>
        <source>Alignment weight</source>
        <translation>Alignment-Gewicht</translation>
    </message>
    <message>
        <source>Changes a setting of the run that trains: learning_rate, teacher_forcing or alignment_weight.</source>
        <translation>Ändert eine Einstellung des Laufs, der trainiert wird: learning_rate, teacher_forcing oder alignment_weight.</translation>
    </message>
    <message>
        <source>Head {}</source>
        <translation>Kopf {}</translation>
    </message>
    <message>
        <source>No links could be learned of these pairs, so nothing can be taught: set alignment_weight=0, or load more pairs.</source>
        <translation>Aus diesen Paaren konnten keine Verbindungen gelernt werden, also kann nichts gelehrt werden: alignment_weight=0 setzen oder mehr Paare laden.</translation>
    </message>
    <message>
        <source>Taught head</source>
        <translation>Gelehrter Kopf</translation>
    </message>
    <message>
        <source>Teaches attention to align: this times the cross-entropy between the links of a target word and its row of attention is added to the loss (Chen and others 2016; Garg and others 2019). The links are gold where the data have them, and else learned from statistics of the pairs. 0: attention is left to itself. It can be changed while training runs.</source>
        <translation>Lehrt die Aufmerksamkeit, Wörter einander zuzuordnen: So oft kommt die Kreuzentropie zwischen den Verbindungen eines Zielworts und seiner Zeile der Aufmerksamkeit zum Verlust (Chen und andere 2016; Garg und andere 2019). Es sind Gold-Verbindungen, wo die Daten sie haben, und sonst solche, die aus der Statistik der Paare gelernt werden. 0: Die Aufmerksamkeit bleibt sich selbst überlassen. Der Wert kann während des Trainings geändert werden.</translation>
    </message>
    <message>
        <source>The attention</source>
        <translation>Die Aufmerksamkeit</translation>
    </message>
    <message>
        <source>The cross head of a Transformer that is taught, as in cross.1.2 (layer 1, head 2). Empty: the first head of the layer before the last. Recurrent layers have one attention, and that is taught.</source>
        <translation>Der Cross-Kopf eines Transformers, der gelehrt wird, etwa cross.1.2 (Schicht 1, Kopf 2). Leer: der erste Kopf der vorletzten Schicht. Rekurrente Schichten haben eine Aufmerksamkeit, und diese wird gelehrt.</translation>
    </message>
    <message>
        <source>This model has no attention (attention=none), so it cannot be taught to align: set alignment_weight=0, or choose another attention.</source>
        <translation>Dieses Modell hat keine Aufmerksamkeit (attention=none), also kann ihm kein Alignment gelehrt werden: alignment_weight=0 setzen oder eine andere attention wählen.</translation>
    </message>
    <message>
        <source>Vectors have no links that could be taught: leave alignment_weight out.</source>
        <translation>Vektoren haben keine Verbindungen, die gelehrt werden könnten: alignment_weight weglassen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be changed while a run trains: learning_rate, teacher_forcing and alignment_weight can. Others are given with start.</source>
        <translation>„{}“ lässt sich nicht ändern, während ein Lauf trainiert wird: learning_rate, teacher_forcing und alignment_weight schon. Andere werden mit start angegeben.</translation>
    </message>
    <message>
        <source>alignment_head={}: there is no such head; the decoder has layers 1 to {} and heads 1 to {}.</source>
        <translation>alignment_head={}: Diesen Kopf gibt es nicht; der Decoder hat die Schichten 1 bis {} und die Köpfe 1 bis {}.</translation>
    </message>
    <message>
        <source>the weight of the alignment is no number from 0 on, or too large</source>
        <translation>das Gewicht des Alignments ist keine Zahl ab 0, oder zu groß</translation>
    </message>
    <message>
        <source>{} is taught with gold links of {} and with statistical links of {}.</source>
        <translation>{} lernt Gold-Verbindungen ({}) und statistische Verbindungen ({}).</translation>
    </message>
    <message>
        <source>{} is taught with gold links of {}.</source>
        <translation>{} lernt Gold-Verbindungen ({}).</translation>
    </message>
    <message>
        <source>{} is taught with statistical links of {}.</source>
        <translation>{} lernt statistische Verbindungen ({}).</translation>
    </message>
    <message>
        <source>{} must be a cross head, as in &quot;cross.1.2&quot; (layer 1, head 2), or empty, not &quot;{}&quot;.</source>
        <translation>{} muss ein Cross-Kopf sein, etwa „cross.1.2“ (Schicht 1, Kopf 2), oder leer, nicht „{}“.</translation>
    </message>
    <message>
        <source>{}; alignment loss {}</source>
        <translation>{}; Alignment-Verlust {}</translation>
    </message>
    <message>
        <source>--csv is a table of averages. Leave it out, or ask for averages.</source>
        <translation>--csv ist eine Tabelle von Mitteln. Weglassen oder averages verlangen.</translation>
    </message>
    <message>
        <source>As a control, shuffle the weights of each row before they are compared: τ has to be near 0</source>
        <translation>Zur Kontrolle die Gewichte jeder Zeile mischen, bevor sie verglichen werden: τ muss nahe 0 sein</translation>
    </message>
    <message>
        <source>Erases each source word of the shown translation, one after the other.</source>
        <translation>Löscht jedes Quellwort der gezeigten Übersetzung, eines nach dem anderen.</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ of the weights and of what erased words cost, −1 to 1.</source>
        <translation>Kendalls τ der Gewichte und dessen, was gelöschte Wörter kosten, −1 bis 1.</translation>
    </message>
    <message>
        <source>Measure each save of the run too</source>
        <translation>Auch jeden Speicherstand des Laufs messen</translation>
    </message>
    <message>
        <source>Nats that a target word lost when a source word was erased.</source>
        <translation>Nat, die ein Zielwort verlor, als ein Quellwort gelöscht wurde.</translation>
    </message>
    <message>
        <source>None of the chosen pairs is a training pair of this run: they may be validation pairs. Choose others.</source>
        <translation>Keines der gewählten Paare ist ein Trainingspaar dieses Laufs: Es können Validierungspaare sein. Andere wählen.</translation>
    </message>
    <message>
        <source>Print averages as a table, columns split by commas</source>
        <translation>Mittel als Tabelle ausgeben, Spalten durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Save of step {}</source>
        <translation>Speicherstand von Schritt {}</translation>
    </message>
    <message>
        <source>Source word whose erasure cost a target word most.</source>
        <translation>Quellwort, dessen Löschung ein Zielwort am meisten kostete.</translation>
    </message>
    <message>
        <source>The window that shows what each word loses without a source word.</source>
        <translation>Das Fenster, das zeigt, was jedes Wort ohne ein Quellwort verliert.</translation>
    </message>
    <message>
        <source>Words of the source were erased in this step.</source>
        <translation>In diesem Schritt wurden Wörter der Quelle gelöscht.</translation>
    </message>
    <message>
        <source>number of chosen pairs</source>
        <translation>Zahl der gewählten Paare</translation>
    </message>
    <message>
        <source>Drawn links cannot be kept: neither XDG_DATA_HOME nor HOME says where your files are.</source>
        <translation>Gezeichnete Verbindungen können nicht aufbewahrt werden: Weder XDG_DATA_HOME noch HOME sagt, wo die eigenen Dateien liegen.</translation>
    </message>
    <message>
        <source>Learning links was cancelled.</source>
        <translation>Das Lernen der Verbindungen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The drawn links are kept in &quot;{}&quot;: {}</source>
        <translation>Die gezeichneten Verbindungen stehen in „{}“: {}</translation>
    </message>
    <message>
        <source>The link {}-{} points beyond the words of this pair, which has {} and {}: count words between spaces, from 0.</source>
        <translation>Die Verbindung {}-{} zeigt über die Wörter dieses Paars hinaus, das {} und {} hat: Wörter zwischen Leerzeichen sind ab 0 zu zählen.</translation>
    </message>
    <message>
        <source>The same of statistical links, which the training pairs give without the model.</source>
        <translation>Dieselbe für statistische Verbindungen, die sich ohne das Modell aus den Trainingspaaren ergeben.</translation>
    </message>
    <message>
        <source>These pairs came through a pipe, so links cannot be kept with them. Open them as a file.</source>
        <translation>Diese Paare kamen durch eine Pipe, also können keine Verbindungen bei ihnen aufbewahrt werden. Sie sind als Datei zu öffnen.</translation>
    </message>
    <message>
        <source>These two sentences are no pair of the loaded data, so their links cannot be kept with it. Open a pair from the table of sentences.</source>
        <translation>Diese beiden Sätze sind kein Paar der geladenen Daten, also können ihre Verbindungen nicht dabei aufbewahrt werden. Ein Paar aus der Tabelle der Sätze öffnen.</translation>
    </message>
    <message>
        <source>learning the links that are taught: {} %</source>
        <translation>die gelehrten Verbindungen werden gelernt: {} %</translation>
    </message>
    <message>
        <source>number of drawn links</source>
        <translation>Zahl der gezeichneten Verbindungen</translation>
    </message>
    <message>
        <source>Each head at step {} and at step {}, with the difference</source>
        <translation>Jeder Kopf bei Schritt {} und bei Schritt {}, mit der Differenz</translation>
    </message>
    <message>
        <source>No model is named that could be trained on.</source>
        <translation>Es ist kein Modell genannt, das weiter trainiert werden könnte.</translation>
    </message>
    <message>
        <source>The heads of &quot;{}&quot; were not measured at two validations. They are in each training of a Transformer; a model that is trained on is validated before its first step, too.</source>
        <translation>Die Köpfe von „{}“ wurden nicht bei zwei Validierungen gemessen. In jedem Training eines Transformers werden sie es; ein Modell, das weiter trainiert wird, wird auch vor seinem ersten Schritt validiert.</translation>
    </message>
    <message>
        <source>likeness: the divergence of each two heads; averages: where heads look; least-set: the heads that BLEU needs; changes: the measures of each head at the first validation and with the best weights</source>
        <translation>likeness: die Divergenz je zweier Köpfe; averages: wohin Köpfe blicken; least-set: die Köpfe, die BLEU braucht; changes: die Maße jedes Kopfes bei der ersten Validierung und mit den besten Gewichten</translation>
    </message>
    <message>
        <source>has a fork with unknown keys</source>
        <translation>hat einen Abzweig mit unbekannten Schlüsseln</translation>
    </message>
    <message>
        <source>A model that others trained was opened in this step.</source>
        <translation>In diesem Schritt wurde ein Modell anderer geöffnet.</translation>
    </message>
    <message>
        <source>File of sentence pairs, one a line, two columns with a tab or &quot; ||| &quot; between them, a CSV file, a translation memory (TMX) or a zip archive with one of these; or the source side of two parallel files. They may be packed with gzip or xz</source>
        <translation>Datei mit Satzpaaren, eines je Zeile, zwei Spalten mit Tabulator oder &quot; ||| &quot; dazwischen, eine CSV-Datei, ein Übersetzungsspeicher (TMX) oder ein Zip-Archiv mit einem davon; oder die Quellseite zweier paralleler Dateien. Sie dürfen mit gzip oder xz gepackt sein</translation>
    </message>
    <message>
        <source>Measures the validation sentences, or those beside an opened model, with the heads off that are switched off.</source>
        <translation>Misst die Validierungssätze oder die neben einem geöffneten Modell, ohne die abgeschalteten Köpfe.</translation>
    </message>
    <message>
        <source>Of {}, {} and {} are read.</source>
        <translation>Aus {} werden {} und {} gelesen.</translation>
    </message>
    <message>
        <source>Of {}, {} is read.</source>
        <translation>Aus {} wird {} gelesen.</translation>
    </message>
    <message>
        <source>Opens a model that others trained: one of the program&apos;s, or a folder beside the lesson.</source>
        <translation>Öffnet ein Modell anderer: eines des Programms oder einen Ordner neben der Lektion.</translation>
    </message>
    <message>
        <source>There is no model &quot;{}&quot;{}. Known are: {}. Or put its folder beside the lesson.</source>
        <translation>Es gibt kein Modell „{}“{}. Bekannt sind: {}. Oder seinen Ordner neben die Lektion legen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; leaves the folder of the lesson: give the plain name of a folder that lies beside it.</source>
        <translation>„{}“ verlässt den Ordner der Lektion: Den einfachen Namen eines Ordners angeben, der neben ihr liegt.</translation>
    </message>
    <message>
        <source>a tag or comment is longer than {} bytes</source>
        <translation>ein Tag oder Kommentar ist länger als {} Bytes</translation>
    </message>
    <message>
        <source>a unit has more than {} languages</source>
        <translation>eine Einheit hat mehr als {} Sprachen</translation>
    </message>
    <message>
        <source>has &quot;{}&quot; twice. Unpack it first, and open the right one.</source>
        <translation>enthält „{}“ zweimal. Zuerst auspacken und die richtige öffnen.</translation>
    </message>
    <message>
        <source>has an entry that is no plain file in it: &quot;{}&quot;. Do not use it.</source>
        <translation>enthält einen Eintrag, der keine gewöhnliche Datei in ihm ist: „{}“. Nicht verwenden.</translation>
    </message>
    <message>
        <source>has more than {} files. Unpack it first, and open the right one.</source>
        <translation>enthält mehr als {} Dateien. Zuerst auspacken und die richtige öffnen.</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot; any more.</source>
        <translation>enthält „{}“ nicht mehr.</translation>
    </message>
    <message>
        <source>has no sentence pairs: neither one .tmx, .tsv, .csv or .txt, nor two files such as NAME.de and NAME.en. It has: {}.</source>
        <translation>enthält keine Satzpaare: weder eine .tmx, .tsv, .csv oder .txt noch zwei Dateien wie NAME.de und NAME.en. Es enthält: {}.</translation>
    </message>
    <message>
        <source>has several files that can be the pairs: {}. Unpack it, and open the right one.</source>
        <translation>enthält mehrere Dateien, die die Paare sein können: {}. Auspacken und die richtige öffnen.</translation>
    </message>
    <message>
        <source>is a zip archive in a pipe. Save it as a file first.</source>
        <translation>ist ein Zip-Archiv aus einer Pipe. Zuerst als Datei speichern.</translation>
    </message>
    <message>
        <source>is a zip archive that is damaged or cut off. Copy or download it anew.</source>
        <translation>ist ein Zip-Archiv, das beschädigt oder abgeschnitten ist. Neu kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>is encrypted (&quot;{}&quot;). Unpack it first.</source>
        <translation>ist verschlüsselt („{}“). Zuerst auspacken.</translation>
    </message>
    <message>
        <source>more than {} elements are within each other</source>
        <translation>mehr als {} Elemente sind ineinander</translation>
    </message>
    <message>
        <source>numbers of training pairs in their order, as 3,17-19</source>
        <translation>Nummern von Trainingspaaren in ihrer Reihenfolge, wie 3,17-19</translation>
    </message>
    <message>
        <source>packs &quot;{}&quot; in a way that is not read here: only deflate and store are. Unpack it first.</source>
        <translation>packt „{}“ auf eine Weise, die hier nicht gelesen wird: nur deflate und store. Zuerst auspacken.</translation>
    </message>
    <message>
        <source>the XML is broken ({})</source>
        <translation>das XML ist fehlerhaft ({})</translation>
    </message>
    <message>
        <source>the XML is no translation memory: it begins with &lt;{}&gt; and not with &lt;tmx&gt;</source>
        <translation>das XML ist kein Übersetzungsspeicher: Es beginnt mit &lt;{}&gt; und nicht mit &lt;tmx&gt;</translation>
    </message>
    <message>
        <source>the entity &quot;{}&quot; is defined in another file, which is not read</source>
        <translation>die Entität „{}“ ist in einer anderen Datei definiert, die nicht gelesen wird</translation>
    </message>
    <message>
        <source>{} has both sides of the pairs, as a zip archive or XML. Open it alone.</source>
        <translation>{} enthält als Zip-Archiv oder XML beide Seiten der Paare. Allein öffnen.</translation>
    </message>
    <message>
        <source>{} has no languages {} and {} to choose. It has: {}.</source>
        <translation>{} hat keine Sprachen {} und {} zur Wahl. Es hat: {}.</translation>
    </message>
    <message>
        <source>{} has no languages: each translation unit needs two &lt;tuv&gt; with xml:lang.</source>
        <translation>{} hat keine Sprachen: Jede Einheit braucht zwei &lt;tuv&gt; mit xml:lang.</translation>
    </message>
    <message>
        <source>{} has only one language, &quot;{}&quot;: each translation unit needs two &lt;tuv&gt; with xml:lang.</source>
        <translation>{} hat nur eine Sprache, „{}“: Jede Einheit braucht zwei &lt;tuv&gt; mit xml:lang.</translation>
    </message>
    <message>
        <source>{} has {} languages: {}. Choose two by their numbers, such as --columns 1,2, or with Columns in the window&apos;s data panel.</source>
        <translation>{} hat {} Sprachen: {}. Zwei mit ihren Nummern wählen, etwa --columns 1,2, oder mit „Spalten“ im Datenbereich des Fensters.</translation>
    </message>
    <message>
        <source>{} has {} with further translations, from line {} on; these are not used.</source>
        <translation>{} hat {} mit weiteren Übersetzungen, von Zeile {} an; sie werden nicht benutzt.</translation>
    </message>
    <message>
        <source>{} is a translation memory: &quot;{}&quot; and &quot;{}&quot; are read.</source>
        <translation>{} ist ein Übersetzungsspeicher: „{}“ und „{}“ werden gelesen.</translation>
    </message>
    <message>
        <source>{} unit</source>
        <translation>{} Einheit</translation>
    </message>
    <message>
        <source>{} units</source>
        <translation>{} Einheiten</translation>
    </message>
    <message>
        <source>{}, line {}, column {}: {}. Nothing of the file is used: copy or download it anew.</source>
        <translation>{}, Zeile {}, Spalte {}: {}. Nichts aus der Datei wird benutzt: neu kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>The changes are those of the run&apos;s own validations. Leave out --data.</source>
        <translation>Die Änderungen sind die der Validierungen des Laufs selbst. Lassen Sie --data weg.</translation>
    </message>
    <message>
        <source>the entity &quot;{}&quot; has tags, other entities or more than {} bytes</source>
        <translation>die Entität „{}“ enthält Tags, andere Entitäten oder mehr als {} Bytes</translation>
    </message>
    <message>
        <source>{} has no &quot;{}&quot; and &quot;{}&quot;, which are the languages of the training pairs. It has: {}.</source>
        <translation>{} hat „{}“ und „{}“ nicht, die Sprachen der Trainingspaare. Es hat: {}.</translation>
    </message>
    <message>
        <source>{} has two files, {} and {}, and no columns {} and {}: choose 1 and 2, or 2 and 1.</source>
        <translation>{} hat zwei Dateien, {} und {}, und keine Spalten {} und {}: Wählen Sie 1 und 2 oder 2 und 1.</translation>
    </message>
    <message>
        <source>{} names an encoding that is not read here. Save it as UTF-8.</source>
        <translation>{} nennt eine Kodierung, die hier nicht gelesen wird. Speichern Sie es als UTF-8.</translation>
    </message>
    <message>
        <source>Ended translations</source>
        <translation>Beendete Übersetzungen</translation>
    </message>
    <message>
        <source>Most tokens of a translation, the end token counted; 0: twice as many as the source has, and ten more</source>
        <translation>Höchstzahl der Tokens einer Übersetzung, das Endtoken mitgezählt; 0: doppelt so viele wie die Quelle hat, und zehn dazu</translation>
    </message>
    <message>
        <source>What a finished translation does to its beam, and when the beam ends. narrowing: it takes a place in its last step; the beam ends when as many are finished as the beam is wide, or no other can win. until-full: its place goes to the next one; the beam ends when as many are finished as the beam is wide, as in CTranslate2. until-worse: as until-full, but the likeliest open one must also rank no higher than the worst of these, as in Transformers.</source>
        <translation>Was eine Übersetzung, die endet, mit ihrem Beam macht, und wann der Beam endet. narrowing: sie belegt in ihrem Schritt einen Platz, bis so viele geendet haben, wie der Beam breit ist, oder keine andere gewinnen kann. until-full: ihr Platz geht an die nächste, bis so viele geendet haben, wie der Beam breit ist, wie in CTranslate2. until-worse: ebenso, und bis die wahrscheinlichste offene nicht höher steht als die letzte von diesen, wie in Transformers.</translation>
    </message>
    <message>
        <source>The system gives no random numbers for the secret of the ranks: {}.</source>
        <translation>Das System gibt für das Geheimnis der Ränge keine Zufallszahlen her: {}.</translation>
    </message>
    <message>
        <source>There is no rank {}: the ranks are 0 to {}. Give each process a number of its own.</source>
        <translation>Einen Rang {} gibt es nicht: die Ränge sind 0 bis {}. Jedem Prozess eine eigene Nummer geben.</translation>
    </message>
    <message>
        <source>--seeds has {} twice: each seed has one run.</source>
        <translation>--seeds nennt {} zweimal: Jeder Startwert hat einen Lauf.</translation>
    </message>
    <message>
        <source>BLEU means nothing here, and the least set is judged by it: it counts four words in a row, and {} of {} references have at least four. Give pairs with longer sentences.</source>
        <translation>BLEU sagt hier nichts aus, und nach ihm wird die kleinste Menge beurteilt: Es zählt vier Wörter hintereinander, und {} von {} Referenzen haben so viele. Paare mit längeren Sätzen angeben.</translation>
    </message>
    <message>
        <source>Choose a .model file as spm_train writes it.</source>
        <translation>Eine .model-Datei wählen, wie spm_train sie schreibt.</translation>
    </message>
    <message>
        <source>Choose a text file with a sentence pair on each line.</source>
        <translation>Eine Textdatei mit einem Satzpaar je Zeile wählen.</translation>
    </message>
    <message>
        <source>Choose a text file with one sentence a line.</source>
        <translation>Eine Textdatei mit einem Satz je Zeile wählen.</translation>
    </message>
    <message>
        <source>Choose an alignment file with one line for each sentence pair.</source>
        <translation>Eine Alignment-Datei mit einer Zeile je Satzpaar wählen.</translation>
    </message>
    <message>
        <source>Folder of another run: is the difference between both larger than chance? Paired bootstrap, about half of a two-sided p-value, and approximate randomisation, as in sacreBLEU. It keeps all of its heads</source>
        <translation>Ordner eines anderen Laufs: Ist der Unterschied zwischen beiden größer als Zufall? Gepaartes Bootstrap, etwa die Hälfte eines zweiseitigen p-Werts, und näherungsweise Randomisierung, wie in sacreBLEU. Er behält alle seine Köpfe</translation>
    </message>
    <message>
        <source>Loss in nats per target token of the reference, the end of the sentence counted. It is 1 if every token has the probability 1/e, about 0.37</source>
        <translation>Verlust in Nat je Zieltoken der Referenz, das Satzende mitgezählt. Er ist 1, wenn jedes Token die Wahrscheinlichkeit 1/e hat, etwa 0,37</translation>
    </message>
    <message>
        <source>Step {}: validation was best. Loss {}.</source>
        <translation>Schritt {}: beste Validierung. Verlust {}.</translation>
    </message>
    <message>
        <source>The engine on the other side has version {} of Attentoscope, and this window {}. Install the same version on both. An engine that was started before goes on: there, attentoscope-cli serve --stop ends it and saves what it trains.</source>
        <translation>Die Engine der Gegenseite hat Version {} von Attentoscope und dieses Fenster {}. Auf beiden Seiten dieselbe Version installieren. Eine Engine, die vorher gestartet wurde, läuft weiter: dort beendet attentoscope-cli serve --stop sie und speichert, was sie trainiert.</translation>
    </message>
    <message>
        <source>The two columns of --data that are the pair, counted from 1. Otherwise they are those of the run&apos;s data, or without a run the two that hold sentences</source>
        <translation>Die zwei Spalten von --data, die das Paar sind, ab 1 gezählt. Sonst sind es die der Daten des Laufs, ohne Lauf die zwei mit Sätzen</translation>
    </message>
    <message>
        <source>{} is a folder. {}</source>
        <translation>{} ist ein Ordner. {}</translation>
    </message>
    <message>
        <source>{} is empty. {}</source>
        <translation>{} ist leer. {}</translation>
    </message>
    <message>
        <source>{} is not a text file. {}</source>
        <translation>{} ist keine Textdatei. {}</translation>
    </message>
    <message>
        <source>{} of {} pairs of the second validation file are left out, because {}.</source>
        <translation>{} von {} Paaren der zweiten Validierungsdatei werden weggelassen, denn {}.</translation>
    </message>
    <message>
        <source>{} of {} validation pairs are left out, because {}.</source>
        <translation>{} von {} Validierungspaaren werden weggelassen, denn {}.</translation>
    </message>
</context>
</TS>
