import { wireMoney } from '@parlour/kernel/wire-call';
import { Button } from '@parlour/ui/button';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { RefusedBet } from '../../rules/play/refusingLimit';
import styles from './GameFrame.module.css';
import { openTab } from './openTab';
import { Opening } from './opening/Opening';

export type GameFrameProps = {
  /** Checked by `launchUrl`. */
  url: string;
  name: string;
  /** Rendered above the game. */
  bar: ReactNode;
  /** Called when balance and records may have changed. */
  onBetSettled?: () => void;
  /** Called when a limit or a break of the player refused a bet. */
  onBetRefused?: GameHandlers['onBetRefused'];
  onLeave: () => void;
};

/** A game may run, play sound and go fullscreen. It may not navigate or read our page. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-orientation-lock allow-popups allow-popups-to-escape-sandbox';

/** The vendor's page in a frame below our bar. */
export function GameFrame({ url, name, bar, onBetSettled, onBetRefused, onLeave }: GameFrameProps) {
  const { t } = useTranslation('games');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useGameMessages(frame, url, {
    onBetSettled: () => onBetSettled?.(),
    onBetRefused: (bet) => onBetRefused?.(bet),
    onClose: onLeave,
  });

  const refresh = useEffectEvent(() => onBetSettled?.());
  useEffect(() => {
    // The game may not report every bet, so refresh when the page becomes visible again.
    const handleVisibility = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);

  function handleReload() {
    setLoaded(false);
    setAttempt(attempt + 1);
  }

  return (
    <div className={styles.screen}>
      <h1 className={styles.name}>{name}</h1>
      {bar}
      <div className={styles.viewport}>
        <iframe
          key={attempt}
          ref={frame}
          className={styles.frame}
          src={url}
          title={name}
          sandbox={sandbox}
          allow="autoplay; fullscreen; screen-wake-lock"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
        {!isLoaded && (
          <div className={styles.cover}>
            <Opening
              key={attempt}
              text={t('play.opening', { name })}
              onLeave={onLeave}
              action={
                <>
                  <Button variant="secondary" icon="refresh" onClick={handleReload}>
                    {t('play.reload')}
                  </Button>
                  <Button variant="ghost" icon="external" onClick={() => openTab(url) || window.location.replace(url)}>
                    {t('play.fullPage')}
                  </Button>
                </>
              }
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** Messages that a vendor's page may send. Others are ignored. */
const message = v.variant('type', [
  v.object({ type: v.literal('parlour.betSettled') }),
  /** One of the player's limits, or a break, does not allow the bet. */
  v.object({ type: v.literal('parlour.betRefused'), stake: v.optional(wireMoney) }),
  v.object({ type: v.literal('parlour.close') }),
]);

type GameHandlers = { onBetSettled: () => void; onBetRefused: (bet: RefusedBet) => void; onClose: () => void };

/** Listens to messages of the game: only from this frame, from the launched origin, and in the agreed shape. */
function useGameMessages(
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
