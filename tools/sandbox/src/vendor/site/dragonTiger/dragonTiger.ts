import { rankName } from '../cards/hands';
import { openCards } from '../cards/openCards';
import { element, pairList } from '../element';

await openCards('dragonTiger', ({ texts, session }) => {
  const { bets, pays, mostChips } = session.rules;
  const names: [string, string, string] = [texts.dragon, texts.tie, texts.tiger];
  return {
    texts,
    names,
    letters: ['D', '=', 'T'],
    pointText: rankName,
    rules: () => [
      element('p', { text: texts.how }),
      element('p', { text: texts.tieRule }),
      element('p', { text: texts.deck }),
      element('p', { text: texts.chipRule.replace('{chips}', String(mostChips)) }),
      element('h3', { text: texts.paysTitle }),
      pairList(
        'pays',
        bets.map((bet, place) => [names[place] ?? '', `× ${pays[bet]}`]),
      ),
    ],
  };
});
