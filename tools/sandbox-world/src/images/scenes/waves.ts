import { shape } from '../ink/shape';
import type { DrawScene } from './Stage';

/** The open sea with a low sun. */
export const waves: DrawScene = ({ ink, scheme, width, height, x, y }) => {
  const horizon = height * 0.6;
  const band = (top: number, swell: number, paint: string) => {
    const step = width / 4;
    const crest = Array.from(
      { length: 5 },
      (_, i) => `Q${shape.n((i + 0.5) * step - 20)} ${shape.n(top - swell)} ${shape.n((i + 1) * step - 20)} ${shape.n(top)}`,
    ).join('');
    const d = `M-20 ${top}${crest}V${height + 10}H-20Z`;
    return `<path d="${d}" fill="${paint}"/><path d="M-20 ${top}${crest}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.800"/>`;
  };
  const clouds = Array.from({ length: 6 }, () => {
    const px = ink.random() * width;
    const py = 12 + ink.random() * horizon * 0.6;
    return `<path d="${shape.ellipse([px, py], 26 + ink.random() * 26, 4 + ink.random() * 4)}" fill="#fff" fill-opacity="${shape.n(0.14 + ink.random() * 0.2)}"/>`;
  }).join('');
  return (
    `<rect width="${width}" height="${height}" fill="${ink.linear([scheme.deep, [0.3, scheme.sky], [0.6, scheme.glow], scheme.glow])}"/>` +
    clouds +
    ink.glow({ x, y: horizon - 10, rx: 120, tint: '#fff3c4', strength: 0.95 }) +
    `<circle cx="${x}" cy="${horizon - 14}" r="46" fill="${ink.linear(['#fffde8', '#ffe08a', scheme.accent])}" fill-opacity=".9"/>` +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${ink.linear([scheme.sky, scheme.deep])}"/>` +
    `<path d="M${x - 40} ${horizon + 4}H${x + 40}M${x - 28} ${horizon + 10}H${x + 30}M${x - 36} ${horizon + 17}H${x + 24}M${x - 18} ${horizon + 24}H${x + 34}" stroke="#fff6d0" stroke-opacity=".75" stroke-width="2" stroke-linecap="round"/>` +
    ink.glow({ x, y, rx: 92, tint: scheme.glow, strength: 0.5 }) +
    band(height * 0.72, 20, ink.linear([scheme.sky, scheme.deep])) +
    band(height * 0.8, -18, ink.linear([scheme.deep, scheme.night])) +
    band(height * 0.9, 16, scheme.night)
  );
};
