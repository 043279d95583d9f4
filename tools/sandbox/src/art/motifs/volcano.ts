import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const cone = 'M-26 -26Q-40 20 -92 78H92Q40 20 26 -26Q14 -18 0 -22Q-14 -18 -26 -26Z';

/** A perfect cone in eruption. */
export function volcano(ink: Ink, tone: Ramp): string {
  const rock: Ramp = { glint: '#d9d2ff', light: '#a99fd6', base: '#665c96', shade: '#3a3160', deep: '#0d0a1a' };
  const lava = ink.linear(['#fffbd0', [0.25, '#ffd23e'], [0.6, '#ff7a1a'], '#d81e14']);
  const smoke = shape
    .triples('-34 -66 20, -14 -80 22, 16 -82 24, 40 -68 18, 0 -62 22, -50 -52 13, 56 -54 12')
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.radial(['#ffcf9a', [0.35, '#b8788a'], '#4b3860'], [0.5, 0.75, 0.65, 0])}" stroke="#1b1228" stroke-opacity=".4" stroke-width="1.500"/>`,
    )
    .join('');
  const bombs = shape
    .quads('-62 -38 7 200, 64 -30 8 -20, -40 -92 5 240, 50 -92 6 -60, 80 -64 4.5 -30, -84 -66 5 210')
    .map(([x = 0, y = 0, r = 0, at = 0]) => {
      const [tx, ty] = shape.onCircle(r * 3.4, at + 180);
      return (
        `<path d="M${x} ${y}L${shape.n(x + tx)} ${shape.n(y + ty)}" stroke="#ffb52e" stroke-opacity=".7" stroke-width="${r}" stroke-linecap="round"/>` +
        ink.ball({ x, y, r, ramp: ramps.orange })
      );
    })
    .join('');
  const stream = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="#5c0d08" stroke-width="${width + 4}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${lava}" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff6b8" stroke-opacity=".8" stroke-width="${width * 0.3}" stroke-linecap="round"/>`;
  return ink.place(
    'translate(0 8) scale(.94)',
    ink.glow({ x: 0, y: -50, rx: 100, ry: 70, tint: '#ff9a3a', strength: 0.85 }) +
      smoke +
      `<path d="M-20 -24C-26 -60 -12 -84 0 -98C12 -84 26 -60 20 -24Z" fill="#8f1410"/><path d="M-16 -24C-20 -56 -8 -76 0 -92C8 -76 20 -56 16 -24Z" fill="${lava}"/>` +
      bombs +
      ink.solid({ d: cone, ramp: rock, bevel: 4, fill: ink.linear([rock.light, [0.45, rock.base], rock.shade], [0, 0, 1, 0.4]) }) +
      ink.within(
        cone,
        `<path d="M-6 -20Q8 20 -10 80H100L40 0Z" fill="#000" fill-opacity=".22"/><path d="M-30 -10Q-46 30 -84 74M-22 10Q-34 40 -58 78M26 0Q34 34 66 76M14 20Q18 50 22 78" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4" stroke-linecap="round"/>` +
          stream('M-4 -24C-2 4 -20 18 -18 44C-17 58 -26 66 -28 84', 11) +
          stream('M12 -22C16 2 30 14 34 38C38 54 48 60 52 80', 8) +
          stream('M-18 -22C-26 0 -42 18 -52 44', 5),
      ) +
      `<ellipse cx="0" cy="-24" rx="26" ry="6.500" fill="#5c0d08"/><ellipse cx="0" cy="-24" rx="22" ry="5" fill="#ffe27a"/>` +
      shape
        .triples('-70 80 15, -50 84 12, 66 82 16, 46 85 11, 84 84 9, -88 84 9')
        .map(
          ([x = 0, y = 0, r = 0]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.radial([tone.light, ramps.leaf.base, ramps.leaf.deep], [0.4, 0.3, 0.75, 0])}"/>`,
        )
        .join('') +
      ink.spark({ x: 0, y: -58, r: 14, tint: '#ffe27a' }),
  );
}
