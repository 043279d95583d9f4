import { element } from '../element';
import type { PageTexts } from '../readTexts';

type Options = {
  texts: PageTexts<'roulette'>;
  colourOf: (number: number) => string;
  mostChips: number;
  isLocked: () => boolean;
  onFull: () => void;
};

type Field = { bet: string; name: string; button: HTMLButtonElement };

/** Renders the table: zero, three dozens of two rows each, and the even chances below. A tap puts a chip on a field. */
export function createTable(host: Element, { texts, colourOf, mostChips, isLocked, onFull }: Options) {
  let placed: Record<string, number> = {};
  let listen = () => {};
  const countChips = () => Object.values(placed).reduce((sum, count) => sum + count, 0);
  const dozen = (from: number) => texts.dozen.replace('{from}', String(from)).replace('{to}', String(from + 11));
  const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
  const fields = [
    fieldOf('n0', 'green', { name: '0' }),
    ...[1, 13, 25].flatMap((from, index) => [
      fieldOf(`dozen${index + 1}`, 'dozen', { name: dozen(from), shown: `${from}–${from + 11}` }),
      ...numbers.slice(from - 1, from + 11).map((number) => fieldOf(`n${number}`, colourOf(number), { name: String(number) })),
    ]),
    fieldOf('low', 'outer', { name: '1–18' }),
    fieldOf('even', 'outer', { name: texts.even }),
    fieldOf('red', 'red', { name: texts.red }),
    fieldOf('black', 'black', { name: texts.black }),
    fieldOf('odd', 'outer', { name: texts.odd }),
    fieldOf('high', 'outer', { name: '19–36' }),
  ];
  host.append(...fields.map(({ button }) => button));
  fields.forEach(show);

  function fieldOf(bet: string, colour: string, { name, shown = name }: { name: string; shown?: string }): Field {
    const button = element('button', { className: `field ${bet.startsWith('n') ? 'number' : bet.replace(/\d/, '')}` });
    button.type = 'button';
    button.dataset['colour'] = colour;
    button.append(element('span', { text: shown }));
    const field = { bet, name, button };
    button.addEventListener('click', () => put(field));
    return field;
  }

  function put(field: Field): void {
    if (isLocked()) return;
    if (countChips() >= mostChips) return onFull();
    placed = { ...placed, [field.bet]: (placed[field.bet] ?? 0) + 1 };
    show(field);
    listen();
  }

  function show({ bet, name, button }: Field): void {
    const count = placed[bet] ?? 0;
    button.querySelector('.chip')?.remove();
    if (count > 0) button.append(element('span', { className: 'chip', text: String(count) }));
    button.setAttribute('aria-label', count > 0 ? texts.chips.replace('{name}', name).replace('{count}', String(count)) : name);
  }

  return {
    countChips,
    chips: () => placed,
    clear: () => {
      if (isLocked()) return;
      placed = {};
      fields.forEach(show);
      listen();
    },
    /** Marks the number that has fallen. */
    mark: (number: number | undefined) => {
      for (const { bet, button } of fields) button.toggleAttribute('data-fallen', bet === `n${number}`);
    },
    onChange: (changed: () => void) => {
      listen = changed;
    },
  };
}
