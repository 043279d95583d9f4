import { createChipTable } from '../chipTable';
import { element, find, label, pairList, remember } from '../element';
import type { RoundReply } from '../gameApi';
import { openGame } from '../openGame';
import { dozenName, rouletteFields } from './fields';
import { createWheel } from './wheel';

type Rules = { wheel: number[]; reds: number[]; mostChips: number };
type WheelReply = RoundReply & { number: number };

/** Numbers in the history, the latest first. */
const shownNumbers = 12;

await openGame<'roulette', Rules, WheelReply>('roulette', (opened) => {
  const { texts } = opened;
  const { rules } = opened.session;
  const colourOf = (number: number) => (number === 0 ? 'green' : rules.reds.includes(number) ? 'red' : 'black');
  const wheel = createWheel(find('.wheel-frame'), rules.wheel, colourOf);
  const fallen = find<HTMLElement>('.fallen');
  const last = find('.last');
  const table = createChipTable(rouletteFields(texts, colourOf), opened);

  function showNumber(number: number): void {
    fallen.textContent = String(number);
    fallen.dataset['colour'] = colourOf(number);
    const item = element('li', { text: String(number) });
    item.dataset['colour'] = colourOf(number);
    remember(last, item, shownNumbers);
    table.mark([`n${number}`]);
  }

  label('.last', texts.last);
  return {
    action: texts.spin,
    ready: texts.ready,
    busy: texts.busy,
    choose: table.choose,
    start: () => table.mark([]),
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
        [[1, 13, 25].map((from) => dozenName(texts, from)).join(', '), '× 3'],
        [texts.evenMoney, '× 2'],
      ]),
    ],
  };
});
