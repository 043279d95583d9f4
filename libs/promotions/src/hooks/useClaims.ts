import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useSession } from '@parlour/player';
import { useSubmission } from '@parlour/submission';
import { claimSubmission } from '../submissions/claimSubmission';
import type { Receipt } from '../wire/rewardWire';
import { usePromotionErrorText } from './usePromotionErrorText';

export type Claims = {
  /** The ids of rewards being claimed, or `signIn`. */
  claiming: readonly string[];
  /** True if a claim was sent and its outcome is unknown. */
  isUnknown: boolean;
  /** The credited rewards, until the sheet is closed. */
  receipts: Receipt[] | undefined;
  problem: string | undefined;
  claim: (rewardIds: string[]) => Promise<unknown>;
  signIn: () => Promise<unknown>;
  close: () => void;
};

/** Sends one claim at a time, each under its own idempotency key. */
export function useClaims(): Claims {
  const language = toGatewayLanguage(useLocale());
  const errorText = usePromotionErrorText();
  const session = useSession();
  const player = session ? `${session.merchantCode}/${session.userName}` : '';
  const { state, intent, value, error, send, reset } = useSubmission(claimSubmission(language), { player });
  const sent = intent?.content ?? [];

  return {
    claiming: state !== 'sending' ? [] : sent.length > 0 ? sent : ['signIn'],
    isUnknown: state === 'unknown',
    receipts: value,
    problem: error === undefined ? undefined : errorText(error),
    claim: (rewardIds) => send(rewardIds),
    signIn: () => send([]),
    close: reset,
  };
}
