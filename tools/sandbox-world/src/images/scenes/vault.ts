import { coin } from '../ink/coin';
import { shape } from '../ink/shape';
import { sky } from './sky';
import type { DrawScene } from './Stage';

/** A treasury: arches of light over a heap of coins. */
export const vault: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const arch = (reach: number, paint: string) =>
    `<path d="M${x - reach} ${height}V${y}A${reach} ${reach * 1.1} 0 0 1 ${x + reach} ${y}V${height}Z" fill="${paint}"/>`;
  const pillars = [-1, 1]
    .map(
      (side) =>
        `<rect x="${x + side * width * 0.46 - 11}" y="-4" width="22" height="${height}" fill="${ink.linear([scheme.night, [0.35, scheme.sky], scheme.night], [0, 0, 1, 0])}"/>`,
    )
    .join('');
  const heap = Array.from({ length: 20 }, (_, i) => {
    const share = (i * 0.618) % 1;
    const px = share * (width + 20) - 10;
    const slope = Math.abs(px - x) / (width / 2);
    return coin(ink, {
      x: px,
      y: height * (0.8 - slope * 0.09) + ink.random() * 18,
      r: 11 + ink.random() * 6,
      squash: 0.4 + ink.random() * 0.35,
      turn: (ink.random() - 0.5) * 60,
      mark: 'plain',
    });
  }).join('');
  return (
    sky(stage) +
    arch(
      width * 0.44,
      ink.linear([
        [0, scheme.glow, 0.5],
        [1, scheme.deep, 0.3],
      ]),
    ) +
    arch(
      width * 0.34,
      ink.linear([
        [0, '#fff6d0', 0.55],
        [1, scheme.sky, 0.25],
      ]),
    ) +
    pillars +
    `<path d="${shape.ring(20, (_, at) => shape.wedge(180, at, at + 6))}" transform="translate(${x} ${y})" fill="${ink.radial([
      [0, '#fff6d0', 0.7],
      [1, '#fff6d0', 0],
    ])}"/>` +
    ink.glow({ x, y, rx: 96, tint: '#fff3c4', strength: 0.8 }) +
    heap
  );
};
