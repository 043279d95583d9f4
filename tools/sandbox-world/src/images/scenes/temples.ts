import { shape } from '../ink/shape';
import type { DrawScene } from './Stage';

const stupa = 'M-30 0L-26 -16H-20C-20 -38 -10 -46 -4 -50L-1.500 -74H1.500L4 -50C10 -46 20 -38 20 -16H26L30 0Z';

/** Stupas in the haze before a great sun. */
export const temples: DrawScene = ({ ink, scheme, width, height, x, y }) => {
  const row = ({ foot, size, count, paint }: { foot: number; size: number; count: number; paint: string }) =>
    Array.from({ length: count }, (_, i) => {
      const px = ((i + 0.5) * width) / count + (ink.random() - 0.5) * 14;
      const scale = size * (0.75 + ink.random() * 0.5);
      return `<path d="${stupa}" transform="translate(${shape.n(px)} ${foot}) scale(${shape.n(scale)})" fill="${paint}"/>`;
    }).join('') + `<rect x="-5" y="${foot - 1}" width="${width + 10}" height="${height - foot + 6}" fill="${paint}"/>`;
  return (
    `<rect width="${width}" height="${height}" fill="${ink.linear([scheme.deep, [0.45, scheme.sky], [0.75, scheme.glow], scheme.sky])}"/>` +
    ink.glow({ x, y, rx: 130, tint: '#fff6d8', strength: 0.85 }) +
    `<circle cx="${x}" cy="${y + 4}" r="78" fill="${ink.linear(['#fffbe6', scheme.glow])}" fill-opacity=".55"/>` +
    row({ foot: height * 0.68, size: 0.8, count: 5, paint: ink.linear([scheme.sky, scheme.sky]) }) +
    row({ foot: height * 0.76, size: 1.15, count: 4, paint: scheme.deep }) +
    row({ foot: height * 0.86, size: 1.3, count: 3, paint: scheme.night })
  );
};
