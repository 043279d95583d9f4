import { errorCode, useErrorText } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { usePlayState } from '@parlour/player';
import { usePlayerKey } from '@parlour/player/session';
import { useLocale } from '@parlour/site';
import { type SubmissionKind, useSubmission } from '@parlour/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { rewardsApi } from '../api/rewardsApi';
import type { Receipt, Reward } from '../wire/rewardWire';

export type Claims = {
  /** The ids of rewards being claimed, or `signIn`. */
  claiming: readonly string[];
  /** True if a claim was sent and its outcome is unknown. */
  isUnknown: boolean;
  /** True if nothing can be claimed now: the outcome of a claim is unknown, or play is paused. */
  isLocked: boolean;
  /** The credited rewards, until the sheet is closed. */
  receipts: Receipt[] | undefined;
  problem: string | undefined;
  /** The rewards that the player is asked about before they are claimed. */
  asked: readonly Reward[] | undefined;
  /** Asks before a claim with a turnover; a claim without one is sent at once. */
  ask: (rewards: readonly Reward[]) => void;
  /** Claims the rewards that the player has confirmed. */
  confirm: () => Promise<void>;
  claim: (rewards: readonly Reward[]) => Promise<void>;
  cancel: () => void;
  signIn: () => Promise<unknown>;
  close: () => void;
};

/** Sends one claim at a time, each under its own idempotency key. */
export function useClaims(): Claims {
  const language = toGatewayLanguage(useLocale());
  const errorText = usePromotionErrorText();
  const player = usePlayerKey() ?? '';
  const isPaused = usePlayState().pause !== undefined;
  const { state, intent, value, error, send, reset } = useSubmission(claimSubmission(language), { player });
  const [asked, setAsked] = useState<readonly Reward[]>();
  const sent = intent?.content ?? [];
  const claim = async (rewards: readonly Reward[]) => void (await send(rewards.map(({ rewardId }) => rewardId)));

  return {
    claiming: state !== 'sending' ? [] : sent.length > 0 ? sent : ['signIn'],
    isUnknown: state === 'unknown',
    isLocked: state === 'unknown' || isPaused,
    receipts: value,
    problem: error === undefined ? undefined : errorText(error),
    asked: isPaused ? undefined : asked,
    ask: (rewards) => {
      if (rewards.some(({ turnoverTimes }) => Number(turnoverTimes ?? 0) > 0)) setAsked(rewards);
      else void claim(rewards);
    },
    confirm: async () => {
      await claim(asked ?? []);
      // The outcome replaces the question.
      setAsked(undefined);
    },
    claim,
    cancel: () => setAsked(undefined),
    signIn: () => send([]),
    close: reset,
  };
}

const ownCodes = ['PROMOTION_CLOSED', 'PROMOTION_OTHER_ACCOUNT', 'REWARD_GONE'] as const;

/** Returns error texts: specific ones for promotion refusals, the general ones for all others. */
export function usePromotionErrorText(): (error: unknown) => string {
  const { t } = useTranslation('promotions');
  const errorText = useErrorText();
  return (error) => {
    const own = ownCodes.find((code) => code === errorCode(error));
    return own ? t(`refusal.${own}`) : errorText(error);
  };
}

/** The ids of rewards; empty for today's sign-in gift. */
const content = v.array(v.string());

/**
 * Submits a claim of rewards or of today's sign-in gift. The gateway credits each reward once whatever the key, so a claim that
 * never arrived is dropped and the list offers it again.
 */
function claimSubmission(language: string): SubmissionKind<string[], Receipt[]> {
  const { claimRewards, findClaim, signIn } = rewardsApi.endpoints;
  return {
    kind: 'promotions.claim',
    content,
    // Twice the timeout of a money call.
    replyWindowMs: 60_000,
    isResendable: false,
    send: (dispatch, { idempotencyKey, content: rewardIds }) =>
      rewardIds.length > 0
        ? dispatch(claimRewards.initiate({ idempotencyKey, rewardIds, language }, { track: false }))
        : dispatch(signIn.initiate({ idempotencyKey, language }, { track: false })),
    find: async (dispatch, idempotencyKey) => {
      const { data, error } = await dispatch(findClaim.initiate({ idempotencyKey, language }, { subscribe: false, forceRefetch: true }));
      return { data: data?.length === 0 ? null : data, error };
    },
  };
}
