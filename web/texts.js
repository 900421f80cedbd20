// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

/** Every text of the page: English, German, French. {0}, {1} are places for values. */
const texts = {
  madeBy: ["A run of {0}", "Ein Lauf von {0}", "Un essai de {0}"],
  trainedOn: ["{0} on {1}, {2} pairs", "{0} mit {1}, {2} Paare", "{0} sur {1}, {2} paires"],
  matrix: ["Matrix", "Matrix", "Matrice"],
  lines: ["Lines", "Linien", "Lignes"],
  view: ["View", "Ansicht", "Vue"],
  dark: ["Dark", "Dunkel", "Sombre"],
  light: ["Light", "Hell", "Clair"],
  theme: ["Light or dark", "Hell oder dunkel", "Clair ou sombre"],
  language: ["Language", "Sprache", "Langue"],
  sentence: ["Sentence", "Satz", "Phrase"],
  play: ["Play the training", "Training abspielen", "Jouer l’entraînement"],
  pause: ["Pause", "Anhalten", "Pause"],
  moment: ["Moment of the training", "Zeitpunkt im Training", "Moment de l’entraînement"],
  stepEpoch: ["step {0} · epoch {1}", "Schritt {0} · Epoche {1}", "étape {0} · époque {1}"],
  translation: ["Translation", "Übersetzung", "Traduction"],
  forcedTranslation: ["Given translation", "Vorgegebene Übersetzung", "Traduction donnée"],
  score: ["log probability {0}", "log. Wahrscheinlichkeit {0}", "log-probabilité {0}"],
  weightOf: ["{0} looks at {1}: {2}", "{0} schaut auf {1}: {2}", "{0} regarde {1} : {2}"],
  probabilityOf: ["probability of the word {0}", "Wahrscheinlichkeit des Wortes {0}", "probabilité du mot {0}"],
  rowOf: ["What {0} looks at", "Worauf {0} schaut", "Ce que {0} regarde"],
  columnOf: ["What looks at {0}", "Was auf {0} schaut", "Ce qui regarde {0}"],
  hint: ["Point at a cell to read it, click to pin it, or use the arrow keys and Enter.",
    "Auf eine Zelle zeigen: ablesen. Klicken: anheften. Oder Pfeiltasten und Eingabetaste.",
    "Pointer une cellule pour la lire, cliquer pour l’épingler, ou utiliser les flèches et Entrée."],
  pinned: ["Pinned. Click again or press Esc to let go.", "Angeheftet. Lösen: nochmals klicken oder Esc.",
    "Épinglée. Libérer : cliquer à nouveau ou Échap."],
  pictureLabel: ["Attention, {0} rows, {1} columns. Arrow keys move, Enter pins, Esc lets go.",
    "Aufmerksamkeit, {0} Zeilen, {1} Spalten. Pfeiltasten bewegen, Eingabetaste heftet an, Esc löst.",
    "Attention, {0} lignes, {1} colonnes. Flèches : se déplacer, Entrée : épingler, Échap : libérer."],
  noAttention: ["This model has no attention to draw.", "Dieses Modell hat keine Aufmerksamkeit, die sich zeichnen ließe.",
    "Ce modèle n’a pas d’attention à dessiner."],
  noSentences: ["No sentence was watched while this run was trained.",
    "Bei diesem Lauf wurde kein Satz beobachtet.", "Aucune phrase n’a été suivie pendant cet essai."],
  gold: ["Gold links", "Gold-Alignment", "Liens de référence"],
  statistical: ["Statistical links", "Statistische Verbindungen", "Liens statistiques"],
  possible: ["possible links", "mögliche Verbindungen", "liens possibles"],
  training: ["Training", "Training", "Entraînement"],
  validation: ["Validation", "Validierung", "Validation"],
  lossAt: ["step {0}: loss {1}", "Schritt {0}: Verlust {1}", "étape {0} : perte {1}"],
  validationAt: ["validation {0}", "Validierung {0}", "validation {0}"],
  lossLabel: ["Loss over the training; click to go to a moment.",
    "Verlust während des Trainings; ein Klick geht zu einem Zeitpunkt.",
    "Perte au cours de l’entraînement ; cliquer pour aller à un moment."],
  scale: ["The early steps are stretched, as in the slider above.",
    "Die frühen Schritte sind gedehnt, wie im Regler darüber.",
    "Les premières étapes sont étirées, comme dans le curseur au-dessus."],
  heads: ["Heads", "Köpfe", "Têtes"],
  encoder: ["Encoder: source words to source words", "Encoder: Quellwörter auf Quellwörter",
    "Encodeur : mots source vers mots source"],
  cross: ["Cross: target words to source words", "Cross: Zielwörter auf Quellwörter",
    "Croisée : mots cible vers mots source"],
  decoder: ["Decoder: target words to words read", "Decoder: Zielwörter auf gelesene Wörter",
    "Décodeur : mots cible vers mots lus"],
  headName: ["{0}, layer {1}, head {2}", "{0}, Schicht {1}, Kopf {2}", "{0}, couche {1}, tête {2}"],
  encoderName: ["Encoder", "Encoder", "Encodeur"],
  crossName: ["Cross", "Cross", "Croisée"],
  decoderName: ["Decoder", "Decoder", "Décodeur"],
  mean: ["Cross, last layer: mean of all heads", "Cross, letzte Schicht: Mittel aller Köpfe",
    "Croisée, dernière couche : moyenne des têtes"],
  headHint: ["Choose a head to see it large; choose it again for the mean.",
    "Einen Kopf wählen: groß sehen. Nochmals wählen: das Mittel.",
    "Choisir une tête pour la voir en grand ; encore une fois pour la moyenne."],
  headsMissing: ["No heads were kept at this moment.", "Zu diesem Zeitpunkt wurden keine Köpfe aufbewahrt.",
    "Aucune tête n’a été gardée à ce moment."],
  headsLeftOut: ["Only the first {0} heads are shown.", "Nur die ersten {0} Köpfe sind zu sehen.",
    "Seules les {0} premières têtes sont montrées."],
  arithmetic: ["How this weight came about", "Wie dieses Gewicht zustande kam", "D’où vient ce poids"],
  arithmeticPin: ["Pin a cell to see its arithmetic.", "Eine Zelle anheften, um ihre Rechnung zu sehen.",
    "Épingler une cellule pour voir son calcul."],
  arithmeticNone: ["The arithmetic of this row is not in the page.", "Die Rechnung dieser Zeile ist nicht in der Seite.",
    "Le calcul de cette ligne n’est pas dans la page."],
  arithmeticMean: ["A mean of heads has no arithmetic of its own. Choose a head.",
    "Ein Mittel von Köpfen hat keine eigene Rechnung. Einen Kopf wählen.",
    "Une moyenne de têtes n’a pas de calcul propre. Choisir une tête."],
  arithmeticElsewhere: ["The weights of step {0} can be taken apart.", "Zerlegen lassen sich die Gewichte von Schritt {0}.",
    "Les poids de l’étape {0} peuvent être décomposés."],
  goThere: ["Go there", "Dorthin", "Y aller"],
  fromScores: ["From scores to weights", "Von Scores zu Gewichten", "Des scores aux poids"],
  word: ["word", "Wort", "mot"],
  scoreOf: ["score e(t,j)", "Score e(t,j)", "score e(t,j)"],
  exponential: ["exp(e − largest)", "exp(e − größter)", "exp(e − plus grand)"],
  softmax: ["softmax", "Softmax", "softmax"],
  bell: ["bell", "Glocke", "cloche"],
  weight: ["weight α(t,j)", "Gewicht α(t,j)", "poids α(t,j)"],
  beyond: ["positions beyond the end", "Positionen nach dem Ende", "positions après la fin"],
  terms: ["Terms of the score", "Terme des Scores", "Termes du score"],
  laterTerms: ["From the weights to the output", "Von den Gewichten zur Ausgabe", "Des poids à la sortie"],
  termsElsewhere: ["All terms are kept for the row’s cell of {0}.", "Alle Terme sind für die Zelle von {0} aufbewahrt.",
    "Tous les termes sont gardés pour la cellule de {0}."],
  termsNone: ["For this row only scores and weights are kept.", "Zu dieser Zeile sind nur Scores und Gewichte aufbewahrt.",
    "Pour cette ligne, seuls scores et poids sont gardés."],
  pinIt: ["Pin it", "Anheften", "L’épingler"],
  numbers: ["{0} numbers, from {1} to {2}", "{0} Zahlen, von {1} bis {2}", "{0} nombres, de {1} à {2}"],
  likely: ["Likely next words", "Wahrscheinliche nächste Wörter", "Mots suivants probables"],
  probability: ["probability", "Wahrscheinlichkeit", "probabilité"],
  logit: ["logit", "Logit", "logit"],
  meanLogit: ["with mean context", "mit mittlerem Kontext", "avec contexte moyen"],
  table: ["Weights as a table", "Gewichte als Tabelle", "Poids en tableau"],
  about: ["About this run", "Über diesen Lauf", "À propos de cet essai"],
  note: ["Note", "Notiz", "Note"],
  settings: ["Settings", "Einstellungen", "Réglages"],
  thinned: ["{0} of {1} kept moments are in this page, so that it stays small.",
    "{0} von {1} aufbewahrten Zeitpunkten sind in dieser Seite, damit sie klein bleibt.",
    "{0} moments gardés sur {1} sont dans cette page, pour qu’elle reste petite."],
  unreadable: ["This page cannot be read: {0}", "Diese Seite lässt sich nicht lesen: {0}",
    "Cette page ne peut être lue : {0}"],
  oldBrowser: ["This browser cannot unpack the page. Browsers from 2023 on can.",
    "Dieser Browser kann die Seite nicht entpacken. Browser ab 2023 können es.",
    "Ce navigateur ne peut pas décompresser la page. Ceux à partir de 2023 le peuvent."],
};

const languages = [["en", "English"], ["de", "Deutsch"], ["fr", "Français"]];

let language = "en";

function text(key) {
  return texts[key][languages.findIndex(([code]) => code === language)];
}

/** The pieces of a text: strings, and the values at its places. */
function piecesOf(key, values) {
  return text(key).split(/\{(\d)\}/).map((piece, index) => (index % 2 === 0 ? piece : values[Number(piece)]));
}

function plainText(key, ...values) {
  return piecesOf(key, values).join("");
}

/** Puts a text into an element. A value may be a word in any script, so each is isolated from the text around it. */
function say(element, key, ...values) {
  const parts = piecesOf(key, values).map((piece, index) => {
    if (index % 2 === 0)
      return document.createTextNode(piece);
    const isolated = document.createElement("bdi");
    isolated.textContent = piece;
    return isolated;
  });
  element.replaceChildren(...parts);
}

function withMinus(digits) {
  return digits.replace("-", "−");
}

function number(value, decimals = 0) {
  if (value === null || Number.isNaN(value))
    return "–";
  if (!Number.isFinite(value))
    return value < 0 ? "−∞" : "∞";
  return withMinus(value.toLocaleString(language, {minimumFractionDigits: decimals, maximumFractionDigits: decimals}));
}

/** A number of any size with few digits. */
function shortNumber(value) {
  if (value === null || !Number.isFinite(value))
    return number(value);
  return withMinus(value.toLocaleString(language, {maximumSignificantDigits: 4}));
}
