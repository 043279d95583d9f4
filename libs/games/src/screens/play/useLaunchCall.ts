import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetVendorsQuery } from '../../api/homeApi';
import { useLaunchGameMutation } from '../../api/launchApi';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { categoryPath } from '../../rules/categoryPath';
import { isGameCategory } from '../../rules/gameCategory';
import type { PlayTarget } from '../../rules/play/playTarget';
import { playType, prizeMode } from '../../rules/play/launchModes';

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

/** Shares a launch between a tile and the play screen, which uses the tile's reply instead of launching again. */
export const handover = { fixedCacheKey: 'games.handover' };

/** Router state of the play screen. The reply itself, which contains the launch address, stays in memory. */
export type HandoverState = { playSessionId: string };

/** The reply to a launch from a tile, valid once: a player who returns by Back or a reload launches again. */
export function useHandedOver() {
  const state = useLocation().state as HandoverState | null;
  const [, { data, reset }] = useLaunchGameMutation(handover);
  const [answer] = useState(data && data.playSessionId === state?.playSessionId ? data : undefined);

  useEffect(() => {
    if (answer) reset();
  }, [answer, reset]);

  return answer;
}
