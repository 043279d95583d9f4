import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { plot } from './plot.mjs';
import { furtherTables, table } from './table.mjs';

const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));

/**
 * Writes the parts of a run into their sections of `docs/performance.md`, and their plots next to it. Other parts keep the figures of an earlier run.
 * @param {{ conditions: { runs: number, load: number }, parts: { name: string, title: string, figures: import('./judge.mjs').Figure[] }[] }} run
 */
export async function writeDocs({ conditions: { runs, load }, parts }) {
  mkdirSync(`${docs}performance`, { recursive: true });
  for (const part of parts) writeFileSync(`${docs}performance/${part.name}.svg`, `${plot(part)}\n`);
  const measured = `Medians of ${runs}; load of the machine when it began: ${load.toFixed(1)}.`;
  const section = (part) =>
    [measured, table([part]), ...furtherTables([part]), `![${part.title}](performance/${part.name}.svg)`].join('\n\n');
  await writeMarked('performance.md', Object.fromEntries(parts.map((part) => [part.name, section(part)])));
}

/**
 * Writes texts into a document between their markers, `<!-- name -->` and `<!-- /name -->`.
 * @param {string} name The file in `docs`.
 * @param {Record<string, string>} texts
 */
export async function writeMarked(name, texts) {
  const page = docs + name;
  let filled = readFileSync(page, 'utf8');
  for (const [mark, text] of Object.entries(texts)) {
    const block = new RegExp(`(<!-- ${mark} -->)[\\s\\S]*(<!-- /${mark} -->)`);
    filled = filled.replace(block, (_, open, close) => `${open}\n\n${text}\n\n${close}`);
  }
  writeFileSync(page, await format(filled, { ...(await resolveConfig(page)), parser: 'markdown' }));
}
