import { drawn } from '../element';

const width = 320;
const height = 200;
const margin = 24;
const samples = 48;
/** The climb in logarithms of the multiple: its rate per second, and how fast the rate rises. */
const rate = 0.25;
const rise = 0.1;

const multipleAfter = (seconds: number) => Math.exp(rate * seconds + rise * seconds ** 2);
const secondsTo = (multiple: number) => (Math.sqrt(rate ** 2 + 4 * rise * Math.log(multiple)) - rate) / (2 * rise);

/** Draws the curve of the multiple with the rocket at its end. The axes grow with the curve. */
export function createFlight(host: Element, show: (multiple: number) => void) {
  const svg = drawn('svg', { viewBox: `0 0 ${width} ${height}` });
  const area = drawn('path', { class: 'area' });
  const curve = drawn('path', { class: 'curve' });
  const rocket = drawn('g', { class: 'rocket' });
  rocket.append(
    drawn('path', { d: 'M-3 9L0 19L3 9Z', class: 'flame' }),
    drawn('path', { d: 'M-4 3L-9 11L-3 9ZM4 3L9 11L3 9Z', class: 'fin' }),
    drawn('path', { d: 'M0 -15C6 -8 7 2 4 9H-4C-7 2 -6 -8 0 -15Z', class: 'hull' }),
    drawn('circle', { cy: '-3', r: '2.4', class: 'porthole' }),
  );
  svg.append(area, curve, rocket);
  host.append(svg);

  function draw(seconds: number): void {
    const across = Math.max(2, seconds);
    const high = Math.max(1, multipleAfter(seconds) - 1);
    const at = (moment: number) => ({
      x: margin + (moment / across) * (width - 2 * margin),
      y: height - margin - ((multipleAfter(moment) - 1) / high) * (height - 2 * margin),
    });
    const points = Array.from({ length: samples + 1 }, (_, place) => at((seconds * place) / samples));
    const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
    const end = at(seconds);
    const before = at(Math.max(0, seconds - 0.05));
    const angle = seconds > 0 ? (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI + 90 : 60;
    curve.setAttribute('d', `M${line}`);
    area.setAttribute('d', `M${line}V${height - margin}H${margin}Z`);
    rocket.setAttribute('transform', `translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${angle.toFixed(1)})`);
  }

  function reset(): void {
    draw(0);
    show(1);
  }

  reset();
  return {
    reset,
    /** Lets the rocket climb to `multiple`; with reduced motion it is there at once. */
    climbTo: async (multiple: number): Promise<void> => {
      const end = secondsTo(multiple);
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
        const begun = performance.now();
        for (let seconds = 0; seconds < end; seconds = (performance.now() - begun) / 1000) {
          draw(seconds);
          show(multipleAfter(seconds));
          await new Promise(requestAnimationFrame);
        }
      }
      draw(end);
      show(multiple);
    },
  };
}
