import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const slices = [ramps.ruby, ramps.orange, ramps.emerald, ramps.sapphire, ramps.amethyst, ramps.pink];

/** A wheel of fortune with lamps and a pointer. */
export function wheel(ink: Ink, tone: Ramp): string {
  const wedges = shape.ring(12, (i, at) => {
    const ramp = slices[i % slices.length] ?? tone;
    const paint = ink.linear([ramp.light, [0.4, ramp.base], ramp.shade], [0, 0, 1, 1]);
    return `<path d="${shape.wedge(62, at - 15, at + 15)}" fill="${paint}" stroke="${ramps.gold.light}" stroke-width="1.600"/>`;
  });
  const marks = shape.ring(12, (i, at) => {
    const [x, y] = shape.onCircle(46, at);
    const d = i % 3 === 0 ? shape.star(5, 9, 4) : i % 3 === 1 ? 'M0 -8L7 0L0 8L-7 0Z' : shape.circle(0, 0, 5.5);
    return `<path d="${d}" transform="translate(${shape.n(x)} ${shape.n(y)}) rotate(${at + 90})" fill="#fff8dc" stroke="#000" stroke-opacity=".25" stroke-width="1"/>`;
  });
  const lamps = shape.ring(18, (i, at) => {
    const [x, y] = shape.onCircle(71, at);
    const lit = i % 2 ? '#fffbe0' : '#ff8a5c';
    return `<circle cx="${shape.n(x)}" cy="${shape.n(y)}" r="4.400" fill="${ramps.gold.deep}"/><circle cx="${shape.n(x)}" cy="${shape.n(y)}" r="3.600" fill="${ink.radial(['#ffffff', lit, '#f0a21c'])}"/>`;
  });
  return (
    ink.solid({ d: shape.circle(0, 4, 79), ramp: ramps.gold, bevel: 4, light: [0.1, 0, 0.9, 1] }) +
    ink.place('translate(0 4)', `<circle r="63.500" fill="${ramps.gold.deep}"/>${wedges}${marks}${lamps}`) +
    `<circle cy="4" r="62" fill="${ink.radial([
      [0.7, '#000', 0],
      [1, '#000', 0.35],
    ])}"/>` +
    ink.solid({ d: shape.circle(0, 4, 21), ramp: ramps.gold, bevel: 3 }) +
    ink.ball({ x: 0, y: 4, r: 13, ramp: tone }) +
    ink.solid({ d: 'M-15 -90Q0 -98 15 -90L3 -56Q0 -52 -3 -56Z', ramp: ramps.ruby, bevel: 3 }) +
    ink.within(shape.circle(0, 4, 62), '<path d="M-80 0L-20 -80L20 -80L-70 60Z" fill="#fff" fill-opacity=".16"/>') +
    ink.spark({ x: -54, y: -46, r: 18 }) +
    ink.spark({ x: 60, y: 44, r: 12 })
  );
}
