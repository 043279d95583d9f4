import { useIsLoggedIn, usePlayState } from '@parlour/session';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Vendor } from '../../api/toVendors';
import { vendorTarget } from '../../rules/vendorPath';
import { playPath } from '../../rules/playTarget';
import { type HandoverState, handover } from '../PlayScreen/handover';
import { useLaunchCall } from '../PlayScreen/useLaunchCall';

export type LaunchFailure = { vendor: Vendor; error: unknown };

/**
 * Opens a vendor from its tile: what fails is told there, what succeeds goes to the play screen. A player who may not play
 * now, and a visitor, go there at once, where they are told why or led to the login.
 */
export function useVendorLaunch() {
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const { mayPlay } = usePlayState();
  const { launch, isLoading, isReady } = useLaunchCall(handover);
  const [opening, setOpening] = useState<Vendor>();
  const [failure, setFailure] = useState<LaunchFailure>();
  const isHere = useRef(true);

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
