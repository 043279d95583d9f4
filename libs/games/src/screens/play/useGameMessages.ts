import { wireMoney } from '@parlour/kernel';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import type { RefusedBet } from '../../rules/play/refusingLimit';

/** Messages that a vendor's page may send. Others are ignored. */
const message = v.variant('type', [
  v.object({ type: v.literal('parlour.betSettled') }),
  /** One of the player's limits, or a break, does not allow the bet. */
  v.object({ type: v.literal('parlour.betRefused'), stake: v.optional(wireMoney) }),
  v.object({ type: v.literal('parlour.close') }),
]);

export type GameHandlers = { onBetSettled: () => void; onBetRefused: (bet: RefusedBet) => void; onClose: () => void };

/** Listens to messages of the game: only from this frame, from the launched origin, and in the agreed shape. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  { onBetSettled, onBetRefused, onClose }: GameHandlers,
): void {
  const handle = useEffectEvent((data: unknown) => {
    const result = v.safeParse(message, data);
    if (!result.success) return;
    const { output } = result;
    if (output.type === 'parlour.close') onClose();
    else if (output.type === 'parlour.betRefused') onBetRefused({ stake: output.stake });
    else onBetSettled();
  });

  useEffect(() => {
    const { origin } = new URL(url);
    function handleMessage(event: MessageEvent) {
      if (event.origin === origin && event.source === frame.current?.contentWindow) handle(event.data);
    }
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, url]);
}
