import { judge } from './judge.mjs';

const columns = ['figure', 'goal', 'floor', 'recipe', 'ours', 'ratio', ''];

/**
 * Returns the table of all figures in Markdown, which is also readable in a terminal.
 * @param {{ title: string, figures: import('./judge.mjs').Figure[] }[]} parts
 */
export function table(parts) {
  const rows = parts.flatMap(({ title, figures }) => [
    [`**${title}**`, ...columns.slice(1).map(() => '')],
    ...figures.map(judge).map(({ name, goal, floor, recipe, ours, ratio, verdict }) => [name, goal, floor, recipe, ours, ratio, verdict]),
  ]);
  const widths = columns.map((head, column) => Math.max(3, head.length, ...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(columns), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
}
