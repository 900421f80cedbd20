<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AdviceLine</name>
    <message>
        <source>Close; this is not said again of this run</source>
        <translation>Fermer ; cela ne sera plus dit de cet essai</translation>
    </message>
    <message>
        <source>It holds from the next batch on; Ctrl+Z undoes it</source>
        <translation>Valable dès le prochain lot ; Ctrl+Z l&apos;annule</translation>
    </message>
</context>
<context>
    <name>AlternativesPopup</name>
    <message>
        <source>%1 (the sentence ends)</source>
        <translation>%1 (la phrase finit)</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation>Autres mots</translation>
    </message>
    <message>
        <source>Likeliest words</source>
        <translation>Mots les plus probables</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Un autre mot</translation>
    </message>
    <message>
        <source>Let the model choose</source>
        <translation>Laisser choisir le modèle</translation>
    </message>
    <message>
        <source>In place of “%1”</source>
        <translation>À la place de « %1 »</translation>
    </message>
    <message>
        <source>%1, probability %2</source>
        <translation>%1, probabilité %2</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Save training as an animation</source>
        <translation>Enregistrer l&apos;entraînement en animation</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>&amp;Images</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Durée</translation>
    </message>
    <message>
        <source>training-%1</source>
        <translation>entrainement-%1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrainement</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation>Il n&apos;y a encore rien à enregistrer.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>“%1” exists. Press Replace to write over it, or choose another name.</source>
        <translation>« %1 » existe. « Remplacer » l&apos;écrase ; sinon choisir un autre nom.</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>Arrêté ; rien n&apos;a été enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>Spread over the %Ln pictures that are kept of this sentence</source>
        <translation>
            <numerusform>Répartis sur l&apos;image gardée de cette phrase (%Ln)</numerusform>
            <numerusform>Répartis sur les %Ln images gardées de cette phrase</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures of this name that exist: %1. Press Replace to put the new ones in their place, or choose another name.</source>
        <translation>Images de ce nom qui existent : %1. « Remplacer » met les nouvelles à leur place ; sinon choisir un autre nom.</translation>
    </message>
</context>
<context>
    <name>AnimationExport</name>
    <message>
        <source>There is not enough memory for this picture. Choose a smaller size or scale.</source>
        <translation>La mémoire ne suffit pas pour cette image. Choisir une taille ou une échelle plus petite.</translation>
    </message>
</context>
<context>
    <name>AnswersWindow</name>
    <message>
        <source>skipped</source>
        <translation>passée</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>non faite</translation>
    </message>
    <message>
        <source>done</source>
        <translation>faite</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Attendu : %1</translation>
    </message>
    <message>
        <source>Seen: %1</source>
        <translation>Vu : %1</translation>
    </message>
    <message>
        <source>As expected.</source>
        <translation>Comme prévu.</translation>
    </message>
    <message>
        <source>Not as expected.</source>
        <translation>Autrement que prévu.</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sans nom)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2, version %3, text %4): %n learner(s)</source>
        <translation>
            <numerusform>%1 (%2, version %3, texte %4) : %n participant</numerusform>
            <numerusform>%1 (%2, version %3, texte %4) : %n participants</numerusform>
        </translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>Enregistrer le &amp;tableau…</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>Enregistrer l&apos;i&amp;mage…</translation>
    </message>
    <message>
        <source>Answers of a class</source>
        <translation>Réponses d&apos;une classe</translation>
    </message>
    <message>
        <source>Answers: a row for each step, a column for each learner</source>
        <translation>Réponses : une ligne par étape, une colonne par participant</translation>
    </message>
    <message>
        <source>Lesson, language and version</source>
        <translation>Leçon, langue et version</translation>
    </message>
    <message>
        <source>Tab&amp;le</source>
        <translation>Tab&amp;leau</translation>
    </message>
    <message>
        <source>For the &amp;wall</source>
        <translation>Pour le m&amp;ur</translation>
    </message>
    <message>
        <source>Save all tables as one file, columns split by commas</source>
        <translation>Enregistrer tous les tableaux dans un fichier, colonnes séparées par des virgules</translation>
    </message>
    <message>
        <source>Save the picture for the wall as PNG or SVG. It has no names</source>
        <translation>Enregistrer l&apos;image pour le mur en PNG ou SVG. Elle ne contient pas de noms</translation>
    </message>
    <message>
        <source>Reading the pages in %1…</source>
        <translation>Lecture des pages dans %1…</translation>
    </message>
    <message>
        <source>No page in %1 has answers of a lesson.</source>
        <translation>Aucune page dans %1 ne contient de réponses à une leçon.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) with answers in %1.</source>
        <translation>
            <numerusform>%n page avec des réponses dans %1.</numerusform>
            <numerusform>%n pages avec des réponses dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are of different lessons, versions, languages or texts of a lesson: each has its own table.</source>
        <translation>Elles sont de leçons, de versions, de langues ou de textes différents : chacun a son propre tableau.</translation>
    </message>
    <message>
        <source>Left &amp;out: %1</source>
        <translation>&amp;Omises : %1</translation>
    </message>
    <message>
        <source>The answers to each question, with a square for each learner</source>
        <translation>Les réponses à chaque question, avec un carré par participant</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder.</source>
        <translation>%1 n&apos;a pas pu être écrit : %2. Choisir un autre dossier.</translation>
    </message>
    <message>
        <source>There is no room in memory for the picture: save it as SVG.</source>
        <translation>Il n&apos;y a pas de place en mémoire pour l&apos;image : l&apos;enregistrer en SVG.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <translation>reponses.csv</translation>
    </message>
    <message>
        <source>Split by commas (*.csv)</source>
        <translation>Séparé par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l&apos;image</translation>
    </message>
    <message>
        <source>answers.png</source>
        <translation>reponses.png</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg)</source>
        <translation>Image (*.png);;Dessin (*.svg)</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Another window cannot be opened. Start it with: attentoscope --connect HOST</source>
        <translation>Impossible d&apos;ouvrir une autre fenêtre. La lancer avec : attentoscope --connect HOST</translation>
    </message>
    <message>
        <source>The run is on another machine. Make its page there: attentoscope-cli page %1 --out page.html</source>
        <translation>L&apos;essai est sur une autre machine. Faire sa page là-bas : attentoscope-cli page %1 --out page.html</translation>
    </message>
    <message>
        <source>The packed run is on another machine. Unpack it there: attentoscope-cli unpack %1</source>
        <translation>L&apos;essai empaqueté est sur une autre machine. Le déballer là-bas : attentoscope-cli unpack %1</translation>
    </message>
</context>
<context>
    <name>AttentionPlot</name>
    <message>
        <source>1 in %1 words is labelled</source>
        <translation>1 mot sur %1 est étiqueté</translation>
    </message>
    <message>
        <source>1 in %1 source words is labelled</source>
        <translation>1 mot source sur %1 est étiqueté</translation>
    </message>
    <message>
        <source>1 in %1 target words is labelled</source>
        <translation>1 mot cible sur %1 est étiqueté</translation>
    </message>
    <message>
        <source>1 in %1 source words and 1 in %2 target words are labelled</source>
        <translation>1 mot source sur %1 et 1 mot cible sur %2 sont étiquetés</translation>
    </message>
</context>
<context>
    <name>AttentionReading</name>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source> · sure gold link</source>
        <translation> · lien de référence sûr</translation>
    </message>
    <message>
        <source> · possible gold link</source>
        <translation> · lien de référence possible</translation>
    </message>
    <message>
        <source>%1 selected target words</source>
        <translation>%1 mots cibles sélectionnés</translation>
    </message>
    <message>
        <source>%1 selected source words</source>
        <translation>%1 mots sources sélectionnés</translation>
    </message>
    <message>
        <source>%1 on %2: %3 in total</source>
        <translation>%1 sur %2 : %3 en tout</translation>
    </message>
    <message>
        <source>%1 from %2: %3 in total</source>
        <translation>%1 de %2 : %3 en tout</translation>
    </message>
    <message>
        <source>%1, largest sum on %2: %3</source>
        <translation>%1, plus grande somme sur %2 : %3</translation>
    </message>
    <message>
        <source>%1, largest sum from %2: %3</source>
        <translation>%1, plus grande somme de %2 : %3</translation>
    </message>
    <message>
        <source> · forced</source>
        <translation> · forcé</translation>
    </message>
    <message>
        <source> · forced elsewhere</source>
        <translation> · forcé ailleurs</translation>
    </message>
    <message>
        <source> · Ctrl+click frees the row</source>
        <translation> · Ctrl+clic libère la ligne</translation>
    </message>
    <message>
        <source> · Ctrl+click: look only here</source>
        <translation> · Ctrl+clic : ne regarder qu&apos;ici</translation>
    </message>
    <message>
        <source>%1 → %2 %3</source>
        <translation>%1 → %2 %3</translation>
    </message>
    <message>
        <source> · faded</source>
        <translation> · estompé</translation>
    </message>
    <message>
        <source> · sum of %1 columns</source>
        <translation> · somme de %1 colonnes</translation>
    </message>
    <message>
        <source> · mean of %1 rows</source>
        <translation> · moyenne de %1 lignes</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>%1 is looked at most by %2: %3 · click to select</source>
        <translation>%1 est surtout regardé par %2 : %3 · un clic sélectionne</translation>
    </message>
    <message>
        <source>pinned, Esc releases</source>
        <translation>épinglé, Échap libère</translation>
    </message>
    <message>
        <source>Esc ends the selection</source>
        <translation>Échap met fin à la sélection</translation>
    </message>
    <message>
        <source> · Ctrl+click: this head looks only here</source>
        <translation> · Ctrl+clic : cette tête ne regarde qu&apos;ici</translation>
    </message>
    <message>
        <source>%1 looks at %2: %3, rank %4 of %5 · entropy of the row %6</source>
        <translation>%1 regarde %2 : %3, rang %4 sur %5 · entropie de la ligne %6</translation>
    </message>
    <message>
        <source>%1 looks most at %2: %3 · entropy %4 · click to select</source>
        <translation>%1 regarde surtout %2 : %3 · entropie %4 · un clic sélectionne</translation>
    </message>
    <message>
        <source> · statistical link, both directions</source>
        <translation> · lien statistique, dans les deux sens</translation>
    </message>
    <message>
        <source> · statistical link, less certain</source>
        <translation> · lien statistique, moins sûr</translation>
    </message>
</context>
<context>
    <name>AttentionView</name>
    <message>
        <source>&amp;Matrix of cells</source>
        <translation>&amp;Matrice de cellules</translation>
    </message>
    <message>
        <source>&amp;Lines between the words</source>
        <translation>&amp;Lignes entre les mots</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>From &amp;0 to 1</source>
        <translation>De &amp;0 à 1</translation>
    </message>
    <message>
        <source>To the largest &amp;weight</source>
        <translation>Jusqu&apos;au plus grand &amp;poids</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation>Lo&amp;garithmique</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>Mon&amp;trer</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>What carries 99% of each row</source>
        <translation>Ce qui porte 99 % de chaque ligne</translation>
    </message>
    <message>
        <source>What carries 95% of each row</source>
        <translation>Ce qui porte 95 % de chaque ligne</translation>
    </message>
    <message>
        <source>What carries &amp;90% of each row</source>
        <translation>Ce qui porte &amp;90 % de chaque ligne</translation>
    </message>
    <message>
        <source>What carries 75% of each row</source>
        <translation>Ce qui porte 75 % de chaque ligne</translation>
    </message>
    <message>
        <source>What carries &amp;half of each row</source>
        <translation>Ce qui porte la &amp;moitié de chaque ligne</translation>
    </message>
    <message>
        <source>Source &amp;order</source>
        <translation>&amp;Ordre de la source</translation>
    </message>
    <message>
        <source>By its &amp;script</source>
        <translation>Selon son &amp;écriture</translation>
    </message>
    <message>
        <source>From &amp;left to right</source>
        <translation>De &amp;gauche à droite</translation>
    </message>
    <message>
        <source>From &amp;right to left</source>
        <translation>De &amp;droite à gauche</translation>
    </message>
    <message>
        <source>&amp;Values in the cells where there is room</source>
        <translation>&amp;Valeurs dans les cellules où il y a de la place</translation>
    </message>
    <message>
        <source>Special &amp;tokens such as &lt;eos&gt;</source>
        <translation>Tokens sp&amp;éciaux comme &lt;eos&gt;</translation>
    </message>
    <message>
        <source>Whole words, &amp;pieces merged</source>
        <translation>Mots entiers, &amp;sous-mots réunis</translation>
    </message>
    <message>
        <source>How it is &amp;drawn</source>
        <translation>&amp;Dessin</translation>
    </message>
    <message>
        <source>Attention heatmap</source>
        <translation>Carte de l&apos;attention</translation>
    </message>
    <message>
        <source>Attention weights, a row for each target word, a column for each source word</source>
        <translation>Poids d&apos;attention, une ligne par mot cible, une colonne par mot source</translation>
    </message>
    <message>
        <source>Translate a sentence to see where the model looks.</source>
        <translation>Traduire une phrase pour voir où regarde le modèle.</translation>
    </message>
    <message>
        <source>There is nothing to show for an empty translation.</source>
        <translation>Il n&apos;y a rien à montrer pour une traduction vide.</translation>
    </message>
    <message>
        <source>This model has no attention: it squeezes the whole sentence into one vector.
Train one with attention to see where it looks.</source>
        <translation>Ce modèle n&apos;a pas d&apos;attention : il comprime toute la phrase en un vecteur.
En entraîner un avec attention pour voir où il regarde.</translation>
    </message>
    <message>
        <source>The weights of this sentence do not fit its words, so they cannot be drawn.</source>
        <translation>Les poids de cette phrase ne vont pas avec ses mots et ne peuvent pas être dessinés.</translation>
    </message>
    <message>
        <source>Point at a word or a line to read it, click to pin it, or use the arrow keys.</source>
        <translation>Pointer un mot ou une ligne pour les lire, cliquer pour épingler, ou utiliser les flèches.</translation>
    </message>
    <message>
        <source>Point at a cell to read it, click to pin it, click words to sum them, or use the arrow keys.</source>
        <translation>Pointer une cellule pour la lire, cliquer pour l&apos;épingler, cliquer des mots pour les additionner, ou utiliser les flèches.</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>Esc or F5 ends the presentation.</source>
        <translation>Échap ou F5 met fin à la présentation.</translation>
    </message>
    <message>
        <source>L&amp;egend of the marks</source>
        <translation>Légen&amp;de des marques</translation>
    </message>
    <message>
        <source>words that are looked at</source>
        <translation>mots regardés</translation>
    </message>
    <message>
        <source>words that look</source>
        <translation>mots qui regardent</translation>
    </message>
    <message>
        <source>Gold and statistical li&amp;nks outlined</source>
        <translation>Lie&amp;ns de référence et statistiques encadrés</translation>
    </message>
    <message>
        <source>Click a cell, or press Enter on it, to draw a link there or to take it away. Ctrl+J ends drawing.</source>
        <translation>Un clic sur une cellule, ou Entrée, y dessine un lien ou l&apos;enlève. Ctrl+J met fin au dessin.</translation>
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
        <translation>ponctuation</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>nombres</translation>
    </message>
    <message>
        <source>capitals</source>
        <translation>majuscules</translation>
    </message>
    <message>
        <source>other words</source>
        <translation>autres mots</translation>
    </message>
    <message>
        <source>start mark</source>
        <translation>marque de début</translation>
    </message>
    <message>
        <source>end mark</source>
        <translation>marque de fin</translation>
    </message>
    <message>
        <source>%1: %2 of the weight; %3 if all weights were alike</source>
        <translation>%1 : %2 du poids ; %3 si tous les poids étaient égaux</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>What the weight is averaged by</source>
        <translation>Ce selon quoi le poids est moyenné</translation>
    </message>
    <message>
        <source>Attention on average; arrow keys read the bars</source>
        <translation>Attention en moyenne ; les flèches lisent les barres</translation>
    </message>
    <message>
        <source>by kind of word</source>
        <translation>par sorte de mot</translation>
    </message>
    <message>
        <source>by distance</source>
        <translation>par distance</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>par place</translation>
    </message>
    <message>
        <source>Point at a bar: its share of the weight.</source>
        <translation>Pointer une barre : sa part du poids.</translation>
    </message>
    <message>
        <source>The attention</source>
        <translation>L&apos;attention</translation>
    </message>
    <message>
        <source>Which words get the weight, and what they would get if all weights of a row were alike.</source>
        <translation>Quels mots reçoivent le poids, et ce qu&apos;ils recevraient si tous les poids d&apos;une ligne étaient égaux.</translation>
    </message>
    <message>
        <source>distance %1: %2 of the weight, in %3 rows that have such a word</source>
        <translation>distance %1 : %2 du poids, dans %3 lignes qui ont un tel mot</translation>
    </message>
    <message>
        <source>place of the row&apos;s word minus place of the column&apos;s</source>
        <translation>place du mot de la ligne moins celle du mot de la colonne</translation>
    </message>
    <message>
        <source>At 1 it looks at the word before its own place, at 0 at the same place.</source>
        <translation>À 1, il regarde le mot d&apos;avant sa propre place, à 0 la même place.</translation>
    </message>
    <message>
        <source>word %1: %2 of the weight, in %3 rows that have such a word</source>
        <translation>mot %1 : %2 du poids, dans %3 lignes qui ont un tel mot</translation>
    </message>
    <message>
        <source>place in the sentence</source>
        <translation>place dans la phrase</translation>
    </message>
    <message>
        <source>Words are counted from the first one; marks have no place.</source>
        <translation>Les mots se comptent à partir du premier ; les marques n&apos;ont pas de place.</translation>
    </message>
    <message>
        <source>averages</source>
        <translation>moyennes</translation>
    </message>
    <message>
        <source>Attention on average: %1, %2</source>
        <translation>Attention en moyenne : %1, %2</translation>
    </message>
    <message>
        <source>weight (%)</source>
        <translation>poids (%)</translation>
    </message>
</context>
<context>
    <name>AxisNames</name>
    <message>
        <source>source words</source>
        <translation>mots sources</translation>
    </message>
    <message>
        <source>target words</source>
        <translation>mots cibles</translation>
    </message>
    <message>
        <source>weight of attention, no unit</source>
        <translation>poids de l&apos;attention, sans unité</translation>
    </message>
</context>
<context>
    <name>BatchExport</name>
    <message>
        <source>a sentence of %1 words, and no more than %2 can be drawn</source>
        <translation>une phrase de %1 mots, et on ne peut pas en dessiner plus de %2</translation>
    </message>
    <message>
        <source>“%1” is a folder, a pipe or a device. Choose a text file with one sentence a line.</source>
        <translation>« %1 » est un dossier, un tube ou un périphérique. Choisir un fichier texte d&apos;une phrase par ligne.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2. Choose a text file with one sentence a line.</source>
        <translation>« %1 » ne peut pas être lu : %2. Choisir un fichier texte d&apos;une phrase par ligne.</translation>
    </message>
    <message>
        <source>“%1” is too large for a picture of every line. Choose a file with fewer sentences.</source>
        <translation>« %1 » est trop grand pour une image de chaque ligne. Choisir un fichier de moins de phrases.</translation>
    </message>
    <message>
        <source>longer than %1 MiB</source>
        <translation>plus de %1 Mio</translation>
    </message>
    <message>
        <source>“%1”, line %2: %3. Write one sentence on each line.</source>
        <translation>« %1 », ligne %2 : %3. Écrire une phrase par ligne.</translation>
    </message>
    <message>
        <source>“%1” has no sentence. Write one a line into it, in UTF-8.</source>
        <translation>« %1 » ne contient aucune phrase. En écrire une par ligne, en UTF-8.</translation>
    </message>
</context>
<context>
    <name>BatchExportDialog</name>
    <message>
        <source>Save the heatmaps of many sentences</source>
        <translation>Enregistrer les cartes de nombreuses phrases</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
    <message>
        <source>each sentence and its translation</source>
        <translation>chaque phrase et sa traduction</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message numerus="yes">
        <source>The &amp;watched sentences (%n)</source>
        <translation>
            <numerusform>La phrase &amp;suivie (%n)</numerusform>
            <numerusform>Les phrases &amp;suivies (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Text file with one sentence a line</source>
        <translation>Fichier texte d&apos;une phrase par ligne</translation>
    </message>
    <message>
        <source>one sentence a line; after a tab a translation to force</source>
        <translation>une phrase par ligne ; après une tabulation, une traduction à forcer</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>Pa&amp;rcourir…</translation>
    </message>
    <message>
        <source>Open a text file with one sentence a line</source>
        <translation>Ouvrir un fichier texte d&apos;une phrase par ligne</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Files of these names that exist: %1. Press Replace to write over them, or choose another name.</source>
        <translation>Fichiers de ces noms qui existent : %1. « Remplacer » les écrase ; sinon choisir un autre nom.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>Phrase %1 sur %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>Files written into %1: %2 of %3</source>
        <translation>Fichiers écrits dans %1 : %2 sur %3</translation>
    </message>
    <message>
        <source>Sentences that could not be drawn: %1</source>
        <translation>Phrases qui n&apos;ont pas pu être dessinées : %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>The lines of a te&amp;xt file</source>
        <translation>Les lignes d&apos;un fichier te&amp;xte</translation>
    </message>
    <message>
        <source>One file for each line: %1, %2, and so on</source>
        <translation>Un fichier par ligne : %1, %2 et ainsi de suite</translation>
    </message>
    <message>
        <source>One file: %1</source>
        <translation>Un fichier : %1</translation>
    </message>
    <message>
        <source>One file for each sentence: %1 to %2</source>
        <translation>Un fichier par phrase : %1 à %2</translation>
    </message>
</context>
<context>
    <name>BeamBar</name>
    <message>
        <source>Translations of the beam</source>
        <translation>Traductions du faisceau</translation>
    </message>
    <message>
        <source>What the beam found, best first. The number is the sum of log probabilities divided by a length penalty; the largest wins.</source>
        <translation>Ce que le faisceau a trouvé, le meilleur d&apos;abord. Le nombre est la somme des log-probabilités divisée par une pénalité de longueur ; le plus grand gagne.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Show how the beam branched, word by word</source>
        <translation>Montrer comment le faisceau s&apos;est ramifié, mot à mot</translation>
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
        <translation>Faisceau </translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>Width of the beam</source>
        <translation>Largeur du faisceau</translation>
    </message>
    <message>
        <source>How many translations are followed side by side. Greedy: only the likeliest word at each step.</source>
        <translation>Combien de traductions sont suivies côte à côte. Glouton : seulement le mot le plus probable à chaque étape.</translation>
    </message>
    <message>
        <source>Length </source>
        <translation>Longueur </translation>
    </message>
    <message>
        <source>Length penalty of the beam</source>
        <translation>Pénalité de longueur du faisceau</translation>
    </message>
    <message>
        <source>The exponent A: translations are ranked by their sum of log probabilities divided by ((5 + length) / 6)^A, or by length^A in a model with length_penalty_kind=power. With 0 short ones win, with more longer ones.</source>
        <translation>L&apos;exposant A : les traductions sont classées par la somme de leurs logarithmes de probabilité divisée par ((5 + longueur) / 6)^A, ou par longueur^A dans un modèle avec length_penalty_kind=power. Avec 0 les courtes gagnent, avec plus les longues.</translation>
    </message>
</context>
<context>
    <name>BeamTree</name>
    <message>
        <source>Beam tree</source>
        <translation>Arbre du faisceau</translation>
    </message>
    <message>
        <source>%1.  %2</source>
        <translation>%1.  %2</translation>
    </message>
    <message>
        <source>“%1”, probability %2, score %3</source>
        <translation>« %1 », probabilité %2, score %3</translation>
    </message>
    <message>
        <source>; translation %1 ends here, with a score of %2 after division by its length penalty</source>
        <translation> ; la traduction %1 finit ici, avec un score de %2 après division par sa pénalité de longueur</translation>
    </message>
    <message>
        <source>; given up</source>
        <translation> ; abandonné</translation>
    </message>
</context>
<context>
    <name>BeamWindow</name>
    <message>
        <source>Beam tree</source>
        <translation>Arbre du faisceau</translation>
    </message>
    <message>
        <source>Under each word is its score so far, the sum of log probabilities. A thicker line means a likelier word. At the end of a translation are its rank and its score divided by the length penalty. Click a word, or use the arrow keys and press Enter, to see the attention of its translation.</source>
        <translation>Sous chaque mot est son score jusque-là, la somme des log-probabilités. Un trait plus épais veut dire un mot plus probable. Au bout d&apos;une traduction sont son rang et son score après la pénalité de longueur. Cliquer un mot, ou aller avec les flèches et presser Entrée, montre l&apos;attention de sa traduction.</translation>
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
        <translation>Gris</translation>
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
        <translation>Voir l&apos;attention s&apos;apprendre.</translation>
    </message>
    <message>
        <source>A file of sentence pairs, two parallel files, a run folder, or a run in one file (.attentoscope).</source>
        <translation>Un fichier de paires de phrases, deux fichiers parallèles, le dossier d&apos;un essai, ou un essai en un fichier (.attentoscope).</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Montrer cette aide.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Montrer la version.</translation>
    </message>
    <message>
        <source>Load a built-in sample, such as tiny-french.</source>
        <translation>Charger des données d&apos;exemple intégrées, comme tiny-french.</translation>
    </message>
    <message>
        <source>Choose a preset, such as recommended.</source>
        <translation>Choisir un préréglage, comme recommended.</translation>
    </message>
    <message>
        <source>Start training at once.</source>
        <translation>Commencer tout de suite l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Write a picture or table to FILE and quit; needs no display.</source>
        <translation>Écrire une image ou un tableau dans FICHIER et quitter ; ne demande pas d&apos;écran.</translation>
    </message>
    <message>
        <source>The run to export from.</source>
        <translation>L&apos;essai d&apos;où exporter.</translation>
    </message>
    <message>
        <source>The sentence whose attention is exported.</source>
        <translation>La phrase dont l&apos;attention est exportée.</translation>
    </message>
    <message>
        <source>Export the attention of each line of FILE, with its number in the name: out.svg becomes out-001.svg, …</source>
        <translation>Exporter l&apos;attention de chaque ligne de FICHIER, avec son numéro dans le nom : out.svg devient out-001.svg, …</translation>
    </message>
    <message>
        <source>The title above the picture; an empty one draws none.</source>
        <translation>Le titre au-dessus de l&apos;image ; vide, il n&apos;y en a pas.</translation>
    </message>
    <message>
        <source>Size of the picture, such as 1200x900.</source>
        <translation>Taille de l&apos;image, comme 1200x900.</translation>
    </message>
    <message>
        <source>The language of the window: en, de or fr. The default is the system&apos;s.</source>
        <translation>La langue de la fenêtre : en, de ou fr. Par défaut, celle du système.</translation>
    </message>
    <message>
        <source>Enlarges everything in the picture; 2 for a dense screen.</source>
        <translation>Agrandit tout dans l&apos;image ; 2 pour un écran dense.</translation>
    </message>
    <message>
        <source>The size &quot;%1&quot; is not of the form WIDTHxHEIGHT, such as 1200x900.</source>
        <translation>La taille « %1 » n&apos;est pas de la forme LARGEURxHAUTEUR, comme 1200x900.</translation>
    </message>
    <message>
        <source>--export needs --model RUN, the run folder to export from.</source>
        <translation>--export demande --model ESSAI, le dossier de l&apos;essai d&apos;où exporter.</translation>
    </message>
    <message>
        <source>Give either --source or --sentences, not both.</source>
        <translation>Donner --source ou --sentences, pas les deux.</translation>
    </message>
    <message>
        <source>--sentences is for heatmaps: a loss curve belongs to the whole run.</source>
        <translation>--sentences est pour les cartes : une courbe de perte appartient à tout l&apos;essai.</translation>
    </message>
    <message>
        <source>The scale &quot;%1&quot; is not a number from 0.1 to 20.</source>
        <translation>L&apos;échelle « %1 » n&apos;est pas un nombre de 0.1 à 20.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;. Known languages: en, de, fr.</source>
        <translation>Il n&apos;y a pas de langue « %1 ». Langues connues : en, de, fr.</translation>
    </message>
    <message>
        <source>Give one file of sentence pairs, two parallel files, or one run folder.</source>
        <translation>Donner un fichier de paires de phrases, deux fichiers parallèles, ou le dossier d&apos;un essai.</translation>
    </message>
    <message>
        <source>Give either a path or --sample, not both.</source>
        <translation>Donner un chemin ou --sample, pas les deux.</translation>
    </message>
    <message>
        <source>Use the engine on HOST, which ssh reaches; &quot;here&quot;: in a process of its own on this machine. A training goes on there when the window is closed.</source>
        <translation>Utiliser le moteur sur HOST, que ssh atteint ; « here » : dans un processus à part sur cette machine. Un entraînement y continue quand la fenêtre est fermée.</translation>
    </message>
    <message>
        <source>The command that serves there; the default is attentoscope-cli serve.</source>
        <translation>La commande qui sert là-bas ; par défaut attentoscope-cli serve.</translation>
    </message>
    <message>
        <source>Give either --connect or --export, not both.</source>
        <translation>Donner --connect ou --export, pas les deux.</translation>
    </message>
    <message>
        <source>Draw no legend of the marks, and no names of the axes.</source>
        <translation>Ne dessiner ni légende des marques ni noms des axes.</translation>
    </message>
    <message>
        <source>Write model, step and data below the picture.</source>
        <translation>Écrire le modèle, l&apos;étape et les données sous l&apos;image.</translation>
    </message>
    <message>
        <source>What to export: heatmap, lines, heads or loss.</source>
        <translation>Ce qui est exporté : heatmap, lines, heads ou loss.</translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;. Known views: heatmap, lines, heads, loss.</source>
        <translation>Il n&apos;y a pas de vue « %1 ». Vues connues : heatmap, lines, heads, loss.</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>Compare two models</source>
        <translation>Comparer deux modèles</translation>
    </message>
    <message>
        <source>Target words</source>
        <translation>Mots cible</translation>
    </message>
    <message>
        <source>Each its o&amp;wn translation</source>
        <translation>Chacun &amp;sa traduction</translation>
    </message>
    <message>
        <source>Both translate freely; words that both write are linked</source>
        <translation>Les deux traduisent librement ; les mots qu&apos;ils écrivent tous deux sont liés</translation>
    </message>
    <message>
        <source>B with A&apos;s wor&amp;ds</source>
        <translation>B avec les &amp;mots de A</translation>
    </message>
    <message>
        <source>B goes through A&apos;s translation word by word, so that every row can be compared</source>
        <translation>B parcourt la traduction de A mot à mot, pour que chaque ligne se compare</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>A a&amp;nd B</source>
        <translation>A e&amp;t B</translation>
    </message>
    <message>
        <source>Di&amp;fference</source>
        <translation>&amp;Différence</translation>
    </message>
    <message>
        <source>A&amp;ll three</source>
        <translation>&amp;Les trois</translation>
    </message>
    <message>
        <source>Point at a cell, or walk with the arrow keys: the same words light up on both sides.</source>
        <translation>Pointer une cellule ou aller avec les flèches : les mêmes mots s&apos;éclairent des deux côtés.</translation>
    </message>
    <message>
        <source>Choose two models and a sentence.</source>
        <translation>Choisir deux modèles et une phrase.</translation>
    </message>
    <message>
        <source>How attention is drawn, on both sides</source>
        <translation>Comment l&apos;attention est dessinée, des deux côtés</translation>
    </message>
    <message>
        <source>Save a picture or a table</source>
        <translation>Enregistrer une image ou un tableau</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>A sentence for both models</source>
        <translation>Une phrase pour les deux modèles</translation>
    </message>
    <message>
        <source>A difference needs both translations: see the message of the other view.</source>
        <translation>Une différence demande les deux traductions : voir le message de l&apos;autre vue.</translation>
    </message>
    <message>
        <source>Attention of &amp;A…</source>
        <translation>Attention de &amp;A…</translation>
    </message>
    <message>
        <source>Attention of &amp;B…</source>
        <translation>Attention de &amp;B…</translation>
    </message>
    <message>
        <source>&amp;Difference…</source>
        <translation>&amp;Différence…</translation>
    </message>
    <message>
        <source>Both to&amp;gether</source>
        <translation>Les deux &amp;ensemble</translation>
    </message>
    <message>
        <source>In place of B: what A and B write together, each word by the mean of their probabilities, with the mean of their attention</source>
        <translation>À la place de B : ce que A et B écrivent ensemble, chaque mot selon la moyenne de leurs probabilités, avec la moyenne de leur attention</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>A and B together</source>
        <translation>A et B ensemble</translation>
    </message>
    <message>
        <source>A: %1, step %2 · B: %3, step %4</source>
        <translation>A : %1, étape %2 · B : %3, étape %4</translation>
    </message>
    <message>
        <source>The second view shows A and B together, so there are no weights of B to subtract. Choose other target words.</source>
        <translation>La deuxième vue montre A et B ensemble, il n&apos;y a donc pas de poids de B à soustraire. Choisir d&apos;autres mots cibles.</translation>
    </message>
</context>
<context>
    <name>ComparedSide</name>
    <message>
        <source>Attention of model %1</source>
        <translation>Attention du modèle %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>probability %1</source>
        <translation>probabilité %1</translation>
    </message>
    <message>
        <source>with A&apos;s words</source>
        <translation>avec les mots de A</translation>
    </message>
    <message>
        <source>%1 · step %2 · %3 · %4</source>
        <translation>%1 · étape %2 · %3 · %4</translation>
    </message>
    <message>
        <source>mean entropy %1</source>
        <translation>entropie moyenne %1</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 par token</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>&amp;Another machine, reached by ssh</source>
        <translation>Une &amp;autre machine, par ssh</translation>
    </message>
    <message>
        <source>A &amp;process of its own on this machine</source>
        <translation>Un &amp;processus à part sur cette machine</translation>
    </message>
    <message>
        <source>Connect to an engine</source>
        <translation>Se connecter à un moteur</translation>
    </message>
    <message>
        <source>name or user@name</source>
        <translation>nom ou utilisateur@nom</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>&amp;Machine:</source>
        <translation>&amp;Machine :</translation>
    </message>
    <message>
        <source>&amp;Command there:</source>
        <translation>&amp;Commande là-bas :</translation>
    </message>
    <message>
        <source>&amp;What is started:</source>
        <translation>Ce &amp;qui est lancé :</translation>
    </message>
    <message>
        <source>C&amp;onnect</source>
        <translation>Se c&amp;onnecter</translation>
    </message>
    <message>
        <source>Opens a window whose engine is elsewhere. Training continues there when the connection is lost or the window is closed. Your own ssh is used with its settings; it has to work without a password prompt.</source>
        <translation>Ouvre une fenêtre dont le moteur est ailleurs. Un entraînement y continue quand la liaison est perdue ou la fenêtre fermée. C&apos;est votre propre ssh qui est utilisé, avec ses réglages ; il doit fonctionner sans demander de mot de passe.</translation>
    </message>
</context>
<context>
    <name>ContextView</name>
    <message>
        <source>all others, %1 together</source>
        <translation>tous les autres, %1 ensemble</translation>
    </message>
    <message>
        <source>%1 · “%2”</source>
        <translation>%1 · « %2 »</translation>
    </message>
</context>
<context>
    <name>DataPanel</name>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>Progression de la lecture</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Show the lines that were skipped, and why</source>
        <translation>Montrer les lignes sautées et pourquoi</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>Pas encore de données</translation>
    </message>
    <message>
        <source>Open a file of sentence pairs, drop one here, or choose a sample.</source>
        <translation>Ouvrir un fichier de paires de phrases, en déposer un ici, ou choisir des données d&apos;exemple.</translation>
    </message>
    <message>
        <source>Pairs to train: %1, to validate: %2</source>
        <translation>Paires d&apos;entraînement : %1, de validation : %2</translation>
    </message>
    <message>
        <source>%1 – why?</source>
        <translation>%1 – pourquoi ?</translation>
    </message>
    <message>
        <source>tutorial recipe</source>
        <translation>recette du tutoriel</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>minuscules</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>The preset %1 makes its own sequences. These pairs stay loaded for the other presets.</source>
        <translation>Le préréglage %1 fait ses propres suites. Ces paires restent chargées pour les autres préréglages.</translation>
    </message>
    <message>
        <source>2, 3</source>
        <translation>2, 3</translation>
    </message>
    <message>
        <source>The two columns of the file that are the pair, counted from 1. Empty: the two that hold sentences</source>
        <translation>Les deux colonnes du fichier qui forment la paire, comptées à partir de 1. Vide : les deux qui contiennent des phrases</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>Col&amp;onnes</translation>
    </message>
    <message numerus="yes">
        <source>up to %Ln tokens</source>
        <translation>
            <numerusform>jusqu&apos;à %Ln token</numerusform>
            <numerusform>jusqu&apos;à %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>No pairs needed</source>
        <translation>Aucune paire nécessaire</translation>
    </message>
    <message>
        <source>The preset %1 makes its own sequences.</source>
        <translation>Le préréglage %1 produit ses propres suites.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; to &quot;%2&quot; under &quot;Text&quot;</source>
        <comment>at the end of a sentence that says: set …</comment>
        <translation>« %1 » à « %2 » sous « Texte »</translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation>%1 (automatique)</translation>
    </message>
</context>
<context>
    <name>DifferenceMap</name>
    <message>
        <source>word %1: “%2” in A, “%3” in B</source>
        <translation>mot %1 : « %2 » dans A, « %3 » dans B</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Model %1 has no attention here, so there is nothing to subtract.</source>
        <translation>Le modèle %1 n&apos;a pas d&apos;attention ici, il n&apos;y a donc rien à soustraire.</translation>
    </message>
    <message>
        <source>The two models cut the sentence into different words (%1), so their columns cannot be subtracted. Choose runs with the same data settings.</source>
        <translation>Les deux modèles coupent la phrase en mots différents (%1), leurs colonnes ne peuvent donc pas être soustraites. Choisir des essais aux mêmes réglages de données.</translation>
    </message>
    <message>
        <source>The two translations differ (%1), so their rows cannot be subtracted. Let B be given A&apos;s words to compare row by row.</source>
        <translation>Les deux traductions diffèrent (%1), leurs lignes ne peuvent donc pas être soustraites. Donner à B les mots de A pour comparer ligne à ligne.</translation>
    </message>
    <message>
        <source>Left out, because the other has none: %1.</source>
        <translation>Omis, car l&apos;autre n&apos;en a pas : %1.</translation>
    </message>
</context>
<context>
    <name>DifferenceView</name>
    <message>
        <source>Difference of the weights, A minus B</source>
        <translation>Différence des poids, A moins B</translation>
    </message>
    <message>
        <source>A&apos;s weights minus B&apos;s, a row for each target word, a column for each source word</source>
        <translation>Poids de A moins ceux de B, une ligne par mot cible, une colonne par mot source</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Orange: A looks more at the word. Blue: B does. In the middle: no difference.</source>
        <translation>Orange : A regarde plus le mot. Bleu : B. Au milieu : aucune différence.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>difference</translation>
    </message>
    <message>
        <source>A − B: %1</source>
        <translation>A − B : %1</translation>
    </message>
    <message>
        <source>weight of A − weight of B</source>
        <translation>poids de A − poids de B</translation>
    </message>
    <message>
        <source>A looks more at the word</source>
        <translation>A regarde plus le mot</translation>
    </message>
    <message>
        <source>B looks more at the word</source>
        <translation>B regarde plus le mot</translation>
    </message>
</context>
<context>
    <name>Dissection</name>
    <message>
        <source>“%1” looks at “%2” with %3</source>
        <translation>« %1 » regarde « %2 » avec %3</translation>
    </message>
    <message>
        <source>%1: “%2” cannot look at “%3”, which is read only later</source>
        <translation>%1 : « %2 » ne peut pas regarder « %3 », lu seulement plus tard</translation>
    </message>
    <message>
        <source>%1: “%2” looks at “%3” with %4</source>
        <translation>%1 : « %2 » regarde « %3 » avec %4</translation>
    </message>
    <message>
        <source> (if the row were not forced)</source>
        <translation> (si la ligne n&apos;était pas forcée)</translation>
    </message>
    <message>
        <source> · computed with the model as it is now, after step %1; the picture is of step %2</source>
        <translation> · calculé avec le modèle tel qu&apos;il est, après l&apos;étape %1 ; l&apos;image est de l&apos;étape %2</translation>
    </message>
    <message>
        <source>The softmax turns the scores inside the window into shares of one. The bell makes them smaller with the distance from the predicted centre, so the weights sum to less than one.</source>
        <translation>Le softmax change les scores de la fenêtre en parts de un. La cloche les réduit avec la distance au centre prédit ; les poids font donc moins de un.</translation>
    </message>
    <message>
        <source>The softmax turns the scores of all positions into shares of one. Positions beyond the end of the sentence have a share too, so the weights of the words sum to less than one.</source>
        <translation>Le softmax change les scores de toutes les positions en parts de un. Les positions au-delà de la fin de la phrase ont aussi leur part ; les poids des mots font donc moins de un.</translation>
    </message>
    <message>
        <source>The softmax turns the scores into weights, which sum to one. Where the mask hides a word, the score is −∞ and the weight exactly 0.</source>
        <translation>Le softmax transforme les scores en poids, dont la somme est un. Là où le masque cache un mot, le score est −∞ et le poids exactement 0.</translation>
    </message>
    <message>
        <source>The softmax turns the scores into weights, which sum to one.</source>
        <translation>Le softmax change les scores en poids, qui font un en tout.</translation>
    </message>
    <message>
        <source>How well the decoder&apos;s state and the source word fit. Each line follows from the lines that it names.</source>
        <translation>Combien l&apos;état du décodeur et le mot source s&apos;accordent. Chaque ligne découle des lignes qu&apos;elle nomme.</translation>
    </message>
    <message>
        <source>The context</source>
        <translation>Le contexte</translation>
    </message>
    <message>
        <source>The sum of the annotations, each times its weight. The decoder reads it.</source>
        <translation>La somme des annotations, chacune fois son poids. Le décodeur la lit.</translation>
    </message>
    <message>
        <source>How well the query of the row and the key of the column fit, scaled, with the mask. Each line follows from the lines that it names.</source>
        <translation>À quel point la requête de la ligne et la clé de la colonne vont ensemble, après mise à l&apos;échelle et avec le masque. Chaque ligne suit des lignes qu&apos;elle nomme.</translation>
    </message>
    <message>
        <source>The sum of the values, each times its weight.</source>
        <translation>La somme des valeurs, chacune multipliée par son poids.</translation>
    </message>
    <message>
        <source>How well the last vector and this vector of the input fit. Each line follows from the lines that it names.</source>
        <translation>Combien le dernier vecteur et ce vecteur de l&apos;entrée s&apos;accordent. Chaque ligne découle des lignes qu&apos;elle nomme.</translation>
    </message>
    <message>
        <source>The output</source>
        <translation>La sortie</translation>
    </message>
    <message>
        <source>The sum of the input vectors, each times its weight. Rounded, it is the state of the next row.</source>
        <translation>La somme des vecteurs de l&apos;entrée, chacun fois son poids. Arrondie, elle est l&apos;état de la ligne suivante.</translation>
    </message>
    <message>
        <source>LN is layer normalisation.</source>
        <translation>LN est la normalisation de couche.</translation>
    </message>
    <message>
        <source>The decoder&apos;s step</source>
        <translation>L’étape du décodeur</translation>
    </message>
    <message>
        <source>How the top layer of the decoder makes its next state. The sigmoid makes each number of a gate one between 0 and 1. ⊙ multiplies number by number; W, U, b and d are learned.</source>
        <translation>Comment la couche supérieure du décodeur forme son état suivant. La sigmoïde fait de chaque nombre d&apos;une porte un nombre entre 0 et 1. ⊙ multiplie nombre par nombre ; W, U, b et d sont appris.</translation>
    </message>
</context>
<context>
    <name>DissectionController</name>
    <message>
        <source>Choose a cell of the heatmap: click it, or press Enter on it.</source>
        <translation>Choisir une cellule de la carte : la cliquer, ou y presser Entrée.</translation>
    </message>
    <message>
        <source>There is no attention to take apart yet.</source>
        <translation>Il n&apos;y a pas encore d&apos;attention à décomposer.</translation>
    </message>
    <message>
        <source>The heatmap shows the mean of several heads, and a mean has no arithmetic of its own. Choose one head: click it in the heads view (Ctrl+H), or double-click it where several are chosen.</source>
        <translation>La carte montre la moyenne de plusieurs têtes, et une moyenne n&apos;a pas de calcul propre. Choisir une tête : cliquer dessus dans la vue des têtes (Ctrl+H), ou double-cliquer si plusieurs sont choisies.</translation>
    </message>
    <message>
        <source>This cell could not be taken apart.</source>
        <translation>Cette cellule n&apos;a pas pu être décomposée.</translation>
    </message>
</context>
<context>
    <name>DissectionWindow</name>
    <message>
        <source>How this weight came about</source>
        <translation>D&apos;où vient ce poids</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Le score</translation>
    </message>
    <message>
        <source>From scores to weights</source>
        <translation>Des scores aux poids</translation>
    </message>
    <message>
        <source>The next word</source>
        <translation>Le mot suivant</translation>
    </message>
    <message>
        <source>The arrow keys go to the next cell, Page Up and Page Down scroll. In the strips orange is above zero and blue is below; the stronger the colour, the farther from zero. Point at a strip to read its numbers.</source>
        <translation>Les flèches vont à la cellule voisine, Page préc. et Page suiv. défilent. Dans les bandes, l&apos;orange est au-dessus de zéro et le bleu au-dessous ; plus la couleur est forte, plus on est loin de zéro. Pointer une bande pour lire ses nombres.</translation>
    </message>
    <message>
        <source>What the head adds</source>
        <translation>Ce que la tête apporte</translation>
    </message>
    <message>
        <source>The likeliest words with their logits, which are their scores before the softmax over all words. Beside them is the logit if the context were the mean of all annotations: the difference is what looking at the right place adds.</source>
        <translation>Les mots les plus probables avec leurs logits, c&apos;est-à-dire leurs scores avant le softmax sur tous les mots. À côté, le logit si le contexte était la moyenne de toutes les annotations : la différence est ce qu&apos;apporte de regarder au bon endroit.</translation>
    </message>
    <message>
        <source>What this cell adds to the context, and what the head&apos;s columns of the output matrix make of the context. All heads of the layer are added up, with a bias. The equations say what the model computes around its heads: u(t) is what the first layer reads of word t, LN layer normalisation, F the feed-forward network of each layer, z(t) what the last layer gives, r(t) the scores of all words, s(y) the rank of a translation in a beam.</source>
        <translation>Ce que cette cellule apporte au contexte, et ce que les colonnes de la tête dans la matrice de sortie font du contexte. Toutes les têtes de la couche sont additionnées, avec un biais. Les équations disent ce que le modèle calcule autour de ses têtes : u(t) est ce que la première couche lit du mot t, LN la normalisation de couche, F le réseau feed-forward de chaque couche, z(t) la sortie de la dernière couche, r(t) les scores de tous les mots, s(y) le rang d&apos;une traduction dans un faisceau.</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message>
        <source>Drop them to open two files whose lines belong together</source>
        <translation>Les déposer ouvre deux fichiers dont les lignes vont ensemble</translation>
    </message>
    <message>
        <source>Drop it to open the run %1</source>
        <translation>Le déposer ouvre l&apos;essai %1</translation>
    </message>
    <message>
        <source>Drop it to open the pairs in %1</source>
        <translation>Le déposer ouvre les paires de %1</translation>
    </message>
    <message>
        <source>Drop it to open the lesson %1</source>
        <translation>Déposer pour ouvrir la leçon %1</translation>
    </message>
    <message>
        <source>Drop it to open the model %1</source>
        <translation>Déposer ici pour ouvrir le modèle %1</translation>
    </message>
</context>
<context>
    <name>EarlierRunsController</name>
    <message>
        <source>This is the run whose curve is shown already. Choose another one.</source>
        <translation>C&apos;est l&apos;essai dont la courbe est déjà montrée. En choisir un autre.</translation>
    </message>
    <message>
        <source>This run has no metrics yet: nothing to draw. Choose one that was trained.</source>
        <translation>Cet essai n&apos;a pas encore de mesures : rien à dessiner. En choisir un qui a été entraîné.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>More than %1 runs cannot be told apart. Remove one to add %2.</source>
        <translation>On ne peut pas distinguer plus de %1 essais. En ôter un pour ajouter %2.</translation>
    </message>
    <message>
        <source>%1: %2, because they are no lines of metrics.</source>
        <translation>%1 : %2, car ce ne sont pas des lignes de mesures.</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Cet essai</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>runs.csv</source>
        <translation>essais.csv</translation>
    </message>
    <message>
        <source>Split by commas (*.csv);;Split by tabs (*.tsv)</source>
        <translation>Séparé par des virgules (*.csv);;Séparé par des tabulations (*.tsv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder.</source>
        <translation>%1 n&apos;a pas pu être écrit : %2. Choisir un autre dossier.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Losses of sentences and of vectors cannot be compared: one counts nats per token, the other squared errors. Choose a run of the same task.</source>
        <translation>Les pertes de phrases et de vecteurs ne se comparent pas : les unes comptent des nats par token, les autres des erreurs au carré. Choisir un essai de la même tâche.</translation>
    </message>
</context>
<context>
    <name>EditHistory</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>forced word “%1”</source>
        <translation>mot forcé « %1 »</translation>
    </message>
    <message>
        <source>forced row %1</source>
        <translation>ligne forcée %1</translation>
    </message>
    <message>
        <source>given translation</source>
        <translation>traduction donnée</translation>
    </message>
    <message>
        <source>everything forced set free</source>
        <translation>tout ce qui était forcé libéré</translation>
    </message>
    <message>
        <source>a forced word or row set free</source>
        <translation>un mot ou une ligne forcés libérés</translation>
    </message>
    <message>
        <source>pin of “%1” on “%2”</source>
        <translation>épingle de « %1 » sur « %2 »</translation>
    </message>
    <message>
        <source>pin released</source>
        <translation>épingle retirée</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message>
        <source>link</source>
        <translation>lien</translation>
    </message>
</context>
<context>
    <name>EngineReports</name>
    <message>
        <source>Validation at step %1: loss %2, BLEU %3</source>
        <translation>Validation à l&apos;étape %1 : perte %2, BLEU %3</translation>
    </message>
    <message>
        <source>%1 is loaded</source>
        <translation>%1 est chargé</translation>
    </message>
    <message>
        <source>This run is not saved</source>
        <translation>Cet essai n&apos;est pas sauvegardé</translation>
    </message>
    <message>
        <source>Training stopped early: validation has not improved for as long as &quot;Patience&quot; allows. The best model is kept.</source>
        <translation>L&apos;entraînement s&apos;est arrêté tôt : la validation ne s&apos;est pas améliorée aussi longtemps que le permet la « patience ». Le meilleur modèle est gardé.</translation>
    </message>
    <message>
        <source>The run in %1 was deleted</source>
        <translation>L&apos;essai de %1 a été supprimé</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 est ouvert</translation>
    </message>
    <message>
        <source>The run is saved in %1</source>
        <translation>L&apos;essai est sauvegardé dans %1</translation>
    </message>
    <message>
        <source>Training ended, because the loss is as low as the preset asks for. Type numbers in any order below, such as &quot;3 1 2&quot;, to see them put in order.</source>
        <translation>L&apos;entraînement est fini, car la perte est aussi faible que le préréglage le demande. Saisir ci-dessous des nombres en désordre, comme « 3 1 2 », pour les voir ordonnés.</translation>
    </message>
    <message>
        <source>The model was discarded</source>
        <translation>Le modèle a été abandonné</translation>
    </message>
    <message>
        <source>The weights of step %1 are in memory</source>
        <translation>Les poids de l&apos;étape %1 sont en mémoire</translation>
    </message>
    <message>
        <source>Validation at step %1: loss %2, BLEU %3, entropy of a row %4</source>
        <translation>Validation à l&apos;étape %1 : perte %2, BLEU %3, entropie d&apos;une ligne %4</translation>
    </message>
    <message>
        <source>This run is thrown away when the lesson ends</source>
        <translation>Cet essai est supprimé à la fin de la leçon</translation>
    </message>
    <message>
        <source>The run will be saved in %1</source>
        <translation>L’essai sera enregistré dans %1</translation>
    </message>
    <message>
        <source>Mean of %1 saves: %2</source>
        <translation>Moyenne de %1 sauvegardes : %2</translation>
    </message>
</context>
<context>
    <name>ErasureController</name>
    <message>
        <source>Translate a sentence first.</source>
        <translation>Traduire d&apos;abord une phrase.</translation>
    </message>
</context>
<context>
    <name>ErasureWindow</name>
    <message>
        <source>Erase words: zero vector</source>
        <translation>Effacer des mots : vecteur nul</translation>
    </message>
    <message>
        <source>Erase words: &lt;unk&gt;</source>
        <translation>Effacer des mots : &lt;unk&gt;</translation>
    </message>
    <message>
        <source>Erase words: mean of the neighbours</source>
        <translation>Effacer des mots : moyenne des voisins</translation>
    </message>
    <message>
        <source>Erase words: cut out</source>
        <translation>Effacer des mots : coupés</translation>
    </message>
    <message>
        <source>Change rows: largest weight moved</source>
        <translation>Modifier des lignes : plus grand poids déplacé</translation>
    </message>
    <message>
        <source>Change rows: all weights alike</source>
        <translation>Modifier des lignes : tous les poids égaux</translation>
    </message>
    <message>
        <source>Does it need what it looks at?</source>
        <translation>A-t-il besoin de ce qu&apos;il regarde ?</translation>
    </message>
    <message>
        <source>What is taken away</source>
        <translation>Ce qui est retiré</translation>
    </message>
    <message>
        <source>What takes the place of a source word, or what becomes of a row of the shown head; without a chosen head, of all cross heads</source>
        <translation>Ce qui remplace un mot source, ou ce que devient une ligne de la tête montrée ; sans tête choisie, de toutes les têtes croisées</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>&amp;Erasure</source>
        <translation>&amp;Effacement</translation>
    </message>
    <message>
        <source>Encoder &amp;layers</source>
        <translation>&amp;Couches de l&apos;encodeur</translation>
    </message>
    <message>
        <source>Translate a sentence first.</source>
        <translation>Traduire d&apos;abord une phrase.</translation>
    </message>
    <message>
        <source>Attention of the translation, in whole words</source>
        <translation>Attention de la traduction, en mots entiers</translation>
    </message>
    <message>
        <source>Point at a cell: its weight, and what the target word loses.</source>
        <translation>Pointer une cellule : son poids, et ce que perd le mot cible.</translation>
    </message>
    <message>
        <source>What the decoder writes when it reads a lower layer of the encoder as if it were the last. The last line is the usual translation without a beam.</source>
        <translation>Ce que le décodeur écrit quand il lit une couche plus basse de l&apos;encodeur comme si elle était la dernière. La dernière ligne est la traduction habituelle, sans faisceau.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traduction</translation>
    </message>
    <message>
        <source>log p in nats</source>
        <translation>log p en nats</translation>
    </message>
    <message>
        <source>Translations from each layer of the encoder</source>
        <translation>Traductions à partir de chaque couche de l&apos;encodeur</translation>
    </message>
    <message>
        <source>Save a picture or a table</source>
        <translation>Enregistrer une image ou un tableau</translation>
    </message>
    <message>
        <source>&amp;Attention…</source>
        <translation>&amp;Attention…</translation>
    </message>
    <message>
        <source>&amp;What is lost…</source>
        <translation>&amp;Ce qui est perdu…</translation>
    </message>
    <message>
        <source>With the row of “%1” changed, “%2” loses %3 nats</source>
        <translation>Avec la ligne de “%1” modifiée, “%2” perd %3 nats</translation>
    </message>
    <message>
        <source>Without “%1”, “%2” loses %3 nats</source>
        <translation>Sans “%1”, “%2” perd %3 nats</translation>
    </message>
    <message>
        <source>“%1” looks at “%2” with weight %3 and loses %4 nats without it · Kendall&apos;s τ of the row: %5</source>
        <translation>“%1” regarde “%2” : poids %3 ; sans lui, il perd %4 nats · τ de Kendall de la ligne : %5</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ between weights and losses, over all rows of words: %1. At 1 the model needs most what it looks at most; at 0 the weights say nothing about what it needs.</source>
        <translation>τ de Kendall entre poids et pertes, sur toutes les lignes de mots : %1. À 1, le modèle a le plus besoin de ce qu&apos;il regarde le plus ; à 0, les poids ne disent rien de ce dont il a besoin.</translation>
    </message>
    <message>
        <source>As the model is at step %1</source>
        <translation>Tel que le modèle est au pas %1</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Put it on the clipboard instead of into a file</source>
        <translation>Le mettre dans le presse-papiers au lieu d&apos;un fichier</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation>Il n&apos;y a encore rien à enregistrer.</translation>
    </message>
    <message>
        <source>Words and numbers, no picture</source>
        <translation>Mots et nombres, sans image</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>Copié dans le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>“%1” exists. Press Replace to write over it, or choose another name.</source>
        <translation>« %1 » existe. « Remplacer » l&apos;écrase ; sinon choisir un autre nom.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>É&amp;chelle</translation>
    </message>
    <message>
        <source>Light, for documents</source>
        <translation>Clair, pour les documents</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Comme à l&apos;écran</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Cou&amp;leurs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>Titr&amp;e</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>&amp;Under it</source>
        <translation>Des&amp;sous</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>What the marks in the picture mean, and the names of its axes</source>
        <translation>Ce que signifient les marques de l&apos;image, et les noms de ses axes</translation>
    </message>
    <message>
        <source>Model, step and data</source>
        <translation>Modèle, étape et données</translation>
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
        <translation>Images numérotées (PNG)</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Vector drawing (SVG)</source>
        <translation>Dessin vectoriel (SVG)</translation>
    </message>
    <message>
        <source>Vector drawing (PDF)</source>
        <translation>Dessin vectoriel (PDF)</translation>
    </message>
    <message>
        <source>Table of numbers (CSV)</source>
        <translation>Tableau de nombres (CSV)</translation>
    </message>
    <message>
        <source>Words and numbers (JSON)</source>
        <translation>Mots et nombres (JSON)</translation>
    </message>
</context>
<context>
    <name>FarDialogs</name>
    <message>
        <source>Path of the file on the machine of the engine:</source>
        <translation>Chemin du fichier sur la machine du moteur :</translation>
    </message>
    <message>
        <source>Path of the folder on the machine of the engine:</source>
        <translation>Chemin du dossier sur la machine du moteur :</translation>
    </message>
</context>
<context>
    <name>FieldNote</name>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n&apos;existe pas.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Ce dossier n&apos;existe pas.</translation>
    </message>
</context>
<context>
    <name>FileTranslationDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>&amp;Translate</source>
        <translation>&amp;Traduire</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Translate a text file</source>
        <translation>Traduire un fichier texte</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
    <message>
        <source>UTF-8 text, one sentence a line</source>
        <translation>Texte UTF-8, une phrase par ligne</translation>
    </message>
    <message>
        <source>Text file to translate</source>
        <translation>Fichier texte à traduire</translation>
    </message>
    <message>
        <source>File for the translations</source>
        <translation>Fichier pour les traductions</translation>
    </message>
    <message>
        <source>Text, one translation a line</source>
        <translation>Texte, une traduction par ligne</translation>
    </message>
    <message>
        <source>JSON, with words and attention</source>
        <translation>JSON, avec mots et attention</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Ce qui est écrit</translation>
    </message>
    <message>
        <source>&amp;Source text</source>
        <translation>Texte &amp;source</translation>
    </message>
    <message>
        <source>T&amp;ranslation</source>
        <translation>T&amp;raduction</translation>
    </message>
    <message>
        <source>&amp;Written as</source>
        <translation>É&amp;crit en</translation>
    </message>
    <message>
        <source>Searc&amp;h</source>
        <translation>Rec&amp;herche</translation>
    </message>
    <message>
        <source>Browse: %1</source>
        <translation>Parcourir : %1</translation>
    </message>
    <message>
        <source>Training goes on meanwhile, so later lines are translated by a model that has learned more. Pause training to have one model for all lines.</source>
        <translation>L&apos;entraînement continue pendant ce temps ; les lignes suivantes sont donc traduites par un modèle qui a appris davantage. Le mettre en pause donne un seul modèle pour toutes les lignes.</translation>
    </message>
    <message>
        <source>Open a text file with one sentence a line</source>
        <translation>Ouvrir un fichier texte d&apos;une phrase par ligne</translation>
    </message>
    <message>
        <source>Save the translations</source>
        <translation>Enregistrer les traductions</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>%1 exists. Press Replace to write over it, or choose another name.</source>
        <translation>%1 existe. « Remplacer » l&apos;écrase ; sinon choisir un autre nom.</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, reste %2</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Annulé. Rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>Copy the source word where the model has &amp;no word of its own</source>
        <translation>Copier le mot source là où le modèle &amp;n&apos;a pas de mot propre</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lecture du fichier…</translation>
    </message>
    <message>
        <source>Lines that could not be translated and are empty in the output: %1</source>
        <translation>Lignes qui n&apos;ont pas pu être traduites et sont vides dans la sortie : %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln lines</source>
        <translation>
            <numerusform>%1 sur %Ln ligne</numerusform>
            <numerusform>%1 sur %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines were translated in %1 and written into %2</source>
        <translation>
            <numerusform>%Ln ligne traduite en %1 et écrite dans %2</numerusform>
            <numerusform>%Ln lignes traduites en %1 et écrites dans %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileTranslator</name>
    <message>
        <source>%1 is a folder. Choose a text file with one sentence a line.</source>
        <translation>%1 est un dossier. Choisir un fichier texte d&apos;une phrase par ligne.</translation>
    </message>
    <message>
        <source>%1 is a pipe or a device. Save its output as a file, and choose that file.</source>
        <translation>%1 est un tube ou un périphérique. Enregistrer sa sortie dans un fichier, et choisir celui-ci.</translation>
    </message>
    <message>
        <source>%1 is empty, so there is nothing to translate.</source>
        <translation>%1 est vide, il n&apos;y a donc rien à traduire.</translation>
    </message>
    <message>
        <source>The translation would replace the source text. Choose another name for it.</source>
        <translation>La traduction remplacerait le texte source. Lui choisir un autre nom.</translation>
    </message>
    <message>
        <source>%1 is a folder. Type the name of a file in it.</source>
        <translation>%1 est un dossier. Saisir le nom d&apos;un fichier qui s&apos;y trouve.</translation>
    </message>
    <message>
        <source>%1 exists. Choose another name, or say that it may be replaced.</source>
        <translation>%1 existe. Choisir un autre nom, ou dire qu&apos;il peut être remplacé.</translation>
    </message>
    <message>
        <source>%1, line %2: longer than %3 MiB. Put one sentence on each line.</source>
        <translation>%1, ligne %2 : plus de %3 Mio. Mettre une phrase par ligne.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder.</source>
        <translation>%1 ne peut pas être écrit : %2. Choisir un autre dossier.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Is the disk full?</source>
        <translation>%1 ne peut pas être écrit : %2. Le disque est-il plein ?</translation>
    </message>
    <message numerus="yes">
        <source>Another model was loaded after %Ln lines. Start again with the model that is loaded now.</source>
        <translation>
            <numerusform>Un autre modèle a été chargé après %Ln ligne. Recommencer avec le modèle chargé maintenant.</numerusform>
            <numerusform>Un autre modèle a été chargé après %Ln lignes. Recommencer avec le modèle chargé maintenant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FineTuningDialog</name>
    <message>
        <source>Pairs to train: %1, to validate: %2</source>
        <translation>Paires d&apos;entraînement : %1, de validation : %2</translation>
    </message>
    <message>
        <source>%1, in the second file: %2</source>
        <translation>%1, dans le second fichier : %2</translation>
    </message>
    <message>
        <source>Memory needed: at least %1. This computer has %2.</source>
        <translation>Mémoire nécessaire : au moins %1. Cet ordinateur a %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>Train this model on</source>
        <translation>Entraîner ce modèle sur d&apos;autres paires</translation>
    </message>
    <message>
        <source>A new run begins with “%1” and learns from %2. Network, words and pieces stay; the model itself is only read.</source>
        <translation>Un nouvel essai commence avec « %1 » et apprend de %2. Réseau, mots et morceaux restent ; le modèle lui-même est seulement lu.</translation>
    </message>
    <message>
        <source>&amp;Second file to validate with:</source>
        <translation>&amp;Second fichier de validation :</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Such as pairs of the kind that the model knows: a dashed curve, from step 0 on, shows what it forgets.</source>
        <translation>Par exemple des paires du genre que le modèle connaît : une courbe en tirets montre dès l&apos;étape 0 ce qu&apos;il oublie.</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Entraîner</translation>
    </message>
    <message>
        <source>The pairs go through the words of the model…</source>
        <translation>Les paires passent par les mots du modèle…</translation>
    </message>
</context>
<context>
    <name>FollowBar</name>
    <message>
        <source>Close; the run is still followed</source>
        <translation>Fermer ; l&apos;essai reste suivi</translation>
    </message>
    <message>
        <source>The training of this run was interrupted: the program that trained it is gone.</source>
        <translation>L&apos;entraînement de cet essai a été interrompu : le programme qui l&apos;entraînait n&apos;est plus là.</translation>
    </message>
    <message>
        <source>The training of this run has ended.</source>
        <translation>L&apos;entraînement de cet essai est terminé.</translation>
    </message>
    <message>
        <source>The folder of this run is not there at the moment: %1</source>
        <translation>Le dossier de cet essai n&apos;est pas là pour le moment : %1</translation>
    </message>
    <message>
        <source>There has been no news of this run for %1. The program that trains it, or the connection to it, may have stopped.</source>
        <translation>Il n&apos;y a rien de nouveau de cet essai depuis %1. Le programme qui l&apos;entraîne, ou la connexion, s&apos;est peut-être arrêté.</translation>
    </message>
    <message>
        <source>This run has no save yet. It opens by itself as soon as it has one. Step %1 is done; the last news is %2 old.</source>
        <translation>Cet essai n&apos;a pas encore de sauvegarde. Il s&apos;ouvrira de lui-même avec la première. L&apos;étape %1 est faite, le dernier état date de %2.</translation>
    </message>
    <message>
        <source>Trained by another program and followed here. The last news is %1 old, about %2 are left.</source>
        <translation>Entraîné par un autre programme et suivi ici. Le dernier état date de %1, il reste environ %2.</translation>
    </message>
    <message>
        <source>Trained by another program and followed here. The last news is %1 old.</source>
        <translation>Entraîné par un autre programme et suivi ici. Le dernier état date de %1.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the run that lies in this folder now</source>
        <translation>Ouvrir l&apos;essai qui se trouve maintenant dans ce dossier</translation>
    </message>
    <message>
        <source>Load step %1</source>
        <translation>Charger l&apos;étape %1</translation>
    </message>
    <message>
        <source>Translate with the best weights that are saved now. Until then the weights of step %1 stay in memory.</source>
        <translation>Traduire avec les meilleurs poids sauvegardés à présent. D&apos;ici là, les poids de l&apos;étape %1 restent en mémoire.</translation>
    </message>
    <message>
        <source>Another run is in this folder now. The one before is still displayed.</source>
        <translation>Un autre essai se trouve maintenant dans ce dossier. Celui qui est affiché est encore le précédent.</translation>
    </message>
</context>
<context>
    <name>ForkDialog</name>
    <message>
        <source>The start of the run</source>
        <translation>Le début de l&apos;essai</translation>
    </message>
    <message>
        <source>The save of step %1</source>
        <translation>La sauvegarde du pas %1</translation>
    </message>
    <message>
        <source>The &amp;selected pairs: %1</source>
        <translation>Les paires &amp;sélectionnées : %1</translation>
    </message>
    <message>
        <source>Every pair with the &amp;word</source>
        <translation>Toute paire avec le &amp;mot</translation>
    </message>
    <message>
        <source>Train without some pairs</source>
        <translation>Entraîner sans certaines paires</translation>
    </message>
    <message>
        <source>A second run repeats “%1” up to step %2 without these pairs. All else stays as it was: words, order, random numbers. These pairs taught whatever differs in the end.</source>
        <translation>Un second essai répète « %1 » jusqu&apos;au pas %2 sans ces paires. Tout le reste est inchangé : mots, ordre, nombres aléatoires. Ce qui diffère à la fin, ce sont ces paires qui l&apos;ont appris.</translation>
    </message>
    <message>
        <source>Word on either side</source>
        <translation>Mot de l&apos;un des deux côtés</translation>
    </message>
    <message>
        <source>a whole word, on either side</source>
        <translation>un mot entier, de l&apos;un des deux côtés</translation>
    </message>
    <message>
        <source>&amp;Begin at:</source>
        <translation>Commenc&amp;er à :</translation>
    </message>
    <message>
        <source>It takes as long as the first training did from there. At the end both models are shown side by side.</source>
        <translation>Cela dure autant que le premier entraînement à partir de là. À la fin, les deux modèles sont montrés côte à côte.</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Entraîner</translation>
    </message>
</context>
<context>
    <name>FoundPage</name>
    <message>
        <source>As expected.</source>
        <translation>Comme prévu.</translation>
    </message>
    <message>
        <source>Not as expected.</source>
        <translation>Pas comme prévu.</translation>
    </message>
    <message>
        <source>Question:</source>
        <translation>Question :</translation>
    </message>
    <message>
        <source>Not done.</source>
        <translation>Non fait.</translation>
    </message>
    <message>
        <source>Expected:</source>
        <translation>Attendu :</translation>
    </message>
    <message>
        <source>Seen:</source>
        <translation>Observé :</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Pourquoi :</translation>
    </message>
    <message>
        <source>After %1 steps: %2</source>
        <translation>Après %1 étapes : %2</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Carte de chaleur</translation>
    </message>
    <message>
        <source>Skipped: the program did this step.</source>
        <translation>Passée : le programme a fait cette étape.</translation>
    </message>
    <message>
        <source>The lesson is from the file %1.</source>
        <translation>La leçon vient du fichier %1.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom :</translation>
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
        <translation>les mots sont liés où le poids est d&apos;au moins %1</translation>
    </message>
    <message>
        <source>each word is linked to its largest weight</source>
        <translation>chaque mot est lié à son plus grand poids</translation>
    </message>
    <message>
        <source>AER of this sentence %1 (%2). Attention is not alignment.</source>
        <translation>AER de cette phrase %1 (%2). L&apos;attention n&apos;est pas l&apos;alignement.</translation>
    </message>
    <message>
        <source>each word is linked to its largest weight one row later, end marks aside</source>
        <translation>chaque mot est lié à son plus grand poids une ligne plus loin, marques de fin à part</translation>
    </message>
    <message>
        <source>each word is linked to its largest weight one row later</source>
        <translation>chaque mot est lié à son plus grand poids une ligne plus loin</translation>
    </message>
    <message>
        <source>each word is linked to its largest weight, end marks aside</source>
        <translation>chaque mot est lié à son plus grand poids, marques de fin à part</translation>
    </message>
    <message>
        <source>Against statistical links, error rate %1 (%2). Neither is gold.</source>
        <translation>Par rapport aux liens statistiques, taux d&apos;erreur %1 (%2). Ni l&apos;un ni l&apos;autre n&apos;est une référence.</translation>
    </message>
    <message>
        <source>Attention is not alignment: a weight says where the model read while it chose a word, not which word it translated. The alignment error rate (AER) still compares the weights with links: gold links, which people or a grammar made, or statistical links, which may be wrong themselves. A good model may have a high AER.</source>
        <translation>L&apos;attention n&apos;est pas l&apos;alignement : un poids dit où le modèle lisait en choisissant un mot, non quel mot celui-ci traduit. Le taux d&apos;erreur d&apos;alignement (AER) compare pourtant les poids aux liens de référence, faits par des personnes ou une grammaire, ou aux liens statistiques, qui peuvent être faux eux-mêmes ; un bon modèle peut en avoir un élevé.</translation>
    </message>
</context>
<context>
    <name>HeadChartView</name>
    <message>
        <source>if all weights of a row were alike</source>
        <translation>si tous les poids d&apos;une ligne étaient égaux</translation>
    </message>
    <message>
        <source>the least BLEU that is accepted</source>
        <translation>le plus petit BLEU accepté</translation>
    </message>
    <message>
        <source>Save this picture or its numbers</source>
        <translation>Enregistrer cette image ou ses nombres</translation>
    </message>
</context>
<context>
    <name>HeadNumbers</name>
    <message>
        <source>Only a Transformer has heads. Open a run of one.</source>
        <translation>Seul un Transformer a des têtes. Ouvrir un essai d&apos;un Transformer.</translation>
    </message>
    <message>
        <source>The model was trained meanwhile, so its heads cannot be compared. Pause the training first.</source>
        <translation>Le modèle a été entraîné entre-temps, ses têtes ne sont donc pas comparables. Mettre d&apos;abord l&apos;entraînement en pause.</translation>
    </message>
</context>
<context>
    <name>HeadNumbersModel</name>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Kind, layer and head, counted from 1</source>
        <translation>Genre, couche et tête, comptées à partir de 1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What the head does, as far as its measures tell</source>
        <translation>Ce que fait la tête, pour autant que ses mesures le disent</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; at step %2 it was %3, at step %4 it is %5</source>
        <translation>%1 ; à l&apos;étape %2 c&apos;était %3, à l&apos;étape %4 c&apos;est %5</translation>
    </message>
    <message>
        <source>Faithful (τ)</source>
        <translation>Fidélité (τ)</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ between the weights and what erased words cost, with the interval of 95 %: at 1 the model needs most what this head looks at most</source>
        <translation>τ de Kendall entre les poids et ce que coûtent les mots effacés, avec l&apos;intervalle à 95 % : à 1, le modèle a le plus besoin de ce que cette tête regarde le plus</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
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
        <translation>Les têtes n&apos;ont pas encore été mesurées. Elles le sont à chaque validation d&apos;un entraînement.</translation>
    </message>
    <message>
        <source>No head had been measured by step %1; the first validation was at step %2.</source>
        <translation>Aucune tête n&apos;avait été mesurée jusqu&apos;à l&apos;étape %1 ; la première validation était à l&apos;étape %2.</translation>
    </message>
    <message>
        <source>Measured at step %1, on validation pairs: %2. The curves show all of the training.</source>
        <translation>Mesuré à l&apos;étape %1, paires de validation : %2. Les courbes montrent tout l&apos;entraînement.</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>&amp;Décroissant</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>&amp;Copier le tableau</translation>
    </message>
    <message>
        <source>&amp;Save table…</source>
        <translation>&amp;Enregistrer le tableau…</translation>
    </message>
    <message>
        <source>Head measures</source>
        <translation>Mesures des têtes</translation>
    </message>
    <message>
        <source>Head measures; Enter shows one in the heatmap</source>
        <translation>Mesures des têtes ; Entrée en montre une dans la carte</translation>
    </message>
    <message>
        <source>The largest first</source>
        <translation>Les plus grandes d&apos;abord</translation>
    </message>
    <message>
        <source>Put the table on the clipboard, columns split by tabs</source>
        <translation>Mettre le tableau dans le presse-papiers, colonnes séparées par des tabulations</translation>
    </message>
    <message>
        <source>Save the table as a file, columns split by commas or tabs</source>
        <translation>Enregistrer le tableau dans un fichier, colonnes séparées par des virgules ou des tabulations</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>&amp;Trier par</translation>
    </message>
    <message>
        <source>Names follow from these numbers alone. A head that looks at a word need not use it: the help says what they do not mean.</source>
        <translation>Les noms découlent de ces seuls nombres. Une tête qui regarde un mot ne s&apos;en sert pas forcément : l&apos;aide dit ce qu&apos;ils ne signifient pas.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>heads.csv</source>
        <translation>tetes.csv</translation>
    </message>
    <message>
        <source>Split by commas (*.csv);;Split by tabs (*.tsv)</source>
        <translation>Séparé par des virgules (*.csv);;Séparé par des tabulations (*.tsv)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder.</source>
        <translation>%1 n&apos;a pas pu être écrit : %2. Choisir un autre dossier.</translation>
    </message>
    <message>
        <source>St&amp;op measuring</source>
        <translation>&amp;Arrêter la mesure</translation>
    </message>
    <message>
        <source>&amp;Measure faithfulness</source>
        <translation>&amp;Mesurer la fidélité</translation>
    </message>
    <message>
        <source>Words are erased…</source>
        <translation>Des mots sont effacés…</translation>
    </message>
    <message>
        <source>Words are erased: sentence %1 of %2</source>
        <translation>Des mots sont effacés : phrase %1 sur %2</translation>
    </message>
    <message>
        <source>Faithfulness was measured at step %1.</source>
        <translation>La fidélité a été mesurée au pas %1.</translation>
    </message>
    <message>
        <source>Sto&amp;p comparing</source>
        <translation>Arrêter la com&amp;paraison</translation>
    </message>
    <message>
        <source>Compare &amp;heads</source>
        <translation>Com&amp;parer les têtes</translation>
    </message>
    <message>
        <source>Heads are compared…</source>
        <translation>Les têtes sont comparées…</translation>
    </message>
    <message>
        <source>Heads are compared: sentence %1 of %2</source>
        <translation>Les têtes sont comparées : phrase %1 sur %2</translation>
    </message>
    <message>
        <source>Heads were compared at step %1, in sentences that the model translated: %2.</source>
        <translation>Les têtes ont été comparées au pas %1, dans ce nombre de phrases que le modèle a traduites : %2.</translation>
    </message>
    <message>
        <source>Erase every word of validation sentences, and compare what that costs with the weights of the cross heads; then the same with each save of the run</source>
        <translation>Effacer chaque mot de phrases de validation, et comparer ce que cela coûte aux poids des têtes croisées ; puis de même avec chaque sauvegarde de l&apos;essai</translation>
    </message>
    <message>
        <source>Measure on validation sentences which heads spread their weight alike, and where they look on average</source>
        <translation>Mesurer sur des phrases de validation quelles têtes répartissent leur poids de même, et où elles regardent en moyenne</translation>
    </message>
    <message>
        <source>Take out the head that BLEU needs least, again and again, until BLEU has fallen by 0.5</source>
        <translation>Retirer encore et encore la tête dont BLEU a le moins besoin, jusqu&apos;à ce qu&apos;il ait baissé de 0,5</translation>
    </message>
    <message>
        <source>&amp;Alike</source>
        <translation>&amp;Ressemblance</translation>
    </message>
    <message>
        <source>&amp;On average</source>
        <translation>En m&amp;oyenne</translation>
    </message>
    <message>
        <source>&amp;Least set</source>
        <translation>Ensemble minima&amp;l</translation>
    </message>
    <message>
        <source>Words are erased with the save of step %1; saves after it: %2</source>
        <translation>Des mots sont effacés avec la sauvegarde du pas %1 ; sauvegardes après elle : %2</translation>
    </message>
    <message>
        <source>Faithfulness was measured at step %1; its curve has saves: %2.</source>
        <translation>La fidélité a été mesurée au pas %1 ; sauvegardes dans sa courbe : %2.</translation>
    </message>
    <message>
        <source>Stop searc&amp;hing</source>
        <translation>Arrêter la rec&amp;herche</translation>
    </message>
    <message>
        <source>&amp;Find the least set</source>
        <translation>Trouver l&apos;ensem&amp;ble minimal</translation>
    </message>
    <message>
        <source>Sentences are translated with all heads…</source>
        <translation>Des phrases sont traduites avec toutes les têtes…</translation>
    </message>
    <message>
        <source>The least needed head is sought: tried %1 of %2; BLEU with all heads is %3</source>
        <translation>La tête la moins nécessaire est cherchée : %1 essayées sur %2 ; BLEU avec toutes les têtes : %3</translation>
    </message>
    <message>
        <source>The least set was found at step %1, in sentences that the model translated: %2.</source>
        <translation>L&apos;ensemble minimal a été trouvé au pas %1, dans des phrases traduites par le modèle : %2.</translation>
    </message>
    <message>
        <source>Each measure at that moment and at the shown step, and the difference, which sorts the table</source>
        <translation>Chaque mesure alors et à l&apos;étape affichée, avec la différence, selon laquelle le tableau est trié</translation>
    </message>
    <message>
        <source>Chan&amp;ge since the model that was trained on</source>
        <translation>Chan&amp;gement depuis le modèle de départ</translation>
    </message>
    <message>
        <source>Chan&amp;ge since step %1</source>
        <translation>Chan&amp;gement depuis l&apos;étape %1</translation>
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
        <translation>Tête du modèle %1</translation>
    </message>
    <message>
        <source>Which head&apos;s rows are compared</source>
        <translation>Tête dont les lignes sont comparées</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>Layer %1</source>
        <translation>Couche %1</translation>
    </message>
    <message>
        <source>%1, layer %2: mean of heads %3</source>
        <translation>%1, couche %2 : moyenne des têtes %3</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encodeur</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croisée</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Décodeur</translation>
    </message>
    <message>
        <source>Encoder: source words to source words</source>
        <translation>Encodeur : mots sources vers mots sources</translation>
    </message>
    <message>
        <source>Cross: target words to source words</source>
        <translation>Croisée : mots cibles vers mots sources</translation>
    </message>
    <message>
        <source>Decoder: target words to the words read so far</source>
        <translation>Décodeur : mots cibles vers les mots déjà lus</translation>
    </message>
    <message>
        <source>%1, layer %2, head %3</source>
        <translation>%1, couche %2, tête %3</translation>
    </message>
    <message>
        <source>Cross, last layer: mean of all heads</source>
        <translation>Croisée, dernière couche : moyenne de toutes les têtes</translation>
    </message>
    <message>
        <source>%1: mean of %2 heads</source>
        <translation>%1 : moyenne de %2 têtes</translation>
    </message>
    <message>
        <source>%1: mean of layer.head %2</source>
        <translation>%1 : moyenne de couche.tête %2</translation>
    </message>
    <message>
        <source>%1: most to “%2”, %3 of all weight</source>
        <translation>%1 : le plus vers « %2 », %3 de tout le poids</translation>
    </message>
    <message>
        <source>in the source “%1” reads “%2” most, %3</source>
        <translation>dans la source, « %1 » lit surtout « %2 », %3</translation>
    </message>
    <message>
        <source>of the words before it “%1” reads “%2” most, %3</source>
        <translation>parmi les mots précédents, « %1 » lit surtout « %2 », %3</translation>
    </message>
    <message>
        <source>“%1” is read most by “%2”, %3</source>
        <translation>« %1 » est lu surtout par « %2 », %3</translation>
    </message>
    <message>
        <source>Mean of all heads: %1</source>
        <translation>Moyenne de toutes les têtes : %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>aligns best</source>
        <translation>aligne le mieux</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, switched off</source>
        <translation>%1, désactivée</translation>
    </message>
    <message>
        <source>%1, forced rows: %2</source>
        <translation>%1, lignes forcées : %2</translation>
    </message>
    <message>
        <source>agrees best with statistics</source>
        <translation>s&apos;accorde le mieux avec la statistique</translation>
    </message>
    <message>
        <source>in the mean that aligns best</source>
        <translation>dans la moyenne qui aligne le mieux</translation>
    </message>
    <message>
        <source>in the mean that agrees best with statistics</source>
        <translation>dans la moyenne qui s&apos;accorde le mieux avec la statistique</translation>
    </message>
    <message>
        <source>%1, end marks aside</source>
        <translation>%1, marques de fin à part</translation>
    </message>
</context>
<context>
    <name>HeadsMenu</name>
    <message>
        <source>Switch on: %1</source>
        <translation>Réactiver : %1</translation>
    </message>
    <message>
        <source>Switch off: %1</source>
        <translation>Désactiver : %1</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Tout réactiver</translation>
    </message>
</context>
<context>
    <name>HeadsOff</name>
    <message>
        <source>the translation stays the same</source>
        <translation>la traduction reste la même</translation>
    </message>
    <message>
        <source>the translation changes</source>
        <translation>la traduction change</translation>
    </message>
    <message>
        <source>%1, log-probability %2 → %3</source>
        <translation>%1, log-probabilité %2 → %3</translation>
    </message>
    <message>
        <source>no validation pair can be measured</source>
        <translation>aucune paire de validation ne peut être mesurée</translation>
    </message>
    <message>
        <source>validation: %1</source>
        <translation>validation : %1</translation>
    </message>
    <message>
        <source>validation at step %1: %2</source>
        <translation>validation à l&apos;étape %1 : %2</translation>
    </message>
    <message>
        <source>load sentence pairs to see validation loss and BLEU</source>
        <translation>charger des paires de phrases pour voir la perte de validation et le BLEU</translation>
    </message>
    <message>
        <source>measuring the validation set…</source>
        <translation>mesure des paires de validation…</translation>
    </message>
    <message>
        <source>Without %1: %2</source>
        <translation>Sans %1 : %2</translation>
    </message>
    <message>
        <source>loss %1 → %2</source>
        <translation>perte %1 → %2</translation>
    </message>
    <message>
        <source>%1, BLEU %2 → %3</source>
        <translation>%1, BLEU %2 → %3</translation>
    </message>
    <message>
        <source>%1, measuring BLEU…</source>
        <translation>%1, mesure du BLEU…</translation>
    </message>
    <message>
        <source>loss now %1, measuring with all heads…</source>
        <translation>perte maintenant %1, mesure avec toutes les têtes…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln heads</source>
        <translation>
            <numerusform>%Ln tête</numerusform>
            <numerusform>%Ln têtes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadsView</name>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>Heads: three blocks, encoder, cross and decoder; layer 1 at the bottom</source>
        <translation>Têtes : trois blocs, encodeur, croisée et décodeur ; couche 1 en bas</translation>
    </message>
    <message>
        <source>There are no maps of single heads for this sentence.</source>
        <translation>Il n&apos;y a pas de cartes de têtes seules pour cette phrase.</translation>
    </message>
    <message>
        <source>%1 · Esc lets go</source>
        <translation>%1 · Échap libère</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>tetes</translation>
    </message>
    <message>
        <source>Point at a head to see it large, click to keep it, Ctrl+click to add it, M for the mean of those chosen, X to switch them off, or use the arrow keys.</source>
        <translation>Pointer une tête pour la voir en grand, cliquer pour la garder, Ctrl+clic pour l&apos;ajouter, M pour la moyenne des têtes sélectionnées, X pour les désactiver, ou utiliser les flèches.</translation>
    </message>
    <message>
        <source>%1 (without %2)</source>
        <translation>%1 (sans %2)</translation>
    </message>
    <message>
        <source>The heads need a larger window. Their measures are one click away.</source>
        <translation>Les têtes demandent une fenêtre plus grande. Leurs mesures sont à un clic.</translation>
    </message>
</context>
<context>
    <name>HeatmapPlot</name>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Documentation</source>
        <translation>Documentation</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Chercher dans toutes les pages</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>What the search found</source>
        <translation>Ce que la recherche a trouvé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>No page has all these words. Try fewer.</source>
        <translation>Aucune page n&apos;a tous ces mots. En essayer moins.</translation>
    </message>
    <message>
        <source>The pages are in English.</source>
        <translation>Les pages sont en anglais.</translation>
    </message>
</context>
<context>
    <name>InterruptionBar</name>
    <message>
        <source>&amp;Resume training</source>
        <translation>&amp;Reprendre l&apos;entraînement</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L&apos;ouvrir</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>The training of %1 was interrupted before its first save. It can start again with the same settings.</source>
        <translation>L&apos;entraînement de %1 a été interrompu avant sa première sauvegarde. Il peut recommencer avec les mêmes réglages.</translation>
    </message>
    <message>
        <source>The training of %1 was interrupted. It can go on at step %2, after %3 of training. Its last save is of %4.</source>
        <translation>L&apos;entraînement de %1 a été interrompu. Il peut continuer à l&apos;étape %2, après %3 d&apos;entraînement. Dernière sauvegarde : %4.</translation>
    </message>
    <message>
        <source>Load its sentence pairs and go on with training</source>
        <translation>Charger ses paires de phrases et continuer l&apos;entraînement</translation>
    </message>
    <message>
        <source>Open the run, to look at it and to translate with it</source>
        <translation>Ouvrir l&apos;essai, pour le regarder et traduire avec lui</translation>
    </message>
    <message>
        <source>Leave the run as it is, and do not offer it again</source>
        <translation>Laisser l&apos;essai tel quel, et ne plus le proposer</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source> or </source>
        <comment>between two answers that are both right</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>“%1” on “%2”</source>
        <translation>« %1 » sur « %2 »</translation>
    </message>
</context>
<context>
    <name>KindView</name>
    <message>
        <source>The weights of a target word sum to one.</source>
        <translation>Les poids d&apos;un mot cible font un en tout.</translation>
    </message>
    <message>
        <source>The weights of a target word sum to at most one.</source>
        <translation>Les poids d&apos;un mot cible font au plus un en tout.</translation>
    </message>
    <message>
        <source>There are no weights to see.</source>
        <translation>Il n&apos;y a pas de poids à voir.</translation>
    </message>
    <message>
        <source>Equation of the attention: %1</source>
        <translation>Équation de l&apos;attention : %1</translation>
    </message>
    <message>
        <source>What the symbols mean</source>
        <translation>Ce que veulent dire les symboles</translation>
    </message>
</context>
<context>
    <name>LeastHeadsView</name>
    <message>
        <source>Least set of heads; arrow keys read the curve</source>
        <translation>Ensemble minimal de têtes ; les flèches lisent la courbe</translation>
    </message>
    <message>
        <source>Point at the curve: which head went, and BLEU without it.</source>
        <translation>Pointer la courbe : quelle tête est partie, et BLEU sans elle.</translation>
    </message>
    <message>
        <source>heads that are left</source>
        <translation>têtes restantes</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>all %1 heads: BLEU %2</source>
        <translation>toutes les %1 têtes : BLEU %2</translation>
    </message>
    <message>
        <source>without %1 too, %2 left: BLEU %3</source>
        <translation>sans %1 non plus, %2 restantes : BLEU %3</translation>
    </message>
    <message>
        <source>The least set, %1 of %2 heads: %3</source>
        <translation>L&apos;ensemble minimal, %1 têtes sur %2 : %3</translation>
    </message>
    <message>
        <source>least-set</source>
        <translation>ensemble-minimal</translation>
    </message>
    <message>
        <source>Least set of heads</source>
        <translation>Ensemble minimal de têtes</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Lesson: %1, %2</source>
        <translation>Leçon : %1, %2</translation>
    </message>
    <message>
        <source>%1
What you need to know: %2</source>
        <translation>%1
À savoir avant : %2</translation>
    </message>
    <message>
        <source>%1 · done</source>
        <translation>%1 · terminée</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 steps</source>
        <translation>%1 · %2/%3 étapes</translation>
    </message>
    <message>
        <source>From the file %1</source>
        <translation>Du fichier %1</translation>
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
        <translation>La leçon se prépare…</translation>
    </message>
    <message>
        <source>Preparing this step: the earlier steps are done anew…</source>
        <translation>Cette étape se prépare : ce qui la précède est refait…</translation>
    </message>
    <message>
        <source>The tasks of this step are done for you…</source>
        <translation>Ce qui fait partie de cette étape est fait pour vous…</translation>
    </message>
    <message>
        <source>Cancelled. Again prepares this step anew.</source>
        <translation>Annulé. « Refaire » prépare cette étape de nouveau.</translation>
    </message>
    <message>
        <source>%1 Press Again to retry.</source>
        <translation>%1 « Refaire » essaie encore une fois.</translation>
    </message>
</context>
<context>
    <name>LessonHost</name>
    <message>
        <source>There is no room for the runs of a lesson in the folder of temporary files.</source>
        <translation>Il n&apos;y a pas de place pour les essais d&apos;une leçon dans le dossier des fichiers temporaires.</translation>
    </message>
</context>
<context>
    <name>LessonLibrary</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu : %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>%1 is not a valid lesson. Mistakes: %2. The first: %3</source>
        <translation>%1 n’est pas une leçon valide. Fautes : %2. La première : %3</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>End the lesson. Your own run, data and layout come back</source>
        <translation>Terminer la leçon. Votre essai, vos données et votre disposition reviennent</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>To the next step</source>
        <translation>Vers l&apos;étape suivante</translation>
    </message>
    <message>
        <source>Save what I &amp;found…</source>
        <translation>Enregistrer mes &amp;résultats…</translation>
    </message>
    <message>
        <source>Save your predictions and what this run showed as a page</source>
        <translation>Enregistrer les prédictions et ce que cet essai a montré dans une page</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>To the step before, as it was when you came to it</source>
        <translation>Vers l&apos;étape précédente, telle qu&apos;elle était au début</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>Re&amp;faire</translation>
    </message>
    <message>
        <source>This step once more, as it was when you came to it</source>
        <translation>Cette étape encore une fois, telle qu&apos;elle était au début</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Leçon : %1</translation>
    </message>
    <message>
        <source>&amp;Finish the lesson</source>
        <translation>&amp;Terminer la leçon</translation>
    </message>
    <message>
        <source>Go to the next step; the tasks of this one are done for you</source>
        <translation>Vers l&apos;étape suivante ; ce qui fait partie de celle-ci est fait pour vous</translation>
    </message>
    <message>
        <source>Your answer is still missing: this step waits for it.</source>
        <translation>La réponse manque encore : cette étape l’attend.</translation>
    </message>
    <message>
        <source>From the file %1</source>
        <translation>Du fichier %1</translation>
    </message>
    <message>
        <source>Your name, if the page is handed in</source>
        <translation>Votre nom, si la page est remise</translation>
    </message>
    <message>
        <source>The page says only what you type here. It may stay empty</source>
        <translation>La page ne dit que ce qui est tapé ici. Le champ peut rester vide</translation>
    </message>
</context>
<context>
    <name>LessonSetup</name>
    <message>
        <source>The data of the lesson could not be loaded.</source>
        <translation>Les données de la leçon n&apos;ont pas pu être chargées.</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Your predictions and what you found are in %1.</source>
        <translation>Vos prédictions et vos résultats sont dans %1.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n&apos;a pas pu être écrit : %2</translation>
    </message>
</context>
<context>
    <name>LessonsRow</name>
    <message>
        <source>Learn by a lesson: it asks, you try it, and this run shows it</source>
        <translation>Apprendre par une leçon : elle demande, vous essayez, et l&apos;essai le montre</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>Open a lesson of your own or of somebody else&apos;s: a file that ends in .lesson.md</source>
        <translation>Ouvrir une leçon à soi ou d&apos;autrui : un fichier qui finit par .lesson.md</translation>
    </message>
    <message>
        <source>Folder of lessons…</source>
        <translation>Dossier de leçons…</translation>
    </message>
    <message>
        <source>Fewer lessons</source>
        <translation>Moins de leçons</translation>
    </message>
    <message numerus="yes">
        <source>All %n lessons</source>
        <translation>
            <numerusform>%n leçon</numerusform>
            <numerusform>Les %n leçons</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder whose lessons are listed here too</source>
        <translation>Choisir un dossier dont les leçons figurent aussi ici</translation>
    </message>
    <message>
        <source>Answers of a class…</source>
        <translation>Réponses d&apos;une classe…</translation>
    </message>
    <message>
        <source>Choose a folder with the pages that learners handed in, and see all their answers</source>
        <translation>Choisir un dossier de pages remises et voir toutes les réponses</translation>
    </message>
</context>
<context>
    <name>LikelyWordsView</name>
    <message>
        <source>The likeliest words</source>
        <translation>Les mots les plus probables</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilité</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>with the mean annotation</source>
        <translation>avec l&apos;annotation moyenne</translation>
    </message>
    <message>
        <source>what looking adds</source>
        <translation>ce qu&apos;apporte le regard</translation>
    </message>
</context>
<context>
    <name>LikenessView</name>
    <message>
        <source>Likeness of heads; arrow keys read two of them</source>
        <translation>Ressemblance des têtes ; les flèches en lisent deux</translation>
    </message>
    <message>
        <source>layer.head</source>
        <translation>couche.tête</translation>
    </message>
    <message>
        <source>1 − divergence in bits</source>
        <translation>1 − divergence en bits</translation>
    </message>
    <message>
        <source>A row and a column for each head, 1 where two heads spread their weight alike</source>
        <translation>Une ligne et une colonne pour chaque tête, 1 là où deux têtes répartissent leur poids de la même façon</translation>
    </message>
    <message>
        <source>Kind of the compared heads</source>
        <translation>Sorte des têtes comparées</translation>
    </message>
    <message>
        <source>Bright: both heads spread their weight alike. Alike heads stand together.</source>
        <translation>Clair : les deux têtes répartissent leur poids de la même façon. Les têtes qui se ressemblent sont voisines.</translation>
    </message>
    <message>
        <source>Point at a cell: two heads and their divergence.</source>
        <translation>Pointer une cellule : deux têtes et leur divergence.</translation>
    </message>
    <message>
        <source>%1 and %2: %3 bits</source>
        <translation>%1 et %2 : %3 bits</translation>
    </message>
    <message>
        <source>likeness</source>
        <translation>ressemblance</translation>
    </message>
    <message>
        <source>Likeness of heads: %1</source>
        <translation>Ressemblance des têtes : %1</translation>
    </message>
</context>
<context>
    <name>LinesPlot</name>
    <message>
        <source>the %1 heaviest lines are drawn</source>
        <translation>les %1 lignes les plus lourdes sont dessinées</translation>
    </message>
</context>
<context>
    <name>LinkBar</name>
    <message>
        <source>Close; the engine stays where it is</source>
        <translation>Fermer ; le moteur reste où il est</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>l&apos;autre côté</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>The engine of this window runs on %1. Files and runs are those of that machine, and a training goes on when this window is closed.</source>
        <translation>Le moteur de cette fenêtre tourne sur %1. Les fichiers et les essais sont ceux de cette machine, et un entraînement continue quand la fenêtre est fermée.</translation>
    </message>
    <message>
        <source>The connection to %1 has ended: %2</source>
        <translation>La liaison avec %1 est terminée : %2</translation>
    </message>
    <message>
        <source>Connection to %1 lost; what you see is %2 old. Training continues there.</source>
        <translation>La liaison avec %1 est perdue, et ce qui est affiché date de %2. Un entraînement y continue.</translation>
    </message>
    <message>
        <source>Retrying in %1.</source>
        <translation>Nouvelle tentative dans %1.</translation>
    </message>
    <message>
        <source>Retrying now.</source>
        <translation>Nouvelle tentative en cours.</translation>
    </message>
</context>
<context>
    <name>LinkDrawing</name>
    <message>
        <source>Links are drawn for a pair of the data: open one from the table of sentences, or from the pairs.</source>
        <translation>Les liens se dessinent pour une paire des données : en ouvrir une depuis le tableau des phrases, ou depuis les paires.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln links of this pair are kept in %1</source>
        <translation>
            <numerusform>%Ln lien de cette paire est gardé dans %1</numerusform>
            <numerusform>%Ln liens de cette paire sont gardés dans %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No links are drawn for this pair any more</source>
        <translation>Aucun lien n&apos;est plus dessiné pour cette paire</translation>
    </message>
    <message>
        <source>A gold file is chosen in the table of sentences. Links can be drawn only without it.</source>
        <translation>Le fichier de référence choisi dans le tableau des phrases compte seul : les liens se dessinent sans lui.</translation>
    </message>
    <message>
        <source>These words were cleaned, so they differ from the words of the file: links between them cannot be kept with the file.</source>
        <translation>Ces mots ne sont pas ceux du fichier, parce qu&apos;ils ont été nettoyés : des liens qui les comptent ne peuvent pas être gardés avec lui.</translation>
    </message>
</context>
<context>
    <name>LinksController</name>
    <message>
        <source>Statistical links of the pairs are there: they are outlined, and attention is measured against them</source>
        <translation>Les liens statistiques des paires sont là : ils sont encadrés, et l&apos;attention est mesurée par rapport à eux</translation>
    </message>
    <message>
        <source>Statistical links of so many pairs take more than a minute: Tools ▸ Learn statistical links</source>
        <translation>Les liens statistiques d&apos;autant de paires prennent plus d&apos;une minute : Outils ▸ Apprendre les liens statistiques</translation>
    </message>
    <message>
        <source>No statistical links are learned</source>
        <translation>Aucun lien statistique n&apos;est appris</translation>
    </message>
    <message>
        <source>Stop learning statistical lin&amp;ks (%1%)</source>
        <translation>Arrêter d&apos;apprendre les liens &amp;statistiques (%1 %)</translation>
    </message>
    <message>
        <source>Learn statistical lin&amp;ks</source>
        <translation>Apprendre les liens &amp;statistiques</translation>
    </message>
</context>
<context>
    <name>LinksPicture</name>
    <message>
        <source>links</source>
        <translation>liens</translation>
    </message>
    <message>
        <source>links read off attention</source>
        <translation>liens lus sur l&apos;attention</translation>
    </message>
    <message>
        <source>gold links</source>
        <translation>liens de référence</translation>
    </message>
    <message>
        <source>statistical links</source>
        <translation>liens statistiques</translation>
    </message>
</context>
<context>
    <name>LossCanvas</name>
    <message>
        <source>Training, each step</source>
        <translation>Entraînement, chaque étape</translation>
    </message>
    <message>
        <source>Training, %1</source>
        <translation>Entraînement, %1</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Training, label-smoothed, each step</source>
        <translation>Entraînement, avec lissage des étiquettes, chaque étape</translation>
    </message>
    <message>
        <source>Training, label-smoothed, %1</source>
        <translation>Entraînement, avec lissage des étiquettes, %1</translation>
    </message>
    <message>
        <source>Training, label-smoothed</source>
        <translation>Entraînement, avec lissage des étiquettes</translation>
    </message>
    <message>
        <source>Second validation file</source>
        <translation>Second fichier de validation</translation>
    </message>
    <message>
        <source>Alignment loss</source>
        <translation>Perte d&apos;alignement</translation>
    </message>
</context>
<context>
    <name>LossMarks</name>
    <message>
        <source>learning rate %1</source>
        <translation>taux d&apos;apprentissage %1</translation>
    </message>
    <message>
        <source>teacher forcing %1</source>
        <translation>teacher forcing %1</translation>
    </message>
    <message>
        <source>until epoch %1</source>
        <translation>jusqu&apos;à l&apos;époque %1</translation>
    </message>
    <message>
        <source>until step %1</source>
        <translation>jusqu&apos;à l&apos;étape %1</translation>
    </message>
    <message>
        <source>changed here: %1</source>
        <translation>changé ici : %1</translation>
    </message>
    <message>
        <source>▲ saved here</source>
        <translation>▲ sauvegardé ici</translation>
    </message>
    <message>
        <source>alignment weight %1</source>
        <translation>poids de l&apos;alignement %1</translation>
    </message>
</context>
<context>
    <name>LossMeasureTexts</name>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>époque</translation>
    </message>
    <message>
        <source>perplexity</source>
        <translation>perplexité</translation>
    </message>
    <message>
        <source>loss (mean squared error)</source>
        <translation>perte (erreur quadratique moyenne)</translation>
    </message>
    <message>
        <source>loss (nats per token)</source>
        <translation>perte (nats par token)</translation>
    </message>
    <message>
        <source>training time ([hours:]minutes:seconds)</source>
        <translation>temps d&apos;entraînement ([heures:]minutes:secondes)</translation>
    </message>
    <message>
        <source>BLEU of the validation (0 to 100)</source>
        <translation>BLEU de la validation (0 à 100)</translation>
    </message>
</context>
<context>
    <name>LossPlot</name>
    <message>
        <source>Vertical axis</source>
        <translation>Axe vertical</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexité</translation>
    </message>
    <message>
        <source>BLEU of the validation</source>
        <translation>BLEU de la validation</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Linear scale</source>
        <translation>Échelle linéaire</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>Échelle logarithmique</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Axe horizontal</translation>
    </message>
    <message>
        <source>By step</source>
        <translation>Par étape</translation>
    </message>
    <message>
        <source>By epoch</source>
        <translation>Par époque</translation>
    </message>
    <message>
        <source>By training time</source>
        <translation>Par temps d&apos;entraînement</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Lissage</translation>
    </message>
    <message>
        <source>&amp;Follow the training</source>
        <translation>&amp;Suivre l&apos;entraînement</translation>
    </message>
    <message>
        <source>&amp;Loss plot</source>
        <translation>Courbe de &amp;perte</translation>
    </message>
    <message>
        <source>Loss plot</source>
        <translation>Courbe de perte</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>perplexité %1</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>perte %1</translation>
    </message>
    <message>
        <source> (%1 steps together)</source>
        <translation> (%1 étapes ensemble)</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>moyenne %1</translation>
    </message>
    <message>
        <source>validation BLEU %1</source>
        <translation>BLEU de validation %1</translation>
    </message>
    <message>
        <source>validation %1</source>
        <translation>validation %1</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>taux %1</translation>
    </message>
    <message>
        <source>Zoomed in. Double-click to follow the training again; Shift+drag moves the view.</source>
        <translation>Agrandi. Un double clic suit de nouveau l&apos;entraînement ; tirer avec Maj déplace.</translation>
    </message>
    <message>
        <source>The loss appears here as soon as training runs.</source>
        <translation>La perte apparaît ici dès que l&apos;entraînement tourne.</translation>
    </message>
    <message>
        <source>Each validation measures BLEU; none has run yet.</source>
        <translation>Chaque validation mesure le BLEU ; aucune n&apos;a encore eu lieu.</translation>
    </message>
    <message>
        <source>label-smoothed %1</source>
        <translation>avec lissage des étiquettes %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>epoch %1, %2</source>
        <translation>époque %1, %2</translation>
    </message>
    <message>
        <source>Only validations have a perplexity: the training loss is label-smoothed.</source>
        <translation>Seules les validations ont une perplexité : la perte d’entraînement est avec lissage des étiquettes.</translation>
    </message>
</context>
<context>
    <name>LossSide</name>
    <message>
        <source>Axes and smoothing of the loss curve</source>
        <translation>Axes et lissage de la courbe de perte</translation>
    </message>
</context>
<context>
    <name>LossView</name>
    <message>
        <source>What is lost</source>
        <translation>Ce qui est perdu</translation>
    </message>
    <message>
        <source>Orange: without it, the target word is less probable. Blue: more probable.</source>
        <translation>Orange : sans lui, le mot cible est moins probable. Bleu : plus probable.</translation>
    </message>
    <message>
        <source>What each target word loses without a word</source>
        <translation>Ce que chaque mot cible perd sans un mot</translation>
    </message>
    <message>
        <source>Loss of log probability, a row for each target word, a column for what is taken away</source>
        <translation>Perte de log-probabilité, une ligne par mot cible, une colonne par mot retiré</translation>
    </message>
    <message>
        <source>log p before − after, in nats</source>
        <translation>log p avant − après, en nats</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>What is lost: %1</source>
        <translation>Ce qui est perdu : %1</translation>
    </message>
    <message>
        <source>the target word becomes less probable</source>
        <translation>le mot cible devient moins probable</translation>
    </message>
    <message>
        <source>the target word becomes more probable</source>
        <translation>le mot cible devient plus probable</translation>
    </message>
    <message>
        <source>words whose row is changed</source>
        <translation>mots dont la ligne est modifiée</translation>
    </message>
</context>
<context>
    <name>MainView</name>
    <message>
        <source>Type a sentence below to see how it is read</source>
        <translation>Saisir une phrase ci-dessous pour voir comment elle est lue</translation>
    </message>
    <message>
        <source>Type numbers below, such as 3 1 2, to see how they are put in order</source>
        <translation>Saisir des nombres ci-dessous, comme 3 1 2, pour voir comment ils sont ordonnés</translation>
    </message>
    <message>
        <source>The first picture of this sentence comes with the next steps</source>
        <translation>La première image de cette phrase vient avec les prochaines étapes</translation>
    </message>
    <message>
        <source>There is no picture of this sentence</source>
        <translation>Il n&apos;y a pas d&apos;image de cette phrase</translation>
    </message>
    <message>
        <source>Choose data first, then press Train</source>
        <translation>Choisir d&apos;abord des données, puis presser Entraîner</translation>
    </message>
    <message>
        <source>Press Train to watch attention take shape</source>
        <translation>Presser Entraîner pour voir l&apos;attention prendre forme</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Details of the message</source>
        <translation>Détails du message</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Model %1</source>
        <translation>Modèle %1</translation>
    </message>
    <message>
        <source>Which run model %1 comes from</source>
        <translation>De quel essai vient le modèle %1</translation>
    </message>
    <message>
        <source>Save of model %1</source>
        <translation>Sauvegarde du modèle %1</translation>
    </message>
    <message>
        <source>Which save of that run</source>
        <translation>Quelle sauvegarde de cet essai</translation>
    </message>
    <message>
        <source>Model in memory</source>
        <translation>Modèle en mémoire</translation>
    </message>
    <message>
        <source>As it is at the moment, even while it is trained</source>
        <translation>Tel qu&apos;il est à présent, même pendant son entraînement</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, étape %2</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Tel qu&apos;il est</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Pas encore de modèle</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>La meilleure</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>La plus récente</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Another run…</source>
        <translation>Un autre essai…</translation>
    </message>
</context>
<context>
    <name>NumberStrip</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2 : %3</translation>
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
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>1 line was skipped</source>
        <translation>1 ligne a été sautée</translation>
    </message>
    <message>
        <source>%1 lines were skipped</source>
        <translation>%1 lignes ont été sautées</translation>
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
            <numerusform>%1 bit</numerusform>
            <numerusform>%1 bits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningDialogs</name>
    <message>
        <source>Open sentence pairs</source>
        <translation>Ouvrir des paires de phrases</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open the source side</source>
        <translation>Ouvrir le côté source</translation>
    </message>
    <message>
        <source>Open the target side</source>
        <translation>Ouvrir le côté cible</translation>
    </message>
    <message>
        <source>Open the folder of a run</source>
        <translation>Ouvrir le dossier d&apos;un essai</translation>
    </message>
    <message>
        <source>Choose the folder of a run</source>
        <translation>Choisir le dossier d&apos;un essai</translation>
    </message>
    <message>
        <source>Open a packed run</source>
        <translation>Ouvrir un essai empaqueté</translation>
    </message>
    <message>
        <source>Packed runs (*.attentoscope);;All files (*)</source>
        <translation>Essais empaquetés (*.attentoscope);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the run in this folder</source>
        <translation>Sauvegarder l&apos;essai dans ce dossier</translation>
    </message>
    <message>
        <source>Choose the sentence pairs</source>
        <translation>Choisir les paires de phrases</translation>
    </message>
    <message>
        <source>Choose the source side</source>
        <translation>Choisir le côté source</translation>
    </message>
    <message>
        <source>Choose the target side</source>
        <translation>Choisir le côté cible</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md);;All files (*)</source>
        <translation>Leçons (*.lesson.md);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save what you found</source>
        <translation>Enregistrer les résultats</translation>
    </message>
    <message>
        <source>Pages (*.html);;All files (*)</source>
        <translation>Pages (*.html);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a folder of lessons</source>
        <translation>Choisir un dossier de leçons</translation>
    </message>
    <message>
        <source>Choose the folder with the learners&apos; pages</source>
        <translation>Choisir le dossier des pages remises</translation>
    </message>
    <message>
        <source>Choose pairs to validate with</source>
        <translation>Choisir des paires de validation</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.txt *.csv *.gz *.xz);;All files (*)</source>
        <translation>Paires de phrases (*.tsv *.txt *.csv *.gz *.xz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Sentence pairs and packed runs (*.tsv *.txt *.csv *.tmx *.zip *.gz *.xz *.attentoscope);;All files (*)</source>
        <translation>Paires de phrases et essais empaquetés (*.tsv *.txt *.csv *.tmx *.zip *.gz *.xz *.attentoscope);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>PackDialog</name>
    <message>
        <source>Include the sentence &amp;pairs</source>
        <translation>Inclure les &amp;paires de phrases</translation>
    </message>
    <message>
        <source>Export the run %1</source>
        <translation>Exporter l&apos;essai %1</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Fichier à écrire</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>Pa&amp;rcourir…</translation>
    </message>
    <message>
        <source>Export the run</source>
        <translation>Exporter l&apos;essai</translation>
    </message>
    <message>
        <source>Runs (*%1)</source>
        <translation>Essais (*%1)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>There is a file of this name. Press Replace to write over it, or choose another name.</source>
        <translation>Un fichier de ce nom existe. « Remplacer » l&apos;écrase ; sinon choisir un autre nom.</translation>
    </message>
    <message>
        <source>Without them, the file has only their name and their number. It never has the names of folders on this computer.</source>
        <translation>Sans elles, le fichier n&apos;a que leur nom et leur nombre. Il n&apos;a jamais les noms de dossiers de cet ordinateur.</translation>
    </message>
    <message>
        <source>One file to send: the newest save and the best one, the history and the watched sentences. A double click on it opens it, and so does File ▸ Open run.</source>
        <translation>Un fichier à envoyer : la sauvegarde la plus récente et la meilleure, l&apos;histoire et les phrases suivies. Un double clic l&apos;ouvre, de même que Fichier ▸ Ouvrir un essai.</translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message>
        <source>Sentence pairs</source>
        <translation>Paires de phrases</translation>
    </message>
    <message>
        <source>Skipped lines</source>
        <translation>Lignes sautées</translation>
    </message>
    <message>
        <source>%1; the first %2 of them:</source>
        <translation>%1 ; les %2 premières :</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1 :</translation>
    </message>
    <message>
        <source>Pairs shown: %1 of %2, as they are in the file.</source>
        <translation>Paires montrées : %1 sur %2, telles qu&apos;elles sont dans le fichier.</translation>
    </message>
    <message>
        <source>Train &amp;without these pairs…</source>
        <translation>Entraîner &amp;sans ces paires…</translation>
    </message>
    <message>
        <source>Train the run again without the selected pairs, and compare both: what did they teach?</source>
        <translation>Entraîner de nouveau l&apos;essai sans les paires sélectionnées, et comparer les deux : qu&apos;ont-elles appris ?</translation>
    </message>
</context>
<context>
    <name>PictureExports</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>A picture of the heatmap is on the clipboard</source>
        <translation>Une image de la carte est dans le presse-papiers</translation>
    </message>
</context>
<context>
    <name>PlotExport</name>
    <message>
        <source>A picture of %1 × %2 pixels is too large: no side may exceed %3. Choose a smaller size or scale, or SVG or PDF, which have no pixels.</source>
        <translation>Une image de %1 × %2 pixels est trop grande : aucun côté ne peut dépasser %3. Choisir une taille ou une échelle plus petite, ou SVG ou PDF, qui n&apos;ont pas de pixels.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture. Choose a smaller size or scale.</source>
        <translation>La mémoire ne suffit pas pour cette image. Choisir une taille ou une échelle plus petite.</translation>
    </message>
    <message>
        <source>The drawing could not be made. Try PNG instead.</source>
        <translation>Le dessin n&apos;a pas pu être fait. Essayer plutôt PNG.</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation>Il n&apos;y a encore rien à enregistrer.</translation>
    </message>
    <message>
        <source>A size of %1 × %2 at scale %3 cannot be drawn. Width, height and scale must be above zero.</source>
        <translation>Une taille de %1 × %2 à l&apos;échelle %3 ne peut pas être dessinée. Largeur, hauteur et échelle doivent dépasser zéro.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Choose another folder or file name.</source>
        <translation>« %1 » ne peut pas être écrit : %2. Choisir un autre dossier ou un autre nom.</translation>
    </message>
    <message>
        <source>“%1” does not name a format that can be written. Let the file name end in one of %2.</source>
        <translation>« %1 » ne nomme pas de format que l&apos;on puisse écrire. Le nom doit finir par l&apos;un de %2.</translation>
    </message>
    <message>
        <source>No installed font has “%1”: the picture has a box for each. Install a font that has them, for emoji the package fonts-noto-color-emoji.</source>
        <translation>Aucune police installée ne contient « %1 » : un carré remplace chacun de ces caractères dans l&apos;image. Installer une police qui les contient, pour les émojis le paquet fonts-noto-color-emoji.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>trained on %1</source>
        <translation>entraîné sur %1</translation>
    </message>
    <message>
        <source>The picture is too small for its legend.</source>
        <translation>L&apos;image est trop petite pour sa légende.</translation>
    </message>
</context>
<context>
    <name>PlotMarks</name>
    <message>
        <source>aligns best with the gold links</source>
        <translation>s&apos;accorde le mieux avec les liens de référence</translation>
    </message>
    <message>
        <source>chosen: the large picture shows it</source>
        <translation>choisie : la grande image la montre</translation>
    </message>
    <message>
        <source>chosen, but not shown now</source>
        <translation>choisie, mais pas montrée maintenant</translation>
    </message>
    <message>
        <source>switched off in this translation</source>
        <translation>désactivée dans cette traduction</translation>
    </message>
    <message>
        <source>forced row: a person chose the word that it looks at</source>
        <translation>ligne forcée : le mot qu&apos;elle regarde est choisi à la main</translation>
    </message>
    <message>
        <source>sure gold link</source>
        <translation>lien de référence sûr</translation>
    </message>
    <message>
        <source>possible gold link</source>
        <translation>lien de référence possible</translation>
    </message>
    <message>
        <source>window: the words that the row can look at</source>
        <translation>fenêtre : les mots que la ligne peut regarder</translation>
    </message>
    <message>
        <source>centre of the window, p(t)</source>
        <translation>centre de la fenêtre, p(t)</translation>
    </message>
    <message>
        <source>forced word: a person chose it</source>
        <translation>mot forcé : choisi à la main</translation>
    </message>
    <message>
        <source>faded: not among the largest weights of the row</source>
        <translation>estompé : pas parmi les plus grands poids qui portent la ligne</translation>
    </message>
    <message>
        <source>a word that the model does not know</source>
        <translation>un mot que le modèle ne connaît pas</translation>
    </message>
    <message>
        <source>pinned cell, with its row and column</source>
        <translation>cellule épinglée, avec sa ligne et sa colonne</translation>
    </message>
    <message>
        <source>selected word; bars are sums over them</source>
        <translation>mot sélectionné ; les barres en sont les sommes</translation>
    </message>
    <message>
        <source>pinned line, between its two words</source>
        <translation>ligne épinglée, entre ses deux mots</translation>
    </message>
    <message>
        <source>selected word; shaded words have the sums over them</source>
        <translation>mot sélectionné ; les mots teintés en ont les sommes</translation>
    </message>
    <message>
        <source>saved: training can go back to this step</source>
        <translation>sauvegarde : l&apos;entraînement peut revenir à cette étape</translation>
    </message>
    <message>
        <source>a person changed a setting</source>
        <translation>un réglage a été changé à la main</translation>
    </message>
    <message>
        <source>agrees best with the statistical links</source>
        <translation>s&apos;accorde le mieux avec les liens statistiques</translation>
    </message>
    <message>
        <source>statistical link, both directions</source>
        <translation>lien statistique, dans les deux sens</translation>
    </message>
    <message>
        <source>statistical link, less certain</source>
        <translation>lien statistique, moins sûr</translation>
    </message>
</context>
<context>
    <name>PngWriter</name>
    <message>
        <source>There is not enough memory for these pictures. Choose a smaller size or scale.</source>
        <translation>La mémoire ne suffit pas pour ces images. Choisir une taille ou une échelle plus petite.</translation>
    </message>
</context>
<context>
    <name>PresetChooser</name>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>What the preset is</source>
        <translation>Ce qu&apos;est le préréglage</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>PresetGroups</name>
    <message>
        <source>Without words</source>
        <translation>Sans mots</translation>
    </message>
    <message>
        <source>Transformers</source>
        <translation>Transformers</translation>
    </message>
    <message>
        <source>Recurrent networks</source>
        <translation>Réseaux récurrents</translation>
    </message>
</context>
<context>
    <name>PresetTexts</name>
    <message>
        <source>Where it comes from: %1.</source>
        <translation>Origine : %1.</translation>
    </message>
    <message>
        <source>Data settings of the article: %1.</source>
        <translation>Réglages de données de l&apos;article : %1.</translation>
    </message>
    <message>
        <source>What to expect: %1</source>
        <translation>À quoi s&apos;attendre : %1</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>LibTorch multiplies with %1 and its kernels for %2, which this program chose: by itself the library took those for %3.</source>
        <translation>LibTorch multiplie avec %1 et ses noyaux pour %2, que ce programme a choisis : d&apos;elle-même la bibliothèque prenait ceux pour %3.</translation>
    </message>
    <message>
        <source>LibTorch multiplies with %1 and its kernels for %2, which OPENBLAS_CORETYPE chose.</source>
        <translation>LibTorch multiplie avec %1 et ses noyaux pour %2, choisis par OPENBLAS_CORETYPE.</translation>
    </message>
    <message>
        <source>LibTorch multiplies with %1 and its kernels for %2.</source>
        <translation>LibTorch multiplie avec %1 et ses noyaux pour %2.</translation>
    </message>
    <message>
        <source>About Attentoscope</source>
        <translation>À propos d&apos;Attentoscope</translation>
    </message>
    <message>
        <source>Attentoscope %1</source>
        <translation>Attentoscope %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty. Built on Qt, LibTorch, oneDNN and QCustomPlot.</source>
        <translation>Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure, sans aucune garantie. Fait avec Qt, LibTorch, oneDNN et QCustomPlot.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Heatmap and lines</source>
        <translation>Carte et lignes</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>First or last column</source>
        <translation>Première ou dernière colonne</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Origine, Fin</translation>
    </message>
    <message>
        <source>First or last row</source>
        <translation>Première ou dernière ligne</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page préc., Page suiv.</translation>
    </message>
    <message>
        <source>Pin a cell, or let it go</source>
        <translation>Épingler une cellule, ou la lâcher</translation>
    </message>
    <message>
        <source>Enter, Space, click</source>
        <translation>Entrée, Espace, clic</translation>
    </message>
    <message>
        <source>Sum several words</source>
        <translation>Additionner plusieurs mots</translation>
    </message>
    <message>
        <source>Shift+arrow keys, Ctrl+click on words</source>
        <translation>Maj+flèches, Ctrl+clic sur des mots</translation>
    </message>
    <message>
        <source>Make a word of the translation look at one source word only</source>
        <translation>Faire regarder à un mot de la traduction un seul mot source</translation>
    </message>
    <message>
        <source>How a weight came about</source>
        <translation>D&apos;où vient un poids</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Loss curve</source>
        <translation>Courbe de perte</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Follow the training again</source>
        <translation>Suivre de nouveau l&apos;entraînement</translation>
    </message>
    <message>
        <source>Home, double click</source>
        <translation>Origine, double clic</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>An instrument for attention: train an encoder-decoder on sentence pairs, watch the alignment take shape, and export what you see.</source>
        <translation>Un instrument pour l&apos;attention : entraîner un encodeur-décodeur sur des paires de phrases, voir l&apos;alignement prendre forme, et exporter ce que l&apos;on voit.</translation>
    </message>
    <message>
        <source>Open what was opened before</source>
        <translation>Rouvrir ce qui a été ouvert avant</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+9</source>
        <translation>Ctrl+1 à Ctrl+9</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double clic</translation>
    </message>
    <message>
        <source>Let go of the pin, or of what was forced</source>
        <translation>Lâcher l&apos;épingle, ou ce qui est forcé</translation>
    </message>
    <message>
        <source>Drag, Ctrl+wheel, + and −</source>
        <translation>Tirer, Ctrl+molette, + et −</translation>
    </message>
    <message>
        <source>Heads of a Transformer</source>
        <translation>Têtes d&apos;un Transformer</translation>
    </message>
    <message>
        <source>First or last head</source>
        <translation>Première ou dernière tête</translation>
    </message>
    <message>
        <source>Highest or lowest layer</source>
        <translation>Couche la plus haute ou la plus basse</translation>
    </message>
    <message>
        <source>Keep a head in the heatmap, or let it go</source>
        <translation>Garder une tête dans la carte, ou la lâcher</translation>
    </message>
    <message>
        <source>Enter, click</source>
        <translation>Entrée, clic</translation>
    </message>
    <message>
        <source>Add a head, or take it away</source>
        <translation>Ajouter une tête, ou l&apos;enlever</translation>
    </message>
    <message>
        <source>Show one of the chosen heads alone</source>
        <translation>Montrer seule une des têtes sélectionnées</translation>
    </message>
    <message>
        <source>Shift+Enter, double click</source>
        <translation>Maj+Entrée, double clic</translation>
    </message>
    <message>
        <source>Mean of the chosen heads</source>
        <translation>Moyenne des têtes sélectionnées</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Switch the chosen heads off, or on again</source>
        <translation>Désactiver les têtes sélectionnées, ou les réactiver</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Put all heads back, then let go of all</source>
        <translation>Réactiver toutes les têtes, puis les lâcher toutes</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Aller de cellule en cellule</translation>
    </message>
    <message>
        <source>Go from head to head</source>
        <translation>Aller de tête en tête</translation>
    </message>
    <message>
        <source>Go along the curve</source>
        <translation>Parcourir la courbe</translation>
    </message>
    <message>
        <source>Of a head</source>
        <translation>D&apos;une tête</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Ce que signifient les nombres</translation>
    </message>
    <message>
        <source>Shift+Enter, Ctrl+click</source>
        <translation>Maj+Entrée, Ctrl+clic</translation>
    </message>
    <message>
        <source>Space, Ctrl+click</source>
        <translation>Espace, Ctrl+clic</translation>
    </message>
    <message>
        <source>Sum a row or a column</source>
        <translation>Additionner une ligne ou une colonne</translation>
    </message>
    <message>
        <source>Shift+Space, Ctrl+Space</source>
        <translation>Maj+Espace, Ctrl+Espace</translation>
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
        <translation>Un nombre, par exemple %1</translation>
    </message>
    <message>
        <source>“%1” on “%2”</source>
        <translation>« %1 » sur « %2 »</translation>
    </message>
    <message>
        <source>What do you expect?</source>
        <translation>À quoi vous attendez-vous ?</translation>
    </message>
    <message>
        <source>You were asked</source>
        <translation>La question était</translation>
    </message>
    <message>
        <source>You point at “%1” on “%2”. Click another cell to change that.</source>
        <translation>Vous montrez « %1 » sur « %2 ». Cliquer sur une autre cellule pour changer.</translation>
    </message>
    <message>
        <source>Click a cell in the heatmap, or go to it with the arrow keys and press Enter.</source>
        <translation>Cliquer sur une cellule de la carte, ou y aller avec les flèches et appuyer sur Entrée.</translation>
    </message>
    <message>
        <source>&amp;This cell</source>
        <translation>&amp;Cette cellule</translation>
    </message>
    <message>
        <source>&amp;That is what I expect</source>
        <translation>C&apos;est ma &amp;prédiction</translation>
    </message>
    <message>
        <source>You said nothing before.</source>
        <translation>Rien n&apos;a été dit avant.</translation>
    </message>
    <message>
        <source>Your answer: %1</source>
        <translation>Votre réponse : %1</translation>
    </message>
    <message>
        <source>A number from 0 to 1, such as %1</source>
        <translation>Un nombre de 0 à 1, par exemple %1</translation>
    </message>
    <message>
        <source>See the &amp;question</source>
        <translation>Vo&amp;ir la question</translation>
    </message>
</context>
<context>
    <name>ReadoutLine</name>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
</context>
<context>
    <name>RecentItems</name>
    <message>
        <source>trained %1</source>
        <translation>entraîné %1</translation>
    </message>
    <message>
        <source>&amp;%1  %2, %3</source>
        <translation>&amp;%1  %2, %3</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vider cette liste</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>✓ As you expected</source>
        <translation>✓ Comme prévu</translation>
    </message>
    <message>
        <source>≠ Not as you expected</source>
        <translation>≠ Pas comme prévu</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>You expected: %1</source>
        <translation>Vous vous attendiez à : %1</translation>
    </message>
    <message>
        <source>This run shows: %1</source>
        <translation>Cet essai montre : %1</translation>
    </message>
    <message>
        <source>The evidence is outlined in the window.</source>
        <translation>La preuve est encadrée dans la fenêtre.</translation>
    </message>
    <message>
        <source>This run cannot tell: it does not have what the question asks about.</source>
        <translation>Cet essai ne peut pas le dire : ce qui est demandé n’y est pas.</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>From scores to weights</source>
        <translation>Des scores aux poids</translation>
    </message>
    <message>
        <source>source word</source>
        <translation>mot source</translation>
    </message>
    <message>
        <source>score e(t,j)</source>
        <translation>score e(t,j)</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>cloche</translation>
    </message>
    <message>
        <source>weight α(t,j)</source>
        <translation>poids α(t,j)</translation>
    </message>
    <message>
        <source>positions beyond the end</source>
        <translation>positions au-delà de la fin</translation>
    </message>
    <message>
        <source>exp(e(t,j) − largest)</source>
        <translation>exp(e(t,j) − plus grand)</translation>
    </message>
    <message>
        <source>word read</source>
        <translation>mot lu</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Progress of training</source>
        <translation>Progression de l&apos;entraînement</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Entraîné</translation>
    </message>
    <message>
        <source>Discard, or start again</source>
        <translation>Abandonner ou recommencer</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
</context>
<context>
    <name>RunDataBar</name>
    <message>
        <source>C&amp;hoose the file…</source>
        <translation>C&amp;hoisir le fichier…</translation>
    </message>
    <message>
        <source>Choose the sentence pairs that this run was trained on</source>
        <translation>Choisir les paires de phrases sur lesquelles cet essai a été entraîné</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 You can look at the run and translate with it. To train on, choose the sentence pairs that it was trained on.</source>
        <translation>%1 On peut regarder l&apos;essai et traduire avec lui. Pour continuer l&apos;entraînement, choisir les paires de phrases sur lesquelles il a été entraîné.</translation>
    </message>
</context>
<context>
    <name>RunDestination</name>
    <message>
        <source>Save each run in a folder of its &amp;own</source>
        <translation>Sauvegarder chaque essai dans &amp;son dossier</translation>
    </message>
    <message>
        <source>Do &amp;not save</source>
        <translation>&amp;Ne pas sauvegarder</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Change where the run is saved</source>
        <translation>Changer où l&apos;essai est sauvegardé</translation>
    </message>
    <message>
        <source>run</source>
        <translation>essai</translation>
    </message>
    <message>
        <source>The run is not saved</source>
        <translation>L&apos;essai n&apos;est pas sauvegardé</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Sauvegardé dans %1</translation>
    </message>
    <message>
        <source>Save in a &amp;folder I choose…</source>
        <translation>Sauvegarder dans un &amp;dossier choisi…</translation>
    </message>
    <message>
        <source>Thrown away when the lesson ends</source>
        <translation>Supprimé à la fin de la leçon</translation>
    </message>
    <message>
        <source>Saved in %1 on %2</source>
        <translation>Enregistré dans %1 sur %2</translation>
    </message>
</context>
<context>
    <name>RunListController</name>
    <message>
        <source>1 deleted run can be brought back until the program ends.</source>
        <translation>1 essai supprimé peut être restauré jusqu&apos;à la fin du programme.</translation>
    </message>
    <message>
        <source>%1 deleted runs can be brought back until the program ends.</source>
        <translation>%1 essais supprimés peuvent être restaurés jusqu&apos;à la fin du programme.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Delete the listed runs</source>
        <translation>Supprimer ces essais</translation>
    </message>
    <message>
        <source>Delete the runs listed below, and keep only the ten best? This frees %1. Runs are compared by BLEU, or by the validation loss where BLEU says nothing.

%2</source>
        <translation>Supprimer les essais ci-dessous et ne garder que les dix meilleurs ? Cela libère %1. Les essais sont comparés selon BLEU, ou selon la perte de validation là où BLEU ne dit rien.

%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 is whole: %Ln files were read.</source>
        <translation>
            <numerusform>%1 est intact : %Ln fichier a été lu.</numerusform>
            <numerusform>%1 est intact : %Ln fichiers ont été lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files of an older version have no sum; only their form was checked.</source>
        <translation>
            <numerusform>%Ln fichier d&apos;une version antérieure n&apos;a pas de somme de contrôle ; seule sa forme a été vérifiée.</numerusform>
            <numerusform>%Ln fichiers d&apos;une version antérieure n&apos;ont pas de somme de contrôle ; seule leur forme a été vérifiée.</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest save of this run is damaged; the save of step %1 is whole. Open that one? Nothing is deleted: the damaged save stays in the folder of the run under another name.

%2</source>
        <translation>La sauvegarde la plus récente de cet essai est endommagée ; celle du pas %1 est intacte. Ouvrir celle-ci ? Rien n&apos;est supprimé : la sauvegarde endommagée reste dans le dossier de l&apos;essai sous un autre nom.

%2</translation>
    </message>
    <message>
        <source>Open the previous save</source>
        <translation>Ouvrir la sauvegarde précédente</translation>
    </message>
    <message>
        <source>The run that is open is not deleted. Open or train another one first.</source>
        <translation>L&apos;essai ouvert n&apos;est pas supprimé. En ouvrir ou en entraîner d&apos;abord un autre.</translation>
    </message>
</context>
<context>
    <name>RunListWindow</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Open the run to look at it and to translate with it (Enter)</source>
        <translation>Ouvrir l&apos;essai pour le regarder et traduire avec lui (Entrée)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Pr&amp;olonger l&apos;entraînement</translation>
    </message>
    <message>
        <source>Open the run with its sentence pairs, and train on</source>
        <translation>Ouvrir l&apos;essai avec ses paires de phrases, et continuer l&apos;entraînement</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>&amp;Pack…</source>
        <translation>Em&amp;paqueter…</translation>
    </message>
    <message>
        <source>Make one file of the run, to send it</source>
        <translation>Faire de l&apos;essai un seul fichier, à envoyer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete the chosen runs; they can be brought back (Del)</source>
        <translation>Supprimer les essais sélectionnés ; ils peuvent être restaurés (Suppr)</translation>
    </message>
    <message>
        <source>&amp;Keep the best ten…</source>
        <translation>&amp;Garder les dix meilleurs…</translation>
    </message>
    <message>
        <source>&amp;Undo deleting</source>
        <translation>Ann&amp;uler la suppression</translation>
    </message>
    <message>
        <source>Bring back the run that was deleted last</source>
        <translation>Restaurer le dernier essai supprimé</translation>
    </message>
    <message>
        <source>Delete for &amp;good</source>
        <translation>Supprimer &amp;définitivement</translation>
    </message>
    <message>
        <source>Free the space of the deleted runs now</source>
        <translation>Libérer maintenant la place des essais supprimés</translation>
    </message>
    <message>
        <source>Open ano&amp;ther</source>
        <translation>Ouvrir un &amp;autre</translation>
    </message>
    <message>
        <source>Open a run that is not in this list</source>
        <translation>Ouvrir un essai qui n&apos;est pas dans cette liste</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Runs; Enter opens one</source>
        <translation>Essais ; Entrée en ouvre un</translation>
    </message>
    <message>
        <source>What you want to remember of this run</source>
        <translation>Ce qu&apos;il faut retenir de cet essai</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>No&amp;te</translation>
    </message>
    <message>
        <source>Search names, data, presets and notes</source>
        <translation>Chercher noms, données, préréglages et notes</translation>
    </message>
    <message>
        <source>A &amp;folder…</source>
        <translation>Un &amp;dossier…</translation>
    </message>
    <message>
        <source>A &amp;packed run…</source>
        <translation>Un essai &amp;empaqueté…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No runs are kept yet: train a model first.</source>
        <translation>Pas encore d&apos;essai gardé : entraîner d&apos;abord un modèle.</translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <comment>of all runs together</comment>
        <translation>%1 sur le disque</translation>
    </message>
    <message>
        <source>Delete all runs but the ten best: by BLEU, or by the validation loss where BLEU says nothing</source>
        <translation>Supprimer tous les essais sauf les dix meilleurs : selon BLEU, ou selon la perte de validation là où BLEU ne dit rien</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs</source>
        <translation>
            <numerusform>%1 sur %Ln essai</numerusform>
            <numerusform>%1 sur %Ln essais</numerusform>
        </translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Read all files of the run, and say which ones are damaged</source>
        <translation>Lire tous les fichiers de l&apos;essai et nommer ceux qui sont endommagés</translation>
    </message>
    <message>
        <source>Draw the chosen runs&apos; losses over the loss curve, and show their results and settings in a table</source>
        <translation>Tracer les pertes des essais choisis sur la courbe de perte, et montrer leurs résultats et réglages dans un tableau</translation>
    </message>
    <message>
        <source>These runs are on another machine. Name, check, pack and delete them there.</source>
        <translation>Ces essais sont sur une autre machine. C&apos;est là qu&apos;on les nomme, vérifie, emballe et supprime.</translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <source>at step</source>
        <translation>à l&apos;étape</translation>
    </message>
    <message>
        <source>BLEU there</source>
        <translation>BLEU là</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>étapes</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message numerus="yes">
        <source>mean of %Ln runs</source>
        <translation>
            <numerusform>moyenne de %Ln essai</numerusform>
            <numerusform>moyenne de %Ln essais</numerusform>
        </translation>
    </message>
    <message>
        <source>half of their spread</source>
        <translation>moitié de leur étendue</translation>
    </message>
    <message>
        <source>loss at the best validation</source>
        <translation>perte à la meilleure validation</translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message>
        <source>reached its limit</source>
        <translation>limite atteinte</translation>
    </message>
    <message>
        <source>stopped early: validation no longer improved</source>
        <translation>arrêté tôt : la validation ne progressait plus</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>reached its goal</source>
        <translation>but atteint</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>is being trained</source>
        <translation>entraînement en cours</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>BLEU %1</source>
        <translation>BLEU %1</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>perte %1</translation>
    </message>
    <message>
        <source>validation loss %1</source>
        <translation>perte de validation %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>others trained it; it is only read</source>
        <translation>entraîné par d&apos;autres ; il est seulement lu</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, à partir de %2</translation>
    </message>
</context>
<context>
    <name>RunTransfer</name>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Open a packed run</source>
        <translation>Ouvrir un essai empaqueté</translation>
    </message>
    <message>
        <source>The run was exported with its sentence pairs: %1, %2, step %3.</source>
        <translation>L&apos;essai a été exporté avec ses paires de phrases : %1, %2, étape %3.</translation>
    </message>
    <message>
        <source>The run was exported without its sentence pairs: %1, %2, step %3.</source>
        <translation>L&apos;essai a été exporté sans ses paires de phrases : %1, %2, étape %3.</translation>
    </message>
    <message>
        <source>The run was unpacked into %1.</source>
        <translation>L&apos;essai a été déballé dans %1.</translation>
    </message>
    <message>
        <source>%1 It was trained on %2 pairs of %3, which lie in its folder packed-data.</source>
        <translation>%1 Il a été entraîné sur %2 paires de %3, qui sont dans son dossier packed-data.</translation>
    </message>
    <message>
        <source>%1 It was trained on %2 pairs of %3, which did not come with it: translate with it, or open the same pairs to go on training.</source>
        <translation>%1 Il a été entraîné sur %2 paires de %3, qui ne l&apos;accompagnaient pas : traduire avec lui, ou ouvrir les mêmes paires pour continuer l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Unpacking %1…</source>
        <translation>Déballage de %1…</translation>
    </message>
    <message>
        <source>Export the run as a page</source>
        <translation>Exporter l’essai en une page</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pages (*.html)</translation>
    </message>
    <message>
        <source>The page is being made; this can take half a minute.</source>
        <translation>La page se fait ; cela peut prendre une demi-minute.</translation>
    </message>
    <message>
        <source>The page was written: %1, %2.</source>
        <translation>La page a été écrite : %1, %2.</translation>
    </message>
</context>
<context>
    <name>RunsWindow</name>
    <message>
        <source>&amp;Add a run</source>
        <translation>&amp;Ajouter un essai</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>&amp;Copier le tableau</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Essais précédents</translation>
    </message>
    <message>
        <source>Take the chosen run out of the loss curve; its folder stays (Del)</source>
        <translation>Retirer l&apos;essai sélectionné de la courbe ; son dossier reste (Suppr)</translation>
    </message>
    <message>
        <source>Put the table on the clipboard, columns split by tabs</source>
        <translation>Mettre le tableau dans le presse-papiers, colonnes séparées par des tabulations</translation>
    </message>
    <message>
        <source>Save the table as a file, columns split by commas or tabs</source>
        <translation>Enregistrer le tableau dans un fichier, colonnes séparées par des virgules ou des tabulations</translation>
    </message>
    <message>
        <source>Runs over the loss curve</source>
        <translation>Essais sur la courbe de perte</translation>
    </message>
    <message>
        <source>Space shows or hides a run, Del removes it</source>
        <translation>Espace montre ou cache un essai, Suppr le retire</translation>
    </message>
    <message>
        <source>What the runs reached, and what differs in their settings</source>
        <translation>Ce que les essais ont atteint, et ce qui diffère dans leurs réglages</translation>
    </message>
    <message>
        <source>Their smoothed losses lie over the loss curve, each validation as a ring.</source>
        <translation>Leurs pertes lissées sont sur la courbe de perte, chaque validation en anneau.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add a run to see what differs in the settings.</source>
        <translation>Ajouter un essai pour voir ce qui diffère dans les réglages.</translation>
    </message>
    <message>
        <source>All settings are the same.</source>
        <translation>Tous les réglages sont les mêmes.</translation>
    </message>
    <message>
        <source>Settings that are the same in all runs are left out.</source>
        <translation>Les réglages communs à tous les essais sont omis.</translation>
    </message>
    <message>
        <source>&amp;Save table…</source>
        <translation>&amp;Enregistrer le tableau…</translation>
    </message>
    <message>
        <source>Another &amp;run…</source>
        <translation>Un autre e&amp;ssai…</translation>
    </message>
</context>
<context>
    <name>SentenceChoices</name>
    <message>
        <source>Open sentence pairs</source>
        <translation>Ouvrir des paires de phrases</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.txt *.gz);;All files (*)</source>
        <translation>Paires de phrases (*.tsv *.txt *.gz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Open gold alignments</source>
        <translation>Ouvrir des alignements de référence</translation>
    </message>
    <message>
        <source>Alignments (*.talp *.align *.gdfa *.txt *.pharaoh);;All files (*)</source>
        <translation>Alignements (*.talp *.align *.gdfa *.txt *.pharaoh);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Word alignments that people made, one line for each pair: 3-4 is a sure link, 3p4 a possible one, source word first</source>
        <translation>Alignements de mots faits par des personnes, une ligne par paire : 3-4 est un lien sûr, 3p4 un lien possible, le mot source d&apos;abord</translation>
    </message>
    <message>
        <source>counted from 1</source>
        <translation>comptés de 1</translation>
    </message>
    <message>
        <source>counted from 0</source>
        <translation>comptés de 0</translation>
    </message>
    <message>
        <source>The number of a sentence&apos;s first word in the gold file</source>
        <translation>Le numéro du premier mot d&apos;une phrase dans le fichier de référence</translation>
    </message>
    <message>
        <source>Open what Marian or OpenNMT wrote</source>
        <translation>Ouvrir ce qu&apos;a écrit Marian ou OpenNMT</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This model&apos;s</source>
        <translation>Celle de ce modèle</translation>
    </message>
    <message>
        <source>What Marian (--alignment) or OpenNMT (-report_align, -attn_debug, --with_alignments) wrote for these sentences is shown in place of this model&apos;s attention</source>
        <translation>Ce que Marian (--alignment) ou OpenNMT (-report_align, -attn_debug, --with_alignments) a écrit pour ces phrases est montré à la place de l&apos;attention de ce modèle</translation>
    </message>
    <message>
        <source>to the largest weight</source>
        <translation>au plus grand poids</translation>
    </message>
    <message>
        <source>where the weight is at least</source>
        <translation>où le poids est d&apos;au moins</translation>
    </message>
    <message>
        <source>How links are read off the weights. A word whose largest weight is on a start or end mark has no link.</source>
        <translation>Comment les liens sont lus dans les poids. Un mot dont le plus grand poids est sur une marque de début ou de fin n&apos;a pas de lien.</translation>
    </message>
    <message>
        <source>Smallest weight that links two words</source>
        <translation>Plus petit poids qui lie deux mots</translation>
    </message>
    <message>
        <source>&amp;Sentences</source>
        <translation>&amp;Phrases</translation>
    </message>
    <message>
        <source>&amp;Gold links</source>
        <translation>Liens de &amp;référence</translation>
    </message>
    <message>
        <source>&amp;Attention</source>
        <translation>&amp;Attention</translation>
    </message>
    <message>
        <source>Words &amp;linked</source>
        <translation>Mots &amp;liés</translation>
    </message>
    <message>
        <source>The sample&apos;s own</source>
        <translation>Ceux des données d&apos;exemple</translation>
    </message>
    <message>
        <source>A file of pairs…</source>
        <translation>Un fichier de paires…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D&apos;un fichier…</translation>
    </message>
    <message>
        <source>Another system&apos;s…</source>
        <translation>Celle d&apos;un autre système…</translation>
    </message>
    <message>
        <source>None, statistical ones at %1%</source>
        <translation>Aucun, statistiques à %1 %</translation>
    </message>
    <message>
        <source>None, statistical ones instead</source>
        <translation>Aucun, statistiques à la place</translation>
    </message>
</context>
<context>
    <name>SentenceController</name>
    <message>
        <source>Load sentence pairs first, or choose a file of them</source>
        <translation>Charger d&apos;abord des paires de phrases, ou en choisir un fichier</translation>
    </message>
    <message>
        <source>Train a model that translates sentences, or open a run of one</source>
        <translation>Entraîner un modèle qui traduit des phrases, ou ouvrir un essai qui en a un</translation>
    </message>
    <message>
        <source>after step %1</source>
        <translation>après l&apos;étape %1</translation>
    </message>
    <message>
        <source>BLEU %1</source>
        <translation>BLEU %1</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>perte %1</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>pas encore mesuré</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences</source>
        <translation>
            <numerusform>%Ln phrase</numerusform>
            <numerusform>%Ln phrases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln sentences</source>
        <translation>
            <numerusform>%1 sur %Ln phrase</numerusform>
            <numerusform>%1 sur %Ln phrases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>AER %1 over %Ln sentences with gold links (%2)</source>
        <translation>
            <numerusform>AER %1 sur %Ln phrase à liens de référence (%2)</numerusform>
            <numerusform>AER %1 sur %Ln phrases à liens de référence (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Error rate %1 over %Ln sentences with statistical links (%2)</source>
        <translation>
            <numerusform>Taux d&apos;erreur %1 sur %Ln phrase à liens statistiques (%2)</numerusform>
            <numerusform>Taux d&apos;erreur %1 sur %Ln phrases à liens statistiques (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>statistical links are being learned, %1%</source>
        <translation>les liens statistiques sont appris, %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln heads are off</source>
        <translation>
            <numerusform>%Ln tête est désactivée</numerusform>
            <numerusform>%Ln têtes sont désactivées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceLine</name>
    <message>
        <source>Sentence to translate</source>
        <translation>Phrase à traduire</translation>
    </message>
    <message>
        <source>Clear forced</source>
        <translation>Lever le forçage</translation>
    </message>
    <message>
        <source>Type a sentence to translate it</source>
        <translation>Saisir une phrase à traduire</translation>
    </message>
    <message>
        <source>Type numbers in any order, such as 3 1 2, to see them put in order</source>
        <translation>Saisir des nombres en désordre, comme 3 1 2, pour les voir ordonnés</translation>
    </message>
    <message>
        <source>Type numbers in any order, such as 3 1 2: they are put in order as soon as training begins</source>
        <translation>Saisir des nombres en désordre, comme 3 1 2 : ils sont ordonnés dès que l&apos;entraînement commence</translation>
    </message>
    <message>
        <source>%1. Let the model choose again (Esc)</source>
        <translation>%1. Laisser de nouveau choisir le modèle (Échap)</translation>
    </message>
    <message>
        <source>Type a sentence: training translates it</source>
        <translation>Saisir une phrase : l&apos;entraînement la traduit</translation>
    </message>
</context>
<context>
    <name>SentenceWall</name>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>%1 · AER %2</source>
        <translation>%1 · AER %2</translation>
    </message>
    <message>
        <source>%1 · error rate %2</source>
        <translation>%1 · taux d&apos;erreur %2</translation>
    </message>
    <message>
        <source>E&amp;xport its links…</source>
        <translation>E&amp;xporter ses liens…</translation>
    </message>
    <message>
        <source>Wall of maps</source>
        <translation>Mur de cartes</translation>
    </message>
    <message>
        <source>Small maps; Enter opens a sentence in the heatmap</source>
        <translation>Petites cartes ; Entrée ouvre une phrase dans la carte</translation>
    </message>
    <message>
        <source>In the order of the data</source>
        <translation>Dans l&apos;ordre des données</translation>
    </message>
    <message>
        <source>Highest error rate first</source>
        <translation>Taux d&apos;erreur le plus haut d&apos;abord</translation>
    </message>
    <message>
        <source>Lowest error rate first</source>
        <translation>Taux d&apos;erreur le plus bas d&apos;abord</translation>
    </message>
    <message>
        <source>Save the links of the chosen sentence as a picture or as a table</source>
        <translation>Enregistrer les liens de la phrase choisie en image ou en tableau</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>&amp;Trier par</translation>
    </message>
</context>
<context>
    <name>SentenceWindow</name>
    <message>
        <source>&amp;Descending</source>
        <translation>&amp;Décroissant</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>Only sentences with these words</source>
        <translation>Seulement les phrases avec ces mots</translation>
    </message>
    <message>
        <source>Sentences measured</source>
        <translation>Phrases mesurées</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>&amp;Trier par</translation>
    </message>
    <message>
        <source>Sentences; Enter opens one in the heatmap</source>
        <translation>Phrases ; Entrée en ouvre une dans la carte</translation>
    </message>
    <message>
        <source>The largest first</source>
        <translation>Les plus grandes d&apos;abord</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>Stop measuring; what is measured stays</source>
        <translation>Arrêter la mesure ; ce qui est là reste</translation>
    </message>
    <message>
        <source>Measure all of these sentences with the model as it is now; training waits meanwhile</source>
        <translation>Mesurer toutes ces phrases avec le modèle tel qu&apos;il est ; l&apos;entraînement attend pendant ce temps</translation>
    </message>
</context>
<context>
    <name>SentencesModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
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
        <translation>Perte</translation>
    </message>
    <message>
        <source>%1
Translated: %2</source>
        <translation>%1
Traduit : %2</translation>
    </message>
    <message>
        <source>Line of the data</source>
        <translation>Ligne des données</translation>
    </message>
    <message>
        <source>Source sentence</source>
        <translation>Phrase source</translation>
    </message>
    <message>
        <source>Source words</source>
        <translation>Mots source</translation>
    </message>
    <message>
        <source>%1
As written: %2
Translated: %3</source>
        <translation>%1
Tel qu&apos;écrit : %2
Traduit : %3</translation>
    </message>
    <message>
        <source>The reference translation. Where a translation is compared with it, it is normalised as the training data are</source>
        <translation>Traduction de référence, normalisée comme les données d&apos;entraînement là où une traduction lui est comparée</translation>
    </message>
</context>
<context>
    <name>SettingEditor</name>
    <message>
        <source>“%1” is not accepted: give a whole number from %2 to %3.</source>
        <translation>« %1 » est refusé : donner un nombre entier de %2 à %3.</translation>
    </message>
    <message>
        <source>“%1” is not accepted: give a number from %2 to %3.</source>
        <translation>« %1 » est refusé : donner un nombre de %2 à %3.</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>Tel quel</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Les meilleures</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Combined</source>
        <translation>Les deux réunis</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constant</translation>
    </message>
    <message>
        <source>Context word</source>
        <translation>Contexte, mot</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
    <message>
        <source>Decoder embedding</source>
        <translation>Plongement du décodeur</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premières</translation>
    </message>
    <message>
        <source>First backward</source>
        <translation>Arrière, au premier mot</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Table fixe</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Fusionné</translation>
    </message>
    <message>
        <source>Inverse sigmoid</source>
        <translation>Sigmoïde inverse</translation>
    </message>
    <message>
        <source>Inverse square root</source>
        <translation>Inverse de la racine carrée</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Les dernières</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Appris</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>Linear after warmup</source>
        <translation>Linéaire après l&apos;échauffement</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>One cycle</source>
        <translation>Un cycle</translation>
    </message>
    <message>
        <source>Own end</source>
        <translation>Sa propre fin</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Pre</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Projected</source>
        <translation>Projeté</translation>
    </message>
    <message>
        <source>Recurrent</source>
        <translation>Récurrent</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Robust</source>
        <translation>Robuste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Séparément</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Sinusoïdal</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaces</translation>
    </message>
    <message>
        <source>Square root</source>
        <translation>Racine carrée</translation>
    </message>
    <message>
        <source>Start and end</source>
        <translation>Début et fin</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Swapped</source>
        <translation>Inversé</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>Where possible</source>
        <translation>Où c&apos;est possible</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Word context</source>
        <translation>Mot, contexte</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zéro</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Zéros</translation>
    </message>
    <message>
        <source>Narrowing</source>
        <translation>De plus en plus étroit</translation>
    </message>
    <message>
        <source>Until full</source>
        <translation>Jusqu&apos;à ce qu&apos;il soit plein</translation>
    </message>
    <message>
        <source>Until worse</source>
        <translation>Jusqu&apos;à moins bien</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>Tous les réglages</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Chercher des réglages</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>&amp;Reset this setting</source>
        <translation>&amp;Réinitialiser ce réglage</translation>
    </message>
    <message>
        <source>Values that you changed are bold; the others come from the preset. Training reads them when it starts.</source>
        <translation>Les valeurs changées sont en gras ; les autres viennent du préréglage. L&apos;entraînement les lit à son début.</translation>
    </message>
    <message>
        <source>No setting has “%1” in its name, its key or its description.</source>
        <translation>Aucun réglage n&apos;a « %1 » dans son nom, sa clé ou sa description.</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>SettingsModel</name>
    <message>
        <source>%1
Key: %2. Default: %3.</source>
        <translation>%1
Clé : %2. Par défaut : %3.</translation>
    </message>
    <message>
        <source>Changed; the default is %1</source>
        <translation>Changé ; par défaut %1</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu&apos;il fait</translation>
    </message>
    <message>
        <source>No effect while “%1” is %2.</source>
        <translation>Sans effet tant que « %1 » vaut %2.</translation>
    </message>
</context>
<context>
    <name>ShownModel</name>
    <message>
        <source>Finished</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Arrêté tôt</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>But atteint</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>Being trained by another program</source>
        <translation>Entraînement dans un autre programme</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>étape %1 sur %2</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>époque %1 sur %2</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>époque %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Reading the data…</source>
        <translation>Lecture des données…</translation>
    </message>
    <message>
        <source>Ready to train a new model</source>
        <translation>Prêt à entraîner un nouveau modèle</translation>
    </message>
    <message>
        <source>Choose data to train on</source>
        <translation>Choisir des données d&apos;entraînement</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Prêt à entraîner</translation>
    </message>
    <message>
        <source>The engine is starting</source>
        <translation>Le moteur démarre</translation>
    </message>
    <message>
        <source>The sentence pairs are still being read</source>
        <translation>Les paires de phrases sont encore en cours de lecture</translation>
    </message>
    <message>
        <source>The run is being saved</source>
        <translation>L&apos;essai est en cours de sauvegarde</translation>
    </message>
    <message>
        <source>Open sentence pairs or choose a sample first: a new model learns from them</source>
        <translation>Ouvrir d&apos;abord des paires de phrases ou choisir des données d&apos;exemple : un nouveau modèle apprend d&apos;elles</translation>
    </message>
    <message>
        <source>%1 · model in memory: %2</source>
        <translation>%1 · modèle en mémoire : %2</translation>
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
        <translation>Démarrage du moteur…</translation>
    </message>
    <message>
        <source>Validating</source>
        <translation>Validation en cours</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Sauvegarde…</translation>
    </message>
    <message>
        <source>Stopped by an error</source>
        <translation>Arrêté par une erreur</translation>
    </message>
    <message>
        <source>In memory: %1</source>
        <translation>En mémoire : %1</translation>
    </message>
    <message>
        <source>In memory: %1, trained on %2</source>
        <translation>En mémoire : %1, entraîné sur %2</translation>
    </message>
    <message>
        <source>In memory: the best weights, of step %1</source>
        <translation>En mémoire : meilleurs poids, étape %1</translation>
    </message>
    <message>
        <source>In memory: the newest weights, of step %1</source>
        <translation>En mémoire : derniers poids, étape %1</translation>
    </message>
    <message>
        <source>%1: %2 parameters, %3 source and %4 target words</source>
        <translation>%1 : %2 paramètres, %3 mots sources et %4 cibles</translation>
    </message>
    <message>
        <source>%1: %2 parameters</source>
        <translation>%1 : %2 paramètres</translation>
    </message>
    <message>
        <source>Loss of %1</source>
        <translation>Perte de %1</translation>
    </message>
    <message>
        <source>Loss of %1, trained on %2</source>
        <translation>Perte de %1, entraîné sur %2</translation>
    </message>
    <message>
        <source>model of %1, after step %2</source>
        <translation>modèle de %1, après l&apos;étape %2</translation>
    </message>
    <message>
        <source>model of %1</source>
        <translation>modèle de %1</translation>
    </message>
    <message>
        <source>after step %1</source>
        <translation>après l&apos;étape %1</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non sauvegardé</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore sauvegardé</translation>
    </message>
    <message>
        <source>Not saved since step %1</source>
        <translation>Non sauvegardé depuis l&apos;étape %1</translation>
    </message>
    <message>
        <source>Saved at step %1</source>
        <translation>Sauvegardé à l&apos;étape %1</translation>
    </message>
    <message>
        <source>In %1, at %2</source>
        <translation>Dans %1, à %2</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>Dans %1</translation>
    </message>
    <message>
        <source>Pause training</source>
        <translation>Mettre l&apos;entraînement en pause</translation>
    </message>
    <message>
        <source>Resume training</source>
        <translation>Reprendre l&apos;entraînement</translation>
    </message>
    <message>
        <source>Train a new model on %1</source>
        <translation>Entraîner un nouveau modèle sur %1</translation>
    </message>
    <message>
        <source>Train a new model; it needs no sentence pairs</source>
        <translation>Entraîner un nouveau modèle ; il ne demande pas de paires de phrases</translation>
    </message>
    <message>
        <source>There is no run to continue yet</source>
        <translation>Il n&apos;y a pas encore d&apos;essai à prolonger</translation>
    </message>
    <message>
        <source>This run was not saved, so it cannot be continued</source>
        <translation>Cet essai n&apos;a pas été sauvegardé et ne peut donc pas être prolongé</translation>
    </message>
    <message>
        <source>To continue this run, open the sentence pairs that it was trained on: %1</source>
        <translation>Pour prolonger cet essai, ouvrir les paires de phrases sur lesquelles il a été entraîné : %1</translation>
    </message>
    <message>
        <source>%1 was trained on %2, but %3 (%4 training pairs) is loaded. Open the pairs of the run to continue it.</source>
        <translation>%1 a été entraîné sur %2, mais %3 (%4 paires d&apos;entraînement) est chargé. Ouvrir les paires de l&apos;essai pour le prolonger.</translation>
    </message>
    <message>
        <source>In memory: the mean of %1 saves, steps %2 to %3</source>
        <translation>En mémoire : moyenne de %1 sauvegardes, étapes %2 à %3</translation>
    </message>
    <message>
        <source>minute %1 of %2</source>
        <translation>minute %1 sur %2</translation>
    </message>
    <message>
        <source>Plan: about %1 steps</source>
        <translation>Plan : environ %1 étapes</translation>
    </message>
    <message>
        <source>%1, %2 epochs, %3 target tokens</source>
        <translation>%1, %2 époques, %3 tokens cibles</translation>
    </message>
    <message>
        <source>In memory: weights of step %1</source>
        <translation>En mémoire : poids de l&apos;étape %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln training pairs)</source>
        <translation>
            <numerusform>%1 (%Ln paire d&apos;entraînement)</numerusform>
            <numerusform>%1 (%Ln paires d&apos;entraînement)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Attentoscope on %1</source>
        <translation>Attentoscope sur %1</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Thrown away when the lesson ends</source>
        <translation>Supprimé à la fin de la leçon</translation>
    </message>
    <message>
        <source>Another program is training this run. It can be continued here after that.</source>
        <translation>Un autre programme entraîne cet essai. Il pourra ensuite être poursuivi ici.</translation>
    </message>
    <message>
        <source>Only read</source>
        <translation>Seulement lu</translation>
    </message>
    <message>
        <source>Others trained this model. It is only read, so its training cannot be continued.</source>
        <translation>D&apos;autres ont entraîné ce modèle. Il est seulement lu, son entraînement ne peut donc pas être continué.</translation>
    </message>
    <message>
        <source>Train this run again without some of its pairs, and compare both: what did they teach?</source>
        <translation>Entraîner de nouveau cet essai sans certaines de ses paires, et comparer les deux : qu&apos;ont-elles appris ?</translation>
    </message>
    <message>
        <source>A run can be trained again without some of its pairs when it has ended and is saved, and its pairs are loaded</source>
        <translation>Un essai peut être entraîné de nouveau sans certaines de ses paires quand il est terminé et sauvegardé, et que ses paires sont chargées</translation>
    </message>
    <message>
        <source>Learning the links that are taught: %1 %</source>
        <translation>Apprentissage des liens à enseigner : %1 %</translation>
    </message>
    <message>
        <source>Train %1 on with %2 in a new run; its network, words and pieces stay</source>
        <translation>Reprendre l&apos;entraînement de %1 avec %2 dans un nouvel essai ; son réseau, ses mots et ses morceaux restent</translation>
    </message>
    <message>
        <source>A model of others, or a run that is saved, can be trained on when it is open and sentence pairs are loaded</source>
        <translation>L&apos;entraînement d&apos;un modèle d&apos;autrui, ou d&apos;un essai enregistré, peut être repris quand il est ouvert et que des paires de phrases sont chargées</translation>
    </message>
    <message>
        <source>A model of others, only read</source>
        <translation>Un modèle d&apos;autrui, seulement lu</translation>
    </message>
    <message>
        <source>The model is being prepared</source>
        <translation>Le modèle est en préparation</translation>
    </message>
    <message>
        <source>Preparing the model…</source>
        <translation>Préparation du modèle…</translation>
    </message>
    <message>
        <source>Train this run further, for as long as the settings say: minutes, steps or epochs</source>
        <translation>Prolonger l&apos;entraînement de cet essai aussi longtemps que le disent les réglages : minutes, étapes ou époques</translation>
    </message>
</context>
<context>
    <name>SmoothingSlider</name>
    <message>
        <source>not smoothed</source>
        <translation>sans lissage</translation>
    </message>
    <message>
        <source>mean of about %1 steps</source>
        <translation>moyenne d&apos;environ %1 étapes</translation>
    </message>
    <message>
        <source>Smoothing of the loss curve</source>
        <translation>Lissage de la courbe de perte</translation>
    </message>
    <message>
        <source>Smoothing: the bold line is the loss of each step.</source>
        <translation>Lissage : la ligne grasse est la perte de chaque étape.</translation>
    </message>
    <message>
        <source>Smoothing: the bold line is a mean of the steps so far in which the newest counts most; one that lies %1 steps back counts about a third as much. It starts at the first loss.</source>
        <translation>Lissage : la ligne grasse est une moyenne des étapes faites où les plus récentes comptent le plus ; une étape vieille de %1 compte environ trois fois moins. Elle part de la première perte.</translation>
    </message>
</context>
<context>
    <name>TaskView</name>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>&amp;Do it for me</source>
        <translation>Le &amp;faire pour moi</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>TermsView</name>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>tanh of %1</source>
        <translation>tanh de %1</translation>
    </message>
    <message>
        <source>all numbers of %1 added up</source>
        <translation>tous les nombres de %1 additionnés</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>Line %1, %2</source>
        <translation>Ligne %1, %2</translation>
    </message>
    <message>
        <source>the root of the sum of the squares of %1</source>
        <translation>la racine de la somme des carrés de %1</translation>
    </message>
    <message>
        <source>a learned matrix %1 times %2</source>
        <translation>une matrice apprise %1 fois %2</translation>
    </message>
    <message>
        <source>a learned matrix %1 times %2, plus the bias b</source>
        <translation>une matrice apprise %1 fois %2, plus le biais b</translation>
    </message>
    <message>
        <source>by its equation, from %1</source>
        <translation>selon son équation, à partir de %1</translation>
    </message>
</context>
<context>
    <name>TimeAnimation</name>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Play through training</source>
        <translation>Faire défiler l&apos;entraînement</translation>
    </message>
    <message>
        <source>Always keep this picture; of very many, some are dropped</source>
        <translation>Toujours garder cette image ; s&apos;il y en a trop, certaines sont supprimées</translation>
    </message>
    <message>
        <source>Follow the newest picture</source>
        <translation>Suivre l&apos;image la plus récente</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Temps d&apos;entraînement</translation>
    </message>
    <message>
        <source>Drag or use the arrow keys to go back in training; Space plays, Esc follows the newest</source>
        <translation>Tirer ou utiliser les flèches pour remonter l&apos;entraînement ; Espace lance la lecture, Échap suit la plus récente</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Arrêter le défilement</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source> · epoch %1</source>
        <translation> · époque %1</translation>
    </message>
    <message>
        <source> · watched from step %1</source>
        <translation> · suivie dès l&apos;étape %1</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Et %Ln autre.</numerusform>
            <numerusform>Et %Ln autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingActions</name>
    <message>
        <source>Stop training and delete the run in %1? What it has learned cannot be brought back.</source>
        <translation>Arrêter l&apos;entraînement et supprimer l&apos;essai de %1 ? Ce qu&apos;il a appris ne peut pas être retrouvé.</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Supprimer l&apos;essai</translation>
    </message>
    <message>
        <source>This run is not saved. Start again and lose it?</source>
        <translation>Cet essai n&apos;est pas sauvegardé. Recommencer et le perdre ?</translation>
    </message>
    <message>
        <source>Start again and lose it</source>
        <translation>Recommencer et le perdre</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Fermer et le perdre</translation>
    </message>
    <message>
        <source>Stop training and discard this model? It was never saved.</source>
        <translation>Arrêter l&apos;entraînement et abandonner ce modèle ? Il n&apos;a jamais été sauvegardé.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>L&apos;abandonner</translation>
    </message>
    <message>
        <source>A model is being trained, and it is not saved. Close and lose it?</source>
        <translation>Un modèle s&apos;entraîne et n&apos;est pas sauvegardé. Fermer et le perdre ?</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>Not from here: the folders of these runs are on another machine</source>
        <translation>Pas d&apos;ici : les dossiers de ces essais sont sur une autre machine</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Other settings take effect at the next start.</source>
        <translation>Les autres réglages prennent effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>%1 weights; a save takes %2.</source>
        <translation>%1 poids ; une sauvegarde prend %2.</translation>
    </message>
    <message>
        <source>Learning rate: a change holds from the next batch on. A schedule goes on from there.</source>
        <translation>Taux d&apos;apprentissage : un changement vaut dès le lot suivant. Un plan continue à partir de là.</translation>
    </message>
    <message>
        <source>Teacher forcing: a change holds from the next batch on, and a schedule that lowers it ends.</source>
        <translation>Teacher forcing : un changement vaut dès le lot suivant, et un plan qui l&apos;abaisse prend fin.</translation>
    </message>
    <message>
        <source>Epochs: training ends after this many, counted from the start of the run. A falling learning rate reaches its end there.</source>
        <translation>Époques : l&apos;entraînement finit après ce nombre, compté depuis le début de l&apos;essai. Un taux d&apos;apprentissage décroissant y arrive à son terme.</translation>
    </message>
    <message>
        <source>Steps: training ends after this many, counted from the start of the run. 0: the epochs decide.</source>
        <translation>Étapes : l&apos;entraînement finit après ce nombre, compté depuis le début de l&apos;essai. 0 : les époques décident.</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>préréglage %1</translation>
    </message>
    <message>
        <source>reset of the settings</source>
        <translation>réinitialisation des réglages</translation>
    </message>
    <message>
        <source>change of “%1”</source>
        <translation>changement de « %1 »</translation>
    </message>
    <message>
        <source>Minutes: training ends after this many, counted from the start of the run; pauses do not count. 0: the steps or the epochs decide.</source>
        <translation>Minutes : l&apos;entraînement finit après ce nombre, compté depuis le début de l&apos;essai ; les pauses ne comptent pas. 0 : les étapes ou les époques décident.</translation>
    </message>
    <message>
        <source>Choose what nobody set</source>
        <translation>Choisir ce que personne n&apos;a réglé</translation>
    </message>
    <message>
        <source>Settings that nobody has changed here are chosen for these sentence pairs and this limit, each with its reason. Otherwise they are the preset&apos;s.</source>
        <translation>Les réglages que personne n&apos;a modifiés ici sont choisis pour ces paires de phrases et cette limite, chacun avec sa raison. Sinon, ce sont ceux du préréglage.</translation>
    </message>
    <message>
        <source>Chosen settings</source>
        <translation>Réglages choisis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>TranslationForcing</name>
    <message>
        <source>The translation is the reference</source>
        <translation>La traduction est la référence</translation>
    </message>
    <message>
        <source>Translation and attention are another system&apos;s</source>
        <translation>La traduction et l&apos;attention sont d&apos;un autre système</translation>
    </message>
    <message>
        <source>Forced words: %1</source>
        <translation>Mots forcés : %1</translation>
    </message>
    <message>
        <source>Forced rows of attention: %1</source>
        <translation>Lignes d&apos;attention forcées : %1</translation>
    </message>
    <message>
        <source>Forced words: %1, forced rows of attention: %2</source>
        <translation>Mots forcés : %1, lignes d&apos;attention forcées : %2</translation>
    </message>
</context>
<context>
    <name>TranslationResult</name>
    <message>
        <source>The model knows none of these words: its training data had none of them, so this is no translation of them.</source>
        <translation>Le modèle ne connaît aucun de ces mots : ses données d’entraînement n’en contenaient aucun, ce n’en est donc pas une traduction.</translation>
    </message>
</context>
<context>
    <name>TranslationWords</name>
    <message>
        <source>Source words</source>
        <translation>Mots source</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traduction</translation>
    </message>
    <message>
        <source>Copy the translation</source>
        <translation>Copier la traduction</translation>
    </message>
    <message>
        <source>Click or press Enter for other words</source>
        <translation>Cliquer ou presser Entrée pour d&apos;autres mots</translation>
    </message>
</context>
<context>
    <name>ValidationBar</name>
    <message>
        <source>Step %1 · epoch %2 · BLEU %3</source>
        <translation>Étape %1 · époque %2 · BLEU %3</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Back to all validation sentences (Esc)</source>
        <translation>Retour à toutes les phrases de validation (Échap)</translation>
    </message>
    <message>
        <source>Back to all validation sentences</source>
        <translation>Retour à toutes les phrases de validation</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Which validation is shown. The newest gives way to each new one</source>
        <translation>Quelle validation est montrée. La plus récente cède la place à chaque nouvelle</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>Référence : %1</translation>
    </message>
    <message>
        <source>%1 · mean of %2 saves</source>
        <translation>%1 · moyenne de %2 sauvegardes</translation>
    </message>
</context>
<context>
    <name>ValidationCard</name>
    <message>
        <source>%1, translated as: %2</source>
        <translation>%1, traduit par : %2</translation>
    </message>
    <message>
        <source>Reference: %1. Press to open its heatmap.</source>
        <translation>Référence : %1. Presser pour ouvrir sa carte.</translation>
    </message>
    <message>
        <source>Source: %1
Reference: %2
Translation: %3</source>
        <translation>Source : %1
Référence : %2
Traduction : %3</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traduction</translation>
    </message>
</context>
<context>
    <name>ValidationView</name>
    <message>
        <source>A few sentences of the validation set are translated at each validation and shown here.
Train, or press Evaluate now while training.</source>
        <translation>Quelques phrases de validation sont traduites à chaque validation et montrées ici.
Entraîner, ou presser « Évaluer maintenant » pendant l&apos;entraînement.</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>Attentoscope uses this language from its next start on.</source>
        <translation>Attentoscope parlera cette langue dès son prochain démarrage.</translation>
    </message>
</context>
<context>
    <name>ViewHeader</name>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Paires</translation>
    </message>
    <message>
        <source>&amp;Watched</source>
        <translation>&amp;Suivie</translation>
    </message>
    <message>
        <source>&amp;Yours</source>
        <translation>La &amp;vôtre</translation>
    </message>
    <message>
        <source>Vali&amp;dation</source>
        <translation>Vali&amp;dation</translation>
    </message>
    <message>
        <source>Colours, scale and what is shown of attention</source>
        <translation>Couleurs, échelle et ce qui est montré de l&apos;attention</translation>
    </message>
</context>
<context>
    <name>ViewHeads</name>
    <message>
        <source>weight × length of the value</source>
        <translation>poids × longueur de la valeur</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>Click a cell of the heatmap.</source>
        <translation>Cliquer sur une cellule de la carte.</translation>
    </message>
    <message>
        <source>Click the cell in row “%1”, column “%2”.</source>
        <translation>Cliquer sur la cellule de la ligne « %1 », colonne « %2 ».</translation>
    </message>
    <message>
        <source>Click the cell in row %1, column “%2”.</source>
        <translation>Cliquer sur la cellule de la ligne %1, colonne « %2 ».</translation>
    </message>
    <message>
        <source>Double-click a cell of the heatmap.</source>
        <translation>Double-cliquer sur une cellule de la carte.</translation>
    </message>
    <message>
        <source>Double-click the cell in row “%1”, column “%2”.</source>
        <translation>Double-cliquer sur la cellule de la ligne « %1 », colonne « %2 ».</translation>
    </message>
    <message>
        <source>Double-click the cell in row %1, column “%2”.</source>
        <translation>Double-cliquer sur la cellule de la ligne %1, colonne « %2 ».</translation>
    </message>
    <message>
        <source>Free the forced rows (Esc).</source>
        <translation>Libérer les lignes forcées (Échap).</translation>
    </message>
    <message>
        <source>Free the row of “%1” (Esc).</source>
        <translation>Libérer la ligne « %1 » (Échap).</translation>
    </message>
    <message>
        <source>Free row %1 (Esc).</source>
        <translation>Libérer la ligne %1 (Échap).</translation>
    </message>
    <message>
        <source>Click a cell of the heatmap with Ctrl held down.</source>
        <translation>Cliquer sur une cellule de la carte en tenant Ctrl.</translation>
    </message>
    <message>
        <source>Click a cell in the row of “%1” with Ctrl held down.</source>
        <translation>Ctrl+clic sur une cellule de la ligne « %1 ».</translation>
    </message>
    <message>
        <source>Click a cell in row %1 with Ctrl held down.</source>
        <translation>Ctrl+clic sur une cellule de la ligne %1.</translation>
    </message>
    <message>
        <source>Switch all heads on again.</source>
        <translation>Réactiver toutes les têtes.</translation>
    </message>
    <message>
        <source>Switch %1 on again.</source>
        <translation>Réactiver %1.</translation>
    </message>
    <message>
        <source>Switch a head off: click it and press X.</source>
        <translation>Désactiver une tête : cliquer dessus et appuyer sur X.</translation>
    </message>
    <message>
        <source>Switch off %1: click it and press X.</source>
        <translation>Désactiver %1 : cliquer dessus et appuyer sur X.</translation>
    </message>
    <message>
        <source>Press Esc, so that no cell is marked.</source>
        <translation>Appuyer sur Échap, pour qu’aucune cellule ne soit marquée.</translation>
    </message>
    <message>
        <source>Take this step again: it has to begin anew.</source>
        <translation>Refaire cette étape : elle doit recommencer.</translation>
    </message>
    <message>
        <source>Press “%1”.</source>
        <translation>Appuyer sur « %1 ».</translation>
    </message>
    <message>
        <source>Train until the training ends.</source>
        <translation>Entraîner jusqu&apos;à la fin de l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Let “Do it for me” keep this run as “%1”.</source>
        <translation>Garder cet essai sous le nom « %1 » avec « Le faire pour moi ».</translation>
    </message>
    <message>
        <source>Type a sentence into the translation box.</source>
        <translation>Taper une phrase dans le champ de traduction.</translation>
    </message>
    <message>
        <source>Type “%1” into the translation box.</source>
        <translation>Taper « %1 » dans le champ de traduction.</translation>
    </message>
    <message>
        <source>Move the slider below the heatmap back.</source>
        <translation>Ramener le curseur sous la carte en arrière.</translation>
    </message>
    <message>
        <source>Open “%1”, and measure the sentences.</source>
        <translation>Ouvrir « %1 », et mesurer les phrases.</translation>
    </message>
    <message>
        <source>Choose “%1”.</source>
        <translation>Choisir « %1 ».</translation>
    </message>
    <message>
        <source>Train until step %1.</source>
        <translation>Entraîner jusqu’à l’étape %1.</translation>
    </message>
    <message>
        <source>Train until epoch %1.</source>
        <translation>Entraîner jusqu’à l’époque %1.</translation>
    </message>
    <message>
        <source>Train for %1.</source>
        <translation>Entraîner pendant %1.</translation>
    </message>
    <message>
        <source>Train until the loss is below %1.</source>
        <translation>Entraîner jusqu’à ce que la perte soit inférieure à %1.</translation>
    </message>
    <message>
        <source>Train until the loss is above %1.</source>
        <translation>Entraîner jusqu’à ce que la perte soit supérieure à %1.</translation>
    </message>
    <message>
        <source>Train until the loss of the validation is below %1.</source>
        <translation>Entraîner jusqu’à ce que la perte de validation soit inférieure à %1.</translation>
    </message>
    <message>
        <source>Train until the BLEU of the validation is above %1.</source>
        <translation>Entraîner jusqu’à ce que le BLEU de validation dépasse %1.</translation>
    </message>
    <message>
        <source>Move the slider below the heatmap to the first pictures, up to step %1.</source>
        <translation>Ramener le curseur sous la carte aux premières images, jusqu’à l’étape %1.</translation>
    </message>
    <message>
        <source>Click the head with the star.</source>
        <translation>Cliquer sur la tête à l’étoile.</translation>
    </message>
    <message>
        <source>Show the mean of the heads.</source>
        <translation>Montrer la moyenne des têtes.</translation>
    </message>
    <message>
        <source>Click the head %1.</source>
        <translation>Cliquer sur la tête %1.</translation>
    </message>
    <message>
        <source>Choose the preset “%1”, and train with it.</source>
        <translation>Choisir le préréglage « %1 » et l’entraîner.</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”, and train anew.</source>
        <translation>Mettre « %1 » à « %2 », et entraîner de nouveau.</translation>
    </message>
    <message>
        <source>Train until the translation is “%1”.</source>
        <translation>Entraîner jusqu’à ce que la traduction soit « %1 ».</translation>
    </message>
    <message>
        <source>This has to become true: %1.</source>
        <translation>Ceci doit devenir vrai : %1.</translation>
    </message>
    <message>
        <source>%1 Now: %2.</source>
        <comment>what to do; a present value</comment>
        <translation>%1 Maintenant : %2.</translation>
    </message>
    <message>
        <source>Or: %1</source>
        <comment>another way to what is waited for</comment>
        <translation>Ou : %1</translation>
    </message>
    <message>
        <source>Let “Do it for me” open the model.</source>
        <translation>Ouvrir le modèle avec « Le faire pour moi ».</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”, and train on.</source>
        <translation>Mettre « %1 » à « %2 », et continuer l’entraînement.</translation>
    </message>
</context>
<context>
    <name>WatchedBar</name>
    <message>
        <source>Watched sentence</source>
        <translation>Phrase suivie</translation>
    </message>
    <message>
        <source>Which of the watched sentences is shown. With a translation given, its rows stay the same while the attention changes.</source>
        <translation>Laquelle des phrases suivies est montrée. Avec une traduction donnée, ses lignes restent les mêmes pendant que l&apos;attention change.</translation>
    </message>
    <message>
        <source>Choose which sentences are watched</source>
        <translation>Choisir quelles phrases sont suivies</translation>
    </message>
</context>
<context>
    <name>WatchedDialog</name>
    <message>
        <source>Watched sentences</source>
        <translation>Phrases suivies</translation>
    </message>
    <message>
        <source>They are translated again and again during training, and the pictures are kept; of very many, some are dropped. A short list is translated more often.</source>
        <translation>Elles sont traduites encore et encore pendant l&apos;entraînement, et les images sont gardées ; s&apos;il y en a trop, certaines sont supprimées. Une liste courte est traduite plus souvent.</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Given translation</source>
        <translation>Traduction donnée</translation>
    </message>
    <message>
        <source>&amp;Watch these</source>
        <translation>&amp;Suivre celles-ci</translation>
    </message>
    <message>
        <source>A sentence of your own</source>
        <translation>Une phrase à vous</translation>
    </message>
    <message>
        <source>Its translation, to keep the rows the same</source>
        <translation>Sa traduction, pour garder les mêmes lignes</translation>
    </message>
    <message>
        <source>its translation, or empty: the model&apos;s own</source>
        <translation>sa traduction, ou vide : celle du modèle</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>none: the model&apos;s own</source>
        <translation>aucune : celle du modèle</translation>
    </message>
    <message>
        <source>Chosen: %1, but at most %2 can be watched</source>
        <translation>Choisies : %1, mais au plus %2 peuvent être suivies</translation>
    </message>
    <message>
        <source>Chosen: %1 of at most %2</source>
        <translation>Choisies : %1 sur %2 au plus</translation>
    </message>
</context>
<context>
    <name>WebpWriter</name>
    <message>
        <source>There is not enough memory for this animation. Choose a smaller size or fewer pictures.</source>
        <translation>La mémoire ne suffit pas pour cette animation. Choisir une taille plus petite ou moins d&apos;images.</translation>
    </message>
    <message>
        <source>A WebP picture of %1 × %2 pixels is too large: no side may exceed %3. Choose a smaller size or scale.</source>
        <translation>Une image WebP de %1 × %2 pixels est trop grande : aucun côté ne peut dépasser %3. Choisir une taille ou une échelle plus petite.</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation>Il n&apos;y a encore rien à enregistrer.</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Open again</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Attentoscope</source>
        <translation>Attentoscope</translation>
    </message>
    <message>
        <source>Choose sentence pairs, press Train, and watch which words a translation looks at.</source>
        <translation>Choisir des paires de phrases, presser Entraîner, et voir quels mots regarde une traduction.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Begin with a sample, or with your own sentence pairs</source>
        <translation>Commencer par des données d&apos;exemple, ou par vos paires de phrases</translation>
    </message>
    <message>
        <source>or drop a file or a run anywhere in this window</source>
        <translation>ou déposer un fichier ou un essai n&apos;importe où dans cette fenêtre</translation>
    </message>
    <message>
        <source>Esc goes back, too</source>
        <translation>Échap revient aussi</translation>
    </message>
    <message>
        <source>Your data and your model stay open until you choose others.</source>
        <translation>Vos données et votre modèle restent ouverts jusqu&apos;au choix d&apos;autres.</translation>
    </message>
    <message>
        <source>A model is being trained. Stop the training before you choose other data.</source>
        <translation>Un modèle s&apos;entraîne. Arrêter l&apos;entraînement avant de choisir d&apos;autres données.</translation>
    </message>
    <message>
        <source>The program is busy. Wait a moment before you choose other data.</source>
        <translation>Le programme est occupé. Attendre un moment avant de choisir d&apos;autres données.</translation>
    </message>
    <message>
        <source>&amp;Back to the training</source>
        <translation>&amp;Retour à l&apos;entraînement</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Your own sentence pairs</source>
        <translation>Vos paires de phrases</translation>
    </message>
    <message>
        <source>A file with one pair on each line: a sentence, a tab, and its translation. Some thousand pairs are enough to see something.</source>
        <translation>Un fichier d&apos;une paire par ligne : une phrase, une tabulation et sa traduction. Quelques milliers de paires suffisent pour voir quelque chose.</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Open two files whose lines belong together</source>
        <translation>Ouvrir deux fichiers dont les lignes vont ensemble</translation>
    </message>
    <message>
        <source>Open word alignments that people made, one line for each pair, to outline them in the heatmap</source>
        <translation>Ouvrir des alignements de mots faits par des personnes, une ligne par paire, pour les encadrer dans la carte</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>&amp;Page d&apos;accueil</translation>
    </message>
    <message>
        <source>&amp;Save run</source>
        <translation>&amp;Sauvegarder l&apos;essai</translation>
    </message>
    <message>
        <source>Save the model now</source>
        <translation>Sauvegarder le modèle maintenant</translation>
    </message>
    <message>
        <source>Put the run into one file, to send or to keep</source>
        <translation>Mettre l&apos;essai dans un fichier, à envoyer ou à garder</translation>
    </message>
    <message>
        <source>Save the heatmaps of all watched sentences, or of each line of a text file</source>
        <translation>Enregistrer les cartes de toutes les phrases suivies, ou de chaque ligne d&apos;un fichier texte</translation>
    </message>
    <message>
        <source>Translate each line of a text file into another file</source>
        <translation>Traduire chaque ligne d&apos;un fichier texte dans un autre fichier</translation>
    </message>
    <message>
        <source>Put a picture of the heatmap on the clipboard</source>
        <translation>Mettre une image de la carte dans le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close Attentoscope; a run with a folder is saved</source>
        <translation>Fermer Attentoscope ; un essai qui a un dossier est sauvegardé</translation>
    </message>
    <message>
        <source>S&amp;wap direction</source>
        <translation>Inver&amp;ser le sens</translation>
    </message>
    <message>
        <source>Translate from the second column to the first, or back</source>
        <translation>Traduire de la seconde colonne vers la première, ou l&apos;inverse</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Entraîner</translation>
    </message>
    <message>
        <source>Train a new model on the data</source>
        <translation>Entraîner un nouveau modèle sur les données</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Pr&amp;olonger l&apos;entraînement</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>&amp;Une étape</translation>
    </message>
    <message>
        <source>Train one batch and pause again</source>
        <translation>Entraîner un lot et remettre en pause</translation>
    </message>
    <message>
        <source>E&amp;valuate now</source>
        <translation>É&amp;valuer maintenant</translation>
    </message>
    <message>
        <source>&amp;Stop and keep</source>
        <translation>&amp;Arrêter et garder</translation>
    </message>
    <message>
        <source>End training, forget the model and delete the run</source>
        <translation>Mettre fin à l&apos;entraînement, oublier le modèle et supprimer l&apos;essai</translation>
    </message>
    <message>
        <source>Start again, same s&amp;eed</source>
        <translation>Recommencer, &amp;même graine</translation>
    </message>
    <message>
        <source>Start again, &amp;new seed</source>
        <translation>Recommencer, &amp;nouvelle graine</translation>
    </message>
    <message>
        <source>See and change every setting of model and training</source>
        <translation>Voir et changer tous les réglages du modèle et de l&apos;entraînement</translation>
    </message>
    <message>
        <source>Every key, in the menus and on the heatmap</source>
        <translation>Toutes les touches, dans les menus et sur la carte</translation>
    </message>
    <message>
        <source>&amp;About Attentoscope</source>
        <translation>&amp;À propos d&apos;Attentoscope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>&amp;Type a sentence</source>
        <translation>Saisir une p&amp;hrase</translation>
    </message>
    <message>
        <source>Go to the translation box</source>
        <translation>Aller au champ de traduction</translation>
    </message>
    <message>
        <source>Let the model choose all words and all attention again</source>
        <translation>Laisser le modèle choisir de nouveau tous les mots et toute l&apos;attention</translation>
    </message>
    <message>
        <source>Show the loaded sentence pairs</source>
        <translation>Montrer les paires de phrases chargées</translation>
    </message>
    <message>
        <source>Show the attention of the sentence you typed</source>
        <translation>Montrer l&apos;attention de la phrase saisie</translation>
    </message>
    <message>
        <source>Show sentences of the validation set as they are translated at each validation</source>
        <translation>Montrer des phrases de validation comme chaque validation les traduit</translation>
    </message>
    <message>
        <source>Take the chosen cell of the heatmap apart: every number from state to word</source>
        <translation>Décomposer la cellule sélectionnée : chaque nombre, de l&apos;état au mot</translation>
    </message>
    <message>
        <source>See the same sentence under two models, with their difference</source>
        <translation>Voir la même phrase sous deux modèles, avec leur différence</translation>
    </message>
    <message>
        <source>Lines &amp;between words</source>
        <translation>Lignes &amp;entre les mots</translation>
    </message>
    <message>
        <source>Switch between matrix and lines</source>
        <translation>Passer de la matrice aux lignes</translation>
    </message>
    <message>
        <source>&amp;Side bar</source>
        <translation>&amp;Barre latérale</translation>
    </message>
    <message>
        <source>Show the panels for data and training</source>
        <translation>Montrer les panneaux des données et de l&apos;entraînement</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plei&amp;n écran</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Utiliser tout l&apos;écran</translation>
    </message>
    <message>
        <source>Prese&amp;nt</source>
        <translation>P&amp;résenter</translation>
    </message>
    <message>
        <source>Hide everything but the views and double the size of the text; Esc ends it</source>
        <translation>Cacher tout sauf les vues et doubler les caractères ; Échap y met fin</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Ré&amp;initialiser la disposition</translation>
    </message>
    <message>
        <source>Put everything back where it was at the first start</source>
        <translation>Tout remettre comme au premier démarrage</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Where there is &amp;room</source>
        <translation>Où il y a de la &amp;place</translation>
    </message>
    <message>
        <source>&amp;Below the heatmap</source>
        <translation>&amp;Sous la carte</translation>
    </message>
    <message>
        <source>B&amp;eside the heatmap</source>
        <translation>À &amp;côté de la carte</translation>
    </message>
    <message>
        <source>List all validation sentences by error rate, entropy, length, BLEU or loss, and open one</source>
        <translation>Lister toutes les phrases de validation par taux d&apos;erreur, entropie, longueur, BLEU ou perte, et en ouvrir une</translation>
    </message>
    <message>
        <source>&amp;Play or stop</source>
        <translation>&amp;Lecture ou arrêt</translation>
    </message>
    <message>
        <source>Play the watched sentence through training, or stop playing</source>
        <translation>Faire défiler la phrase suivie à travers l&apos;entraînement, ou arrêter</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>Plus &amp;tôt</translation>
    </message>
    <message>
        <source>Show the watched sentence one picture earlier</source>
        <translation>Montrer la phrase suivie une image plus tôt</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>Plus t&amp;ard</translation>
    </message>
    <message>
        <source>Show the watched sentence one picture later</source>
        <translation>Montrer la phrase suivie une image plus tard</translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation>La plus &amp;récente</translation>
    </message>
    <message>
        <source>Follow the newest picture of the watched sentence</source>
        <translation>Suivre l&apos;image la plus récente de la phrase suivie</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>S&amp;amples</source>
        <translation>Données d&apos;e&amp;xemple</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Ou&amp;verts récemment</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Entraînement</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Afficha&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;Loss curve</source>
        <translation>Courbe de &amp;perte</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Place</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>T&amp;ime in training</source>
        <translation>&amp;Temps d&apos;entraînement</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>&amp;Open sentence pairs…</source>
        <translation>&amp;Ouvrir des paires de phrases…</translation>
    </message>
    <message>
        <source>Open a file with one pair on each line, split by a tab or |||</source>
        <translation>Ouvrir un fichier d&apos;une paire par ligne, séparée par une tabulation ou |||</translation>
    </message>
    <message>
        <source>Open &amp;two files…</source>
        <translation>Ouvrir &amp;deux fichiers…</translation>
    </message>
    <message>
        <source>Open &amp;run…</source>
        <translation>Ouvrir un ess&amp;ai…</translation>
    </message>
    <message>
        <source>Choose a run from the list, or open a folder or a packed run</source>
        <translation>Choisir un essai dans la liste, ou ouvrir un dossier ou un essai empaqueté</translation>
    </message>
    <message>
        <source>Go to the start page to choose other data or another run</source>
        <translation>Aller à la page d&apos;accueil pour choisir d&apos;autres données ou un autre essai</translation>
    </message>
    <message>
        <source>&amp;Attention…</source>
        <translation>&amp;Attention…</translation>
    </message>
    <message>
        <source>Save the matrix or the lines as a picture, or the weights as a table</source>
        <translation>Enregistrer la matrice ou les lignes en image, ou les poids en tableau</translation>
    </message>
    <message>
        <source>&amp;Loss curve…</source>
        <translation>Courbe de &amp;perte…</translation>
    </message>
    <message>
        <source>Save the loss curve as a picture or as a table</source>
        <translation>Enregistrer la courbe de perte en image ou en tableau</translation>
    </message>
    <message>
        <source>A&amp;nimation…</source>
        <translation>A&amp;nimation…</translation>
    </message>
    <message>
        <source>Save how the watched sentence changed during training</source>
        <translation>Enregistrer comment la phrase suivie a changé pendant l&apos;entraînement</translation>
    </message>
    <message>
        <source>&amp;Run as one file…</source>
        <translation>&amp;Essai en un fichier…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last forced word, setting or pin</source>
        <translation>Annuler le dernier mot forcé, réglage ou épinglage</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Refaire ce qui a été annulé</translation>
    </message>
    <message>
        <source>&amp;Copy heatmap</source>
        <translation>&amp;Copier la carte</translation>
    </message>
    <message>
        <source>Choose &amp;watched sentences…</source>
        <translation>Choisir les phrases &amp;suivies…</translation>
    </message>
    <message>
        <source>Choose which sentences are watched during training</source>
        <translation>Choisir quelles phrases sont suivies pendant l&apos;entraînement</translation>
    </message>
    <message>
        <source>Clear &amp;forced words</source>
        <translation>Lever le &amp;forçage</translation>
    </message>
    <message>
        <source>Measure loss and BLEU on the validation sentences before the next batch; this does not change training</source>
        <translation>Mesurer perte et BLEU sur les phrases de validation avant le lot suivant ; cela ne change pas l&apos;entraînement</translation>
    </message>
    <message>
        <source>End training. The model stays, and is saved if the run has a folder</source>
        <translation>Mettre fin à l&apos;entraînement. Le modèle reste, et il est sauvegardé si l&apos;essai a un dossier</translation>
    </message>
    <message>
        <source>Stop and &amp;discard…</source>
        <translation>Arrêter et a&amp;bandonner…</translation>
    </message>
    <message>
        <source>Train a new model from the same first weights, with the settings as they are now</source>
        <translation>Entraîner un nouveau modèle à partir des mêmes premiers poids, avec les réglages actuels</translation>
    </message>
    <message>
        <source>Train a new model from other first weights and in another order, with the settings as they are now</source>
        <translation>Entraîner un nouveau modèle à partir d&apos;autres premiers poids et dans un autre ordre, avec les réglages actuels</translation>
    </message>
    <message>
        <source>&amp;All settings…</source>
        <translation>&amp;Tous les réglages…</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>P&amp;aires</translation>
    </message>
    <message>
        <source>&amp;Watched sentence</source>
        <translation>Phrase &amp;suivie</translation>
    </message>
    <message>
        <source>Show the sentence that is watched during training</source>
        <translation>Montrer la phrase suivie pendant l&apos;entraînement</translation>
    </message>
    <message>
        <source>&amp;Your sentence</source>
        <translation>V&amp;otre phrase</translation>
    </message>
    <message>
        <source>&amp;Validation sentences</source>
        <translation>Phrases de &amp;validation</translation>
    </message>
    <message>
        <source>Same as the s&amp;ystem</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;How this weight came about…</source>
        <translation>&amp;D&apos;où vient ce poids…</translation>
    </message>
    <message>
        <source>&amp;Beam tree…</source>
        <translation>&amp;Arbre du faisceau…</translation>
    </message>
    <message>
        <source>Show how the search for the translation branched, word by word; it needs a beam of two or more</source>
        <translation>Montrer comment la recherche de la traduction s&apos;est ramifiée, mot à mot ; il faut un faisceau de deux ou plus</translation>
    </message>
    <message>
        <source>Co&amp;mpare two models…</source>
        <translation>Co&amp;mparer deux modèles…</translation>
    </message>
    <message>
        <source>&amp;Earlier runs…</source>
        <translation>&amp;Essais précédents…</translation>
    </message>
    <message>
        <source>Draw the losses of earlier runs over this one, and see what differed in their settings</source>
        <translation>Dessiner les pertes d&apos;essais précédents sur celle-ci, et voir ce qui différait dans leurs réglages</translation>
    </message>
    <message>
        <source>Table of &amp;sentences…</source>
        <translation>Ta&amp;bleau des phrases…</translation>
    </message>
    <message>
        <source>Open &amp;gold alignments…</source>
        <translation>Ouvrir des ali&amp;gnements de référence…</translation>
    </message>
    <message>
        <source>Translate a te&amp;xt file…</source>
        <translation>Traduire un fichier te&amp;xte…</translation>
    </message>
    <message>
        <source>Export m&amp;any sentences…</source>
        <translation>Exporter de &amp;nombreuses phrases…</translation>
    </message>
    <message>
        <source>&amp;Documentation</source>
        <translation>&amp;Documentation</translation>
    </message>
    <message>
        <source>Read about what you see, and search all pages</source>
        <translation>Lire des explications de ce que l&apos;on voit, et chercher dans toutes les pages</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>&amp;Conseils</translation>
    </message>
    <message>
        <source>Show hints in the status bar, one after another</source>
        <translation>Montrer des conseils dans la barre d&apos;état, l&apos;un après l&apos;autre</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>T&amp;ools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Heads…</source>
        <translation>&amp;Têtes…</translation>
    </message>
    <message>
        <source>Save all heads as a picture, or their weights as a table</source>
        <translation>Enregistrer toutes les têtes en image, ou leurs poids en tableau</translation>
    </message>
    <message>
        <source>Animation of the h&amp;eads…</source>
        <translation>Animation &amp;des têtes…</translation>
    </message>
    <message>
        <source>Save how all heads of the watched sentence changed during training</source>
        <translation>Enregistrer comment toutes les têtes de la phrase suivie ont changé pendant l&apos;entraînement</translation>
    </message>
    <message>
        <source>He&amp;ads of a Transformer</source>
        <translation>Têtes &amp;d&apos;un Transformer</translation>
    </message>
    <message>
        <source>Show all heads below the heatmap, where the model has heads</source>
        <translation>Montrer toutes les têtes sous la carte, si le modèle en a</translation>
    </message>
    <message>
        <source>Wind&amp;ow</source>
        <translation>Fe&amp;nêtre</translation>
    </message>
    <message>
        <source>Head meas&amp;ures…</source>
        <translation>Mes&amp;ures des têtes…</translation>
    </message>
    <message>
        <source>Show what each head looks at, in numbers, and how that changed during training</source>
        <translation>Montrer ce que regarde chaque tête, en nombres, et comment cela a changé pendant l&apos;entraînement</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>Go to the lessons on the start page: each asks, lets you try, and shows it</source>
        <translation>Aller aux leçons de la page d&apos;accueil : chacune demande, laisse essayer et montre</translation>
    </message>
    <message>
        <source>Co&amp;nnect…</source>
        <translation>Se co&amp;nnecter…</translation>
    </message>
    <message>
        <source>Open a window whose engine is on another machine, or outlives this window</source>
        <translation>Ouvrir une fenêtre dont le moteur est sur une autre machine, ou survit à cette fenêtre</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>Make all text a tenth larger</source>
        <translation>Agrandir tout le texte d’un dixième</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>Make all text a tenth smaller</source>
        <translation>Réduire tout le texte d’un dixième</translation>
    </message>
    <message>
        <source>&amp;Usual text</source>
        <translation>Texte &amp;usuel</translation>
    </message>
    <message>
        <source>Make all text as large as the desktop has it</source>
        <translation>Donner à tout le texte la taille du bureau</translation>
    </message>
    <message>
        <source>High con&amp;trast</source>
        <translation>Con&amp;traste élevé</translation>
    </message>
    <message>
        <source>Run as a &amp;page…</source>
        <translation>Essai en une pa&amp;ge…</translation>
    </message>
    <message>
        <source>Make one HTML file of the run, for people who have only a browser</source>
        <translation>Faire de l’essai un fichier HTML, pour qui n’a qu’un navigateur</translation>
    </message>
    <message>
        <source>Give the heatmap, the heads or the loss curve all the room: the one under the pointer or with the focus; Esc ends it</source>
        <translation>Donner toute la place à la carte, aux têtes ou à la courbe de perte : à ce qui est sous le pointeur ou a le focus ; Échap y met fin</translation>
    </message>
    <message>
        <source>&amp;Mark before</source>
        <translation>Repère &amp;précédent</translation>
    </message>
    <message>
        <source>Go back to where something happened: a dot below the slider, which says what</source>
        <translation>Revenir là où quelque chose s&apos;est passé : un point sous le curseur, qui dit quoi</translation>
    </message>
    <message>
        <source>Mark &amp;after</source>
        <translation>Repère &amp;suivant</translation>
    </message>
    <message>
        <source>Go on to where something happened: a dot below the slider, which says what</source>
        <translation>Aller là où quelque chose s&apos;est passé : un point sous le curseur, qui dit quoi</translation>
    </message>
    <message>
        <source>&amp;Stop at marks</source>
        <translation>S&apos;arrêter aux r&amp;epères</translation>
    </message>
    <message>
        <source>Playing stops where something happened, and says what</source>
        <translation>La lecture s&apos;arrête là où quelque chose s&apos;est passé, et dit quoi</translation>
    </message>
    <message>
        <source>What the &amp;numbers mean</source>
        <translation>Ce que signifient les &amp;nombres</translation>
    </message>
    <message>
        <source>Loss, BLEU, entropy and the others, in a sentence each</source>
        <translation>Perte, BLEU, entropie et les autres, en une phrase chacun</translation>
    </message>
    <message>
        <source>&amp;Enlarge</source>
        <translation>Agran&amp;dir</translation>
    </message>
    <message>
        <source>Weights times val&amp;ues</source>
        <translation>Poids &amp;fois valeurs</translation>
    </message>
    <message>
        <source>Show how much each word brings: its weight times the length of its value</source>
        <translation>Montrer ce que chaque mot apporte : son poids fois la longueur de sa valeur</translation>
    </message>
    <message>
        <source>&amp;Does it need what it looks at…</source>
        <translation>A-t-il beso&amp;in de ce qu&apos;il regarde…</translation>
    </message>
    <message>
        <source>Take each source word away, and see beside the attention what every target word loses</source>
        <translation>Retirer chaque mot source, et voir à côté de l&apos;attention ce que perd chaque mot cible</translation>
    </message>
    <message>
        <source>Whole word&amp;s</source>
        <translation>Mots ent&amp;iers</translation>
    </message>
    <message>
        <source>Show attention between whole words, or between the pieces of words that the model reads</source>
        <translation>Montrer l&apos;attention entre mots entiers, ou entre les sous-mots que lit le modèle</translation>
    </message>
    <message>
        <source>Enlarge the ne&amp;xt part</source>
        <translation>Agrandir la partie sui&amp;vante</translation>
    </message>
    <message>
        <source>Give all the room to the heatmap, then to the heads, then to the loss curve</source>
        <translation>Donner toute la place à la carte, puis aux têtes, puis à la courbe de perte</translation>
    </message>
    <message>
        <source>Learn statistical lin&amp;ks</source>
        <translation>Apprendre les liens &amp;statistiques</translation>
    </message>
    <message>
        <source>Link the words of pairs without gold links by statistics of all training pairs, in the background, to outline them and to measure attention against them</source>
        <translation>Lier en arrière-plan les mots des paires sans liens de référence par une statistique de toutes les paires d&apos;entraînement, pour les encadrer et mesurer l&apos;attention par rapport à eux</translation>
    </message>
    <message>
        <source>Train without some pa&amp;irs…</source>
        <translation>Entraîner sans certaines pa&amp;ires…</translation>
    </message>
    <message>
        <source>Lin&amp;ks of the sentence…</source>
        <translation>&amp;Liens de la phrase…</translation>
    </message>
    <message>
        <source>Save the links between the words of the shown sentence as a picture or as a table</source>
        <translation>Enregistrer les liens entre les mots de la phrase affichée en image ou en tableau</translation>
    </message>
    <message>
        <source>D&amp;raw links</source>
        <translation>Dessiner des &amp;liens</translation>
    </message>
    <message>
        <source>Draw links between the words of a pair of the data in the heatmap, or take them away; they are kept with the data and count as gold links</source>
        <translation>Dessiner dans la carte des liens entre les mots d&apos;une paire des données, ou les enlever ; ils sont gardés avec les données et comptent comme liens de référence</translation>
    </message>
    <message>
        <source>&amp;Wall of maps…</source>
        <translation>Mur de &amp;cartes…</translation>
    </message>
    <message>
        <source>See the attention of many sentences as small maps, with their links, by error rate or in order</source>
        <translation>Voir l&apos;attention de beaucoup de phrases en petites cartes, avec leurs liens, par taux d&apos;erreur ou dans l&apos;ordre</translation>
    </message>
    <message>
        <source>Train this model &amp;on…</source>
        <translation>Entraîner ce modèle sur &amp;d&apos;autres paires…</translation>
    </message>
    <message>
        <source>Train this run further, for as long as the settings say: minutes, steps or epochs</source>
        <translation>Prolonger l&apos;entraînement de cet essai aussi longtemps que le disent les réglages : minutes, étapes ou époques</translation>
    </message>
</context>
<context>
    <name>WindowPages</name>
    <message>
        <source>Use a sample</source>
        <translation>Utiliser des données d&apos;exemple</translation>
    </message>
    <message>
        <source>Data and training</source>
        <translation>Données et entraînement</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Parts of the window</source>
        <translation>Parties de la fenêtre</translation>
    </message>
</context>
<context>
    <name>WindowPlayer</name>
    <message>
        <source>This could not be done: %1</source>
        <translation>Ceci n&apos;a pas pu être fait : %1</translation>
    </message>
    <message>
        <source>There is nothing to train on yet.</source>
        <translation>Il n&apos;y a encore rien sur quoi entraîner.</translation>
    </message>
    <message>
        <source>A run that is to be compared was not kept.</source>
        <translation>Un essai à comparer n&apos;a pas été gardé.</translation>
    </message>
</context>
<context>
    <name>WordStrip</name>
    <message>
        <source>probability %1</source>
        <translation>probabilité %1</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>forcé</translation>
    </message>
    <message>
        <source>attention forced</source>
        <translation>attention forcée</translation>
    </message>
    <message>
        <source>not in the vocabulary</source>
        <translation>hors du vocabulaire</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (inconnu)</translation>
    </message>
    <message>
        <source>%1 (forced)</source>
        <translation>%1 (forcé)</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::DataFacts</name>
    <message>
        <source>Tokens on the source side</source>
        <translation>Tokens du côté source</translation>
    </message>
    <message>
        <source>Tokens on the target side</source>
        <translation>Tokens du côté cible</translation>
    </message>
    <message>
        <source>Source vocabulary</source>
        <translation>Vocabulaire source</translation>
    </message>
    <message>
        <source>Target vocabulary</source>
        <translation>Vocabulaire cible</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::HeadsBar</name>
    <message>
        <source>Switch off</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Translate without the chosen heads (X)</source>
        <translation>Traduire sans les têtes sélectionnées (X)</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Tout réactiver</translation>
    </message>
    <message>
        <source>Switch all heads on again (Esc)</source>
        <translation>Réactiver toutes les têtes (Échap)</translation>
    </message>
    <message>
        <source>Head measures</source>
        <translation>Mesures des têtes</translation>
    </message>
    <message>
        <source>What each head looks at, in numbers, and how that changed during training</source>
        <translation>Ce que regarde chaque tête, en nombres, et comment cela a changé pendant l&apos;entraînement</translation>
    </message>
    <message>
        <source>Without the heads that are off</source>
        <translation>Sans les têtes désactivées</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Réactiver</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::HelpBrowser</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::HintLine</name>
    <message>
        <source>Click a word of the translation to put another one in its place.</source>
        <translation>Cliquer un mot de la traduction pour en mettre un autre à sa place.</translation>
    </message>
    <message>
        <source>Click a cell of the heatmap to pin it. Double-click it to see how its weight came about.</source>
        <translation>Cliquer une cellule de la carte pour l&apos;épingler. La double-cliquer montre d&apos;où vient son poids.</translation>
    </message>
    <message>
        <source>Ctrl+click a cell: the word of its row must then look at the word of its column. Ctrl+Z undoes it.</source>
        <translation>Ctrl+clic sur une cellule : le mot de sa ligne doit alors regarder le mot de sa colonne. Ctrl+Z l&apos;annule.</translation>
    </message>
    <message>
        <source>A beam of two or more (the box beside the sentence) follows several translations at once; Tools ▸ Beam tree draws them.</source>
        <translation>Un faisceau de deux ou plus, à côté de la phrase, suit plusieurs traductions à la fois ; Outils ▸ Arbre du faisceau les dessine.</translation>
    </message>
    <message>
        <source>Tools ▸ Compare two models shows one sentence under two models, or under two saves of one run.</source>
        <translation>Outils ▸ Comparer deux modèles montre une phrase sous deux modèles, ou sous deux sauvegardes d&apos;un essai.</translation>
    </message>
    <message>
        <source>Drag the line between the heatmap and the loss curve to give one of them more room.</source>
        <translation>Tirer la ligne entre la carte et la courbe de perte pour donner plus de place à l&apos;une.</translation>
    </message>
    <message>
        <source>F1 opens the documentation about the part that has the focus.</source>
        <translation>F1 ouvre la documentation sur ce qui a le focus.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Conseil suivant</translation>
    </message>
    <message>
        <source>Close the hints; Help ▸ Hints brings them back</source>
        <translation>Fermer les conseils ; Aide ▸ Conseils les ramène</translation>
    </message>
    <message>
        <source>Close the hints</source>
        <translation>Fermer les conseils</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Conseil : %1</translation>
    </message>
    <message>
        <source>Drag the slider to see this sentence earlier in the training. Ctrl+P plays it.</source>
        <translation>Déplacer le curseur pour voir cette phrase plus tôt dans l’entraînement. Ctrl+P la fait défiler.</translation>
    </message>
    <message>
        <source>Click a sentence to see it in the large heatmap; Esc leads back to all.</source>
        <translation>Cliquer sur une phrase pour la voir dans la grande carte ; Échap ramène à toutes.</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::LengthHistogram</name>
    <message>
        <source>Sentence lengths: most have up to %1 source and %2 target tokens</source>
        <translation>Longueur des phrases : la plupart ont jusqu&apos;à %1 tokens sources et %2 cibles</translation>
    </message>
    <message>
        <source>tokens in a sentence</source>
        <translation>tokens d&apos;une phrase</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Length %1: source sentences %2, target sentences %3</source>
        <translation>Longueur %1 : phrases sources %2, phrases cibles %3</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::LinkedViews</name>
    <message>
        <source>“%1” looks at “%2”: A %3, B %4, A − B %5 · probability of the word: A %6, B %7 · entropy of the row: A %8, B %9</source>
        <translation>« %1 » regarde « %2 » : A %3, B %4, A − B %5 · probabilité du mot : A %6, B %7 · entropie de la ligne : A %8, B %9</translation>
    </message>
    <message>
        <source>“%1” looks at “%2”: A %3, A and B together %4 · probability of the word: A %5, together %6 · entropy of the row: A %7, together %8</source>
        <translation>« %1 » regarde « %2 » : A %3, A et B ensemble %4 · probabilité du mot : A %5, ensemble %6 · entropie de la ligne : A %7, ensemble %8</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::PairsModel</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::ProblemsModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Why it was skipped</source>
        <translation>Pourquoi elle a été sautée</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::RecentRuns</name>
    <message>
        <source>Your runs</source>
        <translation>Vos essais</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln runs…</source>
        <translation>
            <numerusform>%Ln essai…</numerusform>
            <numerusform>Tous les %Ln essais…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::RunDataReturn</name>
    <message>
        <source>The run does not say which sentence pairs it was trained on.</source>
        <translation>L&apos;essai ne dit pas sur quelles paires de phrases il a été entraîné.</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::RunsModel</name>
    <message>
        <source>BLEU says nothing here: fewer than half of the references have four words. The validation loss says how good the run is: %1.</source>
        <translation>BLEU ne dit rien ici : moins de la moitié des références ont quatre mots. La perte de validation dit ce que vaut l’essai : %1.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Sauvegardé</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur disque</translation>
    </message>
    <message>
        <source>trained on from step %1 of %2</source>
        <translation>entraînement repris à l&apos;étape %1 de %2</translation>
    </message>
    <message>
        <source>trained on from %1</source>
        <translation>entraînement repris de %1</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::StepBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::SubwordForm</name>
    <message>
        <source>Choose a model &amp;file…</source>
        <translation>Choisir un &amp;fichier de modèle…</translation>
    </message>
    <message>
        <source>SentencePiece learns the pieces from the data. You can also name a .model file for both sides, and another one for the target.</source>
        <translation>SentencePiece apprend les sous-mots à partir des données. On peut aussi nommer un fichier .model pour les deux côtés, et un autre pour la cible.</translation>
    </message>
    <message>
        <source>Use the pieces of a SentencePiece .model file for both sides</source>
        <translation>Utiliser pour les deux côtés les sous-mots d&apos;un fichier .model de SentencePiece</translation>
    </message>
    <message>
        <source>Choose a subword model</source>
        <translation>Choisir un modèle de sous-mots</translation>
    </message>
    <message>
        <source>SentencePiece models (*.model);;All files (*)</source>
        <translation>Modèles SentencePiece (*.model);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source> (did you mean &quot;{}&quot;?)</source>
        <translation> (peut-être « {} » ?)</translation>
    </message>
    <message>
        <source> It is not known where the two begin to differ, but line {} is the first that is empty in {} and not in {}.</source>
        <translation> On ne peut pas dire où les fichiers divergent, mais la ligne {} est la première qui soit vide dans {} et non dans {}.</translation>
    </message>
    <message>
        <source>: {} {}</source>
        <translation> : {} {}</translation>
    </message>
    <message>
        <source>A SentencePiece .model file for the target side, where it differs from subword_model.</source>
        <translation>Un fichier .model de SentencePiece pour le côté cible, s&apos;il diffère de subword_model.</translation>
    </message>
    <message>
        <source>A built-in sample instead of a file</source>
        <translation>Des données d&apos;exemple intégrées au lieu d&apos;un fichier</translation>
    </message>
    <message>
        <source>A learned matrix translates each annotation before it is compared with the decoder&apos;s state. One matrix product scores every word, which makes it the fastest kind that learns.</source>
        <translation>Une matrice apprise traduit chaque annotation avant de la comparer à l&apos;état du décodeur. Un seul produit de matrices note tous les mots : c&apos;est le type le plus rapide de ceux qui apprennent.</translation>
    </message>
    <message>
        <source>File with one batch a line: the numbers of its pairs, counted from 0</source>
        <translation>Fichier avec un lot par ligne : les numéros de ses paires, comptés à partir de 0</translation>
    </message>
    <message>
        <source>A longer gradient is shortened to this length. 0: no limit.</source>
        <translation>Un gradient plus long est ramené à cette longueur. 0 : sans limite.</translation>
    </message>
    <message>
        <source>A packed run</source>
        <translation>Un essai empaqueté</translation>
    </message>
    <message>
        <source>A packed run is named FILE{}; give --out such a name.</source>
        <translation>Un essai empaqueté se nomme FICHIER{} ; donner un tel nom à --out.</translation>
    </message>
    <message>
        <source>A quotation mark opens a field and nothing closes it. Write a quotation mark that belongs to the text twice.</source>
        <translation>Un guillemet ouvre un champ qu&apos;aucun autre ne ferme. Un guillemet qui fait partie du texte s&apos;écrit deux fois.</translation>
    </message>
    <message>
        <source>A small neural network compares the decoder&apos;s previous state with each annotation. The classic: it decides where to look before the next word is read.</source>
        <translation>Un petit réseau de neurones compare l&apos;état précédent du décodeur à chaque annotation. Le classique : il décide où regarder avant de lire le mot suivant.</translation>
    </message>
    <message>
        <source>A small neural network compares the last vector with each vector of the input, and the output is the weighted sum of the inputs themselves: there are no words, no encoder and no decoder.</source>
        <translation>Un petit réseau de neurones compare le dernier vecteur à chaque vecteur de l&apos;entrée, et la sortie est la somme pondérée des entrées elles-mêmes : ni mots, ni encodeur, ni décodeur.</translation>
    </message>
    <message>
        <source>A tensor&apos;s name or metadata is no UTF-8 text.</source>
        <translation>Le nom d&apos;un tenseur ou ses métadonnées ne sont pas du texte UTF-8.</translation>
    </message>
    <message>
        <source>AER of the diagonal</source>
        <translation>AER de la diagonale</translation>
    </message>
    <message>
        <source>AER, links one earlier</source>
        <translation>AER, liens un mot plus tôt</translation>
    </message>
    <message>
        <source>AER, links one later</source>
        <translation>AER, liens un mot plus tard</translation>
    </message>
    <message>
        <source>Additive (Bahdanau)</source>
        <translation>Additive (Bahdanau)</translation>
    </message>
    <message>
        <source>Additive attention as the step-by-step article builds it: one LSTM layer on each side, and a small network scores the source words from the decoder&apos;s previous state. The article stops before training: sizes, the end mark after the source and all training settings are ours.</source>
        <translation>L&apos;attention additive telle que l&apos;article la construit pas à pas : une couche LSTM de chaque côté, et un petit réseau note les mots sources à partir de l&apos;état précédent du décodeur. L&apos;article s&apos;arrête avant l&apos;entraînement : les tailles, la marque de fin après la source et tous les réglages d&apos;entraînement sont de nous.</translation>
    </message>
    <message>
        <source>Additive, over vectors</source>
        <translation>Additive, sur des vecteurs</translation>
    </message>
    <message>
        <source>Align the words of sentence pairs by attention</source>
        <translation>Aligner les mots de paires de phrases par l&apos;attention</translation>
    </message>
    <message>
        <source>Alignment without words: the numbers 1 to n come in a mixed order, each as a vector such as [3,4], and attention puts them in order again by looking for the vector that begins where the last one ended. It needs no data. The recipe &quot;robust&quot; is ours and learns it within seconds; &quot;article&quot; is the article&apos;s loop exactly as printed, which rarely does.</source>
        <translation>Un alignement sans mots : les nombres de 1 à n arrivent en désordre, chacun sous forme d&apos;un vecteur comme [3,4], et l&apos;attention les remet en ordre en cherchant le vecteur qui commence où le dernier finissait. Aucune donnée n&apos;est nécessaire. La recette « robust » est de nous et l&apos;apprend en quelques secondes ; « article » est la boucle de l&apos;article telle qu&apos;imprimée, qui y parvient rarement.</translation>
    </message>
    <message>
        <source>The whole translation is given, so no single word can be forced. Leave out the translation or the forced words.</source>
        <translation>Tous les mots de la traduction sont donnés, on ne peut donc pas en forcer un seul : renoncer à l&apos;un des deux.</translation>
    </message>
    <message>
        <source>Also print the measures by the length of the source sentence</source>
        <translation>Donner aussi les mesures selon la longueur de la phrase source</translation>
    </message>
    <message>
        <source>Ask its owner for the right to read it (chmod u+r).</source>
        <translation>Demander le droit de lecture à son propriétaire (chmod u+r).</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Attention size</source>
        <translation>Taille de l&apos;attention</translation>
    </message>
    <message>
        <source>Attention, from the command line: train, translate, evaluate, align.</source>
        <translation>L&apos;attention en ligne de commande : entraîner, traduire, évaluer, aligner.</translation>
    </message>
    <message>
        <source>Attentoscope {}</source>
        <translation>Attentoscope {}</translation>
    </message>
    <message>
        <source>Average the loss over</source>
        <translation>Moyenne de la perte sur</translation>
    </message>
    <message>
        <source>Bahdanau, Cho and Bengio 2015: Neural machine translation by jointly learning to align and translate</source>
        <translation>Bahdanau, Cho and Bengio 2015: Neural machine translation by jointly learning to align and translate</translation>
    </message>
    <message>
        <source>Bahdanau, the paper</source>
        <translation>Bahdanau, la publication</translation>
    </message>
    <message>
        <source>Bahdanau, with an LSTM</source>
        <translation>Bahdanau, avec un LSTM</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Taille des lots</translation>
    </message>
    <message>
        <source>Batch tokens</source>
        <translation>Tokens par lot</translation>
    </message>
    <message>
        <source>Bias in the score</source>
        <translation>Biais dans le score</translation>
    </message>
    <message>
        <source>Bidirectional LSTM, linear score</source>
        <translation>LSTM bidirectionnel, score linéaire</translation>
    </message>
    <message>
        <source>Check the disk, or choose another folder.</source>
        <translation>Vérifier le disque ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>Check the disk, or copy the run folder again from an intact copy.</source>
        <translation>Vérifier le disque, ou recopier le dossier de l&apos;essai depuis l&apos;endroit où il est intact.</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>Choisir un dossier où l&apos;écriture est permise.</translation>
    </message>
    <message>
        <source>Clip gradient at</source>
        <translation>Écrêter le gradient à</translation>
    </message>
    <message>
        <source>Concat (Luong)</source>
        <translation>Concat (Luong)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Data recipe</source>
        <translation>Recette des données</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>Decoder reads</source>
        <translation>Le décodeur lit</translation>
    </message>
    <message>
        <source>Decoder starts from</source>
        <translation>Le décodeur part de</translation>
    </message>
    <message>
        <source>Decoder&apos;s hidden size</source>
        <translation>Taille de l&apos;état du décodeur</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Dot product (Luong)</source>
        <translation>Produit scalaire (Luong)</translation>
    </message>
    <message>
        <source>Draw all first weights uniformly between minus and plus this number. 0: PyTorch&apos;s own rule for each layer.</source>
        <translation>Tire tous les premiers poids uniformément entre moins et plus ce nombre. 0 : la règle de PyTorch pour chaque couche.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Dropout places</source>
        <translation>Où agit le dropout</translation>
    </message>
    <message>
        <source>Embedding size</source>
        <translation>Taille du plongement</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Epochs between two validations; 0.25 validates four times an epoch.</source>
        <translation>Époques entre deux validations ; 0.25 valide quatre fois par époque.</translation>
    </message>
    <message>
        <source>File for the gold alignments, words counted from 1</source>
        <translation>Fichier pour les alignements de référence, mots comptés à partir de 1</translation>
    </message>
    <message>
        <source>File of other pairs, so that none of the data is set aside; otherwise 5% of it are</source>
        <translation>Fichier d&apos;autres paires, pour ne rien mettre de côté des données ; sinon 5 % d&apos;entre elles</translation>
    </message>
    <message>
        <source>File of sentence pairs to validate with; otherwise 5% of the data</source>
        <translation>Fichier de paires de phrases pour la validation ; sinon 5 % des données</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Fichier à écrire</translation>
    </message>
    <message>
        <source>File to write, two columns with a tab between them</source>
        <translation>Fichier à écrire, deux colonnes séparées par une tabulation</translation>
    </message>
    <message>
        <source>Files may not grow that large here (ulimit -f). Raise the limit, or choose another folder.</source>
        <translation>Les fichiers ne peuvent pas devenir si grands ici (ulimit -f). Relever la limite ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>Final forcing</source>
        <translation>Forçage final</translation>
    </message>
    <message>
        <source>First weights</source>
        <translation>Premiers poids</translation>
    </message>
    <message>
        <source>Folder of a trained run</source>
        <translation>Dossier d&apos;un essai entraîné</translation>
    </message>
    <message>
        <source>Folder of the run</source>
        <translation>Dossier de l&apos;essai</translation>
    </message>
    <message>
        <source>Folder to make; it must not be there yet, or be empty</source>
        <translation>Dossier à créer ; il ne doit pas encore exister, ou être vide</translation>
    </message>
    <message>
        <source>Forcing in validation</source>
        <translation>Forçage en validation</translation>
    </message>
    <message>
        <source>Forcing is drawn for</source>
        <translation>Le forçage est tiré pour</translation>
    </message>
    <message>
        <source>Forcing schedule</source>
        <translation>Plan du teacher forcing</translation>
    </message>
    <message>
        <source>Forcing steps</source>
        <translation>Étapes du forçage</translation>
    </message>
    <message>
        <source>Free running ends</source>
        <translation>Fin du décodage libre</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>Libérer de la place ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>General (Luong)</source>
        <translation>General (Luong)</translation>
    </message>
    <message>
        <source>Give the decoder its last attentional state together with the next word, so that it knows what it has attended to.</source>
        <translation>Donne au décodeur son dernier état d&apos;attention avec le mot suivant, pour qu&apos;il sache ce qu&apos;il a regardé.</translation>
    </message>
    <message>
        <source>Go on with the run in --out, with its own settings and, unless --data is given, its own data</source>
        <translation>Continuer l&apos;essai de --out, avec ses propres réglages et, sans --data, ses propres données</translation>
    </message>
    <message>
        <source>Gold alignments, one line a pair: i-j sure, ipj possible</source>
        <translation>Alignements de référence, une ligne par paire : i-j sûr, ipj possible</translation>
    </message>
    <message>
        <source>Hidden score units</source>
        <translation>Unités cachées du score</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Taille de l&apos;état caché</translation>
    </message>
    <message>
        <source>How many times training goes through all pairs.</source>
        <translation>Combien de fois l&apos;entraînement parcourt toutes les paires.</translation>
    </message>
    <message>
        <source>How sentence pairs are cleaned and chosen. &quot;tutorial&quot; does as the classic translation tutorial: lower case, no accents, pairs under ten words that begin with certain phrases.</source>
        <translation>Comment les paires de phrases sont nettoyées et choisies. « tutorial » fait comme le tutoriel de traduction classique : minuscules, sans accents, paires de moins de dix mots qui commencent par certaines expressions.</translation>
    </message>
    <message>
        <source>How source words are scored: the name of an attention kind, such as general or additive.</source>
        <translation>Comment les mots sources sont notés : le nom d&apos;un type d&apos;attention, comme general ou additive.</translation>
    </message>
    <message>
        <source>How weights follow the gradient. Adadelta finds its own step lengths: give it a learning rate of 1.</source>
        <translation>Comment les poids suivent le gradient. Adadelta trouve lui-même ses pas : lui donner un taux d&apos;apprentissage de 1.</translation>
    </message>
    <message>
        <source>Initial range</source>
        <translation>Étendue initiale</translation>
    </message>
    <message>
        <source>Inner size of scores that have one (additive, concat). 0: the hidden size.</source>
        <translation>Taille interne des scores qui en ont une (additive, concat). 0 : la taille de l&apos;état caché.</translation>
    </message>
    <message>
        <source>Input feeding</source>
        <translation>Input feeding</translation>
    </message>
    <message>
        <source>It is a link. Remove it, and a new file is written.</source>
        <translation>C&apos;est un lien. Le supprimer, et un nouveau fichier sera écrit.</translation>
    </message>
    <message>
        <source>It was cancelled; nothing was changed.</source>
        <translation>Annulé ; rien n&apos;a été changé.</translation>
    </message>
    <message>
        <source>It was interrupted.</source>
        <translation>Interrompu.</translation>
    </message>
    <message>
        <source>Its folder was moved or removed: put it back, or choose another folder.</source>
        <translation>Son dossier a été déplacé ou supprimé : le remettre en place ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>Keep only this many of the most frequent words on each side. 0: no limit.</source>
        <translation>Ne garde de chaque côté que ce nombre de mots les plus fréquents. 0 : sans limite.</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Lissage des étiquettes</translation>
    </message>
    <message>
        <source>Largest vocabulary</source>
        <translation>Vocabulaire maximal</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>The goal is reached</source>
        <translation>L&apos;objectif est atteint</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d&apos;apprentissage</translation>
    </message>
    <message>
        <source>Line {}</source>
        <translation>Ligne {}</translation>
    </message>
    <message>
        <source>Line {}: the line is longer than 4 MiB. Give one sentence a line.</source>
        <translation>Ligne {} : la ligne dépasse 4 Mio. Donner une phrase par ligne.</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>Ligne {} : {}</translation>
    </message>
    <message>
        <source>Linear concat</source>
        <translation>Concat linéaire</translation>
    </message>
    <message>
        <source>List the built-in samples, or write one to a file</source>
        <translation>Lister les données d&apos;exemple intégrées, ou en écrire dans un fichier</translation>
    </message>
    <message>
        <source>List the presets, and every key with its default</source>
        <translation>Lister les préréglages, et chaque clé avec sa valeur par défaut</translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <translation>Le chargement a été annulé.</translation>
    </message>
    <message>
        <source>Local, monotonic (Luong)</source>
        <translation>Locale, monotone (Luong)</translation>
    </message>
    <message>
        <source>Local, predictive (Luong)</source>
        <translation>Locale, prédictive (Luong)</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Longest sentence</source>
        <translation>Phrase la plus longue</translation>
    </message>
    <message>
        <source>Look at how the text is cleaned (data_recipe, strip_accents).</source>
        <translation>Voir comment le texte est nettoyé (data_recipe, strip_accents).</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>Minuscules</translation>
    </message>
    <message>
        <source>Luong&apos;s global attention with a small network over both states. We follow the article&apos;s equation: its code leaves out the tanh, and without it the decoder&apos;s state cancels and all rows become equal. Sizes and training are the article&apos;s; masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation>L&apos;attention globale de Luong avec un petit réseau sur les deux états. Nous suivons l&apos;équation de l&apos;article : son code omet le tanh, et sans lui l&apos;état du décodeur s&apos;annule et toutes les lignes deviennent égales. Tailles et entraînement sont ceux de l&apos;article ; le masquage du remplissage est de nous. Sous 20 000 paires, tailles et entraînement sont de nous.</translation>
    </message>
    <message>
        <source>Luong&apos;s local attention that predicts where to look: a small network places the centre of the window, and weights fall off around it like a bell, so that a row sums to at most one. From the paper; the article leaves it out. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation>L&apos;attention locale de Luong qui prédit où regarder : un petit réseau place le centre de la fenêtre, et les poids décroissent autour en forme de cloche, si bien qu&apos;une ligne fait au plus un. De la publication ; l&apos;article l&apos;omet. Sous 20 000 paires, tailles et entraînement sont de nous.</translation>
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
        <translation>Luong, locale (monotone)</translation>
    </message>
    <message>
        <source>Luong, local (predictive)</source>
        <translation>Luong, locale (prédictive)</translation>
    </message>
    <message>
        <source>Make a run&apos;s folder from a packed run</source>
        <translation>Faire le dossier d&apos;un essai à partir d&apos;un essai empaqueté</translation>
    </message>
    <message>
        <source>Marks around the source</source>
        <translation>Marques autour de la source</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masque</translation>
    </message>
    <message>
        <source>Maxout units</source>
        <translation>Unités maxout</translation>
    </message>
    <message>
        <source>Measure a trained model on sentence pairs</source>
        <translation>Mesurer un modèle entraîné sur des paires de phrases</translation>
    </message>
    <message>
        <source>Measure how fast a model trains here</source>
        <translation>Mesurer la vitesse d&apos;entraînement d&apos;un modèle ici</translation>
    </message>
    <message>
        <source>Minimum frequency</source>
        <translation>Fréquence minimale</translation>
    </message>
    <message>
        <source>Model B cannot be given A&apos;s words: its tokenizer or its cleaning of text makes &quot;{}&quot; of &quot;{}&quot;. Let each write its own translation, or choose a run with the same data settings.</source>
        <translation>On ne peut pas donner au modèle B les mots de A : son tokeniseur ou son nettoyage du texte fait « {} » de « {} ». Laisser chacun écrire sa propre traduction, ou choisir un essai avec les mêmes réglages de données.</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>No attention</source>
        <translation>Sans attention</translation>
    </message>
    <message>
        <source>No data is chosen. Name a file of sentence pairs or a built-in sample.</source>
        <translation>Aucune donnée n&apos;est choisie. Indiquer un fichier de paires de phrases ou des données d&apos;exemple.</translation>
    </message>
    <message>
        <source>No line of {} holds two sentences. Choose a file with one pair a line, split by a tab or |||.</source>
        <translation>Aucune ligne de {} ne contient deux phrases. Choisir un fichier d&apos;une paire par ligne, séparée par une tabulation ou |||.</translation>
    </message>
    <message>
        <source>No pair of &quot;{}&quot; can be measured: all are empty, or longer than the model reads.</source>
        <translation>Aucune paire de « {} » ne peut être mesurée : toutes sont vides, ou plus longues que ce que lit le modèle.</translation>
    </message>
    <message>
        <source>No pair of {} is left{}.{}</source>
        <translation>Il ne reste aucune paire de {}{}.{}</translation>
    </message>
    <message>
        <source>No sentences are being measured. Ask for them first.</source>
        <translation>Aucune phrase n&apos;est en cours de mesure. Les demander d&apos;abord.</translation>
    </message>
    <message>
        <source>No subwords can be learned from {} with {}. Change subword_vocabulary (now {}) or choose another tokenizer.</source>
        <translation>On ne peut pas apprendre de sous-mots de {} avec {}. Changer subword_vocabulary (actuellement {}) ou choisir un autre tokeniseur.</translation>
    </message>
    <message>
        <source>No test sentences are kept of this data (test_share is 0). Choose the validation sentences or a file, or set test_share and load the data again.</source>
        <translation>Aucune phrase de test n&apos;est gardée de ces données (test_share vaut 0). Choisir les phrases de validation ou un fichier, ou régler test_share et recharger les données.</translation>
    </message>
    <message>
        <source>No training is under way. Start one first.</source>
        <translation>Aucun entraînement n&apos;est en cours. En lancer un d&apos;abord.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Nothing is being trained, so there is nothing new to save.</source>
        <translation>Rien ne s&apos;entraîne, il n&apos;y a donc rien de nouveau à sauvegarder.</translation>
    </message>
    <message>
        <source>Nothing is being trained, so there is nothing to validate.</source>
        <translation>Rien ne s&apos;entraîne, il n&apos;y a donc rien à valider.</translation>
    </message>
    <message>
        <source>Nothing is left of a sentence after cleaning.</source>
        <translation>Il ne reste rien d&apos;une phrase après le nettoyage.</translation>
    </message>
    <message>
        <source>Nothing is left of the source sentence after cleaning.</source>
        <translation>Il ne reste rien de la phrase source après le nettoyage.</translation>
    </message>
    <message>
        <source>Nothing is left of the target sentence after cleaning.</source>
        <translation>Il ne reste rien de la phrase cible après le nettoyage.</translation>
    </message>
    <message>
        <source>Nothing was trained here, so there is nothing to throw away.</source>
        <translation>Rien n&apos;a été entraîné ici, il n&apos;y a donc rien à abandonner.</translation>
    </message>
    <message>
        <source>Number of sentence pairs; the sample&apos;s own default if left out</source>
        <translation>Nombre de paires de phrases ; par défaut celui des données d&apos;exemple</translation>
    </message>
    <message>
        <source>Number of the sample&apos;s pairs</source>
        <translation>Nombre de paires des données d&apos;exemple</translation>
    </message>
    <message>
        <source>Number of translations that are followed side by side</source>
        <translation>Nombre de traductions suivies côte à côte</translation>
    </message>
    <message>
        <source>For the linear kind: replace its one linear layer by a small network with this many units. 0: as the article prints it.</source>
        <translation>Pour le type linéaire : remplace sa seule couche linéaire par un petit réseau de ce nombre d&apos;unités. 0 : comme l&apos;article l&apos;imprime.</translation>
    </message>
    <message>
        <source>For the local kinds: how many source tokens are seen on each side of the centre (the paper&apos;s D).</source>
        <translation>Pour les types locaux : combien de tokens sources sont vus de chaque côté du centre (le D de la publication).</translation>
    </message>
    <message>
        <source>For the location kind: the longest source sentence, special tokens counted. Longer pairs are left out.</source>
        <translation>Pour le type location : la phrase source la plus longue, tokens spéciaux compris. Les paires plus longues sont omises.</translation>
    </message>
    <message>
        <source>For the tokenizers bpe and unigram: how many pieces each side has at most. With few of them a word is cut into many pieces; with many of them sentences are short.</source>
        <translation>Pour les tokeniseurs bpe et unigram : combien de sous-mots chaque côté a au plus. Peu : un mot est coupé en beaucoup de sous-mots ; beaucoup : les phrases sont courtes.</translation>
    </message>
    <message>
        <source>For the unshuffle task: the article&apos;s loop exactly as printed, or ours, which learns reliably.</source>
        <translation>Pour la tâche unshuffle : la boucle de l&apos;article telle qu&apos;imprimée, ou la nôtre, qui apprend sûrement.</translation>
    </message>
    <message>
        <source>On embeddings, between layers and on annotations (all), or only on the decoder&apos;s embedding.</source>
        <translation>Sur les plongements, entre les couches et sur les annotations (all), ou seulement sur le plongement du décodeur.</translation>
    </message>
    <message>
        <source>Only one field: a sentence, a tab (or &quot; ||| &quot;, or a comma in a CSV file) and its translation are expected.</source>
        <translation>Un seul champ : on attend une phrase, une tabulation (ou &quot; ||| &quot;, ou une virgule dans un fichier CSV) et sa traduction.</translation>
    </message>
    <message>
        <source>Only {} MiB of address space are left, and at least {} are needed to compute. Raise the limit (ulimit -v) by {} MiB or more.</source>
        <translation>Il ne reste que {} Mio d&apos;espace d&apos;adressage, et il en faut au moins {} pour calculer. Relever la limite (ulimit -v) de {} Mio ou plus.</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>Pairs with more tokens than this on either side are listed and skipped.</source>
        <translation>Les paires de plus de tokens d&apos;un côté sont listées et sautées.</translation>
    </message>
    <message>
        <source>Part of the pairs that is kept out of training and validation altogether.</source>
        <translation>Part des paires tenue entièrement hors de l&apos;entraînement et de la validation.</translation>
    </message>
    <message>
        <source>Part of the pairs that is never trained on and shows how well the model does on new sentences. Not used when a validation file is given.</source>
        <translation>Part des paires qui ne sert jamais à l&apos;entraînement et montre ce que vaut le modèle sur des phrases nouvelles. Sans effet si un fichier de validation est donné.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Patience</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Precision of products</source>
        <translation>Précision des produits</translation>
    </message>
    <message>
        <source>Print one JSON value for programs instead of text for people</source>
        <translation>Afficher une valeur JSON pour les programmes au lieu de texte</translation>
    </message>
    <message>
        <source>Processor threads that compute. 0: all cores.</source>
        <translation>Fils d&apos;exécution qui calculent. 0 : tous les cœurs.</translation>
    </message>
    <message>
        <source>Processor threads that compute; 0: all cores</source>
        <translation>Fils d&apos;exécution qui calculent ; 0 : tous les cœurs</translation>
    </message>
    <message>
        <source>Put a run into one file to send</source>
        <translation>Mettre un essai dans un fichier à envoyer</translation>
    </message>
    <message>
        <source>Put the sentence pairs in too; otherwise the file has only their name and number</source>
        <translation>Y mettre aussi les paires de phrases ; sans cela, seuls leur nom et leur nombre y sont</translation>
    </message>
    <message>
        <source>Raise max_length.</source>
        <translation>Augmenter max_length.</translation>
    </message>
    <message>
        <source>Read both ways</source>
        <translation>Lire dans les deux sens</translation>
    </message>
    <message>
        <source>Readout</source>
        <translation>La sortie lit</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recette</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Recommandé</translation>
    </message>
    <message>
        <source>Recurrent cell</source>
        <translation>Cellule récurrente</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverse</translation>
    </message>
    <message>
        <source>Rows sum to at most one: weights fall off around the predicted centre and are not normalised again.</source>
        <translation>Les lignes font au plus un : les poids décroissent autour du centre prédit et ne sont pas renormalisés.</translation>
    </message>
    <message>
        <source>Rows sum to less than one: without the mask, weight also falls on positions beyond the end of the sentence.</source>
        <translation>Les lignes font moins de un : sans le masque, du poids tombe aussi au-delà de la fin de la phrase.</translation>
    </message>
    <message>
        <source>Save every</source>
        <translation>Sauvegarder toutes les</translation>
    </message>
    <message>
        <source>Say where to write the pairs: --out FILE.</source>
        <translation>Dire où écrire les paires : --out FICHIER.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Plan du taux</translation>
    </message>
    <message>
        <source>Seconds of training between two saves.</source>
        <translation>Secondes d&apos;entraînement entre deux sauvegardes.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Sentence pairs in one training step, at most.</source>
        <translation>Paires de phrases par étape d&apos;entraînement, au plus.</translation>
    </message>
    <message>
        <source>Sentence {} of {}: {}</source>
        <translation>Phrase {} sur {} : {}</translation>
    </message>
    <message>
        <source>Share of the numbers that is set to zero at random while training, which keeps the model from learning the sentences by heart.</source>
        <translation>Part des nombres mis à zéro au hasard pendant l&apos;entraînement, ce qui empêche le modèle d&apos;apprendre les phrases par cœur.</translation>
    </message>
    <message>
        <source>Share of time steps at which the loss is computed after the true previous word</source>
        <translation>Part des pas de temps où la perte est calculée après le vrai mot précédent</translation>
    </message>
    <message>
        <source>Short English sentences and their French, made by a small grammar. Adjectives, pronouns and negation change places between the two languages, so watch where the bright cells leave the diagonal.</source>
        <translation>De courtes phrases anglaises et leur français, faites par une petite grammaire. Adjectifs, pronoms et négation changent de place d&apos;une langue à l&apos;autre : c&apos;est là que les cellules claires quittent la diagonale.</translation>
    </message>
    <message>
        <source>Special tokens that the encoder reads with the source words: none, &lt;eos&gt; after them, or &lt;sos&gt; before and &lt;eos&gt; after them.</source>
        <translation>Tokens spéciaux que l&apos;encodeur lit avec les mots sources : aucun, &lt;eos&gt; après eux, ou &lt;sos&gt; avant et &lt;eos&gt; après.</translation>
    </message>
    <message>
        <source>State and annotation are put side by side and go through a small neural network. The same idea as the additive kind, but read from the decoder&apos;s current state.</source>
        <translation>L&apos;état et l&apos;annotation sont mis côte à côte et passent par un petit réseau de neurones. La même idée que le type additif, mais lue à partir de l&apos;état courant du décodeur.</translation>
    </message>
    <message>
        <source>Step {}: the loss is no longer a number, so training stopped with the weights of the step before. Try a smaller learning rate than {}.</source>
        <translation>Étape {} : la perte n&apos;est plus un nombre ; l&apos;entraînement s&apos;est arrêté avec les poids de l&apos;étape d&apos;avant. Essayer un taux d&apos;apprentissage plus petit que {}.</translation>
    </message>
    <message>
        <source>Step {}: there is not enough memory for {}</source>
        <translation>Étape {} : la mémoire ne suffit pas pour {}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Stop after this many validations in a row without improvement. 0: never.</source>
        <translation>S&apos;arrête après ce nombre de validations de suite sans progrès. 0 : jamais.</translation>
    </message>
    <message>
        <source>Strip accents</source>
        <translation>Ôter les accents</translation>
    </message>
    <message>
        <source>Subword model</source>
        <translation>Modèle de sous-mots</translation>
    </message>
    <message>
        <source>Subword pieces</source>
        <translation>Sous-mots</translation>
    </message>
    <message>
        <source>Sutskever, Vinyals and Le 2014: Sequence to sequence learning with neural networks</source>
        <translation>Sutskever, Vinyals and Le 2014: Sequence to sequence learning with neural networks</translation>
    </message>
    <message>
        <source>Swap the direction or use data_recipe=plain.</source>
        <translation>Inverser le sens ou utiliser data_recipe=plain.</translation>
    </message>
    <message>
        <source>Target side of two parallel files</source>
        <translation>Côté cible de deux fichiers parallèles</translation>
    </message>
    <message>
        <source>Target tokens in one training step, padding included, at most: batches of long sentences then hold fewer pairs. 0: the batch size alone decides.</source>
        <translation>Tokens cible par étape d&apos;entraînement, remplissage compris, au plus : les lots de longues phrases contiennent alors moins de paires. 0 : la taille des lots décide seule.</translation>
    </message>
    <message>
        <source>Target&apos;s subword model</source>
        <translation>Modèle de sous-mots de la cible</translation>
    </message>
    <message>
        <source>Teacher forcing</source>
        <translation>Teacher forcing</translation>
    </message>
    <message>
        <source>Teacher forcing stays as it is, falls in a straight line, or falls along an inverse sigmoid (Bengio and others 2015).</source>
        <translation>Le teacher forcing reste tel quel, descend en ligne droite, ou selon une sigmoïde inverse (Bengio et al. 2015).</translation>
    </message>
    <message>
        <source>Test share</source>
        <translation>Part de test</translation>
    </message>
    <message>
        <source>The batches name pair {}, but there are only {} training pairs, counted from 0.</source>
        <translation>Les lots nomment la paire {}, mais il n&apos;y a que {} paires d&apos;entraînement, comptées à partir de 0.</translation>
    </message>
    <message>
        <source>The benchmark counts tokens, and vectors have none: choose a preset for sentence pairs.</source>
        <translation>Le banc d&apos;essai compte des tokens, et les vecteurs n&apos;en ont pas : choisir un préréglage pour paires de phrases.</translation>
    </message>
    <message>
        <source>The decoder first predicts where in the sentence to look, then scores the words in a window around that place. A bell around the centre makes the prediction learnable, and lets a row sum to less than one.</source>
        <translation>Le décodeur prédit d&apos;abord où regarder dans la phrase, puis note les mots d&apos;une fenêtre autour. Une cloche autour du centre rend la prédiction apprenable et laisse une ligne faire moins de un.</translation>
    </message>
    <message>
        <source>The decoder gets the encoder&apos;s last state and nothing else: one fixed vector for the whole sentence, however long. The baseline that shows why attention matters.</source>
        <translation>Le décodeur reçoit le dernier état de l&apos;encodeur et rien d&apos;autre : un vecteur fixe pour toute la phrase, si longue soit-elle. Le point de comparaison qui montre pourquoi l&apos;attention compte.</translation>
    </message>
    <message>
        <source>The encoder reads the sentence forwards and backwards, so that an annotation knows the words on both sides.</source>
        <translation>L&apos;encodeur lit la phrase en avant et en arrière, si bien qu&apos;une annotation connaît les mots des deux côtés.</translation>
    </message>
    <message>
        <source>The encoder&apos;s last state as it is, that state through a linear layer and tanh, zeros, or the backward layer&apos;s state at the first word through a linear layer and tanh.</source>
        <translation>Le dernier état de l&apos;encodeur tel quel, cet état à travers une couche linéaire et tanh, des zéros, ou l&apos;état de la couche arrière au premier mot à travers une couche linéaire et tanh.</translation>
    </message>
    <message>
        <source>The engine failed: {}</source>
        <translation>Le moteur a échoué : {}</translation>
    </message>
    <message>
        <source>The engine met an error it did not expect.</source>
        <translation>Le moteur a rencontré une erreur imprévue.</translation>
    </message>
    <message>
        <source>The engine met an error it did not expect. Details say more; please report them.</source>
        <translation>Le moteur a rencontré une erreur imprévue. Les détails en disent plus ; merci de la signaler.</translation>
    </message>
    <message>
        <source>The first sentence is empty.</source>
        <translation>La première phrase est vide.</translation>
    </message>
    <message>
        <source>The input cannot be read: {}. Give a text file.</source>
        <translation>L&apos;entrée ne peut pas être lue : {}. Donner un fichier texte.</translation>
    </message>
    <message>
        <source>The kind of recurrent layer in encoder and decoder. gru-2014 is the unit of the 2014 paper, which resets the state before the state is multiplied by its matrix.</source>
        <translation>Le type de couche récurrente dans l&apos;encodeur et le décodeur. gru-2014 est l&apos;unité de la publication de 2014, qui atténue l&apos;état par sa porte de réinitialisation avant de le multiplier par sa matrice.</translation>
    </message>
    <message>
        <source>The learned subword model</source>
        <translation>Le modèle de sous-mots appris</translation>
    </message>
    <message>
        <source>The limit is reached</source>
        <translation>La limite est atteinte</translation>
    </message>
    <message>
        <source>The line is empty.</source>
        <translation>La ligne est vide.</translation>
    </message>
    <message>
        <source>The line is longer than {} bytes.</source>
        <translation>La ligne dépasse {} octets.</translation>
    </message>
    <message>
        <source>The model in memory</source>
        <translation>Le modèle en mémoire</translation>
    </message>
    <message>
        <source>Number of a sentence&apos;s first word in the gold file</source>
        <translation>Numéro du premier mot d&apos;une phrase dans le fichier de référence</translation>
    </message>
    <message>
        <source>The output could not be written whole. Free some space, or write it somewhere else.</source>
        <translation>La sortie n&apos;a pas pu être écrite en entier. Libérer de la place ou écrire ailleurs.</translation>
    </message>
    <message>
        <source>The preset &quot;{}&quot; draws its own vectors and takes no data: leave out --data, --sample and --valid.</source>
        <translation>Le préréglage « {} » tire ses propres vecteurs et ne prend pas de données : omettre --data, --sample et --valid.</translation>
    </message>
    <message>
        <source>The preset &quot;{}&quot; never sees the same data twice, so it has no epochs: give --steps or --minutes.</source>
        <translation>Le préréglage « {} » ne voit jamais deux fois les mêmes données et n&apos;a donc pas d&apos;époques : donner --steps ou --minutes.</translation>
    </message>
    <message>
        <source>The program met an error it did not expect; please report it.</source>
        <translation>Le programme a rencontré une erreur imprévue ; merci de la signaler.</translation>
    </message>
    <message>
        <source>The program {}, which belongs to Attentoscope, is not beside it. Install Attentoscope anew.</source>
        <translation>Le programme {}, qui fait partie d&apos;Attentoscope, n&apos;est pas à côté de lui. Réinstaller Attentoscope.</translation>
    </message>
    <message>
        <source>The run &quot;{}&quot; is being trained by another Attentoscope{}. Stop it there first, or train into another folder. It can be opened to translate meanwhile.</source>
        <translation>L&apos;essai « {} » est entraîné par un autre Attentoscope{}. L&apos;y arrêter d&apos;abord, ou entraîner dans un autre dossier. On peut l&apos;ouvrir pour traduire en attendant.</translation>
    </message>
    <message>
        <source>The run folder lacks the tensor &quot;{}&quot;; it is damaged or of another version.</source>
        <translation>Il manque au dossier de l&apos;essai le tenseur « {} » ; il est endommagé ou d&apos;une autre version.</translation>
    </message>
    <message>
        <source>The run in &quot;{}&quot; could not be saved. Saving is tried again.</source>
        <translation>L&apos;essai de « {} » n&apos;a pas pu être sauvegardé. Nouvelle tentative à suivre.</translation>
    </message>
    <message>
        <source>The run is saved again, at step {}. Nothing is lost.</source>
        <translation>L&apos;essai est de nouveau sauvegardé, à l&apos;étape {}. Rien n&apos;est perdu.</translation>
    </message>
    <message>
        <source>The run needs {} bytes in &quot;{}&quot;, where {} are free. Free some space, or choose another folder.</source>
        <translation>L&apos;essai demande {} octets dans « {} », où {} sont libres. Libérer de la place ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>The run was made with {}={}, and that cannot change later. Leave {} out, or begin a new run in another folder.</source>
        <translation>L&apos;essai a été fait avec {}={}, et cela ne peut pas changer en route. Omettre {}, ou commencer un nouvel essai dans un autre dossier.</translation>
    </message>
    <message>
        <source>The same seed gives the same pairs</source>
        <translation>La même graine donne les mêmes paires</translation>
    </message>
    <message>
        <source>The same seed gives the same run</source>
        <translation>La même graine donne le même essai</translation>
    </message>
    <message>
        <source>The sample &quot;{}&quot; has no alignments; leave --alignments out.</source>
        <translation>Les données d&apos;exemple « {} » n&apos;ont pas d&apos;alignements ; omettre --alignments.</translation>
    </message>
    <message>
        <source>The sample to write; without a name, the samples are listed</source>
        <translation>Les données d&apos;exemple à écrire ; sans nom, elles sont toutes énumérées</translation>
    </message>
    <message>
        <source>The sample “{}” has no alignments. Leave the alignment file out.</source>
        <translation>Les données d&apos;exemple « {} » n&apos;ont pas d&apos;alignements. Omettre le fichier d&apos;alignements.</translation>
    </message>
    <message>
        <source>The second sentence is empty.</source>
        <translation>La seconde phrase est vide.</translation>
    </message>
    <message>
        <source>The sentence has {} bytes; at most {} are translated at once. Cut it into sentences, one a line.</source>
        <translation>La phrase a {} octets ; au plus {} sont traduits à la fois. La couper en phrases, une par ligne.</translation>
    </message>
    <message>
        <source>The sentence has {} tokens, but {}. Shorten it, or train a model with more positions.</source>
        <translation>La phrase a {} tokens, mais {}. La raccourcir, ou entraîner un modèle avec plus de positions.</translation>
    </message>
    <message>
        <source>The sentence has {} tokens; at most {} are translated at once. Cut it into sentences, one a line.</source>
        <translation>La phrase a {} tokens ; au plus {} sont traduits à la fois. La couper en phrases, une par ligne.</translation>
    </message>
    <message>
        <source>The sentence is empty: type at least one word.</source>
        <translation>La phrase est vide : saisir au moins un mot.</translation>
    </message>
    <message>
        <source>The sentence; without it, lines from standard input</source>
        <translation>La phrase ; sans elle, les lignes de l&apos;entrée standard</translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; cannot be &quot;{}&quot;: give {}.</source>
        <translation>Le réglage « {} » ne peut pas valoir « {} » : donner {}.</translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; changes nothing about the preset unshuffle with recipe={}; leave it out. Those that do: {}.</source>
        <translation>Le réglage « {} » ne change rien au préréglage unshuffle avec recipe={} ; l&apos;omettre. Agissent : {}.</translation>
    </message>
    <message>
        <source>The simplest of Luong&apos;s three global scores: the dot product of the decoder&apos;s current state with each annotation, no weights of its own. Sizes, dropout, first weights and training are the article&apos;s; masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation>Le plus simple des trois scores globaux de Luong : le produit scalaire de l&apos;état courant du décodeur et de chaque annotation, sans poids propres. Tailles, dropout, premiers poids et entraînement sont ceux de l&apos;article ; le masquage du remplissage est de nous. Sous 20 000 paires, tailles et entraînement sont de nous.</translation>
    </message>
    <message>
        <source>The state of the random generator that was saved with the run is not valid; the run folder is damaged or was edited. Copy it again from an intact copy.</source>
        <translation>L&apos;état du générateur aléatoire sauvegardé avec l&apos;essai n&apos;en est pas un ; le dossier est endommagé ou a été modifié. Le recopier depuis l&apos;endroit où il est intact.</translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; does not have the bytes of its shape.</source>
        <translation>Le tenseur « {} » n&apos;a pas les octets de sa forme.</translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; has shape {} where the configuration asks for {}; the run folder is damaged or was edited.</source>
        <translation>Le tenseur « {} » a la forme {} où la configuration demande {} ; le dossier de l&apos;essai est endommagé ou a été modifié.</translation>
    </message>
    <message>
        <source>The type of the numbers in matrix products. bfloat16 keeps eight binary digits: about one and a half times as fast on processors made for it, and a little less exact. On others it is float32. Weights and sums stay float32. Fused layers only.</source>
        <translation>Le type des nombres dans les produits de matrices. bfloat16 garde huit chiffres binaires : environ une fois et demie plus rapide sur les processeurs faits pour lui, et un peu moins exact. Sur les autres c&apos;est float32. Poids et sommes restent en float32. Couches fusionnées seulement.</translation>
    </message>
    <message>
        <source>The validation file {} has no usable pair; choose another one.</source>
        <translation>Le fichier de validation {} n&apos;a aucune paire utilisable ; en choisir un autre.</translation>
    </message>
    <message>
        <source>The vocabulary has a word that is empty or has a line break in it.</source>
        <translation>Le vocabulaire a un mot vide ou contenant un saut de ligne.</translation>
    </message>
    <message>
        <source>The vocabulary holds the word &quot;{}&quot;, which is reserved for a special token; take it out.</source>
        <translation>Le vocabulaire contient le mot « {} », réservé à un token spécial ; l&apos;ôter.</translation>
    </message>
    <message>
        <source>The weights hold {} tensors where the configuration has {}; the run folder is damaged or was edited.</source>
        <translation>Les poids contiennent {} tenseurs où la configuration en a {} ; le dossier de l&apos;essai est endommagé ou a été modifié.</translation>
    </message>
    <message>
        <source>The weights of step {} are in use: the lowest loss on the validation sentences.</source>
        <translation>Les poids de l&apos;étape {} sont utilisés : la plus faible perte sur les phrases de validation.</translation>
    </message>
    <message>
        <source>There are no sentence pairs yet: open a file, or choose a sample.</source>
        <translation>Il n&apos;y a pas encore de paires de phrases : ouvrir un fichier ou choisir des données d&apos;exemple.</translation>
    </message>
    <message>
        <source>There are no validation sentences. Load the data with a validation share above zero and train anew.</source>
        <translation>Il n&apos;y a pas de phrases de validation. Charger les données avec une part de validation au-dessus de zéro et réentraîner.</translation>
    </message>
    <message>
        <source>There is no attention kind &quot;{}&quot;; the known ones are {}.</source>
        <translation>Il n&apos;y a pas de type d&apos;attention « {} » ; les types connus sont {}.</translation>
    </message>
    <message>
        <source>There is no cell in row {}, column {}: the map has {} rows and {} columns.</source>
        <translation>Il n&apos;y a pas de cellule à la ligne {}, colonne {} : la carte a {} lignes et {} colonnes.</translation>
    </message>
    <message>
        <source>There is no file &quot;{}&quot;. Check its name.</source>
        <translation>Il n&apos;y a pas de fichier « {} ». Vérifier son nom.</translation>
    </message>
    <message>
        <source>There is no folder &quot;{}&quot;. Check the name of the run.</source>
        <translation>Il n&apos;y a pas de dossier « {} ». Vérifier le nom de l&apos;essai.</translation>
    </message>
    <message>
        <source>There is no model in memory. Train one or open a run, or choose a run here.</source>
        <translation>Aucun modèle n&apos;est en mémoire. En entraîner un, ouvrir un essai, ou choisir un essai ici.</translation>
    </message>
    <message>
        <source>There is no model that translates sentences yet: train one, or open a run.</source>
        <translation>Il n&apos;y a pas encore de modèle qui traduise des phrases : en entraîner un ou ouvrir un essai.</translation>
    </message>
    <message>
        <source>There is no model yet: train one, or open a run.</source>
        <translation>Il n&apos;y a pas encore de modèle : en entraîner un ou ouvrir un essai.</translation>
    </message>
    <message>
        <source>There is no preset &quot;{}&quot;{}. Known presets: {}.</source>
        <translation>Il n&apos;y a pas de préréglage « {} »{}. Préréglages connus : {}.</translation>
    </message>
    <message>
        <source>There is no sample “{}”. Choose one of: {}.</source>
        <translation>Il n&apos;y a pas de données d&apos;exemple « {} ». Au choix : {}.</translation>
    </message>
    <message>
        <source>There is no setting &quot;{}&quot;{}. Known settings: {}.</source>
        <translation>Il n&apos;y a pas de réglage « {} »{}. Réglages connus : {}.</translation>
    </message>
    <message>
        <source>There is no source token {} to force the attention onto: the sentence has {}, markers included.</source>
        <translation>Il n&apos;y a pas de token source {} sur lequel forcer l&apos;attention : la phrase en a {}, marques comprises.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Try a smaller batch_size, shorter sentences or a smaller model.</source>
        <translation>La mémoire ne suffit pas. Essayer une batch_size plus petite, des phrases plus courtes ou un modèle plus petit.</translation>
    </message>
    <message>
        <source>There is not enough memory to save the run in &quot;{}&quot;. Close other programs; saving is tried again.</source>
        <translation>La mémoire ne suffit pas pour sauvegarder l&apos;essai dans « {} ». Fermer d&apos;autres programmes ; une nouvelle tentative suivra.</translation>
    </message>
    <message>
        <source>There is nothing to put in order: type numbers such as &quot;3 1 2&quot;.</source>
        <translation>Il n&apos;y a rien à ordonner : saisir des nombres comme « 3 1 2 ».</translation>
    </message>
    <message>
        <source>There is nothing to train on: give --data FILE or --sample NAME (the command samples lists them).</source>
        <translation>Il n&apos;y a rien pour s&apos;entraîner : donner --data FICHIER ou --sample NOM (la commande samples les liste).</translation>
    </message>
    <message>
        <source>There is nothing to validate with: every batch of this task is new to the model, so the training loss says it all.</source>
        <translation>Il n&apos;y a rien pour valider : chaque lot de cette tâche est nouveau pour le modèle, la perte d&apos;entraînement dit donc tout.</translation>
    </message>
    <message>
        <source>There is only one pair, so it is used for training and for validation.</source>
        <translation>Il n&apos;y a qu&apos;une paire ; elle sert à l&apos;entraînement et à la validation.</translation>
    </message>
    <message>
        <source>These are {} numbers; type at most {}.</source>
        <translation>Ce sont {} nombres ; en saisir au plus {}.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Convert it, for example with iconv -t UTF-8.</source>
        <translation>Ce n&apos;est pas du texte UTF-8. Le convertir, par exemple avec iconv -t UTF-8.</translation>
    </message>
    <message>
        <source>This model has no attention that could be forced onto a source word: choose a preset with attention.</source>
        <translation>Ce modèle n&apos;a pas d&apos;attention que l&apos;on puisse forcer sur un mot source : choisir un préréglage avec attention.</translation>
    </message>
    <message>
        <source>This model has no attention, so there is no weight to take apart. Choose another preset.</source>
        <translation>Ce modèle n&apos;a pas d&apos;attention, il n&apos;y a donc pas de poids à décomposer. Choisir un autre préréglage.</translation>
    </message>
    <message>
        <source>This run has no folder, so it cannot be saved; start it with an output folder.</source>
        <translation>Cet essai n&apos;a pas de dossier et ne peut pas être sauvegardé ; le lancer avec un dossier de sortie.</translation>
    </message>
    <message>
        <source>This run has so many steps that only one in {} is shown.</source>
        <translation>Cet essai a tant d&apos;étapes que seule une sur {} est montrée.</translation>
    </message>
    <message>
        <source>This run was begun with the kernels of {} for {} and goes on with those of {} for {}: its numbers differ in their last digits from those of a run that was never interrupted. OPENBLAS_CORETYPE={} in the environment chooses the earlier core.</source>
        <translation>Cet essai a été commencé avec les noyaux de {} pour {} et continue avec ceux de {} pour {} : ses nombres diffèrent dans leurs derniers chiffres de ceux d&apos;un essai jamais interrompu. OPENBLAS_CORETYPE={} dans l&apos;environnement choisit l&apos;ancien cœur.</translation>
    </message>
    <message>
        <source>This run was made with {} and goes on with {}, as many as there are cores here. From now on its losses are no longer bit for bit those of an uninterrupted training.</source>
        <translation>Cet essai a été fait avec {} et continue avec {}, autant qu&apos;il y a de cœurs ici : dès lors ses pertes ne sont plus au bit près celles d&apos;un entraînement jamais interrompu.</translation>
    </message>
    <message>
        <source>This run was made with {} and goes on with {}. From now on its losses are no longer bit for bit those of an uninterrupted training.</source>
        <translation>Cet essai a été fait avec {} et continue avec {} : dès lors ses pertes ne sont plus au bit près celles d&apos;un entraînement jamais interrompu.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils d&apos;exécution</translation>
    </message>
    <message>
        <source>Tiny French</source>
        <translation>Petit français</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokeniseur</translation>
    </message>
    <message>
        <source>Too long: {} source and {} target tokens; the longest sentence allowed (max_length) has {}.</source>
        <translation>Trop long : {} tokens sources et {} cibles ; la plus longue phrase permise (max_length) en a {}.</translation>
    </message>
    <message>
        <source>Train a model on sentence pairs</source>
        <translation>Entraîner un modèle sur des paires de phrases</translation>
    </message>
    <message>
        <source>Train for N batches</source>
        <translation>Entraîner sur N lots</translation>
    </message>
    <message>
        <source>Train for N passes through the data</source>
        <translation>Entraîner N fois sur toutes les données</translation>
    </message>
    <message>
        <source>Training goes on</source>
        <translation>L&apos;entraînement continue</translation>
    </message>
    <message>
        <source>Training is not paused. Pause it first.</source>
        <translation>L&apos;entraînement n&apos;est pas en pause. Le mettre d&apos;abord en pause.</translation>
    </message>
    <message>
        <source>Training is under way. Stop it first, then try again.</source>
        <translation>Un entraînement est en cours. L&apos;arrêter d&apos;abord, puis réessayer.</translation>
    </message>
    <message>
        <source>Training steps before the timed ones</source>
        <translation>Étapes d&apos;entraînement avant celles qui sont chronométrées</translation>
    </message>
    <message>
        <source>Training steps that are timed</source>
        <translation>Étapes d&apos;entraînement chronométrées</translation>
    </message>
    <message>
        <source>Translate a sentence, or lines from standard input</source>
        <translation>Traduire une phrase, ou les lignes de l&apos;entrée standard</translation>
    </message>
    <message>
        <source>Translation tutorial</source>
        <translation>Tutoriel de traduction</translation>
    </message>
    <message>
        <source>Two tensors are named &quot;{}&quot;.</source>
        <translation>Deux tenseurs se nomment « {} ».</translation>
    </message>
    <message>
        <source>Unshuffle</source>
        <translation>Remise en ordre</translation>
    </message>
    <message>
        <source>Up to nine letters, and the same letters again. It is the easiest task there is: the attention becomes a straight diagonal within seconds.</source>
        <translation>Jusqu&apos;à neuf lettres, et les mêmes de nouveau. La tâche la plus facile qui soit : l&apos;attention devient en quelques secondes une diagonale droite.</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>Valider toutes les</translation>
    </message>
    <message>
        <source>Validation share</source>
        <translation>Part de validation</translation>
    </message>
    <message>
        <source>Vectors are put in order one by one, without a choice among words; use a beam of 1.</source>
        <translation>Les vecteurs sont ordonnés un par un, sans choix parmi des mots ; utiliser un faisceau de 1.</translation>
    </message>
    <message>
        <source>Vectors are put in order without a choice among words, so there is none to force.</source>
        <translation>Les vecteurs sont ordonnés sans choix parmi des mots ; il n&apos;y en a donc pas à forcer.</translation>
    </message>
    <message>
        <source>Warm-up steps</source>
        <translation>Étapes d&apos;échauffement</translation>
    </message>
    <message>
        <source>What a step minimises: the mean over all target tokens of the batch, or the mean over its pairs, in which long sentences count for more. The loss that is shown is always per token.</source>
        <translation>Ce qu&apos;une étape minimise : la moyenne sur tous les tokens cibles du lot, ou la moyenne sur ses paires, où les longues phrases comptent plus. La perte montrée est toujours par token.</translation>
    </message>
    <message>
        <source>Preset to train; the command presets lists them</source>
        <translation>Préréglage à entraîner ; la commande presets les énumère</translation>
    </message>
    <message>
        <source>What one token is: a word by the rules of Unicode, whatever white space separates (for text that is tokenised already), a single character, or a piece of a word: &quot;bpe&quot; and &quot;unigram&quot; learn with SentencePiece which pieces are worth a place of their own, so that rare words are written from frequent pieces.</source>
        <translation>Ce qu&apos;est un token : un mot selon les règles d&apos;Unicode, ce que séparent les blancs (pour un texte déjà découpé), un seul caractère, ou un sous-mot : « bpe » et « unigram » apprennent avec SentencePiece quels sous-mots méritent une place, pour écrire les mots rares avec des sous-mots fréquents.</translation>
    </message>
    <message>
        <source>What the output layer reads: the decoder&apos;s state, or previous state, word and context through a maxout layer, as in the 2014 paper.</source>
        <translation>Ce que lit la couche de sortie : l&apos;état du décodeur, ou l&apos;état précédent, le mot et le contexte à travers une couche maxout, comme dans la publication de 2014.</translation>
    </message>
    <message>
        <source>Where a falling teacher forcing ends.</source>
        <translation>Où finit un teacher forcing qui descend.</translation>
    </message>
    <message>
        <source>Where no initial range is given: each layer as PyTorch fills it, or as the 2014 paper does (orthogonal recurrent matrices, tiny scores, small normal weights).</source>
        <translation>Sans étendue initiale : chaque couche comme PyTorch la remplit, ou comme la publication de 2014 (matrices récurrentes orthogonales, scores minuscules, petits poids normaux).</translation>
    </message>
    <message>
        <source>Where random numbers start: the same seed gives the same run.</source>
        <translation>Où commencent les nombres aléatoires : la même graine donne le même essai.</translation>
    </message>
    <message>
        <source>Where the model says &lt;unk&gt;, put the source word it attends to most</source>
        <translation>Où le modèle dit &lt;unk&gt;, mettre le mot source qu&apos;il regarde le plus</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Plongements</translation>
    </message>
    <message>
        <source>Words and attention can be forced in one sentence at a time: translate it alone.</source>
        <translation>Mots et attention ne se forcent que dans une phrase à la fois : la traduire seule.</translation>
    </message>
    <message>
        <source>Words of gold alignments are counted from 0 or from 1, not from {}.</source>
        <translation>Les mots des alignements de référence se comptent à partir de 0 ou de 1, pas de {}.</translation>
    </message>
    <message>
        <source>Words seen less often in the training pairs become &lt;unk&gt;. 0 chooses: 2 from 10,000 pairs on, otherwise 1.</source>
        <translation>Les mots plus rares dans les paires d&apos;entraînement deviennent &lt;unk&gt;. 0 choisit : 2 dès 10 000 paires, sinon 1.</translation>
    </message>
    <message>
        <source>&quot;library&quot;, &quot;core&quot; and &quot;chosen_by&quot;</source>
        <translation>« library », « core » et « chosen_by »</translation>
    </message>
    <message>
        <source>&quot;swapped&quot; translates from the second column to the first.</source>
        <translation>« swapped » traduit de la seconde colonne vers la première.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;</source>
        <translation>« {} »</translation>
    </message>
    <message>
        <source>&quot;{}&quot; already holds a run. Give another folder, or go on with that run (--resume).</source>
        <translation>« {} » contient déjà un essai. Donner un autre dossier, ou prolonger cet essai (--resume).</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be read: {}. Check that it is there and that you may read it.</source>
        <translation>« {} » ne peut pas être lu : {}. Vérifier qu&apos;il est là et que la lecture est permise.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be read: {}. {}</source>
        <translation>« {} » ne peut pas être lu : {}. {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be used. {}</source>
        <translation>« {} » est inutilisable. {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be written. Choose another file.</source>
        <translation>« {} » ne peut pas être écrit. Choisir un autre fichier.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be written: {}. {}</source>
        <translation>« {} » ne peut pas être écrit : {}. {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; changed while it was packed. Pack the run again.</source>
        <translation>« {} » a changé pendant l&apos;empaquetage. Empaqueter l&apos;essai de nouveau.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not fit into the memory. Close other programs.</source>
        <translation>« {} » ne tient pas en mémoire. Fermer d&apos;autres programmes.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has more than {} validations and changes of settings. Rename the file to open the run without its history.</source>
        <translation>« {} » a plus de {} validations et changements de réglages. Renommer le fichier pour ouvrir l&apos;essai sans son histoire.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save of step {}, nor any other. Choose another run, or train this one until it is saved.</source>
        <translation>« {} » n&apos;a pas de sauvegarde de l&apos;étape {}, ni aucune autre. Choisir un autre essai, ou entraîner celui-ci jusqu&apos;à sa sauvegarde.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save: its file &quot;current&quot; is missing or names no step. If the run was stopped before its first save, train it anew.</source>
        <translation>« {} » n&apos;a pas de sauvegarde : son fichier « current » manque ou ne nomme aucune étape. Si l&apos;essai a été arrêté avant sa première sauvegarde, le réentraîner.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; holds {} bytes, more than the memory of this computer, {}. Open the run on a larger computer.</source>
        <translation>« {} » contient {} octets, plus que la mémoire de cet ordinateur, {}. Ouvrir l&apos;essai sur un ordinateur plus grand.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a file. Give a folder for the run.</source>
        <translation>« {} » est un fichier. Donner un dossier pour l&apos;essai.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a link, and links are not followed here. Replace the link by the file or folder that it points to.</source>
        <translation>« {} » est un lien, et les liens ne sont pas suivis ici. Remplacer le lien par le fichier ou le dossier vers lequel il pointe.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a packed run. Unpack it first: attentoscope-cli unpack FILE --out RUN; the window does so by itself.</source>
        <translation>« {} » est un essai empaqueté. Le déballer d&apos;abord : attentoscope-cli unpack FICHIER --out ESSAI ; la fenêtre le fait d&apos;elle-même.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a pipe, not a file. Remove it, or choose another place.</source>
        <translation>« {} » est un tube, pas un fichier. Le supprimer ou choisir un autre endroit.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is gone, and with it the losses and validations of the run until its save. Nothing else is missing.</source>
        <translation>« {} » a disparu, et avec lui les pertes et validations de l&apos;essai jusqu&apos;à sa sauvegarde. Rien d&apos;autre ne manque.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing. Other saves are there: {}. Write one of these numbers into the file &quot;{}&quot; to use it.</source>
        <translation>« {} » manque. D&apos;autres sauvegardes sont là : {}. Écrire l&apos;un de ces nombres dans le fichier « {} » pour l&apos;utiliser.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no file. Give a packed run.</source>
        <translation>« {} » n&apos;est pas un fichier. Donner un essai empaqueté.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be put in order. Type whole numbers from 0 to {}, such as &quot;3 1 2&quot;, or vectors such as &quot;[3,4] [1,2] [2,3]&quot;.</source>
        <translation>« {} » ne peut pas être ordonné. Saisir des nombres entiers de 0 à {} comme « 3 1 2 », ou des vecteurs comme « [3,4] [1,2] [2,3] ».</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no run: it has no config.json. Choose the folder that a run was saved in.</source>
        <translation>« {} » n&apos;est pas un essai : config.json manque. Choisir le dossier où un essai a été sauvegardé.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no run: it has no config.json. Give the folder that a run was saved in.</source>
        <translation>« {} » n&apos;est pas un essai : config.json manque. Donner le dossier où un essai a été sauvegardé.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no setting: write --set key=value.</source>
        <translation>« {} » n&apos;est pas un réglage : écrire --set clé=valeur.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the file that this run was {}. Pack the run without its data, or put the file back.</source>
        <translation>« {} » n&apos;est pas le fichier {}. Empaqueter l&apos;essai sans ses données, ou remettre le fichier en place.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there already. Give another folder.</source>
        <translation>« {} » existe déjà. Donner un autre dossier.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}</source>
        <translation>« {} » {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}. Ask the sender to export the run again.</source>
        <translation>« {} » {}. Demander à l&apos;expéditeur d&apos;exporter l&apos;essai de nouveau.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}. Copy the run folder again from an intact copy.</source>
        <translation>« {} » {}. Recopier le dossier de l&apos;essai depuis l&apos;endroit où il est intact.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} is no line of metrics. Remove the line, or rename the file to open the run without its history.</source>
        <translation>« {} », la ligne {} n&apos;est pas une ligne de mesures. Supprimer la ligne, ou renommer le fichier pour ouvrir l&apos;essai sans son histoire.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} is no snapshot of a watched sentence. Remove the line, or the file; the run works without it.</source>
        <translation>« {} », la ligne {} n&apos;est pas un instantané d&apos;une phrase suivie. Supprimer la ligne ou le fichier ; l&apos;essai fonctionne sans.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {}: {}</source>
        <translation>« {} », ligne {} : {}</translation>
    </message>
    <message>
        <source>a learned matrix</source>
        <translation>une matrice apprise</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number from {} to {}</source>
        <translation>un nombre de {} à {}</translation>
    </message>
    <message>
        <source>a number of 16 hexadecimal digits</source>
        <translation>un nombre de 16 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>a number of steps, epochs or batches is below zero or beyond any training</source>
        <translation>un nombre d&apos;étapes, d&apos;époques ou de lots est négatif ou au-delà de tout entraînement</translation>
    </message>
    <message>
        <source>a number up to {}</source>
        <translation>un nombre jusqu&apos;à {}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a text &quot;key=value&quot;</source>
        <translation>un texte &quot;key=value&quot;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation>un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>a whole number from 0 to 18446744073709551615</source>
        <translation>un nombre entier de 0 à 18446744073709551615</translation>
    </message>
    <message>
        <source>a whole number from {} to {}</source>
        <translation>un nombre entier de {} à {}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>un autre programme</translation>
    </message>
    <message>
        <source>at most {}</source>
        <translation>au plus {}</translation>
    </message>
    <message>
        <source>attention=dot compares annotations of {} numbers with decoder states of {}: make them equal (bidirectional, hidden_size, decoder_hidden_size), or use attention=general.</source>
        <translation>attention=dot compare des annotations de {} nombres à des états du décodeur de {} : les rendre égaux (bidirectional, hidden_size, decoder_hidden_size) ou utiliser attention=general.</translation>
    </message>
    <message>
        <source>attention_positions={} leaves room for {} source tokens</source>
        <translation>attention_positions={} laisse place à {} tokens sources</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ne peut pas être lu</translation>
    </message>
    <message>
        <source>cannot be used. {}</source>
        <translation>est inutilisable. {}</translation>
    </message>
    <message>
        <source>cannot be used: its piece {} {}. Choose another model</source>
        <translation>est inutilisable : son sous-mot {} {}. Choisir un autre modèle</translation>
    </message>
    <message>
        <source>changed while it was unpacked</source>
        <translation>a changé pendant le déballage</translation>
    </message>
    <message>
        <source>config.json (max_vocabulary)</source>
        <translation>config.json (max_vocabulary)</translation>
    </message>
    <message>
        <source>could not be read to its end</source>
        <translation>n&apos;a pas pu être lu jusqu&apos;au bout</translation>
    </message>
    <message>
        <source>cuts into whole words or characters. Choose tokenizer=words or characters for that</source>
        <translation>coupe en mots entiers ou en caractères. Choisir pour cela tokenizer=words ou characters</translation>
    </message>
    <message>
        <source>does not begin with the special tokens</source>
        <translation>ne commence pas par les tokens spéciaux</translation>
    </message>
    <message>
        <source>does not fit the vocabulary beside it</source>
        <translation>ne va pas avec le vocabulaire voisin</translation>
    </message>
    <message>
        <source>does not say how large &quot;{}&quot; is</source>
        <translation>ne dit pas quelle est la taille de « {} »</translation>
    </message>
    <message>
        <source>ends too early: the packed data is cut off. Copy or download the file anew.</source>
        <translation>finit trop tôt : les données compressées sont coupées. Recopier ou retélécharger le fichier.</translation>
    </message>
    <message>
        <source>ends within its header; it was cut short</source>
        <translation>finit dans son en-tête ; il a été coupé</translation>
    </message>
    <message>
        <source>ends within line {}</source>
        <translation>finit dans la ligne {}</translation>
    </message>
    <message>
        <source>exact (%)</source>
        <translation>exact (%)</translation>
    </message>
    <message>
        <source>has &quot;{}&quot; in line {}, but knows only none, before, after and both</source>
        <translation>a « {} » à la ligne {}, mais ne connaît que none, before, after et both</translation>
    </message>
    <message>
        <source>has a directory of more than {} bytes, which no run needs</source>
        <translation>a un répertoire de plus de {} octets, dont aucun essai n&apos;a besoin</translation>
    </message>
    <message>
        <source>has a header that is no valid JSON</source>
        <translation>a un en-tête qui n&apos;est pas du JSON valide</translation>
    </message>
    <message>
        <source>has a tensor of more than {} dimensions</source>
        <translation>a un tenseur de plus de {} dimensions</translation>
    </message>
    <message>
        <source>has a zero byte in line {}</source>
        <translation>a un octet nul à la ligne {}</translation>
    </message>
    <message>
        <source>has an empty line, number {}</source>
        <translation>a une ligne vide, numéro {}</translation>
    </message>
    <message>
        <source>has more than {} pieces, which is more than is read</source>
        <translation>a plus de {} sous-mots, plus qu&apos;il n&apos;en est lu</translation>
    </message>
    <message>
        <source>has more than {} values</source>
        <translation>a plus de {} valeurs</translation>
    </message>
    <message>
        <source>has no pieces to cut words into. Choose another model</source>
        <translation>n&apos;a pas de sous-mots pour couper les mots. Choisir un autre modèle</translation>
    </message>
    <message>
        <source>has the unknown key &quot;{}&quot;. It was written by {}, and this is Attentoscope {}. Open the run with the program that wrote it; if that is this one, the file was edited: remove the key.</source>
        <translation>a la clé inconnue « {} ». Il a été écrit par {}, et ceci est Attentoscope {}. Ouvrir l&apos;essai avec le programme qui l&apos;a écrit ; si c&apos;est celui-ci, le fichier a été modifié : retirer la clé.</translation>
    </message>
    <message>
        <source>has two tensors named &quot;{}&quot;</source>
        <translation>a deux tenseurs nommés « {} »</translation>
    </message>
    <message>
        <source>has values nested more than {} deep</source>
        <translation>a des valeurs imbriquées à plus de {} niveaux</translation>
    </message>
    <message>
        <source>has values nested too deeply in its header</source>
        <translation>a des valeurs trop imbriquées dans son en-tête</translation>
    </message>
    <message>
        <source>has {} bytes, which cannot be right: at most {} are read</source>
        <translation>a {} octets, ce qui ne peut pas être juste : au plus {} sont lus</translation>
    </message>
    <message>
        <source>has {} bytes; a record of watched sentences has at most {}</source>
        <translation>a {} octets ; un enregistrement de phrases suivies en a au plus {}</translation>
    </message>
    <message>
        <source>has {} lines for a vocabulary of {} words</source>
        <translation>a {} lignes pour un vocabulaire de {} mots</translation>
    </message>
    <message>
        <source>has {} under &quot;{}&quot; instead of {}</source>
        <translation>a {} sous « {} », où doit être {}</translation>
    </message>
    <message>
        <source>has {} words where {} allows {}, special tokens included</source>
        <translation>a {} mots où {} en permet {}, tokens spéciaux compris</translation>
    </message>
    <message>
        <source>holds &quot;{}&quot; twice</source>
        <translation>contient deux fois « {} »</translation>
    </message>
    <message>
        <source>holds &quot;{}&quot;, which belongs to no run</source>
        <translation>contient « {} », qui n&apos;appartient à aucun essai</translation>
    </message>
    <message>
        <source>holds &quot;{}&quot;, which is a link or a device and no file</source>
        <translation>contient « {} », un lien ou un périphérique et non un fichier</translation>
    </message>
    <message>
        <source>holds a control character</source>
        <translation>contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>holds a run that cannot be used</source>
        <translation>contient un essai inutilisable</translation>
    </message>
    <message>
        <source>holds a run whose attention, &quot;{}&quot;, is not known</source>
        <translation>contient un essai dont l&apos;attention, « {} », est inconnue</translation>
    </message>
    <message>
        <source>holds more than {} files</source>
        <translation>contient plus de {} fichiers</translation>
    </message>
    <message>
        <source>holds no whole run</source>
        <translation>ne contient pas d&apos;essai entier</translation>
    </message>
    <message>
        <source>holds {} bytes where a model of this size has at most {}</source>
        <translation>contient {} octets où un modèle de cette taille en a au plus {}</translation>
    </message>
    <message>
        <source>holds {} numbers where its config.json and vocabularies ask for {}</source>
        <translation>contient {} nombres où config.json et ses vocabulaires en demandent {}</translation>
    </message>
    <message>
        <source>how far the window reaches (attention_window)</source>
        <translation>jusqu&apos;où va la fenêtre (attention_window)</translation>
    </message>
    <message>
        <source>initial_state=copy needs bidirectional=false, because the two directions&apos; last states are twice as wide as the decoder&apos;s; use initial_state=projected.</source>
        <translation>initial_state=copy a besoin de bidirectional=false, car les derniers états des deux sens sont ensemble deux fois plus larges que celui du décodeur ; utiliser initial_state=projected.</translation>
    </message>
    <message>
        <source>initial_state=first-backward needs bidirectional=true, because it starts from the backward layer&apos;s state; use initial_state=projected.</source>
        <translation>initial_state=first-backward a besoin de bidirectional=true, car il part de l&apos;état de la couche arrière ; utiliser initial_state=projected.</translation>
    </message>
    <message>
        <source>input_feeding=true needs an attention kind that reads the current state, such as general; attention={} does not.</source>
        <translation>input_feeding=true a besoin d&apos;un type d&apos;attention qui lit l&apos;état courant, comme general ; attention={} ne le fait pas.</translation>
    </message>
    <message>
        <source>is a link that leads out of the run</source>
        <translation>est un lien qui mène hors de l&apos;essai</translation>
    </message>
    <message>
        <source>is damaged or no SentencePiece model. Choose a .model file as spm_train writes it</source>
        <translation>est endommagé ou n&apos;est pas un modèle SentencePiece. Choisir un fichier .model tel que spm_train l&apos;écrit</translation>
    </message>
    <message>
        <source>is damaged: its metadata is no object</source>
        <translation>est endommagé : ses métadonnées ne sont pas un objet</translation>
    </message>
    <message>
        <source>is damaged: its packed data does not fit together after {} bytes of text. Copy or download the file anew.</source>
        <translation>est endommagé : ses données compressées ne s&apos;accordent plus après {} octets de texte. Recopier ou retélécharger le fichier.</translation>
    </message>
    <message>
        <source>is damaged: its tensors end at byte {}, but {} are there</source>
        <translation>est endommagé : ses tenseurs finissent à l&apos;octet {}, mais il y en a {}</translation>
    </message>
    <message>
        <source>is damaged: the metadata &quot;{}&quot; is no text</source>
        <translation>est endommagé : la métadonnée « {} » n&apos;est pas un texte</translation>
    </message>
    <message>
        <source>is damaged: the tensor &quot;{}&quot;</source>
        <translation>est endommagé : le tenseur « {} »</translation>
    </message>
    <message>
        <source>is damaged: the tensor &quot;{}&quot; begins at byte {}, but the one before it ends at {}</source>
        <translation>est endommagé : le tenseur « {} » commence à l&apos;octet {}, mais le précédent finit à {}</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>is locked with a password</source>
        <translation>est protégé par un mot de passe</translation>
    </message>
    <message>
        <source>is longer than {} bytes</source>
        <translation>dépasse {} octets</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>is no config.json of a run: it has no &quot;format_version&quot;</source>
        <translation>n&apos;est pas le config.json d&apos;un essai : « format_version » manque</translation>
    </message>
    <message>
        <source>is no packed run, or was cut short or damaged on its way</source>
        <translation>n&apos;est pas un essai empaqueté, ou a été coupé ou endommagé en chemin</translation>
    </message>
    <message>
        <source>is no safetensors file of a run: its header would have {} bytes, at most {} can be right</source>
        <translation>n&apos;est pas un fichier safetensors d&apos;un essai : son en-tête aurait {} octets, au plus {} peuvent être justes</translation>
    </message>
    <message>
        <source>is no safetensors file: its header does not begin with {</source>
        <translation>n&apos;est pas un fichier safetensors : son en-tête ne commence pas par {</translation>
    </message>
    <message>
        <source>is not a text of lines: its last {} MiB contain no line end</source>
        <translation>n&apos;est pas un texte en lignes : ses derniers {} Mio n&apos;ont pas de fin de ligne</translation>
    </message>
    <message>
        <source>is no valid JSON</source>
        <translation>n&apos;est pas du JSON valide</translation>
    </message>
    <message>
        <source>is not UTF-8 in line {}</source>
        <translation>n&apos;est pas de l&apos;UTF-8 à la ligne {}</translation>
    </message>
    <message>
        <source>is not UTF-8 text</source>
        <translation>n&apos;est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>n&apos;est pas un fichier</translation>
    </message>
    <message>
        <source>is not the subword model that the run was made with</source>
        <translation>n&apos;est pas le modèle de sous-mots avec lequel l&apos;essai a été fait</translation>
    </message>
    <message>
        <source>is too short for a safetensors file; it was cut short</source>
        <translation>est trop court pour un fichier safetensors ; il a été coupé</translation>
    </message>
    <message>
        <source>its batch of {} sentence pairs (up to {} source and {} target words), so the weights are still those of the step before.</source>
        <translation>son lot de {} paires de phrases (jusqu&apos;à {} mots sources et {} cibles), les poids sont donc encore ceux de l&apos;étape d&apos;avant.</translation>
    </message>
    <message>
        <source>its best step was never made</source>
        <translation>sa meilleure étape n&apos;a jamais eu lieu</translation>
    </message>
    <message>
        <source>its {} sequences, so the weights are still those of the step before. Close other programs and go on, or start again with a smaller batch_size.</source>
        <translation>ses {} suites, les poids sont donc encore ceux de l&apos;étape d&apos;avant. Fermer d&apos;autres programmes et continuer, ou recommencer avec une batch_size plus petite.</translation>
    </message>
    <message>
        <source>lacks the key &quot;{}&quot;</source>
        <translation>n&apos;a pas la clé « {} »</translation>
    </message>
    <message>
        <source>lacks the list &quot;settings&quot; of its data</source>
        <translation>n&apos;a pas la liste « settings » de ses données</translation>
    </message>
    <message>
        <source>learned weights</source>
        <translation>poids appris</translation>
    </message>
    <message>
        <source>learned: each word has a vector that is trained. one-hot: a vector as long as the vocabulary with a single 1 in it, which is not trained.</source>
        <translation>learned : chaque mot a un vecteur qui s&apos;entraîne. one-hot : un vecteur aussi long que le vocabulaire avec un seul 1, qui ne s&apos;entraîne pas.</translation>
    </message>
    <message>
        <source>learned: how much each dimension counts</source>
        <translation>appris : combien compte chaque dimension</translation>
    </message>
    <message>
        <source>longer than {} (max_length)</source>
        <translation>de plus de {} (max_length)</translation>
    </message>
    <message>
        <source>loss (nats a token)</source>
        <translation>perte (nats par token)</translation>
    </message>
    <message>
        <source>marks where words end and not where they begin, which is not supported. Choose another model</source>
        <translation>marque où finissent les mots et non où ils commencent, ce qui n&apos;est pas pris en charge. Choisir un autre modèle</translation>
    </message>
    <message>
        <source>mean squared error</source>
        <translation>erreur quadratique moyenne</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>number by number</source>
        <translation>nombre par nombre</translation>
    </message>
    <message>
        <source>one of {}{}</source>
        <translation>l&apos;un de {}{}</translation>
    </message>
    <message>
        <source>packs &quot;{}&quot; in a way that no run is packed; only deflate and store are read</source>
        <translation>compresse « {} » comme aucun essai ne l&apos;est ; seuls deflate et store sont lus</translation>
    </message>
    <message>
        <source>readout=maxout needs an attention kind that reads the previous state, such as additive; attention={} does not.</source>
        <translation>readout=maxout a besoin d&apos;un type d&apos;attention qui lit l&apos;état précédent, comme additive ; attention={} ne le fait pas.</translation>
    </message>
    <message>
        <source>row {} has {} weights, the rows before it have {}. Every row needs one weight for each source word: write the file anew.</source>
        <translation>la ligne {} a {} poids, celles d&apos;avant en ont {}. Chaque ligne demande un poids par mot source : réécrire le fichier.</translation>
    </message>
    <message>
        <source>s(0) = last encoder state</source>
        <translation>s(0) = dernier état de l&apos;encodeur</translation>
    </message>
    <message>
        <source>says that &quot;{}&quot; has {} bytes, but at most {} can be right</source>
        <translation>dit que « {} » a {} octets, mais au plus {} peuvent être justes</translation>
    </message>
    <message>
        <source>says that &quot;{}&quot; has {} bytes, but its configuration and vocabularies ask for {}</source>
        <translation>dit que « {} » a {} octets, mais sa configuration et ses vocabulaires en demandent {}</translation>
    </message>
    <message>
        <source>squeezed between −1 and 1</source>
        <translation>ramené entre −1 et 1</translation>
    </message>
    <message>
        <source>taken out by data_recipe=tutorial ({})</source>
        <translation>ôtées par data_recipe=tutorial ({})</translation>
    </message>
    <message>
        <source>teacher forcing is no number from 0 to 1</source>
        <translation>le teacher forcing n&apos;est pas un nombre de 0 à 1</translation>
    </message>
    <message>
        <source>the annotation as the state can read it</source>
        <translation>l&apos;annotation comme l&apos;état peut la lire</translation>
    </message>
    <message>
        <source>the annotation of source word j, the encoder&apos;s output for it</source>
        <translation>l&apos;annotation du mot source j, la sortie de l&apos;encodeur pour lui</translation>
    </message>
    <message>
        <source>the annotation of the source word</source>
        <translation>l&apos;annotation du mot source</translation>
    </message>
    <message>
        <source>the bias of this position</source>
        <translation>le biais de cette position</translation>
    </message>
    <message>
        <source>the centre of the window: the step itself, at most the last word</source>
        <translation>le centre de la fenêtre : l&apos;étape elle-même, au plus le dernier mot</translation>
    </message>
    <message>
        <source>the decoder&apos;s first state</source>
        <translation>le premier état du décodeur</translation>
    </message>
    <message>
        <source>the decoder&apos;s state at this step</source>
        <translation>l&apos;état du décodeur à cette étape</translation>
    </message>
    <message>
        <source>the decoder&apos;s state before this step</source>
        <translation>l&apos;état du décodeur avant cette étape</translation>
    </message>
    <message>
        <source>the file is larger than 1 GiB. Cut it, and the sentence pairs, into parts.</source>
        <translation>le fichier dépasse 1 Gio. Le couper en parties, et les paires de phrases aussi.</translation>
    </message>
    <message>
        <source>the learning rate is no number from 0 on, or beyond any training</source>
        <translation>le taux d&apos;apprentissage n&apos;est pas un nombre à partir de 0, ou est au-delà de tout entraînement</translation>
    </message>
    <message>
        <source>the limit of epochs is beyond any training</source>
        <translation>la limite d&apos;époques est au-delà de tout entraînement</translation>
    </message>
    <message>
        <source>the line is longer than 4 MiB. An alignment file has one line for each sentence pair; choose another file.</source>
        <translation>la ligne dépasse 4 Mio. Un fichier d&apos;alignements a une ligne par paire de phrases ; choisir un autre fichier.</translation>
    </message>
    <message>
        <source>the link &quot;{}-{}&quot; points beyond {} and {}. Use data that is cut into the same words or pieces as the other system&apos;s.</source>
        <translation>le lien « {}-{} » pointe au-delà de {} et {}. Utiliser des données coupées en mêmes mots ou sous-mots que celles de l&apos;autre système.</translation>
    </message>
    <message>
        <source>the link &quot;{}&quot; counts words from 0, but they are to be counted from {}. If the file counts from 0, say so (on the command line: --gold-first-index 0).</source>
        <translation>le lien « {} » compte les mots à partir de 0, mais il faut compter à partir de {}. Si le fichier compte à partir de 0, le dire (en ligne de commande : --gold-first-index 0).</translation>
    </message>
    <message>
        <source>the name of a file, each byte as two hexadecimal digits,</source>
        <translation>le nom d&apos;un fichier, chaque octet en deux chiffres hexadécimaux,</translation>
    </message>
    <message>
        <source>the number of source tokens</source>
        <translation>le nombre de tokens sources</translation>
    </message>
    <message>
        <source>the part of W that meets the state</source>
        <translation>la partie de W qui rencontre l&apos;état</translation>
    </message>
    <message>
        <source>the part of this position&apos;s weights that meets the state</source>
        <translation>la partie des poids de cette position qui rencontre l&apos;état</translation>
    </message>
    <message>
        <source>the part of this position&apos;s weights that meets the word</source>
        <translation>la partie des poids de cette position qui rencontre le mot</translation>
    </message>
    <message>
        <source>the part of w that meets the annotation</source>
        <translation>la partie de w qui rencontre l&apos;annotation</translation>
    </message>
    <message>
        <source>the part of w that meets the state</source>
        <translation>la partie de w qui rencontre l&apos;état</translation>
    </message>
    <message>
        <source>the predicted centre, between 0 and S</source>
        <translation>le centre prédit, entre 0 et S</translation>
    </message>
    <message>
        <source>the row of &quot;{}&quot; has {} weights, the rows before it have {}. Let the other program write the file anew.</source>
        <translation>la ligne de « {} » a {} poids, celles d&apos;avant en ont {}. Faire réécrire le fichier par l&apos;autre programme.</translation>
    </message>
    <message>
        <source>the score of position j; a softmax over j turns scores into weights</source>
        <translation>le score de la position j ; un softmax sur j change les scores en poids</translation>
    </message>
    <message>
        <source>the score: the sum of both products and the bias</source>
        <translation>le score : la somme des deux produits et du biais</translation>
    </message>
    <message>
        <source>the score: the sum of the line above</source>
        <translation>le score : la somme de la ligne au-dessus</translation>
    </message>
    <message>
        <source>the score; a softmax over j turns scores into weights</source>
        <translation>le score ; un softmax sur j change les scores en poids</translation>
    </message>
    <message>
        <source>the score; a softmax over the window and a bell around the centre turn scores into weights</source>
        <translation>le score ; un softmax sur la fenêtre et une cloche autour du centre changent les scores en poids</translation>
    </message>
    <message>
        <source>the score; a softmax over the window turns scores into weights</source>
        <translation>le score ; un softmax sur la fenêtre change les scores en poids</translation>
    </message>
    <message>
        <source>the sentence pair has {} and {} words; at most {} a side can be shown. Leave the pair out, or cut it into sentences.</source>
        <translation>la paire a {} et {} mots ; au plus {} par côté peuvent être montrés. Omettre la paire ou la couper en phrases.</translation>
    </message>
    <message>
        <source>the system does not say why</source>
        <translation>le système ne dit pas pourquoi</translation>
    </message>
    <message>
        <source>the time is no number from 0 on, or beyond any training</source>
        <translation>le temps n&apos;est pas un nombre à partir de 0, ou est au-delà de tout entraînement</translation>
    </message>
    <message>
        <source>the vector before the one that is asked for; first [0,1]</source>
        <translation>le vecteur avant celui que l&apos;on cherche ; d&apos;abord [0,1]</translation>
    </message>
    <message>
        <source>the vector of the previous target word</source>
        <translation>le vecteur du mot cible précédent</translation>
    </message>
    <message>
        <source>the weights are of {}, but the sentence has {} between spaces (one more with an end mark). Use data that is cut into the same words or pieces as the other system&apos;s.</source>
        <translation>les poids sont de {}, mais la phrase a {} entre les espaces (un de plus avec une marque de fin). Utiliser des données coupées en mêmes mots ou sous-mots que celles de l&apos;autre système.</translation>
    </message>
    <message>
        <source>these are weights, not links. Open the file as another system&apos;s attention, and a file of links (&quot;0-0 1-2&quot;) as gold alignments.</source>
        <translation>ce sont des poids, non des liens. Ouvrir le fichier comme attention d&apos;un autre système, et un fichier de liens (&quot;0-0 1-2&quot;) comme alignements de référence.</translation>
    </message>
    <message>
        <source>trained on</source>
        <translation>de l&apos;entraînement de cet essai</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>true or false (on and off, 1 and 0 are the same)</source>
        <translation>true ou false (on et off, 1 et 0 aussi)</translation>
    </message>
    <message>
        <source>two vectors put end to end</source>
        <translation>deux vecteurs mis bout à bout</translation>
    </message>
    <message>
        <source>under {} words on both sides, target beginning with one of {}</source>
        <translation>moins de {} mots des deux côtés, cible commençant par l&apos;un de {}</translation>
    </message>
    <message>
        <source>validated with, or the run does not say which one that was</source>
        <translation>de la validation de cet essai, ou l&apos;essai ne dit pas lequel c&apos;était</translation>
    </message>
    <message>
        <source>vector j of the input</source>
        <translation>le vecteur j de l&apos;entrée</translation>
    </message>
    <message>
        <source>was packed by another version of Attentoscope, or edited</source>
        <translation>a été empaqueté par une autre version d&apos;Attentoscope, ou modifié</translation>
    </message>
    <message>
        <source>was written by {} with format version {}, but Attentoscope {} reads version {}; open the run with the program that wrote it.</source>
        <translation>a été écrit par {} avec la version de format {}, mais Attentoscope {} lit la version {} ; ouvrir l&apos;essai avec le programme qui l&apos;a écrit.</translation>
    </message>
    <message>
        <source>what each dimension adds to the score</source>
        <translation>ce que chaque dimension apporte au score</translation>
    </message>
    <message>
        <source>what the state asks for</source>
        <translation>ce que demande l&apos;état</translation>
    </message>
    <message>
        <source>what the word offers</source>
        <translation>ce qu&apos;offre le mot</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>nombre entier</translation>
    </message>
    <message>
        <source>with nothing left after cleaning</source>
        <translation>dont il ne reste rien après le nettoyage</translation>
    </message>
    <message>
        <source>would unpack to more than {} bytes, which is the most that is unpacked</source>
        <translation>donnerait plus de {} octets, le maximum qui soit déballé</translation>
    </message>
    <message>
        <source>would unpack to more than {} times its size, which no run does</source>
        <translation>donnerait plus de {} fois sa taille, ce que ne fait aucun essai</translation>
    </message>
    <message>
        <source>{} Close other programs and go on, or start again with a batch_size under {}.</source>
        <translation>{} Fermer d&apos;autres programmes et continuer, ou recommencer avec une batch_size sous {}.</translation>
    </message>
    <message>
        <source>{} In it: {}</source>
        <translation>{} Dedans : {}</translation>
    </message>
    <message>
        <source>{} Pack the run without its data, or put the file back.</source>
        <translation>{} Empaqueter l&apos;essai sans ses données, ou remettre le fichier en place.</translation>
    </message>
    <message>
        <source>{} byte</source>
        <translation>{} octet</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <translation>{} octets</translation>
    </message>
    <message>
        <source>{} can be read only once, and to learn subwords the pairs are read twice. Write them into a file first, or name a subword_model.</source>
        <translation>{} ne peut être lu qu&apos;une fois, et pour apprendre des sous-mots les paires sont lues deux fois. Les écrire d&apos;abord dans un fichier, ou nommer un subword_model.</translation>
    </message>
    <message>
        <source>{} cannot be opened: {}. Check that you may read it.</source>
        <translation>{} ne peut pas être ouvert : {}. Vérifier que la lecture est permise.</translation>
    </message>
    <message>
        <source>{} cannot be read beyond its first {}: {}.</source>
        <translation>{} ne peut pas être lu au-delà de {} : {}.</translation>
    </message>
    <message>
        <source>{} cannot be read: give --batches a text file.</source>
        <translation>{} ne peut pas être lu : donner un fichier texte à --batches.</translation>
    </message>
    <message>
        <source>{} cannot be started: {}.</source>
        <translation>{} ne peut pas être lancé : {}.</translation>
    </message>
    <message>
        <source>{} different character</source>
        <translation>{} caractère différent</translation>
    </message>
    <message>
        <source>{} different characters</source>
        <translation>{} caractères différents</translation>
    </message>
    <message>
        <source>{} does not exist. Check the path.</source>
        <translation>{} n&apos;existe pas. Vérifier le chemin.</translation>
    </message>
    <message>
        <source>{} ends at byte {}, but only {} are there; the file was cut short</source>
        <translation>{} finit à l&apos;octet {}, mais il n&apos;y en a que {} ; le fichier a été coupé</translation>
    </message>
    <message>
        <source>{} ends before it begins</source>
        <translation>{} finit avant de commencer</translation>
    </message>
    <message>
        <source>{} gave nothing to read for {}. Save its output as a file, and choose that file.</source>
        <translation>{} n&apos;a rien donné à lire pendant {}. Enregistrer dans un fichier ce qu&apos;il doit donner, et choisir ce fichier.</translation>
    </message>
    <message>
        <source>{} gold link</source>
        <translation>{} lien de référence</translation>
    </message>
    <message>
        <source>{} gold links</source>
        <translation>{} liens de référence</translation>
    </message>
    <message>
        <source>{} has an impossible shape</source>
        <translation>{} a une forme impossible</translation>
    </message>
    <message>
        <source>{} has more than {} columns, from line {} on; the others are not used.</source>
        <translation>{} a plus de {} colonnes, à partir de la ligne {} ; les autres ne sont pas utilisées.</translation>
    </message>
    <message>
        <source>{} has no place of two numbers</source>
        <translation>{} n&apos;a pas une place de deux nombres</translation>
    </message>
    <message>
        <source>{} has no shape</source>
        <translation>{} n&apos;a pas de forme</translation>
    </message>
    <message>
        <source>{} has the impossible size {}</source>
        <translation>{} a la taille impossible {}</translation>
    </message>
    <message>
        <source>{} has the type {}; only F32, F64, I64 and U8 can be read</source>
        <translation>{} a le type {} ; seuls F32, F64, I64 et U8 peuvent être lus</translation>
    </message>
    <message>
        <source>{} has {} and {} has {}: line {} of {} has no partner: {}. Parallel files need the same number of lines.{}</source>
        <translation>{} a {} et {} a {} : la ligne {} de {} n&apos;a pas de pendant : {}. Des fichiers parallèles demandent le même nombre de lignes.{}</translation>
    </message>
    <message>
        <source>{} has {} and {} has {}; there must be one line of links for each pair, an empty one for a pair without links.</source>
        <translation>{} a {} et {} a {} ; il faut une ligne de liens par paire, vide pour une paire sans liens.</translation>
    </message>
    <message>
        <source>{} has {} instead of a whole number from 0 on</source>
        <translation>{} a {} où doit être un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>{} is a BPE model. Set tokenizer=bpe.</source>
        <translation>{} est un modèle BPE. Régler tokenizer=bpe.</translation>
    </message>
    <message>
        <source>{} is a pipe that no program writes into. Start that program first, or choose a file.</source>
        <translation>{} est un tube où aucun programme n&apos;écrit. Lancer d&apos;abord ce programme, ou choisir un fichier.</translation>
    </message>
    <message>
        <source>{} is a unigram model. Set tokenizer=unigram.</source>
        <translation>{} est un modèle unigram. Régler tokenizer=unigram.</translation>
    </message>
    <message>
        <source>{} is empty: write a line for each batch.</source>
        <translation>{} est vide : écrire une ligne par lot.</translation>
    </message>
    <message>
        <source>{} is larger than {} bytes, which no SentencePiece model needs.</source>
        <translation>{} dépasse {} octets, dont aucun modèle SentencePiece n&apos;a besoin.</translation>
    </message>
    <message>
        <source>{} is packed twice. Unpack it once and try again.</source>
        <translation>{} est compressé deux fois. Le décompresser une fois et réessayer.</translation>
    </message>
    <message>
        <source>{} is packed with {} and {}</source>
        <translation>{} est compressé avec {} et {}</translation>
    </message>
    <message>
        <source>{} is packed with {}, which is not read here. Unpack it first, or pack it with gzip or xz.</source>
        <translation>{} est compressé avec {}, qui n&apos;est pas lu ici. Le décompresser d&apos;abord, ou le compresser avec gzip ou xz.</translation>
    </message>
    <message>
        <source>{} lacks its type, its shape or its place</source>
        <translation>{} n&apos;a pas son type, sa forme ou sa place</translation>
    </message>
    <message>
        <source>{} line</source>
        <translation>{} ligne</translation>
    </message>
    <message>
        <source>{} lines</source>
        <translation>{} lignes</translation>
    </message>
    <message>
        <source>{} needs {} bytes, but its place has {}</source>
        <translation>{} demande {} octets, mais sa place en a {}</translation>
    </message>
    <message>
        <source>{} of {} training pairs are left out, because {}.</source>
        <translation>{} paires d&apos;entraînement sur {} sont omises, car {}.</translation>
    </message>
    <message>
        <source>{} pair</source>
        <translation>{} paire</translation>
    </message>
    <message>
        <source>{} pairs</source>
        <translation>{} paires</translation>
    </message>
    <message>
        <source>{} point beyond the words of a sentence, the first in line {}. Check whether the file counts words from 0 or from 1, and whether it belongs to these sentences.</source>
        <translation>{} pointent au-delà des mots d&apos;une phrase, d&apos;abord à la ligne {}. Voir si le fichier compte les mots à partir de 0 ou de 1, et s&apos;il va avec ces phrases.</translation>
    </message>
    <message>
        <source>{} second</source>
        <translation>{} seconde</translation>
    </message>
    <message>
        <source>{} seconds</source>
        <translation>{} secondes</translation>
    </message>
    <message>
        <source>{} sentence</source>
        <translation>{} phrase</translation>
    </message>
    <message>
        <source>{} sentences</source>
        <translation>{} phrases</translation>
    </message>
    <message>
        <source>{} source word</source>
        <translation>{} mot source</translation>
    </message>
    <message>
        <source>{} source words</source>
        <translation>{} mots sources</translation>
    </message>
    <message>
        <source>{} target word</source>
        <translation>{} mot cible</translation>
    </message>
    <message>
        <source>{} target words</source>
        <translation>{} mots cibles</translation>
    </message>
    <message>
        <source>{} covers {}, but the data has {}. Each line needs its sentence. Let the other system translate the whole file, or choose the file that it translated.</source>
        <translation>{} parle de {} et les données en ont {} ; il en faut une par ligne. Faire traduire tout le fichier par l&apos;autre système, ou choisir le fichier qu&apos;il a traduit.</translation>
    </message>
    <message>
        <source>{} thread</source>
        <translation>{} fil d&apos;exécution</translation>
    </message>
    <message>
        <source>{} threads</source>
        <translation>{} fils d&apos;exécution</translation>
    </message>
    <message>
        <source>{} time</source>
        <translation>{} fois</translation>
    </message>
    <message>
        <source>{} times</source>
        <translation>{} fois</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} à {}</translation>
    </message>
    <message>
        <source>{} token</source>
        <translation>{} token</translation>
    </message>
    <message>
        <source>{} tokens</source>
        <translation>{} tokens</translation>
    </message>
    <message>
        <source>{} was trained to put vectors in order (preset {}) and knows no words. Choose a run of sentence pairs.</source>
        <translation>{} a été entraîné à ordonner des vecteurs (préréglage {}) et ne connaît pas de mots. Choisir un essai de paires de phrases.</translation>
    </message>
    <message>
        <source>{} word</source>
        <translation>{} mot</translation>
    </message>
    <message>
        <source>{} words</source>
        <translation>{} mots</translation>
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
        <translation>{}, ligne {}</translation>
    </message>
    <message>
        <source>{}, line {}, column {}: not {} text: &quot;{}&quot;. Convert the file to UTF-8 and try again.</source>
        <translation>{}, ligne {}, colonne {} : pas du texte {} : « {} ». Convertir le fichier en UTF-8 et réessayer.</translation>
    </message>
    <message>
        <source>{}, line {}: a zero byte, so this is not a text file. Choose another file.</source>
        <translation>{}, ligne {} : un octet nul, ce n&apos;est donc pas un fichier texte. Choisir un autre fichier.</translation>
    </message>
    <message>
        <source>{}, line {}: write the numbers of a batch&apos;s pairs, counted from 0, with spaces between them.</source>
        <translation>{}, ligne {} : écrire les numéros des paires d&apos;un lot, comptés à partir de 0, séparés par des espaces.</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{} : {}</translation>
    </message>
    <message>
        <source>{}: {} of {} cannot be used; the first one is line {}: {}</source>
        <translation>{} : {} sur {} sont inutilisables ; la première est la ligne {} : {}</translation>
    </message>
    <message>
        <source>{}; {} {}</source>
        <translation>{} ; {} {}</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Affiche la version et quitte</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples :</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>Exclut</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Affiche cette aide et quitte</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>OBLIGATOIRE</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>The language of texts for people; otherwise that of the environment</source>
        <translation>La langue des textes pour les personnes ; sinon celle de l&apos;environnement</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Step {}: the gradient is no longer a number, so training stopped with the weights of the step before. Try a smaller learning rate than {}, or clip gradients with a smaller clip_norm.</source>
        <translation>Étape {} : le gradient n&apos;est plus un nombre ; l&apos;entraînement s&apos;est arrêté avec les poids de l&apos;étape d&apos;avant. Essayer un taux d&apos;apprentissage plus petit que {}, ou écrêter les gradients avec un clip_norm plus petit.</translation>
    </message>
    <message>
        <source>Step {}: the loss is no longer a number, so training stopped with the weights of the step before. Try a smaller learning rate than {}, or clip gradients with a smaller clip_norm.</source>
        <translation>Étape {} : la perte n&apos;est plus un nombre ; l&apos;entraînement s&apos;est arrêté avec les poids de l&apos;étape d&apos;avant. Essayer un taux d&apos;apprentissage plus petit que {}, ou écrêter les gradients avec un clip_norm plus petit.</translation>
    </message>
    <message>
        <source> of {}</source>
        <translation> de {}</translation>
    </message>
    <message>
        <source>20,000 and more</source>
        <translation>20 000 et plus</translation>
    </message>
    <message>
        <source>Add a learned vector, the bias, in the linear map of the score.</source>
        <translation>Ajoute un vecteur appris, le biais, à l&apos;application linéaire du score.</translation>
    </message>
    <message>
        <source>After three minutes on the sample &quot;tiny-french&quot; about 97 of 100 new sentences are translated word for word.</source>
        <translation>Après trois minutes sur les données « tiny-french », environ 97 phrases nouvelles sur 100 sont traduites mot pour mot.</translation>
    </message>
    <message>
        <source>All rows are equal: in one linear layer over [s; h] the state&apos;s part is the same for every source word and cancels in the softmax. To make the score a small network, set &quot;Hidden score units&quot; (score_hidden) to 64.</source>
        <translation>Toutes les lignes sont égales : dans une seule couche linéaire sur [s; h], la part de l&apos;état est la même pour chaque mot source et s&apos;annule dans le softmax. Pour que le score devienne un petit réseau, régler « Unités cachées du score » (score_hidden) à 64.</translation>
    </message>
    <message>
        <source>All rows of the heatmap are equal, whatever the model learns. With &quot;Hidden score units&quot; at 64 they differ.</source>
        <translation>Toutes les lignes de la carte sont égales, quoi que le modèle apprenne. Avec « Unités cachées du score » à 64, elles diffèrent.</translation>
    </message>
    <message>
        <source>Bahdanau, Cho and Bengio</source>
        <translation>Bahdanau, Cho and Bengio</translation>
    </message>
    <message>
        <source>Dates as people write them, and the same day as year, month and day in numbers. The model has to find the three parts in any order and to ignore the weekday and the commas.</source>
        <translation>Des dates comme on les écrit, et le même jour en année, mois et jour chiffrés. Le modèle doit trouver les trois parties dans n&apos;importe quel ordre et ignorer le jour de la semaine et les virgules.</translation>
    </message>
    <message>
        <source>Effective approaches to attention-based neural machine translation</source>
        <translation>Effective approaches to attention-based neural machine translation</translation>
    </message>
    <message>
        <source>Folder of runs; the window&apos;s own if left out</source>
        <translation>Dossier des essais ; par défaut celui de la fenêtre</translation>
    </message>
    <message>
        <source>How far a training step moves the weights. With too large a rate the loss jumps up.</source>
        <translation>De combien une étape d&apos;entraînement déplace les poids. Avec un taux trop grand, la perte bondit.</translation>
    </message>
    <message>
        <source>How many batches training takes in all. 0: the epochs decide.</source>
        <translation>Nombre de lots de l&apos;entraînement en tout. 0 : les époques décident.</translation>
    </message>
    <message>
        <source>How many numbers a recurrent state has. An encoder that reads both ways has as many in each direction.</source>
        <translation>Combien de nombres a un état récurrent. Un encodeur qui lit dans les deux sens en a autant dans chaque sens.</translation>
    </message>
    <message>
        <source>How many numbers the decoder&apos;s recurrent state has. 0: as many as the hidden size.</source>
        <translation>Combien de nombres a l&apos;état récurrent du décodeur. 0 : autant que la taille de l&apos;état caché.</translation>
    </message>
    <message>
        <source>How often the decoder reads the true previous word while it trains, in place of its own guess: 1 always, 0 never. Between two values chance decides.</source>
        <translation>Combien de fois, pendant l&apos;entraînement, le décodeur lit le vrai mot précédent au lieu du sien : 1 toujours, 0 jamais. Entre les deux, le hasard décide.</translation>
    </message>
    <message>
        <source>It falls behind the recommended preset on long sentences. There is no heatmap.</source>
        <translation>Il reste derrière le préréglage recommandé sur les longues phrases. Il n&apos;y a pas de carte.</translation>
    </message>
    <message>
        <source>Linear: how many steps it takes to the final value. Inverse sigmoid: its k; half the way down is near step k times the logarithm of k.</source>
        <translation>Linéaire : étapes jusqu&apos;à la valeur finale. Sigmoïde inverse : son k ; la mi-descente est près de l&apos;étape k fois le logarithme de k.</translation>
    </message>
    <message>
        <source>List the runs that are kept, name them, or delete them</source>
        <translation>Lister les essais gardés, les nommer ou en supprimer</translation>
    </message>
    <message>
        <source>Luong&apos;s global attention with a matrix between the decoder&apos;s state and the annotation, so that the model can learn which numbers to compare. Sizes, dropout, first weights and training are the article&apos;s, and so is the bias that its code adds to the matrix; masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation>L&apos;attention globale de Luong avec une matrice entre l&apos;état du décodeur et l&apos;annotation, pour que le modèle apprenne quels nombres comparer. Tailles, dropout, premiers poids et entraînement sont ceux de l&apos;article, de même que le biais que son code ajoute à la matrice ; le masquage du remplissage est de nous. Sous 20 000 paires, tailles et entraînement sont de nous.</translation>
    </message>
    <message>
        <source>Luong&apos;s local attention that assumes both languages say things in the same order: step t looks at source word t and the words around it, never elsewhere. From the paper; the article leaves it out. On a task that turns the sentence round (the sample &quot;reverse&quot;) a small attention_window cannot reach the words it needs, as its frames show. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation>L&apos;attention locale de Luong qui suppose que les deux langues disent tout dans le même ordre : l&apos;étape t regarde le mot source t et les mots autour, jamais ailleurs. De la publication ; l&apos;article l&apos;omet. Sur une tâche qui retourne la phrase (les données « reverse »), une petite attention_window n&apos;atteint pas les mots voulus, comme le montrent ses cadres. Sous 20 000 paires, tailles et entraînement sont de nous.</translation>
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
        <translation>Pour les types qui lisent l&apos;état précédent : le vecteur du mot puis le contexte, le contexte puis le vecteur, ou les deux combinés par une couche linéaire et une ReLU.</translation>
    </message>
    <message>
        <source>For the location kind. off: weight also falls on positions beyond the end of the sentence, as in the tutorial as printed, and a row sums to less than one.</source>
        <translation>Pour le type location. off : du poids tombe aussi sur les positions au-delà de la fin de la phrase, comme dans le tutoriel tel qu&apos;imprimé, et une ligne fait moins de un.</translation>
    </message>
    <message>
        <source>One linear layer scores state and annotation put end to end. What the state adds is the same for every source word and cancels in the softmax, so all rows of the heatmap are equal. With &quot;Hidden score units&quot; (score_hidden) it becomes a small network and can follow the state.</source>
        <translation>Une couche linéaire note l&apos;état et l&apos;annotation mis bout à bout. Ce qu&apos;apporte l&apos;état est le même pour chaque mot source et s&apos;annule dans le softmax : toutes les lignes de la carte sont égales. Avec « Unités cachées du score » (score_hidden), elle devient un petit réseau qui peut suivre l&apos;état.</translation>
    </message>
    <message>
        <source>Ours: the same sizes as the recommended preset, but the decoder gets one vector for the whole sentence. Compare it with another preset to see what attention is good for, above all in long sentences.</source>
        <translation>De nous : les mêmes tailles que le préréglage recommandé, mais le décodeur reçoit un seul vecteur pour toute la phrase. Le comparer à un autre préréglage montre à quoi sert l&apos;attention, surtout dans les longues phrases.</translation>
    </message>
    <message>
        <source>Say what is to be written: --name TEXT, --note TEXT, or both.</source>
        <translation>Dire ce qu&apos;il faut écrire : --name TEXTE, --note TEXTE, ou les deux.</translation>
    </message>
    <message>
        <source>Say which run: its folder, or its folder&apos;s name in the folder of runs.</source>
        <translation>Dire quel essai : son dossier, ou le nom de celui-ci dans le dossier des essais.</translation>
    </message>
    <message>
        <source>Sean Robertson</source>
        <translation>Sean Robertson</translation>
    </message>
    <message>
        <source>Share of the last step that is added to the next one. Only SGD uses it.</source>
        <translation>Part du dernier pas qui s&apos;ajoute au suivant. Seul SGD l&apos;utilise.</translation>
    </message>
    <message>
        <source>Teacher forcing between 0 and 1 is a matter of chance. One draw decides for a time step of the whole batch, for a sentence pair, or for a single word.</source>
        <translation>Entre 0 et 1, le teacher forcing est affaire de hasard. Un tirage décide pour un pas de temps de tout le lot, pour une paire de phrases ou pour un seul mot.</translation>
    </message>
    <message>
        <source>Teacher forcing while validating: 1 always, 0 never.</source>
        <translation>Teacher forcing pendant la validation : 1 toujours, 0 jamais.</translation>
    </message>
    <message>
        <source>The LSTM attention article as printed: one-hot words, and one linear layer scores state and annotation. The state&apos;s part of such a score is the same for every source word and cancels in the softmax, so all rows of the heatmap are equal. &quot;Hidden score units&quot; at 64 (score_hidden=64) makes it the small network that the text describes. Sizes and training are ours.</source>
        <translation>L&apos;article sur le LSTM à attention tel qu&apos;imprimé : mots one-hot, et une couche linéaire note l&apos;état et l&apos;annotation. La part de l&apos;état dans un tel score est la même pour chaque mot source et s&apos;annule dans le softmax : toutes les lignes de la carte sont égales. « Unités cachées du score » à 64 (score_hidden=64) en fait le petit réseau que décrit le texte. Tailles et entraînement sont de nous.</translation>
    </message>
    <message>
        <source>The PyTorch tutorial: NLP From Scratch: Translation with a Sequence to Sequence Network and Attention</source>
        <translation>Le tutoriel PyTorch : NLP From Scratch: Translation with a Sequence to Sequence Network and Attention</translation>
    </message>
    <message>
        <source>The dissected translation tutorial: the weights come from the previous word and state alone, by position, without a look at the annotations. One pair at a time, plain SGD, 75,000 times; sentences of at most ten tokens. For the tutorial&apos;s data, set &quot;Data recipe&quot; (data_recipe=tutorial). Ours are: the mask over positions beyond the end, which &quot;Mask&quot; (mask=off) takes away as printed; the rate 0.01 of the tutorial, where the article has 0.001; 5% of the pairs held out; each pair once an epoch instead of by chance; and from 10,000 pairs on &quot;Minimum frequency&quot; 2, where the tutorial keeps all words (min_frequency=1).</source>
        <translation>Le tutoriel de traduction décomposé : les poids viennent du seul mot précédent et du seul état précédent, par position, sans regarder les annotations. Une paire à la fois, SGD simple, 75 000 fois ; phrases d&apos;au plus dix tokens. Pour les données du tutoriel, régler « Recette des données » (data_recipe=tutorial). Sont de nous : le masque sur les positions au-delà de la fin, que « Masque » (mask=off) ôte, comme imprimé ; le taux 0,01 du tutoriel, où l&apos;article a 0,001 ; 5 % des paires mises de côté ; chaque paire une fois par époque au lieu du hasard ; et dès 10 000 paires « Fréquence minimale » à 2, où le tutoriel garde tous les mots (min_frequency=1).</translation>
    </message>
    <message>
        <source>The folder of the run was made again and has a save of step {}. Its earlier saves are gone.</source>
        <translation>Le dossier de l&apos;essai a été recréé et a une sauvegarde de l&apos;étape {}. Ses sauvegardes précédentes ont disparu.</translation>
    </message>
    <message>
        <source>The frames of the window move down the diagonal, and the weights stay inside them.</source>
        <translation>Les cadres de la fenêtre descendent le long de la diagonale, et les poids restent dedans.</translation>
    </message>
    <message>
        <source>The name or the note {}. A name is one line of at most {} bytes, a note has at most {}.</source>
        <translation>Le nom ou la note {}. Un nom est une seule ligne d&apos;au plus {} octets, une note en a au plus {}.</translation>
    </message>
    <message>
        <source>The paper that began it: gated units that reset the state before its matrix, an encoder that reads both ways, additive attention from the previous state, and a maxout readout. First weights are the paper&apos;s; sizes are smaller than its 1,000 units and Adam replaces Adadelta, so that it learns on a laptop. For the paper&apos;s own training, set &quot;Optimiser&quot; to Adadelta and &quot;Learning rate&quot; to 1 (optimizer=adadelta learning_rate=1).</source>
        <translation>La publication par laquelle tout a commencé : des unités à portes, dont l&apos;une atténue l&apos;état avant sa matrice, un encodeur qui lit dans les deux sens, l&apos;attention additive à partir de l&apos;état précédent et une sortie maxout. Les premiers poids sont ceux de la publication ; les tailles sont plus petites que ses 1 000 unités et Adam remplace Adadelta, pour apprendre sur un portable. Pour Adadelta comme dans la publication, régler « Optimiseur » à Adadelta et « Taux d&apos;apprentissage » à 1 (optimizer=adadelta learning_rate=1).</translation>
    </message>
    <message>
        <source>The previous word and the decoder&apos;s previous state alone decide which position to look at. The source words have no say, so it learns which position usually comes next: fine where both languages keep the same order.</source>
        <translation>Le mot précédent et l&apos;état précédent du décodeur décident seuls de la position à regarder. Les mots sources n&apos;ont pas voix au chapitre ; il apprend donc des habitudes de place : bien quand les deux langues gardent le même ordre.</translation>
    </message>
    <message>
        <source>The rings, which are the predicted centres, move to the words as training goes on.</source>
        <translation>Les anneaux, qui sont les centres prédits, vont vers les mots à mesure que l&apos;entraînement avance.</translation>
    </message>
    <message>
        <source>The score is the plain dot product of the decoder&apos;s state and each annotation: similar vectors attract. It has no weights of its own, so encoder and decoder must learn to use the same numbers for the same things.</source>
        <translation>Le score est le simple produit scalaire de l&apos;état du décodeur et de chaque annotation : les vecteurs semblables s&apos;attirent. Il n&apos;a pas de poids propres ; encodeur et décodeur doivent donc apprendre à employer les mêmes nombres pour les mêmes choses.</translation>
    </message>
    <message>
        <source>The sentence pairs of &quot;{}&quot; ({} to train) are not those that this run was trained on ({}): the file was changed, or it is another one.</source>
        <translation>Les paires de phrases de « {} » ({} d&apos;entraînement) ne sont pas celles sur lesquelles cet essai a été entraîné ({}) : le fichier a été changé, ou c&apos;en est un autre.</translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; changes nothing with {}={}. It has an effect where {} is not {}.</source>
        <translation>Le réglage « {} » ne change rien avec {}={}. Il agit où {} n&apos;est pas {}.</translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; changes nothing with {}={}. It has an effect where {} is {}.</source>
        <translation>Le réglage « {} » ne change rien avec {}={}. Il agit où {} est {}.</translation>
    </message>
    <message>
        <source>There is no deleted run to bring back.</source>
        <translation>Il n&apos;y a pas d&apos;essai supprimé à restaurer.</translation>
    </message>
    <message>
        <source>This run was trained on other sentence pairs ({}{}) than the loaded ones ({} of {}). Load the file it was trained on, with the same data settings, or start a new run.</source>
        <translation>Cet essai a été entraîné sur d&apos;autres paires de phrases ({}{}) que celles chargées ({} de {}). Charger le fichier de son entraînement, avec les mêmes réglages de données, ou commencer un nouvel essai.</translation>
    </message>
    <message>
        <source>What to call the run; empty: the name of its folder</source>
        <translation>Comment nommer l&apos;essai ; vide : le nom de son dossier</translation>
    </message>
    <message>
        <source>What to remember of the run</source>
        <translation>Ce qu&apos;il faut retenir de l&apos;essai</translation>
    </message>
    <message>
        <source>Within seconds each row looks at the one right vector, and training ends by itself. The article&apos;s own recipe rarely gets there.</source>
        <translation>En quelques secondes chaque ligne regarde le seul vecteur juste, et l&apos;entraînement finit de lui-même. La recette de l&apos;article y parvient rarement.</translation>
    </message>
    <message>
        <source>Without teacher forcing the model may end a sentence too early. The loss is then counted to the end of the target, or only as far as the model&apos;s own end.</source>
        <translation>Sans teacher forcing, le modèle peut finir une phrase trop tôt. La perte est alors comptée jusqu&apos;à la fin de la cible, ou seulement jusqu&apos;à celle du modèle.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be used: it {}. Remove the file; the run works without it.</source>
        <translation>« {} » est inutilisable : il {}. Supprimer le fichier ; l&apos;essai fonctionne sans.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no run: it has no config.json. Only runs are deleted here.</source>
        <translation>« {} » n&apos;est pas un essai : config.json manque. Seuls des essais sont supprimés ici.</translation>
    </message>
    <message>
        <source>a learned vector</source>
        <translation>un vecteur appris</translation>
    </message>
    <message>
        <source>a learned vector; it adds the same number, s(t) · b, to each score of a row and so changes no weight</source>
        <translation>un vecteur appris ; il ajoute le même nombre, s(t) · b, à chaque score d&apos;une ligne et ne change donc aucun poids</translation>
    </message>
    <message>
        <source>a step-by-step article builds the paper&apos;s score into an LSTM</source>
        <translation>un article pas à pas met le score de la publication dans un LSTM</translation>
    </message>
    <message>
        <source>an annotated article builds this score of the paper in PyTorch, for Multi30k, German to English</source>
        <translation>un article annoté construit ce score de la publication en PyTorch, pour Multi30k, de l&apos;allemand vers l&apos;anglais</translation>
    </message>
    <message>
        <source>an article on attention with an LSTM, written after the PyTorch tutorial</source>
        <translation>un article sur l&apos;attention avec un LSTM, d&apos;après le tutoriel PyTorch</translation>
    </message>
    <message>
        <source>an article that explains alignment without words</source>
        <translation>un article qui explique l&apos;alignement sans mots</translation>
    </message>
    <message>
        <source>fewer than 20,000</source>
        <translation>moins de 20 000</translation>
    </message>
    <message>
        <source>has control characters</source>
        <translation>a des caractères de contrôle</translation>
    </message>
    <message>
        <source>holds a name or a note that {}</source>
        <translation>contient un nom ou une note qui {}</translation>
    </message>
    <message>
        <source>is no name and note of a run, of version 1</source>
        <translation>n&apos;est pas un nom et une note d&apos;essai, de version 1</translation>
    </message>
    <message>
        <source>is no text in UTF-8</source>
        <translation>n&apos;est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>is not a file of its own</source>
        <translation>n&apos;est pas un vrai fichier</translation>
    </message>
    <message>
        <source>is too long</source>
        <translation>dépasse la longueur permise</translation>
    </message>
    <message>
        <source>learned weights of the small network</source>
        <translation>poids appris du petit réseau</translation>
    </message>
    <message>
        <source>learned weights; b is one number</source>
        <translation>poids appris ; b est un nombre</translation>
    </message>
    <message>
        <source>section 3.2 of the paper, with the sizes of an annotated article that leaves this score out</source>
        <translation>section 3.2 de la publication, avec les tailles d&apos;un article annoté qui omet ce score</translation>
    </message>
    <message>
        <source>the bias, one number</source>
        <translation>le biais, un nombre</translation>
    </message>
    <message>
        <source>the output; rounded, it is the next s</source>
        <translation>la sortie ; arrondie, elle est le s suivant</translation>
    </message>
    <message>
        <source>the paper that began it</source>
        <translation>la publication par laquelle tout a commencé</translation>
    </message>
    <message>
        <source>the part of W that meets the annotation</source>
        <translation>la partie de W qui rencontre l&apos;annotation</translation>
    </message>
    <message>
        <source>the score of position j; the softmax gives weight to positions beyond the end of the sentence too, where nothing is read</source>
        <translation>le score de la position j ; le softmax donne aussi du poids aux positions au-delà de la fin de la phrase, où rien n&apos;est lu</translation>
    </message>
    <message>
        <source>the tutorial that an article dissects</source>
        <translation>le tutoriel que décompose un article</translation>
    </message>
    <message>
        <source>the vector before the one that is asked for</source>
        <translation>le vecteur avant celui que l&apos;on cherche</translation>
    </message>
    <message>
        <source>the vector of the input</source>
        <translation>le vecteur de l&apos;entrée</translation>
    </message>
    <message>
        <source>what the vector offers</source>
        <translation>ce qu&apos;offre le vecteur</translation>
    </message>
    <message>
        <source>made for this program</source>
        <translation>fait pour ce programme</translation>
    </message>
    <message>
        <source>Cap of the scores</source>
        <translation>Plafond des scores</translation>
    </message>
    <message>
        <source>Dropout before the output</source>
        <translation>Dropout avant la sortie</translation>
    </message>
    <message>
        <source>Dropout of attention</source>
        <translation>Dropout de l&apos;attention</translation>
    </message>
    <message>
        <source>Dropout of embeddings</source>
        <translation>Dropout des plongements</translation>
    </message>
    <message>
        <source>Dropout of states</source>
        <translation>Dropout des états</translation>
    </message>
    <message>
        <source>Dropout of the context</source>
        <translation>Dropout du contexte</translation>
    </message>
    <message>
        <source>Scale of the scores</source>
        <translation>Échelle des scores</translation>
    </message>
    <message>
        <source>Scores are squeezed between minus and plus this number, c, as c tanh(score / c): no row ever gives all of its weight to one word (Bello and others 2017: Neural combinatorial optimization with reinforcement learning). 0: no cap.</source>
        <translation>Les scores sont comprimés entre moins et plus ce nombre c, par c tanh(score / c) : aucune ligne ne donne jamais tout son poids à un seul mot (Bello et autres 2017 : Neural combinatorial optimization with reinforcement learning). 0 : pas de plafond.</translation>
    </message>
    <message>
        <source>Share of the context&apos;s numbers that is set to zero at random while training.</source>
        <translation>Part des nombres du contexte mis à zéro au hasard pendant l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Share of the numbers of a hidden state that its layer does not read at the next step. The numbers are drawn once for each sentence, not at each step (Gal and Ghahramani 2016: A theoretically grounded application of dropout in recurrent neural networks).</source>
        <translation>Part des nombres d&apos;un état caché que sa couche ne lit pas au pas suivant. Ces nombres sont tirés une fois par phrase, non à chaque pas (Gal et Ghahramani 2016 : A theoretically grounded application of dropout in recurrent neural networks).</translation>
    </message>
    <message>
        <source>Share of the numbers of word vectors that is set to zero at random while training. -1: as Dropout says.</source>
        <translation>Part des nombres des plongements mis à zéro au hasard pendant l&apos;entraînement. -1 : comme Dropout.</translation>
    </message>
    <message>
        <source>Of the numbers that the output layer reads, this share is set to zero at random while training.</source>
        <translation>Part des nombres lus par la couche de sortie mis à zéro au hasard pendant l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Share of the weights that the context does without while training, so that the model does not rely on a single word (Vaswani and others 2017). The heatmap shows whole weights.</source>
        <translation>Part des poids dont le contexte se passe pendant l&apos;entraînement, pour que le modèle ne se fie pas à un seul mot (Vaswani et autres 2017). La carte montre les poids entiers.</translation>
    </message>
    <message>
        <source>Share of the words on either side whose vector is zero while training, so that the model reads the words around them (Gal and Ghahramani 2016; Sennrich and Zhang 2019: Revisiting low-resource neural machine translation).</source>
        <translation>Part des mots, de chaque côté, dont le vecteur est nul pendant l&apos;entraînement, pour que le modèle lise les mots autour d&apos;eux (Gal et Ghahramani 2016 ; Sennrich et Zhang 2019 : Revisiting low-resource neural machine translation).</translation>
    </message>
    <message>
        <source>What a score is divided by before the softmax: nothing, or the square root of the number of products that it is the sum of, so that wide states do not make sharp rows (Vaswani and others 2017: Attention is all you need).</source>
        <translation>Ce par quoi un score est divisé avant le softmax : rien, ou la racine carrée du nombre de produits dont il est la somme, pour que des états larges ne fassent pas des lignes tranchées (Vaswani et autres 2017 : Attention is all you need).</translation>
    </message>
    <message>
        <source>Word dropout</source>
        <translation>Dropout de mots</translation>
    </message>
    <message>
        <source>how many products a raw score is the sum of</source>
        <translation>de combien de produits un score brut est la somme</translation>
    </message>
    <message>
        <source>the cap of the scores (score_cap)</source>
        <translation>le plafond des scores (score_cap)</translation>
    </message>
    <message>
        <source>the raw score</source>
        <translation>le score brut</translation>
    </message>
    <message>
        <source>the raw score: the sum of the line above</source>
        <translation>le score brut : la somme de la ligne au-dessus</translation>
    </message>
    <message>
        <source>the scaled score</source>
        <translation>le score mis à l&apos;échelle</translation>
    </message>
    <message>
        <source>the square root of how many products were added</source>
        <translation>la racine carrée du nombre de produits additionnés</translation>
    </message>
    <message>
        <source>Layer normalisation</source>
        <translation>Normalisation de couche</translation>
    </message>
    <message>
        <source>Sums inside recurrent layers are brought to mean 0 and variance 1 before the gates read them, each vector on its own (Ba, Kiros and Hinton 2016: Layer normalization). It steadies training, and is slower: the layers are computed step by step.</source>
        <translation>Les sommes des couches récurrentes sont ramenées à une moyenne de 0 et une variance de 1 avant que les portes les lisent, chaque vecteur pour lui-même (Ba, Kiros et Hinton 2016 : Layer normalization). L&apos;entraînement est plus stable et plus lent : les couches sont calculées pas à pas.</translation>
    </message>
    <message>
        <source>For the tokenizers bpe and unigram, where pieces are learned. separate: for each side on its own. joint: from both sides together, so that both have the same pieces with the same ids, and a name is cut alike on both (Sennrich, Haddow and Birch 2016).</source>
        <translation>Pour les tokeniseurs bpe et unigram, quand les sous-mots sont appris. separate : chaque côté a les siens. joint : à partir des deux côtés ensemble, pour que les deux aient les mêmes sous-mots avec les mêmes numéros et qu&apos;un nom soit coupé de la même façon des deux côtés (Sennrich, Haddow et Birch 2016).</translation>
    </message>
    <message>
        <source>For the tokenizers bpe and unigram: a SentencePiece .model file for both sides. Empty: pieces are learned from the data.</source>
        <translation>Pour les tokeniseurs bpe et unigram : un fichier .model de SentencePiece pour les deux côtés. Vide : les sous-mots sont appris à partir des données.</translation>
    </message>
    <message>
        <source>How many numbers the maxout layer gives. 0: half the hidden size; the embedding size with tied embeddings.</source>
        <translation>Combien de nombres donne la couche maxout. 0 : la moitié de la taille cachée ; avec des plongements liés, la taille du plongement.</translation>
    </message>
    <message>
        <source>Learn pieces</source>
        <translation>Apprendre les sous-mots</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>Plongements liés</translation>
    </message>
    <message>
        <source>tied_embeddings needs word_vectors=learned, because one-hot vectors have no matrix that the output layer could use; or set tied_embeddings=none.</source>
        <translation>tied_embeddings a besoin de word_vectors=learned, car les vecteurs one-hot n&apos;ont pas de matrice que la couche de sortie pourrait utiliser ; ou mettre tied_embeddings=none.</translation>
    </message>
    <message>
        <source>tied_embeddings with attention={} needs a decoder&apos;s state (hidden_size, decoder_hidden_size) as long as a word&apos;s vector (embedding_size), but they have {} and {} numbers: make them equal.</source>
        <translation>tied_embeddings avec attention={} a besoin d&apos;un état du décodeur (hidden_size, decoder_hidden_size) aussi long que le vecteur d&apos;un mot (embedding_size), mais ils ont {} et {} nombres : les rendre égaux.</translation>
    </message>
    <message>
        <source>tied_embeddings with readout=state needs a decoder&apos;s state (hidden_size, decoder_hidden_size) as long as a word&apos;s vector (embedding_size), but they have {} and {} numbers: make them equal, or use readout=maxout.</source>
        <translation>tied_embeddings avec readout=state a besoin d&apos;un état du décodeur (hidden_size, decoder_hidden_size) aussi long que le vecteur d&apos;un mot (embedding_size), mais ils ont {} et {} nombres : les rendre égaux, ou utiliser readout=maxout.</translation>
    </message>
    <message>
        <source>tied_embeddings=all needs the same words with the same ids on both sides, but the {} words of the source and the {} of the target are not the same. Set tokenizer=bpe and subword_learning=joint, or use tied_embeddings=target.</source>
        <translation>tied_embeddings=all a besoin des mêmes mots avec les mêmes numéros des deux côtés, mais les {} mots de la source et les {} de la cible ne sont pas les mêmes. Mettre tokenizer=bpe et subword_learning=joint, ou utiliser tied_embeddings=target.</translation>
    </message>
    <message>
        <source>As given: neither side looks tokenised, so nothing was detokenised</source>
        <translation>Tel quel : aucun côté ne semble tokenisé, rien n&apos;a donc été détokenisé</translation>
    </message>
    <message>
        <source>As given: translations as they are written, target text as it stands in the file</source>
        <translation>Tel quel : traductions comme elles sont écrites, texte cible comme il figure dans le fichier</translation>
    </message>
    <message>
        <source>Detokenised: both without the spaces and signs of a tokenizer</source>
        <translation>Détokenisé : les deux sans les espaces et les signes d&apos;un tokeniseur</translation>
    </message>
    <message>
        <source>Detokenised: the target text of the file; the translations do not look tokenised</source>
        <translation>Détokenisé : le texte cible du fichier ; les traductions ne semblent pas tokenisées</translation>
    </message>
    <message>
        <source>Detokenised: the translations; the target text of the file does not look tokenised</source>
        <translation>Détokenisé : les traductions ; le texte cible du fichier ne semble pas tokenisé</translation>
    </message>
    <message>
        <source>Line {} of &quot;{}&quot; is measured by only one of the two runs; the other leaves it out. Compare runs with the same data settings, or take such lines out of the file.</source>
        <translation>La ligne {} de « {} » n&apos;est mesurée que par l&apos;un des deux essais ; l&apos;autre l&apos;omet. Comparer des essais aux mêmes réglages de données, ou retirer ces lignes du fichier.</translation>
    </message>
    <message>
        <source>Normalised: target text after the normalisation of the run&apos;s training data</source>
        <translation>Normalisé : texte cible après la normalisation des données d&apos;entraînement de l&apos;essai</translation>
    </message>
    <message>
        <source>The two runs translate in opposite directions, so their translations cannot be compared.</source>
        <translation>Les deux essais traduisent dans des directions opposées ; leurs traductions ne peuvent donc pas être comparées.</translation>
    </message>
    <message>
        <source>Two runs are compared by their translations, and one of them was trained to put vectors in order. Choose runs of sentence pairs.</source>
        <translation>Deux essais sont comparés par leurs traductions, et l&apos;un d&apos;eux a été entraîné à ordonner des vecteurs. Choisir des essais de paires de phrases.</translation>
    </message>
    <message>
        <source>entropy of a row (bits)</source>
        <translation>entropie d&apos;une ligne (bits)</translation>
    </message>
    <message>
        <source>fullest column (share)</source>
        <translation>colonne la plus remplie (part)</translation>
    </message>
    <message>
        <source>largest score above mean</source>
        <translation>plus grand score au-dessus de la moyenne</translation>
    </message>
    <message>
        <source>A beam of {} has no {} translations: give --beam {} or more.</source>
        <translation>Un faisceau de {} n&apos;a pas {} traductions : indiquer --beam {} ou plus.</translation>
    </message>
    <message>
        <source>Average saves</source>
        <translation>Sauvegardes moyennées</translation>
    </message>
    <message>
        <source>Average the K saves whose validation had the lowest loss</source>
        <translation>Faire la moyenne des K sauvegardes dont la validation a la plus petite perte</translation>
    </message>
    <message>
        <source>Average the last K saves</source>
        <translation>Faire la moyenne des K dernières sauvegardes</translation>
    </message>
    <message>
        <source>Averaged are</source>
        <translation>Moyenne de</translation>
    </message>
    <message>
        <source>Folder of a run with several saves</source>
        <translation>Dossier d&apos;un essai avec plusieurs sauvegardes</translation>
    </message>
    <message>
        <source>Folder of the new run</source>
        <translation>Dossier du nouvel essai</translation>
    </message>
    <message>
        <source>How many different translations of each sentence are written, at most; as text, each with the number of its sentence, counted from 0, and its score divided by the length penalty</source>
        <translation>Combien de traductions différentes de chaque phrase sont écrites, au plus ; comme texte, chacune avec le numéro de sa phrase, compté à partir de 0, et son score divisé par la pénalité de longueur</translation>
    </message>
    <message>
        <source>How many saves stay on the disk, beside the best one. They can be looked at, compared and averaged later.</source>
        <translation>Combien de sauvegardes restent sur le disque, outre la meilleure. On peut plus tard les regarder, les comparer et en faire la moyenne.</translation>
    </message>
    <message>
        <source>Keep saves</source>
        <translation>Sauvegardes gardées</translation>
    </message>
    <message>
        <source>Make a run of the mean of several saves</source>
        <translation>Faire un essai de la moyenne de plusieurs sauvegardes</translation>
    </message>
    <message>
        <source>Mean of {} saves of {}, steps {} to {}</source>
        <translation>Moyenne de {} sauvegardes de {}, étapes {} à {}</translation>
    </message>
    <message>
        <source>Model {} cannot translate together with the first one: {}. Choose runs that were trained on the same pairs with the same data settings.</source>
        <translation>Le modèle {} ne peut pas traduire avec le premier : {}. Choisir des essais entraînés sur les mêmes paires avec les mêmes réglages de données.</translation>
    </message>
    <message>
        <source>Say which saves: --last K or --best K.</source>
        <translation>Dire quelles sauvegardes : --last K ou --best K.</translation>
    </message>
    <message>
        <source>Several models are open together. They can translate, be measured and align; for anything else open one of them alone.</source>
        <translation>Plusieurs modèles sont ouverts ensemble. Ils peuvent traduire, être mesurés et aligner ; pour tout le reste, en ouvrir un seul.</translation>
    </message>
    <message>
        <source>The loss of several models together is measured after the true previous words: leave teacher forcing at 1, or evaluate one model alone.</source>
        <translation>La perte de plusieurs modèles ensemble est mesurée d&apos;après les vrais mots précédents : laisser le teacher forcing à 1, ou mesurer un seul modèle.</translation>
    </message>
    <message>
        <source>The mean of {} saves, steps {} to {}, is in use: its loss on the validation sentences is {}, that of the best save {}.</source>
        <translation>La moyenne de {} sauvegardes, étapes {} à {}, est utilisée : sa perte sur les phrases de validation est {}, celle de la meilleure sauvegarde {}.</translation>
    </message>
    <message>
        <source>The mean of {} saves, steps {} to {}, is no better than the best save: its loss on the validation sentences is {}, that of the best save {}.</source>
        <translation>La moyenne de {} sauvegardes, étapes {} à {}, n&apos;est pas meilleure que la meilleure sauvegarde : sa perte sur les phrases de validation est {}, celle de la meilleure sauvegarde {}.</translation>
    </message>
    <message>
        <source>These saves have no mean: {}. Only saves of one run, or of models of the same size, can be averaged.</source>
        <translation>Ces sauvegardes n&apos;ont pas de moyenne : {}. Seules les sauvegardes d&apos;un essai, ou de modèles de même taille, ont une moyenne.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} saves of steps that were validated, too few for a mean of {}. Ask for fewer, or for the last ones; with keep_saves a run keeps more.</source>
        <translation>« {} » a {} sauvegardes d&apos;étapes validées, trop peu pour une moyenne de {}. En demander moins, ou les dernières ; avec keep_saves un essai en garde plus.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} saves, too few for a mean of {}. Ask for fewer; with keep_saves a run keeps more.</source>
        <translation>« {} » a {} sauvegardes, trop peu pour une moyenne de {}. En demander moins ; avec keep_saves un essai en garde plus.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a model of words, so it cannot translate together with other runs.</source>
        <translation>« {} » ne connaît pas de mots et ne peut donc pas traduire avec d&apos;autres essais.</translation>
    </message>
    <message>
        <source>does not say of which step the weights for its mean are</source>
        <translation>ne dit pas de quelle étape sont les poids de sa moyenne</translation>
    </message>
    <message>
        <source>its weights are the mean of saves that were never made</source>
        <translation>ses poids sont la moyenne de sauvegardes qui n&apos;ont jamais été faites</translation>
    </message>
    <message>
        <source>one has {} tensors, another {}</source>
        <translation>l&apos;une a {} tenseurs, une autre {}</translation>
    </message>
    <message>
        <source>the first one has {} words, the other {}</source>
        <translation>le premier a {} mots, l&apos;autre {}</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; does not have the same size in all of them</source>
        <translation>le tenseur « {} » n&apos;a pas la même taille dans toutes</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; holds whole numbers</source>
        <translation>le tenseur « {} » contient des nombres entiers</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; is not in all of them</source>
        <translation>le tenseur « {} » n&apos;est pas dans toutes</translation>
    </message>
    <message>
        <source>their setting &quot;{}&quot; differs</source>
        <translation>leur réglage « {} » diffère</translation>
    </message>
    <message>
        <source>their source vocabularies differ: {}</source>
        <translation>leurs vocabulaires source diffèrent : {}</translation>
    </message>
    <message>
        <source>their sub-word models differ</source>
        <translation>leurs modèles de sous-mots diffèrent</translation>
    </message>
    <message>
        <source>their target vocabularies differ: {}</source>
        <translation>leurs vocabulaires cible diffèrent : {}</translation>
    </message>
    <message>
        <source>they learned to write spaces differently</source>
        <translation>elles ont appris à écrire les espaces différemment</translation>
    </message>
    <message>
        <source>word {} is &quot;{}&quot; in the first one and &quot;{}&quot; in the other</source>
        <translation>le mot {} est « {} » dans le premier et « {} » dans l&apos;autre</translation>
    </message>
    <message>
        <source>BLEU on the validation sentences has not risen in {} validations (patience), so training stops. It was highest at step {}.</source>
        <translation>Le BLEU sur les phrases de validation n&apos;a pas augmenté en {} validations (patience), l&apos;entraînement s&apos;arrête donc. Il était le plus haut à l&apos;étape {}.</translation>
    </message>
    <message>
        <source>Best by</source>
        <translation>Meilleur selon</translation>
    </message>
    <message>
        <source>How long training takes, with validations and saves, which get a tenth of it at most; schedules fit into it. Pauses do not count. 0: the steps or the epochs decide.</source>
        <translation>Durée de l&apos;entraînement, validations et sauvegardes comprises, qui en reçoivent un dixième au plus ; le plan du taux s&apos;y adapte. Les pauses ne comptent pas. 0 : les étapes ou les époques décident.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Share of the learning rate by which each weight shrinks at a step, apart from its gradient: AdamW (Loshchilov and Hutter 2019). 0: none.</source>
        <translation>Part du taux d&apos;apprentissage dont chaque poids diminue à une étape, indépendamment de son gradient : AdamW (Loshchilov et Hutter 2019). 0 : aucune.</translation>
    </message>
    <message>
        <source>Steps in which the learning rate grows from zero. With a limit in minutes they are a tenth of the training at most.</source>
        <translation>Étapes pendant lesquelles le taux d&apos;apprentissage croît depuis zéro. Avec une limite en minutes, un dixième de l&apos;entraînement au plus.</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Arrêté tôt</translation>
    </message>
    <message>
        <source>The loss on the validation sentences has not fallen in {} validations (patience), so training stops. It was lowest at step {}.</source>
        <translation>La perte sur les phrases de validation n&apos;a pas baissé en {} validations (patience), l&apos;entraînement s&apos;arrête donc. Elle était la plus basse à l&apos;étape {}.</translation>
    </message>
    <message>
        <source>The mean of {} saves, steps {} to {}, is in use: its BLEU on the validation sentences is {}, that of the best save {}.</source>
        <translation>La moyenne de {} sauvegardes, étapes {} à {}, est utilisée : son BLEU sur les phrases de validation est {}, celui de la meilleure sauvegarde {}.</translation>
    </message>
    <message>
        <source>The mean of {} saves, steps {} to {}, is no better than the best save: its BLEU on the validation sentences is {}, that of the best save {}.</source>
        <translation>La moyenne de {} sauvegardes, étapes {} à {}, n&apos;est pas meilleure que la meilleure sauvegarde : son BLEU sur les phrases de validation est {}, celui de la meilleure sauvegarde {}.</translation>
    </message>
    <message>
        <source>The weights of step {} are in use: the highest BLEU on the validation sentences.</source>
        <translation>Les poids de l&apos;étape {} sont utilisés : le BLEU le plus haut sur les phrases de validation.</translation>
    </message>
    <message>
        <source>Validating would take too much of the {} minutes, so it is left out. Train longer, or with fewer validation sentences.</source>
        <translation>La validation prend plus que sa part de {} minutes, elle est donc omise. Entraîner plus longtemps, ou avec moins de phrases de validation.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Décroissance des poids (weight decay)</translation>
    </message>
    <message>
        <source>What says which weights are the best ones, when the plateau schedule halves the rate and when patience ends: the loss on the validation sentences, or BLEU of the greedy translations of all of them, which takes longer.</source>
        <translation>Ce qui dit quels poids sont les meilleurs, quand le plan plateau divise le taux par deux et quand la patience s&apos;arrête : la perte sur les phrases de validation, ou le BLEU des traductions gloutonnes de toutes ces phrases, ce qui est plus long.</translation>
    </message>
    <message>
        <source>After a minute on the sample &quot;tiny-french&quot; about 99 of 100 new sentences are translated word for word, and the heatmap shows which word became which. Ten minutes on Multi30k reach BLEU 40 with pieces of words that are learned from both sides together (tokenizer=bpe subword_learning=joint); with whole words it is about four less.</source>
        <translation>Après une minute sur les données « tiny-french », environ 99 phrases nouvelles sur 100 sont traduites mot pour mot, et la carte montre quel mot est devenu lequel. Dix minutes sur Multi30k atteignent un BLEU de 40 avec des sous-mots appris des deux côtés ensemble (tokenizer=bpe subword_learning=joint) ; avec des mots entiers, c&apos;est environ quatre de moins.</translation>
    </message>
    <message>
        <source>Ours: a small model that learns fast on a laptop and draws a clear alignment. The encoder reads the sentence both ways, and Luong&apos;s general score compares the decoder&apos;s state with every source word. Scores are scaled and capped, so that attention stays soft. Start here. From 20,000 training pairs on it is twice as wide, more of it is dropped while it learns, and its embeddings are tied.</source>
        <translation>De nous : un petit modèle qui apprend vite sur un portable et dessine un alignement clair. L&apos;encodeur lit la phrase dans les deux sens, et le score general de Luong compare l&apos;état du décodeur à chaque mot source. Les scores sont mis à l&apos;échelle et plafonnés, pour que l&apos;attention reste douce. Commencer par lui. À partir de 20 000 paires d&apos;entraînement il est deux fois plus large, le dropout est plus fort, et ses plongements sont liés.</translation>
    </message>
    <message>
        <source>Which matrices are one. target: the output layer multiplies by the vectors of the target words, so that it has no matrix of its own and reads as many numbers as a word has. all: the source words have these vectors too, which needs one vocabulary for both sides. where-possible: all with joint sub-words, otherwise target, and none where the sizes do not fit (Press and Wolf 2017; Inan, Khosravi and Socher 2017).</source>
        <translation>Quelles matrices n&apos;en font qu&apos;une. target : la couche de sortie multiplie par les vecteurs des mots cibles ; elle n&apos;a pas de matrice propre et lit autant de nombres qu&apos;un mot en a. all : les mots de la source ont aussi ces vecteurs ; il faut alors un seul vocabulaire pour les deux côtés. where-possible : all avec des sous-mots appris ensemble, sinon target, et none si les tailles ne conviennent pas (Press et Wolf 2017 ; Inan, Khosravi et Socher 2017).</translation>
    </message>
    <message>
        <source>loss (nats a word)</source>
        <translation>perte (nats par mot)</translation>
    </message>
    <message>
        <source>Go on with: attentoscope-cli train --resume --out {}</source>
        <translation>Continuer avec : attentoscope-cli train --resume --out {}</translation>
    </message>
    <message>
        <source>The run is in {}.</source>
        <translation>L&apos;essai est dans {}.</translation>
    </message>
    <message>
        <source>and {} more</source>
        <translation>et {} autres</translation>
    </message>
    <message>
        <source>arithmetic: recurrent={}, chosen when the run was made and kept in its config.json</source>
        <translation>arithmétique : recurrent={}, choisi à la création de l&apos;essai et gardé dans son config.json</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>ligne {} : {}</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>aucun nombre</translation>
    </message>
    <message>
        <source>not saved: {}</source>
        <translation>non sauvegardé : {}</translation>
    </message>
    <message>
        <source>perplexity</source>
        <translation>perplexité</translation>
    </message>
    <message>
        <source>plan, estimated from the first steps: in {} about {} steps</source>
        <translation>plan, estimé d&apos;après les premières étapes : en {} environ {} étapes</translation>
    </message>
    <message>
        <source>reference    {}</source>
        <translation>référence    {}</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>phrases</translation>
    </message>
    <message>
        <source>source       {}</source>
        <translation>source       {}</translation>
    </message>
    <message>
        <source>source words</source>
        <translation>mots sources</translation>
    </message>
    <message>
        <source>step {}, epoch {}: loss {}, perplexity {}, {} tokens/s, learning rate {}, {} left</source>
        <translation>étape {}, époque {} : perte {}, perplexité {}, {} tokens/s, taux d&apos;apprentissage {}, reste {}</translation>
    </message>
    <message>
        <source>step {}: mean squared error {}, {} vectors/s, learning rate {}, at most {} left</source>
        <translation>étape {} : erreur quadratique moyenne {}, {} vecteurs/s, taux d&apos;apprentissage {}, reste au plus {}</translation>
    </message>
    <message>
        <source>target tokens</source>
        <translation>tokens cibles</translation>
    </message>
    <message>
        <source>the mean of {} saves: {}</source>
        <translation>la moyenne de {} sauvegardes : {}</translation>
    </message>
    <message>
        <source>the other run: {}; difference {}, p = {} (bootstrap), p = {} (randomisation)</source>
        <translation>l&apos;autre essai : {} ; différence {}, p = {} (bootstrap), p = {} (randomisation)</translation>
    </message>
    <message>
        <source>translation  {}</source>
        <translation>traduction   {}</translation>
    </message>
    <message>
        <source>validation at step {}, epoch {}: loss {}, perplexity {}, BLEU {}</source>
        <translation>validation à l&apos;étape {}, époque {} : perte {}, perplexité {}, BLEU {}</translation>
    </message>
    <message>
        <source>{}% measured</source>
        <translation>{} % mesurés</translation>
    </message>
    <message>
        <source>{} after {} steps, {}.</source>
        <translation>{} après {} étapes, {}.</translation>
    </message>
    <message>
        <source>{} of {} lines cannot be used:</source>
        <translation>{} lignes sur {} sont inutilisables :</translation>
    </message>
    <message>
        <source>{}, attention {}: {} parameters</source>
        <translation>{}, attention {} : {} paramètres</translation>
    </message>
    <message>
        <source>{}, going on after step {}</source>
        <translation>{}, reprise après l&apos;étape {}</translation>
    </message>
    <message>
        <source>{}, the best so far</source>
        <translation>{}, la meilleure jusqu&apos;ici</translation>
    </message>
    <message>
        <source>{}, warm-up {} steps</source>
        <translation>{}, échauffement {} étapes</translation>
    </message>
    <message>
        <source>{}, {} epochs</source>
        <translation>{}, {} époques</translation>
    </message>
    <message>
        <source>{}, {} target tokens, {} validations</source>
        <translation>{}, {} tokens cibles, {} validations</translation>
    </message>
    <message>
        <source>{}: {} pairs, {} to train and {} to validate with; vocabulary {} and {} words</source>
        <translation>{} : {} paires, {} pour entraîner et {} pour valider ; vocabulaire {} et {} mots</translation>
    </message>
    <message>
        <source>The last validations (Vaswani and others 2017), or the best ones.</source>
        <translation>Les dernières validations (Vaswani et autres 2017), ou les meilleures.</translation>
    </message>
    <message>
        <source>When training ends, the mean of the weights at this many validations is made. The run keeps it if its validation is better than that of the best save (Izmailov and others 2018). 0: none.</source>
        <translation>Quand l&apos;entraînement finit, la moyenne des poids à autant de validations est faite. L&apos;essai la garde si sa validation est meilleure que celle de la meilleure sauvegarde (Izmailov et autres 2018). 0 : aucune.</translation>
    </message>
    <message>
        <source>10^9 operations a target token</source>
        <translation>10^9 opérations par token cible</translation>
    </message>
    <message>
        <source>LibTorch&apos;s product, the same</source>
        <translation>produit de LibTorch, de même</translation>
    </message>
    <message>
        <source>There are no runs in {}</source>
        <translation>Il n&apos;y a pas d&apos;essai dans {}</translation>
    </message>
    <message>
        <source>fraction of sgemm</source>
        <translation>part de sgemm</translation>
    </message>
    <message>
        <source>its kernels</source>
        <translation>ses noyaux</translation>
    </message>
    <message>
        <source>peak memory (MiB)</source>
        <translation>mémoire au maximum (MiB)</translation>
    </message>
    <message>
        <source>sgemm, 10^9 operations a second</source>
        <translation>sgemm, 10^9 opérations/seconde</translation>
    </message>
    <message>
        <source>source padding (%)</source>
        <translation>remplissage de la source (%)</translation>
    </message>
    <message>
        <source>source tokens a second</source>
        <translation>tokens sources par seconde</translation>
    </message>
    <message>
        <source>target padding (%)</source>
        <translation>remplissage de la cible (%)</translation>
    </message>
    <message>
        <source>target tokens a second</source>
        <translation>tokens cibles par seconde</translation>
    </message>
    <message>
        <source>trained on {} ({} pairs, {} and {} words)</source>
        <translation>entraîné sur {} ({} paires, {} et {} mots)</translation>
    </message>
    <message>
        <source>{} is deleted</source>
        <translation>{} est supprimé</translation>
    </message>
    <message>
        <source>{} on {}</source>
        <translation>{} sur {}</translation>
    </message>
    <message>
        <source>{} pairs written to {}</source>
        <translation>{} paires écrites dans {}</translation>
    </message>
    <message>
        <source>{}, BLEU {}</source>
        <translation>{}, BLEU {}</translation>
    </message>
    <message>
        <source>{}, loss {}</source>
        <translation>{}, perte {}</translation>
    </message>
    <message>
        <source>{}, ms a step</source>
        <translation>{}, ms par étape</translation>
    </message>
    <message>
        <source>{}, step {}, {}</source>
        <translation>{}, étape {}, {}</translation>
    </message>
    <message>
        <source>{}, {} MB</source>
        <translation>{}, {} Mo</translation>
    </message>
    <message>
        <source>{}: the mean of {} saves, of steps {}</source>
        <translation>{} : la moyenne de {} sauvegardes, des étapes {}</translation>
    </message>
    <message>
        <source>{}: {}, step {}</source>
        <translation>{} : {}, étape {}</translation>
    </message>
    <message>
        <source>threads in use</source>
        <translation>fils d&apos;exécution utilisés</translation>
    </message>
    <message>
        <source>* aligns best</source>
        <translation>* aligne le mieux</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Activation</translation>
    </message>
    <message>
        <source>Adam&apos;s second decay</source>
        <translation>Second taux de décroissance d&apos;Adam (β₂)</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>Attention is all you need</source>
        <translation>Attention is all you need</translation>
    </message>
    <message>
        <source>Attention is all you need, as printed: layers of attention in several heads and no recurrence, normalised after each sub-layer, with sinusoids for positions, ReLU, dropout and label smoothing of 0.1, Adam with a second decay of 0.98 and the paper&apos;s schedule. Sizes are smaller, so that it learns on a laptop: 3 layers of 256 numbers in 8 heads in place of 6 of 512, and 2 of 128 in 4 heads below 20,000 pairs; and 400 warm-up steps in place of 4,000. PyTorch&apos;s module has one more normalisation after the last layer, and so has this. Source and target have one table of words where their words are one vocabulary, as with joint sub-words.</source>
        <translation>« Attention is all you need » tel qu&apos;imprimé : des couches d&apos;attention en plusieurs têtes et pas de récurrence, normalisées après chaque sous-couche, avec des sinusoïdes pour les positions, ReLU, dropout et lissage des étiquettes de 0,1, Adam avec un second taux de décroissance de 0,98 et le plan de la publication. Les tailles sont plus petites, pour qu&apos;il apprenne sur un portable : 3 couches de 256 nombres en 8 têtes au lieu de 6 de 512, et 2 de 128 en 4 têtes sous 20 000 paires ; et 400 étapes d&apos;échauffement au lieu de 4 000. Le module de PyTorch a une normalisation de plus après la dernière couche, et celui-ci aussi. Source et cible ont une seule table de mots là où leurs mots forment un seul vocabulaire, comme avec des sous-mots communs.</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>Calculé par</translation>
    </message>
    <message>
        <source>Dropout of sub-layers</source>
        <translation>Dropout des sous-couches</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>How many attentions a Transformer&apos;s layer has side by side. Each compares its own share of the numbers, so the embedding size must be a multiple (Vaswani and others 2017).</source>
        <translation>Combien d&apos;attentions une couche d&apos;un Transformer a côte à côte. Chacune compare sa propre part des nombres, la taille du plongement doit donc être un multiple (Vaswani et autres 2017).</translation>
    </message>
    <message>
        <source>Inner size</source>
        <translation>Taille intérieure</translation>
    </message>
    <message>
        <source>It learns more slowly at first than with normalisation before each sub-layer (the preset transformer).</source>
        <translation>Il apprend d&apos;abord plus lentement qu&apos;avec une normalisation avant chaque sous-couche (le préréglage transformer).</translation>
    </message>
    <message>
        <source>Layers on top of each other, in encoder and decoder.</source>
        <translation>Couches l&apos;une sur l&apos;autre, dans l&apos;encodeur et le décodeur.</translation>
    </message>
    <message>
        <source>No pair is short enough: {}. Use a file with shorter sentences, or a larger {}.</source>
        <translation>Aucune paire n&apos;est assez courte : {}. Utiliser un fichier de phrases plus courtes, ou un {} plus grand.</translation>
    </message>
    <message>
        <source>Normalisation</source>
        <translation>Normalisation</translation>
    </message>
    <message>
        <source>Ours: a Transformer of 2 layers, 64 numbers and 4 heads, whose heads find their parts before your eyes: it learns the samples &quot;tiny-french&quot; and &quot;reverse&quot; in 3,000 steps.</source>
        <translation>De nous : un Transformer de 2 couches, 64 nombres et 4 têtes, qui trouvent leur rôle sous les yeux : il apprend les données d&apos;exemple « tiny-french » et « reverse » en 3 000 étapes.</translation>
    </message>
    <message>
        <source>Positions of words</source>
        <translation>Positions des mots</translation>
    </message>
    <message>
        <source>Several attentions side by side, the heads, in every layer of a Transformer: from source words to source words, from target words to the target words before them, and from target words to source words. Each head compares its own share of the numbers.</source>
        <translation>Plusieurs attentions côte à côte, les têtes, dans chaque couche d&apos;un Transformer : des mots sources aux mots sources, des mots cibles aux mots cibles qui les précèdent, et des mots cibles aux mots sources. Chaque tête compare sa propre part des nombres.</translation>
    </message>
    <message>
        <source>Share of its running mean of squared gradients that Adam keeps at each step (Kingma and Ba 2015: 0.999). The Transformer&apos;s article has 0.98 (Vaswani and others 2017).</source>
        <translation>Part de sa moyenne courante des gradients au carré qu&apos;Adam garde à chaque étape (Kingma et Ba 2015 : 0,999). La publication du Transformer a 0,98 (Vaswani et autres 2017).</translation>
    </message>
    <message>
        <source>Of the numbers that each sub-layer of a Transformer gives, this share is set to zero at random while training (Vaswani and others 2017). -1: as Dropout says.</source>
        <translation>Part des nombres que donne chaque sous-couche d&apos;un Transformer qui est mise à zéro au hasard pendant l&apos;entraînement (Vaswani et autres 2017). -1 : comme le dit Dropout.</translation>
    </message>
    <message>
        <source>There are no heads to choose from. Only a Transformer has them, and several models together show one attention. Leave the head out.</source>
        <translation>Il n&apos;y a pas de têtes à choisir : seul un Transformer en a, et plusieurs modèles ensemble montrent une seule attention. Ne pas indiquer de tête.</translation>
    </message>
    <message>
        <source>There is no head {}.{}: the model has layers 1 to {} and heads 1 to {}.</source>
        <translation>Il n&apos;y a pas de tête {}.{} : le modèle a les couches 1 à {} et les têtes 1 à {}.</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>Transformer, the paper</source>
        <translation>Transformer, la publication</translation>
    </message>
    <message>
        <source>Transformer, tiny</source>
        <translation>Transformer, minuscule</translation>
    </message>
    <message>
        <source>Units between the two linear layers that follow each attention of a Transformer. 0: four times the embedding size, as in the paper (Vaswani and others 2017).</source>
        <translation>Unités entre les deux couches linéaires qui suivent l&apos;attention dans un Transformer. 0 : quatre fois la taille du plongement, comme dans la publication (Vaswani et autres 2017).</translation>
    </message>
    <message>
        <source>Vaswani and others</source>
        <translation>Vaswani et autres</translation>
    </message>
    <message>
        <source>Vaswani and others 2017: Attention is all you need</source>
        <translation>Vaswani et autres 2017 : Attention is all you need</translation>
    </message>
    <message>
        <source>Where a Transformer&apos;s layer normalises. post: the sum of what a sub-layer read and what it gives, as in the paper (Vaswani and others 2017). pre: what it reads, which trains with larger rates (Xiong and others 2020: On layer normalization in the Transformer architecture).</source>
        <translation>Où la couche d&apos;un Transformer normalise. post : la somme de ce qu&apos;une sous-couche a lu et de ce qu&apos;elle donne, comme dans la publication (Vaswani et autres 2017). pre : ce qu&apos;elle lit, ce qui s&apos;entraîne avec des taux plus grands (Xiong et autres 2020 : On layer normalization in the Transformer architecture).</translation>
    </message>
    <message>
        <source>With --json: the weights of every head of a Transformer too, as &quot;heads&quot;; several models together have none</source>
        <translation>Avec --json : aussi les poids de chaque tête d&apos;un Transformer, sous « heads » ; plusieurs modèles ensemble n&apos;en ont pas</translation>
    </message>
    <message>
        <source>architecture=transformer needs word_vectors=learned, because its layers give as many numbers as a word&apos;s vector has.</source>
        <translation>architecture=transformer a besoin de word_vectors=learned, car ses couches donnent autant de nombres qu&apos;en a le vecteur d&apos;un mot.</translation>
    </message>
    <message>
        <source>attention={} needs architecture=transformer; for recurrent layers set another one, such as attention=general.</source>
        <translation>attention={} a besoin de architecture=transformer ; pour des couches récurrentes, en mettre une autre, comme attention=general.</translation>
    </message>
    <message>
        <source>end mark</source>
        <translation>marque de fin</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>premier mot</translation>
    </message>
    <message>
        <source>heads={} needs an embedding_size that is a multiple of it, because each head reads its own share of a word&apos;s numbers, but embedding_size={}. Set embedding_size={} or heads={}.</source>
        <translation>heads={} a besoin d&apos;une embedding_size qui en soit un multiple, car chaque tête lit sa propre part des nombres d&apos;un mot, mais embedding_size={}. Mettre embedding_size={} ou heads={}.</translation>
    </message>
    <message>
        <source>how many numbers a query has: embedding size over heads</source>
        <translation>combien de nombres a une requête : taille du plongement divisée par têtes</translation>
    </message>
    <message>
        <source>last word</source>
        <translation>dernier mot</translation>
    </message>
    <message>
        <source>layer and head</source>
        <translation>couche et tête</translation>
    </message>
    <message>
        <source>max_positions={} leaves room for {} source and {} target tokens</source>
        <translation>max_positions={} laisse place à {} tokens sources et {} tokens cibles</translation>
    </message>
    <message>
        <source>next word</source>
        <translation>mot suivant</translation>
    </message>
    <message>
        <source>previous word</source>
        <translation>mot précédent</translation>
    </message>
    <message>
        <source>recurrent: layers that read word by word, and one attention. transformer: layers of attention in several heads, from words to words on each side and from the target to the source (Vaswani and others 2017: Attention is all you need).</source>
        <translation>recurrent : des couches qui lisent mot à mot, et une attention. transformer : des couches d&apos;attention en plusieurs têtes, de mots à mots de chaque côté et de la cible à la source (Vaswani et autres 2017 : Attention is all you need).</translation>
    </message>
    <message>
        <source>same word</source>
        <translation>même mot</translation>
    </message>
    <message>
        <source>spread out</source>
        <translation>réparti</translation>
    </message>
    <message>
        <source>start mark</source>
        <translation>marque de début</translation>
    </message>
    <message>
        <source>the query: a learned map of what the layer below gives for word t, one for each head</source>
        <translation>la requête : une application apprise de ce que la couche inférieure donne pour le mot t, une par tête</translation>
    </message>
    <message>
        <source>what the head gives; the heads&apos; are put end to end and go through one more learned map</source>
        <translation>ce que donne la tête ; ceux des têtes sont mis bout à bout et passent par une application apprise de plus</translation>
    </message>
    <message>
        <source>word alignment</source>
        <translation>alignement des mots</translation>
    </message>
    <message>
        <source>After 3,000 steps on the sample &quot;tiny-french&quot; about 97 of 100 new sentences are translated word for word, and the heatmap shows which word became which.</source>
        <translation>Après 3 000 étapes sur les données d&apos;exemple « tiny-french », environ 97 nouvelles phrases sur 100 sont traduites mot pour mot, et la carte montre quel mot est devenu lequel.</translation>
    </message>
    <message>
        <source>Each layer has several heads, and each head a heatmap of its own.</source>
        <translation>Chaque couche a plusieurs têtes, et chaque tête sa propre carte de chaleur.</translation>
    </message>
    <message>
        <source>There is no head {} in layer {}: this model has {} layers of {} heads. Translate the sentence again.</source>
        <translation>Il n&apos;y a pas de tête {} dans la couche {} : ce modèle a {} couches de {} têtes. Traduire à nouveau la phrase.</translation>
    </message>
    <message>
        <source>This heatmap is the mean of several heads, and a mean has no arithmetic of its own. Choose one head in the heads view (Ctrl+H).</source>
        <translation>Cette carte est la moyenne de plusieurs têtes, et une moyenne n&apos;a pas de calcul propre. Choisir une tête dans la vue des têtes (Ctrl+H).</translation>
    </message>
    <message>
        <source>This model has no heads, so it did not make this picture. Translate the sentence again.</source>
        <translation>Ce modèle n&apos;a pas de têtes, il n&apos;a donc pas fait cette image. Traduire à nouveau la phrase.</translation>
    </message>
    <message>
        <source>how much that is</source>
        <translation>combien cela fait</translation>
    </message>
    <message>
        <source>the annotation: what the encoder gives for the word of the column</source>
        <translation>l&apos;annotation : ce que l&apos;encodeur donne pour le mot de la colonne</translation>
    </message>
    <message>
        <source>the context of this head, from above</source>
        <translation>le contexte de cette tête, vu plus haut</translation>
    </message>
    <message>
        <source>the key: what the column offers</source>
        <translation>la clé : ce que la colonne offre</translation>
    </message>
    <message>
        <source>the mask: 0, since it hides padding only, and a sentence by itself has none</source>
        <translation>le masque : 0, car il ne cache que le remplissage, et une phrase seule n&apos;en a pas</translation>
    </message>
    <message>
        <source>the mask: 0, since the decoder has read this word</source>
        <translation>le masque : 0, car le décodeur a lu ce mot</translation>
    </message>
    <message>
        <source>the mask: the decoder reads this word only after this step, so its weight is exactly 0</source>
        <translation>le masque : le décodeur ne lit ce mot qu&apos;après cette étape, donc son poids est exactement 0</translation>
    </message>
    <message>
        <source>the output: what all heads of the layer add, and the bias</source>
        <translation>la sortie : ce que toutes les têtes de la couche apportent, et le biais</translation>
    </message>
    <message>
        <source>the query: what the row asks for</source>
        <translation>la requête : ce que la ligne demande</translation>
    </message>
    <message>
        <source>the scale: the square root of how many numbers a query has</source>
        <translation>l&apos;échelle : la racine carrée du nombre de valeurs d&apos;une requête</translation>
    </message>
    <message>
        <source>the scaled product</source>
        <translation>le produit mis à l&apos;échelle</translation>
    </message>
    <message>
        <source>the score</source>
        <translation>le score</translation>
    </message>
    <message>
        <source>the sum of the line above</source>
        <translation>la somme de la ligne au-dessus</translation>
    </message>
    <message>
        <source>the value: what the column gives</source>
        <translation>la valeur : ce que la colonne donne</translation>
    </message>
    <message>
        <source>the weight of this cell, from the table above</source>
        <translation>le poids de cette cellule, du tableau ci-dessus</translation>
    </message>
    <message>
        <source>to compare with</source>
        <translation>pour comparer</translation>
    </message>
    <message>
        <source>what this attention reads at the step that chooses the word of the row</source>
        <translation>ce que cette attention lit à l&apos;étape qui choisit le mot de la ligne</translation>
    </message>
    <message>
        <source>what this attention reads for the word of the column</source>
        <translation>ce que cette attention lit pour le mot de la colonne</translation>
    </message>
    <message>
        <source>what this attention reads for the word of the row</source>
        <translation>ce que cette attention lit pour le mot de la ligne</translation>
    </message>
    <message>
        <source>what this cell adds to the context</source>
        <translation>ce que cette cellule apporte au contexte</translation>
    </message>
    <message>
        <source>what this head adds to the output of its layer&apos;s attention</source>
        <translation>ce que cette tête apporte à la sortie de l&apos;attention de sa couche</translation>
    </message>
    <message>
        <source>Cross head of a Transformer whose weights become links, both counted from 1; or mean, for the mean of the last layer&apos;s heads</source>
        <translation>Tête croisée d&apos;un Transformer dont les poids deviennent des liens, les deux comptées à partir de 1 ; ou mean, pour la moyenne des têtes de la dernière couche</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} is no measurement of heads. Remove the line, or the file; the run works without it.</source>
        <translation>« {} », ligne {} n&apos;est pas une mesure de têtes. Supprimer la ligne, ou le fichier ; l&apos;essai fonctionne sans lui.</translation>
    </message>
    <message>
        <source>BLEU off</source>
        <translation>BLEU sans</translation>
    </message>
    <message>
        <source>The table of a Transformer&apos;s heads, with loss and BLEU without each of them; as much work as one evaluation for each head</source>
        <translation>Le tableau des têtes d&apos;un Transformer, avec la perte et le BLEU sans chacune d&apos;elles ; autant de travail qu&apos;une évaluation par tête</translation>
    </message>
    <message>
        <source>There are no heads to switch off: only a Transformer has them. Leave them out, or open a run of a Transformer.</source>
        <translation>Il n&apos;y a pas de têtes à désactiver : seul un Transformer en a. Ne pas en indiquer, ou ouvrir l&apos;essai d&apos;un Transformer.</translation>
    </message>
    <message>
        <source>There is no head {}.{} to switch off: the model has layers 1 to {} and heads 1 to {}.</source>
        <translation>Il n&apos;y a pas de tête {}.{} à désactiver : le modèle a les couches 1 à {} et les têtes 1 à {}.</translation>
    </message>
    <message>
        <source>loss off</source>
        <translation>perte sans</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>désactivée</translation>
    </message>
    <message>
        <source>Row {} cannot be forced ({}): the translation has {} rows, markers included. Give a row up to {}.</source>
        <translation>La ligne {} ne peut pas être forcée ({}) : la traduction a {} lignes, marques comprises. Indiquer une ligne jusqu&apos;à {}.</translation>
    </message>
    <message>
        <source>Row {} of {} cannot be forced onto column {}: the decoder reads that word only later. Choose a column up to {}.</source>
        <translation>La ligne {} de {} ne peut pas être forcée sur la colonne {} : le décodeur ne lit ce mot que plus tard. Choisir une colonne jusqu&apos;à {}.</translation>
    </message>
    <message>
        <source>Several models are open together, and rows of single heads can be forced in one of them alone: open it alone, or force rows of all heads.</source>
        <translation>Plusieurs modèles sont ouverts ensemble, et les lignes d&apos;une seule tête ne peuvent être forcées que dans un seul : l&apos;ouvrir seul, ou forcer les lignes de toutes les têtes.</translation>
    </message>
    <message>
        <source>There are no heads whose attention could be forced: only a Transformer has them. Force the row without naming a head, or open a run of a Transformer.</source>
        <translation>Il n&apos;y a pas de têtes dont l&apos;attention puisse être forcée : seul un Transformer en a. Forcer la ligne sans indiquer de tête, ou ouvrir l&apos;essai d&apos;un Transformer.</translation>
    </message>
    <message>
        <source>There is no column {} to force row {} of {} onto: its map has {} columns, markers included. Choose one of them.</source>
        <translation>Il n&apos;y a pas de colonne {} sur laquelle forcer la ligne {} de {} : sa carte a {} colonnes, marques comprises. En choisir une.</translation>
    </message>
    <message>
        <source>There is no head {}.{} whose attention could be forced: the model has layers 1 to {} and heads 1 to {}.</source>
        <translation>Il n&apos;y a pas de tête {}.{} dont l&apos;attention puisse être forcée : le modèle a les couches 1 à {} et les têtes 1 à {}.</translation>
    </message>
    <message>
        <source>There is no row {} of {} to force: its map has {} rows, markers included. Choose one of them.</source>
        <translation>Il n&apos;y a pas de ligne {} de {} à forcer : sa carte a {} lignes, marques comprises. En choisir une.</translation>
    </message>
    <message>
        <source>Look for news every S seconds</source>
        <translation>Chercher du nouveau toutes les S secondes</translation>
    </message>
    <message>
        <source>The training has ended ({}) after {} steps.</source>
        <translation>L&apos;entraînement est terminé ({}) après {} étapes.</translation>
    </message>
    <message>
        <source>The training of &quot;{}&quot; was interrupted: its program is gone. Go on with: attentoscope-cli train --resume --out {}</source>
        <translation>L&apos;entraînement de « {} » a été interrompu : son programme n&apos;est plus là. Pour continuer : attentoscope-cli train --resume --out {}</translation>
    </message>
    <message>
        <source>Watch a run that is trained elsewhere</source>
        <translation>Suivre un essai entraîné ailleurs</translation>
    </message>
    <message>
        <source>no news for {} s</source>
        <translation>rien de nouveau depuis {} s</translation>
    </message>
    <message>
        <source>step {}: {}</source>
        <translation>étape {} : {}</translation>
    </message>
    <message>
        <source>{} is not there at the moment</source>
        <translation>{} n&apos;est pas là pour le moment</translation>
    </message>
    <message>
        <source>--interface says how ranks reach each other, and this training has only one rank: give --ranks too.</source>
        <translation>--interface dit comment les rangs se joignent, et cet entraînement n&apos;en a qu&apos;un : donner aussi --ranks.</translation>
    </message>
    <message>
        <source>After {} seconds these of {} ranks have not come: {}. See on their machines whether they run, and whether they reach port {} of {}.</source>
        <translation>Après {} secondes, sur {} rangs, ceux-ci ne sont pas venus : {}. Vérifier sur leurs machines s&apos;ils tournent, et s&apos;ils atteignent le port {} de {}.</translation>
    </message>
    <message>
        <source>Another rank could not compute its share of the batch.</source>
        <translation>Un autre rang n&apos;a pas pu calculer sa part du lot.</translation>
    </message>
    <message>
        <source>It was interrupted before the first step.</source>
        <translation>Interrompu avant la première étape.</translation>
    </message>
    <message>
        <source>MASTER_ADDR is not set. Write the name or the address of the machine where rank 0 runs, such as MASTER_ADDR=10.0.0.5.</source>
        <translation>MASTER_ADDR n&apos;est pas défini. Écrire le nom ou l&apos;adresse de la machine où tourne le rang 0, par exemple MASTER_ADDR=10.0.0.5.</translation>
    </message>
    <message>
        <source>MASTER_ADDR is {}, a loopback address, but only {} of {} ranks run on this machine, and the others cannot reach it there. Set MASTER_ADDR to the address of rank 0&apos;s machine. This one has: {}.</source>
        <translation>MASTER_ADDR vaut {}, une adresse de bouclage, mais seuls {} rangs sur {} tournent sur cette machine, et les autres ne peuvent pas l&apos;y atteindre. Donner à MASTER_ADDR l&apos;adresse de la machine du rang 0. Celle-ci a : {}.</translation>
    </message>
    <message>
        <source>Neither SLURM_STEP_NODELIST nor MASTER_ADDR is set, so nobody knows where rank 0 runs. Set MASTER_ADDR.</source>
        <translation>Ni SLURM_STEP_NODELIST ni MASTER_ADDR n&apos;est défini, donc personne ne sait où tourne le rang 0. Définir MASTER_ADDR.</translation>
    </message>
    <message>
        <source>No network interface &quot;{}&quot; with an address is up on this machine. There are: {}.</source>
        <translation>Aucune interface réseau « {} » avec une adresse n&apos;est active sur cette machine. Il y a : {}.</translation>
    </message>
    <message>
        <source>Rank 0 cannot wait for the other ranks at port {}: {}. Set MASTER_PORT to a port that is free.</source>
        <translation>Le rang 0 ne peut pas attendre les autres rangs au port {} : {}. Donner à MASTER_PORT un port libre.</translation>
    </message>
    <message>
        <source>Rank 0 is another version of the program. Use the same version everywhere.</source>
        <translation>Le rang 0 est une autre version du programme. Utiliser partout la même version.</translation>
    </message>
    <message>
        <source>Rank 0 is missing: for {} seconds nobody has answered at port {} of &quot;{}&quot;. See whether it runs there, and whether a firewall is in between.</source>
        <translation>Le rang 0 manque : depuis {} secondes, personne n&apos;a répondu au port {} de « {} ». Vérifier s&apos;il y tourne, et si un pare-feu se trouve entre les deux.</translation>
    </message>
    <message>
        <source>Rank 0 expects {} ranks, but rank {} expects {}. Start all with the same number.</source>
        <translation>Le rang 0 compte {} rangs, et le rang {} en compte {}. Les lancer tous avec le même nombre.</translation>
    </message>
    <message>
        <source>Rank {} could not be started: {}.</source>
        <translation>Le rang {} n&apos;a pas pu être lancé : {}.</translation>
    </message>
    <message>
        <source>The network interface at which the other ranks reach this one; otherwise the one that leads to rank 0</source>
        <translation>L&apos;interface réseau où les autres rangs joignent celui-ci ; sinon, celle qui mène au rang 0</translation>
    </message>
    <message>
        <source>Ranks on other machines cannot reach {} at {}, a loopback address: on its machine &quot;{}&quot; leads to that machine itself. Give --interface, or set MASTER_ADDR to an address that all machines reach. Rank 0&apos;s machine has: {}.</source>
        <translation>Les autres devraient joindre {} à {}, une adresse de bouclage, et certains tournent sur d&apos;autres machines : sur cette machine, « {} » mène à elle-même. Donner --interface, ou à MASTER_ADDR une adresse que toutes les machines atteignent. La machine du rang 0 a : {}.</translation>
    </message>
    <message>
        <source>The ranks have parted already.</source>
        <translation>Les rangs se sont déjà séparés.</translation>
    </message>
    <message>
        <source>The ranks were stopped before they had met.</source>
        <translation>Les rangs ont été arrêtés avant de se rencontrer.</translation>
    </message>
    <message>
        <source>The sum of the gradients broke off, though all ranks answer: {}</source>
        <translation>La somme des gradients s&apos;est rompue, bien que tous les rangs répondent : {}</translation>
    </message>
    <message>
        <source>The training lost {}: {}. The last save is whole; go on with --resume.</source>
        <translation>L&apos;entraînement a perdu {} : {}. La dernière sauvegarde est entière ; continuer avec --resume.</translation>
    </message>
    <message>
        <source>There is a rank {} already. Give each process a number of its own.</source>
        <translation>Il y a déjà un rang {}. Donner à chaque processus un numéro à lui.</translation>
    </message>
    <message>
        <source>This process is rank {} of {} already, as the environment says: leave out --ranks.</source>
        <translation>Ce processus est déjà le rang {} sur {}, selon l&apos;environnement : omettre --ranks.</translation>
    </message>
    <message>
        <source>This run was trained by {} ranks until now and goes on with {}: from here on its losses are not those of a training with {}.</source>
        <translation>Cet essai a été entraîné par {} rangs jusqu&apos;ici et continue avec {} : à partir d&apos;ici, ses pertes ne sont pas celles d&apos;un entraînement avec {}.</translation>
    </message>
    <message>
        <source>Train in N processes on this machine that share each batch. On several machines torchrun or srun start the processes, without this option</source>
        <translation>Entraîner en N processus sur cette machine, qui se partagent chaque lot. Sur plusieurs machines, torchrun ou srun lancent les processus, sans cette option</translation>
    </message>
    <message>
        <source>With recipe=article one output is trained after the other, so several ranks have nothing to share. Train it alone, or take recipe=robust.</source>
        <translation>Avec recipe=article, une sortie est entraînée après l’autre, donc plusieurs rangs n’ont rien à partager. Entraîner seul, ou prendre recipe=robust.</translation>
    </message>
    <message>
        <source>an address that other machines reach; this one has none</source>
        <translation>une adresse que d&apos;autres machines atteignent ; celle-ci n&apos;en a pas</translation>
    </message>
    <message>
        <source>its connection ended without a word: it was killed, or its machine is gone</source>
        <translation>sa connexion s&apos;est terminée sans un mot : il a été tué, ou sa machine a disparu</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>rank {} (process {} on {})</source>
        <translation>rang {} (processus {} sur {})</translation>
    </message>
    <message>
        <source>the save to go on from</source>
        <translation>la sauvegarde à continuer</translation>
    </message>
    <message>
        <source>the source vocabulary</source>
        <translation>le vocabulaire source</translation>
    </message>
    <message>
        <source>the target vocabulary</source>
        <translation>le vocabulaire cible</translation>
    </message>
    <message>
        <source>the training data</source>
        <translation>les données d&apos;entraînement</translation>
    </message>
    <message>
        <source>{} could not connect to the others: {}</source>
        <translation>{} n&apos;a pas pu se connecter aux autres : {}</translation>
    </message>
    <message>
        <source>{} failed: {}</source>
        <translation>{} a échoué : {}</translation>
    </message>
    <message>
        <source>{} is &quot;{}&quot;; it has to be a number from {} to {}.</source>
        <translation>{} vaut « {} » ; ce doit être un nombre de {} à {}.</translation>
    </message>
    <message>
        <source>{} is not set, and the ranks need it. Start them with torchrun, with srun or with --ranks.</source>
        <translation>{} n&apos;est pas défini, et les rangs en ont besoin. Les lancer avec torchrun, avec srun ou avec --ranks.</translation>
    </message>
    <message>
        <source>{} is {} there and {} on rank 0</source>
        <translation>{} vaut {} là-bas et {} sur le rang 0</translation>
    </message>
    <message>
        <source>{} ranks train together: {}</source>
        <translation>{} rangs s&apos;entraînent ensemble : {}</translation>
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
        <translation>Une cellule est épinglée, ou celle-ci.</translation>
    </message>
    <message>
        <source>A choice needs at least two options: lines that begin with &quot;- &quot; right after it.</source>
        <translation>Un choix demande au moins deux options : des lignes juste après lui, qui commencent par &quot;- &quot;.</translation>
    </message>
    <message>
        <source>A head is switched off, or this one.</source>
        <translation>Une tête est désactivée, ou celle-ci.</translation>
    </message>
    <message>
        <source>A lesson begins with a line &quot;---&quot;, then KEY: VALUE, then &quot;---&quot; again.</source>
        <translation>Une leçon commence par une ligne &quot;---&quot;, puis KEY: VALUE, puis de nouveau &quot;---&quot;.</translation>
    </message>
    <message>
        <source>A lesson has at most {} steps: make two lessons of it.</source>
        <translation>Une leçon a au plus {} étapes : en faire deux leçons.</translation>
    </message>
    <message>
        <source>A number has a point, not a comma: write 0.5.</source>
        <translation>Un nombre a un point, pas une virgule : écrire 0.5.</translation>
    </message>
    <message>
        <source>A number is compared with a text: both sides are numbers, or both are texts.</source>
        <translation>Un nombre est comparé à un texte : il faut des deux côtés des nombres, ou des deux côtés des textes.</translation>
    </message>
    <message>
        <source>A parenthesis is not closed: write ) before {}.</source>
        <translation>Une parenthèse n&apos;est pas fermée : écrire ) avant {}.</translation>
    </message>
    <message>
        <source>A question has at most {} options: delete some.</source>
        <translation>Une question a au plus {} options : en supprimer.</translation>
    </message>
    <message>
        <source>A run is kept under this name.</source>
        <translation>Un essai est gardé sous ce nom.</translation>
    </message>
    <message>
        <source>A source sentence that is watched.</source>
        <translation>Une phrase source qui est suivie.</translation>
    </message>
    <message>
        <source>A step does {} things at most: make two steps.</source>
        <translation>Une étape fait au plus {} choses : en faire deux étapes.</translation>
    </message>
    <message>
        <source>A step frames {} parts of the window at most.</source>
        <translation>Une étape encadre au plus {} parties de la fenêtre.</translation>
    </message>
    <message>
        <source>A step lights up {} things at most.</source>
        <translation>Une étape met au plus {} choses en lumière.</translation>
    </message>
    <message>
        <source>A text in quotes has {} bytes; at most {} fit.</source>
        <translation>Un texte entre guillemets a {} octets ; au plus {} tiennent.</translation>
    </message>
    <message>
        <source>A validation was done in this step.</source>
        <translation>Une validation a été faite dans cette étape.</translation>
    </message>
    <message>
        <source>A value is missing before {}: such as loss, step or weight &quot;chat&quot; &quot;cat&quot;.</source>
        <translation>Il manque une valeur avant {} : par exemple loss, step ou weight &quot;chat&quot; &quot;cat&quot;.</translation>
    </message>
    <message>
        <source>A weight was taken apart in this step, or this one.</source>
        <translation>Un poids a été décomposé dans cette étape, ou celui-ci.</translation>
    </message>
    <message>
        <source>ACTION …</source>
        <translation>ACTION …</translation>
    </message>
    <message>
        <source>After how many seconds? Write @slow SECONDS &quot;TEXT&quot;, from 1 to {}.</source>
        <translation>Après combien de secondes ? Écrire @slow SECONDS &quot;TEXT&quot;, de 1 à {}.</translation>
    </message>
    <message>
        <source>Alignment error rate of the shown head, or of the best one where the mean is shown.</source>
        <translation>Taux d&apos;erreur d&apos;alignement de la tête montrée, ou de la meilleure quand la moyenne est montrée.</translation>
    </message>
    <message>
        <source>Alignment error rate of the validation sentences that were evaluated, 0 to 1; needs gold links.</source>
        <translation>Taux d&apos;erreur d&apos;alignement des phrases de validation évaluées, de 0 à 1 ; demande des liens de référence.</translation>
    </message>
    <message>
        <source>Asks for a prediction, before anything is done.</source>
        <translation>Demande une prédiction, avant que rien ne soit fait.</translation>
    </message>
    <message>
        <source>BLEU of the evaluated sentences with all heads on.</source>
        <translation>BLEU des phrases évaluées, avec toutes les têtes actives.</translation>
    </message>
    <message>
        <source>BLEU of the evaluated sentences with the heads off that were off.</source>
        <translation>BLEU des phrases évaluées, sans les têtes qui étaient désactivées.</translation>
    </message>
    <message>
        <source>BLEU of the last validation, 0 to 100.</source>
        <translation>BLEU de la dernière validation, de 0 à 100.</translation>
    </message>
    <message>
        <source>Begins a new training on the lesson&apos;s data, paused at step 0.</source>
        <translation>Commence un nouvel entraînement sur les données de la leçon, en pause à l&apos;étape 0.</translation>
    </message>
    <message>
        <source>Compares the pictures of a sentence under two runs: names of keep, or now.</source>
        <translation>Compare les images d&apos;une phrase dans deux essais : des noms de keep, ou now.</translation>
    </message>
    <message>
        <source>Entropy of one row.</source>
        <translation>Entropie d&apos;une ligne.</translation>
    </message>
    <message>
        <source>Heads whose measures are known.</source>
        <translation>Têtes dont les mesures sont connues.</translation>
    </message>
    <message>
        <source>How far may the number be off? Write +- 0.3 or +- 20 % after the value.</source>
        <translation>De combien le nombre peut-il s&apos;écarter ? Écrire +- 0.3 ou +- 20 % après la valeur.</translation>
    </message>
    <message>
        <source>How long it takes, 1 to 60.</source>
        <translation>Combien de temps elle prend, de 1 à 60.</translation>
    </message>
    <message>
        <source>Id of the preset that is trained; otherwise recommended.</source>
        <translation>Identifiant du préréglage entraîné ; sinon recommended.</translation>
    </message>
    <message>
        <source>Id of the run&apos;s preset.</source>
        <translation>Identifiant du préréglage de l&apos;essai.</translation>
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
        <translation>Garde l&apos;essai tel qu&apos;il est, pour pouvoir le comparer plus tard.</translation>
    </message>
    <message>
        <source>Learning rate of the last step.</source>
        <translation>Taux d&apos;apprentissage de la dernière étape.</translation>
    </message>
    <message>
        <source>List the lessons, check one, or walk it to its end</source>
        <translation>Lister les leçons, en vérifier une, ou la parcourir jusqu&apos;au bout</translation>
    </message>
    <message>
        <source>Loss of the evaluated sentences with all heads on.</source>
        <translation>Perte des phrases évaluées, avec toutes les têtes actives.</translation>
    </message>
    <message>
        <source>Loss of the evaluated sentences with the heads off that were off.</source>
        <translation>Perte des phrases évaluées, sans les têtes qui étaient désactivées.</translation>
    </message>
    <message>
        <source>Loss of the last validation.</source>
        <translation>Perte de la dernière validation.</translation>
    </message>
    <message>
        <source>Mean entropy of the rows of words.</source>
        <translation>Entropie moyenne des lignes de mots.</translation>
    </message>
    <message>
        <source>Mean loss of the last 20 steps, in nats per target token; of vectors the mean squared error.</source>
        <translation>Perte moyenne des 20 dernières étapes, en nats par token cible ; pour des vecteurs, l&apos;erreur quadratique moyenne.</translation>
    </message>
    <message>
        <source>Mean sentence BLEU of the evaluated sentences with at most the median number of source words.</source>
        <translation>BLEU de phrase moyen des phrases évaluées qui ont au plus le nombre médian de mots sources.</translation>
    </message>
    <message>
        <source>Mean sentence BLEU of the evaluated sentences with more source words.</source>
        <translation>BLEU de phrase moyen des phrases évaluées qui ont plus de mots sources.</translation>
    </message>
    <message>
        <source>Mean weight of a source word over the rows of words.</source>
        <translation>Poids moyen d&apos;un mot source sur les lignes de mots.</translation>
    </message>
    <message>
        <source>Moves the slider to the watched sentence&apos;s picture at a step.</source>
        <translation>Amène le curseur à l&apos;image de la phrase suivie à une étape.</translation>
    </message>
    <message>
        <source>No run is kept as &quot;{}&quot; before this line{}: write @do keep {} after its training. Kept are: {}.</source>
        <translation>Aucun essai n&apos;est gardé sous le nom « {} » avant cette ligne{} : écrire @do keep {} après son entraînement. Essais gardés : {}.</translation>
    </message>
    <message>
        <source>Numbers that the model learns.</source>
        <translation>Nombres que le modèle apprend.</translation>
    </message>
    <message>
        <source>Of data and training; otherwise 1.</source>
        <translation>Pour les données et l&apos;entraînement ; sinon 1.</translation>
    </message>
    <message>
        <source>A cell question asks for the largest weight of a row: write = argmax &quot;TARGET&quot;.</source>
        <translation>On montre le plus grand poids d&apos;une ligne : écrire = argmax &quot;TARGET&quot;.</translation>
    </message>
    <message>
        <source>One weight, 0 to 1.</source>
        <translation>Un poids, de 0 à 1.</translation>
    </message>
    <message>
        <source>Optimiser steps of the run.</source>
        <translation>Étapes d&apos;optimisation de l&apos;essai.</translation>
    </message>
    <message>
        <source>PRESET [KEY=VALUE …]</source>
        <translation>PRESET [KEY=VALUE …]</translation>
    </message>
    <message>
        <source>PROBLEM: {}</source>
        <translation>PROBLÈME : {}</translation>
    </message>
    <message>
        <source>Pairs that are trained on.</source>
        <translation>Paires qui servent à l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Passes through the pairs, with their fraction.</source>
        <translation>Passages sur les paires, avec leur fraction.</translation>
    </message>
    <message>
        <source>Pauses training.</source>
        <translation>Met l&apos;entraînement en pause.</translation>
    </message>
    <message>
        <source>Perplexity of the last validation.</source>
        <translation>Perplexité de la dernière validation.</translation>
    </message>
    <message>
        <source>Pins a cell of the shown picture.</source>
        <translation>Épingle une cellule de l&apos;image montrée.</translation>
    </message>
    <message>
        <source>Probability of a target word when it was chosen.</source>
        <translation>Probabilité d&apos;un mot cible quand il a été choisi.</translation>
    </message>
    <message>
        <source>Quotes are straight: write &quot; in place of {}.</source>
        <translation>Les guillemets sont droits : écrire &quot; à la place de {}.</translation>
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
        <translation>Dit après la réponse.</translation>
    </message>
    <message>
        <source>Say which file to check: attentoscope-cli lesson check FILE.</source>
        <translation>Dire quel fichier vérifier : attentoscope-cli lesson check FICHIER.</translation>
    </message>
    <message>
        <source>Say which lesson to walk: attentoscope-cli lesson run ID, or the name of a file.</source>
        <translation>Dire quelle leçon parcourir : attentoscope-cli lesson run ID, ou le nom d&apos;un fichier.</translation>
    </message>
    <message>
        <source>Share of the weight within one word of the diagonal.</source>
        <translation>Part du poids à un mot au plus de la diagonale.</translation>
    </message>
    <message>
        <source>Shows a head, or the mean of the heads.</source>
        <translation>Montre une tête, ou la moyenne des têtes.</translation>
    </message>
    <message>
        <source>Shows another attention view.</source>
        <translation>Montre une autre vue de l&apos;attention.</translation>
    </message>
    <message>
        <source>Something was translated in this step, or this text.</source>
        <translation>Quelque chose a été traduit dans cette étape, ou ce texte.</translation>
    </message>
    <message>
        <source>Source word with the largest weight of a row.</source>
        <translation>Mot source qui a le plus grand poids d&apos;une ligne.</translation>
    </message>
    <message>
        <source>Stable for ever: small letters, digits and hyphens.</source>
        <translation>Ne change jamais : minuscules, chiffres et traits d&apos;union.</translation>
    </message>
    <message>
        <source>Step, loss and speed of the training.</source>
        <translation>Étape, perte et vitesse de l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Switches a head off, or all on again.</source>
        <translation>Désactive une tête, ou les réactive toutes.</translation>
    </message>
    <message>
        <source>Takes a weight of the shown picture apart.</source>
        <translation>Décompose un poids de l&apos;image montrée.</translation>
    </message>
    <message>
        <source>Texts are compared with = or !=, and not by size.</source>
        <translation>Des textes se comparent avec = ou !=, et non par la grandeur.</translation>
    </message>
    <message>
        <source>The answer is missing: write {} after the question.</source>
        <translation>Il manque la réponse : écrire {} après la question.</translation>
    </message>
    <message>
        <source>The article or paper: TITLE | https://…</source>
        <translation>L&apos;article ou la publication : TITLE | https://…</translation>
    </message>
    <message>
        <source>The attention of a row is forced, or of this one.</source>
        <translation>L&apos;attention d&apos;une ligne est forcée, ou de celle-ci.</translation>
    </message>
    <message>
        <source>The attention view that is shown: heatmap, lines or heads.</source>
        <translation>La vue de l&apos;attention qui est montrée : heatmap, lines ou heads.</translation>
    </message>
    <message>
        <source>The button that starts and pauses training.</source>
        <translation>Le bouton qui lance l&apos;entraînement et le met en pause.</translation>
    </message>
    <message>
        <source>The chooser of watched sentences.</source>
        <translation>Le choix des phrases suivies.</translation>
    </message>
    <message>
        <source>The cross head that aligns best, by the last validation with gold links.</source>
        <translation>La tête croisée qui aligne le mieux, selon la dernière validation à liens de référence.</translation>
    </message>
    <message>
        <source>The curve of the loss.</source>
        <translation>La courbe de la perte.</translation>
    </message>
    <message>
        <source>The evidence: a cell, a row (a target word alone), or a part of the window.</source>
        <translation>La preuve : une cellule, une ligne (un mot cible seul), ou une partie de la fenêtre.</translation>
    </message>
    <message>
        <source>The head that is shown, such as cross.2.3, or mean.</source>
        <translation>La tête qui est montrée, par exemple cross.2.3, ou mean.</translation>
    </message>
    <message>
        <source>The key &quot;{}&quot; is missing: add a line &quot;{}: …&quot; before this one.</source>
        <translation>La clé « {} » manque : ajouter une ligne &quot;{}: …&quot; avant celle-ci.</translation>
    </message>
    <message>
        <source>The keys are not closed: write a line &quot;---&quot; before the first step.</source>
        <translation>Les clés ne sont pas fermées : écrire une ligne &quot;---&quot; avant la première étape.</translation>
    </message>
    <message>
        <source>The largest difference between two weights of the two compared pictures.</source>
        <translation>La plus grande différence entre deux poids des deux images comparées.</translation>
    </message>
    <message>
        <source>The largest difference of a column between two rows; 0: all rows are equal.</source>
        <translation>La plus grande différence d&apos;une colonne entre deux lignes ; 0 : toutes les lignes sont égales.</translation>
    </message>
    <message>
        <source>The largest difference that forced rows make in the other rows; 0: nothing is forced.</source>
        <translation>La plus grande différence que des lignes forcées font dans les autres lignes ; 0 : rien n&apos;est forcé.</translation>
    </message>
    <message>
        <source>The last step is a list of three things to try; this one has {}.</source>
        <translation>La dernière étape est une liste de trois choses à essayer ; celle-ci en a {}.</translation>
    </message>
    <message>
        <source>The lesson asks for {} predictions; at least {} are needed (@ask).</source>
        <translation>Prédictions dans la leçon : {} ; il en faut au moins {} (@ask).</translation>
    </message>
    <message>
        <source>The lesson has no steps: write # TITLE {#id} after the keys.</source>
        <translation>La leçon n&apos;a pas d&apos;étapes : écrire # TITLE {#id} après les clés.</translation>
    </message>
    <message>
        <source>The line for a sentence to translate.</source>
        <translation>Le champ pour une phrase à traduire.</translation>
    </message>
    <message>
        <source>The line has a control character at byte {}: delete it.</source>
        <translation>La ligne a un caractère de contrôle à l&apos;octet {} : le supprimer.</translation>
    </message>
    <message>
        <source>The line has more than {} words and signs: cut it into two steps.</source>
        <translation>La ligne a plus de {} mots et signes : la couper en deux étapes.</translation>
    </message>
    <message>
        <source>The line has {} bytes; at most {} fit. Break it.</source>
        <translation>La ligne a {} octets ; au plus {} tiennent. La couper.</translation>
    </message>
    <message>
        <source>The line is not UTF-8 at byte {}: save the file as UTF-8.</source>
        <translation>La ligne n&apos;est pas en UTF-8 à l&apos;octet {} : enregistrer le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>The link &quot;{}&quot; does not begin with https://: nothing else is opened from a lesson.</source>
        <translation>Le lien « {} » ne commence pas par https:// : une leçon n&apos;ouvre rien d&apos;autre.</translation>
    </message>
    <message>
        <source>The matrix of weights, or the lines between the words, in the middle of the window.</source>
        <translation>La matrice des poids, ou les lignes entre les mots, au milieu de la fenêtre.</translation>
    </message>
    <message>
        <source>The option is empty: write its text after the hyphen.</source>
        <translation>L&apos;option est vide : écrire son texte après le trait d&apos;union.</translation>
    </message>
    <message>
        <source>The option is empty: write its text between the quotes.</source>
        <translation>L&apos;option est vide : écrire son texte entre les guillemets.</translation>
    </message>
    <message>
        <source>The panel of preset and settings.</source>
        <translation>Le panneau du préréglage et des réglages.</translation>
    </message>
    <message>
        <source>The panel of the data.</source>
        <translation>Le panneau des données.</translation>
    </message>
    <message>
        <source>The part of the window that the step speaks of.</source>
        <translation>La partie de la fenêtre dont parle l&apos;étape.</translation>
    </message>
    <message>
        <source>The preset &quot;{}&quot; draws its own vectors: write data: none.</source>
        <translation>Le préréglage « {} » tire lui-même ses vecteurs : écrire data: none.</translation>
    </message>
    <message>
        <source>The preset &quot;{}&quot; needs sentence pairs: write data: sample NAME PAIRS.</source>
        <translation>Le préréglage « {} » demande des paires de phrases : écrire data: sample NAME PAIRS.</translation>
    </message>
    <message>
        <source>The question is missing: write it in quotes after its kind.</source>
        <translation>Il manque la question : l&apos;écrire entre guillemets après sa sorte.</translation>
    </message>
    <message>
        <source>The quote before {} is not closed: add a &quot; after the text.</source>
        <translation>Le guillemet avant {} n&apos;est pas fermé : ajouter un &quot; après le texte.</translation>
    </message>
    <message>
        <source>The quotes after &quot;{}&quot; are empty: write {}.</source>
        <translation>Les guillemets après « {} » sont vides : écrire {}.</translation>
    </message>
    <message>
        <source>The quotes are empty: write a word between them.</source>
        <translation>Les guillemets sont vides : écrire un mot entre eux.</translation>
    </message>
    <message>
        <source>The reason has more than {} bytes: one or two sentences are enough.</source>
        <translation>La raison a plus de {} octets : une ou deux phrases suffisent.</translation>
    </message>
    <message>
        <source>The same where each row belongs to the target word after its own.</source>
        <translation>De même, si chaque ligne est celle du mot cible qui suit le sien.</translation>
    </message>
    <message>
        <source>The same where each row belongs to the target word before its own.</source>
        <translation>De même, si chaque ligne est celle du mot cible qui précède le sien.</translation>
    </message>
    <message>
        <source>The score before the softmax, in the row that was taken apart.</source>
        <translation>Le score avant le softmax, dans la ligne qui a été décomposée.</translation>
    </message>
    <message>
        <source>The sentences of the last validation.</source>
        <translation>Les phrases de la dernière validation.</translation>
    </message>
    <message>
        <source>The slider of steps under the picture.</source>
        <translation>Le curseur des étapes sous l&apos;image.</translation>
    </message>
    <message>
        <source>The slider of steps was moved back in this step.</source>
        <translation>Le curseur des étapes a été ramené en arrière dans cette étape.</translation>
    </message>
    <message>
        <source>The small pictures of all heads.</source>
        <translation>Les petites images de toutes les têtes.</translation>
    </message>
    <message>
        <source>The source has no title: write TITLE | https://….</source>
        <translation>La source n&apos;a pas de titre : écrire TITLE | https://….</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; asks and does not say why the answer is right: add @why.</source>
        <translation>L&apos;étape « {} » pose une question et ne dit pas pourquoi la réponse est juste : ajouter @why.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; does something and does not say when it is done: add @until.</source>
        <translation>L&apos;étape « {} » fait quelque chose et ne dit pas quand c&apos;est fait : ajouter @until.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; only says something: add a question (@ask) or something to wait for (@until).</source>
        <translation>L&apos;étape « {} » ne fait que dire quelque chose : ajouter une question (@ask) ou une chose à attendre (@until).</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; says after {} seconds that it is slow, and the whole lesson takes {} minutes.</source>
        <translation>L&apos;étape « {} » dit après {} secondes qu&apos;elle est lente, et toute la leçon prend {} minutes.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; says nothing: write a text under its title.</source>
        <translation>L&apos;étape « {} » ne dit rien : écrire un texte sous son titre.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; waits for something that no action brings about: add one (@do). Tests do it, and so does the window when a learner asks for help.</source>
        <translation>L&apos;étape « {} » attend une chose que rien ne fait : ajouter ce qui la rend vraie (@do), pour les tests et pour qui demande de l&apos;aide.</translation>
    </message>
    <message>
        <source>The step has no id: write # {} {#some-id}.</source>
        <translation>L&apos;étape n&apos;a pas d&apos;identifiant : écrire # {} {#some-id}.</translation>
    </message>
    <message>
        <source>The step has no title: write it before its id.</source>
        <translation>L&apos;étape n&apos;a pas de titre : l&apos;écrire avant son identifiant.</translation>
    </message>
    <message>
        <source>The step in line {} has the id &quot;{}&quot; too: give this one another.</source>
        <translation>L&apos;étape de la ligne {} a aussi l&apos;identifiant « {} » : en donner un autre à celle-ci.</translation>
    </message>
    <message>
        <source>The text of the step has more than {} bytes: make two steps of it.</source>
        <translation>Le texte de l&apos;étape a plus de {} octets : en faire deux étapes.</translation>
    </message>
    <message>
        <source>The translation of that sentence.</source>
        <translation>La traduction de cette phrase.</translation>
    </message>
    <message>
        <source>The translation that is shown.</source>
        <translation>La traduction qui est montrée.</translation>
    </message>
    <message>
        <source>The validation sentences were evaluated in this step, without training since.</source>
        <translation>Les phrases de validation ont été évaluées dans cette étape, et le modèle n&apos;a pas été entraîné depuis.</translation>
    </message>
    <message>
        <source>The version of the format: 1.</source>
        <translation>La version du format : 1.</translation>
    </message>
    <message>
        <source>The views that are open: heatmap, lines, heads, loss, validation.</source>
        <translation>Les vues qui sont ouvertes : heatmap, lines, heads, loss, validation.</translation>
    </message>
    <message>
        <source>The window of all sentences and their measures.</source>
        <translation>La fenêtre de toutes les phrases et de leurs mesures.</translation>
    </message>
    <message>
        <source>The window that compares two runs.</source>
        <translation>La fenêtre qui compare deux essais.</translation>
    </message>
    <message>
        <source>The window that takes a weight apart.</source>
        <translation>La fenêtre qui décompose un poids.</translation>
    </message>
    <message>
        <source>There is no action &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Il n&apos;y a pas d&apos;action « {} »{}. Actions connues : {}.</translation>
    </message>
    <message>
        <source>There is no attention view &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Il n&apos;y a pas de vue de l&apos;attention « {} »{}. Vues connues : {}.</translation>
    </message>
    <message>
        <source>There is no attention view &quot;{}&quot;{}: write {}.</source>
        <translation>Il n&apos;y a pas de vue de l&apos;attention « {} »{} : écrire {}.</translation>
    </message>
    <message>
        <source>There is no directive &quot;@{}&quot;{}. Known are: {}.</source>
        <translation>Il n&apos;y a pas de directive « @{} »{}. Directives connues : {}.</translation>
    </message>
    <message>
        <source>There is no key &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Il n&apos;y a pas de clé « {} »{}. Clés connues : {}.</translation>
    </message>
    <message>
        <source>There is no lesson and no file &quot;{}&quot;: attentoscope-cli lesson list shows the lessons.</source>
        <translation>Il n&apos;y a ni leçon ni fichier « {} » : attentoscope-cli lesson list montre les leçons.</translation>
    </message>
    <message>
        <source>There is no part of the window &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Il n&apos;y a pas de partie de la fenêtre « {} »{}. Parties connues : {}.</translation>
    </message>
    <message>
        <source>There is no preset &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Il n&apos;y a pas de préréglage « {} »{}. Préréglages connus : {}.</translation>
    </message>
    <message>
        <source>There is no sample &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Il n&apos;y a pas de données d&apos;exemple « {} »{}. Données connues : {}.</translation>
    </message>
    <message>
        <source>There is no setting &quot;{}&quot;{}: attentoscope-cli presets lists all keys.</source>
        <translation>Il n&apos;y a pas de réglage « {} »{} : attentoscope-cli presets liste toutes les clés.</translation>
    </message>
    <message>
        <source>There is no view &quot;{}&quot;{}. Known are: {}.</source>
        <translation>Il n&apos;y a pas de vue « {} »{}. Vues connues : {}.</translation>
    </message>
    <message>
        <source>This is format &quot;{}&quot; of lessons, and this program reads format 1. Write &quot;lesson: 1&quot;, or use a newer program.</source>
        <translation>C&apos;est le format « {} » des leçons, et ce programme lit le format 1. Écrire &quot;lesson: 1&quot;, ou utiliser un programme plus récent.</translation>
    </message>
    <message>
        <source>Training has ended: its limit is reached, or it was stopped.</source>
        <translation>L&apos;entraînement est fini : sa limite est atteinte, ou il a été arrêté.</translation>
    </message>
    <message>
        <source>Training is paused.</source>
        <translation>L&apos;entraînement est en pause.</translation>
    </message>
    <message>
        <source>Training is under way.</source>
        <translation>L&apos;entraînement est en cours.</translation>
    </message>
    <message>
        <source>Training needs an end: write train until CONDITION, such as train until step &gt;= 300.</source>
        <translation>L&apos;entraînement demande une fin : écrire train until CONDITION, par exemple train until step &gt;= 300.</translation>
    </message>
    <message>
        <source>Training time of the run; pauses are not counted.</source>
        <translation>Durée d&apos;entraînement de l&apos;essai ; les pauses ne comptent pas.</translation>
    </message>
    <message>
        <source>Trains until the condition is true, and pauses then.</source>
        <translation>Entraîne jusqu&apos;à ce que la condition soit vraie, puis se met en pause.</translation>
    </message>
    <message>
        <source>Translates a sentence and shows its picture.</source>
        <translation>Traduit une phrase et montre son image.</translation>
    </message>
    <message>
        <source>Two constants are compared: one side is a value, such as loss.</source>
        <translation>Deux constantes sont comparées : un côté est une valeur, par exemple loss.</translation>
    </message>
    <message>
        <source>Two runs were compared in this step, or these.</source>
        <translation>Deux essais ont été comparés dans cette étape, ou ceux-ci.</translation>
    </message>
    <message>
        <source>Validates the run.</source>
        <translation>Valide l&apos;essai.</translation>
    </message>
    <message>
        <source>Value of a setting of the run; compared as a number where it is one.</source>
        <translation>Valeur d&apos;un réglage de l&apos;essai ; comparée comme un nombre si elle en est un.</translation>
    </message>
    <message>
        <source>Walk the short form, which trains fewer steps</source>
        <translation>Parcourir la forme courte, qui entraîne moins d&apos;étapes</translation>
    </message>
    <message>
        <source>What is said then? Write @slow SECONDS &quot;TEXT&quot;.</source>
        <translation>Que dire alors ? Écrire @slow SECONDS &quot;TEXT&quot;.</translation>
    </message>
    <message>
        <source>What is said when the step takes longer.</source>
        <translation>Ce qui est dit quand l&apos;étape prend plus de temps.</translation>
    </message>
    <message>
        <source>What of the lesson is not the article&apos;s.</source>
        <translation>Ce qui, dans la leçon, ne vient pas de l&apos;article.</translation>
    </message>
    <message>
        <source>What one can do afterwards.</source>
        <translation>Ce que l&apos;on sait faire ensuite.</translation>
    </message>
    <message>
        <source>What one needs to know before.</source>
        <translation>Ce qu&apos;il faut savoir avant.</translation>
    </message>
    <message>
        <source>What tests do here, and what the window does for the learner on request.</source>
        <translation>Ce que les tests font ici, et ce que la fenêtre fait à la demande de qui apprend.</translation>
    </message>
    <message>
        <source>What the list of lessons shows.</source>
        <translation>Ce que montre la liste des leçons.</translation>
    </message>
    <message>
        <source>What the step waits for; after `short` what it waits for in the short form.</source>
        <translation>Ce que l&apos;étape attend ; après `short`, ce qu&apos;elle attend dans la forme courte.</translation>
    </message>
    <message>
        <source>Where training ends: N, or N short N; otherwise as the preset says.</source>
        <translation>Où finit l&apos;entraînement : N, ou N short N ; sinon comme le dit le préréglage.</translation>
    </message>
    <message>
        <source>&quot;==&quot; is written as one sign: =.</source>
        <translation>&quot;==&quot; s&apos;écrit en un seul signe : =.</translation>
    </message>
    <message>
        <source>&quot;@{}&quot; says nothing: write @{} {}.</source>
        <translation>« @{} » ne dit rien : écrire @{} {}.</translation>
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
        <translation>« {} » n&apos;a pas de deux-points : écrire KEY: VALUE, et --- où commencent les textes.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no value: write it after the colon, or delete the line.</source>
        <translation>« {} » n&apos;a pas de valeur : l&apos;écrire après les deux-points, ou supprimer la ligne.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} bytes; at most {} fit.</source>
        <translation>« {} » a {} octets ; au plus {} tiennent.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is only one word: write {}.</source>
        <translation>« {} » est un mot seul : écrire {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is known only where the data have gold links, as the sample tiny-french does.</source>
        <translation>« {} » n&apos;est connu que si les données ont des liens de référence, comme les données d&apos;exemple tiny-french.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a number: ask for a choice, or name a number such as loss.</source>
        <translation>« {} » n&apos;est pas un nombre : demander un choix, ou nommer un nombre, par exemple loss.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not closed: write }} after the value.</source>
        <translation>« {} » n&apos;est pas fermé : écrire }} après la valeur.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is too much here: end the line before it.</source>
        <translation>« {} » est de trop ici : finir la ligne avant.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is true or not and cannot be quoted: name a number or a text.</source>
        <translation>« {} » est vrai ou non et ne peut pas être cité : nommer un nombre ou un texte.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is true or false by itself. Do not compare it: write it alone, or with not.</source>
        <translation>« {} » est vrai ou non, et ne se compare à rien : l&apos;écrire seul, ou avec not.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; leaves the folder of the lesson: give the plain name of a file that lies beside it.</source>
        <translation>« {} » sort du dossier de la leçon : donner le simple nom d&apos;un fichier qui est à côté d&apos;elle.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; says no data: write sample NAME PAIRS, file NAME.tsv, or none.</source>
        <translation>« {} » ne nomme pas de données : écrire sample NAME PAIRS, file NAME.tsv, ou none.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: none of the lesson&apos;s presets has attention, so there are no weights.</source>
        <translation>« {} » : aucun des préréglages de la leçon n&apos;a d&apos;attention, il n&apos;y a donc pas de poids.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: none of the lesson&apos;s presets is a Transformer, so there are no heads.</source>
        <translation>« {} » : aucun des préréglages de la leçon n&apos;est un Transformer, il n&apos;y a donc pas de têtes.</translation>
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
        <translation>juste : {}</translation>
    </message>
    <message>
        <source>sample NAME PAIRS, file NAME.tsv (beside the lesson), or none.</source>
        <translation>sample NAME PAIRS, file NAME.tsv (à côté de la leçon), ou none.</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>until CONDITION</source>
        <translation>until CONDITION</translation>
    </message>
    <message>
        <source>{}  {} ({} minutes)</source>
        <translation>{}  {} ({} minutes)</translation>
    </message>
    <message>
        <source>{} cannot be opened: check the name and the permissions.</source>
        <translation>{} ne peut pas être ouvert : vérifier le nom et les permissions.</translation>
    </message>
    <message>
        <source>{} cannot be read.</source>
        <translation>{} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>{} is a folder: give a file NAME.lesson.md.</source>
        <translation>{} est un dossier : donner un fichier NAME.lesson.md.</translation>
    </message>
    <message>
        <source>{} is not a number.</source>
        <translation>{} n&apos;est pas un nombre.</translation>
    </message>
    <message>
        <source>{} is not measured in the unit of {}: leave the unit out, or see the table of values.</source>
        <translation>{} ne se mesure pas dans l&apos;unité de {} : renoncer à l&apos;unité, ou voir le tableau des valeurs.</translation>
    </message>
    <message>
        <source>{} line {}: {} There are {} findings: attentoscope-cli lesson check lists them.</source>
        <translation>{} ligne {} : {} Remarques en tout : {}. attentoscope-cli lesson check les liste.</translation>
    </message>
    <message>
        <source>{}: nothing to complain about</source>
        <translation>{} : rien à redire</translation>
    </message>
    <message>
        <source>{}: {} s</source>
        <translation>{} : {} s</translation>
    </message>
    <message>
        <source>{}: {} s of {} minutes</source>
        <translation>{} : {} s sur {} minutes</translation>
    </message>
    <message>
        <source>{}:{}: {}</source>
        <translation>{}:{} : {}</translation>
    </message>
    <message>
        <source>Nothing is being trained, so there is nothing to watch.</source>
        <translation>Aucun entraînement en cours : il n’y a rien à observer.</translation>
    </message>
    <message>
        <source>The file has more than {} bytes, the most that a lesson may have: make two lessons of it.</source>
        <translation>Le fichier a plus de {} octets, le maximum pour une leçon : en faire deux leçons.</translation>
    </message>
    <message>
        <source>Computed on</source>
        <translation>Calculé sur</translation>
    </message>
    <message>
        <source>LibTorch finds no GPU here: this model is computed on the processor.</source>
        <translation>LibTorch ne trouve pas de GPU ici : ce modèle est calculé sur le processeur.</translation>
    </message>
    <message>
        <source>The settings say device=cuda, but LibTorch finds no GPU here: this model is computed on the processor.</source>
        <translation>Les réglages indiquent device=cuda, mais LibTorch ne trouve pas de GPU ici : ce modèle est calculé sur le processeur.</translation>
    </message>
    <message>
        <source>What trains the model and translates with it: the processor (cpu), an NVIDIA GPU (cuda), or a GPU where there is one (auto). A GPU takes LibTorch&apos;s own operations, needs a LibTorch with CUDA, and pays off with large models. A run opens on either.</source>
        <translation>Ce qui entraîne le modèle et traduit avec lui : le processeur (cpu), un GPU NVIDIA (cuda), ou un GPU là où il y en a un (auto). Un GPU prend les opérations de LibTorch lui-même, demande un LibTorch avec CUDA et vaut la peine pour de grands modèles. Un essai s&apos;ouvre sur l&apos;un comme sur l&apos;autre.</translation>
    </message>
    <message>
        <source>device=cuda needs an NVIDIA GPU with its driver and a LibTorch that was built with CUDA, but this LibTorch ({}) finds none. Build with such a LibTorch (cmake -DATTENTOSCOPE_LIBTORCH=/path/to/torch), or set device=cpu or device=auto.</source>
        <translation>device=cuda demande un GPU NVIDIA avec son pilote et un LibTorch construit avec CUDA, mais ce LibTorch ({}) n&apos;en trouve pas. Construire avec un tel LibTorch (cmake -DATTENTOSCOPE_LIBTORCH=/path/to/torch), ou mettre device=cpu ou device=auto.</translation>
    </message>
    <message>
        <source>device={} and several ranks do not go together: ranks add their gradients on processors. Train with one rank, or set device=cpu.</source>
        <translation>device={} et plusieurs rangs ne vont pas ensemble : les rangs additionnent leurs gradients sur des processeurs. Entraîner avec un seul rang, ou mettre device=cpu.</translation>
    </message>
    <message>
        <source>This model is computed on the GPU {}, by LibTorch&apos;s own operations.</source>
        <translation>Ce modèle est calculé sur le GPU {}, par les opérations de LibTorch lui-même.</translation>
    </message>
    <message>
        <source>Another window has connected to this engine. What it trains goes on there.</source>
        <translation>Une autre fenêtre s&apos;est connectée à ce moteur. Son entraînement y continue.</translation>
    </message>
    <message>
        <source>Be the engine of a window that connects from elsewhere</source>
        <translation>Être le moteur d&apos;une fenêtre qui se connecte d&apos;ailleurs</translation>
    </message>
    <message>
        <source>End that engine; what it trains is saved</source>
        <translation>Arrêter ce moteur ; ce qu&apos;il entraîne est sauvegardé</translation>
    </message>
    <message>
        <source>No pipe can be made: {}.</source>
        <translation>Impossible de créer un tube : {}.</translation>
    </message>
    <message>
        <source>The engine &quot;{}&quot; has ended. What it trained is saved.</source>
        <translation>Le moteur « {} » est arrêté. Ce qu&apos;il entraînait est sauvegardé.</translation>
    </message>
    <message>
        <source>The engine cannot be started: {}.</source>
        <translation>Impossible de lancer le moteur : {}.</translation>
    </message>
    <message>
        <source>The engine on the other side has ended, and another one has taken its place. Connect again.</source>
        <translation>Le moteur de l&apos;autre côté s&apos;est arrêté, et un autre a pris sa place. Se connecter de nouveau.</translation>
    </message>
    <message>
        <source>The engine on the other side is of another version of Attentoscope.</source>
        <translation>Le moteur de l&apos;autre côté est d&apos;une autre version d&apos;Attentoscope.</translation>
    </message>
    <message>
        <source>The engine was asked something that it cannot read.</source>
        <translation>Le moteur a reçu une demande qu&apos;il ne peut pas lire.</translation>
    </message>
    <message>
        <source>The engine, process {}, does not end.</source>
        <translation>Le moteur, processus {}, ne s&apos;arrête pas.</translation>
    </message>
    <message>
        <source>The folder &quot;{}&quot; cannot be used: {}.</source>
        <translation>Le dossier « {} » est inutilisable : {}.</translation>
    </message>
    <message>
        <source>The other side does not answer.</source>
        <translation>L&apos;autre côté ne répond pas.</translation>
    </message>
    <message>
        <source>The program &quot;{}&quot; cannot be started: {}.</source>
        <translation>Impossible de lancer le programme « {} » : {}.</translation>
    </message>
    <message>
        <source>There is no engine &quot;{}&quot; here.</source>
        <translation>Il n&apos;y a pas de moteur « {} » ici.</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Ceci a été annulé.</translation>
    </message>
    <message>
        <source>What the other side sent cannot be read. Install the same version on both.</source>
        <translation>Ce que l&apos;autre côté a envoyé est illisible. Installer la même version des deux côtés.</translation>
    </message>
    <message>
        <source>Which engine of this user, if there are several</source>
        <translation>Quel moteur de cet utilisateur, s&apos;il y en a plusieurs</translation>
    </message>
    <message>
        <source>&quot; is no name of at most 40 letters, digits, - _ and .</source>
        <translation>» n&apos;est pas un nom d&apos;au plus 40 lettres, chiffres, - _ et .</translation>
    </message>
    <message>
        <source>it is not a folder that only you can enter</source>
        <translation>d&apos;autres que vous peuvent y entrer</translation>
    </message>
    <message>
        <source>its path is too long for a socket</source>
        <translation>son chemin est trop long pour un socket</translation>
    </message>
    <message>
        <source>#guid column:</source>
        <translation>#guid column:</translation>
    </message>
    <message>
        <source>A lesson gives its seed by itself: write seed: N.</source>
        <translation>Une leçon donne sa graine elle-même : écrire seed: N.</translation>
    </message>
    <message>
        <source>A lesson reads its data as they are, so &quot;{}&quot; would change nothing. Leave it out.</source>
        <translation>Une leçon lit ses données telles quelles ; « {} » ne changerait rien. À supprimer.</translation>
    </message>
    <message>
        <source>A setting of the model or of training that differs from the preset: KEY=VALUE. Those of the data, such as tokenizer, are refused.</source>
        <translation>Un réglage du modèle ou de l&apos;entraînement qui diffère du préréglage : KEY=VALUE. Ceux des données, comme tokenizer, sont refusés.</translation>
    </message>
    <message>
        <source>After three minutes on the sample &quot;tiny-french&quot; about 96 of 100 new sentences are translated word for word, on a busy machine 87. The article stops before training and has no figures.</source>
        <translation>Après trois minutes sur les données d&apos;exemple « tiny-french », environ 96 phrases nouvelles sur 100 sont traduites mot pour mot, 87 sur une machine occupée. L&apos;article s&apos;arrête avant l&apos;entraînement et n&apos;a pas de chiffres.</translation>
    </message>
    <message>
        <source>Head of a Transformer that is switched off, such as cross.2.3, encoder.1.1 or decoder.2.4: nothing reads what it attends to. Several may follow one another</source>
        <translation>Tête d&apos;un Transformer qui est désactivée, comme cross.2.3, encoder.1.1 ou decoder.2.4 : rien ne lit ce à quoi elle prête attention. Plusieurs peuvent se suivre</translation>
    </message>
    <message>
        <source>Implementing Attention Models in PyTorch</source>
        <translation>Implementing Attention Models in PyTorch</translation>
    </message>
    <message>
        <source>Make all letters small before anything else, by the rules of no particular language: Turkish I becomes i, not ı.</source>
        <translation>Mettre d’abord toutes les lettres en minuscules, sans les règles d’une langue particulière : le I turc devient i et non ı.</translation>
    </message>
    <message>
        <source>Nothing is left to train: the limit of {} epochs counts from the run&apos;s start, and {} are done. Give a larger one to go on.</source>
        <translation>Il ne reste rien à entraîner : la limite de {} époques compte depuis le début de l&apos;essai, et {} sont faites. En donner une plus grande pour continuer.</translation>
    </message>
    <message>
        <source>Nothing is left to train: the limit of {} minutes counts from the run&apos;s start, and {} of them are used. Give a larger one to go on.</source>
        <translation>Il ne reste rien à entraîner : la limite de {} minutes compte depuis le début de l&apos;essai, et {} sont utilisées. En donner une plus grande pour continuer.</translation>
    </message>
    <message>
        <source>Nothing is left to train: the limit of {} steps counts from the run&apos;s start, and {} are done. Give a larger one to go on.</source>
        <translation>Il ne reste rien à entraîner : la limite de {} étapes compte depuis le début de l&apos;essai, et {} sont faites. En donner une plus grande pour continuer.</translation>
    </message>
    <message>
        <source>On the tutorial&apos;s French and English pairs 75,000 steps reach a loss of about 0.4 nats a token, which is a perplexity of 1.5. The heatmap shows which position usually comes next: the model never looks at the words.</source>
        <translation>Sur les paires français-anglais du tutoriel, 75 000 étapes mènent à une perte d&apos;environ 0,4 nat par token, soit une perplexité de 1,5. La carte montre quelle position vient d&apos;ordinaire ensuite : le modèle ne regarde jamais les mots.</translation>
    </message>
    <message>
        <source>Ours: the Transformer, normalised before each sub-layer, which learns faster in the first hour than as printed, and with a rate that falls to a fiftieth over the planned training. From 20,000 training pairs on it has 3 layers of 256 numbers in 8 heads, otherwise 2 of 128 in 4.</source>
        <translation>De nous : le Transformer, normalisé avant chaque sous-couche, ce qui apprend plus vite pendant la première heure que tel qu&apos;imprimé, et avec un taux qui tombe à un cinquantième sur l&apos;entraînement prévu. À partir de 20 000 paires d&apos;entraînement, il a 3 couches de 256 nombres en 8 têtes, sinon 2 de 128 en 4.</translation>
    </message>
    <message>
        <source>Rank 0 does not know this process. Give all ranks the same {}.</source>
        <translation>Le rang 0 ne connaît pas ce processus. Donner le même {} à tous les rangs.</translation>
    </message>
    <message>
        <source>Row of attention that is forced onto a column, both counted from 1 as in the JSON: 2:4 of every head that attends to the source, cross.2.3:2:4 of one head of a Transformer alone. Several may follow one another</source>
        <translation>Ligne d&apos;attention forcée sur une colonne, toutes deux comptées à partir de 1 comme dans le JSON : 2:4 de chaque tête qui porte sur la source, cross.2.3:2:4 d&apos;une seule tête d&apos;un Transformer. Plusieurs peuvent se suivre</translation>
    </message>
    <message>
        <source>Rules of text</source>
        <translation>Règles du texte</translation>
    </message>
    <message>
        <source>Sequence to sequence learning with neural networks</source>
        <translation>Sequence to sequence learning with neural networks</translation>
    </message>
    <message>
        <source>Setting that differs from the preset&apos;s. Several may follow one another</source>
        <translation>Réglage qui diffère de celui du préréglage. Plusieurs peuvent se suivre</translation>
    </message>
    <message>
        <source>Share of the probability that is spread over all words instead of given to the right one. The loss of the training is then that of the smoothed target, which is no surprise in nats and has no perplexity; validations have the plain loss.</source>
        <translation>Part de la probabilité répartie sur tous les mots au lieu d&apos;aller au bon. La perte de l&apos;entraînement est alors celle de la cible lissée, qui n&apos;est pas une surprise en nats et n&apos;a pas de perplexité ; les validations ont la perte simple.</translation>
    </message>
    <message>
        <source>Step {}: there is not enough memory to decode the watched sentences; training goes on. Watch fewer or shorter ones.</source>
        <translation>Étape {} : la mémoire ne suffit pas pour décoder les phrases observées ; l’entraînement continue. En observer moins, ou de plus courtes.</translation>
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
        <translation>Dix époques de Multi30k mènent à une perte d&apos;environ 1,83 nat par token, soit une perplexité de 6,2, et à un BLEU de 34.</translation>
    </message>
    <message>
        <source>Ten epochs of Multi30k reach a loss of about 1.83 nats a token, which is a perplexity of 6.2, and BLEU 34. The article&apos;s 2.63 is another measure: it also counts the first position, where its program predicts nothing.</source>
        <translation>Dix époques de Multi30k mènent à une perte d&apos;environ 1,83 nat par token, soit une perplexité de 6,2, et à un BLEU de 34. Les 2,63 de l&apos;article sont une autre mesure : elle compte aussi la première position, où son programme ne prédit rien.</translation>
    </message>
    <message>
        <source>Ten epochs of Multi30k reach a loss of about 1.84 nats a token, which is a perplexity of 6.3, and BLEU 34.</source>
        <translation>Dix époques de Multi30k mènent à une perte d&apos;environ 1,84 nat par token, soit une perplexité de 6,3, et à un BLEU de 34.</translation>
    </message>
    <message>
        <source>The loss decides which weights are the best, and not BLEU (validation_measure=bleu). BLEU needs at least two validation sentences, of which at least half have four words.</source>
        <translation>La perte décide quels poids sont les meilleurs, et non BLEU (validation_measure=bleu) : BLEU ne dit rien d&apos;une seule phrase de validation, ni là où moins de la moitié ont quatre mots.</translation>
    </message>
    <message>
        <source>The words of this run were cut by the dictionaries of {}, and {} is installed here: text in scripts without spaces (Thai, Khmer, Lao, Burmese, Chinese, Japanese) may be cut otherwise now.</source>
        <translation>Les mots de cet essai ont été découpés avec les dictionnaires de {}, et {} est installé ici : le texte des écritures sans espaces (thaï, khmer, lao, birman, chinois, japonais) peut maintenant être découpé autrement.</translation>
    </message>
    <message>
        <source>The {} is {}; it has to be from {} to {}.</source>
        <translation>{} vaut {} ; les valeurs vont de {} à {}.</translation>
    </message>
    <message>
        <source>Train for M minutes in all, counted from the run&apos;s start, with validations and saves; reading the data does not count</source>
        <translation>Entraîner M minutes en tout, comptées depuis le début de l&apos;essai, avec validations et sauvegardes ; la lecture des données ne compte pas</translation>
    </message>
    <message>
        <source>Watch a sentence: translate it again and again, and keep that with the run. One sentence each time; it may be given several times</source>
        <translation>Suivre une phrase : la traduire encore et encore et garder cela avec l&apos;essai. Une phrase à la fois ; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>Write é as e, ü as u, and so on, in Latin, Greek and Cyrillic letters. Vowel signs of other scripts stay.</source>
        <translation>Écrire é comme e, ü comme u, etc., pour les lettres latines, grecques et cyrilliques. Les signes vocaliques des autres écritures restent.</translation>
    </message>
    <message>
        <source>&quot; is no pair of columns. Write two different numbers from 1 on, for example --columns 2,3.</source>
        <translation> » n’est pas une paire de colonnes. Écrire deux nombres différents à partir de 1, par exemple --columns 2,3.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the run that is open, so its weights are not renewed.</source>
        <translation>« {} » n&apos;est pas l&apos;essai ouvert ; ses poids ne sont pas renouvelés.</translation>
    </message>
    <message>
        <source>a list of two different numbers from 1 on</source>
        <translation>une liste de deux nombres différents à partir de 1</translation>
    </message>
    <message>
        <source>addresses of pages</source>
        <translation>des adresses de pages</translation>
    </message>
    <message>
        <source>budget in milliseconds</source>
        <translation>temps en millisecondes</translation>
    </message>
    <message>
        <source>is whole, but something else follows its packed data. Cut that off, or copy or download the file anew.</source>
        <translation>est complet, mais autre chose suit les données compressées. Le couper, ou copier ou télécharger à nouveau le fichier.</translation>
    </message>
    <message>
        <source>length penalty</source>
        <translation>pénalité de longueur</translation>
    </message>
    <message>
        <source>maximum length</source>
        <translation>longueur maximale</translation>
    </message>
    <message>
        <source>names of files</source>
        <translation>des noms de fichiers</translation>
    </message>
    <message>
        <source>no word of either side</source>
        <translation>aucun mot d’aucun des deux côtés</translation>
    </message>
    <message>
        <source>no word of the source side</source>
        <translation>aucun mot du côté source</translation>
    </message>
    <message>
        <source>no word of the target side</source>
        <translation>aucun mot du côté cible</translation>
    </message>
    <message>
        <source>nothing in most lines</source>
        <translation>rien dans la plupart des lignes</translation>
    </message>
    <message>
        <source>number of forced words and rows</source>
        <translation>nombre de mots et de lignes forcés</translation>
    </message>
    <message>
        <source>number of heads switched off</source>
        <translation>nombre de têtes désactivées</translation>
    </message>
    <message>
        <source>number of runs</source>
        <translation>nombre d&apos;essais</translation>
    </message>
    <message>
        <source>number of sentences</source>
        <translation>nombre de phrases</translation>
    </message>
    <message>
        <source>number of watched sentences</source>
        <translation>nombre de phrases suivies</translation>
    </message>
    <message>
        <source>numbers or dates</source>
        <translation>des nombres ou des dates</translation>
    </message>
    <message>
        <source>one vector for the whole sentence, with the recommended preset&apos;s sizes</source>
        <translation>un seul vecteur pour toute la phrase, avec les tailles du préréglage recommandé</translation>
    </message>
    <message>
        <source>step {}, epoch {}: label-smoothed loss {}, {} tokens/s, learning rate {}, {} left</source>
        <translation>étape {}, époque {} : perte avec lissage des étiquettes {}, {} tokens/s, taux d&apos;apprentissage {}, reste {}</translation>
    </message>
    <message>
        <source>the same few codes</source>
        <translation>les mêmes quelques codes</translation>
    </message>
    <message>
        <source>timed steps</source>
        <translation>étapes mesurées</translation>
    </message>
    <message>
        <source>warm-up steps</source>
        <translation>étapes d&apos;échauffement</translation>
    </message>
    <message>
        <source>where a sentence comes from</source>
        <translation>la provenance des phrases</translation>
    </message>
    <message>
        <source>{} Column {} holds {}, as in &quot;{}&quot;.</source>
        <translation>{} La colonne {} contient {}, comme dans « {} ».</translation>
    </message>
    <message>
        <source>{} Column {} is left aside.</source>
        <translation>{} La colonne {} est laissée de côté.</translation>
    </message>
    <message>
        <source>{} Column {} is left aside: it holds {}.</source>
        <translation>{} La colonne {} est laissée de côté : elle contient {}.</translation>
    </message>
    <message>
        <source>{} has {} columns, and column {} was asked for. Name two that it has.</source>
        <translation>{} a {} colonnes, et la colonne {} a été demandée. En nommer deux qui existent.</translation>
    </message>
    <message>
        <source>{} has {} columns, and it is not clear which two are the pair.{} Name them in Columns, or with --columns 1,2.</source>
        <translation>{} a {} colonnes, et il n’est pas clair lesquelles forment la paire.{} Les nommer dans « Colonnes » ou avec --columns 1,2.</translation>
    </message>
    <message>
        <source>{} is tokenised already: it has signs such as &amp;apos; or @@. They would be cut once more. To keep its words as they are, set tokenizer=space.</source>
        <translation>{} est déjà découpé en tokens : il contient des signes comme &amp;apos; ou @@. Ils seraient découpés une fois de plus. Pour garder les mots tels quels, mettre tokenizer=space.</translation>
    </message>
    <message>
        <source>{} of {} pairs are left out, because {}.</source>
        <translation>{} paires sur {} sont écartées, car {}.</translation>
    </message>
    <message>
        <source>{} says that &quot;{}&quot; separates its columns. Such a file cannot be read. Export it with tabs, commas, semicolons, pipes, colons or spaces.</source>
        <translation>{} indique que « {} » sépare ses colonnes, ce qui ne peut pas être lu. L&apos;exporter avec des tabulations, virgules, points-virgules, barres verticales, deux-points ou espaces.</translation>
    </message>
    <message>
        <source>{}: columns {} and {} are the pair, as in &quot;{}&quot; and &quot;{}&quot;.</source>
        <translation>{} : les colonnes {} et {} forment la paire, comme dans « {} » et « {} ».</translation>
    </message>
    <message>
        <source>Forces the attention of a row to a source word, or ends that. What was forced below the row is free again.</source>
        <translation>Force l&apos;attention d&apos;une ligne sur un mot source, ou y met fin. Ce qui était forcé sous la ligne redevient libre.</translation>
    </message>
    <message>
        <source>Step {}: there is not enough memory to validate. Close other programs and go on: the validation begins anew, and is left out if that fails too.</source>
        <translation>Étape {} : la mémoire ne suffit pas pour valider. Fermer d&apos;autres programmes et continuer : la validation recommence, et elle est omise si cela échoue aussi.</translation>
    </message>
    <message>
        <source>The answer has {} MiB, more than a connection takes. Ask for less at once.</source>
        <translation>La réponse fait {} Mio, plus que n’en accepte une connexion. Demander moins à la fois.</translation>
    </message>
    <message>
        <source>The request has {} MiB, more than a connection takes. Ask for less at once.</source>
        <translation>La demande fait {} Mio, plus que n’en accepte une connexion. Demander moins à la fois.</translation>
    </message>
    <message>
        <source>number of batches</source>
        <translation>nombre de lots</translation>
    </message>
    <message>
        <source>number of pairs of the sample</source>
        <translation>nombre de paires de l’exemple</translation>
    </message>
    <message>
        <source>number of settings</source>
        <translation>nombre de paramètres</translation>
    </message>
    <message>
        <source>number of the column</source>
        <translation>numéro de la colonne</translation>
    </message>
    <message>
        <source>number of the first word in the gold file</source>
        <translation>numéro du premier mot dans le fichier de référence</translation>
    </message>
    <message>
        <source>number of words</source>
        <translation>nombre de mots</translation>
    </message>
    <message>
        <source>step of the save</source>
        <translation>étape de la sauvegarde</translation>
    </message>
    <message>
        <source>{}, validation loss {}</source>
        <translation>{}, perte de validation {}</translation>
    </message>
    <message>
        <source>Cannot connect: {}.</source>
        <translation>Connexion impossible : {}.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>La connexion a été perdue.</translation>
    </message>
    <message>
        <source>The model has no head &quot;{}&quot; now: train a Transformer until it is validated.</source>
        <translation>Le modèle n’a pas encore de tête « {} » : entraîner un Transformer jusqu’à sa validation.</translation>
    </message>
    <message>
        <source>The other side has ended the connection before it said who it is.</source>
        <translation>L’autre côté a mis fin à la connexion avant de s’identifier.</translation>
    </message>
    <message>
        <source>The other side has ended the connection.</source>
        <translation>L’autre côté a mis fin à la connexion.</translation>
    </message>
    <message>
        <source>The picture has no cell for {}. Its rows are:{}.</source>
        <translation>L&apos;image n&apos;a pas de cellule pour {}. Ses lignes sont :{}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a host name. Give it as ssh takes it, such as name or user@name.</source>
        <translation>« {} » n’est pas un nom d’hôte. L’indiquer comme ssh l’accepte, par exemple nom ou utilisateur@nom.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>its memory before the step, often written c</source>
        <translation>sa mémoire avant l’étape, souvent notée c</translation>
    </message>
    <message>
        <source>its state before the step</source>
        <translation>son état avant l’étape</translation>
    </message>
    <message>
        <source>the forget gate: how much of the memory stays</source>
        <translation>la porte d’oubli : quelle part de la mémoire reste</translation>
    </message>
    <message>
        <source>the input gate: how much new content the memory takes in</source>
        <translation>la porte d’entrée : combien de contenu nouveau la mémoire reçoit</translation>
    </message>
    <message>
        <source>the memory after the step</source>
        <translation>la mémoire après l’étape</translation>
    </message>
    <message>
        <source>the new content</source>
        <translation>le contenu nouveau</translation>
    </message>
    <message>
        <source>the output gate: how much of the memory the state shows</source>
        <translation>la porte de sortie : quelle part de la mémoire l’état montre</translation>
    </message>
    <message>
        <source>the reset gate: how much of the state the new content reads</source>
        <translation>la porte de réinitialisation : quelle part de l’état le contenu nouveau lit</translation>
    </message>
    <message>
        <source>the state after the step</source>
        <translation>l’état après l’étape</translation>
    </message>
    <message>
        <source>the update gate: how much of the state is replaced</source>
        <translation>la porte de mise à jour : quelle part de l’état est remplacée</translation>
    </message>
    <message>
        <source>the update gate: how much of the state stays</source>
        <translation>la porte de mise à jour : quelle part de l’état reste</translation>
    </message>
    <message>
        <source>what the decoder&apos;s top layer reads</source>
        <translation>ce que lit la couche supérieure du décodeur</translation>
    </message>
    <message>
        <source>An equation is not closed: a $ is needed before and after it, and \$ is a dollar.</source>
        <translation>Une équation n&apos;est pas fermée : un $ est avant et après elle, et $ est un dollar.</translation>
    </message>
    <message>
        <source>An option without a question: write @ask choice &quot;…&quot; right before it.</source>
        <translation>Une option est ici sans question : écrire @ask choice &quot;…&quot; juste avant elle.</translation>
    </message>
    <message>
        <source>Found {} where &quot;{}&quot; needs {}: write {}.</source>
        <translation>{} est là où « {} » demande {} : écrire {}.</translation>
    </message>
    <message>
        <source>How layers are computed, those of a Transformer too: by our fused operations, or by LibTorch&apos;s own as a reference. The numbers are the same but for rounding. Unless it is set, the processor decides.</source>
        <translation>Comment les couches sont calculées, celles d&apos;un Transformer aussi : par nos opérations fusionnées, ou par celles de LibTorch comme référence. Les nombres sont les mêmes à l&apos;arrondi près. Là où personne ne choisit, le processeur décide.</translation>
    </message>
    <message>
        <source>How many numbers represent a word. All layers of a Transformer give as many (its model size).</source>
        <translation>Combien de nombres représentent un mot. Toutes les couches d&apos;un Transformer en donnent autant (sa taille de modèle).</translation>
    </message>
    <message>
        <source>More than {} conditions are nested.</source>
        <translation>Plus de {} conditions sont les unes dans les autres.</translation>
    </message>
    <message>
        <source>Only a number can be added, and only to a number: {} follows &quot;{}&quot;.</source>
        <translation>Un nombre ne s&apos;ajoute qu&apos;à une valeur qui en est un : {} est après « {} ».</translation>
    </message>
    <message>
        <source>Step t sees source word t and D words on each side of it, nothing else. It suits languages of like word order. With a small D it cannot reach a word that is far from its place, as on the sample &quot;reverse&quot;: the heatmap shows the window it cannot leave. The decoder&apos;s state may carry such a word all the same.</source>
        <translation>L&apos;étape t voit le mot source t et D mots de chaque côté, rien d&apos;autre. Cela convient aux langues d&apos;ordre semblable. Avec un petit D, elle n&apos;atteint pas un mot éloigné de sa place, comme sur les données « reverse » : la carte montre la fenêtre qu&apos;elle ne peut pas quitter. L&apos;état du décodeur peut pourtant porter un tel mot.</translation>
    </message>
    <message>
        <source>Text follows the first directive: move it before that, or begin the line with two spaces so that it continues the directive.</source>
        <translation>Du texte suit la première directive : le mettre avant elle, ou commencer la ligne par deux espaces pour qu&apos;elle continue la directive.</translation>
    </message>
    <message>
        <source>The columns {} and {} are not a pair. Name two different ones, counted from 1.</source>
        <translation>Les colonnes {} et {} ne forment pas une paire. En nommer deux différentes, comptées à partir de 1.</translation>
    </message>
    <message>
        <source>The limit has changed, and schedule={} follows it: the learning rate goes on at {}; with the earlier limit it would be {}.</source>
        <translation>La limite n&apos;est plus la même, et schedule={} la suit : le taux d&apos;apprentissage continue à {} ; avec l&apos;ancienne limite il serait de {}.</translation>
    </message>
    <message>
        <source>The numbers from 1 to 5, or up to 20, in a mixed order, and the same numbers in order. The attention has to find the next number wherever it is; every preset learns this from words, and only the preset Unshuffle from vectors, for which it needs no data.</source>
        <translation>Les nombres de 1 à 5, ou jusqu&apos;à 20, en désordre, et les mêmes en ordre. L&apos;attention doit trouver le nombre suivant où qu&apos;il soit ; chaque préréglage l&apos;apprend à partir de mots, et seul « Remise en ordre » à partir de vecteurs, sans avoir besoin de données.</translation>
    </message>
    <message>
        <source>The option &quot;{}&quot; appears twice.</source>
        <translation>L&apos;option « {} » est deux fois ici.</translation>
    </message>
    <message>
        <source>The option has a condition, so its text needs quotes: - &quot;TEXT&quot; when CONDITION.</source>
        <translation>L&apos;option a une condition, son texte est donc entre guillemets : - &quot;TEXT&quot; when CONDITION.</translation>
    </message>
    <message>
        <source>The save is at batch {} of an epoch that has only {}; was the data file changed?</source>
        <translation>La sauvegarde est au lot {} d&apos;une époque qui n&apos;en a que {} ; le fichier de données a-t-il changé ?</translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; appears twice: delete one of the lines.</source>
        <translation>Le réglage « {} » est deux fois ici : supprimer l&apos;une des deux lignes.</translation>
    </message>
    <message>
        <source>The vocabulary holds the word &quot;{}&quot; twice; every word may appear only once.</source>
        <translation>Le vocabulaire contient deux fois le mot « {} » ; chaque mot ne peut y être qu&apos;une fois.</translation>
    </message>
    <message>
        <source>There is no value &quot;{}&quot;{}. docs/lessons.md has the table of values; words need quotes.</source>
        <translation>Il n&apos;y a pas de valeur « {} »{}. docs/lessons.md a le tableau des valeurs ; les mots sont entre guillemets.</translation>
    </message>
    <message>
        <source>There is text before the first step: write a line # TITLE {#id} above it.</source>
        <translation>Du texte est avant la première étape : écrire une ligne # TITLE {#id} au-dessus.</translation>
    </message>
    <message>
        <source>Up to nine letters, and the same letters from the last to the first. The attention has to learn to move backwards, which shows as a diagonal that rises instead of falling.</source>
        <translation>Jusqu&apos;à neuf lettres, et les mêmes de la dernière à la première. L&apos;attention doit apprendre à marcher à reculons, ce qui se voit à une diagonale qui monte au lieu de descendre.</translation>
    </message>
    <message>
        <source>Words spelled like a special token (&lt;pad&gt;, &lt;sos&gt;, &lt;eos&gt;, &lt;unk&gt;) appear in the text {}; they are treated as unknown words.</source>
        <translation>Des mots écrits comme un token spécial (&lt;pad&gt;, &lt;sos&gt;, &lt;eos&gt;, &lt;unk&gt;) se trouvent {} dans le texte ; ils sont traités comme des mots inconnus.</translation>
    </message>
    <message>
        <source>&quot;@{}&quot; appears twice in this step: delete one, or make two steps.</source>
        <translation>« @{} » est deux fois dans cette étape : en supprimer une, ou faire deux étapes.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice: delete one of the lines.</source>
        <translation>« {} » est deux fois ici : supprimer l&apos;une des deux lignes.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a condition by itself: compare it, such as loss &lt; 1 or preset = &quot;bahdanau&quot;.</source>
        <translation>« {} » n&apos;est pas une condition à lui seul : le comparer, par exemple loss &lt; 1 ou preset = &quot;bahdanau&quot;.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a file of pairs: its name must end in .tsv.</source>
        <translation>« {} » n&apos;est pas un fichier de paires : son nom finit par .tsv.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a head: write KIND.LAYER.HEAD, such as cross.2.3 or encoder.1.1.</source>
        <translation>« {} » n&apos;est pas une tête : écrire KIND.LAYER.HEAD, par exemple cross.2.3 ou encoder.1.1.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a head: write {}.</source>
        <translation>« {} » n&apos;est pas une tête : écrire {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a kind of question{}: write choice, number or cell.</source>
        <translation>« {} » n&apos;est pas une sorte de question{} : écrire choice, number ou cell.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a limit of steps: write steps: N, or steps: N short N, from 1 to {}.</source>
        <translation>« {} » n&apos;est pas une limite d&apos;étapes : écrire steps: N, ou steps: N short N, de 1 à {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a link. Write links as &quot;3-4&quot; (sure) or &quot;3p4&quot; (possible).</source>
        <translation>« {} » n&apos;est pas un lien. Les liens s&apos;écrivent &quot;3-4&quot; (sûr) ou &quot;3p4&quot; (possible).</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a link: a link begins with https:// and has no spaces.</source>
        <translation>« {} » n&apos;est pas un lien : il commence par https:// et n&apos;a pas d&apos;espaces.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a name for a run: small letters, digits and hyphens, and not now.</source>
        <translation>« {} » n&apos;est pas un nom d&apos;essai : minuscules, chiffres et traits d&apos;union, et pas now.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a number of minutes from 1 to {}.</source>
        <translation>« {} » n&apos;est pas un nombre de minutes de 1 à {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a number of pairs from 1 to {}.</source>
        <translation>« {} » n&apos;est pas un nombre de paires de 1 à {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a seed: a whole number from 0 on.</source>
        <translation>« {} » n&apos;est pas une graine : un nombre entier à partir de 0.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a setting: write KEY=VALUE.</source>
        <translation>« {} » n&apos;est pas un réglage : écrire KEY=VALUE.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a setting: write set: KEY=VALUE.</source>
        <translation>« {} » n&apos;est pas un réglage : écrire set: KEY=VALUE.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a step: write a whole number.</source>
        <translation>« {} » n&apos;est pas une étape : écrire un nombre entier.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a value of &quot;{}&quot;: a number from {} to {}.</source>
        <translation>« {} » n&apos;est pas une valeur de « {} » : un nombre de {} à {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a value of &quot;{}&quot;{}. Possible are: {}.</source>
        <translation>« {} » n&apos;est pas une valeur de « {} »{}. Valeurs possibles : {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a vector such as [3,4], so the model of vectors did not make this picture. Type numbers in any order to get one.</source>
        <translation>« {} » n&apos;est pas un vecteur comme [3,4], cette image n&apos;est donc pas du modèle des vecteurs. Saisir des nombres en désordre pour en obtenir une.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a weight. Weights are numbers from 0 to 1, a row for each word of the translation.</source>
        <translation>« {} » n&apos;est pas un poids. Les poids sont des nombres de 0 à 1, une ligne par mot de la traduction.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an id: small letters, digits and hyphens, 64 at most.</source>
        <translation>« {} » n&apos;est pas un identifiant : minuscules, chiffres et traits d&apos;union, 64 au plus.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; may appear at most {} times.</source>
        <translation>« {} » peut être ici au plus {} fois.</translation>
    </message>
    <message>
        <source>cannot be used: its piece {}, &quot;{}&quot;, appears twice. Choose another model</source>
        <translation>est inutilisable : son sous-mot {}, « {} », y est deux fois. Choisir un autre modèle</translation>
    </message>
    <message>
        <source>has a score that is not a number</source>
        <translation>a un score qui n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>key and value: learned maps of the word that may be attended to, one for each head</source>
        <translation>clé et valeur : de même, applications apprises du mot qui peut être regardé</translation>
    </message>
    <message>
        <source>learned weights of position j, for every word</source>
        <translation>poids appris de la position j, quel que soit le mot qui s&apos;y trouve</translation>
    </message>
    <message>
        <source>needs more memory to be unpacked than is allowed (128 MiB). Unpack it first and open the unpacked file.</source>
        <translation>demande pour la décompression plus de mémoire que permis (128 Mio). Le décompresser d&apos;abord et ouvrir le fichier décompressé.</translation>
    </message>
    <message>
        <source>second: invisible characters are not words, @ is a sign by itself, and accents are taken from Latin, Greek and Cyrillic letters alone. first: as runs until version 0.2.0, which keep these rules.</source>
        <translation>second : les caractères que personne ne voit ne sont pas des mots, @ est un signe à part, et seuls les accents des lettres latines, grecques et cyrilliques sont retirés. first : comme les essais jusqu’à la version 0.2.0, qui gardent ces règles.</translation>
    </message>
    <message>
        <source>{} of the {} test pairs are in training too, word for word.</source>
        <translation>{} des {} paires de test sont aussi dans l&apos;entraînement, mot pour mot.</translation>
    </message>
    <message>
        <source>{} of the {} validation pairs are in training too, word for word: their measures say nothing about new sentences. Take the copies out of the data, or validate with a file of other pairs.</source>
        <translation>{} des {} paires de validation sont aussi dans l&apos;entraînement, mot pour mot : ce qu&apos;on mesure sur elles ne dit rien de phrases nouvelles. Retirer les copies des données, ou valider avec un fichier d&apos;autres paires.</translation>
    </message>
    <message>
        <source>{} values follow &quot;{}&quot;: write {} {}.</source>
        <translation>{} valeurs sont après « {} » : écrire {} {}.</translation>
    </message>
    <message>
        <source>{}: line {} is left out as the heading of the columns: &quot;{}&quot;. If it is a pair, put it further down.</source>
        <translation>{} : la ligne {} est écartée, car c’est l’en-tête des colonnes : « {} ». Si c’est une paire, la placer plus bas.</translation>
    </message>
    <message>
        <source>Bits a row</source>
        <translation>Bits par ligne</translation>
    </message>
    <message>
        <source>Entropy of a row divided by the largest that it can have</source>
        <translation>Entropie d&apos;une ligne, divisée par la plus grande qu&apos;elle puisse avoir</translation>
    </message>
    <message>
        <source>Entropy of a row, in bits: 0 where all weight is on one word</source>
        <translation>Entropie d&apos;une ligne, en bits : 0 si tout le poids est sur un seul mot</translation>
    </message>
    <message>
        <source>Even (%)</source>
        <translation>Égal (%)</translation>
    </message>
    <message>
        <source>First (%)</source>
        <translation>Premier (%)</translation>
    </message>
    <message>
        <source>Last (%)</source>
        <translation>Dernier (%)</translation>
    </message>
    <message>
        <source>Next (%)</source>
        <translation>Suivant (%)</translation>
    </message>
    <message>
        <source>Previous (%)</source>
        <translation>Précédent (%)</translation>
    </message>
    <message>
        <source>Same (%)</source>
        <translation>Même (%)</translation>
    </message>
    <message>
        <source>Share of the weight on the first position</source>
        <translation>Part du poids sur la première position</translation>
    </message>
    <message>
        <source>Share of the weight on the last position</source>
        <translation>Part du poids sur la dernière position</translation>
    </message>
    <message>
        <source>Share of the weight on the row&apos;s own place</source>
        <translation>Part du poids sur la place de la ligne</translation>
    </message>
    <message>
        <source>Share of the weight on the word after the row&apos;s own place</source>
        <translation>Part du poids sur le mot qui suit la place de la ligne</translation>
    </message>
    <message>
        <source>Share of the weight on the word before the row&apos;s own place</source>
        <translation>Part du poids sur le mot qui précède la place de la ligne</translation>
    </message>
    <message>
        <source>All ranks must have the same settings and data, but {} differs: {}. Start all with the same options and the same files.</source>
        <translation>Tous les rangs doivent entraîner la même chose, mais pour {} : {}. Les lancer tous avec les mêmes options et les mêmes fichiers.</translation>
    </message>
    <message>
        <source>All values of decoder_input but word-context need an attention kind that reads the previous state, such as additive; attention={} does not.</source>
        <translation>decoder_input a besoin d&apos;un type d&apos;attention qui lit l&apos;état précédent, comme additive, pour être autre chose que word-context ; attention={} ne le fait pas.</translation>
    </message>
    <message>
        <source>BLEU means nothing here: it counts four words in a row, and {} of {} references have at least four. Compare chrF, the exact translations and the loss.</source>
        <translation>BLEU ne dit rien ici : il compte quatre mots à la suite, et {} références sur {} en ont autant. Comparer chrF, les traductions exactes et la perte.</translation>
    </message>
    <message>
        <source>No folder for the runs can be made in the folder of temporary files: {}. Set TMPDIR to a folder that you may write to.</source>
        <translation>Impossible de créer un dossier pour ce qui est entraîné dans le dossier des fichiers temporaires : {}. Donner à TMPDIR un dossier où l&apos;on peut écrire.</translation>
    </message>
    <message>
        <source>The engine was started but cannot be reached. Its output is in {}</source>
        <translation>Le moteur a été lancé et reste injoignable. Ce qu&apos;il a dit est dans {}</translation>
    </message>
    <message>
        <source>The folder &quot;{}&quot; of this run was removed or moved during training, so nothing is saved at present. Put the folder back, or save now: a save makes it again.</source>
        <translation>Le dossier « {} » de cet essai a été supprimé ou déplacé pendant l&apos;entraînement. L&apos;essai n&apos;est pas sauvegardé jusqu&apos;à la prochaine sauvegarde, qui recrée le dossier. Sauvegarder maintenant, ou remettre le dossier en place.</translation>
    </message>
    <message>
        <source>The learning rate rises for {} steps (warmup_steps), which is more than a tenth of the {} planned steps. It reaches {}, but {} is set. Train longer, or begin with warmup_steps={}.</source>
        <translation>Le taux d&apos;apprentissage monte pendant {} étapes (warmup_steps), plus d&apos;un dixième des {} prévues. Il atteint {} sur les {} réglés. Entraîner plus longtemps, ou commencer avec warmup_steps={}.</translation>
    </message>
    <message>
        <source>There is another run in &quot;{}&quot; now. Start to watch again to see it.</source>
        <translation>Un autre essai se trouve maintenant dans « {} ». Relancer watch pour le voir.</translation>
    </message>
    <message>
        <source>There is no head {}.{}: --head needs a single Transformer, not several models or another one. Leave it out.</source>
        <translation>Il n&apos;y a pas de tête {}.{} : seul un Transformer pris isolément a des têtes. Omettre --head.</translation>
    </message>
    <message>
        <source>With initial_state=copy, decoder_hidden_size must be 0 or {} (the size of the copied state), but it is {}; use initial_state=projected.</source>
        <translation>initial_state=copy a besoin de decoder_hidden_size=0 ou {}, la taille de l&apos;état copié, mais c&apos;est {} ; utiliser initial_state=projected.</translation>
    </message>
    <message>
        <source>With min_frequency {} and max_vocabulary {}, {} is in the vocabulary, so every word is &lt;unk&gt;. Lower min_frequency, or take more data.</source>
        <translation>Avec min_frequency {} et max_vocabulary {}, {} ne figure dans le vocabulaire ; chaque mot est donc &lt;unk&gt;. Baisser min_frequency ou prendre plus de données.</translation>
    </message>
    <message>
        <source>With tied_embeddings, maxout_size must be 0 or {} (the embedding_size), but it is {}.</source>
        <translation>tied_embeddings a besoin de maxout_size=0 ou {}, l&apos;embedding_size, mais ici c&apos;est {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has more than {} measured heads, which is the most that can be read. Remove the file; the run works without it.</source>
        <translation>« {} » contient plus de {} têtes mesurées, le maximum qui est lu. Supprimer le fichier ; l&apos;essai fonctionne sans lui.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save of step {}: only the last saves and the best one are kept. Choose one of {}.</source>
        <translation>« {} » n&apos;a pas (ou plus) de sauvegarde de l&apos;étape {} : les dernières et la meilleure restent. En choisir une parmi {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is gone. If it is on another machine, connect that machine again, and watch the run again.</source>
        <translation>« {} » n&apos;est plus là. S&apos;il se trouve sur une autre machine, la reconnecter et relancer watch.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a word after the cleaning that this model&apos;s data had: type another one.</source>
        <translation>« {} » n&apos;est plus un mot une fois le texte nettoyé comme les données de ce modèle : en saisir un autre.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was cut: it has {} of the {} bytes that belong to the save, so losses and validations are missing. Everything else is complete.</source>
        <translation>« {} » a été coupé : il a {} des {} octets qui vont avec la sauvegarde ; des pertes et validations manquent. Rien d&apos;autre.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was edited: its part that belongs to the save ends in the middle of a line. Losses and validations may be missing or doubled. Everything else is complete.</source>
        <translation>« {} » a été modifié : la sauvegarde finit au milieu d&apos;une de ses lignes. Des pertes et validations peuvent manquer ou y être deux fois. Rien d&apos;autre n&apos;est touché.</translation>
    </message>
    <message>
        <source>attention    row entropy {} bits; fullest column has {} of the weight; largest score is {} above the mean</source>
        <translation>attention    entropie d&apos;une ligne {} bits, colonne la plus remplie {} du poids, plus grand score {} au-dessus de la moyenne</translation>
    </message>
    <message>
        <source>does not give the position of the training: &quot;{}&quot; is missing or not a number</source>
        <translation>ne dit pas où en était l&apos;entraînement : « {} » manque ou n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>gives a position of the training before its start</source>
        <translation>dit que l&apos;entraînement en était avant son début</translation>
    </message>
    <message>
        <source>gives a wrong size for &quot;{}&quot;</source>
        <translation>contient sous « {} » un autre nombre d&apos;octets qu&apos;il ne dit</translation>
    </message>
    <message>
        <source>gives an impossible position of the training: {}</source>
        <translation>dit que l&apos;entraînement en était où il ne peut pas être : {}</translation>
    </message>
    <message>
        <source>has more than {} words of watched sentences, which is the most that can be read</source>
        <translation>contient plus de {} mots, le maximum lu pour des phrases suivies</translation>
    </message>
    <message>
        <source>has not answered for {} seconds: it is suspended, or its machine or network connection is down</source>
        <translation>rien de lui depuis {} secondes : il est arrêté, ou lui ou sa ligne est coupé</translation>
    </message>
    <message>
        <source>holds weights in the tensor &quot;{}&quot; that are infinite or not a number (NaN)</source>
        <translation>contient dans le tenseur « {} » des poids infinis ou qui ne sont pas des nombres</translation>
    </message>
    <message>
        <source>metrics.jsonl was removed or cut during training: losses and validations until step {} are lost. Everything else is complete, and training goes on.</source>
        <translation>metrics.jsonl a été supprimé ou coupé pendant l&apos;entraînement : pertes et validations jusqu&apos;à l&apos;étape {} y manquent. Rien d&apos;autre, et l&apos;entraînement continue.</translation>
    </message>
    <message>
        <source>the data has only {}, and the file must have exactly one line of links for each. Choose the file that belongs to these sentences.</source>
        <translation>les données n&apos;ont que {}, et il faut une ligne de liens pour chacune. Choisir le fichier qui va avec ces phrases.</translation>
    </message>
    <message>
        <source>unpacks to more than {} times its size, which no text does, so the rest was not read. If the file is right, unpack it first and open the unpacked file.</source>
        <translation>donne une fois décompressé plus de {} fois sa taille, ce que ne fait aucun texte ; le reste n&apos;a pas été lu. Si c&apos;est voulu, le décompresser d&apos;abord et ouvrir le fichier décompressé.</translation>
    </message>
    <message>
        <source>{} Continue to train with smaller parts of the batch, or start again with a batch_size under {}.</source>
        <translation>{} Continuer pour le prendre en parties plus petites, ou recommencer avec une batch_size sous {}.</translation>
    </message>
    <message>
        <source>{}; its data is included</source>
        <translation>{} ; les données y sont</translation>
    </message>
    <message>
        <source>{}; its data is not included</source>
        <translation>{} ; les données n&apos;y sont pas</translation>
    </message>
    <message>
        <source>A run may not have the row that an option asks about: add an option without a condition, such as - something else.</source>
        <translation>Un essai n’a peut-être pas la ligne dont parle une réponse : ajouter une réponse sans condition, par exemple - something else.</translation>
    </message>
    <message>
        <source>No option is right where {}: add one without a condition, such as - something else.</source>
        <translation>Aucune réponse n’est juste quand {} : en ajouter une sans condition, par exemple - something else.</translation>
    </message>
    <message>
        <source>Optimiser steps of the model that the shown picture is of.</source>
        <translation>Étapes d’optimisation du modèle dont est l’image montrée.</translation>
    </message>
    <message>
        <source>Sum of the weights of one row.</source>
        <translation>Somme des poids d’une ligne.</translation>
    </message>
    <message>
        <source>The first {} {} are listed.</source>
        <translation>Les {} premières {} sont listées.</translation>
    </message>
    <message>
        <source>The step &quot;{}&quot; waits for {}, which may never come: wait for steps (step &gt;= N), and ask about it in an option.</source>
        <translation>L’étape « {} » attend {}, ce qui n’arrivera peut-être jamais : attendre des étapes (step &gt;= N), et le demander dans une réponse.</translation>
    </message>
    <message>
        <source>The target word of a row.</source>
        <translation>Le mot cible d’une ligne.</translation>
    </message>
    <message>
        <source>data_recipe=tutorial keeps {} {}.</source>
        <translation>data_recipe=tutorial garde {} {}.</translation>
    </message>
    <message>
        <source>of {} pair</source>
        <translation>sur {} paire</translation>
    </message>
    <message>
        <source>of {} pairs</source>
        <translation>sur {} paires</translation>
    </message>
    <message>
        <source>{} is written with its unit, or from 0 to 1: leave out &quot;{}&quot;.</source>
        <translation>{} s’écrit avec son unité, ou de 0 à 1 : enlever « {} ».</translation>
    </message>
    <message>
        <source>{} options are right where {}: let their conditions exclude each other.</source>
        <translation>{} réponses sont justes quand {} : leurs conditions doivent s’exclure.</translation>
    </message>
    <message>
        <source>{}:{}: advice: {}</source>
        <translation>{}:{}: conseil : {}</translation>
    </message>
    <message>
        <source>A Transformer normalises once more after the last layer of each side, as PyTorch&apos;s module does. The paper and Marian&apos;s models with norm=post do not.</source>
        <translation>Un Transformer normalise encore une fois après la dernière couche de chaque côté, comme le module de PyTorch. La publication et les modèles de Marian avec norm=post ne le font pas.</translation>
    </message>
    <message>
        <source>A Transformer&apos;s output layer adds a learned number to the score of each word.</source>
        <translation>La couche de sortie d&apos;un Transformer ajoute un nombre appris au score de chaque mot.</translation>
    </message>
    <message>
        <source>A sentence to show besides the watched ones. One sentence each time; it may be given several times</source>
        <translation>Une phrase à montrer en plus de celles qui sont suivies. Une phrase à chaque fois ; peut être donnée plusieurs fois</translation>
    </message>
    <message>
        <source>AER is against statistical links, not gold.</source>
        <translation>L&apos;AER est mesuré par rapport à des liens statistiques, non à une référence.</translation>
    </message>
    <message>
        <source>AER of a sentence</source>
        <translation>AER d&apos;une phrase</translation>
    </message>
    <message>
        <source>Advice: {}</source>
        <translation>Conseil : {}</translation>
    </message>
    <message>
        <source>Advice: {} {}, with --resume.</source>
        <translation>Conseil : {} {}, avec --resume.</translation>
    </message>
    <message>
        <source>Advice: {} {}: --set {}</source>
        <translation>Conseil : {} {} : --set {}</translation>
    </message>
    <message>
        <source>After step {} the loss was no longer a number. Most often a rate, here {}, is too high.</source>
        <translation>Après l&apos;étape {}, la perte n&apos;était plus un nombre. Le plus souvent, le taux, ici {}, est trop élevé.</translation>
    </message>
    <message>
        <source>Alignment error rate of this sentence: 0% where its links are the gold ones</source>
        <translation>Taux d&apos;erreur d&apos;alignement de cette phrase : 0 % où ses liens sont ceux de référence</translation>
    </message>
    <message>
        <source>Alignment error rate: how far links read off attention are from gold links; 0 if all agree</source>
        <translation>Taux d&apos;erreur d&apos;alignement : combien les liens lus dans l&apos;attention s&apos;écartent des liens de référence ; 0 si tous concordent</translation>
    </message>
    <message>
        <source>BLEU of a sentence</source>
        <translation>BLEU d&apos;une phrase</translation>
    </message>
    <message>
        <source>BLEU of this sentence alone, as sacreBLEU&apos;s sentence BLEU: the first order without a correct n-gram counts as half a match, the next one as a quarter, and so on; orders that the translation is too short for are left out</source>
        <translation>BLEU de cette seule phrase, comme le BLEU de phrase de sacreBLEU : le premier ordre sans n-gramme juste compte pour une moitié, le suivant pour un quart, et ainsi de suite ; les ordres pour lesquels la traduction est trop courte sont omis</translation>
    </message>
    <message>
        <source>Check all runs and packed runs in the folder of runs</source>
        <translation>Vérifier tous les essais et essais empaquetés du dossier des essais</translation>
    </message>
    <message>
        <source>Choose a folder of Hugging Face&apos;s MarianMT or of CTranslate2</source>
        <translation>Choisir un dossier de MarianMT (Hugging Face) ou de CTranslate2</translation>
    </message>
    <message>
        <source>Convert the model again with a CTranslate2 of version 4</source>
        <translation>Convertir de nouveau le modèle avec CTranslate2 en version 4</translation>
    </message>
    <message>
        <source>Cross head {}.{}</source>
        <translation>La tête croisée {}.{}</translation>
    </message>
    <message>
        <source>Cross head {}.{} looks at all words alike; so do {} of {}. Fewer heads would do.</source>
        <translation>La tête croisée {}.{} regarde tous les mots de la même façon ; c&apos;est le cas de {} sur {}. Moins de têtes suffiraient.</translation>
    </message>
    <message>
        <source>Cross heads {}.{} and {}.{} look at the same words in every watched sentence. Fewer heads would do.</source>
        <translation>Les têtes croisées {}.{} et {}.{} regardent les mêmes mots dans chaque phrase suivie. Moins de têtes suffiraient.</translation>
    </message>
    <message>
        <source>Decoder head {}.{}</source>
        <translation>La tête de décodeur {}.{}</translation>
    </message>
    <message>
        <source>Decoder&apos;s layers</source>
        <translation>Couches du décodeur</translation>
    </message>
    <message>
        <source>Encoder head {}.{}</source>
        <translation>La tête d&apos;encodeur {}.{}</translation>
    </message>
    <message>
        <source>Entropy of a row</source>
        <translation>Entropie d&apos;une ligne</translation>
    </message>
    <message>
        <source>Entropy of a sentence</source>
        <translation>Entropie d&apos;une phrase</translation>
    </message>
    <message>
        <source>Exponent A of the length penalty that a beam divides by: ((5 + length) / 6)^A (Wu and others 2016), or length^A in a model with length_penalty_kind=power; 0: none</source>
        <translation>Exposant A de la pénalité de longueur par laquelle un faisceau divise : ((5 + longueur) / 6)^A (Wu et autres 2016), ou longueur^A dans un modèle avec length_penalty_kind=power ; 0 : aucune</translation>
    </message>
    <message>
        <source>Files without a sum, which an older version wrote: {}</source>
        <translation>Fichiers sans somme de contrôle, écrits par une version antérieure : {}</translation>
    </message>
    <message>
        <source>Folder of a run</source>
        <translation>Dossier d&apos;un essai</translation>
    </message>
    <message>
        <source>Get the model again from where it came from</source>
        <translation>Reprendre le modèle à sa source</translation>
    </message>
    <message>
        <source>How a Transformer knows the order of words. sinusoidal: sines and cosines of many wave lengths are added to the vectors, for sentences of any length (Vaswani and others 2017). learned: a vector for each position (Gehring and others 2017: Convolutional sequence to sequence learning). fixed-table: a vector for each position that is not trained, with all sines before all cosines, as in Marian.</source>
        <translation>Comment un Transformer connaît l&apos;ordre des mots. sinusoidal : des sinus et cosinus de nombreuses longueurs d&apos;onde sont ajoutés aux vecteurs, pour des phrases de toute longueur (Vaswani et autres 2017). learned : un vecteur pour chaque position (Gehring et autres 2017 : Convolutional sequence to sequence learning). fixed-table : un vecteur pour chaque position, qui n&apos;est pas entraîné, avec tous les sinus avant tous les cosinus, comme dans Marian.</translation>
    </message>
    <message>
        <source>How far a step moves the weights</source>
        <translation>De combien une étape déplace les poids</translation>
    </message>
    <message>
        <source>How long training has run, without its pauses</source>
        <translation>Combien de temps l&apos;entraînement a duré, sans ses pauses</translation>
    </message>
    <message>
        <source>How many target tokens training reads in a second</source>
        <translation>Combien de tokens cibles l&apos;entraînement lit en une seconde</translation>
    </message>
    <message>
        <source>How many words, pairs, triples and quadruples of words of the translations are in their references too</source>
        <translation>Combien de mots, de paires, de triplets et de quadruplets de mots des traductions sont aussi dans leurs références</translation>
    </message>
    <message>
        <source>How much the right next token surprises the model, the mean over all tokens: 0 if each is certain, 1 if each has the probability 1/e, about 0.37</source>
        <translation>Combien le bon token suivant surprend le modèle, moyenne de tous les tokens : 0 si chacun est certain, 1 si chacun a la probabilité 1/e, environ 0,37</translation>
    </message>
    <message>
        <source>How often all training pairs were read</source>
        <translation>Combien de fois toutes les paires d&apos;entraînement ont été lues</translation>
    </message>
    <message>
        <source>How often the weights were changed, each time after one batch of sentences</source>
        <translation>Combien de fois les poids ont été changés, chaque fois après un lot de phrases</translation>
    </message>
    <message>
        <source>How spread out the attention is: entropy in bits, the mean over the rows of words</source>
        <translation>Combien l&apos;attention est étalée : entropie en bits, moyenne des lignes de mots</translation>
    </message>
    <message>
        <source>How spread out the weights of a row are: 0 if all is on one word, 1 as on two equal halves, 2 as on four quarters</source>
        <translation>Combien les poids d&apos;une ligne sont étalés : 0 si tout est sur un mot, 1 comme sur deux moitiés égales, 2 comme sur quatre quarts</translation>
    </message>
    <message>
        <source>How sure the model was when it wrote a word</source>
        <translation>Combien le modèle était sûr quand il a écrit un mot</translation>
    </message>
    <message>
        <source>If the newest save is damaged, use the newest whole one; nothing is deleted</source>
        <translation>Si la sauvegarde la plus récente est endommagée, utiliser la plus récente qui soit intacte ; rien n&apos;est supprimé</translation>
    </message>
    <message>
        <source>Last normalisation</source>
        <translation>Dernière normalisation</translation>
    </message>
    <message>
        <source>Layers on top of each other in a Transformer&apos;s decoder. Models that imitate a larger one often have fewer there, since the decoder works for each word of a translation. 0: as many as the encoder has.</source>
        <translation>Couches l&apos;une sur l&apos;autre dans le décodeur d&apos;un Transformer. Les modèles qui en imitent un plus grand y en ont souvent moins, car le décodeur travaille pour chaque mot d&apos;une traduction. 0 : autant que l&apos;encodeur.</translation>
    </message>
    <message>
        <source>Length penalty</source>
        <translation>Pénalité de longueur</translation>
    </message>
    <message>
        <source>Link words by statistics of these pairs alone, without a model: which words stand together, and in which order</source>
        <translation>Lier les mots par la statistique de ces seules paires, sans modèle : quels mots se trouvent ensemble, et dans quel ordre</translation>
    </message>
    <message>
        <source>Links are of pairs: give both --data and --gold, or neither.</source>
        <translation>Les liens sont ceux de paires : donner à la fois --data et --gold, ou aucun des deux.</translation>
    </message>
    <message>
        <source>Load it in transformers and save it with max_shard_size=&quot;10GB&quot;</source>
        <translation>Le charger dans transformers et l&apos;enregistrer avec max_shard_size=&quot;10GB&quot;</translation>
    </message>
    <message>
        <source>Loss of a sentence</source>
        <translation>Perte d&apos;une phrase</translation>
    </message>
    <message>
        <source>Make one HTML file of a run, for people who have only a browser</source>
        <translation>Faire d’un essai un fichier HTML, pour qui n’a qu’un navigateur</translation>
    </message>
    <message>
        <source>Most positions</source>
        <translation>Positions au plus</translation>
    </message>
    <message>
        <source>Name a run with --model RUN, or choose --statistical for links without a model.</source>
        <translation>Nommer un essai avec --model RUN, ou choisir --statistical pour des liens sans modèle.</translation>
    </message>
    <message>
        <source>No save of &quot;{}&quot; is damaged, so the newest one stays in use.</source>
        <translation>Aucune sauvegarde de « {} » n&apos;est endommagée, la plus récente reste donc utilisée.</translation>
    </message>
    <message>
        <source>Open other pairs…</source>
        <translation>Ouvrir d&apos;autres paires…</translation>
    </message>
    <message>
        <source>Output bias</source>
        <translation>Biais de la sortie</translation>
    </message>
    <message>
        <source>Pairs whose links are outlined where a watched sentence is one of them</source>
        <translation>Paires dont les liens sont encadrés là où une phrase suivie en est une</translation>
    </message>
    <message>
        <source>Start again with a rate of {}</source>
        <translation>Recommencer avec un taux de {}</translation>
    </message>
    <message>
        <source>Start again with dropout {} and patience {}</source>
        <translation>Recommencer avec un dropout de {} et une patience de {}</translation>
    </message>
    <message>
        <source>Start again with one head</source>
        <translation>Recommencer avec une seule tête</translation>
    </message>
    <message>
        <source>Start again with {} heads</source>
        <translation>Recommencer avec {} têtes</translation>
    </message>
    <message>
        <source>Start vector</source>
        <translation>Vecteur de départ</translation>
    </message>
    <message>
        <source>Step {}: the row “{}” looks most at “{}”, and stayed so. Before, it looked nowhere in particular.</source>
        <translation>Étape {} : la ligne « {} » regarde surtout « {} », et c&apos;est resté ainsi. Avant, elle ne regardait rien en particulier.</translation>
    </message>
    <message>
        <source>Step {}: the row “{}” looks most at “{}”, and stayed so. Before, it was “{}”.</source>
        <translation>Étape {} : la ligne « {} » regarde surtout « {} », et c&apos;est resté ainsi. Avant, c&apos;était « {} ».</translation>
    </message>
    <message>
        <source>Step {}: validation was best. Loss {}, BLEU {}.</source>
        <translation>Étape {} : meilleure validation. Perte {}, BLEU {}.</translation>
    </message>
    <message>
        <source>Step {}: word {} became “{}”, and stayed so. Before, it was “{}”.</source>
        <translation>Étape {} : le mot {} est devenu « {} » et l&apos;est resté. Avant, c&apos;était « {} ».</translation>
    </message>
    <message>
        <source>Step {}: word {} became “{}”, and stayed so. Before, the sentence was shorter.</source>
        <translation>Étape {} : le mot {} est devenu « {} » et l&apos;est resté. Avant, la phrase était plus courte.</translation>
    </message>
    <message>
        <source>Step {}: {} became sharp. Its rows are {} % as even as they could be; before, up to {} %.</source>
        <translation>Étape {} : {} s&apos;est concentrée. Ses lignes sont à {} % de l&apos;uniformité possible ; avant, jusqu&apos;à {} %.</translation>
    </message>
    <message>
        <source>Such a model cannot be opened; choose one of another kind</source>
        <translation>Un tel modèle ne peut pas être ouvert ; en choisir un d&apos;une autre sorte</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>La vérification a été interrompue.</translation>
    </message>
    <message>
        <source>The function between a Transformer&apos;s two linear layers: relu as in the paper, max(0, z); gelu, z · Φ(z) (Hendrycks and Gimpel 2016: Gaussian error linear units); or swish, z · σ(z) (Ramachandran, Zoph and Le 2017: Searching for activation functions).</source>
        <translation>Ce qui se trouve entre les deux couches linéaires d&apos;un Transformer : relu comme dans la publication, max(0, z) ; gelu, z · Φ(z) (Hendrycks et Gimpel 2016 : Gaussian error linear units) ; ou swish, z · σ(z) (Ramachandran, Zoph et Le 2017 : Searching for activation functions).</translation>
    </message>
    <message>
        <source>The gradient was cut in each of the last {} steps, and the loss stands at {}.</source>
        <translation>Le gradient a été écrêté à chacune des {} dernières étapes, et la perte reste à {}.</translation>
    </message>
    <message>
        <source>The longest sentence that a table of positions (learned, fixed-table) takes, special tokens counted. Longer pairs are left out.</source>
        <translation>La plus longue phrase que prend une table de positions (learned, fixed-table), tokens spéciaux compris. Les paires plus longues sont laissées de côté.</translation>
    </message>
    <message>
        <source>The loss hardly falls, and is still {}: a rate of {} is far below that of the preset, {}.</source>
        <translation>La perte baisse à peine et vaut encore {} : un taux de {} est bien au-dessous de celui du préréglage, {}.</translation>
    </message>
    <message>
        <source>The loss rose from {} to {}: a rate of {} is too high.</source>
        <translation>La perte est montée de {} à {} : un taux de {} est trop élevé.</translation>
    </message>
    <message>
        <source>The loss stands at {}: a rate of {} is {} times that of the preset.</source>
        <translation>La perte reste à {} : un taux de {} vaut {} fois celui du préréglage.</translation>
    </message>
    <message>
        <source>The page would have {} bytes, and it may have {}. Watch fewer or shorter sentences.</source>
        <translation>La page aurait {} octets, et elle peut en avoir {}. Suivre des phrases moins nombreuses ou plus courtes.</translation>
    </message>
    <message>
        <source>The save of step {} is used now; damaged ones are in saves/.damaged-…</source>
        <translation>La sauvegarde du pas {} est utilisée désormais ; celles qui sont endommagées sont dans saves/.damaged-…</translation>
    </message>
    <message>
        <source>The save of step {} is whole. To use it: attentoscope-cli runs check RUN --previous</source>
        <translation>La sauvegarde du pas {} est intacte. Pour l&apos;utiliser : attentoscope-cli runs check RUN --previous</translation>
    </message>
    <message>
        <source>The share of a target word&apos;s attention that a source word gets</source>
        <translation>La part de l&apos;attention d&apos;un mot cible que reçoit un mot source</translation>
    </message>
    <message>
        <source>The statistical links are not kept for the next time: {}</source>
        <translation>Les liens statistiques ne sont pas conservés pour la prochaine fois : {}</translation>
    </message>
    <message>
        <source>The validation loss has not fallen below {} since step {}, while that of training fell to {}: the model learns its pairs by heart.</source>
        <translation>La perte de validation n&apos;est pas descendue sous {} depuis l&apos;étape {}, alors que celle d&apos;entraînement est tombée à {} : le modèle apprend ses paires par cœur.</translation>
    </message>
    <message>
        <source>Train on for {} epochs</source>
        <translation>Prolonger l&apos;entraînement de {} époques</translation>
    </message>
    <message>
        <source>Train on for {} min</source>
        <translation>Prolonger l&apos;entraînement de {} min</translation>
    </message>
    <message>
        <source>Train on for {} steps</source>
        <translation>Prolonger l&apos;entraînement de {} étapes</translation>
    </message>
    <message>
        <source>Training ended after {} steps, at a loss of {}. Longer training would lower it.</source>
        <translation>L&apos;entraînement s&apos;est terminé après {} étapes, à une perte de {}. Un entraînement plus long la ferait baisser.</translation>
    </message>
    <message>
        <source>Use a rate of {}</source>
        <translation>Utiliser un taux de {}</translation>
    </message>
    <message>
        <source>Vectors have no words that statistics could link. Leave statistical links out.</source>
        <translation>Les vecteurs n&apos;ont pas de mots qu&apos;une statistique pourrait lier. Omettre les liens statistiques.</translation>
    </message>
    <message>
        <source>What a Transformer&apos;s decoder reads before the first word. learned: the vector of the start token. zero: only the position, as in Marian.</source>
        <translation>Ce que le décodeur d&apos;un Transformer lit avant le premier mot. learned : le vecteur du token de départ. zero : la position seule, comme dans Marian.</translation>
    </message>
    <message>
        <source>What a beam divides the log probability of a translation of n tokens by, so that long ones are not at a disadvantage; the exponent A is chosen with the beam. wu: ((5 + n) / 6)^A (Wu and others 2016: Google&apos;s neural machine translation system). power: n^A, as in Marian.</source>
        <translation>Ce par quoi un faisceau divise le logarithme de la probabilité d&apos;une traduction de n tokens, pour que les longues ne soient pas désavantagées ; l&apos;exposant A est choisi avec le faisceau. wu : ((5 + n) / 6)^A (Wu et autres 2016 : Google&apos;s neural machine translation system). power : n^A, comme dans Marian.</translation>
    </message>
    <message>
        <source>With --statistical, how the links of both directions become one alignment</source>
        <translation>Avec --statistical, comment les liens des deux directions deviennent un seul alignement</translation>
    </message>
    <message>
        <source>With --statistical, what a word is: what white space separates, or a word by the rules of Unicode</source>
        <translation>Avec --statistical, ce qu&apos;est un mot : ce que séparent les espaces, ou un mot selon les règles d&apos;Unicode</translation>
    </message>
    <message>
        <source>With {} sentence pairs a model learns sentences by heart, and few rules. Hundreds are needed.</source>
        <translation>Avec {} paires de phrases, un modèle apprend des phrases par cœur et peu de règles. Il en faut des centaines.</translation>
    </message>
    <message>
        <source>Without --gold, measure alignment against links from statistics of the run&apos;s training pairs. They are often wrong, so this is no AER against gold</source>
        <translation>Sans --gold, mesurer l&apos;alignement par rapport aux liens d&apos;une statistique des paires d&apos;entraînement de l&apos;essai. Ils sont souvent faux : ce n&apos;est donc pas un AER par rapport à une référence</translation>
    </message>
    <message>
        <source>Write its weights as model.safetensors with packaging/to-safetensors.py, which runs nothing</source>
        <translation>Écrire ses poids comme model.safetensors avec packaging/to-safetensors.py, qui n&apos;exécute rien</translation>
    </message>
    <message>
        <source>&quot;{}&quot; became shorter while it was read. Open the model again.</source>
        <translation>« {} » a raccourci pendant la lecture. Rouvrir le modèle.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; holds weights in the tensor &quot;{}&quot; that are infinite or not a number (NaN). Get the model again from where it came from.</source>
        <translation>« {} » contient dans le tenseur « {} » des poids infinis ou qui ne sont pas des nombres (NaN). Reprendre le modèle à sa source.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is damaged, but its newest save is whole, or no save is. {}</source>
        <translation>« {} » est endommagé, mais pas sa sauvegarde la plus récente, ou bien aucune n&apos;est intacte. {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; takes {} bytes in memory, more than this computer has, {}. Open it on a larger computer.</source>
        <translation>« {} » prend {} octets en mémoire, plus que n&apos;en a cet ordinateur, {}. L&apos;ouvrir sur un ordinateur plus grand.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was damaged: it names no save. Write the step of a save into it; these are there: {}.</source>
        <translation>« {} » a été endommagé : il ne nomme aucune sauvegarde. Y écrire le pas d&apos;une sauvegarde ; il y a : {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}.</source>
        <translation>« {} » {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}. {}.</source>
        <translation>« {} » {}. {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} does not match the checksum at its end: it was damaged or edited. Remove the line, or rename the file to open the run without it.</source>
        <translation>« {} », ligne {} : la somme de contrôle inscrite à la fin ne correspond pas ; la ligne a été endommagée ou modifiée. Supprimer la ligne, ou renommer le fichier pour ouvrir l&apos;essai sans lui.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} is damaged.</source>
        <translation>« {} », ligne {} est endommagée.</translation>
    </message>
    <message>
        <source>a length</source>
        <translation>une longueur</translation>
    </message>
    <message>
        <source>a norm of the queries</source>
        <translation>une normalisation des requêtes</translation>
    </message>
    <message>
        <source>a norm of the word vectors</source>
        <translation>une normalisation des plongements</translation>
    </message>
    <message>
        <source>a number of sizes</source>
        <translation>un nombre de tailles</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>une taille</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>un type</translation>
    </message>
    <message>
        <source>an alias</source>
        <translation>un second nom</translation>
    </message>
    <message>
        <source>attention or feed-forward network: a part of a layer</source>
        <translation>attention ou réseau feed-forward : une partie d&apos;une couche</translation>
    </message>
    <message>
        <source>attention to near words alone</source>
        <translation>attention aux mots proches seulement</translation>
    </message>
    <message>
        <source>biases of positions</source>
        <translation>biais de position</translation>
    </message>
    <message>
        <source>cannot be used: {}</source>
        <translation>est inutilisable : {}</translation>
    </message>
    <message>
        <source>does not match the checksum at its end</source>
        <translation>n&apos;a pas la somme de contrôle inscrite à sa fin</translation>
    </message>
    <message>
        <source>e to the power of the loss: among how many tokens the model wavers</source>
        <translation>e à la puissance de la perte : entre combien de tokens le modèle hésite</translation>
    </message>
    <message>
        <source>ends at byte {} within {} that needs {} bytes; it was cut short</source>
        <translation>se termine à l&apos;octet {1}, alors que {3} octets doivent suivre ({2}) ; il a été coupé</translation>
    </message>
    <message>
        <source>ends within &quot;{}&quot;: of {} bytes only {} are left; it was cut short</source>
        <translation>se termine dans « {} », qui a {} octets alors qu&apos;il en reste {} ; il a été coupé</translation>
    </message>
    <message>
        <source>gated linear units</source>
        <translation>unités linéaires à porte</translation>
    </message>
    <message>
        <source>gives &quot;{}&quot; the id {}, but config.json has {} under &quot;{}&quot;</source>
        <translation>donne à « {} » le numéro {}, mais config.json a {} sous « {} »</translation>
    </message>
    <message>
        <source>gives the id {} to &quot;{}&quot; and to &quot;{}&quot;</source>
        <translation>donne le numéro {} à « {} » et à « {} »</translation>
    </message>
    <message>
        <source>gives the word &quot;{}&quot; the id {} instead of a whole number from 0 to {}</source>
        <translation>donne au mot « {} » le numéro {}, où doit être un nombre entier de 0 à {}</translation>
    </message>
    <message>
        <source>has &quot;{}&quot; as another name of &quot;{}&quot;, which is not in it</source>
        <translation>a « {} » pour « {} », qui y manque</translation>
    </message>
    <message>
        <source>has &quot;{}&quot; under &quot;activation_function&quot; instead of relu, gelu, swish or silu</source>
        <translation>a « {} » sous « activation_function », où doit être relu, gelu, swish ou silu</translation>
    </message>
    <message>
        <source>has a dropout of {}, which must be from 0 to 0.95</source>
        <translation>a un dropout de {}, qui doit être de 0 à 0.95</translation>
    </message>
    <message>
        <source>has a line break or a zero byte in the word with the id {}</source>
        <translation>a un saut de ligne ou un octet nul dans le mot de numéro {}</translation>
    </message>
    <message>
        <source>has a list or an object within its list of words</source>
        <translation>a une liste ou un objet dans sa liste de mots</translation>
    </message>
    <message>
        <source>has a norm after the last layer of one side alone</source>
        <translation>n&apos;a de normalisation après la dernière couche que d&apos;un côté</translation>
    </message>
    <message>
        <source>has a number instead of a word in place {}</source>
        <translation>a un nombre à la place {}, où doit être un mot</translation>
    </message>
    <message>
        <source>has a table of characters of {} bytes, at most {} are read</source>
        <translation>a une table de caractères de {} octets, {} au plus sont lus</translation>
    </message>
    <message>
        <source>has a table of characters whose index has {} bytes, of {} in the table</source>
        <translation>a une table de caractères dont l&apos;index a {} octets, sur {} de la table</translation>
    </message>
    <message>
        <source>has a table of characters whose index leads beyond its end</source>
        <translation>a une table de caractères dont l&apos;index mène au-delà de sa fin</translation>
    </message>
    <message>
        <source>has a table of characters whose replacements are no UTF-8 text</source>
        <translation>a une table de caractères dont les remplacements ne sont pas du texte UTF-8</translation>
    </message>
    <message>
        <source>has a table of characters with a replacement at byte {}, of {} bytes</source>
        <translation>a une table de caractères avec un remplacement à l&apos;octet {}, sur {} octets</translation>
    </message>
    <message>
        <source>has a word that is not UTF-8, with the id {}</source>
        <translation>a un mot qui n&apos;est pas de l&apos;UTF-8, de numéro {}</translation>
    </message>
    <message>
        <source>has an empty word with the id {}</source>
        <translation>a un mot vide de numéro {}</translation>
    </message>
    <message>
        <source>has more than {} words</source>
        <translation>a plus de {} mots</translation>
    </message>
    <message>
        <source>has no single number in &quot;{}&quot;</source>
        <translation>n&apos;a pas un nombre seul dans « {} »</translation>
    </message>
    <message>
        <source>has no word with the id {}, but one with the id {}</source>
        <translation>n&apos;a pas de mot de numéro {}, mais un de numéro {}</translation>
    </message>
    <message>
        <source>has no words</source>
        <translation>n&apos;a pas de mots</translation>
    </message>
    <message>
        <source>has sizes in &quot;{}&quot; whose product is too large</source>
        <translation>a dans « {} » des tailles dont le produit est trop grand</translation>
    </message>
    <message>
        <source>has the activation {}, where 0 (ReLU), 2 (swish) or 3 (GELU) can be read</source>
        <translation>a l&apos;activation {}, alors que 0 (ReLU), 2 (swish) ou 3 (GELU) peuvent être lues</translation>
    </message>
    <message>
        <source>has the sizes {} in &quot;{}&quot; instead of those of a matrix</source>
        <translation>a les tailles {} dans « {} », où doit être une matrice</translation>
    </message>
    <message>
        <source>has the type {} in &quot;{}&quot; instead of a number from 0 to {}</source>
        <translation>a le type {} dans « {} », où doit être un nombre de 0 à {}</translation>
    </message>
    <message>
        <source>has the variable &quot;{}&quot;, which our network has no place for</source>
        <translation>a la variable « {} », pour laquelle notre réseau n&apos;a pas de place</translation>
    </message>
    <message>
        <source>has the variable &quot;{}&quot;: {}</source>
        <translation>a la variable « {} » : {}</translation>
    </message>
    <message>
        <source>has two variables named &quot;{}&quot;</source>
        <translation>a deux variables nommées « {} »</translation>
    </message>
    <message>
        <source>has vectors of {} numbers; this must be even and a multiple of {}, the number of heads</source>
        <translation>a des vecteurs de {} nombres ; ce doit être pair et un multiple de {}, les têtes</translation>
    </message>
    <message>
        <source>has {} bytes a number in &quot;{}&quot; instead of 1, 2 or 4</source>
        <translation>a {} octets par nombre dans « {} », où doit être 1, 2 ou 4</translation>
    </message>
    <message>
        <source>has {} bytes behind its end</source>
        <translation>a {} octets après sa fin</translation>
    </message>
    <message>
        <source>has {} bytes in &quot;{}&quot;, which do not fit the sizes {} of type {}</source>
        <translation>a {} octets dans « {} », dont les tailles sont {} de {}</translation>
    </message>
    <message>
        <source>has {} bytes, at most {} are read</source>
        <translation>a {} octets, {} au plus sont lus</translation>
    </message>
    <message>
        <source>has {} in &quot;encoder/{}&quot; and {} in &quot;decoder/{}&quot;; both must be one number</source>
        <translation>a {} dans « encoder/{} » et {} dans « decoder/{} » ; ce doit être un seul nombre</translation>
    </message>
    <message>
        <source>has {} in &quot;{}&quot;: {}</source>
        <translation>a {} dans « {} » : {}</translation>
    </message>
    <message>
        <source>has {} layers in its {}, where 1 to {} can be read</source>
        <translation>a {} couches dans {}, alors que 1 à {} peuvent être lues</translation>
    </message>
    <message>
        <source>has {} rows in &quot;{}&quot; and {} on the other side</source>
        <translation>a {} lignes dans « {} » et {} de l&apos;autre côté</translation>
    </message>
    <message>
        <source>has {} sizes in &quot;{}&quot;, at most {} are read</source>
        <translation>a {} tailles dans « {} », {} au plus sont lues</translation>
    </message>
    <message>
        <source>has {} that is no ASCII word before byte {}</source>
        <translation>a avant l&apos;octet {2} autre chose qu&apos;un mot ASCII : {1}</translation>
    </message>
    <message>
        <source>has {} under &quot;d_model&quot;, which must be even and a multiple of {}, the number of heads</source>
        <translation>a {} sous « d_model » ; ce doit être pair et un multiple de {}, les têtes</translation>
    </message>
    <message>
        <source>has {} under &quot;layer_norm_epsilon&quot; instead of 1e-05</source>
        <translation>a {} sous « layer_norm_epsilon », où doit être 1e-05</translation>
    </message>
    <message>
        <source>has {} under &quot;length_penalty&quot; instead of a number from 0 to 10</source>
        <translation>a {} sous « length_penalty », où doit être un nombre de 0 à 10</translation>
    </message>
    <message>
        <source>has {} under &quot;vocab_size&quot; and {} under &quot;decoder_vocab_size&quot;, but one table of words for both</source>
        <translation>a {} sous « vocab_size » et {} sous « decoder_vocab_size », mais une table de mots pour les deux</translation>
    </message>
    <message>
        <source>has {} under &quot;{}&quot; and {} under &quot;{}&quot;; both must be one number</source>
        <translation>a {} sous « {} » et {} sous « {} » ; ce doit être un seul nombre</translation>
    </message>
    <message>
        <source>has {} variables, at most {} are read</source>
        <translation>a {} variables, {} au plus sont lues</translation>
    </message>
    <message>
        <source>has {} without its closing zero at byte {}</source>
        <translation>a à l&apos;octet {2} un texte sans son zéro final : {1}</translation>
    </message>
    <message>
        <source>has {} words, but config.json has {} under &quot;{}&quot;</source>
        <translation>a {} mots, mais config.json a {} sous « {} »</translation>
    </message>
    <message>
        <source>has {} words, but the table of vectors in model.bin has {} rows</source>
        <translation>a {} mots, mais la table de vecteurs de model.bin a {} lignes</translation>
    </message>
    <message>
        <source>holds other numbers in &quot;{}&quot; than in &quot;{}&quot;, but config.json says that they are one</source>
        <translation>contient dans « {} » d&apos;autres nombres que dans « {} », mais config.json dit qu&apos;ils ne font qu&apos;un</translation>
    </message>
    <message>
        <source>holds the tensor &quot;{}&quot; as {} instead of F32, F16 or BF16: it is quantised</source>
        <translation>contient le tenseur « {} » en {}, où doit être F32, F16 ou BF16 : il est quantifié</translation>
    </message>
    <message>
        <source>holds the tensor &quot;{}&quot; with the sizes {} instead of {}</source>
        <translation>contient le tenseur « {} » avec les tailles {}, où doit être {}</translation>
    </message>
    <message>
        <source>holds the tensor &quot;{}&quot;, which {} layers of this type do not have</source>
        <translation>contient le tenseur « {} », que {} couches de ce type n&apos;ont pas</translation>
    </message>
    <message>
        <source>how a beam ranks a translation y of n tokens; A is chosen with the beam</source>
        <translation>comment un faisceau classe une traduction y de n tokens ; A est choisi avec le faisceau</translation>
    </message>
    <message>
        <source>how many layers encoder and decoder have</source>
        <translation>combien de couches ont l&apos;encodeur et le décodeur</translation>
    </message>
    <message>
        <source>is a pickle, a program that runs when it is read, and is never read here</source>
        <translation>est un pickle, un programme qui s&apos;exécute à la lecture, et n&apos;est jamais lu ici</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>est endommagé</translation>
    </message>
    <message>
        <source>is damaged: it does not hold the sums that were written into it</source>
        <translation>est endommagé : il ne contient pas les sommes de contrôle qui y ont été écrites</translation>
    </message>
    <message>
        <source>is damaged: its contents do not match the checksum in the file &quot;{}&quot; beside it</source>
        <translation>est endommagé : son contenu n&apos;a pas la somme de contrôle que donne le fichier « {} » à côté</translation>
    </message>
    <message>
        <source>is missing, and so is shared_vocabulary.json</source>
        <translation>manque, et shared_vocabulary.json aussi</translation>
    </message>
    <message>
        <source>is missing: this model is in several files</source>
        <translation>manque : ce modèle est en plusieurs fichiers</translation>
    </message>
    <message>
        <source>is no JSON object</source>
        <translation>n&apos;est pas un objet JSON</translation>
    </message>
    <message>
        <source>is no list of words</source>
        <translation>n&apos;est pas une liste de mots</translation>
    </message>
    <message>
        <source>is no model that can be opened: it has neither a config.json nor a model.bin</source>
        <translation>n&apos;est pas un modèle qui puisse être ouvert : il n&apos;a ni config.json ni model.bin</translation>
    </message>
    <message>
        <source>is no safetensors file: its header would have {} bytes, at most {} are read</source>
        <translation>n&apos;est pas un fichier safetensors : son en-tête aurait {} octets, {} au plus sont lus</translation>
    </message>
    <message>
        <source>is no valid JSON at byte {}</source>
        <translation>n&apos;est pas un JSON valide à l&apos;octet {}</translation>
    </message>
    <message>
        <source>is of the kind &quot;{}&quot; with relative positions</source>
        <translation>est de la sorte « {} » avec des positions relatives</translation>
    </message>
    <message>
        <source>is of the kind &quot;{}&quot;, where TransformerSpec, TransformerBase or TransformerBig can be read</source>
        <translation>est de la sorte « {} », alors que TransformerSpec, TransformerBase ou TransformerBig peuvent être lues</translation>
    </message>
    <message>
        <source>is of the type &quot;bart&quot; with learned positions and a norm of the word vectors (no &quot;static_position_embeddings&quot;)</source>
        <translation>est du type « bart » avec des positions apprises et une normalisation des plongements (pas de « static_position_embeddings »)</translation>
    </message>
    <message>
        <source>is of the type &quot;{}&quot;, where marian or pegasus can be read</source>
        <translation>est du type « {} », alors que marian ou pegasus peuvent être lus</translation>
    </message>
    <message>
        <source>is of the version {}, where {} to {} can be read</source>
        <translation>est de la version {}, alors que {} à {} peuvent être lues</translation>
    </message>
    <message>
        <source>its position&apos;s row in a table that is not trained; that of a model of others may have other numbers</source>
        <translation>la ligne de sa position dans une table qui n&apos;est pas entraînée ; celle d&apos;un modèle d&apos;autrui peut avoir d&apos;autres nombres</translation>
    </message>
    <message>
        <source>keys and values that heads share</source>
        <translation>des clés et valeurs que les têtes partagent</translation>
    </message>
    <message>
        <source>lacks the tensor &quot;{}&quot; {}</source>
        <translation>n&apos;a pas le tenseur « {} » {}</translation>
    </message>
    <message>
        <source>lacks the variable &quot;{}&quot;</source>
        <translation>n&apos;a pas la variable « {} »</translation>
    </message>
    <message>
        <source>lacks the word &quot;&lt;/s&gt;&quot;</source>
        <translation>n&apos;a pas le mot « &lt;/s&gt; »</translation>
    </message>
    <message>
        <source>lacks the word &quot;&lt;unk&gt;&quot;</source>
        <translation>n&apos;a pas le mot « &lt;unk&gt; »</translation>
    </message>
    <message>
        <source>lacks the word &quot;{}&quot;</source>
        <translation>n&apos;a pas le mot « {} »</translation>
    </message>
    <message>
        <source>layer normalisation: to mean 0 and variance 1, times a gain, plus a bias</source>
        <translation>normalisation de couche : à moyenne 0 et variance 1, fois un gain, plus un biais</translation>
    </message>
    <message>
        <source>nats per token</source>
        <translation>nats par token</translation>
    </message>
    <message>
        <source>of the encoder the annotation, of the decoder the readout</source>
        <translation>de l&apos;encodeur l&apos;annotation, du décodeur ce que lit la couche de sortie</translation>
    </message>
    <message>
        <source>quantised weights</source>
        <translation>poids quantifiés</translation>
    </message>
    <message>
        <source>queries are not divided by the root of a head&apos;s size</source>
        <translation>les requêtes ne sont pas divisées par la racine de la taille d&apos;une tête</translation>
    </message>
    <message>
        <source>relative positions</source>
        <translation>positions relatives</translation>
    </message>
    <message>
        <source>rotary positions</source>
        <translation>positions rotatives</translation>
    </message>
    <message>
        <source>sets &quot;add_source_bos&quot; without &quot;add_source_eos&quot;</source>
        <translation>met « add_source_bos » sans « add_source_eos »</translation>
    </message>
    <message>
        <source>sets &quot;multi_query_attention&quot;: keys and values that heads share</source>
        <translation>met « multi_query_attention » : des clés et valeurs que les têtes partagent</translation>
    </message>
    <message>
        <source>sets &quot;{}&quot;: {}</source>
        <translation>met « {} » : {}</translation>
    </message>
    <message>
        <source>several words in one place</source>
        <translation>plusieurs mots à une place</translation>
    </message>
    <message>
        <source>the cap: no score is outside ±C (score_cap)</source>
        <translation>le plafond : aucun score ne sort de ±C (score_cap)</translation>
    </message>
    <message>
        <source>the feed-forward network of each layer; U, V, b and c are learned</source>
        <translation>le réseau feed-forward de chaque couche ; U, V, b et c sont appris</translation>
    </message>
    <message>
        <source>the kind of the model</source>
        <translation>la sorte du modèle</translation>
    </message>
    <message>
        <source>the logistic function, 1 / (1 + e^(−a))</source>
        <translation>la fonction logistique, 1 / (1 + e^(−a))</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>le nom d&apos;une variable</translation>
    </message>
    <message>
        <source>the name of an alias&apos;s variable</source>
        <translation>le nom de la variable d&apos;un second nom</translation>
    </message>
    <message>
        <source>the norm after the last layer is not what this type has</source>
        <translation>la normalisation après la dernière couche n&apos;est pas celle de ce type</translation>
    </message>
    <message>
        <source>the number of aliases</source>
        <translation>le nombre de seconds noms</translation>
    </message>
    <message>
        <source>the number of variables</source>
        <translation>le nombre de variables</translation>
    </message>
    <message>
        <source>the revision</source>
        <translation>la révision</translation>
    </message>
    <message>
        <source>the score, between −C and C</source>
        <translation>le score, entre −C et C</translation>
    </message>
    <message>
        <source>the scores of all words, before a softmax makes them probabilities</source>
        <translation>les scores de tous les mots, avant qu&apos;un softmax en fasse des probabilités</translation>
    </message>
    <message>
        <source>the share of a normal distribution below a</source>
        <translation>la part d&apos;une loi normale en dessous de a</translation>
    </message>
    <message>
        <source>the vector of its position, counted from 0</source>
        <translation>le vecteur de sa position, comptée à partir de 0</translation>
    </message>
    <message>
        <source>the vector of word t; D numbers</source>
        <translation>le vecteur du mot t ; D nombres</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>la version</translation>
    </message>
    <message>
        <source>the weights are quantised</source>
        <translation>les poids sont quantifiés</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>tokens par seconde</translation>
    </message>
    <message>
        <source>vectors of another size than the layers&apos;</source>
        <translation>des vecteurs d&apos;une autre taille que ceux des couches</translation>
    </message>
    <message>
        <source>was damaged: &quot;{}&quot; in it does not have its sum</source>
        <translation>a été endommagé : la somme de contrôle de « {} » qu&apos;il contient ne correspond pas</translation>
    </message>
    <message>
        <source>was damaged: it does not match the checksum at its end</source>
        <translation>a été endommagé : la somme de contrôle inscrite à la fin ne correspond pas</translation>
    </message>
    <message>
        <source>was packed by Attentoscope {} as version {} of packed runs, but Attentoscope {} reads version {}; unpack it with the program that packed it</source>
        <translation>a été empaqueté par Attentoscope {} en version {} des essais empaquetés, mais Attentoscope {} lit la version {} ; le dépaqueter avec le programme qui l&apos;a empaqueté</translation>
    </message>
    <message>
        <source>what the decoder reads before the first word</source>
        <translation>ce que le décodeur lit avant le premier mot</translation>
    </message>
    <message>
        <source>what the first layer reads</source>
        <translation>ce que lit la première couche</translation>
    </message>
    <message>
        <source>what the last layer gives</source>
        <translation>ce que donne la dernière couche</translation>
    </message>
    <message>
        <source>where a layer normalises is not what this type has</source>
        <translation>une couche ne normalise pas là où ce type le fait</translation>
    </message>
    <message>
        <source>word vectors are normalised, which our network does not do</source>
        <translation>les plongements sont normalisés, ce que notre réseau ne fait pas</translation>
    </message>
    <message>
        <source>word vectors are not multiplied by the root of their size</source>
        <translation>les plongements ne sont pas multipliés par la racine de leur taille</translation>
    </message>
    <message>
        <source>word vectors are not multiplied by the root of their size, which our network does</source>
        <translation>les plongements ne sont pas multipliés par la racine de leur taille, ce que fait notre réseau</translation>
    </message>
    <message>
        <source>{} The save of step {} is whole. To use it: attentoscope-cli runs check {} --previous; the window offers it by itself.</source>
        <translation>{} La sauvegarde du pas {} est intacte. Pour l&apos;utiliser : attentoscope-cli runs check {} --previous ; la fenêtre la propose d&apos;elle-même.</translation>
    </message>
    <message>
        <source>{} has the type {}, which is not read</source>
        <translation>{} a le type {}, qui n&apos;est pas lu</translation>
    </message>
    <message>
        <source>{} is damaged</source>
        <translation>{} est endommagé</translation>
    </message>
    <message>
        <source>{} is whole: {} files were read</source>
        <translation>{} est intact : {} fichiers ont été lus</translation>
    </message>
    <message>
        <source>{} of more than {} words got no links. The first is in line {}.</source>
        <translation>{} de plus de {} mots, la première à la ligne {}, n&apos;ont pas de liens.</translation>
    </message>
    <message>
        <source>{} of {} moments are left out, so that the file stays small</source>
        <translation>{} moments sur {} sont omis, pour que le fichier reste petit</translation>
    </message>
    <message>
        <source>{} sentence pair</source>
        <translation>{} paire de phrases</translation>
    </message>
    <message>
        <source>{} sentence pairs</source>
        <translation>{} paires de phrases</translation>
    </message>
    <message>
        <source>{} {}. Choose another model.</source>
        <translation>{} {}. Choisir un autre modèle.</translation>
    </message>
    <message>
        <source>{}: {} sentences, {} moments, {} bytes</source>
        <translation>{} : {} phrases, {} moments, {} octets</translation>
    </message>
    <message>
        <source>has more than {} tensors</source>
        <translation>a plus de {} tenseurs</translation>
    </message>
    <message>
        <source>Multi-head</source>
        <translation>Multi-têtes</translation>
    </message>
    <message>
        <source>A head has rows that can be changed: give --by moved or --by even, or leave out --head.</source>
        <translation>Une tête a des lignes que l&apos;on peut modifier : donner --by moved ou --by even, ou omettre --head.</translation>
    </message>
    <message>
        <source>Compare the weights of all heads with what erased words cost</source>
        <translation>Comparer les poids de toutes les têtes à ce que coûtent des mots effacés</translation>
    </message>
    <message>
        <source>Faithfulness compares weights with what erased words cost: choose a way to erase words.</source>
        <translation>La fidélité compare les poids à ce que coûtent des mots effacés : choisir une façon d&apos;effacer des mots.</translation>
    </message>
    <message>
        <source>Folder of a run of a Transformer</source>
        <translation>Dossier d&apos;un essai d&apos;un Transformer</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ of weights and erasure: {}</source>
        <translation>τ de Kendall des poids et de l&apos;effacement : {}</translation>
    </message>
    <message>
        <source>No pairs are loaded. Load the pairs of the run first.</source>
        <translation>Aucune paire n&apos;est chargée. Charger d&apos;abord les paires de l&apos;essai.</translation>
    </message>
    <message>
        <source>No validation sentence has two words that the model can read. Load pairs with a validation set.</source>
        <translation>Aucune phrase de validation n&apos;a deux mots que le modèle peut lire. Charger des paires avec une part de validation.</translation>
    </message>
    <message>
        <source>Only a Transformer can translate from each layer of its encoder: recurrent layers also pass their last state to the decoder. Open a run of a Transformer.</source>
        <translation>Seul un Transformer peut traduire à partir de chaque couche de son encodeur : des couches récurrentes transmettent aussi leur dernier état au décodeur. Ouvrir un essai d&apos;un Transformer.</translation>
    </message>
    <message>
        <source>Seed of the drawn sentences and of the bootstrap</source>
        <translation>Graine des phrases tirées et du bootstrap</translation>
    </message>
    <message>
        <source>Take source words away and see what the translation loses</source>
        <translation>Retirer des mots sources et voir ce que perd la traduction</translation>
    </message>
    <message>
        <source>The attention of this translation is forced, so it is not the model&apos;s own. Free its rows first.</source>
        <translation>L&apos;attention de cette traduction est forcée, ce n&apos;est donc pas celle du modèle. Libérer d&apos;abord ses lignes.</translation>
    </message>
    <message>
        <source>The only word of a sentence cannot be cut out of a model that reads no end token. Choose a zero vector or &lt;unk&gt;.</source>
        <translation>Le seul mot d&apos;une phrase ne peut pas être coupé pour un modèle qui ne lit pas de marque de fin. Choisir un vecteur nul ou &lt;unk&gt;.</translation>
    </message>
    <message>
        <source>The save of this step; without it, the best one</source>
        <translation>La sauvegarde de ce pas ; sinon la meilleure</translation>
    </message>
    <message>
        <source>The sentence</source>
        <translation>La phrase</translation>
    </message>
    <message>
        <source>There are no heads whose rows could be changed: only a Transformer has them. Leave the head out.</source>
        <translation>Il n&apos;y a pas de têtes dont les lignes pourraient être modifiées : seul un Transformer en a. Omettre la tête.</translation>
    </message>
    <message>
        <source>These are not the words of a translation of this model. Translate the sentence again.</source>
        <translation>Ce ne sont pas les mots d&apos;une traduction de ce modèle. Traduire la phrase de nouveau.</translation>
    </message>
    <message>
        <source>This model has no attention that could be faithful. Open a run with another preset.</source>
        <translation>Ce modèle n&apos;a pas d&apos;attention qui pourrait être fidèle. Ouvrir un essai avec un autre préréglage.</translation>
    </message>
    <message>
        <source>This model has no attention, so there is no row to change. Erase words, or choose another preset.</source>
        <translation>Ce modèle n&apos;a pas d&apos;attention, donc pas de ligne à modifier. Effacer des mots, ou choisir un autre préréglage.</translation>
    </message>
    <message>
        <source>Translate from each layer of a Transformer&apos;s encoder</source>
        <translation>Traduire à partir de chaque couche de l&apos;encodeur d&apos;un Transformer</translation>
    </message>
    <message>
        <source>Validation sentences that are drawn, at most</source>
        <translation>Phrases de validation tirées, au plus</translation>
    </message>
    <message>
        <source>Weights of heads are written as JSON only: give --json too, or leave out --heads, --head and --norms.</source>
        <translation>Les poids des têtes ne sont écrits qu&apos;en JSON : donner aussi --json, ou omettre --heads, --head et --norms.</translation>
    </message>
    <message>
        <source>What takes a source word&apos;s place: a zero vector, &lt;unk&gt;, the mean of the neighbours&apos; vectors, or nothing (cut); or what becomes of a row of attention: its largest weight goes to the second largest (moved), or all are alike (even)</source>
        <translation>Ce qui remplace un mot source : un vecteur nul, &lt;unk&gt;, la moyenne des vecteurs des voisins, ou rien (cut) ; ou ce que devient une ligne de l&apos;attention : son plus grand poids va au deuxième (moved), ou tous sont égaux (even)</translation>
    </message>
    <message>
        <source>What takes an erased word&apos;s place: a zero vector, &lt;unk&gt;, the mean of the neighbours&apos; vectors, or nothing</source>
        <translation>Ce qui remplace un mot effacé : un vecteur nul, &lt;unk&gt;, la moyenne des vecteurs des voisins, ou rien</translation>
    </message>
    <message>
        <source>With --by moved or even: the head of a Transformer whose rows are changed; without it, all cross heads</source>
        <translation>Avec --by moved ou even : la tête d&apos;un Transformer dont les lignes sont modifiées ; sinon toutes les têtes croisées</translation>
    </message>
    <message>
        <source>With --json: beside each weight the length of what it brings, weight times value, as &quot;norms&quot;</source>
        <translation>Avec --json : à côté de chaque poids la longueur de ce qu&apos;il apporte, poids fois valeur, dans &quot;norms&quot;</translation>
    </message>
    <message>
        <source>number of sampled sentences</source>
        <translation>nombre de phrases tirées</translation>
    </message>
    <message>
        <source>number of sentences at once</source>
        <translation>nombre de phrases à la fois</translation>
    </message>
    <message>
        <source>number of the first sampled sentence</source>
        <translation>numéro de la première phrase tirée</translation>
    </message>
    <message>
        <source>{} needs {} most: {} nats, τ {}</source>
        <translation>{} a le plus besoin de {} : {} nats, τ {}</translation>
    </message>
    <message>
        <source>{}: τ {}, from {} to {}</source>
        <translation>{} : τ {}, de {} à {}</translation>
    </message>
    <message>
        <source>--seeds trains one run after the other in this process: leave out --ranks.</source>
        <translation>--seeds entraîne un essai après l&apos;autre dans ce processus : omettre --ranks.</translation>
    </message>
    <message>
        <source>A built-in sample has few different words, so its words are not cut into pieces.</source>
        <translation>Des données d&apos;exemple ont peu de mots différents ; leurs mots ne sont donc pas coupés.</translation>
    </message>
    <message>
        <source>A model that others trained ({}). Its folder is only read. It has {} + {} layers of {} heads and {} numbers a word. It takes {} bytes of memory, and its working copies take as many again.</source>
        <translation>Un modèle que d&apos;autres ont entraîné ({}). Son dossier est seulement lu. Il a {} + {} couches de {} têtes et {} nombres par mot, et occupe {} octets de mémoire, autant encore pour les copies avec lesquelles il calcule.</translation>
    </message>
    <message>
        <source>A picture of attention needs a sentence: give --source TEXT, or --sentences FILE.</source>
        <translation>Une image de l&apos;attention demande une phrase : donner --source TEXT, ou --sentences FILE.</translation>
    </message>
    <message>
        <source>About {} steps are planned: the learning rate rises over a tenth of them, reaches what is set, and falls to the end.</source>
        <translation>Environ {} étapes sont prévues : le taux d&apos;apprentissage monte pendant un dixième d&apos;entre elles, atteint la valeur réglée et descend jusqu&apos;à la fin.</translation>
    </message>
    <message>
        <source>About {} steps are planned. {} validations find the best weights, which need not be the last ones.</source>
        <translation>Environ {} étapes sont prévues : avec {} évaluations parmi elles, les meilleurs poids ne sont pas forcément les derniers.</translation>
    </message>
    <message>
        <source>Alignment error rate of a cross head against known links: 0 is the best, 1 the worst</source>
        <translation>Taux d&apos;erreur d&apos;alignement d&apos;une tête croisée par rapport aux liens connus : 0 est le meilleur, 1 le pire</translation>
    </message>
    <message>
        <source>At the end the mean of the best weights is made, and the run keeps it if its validation is better.</source>
        <translation>À la fin, la moyenne des meilleurs poids est calculée ; l&apos;essai la garde si son évaluation est meilleure.</translation>
    </message>
    <message>
        <source>BLEU against the first run: difference {}, p = {} (bootstrap), p = {} (randomisation)</source>
        <translation>BLEU face au premier essai : différence {}, p = {} (bootstrap), p = {} (randomisation)</translation>
    </message>
    <message>
        <source>Before training, learn links from statistics of the pairs, unless they are kept already, and measure the heads of a Transformer against them where there are no gold links. Training stays the same</source>
        <translation>Avant l&apos;entraînement, apprendre des liens par une statistique des paires, s&apos;ils ne sont pas déjà conservés, et mesurer les têtes d&apos;un Transformer par rapport à eux là où il n&apos;y a pas de liens de référence. L&apos;entraînement reste le même</translation>
    </message>
    <message>
        <source>Both sides are written in one alphabet, so they share their pieces.</source>
        <translation>Les deux côtés s&apos;écrivent dans un seul alphabet ; ils partagent donc leurs sous-mots.</translation>
    </message>
    <message>
        <source>Both sides have the same pieces, so one table holds them for source, target and output. Without it Multi30k loses three BLEU.</source>
        <translation>Les deux côtés ont les mêmes sous-mots ; une seule table les tient donc pour la source, la cible et la sortie. Sans elle, Multi30k perd trois BLEU.</translation>
    </message>
    <message>
        <source>Chosen for these pairs and this limit (--set changes them, --as-preset leaves them out):</source>
        <translation>Choisi pour ces paires et cette limite (--set les modifie, --as-preset les omet) :</translation>
    </message>
    <message>
        <source>Compare: measure each run on these pairs, and test it against the first</source>
        <translation>Comparer (compare) : mesurer chaque essai sur ces paires, et le tester face au premier</translation>
    </message>
    <message>
        <source>Fewer than {} training pairs are learned by a small model.</source>
        <translation>Moins de {} paires d&apos;entraînement sont apprises par un petit modèle.</translation>
    </message>
    <message>
        <source>Folder of a run, or its name in the folder of runs; check and compare take several, and check packed runs too</source>
        <translation>Dossier d&apos;un essai, ou son nom dans le dossier des essais ; check et compare en prennent plusieurs, et check aussi des essais empaquetés</translation>
    </message>
    <message>
        <source>Folder of a trained run, or of a model that others trained</source>
        <translation>Dossier d&apos;un essai entraîné, ou d&apos;un modèle que d&apos;autres ont entraîné</translation>
    </message>
    <message>
        <source>Folder of a trained run, or of a model that others trained (MarianMT, Pegasus, CTranslate2). Several may follow one another: they translate together, by the mean of their probabilities</source>
        <translation>Dossier d&apos;un essai entraîné, ou d&apos;un modèle que d&apos;autres ont entraîné (MarianMT, Pegasus, CTranslate2). Plusieurs peuvent se suivre : ils traduisent ensemble, selon la moyenne de leurs probabilités</translation>
    </message>
    <message>
        <source>Folder to make; it must not exist</source>
        <translation>Dossier à créer ; il ne doit pas exister</translation>
    </message>
    <message>
        <source>From {} training pairs on a larger model learns more, and dropout keeps it from learning them by heart.</source>
        <translation>À partir de {} paires d&apos;entraînement, un modèle plus grand apprend davantage, et le dropout l&apos;empêche de les apprendre par cœur.</translation>
    </message>
    <message>
        <source>How the learning rate changes: not at all; in a straight line down to the end of training; with one over the square root of the step, as the Transformer&apos;s (Vaswani and others 2017); halved when validation stops improving; up to the rate given and down again in one cycle (Smith and Topin 2018); down along a cosine to the end of training (Loshchilov and Hutter 2017); or in a straight line that begins where the warm-up ends, so that the rate that is set is reached.</source>
        <translation>Comment le taux d&apos;apprentissage change : pas du tout ; en ligne droite jusqu&apos;à la fin de l&apos;entraînement ; avec un sur la racine carrée de l&apos;étape, comme pour le Transformer (Vaswani et autres 2017) ; divisé par deux quand la validation ne s&apos;améliore plus ; montant au taux donné puis redescendant en un cycle (Smith et Topin 2018) ; descendant le long d&apos;un cosinus jusqu&apos;à la fin de l&apos;entraînement (Loshchilov et Hutter 2017) ; ou en ligne droite à partir de la fin de l&apos;échauffement, de sorte que le taux réglé est atteint.</translation>
    </message>
    <message>
        <source>It translates from &quot;{}&quot; to &quot;{}&quot;.</source>
        <translation>Il traduit de « {} » vers « {} ».</translation>
    </message>
    <message>
        <source>Its licence: {}</source>
        <translation>Sa licence : {}</translation>
    </message>
    <message>
        <source>Links of cross attention, {}, which agrees best with statistical links in this run: error rate {} at step {}.</source>
        <translation>Liens de l&apos;attention croisée, {}, ce qui s&apos;accorde le mieux avec les liens statistiques dans cet essai : taux d&apos;erreur {} à l&apos;étape {}.</translation>
    </message>
    <message>
        <source>Links of cross attention, {}, which aligns best in this run: AER {} at step {}.</source>
        <translation>Liens de l&apos;attention croisée, {}, ce qui aligne le mieux dans cet essai : AER {} à l&apos;étape {}.</translation>
    </message>
    <message>
        <source>Links of cross attention, {}, which aligns best: AER {} on {} sentences that did not choose it.</source>
        <translation>Liens de l&apos;attention croisée, {}, ce qui aligne le mieux : AER {} sur {} phrases qui ne l&apos;ont pas choisie.</translation>
    </message>
    <message>
        <source>Links of cross attention, {}.</source>
        <translation>Liens de l&apos;attention croisée, {}.</translation>
    </message>
    <message>
        <source>Links of the mean of the last layer&apos;s heads: nothing is known to align best. --head or --gold chooses.</source>
        <translation>Liens de la moyenne des têtes de la dernière couche : on ne sait pas ce qui aligne le mieux. --head ou --gold choisit.</translation>
    </message>
    <message>
        <source>Name one run; only check and compare take several.</source>
        <translation>Nommer un essai ; seuls check et compare en prennent plusieurs.</translation>
    </message>
    <message>
        <source>Name two runs or more to compare.</source>
        <translation>Nommer deux essais ou plus à comparer.</translation>
    </message>
    <message>
        <source>Nobody knows on which pairs this model was trained, so there are no statistics to learn from them. Give gold links instead, or leave statistical links out.</source>
        <translation>Nul ne sait sur quelles paires ce modèle a été entraîné ; aucune statistique ne peut donc en être apprise. Donner plutôt des liens de référence, ou laisser de côté les liens statistiques.</translation>
    </message>
    <message>
        <source>Nothing limits the training, so it sees about a million pairs, in {} to {} passes.</source>
        <translation>Rien ne limite l&apos;entraînement ; il voit donc environ un million de paires, en {} à {} passages.</translation>
    </message>
    <message>
        <source>One of these may stand before a sentence and chooses the target language: {}</source>
        <translation>L&apos;un de ceux-ci peut précéder une phrase et choisit la langue cible : {}</translation>
    </message>
    <message>
        <source>One side is written without spaces, so that each sentence would be a word of its own.</source>
        <translation>Un côté s&apos;écrit sans espaces, de sorte que chaque phrase serait un mot à elle seule.</translation>
    </message>
    <message>
        <source>Read off best: {}. AER {} on {} sentences that did not choose it; the mean of the last layer has {} there.</source>
        <translation>Meilleure lecture : {}. AER {} sur {} phrases qui ne l&apos;ont pas choisie ; la moyenne de la dernière couche y a {}.</translation>
    </message>
    <message>
        <source>Take the preset&apos;s settings as they are. Otherwise those that are not set here are chosen for the data and the limit</source>
        <translation>Prendre les réglages du préréglage tels quels. Sinon, ceux qui ne sont pas donnés ici sont choisis d&apos;après les données et la limite</translation>
    </message>
    <message>
        <source>The ending of &quot;{}&quot; names no format that can be written; use .png.</source>
        <translation>La fin de « {} » ne nomme aucun format qui puisse être écrit ; utiliser .png.</translation>
    </message>
    <message>
        <source>The limit leaves time for about {} steps. In fewer than {} whole words are learned better than pieces.</source>
        <translation>La limite laisse le temps pour environ {} étapes. En moins de {}, les mots entiers s&apos;apprennent mieux que les sous-mots.</translation>
    </message>
    <message>
        <source>The output layer and the vectors of target words are one table, which learns rare words from both.</source>
        <translation>La couche de sortie et les plongements des mots cibles sont une seule table, qui apprend les mots rares par les deux.</translation>
    </message>
    <message>
        <source>The program for which it is written</source>
        <translation>Le programme pour lequel l&apos;écrire</translation>
    </message>
    <message>
        <source>The run in {} has no training history to draw.</source>
        <translation>L&apos;essai dans {} n&apos;a pas d&apos;historique d&apos;entraînement à dessiner.</translation>
    </message>
    <message>
        <source>The run lacks the tensor &quot;{}&quot; in F32.</source>
        <translation>Il manque à l&apos;essai le tenseur « {} » en F32.</translation>
    </message>
    <message>
        <source>The sides have different alphabets, so each has pieces of its own.</source>
        <translation>Les côtés ont des alphabets différents ; chacun a donc ses propres sous-mots.</translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; was not made of the tensors in &quot;{}&quot;.</source>
        <translation>Le tenseur « {} » n&apos;a pas été formé des tenseurs de « {} ».</translation>
    </message>
    <message>
        <source>The tolerance is 0: write a positive number after +-.</source>
        <translation>La tolérance est 0 : écrire un nombre positif après +-.</translation>
    </message>
    <message>
        <source>There are no heads to draw: only a Transformer has them. Export its attention with --view heatmap.</source>
        <translation>Il n&apos;y a pas de têtes à dessiner : seul un Transformer en a. Exporter l&apos;attention avec --view heatmap.</translation>
    </message>
    <message>
        <source>This model has no attention to draw. Export its loss with --view loss.</source>
        <translation>Ce modèle n&apos;a pas d&apos;attention à dessiner. Exporter la perte avec --view loss.</translation>
    </message>
    <message>
        <source>This run has {}={}: {}.</source>
        <translation>Cet essai a {}={} : {}.</translation>
    </message>
    <message>
        <source>Train a run for each of these seeds, one after the other, in the folders seed-S of RUN, and sum them up: 1,2,3</source>
        <translation>Entraîner un essai pour chacune de ces graines, l&apos;un après l&apos;autre, dans les dossiers seed-S de RUN, et les résumer : 1,2,3</translation>
    </message>
    <message>
        <source>What is chosen for a training of M minutes</source>
        <translation>Ce qui est choisi pour un entraînement de M minutes</translation>
    </message>
    <message>
        <source>What is chosen for a training of N batches</source>
        <translation>Ce qui est choisi pour un entraînement de N lots</translation>
    </message>
    <message>
        <source>With --json: the cross head of a Transformer whose weights &quot;attention&quot; has; or mean, for the mean of the last layer&apos;s heads. Left out: the head or the mean that is known to align best, otherwise the mean of the last layer</source>
        <translation>Avec --json : la tête croisée d&apos;un Transformer dont les poids sont « attention » ; ou mean, pour la moyenne des têtes de la dernière couche. Sinon ce qui, on le sait, aligne le mieux, une tête ou une moyenne, ou bien cette moyenne</translation>
    </message>
    <message>
        <source>Write a run&apos;s model in the form of another program</source>
        <translation>Écrire le modèle d&apos;un essai sous la forme d&apos;un autre programme</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be made: {}.</source>
        <translation>« {} » ne peut pas être créé : {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; exists already. Give another folder.</source>
        <translation>« {} » existe déjà. Donner un autre dossier.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; holds a model that others trained. Give another folder for the run.</source>
        <translation>« {} » contient un modèle que d&apos;autres ont entraîné. Donner un autre dossier pour l&apos;essai.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a model that others trained, and no run. It can be opened to translate, measure, align and compare; for anything else train a run.</source>
        <translation>« {} » est un modèle que d&apos;autres ont entraîné, et non un essai. Il peut être ouvert pour traduire, mesurer, aligner et comparer ; pour tout le reste, entraîner un essai.</translation>
    </message>
    <message>
        <source>a model that begins with zeros has an end mark there</source>
        <translation>un modèle qui commence par des zéros y a une marque de fin</translation>
    </message>
    <message>
        <source>accents are not taken away there</source>
        <translation>les accents n&apos;y sont pas enlevés</translation>
    </message>
    <message>
        <source>all runs</source>
        <translation>tous les essais</translation>
    </message>
    <message>
        <source>chosen for these pairs, for about {} steps:</source>
        <translation>choisi pour ces paires, pour environ {} étapes :</translation>
    </message>
    <message>
        <source>has &quot;{}&quot; twice for one tensor</source>
        <translation>donne deux fois « {} » pour un tenseur</translation>
    </message>
    <message>
        <source>has a zero byte in its header</source>
        <translation>a un octet nul dans son en-tête</translation>
    </message>
    <message>
        <source>has a zero byte, so it is no valid JSON</source>
        <translation>a un octet nul et n&apos;est donc pas du JSON valide</translation>
    </message>
    <message>
        <source>head {} of layer {}</source>
        <translation>tête {} de la couche {}</translation>
    </message>
    <message>
        <source>list, check, compare, rename or delete; list if left out</source>
        <translation>list, check, compare, rename ou delete ; list si omis</translation>
    </message>
    <message>
        <source>mean of all layers</source>
        <translation>moyenne de toutes les couches</translation>
    </message>
    <message>
        <source>mean of layer {}</source>
        <translation>moyenne de la couche {}</translation>
    </message>
    <message>
        <source>number of rows later</source>
        <translation>nombre de lignes plus loin</translation>
    </message>
    <message>
        <source>on the data: {} nats a word, BLEU {}, chrF {}</source>
        <translation>sur les données : {} nats par mot, BLEU {}, chrF {}</translation>
    </message>
    <message>
        <source>only pieces, or words between spaces, are cut there as here</source>
        <translation>seuls les morceaux, ou les mots entre espaces, y sont coupés comme ici</translation>
    </message>
    <message>
        <source>seed {}: {} steps, loss {}</source>
        <translation>graine {} : {} étapes, perte {}</translation>
    </message>
    <message>
        <source>text is not put into small letters there</source>
        <translation>le texte n&apos;y est pas mis en minuscules</translation>
    </message>
    <message>
        <source>the recipe&apos;s changes of text are not made there</source>
        <translation>les changements de texte de la recette n&apos;y sont pas faits</translation>
    </message>
    <message>
        <source>{} cannot stand in a condition, which has names, numbers, words in quotes, and &lt; &lt;= &gt; &gt;= = !=.</source>
        <translation>{} n&apos;a pas sa place dans une condition, qui contient des noms, des nombres, des mots entre guillemets, et &lt; &lt;= &gt; &gt;= = !=.</translation>
    </message>
    <message>
        <source>{} of {} sentences could not be drawn; the others were. {}</source>
        <translation>{} phrases sur {} n&apos;ont pas pu être dessinées ; les autres l&apos;ont été. {}</translation>
    </message>
    <message>
        <source>{} training pairs are few, so words are not cut into pieces; from {} on they are.</source>
        <translation>{} paires d&apos;entraînement, c&apos;est peu : les mots ne sont pas coupés ; à partir de {}, ils le sont.</translation>
    </message>
    <message>
        <source>{} training pairs, in which {} of {} different words occur only once: of pieces the model can make them.</source>
        <translation>{} paires d&apos;entraînement, où {} des {} mots différents n&apos;apparaissent qu&apos;une fois : avec des sous-mots, le modèle peut les former.</translation>
    </message>
    <message>
        <source>{}, end marks aside</source>
        <translation>{}, marques de fin à part</translation>
    </message>
    <message>
        <source>{}, one row later</source>
        <translation>{}, une ligne plus loin</translation>
    </message>
    <message>
        <source>{}, one row later, end marks aside</source>
        <translation>{}, une ligne plus loin, marques de fin à part</translation>
    </message>
    <message>
        <source>{}: seed {}, {} steps, validation loss {}, BLEU {}</source>
        <translation>{} : graine {}, {} étapes, perte à l&apos;évaluation {}, BLEU {}</translation>
    </message>
    <message>
        <source>{}: the weights of step {}, in the form of {}</source>
        <translation>{} : les poids de l&apos;étape {}, sous la forme de {}</translation>
    </message>
    <message>
        <source>{}: {} ± {}, mean and half of the spread of {} runs</source>
        <translation>{} : {} ± {}, moyenne et moitié de l&apos;étendue de {} essais</translation>
    </message>
    <message>
        <source>A model that is trained on has its own network: leave out --preset, or leave out --from.</source>
        <translation>Un modèle dont l&apos;entraînement est repris a son propre réseau : omettre --preset ou omettre --from.</translation>
    </message>
    <message>
        <source>A second file of pairs, such as one of the pairs that a model was trained on before: its loss and BLEU are measured at each validation and decide nothing</source>
        <translation>Un second fichier de paires, par exemple de celles sur lesquelles un modèle a été entraîné auparavant : sa perte et son BLEU sont mesurés à chaque validation et ne décident de rien</translation>
    </message>
    <message>
        <source>The network and the words of a model stay as they are when it is trained on: it has {}={}, so {}={} cannot be set. Leave it out, or train a new run.</source>
        <translation>Le réseau et les mots d&apos;un modèle restent tels quels quand son entraînement est repris : il a {}={}, {}={} est donc impossible. Omettre ce réglage ou entraîner un nouvel essai.</translation>
    </message>
    <message>
        <source>The run has the word &quot;{}&quot;, which is a mark there.</source>
        <translation>L&apos;essai a le mot « {} », qui est là-bas une marque.</translation>
    </message>
    <message>
        <source>The words and pieces of the model stay as they are: {} of these pairs are unknown to it (&lt;unk&gt;).</source>
        <translation>Les mots et les morceaux du modèle restent tels quels : {} de ces paires lui sont inconnus (&lt;unk&gt;).</translation>
    </message>
    <message>
        <source>There is no form &quot;{}&quot;.</source>
        <translation>La forme « {} » n&apos;existe pas.</translation>
    </message>
    <message>
        <source>This run was trained on from step {} of the run &quot;{}&quot; (sum {}).</source>
        <translation>Cet essai reprend l&apos;entraînement à l&apos;étape {} de l&apos;essai « {} » (somme {}).</translation>
    </message>
    <message>
        <source>This run was trained on from the model &quot;{}&quot;, which others trained ({}, hash {}).</source>
        <translation>Cet essai reprend l&apos;entraînement du modèle « {} », entraîné par d&apos;autres ({}, hachage {}).</translation>
    </message>
    <message>
        <source>Train this run, or this model of others, on: its network, words and pieces stay. --resume goes on with it later</source>
        <translation>Reprendre l&apos;entraînement de cet essai ou de ce modèle d&apos;autrui : réseau, mots et morceaux restent. --resume le poursuit plus tard</translation>
    </message>
    <message>
        <source>Training this model takes at least {} bytes of memory: {} for its weights, {} for gradients, {} for what the optimiser keeps and {} to save them. This computer has {}. Train on a larger computer, or set optimizer=sgd or fewer threads.</source>
        <translation>L&apos;entraînement de ce modèle demande au moins {} octets de mémoire : {} pour ses poids, {} pour les gradients, {} pour ce que garde l&apos;optimiseur et {} pour l&apos;enregistrement. Cet ordinateur en a {}. Entraîner sur un ordinateur plus grand, ou choisir optimizer=sgd ou moins de fils d&apos;exécution.</translation>
    </message>
    <message>
        <source>&quot;name&quot;, &quot;form&quot;, &quot;hash&quot; and &quot;step&quot; of a model</source>
        <translation>« name », « form », « hash » et « step » d&apos;un modèle</translation>
    </message>
    <message>
        <source>&quot;{}&quot; puts vectors in order and knows no words, so it cannot be trained on with pairs. Choose a run of sentence pairs.</source>
        <translation>« {} » range des vecteurs et ne connaît aucun mot, son entraînement ne peut donc pas reprendre avec des paires. Choisir un essai de paires de phrases.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was interrupted before the model that it trains was saved. Delete it, and train that model on again.</source>
        <translation>« {} » a été interrompue avant que le modèle qu&apos;elle entraîne soit enregistré. La supprimer, puis reprendre l&apos;entraînement de ce modèle.</translation>
    </message>
    <message>
        <source>a rate that is usual for a model of others, so that it keeps what it knows</source>
        <translation>un taux usuel pour un modèle d&apos;autrui, afin qu&apos;il garde ce qu&apos;il sait</translation>
    </message>
    <message>
        <source>a source has an end mark and no start mark there</source>
        <translation>une source a là-bas une marque de fin et pas de marque de début</translation>
    </message>
    <message>
        <source>a tenth of the rate that the run was trained with, so that it keeps what it knows</source>
        <translation>un dixième du taux avec lequel l&apos;essai a été entraîné, afin qu&apos;il garde ce qu&apos;il sait</translation>
    </message>
    <message>
        <source>a usual batch</source>
        <translation>un lot usuel</translation>
    </message>
    <message>
        <source>it must be even there</source>
        <translation>la valeur doit y être paire</translation>
    </message>
    <message>
        <source>more passes through few pairs are learned by heart</source>
        <translation>avec plus de passages, peu de paires sont apprises par cœur</translation>
    </message>
    <message>
        <source>only Transformers of sentence pairs are computed there</source>
        <translation>seuls les Transformers de paires de phrases y sont calculés</translation>
    </message>
    <message>
        <source>only pieces of SentencePiece are cut there</source>
        <translation>seuls les morceaux de SentencePiece y sont découpés</translation>
    </message>
    <message>
        <source>second file  loss {}, BLEU {}</source>
        <translation>second fichier  perte {}, BLEU {}</translation>
    </message>
    <message>
        <source>smoothing would ask for the words that the model must never choose</source>
        <translation>un lissage demanderait des mots que le modèle ne doit jamais choisir</translation>
    </message>
    <message>
        <source>the form {} has a norm after the last layer</source>
        <translation>la forme {} a une normalisation après la dernière couche</translation>
    </message>
    <message>
        <source>the form {} has no norm after the last layer</source>
        <translation>la forme {} n&apos;a pas de normalisation après la dernière couche</translation>
    </message>
    <message>
        <source>the form {} has one table of words for encoder, decoder and output</source>
        <translation>la forme {} a une seule table de mots pour l&apos;encodeur, le décodeur et la sortie</translation>
    </message>
    <message>
        <source>the form {} normalises elsewhere</source>
        <translation>la forme {} normalise ailleurs</translation>
    </message>
    <message>
        <source>the last saves are not yet alike</source>
        <translation>les derniers enregistrements ne se ressemblent pas encore</translation>
    </message>
    <message>
        <source>the optimiser begins without moments, and the last steps are small ones</source>
        <translation>l&apos;optimiseur commence sans moments, et les derniers pas sont petits</translation>
    </message>
    <message>
        <source>this table of positions has other waves than there</source>
        <translation>cette table de positions a d&apos;autres ondes que là-bas</translation>
    </message>
    <message>
        <source>vectors of positions are not learned there</source>
        <translation>les vecteurs de position n&apos;y sont pas appris</translation>
    </message>
    <message>
        <source>{} of the {} source tokens and {} of the {} target tokens</source>
        <translation>{} des {} tokens de la source et {} des {} tokens de la cible</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sans nom)</translation>
    </message>
    <message>
        <source>Collecting the answers was stopped.</source>
        <translation>La collecte des réponses a été arrêtée.</translation>
    </message>
    <message>
        <source>Draw the collected answers, without names, for the wall</source>
        <translation>Dessiner les réponses collectées, sans noms, pour le mur</translation>
    </message>
    <message>
        <source>Files to check; the id or file of the lesson to walk; or the folder of the pages to collect</source>
        <translation>Fichiers à vérifier ; l&apos;identifiant ou le fichier de la leçon à parcourir ; ou le dossier des pages à collecter</translation>
    </message>
    <message>
        <source>Give either --csv or --json.</source>
        <translation>Donner soit --csv, soit --json.</translation>
    </message>
    <message>
        <source>Print the collected answers as a table, columns split by commas</source>
        <translation>Afficher les réponses collectées en tableau, colonnes séparées par des virgules</translation>
    </message>
    <message>
        <source>Say in which folder the pages are: attentoscope-cli lesson collect FOLDER.</source>
        <translation>Indiquer le dossier des pages : attentoscope-cli lesson collect FOLDER.</translation>
    </message>
    <message>
        <source>a list of 1 to {} steps</source>
        <translation>une liste de 1 à {} étapes</translation>
    </message>
    <message>
        <source>and {} other answers</source>
        <translation>et {} autres réponses</translation>
    </message>
    <message>
        <source>as this learner&apos;s run showed it</source>
        <translation>comme l&apos;essai de ce participant l&apos;a montré</translation>
    </message>
    <message>
        <source>has more than {} bytes</source>
        <translation>a plus de {} octets</translation>
    </message>
    <message>
        <source>has more than {} bytes under &quot;{}&quot;</source>
        <translation>a plus de {} octets sous « {} »</translation>
    </message>
    <message>
        <source>has no end</source>
        <translation>n&apos;a pas de fin</translation>
    </message>
    <message>
        <source>has the format {}; this version of the program reads the format {}</source>
        <translation>a le format {} ; cette version du programme lit le format {}</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>est présente deux fois</translation>
    </message>
    <message>
        <source>list, check, run or collect; list if left out</source>
        <translation>list, check, run ou collect ; list par défaut</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>non faite</translation>
    </message>
    <message>
        <source>not done: {}</source>
        <translation>non faite : {}</translation>
    </message>
    <message>
        <source>otherwise, or not judged</source>
        <translation>autrement, ou non jugé</translation>
    </message>
    <message>
        <source>predicted {}, seen {}</source>
        <translation>attendu {}, vu {}</translation>
    </message>
    <message>
        <source>predicted {}, seen {}: as expected</source>
        <translation>attendu {}, vu {} : comme prévu</translation>
    </message>
    <message>
        <source>predicted {}, seen {}: not as expected</source>
        <translation>attendu {}, vu {} : autrement que prévu</translation>
    </message>
    <message>
        <source>seen: {}, {} times</source>
        <translation>vu : {}, {} fois</translation>
    </message>
    <message>
        <source>skipped: {}</source>
        <translation>passée : {}</translation>
    </message>
    <message>
        <source>{} ({}, version {}, language {}, text {}), learners: {}</source>
        <translation>{} ({}, version {}, langue {}, texte {}), participants : {}</translation>
    </message>
    <message>
        <source>{} cannot be read. Check its permissions.</source>
        <translation>{} n&apos;est pas lisible. Vérifier ses droits.</translation>
    </message>
    <message>
        <source>{} cannot be read: {}. Check the permissions.</source>
        <translation>{} n&apos;est pas lisible : {}. Vérifier les droits.</translation>
    </message>
    <message>
        <source>{} has more than {} MiB, and no page of a lesson is that large.</source>
        <translation>{} a plus de {} Mio, et aucune page de leçon n&apos;est aussi grande.</translation>
    </message>
    <message>
        <source>{} has more than {} pages. Give the folder of one class.</source>
        <translation>{} a plus de {} pages. Donner le dossier d&apos;une seule classe.</translation>
    </message>
    <message>
        <source>{} has no answers that can be read: it is no page of a lesson, or an earlier version of the program saved it. Its answers have to be read by eye.</source>
        <translation>{} n&apos;a pas de réponses lisibles : ce n&apos;est pas une page de leçon, ou une version antérieure du programme l&apos;a enregistrée. Ses réponses sont à lire à l&apos;œil.</translation>
    </message>
    <message>
        <source>{} has no pages: they end in .html.</source>
        <translation>{} n&apos;a pas de pages : elles se terminent par .html.</translation>
    </message>
    <message>
        <source>{} has the same answers as {}, and is counted once.</source>
        <translation>{} a les mêmes réponses que {} et est comptée une fois.</translation>
    </message>
    <message>
        <source>{} is no folder. Give the folder in which the learners&apos; pages are.</source>
        <translation>{} n&apos;est pas un dossier. Donner le dossier des pages remises.</translation>
    </message>
    <message>
        <source>learners: {}, version {}, language {}</source>
        <translation>participants : {}, version {}, langue {}</translation>
    </message>
    <message>
        <source>{}. {}</source>
        <translation>{}. {}</translation>
    </message>
    <message>
        <source>{}: the part with the answers {}. Ask for the page as the program saved it.</source>
        <translation>{} : la partie avec les réponses {}. Demander la page telle que le programme l&apos;a enregistrée.</translation>
    </message>
    <message>
        <source>Alike heads together: {}</source>
        <translation>Têtes qui se ressemblent côte à côte : {}</translation>
    </message>
    <message>
        <source>Compare the heads of a Transformer, and find those that it needs</source>
        <translation>Comparer les têtes d&apos;un Transformer, et trouver celles dont il a besoin</translation>
    </message>
    <message>
        <source>Heads of this kind alone; the others stay in the model</source>
        <translation>Seulement les têtes de cette sorte ; les autres restent dans le modèle</translation>
    </message>
    <message>
        <source>Least set: {}</source>
        <translation>Plus petit ensemble : {}</translation>
    </message>
    <message>
        <source>Only a Transformer has heads to compare. Open a run of a Transformer, or ask for averages.</source>
        <translation>Seul un Transformer a des têtes à comparer. Ouvrir un essai d&apos;un Transformer, ou demander averages.</translation>
    </message>
    <message>
        <source>Seed of the drawn sentences</source>
        <translation>Graine des phrases tirées</translation>
    </message>
    <message>
        <source>Sentences that are drawn from the validation set or from --data, at most</source>
        <translation>Phrases tirées de la part de validation ou de --data, au plus</translation>
    </message>
    <message>
        <source>There is no sentence that the model can read. Load pairs with a validation set, or give other pairs.</source>
        <translation>Il n&apos;y a aucune phrase que le modèle puisse lire. Charger des paires avec une part de validation, ou donner d&apos;autres paires.</translation>
    </message>
    <message>
        <source>This model has no attention that could be measured. Open a run with another preset.</source>
        <translation>Ce modèle n&apos;a pas d&apos;attention qui puisse être mesurée. Ouvrir un essai avec un autre préréglage.</translation>
    </message>
    <message>
        <source>This model puts vectors in order and knows no words, so nothing can be erased or compared. Open a run of sentence pairs.</source>
        <translation>Ce modèle met des vecteurs en ordre et ne connaît pas de mots : rien ne peut être effacé ni comparé. Ouvrir un essai de paires de phrases.</translation>
    </message>
    <message>
        <source>With all heads: BLEU {}</source>
        <translation>Avec toutes les têtes : BLEU {}</translation>
    </message>
    <message>
        <source>distances: {}</source>
        <translation>distances : {}</translation>
    </message>
    <message>
        <source>places: {}</source>
        <translation>places : {}</translation>
    </message>
    <message>
        <source>without {}: BLEU {}</source>
        <translation>sans {} : BLEU {}</translation>
    </message>
    <message>
        <source>words: {}</source>
        <translation>mots : {}</translation>
    </message>
    <message>
        <source>{} and {}: {} bits</source>
        <translation>{} et {} : {} bits</translation>
    </message>
    <message>
        <source>{} left, without {}: BLEU {}</source>
        <translation>{} restantes, sans {} : BLEU {}</translation>
    </message>
    <message>
        <source>other words</source>
        <translation>autres mots</translation>
    </message>
    <message>
        <source>numbers in digits</source>
        <translation>nombres en chiffres</translation>
    </message>
    <message>
        <source>punctuation and symbols</source>
        <translation>ponctuation et symboles</translation>
    </message>
    <message>
        <source>words with a capital</source>
        <translation>mots à majuscule</translation>
    </message>
    <message>
        <source>Compare: how much each row of this sentence&apos;s attention changes, for the words of the first run</source>
        <translation>Comparer : de combien change chaque ligne de l&apos;attention de cette phrase, pour les mots du premier essai</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has other words or no attention in &quot;{}&quot;, so its rows cannot be compared.</source>
        <translation>« {} » a d&apos;autres mots ou pas d&apos;attention dans « {} », ses lignes ne peuvent donc pas être comparées.</translation>
    </message>
    <message>
        <source>{}: {} of its row moved; probability {}, in the first run {}</source>
        <translation>{} : {} de sa ligne est ailleurs ; probabilité {}, dans le premier essai {}</translation>
    </message>
    <message>
        <source>Both trainings side by side: attentoscope-cli runs compare {} {}; in the window, Tools ▸ Compare two models.</source>
        <translation>Les deux entraînements côte à côte : attentoscope-cli runs compare {} {} ; dans la fenêtre, Outils ▸ Comparer deux modèles.</translation>
    </message>
    <message>
        <source>Leave out the training pairs that hold this word on either side, or the pairs of a file; they stay in their batches and count nothing</source>
        <translation>Omettre les paires d&apos;entraînement qui contiennent ce mot d&apos;un côté ou de l&apos;autre, ou les paires d&apos;un fichier ; elles restent dans leurs lots et ne comptent pas</translation>
    </message>
    <message>
        <source>Line {} of &quot;{}&quot; is no training pair of this run, so it cannot be left out. Take it out of the file; it may be a validation pair.</source>
        <translation>La ligne {} de « {} » n&apos;est pas une paire d&apos;entraînement de cet essai et ne peut donc pas être omise. La retirer du fichier ; c&apos;est peut-être une paire de validation.</translation>
    </message>
    <message>
        <source>No training pair of this run holds the word &quot;{}&quot;, and there is no file of that name.</source>
        <translation>Aucune paire d&apos;entraînement de cet essai ne contient le mot « {} », et aucun fichier ne porte ce nom.</translation>
    </message>
    <message>
        <source>Repeat the run from this step on; it must have a save of this step. 0, or left out: from its start</source>
        <translation>Répéter l&apos;essai à partir de cette étape, dont il a une sauvegarde ; 0 ou sans valeur : depuis son début</translation>
    </message>
    <message>
        <source>Repeat this run in --out, step by step as it was, without the pairs of --without</source>
        <translation>Répéter cet essai dans --out, étape par étape comme il était, sans les paires de --without</translation>
    </message>
    <message>
        <source>This run is a fork: it repeats the run &quot;{}&quot; from step {} on without {} of its {} training pairs ({}).</source>
        <translation>Cet essai est une bifurcation : il répète l&apos;essai « {} » à partir de l&apos;étape {} sans {} de ses {} paires d&apos;entraînement ({}).</translation>
    </message>
    <message>
        <source>This run is a fork: it repeats the run &quot;{}&quot; from step {} on, with all of its pairs.</source>
        <translation>Cet essai est une bifurcation : il répète l&apos;essai « {} » à partir de l&apos;étape {} avec toutes ses paires.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; can be read only once, and to find the pairs that are left out it is read again. Give a file.</source>
        <translation>« {} » ne peut être lu qu&apos;une fois, et pour trouver les paires omises il est relu. Donner un fichier.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be forked at step {}: its best weights until then were those of step {}, and they are no longer kept. Fork it at another step, or train it again with a larger keep_saves.</source>
        <translation>« {} » ne peut pas bifurquer à l&apos;étape {} : ses meilleurs poids jusque-là étaient ceux de l&apos;étape {}, et ils ne sont plus gardés. Bifurquer à une autre étape, ou entraîner l&apos;essai à nouveau avec un plus grand keep_saves.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not have all {} steps that a fork repeats, with their learning rates. Train the original again, or fork another run.</source>
        <translation>« {} » n&apos;a pas toutes les {} étapes qu&apos;une bifurcation répète, avec leurs taux d&apos;apprentissage. Entraîner l&apos;original à nouveau, ou bifurquer un autre essai.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save of step {}. It can be forked at these steps: {}. With keep_saves a run keeps more.</source>
        <translation>« {} » n&apos;a pas de sauvegarde de l&apos;étape {}. L&apos;essai peut bifurquer à ces étapes : {}. Avec keep_saves un essai en garde plus.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save yet, so it is not known how far it was trained. Fork it when it is saved.</source>
        <translation>« {} » n&apos;a pas encore de sauvegarde, on ne sait donc pas jusqu&apos;où l&apos;entraînement est allé. Bifurquer quand l&apos;essai est sauvegardé.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no file, and no single word either: this run reads it as {} words. Give one word, or a file of pairs.</source>
        <translation>« {} » n&apos;est ni un fichier ni un seul mot : cet essai y lit {} mots. Donner un mot, ou un fichier de paires.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; puts vectors in order, and no two of its batches are the same. Only a run of sentence pairs can be forked.</source>
        <translation>« {} » range des vecteurs, et jamais deux de ses lots ne sont pareils. Seul un essai de paires de phrases peut bifurquer.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was interrupted before the save with which it begins was copied. Delete it, and fork the run &quot;{}&quot; again.</source>
        <translation>« {} » a été interrompu avant la copie de la sauvegarde par laquelle il commence. Le supprimer, et faire bifurquer l&apos;essai « {} » à nouveau.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was trained for {} steps, so after step {} there is nothing to repeat. Fork it at one of these steps: {}.</source>
        <translation>« {} » a été entraîné pendant {} étapes, après l&apos;étape {} il n&apos;y a donc rien à répéter. Bifurquer à l&apos;une de ces étapes : {}.</translation>
    </message>
    <message>
        <source>has a fork with impossible names or steps</source>
        <translation>a une bifurcation aux noms ou aux étapes impossibles</translation>
    </message>
    <message>
        <source>the number of the pairs that are left out</source>
        <translation>le nombre des paires omises</translation>
    </message>
    <message>
        <source>the pairs that are left out</source>
        <translation>les paires omises</translation>
    </message>
    <message>
        <source>{} has changed since it was loaded. Load it again.</source>
        <translation>{} a changé depuis son chargement. Charger à nouveau.</translation>
    </message>
    <message>
        <source>{} training pairs are too many to leave out, scattered as they are. Leave out fewer.</source>
        <translation>{} paires d&apos;entraînement sont trop nombreuses pour être omises, dispersées comme elles sont. En omettre moins.</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <translation>{}, ligne {} : {}</translation>
    </message>
    <message>
        <source>Alignment weight</source>
        <translation>Poids de l&apos;alignement</translation>
    </message>
    <message>
        <source>Changes a setting of the run that trains: learning_rate, teacher_forcing or alignment_weight.</source>
        <translation>Change un réglage de l&apos;essai qui s&apos;entraîne : learning_rate, teacher_forcing ou alignment_weight.</translation>
    </message>
    <message>
        <source>Head {}</source>
        <translation>Tête {}</translation>
    </message>
    <message>
        <source>No links could be learned of these pairs, so nothing can be taught: set alignment_weight=0, or load more pairs.</source>
        <translation>Il n&apos;y a aucun lien à apprendre de ces paires, donc rien ne peut être enseigné : mettre alignment_weight=0, ou charger plus de paires.</translation>
    </message>
    <message>
        <source>Taught head</source>
        <translation>Tête instruite</translation>
    </message>
    <message>
        <source>Teaches attention to align: this times the cross-entropy between the links of a target word and its row of attention is added to the loss (Chen and others 2016; Garg and others 2019). The links are gold where the data have them, and else learned from statistics of the pairs. 0: attention is left to itself. It can be changed while training runs.</source>
        <translation>Enseigne à l&apos;attention à aligner : ce nombre fois l&apos;entropie croisée entre les liens d&apos;un mot cible et sa ligne d&apos;attention s&apos;ajoute à la perte (Chen et autres 2016 ; Garg et autres 2019). Les liens sont de référence là où les données en ont, et sinon appris des statistiques des paires. 0 : l&apos;attention est laissée à elle-même. La valeur peut changer pendant l&apos;entraînement.</translation>
    </message>
    <message>
        <source>The attention</source>
        <translation>L&apos;attention</translation>
    </message>
    <message>
        <source>The cross head of a Transformer that is taught, as in cross.1.2 (layer 1, head 2). Empty: the first head of the layer before the last. Recurrent layers have one attention, and that is taught.</source>
        <translation>La tête croisée d&apos;un Transformer qui est instruite, comme cross.1.2 (couche 1, tête 2). Vide : la première tête de l&apos;avant-dernière couche. Les couches récurrentes ont une seule attention, et c&apos;est elle qui est instruite.</translation>
    </message>
    <message>
        <source>This model has no attention (attention=none), so it cannot be taught to align: set alignment_weight=0, or choose another attention.</source>
        <translation>Ce modèle n&apos;a pas d&apos;attention (attention=none), donc il ne peut pas apprendre à aligner : mettre alignment_weight=0, ou choisir une autre attention.</translation>
    </message>
    <message>
        <source>Vectors have no links that could be taught: leave alignment_weight out.</source>
        <translation>Des vecteurs n&apos;ont pas de liens à enseigner : omettre alignment_weight.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be changed while a run trains: learning_rate, teacher_forcing and alignment_weight can. Others are given with start.</source>
        <translation>« {} » ne peut pas changer pendant qu&apos;un essai s&apos;entraîne : learning_rate, teacher_forcing et alignment_weight le peuvent. Les autres se donnent avec start.</translation>
    </message>
    <message>
        <source>alignment_head={}: there is no such head; the decoder has layers 1 to {} and heads 1 to {}.</source>
        <translation>alignment_head={} : cette tête n&apos;existe pas ; le décodeur a les couches 1 à {} et les têtes 1 à {}.</translation>
    </message>
    <message>
        <source>the weight of the alignment is no number from 0 on, or too large</source>
        <translation>le poids de l&apos;alignement n&apos;est pas un nombre à partir de 0, ou il est trop grand</translation>
    </message>
    <message>
        <source>{} is taught with gold links of {} and with statistical links of {}.</source>
        <translation>{} apprend des liens de référence ({}) et des liens statistiques ({}).</translation>
    </message>
    <message>
        <source>{} is taught with gold links of {}.</source>
        <translation>{} apprend des liens de référence ({}).</translation>
    </message>
    <message>
        <source>{} is taught with statistical links of {}.</source>
        <translation>{} apprend des liens statistiques ({}).</translation>
    </message>
    <message>
        <source>{} must be a cross head, as in &quot;cross.1.2&quot; (layer 1, head 2), or empty, not &quot;{}&quot;.</source>
        <translation>{} doit être une tête croisée, comme « cross.1.2 » (couche 1, tête 2), ou vide, pas « {} ».</translation>
    </message>
    <message>
        <source>{}; alignment loss {}</source>
        <translation>{} ; perte d&apos;alignement {}</translation>
    </message>
    <message>
        <source>--csv is a table of averages. Leave it out, or ask for averages.</source>
        <translation>--csv est un tableau de moyennes. L&apos;omettre, ou demander averages.</translation>
    </message>
    <message>
        <source>As a control, shuffle the weights of each row before they are compared: τ has to be near 0</source>
        <translation>Pour contrôle, mélanger les poids de chaque ligne avant de les comparer : τ doit être proche de 0</translation>
    </message>
    <message>
        <source>Erases each source word of the shown translation, one after the other.</source>
        <translation>Efface chaque mot source de la traduction montrée, l&apos;un après l&apos;autre.</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ of the weights and of what erased words cost, −1 to 1.</source>
        <translation>τ de Kendall des poids et de ce que coûtent les mots effacés, de −1 à 1.</translation>
    </message>
    <message>
        <source>Measure each save of the run too</source>
        <translation>Mesurer aussi chaque sauvegarde de l&apos;essai</translation>
    </message>
    <message>
        <source>Nats that a target word lost when a source word was erased.</source>
        <translation>Nats qu&apos;un mot cible a perdus quand un mot source a été effacé.</translation>
    </message>
    <message>
        <source>None of the chosen pairs is a training pair of this run: they may be validation pairs. Choose others.</source>
        <translation>Aucune des paires choisies n&apos;est une paire d&apos;entraînement de cet essai : ce sont peut-être des paires de validation. En choisir d&apos;autres.</translation>
    </message>
    <message>
        <source>Print averages as a table, columns split by commas</source>
        <translation>Écrire les moyennes en tableau, colonnes séparées par des virgules</translation>
    </message>
    <message>
        <source>Save of step {}</source>
        <translation>Sauvegarde du pas {}</translation>
    </message>
    <message>
        <source>Source word whose erasure cost a target word most.</source>
        <translation>Mot source dont l&apos;effacement a le plus coûté à un mot cible.</translation>
    </message>
    <message>
        <source>The window that shows what each word loses without a source word.</source>
        <translation>La fenêtre qui montre ce que chaque mot perd sans un mot source.</translation>
    </message>
    <message>
        <source>Words of the source were erased in this step.</source>
        <translation>Des mots de la source ont été effacés dans cette étape.</translation>
    </message>
    <message>
        <source>number of chosen pairs</source>
        <translation>nombre de paires choisies</translation>
    </message>
    <message>
        <source>Drawn links cannot be kept: neither XDG_DATA_HOME nor HOME says where your files are.</source>
        <translation>Les liens dessinés ne peuvent pas être gardés : ni XDG_DATA_HOME ni HOME ne dit où sont les fichiers personnels.</translation>
    </message>
    <message>
        <source>Learning links was cancelled.</source>
        <translation>L&apos;apprentissage des liens a été annulé.</translation>
    </message>
    <message>
        <source>The drawn links are kept in &quot;{}&quot;: {}</source>
        <translation>Les liens dessinés sont gardés dans « {} » : {}</translation>
    </message>
    <message>
        <source>The link {}-{} points beyond the words of this pair, which has {} and {}: count words between spaces, from 0.</source>
        <translation>Le lien {}-{} dépasse les mots de cette paire, qui en a {} et {} : compter les mots entre espaces, à partir de 0.</translation>
    </message>
    <message>
        <source>The same of statistical links, which the training pairs give without the model.</source>
        <translation>Le même pour les liens statistiques, que les paires d&apos;entraînement donnent sans le modèle.</translation>
    </message>
    <message>
        <source>These pairs came through a pipe, so links cannot be kept with them. Open them as a file.</source>
        <translation>Ces paires sont venues par un tube, donc aucun lien ne peut être gardé avec elles. Les ouvrir comme fichier.</translation>
    </message>
    <message>
        <source>These two sentences are no pair of the loaded data, so their links cannot be kept with it. Open a pair from the table of sentences.</source>
        <translation>Ces deux phrases ne sont pas une paire des données chargées, donc leurs liens ne peuvent pas être gardés avec elles. Ouvrir une paire depuis le tableau des phrases.</translation>
    </message>
    <message>
        <source>learning the links that are taught: {} %</source>
        <translation>apprentissage des liens à enseigner : {} %</translation>
    </message>
    <message>
        <source>number of drawn links</source>
        <translation>nombre de liens dessinés</translation>
    </message>
    <message>
        <source>Each head at step {} and at step {}, with the difference</source>
        <translation>Chaque tête à l&apos;étape {} et à l&apos;étape {}, avec la différence</translation>
    </message>
    <message>
        <source>No model is named that could be trained on.</source>
        <translation>Aucun modèle n&apos;est nommé dont l&apos;entraînement pourrait être repris.</translation>
    </message>
    <message>
        <source>The heads of &quot;{}&quot; were not measured at two validations. They are in each training of a Transformer; a model that is trained on is validated before its first step, too.</source>
        <translation>Les têtes de « {} » n&apos;ont pas été mesurées à deux validations. Elles le sont dans chaque entraînement d&apos;un Transformer ; un modèle dont l&apos;entraînement est repris est validé aussi avant sa première étape.</translation>
    </message>
    <message>
        <source>likeness: the divergence of each two heads; averages: where heads look; least-set: the heads that BLEU needs; changes: the measures of each head at the first validation and with the best weights</source>
        <translation>likeness : la divergence de chaque paire de têtes ; averages : où les têtes regardent ; least-set : les têtes dont BLEU a besoin ; changes : les mesures de chaque tête à la première validation et avec les meilleurs poids</translation>
    </message>
    <message>
        <source>has a fork with unknown keys</source>
        <translation>a une bifurcation avec des clés inconnues</translation>
    </message>
    <message>
        <source>A model that others trained was opened in this step.</source>
        <translation>Un modèle entraîné par d&apos;autres a été ouvert dans cette étape.</translation>
    </message>
    <message>
        <source>File of sentence pairs, one a line, two columns with a tab or &quot; ||| &quot; between them, a CSV file, a translation memory (TMX) or a zip archive with one of these; or the source side of two parallel files. They may be packed with gzip or xz</source>
        <translation>Fichier de paires de phrases, une par ligne, deux colonnes séparées par une tabulation ou &quot; ||| &quot;, un fichier CSV, une mémoire de traduction (TMX) ou une archive zip avec l&apos;un d&apos;eux ; ou le côté source de deux fichiers parallèles. Ils peuvent être compressés avec gzip ou xz</translation>
    </message>
    <message>
        <source>Measures the validation sentences, or those beside an opened model, with the heads off that are switched off.</source>
        <translation>Mesure les phrases de validation, ou celles à côté d&apos;un modèle ouvert, sans les têtes désactivées.</translation>
    </message>
    <message>
        <source>Of {}, {} and {} are read.</source>
        <translation>De {}, {} et {} sont lus.</translation>
    </message>
    <message>
        <source>Of {}, {} is read.</source>
        <translation>De {}, {} est lu.</translation>
    </message>
    <message>
        <source>Opens a model that others trained: one of the program&apos;s, or a folder beside the lesson.</source>
        <translation>Ouvre un modèle entraîné par d&apos;autres : l&apos;un de ceux du programme, ou un dossier à côté de la leçon.</translation>
    </message>
    <message>
        <source>There is no model &quot;{}&quot;{}. Known are: {}. Or put its folder beside the lesson.</source>
        <translation>Il n&apos;y a pas de modèle « {} »{}. Sont connus : {}. Ou mettre son dossier à côté de la leçon.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; leaves the folder of the lesson: give the plain name of a folder that lies beside it.</source>
        <translation>« {} » sort du dossier de la leçon : donner le simple nom d&apos;un dossier qui est à côté d&apos;elle.</translation>
    </message>
    <message>
        <source>a tag or comment is longer than {} bytes</source>
        <translation>une balise ou un commentaire dépasse {} octets</translation>
    </message>
    <message>
        <source>a unit has more than {} languages</source>
        <translation>une unité a plus de {} langues</translation>
    </message>
    <message>
        <source>has &quot;{}&quot; twice. Unpack it first, and open the right one.</source>
        <translation>contient « {} » deux fois. Décompresser d&apos;abord, et ouvrir le bon.</translation>
    </message>
    <message>
        <source>has an entry that is no plain file in it: &quot;{}&quot;. Do not use it.</source>
        <translation>contient une entrée qui n&apos;est pas un simple fichier : « {} ». Ne pas l&apos;utiliser.</translation>
    </message>
    <message>
        <source>has more than {} files. Unpack it first, and open the right one.</source>
        <translation>contient plus de {} fichiers. Décompresser d&apos;abord, et ouvrir le bon.</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot; any more.</source>
        <translation>ne contient plus « {} ».</translation>
    </message>
    <message>
        <source>has no sentence pairs: neither one .tmx, .tsv, .csv or .txt, nor two files such as NAME.de and NAME.en. It has: {}.</source>
        <translation>ne contient pas de paires de phrases : ni un .tmx, .tsv, .csv ou .txt, ni deux fichiers comme NAME.de et NAME.en. Contenu : {}.</translation>
    </message>
    <message>
        <source>has several files that can be the pairs: {}. Unpack it, and open the right one.</source>
        <translation>contient plusieurs fichiers qui peuvent être les paires : {}. Décompresser, et ouvrir le bon.</translation>
    </message>
    <message>
        <source>is a zip archive in a pipe. Save it as a file first.</source>
        <translation>est une archive zip venant d&apos;un tube. L&apos;enregistrer d&apos;abord dans un fichier.</translation>
    </message>
    <message>
        <source>is a zip archive that is damaged or cut off. Copy or download it anew.</source>
        <translation>est une archive zip endommagée ou tronquée. La copier ou la télécharger de nouveau.</translation>
    </message>
    <message>
        <source>is encrypted (&quot;{}&quot;). Unpack it first.</source>
        <translation>est chiffré (« {} »). Décompresser d&apos;abord.</translation>
    </message>
    <message>
        <source>more than {} elements are within each other</source>
        <translation>plus de {} éléments sont imbriqués</translation>
    </message>
    <message>
        <source>numbers of training pairs in their order, as 3,17-19</source>
        <translation>des numéros de paires d&apos;entraînement dans leur ordre, comme 3,17-19</translation>
    </message>
    <message>
        <source>packs &quot;{}&quot; in a way that is not read here: only deflate and store are. Unpack it first.</source>
        <translation>compresse « {} » d&apos;une façon qui n&apos;est pas lue ici : seuls deflate et store le sont. Décompresser d&apos;abord.</translation>
    </message>
    <message>
        <source>the XML is broken ({})</source>
        <translation>le XML est mal formé ({})</translation>
    </message>
    <message>
        <source>the XML is no translation memory: it begins with &lt;{}&gt; and not with &lt;tmx&gt;</source>
        <translation>le XML n&apos;est pas une mémoire de traduction : il commence par &lt;{}&gt; et non par &lt;tmx&gt;</translation>
    </message>
    <message>
        <source>the entity &quot;{}&quot; is defined in another file, which is not read</source>
        <translation>l&apos;entité « {} » est définie dans un autre fichier, qui n&apos;est pas lu</translation>
    </message>
    <message>
        <source>{} has both sides of the pairs, as a zip archive or XML. Open it alone.</source>
        <translation>{} contient les deux côtés des paires, comme archive zip ou XML. L&apos;ouvrir seul.</translation>
    </message>
    <message>
        <source>{} has no languages {} and {} to choose. It has: {}.</source>
        <translation>{} n&apos;a pas de langues {} et {} à choisir. Il a : {}.</translation>
    </message>
    <message>
        <source>{} has no languages: each translation unit needs two &lt;tuv&gt; with xml:lang.</source>
        <translation>{} n&apos;a pas de langues : chaque unité a besoin de deux &lt;tuv&gt; avec xml:lang.</translation>
    </message>
    <message>
        <source>{} has only one language, &quot;{}&quot;: each translation unit needs two &lt;tuv&gt; with xml:lang.</source>
        <translation>{} n&apos;a qu&apos;une langue, « {} » : chaque unité a besoin de deux &lt;tuv&gt; avec xml:lang.</translation>
    </message>
    <message>
        <source>{} has {} languages: {}. Choose two by their numbers, such as --columns 1,2, or with Columns in the window&apos;s data panel.</source>
        <translation>{} a {} langues : {}. En choisir deux par leurs numéros, par exemple --columns 1,2, ou avec « Colonnes » dans le panneau des données de la fenêtre.</translation>
    </message>
    <message>
        <source>{} has {} with further translations, from line {} on; these are not used.</source>
        <translation>{} a {} avec d&apos;autres traductions, à partir de la ligne {} ; elles ne sont pas utilisées.</translation>
    </message>
    <message>
        <source>{} is a translation memory: &quot;{}&quot; and &quot;{}&quot; are read.</source>
        <translation>{} est une mémoire de traduction : « {} » et « {} » sont lus.</translation>
    </message>
    <message>
        <source>{} unit</source>
        <translation>{} unité</translation>
    </message>
    <message>
        <source>{} units</source>
        <translation>{} unités</translation>
    </message>
    <message>
        <source>{}, line {}, column {}: {}. Nothing of the file is used: copy or download it anew.</source>
        <translation>{}, ligne {}, colonne {} : {}. Rien du fichier n&apos;est utilisé : le copier ou le télécharger de nouveau.</translation>
    </message>
    <message>
        <source>The changes are those of the run&apos;s own validations. Leave out --data.</source>
        <translation>Les changements sont ceux des validations de l&apos;essai lui-même. Omettez --data.</translation>
    </message>
    <message>
        <source>the entity &quot;{}&quot; has tags, other entities or more than {} bytes</source>
        <translation>l&apos;entité « {} » contient des balises, d&apos;autres entités ou plus de {} octets</translation>
    </message>
    <message>
        <source>{} has no &quot;{}&quot; and &quot;{}&quot;, which are the languages of the training pairs. It has: {}.</source>
        <translation>{} n&apos;a pas « {} » et « {} », les langues des paires d&apos;entraînement. Il a : {}.</translation>
    </message>
    <message>
        <source>{} has two files, {} and {}, and no columns {} and {}: choose 1 and 2, or 2 and 1.</source>
        <translation>{} a deux fichiers, {} et {}, et pas de colonnes {} et {} : choisissez 1 et 2, ou 2 et 1.</translation>
    </message>
    <message>
        <source>{} names an encoding that is not read here. Save it as UTF-8.</source>
        <translation>{} indique un codage qui n&apos;est pas lu ici. Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>Ended translations</source>
        <translation>Traductions terminées</translation>
    </message>
    <message>
        <source>Most tokens of a translation, the end token counted; 0: twice as many as the source has, and ten more</source>
        <translation>Nombre maximal de tokens d&apos;une traduction, le token de fin compris ; 0 : deux fois autant que la source, et dix de plus</translation>
    </message>
    <message>
        <source>What a finished translation does to its beam, and when the beam ends. narrowing: it takes a place in its last step; the beam ends when as many are finished as the beam is wide, or no other can win. until-full: its place goes to the next one; the beam ends when as many are finished as the beam is wide, as in CTranslate2. until-worse: as until-full, but the likeliest open one must also rank no higher than the worst of these, as in Transformers.</source>
        <translation>Ce qu&apos;une traduction qui se termine fait à son faisceau, et quand le faisceau se termine. narrowing : elle occupe une place à son étape, jusqu&apos;à ce qu&apos;autant soient terminées que le faisceau est large ou qu&apos;aucune autre ne puisse gagner. until-full : sa place va à la suivante, jusqu&apos;à ce qu&apos;autant soient terminées que le faisceau est large, comme dans CTranslate2. until-worse : de même, et jusqu&apos;à ce que la plus probable des ouvertes ne soit pas mieux classée que la dernière de celles-ci, comme dans Transformers.</translation>
    </message>
    <message>
        <source>The system gives no random numbers for the secret of the ranks: {}.</source>
        <translation>Le système ne donne pas de nombres aléatoires pour le secret des rangs : {}.</translation>
    </message>
    <message>
        <source>There is no rank {}: the ranks are 0 to {}. Give each process a number of its own.</source>
        <translation>Il n&apos;y a pas de rang {} : les rangs vont de 0 à {}. Donner à chaque processus un numéro à lui.</translation>
    </message>
    <message>
        <source>--seeds has {} twice: each seed has one run.</source>
        <translation>--seeds contient {} deux fois : chaque graine a un seul essai.</translation>
    </message>
    <message>
        <source>BLEU means nothing here, and the least set is judged by it: it counts four words in a row, and {} of {} references have at least four. Give pairs with longer sentences.</source>
        <translation>BLEU ne dit rien ici, et c&apos;est lui qui juge l&apos;ensemble minimal : il compte quatre mots à la suite, et {} références sur {} en ont autant. Donner des paires aux phrases plus longues.</translation>
    </message>
    <message>
        <source>Choose a .model file as spm_train writes it.</source>
        <translation>Choisir un fichier .model tel que spm_train l&apos;écrit.</translation>
    </message>
    <message>
        <source>Choose a text file with a sentence pair on each line.</source>
        <translation>Choisir un fichier texte d&apos;une paire de phrases par ligne.</translation>
    </message>
    <message>
        <source>Choose a text file with one sentence a line.</source>
        <translation>Choisir un fichier texte d&apos;une phrase par ligne.</translation>
    </message>
    <message>
        <source>Choose an alignment file with one line for each sentence pair.</source>
        <translation>Choisir un fichier d&apos;alignements avec une ligne par paire de phrases.</translation>
    </message>
    <message>
        <source>Folder of another run: is the difference between both larger than chance? Paired bootstrap, about half of a two-sided p-value, and approximate randomisation, as in sacreBLEU. It keeps all of its heads</source>
        <translation>Dossier d&apos;un autre essai : la différence entre les deux dépasse-t-elle le hasard ? Bootstrap apparié, environ la moitié d&apos;une valeur p bilatérale, et randomisation approchée, comme dans sacreBLEU. Il garde toutes ses têtes</translation>
    </message>
    <message>
        <source>Loss in nats per target token of the reference, the end of the sentence counted. It is 1 if every token has the probability 1/e, about 0.37</source>
        <translation>Perte en nats par token cible de la référence, fin de phrase comprise. Elle vaut 1 si chaque token a la probabilité 1/e, environ 0,37</translation>
    </message>
    <message>
        <source>Step {}: validation was best. Loss {}.</source>
        <translation>Étape {} : meilleure validation. Perte {}.</translation>
    </message>
    <message>
        <source>The engine on the other side has version {} of Attentoscope, and this window {}. Install the same version on both. An engine that was started before goes on: there, attentoscope-cli serve --stop ends it and saves what it trains.</source>
        <translation>Le moteur de l&apos;autre côté a la version {} d&apos;Attentoscope, et cette fenêtre {}. Installer la même version des deux côtés. Un moteur lancé auparavant continue : là-bas, attentoscope-cli serve --stop l&apos;arrête et sauvegarde ce qu&apos;il entraîne.</translation>
    </message>
    <message>
        <source>The two columns of --data that are the pair, counted from 1. Otherwise they are those of the run&apos;s data, or without a run the two that hold sentences</source>
        <translation>Les deux colonnes de --data qui forment la paire, comptées à partir de 1. Sinon celles des données de l&apos;essai, ou sans essai les deux qui contiennent des phrases</translation>
    </message>
    <message>
        <source>{} is a folder. {}</source>
        <translation>{} est un dossier. {}</translation>
    </message>
    <message>
        <source>{} is empty. {}</source>
        <translation>{} est vide. {}</translation>
    </message>
    <message>
        <source>{} is not a text file. {}</source>
        <translation>{} n&apos;est pas un fichier texte. {}</translation>
    </message>
    <message>
        <source>{} of {} pairs of the second validation file are left out, because {}.</source>
        <translation>{} paires du second fichier de validation sur {} sont omises, car {}.</translation>
    </message>
    <message>
        <source>{} of {} validation pairs are left out, because {}.</source>
        <translation>{} paires de validation sur {} sont omises, car {}.</translation>
    </message>
</context>
</TS>
