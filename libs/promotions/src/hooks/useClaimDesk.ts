import { isAppError, isOutcomeUnknown, serverNow } from '@parlour/api-client';
import { newIdempotencyKey, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClaimRewardsMutation, useLazyFindClaimQuery, useSignInMutation } from '../api/rewardsApi';
import type { Receipt } from '../wire/rewardWire';
import { usePromotionErrorText } from './usePromotionErrorText';

const ASK_EVERY_MS = 3000;
/** So long a request may still be on its way to the gateway: twice what a call about money may take. */
const REPLY_PATH_MS = 60_000;

type Intent = { key: string; startedAt: number };

export type ClaimDesk = {
  /** What is being claimed: ids of rewards, or `signIn`. */
  claiming: readonly string[];
  /** A claim was sent and nobody knows what became of it. */
  isUnknown: boolean;
  /** What was credited, until it is closed. */
  receipts: Receipt[] | undefined;
  problem: string | undefined;
  claim: (rewardIds: string[]) => Promise<void>;
  signIn: () => Promise<void>;
  close: () => void;
};

/**
 * One claim at a time, under a key of its own. A lost answer is never taken for a "no" and nothing is sent again by itself: the
 * gateway is asked what became of the key until it knows, or until the request cannot be on its way any more.
 */
export function useClaimDesk(): ClaimDesk {
  const language = toGatewayLanguage(useLocale());
  const errorText = usePromotionErrorText();
  const [sendClaim] = useClaimRewardsMutation();
  const [sendSignIn] = useSignInMutation();
  const [find] = useLazyFindClaimQuery();
  const [claiming, setClaiming] = useState<readonly string[]>([]);
  const [unknown, setUnknown] = useState<Intent>();
  const [receipts, setReceipts] = useState<Receipt[]>();
  const [problem, setProblem] = useState<string>();

  async function run(what: readonly string[], send: (key: string) => Promise<{ data?: Receipt[]; error?: unknown }>) {
    if (claiming.length > 0 || unknown) return;
    const intent = { key: newIdempotencyKey(), startedAt: serverNow() };
    setProblem(undefined);
    setClaiming(what);
    const { data, error } = await send(intent.key);
    setClaiming([]);
    if (data) setReceipts(data);
    else if (isAppError(error) && isOutcomeUnknown(error)) setUnknown(intent);
    else setProblem(errorText(error));
  }

  const check = useEffectEvent(async () => {
    if (!unknown) return;
    const { data } = await find({ idempotencyKey: unknown.key, language });
    if (data && data.length > 0) {
      setReceipts(data);
      setUnknown(undefined);
    } else if (data && serverNow() - unknown.startedAt > REPLY_PATH_MS) {
      setUnknown(undefined);
    }
  });
  const isUnknown = unknown !== undefined;
  useEffect(() => {
    if (!isUnknown) return undefined;
    const timer = setInterval(() => void check(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnknown]);

  return {
    claiming,
    isUnknown,
    receipts,
    problem,
    claim: (rewardIds) => run(rewardIds, (idempotencyKey) => sendClaim({ idempotencyKey, rewardIds, language })),
    signIn: () => run(['signIn'], (idempotencyKey) => sendSignIn({ idempotencyKey, language })),
    close: () => setReceipts(undefined),
  };
}
