import { openableUrl, useMerchant } from '@parlour/merchant';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetVendorsQuery } from '../../api/catalogApi';
import { useLaunchGameMutation } from '../../api/launchApi';
import { useAddRecentGameMutation } from '../../api/playerGamesApi';
import { categoryPath } from '../../rules/categoryPath';
import { isGameCategory } from '../../rules/gameCategory';
import type { PlayTarget } from '../../rules/playTarget';
import { playType } from '../../rules/playType';
import { prizeMode } from '../../rules/prizeMode';
import { useCatalogScope } from '../../useCatalogScope';

/** Launches once per visit. `game.url` is missing when the address that came back is none that may be opened. */
export function useLaunch({ vassalage, gameCode, nodeId, gameType, lottoMode }: PlayTarget) {
  const scope = useCatalogScope();
  const { frameHosts } = useMerchant();
  const { data: vendors } = useGetVendorsQuery(scope);
  const [launchGame, { data, error, isLoading }] = useLaunchGameMutation();
  const [addRecentGame] = useAddRecentGameMutation();
  const hasBegun = useRef(false);
  const url = data && launchUrl(data.url, frameHosts);

  function launch() {
    void launchGame({
      vassalage,
      gameCode,
      nodeId,
      gameType,
      prizeMode: prizeMode(vendors?.mapping),
      playType: playType(lottoMode),
      language: scope.language,
      backUrl: window.location.origin + categoryPath(isGameCategory(gameType) ? gameType : 'HOME'),
    });
  }
  const begin = useEffectEvent(launch);
  const remember = useEffectEvent(() => void addRecentGame({ nodeId, vassalage }));

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, []);

  useEffect(() => {
    if (url && nodeId) remember();
  }, [url, nodeId]);

  return { game: data && { ...data, url }, error, isBusy: isLoading, retry: launch };
}

/** A game must come from a host that the merchant allows, and never from our own: there it could read the session. */
function launchUrl(raw: string, hosts: readonly string[]): string | undefined {
  const url = openableUrl(raw, hosts);
  return url && new URL(url).origin !== window.location.origin ? url : undefined;
}
