import { useAmountText } from '@parlour/site/format';
import { useTranslation } from 'react-i18next';
import type { Game } from '../api/toGame';
import { useVendorReply } from './useVendorReply';

/** Returns a function that writes the lowest stake of a fishing game or poker room; undefined where the gateway offers no choice by stake, because tiles then show none. */
export function useStakeLabel(category: string | undefined): ((game: Game) => string) | undefined {
  const { t } = useTranslation('games');
  const { data } = useVendorReply();
  const amount = useAmountText(data?.symbol ?? '', 'short');
  if (category !== 'FISH' && category !== 'PVP') return undefined;
  if (data && !data.choices[category]?.stakes.length) return undefined;
  // An empty label keeps all rows at one height, and the place of the label until the choices are known.
  return ({ minBet }) => (data && minBet ? t('tables.from', { amount: amount(minBet) }) : '');
}
