import { type ReactNode, useEffect, useState } from 'react';
import { openPlayClock, playClock } from '../play/playClock';

const player = '200jilif3/maria2026';

/** Surroundings of stories: so many minutes has Maria played on this device, forgotten afterwards. */
export function PlayedStage({ minutes, children }: { minutes: number; children: ReactNode }) {
  useState(() => {
    openPlayClock(player);
    playClock.change((clock) => clock && { ...clock, playedMs: minutes * 60_000 });
  });
  useEffect(() => () => playClock.change(() => null), []);
  return children;
}
