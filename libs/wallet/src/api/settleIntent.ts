import type { UnknownAction } from '@reduxjs/toolkit';
import { mayHaveHappened } from '../rules/moneyIntent';
import { intentClosed, intentLost } from '../walletSlice';

type Lifecycle = { dispatch: (action: UnknownAction) => void; queryFulfilled: Promise<unknown> };

/** Closes an intent when the gateway has answered it, yes or no; marks it lost when nobody knows (product 3, money result rule). */
export async function settleIntent({ idempotencyKey }: { idempotencyKey: string }, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  try {
    await queryFulfilled;
    dispatch(intentClosed(idempotencyKey));
  } catch (failure) {
    const { error } = failure as { error?: unknown };
    dispatch(mayHaveHappened(error) ? intentLost(idempotencyKey) : intentClosed(idempotencyKey));
  }
}
