import type { SubmissionKind } from '@parlour/submission';
import { ordersApi } from '../api/ordersApi';
import type { Order } from '../wire/order';

/** Finds the order created under an idempotency key. */
export const findOrder: SubmissionKind<unknown, Order>['find'] = (dispatch, idempotencyKey) =>
  dispatch(ordersApi.endpoints.findOrder.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true }));
