import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCreateDepositMutation, useCreateWithdrawalMutation } from '../api/ordersApi';
import { type MoneyIntent, mayHaveHappened } from '../rules/moneyIntent';
import { intentStarted } from '../walletSlice';
import { useOpenOrder } from './useOpenOrder';
import { usePendingIntent } from './usePendingIntent';

export type MoneyDesk = {
  /** Sent before and not answered: its panel takes the place of the form. */
  pending: MoneyIntent | undefined;
  phase: 'idle' | 'sending' | 'resending';
  /** What the gateway refused last; never an outcome that is unknown. */
  failure: unknown;
  send: (intent: MoneyIntent, paymentPassword?: string) => Promise<void>;
  resend: (intent: MoneyIntent, paymentPassword?: string) => Promise<void>;
};

/** Sends money intents of a kind, each under its key and, however often it is tapped, in one request; then opens the order. */
export function useMoneyDesk(kind: MoneyIntent['kind']): MoneyDesk {
  const dispatch = useDispatch();
  const pending = usePendingIntent(kind);
  const openOrder = useOpenOrder();
  const [createDeposit] = useCreateDepositMutation();
  const [createWithdrawal] = useCreateWithdrawalMutation();
  const [phase, setPhase] = useState<MoneyDesk['phase']>('idle');
  const [failure, setFailure] = useState<unknown>();
  // State arrives with the next render; taps may be faster.
  const isLocked = useRef(false);

  async function move(as: 'sending' | 'resending', intent: MoneyIntent, paymentPassword = ''): Promise<void> {
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
    if (data) openOrder(data);
    else if (!mayHaveHappened(error)) setFailure(error);
  }

  return {
    pending: phase === 'sending' ? undefined : pending,
    phase,
    failure,
    send: (intent, paymentPassword) => move('sending', intent, paymentPassword),
    resend: (intent, paymentPassword) => move('resending', intent, paymentPassword),
  };
}
