import type { Field } from '../chipTable';
import type { PageTexts } from '../readTexts';

/** The table: zero, three dozens of two rows each, and the even chances below. */
export function rouletteFields(texts: PageTexts<'roulette'>, colourOf: (number: number) => string): Field[] {
  const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
  const numberOf = (number: number): Field => ({
    bet: `n${number}`,
    name: String(number),
    className: 'number',
    colour: colourOf(number),
  });
  const outer = (bet: string, name: string, colour = 'outer'): Field => ({ bet, name, className: bet, colour });
  return [
    numberOf(0),
    ...[1, 13, 25].flatMap((from, index) => [
      {
        bet: `dozen${index + 1}`,
        name: dozenName(texts, from),
        shown: `${from}–${from + 11}`,
        className: 'dozen',
        colour: 'dozen',
      },
      ...numbers.slice(from - 1, from + 11).map(numberOf),
    ]),
    outer('low', '1–18'),
    outer('even', texts.even),
    outer('red', texts.red, 'red'),
    outer('black', texts.black, 'black'),
    outer('odd', texts.odd),
    outer('high', '19–36'),
  ];
}

export function dozenName(texts: PageTexts<'roulette'>, from: number): string {
  return texts.dozen.replace('{from}', String(from)).replace('{to}', String(from + 11));
}
