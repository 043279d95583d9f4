import { useGetVendorsQuery } from '../../api/homeApi';
import { useLaunchGameMutation } from '../../api/launchApi';
import { categoryPath } from '../../rules/categoryPath';
import { isGameCategory } from '../../rules/gameCategory';
import type { PlayTarget } from '../../rules/play/playTarget';
import { playType } from '../../rules/play/playType';
import { prizeMode } from '../../rules/play/prizeMode';
import { useCatalogScope } from '../../hooks/useCatalogScope';

/** Launches games. It is ready once the vendors have loaded or failed, because their mapping decides the prize mode. */
export function useLaunchCall(options?: { fixedCacheKey: string }) {
  const scope = useCatalogScope();
  const { data: vendors, isLoading } = useGetVendorsQuery(scope);
  const [launchGame, call] = useLaunchGameMutation(options);

  const launch = ({ vendor, gameCode, nodeId, gameType, lottoMode }: PlayTarget) =>
    launchGame({
      vendor,
      gameCode,
      nodeId,
      gameType,
      prizeMode: prizeMode(vendors?.mapping),
      playType: playType(lottoMode),
      language: scope.language,
      backUrl: window.location.origin + categoryPath(isGameCategory(gameType) ? gameType : 'HOME'),
    });

  return { ...call, launch, isReady: !isLoading };
}
