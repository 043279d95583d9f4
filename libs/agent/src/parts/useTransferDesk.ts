import { selectSession } from '@parlour/session';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useCreateTransferMutation, useLazyFindTransferQuery } from '../api/transferApi';
import { type TransferIntent, isAnswerDue, mayHaveArrived, newTransferIntent } from '../rules/transferIntent';
import { forgetTransfer, readTransfer, writeTransfer } from '../transferMemory';
import type { Transfer } from '../wire/transfer';

type Desk = {
  /** Sent, and no answer that could be understood. */
  pending?: TransferIntent | undefined;
  /** The gateway says that nothing came: it may be sent again, under the same key. */
  isAbsent?: boolean;
  done?: Transfer | undefined;
  failure?: unknown;
};
type Wish = Pick<TransferIntent, 'memberId' | 'name' | 'amount'>;

/** One transfer at a time, each under its key: kept before it leaves, and never sent again by itself. */
export function useTransferDesk() {
  const session = useSelector(selectSession);
  const player = session ? `${session.merchantCode}/${session.userName}` : '';
  const [desk, setDesk] = useState<Desk>(() => ({ pending: readTransfer(player) }));
  const [isSending, setSending] = useState(false);
  const [createTransfer] = useCreateTransferMutation();
  const [findTransfer, { isFetching: isChecking }] = useLazyFindTransferQuery();
  // State arrives with the next render; taps may be faster.
  const isLocked = useRef(false);

  async function move(intent: TransferIntent, paymentPassword: string): Promise<void> {
    if (isLocked.current) return;
    // Known before anything leaves; a connection that breaks later leaves the outcome unknown.
    if (navigator.onLine === false) return setDesk({ ...desk, failure: { kind: 'offline' } });
    isLocked.current = true;
    setSending(true);
    writeTransfer(intent);
    const { key, memberId, amount } = intent;
    const { data, error } = await createTransfer({ idempotencyKey: key, memberId, amount, paymentPassword });
    isLocked.current = false;
    setSending(false);
    if (!data && mayHaveArrived(error)) return setDesk({ pending: intent });
    forgetTransfer();
    setDesk(data ? { done: data } : { failure: error });
  }

  async function check(): Promise<void> {
    const { pending } = desk;
    if (!pending) return;
    const { data, isSuccess } = await findTransfer({ idempotencyKey: pending.key });
    if (!isSuccess) return;
    if (data) {
      forgetTransfer();
      setDesk({ done: data });
    } else if (isAnswerDue(pending, Date.now())) setDesk({ pending, isAbsent: true });
  }

  return {
    ...desk,
    isSending,
    isChecking,
    check,
    send: (wish: Wish, paymentPassword: string) => move(newTransferIntent({ ...wish, player }), paymentPassword),
    sendAgain: (paymentPassword: string) => (desk.pending ? move({ ...desk.pending, startedAt: Date.now() }, paymentPassword) : undefined),
    startOver: () => {
      forgetTransfer();
      setDesk({});
    },
  };
}

export type TransferDesk = ReturnType<typeof useTransferDesk>;
