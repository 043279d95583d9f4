import type { SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { rewardsApi } from './api/rewardsApi';
import type { Receipt } from './wire/rewardWire';

/** The ids of rewards; empty for today's sign-in gift. */
const content = v.array(v.string());

/**
 * Submits a claim of rewards or of today's sign-in gift. The gateway credits each reward once whatever the key, so a claim that
 * never arrived is dropped and the list offers it again.
 */
export function claimSubmission(language: string): SubmissionKind<string[], Receipt[]> {
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
