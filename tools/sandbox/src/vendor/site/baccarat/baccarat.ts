import { type CardRules, openCards } from '../cards/openCards';
import { element, pairList } from '../element';

type Rules = CardRules & { returnRates: Record<string, string> };

await openCards<'baccarat', Rules>('baccarat', ({ texts, session }) => {
  const { bets, pays, returnRates, mostChips } = session.rules;
  const names: [string, string, string] = [texts.player, texts.tie, texts.banker];
  const percent = (bet: string) => `${Math.round(Number(returnRates[bet]) * 10_000) / 100} %`;
  const byBet = (valueOf: (bet: string) => string) =>
    pairList(
      'pays',
      bets.map((bet, place) => [names[place] ?? '', valueOf(bet)]),
    );
  return {
    texts,
    names,
    letters: ['P', 'T', 'B'],
    pointText: String,
    rules: () => [
      ...[texts.how, texts.values, texts.thirdCard, texts.tieRule, texts.deck, texts.chipRule.replace('{chips}', String(mostChips))].map(
        (text) => element('p', { text }),
      ),
      element('h3', { text: texts.paysTitle }),
      byBet((bet) => `× ${pays[bet]}`),
      element('h3', { text: texts.returns }),
      element('p', { text: texts.returnsDiffer }),
      byBet(percent),
    ],
  };
});
