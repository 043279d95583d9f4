import type { Artwork } from './Artwork';
import { createInk } from './ink/createInk';
import type { ToneName } from './namedTone';
import { svgPage } from './svgPage';

/** A motif alone, without a scene behind it. */
export type Sprite = { motif: string; tone: ToneName };

/** Draws a sprite, 1:1. */
export function drawSprite({ drawMotif }: Artwork, { motif, tone }: Sprite, pixels: number): string {
  const ink = createInk(`sprite/${motif}`);
  const drawing = drawMotif(ink, motif, tone);
  return svgPage(ink, { width: 220, height: 220, pixels }, `<g transform="translate(110 110)">${drawing}</g>`);
}
