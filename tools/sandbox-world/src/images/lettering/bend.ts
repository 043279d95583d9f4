import type { Line } from './setLine';

export type Bend = 'flat' | 'arch' | 'rise' | 'bulge';

/** Placement of a line: its centre, baseline and scale; `depth` is the height of the bend, in units. */
export type Seat = { x: number; baseline: number; scale: number; bend: Bend; depth: number };

/** Returns the bent and placed line as path data. */
export function bend({ commands, width, rise }: Line, { x: centre, baseline, scale, bend: kind, depth }: Seat): string {
  const half = (width * scale) / 2;
  const place = (x: number, y: number): string => {
    const px = x * scale - half;
    const u = half === 0 ? 0 : px / half;
    const lift = (1 - u * u) * depth;
    let py = y * scale;
    if (kind === 'arch') py -= lift;
    if (kind === 'rise') py -= u * depth * 0.5;
    if (kind === 'bulge') py = py * (1 + lift / Math.max(1, rise * scale)) + (lift * (y < 0 ? 0 : 1)) / 2;
    return `${(centre + px).toFixed(1)} ${(baseline + py).toFixed(1)}`;
  };
  return commands
    .map(({ type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => {
      if (type === 'Z') return 'Z';
      if (type === 'C') return `C${place(x1, y1)} ${place(x2, y2)} ${place(x, y)}`;
      if (type === 'Q') return `Q${place(x1, y1)} ${place(x, y)}`;
      return `${type}${place(x, y)}`;
    })
    .join('');
}
