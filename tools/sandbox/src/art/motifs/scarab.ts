import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** A winged scarab that lifts the sun. */
export function scarab(ink: Ink, tone: Ramp): string {
  const shell = tone === ramps.gold || tone === ramps.orange ? ramps.sapphire : tone;
  const rows = [
    { count: 7, length: 74, from: 64, to: 112, ramp: ramps.gold, width: 11 },
    { count: 6, length: 54, from: 60, to: 110, ramp: shell, width: 10 },
    { count: 5, length: 36, from: 58, to: 106, ramp: ramps.ruby, width: 10 },
  ];
  const wing = rows
    .map(({ count, length, from, to, ramp, width }) =>
      Array.from({ length: count }, (_, i) => {
        const turn = to - ((to - from) / (count - 1)) * i;
        return ink.place(
          `translate(20 0) rotate(${shape.n(turn)})`,
          ink.solid({
            d: `M${-width / 2} 0L${-width * 0.6} ${-length + 8}Q0 ${-length - 6} ${width * 0.6} ${-length + 8}L${width / 2} 0Z`,
            ramp,
            bevel: 1.6,
            outline: 1.2,
          }),
        );
      }).join(''),
    )
    .join('');
  const legs = ['M20 26C38 30 42 46 34 60', 'M18 40C30 50 28 66 18 76', 'M20 -18C34 -26 36 -38 28 -48'];
  const back = shape.mirrored(shape.points('0 -20, 20 -18, 32 2, 30 30, 16 52, 0 58'));
  return (
    ink.glow({ x: 0, y: -58, rx: 60, tint: '#fff0a0', strength: 0.9 }) +
    ink.both(wing) +
    ink.both(legs.map((d) => ink.tube({ d, width: 6, ramp: ramps.gold })).join('')) +
    ink.ball({ x: 0, y: -62, r: 25, ramp: { ...ramps.orange, light: '#ffd24a', base: '#ff8a1f', shade: '#d43b14' } }) +
    `<circle cx="0" cy="-62" r="25" fill="none" stroke="${ink.linear([ramps.gold.glint, ramps.gold.base, ramps.gold.shade])}" stroke-width="4.500"/>` +
    ink.solid({
      d: shape.mirrored(shape.points('0 -44, 16 -40, 20 -28, 0 -20')),
      ramp: ramps.gold,
      bevel: 2.6,
    }) +
    ink.solid({
      d: shape.mirrored(shape.points('0 -32, 26 -28, 32 -14, 18 -8, 0 -6')),
      ramp: shell,
      bevel: 3,
    }) +
    ink.solid({
      d: back,
      ramp: shell,
      bevel: 4,
      fill: ink.radial([shell.glint, [0.25, shell.light], [0.6, shell.base], shell.shade], [0.4, 0.3, 0.8, 0]),
    }) +
    ink.within(
      back,
      `<path d="M0 -20V60" stroke="${shell.deep}" stroke-width="3"/><path d="M0 -20C10 8 10 36 0 58M0 -20C-10 8 -10 36 0 58" fill="none" stroke="${ramps.gold.light}" stroke-width="2"/><path d="M-24 0Q-16 -14 -4 -14Q-14 2 -14 24Q-26 20 -24 0Z" fill="#fff" fill-opacity=".45"/>`,
    ) +
    `<path d="${back}" fill="none" stroke="${ramps.gold.base}" stroke-width="3"/><path d="M-32 -12Q0 0 32 -12" fill="none" stroke="${ramps.gold.light}" stroke-width="3.400"/>` +
    ink.both(ink.ball({ x: 8, y: -36, r: 3.4, ramp: ramps.ruby })) +
    ink.ball({ x: 0, y: 74, r: 11, ramp: ramps.turquoise }) +
    `<circle cx="0" cy="74" r="11" fill="none" stroke="${ramps.gold.base}" stroke-width="3"/>` +
    ink.spark({ x: -8, y: -72, r: 16 }) +
    ink.spark({ x: -62, y: -6, r: 10 }) +
    ink.spark({ x: 66, y: -4, r: 10 })
  );
}
