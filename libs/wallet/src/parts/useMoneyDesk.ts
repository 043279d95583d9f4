import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCreateDepositMutation, useCreateWithdrawalMutation, useLazyFindOrderQuery } from '../api/ordersApi';
import { noteWithdrawal } from '../moneyMood';
import { type OrderIntent, isReplyPathOver, mayHaveHappened } from '../rules/moneyIntent';
import { intentClosed, intentNotFound, intentStarted } from '../walletSlice';
import { useOpenOrder } from './useOpenOrder';
import { usePendingIntent } from './usePendingIntent';
import { usePlayer } from './usePlayer';
import { type PollPace, usePoll } from './usePoll';

/** Whoever settled it knows by now. */
const atOnce: PollPace = { firstMs: 100, maxMs: 30_000 };

export type MoneyDesk = {
  /** Sent before and not answered: its panel takes the place of the form. */
  pending: OrderIntent | undefined;
  phase: 'idle' | 'sending' | 'resending';
  /** What the gateway refused last; never an outcome that is unknown. */
  failure: unknown;
  isChecking: boolean;
  /** Asks the gateway what became of `pending`; opens its order, if there is one. */
  check: () => Promise<void>;
  send: (intent: OrderIntent, paymentPassword?: string) => Promise<void>;
  /** Sends `pending` again, under its key. */
  resend: (paymentPassword: string) => Promise<void>;
  /** Lets `pending` go. */
  discard: () => void;
};

/** Sends money intents of a kind, each under its key and, however often it is tapped, in one request; then opens the order. */
export function useMoneyDesk(kind: OrderIntent['kind']): MoneyDesk {
  const dispatch = useDispatch();
  const openOrder = useOpenOrder();
  const [findOrder, { isFetching: isChecking }] = useLazyFindOrderQuery();
  const [createDeposit] = useCreateDepositMutation();
  const [createWithdrawal] = useCreateWithdrawalMutation();
  const [phase, setPhase] = useState<MoneyDesk['phase']>('idle');
  const [failure, setFailure] = useState<unknown>();
  // State arrives with the next render; taps may be faster.
  const isLocked = useRef(false);
  const known = usePendingIntent(kind);
  const player = usePlayer();
  const [last, setLast] = useState(known);
  if (known ? known !== last : last && last.player !== player) setLast(known);
  // One that is gone was settled by another tab, or by a desk that the player has left: the form comes back only if it became no order.
  const pending = phase === 'sending' ? undefined : (known ?? last);
  const isGone = phase === 'idle' && !known && last !== undefined;

  async function check(): Promise<void> {
    if (!pending) return;
    const { data: order, isSuccess } = await findOrder({ idempotencyKey: pending.key });
    if (!isSuccess) return;
    if (order) {
      openOrder(order);
      dispatch(intentClosed(pending.key));
    } else if (isGone) setLast(undefined);
    else if (isReplyPathOver(pending, Date.now())) dispatch(intentNotFound(pending.key));
  }
  usePoll(check, isGone, atOnce);

  function discard(): void {
    setLast(undefined);
    if (pending) dispatch(intentClosed(pending.key));
  }

  async function move(as: 'sending' | 'resending', intent: OrderIntent, paymentPassword = ''): Promise<void> {
    if (isLocked.current) return;
    setFailure(undefined);
    // Known before anything leaves; a connection that breaks later leaves the outcome unknown.
    if (navigator.onLine === false) return setFailure({ kind: 'offline' });
    isLocked.current = true;
    setPhase(as);
    dispatch(intentStarted({ ...intent, startedAt: Date.now() }));
    const { data, error } =
      intent.kind === 'deposit'
        ? await createDeposit({ idempotencyKey: intent.key, ...intent.input })
        : await createWithdrawal({ idempotencyKey: intent.key, ...intent.input, paymentPassword });
    isLocked.current = false;
    setPhase('idle');
    setLast(undefined);
    if (data?.kind === 'withdrawal') noteWithdrawal();
    if (data) openOrder(data);
    else if (!mayHaveHappened(error)) setFailure(error);
  }

  return {
    pending,
    phase,
    failure,
    isChecking,
    check,
    send: (intent, paymentPassword) => move('sending', intent, paymentPassword),
    resend: async (paymentPassword) => pending && move('resending', pending, paymentPassword),
    discard,
  };
}
