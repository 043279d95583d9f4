import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCreateDepositMutation, useCreateWithdrawalMutation, useLazyFindOrderQuery } from '../api/ordersApi';
import { noteWithdrawal } from '../moneyMood';
import { type OrderIntent, mayHaveHappened } from '../rules/moneyIntent';
import { onIntentsElsewhere } from '../walletMemory';
import { intentStarted } from '../walletSlice';
import { useOpenOrder } from './useOpenOrder';
import { usePendingIntent } from './usePendingIntent';

export type MoneyDesk = {
  /** Sent before and not answered: its panel takes the place of the form. */
  pending: OrderIntent | undefined;
  phase: 'idle' | 'sending' | 'resending';
  /** What the gateway refused last; never an outcome that is unknown. */
  failure: unknown;
  send: (intent: OrderIntent, paymentPassword?: string) => Promise<void>;
  resend: (intent: OrderIntent, paymentPassword?: string) => Promise<void>;
};

/** Sends money intents of a kind, each under its key and, however often it is tapped, in one request; then opens the order. */
export function useMoneyDesk(kind: OrderIntent['kind']): MoneyDesk {
  const dispatch = useDispatch();
  const openOrder = useOpenOrder();
  const shownRef = useRef<string>(undefined);
  const [findOrder] = useLazyFindOrderQuery();
  const followElsewhere = useEffectEvent(async (key: string) => {
    const { data: order } = await findOrder({ idempotencyKey: key });
    if (order) openOrder(order);
  });

  // Another tab has found the order, or let the wish go: the form must not come back as if nothing had been sent.
  useEffect(
    () =>
      onIntentsElsewhere((heard) => {
        const key = shownRef.current;
        if (key && heard.every((intent) => intent.key !== key)) void followElsewhere(key);
      }),
    [],
  );
  const pending = usePendingIntent(kind);
  const [createDeposit] = useCreateDepositMutation();
  const [createWithdrawal] = useCreateWithdrawalMutation();
  const [phase, setPhase] = useState<MoneyDesk['phase']>('idle');
  const [failure, setFailure] = useState<unknown>();
  // State arrives with the next render; taps may be faster.
  const isLocked = useRef(false);
  const shown = phase === 'sending' ? undefined : pending;
  const shownKey = shown?.key;
  useEffect(() => {
    shownRef.current = shownKey;
  }, [shownKey]);

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
    if (data?.kind === 'withdrawal') noteWithdrawal();
    if (data) openOrder(data);
    else if (!mayHaveHappened(error)) setFailure(error);
  }

  return {
    pending: shown,
    phase,
    failure,
    send: (intent, paymentPassword) => move('sending', intent, paymentPassword),
    resend: (intent, paymentPassword) => move('resending', intent, paymentPassword),
  };
}
