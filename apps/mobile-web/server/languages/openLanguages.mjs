import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeQuickly } from '../filledFile.mjs';
import { OperatorFileError } from '../operator-file/parseOperatorFile.mjs';
import { LANGUAGES } from '../paths.mjs';
import { judgeMessages } from './judgeMessages.mjs';
import { nest, readMessages } from './readMessages.mjs';

const FOREVER = 'public, max-age=31536000, immutable';

/** @typedef {{ code: string, tag: string, country?: string, messages: string }} Language One of the operator's file: the gateway's code, the BCP 47 tag, a folder. */
/** @typedef {{ blocks: import('./judgeMessages.mjs').Texts, rest: import('./judgeMessages.mjs').Texts }} Catalogue The English texts of a build: of blocks and menus, and all others. */

/**
 * Opens the languages that the operator has added. The app loads their texts from addresses that name their content; what they lack is shown in English.
 * @param {{ languages?: Language[], merchants: object[] }} config
 * @param {{ folder: string, catalogue: Catalogue }} options `folder`: that of the operator's file.
 * @returns {{ config: object, fileAt: (path: string) => import('../filledFile.mjs').FilledFile | undefined, textsAt: (address: string) => object, missing: { language: string, count: number }[] }}
 * `config`: for the app, with names and addresses of the languages. `missing`: the number of texts that are shown in English. Throws an
 * `OperatorFileError` with what cannot be read in all folders.
 */
export function openLanguages({ languages = [], ...config }, { folder, catalogue }) {
  const parts = new Map();
  const missing = [];
  const read = languages.map(({ messages }) => readMessages(resolve(folder, messages)));
  const problems = read.flatMap((one, index) => one.problems.map((text) => ({ path: `languages[${index}].messages`, text })));
  if (problems.length > 0) throw new OperatorFileError("The operator's file", problems);
  const described = languages.map((language, index) => {
    const { texts } = read[index];
    const judged = Object.entries(catalogue).map(([part, english]) => [part, judgeMessages(texts, english, language.tag)]);
    missing.push({ language: language.tag, count: judged.reduce((sum, [, { missing: left }]) => sum + left.length, 0) });
    const addresses = judged.map(([part, { usable }]) => [part, addPart(parts, `${language.tag}.${part}`, usable)]);
    return { ...describeLanguage(language), texts: Object.fromEntries(addresses) };
  });
  return {
    config: described.length > 0 ? { ...config, languages: described } : config,
    fileAt: (path) => fileAt(parts, path),
    textsAt: (address) => partAt(parts, address)?.texts,
    missing,
  };
}

/**
 * The configuration for a page without texts of the operator, such as a story.
 * @param {{ languages?: Language[] }} config
 */
export function describeLanguages({ languages, ...config }) {
  return languages ? { ...config, languages: languages.map(describeLanguage) } : config;
}

/**
 * The English texts of a build; of a build without a renderer there are none.
 * @param {string} folder
 * @returns {Catalogue}
 */
export function readCatalogue(folder) {
  const file = resolve(folder, '.server/messages.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { blocks: {}, rest: {} };
}

/**
 * How a language names itself, the country of its flag, and its direction, by the data of CLDR.
 * @param {Pick<Language, 'code' | 'tag' | 'country'>} language
 */
export function describeLanguage({ code, tag, country }) {
  const locale = new Intl.Locale(tag).maximize();
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo;
  return {
    code,
    locale: tag,
    name: new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag,
    country: country ?? locale.region ?? '',
    ...(direction === 'rtl' && { isRightToLeft: true }),
  };
}

function addPart(parts, name, usable) {
  const texts = Object.fromEntries(Object.entries(usable).map(([namespace, own]) => [namespace, nest(own)]));
  const text = JSON.stringify(texts);
  const address = `${LANGUAGES}${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  const headers = { 'Content-Type': 'application/json' };
  parts.set(name, { address, texts, file: describeQuickly({ text, headers }) });
  return address;
}

function partAt(parts, path) {
  const [, name] = /^\/m\/languages\/([\w-]+\.\w+)\.[\da-f]{12}\.json$/.exec(path) ?? [];
  return name === undefined ? undefined : parts.get(name);
}

/** Another server may have other texts while servers are replaced. The texts of this one are better than English, but no cache keeps them, nor does the app's worker. */
function fileAt(parts, path) {
  const part = partAt(parts, path);
  return part && { ...part.file, headers: { ...part.file.headers, 'Cache-Control': part.address === path ? FOREVER : 'no-store' } };
}
