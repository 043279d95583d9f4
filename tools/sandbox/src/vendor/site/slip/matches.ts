import { element, phrase } from '../element';
import type { PageTexts } from '../readTexts';

type Outcome = 'home' | 'draw' | 'away';
export type Match = { id: string; league: string; home: string; away: string; odds: Partial<Record<Outcome, number>> };
export type MatchResult = { match: string; outcome: Outcome; home: number; away: number };

type Options = {
  matches: readonly Match[];
  texts: PageTexts<'slip'>;
  mostBets: number;
  isLocked: () => boolean;
  onChange: () => void;
  onFull: () => void;
};

const playMs = 1400;

/** Renders the matches with the odds of their outcomes. A tap puts an outcome on the slip, another takes it off again. */
export function createMatches(host: Element, { matches, texts, mostBets, isLocked, onChange, onFull }: Options) {
  let pick: Record<string, Outcome> = {};
  const cards = matches.map((match) => {
    const card = element('article', { className: 'match' });
    const score = element('p', { className: 'score' });
    const head = element('div', { className: 'head' });
    const outcomes = element('div', { className: 'outcomes' });
    const buttons = (['home', 'draw', 'away'] as const).flatMap((outcome) => buttonOf(match, outcome) ?? []);
    head.append(element('p', { className: 'league', text: match.league }), score);
    outcomes.append(...buttons.map(({ button }) => button));
    card.append(head, outcomes, element('div', { className: 'clock' }));
    return { match, card, score, buttons };
  });
  host.append(...cards.map(({ card }) => card));
  showPick();

  function buttonOf(match: Match, outcome: Outcome) {
    const odds = match.odds[outcome];
    if (odds === undefined) return undefined;
    const name = outcome === 'draw' ? texts.draw : match[outcome];
    const button = element('button', { className: 'outcome' });
    button.type = 'button';
    button.append(...phrase(texts.odds, { name: element('span', { text: name }), odds: element('b', { text: odds.toFixed(2) }) }));
    button.addEventListener('click', () => choose(match.id, outcome));
    return { outcome, button };
  }

  function choose(id: string, outcome: Outcome): void {
    if (isLocked()) return;
    const { [id]: before, ...others } = pick;
    if (before === undefined && Object.keys(others).length >= mostBets) return onFull();
    pick = before === outcome ? others : { ...others, [id]: outcome };
    showPick();
    onChange();
  }

  function showPick(): void {
    for (const { match, buttons } of cards)
      for (const { outcome, button } of buttons) button.setAttribute('aria-pressed', String(pick[match.id] === outcome));
  }

  return {
    pick: () => pick,
    /** Odds of the chosen outcomes. */
    odds: () =>
      cards.flatMap(({ match }) => {
        const outcome = pick[match.id];
        return (outcome && match.odds[outcome]) ?? [];
      }),
    clearScores: () => {
      for (const { card, score, buttons } of cards) {
        score.textContent = '';
        delete card.dataset['played'];
        for (const { button } of buttons) button.removeAttribute('data-came');
      }
    },
    /** Plays the matches of the slip side by side; with reduced motion their scores are there at once. */
    showScores: async (results: readonly MatchResult[]): Promise<void> => {
      const played = results.flatMap((result) => {
        const found = cards.find(({ match }) => match.id === result.match);
        return found ? [{ ...found, result }] : [];
      });
      played[0]?.card.scrollIntoView({ block: 'nearest' });
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
        await Promise.all(
          played.map(
            ({ card }) => card.querySelector('.clock')?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], playMs).finished,
          ),
        );
      for (const { match, card, score, buttons, result } of played) {
        score.textContent = `${result.home} : ${result.away}`;
        card.dataset['played'] = result.outcome === pick[match.id] ? 'won' : 'lost';
        for (const { outcome, button } of buttons) button.toggleAttribute('data-came', outcome === result.outcome);
      }
    },
  };
}
