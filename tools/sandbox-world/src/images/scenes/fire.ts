import { shape } from '../ink/shape';
import { scatter } from './scatter';
import { sky } from './sky';
import type { DrawScene } from './Stage';

/** Flames that rise from below, with embers. */
export const fire: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const tongues = ({ foot, tall, count, paint }: { foot: number; tall: number; count: number; paint: string }) => {
    const step = width / count;
    const d = Array.from({ length: count + 1 }, (_, i) => {
      const px = i * step + (ink.random() - 0.5) * step * 0.5;
      const side = 0.55 + Math.abs(px - x) / width;
      const top = foot - tall * side * (0.6 + ink.random() * 0.6);
      return `M${shape.n(px - step)} ${height + 10}C${shape.n(px - step * 1.3)} ${shape.n(foot - 10)} ${shape.n(px + step * 0.2)} ${shape.n(foot - tall * 0.3)} ${shape.n(px - step * 0.1)} ${shape.n(top)}C${shape.n(px + step * 0.7)} ${shape.n(foot - tall * 0.3)} ${shape.n(px + step * 1.2)} ${shape.n(foot)} ${shape.n(px + step)} ${height + 10}Z`;
    }).join('');
    return `<path d="${d}" fill="${paint}"/>`;
  };
  const embers = scatter(stage, 30)
    .map(
      ([px, py, chance]) =>
        `<circle cx="${px}" cy="${py}" r="${shape.n(0.6 + chance * 1.9)}" fill="${chance > 0.5 ? '#ffe08a' : scheme.glow}" fill-opacity="${shape.n(0.5 + chance * 0.5)}"/>`,
    )
    .join('');
  return (
    sky({ ...stage, y: y + 16 }) +
    ink.glow({ x, y: height * 0.8, rx: width * 0.7, ry: 90, tint: scheme.accent, strength: 0.75 }) +
    tongues({
      foot: height * 0.78,
      tall: 128,
      count: 6,
      paint: ink.linear([
        [0, scheme.glow, 0.55],
        [1, scheme.sky, 0.9],
      ]),
    }) +
    tongues({
      foot: height * 0.86,
      tall: 96,
      count: 7,
      paint: ink.linear([
        [0, '#ffe08a', 0.75],
        [0.5, scheme.accent, 0.9],
        [1, scheme.deep],
      ]),
    }) +
    ink.glow({ x, y, rx: 84, tint: '#fff6d0', strength: 0.6 }) +
    embers
  );
};
