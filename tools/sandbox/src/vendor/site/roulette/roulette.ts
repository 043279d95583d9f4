import { element, find, label, pairList, remember } from '../element';
import type { RoundReply } from '../gameApi';
import { openGame } from '../openGame';
import { createTable } from './table';
import { createWheel } from './wheel';

type Rules = { wheel: number[]; reds: number[]; mostChips: number };
type WheelReply = RoundReply & { number: number };

/** Numbers in the history, the latest first. */
const shownNumbers = 12;

await openGame<'roulette', Rules, WheelReply>('roulette', ({ session, texts, money, stakeNow, say, isLocked, onStake }) => {
  const { rules } = session;
  const colourOf = (number: number) => (number === 0 ? 'green' : rules.reds.includes(number) ? 'red' : 'black');
  const wheel = createWheel(find('.wheel-frame'), rules.wheel, colourOf);
  const fallen = find<HTMLElement>('.fallen');
  const last = find('.last');
  const clear = find<HTMLButtonElement>('.clear');
  const table = createTable(find('.table'), { texts, colourOf, mostChips: rules.mostChips, isLocked, onFull: () => say(texts.full) });

  function showTotal(): void {
    const chips = table.countChips();
    find('.total').textContent = texts.total.replace('{amount}', money(Number(stakeNow()) * chips));
    clear.disabled = chips === 0 || isLocked();
  }

  function showNumber(number: number): void {
    fallen.textContent = String(number);
    fallen.dataset['colour'] = colourOf(number);
    const item = element('li', { text: String(number) });
    item.dataset['colour'] = colourOf(number);
    remember(last, item, shownNumbers);
    table.mark(number);
  }

  clear.textContent = texts.clear;
  clear.addEventListener('click', () => table.clear());
  label('.table', texts.table);
  label('.last', texts.last);
  table.onChange(showTotal);
  onStake(showTotal);
  return {
    action: texts.spin,
    ready: texts.ready,
    busy: texts.busy,
    choose: () => (table.countChips() === 0 ? texts.empty : { pick: table.chips(), stakes: table.countChips() }),
    start: () => table.mark(undefined),
    reveal: async ({ number }) => {
      await wheel.spinTo(number);
      showNumber(number);
    },
    lossText: ({ number }) => texts.falls.replace('{number}', String(number)),
    rules: () => [
      element('p', { text: texts.how.replace('{highest}', String(rules.wheel.length - 1)).replace('{chips}', String(rules.mostChips)) }),
      element('p', { text: texts.zero }),
      element('h3', { text: texts.paysTitle }),
      pairList('pays', [
        [texts.straight, '× 36'],
        [`${dozenText(1)}, ${dozenText(13)}, ${dozenText(25)}`, '× 3'],
        [texts.evenMoney, '× 2'],
      ]),
    ],
  };

  function dozenText(from: number): string {
    return texts.dozen.replace('{from}', String(from)).replace('{to}', String(from + 11));
  }
});
