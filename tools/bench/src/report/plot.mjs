import { judge } from './judge.mjs';

const WIDTH = 760;
const ROW = 22;
const NAMES = 330;
/** Position of the goal line; a shorter bar passes. */
const GOAL = 260;
const MOST = 1.5;

/**
 * Draws the figures of one part of the table as bars, each as the used share of its goal: bars left of the line pass.
 * @param {{ title: string, figures: import('./judge.mjs').Figure[] }} part
 * @returns {string} An SVG document.
 */
export function plot({ title, figures }) {
  const rows = figures.map(judge).filter(({ share }) => share !== undefined);
  const height = (rows.length + 2) * ROW;
  const bars = rows.map((row, place) => bar(row, (place + 1) * ROW)).join('');
  const line = NAMES + GOAL;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12"><title>${escape(title)}</title><rect width="100%" height="100%" fill="#fff"/><text x="8" y="16" font-weight="bold">${escape(title)}</text>${bars}<path d="M${line} ${ROW}V${height - ROW}" stroke="#222" stroke-dasharray="3 3"/><text x="${line}" y="${height - 6}" text-anchor="middle" fill="#222">goal</text></svg>`;
}

function bar({ name, goal, ours, ratio, share, verdict }, y) {
  const length = Math.max(2, Math.min(share, MOST) * GOAL);
  const color = verdict === 'pass' ? '#2f8f5b' : '#c4512d';
  const said = goal.endsWith('×') ? `${ratio} of ${goal}` : `${ours} (${goal})`;
  return `<text x="${NAMES - 8}" y="${y + 15}" text-anchor="end">${escape(name)}</text><rect x="${NAMES}" y="${y + 4}" width="${length.toFixed(0)}" height="${ROW - 8}" rx="2" fill="${color}"/><text x="${NAMES + length + 6}" y="${y + 15}" fill="#444">${escape(said)}</text>`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
