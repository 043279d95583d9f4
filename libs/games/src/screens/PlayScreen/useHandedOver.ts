import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLaunchGameMutation } from '../../api/launchApi';
import { type HandoverState, handover } from './handover';

/** The answer that the tile before this screen got, once: who comes back here by Back or by a reload launches anew. */
export function useHandedOver() {
  const state = useLocation().state as HandoverState | null;
  const [, { data, reset }] = useLaunchGameMutation(handover);
  const [answer] = useState(data && data.playSessionId === state?.playSessionId ? data : undefined);

  useEffect(() => {
    if (answer) reset();
  }, [answer, reset]);

  return answer;
}
