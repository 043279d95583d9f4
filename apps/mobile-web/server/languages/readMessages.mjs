import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A language of the app has a tenth of this. */
const MOST_BYTES = 1024 * 1024;
const NAME = /^[a-z][\w-]*\.json$/;

/**
 * Reads the folder of a language: one JSON file for each namespace, `wallet.json`, with the keys of the English texts. Hidden files are passed over.
 * @param {string} folder
 * @returns {{ texts: Record<string, Record<string, string>>, problems: string[] }} The texts by namespace and key (`deposit.title`).
 */
export function readMessages(folder) {
  const texts = Object.create(null);
  const problems = [];
  for (const name of namesIn(folder)) {
    if (!NAME.test(name)) problems.push(`${name} is not the name of a namespace, such as wallet.json`);
    else readInto(texts, { name: name.slice(0, -'.json'.length), file: join(folder, name), problems });
  }
  if (Object.keys(texts).length + problems.length === 0) problems.push(`${folder} is not a folder with message files`);
  return { texts, problems };
}

function namesIn(folder) {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

function readInto(texts, { name, file, problems }) {
  try {
    if (statSync(file).size > MOST_BYTES) problems.push(`${name}.json is larger than 1 MiB`);
    else texts[name] = Object.fromEntries(flatten(JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    problems.push(`${name}.json is no file of texts: ${error.message.replace(/\s+/g, ' ')}`);
  }
}

/**
 * The texts of nested messages, by key.
 * @param {unknown} value
 * @returns {[key: string, text: string][]}
 */
export function flatten(value, prefix = '') {
  if (typeof value === 'string') return [[prefix, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError(`${prefix || 'the file'} must be a text`);
  return Object.entries(value).flatMap(([key, child]) => flatten(child, prefix ? `${prefix}.${key}` : key));
}

/**
 * Nested messages, as i18next reads them fastest.
 * @param {Record<string, string>} texts By key.
 */
export function nest(texts) {
  const root = Object.create(null);
  for (const [key, text] of Object.entries(texts)) {
    const names = key.split('.');
    const last = names.pop();
    let place = root;
    for (const name of names) place = place[name] ??= Object.create(null);
    place[last] = text;
  }
  return root;
}
