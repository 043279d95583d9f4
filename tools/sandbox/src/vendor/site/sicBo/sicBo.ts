import { type Field, createChipTable } from '../chipTable';
import { element, find, label, pairList, remember } from '../element';
import type { RoundReply } from '../gameApi';
import { openGame } from '../openGame';
import type { PageTexts } from '../readTexts';
import { createDice } from './dice';

type Rules = { fields: { bet: string; pays: number }[]; mostChips: number };
type DiceReply = RoundReply & { dice: number[]; won: string[] };

/** Throws in the history, the latest first. */
const shownThrows = 6;

await openGame<'sicBo', Rules, DiceReply>('sicBo', (opened) => {
  const { texts } = opened;
  const { fields, mostChips } = opened.session.rules;
  const table = createChipTable(
    fields.map(({ bet, pays }): Field => {
      const face = /^triple(\d)$/.exec(bet)?.[1];
      const className = face ? 'face' : bet;
      return {
        bet,
        name: nameOf(texts, bet),
        pays: `× ${pays}`,
        className,
        colour: className,
        ...(face && { shown: `${face} ${face} ${face}` }),
      };
    }),
    opened,
  );
  const dice = createDice(find('.dice'));
  const sumText = (thrown: readonly number[]) => `${thrown.join(' + ')} = ${thrown.reduce((sum, face) => sum + face, 0)}`;

  label('.last', texts.last);
  return {
    action: texts.roll,
    ready: texts.ready,
    busy: texts.busy,
    choose: table.choose,
    start: () => table.mark([]),
    reveal: async ({ dice: thrown, won }) => {
      await dice.roll(thrown);
      table.mark(won);
      remember(find('.last'), element('li', { text: thrown.join(' ') }), shownThrows);
    },
    lossText: ({ dice: thrown }) => texts.thrown.replace('{sum}', sumText(thrown)),
    rules: () => [
      element('p', { text: texts.how }),
      element('p', { text: texts.tripleRule }),
      element('p', { text: texts.chipRule.replace('{chips}', String(mostChips)) }),
      element('h3', { text: texts.paysTitle }),
      pairList(
        'pays',
        fields.map(({ bet, pays }) => [nameOf(texts, bet), `× ${pays}`]),
      ),
    ],
  };
});

function nameOf(texts: PageTexts<'sicBo'>, bet: string): string {
  const names: Record<string, string> = {
    small: texts.small,
    big: texts.big,
    odd: texts.odd,
    even: texts.even,
    triple: texts.anyTriple,
  };
  return names[bet] ?? texts.triple.replace('{face}', bet.slice(-1));
}
