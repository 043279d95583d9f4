import { hills } from './hills';
import type { DrawScene } from './Stage';

/** Dunes and pyramids in the evening. */
export const desert: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const foot = height * 0.72;
  const pyramid = (at: number, tall: number) =>
    `<path d="M${at} ${foot - tall}L${at - tall * 0.9} ${foot + 6}H${at + tall * 0.2}Z" fill="${ink.linear([scheme.glow, scheme.sky])}"/><path d="M${at} ${foot - tall}L${at + tall * 0.2} ${foot + 6}H${at + tall * 0.9}Z" fill="${ink.linear([scheme.sky, scheme.deep])}"/>`;
  return (
    `<rect width="${width}" height="${height}" fill="${ink.linear([scheme.deep, [0.4, scheme.sky], [0.72, scheme.glow], '#fff3c4'])}"/>` +
    ink.glow({ x, y, rx: 120, tint: '#fffbe6', strength: 0.9 }) +
    `<circle cx="${x}" cy="${y}" r="70" fill="#fffbe6" fill-opacity=".35"/>` +
    pyramid(width * 0.16, 78) +
    pyramid(width * 0.88, 96) +
    `<path d="${hills(stage, { top: height * 0.72, rise: 14, count: 3 })}" fill="${ink.linear([scheme.glow, scheme.sky])}"/>` +
    `<path d="${hills(stage, { top: height * 0.79, rise: 16, count: 4 })}" fill="${ink.linear([scheme.sky, scheme.deep])}"/>` +
    `<path d="${hills(stage, { top: height * 0.88, rise: 14, count: 3 })}" fill="${ink.linear([scheme.deep, scheme.night])}"/>`
  );
};
