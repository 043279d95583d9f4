// The terms of docs/glossary.md, and the faults of messages that do not follow them.

/** Reads the tables of the glossary: translations of whole messages, forms in sentences (longest term first), and words of no message. */
export function readGlossary(markdown) {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const start = rows.findIndex(([head]) => head === 'In a sentence');
  if (start < 0) throw new Error('docs/glossary.md has no table "In a sentence"');
  const forms = (cell) => cell.split(' / ');
  const whole = rows.slice(1, start);
  return {
    terms: new Map(whole.map(([english, fil, my]) => [english, { en: [english], fil: forms(fil), my: forms(my) }])),
    inSentences: rows
      .slice(start + 1)
      .map(([term, fil, my]) => ({ term, fil: forms(fil), my: forms(my) }))
      .sort((a, b) => b.term.length - a.term.length),
    banned: markdown
      .split('\n')
      .flatMap((line) => [...(line.split('not:')[1] ?? '').matchAll(/`([^`]+)`/g)])
      .map(([, word]) => ({ word, pattern: wholeWord(word) })),
  };
}

/** Finds a word in any capitals. Burmese writes no spaces between words, so there a word is found within others too. */
function wholeWord(word) {
  return new RegExp(/^\p{Script=Latin}/u.test(word) ? `\\b${word}\\b` : word, 'i');
}

/** A message that equals a term has one of its translations. */
export function termFaults(glossary, locale, { text, original }) {
  const allowed = glossary.terms.get(original)?.[locale] ?? [text];
  return allowed.includes(text) ? [] : [`translates "${original}" as "${text}", the glossary as "${allowed.join('" or "')}"`];
}

/** No message contains a banned word; the name of a placeholder may be one. */
export function bannedFaults(glossary, text) {
  const said = text.replace(/{{.*?}}/g, '…');
  return glossary.banned.filter(({ pattern }) => pattern.test(said)).map(({ word }) => `says "${word}", which the glossary bans`);
}

/** A sentence that contains a term uses one of the glossary's translations. The longest term counts, because a transaction password is not just a password. */
export function sentenceFaults(glossary, locale, { text, original }) {
  let rest = original.toLowerCase().replace(/{{.*?}}/g, '…');
  const translated = text.toLowerCase();
  const faults = [];
  for (const { term, [locale]: forms } of glossary.inSentences) {
    const without = rest.replace(new RegExp(`\\b${term}s?\\b`, 'g'), '…');
    if (without === rest) continue;
    rest = without;
    if (!forms.some((form) => translated.includes(form)))
      faults.push(`translates "${term}" in "${original}" without "${forms.join('" or "')}": "${text}"`);
  }
  return faults;
}

/** Messages with the same English text have the same translation, unless the glossary lists several. */
export function twofoldFaults(glossary, locale, messages) {
  const found = new Map();
  for (const { place, text, original } of messages) {
    if (glossary.terms.has(original)) continue;
    const translations = found.get(original) ?? new Map();
    translations.set(text, [...(translations.get(text) ?? []), place]);
    found.set(original, translations);
  }
  return [...found]
    .filter(([, translations]) => translations.size > 1)
    .map(([original, translations]) => {
      const each = [...translations].map(([text, places]) => `"${text}" (${places.join(', ')})`);
      return `${locale} translates "${original}" in ${translations.size} ways: ${each.join(' and ')}`;
    });
}
