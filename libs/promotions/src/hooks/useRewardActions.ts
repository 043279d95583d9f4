import { isAppError } from '@parlour/api-client';
import { toastRequested, toGatewayLanguage } from '@parlour/kernel';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { useRole } from '@parlour/player';
import { useRequireSession } from '@parlour/player/session';
import { useLocale } from '@parlour/site';
import { mayHaveHappened } from '@parlour/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { useJoinPromotionMutation } from '../api/rewardsApi';
import type { Reward } from '../wire/rewardWire';
import { type Claims, usePromotionErrorText } from './useClaims';

export type RewardActions = {
  claiming: readonly string[];
  joining: string | undefined;
  isLocked: boolean;
  reminders: readonly string[];
  onClaim: (reward: Reward) => void;
  onJoin: (rewardId: string) => void;
  onRemind: (rewardId: string) => void;
  onWhy: (reward: Reward) => void;
};

/**
 * Returns the actions of a reward for all places that show it. `problem` explains the last failed join in the player's language.
 */
export function useRewardActions(claims: Claims, onWhy: (reward: Reward) => void): { actions: RewardActions; problem: string | undefined } {
  const { joining, problem, join } = useJoin();
  const { ids: reminders, toggle } = useReminders();
  const actions: RewardActions = {
    claiming: claims.claiming,
    isLocked: claims.isLocked,
    joining,
    reminders,
    onClaim: (reward) => claims.ask([reward]),
    onJoin: (id) => void join(id),
    onRemind: toggle,
    onWhy,
  };
  return { actions, problem };
}

/**
 * Joins a promotion. Visitors go to the login, trial players see a message. No money moves, and joining again changes nothing.
 */
function useJoin(): { joining: string | undefined; problem: string | undefined; join: (rewardId: string) => Promise<void> } {
  const { t } = useTranslation('promotions');
  const language = toGatewayLanguage(useLocale());
  const dispatch = useDispatch();
  const requireSession = useRequireSession();
  const errorText = usePromotionErrorText();
  const { isRealMember } = useRole();
  const [joining, setJoining] = useState<string>();
  /** The keys of joins that are on their way or may have arrived, by reward. */
  const [keys] = useState(() => new Map<string, string>());
  const [send, { error, isLoading }] = useJoinPromotionMutation();

  return {
    joining: isLoading ? joining : undefined,
    problem: error && (mayHaveHappened(error) ? t('join.unknown') : errorText(error)),
    join: async (rewardId) => {
      if (!requireSession()) return;
      if (!isRealMember) {
        dispatch(toastRequested({ level: 'fail', text: { catalogue: 'freeReject' } }));
        return;
      }
      setJoining(rewardId);
      const idempotencyKey = keys.get(rewardId) ?? newIdempotencyKey();
      keys.set(rewardId, idempotencyKey);
      const { data, error: failure } = await send({ idempotencyKey, rewardId, language });
      // A later attempt may not be sent, or be refused before it is read, although the first has arrived. Only an answer to it ends its key.
      if (failure === undefined || (isAppError(failure) && failure.kind === 'business')) keys.delete(rewardId);
      if (data) dispatch(toastRequested({ level: 'success', text: t('join.done', { title: data.title }) }));
    },
  };
}

const KEY = 'rewardReminders';
const MAX = 50;
const schema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MAX));

/** Stores the player's reminders on this device. The reward center shows them once the reward opens. */
function useReminders(): { ids: readonly string[]; toggle: (rewardId: string) => void } {
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
