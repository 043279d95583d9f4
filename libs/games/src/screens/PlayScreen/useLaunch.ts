import { type WireValue, supports } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddRecentGameMutation } from '../../api/playerGamesApi';
import { placeOf } from '../../rules/placeOf';
import type { PlayTarget } from '../../rules/playTarget';
import type { gamesWire } from '../../wire';
import { launchUrl } from './launchUrl';
import { openTab } from './openTab';
import { useHandedOver } from './useHandedOver';
import { useLaunchCall } from './useLaunchCall';

type Answer = WireValue<typeof gamesWire.launchGame>;

/** Launches once per visit. `game.url` is missing when the address that came back is none that may be opened. */
export function useLaunch(target: PlayTarget) {
  const { frameHosts } = useMerchant();
  const { launch, isReady, data, error, isLoading } = useLaunchCall();
  const [addRecentGame] = useAddRecentGameMutation();
  const [isTabOpen, setTabOpen] = useState(false);
  const handedOver = useHandedOver();
  const hasBegun = useRef(false);

  function take(answer: Answer | undefined) {
    const url = answer && launchUrl(answer.url, frameHosts);
    if (!url) return;
    const { nodeId, vassalage } = target;
    if (nodeId) void addRecentGame({ nodeId, vassalage });
    // While the tap that led here still counts, the browser lets a tab open; else there is a button.
    if (placeOf(answer.openIn) === 'newTab' && supports.userActivation()?.isActive) setTabOpen(openTab(url));
  }
  const start = async () => take((await launch(target)).data);
  const begin = useEffectEvent(() => (handedOver ? take(handedOver) : void start()));

  useEffect(() => {
    if (hasBegun.current || !isReady) return;
    hasBegun.current = true;
    begin();
  }, [isReady]);

  const answer = data ?? handedOver;
  const game = answer && { ...answer, openIn: placeOf(answer.openIn), url: launchUrl(answer.url, frameHosts) };
  return { game, isTabOpen, error, isBusy: isLoading, retry: () => void start() };
}
