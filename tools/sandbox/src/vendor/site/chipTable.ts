import { addToBoard, element, phrase } from './element';
import type { Opened } from './openGame';

export type Field = {
  bet: string;
  /** Name of the field for screen readers; shown on the field as well, unless `shown` is set. */
  name: string;
  shown?: string;
  /** Payout, shown below the name. */
  pays?: string;
  className: string;
  colour: string;
};

type Table = Pick<Opened<never, { mostChips: number }>, 'session' | 'texts' | 'money' | 'stakeNow' | 'say' | 'isLocked' | 'onStake'>;

/** Adds a table to the board; a tap puts a chip on one of its fields. Below it the price of all chips, and a button that takes them off. */
export function createChipTable(fields: readonly Field[], { session, texts, money, stakeNow, say, isLocked, onStake }: Table) {
  const { mostChips } = session.rules;
  const host = element('div', { className: 'table' });
  const sums = element('div', { className: 'sums' });
  const total = element('p', { className: 'total' });
  const clear = element('button', { className: 'clear', text: texts.clear });
  let placed: Record<string, number> = {};
  const countChips = () => Object.values(placed).reduce((sum, count) => sum + count, 0);
  const buttons = fields.map((field) => {
    const button = element('button', { className: `field ${field.className}` });
    button.type = 'button';
    button.dataset['colour'] = field.colour;
    button.addEventListener('click', () => put(field.bet));
    return { field, button };
  });

  function put(bet: string): void {
    if (isLocked()) return;
    if (countChips() >= mostChips) return say(texts.tableFull);
    placed = { ...placed, [bet]: (placed[bet] ?? 0) + 1 };
    show();
  }

  function show(): void {
    for (const { field, button } of buttons) {
      const count = placed[field.bet] ?? 0;
      const chip = element('span', { className: 'chip', text: String(count) });
      button.replaceChildren(...(count > 0 ? phrase(texts.chips, { name: titleOf(field), count: chip }) : [titleOf(field)]));
    }
    showTotal();
  }

  function showTotal(): void {
    total.textContent = texts.totalStake.replace('{amount}', money(Number(stakeNow()) * countChips()));
    clear.disabled = countChips() === 0 || isLocked();
  }

  host.setAttribute('role', 'group');
  host.setAttribute('aria-label', texts.table);
  host.append(...buttons.map(({ button }) => button));
  clear.type = 'button';
  sums.append(total, clear);
  addToBoard(host, sums);
  clear.addEventListener('click', () => {
    if (isLocked()) return;
    placed = {};
    show();
  });
  show();
  onStake(showTotal);
  return {
    /** The chips to play with; a text asks for the first one. */
    choose: () => (countChips() === 0 ? texts.noChips : { pick: placed, stakes: countChips() }),
    /** Highlights the fields that have won. */
    mark: (won: readonly string[]) => {
      for (const { field, button } of buttons) button.toggleAttribute('data-won', won.includes(field.bet));
    },
  };
}

/** The title of a field. Screen readers read the name if it differs from the visible text. */
function titleOf({ name, shown, pays }: Field): HTMLElement {
  const title = element('span', shown ? {} : { text: name });
  if (shown) {
    const seen = element('span', { text: shown });
    seen.setAttribute('aria-hidden', 'true');
    title.append(seen, element('span', { className: 'said', text: name }));
  }
  if (pays) title.append(element('small', { text: pays }));
  return title;
}
