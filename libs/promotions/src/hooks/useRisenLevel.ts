import { readStored, writeStored } from '@parlour/kernel';
import { usePlayerKey } from '@parlour/player';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const KEY = 'vipLevelsSeen';
const MAX_PLAYERS = 10;
/** The level last seen on this device, by player; the latest player comes last. */
const schema = v.pipe(v.array(v.object({ player: v.pipe(v.string(), v.maxLength(200)), level: v.number() })), v.maxLength(MAX_PLAYERS));

const readSeen = () => readStored('local', KEY, schema) ?? [];

function note(player: string, level: number): void {
  const others = readSeen().filter((one) => one.player !== player);
  writeStored('local', KEY, [...others, { player, level }].slice(-MAX_PLAYERS));
}

/**
 * Whether the player's VIP level is higher than the last one that this device has seen; the first sight of a level is no news. While it is
 * off, nothing is noted, so that the news comes later.
 */
export function useRisenLevel(level: number, isOn: boolean): { isRisen: boolean; dismiss: () => void } {
  const player = usePlayerKey() ?? '';
  const [known, setKnown] = useState(() => readSeen().find((one) => one.player === player)?.level ?? level);

  useEffect(() => {
    if (isOn && player) note(player, level);
  }, [isOn, player, level]);

  return { isRisen: isOn && level > known, dismiss: () => setKnown(level) };
}
