import { shape } from '../ink/shape';
import { scatter } from './scatter';
import { sky } from './sky';
import type { DrawScene } from './Stage';

/** Lights out of focus. */
export const bokeh: DrawScene = (stage) => {
  const { ink, scheme, x, y } = stage;
  const disc = (tint: string) =>
    ink.radial([
      [0, tint, 0.16],
      [0.8, tint, 0.3],
      [0.92, tint, 0.55],
      [1, tint, 0],
    ]);
  const tints = [scheme.glow, scheme.rim, '#ffffff', scheme.accent];
  const lights = scatter(stage, 26)
    .map(
      ([px, py, chance], i) =>
        `<circle cx="${px}" cy="${py}" r="${shape.n(4 + chance * chance * 26)}" fill="${disc(tints[i % tints.length] ?? '#ffffff')}"/>`,
    )
    .join('');
  return sky(stage) + lights + ink.glow({ x, y, rx: 100, tint: scheme.glow, strength: 0.7 });
};
