import { PauseNotice, usePlayState, useTrialFailure } from '@parlour/player';
import { useMerchant } from '@parlour/site';
import { Button, IconButton } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router-dom';
import { useLaunchDemoMutation } from '../../api/discoveryApi';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useIsOffered } from '../../hooks/useIsOffered';
import { BlockedLaunch, GameNotOffered, LaunchProblem, UnknownGame } from './LaunchProblem';
import { categoryPath } from '../../rules/categoryPath';
import { isGameCategory } from '../../rules/gameCategory';
import { openingPlace, useFirstLaunch } from './useLaunch';
import { useLeaveGame } from './useLeaveGame';
import { playPath, type PlayTarget } from '../../rules/play/playTarget';
import { readPlayTarget } from '../../rules/play/readPlayTarget';
import styles from './GameBar.module.css';
import { GameFrame } from './frame/GameFrame';
import { NewTabGame, SameTabGame } from './NewTabGame';
import { launchUrl } from './frame/gamePage';
import { Opening } from './opening/Opening';

/** A game with play money, for visitors too, but not during a pause. It has no play session, and its bar always says that it is a demo. */
export function DemoScreen() {
  const [search] = useSearchParams();
  const isOffered = useIsOffered();
  const target = readPlayTarget(search);
  const { pause } = usePlayState();
  if (pause) return <PauseNotice look="page" />;
  if (!target?.gameCode) return <UnknownGame />;
  return isOffered(target) ? <DemoGame key={search.toString()} target={target} /> : <GameNotOffered />;
}

/** Launches a demo and opens it where the vendor wants. */
function DemoGame({ target }: { target: PlayTarget }) {
  const { t } = useTranslation('games');
  const { language } = useCatalogScope();
  const trialFailure = useTrialFailure();
  const { frameHosts } = useMerchant();
  const [launchDemo, { data, error, isLoading, isUninitialized }] = useLaunchDemoMutation();
  const leave = useLeaveGame(target.gameType);
  const { vendor, gameCode, gameType } = target;
  const name = target.name || t('play.inSentence.game');

  function launch() {
    const backUrl = window.location.origin + categoryPath(isGameCategory(gameType) ? gameType : 'HOME');
    void launchDemo({ vendor, gameCode, language, backUrl });
  }
  useFirstLaunch({ isReady: true, isUninitialized }, launch);

  if (error !== undefined) {
    return <LaunchProblem {...trialFailure(error)} error={error} onRetry={launch} isBusy={isLoading} onLeave={leave} />;
  }
  if (!data) return <Opening text={t('play.opening', { name })} onLeave={leave} />;

  const url = launchUrl(data.url, frameHosts);
  if (!url) return <BlockedLaunch name={name} address={data.url} onRetry={launch} onLeave={leave} />;
  const place = openingPlace(data.openIn);
  if (place === 'newTab') return <NewTabGame url={url} name={name} isOpen={false} onLeave={leave} />;
  if (place === 'sameTab') return <SameTabGame url={url} name={name} onLeave={leave} />;
  return <GameFrame url={url} name={name} bar={<DemoBar target={target} onLeave={leave} />} onLeave={leave} />;
}

type DemoBarProps = { target: PlayTarget; onLeave: () => void };

/** The bar above a demo: leave, a note that nothing can be won, and a link to the game for money. */
function DemoBar({ target, onLeave }: DemoBarProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.bar} role="group" aria-label={t('play.bar')}>
      <IconButton icon="back" label={t('play.back')} onClick={onLeave} />
      <p className={styles.demo}>{t('demo.note')}</p>
      <div className={styles.balance}>
        <Button as={Link} size="s" to={playPath(target)} replace data-direct>
          {t('demo.real')}
        </Button>
      </div>
    </div>
  );
}
