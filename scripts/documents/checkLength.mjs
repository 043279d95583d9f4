import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../projectFiles.mjs';

/** The most words of `docs` that somebody may have to read. */
const LIMIT = 20_000;
/** The specification and the decisions on the product are given; a script writes the licences. */
const apart = /^docs\/(specification|product|licences)\.md$/;
/** What a script writes into a document, with its marks. */
const written = /<!-- (\w+) -->[\s\S]*?<!-- \/\1 -->/g;

/** Counts the words of `docs` that people write: what stands between spaces and has a letter or a digit. Too many are a problem. */
export function checkLength(root) {
  const texts = projectFiles(root, 'docs/*.md')
    .filter((file) => !apart.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8').replace(written, ''));
  const count = texts.flatMap((text) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return {
    words: `${count} of ${LIMIT} words in docs`,
    problems: count > LIMIT ? [`docs: ${count} words, ${count - LIMIT} too many; say each fact in one place, and link to it`] : [],
  };
}
