import { bubbles } from '../ink/bubbles';
import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const upper =
  'M-14 8C-60 0 -88 -34 -70 -58C-66 -72 -50 -76 -42 -68C-34 -86 -14 -88 -6 -76C4 -90 26 -88 32 -72C44 -82 62 -74 64 -60C84 -40 62 0 14 8Z';
const lower = 'M-74 24C-84 40 -66 66 -38 66C-26 78 -8 78 0 70C8 78 26 78 38 66C66 66 84 40 74 24C40 40 -40 40 -74 24Z';

/** A shell that opens on a glowing pearl. */
export function pearl(ink: Ink, tone: Ramp): string {
  const shell: Ramp =
    tone === ramps.turquoise || tone === ramps.emerald
      ? ramps.pink
      : { ...tone, light: tone.glint, base: tone.light, shade: tone.base, deep: tone.deep };
  const ribs = [-56, -34, -12, 12, 34, 54]
    .map(
      (x) =>
        `<path d="M0 14Q${x * 0.6} -30 ${x} -78" fill="none" stroke="${shell.shade}" stroke-opacity=".7" stroke-width="3.400"/><path d="M1.500 14Q${x * 0.6 + 2} -30 ${x + 3} -78" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.800"/>`,
    )
    .join('');
  const folds = [-50, -26, 0, 26, 50]
    .map(
      (x) =>
        `<path d="M${x} 28Q${x * 1.05} 52 ${x * 0.9} 74" fill="none" stroke="${shell.shade}" stroke-opacity=".7" stroke-width="3.200"/><path d="M${x + 2} 28Q${x * 1.05 + 2} 52 ${x * 0.9 + 2} 74" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.600"/>`,
    )
    .join('');
  const nacre = ink.radial(['#ffffff', [0.3, '#fff3fb'], [0.55, '#e8d9ff'], [0.8, '#a9c2ee'], '#7d84c4'], [0.5, 0.5, 0.54, 0.16]);
  return (
    ink.solid({
      d: upper,
      ramp: shell,
      bevel: 4,
      fill: ink.radial(['#fff8ec', [0.4, shell.light], [0.75, shell.base], shell.shade], [0.5, 0.95, 1, 0]),
    }) +
    ink.within(upper, ribs) +
    ink.solid({
      d: shape.ellipse([0, 22], 72, 21),
      ramp: { ...ramps.pink, base: '#c0567f', light: '#f3a3bf', shade: '#6c1f4b' },
      bevel: 2,
    }) +
    ink.glow({ x: 0, y: -2, rx: 84, tint: '#ffffff', strength: 0.95 }) +
    `<circle cx="0" cy="0" r="36" fill="#5a4a86"/><circle cx="0" cy="0" r="34.500" fill="${nacre}"/><path d="M26 10Q20 28 0 31" fill="none" stroke="#ffd9f2" stroke-width="4" stroke-opacity=".8" stroke-linecap="round"/><ellipse cx="-11" cy="-14" rx="11" ry="8" transform="rotate(-32 -11 -14)" fill="#fff"/><circle cx="9" cy="-22" r="3" fill="#fff" fill-opacity=".9"/>` +
    ink.solid({ d: lower, ramp: shell, bevel: 4, light: [0, 0, 0.2, 1] }) +
    ink.within(lower, folds) +
    ink.spark({ x: -14, y: -20, r: 22 }) +
    ink.spark({ x: 50, y: -52, r: 13 }) +
    bubbles(ink, shape.triples('-80 -8 6, -88 -26 4, 82 4 7, 90 -18 4'))
  );
}
