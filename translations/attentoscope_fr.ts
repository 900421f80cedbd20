<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AlternativesPopup</name>
    <message>
        <source>%1 (the sentence ends)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likeliest words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the model choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In place of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, probability %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Save training as an animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread over the %1 pictures that are kept of this sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ictures:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training-%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” exists. Press Replace to write over it, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnimationExport</name>
    <message>
        <source>There is not enough memory for this picture. Choose a smaller size or scale.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttentionReading</name>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · sure gold link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · possible gold link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected target words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected source words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2: %3 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2: %3 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 most on %2: %3 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 most from %2: %3 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · forced elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · Ctrl+click frees the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · Ctrl+click: look only here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at %2: %3, rank %4 of %5 · entropy of the row %6 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · faded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · sum of %1 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · mean of %1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks most at %2: %3 · entropy %4 bits · click to select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is looked at most by %2: %3 · click to select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned, Esc releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc ends the selection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttentionView</name>
    <message>
        <source>&amp;Matrix of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lines between the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From &amp;0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the largest &amp;weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What carries 99 % of each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What carries 95 % of each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What carries &amp;90 % of each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What carries 75 % of each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What carries &amp;half of each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source &amp;order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its &amp;script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From &amp;left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From &amp;right to left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Values in the cells where there is room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special &amp;tokens such as &lt;eos&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold li&amp;nks outlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words, &amp;pieces merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is &amp;drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention weights, a row for each target word, a column for each source word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate a sentence to see where the model looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to show for an empty translation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no attention: it squeezes the whole sentence into one vector.
Train one with attention to see where it looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of this sentence do not fit its words, so they cannot be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a word or a line to read it, click to pin it, or use the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell to read it, click to pin it, click words to sum them, or use the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BatchExport</name>
    <message>
        <source>a sentence of %1 words, and no more than %2 can be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a folder, a pipe or a device. Choose a text file with one sentence a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2. Choose a text file with one sentence a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too large for a picture of every line. Choose a file with fewer sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer than %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”, line %2: %3. Write one sentence on each line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no sentence. Write one a line into it, in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BatchExportDialog</name>
    <message>
        <source>Save the heatmaps of many sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each sentence and its translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The &amp;watched sentences (%n)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The lines of a te&amp;xt file:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text file with one sentence a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sentence a line; after a tab a translation to force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a text file with one sentence a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of these names that exist: %1. Press Replace to write over them, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files written into %1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences that could not be drawn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BeamBar</name>
    <message>
        <source>Translations of the beam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the beam found, best first. The number is the sum of log probabilities over a penalty for length; the largest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how the beam branched, word by word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.  %2   %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BeamTree</name>
    <message>
        <source>Beam tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”, probability %2, score %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; translation %1 ends here, %2 over its length penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; given up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BeamWindow</name>
    <message>
        <source>Beam tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under each word is its score so far, the sum of log probabilities. A thicker line means a likelier word. At the end of a translation are its rank and its score over the length penalty. Click a word, or walk with the arrow keys and press Enter, to see the attention of its translation.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColorMap</name>
    <message>
        <source>Viridis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Watch attention being learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of sentence pairs, two parallel files, a run folder, or a run in one file (.attentoscope).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a built-in sample, such as tiny-french.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a preset, such as recommended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start training at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a picture or table to FILE and quit; needs no display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run to export from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to export: heatmap, lines or loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence whose attention is exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the attention of each line of FILE, with its number in the name: out.svg becomes out-001.svg, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title of the picture; an empty one: none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the picture, such as 1200x900.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of the window: en, de or fr; otherwise the system&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarges everything in the picture; 2 for a dense screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size &quot;%1&quot; is not of the form WIDTHxHEIGHT, such as 1200x900.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;. Known views: heatmap, lines, loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--export needs --model RUN, the run folder to export from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give either --source or --sentences, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--sentences is for heatmaps: a loss curve belongs to the whole run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scale &quot;%1&quot; is not a number from 0.1 to 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;. Known languages: en, de, fr.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one file of sentence pairs, two parallel files, or one run folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give either a path or --sample, not both.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each its o&amp;wn translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both translate freely; words that both write are linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B with A&apos;s wor&amp;ds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B goes through A&apos;s translation word by word, so that every row can be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A a&amp;nd B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Di&amp;fference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ll three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell, or walk with the arrow keys: the same words light up on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two models and a sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How attention is drawn, on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a picture or a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention of &amp;A …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention of &amp;B …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Difference …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence for both models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A difference needs both translations: see the message beside.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparedSide</name>
    <message>
        <source>Attention of model %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3, step %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean entropy %1 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with A&apos;s words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContextView</name>
    <message>
        <source>all others, %1 together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · “%2”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DataActions</name>
    <message>
        <source>Choose the folder of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.txt *.csv *.gz *.xz);;Packed runs (*.attentoscope);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the source side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the target side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the run in this folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DataFacts</name>
    <message>
        <source>Tokens on the source side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens on the target side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DataPanel</name>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the lines that were skipped, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file of sentence pairs, drop one here, or choose a sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs to train, %2 to validate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tutorial recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferenceMap</name>
    <message>
        <source>word %1: “%2” in A, “%3” in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model %1 has no attention here, so there is nothing to subtract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two models cut the sentence into different words (%1), so their columns cannot be subtracted. Choose runs with the same data settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two translations differ (%1), so their rows cannot be subtracted. Let B be given A&apos;s words to compare row by row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, because the other has none: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferenceView</name>
    <message>
        <source>Difference of the weights, A minus B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&apos;s weights minus B&apos;s, a row for each target word, a column for each source word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A − B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange: A looks more at the word. Blue: B does. In the middle: no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A − B: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DissectionController</name>
    <message>
        <source>Choose a cell of the heatmap: click it, or press Enter on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no attention to take apart yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DissectionWindow</name>
    <message>
        <source>How this weight came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys go to the neighbouring cell, Page Up and Page Down scroll. Point at a strip to read its numbers: orange is above zero, blue is below, and a stronger colour is farther from zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well decoder and source word fit. Each line follows from the lines that it names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From scores to weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax turns the scores of all source words into shares of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the annotations, each times its weight: this is what the decoder reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The likeliest words with their scores before the softmax, and the scores that they would have if the context were the mean of all annotations: the difference is what looking at the right place is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (were the row not forced)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · the model as it is now, after step %1; the picture is of step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” looks at “%2” with %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EarlierRunsController</name>
    <message>
        <source>Reading %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the run whose curve is shown already. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses of sentences and of vectors cannot be compared: one counts nats per word, the other squared errors. Choose a run of the same task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run has no metrics yet: nothing to draw. Choose one that was trained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 runs cannot be told apart. Remove one to add %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, because they are no lines of metrics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split by commas (*.csv);;Split by tabs (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EngineReports</name>
    <message>
        <source>Validation at step %1: loss %2, BLEU %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 parameters, %3 source and %4 target words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Attentoscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run is not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training stopped early: validation has not improved for as long as &quot;Patience&quot; allows. The best model is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training ended: the loss is as low as the recipe asks for. Type numbers in any order below, such as &quot;3 1 2&quot;, to see them put in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run in %1 was deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved at step %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it on the clipboard instead of into a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words and numbers, no picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” exists. Press Replace to write over it, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>&amp;File:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cale:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light, for documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportFormat</name>
    <message>
        <source>Animation (WebP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbered pictures (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector drawing (SVG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector drawing (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of numbers (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words and numbers (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileTranslationDialog</name>
    <message>
        <source>%1 could not be translated; in the output they are empty:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the source word where the model has &amp;no word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Translate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate a text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8 text, one sentence a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text file to translate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File for the translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text, one translation a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, with words and attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beam </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the beam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many translations are followed side by side. Greedy is the quickest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Source text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ranslation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Written as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searc&amp;h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training goes on meanwhile, so later lines are translated by a model that has learned more. Pause training to have one model for all lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a text file with one sentence a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists. Press Replace to write over it, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines in %2 are written into %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileTranslator</name>
    <message>
        <source>%1 is a folder. Choose a text file with one sentence a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a pipe or a device. Save its output as a file, and choose that file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty, so there is nothing to translate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The translation would replace the source text. Choose another name for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder. Type the name of a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists. Choose another name, or say that it may be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: longer than %3 MiB. Put one sentence on each line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Is the disk full?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was exchanged after %1 lines. Start again with the model that is loaded now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoldCells</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words are linked where the weight is at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each word is linked to its largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AER of this sentence %1 (%2). Gold links are outlined: sure ones solid, possible ones dashed. Attention is not alignment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention is not alignment: a weight says where the model read while it chose a word, not which word that one translates. The alignment error rate compares the two all the same; a good model may have a high one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeatmapPlot</name>
    <message>
        <source>1 in %1 words is labelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 in %1 source words is labelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 in %1 target words is labelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 in %1 source words and 1 in %2 target words are labelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InterruptionBar</name>
    <message>
        <source>The training of %1 was cut short before its first save. It can start over, the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training of %1 was cut short. It can go on at step %2, after %3 of training; saved %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load its sentence pairs again and train on from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the run to translate with it and to look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the run as it is, and offer it no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindView</name>
    <message>
        <source>The weights of a target word sum to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of a target word sum to at most one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no weights to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equation of the attention: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the symbols mean</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LengthHistogram</name>
    <message>
        <source>Sentence lengths: most have up to %1 source and %2 target tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens in a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens: %2 source and %3 target sentences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LikelyWordsView</name>
    <message>
        <source>The likeliest words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the mean annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what looking adds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinesPlot</name>
    <message>
        <source>1 in %1 words is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 heaviest lines are drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkedViews</name>
    <message>
        <source>“%1” looks at “%2”: A %3, B %4, A − B %5 · probability of the word: A %6, B %7 · entropy of the row: A %8, B %9 bits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LossCanvas</name>
    <message>
        <source>Training, each step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LossMarks</name>
    <message>
        <source>learning rate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teacher forcing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LossMeasureTexts</name>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perplexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU of the validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss (nats per word)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss (mean squared error)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LossPlot</name>
    <message>
        <source>Vertical axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU of the validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By training time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Loss plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1 steps together)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation BLEU %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 (epoch %2, %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoomed in. Double-click to follow the training again; a drag with Shift moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss appears here as soon as training runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU is measured by each validation. The first has not come yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LossSide</name>
    <message>
        <source>Axes and smoothing of the loss curve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Attentoscope</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>&amp;Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Model %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which run model %1 comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save of model %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which save of that run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another run …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is at the moment, even while it is trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberStrip</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberTable</name>
    <message>
        <source>−∞</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1 M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 line was skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines were skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PackDialog</name>
    <message>
        <source>Include the sentence &amp;pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without them the file tells only their name and number. Names of folders on this computer stay here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file to send: the newest save and the best one, the history and the watched sentences. A double click opens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs (*%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file of this name. Press Replace to write over it, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairsModel</name>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairsView</name>
    <message>
        <source>Sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 pairs, as they are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the first %2 of them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureExports</name>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of the heatmap is on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotExport</name>
    <message>
        <source>A picture of %1 × %2 pixels is too large: no side may exceed %3. Choose a smaller size or scale, or SVG or PDF, which have no pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this picture. Choose a smaller size or scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawing could not be made. Try PNG instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A size of %1 × %2 at scale %3 cannot be drawn. Width, height and scale must be above zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Choose another folder or file name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not name a format that can be written. Let the file name end in one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PngWriter</name>
    <message>
        <source>There is not enough memory for these pictures. Choose a smaller size or scale.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Esc or F5 ends the presentation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetChooser</name>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the preset is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemsModel</name>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it was skipped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>LibTorch multiplies with %1 and its kernels for %2, which this program chose: by itself the library took those for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LibTorch multiplies with %1 and its kernels for %2, which OPENBLAS_CORETYPE chose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LibTorch multiplies with %1 and its kernels for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Attentoscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attentoscope %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An instrument for attention: train an encoder-decoder on sentence pairs, watch the alignment take shape, and take the picture home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty. Built on Qt, LibTorch, oneDNN and QCustomPlot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap and lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk from cell to cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First or last column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First or last row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin a cell, or let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space, click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum several words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+arrow keys, Ctrl+click on words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a word of the translation look at one source word only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter, Ctrl+click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a weight came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go, undo what was forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk along the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag, Ctrl+wheel, + and −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the training again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Attentoscope</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadoutLine</name>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentItems</name>
    <message>
        <source>trained %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;%1  %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget them all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>From scores to weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score e(t,j)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight α(t,j)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions beyond the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Starting the engine …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the data …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose data to train on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped by an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard, or start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunDestination</name>
    <message>
        <source>Save each run in a folder of its &amp;own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save in a &amp;folder I choose …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do &amp;not save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change where the run is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <source>best validation loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunTransfer</name>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpacking %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a packed run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was exported with its sentence pairs: %1, %2, step %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was exported without its sentence pairs: %1, %2, step %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was unpacked into %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It was trained on %2 pairs of %3, which lie in its folder packed-data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It was trained on %2 pairs of %3, which did not come with it: translate with it, or open the same pairs to go on training.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunsWindow</name>
    <message>
        <source>&amp;Add a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen run out of the loss curve; its folder stays (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the table on the clipboard, columns split by tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table as a file, columns split by commas or tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs over the loss curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space shows or hides a run, Del removes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the runs reached, and what differs in their settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their smoothed losses lie over the loss curve, each validation as a ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another &amp;run …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a run to see what differs in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All settings are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings that are the same in all runs are left out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentenceChoices</name>
    <message>
        <source>A file of pairs …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.txt *.gz);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open gold alignments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignments (*.talp *.align *.gdfa *.txt *.pharaoh);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word alignments that people made, one line for each pair: 3-4 is a sure link, 3p4 a possible one, source word first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of a sentence&apos;s first word in the gold file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another system&apos;s …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open what Marian or OpenNMT wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Marian (--alignment) or OpenNMT (-report_align, -attn_debug, --with_alignments) wrote for these sentences is shown in place of this model&apos;s attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the weight is at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How links are read off the weights. A word whose largest weight is on a start or end mark has no link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest weight that links two words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Gold links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words &amp;linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentenceController</name>
    <message>
        <source>Load sentence pairs first, or choose a file of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a model that translates sentences, or open a run of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AER %1 over %2 sentences with gold links (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentenceWindow</name>
    <message>
        <source>&amp;Downwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only sentences with these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences; Enter opens one in the heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop measuring; what is there stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure all of these sentences with the model as it is now; training waits meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentencesModel</name>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Translated: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment error rate of this sentence: 0 % where its links are the gold ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How spread out the attention is: entropy in bits, the mean over the rows of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU of this sentence alone, as sacreBLEU&apos;s sentence BLEU: the first order without a correct n-gram counts as half a match, the next one as a quarter, and so on; orders that the translation is too short for are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nats per target word of the reference, the end of the sentence counted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Reset this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed values are bold. They are read when training starts; the others are the preset&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsModel</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Key: %2. Default: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed; the default is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SmoothingSlider</name>
    <message>
        <source>not smoothed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of about %1 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing of the loss curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing: the bold line is the loss of each step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing: the bold line is a mean of the steps so far in which the newest counts most; one that lies %1 steps back counts about a third as much. It starts at the first loss.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Type a sentence below to see how it is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first picture of this sentence comes with the next steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Train to watch attention take shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose data first, then press Train</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StageHeader</name>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vali&amp;dation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours, scale and what is shown of attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SubwordForm</name>
    <message>
        <source>Choose a model &amp;file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SentencePiece learns the pieces from the data, for each side on its own. You can also name a .model file for both sides, and another one for the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the pieces of a SentencePiece .model file for both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a subword model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SentencePiece models (*.model);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TermsView</name>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a learned matrix times %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tanh of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all numbers of %1 added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeAnimation</name>
    <message>
        <source>step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Play through training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this picture when older ones are thinned out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the newest picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag or use the arrow keys to go back in training; Space plays, Esc follows the newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · watched from step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrainingActions</name>
    <message>
        <source>Stop training and throw this model away? It was never saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop training and delete the run in %1? What it has learned cannot be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run is not saved. Start again and lose it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again and lose it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training is going on and this run is not saved. Close and lose it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Learning rate: a change counts from the next batch on; a schedule goes on from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher forcing: a change counts from the next batch on and stays; a falling schedule ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs: counted from the start of the run. A falling learning rate ends there too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps: counted from the start of the run, in place of epochs. 0: epochs decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is read when training starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 weights; a save takes %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TranslationBox</name>
    <message>
        <source>Sentence to translate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beam </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the beam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many translations are followed side by side. Greedy: only the likeliest word at each step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence to translate it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence here: it is translated as soon as training begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Let the model choose again (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The translation is the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation and attention are another system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced words: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced rows of attention: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced words: %1, forced rows of attention: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TranslationWords</name>
    <message>
        <source>Source words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or press Enter for other words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValidationBar</name>
    <message>
        <source>Step %1 · epoch %2 · BLEU %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to all validation sentences (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to all validation sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The validation that is shown; the newest is replaced by each new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValidationCard</name>
    <message>
        <source>%1, translated as: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference: %1. Press to open its heatmap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1
Reference: %2
Translation: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValidationView</name>
    <message>
        <source>A few sentences of the validation set are translated at each validation and shown here.
Train, or press Evaluate now while training.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>Attentoscope speaks this language from its next start on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WatchedBar</name>
    <message>
        <source>Watched sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the watched sentences is on show. With a translation given, its rows stay the same while the attention changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which sentences are watched</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WatchedDialog</name>
    <message>
        <source>Watched sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are decoded again and again while training goes on, and every picture is kept. A short list is decoded more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation that is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its translation, to keep the rows the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its translation, or empty: the model&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: the model&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are chosen, but at most %2 can be watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of at most %2 are chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WebpWriter</name>
    <message>
        <source>There is not enough memory for this animation. Choose a smaller size or fewer pictures.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WebpWriterTexts</name>
    <message>
        <source>A WebP picture of %1 × %2 pixels is too large: no side may exceed %3. Choose a smaller size or scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Begin with a sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or drop a file anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or use your own sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attentoscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose sentence pairs, press Train, and watch which words a translation looks at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open sentence pairs …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file with one pair a line, split by a tab or |||</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;two files …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open two files whose lines belong together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;run …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder of a trained model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;gold alignments …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open word alignments that people made, one line for each pair, to outline them in the heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the first screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the model now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export r&amp;un …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the run into one file, to send or to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export attention …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save matrix or lines as a picture, or the weights as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;many sentences …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the heatmaps of all watched sentences, or of each line of a text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate a te&amp;xt file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate each line of a text file into another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a picture of the heatmap on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;loss curve …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the loss curve as a picture or a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export animatio&amp;n …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save how the watched sentence changed while training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Attentoscope; a run with a folder is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate from the second column to the first, or back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a new model on the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with this run for as many epochs again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train one batch and pause again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;valuate now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure loss and BLEU on the validation sentences before the next batch; training does not notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop and keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End training; the model stays, and is saved where the run has a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and &amp;discard …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End training, forget the model and delete the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again, same s&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train anew from the same first weights, with the settings as they are now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again, &amp;new seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train anew from other first weights and in another order, with the settings as they are now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All settings …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See and change every setting of model and training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every key, in the menus and on the heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Attentoscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the translation box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo what was forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the model choose all words and all attention again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the loaded sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;watched sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the sentence that is watched while training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;your sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the attention of the sentence you typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;validation sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show sentences of the validation set as they are translated at each validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How this weight came about …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen cell of the heatmap apart: every number from state to word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare two models …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the same sentence under two models, with their difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Earlier runs …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the losses of earlier runs over this one, and see what differed in their settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lines between words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch between matrix and lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show data and training beside the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide everything but the views and double the type; Esc ends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put everything back where it was at the first start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where there is &amp;room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Below the heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;eside the heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose watched se&amp;ntences …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which sentences are watched while training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of &amp;sentences …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all validation sentences by error rate, entropy, length, BLEU or loss, and open one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the watched sentence through training, or stop playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the watched sentence one picture earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the watched sentence one picture later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the newest picture of the watched sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;amples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Loss curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ime in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowPages</name>
    <message>
        <source>Use a sample</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordStrip</name>
    <message>
        <source>probability %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (forced)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source> (did you mean &quot;{}&quot;?)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Where they part cannot be told, but line {} is the first that is empty in {} and not in {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: {} {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A SentencePiece .model file for the target side, where it differs from subword_model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A built-in sample instead of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A learned matrix translates each annotation before it is compared with the decoder&apos;s state. One matrix product scores every word, which makes it the fastest kind that learns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line a batch: the numbers of its pairs, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A longer gradient is shortened to this length. 0: no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A packed run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A packed run is named FILE{}; give --out such a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark opens a field that no other one closes. Write a mark that is text twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small neural network compares the decoder&apos;s previous state with each annotation. The classic: it decides where to look before the next word is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small neural network compares the last vector with each vector of the input, and the output is the weighted sum of the inputs themselves: there are no words, no encoder and no decoder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tensor&apos;s name or metadata is no UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AER of the diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AER, links one earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AER, links one later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a constant vector in the linear map of the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additive (Bahdanau)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additive attention as the step-by-step article builds it: one LSTM layer on each side, and a small network scores the source words from the decoder&apos;s previous state. The article stops before training: sizes, the end mark after the source and all training settings are ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additive, over vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align the words of sentence pairs by attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment without words: the numbers 1 to n come in a mixed order, each as a vector such as [3,4], and attention puts them in order again by looking for the vector that begins where the last one ended. It needs no data. The recipe &quot;robust&quot; is ours and learns it within seconds; &quot;article&quot; is the article&apos;s loop exactly as printed, which rarely does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows are equal: in one linear layer over [s; h] the state&apos;s part is the same for every source word and cancels in the softmax. Set score_hidden to 64 to make the score a small network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All words of the translation are given, so no single one can be forced: leave one of the two out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also by the length of the source sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whom it belongs to for the right to read it (chmod u+r).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention, from the command line: train, translate, evaluate, align.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attentoscope {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average the loss over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bahdanau, Cho and Bengio 2015: Neural machine translation by jointly learning to align and translate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bahdanau, the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bahdanau, with an LSTM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias in the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidirectional LSTM, linear score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk, or copy the run folder anew from where it was whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clip gradient at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concat (Luong)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates as people write them, and the same day as year, month and day in numbers. The model has to find the three parts in any order and pass over the weekday and the commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder starts from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder&apos;s hidden size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dot product (Luong)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw all first weights evenly from minus to plus this number. 0: PyTorch&apos;s own rule for each layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs between two validations; 0.25 validates four times an epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File for the gold alignments, words counted from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of other pairs, so that none of the data is set aside; otherwise 5 % of it are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of sentence pairs to validate with; otherwise 5 % of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of sentence pairs, one a line, two columns with a tab or &quot; ||| &quot; between them, or a CSV file; or the source side of two parallel files. They may be packed with gzip or xz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write, two columns with a tab between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files may not grow that large here (ulimit -f). Raise the limit, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final forcing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of a trained run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder to make; it must not be there yet, or be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing in validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing is drawn for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free running ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General (Luong)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the decoder its last attentional state together with the next word, so that it knows what it has attended to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the run in --out, with its own settings and, unless --data is given, its own data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold alignments, one line a pair: i-j sure, ipj possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden score units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many batches to train on. 0: the epochs decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times training goes through all pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the decoder is fed the true previous word instead of its own guess while it trains: 1 always, 0 never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How recurrent layers are computed: our fused ones, or LibTorch&apos;s own as a reference. The numbers are the same but for rounding. Where nobody chooses, the processor decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sentence pairs are cleaned and chosen. &quot;tutorial&quot; does as the classic translation tutorial: lower case, no accents, pairs under ten words that begin with certain phrases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How source words are scored: the name of an attention kind, such as general or additive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the learning rate changes: not at all, in a straight line down to the end of training, with one over the square root of the step, halved when validation stops improving, or up to the rate given and down again in one cycle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How weights follow the gradient. Adadelta finds its own step lengths: give it a learning rate of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inner size of scores that have one (additive, concat). 0: the hidden size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input feeding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a link; remove it, and a file of its own is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was cancelled; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its folder was moved or removed: put it back, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep only this many of the most frequent words on each side. 0: no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned, as far as the recipe asks,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of a training step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {}: the line is longer than 4 MiB. Give one sentence a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear concat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear: steps until the final value. Inverse sigmoid: its k; the middle of the fall is near k times the logarithm of k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the built-in samples, or write one to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the presets, and every key with its default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local, monotonic (Luong)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local, predictive (Luong)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at how the text is cleaned (data_recipe, strip_accents).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong&apos;s global attention with a matrix between the two states, so that the model can learn which numbers to compare. Sizes, dropout, first weights and training are the article&apos;s, and so is the bias that its code adds to the matrix; masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong&apos;s global attention with a small network over both states. We follow the article&apos;s equation: its code leaves out the tanh, and without it the decoder&apos;s state cancels and all rows become equal. Sizes and training are the article&apos;s; masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong&apos;s local attention that assumes both languages say things in the same order: step t looks at source word t and the words around it, never elsewhere. From the paper; the article leaves it out. On a task that turns the sentence round (the sample &quot;reverse&quot;) a small attention_window cannot reach the words it needs: watch it fail there. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong&apos;s local attention that predicts where to look: a small network places the centre of the window, and weights fall off around it like a bell, so that a row sums to at most one. From the paper; the article leaves it out. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong, Pham and Manning 2015: Effective approaches to attention-based neural machine translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong, concat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong, dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong, general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong, local (monotonic)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong, local (predictive)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a run&apos;s folder from such a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make all letters small before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks around the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maxout units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure a trained model on sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure how fast a model trains here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model B cannot be given A&apos;s words: its tokenizer or its cleaning of text makes &quot;{}&quot; of &quot;{}&quot;. Let each write its own translation, or choose a run with the same data settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data is chosen. Name a file of sentence pairs or a built-in sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of {} holds two sentences. Choose a file with one pair a line, split by a tab or |||.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair is short enough: {}. Use a file with shorter sentences, or a larger attention_positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair of &quot;{}&quot; can be measured: all are empty, or longer than the model reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair of {} is left{}.{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sentences are being measured. Ask for them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No subwords can be learned from {} with {}. Change subword_vocabulary (now {}) or choose another tokenizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No test sentences are kept of this data (test_share is 0). Choose the validation sentences or a file, or set test_share and load the data again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No training is under way. Start one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is being trained, so there is nothing new to save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is being trained, so there is nothing to validate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left of a sentence after cleaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left of the source sentence after cleaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left of the target sentence after cleaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was trained here, so there is nothing to throw away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of sentence pairs; the sample&apos;s own default if left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the sample&apos;s pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of translations that are followed side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in a recurrent state. An encoder that reads both ways has this many in each direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in the decoder&apos;s recurrent state. 0: as many as the hidden size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that leave the maxout layer. 0: half the hidden size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that stand for one word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of kinds that read the previous state: the word&apos;s vector and the context in this order, the other way round, or combined by a linear layer and a ReLU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of pairs that are not forced: count the loss to the end of the target, or stop where the model ends the sentence itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the linear kind: replace its one linear layer by a small network with this many units. 0: as the article prints it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the local kinds: how many source tokens are seen on each side of the centre (the paper&apos;s D).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the location kind: the longest source sentence, special tokens counted. Longer pairs are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the location kind: with off, weight may also fall beyond the end of the sentence, as the tutorial prints it, and a row sums to less than one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the tokenizers bpe and unigram: a SentencePiece .model file for both sides. Empty: pieces are learned from the data, for each side on its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the tokenizers bpe and unigram: how many pieces each side has at most. With few of them a word is cut into many pieces; with many of them sentences are short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the unshuffle task: the article&apos;s loop exactly as printed, or ours, which learns reliably.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On embeddings, between layers and on annotations (all), or only on the decoder&apos;s embedding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One linear layer scores state and annotation put end to end. What the state adds is the same for every source word and cancels in the softmax, so all rows of the heatmap are equal. With hidden units (score_hidden) it becomes a small network and can follow the state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one field: a sentence, a tab (or &quot; ||| &quot;, or a comma in a CSV file) and its translation are expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {} MiB of address space are left, and at least {} are needed to compute. Raise the limit (ulimit -v) by {} MiB or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ours: a small model that learns fast on a laptop and draws a clear alignment. The encoder reads the sentence both ways, and Luong&apos;s general score compares the decoder&apos;s state with every source word. Start here. From 20,000 training pairs on it is twice as wide: embeddings and states of 256, batches of 64, dropout 0.2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ours: the same sizes as the recommended preset, but the decoder sees only one fixed vector of the whole sentence. Train it beside another preset to see what attention is good for, above all on long sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs with more tokens than this on either side are listed and skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the pairs that is kept out of training and validation altogether.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the pairs that is never trained on and shows how well the model does on new sentences. Not used when a validation file is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision of products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print one JSON value for programs instead of text for people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor threads that compute. 0: all cores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor threads that compute; 0: all cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a run into one file to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the sentence pairs in too; without it only their name and number are told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise max_length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read both ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recurrent cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recurrent layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recurrent layers on top of each other, in encoder and decoder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows sum to at most one: weights fall off around the predicted centre and are not normalised again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows sum to less than one: without the mask, weight also falls on positions beyond the end of the sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where to write the pairs: --out FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds of training between two saves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs in one training step, at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence {} of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings that differ from the preset&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the last step that SGD keeps; Adam does not use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the numbers that is set to zero at random while training, which keeps the model from learning the sentences by heart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the probability that is spread over all words instead of given to the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of time steps at which the loss is computed after the true previous word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short English sentences and their French, made by a small grammar. Adjectives, pronouns and negation change places between the two languages, so watch where the bright cells leave the diagonal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special tokens that the encoder reads with the source words: none, &lt;eos&gt; after them, or &lt;sos&gt; before and &lt;eos&gt; after them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State and annotation are put side by side and go through a small neural network. The same idea as the additive kind, but read from the decoder&apos;s current state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step t sees source word t and D words on each side of it, nothing else. It suits languages of like word order. With a small D it cannot reach a word that stands far from its place: on the sample &quot;reverse&quot; it fails, and the heatmap shows the window it cannot leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {}: the loss is no longer a number, so training stopped with the weights of the step before. Try a smaller learning rate than {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {}: the {} is no longer a number, so training stopped with the weights of the step before. Try a smaller learning rate than {}, or clip gradients with a smaller clip_norm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {}: there is not enough memory for {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps in which the learning rate grows from zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after this many validations in a row without improvement. 0: never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped early, because the validation loss no longer falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strip accents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subword model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subword pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sutskever, Vinyals and Le 2014: Sequence to sequence learning with neural networks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the direction or use data_recipe=plain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target side of two parallel files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target tokens in one training step, padding included, at most: batches of long sentences then hold fewer pairs. 0: the batch size alone decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target&apos;s subword model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher forcing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher forcing stays as it is, falls in a straight line, or falls along an inverse sigmoid (Bengio and others 2015).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The LSTM attention article as printed: one-hot words, and one linear layer scores state and annotation. The state&apos;s part of such a score is the same for every source word and cancels in the softmax, so all rows of the heatmap are equal. score_hidden=64 makes it the small network that the text describes. Sizes and training are ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The batches name pair {}, but there are only {} training pairs, counted from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The benchmark counts tokens, and vectors have none: choose a preset for sentence pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decoder first predicts where in the sentence to look, then scores the words in a window around that place. A bell around the centre makes the prediction learnable, and lets a row sum to less than one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decoder gets the encoder&apos;s last state and nothing else: one fixed vector for the whole sentence, however long. The baseline that shows why attention matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dissected translation tutorial: the weights come from the previous word and state alone, by position, without a look at the annotations. One pair at a time, plain SGD, 75,000 times; sentences of at most ten tokens. Use data_recipe=tutorial for the tutorial&apos;s data. Masking is ours; mask=off is the tutorial as printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoder reads the sentence forwards and backwards, so that an annotation knows the words on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoder&apos;s last state as it is, that state through a linear layer and tanh, zeros, or the backward layer&apos;s state at the first word through a linear layer and tanh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine failed: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine met an error it did not expect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine met an error it did not expect. Details say more; please report them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first sentence is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first {} of {} are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input cannot be read: {}. Give a text file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kind of recurrent layer in encoder and decoder. gru-2014 is the unit of the 2014 paper, which resets the state before the state is multiplied by its matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The learned subword model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is longer than {} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model of vectors cannot be taken apart here; choose a preset for sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of a sentence&apos;s first word there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers from 1 to 5, or up to 20, in a mixed order, and the same numbers in order. The attention has to find the next number wherever it stands, every preset learns it from words, and the one called Unshuffle from vectors, without any data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output could not be written whole. Free some space, or write it somewhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper that began it: gated units that reset the state before its matrix, an encoder that reads both ways, additive attention from the previous state, and a maxout readout. First weights are the paper&apos;s; sizes are smaller than its 1,000 units and Adam replaces Adadelta (optimizer=adadelta learning_rate=1), so that it learns on a laptop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preset &quot;{}&quot; draws its own vectors and takes no data: leave out --data, --sample and --valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preset &quot;{}&quot; never sees the same data twice, so it has no epochs: give --steps or --minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The previous word and the decoder&apos;s previous state alone decide which position to look at. The source words are not asked, so it learns habits of place: fine where both languages keep the same order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program met an error it did not expect; please report it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program {}, which belongs to Attentoscope, is not beside it. Install Attentoscope anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run &quot;{}&quot; is being trained by another Attentoscope{}. Stop it there first, or train into another folder. It can be opened to translate meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run folder lacks the tensor &quot;{}&quot;; it is damaged or of another version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run in &quot;{}&quot; could not be saved. It is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is saved again, at step {}. Nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run needs {} bytes in &quot;{}&quot;, where {} are free. Free some space, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was made with {}={}, and that cannot change on the way. Leave {} out, or begin a new run in another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same while validating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample &quot;{}&quot; has no alignments; leave --alignments out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample to write; without it they are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample “{}” has no alignments. Leave the alignment file out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The save stands at batch {} of an epoch that has only {}; was the data file changed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is the plain dot product of the decoder&apos;s state and each annotation: similar vectors attract. It has no weights of its own, so both sides must learn to speak one language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second sentence is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence has {} bytes; at most {} are translated at once. Cut it into sentences, one a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence has {} tokens, but {}. Shorten it, or train a model with more positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence has {} tokens; at most {} are translated at once. Cut it into sentences, one a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence is empty: type at least one word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence; without it, lines from standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; cannot be &quot;{}&quot;: give {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting &quot;{}&quot; changes nothing about the preset unshuffle with recipe={}; leave it out. Those that do: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simplest of Luong&apos;s three global scores: the dot product of the decoder&apos;s current state with each annotation, no weights of its own. Sizes, dropout, first weights and training are the article&apos;s; masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The state of the random generator that was saved with the run is none; the run folder is damaged or was edited. Copy it anew from where it was whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; does not have the bytes of its shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; has shape {} where the configuration asks for {}; the run folder is damaged or was edited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of the numbers in matrix products. bfloat16 keeps eight binary digits: about one and a half times as fast on processors made for it, and a little less exact. On others it is float32. Weights and sums stay float32. Fused layers only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The validation file {} has no usable pair; choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vocabulary has a word that is empty or has a line break in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vocabulary holds the word &quot;{}&quot; twice; every word may stand there once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vocabulary holds the word &quot;{}&quot;, which is reserved for a special token; take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights hold {} tensors where the configuration has {}; the run folder is damaged or was edited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of step {} are in use: the lowest loss on the validation sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no sentence pairs yet: open a file, or choose a sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no validation sentences. Load the data with a validation share above zero and train anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no attention kind &quot;{}&quot;; the known ones are {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no cell in row {}, column {}: the map has {} rows and {} columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file &quot;{}&quot;. Check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder &quot;{}&quot;. Check the name of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model in memory. Train one or open a run, or choose a run here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model that translates sentences yet: train one, or open a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model yet: train one, or open a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no preset &quot;{}&quot;{}. Known presets: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sample “{}”. Choose one of: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no setting &quot;{}&quot;{}. Known settings: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no source token {} to force the attention onto: the sentence has {}, markers included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this. Try a smaller batch_size, shorter sentences or a smaller model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory to save the run in &quot;{}&quot;. Close other programs; it is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to put in order: type numbers such as &quot;3 1 2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to train on: give --data FILE or --sample NAME (the command samples lists them).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to validate with: every batch of this task is new to the model, so the training loss says it all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only one pair, so it is used for training and for validation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are {} numbers; type at most {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Convert it, for example with iconv -t UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no attention that could be forced onto a source word: choose a preset with attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no attention, so there is no weight to take apart. Choose another preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run has no folder, so it cannot be saved; start it with an output folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run has so many steps that each {}th of them is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run was begun with the kernels of {} for {} and goes on with those of {} for {}: its numbers differ in their last digits from those of a run that was never interrupted. OPENBLAS_CORETYPE={} in the environment chooses the earlier core.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run was made with {} and goes on with {}, as many as there are cores here: from here on its losses are not bit for bit those of a training that was never interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run was made with {} and goes on with {}: from here on its losses are not bit for bit those of a training that was never interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run was trained on other sentence pairs ({}) than the loaded ones ({} of {}). Load the file it was trained on, with the same data settings, or start a new run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiny French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long: {} source and {} target tokens; the longest sentence allowed (max_length) has {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a model on sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train for M minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train for N batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train for N passes through the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training is not paused. Pause it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training is under way. Stop it first, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training steps before those</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training steps that are timed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate a sentence, or lines from standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tensors are named &quot;{}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unshuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to nine letters, and the same letters again. It is the easiest task there is: the attention becomes a straight diagonal within seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to nine letters, and the same letters from the last to the first. The attention has to learn to walk backwards, which shows as a diagonal that rises instead of falling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors are put in order one by one, without a choice among words; use a beam of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors are put in order without a choice among words, so that there is none to force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a step minimises: the mean over all target tokens of the batch, or the mean over its pairs, in which long sentences count for more. The loss that is shown is always per token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is trained; see the command presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one token is: a word by the rules of Unicode, whatever white space separates (for text that is tokenised already), a single character, or a piece of a word: &quot;bpe&quot; and &quot;unigram&quot; learn with SentencePiece which pieces are worth a place of their own, so that rare words are written from frequent pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What scheduled sampling decides about each time: a time step of the whole batch, a whole sentence pair, or a single word of a single sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the output layer reads: the decoder&apos;s state, or previous state, word and context through a maxout layer, as in the 2014 paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a falling teacher forcing ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where no initial range is given: each layer as PyTorch fills it, or as the 2014 paper does (orthogonal recurrent matrices, tiny scores, small normal weights).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where random numbers start: the same seed gives the same run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the model says &lt;unk&gt;, put the source word it attends to most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words and attention can be forced in one sentence at a time: translate it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of gold alignments are counted from 0 or from 1, not from {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words seen less often in the training pairs become &lt;unk&gt;. 0 chooses: 2 from 10,000 pairs on, otherwise 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words spelled like a special token (&lt;pad&gt;, &lt;sos&gt;, &lt;eos&gt;, &lt;unk&gt;) stand in the text {}; they are treated as unknown words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write é as e, ü as u, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;library&quot;, &quot;core&quot; and &quot;chosen_by&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;swapped&quot; translates from the second column to the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; already holds a run. Give another folder, or go on with that run (--resume).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be read: {}. Check that it is there and that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be read: {}. {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be used. {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be written. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be written: {}. {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; changed while it was packed. Pack the run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not fit into the memory. Close other programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; has more than {} validations and changes of settings. Rename the file to open the run without its history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save of step {} (any more: the last three and the best one are kept). Choose one of {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save of step {}, nor any other. Choose another run, or train this one until it is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no save: its file &quot;current&quot; is missing or names no step. If the run was stopped before its first save, train it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; holds {} bytes, more than the memory of this computer, {}. Open the run on a larger computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a file. Give a folder for the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a link, and links are not followed here. Put what it leads to in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a packed run. Unpack it first: attentoscope-cli unpack FILE --out RUN; the window does so by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a pipe, not a file. Remove it, or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is gone, and with it the losses and validations of the run until its save. Nothing else is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing. Other saves are there: {}. Write one of these numbers into the file &quot;{}&quot; to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no file. Give a packed run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no link. Write links as &quot;3-4&quot; (sure) or &quot;3p4&quot; (possible).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no number that can be put in order. Type whole numbers from 0 to {} such as &quot;3 1 2&quot;, or vectors such as &quot;[3,4] [1,2] [2,3]&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no run: it has no config.json. Choose the folder that a run was saved in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no run: it has no config.json. Give the folder that training was told to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no setting: write --set key=value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no weight. Weights are numbers from 0 to 1, a row for each word of the translation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no word once the text is cleaned as this model&apos;s data was: type another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the file that this run was {}. Pack the run without its data, or put the file back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there already. Give another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; was cut: it has {} of the {} bytes that belong to the save, so losses and validations are missing. Nothing else is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; was edited: the save ends in the midst of one of its lines. Losses and validations may be missing, or stand there twice. Nothing else is touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}. Ask the sender to export the run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; {}. Copy the run folder anew from where it was whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} is no line of metrics. Remove the line, or rename the file to open the run without its history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {} is no snapshot of a watched sentence. Remove the line, or the file; the run works without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot;, line {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>�</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a learned matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of 16 hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of steps, epochs or batches is below zero or beyond any training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number up to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text &quot;key=value&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from 0 to 18446744073709551615</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention=dot compares annotations of {} numbers with decoder states of {}: make them equal (bidirectional, hidden_size, decoder_hidden_size), or use attention=general.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention_positions={} leaves room for {} source tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be used. {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be used: its piece {} {}. Choose another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be used: its piece {}, &quot;{}&quot;, stands there twice. Choose another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed while it was unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.json (max_vocabulary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be read to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuts into whole words or characters. Choose tokenizer=words or characters for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data_recipe=tutorial keeps {} of {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoder_input needs an attention kind that reads the previous state, such as additive, to be anything but word-context; attention={} does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not begin with the special tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit the vocabulary beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not say how large &quot;{}&quot; is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not say where training stood: &quot;{}&quot; is missing or no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends too early: the packed data is cut off. Copy or download the file anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends within its header; it was cut short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends within line {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has &quot;{}&quot; in line {}, but knows only none, before, after and both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a directory of more than {} bytes, which no run needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a header that is no valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a score that is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a tensor of more than {} dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a zero byte in line {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has an empty line, number {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has more than {} pieces, which is more than is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has more than {} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no pieces to cut words into. Choose another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the unknown key &quot;{}&quot;; it was written by {}, and this is Attentoscope {}; open the run with the program that wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has two tensors named &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has values nested more than {} deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has values nested too deeply in its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {} bytes, which cannot be right: at most {} are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {} bytes; a record of watched sentences has at most {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {} lines for a vocabulary of {} words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {} under &quot;{}&quot;, where {} must stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {} words where {} allows {}, special tokens included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds &quot;{}&quot; twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds &quot;{}&quot;, which belongs to no run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds &quot;{}&quot;, which is a link or a device and no file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a control character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a run that cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a run whose attention, &quot;{}&quot;, is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds another number of bytes under &quot;{}&quot; than it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds more than {} files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds more than {} words, the most that is read of watched sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds no whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds weights in the tensor &quot;{}&quot; that are infinite or no numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds {} bytes where a model of this size has at most {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds {} numbers where its config.json and vocabularies ask for {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how far the window reaches (attention_window)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initial_state=copy needs bidirectional=false, because the two directions&apos; last states are twice as wide as the decoder&apos;s; use initial_state=projected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initial_state=copy needs decoder_hidden_size=0 or {}, the size of the state that is copied, but it is {}; use initial_state=projected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initial_state=first-backward needs bidirectional=true, because it starts from the backward layer&apos;s state; use initial_state=projected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input_feeding=true needs an attention kind that reads the current state, such as general; attention={} does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a link that leads out of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged or no SentencePiece model. Choose a .model file as spm_train writes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged: its metadata is no object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged: its packed data does not fit together after {} bytes of text. Copy or download the file anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged: its tensors end at byte {}, but {} are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged: the metadata &quot;{}&quot; is no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged: the tensor &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged: the tensor &quot;{}&quot; begins at byte {}, but the one before it ends at {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is locked with a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is longer than {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no config.json of a run: it has no &quot;format_version&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no packed run, or was cut short or damaged on its way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no safetensors file of a run: its header would have {} bytes, at most {} can be right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no safetensors file: its header does not begin with {</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no text in lines: its last {} MiB have no line end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not UTF-8 in line {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not the subword model that the run was made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is too short for a safetensors file; it was cut short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its batch of {} sentence pairs (up to {} source and {} target words), so the weights are still those of the step before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its best step was never made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its {} sequences, so the weights are still those of the step before. Close other programs and go on, or start again with a smaller batch_size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lacks the key &quot;data&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lacks the key &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lacks the list &quot;settings&quot; of its data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned weights of position j, whatever word stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned weights; with hidden units v · tanh(W [s(t−1); h(j)] + b) stands in their place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned: each word has a vector that is trained. one-hot: a vector as long as the vocabulary with a single 1 in it, which is not trained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned: how much each dimension counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer than {} (max_length)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss (nats a token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks where words end and not where they begin, which is not supported. Choose another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean squared error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metrics.jsonl was removed or cut while the run is trained: losses and validations until step {} are gone from it. Nothing else is, and training goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not of OpenBLAS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers its sentences in columns 1 and 3; the pairs are columns 2 and 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of {}{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packs &quot;{}&quot; in a way that no run is packed; only deflate and store are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>readout=maxout needs an attention kind that reads the previous state, such as additive; attention={} does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {} has {} weights, the rows before it have {}. Every row needs one weight for each source word: write the file anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s(0) = last encoder state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says that &quot;{}&quot; has {} bytes, but at most {} can be right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says that &quot;{}&quot; has {} bytes, but its configuration and vocabularies ask for {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says that training stood before its start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says that training stood where it cannot: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>squeezed between −1 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken out by data_recipe=tutorial ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teacher forcing is no number from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotation as the state can read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotation of source word j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotation of the source word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bias of this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the centre of the window: the step itself, at most the last word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data has only {}, and there must be one of links for each. Choose the file that belongs to these sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decoder&apos;s first state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decoder&apos;s state at this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decoder&apos;s state before this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than 1 GiB. Cut it, and the sentence pairs, into parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the learning rate is no number from 0 on, or beyond any training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit of epochs is beyond any training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is longer than 4 MiB. An alignment file has one line for each sentence pair; choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the link &quot;{}-{}&quot; points beyond {} and {}. Use data that is cut into the same words or pieces as the other system&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the link &quot;{}&quot; counts words from 0, but they are to be counted from {}. If the file counts from 0, say so (on the command line: --gold-first-index 0).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a file, each byte as two hexadecimal digits,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of source tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the part of W that meets the annotation, and the bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the part of W that meets the state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the part of this position&apos;s weights that meets the state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the part of this position&apos;s weights that meets the word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the part of w that meets the annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the part of w that meets the state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the predicted centre, between 0 and S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row of &quot;{}&quot; has {} weights, the rows before it have {}. Let the other program write the file anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score of position j; a softmax over j turns scores into weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score: the sum of both products and the bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score: the sum of the line above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score; a softmax over j turns scores into weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score; a softmax over the window and a bell around the centre turn scores into weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score; a softmax over the window turns scores into weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sentence pair has {} and {} words; at most {} a side can be shown. Leave the pair out, or cut it into sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system does not say why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time is no number from 0 on, or beyond any training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vector before the one that is asked for; first [0,1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vector of the previous target word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights are of {}, but the sentence has {} between spaces (one more with an end mark). Use data that is cut into the same words or pieces as the other system&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these are weights, not links. Open the file as another system&apos;s attention, and a file of links (&quot;0-0 1-2&quot;) as gold alignments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trained on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false (on and off, 1 and 0 are the same)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two vectors put end to end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under {} words on both sides, target beginning with one of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpacks to more than {} times its size, which no text does, so the rest was not read. If it is what you want, unpack it first and open the unpacked file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validated with, or the run does not say which one that was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector j of the input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wants more memory to be unpacked than is allowed (128 MiB). Unpack it first and open the unpacked file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was packed by another version of Attentoscope, or edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was written by {} with format version {}, but Attentoscope {} reads version {}; open the run with the program that wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what each dimension adds to the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the state asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the word offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with nothing left after cleaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would unpack to more than {} bytes, which is the most that is unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would unpack to more than {} times its size, which no run does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} Close other programs and go on, or start again with a batch_size under {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} Go on to take it in smaller parts, or start again with a batch_size under {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} In it: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} Pack the run without its data, or put the file back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} can be read only once, and to learn subwords the pairs are read twice. Write them into a file first, or name a subword_model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be opened: {}. Check that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be read beyond its first {}: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be read: give --batches a text file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be started: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} different character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} different characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not exist. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} ends at byte {}, but only {} are there; the file was cut short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} ends before it begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} gave nothing to read for {}. Save what it is to give as a file, and choose that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} gold link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} gold links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has an impossible shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has more than two columns, from line {} on; only the first two are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has more than {} columns, from line {} on; the others are not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no place of two numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has the impossible size {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has the type {}; only F32, F64, I64 and U8 can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} and {} has {}: line {} of {} has no partner: {}. Parallel files need the same number of lines.{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} and {} has {}; there must be one line of links a pair, an empty one for a pair without links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} lines and {} has {}; there must be one line of links a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} where a whole number from 0 on must stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a BPE model. Set tokenizer=bpe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a folder. Choose a text file with a sentence pair on each line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a pipe that no program writes into. Start that program first, or choose a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a unigram model. Set tokenizer=unigram.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is empty. Choose a text file with a sentence pair on each line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is empty: write a line for each batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is larger than {} bytes, which no SentencePiece model needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a text file. Choose a text file with a sentence pair on each line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is packed twice. Unpack it once and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is packed with {} and {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is packed with {}, which is not read here. Unpack it first, or pack it with gzip or xz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} lacks its type, its shape or its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs {} bytes, but its place has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} training pairs are left out, because {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} point beyond the words of a sentence, the first in line {}. Look whether the file counts words from 0 or from 1, and whether it belongs to these sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} source word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} source words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} target word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} target words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} tells of {} and the data has {}; there must be one for each line. Let the other system translate the whole file, or choose the file that it translated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} was trained to put vectors in order (preset {}) and knows no words. Choose a run of sentence pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, line {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, line {}, column {}: not {} text: &quot;{}&quot;. Convert the file to UTF-8 and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, line {}: a zero byte, so this is not a text file. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, line {}: write the numbers of a batch&apos;s pairs, counted from 0, with spaces between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} of {} cannot be used; the first one is line {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; {} {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” cannot be written: {}. Choose another place or make room there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of texts for people; otherwise that of the environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
