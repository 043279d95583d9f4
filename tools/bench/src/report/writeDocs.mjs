import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { plot } from './plot.mjs';
import { furtherTables, table } from './table.mjs';

const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));

/**
 * Writes a complete run into `docs/performance.md`, and the plots next to it.
 * @param {{ conditions: { runs: number, load: number }, parts: { name: string, title: string, figures: import('./judge.mjs').Figure[] }[] }} run
 */
export async function writeDocs({ conditions: { runs, load }, parts }) {
  mkdirSync(`${docs}performance`, { recursive: true });
  for (const part of parts) writeFileSync(`${docs}performance/${part.name}.svg`, `${plot(part)}\n`);
  const plots = parts.map(({ name, title }) => `![${title}](performance/${name}.svg)`).join('\n\n');
  const measured = `Medians of ${runs}; load of the machine when it began: ${load.toFixed(1)}.`;
  const text = [measured, table(parts), ...furtherTables(parts), plots].join('\n\n');
  await writeMarked('performance.md', { figures: text });
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
