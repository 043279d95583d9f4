import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** Palms on an islet at sunset, with a drink. */
export function palm(ink: Ink, tone: Ramp): string {
  const frond = (turn: number, length: number) => {
    const d = `M0 0C${length * 0.3} -26 ${length * 0.75} -24 ${length} 8C${length * 0.86} 4 ${length * 0.8} 4 ${length * 0.76} 12C${length * 0.66} 0 ${length * 0.6} 2 ${length * 0.54} 10C${length * 0.46} -2 ${length * 0.38} 0 ${length * 0.32} 8C${length * 0.24} 0 ${length * 0.12} 2 0 0Z`;
    return ink.place(
      `rotate(${turn})`,
      ink.solid({ d, ramp: ramps.leaf, bevel: 2, outline: 1.4 }) +
        `<path d="M4 -2Q${length * 0.5} -18 ${length * 0.92} 3" fill="none" stroke="${ramps.leaf.glint}" stroke-opacity=".7" stroke-width="1.800"/>`,
    );
  };
  const crown = (x: number, y: number, size: number) =>
    ink.place(
      `translate(${x} ${y}) scale(${size})`,
      frond(-64, 52) +
        ink.place('scale(-1 1)', frond(-64, 52)) +
        frond(-30, 66) +
        ink.place('scale(-1 1)', frond(-30, 66)) +
        frond(8, 68) +
        ink.place('scale(-1 1)', frond(8, 68)) +
        frond(44, 56) +
        ink.place('scale(-1 1)', frond(44, 56)) +
        ink.ball({ x: -9, y: 8, r: 8.5, ramp: ramps.wood }) +
        ink.ball({ x: 9, y: 9, r: 8.5, ramp: ramps.wood }) +
        ink.ball({ x: 0, y: 14, r: 8, ramp: ramps.wood }),
    );
  const trunk = (d: string, width: number) =>
    ink.tube({ d, width, ramp: ramps.wood, tip: 'butt' }) +
    `<path d="${d}" fill="none" stroke="${ramps.wood.deep}" stroke-opacity=".5" stroke-width="${width}" stroke-dasharray="1.800 6.500"/>`;
  return (
    ink.glow({ x: 6, y: -8, rx: 92, tint: '#fff0a0', strength: 0.6 }) +
    `<circle cx="6" cy="-2" r="48" fill="${ink.linear(['#fff6b4', '#ffc13d', '#ff6a3c'])}"/>` +
    `<path d="M-70 18H82M-58 30H70M-40 42H56" stroke="#fff" stroke-opacity=".22" stroke-width="4" stroke-linecap="round"/>` +
    trunk('M34 66C40 40 36 14 46 -10', 10) +
    crown(46, -14, 0.7) +
    trunk('M-22 70C-30 40 -32 6 -14 -36', 14) +
    crown(-14, -40, 1) +
    ink.solid({
      d: shape.smooth(shape.points('-92 80, -60 62, -20 60, 30 60, 70 66, 94 80, 40 90, -40 90')),
      ramp: { ...ramps.ivory, light: '#fff3c8', base: '#f2cf86', shade: '#b9833a', deep: '#4b2c10' },
      bevel: 3,
    }) +
    ink.place(
      'translate(2 56) scale(.62)',
      ink.solid({ d: 'M-24 -20H24L8 20V34H18V40H-18V34H-8V20Z', ramp: tone, bevel: 3 }) +
        `<path d="M-21 -14H21L9 14H-9Z" fill="${ink.linear([ramps.orange.light, ramps.pink.base])}"/><path d="M6 -20L16 -52" stroke="#fff" stroke-width="4" stroke-linecap="round"/>` +
        ink.ball({ x: -20, y: -24, r: 12, ramp: ramps.orange }),
    ) +
    ink.place('translate(-52 74) rotate(14)', ink.solid({ d: shape.star(5, 13, 6), ramp: ramps.coral, bevel: 1.6 })) +
    ink.spark({ x: -40, y: -58, r: 11 }) +
    ink.spark({ x: 62, y: 20, r: 10 })
  );
}
