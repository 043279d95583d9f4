/** The form of a plural (CLDR), at the end of a key. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Words grow in translation: by half, and short ones by more. */
const GROWTH = 1.8;
const SPARE = 24;
/** Plural forms that may say their number as a word, such as "one". The other forms need `{{count}}`, because each stands for many numbers. */
const SPOKEN = /_(zero|one|two)$/;

/** @typedef {Record<string, Record<string, string>>} Texts By namespace and key. */
/** @typedef {{ key: string, text: string, isWrong: boolean }} Finding `key` with its namespace, `wallet:deposit.title`. A wrong text is not shown. */

/**
 * Compares the texts of a language with the English ones.
 * @param {Texts} own
 * @param {Texts} english
 * @param {string} tag BCP 47.
 * @returns {{ usable: Texts, missing: string[], findings: Finding[] }} `usable`: those that say the same as in English. `missing`: keys for which English is
 * shown, each form of a plural for itself.
 */
export function judgeMessages(own, english, tag) {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const findings = [];
  const missing = [];
  const usable = {};
  for (const [namespace, originals] of Object.entries(english)) {
    const texts = own[namespace] ?? {};
    const wanted = wantedKeys(originals, pluralCategories);
    const kept = (usable[namespace] = {});
    for (const [key, original] of wanted) {
      const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
      const faults = text === undefined ? [] : faultsOf(text, original, SPOKEN.test(key));
      findings.push(...faults.map((fault) => ({ key: `${namespace}:${key}`, ...fault })));
      if (text === undefined || faults.some(({ isWrong }) => isWrong)) missing.push(`${namespace}:${key}`);
      else kept[key] = text;
    }
    for (const key of Object.keys(texts)) if (!wanted.has(key)) findings.push(stranger(`${namespace}:${key}`, pluralCategories));
  }
  for (const namespace of Object.keys(own)) if (!Object.hasOwn(english, namespace)) findings.push(stranger(namespace, pluralCategories));
  return { usable, missing, findings };
}

/** The keys that a language needs, with the English text of each. A plural has the forms of the language (CLDR). */
export function wantedKeys(originals, pluralCategories) {
  const keys = Object.entries(originals).flatMap(([key, text]) => {
    if (!PLURAL.test(key)) return [[key, text]];
    const stem = key.replace(PLURAL, '');
    return pluralCategories.map((category) => {
      const form = `${stem}_${category}`;
      return [form, originals[form] ?? originals[`${stem}_other`] ?? text];
    });
  });
  return new Map(keys);
}

function faultsOf(text, original, isSpoken) {
  const [given, expected] = [partsOf(text, isSpoken), partsOf(original, isSpoken)];
  return [
    text.trim() === '' && { isWrong: true, text: 'is empty' },
    given !== expected && { isWrong: true, text: `has ${given || 'no placeholder'}, but English has ${expected || 'none'}` },
    /(?![0-9])\p{Nd}/u.test(text) && { isWrong: false, text: 'has digits that are not Latin, as amounts are' },
    text.length > original.length * GROWTH + SPARE && {
      isWrong: false,
      text: `has ${text.length} characters, English ${original.length}: look whether it fits`,
    },
  ].filter(Boolean);
}

/** Returns the placeholders, tags and nested texts of a text. A spoken plural form may leave out `{{count}}`. */
function partsOf(text, isSpoken) {
  const names = [...text.matchAll(/{{\s*([\w.]+)[^}]*}}/g)].map(([, name]) => name);
  const values = names.filter((name) => !isSpoken || name !== 'count');
  const tags = [...text.matchAll(/<\/?\w+\s*\/?>|\$t\([^)]*\)/g)].map(([tag]) => tag.replace(/\s/g, ''));
  return [...new Set([...values.map((name) => `{{${name}}}`), ...tags])].sort().join(' ');
}

function stranger(key, pluralCategories) {
  const isPlural = PLURAL.test(key);
  return {
    key,
    isWrong: false,
    text: isPlural ? `is not used: the language has the forms ${pluralCategories.join(', ')}` : 'is not known',
  };
}
