import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** A roulette wheel in perspective with the ball in its pocket. */
export function roulette(ink: Ink, tone: Ramp): string {
  const pockets = shape.ring(20, (i, at) => {
    const paint =
      i === 5 ? ink.linear(['#3fe08a', '#067a43']) : i % 2 ? ink.linear(['#ff4f5f', '#8e0320']) : ink.linear(['#454d68', '#10131f']);
    return `<path d="${shape.wedge(66, at - 9, at + 9)}" fill="${paint}" stroke="${ramps.gold.light}" stroke-width="1.200"/>`;
  });
  const dish =
    `<circle r="66" fill="#111"/>${pockets}<circle r="52" fill="none" stroke="${ramps.gold.base}" stroke-width="2.500"/>` +
    `<circle r="41" fill="${ink.radial([
      [0, '#f5b469'],
      [0.6, '#a85d22'],
      [1, '#4b1f08'],
    ])}" stroke="${ramps.gold.light}" stroke-width="2.500"/>` +
    shape.ring(8, (_, at) => `<path d="M0 0L38 -3V3Z" transform="rotate(${at})" fill="#000" fill-opacity=".22"/>`);
  return (
    ink.place(
      'translate(0 12) scale(1 .68)',
      ink.solid({ d: shape.circle(0, 14, 86), ramp: ramps.wood, bevel: 0 }) +
        ink.solid({ d: shape.circle(0, 0, 86), ramp: ramps.wood, bevel: 4, outline: 1, light: [0, 0, 0.9, 1] }) +
        `<circle r="73" fill="${ramps.gold.deep}"/><circle r="71" fill="none" stroke="${ink.linear([ramps.gold.glint, ramps.gold.base, ramps.gold.shade])}" stroke-width="6"/>` +
        dish +
        `<circle r="66" fill="${ink.radial([
          [0.6, '#000', 0],
          [1, '#000', 0.4],
        ])}"/>`,
    ) +
    ink.solid({ d: 'M-15 14Q-9 8 -8 -12Q-8 -20 0 -20Q8 -20 8 -12Q9 8 15 14Q0 22 -15 14Z', ramp: ramps.gold, bevel: 2.6 }) +
    ink.tube({ d: 'M-24 -12H24', width: 6, ramp: ramps.gold }) +
    ink.ball({ x: -26, y: -12, r: 6, ramp: tone }) +
    ink.ball({ x: 26, y: -12, r: 6, ramp: tone }) +
    ink.ball({ x: 0, y: -26, r: 8.5, ramp: ramps.gold }) +
    ink.ball({ x: 46, y: 34, r: 8, ramp: ramps.ivory }) +
    ink.spark({ x: -62, y: -18, r: 16 }) +
    ink.spark({ x: 42, y: 29, r: 9 })
  );
}
