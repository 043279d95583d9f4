import { useSelector } from 'react-redux';
import type { MoneyIntent } from '../rules/moneyIntent';
import { selectIntents } from '../walletSlice';
import { usePlayer } from './usePlayer';

/** The player's oldest intent of a kind that has no answer yet. */
export function usePendingIntent(kind: MoneyIntent['kind']): MoneyIntent | undefined {
  const player = usePlayer();
  const intents = useSelector((state: Parameters<typeof selectIntents>[0]) => selectIntents(state, player));
  return intents.find((intent) => intent.kind === kind);
}
