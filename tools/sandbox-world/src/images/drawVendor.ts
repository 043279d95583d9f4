import type { Artwork } from './Artwork';
import { createInk } from './ink/createInk';
import { drawTitle } from './lettering/drawTitle';
import { schemes } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';

/** Draws a vendor's logo, 3:2: its emblem above its name. */
export function drawVendor(
  { drawMotif, lookOf }: Artwork,
  { code, displayName }: { code: string; displayName: string },
  pixels: number,
): string {
  const ink = createInk(`vendor/${code}`);
  const look = lookOf(code);
  const scheme = schemes[look.scheme];
  const tone = toneOf('', { family: scheme.family, seed: code });
  const ground = ink.radial([scheme.sky, [0.55, scheme.deep], scheme.night], [0.5, 0.3, 0.85, 0]);
  const body =
    `<rect width="240" height="160" fill="${ground}"/>` +
    `<path d="M-10 118Q120 84 250 118V170H-10Z" fill="${scheme.night}" fill-opacity=".55"/>` +
    ink.glow({ x: 120, y: 56, rx: 90, ry: 70, tint: scheme.glow, strength: 0.6 }) +
    `<g filter="url(#lift)"><g transform="translate(120 62) scale(.6)">${drawMotif(ink, look.emblem, tone)}</g></g>` +
    drawTitle(ink, displayName, { box: { x: 120, bottom: 146, width: 212, height: 36 }, style: look, oneLine: true }) +
    '<path d="M0 0H240V160H0Z" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2"/>';
  return svgPage(ink, { width: 240, height: 160, pixels }, body);
}
