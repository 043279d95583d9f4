import { find, label } from '../element';
import type { RoundReply } from '../gameApi';
import { openGame } from '../openGame';
import { drawLine } from './drawLine';
import type { Machine } from './Machine';
import { createReels } from './reels';
import { slotRules } from './slotRules';

type SpinReply = RoundReply & {
  /** `window[reel][row]` */
  window: string[][];
  wins: { line: number }[];
};

await openGame<'slot', Machine, SpinReply>('slot', ({ session: { rules: machine, symbols = {} }, texts }) => {
  const reels = createReels(find<HTMLElement>('.reels'), symbols);
  const lines = find<SVGElement>('.lines');
  const nameReels = (window: string[][]) =>
    label(
      '.reels',
      texts.shows.replace('{symbols}', window.map((column) => column.map((symbol) => symbols[symbol]?.name).join(', ')).join('; ')),
    );
  const firstWindow = machine.reels.map((reel) => reel.slice(0, 3));
  reels.stand(firstWindow);
  nameReels(firstWindow);
  return {
    action: texts.spin,
    ready: texts.ready,
    busy: texts.busy,
    rules: () => slotRules(machine, { symbols, texts }),
    choose: () => ({ stakes: 1 }),
    start: () => {
      lines.replaceChildren();
      reels.unmark();
    },
    reveal: async (reply) => {
      await reels.roll(reply.window);
      const rows = reply.wins.map(({ line }) => machine.lines[line] ?? [0, 0, 0]);
      reels.highlight(rows);
      lines.replaceChildren(...rows.map(drawLine));
      nameReels(reply.window);
    },
  };
});
