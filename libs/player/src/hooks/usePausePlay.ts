import { serverNow, useFailure } from '@parlour/api-client';
import { HOUR_MS } from '@parlour/kernel/time';
import { useFlag } from '@parlour/site';
import { type KnownPause, notePause } from '../play/knownPauses';
import { playerApi } from '../playerApi';
import { usePlayerKey } from '../session/useSessionActions';
import { useRole } from './useRole';

const MONTH_MS = 30 * 24 * HOUR_MS;

export type PauseRequest = { kind: 'break'; hours: number } | { kind: 'exclusion'; months: number | null };

/**
 * Starts a pause: on this device immediately, even if the request fails, and at the gateway if it supports pauses. An unconfirmed
 * pause can be sent again, because an active pause is never shortened.
 */
export function usePausePlay() {
  const player = usePlayerKey();
  const { isRealMember } = useRole();
  const hasGateway = useFlag('playLimits') && isRealMember;
  const [takeBreak, breaking] = playerApi.useTakeBreakMutation();
  const [excludeSelf, excluding] = playerApi.useExcludeSelfMutation();
  const [error, setError] = useFailure();

  async function send(pause: PauseRequest): Promise<void> {
    if (!player || !hasGateway) return;
    setError(undefined);
    const reply = await (pause.kind === 'break' ? takeBreak({ hours: pause.hours }) : excludeSelf({ months: pause.months }));
    if (reply.data) notePause(player, { ...reply.data, isConfirmed: true });
    else setError(reply.error);
  }

  return {
    hasGateway,
    isBusy: breaking.isLoading || excluding.isLoading,
    error,
    async pause(pause: PauseRequest): Promise<void> {
      if (!player) return;
      const startedAt = serverNow();
      notePause(player, { kind: pause.kind, startedAt, until: endOf(pause, startedAt), isConfirmed: false });
      await send(pause);
    },
    /** Resends a pause that exists on this device only. */
    confirm: ({ kind, until, startedAt }: KnownPause): Promise<void> =>
      send(
        kind === 'break'
          ? { kind, hours: Math.max(1, Math.ceil(((until ?? 0) - serverNow()) / HOUR_MS)) }
          : { kind, months: until === null ? null : Math.max(6, Math.round((until - startedAt) / MONTH_MS)) },
      ),
  };
}

function endOf(pause: PauseRequest, now: number): number | null {
  if (pause.kind === 'break') return now + pause.hours * HOUR_MS;
  return pause.months === null ? null : now + pause.months * MONTH_MS;
}
