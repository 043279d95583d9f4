import { randomInt } from 'node:crypto';
import { encodePng } from '../http/encodePng';
import { captchaGlyphs } from './captchaGlyphs';

const width = 240;
const height = 88;
const ground = 240;
const cell = 8;

type Point = { x: number; y: number };
type Line = { from: Point; to: Point; radius: number; shade: number };

/** Draws the text as an image: tilted letters on a wave, crossed by lines and dots. */
export function drawCaptcha(text: string): Buffer {
  const pixels = new Uint8Array(width * height).fill(ground);
  const lines = [...noise(), ...[...text].flatMap((letter, index) => letterLines(letter, index, text.length))];
  for (const line of lines) stroke(pixels, line);
  return encodePng(pixels, width);
}

function letterLines(letter: string, index: number, count: number): Line[] {
  const pitch = (width - 24) / count;
  const size = Math.min(cell, (pitch - 6) / 4) * between(0.9, 1.05);
  const tilt = between(-0.28, 0.28);
  const centre = { x: 12 + pitch * (index + 0.5), y: height / 2 + Math.sin(index * 1.3 + between(0, 1)) * 6 };
  const shade = Math.round(between(30, 90));
  const place = ([gridX, gridY]: readonly [number, number]): Point => {
    const [x, y] = [(gridX - 2) * size, (gridY - 3) * size];
    return { x: centre.x + x * Math.cos(tilt) - y * Math.sin(tilt), y: centre.y + x * Math.sin(tilt) + y * Math.cos(tilt) };
  };
  return (captchaGlyphs[letter] ?? []).flatMap((points) =>
    points.slice(1).map((point, step) => ({ from: place(points[step] ?? point), to: place(point), radius: 2.6, shade })),
  );
}

function noise(): Line[] {
  const across = Array.from({ length: 5 }, () => ({
    from: { x: 0, y: between(0, height) },
    to: { x: width, y: between(0, height) },
    radius: 0.7,
    shade: Math.round(between(120, 180)),
  }));
  const dots = Array.from({ length: 90 }, () => {
    const at = { x: between(0, width), y: between(0, height) };
    return { from: at, to: at, radius: between(0.5, 1.4), shade: Math.round(between(90, 190)) };
  });
  return [...across, ...dots];
}

/** Draws an antialiased line with round ends. */
function stroke(pixels: Uint8Array, { from, to, radius, shade }: Line): void {
  const reach = radius + 1;
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(from.x, to.x) - reach)),
    Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + reach)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(from.y, to.y) - reach)),
    Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + reach)),
  ];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length2 = dx * dx + dy * dy || 1;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length2));
      const awayX = x - from.x - along * dx;
      const awayY = y - from.y - along * dy;
      // `Math.hypot` is many times slower, and one picture needs 100,000 distances.
      const distance = Math.sqrt(awayX * awayX + awayY * awayY);
      const cover = Math.min(1, Math.max(0, radius + 0.5 - distance));
      const at = y * width + x;
      pixels[at] = Math.round((pixels[at] ?? ground) * (1 - cover) + shade * cover);
    }
  }
}

function between(low: number, high: number): number {
  return low + (randomInt(1_000_000) / 1_000_000) * (high - low);
}
