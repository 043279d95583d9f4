import { shape } from '../ink/shape';
import { scatter } from './scatter';
import { sky } from './sky';
import type { DrawScene } from './Stage';

/** A burst of light. */
export const rays: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const reach = Math.hypot(width, height);
  const turn = ink.random() * 20;
  const beams = (count: number, share: number) =>
    `<path d="${shape.ring(count, (_, at) => shape.wedge(reach, at + turn, at + turn + (360 / count) * share))}" transform="translate(${x} ${y})" fill="${ink.radial(
      [
        [0, scheme.glow, 0.75],
        [0.35, scheme.glow, 0.3],
        [1, scheme.glow, 0.04],
      ],
    )}"/>`;
  const motes = scatter(stage, 22)
    .map(
      ([px, py, chance]) =>
        `<circle cx="${px}" cy="${py}" r="${shape.n(0.6 + chance * 1.8)}" fill="#fff" fill-opacity="${shape.n(0.2 + chance * 0.5)}"/>`,
    )
    .join('');
  return sky(stage, 0.8) + beams(14, 0.5) + beams(28, 0.22) + ink.glow({ x, y, rx: 90, tint: '#ffffff', strength: 0.55 }) + motes;
};
