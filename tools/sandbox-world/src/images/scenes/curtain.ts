import { shape } from '../ink/shape';
import { sky } from './sky';
import type { DrawScene } from './Stage';

/** A stage with drapes and a spotlight. */
export const curtain: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const fold = ink.linear([scheme.night, [0.3, scheme.sky], [0.5, scheme.glow], [0.62, scheme.sky], scheme.night], [0, 0, 1, 0]);
  const folds = (count: number, reach: number) =>
    Array.from({ length: count }, (_, i) => {
      const w = reach / count;
      const at = i * w;
      return `<path d="M${shape.n(at)} -4H${shape.n(at + w)}Q${shape.n(at + w - i * 2)} ${height * 0.5} ${shape.n((at + w) * 0.5)} ${height + 4}H${shape.n(at * 0.5)}Q${shape.n(at - i * 2)} ${height * 0.5} ${shape.n(at)} -4Z" fill="${fold}"/>`;
    }).join('');
  const side =
    folds(5, width * 0.33) +
    `<path d="M0 0H${width * 0.34}Q${width * 0.3} ${height * 0.6} ${width * 0.17} ${height}H0Z" fill="${ink.linear([
      [0, '#000', 0.1],
      [1, '#000', 0.45],
    ])}"/>`;
  const swags = Array.from({ length: 4 }, (_, i) => {
    const w = width / 4;
    return `<path d="M${i * w} -2H${(i + 1) * w}Q${(i + 0.5) * w} 44 ${i * w} -2Z" fill="${ink.linear([scheme.deep, scheme.sky, scheme.glow])}" stroke="${scheme.night}" stroke-width="1.500"/><path d="M${i * w} 0Q${(i + 0.5) * w} 45 ${(i + 1) * w} 0" fill="none" stroke="#ffd75e" stroke-width="2.400"/>`;
  }).join('');
  const cone = `<path d="M${x - 16} -10H${x + 16}L${x + width * 0.42} ${height}H${x - width * 0.42}Z" fill="${ink.linear([
    [0, '#fffbe6', 0.6],
    [1, '#fffbe6', 0.05],
  ])}"/>`;
  return (
    sky({ ...stage, y: y + 20 }) +
    cone +
    side +
    ink.place(`translate(${width} 0) scale(-1 1)`, side) +
    swags +
    ink.glow({ x, y: height * 0.8, rx: width * 0.5, ry: 30, tint: '#fff6d8', strength: 0.5 }) +
    ink.glow({ x, y, rx: 84, tint: '#fffbe6', strength: 0.6 })
  );
};
