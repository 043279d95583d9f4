import { element, find, label, pairList, remember } from '../element';
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

  function showPoint({ point, multiple }: FlightReply): void {
    const item = element('li', { text: times(point) });
    item.dataset['won'] = String(multiple > 0);
    remember(last, item, shownPoints);
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
      showPoint(reply);
    },
    lossText: ({ point }) => texts.crashed.replace('{point}', point.toFixed(2)),
    rules: () => [
      element('p', { text: texts.how }),
      element('p', { text: texts.independent }),
      element('h3', { text: texts.chancesTitle }),
      pairList(
        'chances',
        cashOuts.map((cashOut) => [`× ${cashOut}`, percent(Number(returnRate) / cashOut)]),
      ),
    ],
  };
});

function times(multiple: number): string {
  return `× ${multiple.toFixed(2)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100} %`;
}
