import type { Ink } from '../ink/createInk';
import { eye } from '../ink/eye';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const body = shape.mirrored(shape.points('0 -30, 30 -28, 56 -12, 60 12, 44 36, 18 46, 0 47'));
const claw = shape.smooth(shape.points('66 -34, 54 -50, 54 -74, 70 -90, 76 -74, 74 -64, 84 -78, 96 -68, 96 -46, 84 -32'));

/** A crab with raised claws. */
export function crab(ink: Ink, tone: Ramp): string {
  const skin = tone === ramps.sapphire || tone === ramps.turquoise ? ramps.sapphire : { ...ramps.coral, base: '#f4472b', shade: '#a81a12' };
  const legs = ['M48 18C66 14 78 24 84 40', 'M44 28C60 30 68 42 72 58', 'M36 38C48 44 54 56 54 72'];
  return (
    ink.both(legs.map((d) => ink.tube({ d, width: 10, ramp: skin })).join('')) +
    ink.both(ink.tube({ d: 'M46 -4C66 -6 74 -18 74 -34', width: 15, ramp: skin })) +
    ink.both(
      ink.solid({ d: claw, ramp: skin, bevel: 3.6 }) + ink.gloss({ d: claw, over: 'M54 -50Q54 -80 70 -88Q64 -64 66 -40Z', strength: 0.6 }),
    ) +
    ink.both(ink.tube({ d: 'M18 -24Q20 -38 19 -44', width: 9, ramp: skin })) +
    ink.solid({
      d: body,
      ramp: skin,
      bevel: 4,
      fill: ink.radial([skin.glint, [0.22, skin.light], [0.6, skin.base], skin.shade], [0.42, 0.2, 0.85, 0]),
    }) +
    ink.within(
      body,
      `<path d="M-52 -4Q-30 -28 10 -27Q-26 -14 -36 14Z" fill="#fff" fill-opacity=".5"/><path d="M-50 30Q0 54 50 30L40 60H-40Z" fill="${ramps.ivory.base}" fill-opacity=".75"/>` +
        shape
          .triples('30 4 5, 40 -4 3.5, 22 -8 3, -34 18 4, 44 12 3')
          .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${skin.glint}" fill-opacity=".55"/>`)
          .join(''),
    ) +
    eye(ink, { x: -19, y: -50, r: 13.5, iris: '#3a8b2e', look: 0.3 }) +
    eye(ink, { x: 19, y: -50, r: 13.5, iris: '#3a8b2e', look: -0.3 }) +
    `<path d="M-18 12Q0 30 18 12Q12 26 0 28Q-12 26 -18 12Z" fill="#43060c" stroke="${skin.deep}" stroke-width="3.400" stroke-linejoin="round"/><path d="M-9 17L-6 22L-2 18ZM3 18L6 22L9 17Z" fill="#fff"/>` +
    ink.spark({ x: -66, y: -72, r: 13 })
  );
}
