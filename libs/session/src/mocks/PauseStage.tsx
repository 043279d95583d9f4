import { type ReactNode, useEffect, useState } from 'react';
import { type KnownPause, knownPauses } from '../play/knownPauses';

const player = '200jilif3/maria2026';

/** Surroundings of stories: what this device knows of Maria's breaks, forgotten afterwards. */
export function PauseStage({ pause, children }: { pause?: Omit<KnownPause, 'startedAt'>; children: ReactNode }) {
  useState(() => {
    const known: Record<string, KnownPause> = pause ? { [player]: { startedAt: Date.now(), ...pause } } : {};
    knownPauses.change(() => known);
  });
  useEffect(() => () => knownPauses.change(() => ({})), []);
  return children;
}
