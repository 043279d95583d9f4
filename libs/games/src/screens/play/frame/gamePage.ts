import { openableUrl } from '@parlour/kernel';
import { wireMoney } from '@parlour/kernel/wire-call';
import { useMerchant } from '@parlour/site';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import type { RefusedBet } from '../../../rules/play/refusingLimit';

/** Checks the address of a game: its host must be one of the merchant's, and must not be ours, where it could read the session. */
export function launchUrl(raw: string, hosts: readonly string[]): string | undefined {
  const url = openableUrl(raw, hosts);
  return url && new URL(url).origin !== window.location.origin ? url : undefined;
}

/** Tells whether a message may come from a game: vendors open games on any of the merchant's game hosts. */
function isGameOrigin(origin: string, hosts: readonly string[]): boolean {
  return launchUrl(origin, hosts) !== undefined;
}

/** What a game may do in its frame, if the browser knows it. */
const features = ['autoplay', 'fullscreen', 'screen-wake-lock'];

/**
 * Returns the `allow` of a game's frame. It names every game host of the merchant, because without names it would end with the first redirect to
 * another host.
 */
export function framePermissions(hosts: readonly string[]): string {
  const schemes = window.location.protocol === 'https:' ? ['https'] : ['https', 'http'];
  const origins = hosts.flatMap((host) => schemes.map((scheme) => `${scheme}://${host}`)).join(' ');
  return features.map((feature) => `${feature} ${origins}`).join('; ');
}

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
