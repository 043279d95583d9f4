import { serverNow } from '@parlour/api-client';
import { useFlag } from '@parlour/site';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type KnownPause, knownPauses, noteGatewayPause } from '../play/knownPauses';
import { type PlaySettings, playSettings } from '../play/playSettings';
import { playerApi } from '../playerApi';
import { usePlayerKey } from '../session/useSessionActions';
import type { PlayState } from '../wire/playControls';
import { useRole } from './useRole';

export type PlayVerdict = {
  /** Blocks games and deposits. Once known, it applies even while the gateway is slow or down. */
  pause: KnownPause | undefined;
  /** A used-up play limit. */
  reached: PlayState['reached'];
  /** The player has set a limit; undefined if that is not known. */
  hasLimit: boolean | undefined;
  mayPlay: boolean;
  mayDeposit: boolean;
  /** False during a pause, or if the player has hidden promotions. */
  mayPromote: boolean;
};

const POLL_MS = 60_000;

/**
 * Returns the player's current restrictions (ADR 0014). While they are unknown, the gateway decides at launch and at deposit.
 */
export function usePlayState(): PlayVerdict {
  const player = usePlayerKey();
  const { isRealMember } = useRole();
  const hasGateway = useFlag('playLimits');
  const { data, fulfilledTimeStamp } = playerApi.useGetPlayStateQuery(undefined, {
    skip: !isRealMember || !hasGateway,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const pauses = useSyncExternalStore(knownPauses.subscribe, knownPauses.read, knownPauses.read);
  const { hidesPromotions } = usePlaySettings();

  // `data` stays the same object if a new reply has the same content, but another tab may have changed the pause.
  useEffect(() => {
    if (player && data && fulfilledTimeStamp) noteGatewayPause(player, data.pause, fulfilledTimeStamp + serverNow() - Date.now());
  }, [player, data, fulfilledTimeStamp]);

  const known = player === undefined ? undefined : pauses[player];
  const now = useNow(known !== undefined);
  const pause = known && (known.until === null || known.until > now) ? known : undefined;
  const reached = data?.reached && data.reached.resetsAt > now ? data.reached : null;
  return {
    pause,
    reached,
    hasLimit: data?.hasLimit ?? undefined,
    mayPlay: !pause && !reached,
    mayDeposit: !pause,
    mayPromote: !pause && !(player && hidesPromotions),
  };
}

/** Returns the gateway's time, updated until the pause or limit ends. */
function useNow(isActive: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isActive) return undefined;
    const update = () => setNow(serverNow());
    update();
    const timer = setInterval(update, 5000);
    return () => clearInterval(timer);
  }, [isActive]);
  return now;
}

export function usePlaySettings(): PlaySettings {
  return useSyncExternalStore(playSettings.subscribe, playSettings.read, playSettings.read);
}
