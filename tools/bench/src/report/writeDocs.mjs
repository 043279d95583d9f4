import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { plot } from './plot.mjs';
import { table } from './table.mjs';

const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const page = `${docs}performance.md`;
const block = /(<!-- figures -->)[\s\S]*(<!-- \/figures -->)/;

/**
 * Writes a complete run into `docs/performance.md`, between its markers, and the plots next to it.
 * @param {{ conditions: { runs: number, load: number }, parts: { name: string, title: string, figures: import('./judge.mjs').Figure[] }[] }} run
 */
export async function writeDocs({ conditions: { runs, load }, parts }) {
  mkdirSync(`${docs}performance`, { recursive: true });
  for (const part of parts) writeFileSync(`${docs}performance/${part.name}.svg`, `${plot(part)}\n`);
  const plots = parts.map(({ name, title }) => `![${title}](performance/${name}.svg)`).join('\n\n');
  const text = `Medians of ${runs}; load of the machine when it began: ${load.toFixed(1)}.\n\n${table(parts)}\n\n${plots}`;
  const filled = readFileSync(page, 'utf8').replace(block, (_, open, close) => `${open}\n\n${text}\n\n${close}`);
  writeFileSync(page, await format(filled, { ...(await resolveConfig(page)), parser: 'markdown' }));
}
