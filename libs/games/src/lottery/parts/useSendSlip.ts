import { toastRequested } from '@parlour/kernel';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { type SlipInput, useLazyFindLotterySlipQuery, usePlaceLotteryOrdersMutation } from '../api/lotteryApi';
import { type LotteryIntent, mayHaveArrived, newLotteryIntent, readLotteryIntent, writeLotteryIntent } from '../rules/lotteryIntent';
import { lotteryLimits } from '../rules/lotteryLimits';

type Options = { player: string; nodeId: string; onPlaced: (lines: LotteryIntent['input']['lines']) => void };

/**
 * Sends a slip once. A second tap meets the lock; a lost reply leaves an intent, which is looked for by its key and is
 * sent again only when the gateway says that it never came and the player wants it.
 */
export function useSendSlip({ player, nodeId, onPlaced }: Options) {
  const { t } = useTranslation('games');
  const dispatch = useDispatch();
  const [place] = usePlaceLotteryOrdersMutation();
  const [find] = useLazyFindLotterySlipQuery();
  const isLocked = useRef(false);
  const [isSending, setSending] = useState(false);
  const [intent, setIntent] = useState(() => readLotteryIntent(player, nodeId));

  function keep(key: string, next: LotteryIntent | undefined) {
    writeLotteryIntent(key, next);
    setIntent(next);
  }

  function done({ key, input }: LotteryIntent) {
    keep(key, undefined);
    dispatch(toastRequested({ level: 'success', text: t('lottery.placed') }));
    onPlaced(input.lines);
  }

  /** The refusal, if the gateway said no. */
  async function sendIntent(wish: LotteryIntent): Promise<unknown> {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    setSending(true);
    keep(wish.key, wish);
    const { error } = await place({ idempotencyKey: wish.key, ...wish.input });
    isLocked.current = false;
    setSending(false);
    if (error === undefined) done(wish);
    else if (mayHaveArrived(error)) keep(wish.key, { ...wish, state: 'unknown' });
    else {
      keep(wish.key, undefined);
      return error;
    }
    return undefined;
  }

  async function look(lost: LotteryIntent) {
    const { data, error } = await find({ idempotencyKey: lost.key });
    if (error !== undefined) return;
    if (data) done(lost);
    else if (Math.abs(Date.now() - lost.startedAt) > lotteryLimits.replyPath) keep(lost.key, { ...lost, state: 'absent' });
  }

  const lookAgain = useEffectEvent(() => {
    if (intent?.state === 'unknown' && !isLocked.current) void look(intent);
  });
  const isUnknown = intent?.state === 'unknown';
  useEffect(() => {
    if (!isUnknown) return undefined;
    const timer = setInterval(lookAgain, lotteryLimits.lookAgain);
    return () => clearInterval(timer);
  }, [isUnknown]);

  return {
    isSending,
    /** A slip without an answer: nothing else is sent before it is known. */
    intent: isSending ? undefined : intent,
    send: (input: Omit<SlipInput, 'idempotencyKey'>, stake: string) =>
      intent && !isSending ? Promise.resolve(undefined) : sendIntent(newLotteryIntent(player, input, stake)),
    sendAgain: () => (intent ? sendIntent({ ...intent, state: 'sending', startedAt: Date.now() }) : Promise.resolve(undefined)),
    look: () => (intent ? look(intent) : Promise.resolve()),
    discard: () => intent && keep(intent.key, undefined),
  };
}
