import { type Submission, type SubmissionKind, useSubmission } from '@parlour/submission';
import { noteWithdrawal } from '../depositPromptMemory';
import type { Order } from '../wire/order';
import { useOpenOrder } from './useOpenOrder';
import { usePlayer } from './usePlayer';

/** Sends deposits or withdrawals and opens the page of the accepted order. */
export function useOrderSubmission<Content>(kind: SubmissionKind<Content, Order>): Submission<Content, Order> {
  const openOrder = useOpenOrder();
  const player = usePlayer();
  return useSubmission(kind, {
    player,
    onAccepted: (order) => {
      if (order.kind === 'withdrawal') noteWithdrawal();
      openOrder(order);
    },
  });
}
