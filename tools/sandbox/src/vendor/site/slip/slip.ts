import { element, find, label } from '../element';
import type { RoundReply } from '../gameApi';
import { openGame } from '../openGame';
import { type Match, type MatchResult, createMatches } from './matches';

type Rules = { matches: Match[]; mostBets: number };
type SlipReply = RoundReply & { results: MatchResult[] };

await openGame<'slip', Rules, SlipReply>('slip', ({ session, texts, money, stakeNow, say, isLocked, onStake }) => {
  const { matches, mostBets, returnRate } = session.rules;
  const withMost = (text: string) => text.replace('{most}', String(mostBets));
  const board = createMatches(find('.matches'), {
    matches,
    texts,
    mostBets,
    isLocked,
    onChange: showSums,
    onFull: () => say(withMost(texts.full)),
  });

  function showSums(): void {
    const odds = board.odds();
    const sum = odds.reduce((total, each) => total + each, 0);
    find('.total').textContent = texts.total.replace('{amount}', money(Number(stakeNow()) * odds.length));
    find('.highest').textContent = texts.highest.replace('{amount}', money(Number(stakeNow()) * sum));
  }

  label('.matches', texts.matches);
  onStake(showSums);
  return {
    action: texts.play,
    ready: withMost(texts.ready),
    busy: texts.busy,
    choose: () => {
      const stakes = board.odds().length;
      return stakes === 0 ? texts.empty : { pick: board.pick(), stakes };
    },
    start: board.clearScores,
    reveal: ({ results }) => board.showScores(results),
    rules: () => [
      element('p', { text: withMost(texts.how) }),
      element('p', { text: texts.virtual }),
      element('p', { text: texts.chances.replace('{rate}', String(returnRate)) }),
    ],
  };
});
