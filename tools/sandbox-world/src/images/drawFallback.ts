import { createInk } from './ink/createInk';
import { svgPage } from './svgPage';

const spade = 'M0 -22C8 -8 20 -2 20 8C20 18 8 20 3 13C3 18 5 22 9 24H-9C-5 22 -3 18 -3 13C-8 20 -20 18 -20 8C-20 -2 -8 -8 0 -22Z';

/** Draws the image shown when another fails to load, in any aspect ratio. */
export function drawFallback({ width, height }: { width: number; height: number }, pixels: number): string {
  const ink = createInk('default');
  const [x, y] = [width / 2, height / 2];
  const ground = ink.radial(['#39415e', '#1d2236', '#121624'], [0.5, 0.42, 0.8, 0]);
  const face = ink.linear(['#6d789c', '#434c6b']);
  const body =
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<g transform="translate(${x} ${y}) scale(${Math.min(width, height) / 130})"><path d="M0 -40L34 0L0 40L-34 0Z" fill="${face}" fill-opacity=".55" stroke="#8e99bd" stroke-opacity=".55" stroke-width="1.500"/><path d="${spade}" transform="scale(.72)" fill="#d5dcf2" fill-opacity=".8"/></g>`;
  return svgPage(ink, { width, height, pixels }, body);
}
