import { serverNow } from '@parlour/api-client';
import { useFlag } from '@parlour/merchant';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { playControlsApi } from '../api/playControlsApi';
import { useRole } from '../useRole';
import { useSession } from '../useSession';
import type { PlayState } from '../wire/playControls';
import { type KnownPause, knownPauses, noteGatewayPause } from './knownPauses';
import { usePlaySettings } from './usePlaySettings';

export type PlayVerdict = {
  /** Keeps the player from games and deposits. Known once, it holds also while the gateway is late or down. */
  pause: KnownPause | undefined;
  /** A limit of play that is used up. */
  reached: PlayState['reached'];
  mayPlay: boolean;
  mayDeposit: boolean;
  /** Nothing advertises during a pause, nor to a player who asked for none. */
  mayPromote: boolean;
};

const POLL_MS = 60_000;

/** What this player may do now (ADR 0014). While nothing is known the gateway decides, at the launch and at the deposit. */
export function usePlayState(): PlayVerdict {
  const player = usePlayerKey();
  const { isRealMember } = useRole();
  const hasGateway = useFlag('playLimits');
  const { data } = playControlsApi.useGetPlayStateQuery(undefined, {
    skip: !isRealMember || !hasGateway,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const pauses = useSyncExternalStore(knownPauses.subscribe, knownPauses.read, knownPauses.read);
  const { hidesPromotions } = usePlaySettings();

  useEffect(() => {
    if (player && data) noteGatewayPause(player, data.pause);
  }, [player, data]);

  const known = player === undefined ? undefined : pauses[player];
  const now = useNow(known !== undefined);
  const pause = known && (known.until === null || known.until > now) ? known : undefined;
  const reached = data?.reached && data.reached.resetsAt > now ? data.reached : null;
  return { pause, reached, mayPlay: !pause && !reached, mayDeposit: !pause, mayPromote: !pause && !(player && hidesPromotions) };
}

/** Whose pauses: merchant and user name. */
export function usePlayerKey(): string | undefined {
  const session = useSession();
  return session && `${session.merchantCode}/${session.userName}`;
}

/** The gateway's time, kept up to date while something ends. */
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
