import { judge } from './judge.mjs';

const columns = ['figure', 'goal', 'floor', 'recipe', 'ours', 'ratio', ''];

/**
 * Returns the table of all figures in Markdown, which is also readable in a terminal. Columns without a figure are left out.
 * @param {{ title: string, figures: import('./judge.mjs').Figure[] }[]} parts
 */
export function table(parts) {
  const rows = parts.flatMap(({ title, figures }) => [
    [`**${title}**`, ...columns.slice(1).map(() => '')],
    ...figures.map(judge).map(({ name, goal, floor, recipe, ours, ratio, verdict }) => [name, goal, floor, recipe, ours, ratio, verdict]),
  ]);
  const isUsed = columns.map((_, column) => column === 0 || rows.some((row) => row[column] !== ''));
  const lines = [columns, ...rows].map((row) => row.filter((_, column) => isUsed[column]));
  const widths = lines[0].map((_, column) => Math.max(3, ...lines.map((cells) => cells[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = lines.map(line);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
