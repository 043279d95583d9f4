import { shape } from '../ink/shape';
import { scatter } from './scatter';
import type { DrawScene } from './Stage';

/** Space: nebulae, stars and a ringed world. */
export const galaxy: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const tints = [scheme.sky, scheme.accent, scheme.glow, scheme.sky];
  const clouds = Array.from({ length: 9 }, (_, i) => {
    const [px, py] = [ink.random() * width, ink.random() * height];
    return ink.place(
      `translate(${shape.n(px)} ${shape.n(py)}) rotate(${shape.n(-40 + ink.random() * 50)})`,
      ink.glow({ x: 0, y: 0, rx: 60 + ink.random() * 60, ry: 22 + ink.random() * 22, tint: tints[i % 4] ?? scheme.sky, strength: 0.55 }),
    );
  }).join('');
  const points = scatter(stage, 60)
    .map(
      ([px, py, chance]) =>
        `<circle cx="${px}" cy="${py}" r="${shape.n(0.4 + chance * chance * 1.5)}" fill="#fff" fill-opacity="${shape.n(0.3 + chance * 0.7)}"/>`,
    )
    .join('');
  const [wx, wy] = [width * (ink.random() > 0.5 ? 0.86 : 0.14), height * 0.14];
  const world = `<circle cx="${shape.n(wx)}" cy="${shape.n(wy)}" r="21" fill="${ink.radial([scheme.rim, scheme.accent, scheme.night], [0.36, 0.34, 0.75, 0])}"/><ellipse cx="${shape.n(wx)}" cy="${shape.n(wy)}" rx="36" ry="7" transform="rotate(-18 ${shape.n(wx)} ${shape.n(wy)})" fill="none" stroke="${scheme.rim}" stroke-opacity=".8" stroke-width="2.200"/>`;
  return (
    `<rect width="${width}" height="${height}" fill="${ink.linear([scheme.night, scheme.deep, scheme.night])}"/>` +
    clouds +
    points +
    world +
    ink.glow({ x, y, rx: 110, tint: scheme.glow, strength: 0.8 })
  );
};
