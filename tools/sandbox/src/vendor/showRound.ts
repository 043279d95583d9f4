import { html } from 'hono/html';
import type { Card, Dealt } from './games/cards';
import { reds } from './games/roulette';
import { type Outcome, matches, oddsOf } from './games/slip';
import type { SlotSymbol } from './games/slotMachine';
import type { Chips } from './games/tableGame';
import type { RoundResult } from './roundResult';
import type { ShownSymbols } from './slotSymbols';

/** Returns the result and the bets of a round as markup. */
export function showRound(result: Exclude<RoundResult, { game: 'slot' }>) {
  switch (result.game) {
    case 'roulette':
      return number(String(result.number), colourOf(result.number), `Chips: ${betNames(result.pick)}`);
    case 'crash':
      return number(`× ${result.point.toFixed(2)}`, result.multiple > 0 ? 'green' : 'red', `Cash-out at × ${result.pick.cashOut}`);
    case 'sicBo':
      return number(result.dice.join(' '), 'black', `Chips: ${betNames(result.pick)}`);
    case 'fishing':
      return number(
        result.multiple > 0 ? `× ${result.multiple}` : '–',
        result.multiple > 0 ? 'green' : 'red',
        `Net cast at: ${result.pick.target}`,
      );
    case 'baccarat':
      return dealt(['Player', 'Banker'], result);
    case 'dragonTiger':
      return dealt(['Dragon', 'Tiger'], result);
    case 'slip':
      return result.results.map(
        ({ match, home, away }) => html`<p>${matchName(match, `${home} : ${away}`)}<br />Bet: ${betName(match, result.pick[match])}</p>`,
      );
  }
}

function number(text: string, colour: string, bet: string) {
  return html`<p class="number" data-colour="${colour}">${text}</p>
    <p>${bet}</p>`;
}

const colourOf = (fallen: number) => (fallen === 0 ? 'green' : reds.includes(fallen) ? 'red' : 'black');

function dealt(sides: readonly [string, string], { hands, points, pick }: Dealt<string> & { pick: Chips }) {
  return html`${sides.map((side, place) => html`<p>${side} ${points[place]}: ${(hands[place] ?? []).map(cardName).join(' ')}</p>`)}
    <p>Chips: ${betNames(pick)}</p>`;
}

const cardName = ({ rank, suit }: Card) => `${['A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K'][rank - 1]}${'♠♥♣♦'[suit]}`;

/** Returns the reels of a slot as markup. */
export function showWindow(window: readonly (readonly SlotSymbol[])[], symbols: ShownSymbols) {
  const rows = [0, 1, 2].map((row) => window.map((reel) => symbols[reel[row] ?? 'cherry']));
  return html`<div class="window">
    ${rows.flat().map(({ name, image }) => html`<img src="${image}" alt="${name}" width="72" height="72" />`)}
  </div>`;
}

const betNames = (pick: Chips) =>
  Object.entries(pick)
    .map(([bet, chips]) => `${chips} on ${bet.replace(/^n(?=\d)/, '').replace(/^(dozen|triple)(\d)$/, '$1 $2')}`)
    .join(', ');

function matchName(id: string, score: string): string {
  const match = matches.find((one) => one.id === id);
  return match ? `${match.home} ${score} ${match.away}` : score;
}

function betName(id: string, outcome: Outcome | undefined): string {
  const match = matches.find((one) => one.id === id);
  if (!match || !outcome) return '';
  return `${outcome === 'draw' ? 'Draw' : match[outcome]} at ${oddsOf(match, outcome).toFixed(2)}`;
}
