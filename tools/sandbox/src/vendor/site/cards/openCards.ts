import { createChipTable } from '../chipTable';
import { addToBoard, element, remember } from '../element';
import type { RoundReply } from '../gameApi';
import { type Opened, openGame } from '../openGame';
import { type Hand, createHands } from './hands';

/** `bets` from the left side to the right, the tie between them; `pays` by bet. */
export type CardRules = { bets: [string, string, string]; pays: Record<string, number>; mostChips: number };
type CardReply = RoundReply & { hands: [Hand, Hand]; points: [number, number]; winner: string };
type CardGame = 'baccarat' | 'dragonTiger';

type Described = {
  texts: Record<'deal' | 'ready' | 'busy' | 'last' | 'wins' | 'tied', string>;
  /** Names of the bets, in their order. */
  names: [string, string, string];
  /** One letter for each bet, in the history. */
  letters: [string, string, string];
  /** Shows the points of a hand. */
  pointText: (points: number) => string;
  rules: () => Node[];
};

/** Results in the history, the latest first. */
const shownResults = 12;

/** Opens a table of two hands, of which the better one wins. */
export async function openCards<Name extends CardGame, Rules extends CardRules>(
  name: Name,
  describe: (opened: Opened<Name, Rules>) => Described,
): Promise<void> {
  await openGame<Name, Rules, CardReply>(name, (opened) => {
    const { bets, pays } = opened.session.rules;
    const { texts, names, letters, pointText, rules } = describe(opened);
    const nameOf = (bet: string) => names[bets.indexOf(bet)] ?? '';
    const fields = bets.map((bet) => ({ bet, name: nameOf(bet), pays: `× ${pays[bet]}`, className: 'side', colour: bet }));
    const history = element('ol', { className: 'last' });
    const dealt = element('div', { className: 'hands' });
    history.setAttribute('aria-label', texts.last);
    addToBoard(history, dealt);
    const hands = createHands(dealt, [names[0], names[2]], pointText);
    const table = createChipTable(fields, opened);

    function keep(winner: string): void {
      const item = element('li', { text: letters[bets.indexOf(winner)] ?? '' });
      item.dataset['colour'] = winner;
      item.setAttribute('aria-label', nameOf(winner));
      remember(history, item, shownResults);
    }

    return {
      action: texts.deal,
      ready: texts.ready,
      busy: texts.busy,
      choose: table.choose,
      start: () => {
        table.mark([]);
        hands.clear();
      },
      reveal: async ({ hands: cards, points, winner }) => {
        await hands.deal(cards, points);
        table.mark([winner]);
        keep(winner);
      },
      lossText: ({ points, winner }) => {
        if (winner === bets[1]) return texts.tied.replace('{points}', pointText(points[0]));
        const [high, low] = winner === bets[0] ? points : [points[1], points[0]];
        return texts.wins.replace('{side}', nameOf(winner)).replace('{high}', pointText(high)).replace('{low}', pointText(low));
      },
      rules,
    };
  });
}
