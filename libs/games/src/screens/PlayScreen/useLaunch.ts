import { useMerchant } from '@parlour/merchant';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetVendorsQuery } from '../../api/homeApi';
import { useLaunchGameMutation } from '../../api/launchApi';
import { useAddRecentGameMutation } from '../../api/playerGamesApi';
import { categoryPath } from '../../rules/categoryPath';
import { isGameCategory } from '../../rules/gameCategory';
import type { PlayTarget } from '../../rules/playTarget';
import { playType } from '../../rules/playType';
import { prizeMode } from '../../rules/prizeMode';
import { useCatalogScope } from '../../useCatalogScope';
import { launchUrl } from './launchUrl';
import { openTab } from './openTab';

/** Launches once per visit. `game.url` is missing when the address that came back is none that may be opened. */
export function useLaunch({ vassalage, gameCode, nodeId, gameType, lottoMode }: PlayTarget) {
  const scope = useCatalogScope();
  const { frameHosts } = useMerchant();
  const { data: vendors } = useGetVendorsQuery(scope);
  const [launchGame, { data, error, isLoading }] = useLaunchGameMutation();
  const [addRecentGame] = useAddRecentGameMutation();
  const [isTabOpen, setTabOpen] = useState(false);
  const hasBegun = useRef(false);

  async function launch() {
    const { data: reply } = await launchGame({
      vassalage,
      gameCode,
      nodeId,
      gameType,
      prizeMode: prizeMode(vendors?.mapping),
      playType: playType(lottoMode),
      language: scope.language,
      backUrl: window.location.origin + categoryPath(isGameCategory(gameType) ? gameType : 'HOME'),
    });
    const url = reply && launchUrl(reply.url, frameHosts);
    if (!url) return;
    if (nodeId) void addRecentGame({ nodeId, vassalage });
    // While the tap that led here still counts, the browser lets a tab open; else there is a button.
    if (reply.openIn === 'newTab' && navigator.userActivation?.isActive) setTabOpen(openTab(url));
  }
  const begin = useEffectEvent(() => void launch());

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, []);

  const game = data && { ...data, url: launchUrl(data.url, frameHosts) };
  return { game, isTabOpen, error, isBusy: isLoading, retry: () => void launch() };
}
