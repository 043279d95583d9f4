import type { Artwork, Campaign } from './Artwork';
import { coin } from './ink/coin';
import { createInk } from './ink/createInk';
import { drawTitle } from './lettering/drawTitle';
import { scenes } from './scenes';
import { schemes } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';

const size = { width: 500, height: 200 };
/** Leaves room at the lower edge for the indicators of the carousel. */
const titleBox = { x: 138, bottom: 148, width: 232, height: 118 };
/** Number of coins along the edges, where they cover neither the name nor the motif. */
const flyingCoins = 9;

/** Draws a campaign banner, 5:2. */
export function drawBanner({ drawMotif }: Artwork, campaign: Campaign & { id: string }, pixels: number): string {
  const { id, scene, name, lettering, finish, actors } = campaign;
  const ink = createInk(`banner/${id}`);
  const scheme = schemes[campaign.scheme];
  const hero = actors.at(-1) ?? { x: 250, y: 100 };
  const cast = actors
    .map(({ motif, x, y, size: scale, turn = 0 }, i) => {
      const tone = toneOf(name ?? '', { family: scheme.family, seed: `${id}/${i}` });
      return `<g filter="url(#lift)"><g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawMotif(ink, motif, tone)}</g></g>`;
    })
    .join('');
  const flying = Array.from({ length: flyingCoins }, (_, i) => {
    const along = ((i + ink.random()) * size.width) / flyingCoins;
    const y = i % 3 === 0 ? ink.random() * 26 : size.height - 26 + ink.random() * 32;
    return coin(ink, { x: along, y, r: 7 + ink.random() * 10, squash: 0.45 + ink.random() * 0.5, turn: ink.random() * 120 - 60 });
  }).join('');
  const shade = ink.linear(
    [
      [0, scheme.night, 0.72],
      [0.42, scheme.night, 0.3],
      [0.62, scheme.night, 0],
    ],
    [0, 0, 1, 0],
  );
  const body =
    scenes[scene]({ ink, scheme, ...size, x: hero.x, y: 96 }) +
    (name ? `<rect width="500" height="200" fill="${shade}"/>` : '') +
    ink.glow({ x: hero.x, y: 100, rx: 130, ry: 110, tint: scheme.glow, strength: 0.7 }) +
    cast +
    flying +
    (name && lettering && finish
      ? drawTitle(ink, name, { box: { ...titleBox, bottom: name.includes(' ') ? titleBox.bottom : 124 }, style: { lettering, finish } })
      : '');
  return svgPage(ink, { ...size, pixels }, body);
}
