import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { MoneyIntent } from '../rules/moneyIntent';
import { onIntentsElsewhere } from '../walletMemory';
import { intentsHeard, selectIntents } from '../walletSlice';
import { usePlayer } from './usePlayer';

/** The player's oldest intent of a kind that has no answer yet, whichever tab of this browser sent it. */
export function usePendingIntent<Kind extends MoneyIntent['kind']>(kind: Kind): Extract<MoneyIntent, { kind: Kind }> | undefined {
  const dispatch = useDispatch();
  const player = usePlayer();
  const intents = useSelector((state: Parameters<typeof selectIntents>[0]) => selectIntents(state, player));

  useEffect(() => onIntentsElsewhere((heard) => void dispatch(intentsHeard(heard))), [dispatch]);

  return intents.find((intent): intent is Extract<MoneyIntent, { kind: Kind }> => intent.kind === kind);
}
