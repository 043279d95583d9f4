import { api } from '@parlour/api-client';
import { supports } from '@parlour/kernel/device';
import { useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { LaunchProblem } from '../LaunchProblem';
import { openTab } from '../openTab';
import { Opening } from '../opening/Opening';
import styles from './GameFrame.module.css';
import { SilentGame } from './SilentGame';
import { framePermissions } from './gameOrigin';
import { useFramePhase } from './useFramePhase';
import { type GameHandlers, type Turned, useGameMessages } from './useGameMessages';

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

/** The vendor's page in a frame below our bar. A page that a frame may not show leads on to a full page or to other games. */
export function GameFrame({ url, name, bar, onBetSettled, onBetRefused, onLeave }: GameFrameProps) {
  const { t } = useTranslation('games');
  const dispatch = useDispatch();
  const { frameHosts, frameReferrer } = useMerchant();
  const frame = useRef<HTMLIFrameElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { phase, handleLoad, handleWord, handleSeen, handleReload } = useFramePhase();

  useGameMessages(frame, {
    onWord: handleWord,
    onBetSettled: () => onBetSettled?.(),
    onBetRefused: (bet) => {
      // A pause may have begun elsewhere; then the page around the game says so.
      dispatch(api.util.invalidateTags(['PlayState']));
      onBetRefused?.(bet);
    },
    onFullScreen: (orientation) => void showOnWholeScreen(viewport.current, orientation),
    onClose: onLeave,
  });

  const refresh = useEffectEvent(() => onBetSettled?.());
  useEffect(() => {
    // The game may not report every bet, so refresh when the page becomes visible again.
    const handleVisibility = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);

  function reload() {
    handleReload();
    setAttempt(attempt + 1);
  }
  const openFullPage = () => void (openTab(url) || window.location.replace(url));
  const fullPage = (
    <Button variant="ghost" block icon="external" onClick={openFullPage}>
      {t('play.fullPage')}
    </Button>
  );

  if (phase === 'refused') {
    return (
      <LaunchProblem
        title={t('play.unframed', { name })}
        text={t('play.unframedText')}
        onRetry={reload}
        otherWay={fullPage}
        onLeave={onLeave}
      />
    );
  }
  return (
    <div className={styles.screen}>
      <h1 className={styles.name}>{name}</h1>
      {bar}
      {phase === 'silent' && <SilentGame name={name} onFullPage={openFullPage} onLeave={onLeave} onSeen={handleSeen} />}
      <div ref={viewport} className={styles.viewport}>
        <iframe
          key={attempt}
          ref={frame}
          className={styles.frame}
          src={url}
          title={name}
          sandbox={sandbox}
          allow={framePermissions(frameHosts)}
          referrerPolicy={frameReferrer}
          onLoad={handleLoad}
        />
        {phase === 'opening' && (
          <div className={styles.cover}>
            <Opening
              key={attempt}
              text={t('play.opening', { name })}
              onLeave={onLeave}
              action={
                <>
                  <Button variant="secondary" icon="refresh" onClick={reload}>
                    {t('play.reload')}
                  </Button>
                  <Button variant="ghost" icon="external" onClick={openFullPage}>
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

/** Shows the game on the whole screen, turned as it asks. Without either in this browser, or without a tap just before, it stays in the page. */
async function showOnWholeScreen(game: HTMLElement | null, orientation: Turned | undefined): Promise<void> {
  try {
    await game?.requestFullscreen?.();
    if (orientation) await supports.lockOrientation()?.(orientation);
  } catch {
    // The player can still turn the phone.
  }
}
