import { drawn } from '../element';

const spinMs = 4200;
const turns = 4;

/** Draws the wheel with its numbers clockwise, and lets the ball fall. */
export function createWheel(host: Element, order: readonly number[], colourOf: (number: number) => string) {
  const step = 360 / order.length;
  const svg = drawn('svg', { viewBox: '-110 -110 220 220' });
  const disc = drawn('g', { class: 'disc' });
  const ball = drawn('g', { class: 'ball' });
  svg.append(drawn('circle', { r: '108', class: 'rim' }), disc, ball);
  order.forEach((number, place) => {
    const pocket = drawn('g', { transform: `rotate(${place * step})` });
    const text = drawn('text', { y: '-83', 'text-anchor': 'middle' });
    text.textContent = String(number);
    pocket.append(drawn('path', { d: wedge(step, 98, 58), 'data-colour': colourOf(number) }), text);
    disc.append(pocket);
  });
  disc.append(drawn('circle', { r: '58', class: 'bowl' }), drawn('circle', { r: '17', class: 'hub' }));
  for (const angle of [0, 90, 180, 270])
    disc.append(drawn('path', { d: 'M-3 -14L0 -44L3 -14Z', class: 'hub', transform: `rotate(${angle})` }));
  ball.append(drawn('circle', { cy: '-67', r: '5.5' }));
  host.append(svg);
  let discAngle = 0;
  let ballAngle = 0;

  return {
    /** Turns the wheel and the ball against each other until the ball lies on `number`; with reduced motion it lies there at once. */
    spinTo: async (number: number): Promise<void> => {
      const discTo = discAngle + 200;
      const ballTo = discTo + order.indexOf(number) * step - 360 * Math.ceil((discTo + 360 * turns - ballAngle) / 360);
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
        const timing = { duration: spinMs, easing: 'cubic-bezier(0.15, 0.6, 0.25, 1)' };
        await Promise.all([
          disc.animate([{ transform: `rotate(${discAngle}deg)` }, { transform: `rotate(${discTo}deg)` }], timing).finished,
          ball.animate([{ transform: `rotate(${ballAngle}deg)` }, { transform: `rotate(${ballTo}deg)` }], timing).finished,
        ]);
      }
      discAngle = discTo % 360;
      ballAngle = ballTo % 360;
      disc.setAttribute('transform', `rotate(${discAngle})`);
      ball.setAttribute('transform', `rotate(${ballAngle})`);
    },
  };
}

/** A ring segment around the upward axis. */
function wedge(degrees: number, outer: number, inner: number): string {
  const half = (degrees * Math.PI) / 360;
  const at = (radius: number, side: 1 | -1) => `${(side * radius * Math.sin(half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`;
  return `M${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`;
}
