import { color } from '../ink/color';
import { shape } from '../ink/shape';
import { sky } from './sky';
import type { DrawScene } from './Stage';

const frond =
  'M0 0C-6 -14 -26 -18 -34 -34C-20 -34 -14 -28 -8 -22C-10 -38 -24 -46 -28 -62C-14 -58 -8 -50 -4 -42C-4 -58 -12 -68 -10 -86C0 -74 4 -62 4 -44C10 -52 16 -60 30 -62C26 -46 12 -38 10 -22C16 -28 22 -34 36 -32C28 -18 8 -14 0 0Z';

/** A clearing framed by leaves. */
export const jungle: DrawScene = (stage) => {
  const { ink, scheme, width, height, x, y } = stage;
  const wreath = ({ count, reach, size, paint }: { count: number; reach: number; size: number; paint: string }) =>
    shape.ring(count, (_, at) => {
      const [dx, dy] = shape.onCircle(1, at + ink.random() * 14);
      const px = x + dx * (width / 2 + 10) * reach;
      const py = height * 0.46 + dy * (height / 2 + 16) * reach;
      return `<path d="${frond}" transform="translate(${shape.n(px)} ${shape.n(py)}) rotate(${shape.n(at - 90 + (ink.random() - 0.5) * 50)}) scale(${shape.n(size * (0.8 + ink.random() * 0.4))})" fill="${paint}"/>`;
    });
  const shafts = `<path d="M${x - 30} -10L${x - 76} ${height}H${x - 28}L${x - 8} -10ZM${x + 6} -10L${x + 24} ${height}H${x + 84}L${x + 34} -10Z" fill="${ink.linear(
    [
      [0, '#fffbe0', 0.5],
      [1, '#fffbe0', 0],
    ],
  )}"/>`;
  return (
    sky(stage) +
    wreath({ count: 14, reach: 0.74, size: 0.72, paint: ink.linear([scheme.sky, scheme.deep]) }) +
    ink.glow({ x, y, rx: 96, tint: scheme.glow, strength: 0.85 }) +
    shafts +
    wreath({ count: 14, reach: 0.98, size: 0.86, paint: ink.linear([color.mix(scheme.deep, scheme.sky, 0.3), scheme.night]) }) +
    wreath({ count: 12, reach: 1.22, size: 1, paint: scheme.night })
  );
};
