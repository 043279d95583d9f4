import { readStored, writeStored } from '@parlour/kernel';
import { useState } from 'react';
import * as v from 'valibot';

const KEY = 'rewardReminders';
const MAX = 50;
const schema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MAX));

/** Stores the player's reminders on this device. The reward center shows them once the reward opens. */
export function useReminders(): { ids: readonly string[]; toggle: (rewardId: string) => void } {
  const [ids, setIds] = useState(() => readStored('local', KEY, schema) ?? []);
  return {
    ids,
    toggle: (rewardId) => {
      const next = ids.includes(rewardId) ? ids.filter((id) => id !== rewardId) : [...ids, rewardId].slice(-MAX);
      writeStored('local', KEY, next);
      setIds(next);
    },
  };
}
