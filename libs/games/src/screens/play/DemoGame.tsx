import { useCatalogueText } from '@parlour/api-client';
import { useMerchant } from '@parlour/merchant';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaunchDemoMutation } from '../../api/discoveryApi';
import { categoryPath } from '../../rules/categoryPath';
import { isGameCategory } from '../../rules/gameCategory';
import { openingPlace } from '../../rules/play/openingPlace';
import type { PlayTarget } from '../../rules/play/playTarget';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { DemoBar } from './DemoBar';
import { GameFrame } from './GameFrame';
import { LaunchProblem } from './LaunchProblem';
import { launchUrl } from './launchUrl';
import { NewTabGame } from './NewTabGame';
import { Opening } from './opening/Opening';
import { SameTabGame } from './SameTabGame';
import { useLeaveGame } from './useLeaveGame';

/** Launches a demo and opens it where the vendor wants. */
export function DemoGame({ target }: { target: PlayTarget }) {
  const { t } = useTranslation('games');
  const catalogueText = useCatalogueText();
  const { language } = useCatalogScope();
  const { frameHosts } = useMerchant();
  const [launchDemo, { data, error, isLoading }] = useLaunchDemoMutation();
  const leave = useLeaveGame(target.gameType);
  const hasStarted = useRef(false);
  const { vendor, gameCode, gameType } = target;
  const name = target.name || t('play.game');

  function launch() {
    const backUrl = window.location.origin + categoryPath(isGameCategory(gameType) ? gameType : 'HOME');
    void launchDemo({ vendor, gameCode, language, backUrl });
  }
  const start = useEffectEvent(launch);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  }, []);

  if (error !== undefined) {
    return <LaunchProblem title={t('play.failed', { name })} error={error} onRetry={launch} isBusy={isLoading} onLeave={leave} />;
  }
  if (!data) return <Opening text={t('play.opening', { name })} onLeave={leave} />;

  const url = launchUrl(data.url, frameHosts);
  if (!url)
    return <LaunchProblem title={t('play.refused', { name })} text={catalogueText('linkBlocked')} onRetry={launch} onLeave={leave} />;
  const place = openingPlace(data.openIn);
  if (place === 'newTab') return <NewTabGame url={url} name={name} isOpen={false} onLeave={leave} />;
  if (place === 'sameTab') return <SameTabGame url={url} name={name} onLeave={leave} />;
  return <GameFrame url={url} name={name} bar={<DemoBar target={target} onLeave={leave} />} onLeave={leave} />;
}
