import { shape } from '../ink/shape';
import { sky } from './sky';
import type { DrawScene } from './Stage';

const tints = ['#ff5a6e', '#ffd23e', '#3fd0ff', '#7bea6a', '#ff8bd0', '#ff9a3d'];

/** Bunting, lamps and confetti. */
export const festival: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const string = (left: number, right: number, sag: number) => {
    const point = (t: number) => [t * width, left + (right - left) * t + sag * 4 * t * (1 - t)] as const;
    const line = Array.from({ length: 13 }, (_, i) => point(i / 12));
    const flags = Array.from({ length: 11 }, (_, i) => {
      const [px, py] = point((i + 0.5) / 11);
      return `<path d="M${shape.n(px - 6)} ${shape.n(py)}h12l-6 15Z" fill="${tints[(i * 5 + Math.round(sag)) % tints.length]}" stroke="#000" stroke-opacity=".2" stroke-width=".8"/>`;
    }).join('');
    return `<path d="${shape.smooth(line, { closed: false })}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.300"/>${flags}`;
  };
  const confetti = Array.from({ length: 46 }, (_, i) => {
    const [px, py, turn] = [ink.random() * width, ink.random() * height * 0.86, ink.random() * 360];
    const size = 2 + ink.random() * 3;
    return `<rect x="${shape.n(px)}" y="${shape.n(py)}" width="${shape.n(size * 1.7)}" height="${shape.n(size * 0.8)}" transform="rotate(${shape.n(turn)} ${shape.n(px)} ${shape.n(py)})" fill="${tints[i % tints.length]}" fill-opacity=".9"/>`;
  }).join('');
  const lamps = Array.from({ length: 10 }, () =>
    ink.glow({ x: ink.random() * width, y: ink.random() * height, rx: 8 + ink.random() * 16, tint: scheme.glow, strength: 0.4 }),
  ).join('');
  return (
    sky(stage) +
    `<path d="${shape.ring(12, (_, at) => shape.wedge(260, at, at + 15))}" transform="translate(${x} ${y})" fill="${ink.radial([
      [0, scheme.glow, 0.5],
      [1, scheme.glow, 0],
    ])}"/>` +
    lamps +
    string(20, 4, 13) +
    string(4, 34, 16) +
    ink.glow({ x, y, rx: 92, tint: '#ffffff', strength: 0.5 }) +
    confetti
  );
};
