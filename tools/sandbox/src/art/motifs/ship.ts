import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const hull = 'M-84 14C-60 22 20 26 58 8L90 -8C84 30 66 58 44 66H-52C-70 58 -82 38 -84 14Z';

/** A trading galleon under full sail. */
export function ship(ink: Ink, tone: Ramp): string {
  const mast = (x: number, top: number) => ink.tube({ d: `M${x} 22V${top}`, width: 6, ramp: ramps.wood });
  const sail = ([x, y]: readonly [number, number], [width, height]: readonly [number, number], ramp: Ramp) => {
    const w = width / 2;
    const d = `M${-w} 0H${w}Q${w + 16} ${height * 0.5} ${w - 2} ${height}Q0 ${height + 12} ${-w - 4} ${height}Q${-w + 12} ${height * 0.5} ${-w} 0Z`;
    return ink.place(
      `translate(${x} ${y})`,
      ink.solid({ d, ramp, bevel: 3, fill: ink.linear([ramp.shade, [0.2, ramp.light], [0.7, ramp.base], ramp.shade], [0, 0, 1, 0.2]) }) +
        ink.within(
          d,
          `<path d="M${-w} ${height * 0.34}Q0 ${height * 0.34 + 8} ${w + 12} ${height * 0.34}M${-w} ${height * 0.68}Q0 ${height * 0.68 + 9} ${w + 12} ${height * 0.68}" fill="none" stroke="${ramp.shade}" stroke-opacity=".6" stroke-width="2"/>`,
        ) +
        ink.tube({ d: `M${-w - 5} 0H${w + 5}`, width: 4.5, ramp: ramps.wood }),
    );
  };
  const flag = (x: number, y: number) =>
    ink.solid({
      d: `M${x} ${y}Q${x + 12} ${y - 6} ${x + 24} ${y + 1}Q${x + 14} ${y + 4} ${x + 22} ${y + 10}Q${x + 10} ${y + 6} ${x} ${y + 11}Z`,
      ramp: tone,
      bevel: 1.4,
      outline: 1.2,
    });
  const ports = [-56, -34, -12, 10, 32]
    .map(
      (x) =>
        `<circle cx="${x}" cy="40" r="7.500" fill="${ramps.gold.shade}"/><circle cx="${x}" cy="40" r="5.500" fill="#1a0805"/><circle cx="${x + 1}" cy="41" r="3" fill="#ffb53a" fill-opacity=".7"/>`,
    )
    .join('');
  const cloth = tone === ramps.ivory ? ramps.ruby : tone;
  return ink.place(
    'translate(0 6) rotate(-4)',
    mast(-42, -74) +
      mast(4, -92) +
      mast(46, -66) +
      `<path d="M4 -88L-42 -70M4 -88L46 -62M46 -60L88 -10M-42 -70L-82 10" stroke="#2a1305" stroke-width="1.600"/>` +
      sail([-42, -66], [42, 24], ramps.ivory) +
      sail([-42, -36], [54, 42], ramps.ivory) +
      sail([46, -58], [38, 24], ramps.ivory) +
      sail([46, -28], [46, 32], ramps.ivory) +
      sail([3, -84], [48, 28], ramps.ivory) +
      sail([3, -50], [68, 56], cloth) +
      `<path d="${shape.star(8, 17, 8)}" transform="translate(6 -20)" fill="${ramps.gold.light}" stroke="${ramps.gold.deep}" stroke-width="1.500"/>` +
      flag(4, -104) +
      flag(-42, -86) +
      ink.tube({ d: 'M70 0L98 -22', width: 5, ramp: ramps.wood }) +
      ink.solid({ d: 'M-88 -12H-50V18H-84Z', ramp: ramps.wood, bevel: 2.4 }) +
      `<path d="M-84 -2H-52M-83 8H-52" stroke="${ramps.gold.base}" stroke-width="2.400"/>` +
      ink.solid({ d: hull, ramp: ramps.wood, bevel: 3.6 }) +
      ink.within(
        hull,
        `<path d="M-88 24C-60 32 24 36 92 8M-84 52C-50 58 30 58 80 36" fill="none" stroke="${ramps.wood.deep}" stroke-opacity=".5" stroke-width="2.400"/><path d="M-90 16C-60 24 20 28 58 10L92 -6V4L58 20C20 36 -60 32 -90 26Z" fill="${ink.linear([ramps.gold.light, ramps.gold.shade])}"/>`,
      ) +
      ports +
      `<path d="M-90 68Q-76 54 -60 66T-24 66T12 66T48 66T88 60Q98 70 82 76Q0 90 -78 80Q-96 76 -90 68Z" fill="${ink.linear(['#9ff0ff', '#1c8fd6', '#0b4a9a'])}"/><path d="M-90 68Q-76 54 -60 66T-24 66T12 66T48 66T88 60" fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round"/>` +
      ink.spark({ x: -24, y: -70, r: 11 }),
  );
}
