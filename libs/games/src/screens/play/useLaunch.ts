import { supports } from '@parlour/kernel/device';
import type { WireValue } from '@parlour/kernel/wire-call';
import { useMerchant } from '@parlour/site';
import { useState } from 'react';
import { useAddRecentGameMutation } from '../../api/playerGamesApi';
import { openingPlace } from '../../rules/play/openingPlace';
import type { PlayTarget } from '../../rules/play/playTarget';
import type { gamesWire } from '../../wire';
import { launchUrl } from './frame/gameOrigin';
import { openTab } from './openTab';
import { useFirstLaunch } from './useFirstLaunch';
import { useHandedOver, useLaunchCall } from './useLaunchCall';

type Answer = WireValue<typeof gamesWire.launchGame>;

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
