import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** A golden stupa of many tiers, lit from within. */
export function pagoda(ink: Ink, tone: Ramp): string {
  const gold = ink.linear(
    [ramps.gold.shade, [0.22, ramps.gold.glint], [0.42, ramps.gold.base], [0.72, ramps.gold.shade], ramps.gold.base],
    [0, 0, 1, 0],
  );
  const body = (d: string, fill = gold) => ink.solid({ d, ramp: ramps.gold, bevel: 2, fill });
  const tier = (y: number, width: number, height: number) => {
    const eave = `M${-width - 16} ${y + 2}Q${-width * 0.6} ${y - 2} ${-width * 0.62} ${y - height * 0.55}H${width * 0.62}Q${width * 0.6} ${y - 2} ${width + 16} ${y + 2}Q${width + 2} ${y + 8} ${width - 6} ${y + 7}H${-width + 6}Q${-width - 2} ${y + 8} ${-width - 16} ${y + 2}Z`;
    const bells = ink.both(
      `<circle cx="${width + 13}" cy="${y + 7}" r="3" fill="${ramps.gold.light}" stroke="${ramps.gold.deep}" stroke-width="1"/>`,
    );
    return (
      ink.solid({ d: eave, ramp: tone, bevel: 2.4 }) +
      `<path d="M${-width - 14} ${y + 2}Q0 ${y + 12} ${width + 14} ${y + 2}" fill="none" stroke="${ramps.gold.light}" stroke-width="2.400"/>` +
      bells
    );
  };
  const room = (y: number, width: number, height: number) => {
    const d = shape.box([-width, y], [width * 2, height], 2);
    const count = Math.max(3, Math.round(width / 9));
    const windows = Array.from({ length: count }, (_, i) => {
      const x = -width + ((i + 0.5) * width * 2) / count;
      return `<path d="M${shape.n(x - 3.6)} ${y + height}V${y + 8}q3.600 -6 7.200 0V${y + height}Z" fill="${ink.linear(['#fffbd6', '#ffb53a'])}" stroke="${ramps.gold.deep}" stroke-width="1.200"/>`;
    }).join('');
    return body(d) + windows;
  };
  return (
    ink.glow({ x: 0, y: 0, rx: 98, tint: '#ffe08a', strength: 0.55 }) +
    body('M-88 86V74H-74V64H74V74H88V86Z') +
    room(38, 58, 28) +
    tier(38, 62, 26) +
    room(2, 42, 24) +
    tier(2, 46, 24) +
    room(-28, 28, 19) +
    tier(-28, 32, 20) +
    body('M-20 -38C-22 -52 -12 -58 0 -60C12 -58 22 -52 20 -38Z') +
    body('M-9 -58L-3 -90Q0 -98 3 -90L9 -58Z') +
    ink.ball({ x: 0, y: -94, r: 5, ramp: ramps.ruby }) +
    `<path d="M-12 86V72Q0 58 12 72V86Z" fill="${ink.linear(['#fff6c4', '#ff9d2e'])}" stroke="${ramps.gold.deep}" stroke-width="2"/>` +
    ink.spark({ x: 0, y: -94, r: 19, tint: '#fff2b0' }) +
    ink.spark({ x: -62, y: 36, r: 11 })
  );
}
