import { readFileSync } from 'node:fs';

const BREAK = '\u200b';
/** The combining grapheme joiner. Firefox breaks Burmese at a word joiner, and no browser breaks here. */
const JOINER = '\u034f';
const VIRAMA = '\u1039';

/** Words of the messages that the dictionaries of browsers cut in two, loanwords above all. */
export const burmeseWords = readFileSync(new URL('./burmeseWords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Suffixes and postpositions, which stay with their word. */
const SUFFIXES = new Set(
  `ပါ ပါသည် သည် မည် ရန် ကို များ တွင် မှ နှင့် ဖြင့် ၏ ၍ ပြီး ပြီ နေ နေသည် သော သည့် မည့် မှု ခြင်း ချက် သာ လျှင် လား သလား တို့ တော့ သေး
  သေးပါ နိုင် နိုင်သည် ခဲ့ ထား ထားသည် သို့ က ပါက မီ စွာ လည်း ဘဲ သဖြင့် ကြောင့် မှာ ခု`.split(/\s+/),
);
/** Particles that end a sentence. No line begins with one. */
const ENDINGS = new Set(['ပါ', 'ပါသည်', 'သည်', 'မည်', 'ပါမည်', 'ပြီ']);
/** A line must not end with the negation or with the prefix of a noun. */
const PREFIXES = new Set(['မ', 'အ']);
/** Syllables of the longest unit. Longer chains of suffixes break, or they would not fit into a narrow label. */
const LONGEST = 5;

const wordsByLength = [...burmeseWords].sort((one, other) => other.length - one.length);
const segmenter = new Intl.Segmenter('my', { granularity: 'word' });

/**
 * Marks where a Burmese text may break: a zero-width space between two words, a joiner inside a word of the
 * list. Burmese is written without spaces, and the browsers' dictionaries differ or are missing.
 * @param {string} text
 */
export function breakBurmese(text) {
  return text.replace(/[\u1000-\u1049\u104c-\u109f]+/g, breakRun);
}

/**
 * @param {string} run Burmese letters without a space
 * @param {number} start
 * @param {string} text
 */
function breakRun(run, start, text) {
  const marks = new Map([...insideKnownWords(run)].filter((at) => startsSyllable(run, at)).map((at) => [at, JOINER]));
  const pieces = [...segmenter.segment(run)];
  const ending = text[start + run.length] === '။' ? startOfEnding(pieces) : pieces.length;
  let length = 0;
  for (const [order, { index: at, segment }] of pieces.entries()) {
    const before = pieces[order - 1]?.segment;
    length += syllablesIn(segment);
    if (before === undefined || marks.has(at)) continue;
    const isSuffix = SUFFIXES.has(segment) && length <= LONGEST;
    if (isSuffix || !startsSyllable(run, at) || PREFIXES.has(before) || order >= ending) marks.set(at, JOINER);
    else {
      marks.set(at, BREAK);
      length = syllablesIn(segment);
    }
  }
  return [...run].map((letter, at) => (marks.get(at) ?? '') + letter).join('');
}

/**
 * Returns the index of the first of the particles that end a sentence; `pieces.length` if it has none.
 * @param {Intl.SegmentData[]} pieces
 */
function startOfEnding(pieces) {
  let order = pieces.length;
  while (order > 1 && ENDINGS.has(pieces[order - 1]?.segment ?? '')) order -= 1;
  return order;
}

/**
 * A consonant or vowel letter starts a syllable, unless it is the final of one (asat) or stacked (virama).
 * @param {string} run
 * @param {number} at
 */
function startsSyllable(run, at) {
  return run[at - 1] !== VIRAMA && /^[\u1000-\u102a\u103f-\u1049\u104c-\u104f](?!\u1037?\u103a|\u1039)/.test(run.slice(at));
}

/** @param {string} piece */
function syllablesIn(piece) {
  return [...piece].filter((_, at) => startsSyllable(piece, at)).length;
}

/**
 * The positions inside words of the list; the longest word wins.
 * @param {string} run
 */
function insideKnownWords(run) {
  const inside = new Set();
  for (const [at] of [...run].entries()) {
    if (inside.has(at)) continue;
    const word = wordsByLength.find((known) => run.startsWith(known, at));
    for (let position = at + 1; position < at + (word?.length ?? 0); position += 1) inside.add(position);
  }
  return inside;
}

/** @param {unknown} messages */
function breakMessages(messages) {
  if (typeof messages === 'string') return breakBurmese(messages);
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, breakMessages(message)]));
}

/**
 * Marks the breaks in the Burmese message files, so that a line never ends inside a word, whatever the browser knows about Burmese.
 * @returns {import('vite').Plugin}
 */
export function burmeseBreaks() {
  return {
    name: 'parlour:burmese-breaks',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/my(\.screens)?\.json$/ },
      handler: (code) => JSON.stringify(breakMessages(JSON.parse(code))),
    },
  };
}
