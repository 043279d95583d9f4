import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { fillMerchants } from './fillMerchants.mjs';
import { findClashes } from './findClashes.mjs';
import { findMisfits } from './findMisfits.mjs';
import { oddValues } from './oddValues.mjs';
import { repeatedNames } from './repeatedNames.mjs';

/** Far more than a hundred merchants need. */
const MOST_BYTES = 1024 * 1024;

/** `apps/mobile-web/src/operatorFile.ts` as JSON Schema. `node --import tsx scripts/checkContract.mjs --write` writes it. */
const schema = JSON.parse(readFileSync(new URL('./schema.json', import.meta.url), 'utf8'));

/** The operator's file is wrong. The message lists every problem with its place in the file. */
export class OperatorFileError extends Error {
  /**
   * @param {string} file
   * @param {import('./findMisfits.mjs').Problem[]} problems
   */
  constructor(file, problems) {
    super([`${file} is not a valid configuration:`, ...problems.map(({ path, text }) => `  ${path || 'the file'} ${text}`)].join('\n'));
    this.problems = problems;
  }
}

/**
 * @param {string} file
 * @throws {OperatorFileError}
 */
export function readBytes(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new OperatorFileError(file, [{ path: '', text: `cannot be read (${error.code})` }]);
  }
}

/**
 * @param {Buffer} bytes
 * @param {{ file: string, insert: (text: string) => string }} options `insert` replaces variables before the text is read as JSON.
 * @returns {{ merchants: object[], gateways?: object[] }}
 * @throws {OperatorFileError}
 */
export function parseOperatorFile(bytes, { file, insert }) {
  const fail = (...problems) => {
    throw new OperatorFileError(file, problems);
  };
  const { content, twice } = parse(bytes, { insert, fail: (text) => fail({ path: '', text }) });
  const misfits = [...findMisfits(content, schema), ...twice];
  const told = new Set(misfits.map(({ path }) => path));
  const problems = [...misfits, ...[...oddValues(content), ...findClashes(content)].filter(({ path }) => !told.has(path))];
  return problems.length > 0 ? fail(...problems) : fillMerchants(content);
}

function parse(bytes, { insert, fail }) {
  if (bytes.length > MOST_BYTES) return fail('is larger than 1 MiB');
  if (!isUtf8(bytes)) return fail('is not UTF-8');
  const text = insert(bytes.toString('utf8'));
  if (text.startsWith('\uFEFF')) return fail('begins with a byte order mark: save it as UTF-8 without one');
  if (text.trim() === '') return fail('is empty');
  try {
    return { content: JSON.parse(text), twice: repeatedNames(text) };
  } catch ({ message }) {
    return fail(`is not JSON: ${placeIn(text, message)}${message.replace(/\s+/g, ' ')}`);
  }
}

/** V8 tells the position for most mistakes. */
function placeIn(text, message) {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position === undefined) return '';
  const lines = text.slice(0, Number(position)).split('\n');
  return `line ${lines.length}, column ${lines.at(-1).length + 1}: `;
}
