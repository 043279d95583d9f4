// Checks messages: the same keys, placeholders and plurals in every language, none untranslated, unused, missing or twice in a file, the
// terms of docs/glossary.md in their translations, one translation for each English text, and a capital at the beginning.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bannedFaults, readGlossary, sentenceFaults, termFaults, twofoldFaults } from '../tools/glossary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const locales = ['en', 'fil', 'my'];
const burmese = /[\u1000-\u109f]/;
/** Product 2: numbers are Latin in every language, in texts as in amounts. */
const burmeseDigits = /[\u1040-\u1049]/;
const plural = /_(zero|one|two|few|many|other)$/;
/** Words that other messages put into their sentences: `play.inSentence.game`. */
const fragment = /(^|\.)inSentence\./;
const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const problems = [];
/** Every message by language, with its file. */
const translations = Object.fromEntries(locales.map((locale) => [locale, []]));
let count = 0;

const projects = [...readdirSync(join(root, 'libs')).map((name) => `libs/${name}`), 'apps/mobile-web'].filter((project) =>
  existsSync(join(root, project, 'src/i18n')),
);
for (const project of projects) checkProject(project);
for (const [locale, messages] of Object.entries(translations)) problems.push(...twofoldFaults(glossary, locale, messages));

for (const problem of problems) console.error(problem);
console.log(problems.length > 0 ? `${problems.length} faults in the messages` : `${count} messages in ${locales.length} languages`);
process.exit(problems.length > 0 ? 1 : 0);

function checkProject(project) {
  const folder = join(root, project, 'src/i18n');
  const parts = readdirSync(folder)
    .filter((file) => file.startsWith('en.') && file.endsWith('.json'))
    .map((file) => file.slice('en'.length));
  const known = new Set();
  for (const part of parts) {
    const files = Object.fromEntries(locales.map((locale) => [locale, read(folder, locale + part)]));
    compare(`${project}/src/i18n/*${part}`, files);
    for (const key of Object.keys(files.en)) known.add(key.replace(plural, ''));
  }
  checkUse(project, known);
}

function read(folder, file) {
  const path = join(folder, file);
  if (!existsSync(path)) {
    problems.push(`${path.slice(root.length)} is missing`);
    return {};
  }
  const text = readFileSync(path, 'utf8');
  const messages = JSON.parse(text);
  // JSON.parse keeps the last of two equal keys without an error.
  const written = text.match(/"(?:[^"\\]|\\.)*"(?=\s*:)/g)?.length ?? 0;
  if (written !== countKeys(messages)) problems.push(`${path.slice(root.length)} has a key twice`);
  return Object.fromEntries(flatten(messages));
}

function countKeys(value) {
  if (typeof value === 'string') return 0;
  return Object.values(value).reduce((sum, child) => sum + 1 + countKeys(child), 0);
}

function flatten(value, prefix = '') {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, prefix ? `${prefix}.${key}` : key));
}

function compare(name, files) {
  const stems = (messages) => new Set(Object.keys(messages).map((key) => key.replace(plural, '')));
  const english = stems(files.en);
  count += Object.keys(files.en).length;
  for (const locale of locales) {
    const own = stems(files[locale]);
    for (const key of english) if (!own.has(key)) problems.push(`${name}: ${locale} lacks "${key}"`);
    for (const key of own) if (!english.has(key)) problems.push(`${name}: "${key}" stands in ${locale} but not in en`);
    for (const [key, text] of Object.entries(files[locale])) {
      const original = files.en[key] ?? files.en[`${key.replace(plural, '')}_other`] ?? '';
      if (text.trim() === '') problems.push(`${name}: ${locale} "${key}" is empty`);
      if (burmeseDigits.test(text)) problems.push(`${name}: ${locale} "${key}" has digits that are not Latin`);
      translations[locale].push({ place: `${name} "${key}"`, text, original });
      if (beginsSmall(text) && !fragment.test(key) && !isSearch(name) && text !== locale)
        problems.push(`${name}: ${locale} "${key}" begins with a small letter`);
      problems.push(...wordFaults(name, locale, { text, original }).map((fault) => `${name}: ${locale} "${key}" ${fault}`));
      if (placeholders(text) !== placeholders(original)) problems.push(`${name}: ${locale} "${key}" has other placeholders than en`);
      if (locale === 'my' && /[a-z]{4,}/.test(original.replace(/{{.*?}}|<.*?>/g, '')) && text === original && !burmese.test(text))
        problems.push(`${name}: my "${key}" is not translated`);
    }
  }
}

/** Search words are not sentences; they may contain anything that players type. */
function isSearch(name) {
  return name.endsWith('.search.json');
}

/** Whether the first word begins with a small letter, after tags and quotation marks. A word such as "iOS" is a name. */
function beginsSmall(text) {
  return /^[^\p{L}\p{N}{]*\p{Ll}(?!\p{Lu})/u.test(text.replace(/<.*?>/g, ''));
}

function wordFaults(name, locale, message) {
  return [
    ...termFaults(glossary, locale, message),
    ...(isSearch(name) ? [] : bannedFaults(glossary, message.text)),
    ...(isSearch(name) || locale === 'en' ? [] : sentenceFaults(glossary, locale, message)),
  ];
}

function placeholders(text) {
  return [...new Set(text.match(/{{\s*\w+/g) ?? [])]
    .map((found) => found.replace(/\W/g, ''))
    .filter((found) => found !== 'count')
    .sort()
    .join();
}

/** A key that no file mentions is unused; a literal key without a message is missing. */
function checkUse(project, known) {
  const sources = sourceFiles(join(root, project, 'src'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const literals = new Set([...sources.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map((match) => match[1]));
  const prefixes = [...sources.matchAll(/`([\w.-]+\.)\$\{/g)].map((match) => match[1]);
  for (const key of known) {
    const used = literals.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    if (!used) problems.push(`${project}: "${key}" is used nowhere`);
  }
  for (const [, key] of sources.matchAll(/\bt\(\s*['"]([\w.-]+)['"]/g))
    if (!known.has(key)) problems.push(`${project}: "${key}" is asked for but has no message`);
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'i18n' ? [] : sourceFiles(path);
    return /\.(ts|tsx)$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name) ? [path] : [];
  });
}
