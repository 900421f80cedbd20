<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>AnimationDialog</name>
    <message numerus="yes">
        <source>Spread over the %Ln pictures that are kept of this sentence</source>
        <translation>
            <numerusform>Spread over the %Ln picture that is kept of this sentence</numerusform>
            <numerusform>Spread over the %Ln pictures that are kept of this sentence</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswersWindow</name>
    <message numerus="yes">
        <source>%1 (%2, version %3, text %4): %n learner(s)</source>
        <translation>
            <numerusform>%1 (%2, version %3, text %4): %n learner</numerusform>
            <numerusform>%1 (%2, version %3, text %4): %n learners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) with answers in %1.</source>
        <translation>
            <numerusform>%n page with answers in %1.</numerusform>
            <numerusform>%n pages with answers in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchExportDialog</name>
    <message numerus="yes">
        <source>The &amp;watched sentences (%n)</source>
        <translation>
            <numerusform>The &amp;watched sentence (%n)</numerusform>
            <numerusform>The &amp;watched sentences (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataPanel</name>
    <message numerus="yes">
        <source>up to %Ln tokens</source>
        <translation>
            <numerusform>up to %Ln token</numerusform>
            <numerusform>up to %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileTranslationDialog</name>
    <message numerus="yes">
        <source>%1 of %Ln lines</source>
        <translation>
            <numerusform>%1 of %Ln line</numerusform>
            <numerusform>%1 of %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines were translated in %1 and written into %2</source>
        <translation>
            <numerusform>%Ln line was translated in %1 and written into %2</numerusform>
            <numerusform>%Ln lines were translated in %1 and written into %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileTranslator</name>
    <message numerus="yes">
        <source>Another model was loaded after %Ln lines. Start again with the model that is loaded now.</source>
        <translation>
            <numerusform>Another model was loaded after %Ln line. Start again with the model that is loaded now.</numerusform>
            <numerusform>Another model was loaded after %Ln lines. Start again with the model that is loaded now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadsOff</name>
    <message numerus="yes">
        <source>%Ln heads</source>
        <translation>
            <numerusform>%Ln head</numerusform>
            <numerusform>%Ln heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonsRow</name>
    <message numerus="yes">
        <source>All %n lessons</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>All %n lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkDrawing</name>
    <message numerus="yes">
        <source>%Ln links of this pair are kept in %1</source>
        <translation>
            <numerusform>%Ln link of this pair is kept in %1</numerusform>
            <numerusform>%Ln links of this pair are kept in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%1 bits</source>
        <translation>
            <numerusform>%1 bits</numerusform>
            <numerusform>%1 bits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunListController</name>
    <message numerus="yes">
        <source>%1 is whole: %Ln files were read.</source>
        <translation>
            <numerusform>%1 is whole: %Ln file was read.</numerusform>
            <numerusform>%1 is whole: %Ln files were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files of an older version have no sum; only their form was checked.</source>
        <translation>
            <numerusform>%Ln file of an older version has no sum; only its form was checked.</numerusform>
            <numerusform>%Ln files of an older version have no sum; only their form was checked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunListWindow</name>
    <message numerus="yes">
        <source>%1 of %Ln runs</source>
        <translation>
            <numerusform>%1 of %Ln run</numerusform>
            <numerusform>%1 of %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message numerus="yes">
        <source>mean of %Ln runs</source>
        <translation>
            <numerusform>mean of %Ln run</numerusform>
            <numerusform>mean of %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceController</name>
    <message numerus="yes">
        <source>%Ln sentences</source>
        <translation>
            <numerusform>%Ln sentence</numerusform>
            <numerusform>%Ln sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln sentences</source>
        <translation>
            <numerusform>%1 of %Ln sentence</numerusform>
            <numerusform>%1 of %Ln sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>AER %1 over %Ln sentences with gold links (%2)</source>
        <translation>
            <numerusform>AER %1 over %Ln sentence with gold links (%2)</numerusform>
            <numerusform>AER %1 over %Ln sentences with gold links (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Error rate %1 over %Ln sentences with statistical links (%2)</source>
        <translation>
            <numerusform>Error rate %1 over %Ln sentence with statistical links (%2)</numerusform>
            <numerusform>Error rate %1 over %Ln sentences with statistical links (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heads are off</source>
        <translation>
            <numerusform>%Ln head is off</numerusform>
            <numerusform>%Ln heads are off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShownModel</name>
    <message numerus="yes">
        <source>%1 (%Ln training pairs)</source>
        <translation>
            <numerusform>%1 (%Ln training pair)</numerusform>
            <numerusform>%1 (%Ln training pairs)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attentoscope::ui::RecentRuns</name>
    <message numerus="yes">
        <source>All %Ln runs…</source>
        <translation>
            <numerusform>%Ln run…</numerusform>
            <numerusform>All %Ln runs…</numerusform>
        </translation>
    </message>
</context>
</TS>
