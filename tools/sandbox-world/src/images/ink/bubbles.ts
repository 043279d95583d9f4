import type { Ink } from './createInk';

/** Air bubbles as x, y, radius. */
export function bubbles(ink: Ink, list: readonly (readonly [number, number, number])[]): string {
  const skin = ink.radial([
    [0.55, '#ffffff', 0.05],
    [0.9, '#dff6ff', 0.5],
    [1, '#ffffff', 0.85],
  ]);
  return list
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${skin}"/><ellipse cx="${x - r * 0.36}" cy="${y - r * 0.4}" rx="${r * 0.26}" ry="${r * 0.18}" fill="#fff" fill-opacity=".9"/>`,
    )
    .join('');
}
