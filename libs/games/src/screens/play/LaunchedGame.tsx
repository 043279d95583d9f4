import { useCatalogueText } from '@parlour/api-client';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayTarget } from '../../rules/play/playTarget';
import { GameBar } from './GameBar';
import { LaunchProblem } from './LaunchProblem';
import { MoneyGame } from './MoneyGame';
import { NewTabGame } from './NewTabGame';
import { Opening } from './opening/Opening';
import type { PlayScreenProps } from './playScreenProps';
import { SameTabGame } from './SameTabGame';
import { useLaunch } from './useLaunch';
import { useLeaveGame } from './useLeaveGame';

export type LaunchedGameProps = PlayScreenProps & { target: PlayTarget };

/** Launches a game where its vendor wants: in a frame below the game bar, in this tab, or in a new tab while the game bar stays in this one. */
export function LaunchedGame({ target, balance, symbol, controls }: LaunchedGameProps) {
  const { t } = useTranslation('games');
  const catalogueText = useCatalogueText();
  const launch = useLaunch(target);
  // The reply may arrive while the tile still expands. A deferred value lets the game mount in small pieces instead of one long frame.
  const game = useDeferredValue(launch.game);
  const leave = useLeaveGame(target.gameType);
  const name = target.name || t('play.game');

  if (launch.error !== undefined) {
    return (
      <LaunchProblem
        title={t('play.failed', { name })}
        error={launch.error}
        onRetry={launch.retry}
        isBusy={launch.isBusy}
        onLeave={leave}
      />
    );
  }
  if (!game) return <Opening text={t('play.opening', { name })} onLeave={leave} />;

  const { url, playSessionId, openIn } = game;
  if (!url) {
    return <LaunchProblem title={t('play.refused', { name })} text={catalogueText('linkBlocked')} onRetry={launch.retry} onLeave={leave} />;
  }
  switch (openIn) {
    case 'frame':
      return (
        <MoneyGame
          target={target}
          url={url}
          name={name}
          playSessionId={playSessionId}
          balance={balance}
          symbol={symbol}
          controls={controls}
          onLeave={leave}
        />
      );
    case 'newTab':
      return (
        <>
          <GameBar target={target} playSessionId={playSessionId} balance={balance} symbol={symbol} controls={controls} onLeave={leave} />
          <NewTabGame url={url} name={name} isOpen={launch.isTabOpen} onLeave={leave} />
        </>
      );
    case 'sameTab':
      return <SameTabGame url={url} name={name} onLeave={leave} />;
  }
}
