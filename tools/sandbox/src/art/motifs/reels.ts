import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const seven = 'M-15 -18Q0 -14 16 -18L15 -10Q4 2 2 20H-10Q-8 2 4 -9Q-6 -10 -9 -5L-16 -4Z';

/** A classic machine with three reels and a lever. */
export function reels(ink: Ink, tone: Ramp): string {
  const gold = ink.linear([ramps.gold.glint, ramps.gold.base, ramps.gold.shade]);
  const cabinet = 'M-66 -46C-66 -84 -36 -92 0 -92C36 -92 66 -84 66 -46V78H-66Z';
  const reel = (x: number) =>
    `<path d="${shape.box([x - 18, -30], [36, 62], 4)}" fill="${ink.linear(['#9aa4bd', [0.25, '#ffffff'], [0.75, '#ffffff'], '#8b95b0'])}" stroke="#1a1424" stroke-width="2.500"/>` +
    ink.place(`translate(${x} 2) scale(.92)`, ink.solid({ d: seven, ramp: ramps.ruby, bevel: 2, outline: 1.4 })) +
    `<path d="M${x - 12} -26Q${x} -18 ${x + 12} -26M${x - 10} 28Q${x} 20 ${x + 10} 28" fill="none" stroke="${ramps.gold.base}" stroke-width="5"/>`;
  const lamps = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = shape.onCircle(1, 200 + i * 17.5);
    return `<circle cx="${shape.n(x * 58)}" cy="${shape.n(-44 + y * 40)}" r="4.400" fill="${ramps.gold.deep}"/><circle cx="${shape.n(x * 58)}" cy="${shape.n(-44 + y * 40)}" r="3.400" fill="${i % 2 ? '#fffbe0' : '#ff9a5c'}"/>`;
  }).join('');
  return (
    ink.tube({ d: 'M64 24H84V-40', width: 8, ramp: ramps.silver }) +
    ink.ball({ x: 84, y: -48, r: 13, ramp: ramps.ruby }) +
    ink.solid({
      d: cabinet,
      ramp: tone,
      bevel: 5,
      fill: ink.linear([tone.shade, [0.2, tone.light], [0.5, tone.base], tone.shade], [0, 0, 1, 0.2]),
    }) +
    `<path d="${cabinet}" fill="none" stroke="${gold}" stroke-width="5" stroke-linejoin="round"/>` +
    lamps +
    ink.place('translate(0 -62)', ink.solid({ d: shape.star(5, 16, 7), ramp: ramps.gold, bevel: 2 })) +
    `<path d="${shape.box([-62, -38], [124, 78], 8)}" fill="${gold}" stroke="${ramps.gold.deep}" stroke-width="2.500"/><path d="${shape.box([-57, -33], [114, 68], 5)}" fill="#180f1f"/>` +
    reel(-38) +
    reel(0) +
    reel(38) +
    `<path d="M-60 1H60" stroke="${ramps.ruby.base}" stroke-opacity=".55" stroke-width="2"/><path d="M-57 -33H57V-8Q0 -18 -57 -8Z" fill="#fff" fill-opacity=".22"/>` +
    ink.solid({ d: 'M-72 46H72L80 60H-80Z', ramp: ramps.gold, bevel: 2.6 }) +
    ink.ball({ x: -40, y: 52, r: 6, ramp: ramps.emerald }) +
    ink.ball({ x: -20, y: 52, r: 6, ramp: ramps.ruby }) +
    ink.solid({ d: 'M-72 60H72V86H-72Z', ramp: tone, bevel: 3 }) +
    `<path d="${shape.box([-40, 64], [80, 17], 6)}" fill="#180f1f" stroke="${ramps.gold.base}" stroke-width="2.400"/>` +
    [-24, -8, 8, 24]
      .map(
        (x, i) =>
          `<ellipse cx="${x}" cy="${75 - (i % 2) * 2}" rx="11" ry="6" fill="${gold}" stroke="${ramps.gold.deep}" stroke-width="1.500"/>`,
      )
      .join('') +
    ink.spark({ x: -48, y: -66, r: 15 }) +
    ink.spark({ x: 80, y: -54, r: 10 })
  );
}
