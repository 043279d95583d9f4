import { type KnownPause, knownPauses } from '@parlour/player';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { openPlayClock, playClock } from '../blocks/reality-check/playClock';

const player = '200jilif3/maria2026';

/** Stores a break of Maria's on this device, by the parameter `pause`, and removes it afterwards. It stands after `withSession`. */
export const withPause: Decorator = (Story, { parameters: { pause } }) => (
  <PauseStage pause={pause}>
    <Story />
  </PauseStage>
);

/** Stores Maria's play time on this device, by the parameter `minutes`, and removes it afterwards. It stands after `withSession`. */
export const withPlayedTime: Decorator = (Story, { parameters: { minutes } }) => (
  <PlayedStage minutes={minutes}>
    <Story />
  </PlayedStage>
);

function PauseStage({ pause, children }: { pause?: Omit<KnownPause, 'startedAt'>; children: ReactNode }) {
  useState(() => {
    const known: Record<string, KnownPause> = pause ? { [player]: { startedAt: Date.now(), ...pause } } : {};
    knownPauses.change(() => known);
  });
  useEffect(() => () => knownPauses.change(() => ({})), []);
  return children;
}

function PlayedStage({ minutes, children }: { minutes: number; children: ReactNode }) {
  useState(() => {
    openPlayClock(player);
    playClock.change((clock) => clock && { ...clock, playedMs: minutes * 60_000 });
  });
  useEffect(() => () => playClock.change(() => null), []);
  return children;
}
