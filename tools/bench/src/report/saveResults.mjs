import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plot } from './plot.mjs';
import { furtherTables, table } from './table.mjs';

const folder = fileURLToPath(new URL('../../.figures/', import.meta.url));

/**
 * Saves a run as data and as an HTML page.
 * @param {{ conditions: Record<string, unknown>, parts: { title: string, figures: import('./judge.mjs').Figure[] }[] }} run
 * @returns {string} The page.
 */
export function saveResults({ conditions, parts }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}results.json`, `${JSON.stringify({ conditions, parts }, null, 2)}\n`);
  const plots = parts.map((part) => `<p>${plot(part)}</p>`).join('');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour: figures of speed</title><style>body{font-family:system-ui,sans-serif;margin:2rem}pre{overflow:auto}svg{max-width:100%;height:auto}</style><h1>Figures of speed</h1><p>A bar that ends before the dashed line meets its goal.</p>${plots}<pre>${[table(parts), ...furtherTables(parts)].join('\n\n').replaceAll('<', '&lt;')}</pre><pre>${JSON.stringify(conditions, null, 2)}</pre></html>`;
  writeFileSync(`${folder}index.html`, page);
  return `${folder}index.html`;
}
