import { useGetVendorsQuery } from '../../api/homeApi';
import { useLaunchGameMutation } from '../../api/launchApi';
import { categoryPath } from '../../rules/categoryPath';
import { isGameCategory } from '../../rules/gameCategory';
import type { PlayTarget } from '../../rules/playTarget';
import { playType } from '../../rules/playType';
import { prizeMode } from '../../rules/prizeMode';
import { useCatalogScope } from '../../useCatalogScope';

/** Asks the gateway to open a game. Ready once the vendors are known, or are known to be missing: they decide the prize mode. */
export function useLaunchCall(options?: { fixedCacheKey: string }) {
  const scope = useCatalogScope();
  const { data: vendors, isLoading } = useGetVendorsQuery(scope);
  const [launchGame, call] = useLaunchGameMutation(options);

  const launch = ({ vassalage, gameCode, nodeId, gameType, lottoMode }: PlayTarget) =>
    launchGame({
      vassalage,
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
