import { api } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLazyFindWalletTransferQuery, useTransferBetweenWalletsMutation } from '../api/memberWalletsApi';
import { type TransferIntent, isReplyPathOver, mayHaveHappened } from '../rules/moneyIntent';
import { intentClosed, intentNotFound, intentStarted } from '../walletSlice';
import { usePendingIntent } from './usePendingIntent';

/** Moves money between a player's wallets: each wish under its key, in one request however often it is tapped. */
export function useTransferDesk() {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const pending = usePendingIntent('transfer');
  const [transfer] = useTransferBetweenWalletsMutation();
  const [find, { isFetching: isChecking }] = useLazyFindWalletTransferQuery();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // State arrives with the next render; taps may be faster.
  const isLocked = useRef(false);

  const tellDone = () => dispatch(toastRequested({ level: 'success', text: t('wallets.done') }));

  async function send(intent: TransferIntent): Promise<boolean> {
    if (isLocked.current) return false;
    setFailure(undefined);
    if (navigator.onLine === false) {
      setFailure({ kind: 'offline' });
      return false;
    }
    isLocked.current = true;
    setSending(true);
    dispatch(intentStarted({ ...intent, startedAt: Date.now() }));
    const { data, error } = await transfer({ idempotencyKey: intent.key, ...intent.input });
    isLocked.current = false;
    setSending(false);
    if (data) tellDone();
    else if (!mayHaveHappened(error)) setFailure(error);
    return data !== undefined;
  }

  async function check(intent: TransferIntent): Promise<void> {
    const { data: made, isSuccess } = await find({ idempotencyKey: intent.key });
    if (!isSuccess) return;
    if (made) {
      dispatch(intentClosed(intent.key));
      dispatch(api.util.invalidateTags(['Balance', 'Order']));
      tellDone();
    } else if (isReplyPathOver(intent, Date.now())) {
      dispatch(intentNotFound(intent.key));
    }
  }

  return {
    pending: isSending ? undefined : pending,
    isSending,
    isChecking,
    failure,
    send,
    check,
    discard: (intent: TransferIntent) => void dispatch(intentClosed(intent.key)),
  };
}

export type TransferDesk = ReturnType<typeof useTransferDesk>;
