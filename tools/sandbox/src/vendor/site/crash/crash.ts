import { element, find, label } from '../element';
import type { RoundReply } from '../gameApi';
import { openGame } from '../openGame';
import { createFlight } from './flight';

type Rules = { cashOuts: number[] };
/** `point` is the multiple at which the rocket crashed, `multiple` that of the win or 0. */
type FlightReply = RoundReply & { point: number; multiple: number };

/** Crash points in the history, the latest first. */
const shownPoints = 8;

await openGame<'crash', Rules, FlightReply>('crash', ({ session, texts, isLocked }) => {
  const { cashOuts, returnRate } = session.rules;
  const sky = find<HTMLElement>('.sky');
  const value = find('.value');
  const outcome = find('.outcome');
  const last = find('.last');
  const flight = createFlight(find('.flight'), (multiple) => (value.textContent = times(multiple)));
  let chosen = cashOuts[2] ?? 2;
  const buttons = cashOuts.map((cashOut) => {
    const button = element('button', { className: 'cash-out', text: `× ${cashOut}` });
    button.type = 'button';
    button.addEventListener('click', () => {
      if (!isLocked()) choose(cashOut);
    });
    return { cashOut, button };
  });

  function choose(cashOut: number): void {
    chosen = cashOut;
    for (const each of buttons) each.button.setAttribute('aria-pressed', String(each.cashOut === chosen));
  }

  function remember({ point, multiple }: FlightReply): void {
    const item = element('li', { text: times(point) });
    item.dataset['won'] = String(multiple > 0);
    last.prepend(item);
    while (last.children.length > shownPoints) last.lastElementChild?.remove();
  }

  find('.cash-outs').append(...buttons.map(({ button }) => button));
  find('.cash-outs-label').textContent = texts.cashOuts;
  label('.last', texts.last);
  choose(chosen);
  return {
    action: texts.fly,
    ready: texts.ready,
    busy: texts.busy,
    choose: () => ({ pick: { cashOut: chosen }, stakes: 1 }),
    start: () => {
      sky.dataset['state'] = 'flying';
      outcome.textContent = '';
      flight.reset();
    },
    reveal: async (reply) => {
      await flight.climbTo(reply.multiple || reply.point);
      sky.dataset['state'] = reply.multiple > 0 ? 'won' : 'crashed';
      if (reply.multiple > 0) outcome.textContent = texts.crashed.replace('{point}', reply.point.toFixed(2));
      remember(reply);
    },
    lossText: ({ point }) => texts.crashed.replace('{point}', point.toFixed(2)),
    rules: () => [
      element('p', { text: texts.how }),
      element('p', { text: texts.independent }),
      element('h3', { text: texts.chancesTitle }),
      chanceList(cashOuts, Number(returnRate)),
    ],
  };
});

function times(multiple: number): string {
  return `× ${multiple.toFixed(2)}`;
}

function chanceList(cashOuts: readonly number[], returnRate: number): HTMLElement {
  const list = element('ul', { className: 'chances' });
  for (const cashOut of cashOuts) {
    const item = element('li');
    const percent = Math.round((returnRate / cashOut) * 10_000) / 100;
    item.append(element('span', { text: `× ${cashOut}` }), element('b', { text: `${percent} %` }));
    list.append(item);
  }
  return list;
}
