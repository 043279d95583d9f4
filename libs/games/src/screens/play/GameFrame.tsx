import { Button } from '@parlour/ui/button';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openTab } from './openTab';
import { Opening } from './opening/Opening';
import { type GameHandlers, useGameMessages } from './useGameMessages';
import styles from './GameFrame.module.css';

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
