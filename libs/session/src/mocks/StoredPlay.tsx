import { type KnownPause, knownPauses } from '@parlour/player';
import { type ReactNode, useEffect, useState } from 'react';
import { openPlayClock, playClock } from '../blocks/reality-check/playClock';

const player = '200jilif3/maria2026';

/** Story decorator: stores a break of Maria's on this device and removes it afterwards. */
export function PauseStage({ pause, children }: { pause?: Omit<KnownPause, 'startedAt'>; children: ReactNode }) {
  useState(() => {
    const known: Record<string, KnownPause> = pause ? { [player]: { startedAt: Date.now(), ...pause } } : {};
    knownPauses.change(() => known);
  });
  useEffect(() => () => knownPauses.change(() => ({})), []);
  return children;
}

/** Story decorator: stores Maria's play time in minutes on this device and removes it afterwards. */
export function PlayedStage({ minutes, children }: { minutes: number; children: ReactNode }) {
  useState(() => {
    openPlayClock(player);
    playClock.change((clock) => clock && { ...clock, playedMs: minutes * 60_000 });
  });
  useEffect(() => () => playClock.change(() => null), []);
  return children;
}
