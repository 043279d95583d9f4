import { dressing } from './dressing';
import { createInk } from './ink/createInk';
import { drawTitle } from './lettering/drawTitle';
import type { Motif } from './Motif';
import { motifs } from './motifs';
import { motifTraits } from './motifTraits';
import { scenes } from './scenes';
import { type SchemeName, schemes } from './schemes';
import { toneOf } from './toneOf';
import { vendorLook } from './vendorLook';

/** What a game's picture depends on. */
export type GameArt = { id: string; name: string; vassalage: string; motif: Motif; scheme: SchemeName };

const width = 200;
const height = 250;
const focus = { x: 100, y: 92 };

/** The tile of a game, 4:5, as SVG: scene, motif, what lies in front of it, and the title in the vendor's lettering. */
export function gamePicture({ id, name, vassalage, motif, scheme: schemeName }: GameArt, pixels: number): string {
  const ink = createInk(id);
  const scheme = schemes[schemeName];
  const tone = toneOf(name, { family: scheme.family, seed: id });
  const { scenes: places } = motifTraits[motif];
  const scene = places[Math.floor(ink.random() * places.length)] ?? 'rays';
  const lean = (ink.random() - 0.5) * 8;
  const behind = scenes[scene]({ ink, scheme, width, height, ...focus });
  const body = motifs[motif](ink, tone);
  const front = dressing(ink, { scene, tone });
  const title = drawTitle(ink, name, { box: { x: 100, bottom: 237, width: 181, height: 71 }, style: vendorLook(vassalage) });
  const shade = ink.linear([
    [0, scheme.night, 0],
    [0.55, scheme.night, 0.4],
    [1, scheme.night, 0.9],
  ]);
  const vignette = ink.radial(
    [
      [0.7, scheme.night, 0],
      [1, scheme.night, 0.45],
    ],
    [0.5, 0.42, 0.78, 0],
  );
  const halo = ink.glow({ x: focus.x, y: focus.y, rx: 96, tint: scheme.glow, strength: 0.55 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels}" height="${pixels * 1.25}"><defs>${ink.definitions()}` +
    `<filter id="s" x="-15%" y="-15%" width="130%" height="135%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="${scheme.night}" flood-opacity=".75"/></filter></defs>` +
    behind +
    `<rect width="${width}" height="${height}" fill="${vignette}"/>` +
    halo +
    `<g filter="url(#s)"><g transform="translate(${focus.x} ${focus.y}) rotate(${lean.toFixed(1)}) scale(.96)">${body}</g></g>` +
    front +
    `<rect y="130" width="${width}" height="120" fill="${shade}"/>` +
    title +
    `<path d="M0 0H200V250H0Z" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/></svg>`
  );
}
