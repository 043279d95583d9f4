import { deviceOf, supports } from '@parlour/kernel/device';
import type { WireValue } from '@parlour/kernel/wire-call';
import { useMerchant } from '@parlour/site';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddRecentGameMutation } from '../../api/playerGamesApi';
import type { PlayTarget } from '../../rules/play/playTarget';
import type { playWire } from '../../wire/play';
import { launchUrl } from './frame/gamePage';
import { openTab } from './NewTabGame';
import { useHandedOver, useLaunchCall } from './useLaunchCall';

type Answer = WireValue<typeof playWire.launchGame>;

/** Launches a game. `game.url` is undefined when `game.address`, the one in the reply, is not allowed. */
export function useLaunch(target: PlayTarget) {
  const { frameHosts } = useMerchant();
  const { launch, isReady, isUninitialized, data, error, isLoading } = useLaunchCall();
  const [addRecentGame] = useAddRecentGameMutation();
  const [isTabOpen, setTabOpen] = useState(false);
  const handedOver = useHandedOver();

  function open(answer: Answer | undefined) {
    const url = answer && launchUrl(answer.url, frameHosts);
    if (!url) return;
    const { nodeId, vendor } = target;
    if (nodeId) void addRecentGame({ nodeId, vendor });
    // The browser allows a new tab while the tap that led here counts as user activation. Otherwise NewTabGame shows a button.
    if (openingPlace(answer.openIn) === 'newTab' && supports.userActivation()?.isActive) setTabOpen(openTab(url));
  }
  const relaunch = async () => open((await launch(target)).data);
  useFirstLaunch({ isReady, isUninitialized }, () => (handedOver ? open(handedOver) : void relaunch()));

  const answer = data ?? handedOver;
  const game = answer && { ...answer, address: answer.url, openIn: openingPlace(answer.openIn), url: launchUrl(answer.url, frameHosts) };
  return { game, isTabOpen, error, isBusy: isLoading, retry: () => void relaunch() };
}

type Launching = {
  /** True once everything that the launch needs is known. */
  isReady: boolean;
  /** The launch has no result, because none was sent or because one was not sent for lack of a connection that is back. */
  isUninitialized: boolean;
};

/** Launches a game once per visit, and again once the connection is back if the launch was not sent for lack of it. */
export function useFirstLaunch({ isReady, isUninitialized }: Launching, launch: () => void): void {
  const hasStarted = useRef(false);
  const start = useEffectEvent(launch);

  useEffect(() => {
    if (!isUninitialized) hasStarted.current = false;
    else if (isReady && !hasStarted.current) {
      hasStarted.current = true;
      start();
    }
  }, [isReady, isUninitialized]);
}

type OpeningPlace = WireValue<typeof playWire.launchGame>['openIn'];

/** Where a game opens. In-app browsers have no tabs, so a game for a new tab replaces the app there, and Back returns to it. */
export function openingPlace(openIn: OpeningPlace): OpeningPlace {
  return openIn === 'newTab' && deviceOf(window).inApp ? 'sameTab' : openIn;
}
