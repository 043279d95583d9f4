import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';

const leaf = 'M6 -58C24 -86 58 -88 84 -66C66 -42 32 -40 6 -58Z';
const fruit = 'M0 -30C14 -40 40 -34 40 0C40 26 22 42 0 42C-22 42 -40 26 -40 0C-40 -34 -14 -40 0 -30Z';

/** Two ripe cherries under a leaf. */
export function cherries(ink: Ink, tone: Ramp): string {
  const skin = tone === ramps.gold ? ramps.gold : ramps.ruby;
  const cherry = ink.solid({
    d: fruit,
    ramp: skin,
    fill: ink.radial([skin.glint, [0.16, skin.light], [0.48, skin.base], [0.85, skin.shade], [1, skin.base]], [0.42, 0.4, 0.66, 0.1]),
    bevel: 0,
  });
  const dimple = `<path d="M-13 -30Q0 -20 13 -30" fill="none" stroke="${skin.deep}" stroke-width="4" stroke-linecap="round"/>`;
  const shine = `<ellipse cx="-15" cy="-10" rx="11" ry="15" transform="rotate(28 -15 -10)" fill="${ink.linear([
    [0, '#fff', 0.95],
    [1, '#fff', 0.1],
  ])}"/><path d="M31 6Q29 26 8 34" fill="none" stroke="${skin.glint}" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>`;
  const one = cherry + dimple + shine;
  return (
    ink.tube({ d: 'M-32 8C-30 -24 -14 -44 8 -60', width: 6, ramp: ramps.leaf }) +
    ink.tube({ d: 'M36 16C34 -18 26 -40 8 -60', width: 6, ramp: ramps.leaf }) +
    ink.solid({ d: leaf, ramp: ramps.leaf, light: [0, 0, 0.6, 1] }) +
    `<path d="M10 -59Q46 -74 80 -66M30 -65L40 -77M44 -69L56 -80M34 -66L48 -54M50 -69L64 -58" fill="none" stroke="${ramps.leaf.shade}" stroke-width="2" stroke-linecap="round"/>` +
    ink.place('translate(-34 30) rotate(-8)', one) +
    ink.place('translate(38 38) rotate(10) scale(1.02)', one) +
    ink.spark({ x: -52, y: 12, r: 13 })
  );
}
