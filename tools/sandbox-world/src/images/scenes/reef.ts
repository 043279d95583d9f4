import { bubbles } from '../ink/bubbles';
import { color } from '../ink/color';
import { shape } from '../ink/shape';
import type { DrawScene } from './Stage';

const coral =
  'M-4 0C-6 -16 -22 -18 -24 -36C-16 -34 -14 -26 -9 -24C-14 -38 -8 -50 -4 -62C2 -50 0 -38 2 -28C8 -34 8 -44 18 -50C20 -38 12 -28 8 -18C14 -22 20 -22 26 -30C26 -16 8 -12 6 0Z';

/** Light falling into a reef. */
export const reef: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const shaft = (at: number, wide: number) => `M${at} -10h${wide}l${(at - x) * 0.5 + wide} ${height + 20}h${-wide * 2.4}Z`;
  const shafts = `<path d="${[0.12, 0.3, 0.52, 0.7, 0.88].map((share) => shaft(width * share, 9 + ink.random() * 14)).join('')}" fill="${ink.linear(
    [
      [0, '#ffffff', 0.5],
      [0.7, '#ffffff', 0.05],
      [1, '#ffffff', 0],
    ],
  )}"/>`;
  const bank = ({ foot, size, count, paint }: { foot: number; size: number; count: number; paint: string }) =>
    Array.from({ length: count }, (_, i) => {
      const px = ((i + 0.3 + ink.random() * 0.4) * width) / count;
      const side = Math.abs(px - x) / (width / 2);
      return `<path d="${coral}" transform="translate(${shape.n(px)} ${shape.n(foot)}) scale(${shape.n(size * (0.45 + side * 0.8))}) rotate(${shape.n((ink.random() - 0.5) * 24)})" fill="${paint}"/>`;
    }).join('') + `<path d="M-10 ${foot - 8}Q${x} ${foot + 12} ${width + 10} ${foot - 8}V${height + 10}H-10Z" fill="${paint}"/>`;
  return (
    `<rect width="${width}" height="${height}" fill="${ink.linear([scheme.glow, [0.3, scheme.sky], [0.72, scheme.deep], scheme.night])}"/>` +
    shafts +
    ink.glow({ x, y, rx: 104, tint: scheme.glow, strength: 0.75 }) +
    bank({ foot: height * 0.76, size: 0.9, count: 7, paint: color.mix(scheme.sky, scheme.deep, 0.6) }) +
    bank({ foot: height * 0.84, size: 1.1, count: 6, paint: ink.linear([scheme.accent, scheme.deep, scheme.night]) }) +
    bank({ foot: height * 0.93, size: 1.25, count: 5, paint: scheme.night }) +
    bubbles(
      ink,
      Array.from(
        { length: 9 },
        () => [Math.round(ink.random() * width), Math.round(ink.random() * height * 0.8), 2 + ink.random() * 5] as const,
      ),
    )
  );
};
