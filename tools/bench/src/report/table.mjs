import { judge } from './judge.mjs';

const columns = { name: 'figure', goal: 'goal', floor: 'floor', recipe: 'recipe', ours: 'ours', ratio: 'ratio', verdict: '', at: 'where' };

/**
 * Returns the table of all figures in Markdown, which is also readable in a terminal. Columns without a figure are left out.
 * @param {{ title: string, figures: import('./judge.mjs').Figure[] }[]} parts
 */
export function table(parts) {
  const names = Object.keys(columns);
  const rows = parts.flatMap(({ title, figures }) => [
    [`**${title}**`, ...names.slice(1).map(() => '')],
    ...figures.map(judge).map((judged) => names.map((name) => judged[name])),
  ]);
  const isUsed = names.map((_, column) => column === 0 || rows.some((row) => row[column] !== ''));
  return markdown([Object.values(columns), ...rows].map((row) => row.filter((_, column) => isUsed[column])));
}

/**
 * Returns the tables of addresses and of other rows, part by part.
 * @param {{ rows?: Record<string, string>[], addresses?: ({ address: string } & Record<string, string>)[] }[]} parts
 * @returns {string[]}
 */
export function furtherTables(parts) {
  const tables = parts.flatMap(({ addresses = [], rows = [] }) => [addresses, rows]);
  return tables.filter((lines) => lines.length > 0).map(tableOfRows);
}

function tableOfRows(rows) {
  const names = [...new Set(rows.flatMap(Object.keys))];
  return markdown([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]);
}

function markdown(lines) {
  const widths = lines[0].map((_, column) => Math.max(3, ...lines.map((cells) => cells[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = lines.map(line);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
