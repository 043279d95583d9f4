import { element } from '../element';
import type { ShownSymbols } from '../gameApi';

type Cells = HTMLElement[];

const rows = 3;
const spinCells = 16;
const firstReelMs = 900;
const nextReelMs = 320;

/** Renders three reels into `host` and spins them to a window of symbols. */
export function createReels(host: HTMLElement, symbols: ShownSymbols) {
  const all = Object.keys(symbols);
  const strips = [0, 1, 2].map(() => {
    const reel = element('div', { className: 'reel' });
    const strip = element('div', { className: 'strip' });
    reel.append(strip);
    host.append(reel);
    return strip;
  });
  let shown: string[][] = [];
  let cells: Cells[] = [];

  function stand(window: string[][]): void {
    shown = window;
    cells = strips.map((strip, reel) => {
      const column = (window[reel] ?? []).map(cellOf);
      strip.replaceChildren(...column);
      return column;
    });
  }

  async function rollReel(reel: number, window: string[][]): Promise<void> {
    const strip = strips[reel];
    if (!strip) return;
    const between = Array.from({ length: spinCells + reel * 6 }, (_, index) => all[(index * 5 + reel * 3) % all.length] ?? '');
    const column = [...(window[reel] ?? []), ...between, ...(shown[reel] ?? [])];
    strip.replaceChildren(...column.map(cellOf));
    const share = ((column.length - rows) / column.length) * 100;
    const frames = [
      { transform: `translateY(-${share}%)` },
      { transform: 'translateY(0.6%)', offset: 0.94 },
      { transform: 'translateY(0)' },
    ];
    await strip.animate(frames, { duration: firstReelMs + reel * nextReelMs, easing: 'cubic-bezier(0.22, 0.7, 0.25, 1)' }).finished;
  }

  return {
    stand,
    /** Spins to `window`; with reduced motion the reels show it at once. */
    roll: async (window: string[][]): Promise<void> => {
      unmark();
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) await Promise.all(strips.map((_, reel) => rollReel(reel, window)));
      stand(window);
    },
    /** Highlights the cells of winning lines; `row[reel]` is the row on each reel. */
    highlight: (lines: readonly (readonly number[])[]): void => {
      host.toggleAttribute('data-won', lines.length > 0);
      for (const line of lines) line.forEach((row, reel) => cells[reel]?.[row]?.setAttribute('data-won', ''));
    },
    unmark,
  };

  function cellOf(symbol: string): HTMLElement {
    const cell = element('div', { className: 'cell' });
    const image = new Image();
    image.src = symbols[symbol]?.image ?? '';
    image.alt = '';
    cell.append(image);
    return cell;
  }

  function unmark(): void {
    host.removeAttribute('data-won');
    for (const cell of cells.flat()) cell.removeAttribute('data-won');
  }
}
