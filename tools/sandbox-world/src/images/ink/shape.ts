type Point = readonly [x: number, y: number];

const n = (value: number) => String(Math.round(value * 100) / 100);
const join = (points: readonly Point[]) => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

const polygon = (points: readonly Point[]) => `M${join(points)}Z`;

/** Converts a Catmull-Rom spline through the points to Béziers: organic outlines from few points. */
function smooth(points: readonly Point[], { closed = true, tension = 1 } = {}): string {
  const count = points.length;
  const at = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))]) ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = tension / 6;
    d += `C${n(from[0] + (to[0] - before[0]) * k)} ${n(from[1] + (to[1] - before[1]) * k)} ${n(to[0] - (after[0] - from[0]) * k)} ${n(to[1] - (after[1] - from[1]) * k)} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

const onCircle = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

const ring = (count: number, each: (index: number, degrees: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index, (index * 360) / count)).join('');

const circle = (x: number, y: number, r: number) => ellipse([x, y], r, r);

function ellipse([x, y]: Point, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;
}

function box([x, y]: Point, [width, height]: Point, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(height - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - width)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - height)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`;
}

function star(points: number, outer: number, inner: number): string {
  return polygon(Array.from({ length: points * 2 }, (_, i) => onCircle(i % 2 ? inner : outer, (i * 180) / points - 90)));
}

/** A pointed leaf from the origin upwards. */
const petal = (length: number, width: number) =>
  `M0 0C${n(-width)} ${n(-length * 0.35)} ${n(-width * 0.75)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(width * 0.75)} ${n(-length * 0.8)} ${n(width)} ${n(-length * 0.35)} 0 0Z`;

/** A slice of a disc between two angles. */
function wedge(radius: number, from: number, to: number): string {
  const [a, b] = [onCircle(radius, from), onCircle(radius, to)];
  return `M0 0L${n(a[0])} ${n(a[1])}A${n(radius)} ${n(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${n(b[0])} ${n(b[1])}Z`;
}

/** Outlines as SVG path data; y points down. */
export const shape = {
  n,
  smooth,
  onCircle,
  ring,
  circle,
  ellipse,
  box,
  star,
  petal,
  wedge,
};
