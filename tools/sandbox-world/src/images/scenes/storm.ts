import { color } from '../ink/color';
import { shape } from '../ink/shape';
import { sky } from './sky';
import type { DrawScene } from './Stage';

/** Thunderclouds and forked light. */
export const storm: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const bank = (top: number, paint: string) =>
    `<path d="${Array.from({ length: 9 }, (_, i) => shape.circle((i * width) / 8 + (ink.random() - 0.5) * 14, top + ink.random() * 18, 20 + ink.random() * 18)).join('')}M-10 -10H${width + 10}V${top}H-10Z" fill="${paint}"/>`;
  const fork = (from: number, to: number) => {
    const steps = Array.from(
      { length: 8 },
      (_, i) => `L${shape.n(from + ((to - from) * i) / 7 + (ink.random() - 0.5) * 22)} ${shape.n(34 + (height * 0.6 * i) / 7)}`,
    ).join('');
    const d = `M${from} 26${steps}`;
    return `<path d="${d}" fill="none" stroke="${scheme.rim}" stroke-opacity=".4" stroke-width="6" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#fff" stroke-width="1.900" stroke-linejoin="round"/>`;
  };
  const rain = Array.from({ length: 34 }, () => `M${shape.n(ink.random() * width)} ${shape.n(ink.random() * height)}l-4 15`).join('');
  return (
    sky(stage) +
    ink.glow({ x, y, rx: 110, tint: scheme.rim, strength: 0.7 }) +
    fork(width * 0.16, width * 0.08) +
    fork(width * 0.84, width * 0.94) +
    bank(10, color.mix(scheme.deep, scheme.sky, 0.3)) +
    bank(-6, ink.linear([scheme.night, scheme.deep])) +
    `<path d="${rain}" stroke="#fff" stroke-opacity=".28" stroke-width="1.100"/>`
  );
};
