import { shape } from '../ink/shape';
import { suits } from '../ink/suits';
import type { DrawScene } from './Stage';

/** A table under a lamp. */
export const felt: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const edge = height * 0.6;
  const table = `M${-width * 0.2} ${height + 10}V${edge + 30}Q${x} ${edge - 34} ${width * 1.2} ${edge + 30}V${height + 10}Z`;
  const lamps = Array.from({ length: 14 }, (_, i) => {
    const px = ((i + 0.5) * width) / 14 + (ink.random() - 0.5) * 16;
    const py = 14 + ink.random() * edge * 0.5;
    return ink.glow({ x: px, y: py, rx: 6 + ink.random() * 14, tint: i % 3 ? scheme.glow : scheme.rim, strength: 0.55 });
  }).join('');
  const marks = Object.values(suits)
    .map(
      (d, i) =>
        `<path d="${d}" transform="translate(${shape.n(width * (0.14 + i * 0.24))} ${edge + 26 + (i === 1 || i === 2 ? -10 : 4)}) scale(.5 .3)" fill="${scheme.glow}" fill-opacity=".35"/>`,
    )
    .join('');
  return (
    `<rect width="${width}" height="${height}" fill="${ink.linear([scheme.night, scheme.deep])}"/>` +
    lamps +
    `<path d="M${x - 10} -6H${x + 10}L${x + width * 0.56} ${edge + 30}H${x - width * 0.56}Z" fill="${ink.linear([
      [0, '#fff6d8', 0.5],
      [1, '#fff6d8', 0],
    ])}"/>` +
    `<path d="${table}" transform="translate(0 -7)" fill="${ink.linear(['#b9793a', '#5a2c0e'])}"/><path d="${table}" fill="${ink.radial([scheme.glow, [0.3, scheme.sky], [0.75, scheme.deep], scheme.night], [0.5, 0.12, 0.72, 0])}"/>` +
    `<path d="M${-width * 0.2} ${edge + 46}Q${x} ${edge - 14} ${width * 1.2} ${edge + 46}" fill="none" stroke="#ffe08a" stroke-opacity=".7" stroke-width="1.600"/>` +
    marks +
    ink.glow({ x, y, rx: 86, tint: scheme.glow, strength: 0.75 })
  );
};
