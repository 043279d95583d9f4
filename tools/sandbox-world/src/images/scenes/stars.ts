import { shape } from '../ink/shape';
import { hills } from './hills';
import { scatter } from './scatter';
import type { DrawScene } from './Stage';

/** A clear night over hills. */
export const stars: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const points = scatter({ ...stage, height: height * 0.72 }, 46)
    .map(
      ([px, py, chance]) =>
        `<circle cx="${px}" cy="${py}" r="${shape.n(0.4 + chance * chance * 1.7)}" fill="#fff" fill-opacity="${shape.n(0.35 + chance * 0.6)}"/>`,
    )
    .join('');
  const glints = scatter({ ...stage, height: height * 0.5 }, 4)
    .map(([px, py, chance]) => ink.spark({ x: px, y: py, r: 3 + chance * 5, tint: scheme.glow }))
    .join('');
  return (
    `<rect width="${width}" height="${height}" fill="${ink.linear([scheme.night, [0.35, scheme.deep], [0.72, scheme.sky], scheme.glow])}"/>` +
    points +
    glints +
    ink.glow({ x, y, rx: 110, tint: scheme.glow, strength: 0.75 }) +
    `<path d="${hills(stage, { top: height * 0.7, rise: 22, count: 6 })}" fill="${ink.linear([scheme.sky, scheme.deep])}" fill-opacity=".9"/>` +
    `<path d="${hills(stage, { top: height * 0.8, rise: 18, count: 5 })}" fill="${ink.linear([scheme.deep, scheme.night])}"/>`
  );
};
