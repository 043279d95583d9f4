import { createInk } from './ink/createInk';
import { suits } from './ink/suits';
import { svgPage } from './svgPage';

/** What stands in for a picture that cannot be had: quiet, and of any shape. */
export function defaultPicture({ width, height }: { width: number; height: number }, pixels: number): string {
  const ink = createInk('default');
  const [x, y] = [width / 2, height / 2];
  const ground = ink.radial(['#39415e', '#1d2236', '#121624'], [0.5, 0.42, 0.8, 0]);
  const face = ink.linear(['#6d789c', '#434c6b']);
  const body =
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<g transform="translate(${x} ${y}) scale(${Math.min(width, height) / 130})"><path d="M0 -40L34 0L0 40L-34 0Z" fill="${face}" fill-opacity=".55" stroke="#8e99bd" stroke-opacity=".55" stroke-width="1.500"/><path d="${suits.spade}" transform="scale(.72)" fill="#d5dcf2" fill-opacity=".8"/></g>`;
  return svgPage(ink, { width, height, pixels }, body);
}
