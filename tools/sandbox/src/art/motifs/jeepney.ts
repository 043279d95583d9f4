import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** A jeepney head-on: chrome, lamps, colours and a prancing mascot. */
export function jeepney(ink: Ink, tone: Ramp): string {
  const chrome = ink.linear(['#ffffff', [0.3, '#c6d3e4'], [0.5, '#7d8ea8'], [0.55, '#eef4fb'], '#8fa0b8']);
  const metal = (d: string) => ink.solid({ d, ramp: ramps.silver, bevel: 2.4, fill: chrome });
  const paint = (d: string, ramp: Ramp) => ink.solid({ d, ramp, bevel: 3 });
  const wheel = `<ellipse cx="58" cy="66" rx="17" ry="22" fill="#0c0d14"/><ellipse cx="58" cy="66" rx="9" ry="12" fill="${chrome}"/>`;
  const lamp = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r + 3.4}" fill="#1b2233"/><circle cx="${x}" cy="${y}" r="${r + 2}" fill="${chrome}"/>${ink.glow({ x, y, rx: r * 2.6, tint: '#fff2b0', strength: 0.8 })}<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.radial(['#ffffff', '#fff3b8', '#e8b53e'], [0.42, 0.4, 0.6, 0])}"/>`;
  const bars = [-24, -12, 0, 12, 24].map((x) => `<rect x="${x - 3}" y="18" width="6" height="34" rx="3" fill="${chrome}"/>`).join('');
  const bunting = shape.ring(
    8,
    (i) =>
      `<path d="M${-64 + i * 16} -64l8 14l8 -14Z" fill="${[ramps.ruby, ramps.gold, ramps.sapphire, ramps.emerald, ramps.pink][i % 5]?.base}" stroke="#1a1020" stroke-width="1.200"/>`,
  );
  return (
    ink.both(wheel) +
    paint('M-62 -54Q-66 -78 -50 -80H50Q66 -78 62 -54L66 6H-66Z', tone) +
    metal('M-56 -82Q0 -98 56 -82L58 -72Q0 -88 -58 -72Z') +
    `<path d="M-46 -66H46L44 -60H-46Z" fill="${ramps.gold.base}"/>` +
    `<path d="M-52 -50H-4V-14H-56ZM4 -50H52L56 -14H4Z" fill="#0e1a2e" stroke="#0b0f1a" stroke-width="3" stroke-linejoin="round"/><path d="M-50 -48H-5V-15H-54ZM5 -48H50L54 -15H5Z" fill="${ink.linear(['#8fe0ff', '#2b6ea8', '#143254'], [0, 0, 1, 1])}"/><path d="M-46 -48L-30 -48L-44 -16L-54 -16ZM14 -48L26 -48L14 -16L5 -16Z" fill="#fff" fill-opacity=".4"/>` +
    bunting +
    paint('M-60 -10Q0 -20 60 -10L66 14Q0 4 -66 14Z', ramps.gold) +
    paint('M-70 8Q0 -4 70 8L74 52Q70 62 60 62H-60Q-70 62 -74 52Z', ramps.ruby) +
    ink.both(
      `<path d="M40 6Q62 10 70 16L72 34Q56 20 38 18Z" fill="${ramps.gold.light}"/><path d="M44 52Q62 50 73 40L74 50Q70 60 60 60H46Z" fill="${ramps.sapphire.base}"/>`,
    ) +
    metal('M-36 12H36L32 56H-32Z') +
    `<path d="M-30 17H30L27 52H-27Z" fill="#0d1220"/>` +
    bars +
    lamp(-53, 30, 10) +
    lamp(53, 30, 10) +
    lamp(-44, 50, 4.5) +
    lamp(44, 50, 4.5) +
    metal('M-80 58Q0 52 80 58Q84 66 78 72Q0 66 -78 72Q-84 66 -80 58Z') +
    `<path d="M-20 60H20V72H-20Z" fill="#fff7df" stroke="#1b2233" stroke-width="1.600"/><path d="${shape.star(5, 5, 2.2)}" transform="translate(0 66)" fill="${ramps.ruby.base}"/><path d="M-14 66H-7M7 66H14" stroke="#1b2233" stroke-width="3"/>` +
    ink.place('translate(0 -2)', ink.solid({ d: shape.star(5, 14, 6), ramp: ramps.gold, bevel: 2 })) +
    ink.both(
      `<path d="M62 -34Q82 -40 84 -28" fill="none" stroke="#1b2233" stroke-width="4"/>${ink.solid({ d: shape.ellipse([84, -22], 8, 11), ramp: ramps.silver, bevel: 2 })}`,
    ) +
    ink.both(lamp(28, -89, 5)) +
    lamp(0, -93, 6) +
    ink.spark({ x: -53, y: 26, r: 14 }) +
    ink.spark({ x: 54, y: -70, r: 11 })
  );
}
