import { type Money, groupDigits } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import type { GameTileProps } from '@parlour/ui/tile';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../api/toGame';

/** Placeholder for a number: translating is slow, so each text is translated once per list. */
const placeholder = '\0';

/**
 * Returns a function that writes the note on a game's tile: its jackpot, or else the last win, or else the number of players. A game of
 * which the gateway tells nothing has no note. The function keeps its identity between renders.
 */
export function useGameNote(): (game: Game) => GameTileProps['note'] {
  const { t } = useTranslation('games');
  const locale = useLocale();

  return useMemo(() => {
    const lastWin = t('tile.lastWin', { amount: placeholder });
    const players = t('tile.players', { players: placeholder });

    return ({ now }) => {
      if (!now) return undefined;
      const space = /\p{L}\.?$/u.test(now.symbol) ? '\u00A0' : '';
      // A tile needs whole units only, and `formatMoney` would bring the arithmetic of amounts into the first view.
      const amount = (money: Money) => `${now.symbol}${space}${groupDigits(`${BigInt(money.replace(/\..*/, ''))}`, locale)}`;
      if (now.jackpot !== undefined) return { text: amount(now.jackpot), tone: 'gold' };
      const { lastWin: won } = now;
      if (won !== undefined) return { text: lastWin.replace(placeholder, () => amount(won)) };
      return now.players ? { text: players.replace(placeholder, () => groupDigits(`${now.players}`, locale)) } : undefined;
    };
  }, [t, locale]);
}
