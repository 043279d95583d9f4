import type { Artwork, Avatar } from './Artwork';
import { createInk } from './ink/createInk';
import { scenes } from './scenes';
import { schemes } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';

/** Draws a player's avatar, 1:1. */
export function drawAvatar({ drawMotif }: Artwork, { id, motif, scheme: name }: Avatar & { id: string }, pixels: number): string {
  const ink = createInk(`avatar/${id}`);
  const scheme = schemes[name];
  const body =
    scenes.bokeh({ ink, scheme, width: 200, height: 200, x: 100, y: 96 }) +
    `<g filter="url(#lift)"><g transform="translate(100 104) scale(.9)">${drawMotif(ink, motif, toneOf('', { family: scheme.family, seed: id }))}</g></g>`;
  return svgPage(ink, { width: 200, height: 200, pixels }, body);
}
