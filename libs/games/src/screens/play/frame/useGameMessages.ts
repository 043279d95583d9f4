import { wireMoney } from '@parlour/kernel/wire-call';
import { useMerchant } from '@parlour/site';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import type { RefusedBet } from '../../../rules/play/refusingLimit';
import { isGameOrigin } from './gameOrigin';

/** Messages that a vendor's page may send. Others only show that the game is there. */
const message = v.variant('type', [
  v.object({ type: v.literal('parlour.betSettled') }),
  /** One of the player's limits, or a break, does not allow the bet. */
  v.object({ type: v.literal('parlour.betRefused'), stake: v.optional(wireMoney) }),
  /** The game wants the whole screen, and a wide game wants it turned. It asks in a tap. */
  v.object({ type: v.literal('parlour.fullScreen'), orientation: v.optional(v.picklist(['landscape', 'portrait'])) }),
  v.object({ type: v.literal('parlour.close') }),
]);

export type Turned = 'landscape' | 'portrait';

export type GameHandlers = {
  onWord: () => void;
  onBetSettled: () => void;
  onBetRefused: (bet: RefusedBet) => void;
  onFullScreen: (orientation: Turned | undefined) => void;
  onClose: () => void;
};

/**
 * Listens to messages of the game: only from the window of this frame itself, and from any of the merchant's game hosts, because a launch may lead
 * from one to another. `onWord` is called for each of them, the other handlers for those in the agreed shape.
 */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, handlers: GameHandlers): void {
  const { frameHosts } = useMerchant();

  const handle = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    if (!source || source !== frame.current?.contentWindow || !isGameOrigin(origin, frameHosts)) return;
    handlers.onWord();
    const { success, output } = v.safeParse(message, data);
    if (!success) return;
    if (output.type === 'parlour.close') handlers.onClose();
    else if (output.type === 'parlour.betRefused') handlers.onBetRefused({ stake: output.stake });
    else if (output.type === 'parlour.fullScreen') handlers.onFullScreen(output.orientation);
    else handlers.onBetSettled();
  });

  useEffect(() => {
    const handleMessage = (event: MessageEvent) => handle(event);
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
}
