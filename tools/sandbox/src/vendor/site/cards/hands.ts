import { drawn, element } from '../element';

/** `rank` is 1 for the ace up to 13 for the king; `suit` is a place in `suits`. */
type Card = { rank: number; suit: number };
export type Hand = readonly Card[];

const dealMs = 320;
const courts: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
/** Spades, hearts, clubs and diamonds around the origin. */
const suits = [
  'M0 -10C4 -4 10 -1 10 4C10 9 4 10 1.5 6.500C1.5 9 2.5 10 4 11H-4C-2.5 10 -1.5 9 -1.5 6.500C-4 10 -10 9 -10 4C-10 -1 -4 -4 0 -10Z',
  'M0 10C-4 5 -10 1 -10 -4C-10 -10 -2 -11 0 -5C2 -11 10 -10 10 -4C10 1 4 5 0 10Z',
  'M0 -10A4.5 4.5 0 0 1 3.5 -2.500A4.5 4.5 0 1 1 1.5 5C1.5 8 2.5 10 4 11H-4C-2.5 10 -1.5 8 -1.5 5A4.5 4.5 0 1 1 -3.5 -2.500A4.5 4.5 0 0 1 0 -10Z',
  'M0 -11L8.5 0L0 11L-8.5 0Z',
];

export const rankName = (rank: number) => courts[rank] ?? String(rank);

/** Renders two hands side by side with their points. */
export function createHands(host: Element, names: readonly [string, string], pointText: (points: number) => string) {
  const sides = names.map((name) => {
    const side = element('div', { className: 'hand' });
    const [cards, points] = [element('div', { className: 'cards' }), element('b', { className: 'points' })];
    const title = element('p');
    cards.setAttribute('aria-hidden', 'true');
    title.append(element('span', { text: name }), points);
    side.append(title, cards);
    host.append(side);
    return { cards, points };
  });

  return {
    clear: () => {
      for (const { cards, points } of sides) {
        cards.replaceChildren();
        points.textContent = '';
      }
    },
    /** Deals the cards in turn, the left hand first; with reduced motion they lie there at once. */
    deal: async (hands: readonly [Hand, Hand], points: readonly [number, number]): Promise<void> => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      for (const place of [0, 1, 2]) {
        for (const [index, { cards }] of sides.entries()) {
          const card = hands[index]?.[place];
          if (!card) continue;
          const made = cardOf(card);
          cards.append(made);
          if (!still)
            await made.animate(
              [
                { transform: 'translateY(-60px) rotate(-12deg)', opacity: 0 },
                { transform: 'none', opacity: 1 },
              ],
              { duration: dealMs, easing: 'ease-out' },
            ).finished;
        }
      }
      for (const [index, side] of sides.entries()) side.points.textContent = pointText(points[index] ?? 0);
    },
  };
}

function cardOf({ rank, suit }: Card): HTMLElement {
  const card = element('div', { className: 'card' });
  const svg = drawn('svg', { viewBox: '-12 -12 24 24' });
  card.dataset['red'] = String(suit % 2 === 1);
  svg.append(drawn('path', { d: suits[suit] ?? '' }));
  card.append(element('b', { text: rankName(rank) }), svg);
  return card;
}
