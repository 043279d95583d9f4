import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const face = shape.mirrored(shape.points('0 -48, 26 -46, 52 -28, 62 0, 56 30, 36 58, 14 72, 0 74'));

/** A smiling festival mask with plumes. */
export function mask(ink: Ink, tone: Ramp): string {
  const plumes = [
    ramps.ruby,
    ramps.orange,
    ramps.gold,
    ramps.emerald,
    ramps.turquoise,
    ramps.sapphire,
    ramps.amethyst,
    ramps.pink,
    ramps.ruby,
  ];
  const crest = plumes
    .map((ramp, i) => {
      const turn = -80 + i * 20;
      const d = 'M0 0C-18 -20 -18 -52 -4 -66C6 -60 16 -28 0 0Z';
      return ink.place(
        `translate(0 -6) rotate(${turn}) translate(0 -34)`,
        ink.solid({ d, ramp, bevel: 2.4, outline: 1.5 }) +
          `<path d="M0 -4Q-8 -34 -4 -58" fill="none" stroke="${ramp.glint}" stroke-width="1.800" stroke-opacity=".7"/>`,
      );
    })
    .join('');
  const band = 'M-64 -18Q0 -62 64 -18L60 -2Q0 -44 -60 -2Z';
  const swirl = `<path d="M30 26C44 20 50 34 40 38C34 40 32 32 37 31" fill="none" stroke="${tone.base}" stroke-width="4" stroke-linecap="round"/><path d="M50 8q4 6 1 12M42 50q8 -2 10 -10" fill="none" stroke="${ramps.gold.base}" stroke-width="3" stroke-linecap="round"/>`;
  return (
    crest +
    ink.solid({ d: face, ramp: ramps.ivory, bevel: 5, fill: ink.radial(['#ffffff', [0.5, '#fff4e2'], '#dcbf9a'], [0.42, 0.3, 0.8, 0]) }) +
    ink.both(ink.glow({ x: 38, y: 32, rx: 20, ry: 14, tint: '#ff4f74', strength: 0.75 }) + swirl) +
    ink.both(
      `<path d="M12 10Q26 -10 44 8Q28 2 12 10Z" fill="#180a14" stroke="#180a14" stroke-width="4" stroke-linejoin="round"/><path d="M9 -6Q26 -22 48 -8" fill="none" stroke="${tone.base}" stroke-width="5" stroke-linecap="round"/>`,
    ) +
    `<path d="M0 4Q-9 26 -10 28Q0 36 10 28Q9 26 0 4Z" fill="${ink.linear(['#fff9ee', '#e5c9a4'])}" stroke="#a5855c" stroke-width="1.800"/>` +
    `<path d="M-34 40Q0 50 34 40Q24 66 0 67Q-24 66 -34 40Z" fill="#52071a" stroke="#7d1028" stroke-width="3.600" stroke-linejoin="round"/><path d="M-28 43Q0 51 28 43L24 50Q0 57 -24 50Z" fill="#fff"/><path d="M-18 61Q0 52 18 61Q10 67 0 67Q-10 67 -18 61Z" fill="#ff6d84"/>` +
    ink.solid({ d: band, ramp: ramps.gold, bevel: 3, light: [0, 0, 1, 0.4] }) +
    [
      [-44, -22, ramps.ruby],
      [-22, -32, ramps.emerald],
      [0, -35, tone],
      [22, -32, ramps.sapphire],
      [44, -22, ramps.ruby],
    ]
      .map(([x, y, ramp], i) => ink.ball({ x: x as number, y: y as number, r: i === 2 ? 8 : 5.5, ramp: ramp as Ramp }))
      .join('') +
    ink.spark({ x: -30, y: -20, r: 13 }) +
    ink.spark({ x: 56, y: -66, r: 11 })
  );
}
