import { useForgetOnReconnect } from '@parlour/api-client';
import { usePlayState } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Vendor } from '../../api/toVendors';
import { vendorTarget } from '../../rules/play/vendorPath';
import { playPath } from '../../rules/play/playTarget';
import { type HandoverState, handover, useLaunchCall } from '../play/useLaunchCall';

export type LaunchFailure = { vendor: Vendor; error: unknown };

/**
 * Launches a vendor from its tile: a failure shows on this screen, a success leads to the play screen. Visitors, and players
 * who may not play now, go to the play screen at once, which leads to the login or says why.
 */
export function useVendorLaunch() {
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const { mayPlay } = usePlayState();
  const { launch, isLoading, isReady } = useLaunchCall(handover);
  const [opening, setOpening] = useState<Vendor>();
  const [failure, setFailure] = useState<LaunchFailure>();
  const isHere = useRef(true);
  useForgetOnReconnect(failure?.error, () => setFailure(undefined));

  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  async function open(vendor: Vendor): Promise<void> {
    if (isLoading) return;
    setOpening(vendor);
    setFailure(undefined);
    const target = vendorTarget(vendor);
    const { data, error } = await launch(target);
    if (!isHere.current) return;
    if (data) void navigate(playPath(target), { state: { playSessionId: data.playSessionId } satisfies HandoverState });
    else setFailure({ vendor, error });
  }

  return { canOpenHere: isLoggedIn && mayPlay && isReady, open, opening: isLoading ? opening : undefined, failure };
}
