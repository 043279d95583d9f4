import { type KnownPause, knownPauses } from '@parlour/player';
import { type ReactNode, useEffect, useState } from 'react';

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
