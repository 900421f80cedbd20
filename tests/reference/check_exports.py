#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens exported runs in other programs and compares what both compute.

    python3 check_exports.py CLI FOLDER [SENTENCES [RUN]]

CLI is attentoscope-cli; FOLDER is made. A small run is trained for each row of RUNS, written with `export`, opened with
from_pretrained() of Hugging Face's transformers and compared with `translate`: ids of the pieces, all matrices of all
heads with our translation given, and greedy translations of the sentences of the sample, or of a file SENTENCES. RUN, a
Transformer with joint pieces and one table of words, is compared in their place, and with CTranslate2, too. Needs torch,
transformers, sentencepiece and ctranslate2 from PyPI. What it printed is in exports.txt."""
import json, pathlib, subprocess, sys
import torch, transformers

SMALL = ("tokenizer=bpe subword_learning=joint subword_vocabulary=120 embedding_size=32 heads=4 layers=2 "
         "inner_size=48 learning_rate=0.004 warmup_steps=100").split()
RUNS = [
    ("pegasus", ["tied_embeddings=all"]),
    ("pegasus", ["tied_embeddings=all", "activation=gelu", "decoder_layers=1", "start_vector=zero"]),
    ("marian", ["norm=post", "final_norm=false", "tied_embeddings=all", "activation=swish"]),
    ("marian", ["norm=post", "final_norm=false", "tied_embeddings=target", "output_bias=false"]),
    ("marian", ["norm=post", "final_norm=false", "tied_embeddings=none", "start_vector=zero"]),
    ("marian", ["norm=post", "final_norm=false", "tied_embeddings=all", "positions=fixed-table", "max_positions=128"]),
]
transformers.logging.set_verbosity_error()
MODELS = {"pegasus": transformers.PegasusForConditionalGeneration, "marian": transformers.MarianMTModel}


def ran(cli, *arguments, text=None):
    done = subprocess.run([cli, *arguments], input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(arguments)}: {done.stderr}")
    return done.stdout


def ids(tokens, words):
    names = {"<eos>": "</s>"}
    return [words[names.get(token, token)] for token in tokens]


def compare(cli, run, folder, form, sentences):
    # Fast tokenizers would convert the vocabulary again, so the tokenizer that reads source.spm is named.
    tokenizer = transformers.MarianTokenizer.from_pretrained(folder)
    model = MODELS[form].from_pretrained(folder, attn_implementation="eager").eval()
    sources = json.load(open(folder / "vocab.json"))
    apart = folder / "target_vocab.json"
    targets = json.load(open(apart)) if apart.exists() else sources
    answers = json.loads(
               ran(cli, "translate", "--model", str(run), "--json", "--heads", text="\n".join(sentences)))
    same_ids = same_texts = 0
    largest = 0.0
    ties = []
    for sentence, answer in zip(sentences, answers):
        source = tokenizer(sentence, return_tensors="pt")
        same_ids += source.input_ids[0].tolist() == ids(answer["source"], sources)
        ours = ids(answer["target"], targets)
        given = torch.tensor([[model.config.decoder_start_token_id] + ours[:-1]])
        with torch.no_grad():
            out = model(**source, decoder_input_ids=given, output_attentions=True)
            theirs = model.generate(**source, num_beams=1, max_new_tokens=len(ours) + 1)[0].tolist()
        kinds = {"encoder": out.encoder_attentions, "cross": out.cross_attentions, "decoder": out.decoder_attentions}
        for head in answer["heads"]:
            matrix = kinds[head["kind"]][head["layer"] - 1][0, head["head"] - 1]
            largest = max(largest, (matrix - torch.tensor(head["attention"])).abs().max().item())
        theirs = [one for one in theirs[1:] if one != model.config.pad_token_id]
        if theirs[:len(ours)] == ours:  # the last word of the longest translations is forced to be the end there
            same_texts += 1
        else:  # how far the two words that differ first are apart
            place = next(i for i, (a, b) in enumerate(zip(theirs, ours)) if a != b)
            row = out.logits[0, place]
            ties.append((row[theirs[place]] - row[ours[place]]).abs().item())
    return (f"{len(sentences)} sentences: ids equal {same_ids}, greedy equal {same_texts}, largest difference of a weight "
            f"{largest:.1e}" + (f", others are ties below {max(ties):.1e}" if ties else ""))


def with_ctranslate2(cli, run, folder, pegasus, sentences):
    """How many greedy translations are equal, and how far the words are apart that differ first, by transformers."""
    import ctranslate2, sentencepiece
    pieces = sentencepiece.SentencePieceProcessor(str(folder / "source.spm"))
    translator = ctranslate2.Translator(str(folder), intra_threads=1)
    tokenizer = transformers.MarianTokenizer.from_pretrained(pegasus)
    model = MODELS["pegasus"].from_pretrained(pegasus).eval()
    words = json.load(open(pegasus / "vocab.json"))
    answers = json.loads(ran(cli, "translate", "--model", str(run), "--json", text="\n".join(sentences)))
    sources = [pieces.encode(sentence, out_type=str) for sentence in sentences]
    theirs = [result.hypotheses[0] for result in translator.translate_batch(sources, beam_size=1, max_batch_size=32)]
    same, ties = 0, []
    for sentence, answer, their in zip(sentences, answers, theirs):
        ours = [token for token in answer["target"] if token != "<eos>"]
        if their[:len(ours)] == ours:
            same += 1
            continue
        place = next((i for i, (a, b) in enumerate(zip(their, ours)) if a != b), min(len(their), len(ours)))
        given = torch.tensor([[model.config.decoder_start_token_id] + ids(ours[:place], words)])
        with torch.no_grad():
            row = model(**tokenizer(sentence, return_tensors="pt"), decoder_input_ids=given).logits[0, -1]
        first, second = ((each + ["</s>"])[place] for each in (their, ours))
        ties.append(abs(row[words[first]] - row[words[second]]).item())
    return (f"{len(sentences)} sentences: greedy equal {same}"
            + (f", others are ties below {max(ties):.1e}" if ties else ""))


def compare_run(cli, place, sentences, run):
    for form in ("pegasus", "ctranslate2"):
        ran(cli, "export", str(run), "--as", form, "--out", str(place / form))
    print(f"pegasus, {run.name}\n  {compare(cli, run, place / 'pegasus', 'pegasus', sentences)}", flush=True)
    import ctranslate2
    print(f"ctranslate2 {ctranslate2.__version__}, {run.name}")
    print(f"  {with_ctranslate2(cli, run, place / 'ctranslate2', place / 'pegasus', sentences)}", flush=True)


def main():
    cli, place = sys.argv[1], pathlib.Path(sys.argv[2])
    place.mkdir(parents=True)
    data = place / "pairs.tsv"
    ran(cli, "samples", "tiny-french", "--pairs", "1000", "--out", str(data))
    pairs = [line.split("\t") for line in data.read_text().splitlines()]
    sentences = open(sys.argv[3]).read().splitlines() if len(sys.argv) > 3 else [pair[0] for pair in pairs[:20]]
    print(f"transformers {transformers.__version__}, torch {torch.__version__}")
    if len(sys.argv) > 4:
        return compare_run(cli, place, sentences, pathlib.Path(sys.argv[4]))
    for number, (form, settings) in enumerate(RUNS):
        run, folder = place / f"run-{number}", place / f"{form}-{number}"
        ran(cli, "train", "--data", str(data), "--preset", "transformer-tiny", "--as-preset", "--steps", "100",
            "--threads", "1", "--set", *SMALL, *settings, "--out", str(run))
        ran(cli, "export", str(run), "--as", form, "--out", str(folder))
        print(f"{form}, {' '.join(settings)}\n  {compare(cli, run, folder, form, sentences)}", flush=True)


main()
