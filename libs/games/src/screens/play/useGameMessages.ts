import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

/** Messages that a vendor's page may send. Others are ignored. */
const message = v.variant('type', [v.object({ type: v.literal('parlour.betSettled') }), v.object({ type: v.literal('parlour.close') })]);

type Handlers = { onBetSettled: () => void; onClose: () => void };

/** Listens to messages of the game: only from this frame, from the launched origin, and in the agreed shape. */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, url: string, { onBetSettled, onClose }: Handlers): void {
  const handle = useEffectEvent((data: unknown) => {
    const result = v.safeParse(message, data);
    if (!result.success) return;
    if (result.output.type === 'parlour.close') onClose();
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
