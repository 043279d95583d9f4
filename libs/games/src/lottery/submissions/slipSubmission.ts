import { wireId, wireMoney } from '@parlour/kernel/wire-call';
import type { SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { type PlacedSlip, lotteryApi } from '../api/lotteryApi';
import { slipLine } from '../rules/lineTotals';

const content = v.object({
  input: v.object({
    nodeId: wireId,
    drawNo: wireId,
    lines: v.array(slipLine),
    multipliers: v.array(v.number()),
    stopOnWin: v.boolean(),
  }),
  stake: wireMoney,
});

export type SentSlip = v.InferOutput<typeof content>;

/** A slip of one lottery: each lottery has its own, so that one without a known outcome does not lock the others. */
export function slipSubmission(nodeId: string): SubmissionKind<SentSlip, PlacedSlip> {
  const { findLotterySlip, placeLotteryOrders } = lotteryApi.endpoints;
  return {
    kind: `games.slip.${nodeId}`,
    content,
    send: (dispatch, { idempotencyKey, content: { input } }) =>
      dispatch(placeLotteryOrders.initiate({ idempotencyKey, ...input }, { track: false })),
    find: (dispatch, idempotencyKey) => dispatch(findLotterySlip.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
  };
}
