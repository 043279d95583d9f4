import { type Money, groupDigits } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import type { GameTileProps } from '@parlour/ui/tile';
import { useTranslation } from 'react-i18next';
import type { Game } from '../api/toGame';

/**
 * Returns a function that writes the note on a game's tile: its jackpot, or else the last win, or else the number of players. A game of
 * which the gateway tells nothing has no note.
 */
export function useGameNote(): (game: Game) => GameTileProps['note'] {
  const { t } = useTranslation('games');
  const locale = useLocale();

  return ({ now }) => {
    if (!now) return undefined;
    const space = /\p{L}\.?$/u.test(now.symbol) ? '\u00A0' : '';
    // A tile needs whole units only, and `formatMoney` would bring the arithmetic of amounts into the first view.
    const amount = (money: Money) => `${now.symbol}${space}${groupDigits(`${BigInt(money.replace(/\..*/, ''))}`, locale)}`;
    if (now.jackpot !== undefined) return { text: amount(now.jackpot), tone: 'gold' };
    if (now.lastWin !== undefined) return { text: t('tile.lastWin', { amount: amount(now.lastWin) }) };
    return now.players ? { text: t('tile.players', { players: groupDigits(`${now.players}`, locale) }) } : undefined;
  };
}
