import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLaunchGameMutation } from '../../api/launchApi';

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
