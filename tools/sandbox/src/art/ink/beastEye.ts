import type { Ink } from './createInk';

/** The right eye of a fierce face, seen from the front; mirror it for the left one. */
export function beastEye(
  ink: Ink,
  { x, y, size = 1, iris, brow }: { x: number; y: number; size?: number; iris: string; brow: string },
): string {
  const almond = 'M-17 4Q-8 -12 18 -14Q16 4 2 9Q-8 11 -17 4Z';
  return ink.place(
    `translate(${x} ${y}) scale(${size})`,
    `<path d="${almond}" fill="#140a10" stroke="#140a10" stroke-width="5" stroke-linejoin="round"/><path d="${almond}" fill="${ink.linear(['#ffffff', '#ffe9b0'])}"/>` +
      ink.within(
        almond,
        `<circle cx="2" cy="-2" r="9.500" fill="${ink.radial(['#fffbd0', [0.4, iris], [0.85, iris], '#3a1204'])}"/><ellipse cx="2" cy="-2" rx="3.400" ry="5.400" fill="#0a0508"/><circle cx="-1.500" cy="-5.500" r="2.600" fill="#fff"/><path d="M-20 6Q-8 -14 20 -16V-20H-20Z" fill="#000" fill-opacity=".35"/>`,
      ) +
      `<path d="M-22 -2Q-8 -20 24 -20" fill="none" stroke="${brow}" stroke-width="6.500" stroke-linecap="round"/>`,
  );
}
