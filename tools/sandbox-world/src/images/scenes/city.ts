import { shape } from '../ink/shape';
import type { DrawScene, Stage } from './Stage';

function skyline({ ink, width, scheme }: Stage, { foot, tall, lit }: { foot: number; tall: number; lit: string }): string {
  let at = -6;
  let walls = '';
  let windows = '';
  while (at < width) {
    const w = 13 + ink.random() * 16;
    const h = tall * (0.4 + ink.random() * 0.6);
    const top = foot - h;
    walls += shape.box([at, top], [w, h + 4]) + (ink.random() > 0.6 ? shape.box([at + w / 2 - 1, top - 12], [2, 12]) : '');
    for (let wy = top + 5; wy < foot - 4; wy += 6) {
      for (let wx = at + 3; wx < at + w - 3; wx += 5) if (ink.random() > 0.5) windows += shape.box([wx, wy], [2.6, 3]);
    }
    at += w + 1;
  }
  return `<path d="${walls}" fill="${ink.linear([scheme.deep, scheme.night])}"/><path d="${windows}" fill="${lit}" fill-opacity=".75"/>`;
}

/** Towers at night, doubled in the water. */
export const city: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const foot = height * 0.72;
  const lights = Array.from({ length: 12 }, () => {
    const px = ink.random() * width;
    return `<path d="M${shape.n(px)} ${foot}v${shape.n(16 + ink.random() * 40)}" stroke="${ink.random() > 0.5 ? scheme.rim : scheme.glow}" stroke-opacity=".4" stroke-width="${shape.n(1.5 + ink.random() * 3)}"/>`;
  }).join('');
  return (
    `<rect width="${width}" height="${height}" fill="${ink.linear([scheme.night, [0.3, scheme.deep], [0.68, scheme.sky], scheme.deep])}"/>` +
    ink.glow({ x, y: foot, rx: width * 0.8, ry: 80, tint: scheme.glow, strength: 0.8 }) +
    skyline(stage, { foot, tall: 130, lit: scheme.glow }) +
    ink.glow({ x, y, rx: 104, tint: scheme.glow, strength: 0.75 }) +
    skyline(stage, { foot, tall: 62, lit: scheme.rim }) +
    `<rect y="${foot}" width="${width}" height="${height - foot}" fill="${ink.linear([scheme.sky, scheme.night])}"/>` +
    lights
  );
};
