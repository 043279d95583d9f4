import { color } from '../ink/color';
import { hills } from './hills';
import type { DrawScene } from './Stage';

/** Rice terraces under mountains. */
export const terraces: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const steps = Array.from({ length: 7 }, (_, i) => {
    const top = height * (0.64 + i * 0.055);
    const bow = i % 2 ? 18 : -14;
    const d = `M-10 ${top + bow * 0.4}Q${width * 0.3} ${top - bow} ${width * 0.55} ${top}T${width + 10} ${top - bow * 0.5}V${height + 10}H-10Z`;
    return `<path d="${d}" fill="${color.mix(scheme.sky, scheme.night, 0.12 + i * 0.12)}"/><path d="${d}" fill="none" stroke="${scheme.glow}" stroke-opacity="${0.75 - i * 0.08}" stroke-width="1.600"/>`;
  }).join('');
  return (
    `<rect width="${width}" height="${height}" fill="${ink.linear([scheme.deep, [0.4, scheme.sky], [0.68, scheme.glow], '#fff6d8'])}"/>` +
    ink.glow({ x, y, rx: 120, tint: '#fffbe6', strength: 0.75 }) +
    `<path d="${hills(stage, { top: height * 0.6, rise: 64, count: 4 })}" fill="${ink.linear([scheme.sky, scheme.glow])}" fill-opacity=".7"/>` +
    `<path d="${hills(stage, { top: height * 0.64, rise: 36, count: 6 })}" fill="${ink.linear([scheme.deep, scheme.sky])}" fill-opacity=".85"/>` +
    steps
  );
};
