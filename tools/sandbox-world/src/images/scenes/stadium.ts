import { shape } from '../ink/shape';
import { scatter } from './scatter';
import type { DrawScene } from './Stage';

/** A ground under floodlights. */
export const stadium: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const line = height * 0.64;
  const bank = (at: number, lean: number) => {
    const lamps = Array.from(
      { length: 12 },
      (_, i) => `<circle cx="${at + ((i % 4) - 1.5) * 9}" cy="${16 + Math.floor(i / 4) * 9}" r="3.200" fill="#fff"/>`,
    ).join('');
    return (
      `<path d="M${at - 18} 10H${at + 18}L${at + lean * width * 0.9 + 60} ${height}H${at + lean * width * 0.9 - 60}Z" fill="${ink.linear([
        [0, '#ffffff', 0.55],
        [1, '#ffffff', 0],
      ])}"/>` +
      ink.glow({ x: at, y: 25, rx: 50, tint: '#ffffff', strength: 0.9 }) +
      lamps
    );
  };
  const crowd = scatter({ ...stage, height: 60 }, 90)
    .map(
      ([px, py, chance]) =>
        `<circle cx="${px}" cy="${line - 62 + py}" r="${shape.n(1 + chance * 1.6)}" fill="${chance > 0.66 ? scheme.glow : chance > 0.33 ? scheme.rim : scheme.sky}" fill-opacity="${shape.n(0.3 + chance * 0.5)}"/>`,
    )
    .join('');
  const stripes = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M${x + (i - 4) * 18} ${line}h18l${(i - 3) * 26} ${height - line}h-44Z" fill="#fff" fill-opacity="${i % 2 ? 0.07 : 0}"/>`,
  ).join('');
  return (
    `<rect width="${width}" height="${height}" fill="${ink.linear([scheme.night, [0.4, scheme.deep], scheme.sky])}"/>` +
    `<path d="M-10 ${line - 74}Q${x} ${line - 46} ${width + 10} ${line - 74}V${line + 4}H-10Z" fill="${ink.linear([scheme.night, scheme.deep])}"/>` +
    crowd +
    bank(width * 0.13, 0.42) +
    bank(width * 0.87, -0.42) +
    `<rect y="${line}" width="${width}" height="${height - line}" fill="${ink.linear([scheme.sky, scheme.deep, scheme.night])}"/>` +
    stripes +
    `<path d="M-10 ${line}H${width + 10}M${x - 90} ${height}Q${x} ${line + 8} ${x + 90} ${height}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>` +
    ink.glow({ x, y, rx: 94, tint: scheme.glow, strength: 0.7 })
  );
};
