import { api } from '@parlour/api-client';
import { supports } from '@parlour/kernel/device';
import { useMerchant } from '@parlour/site';
import { Button, IconButton } from '@parlour/ui/button';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { timings } from '../../../rules/limits';
import { LaunchProblem } from '../LaunchProblem';
import { Opening } from '../opening/Opening';
import { openTab } from '../NewTabGame';
import { framePermissions, type GameHandlers, type Turned, useGameMessages } from './gamePage';
import styles from './GameFrame.module.css';

type GameFrameProps = {
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

type SilentGameProps = {
  name: string;
  onFullPage: () => void;
  onLeave: () => void;
  /** The player sees the game. */
  onSeen: () => void;
};

/**
 * A notice above a game that has sent no message since it loaded. Nobody but the player can see whether the game is there or its page refuses
 * frames, so the notice offers to go on and to leave.
 */
function SilentGame({ name, onFullPage, onLeave, onSeen }: SilentGameProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.notice}>
      <p className={styles.text} role="status">
        {t('play.silent', { name })}
      </p>
      <IconButton icon="x" tone="dim" label={t('play.seen')} onClick={onSeen} />
      <div className={styles.ways}>
        <Button size="s" variant="secondary" icon="external" onClick={onFullPage}>
          {t('play.fullPage')}
        </Button>
        <Button size="s" variant="ghost" icon="gamepad" onClick={onLeave}>
          {t('play.otherGames')}
        </Button>
      </div>
    </div>
  );
}

/**
 * What is known of the page in a frame: it has not loaded yet; it has loaded; it has loaded and said nothing, as a page that refuses frames
 * looks from outside; or our policy refused its host.
 */
type FramePhase = 'opening' | 'shown' | 'silent' | 'refused';

/** Follows the page of a frame through its loads, redirects included. */
function useFramePhase() {
  const [phase, setPhase] = useState<FramePhase>('opening');
  const isSilent = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A game may speak before its page has loaded completely.
  const hasSpokenEarly = useRef(false);
  const stopWaiting = () => {
    clearTimeout(isSilent.current);
    isSilent.current = undefined;
  };

  useEffect(() => {
    const handleViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setPhase('refused');
    };
    document.addEventListener('securitypolicyviolation', handleViolation);
    return () => {
      document.removeEventListener('securitypolicyviolation', handleViolation);
      clearTimeout(isSilent.current);
    };
  }, []);

  return {
    phase,
    handleLoad() {
      stopWaiting();
      setPhase((before) => (before === 'opening' ? 'shown' : before));
      if (!hasSpokenEarly.current) {
        isSilent.current = setTimeout(() => setPhase((before) => (before === 'shown' ? 'silent' : before)), timings.gameSilentAfter);
      }
      hasSpokenEarly.current = false;
    },
    handleWord() {
      hasSpokenEarly.current = isSilent.current === undefined;
      stopWaiting();
      setPhase((before) => (before === 'refused' ? before : 'shown'));
    },
    /** The player sees the game, although it says nothing. */
    handleSeen: () => setPhase('shown'),
    handleReload() {
      stopWaiting();
      hasSpokenEarly.current = false;
      setPhase('opening');
    },
  };
}
