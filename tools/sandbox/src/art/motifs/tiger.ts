import { beastEye } from '../ink/beastEye';
import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const half = 'C30 -70 60 -50 65 -22L80 -12L72 2L88 22L70 28L78 48L56 50C44 68 20 78 0 78';
const head = `M0 -68${half}C-20 78 -44 68 -56 50L-78 48L-70 28L-88 22L-72 2L-80 -12L-65 -22C-60 -50 -30 -70 0 -68Z`;
const stripes =
  'M-5 -66L0 -34L5 -66ZM10 -64Q14 -46 10 -36Q20 -44 20 -62ZM28 -58Q32 -46 27 -38Q40 -46 40 -52ZM66 -22Q52 -20 46 -12Q58 -12 70 -8ZM72 2Q58 0 50 8Q62 8 74 14ZM72 28Q58 22 48 26Q58 32 72 38ZM60 50Q52 42 42 42Q46 52 54 58Z';
const muzzle = shape.mirrored(shape.points('0 14, 14 10, 30 22, 32 38, 18 48, 0 46'));

/** A tiger that roars at the player. */
export function tiger(ink: Ink, tone: Ramp): string {
  const fur: Ramp = { glint: '#fff3c9', light: '#ffc257', base: '#f98e1d', shade: '#b94f08', deep: '#3b1404' };
  const ear =
    ink.solid({ d: shape.circle(48, -58, 22), ramp: fur }) +
    `<circle cx="49" cy="-57" r="13" fill="${ink.radial(['#ffb3a7', '#7d2414'])}"/><path d="M30 -74Q46 -86 64 -72" fill="none" stroke="#241009" stroke-width="7" stroke-linecap="round"/>`;
  const white = `<path d="M8 -30Q24 -46 44 -32Q30 -24 12 -20ZM62 20L88 22L70 28L78 48L56 50C48 62 34 72 20 75Q44 56 46 32Q52 20 62 20Z" fill="${ink.linear(['#ffffff', '#ffe6c4'])}"/>`;
  const jaw = 'M-26 44Q0 52 26 44Q24 74 0 76Q-24 74 -26 44Z';
  return (
    ink.both(ear) +
    ink.solid({
      d: head,
      ramp: fur,
      bevel: 4,
      fill: ink.radial([fur.glint, [0.2, fur.light], [0.6, fur.base], fur.shade], [0.5, 0.32, 0.72, 0]),
    }) +
    ink.within(
      head,
      ink.both(white + `<path d="${stripes}" fill="#24100a"/>`) +
        '<path d="M-60 -30Q-30 -70 10 -64Q-30 -40 -44 0Z" fill="#fff" fill-opacity=".16"/>',
    ) +
    `<path d="M-16 -18Q-10 6 -18 20H18Q10 6 16 -18Q0 -26 -16 -18Z" fill="${ink.linear([fur.light, fur.base, fur.light])}" fill-opacity=".9"/>` +
    ink.both(beastEye(ink, { x: 29, y: -8, iris: tone === ramps.ruby ? '#ffd23e' : '#8ee03a', brow: '#24100a' })) +
    `<path d="${jaw}" fill="#3d0512" stroke="#1c0509" stroke-width="3.400"/>` +
    ink.within(
      jaw,
      `<ellipse cx="0" cy="72" rx="17" ry="15" fill="${ink.linear(['#ff8d95', '#c22544'])}"/><path d="M-20 44L-14 62L-8 46ZM20 44L14 62L8 46ZM-16 76L-11 64L-6 76ZM16 76L11 64L6 76Z" fill="#fffdf2"/>`,
    ) +
    ink.solid({ d: muzzle, ramp: ramps.white, bevel: 2.4, outline: 1.2 }) +
    `<path d="M0 22V36M0 36Q-14 48 -26 42M0 36Q14 48 26 42" fill="none" stroke="#24100a" stroke-width="3.200" stroke-linecap="round"/>` +
    ink.solid({ d: 'M-14 14Q0 8 14 14Q12 26 0 28Q-12 26 -14 14Z', ramp: ramps.pink, bevel: 2 }) +
    ink.both(
      '<g fill="#24100a"><circle cx="16" cy="32" r="1.700"/><circle cx="22" cy="36" r="1.700"/><circle cx="22" cy="28" r="1.700"/></g><path d="M28 32Q60 26 84 32M28 37Q58 40 80 50" fill="none" stroke="#fff" stroke-width="1.800" stroke-opacity=".9" stroke-linecap="round"/>',
    )
  );
}
