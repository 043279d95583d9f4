import { api } from '@parlour/api-client';
import { betSettled } from '@parlour/kernel';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useIsOffered } from '../../hooks/useIsOffered';
import { BlockedLaunch, GameNotOffered, LaunchProblem, UnknownGame } from './LaunchProblem';
import { type PlayTarget } from '../../rules/play/playTarget';
import { readPlayTarget } from '../../rules/play/readPlayTarget';
import type { RefusedBet } from '../../rules/play/refusingLimit';
import { GameBar, type GameBarProps, type PlayScreenProps } from './GameBar';
import { GameFrame } from './frame/GameFrame';
import { NewTabGame, SameTabGame } from './NewTabGame';
import { Opening } from './opening/Opening';
import { useLaunch } from './useLaunch';
import { useLeaveGame } from './useLeaveGame';

/** Opens the game that the address names, below a bar with the player's figures. */
export function PlayScreen(barProps: PlayScreenProps) {
  const [search] = useSearchParams();
  const isOffered = useIsOffered();
  const target = readPlayTarget(search);

  if (!target) return <UnknownGame />;
  if (!isOffered(target)) return <GameNotOffered />;
  return <LaunchedGame key={search.toString()} target={target} {...barProps} />;
}

type LaunchedGameProps = PlayScreenProps & { target: PlayTarget };

/** Launches a game where its vendor wants: in a frame below the game bar, in this tab, or in a new tab while the game bar stays in this one. */
function LaunchedGame({ target, ...barProps }: LaunchedGameProps) {
  const { t } = useTranslation('games');
  const launch = useLaunch(target);
  // The reply may arrive while the tile still expands. A deferred value lets the game mount in small pieces instead of one long frame.
  const game = useDeferredValue(launch.game);
  const leave = useLeaveGame(target.gameType);
  const name = target.name || t('play.inSentence.game');

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

  const { url, address, playSessionId, openIn } = game;
  if (!url) {
    return <BlockedLaunch name={name} address={address} onRetry={launch.retry} onLeave={leave} />;
  }
  switch (openIn) {
    case 'frame':
      return <MoneyGame {...barProps} target={target} url={url} name={name} playSessionId={playSessionId} onLeave={leave} />;
    case 'newTab':
      return (
        <>
          <GameBar {...barProps} target={target} playSessionId={playSessionId} onLeave={leave} />
          <NewTabGame url={url} name={name} isOpen={launch.isTabOpen} onLeave={leave} />
        </>
      );
    case 'sameTab':
      return <SameTabGame url={url} name={name} onLeave={leave} />;
  }
}

type MoneyGameProps = Omit<GameBarProps, 'refused'> & {
  /** Checked by `launchUrl`. */
  url: string;
  name: string;
};

/** A game for money in its frame. Balance and records refresh while it runs and after the player leaves it. */
function MoneyGame({ url, name, ...barProps }: MoneyGameProps) {
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<RefusedBet>();

  useEffect(() => () => void dispatch(betSettled()), [dispatch]);

  return (
    <GameFrame
      url={url}
      name={name}
      bar={<GameBar {...barProps} refused={refused} />}
      onBetSettled={() => {
        setRefused(undefined);
        dispatch(betSettled());
      }}
      onBetRefused={(bet) => {
        setRefused(bet);
        dispatch(api.util.invalidateTags(['PlaySession']));
      }}
      onLeave={barProps.onLeave}
    />
  );
}
