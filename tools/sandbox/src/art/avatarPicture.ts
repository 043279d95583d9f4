import { createInk } from './ink/createInk';
import type { Motif } from './Motif';
import { motifs } from './motifs';
import { scenes } from './scenes';
import { type SchemeName, schemes } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';

const faces: readonly (readonly [Motif, SchemeName])[] = [
  ['panda', 'jungle'],
  ['tiger', 'royal'],
  ['dragon', 'midnight'],
  ['lion', 'cobalt'],
  ['octopus', 'lagoon'],
  ['elephant', 'plum'],
  ['carabao', 'ember'],
  ['shark', 'sunset'],
  ['phoenix', 'reef'],
  ['rooster', 'ocean'],
  ['turtle', 'rose'],
  ['koi', 'jade'],
];

/** A player's picture, 1:1, by its number from 1; `undefined` for one that does not exist. */
export function avatarPicture(id: string, pixels: number): string | undefined {
  const face = faces[Number(id) - 1];
  if (!face) return undefined;
  const [motif, schemeName] = face;
  const ink = createInk(`avatar/${id}`);
  const scheme = schemes[schemeName];
  const body =
    scenes.bokeh({ ink, scheme, width: 200, height: 200, x: 100, y: 96 }) +
    `<g filter="url(#lift)"><g transform="translate(100 104) scale(.9)">${motifs[motif](ink, toneOf('', { family: scheme.family, seed: id }))}</g></g>`;
  return svgPage(ink, { width: 200, height: 200, pixels }, body);
}
