import { clientId, earlyPage } from '@parlour/kernel/device';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { needsOfFlag, usuallyOn } from '../rules/flagRules';
import type { FlagName } from '../rules/flags';
import { isInShare } from '../rules/share';
import { selectPlayer } from '../siteSelectors';
import { useMerchant, useOffers } from './useMerchant';
import { statusApi } from '../statusApi';
import { useStatus } from './useStatus';

/**
 * Returns whether a feature is enabled; false while the flags are unknown (reliability P1). A flag for a share of the players is off in the document, which is the
 * same for all, and until the app has taken over its markup.
 */
export function useFlag(name: FlagName): boolean {
  const { flags } = useMerchant();
  const isOffered = useOffers(...(needsOfFlag[name] ?? []));
  const status = useStatus();
  const { isError } = statusApi.endpoints.getStatus.useQueryState();
  const whitelabel = status?.info.whitelabel ?? {};
  const isDecided = !isOffered || Object.hasOwn(whitelabel, name);
  const setting = Object.hasOwn(flags, name) ? flags[name] : usuallyOn.includes(name);
  // The gateway may still decide. Without its answer the operator's setting counts.
  const isOpen = !isDecided && (status !== undefined || isError);
  const isDrawn = useIsDrawn(name, isOpen && typeof setting === 'object' ? setting.share : undefined);
  if (isDecided) return isOffered && (whitelabel[name] ?? false);
  return typeof setting === 'object' ? isDrawn : (setting ?? false);
}

/** Whether this player or visitor is in the share. The reporter gets a note, because only players who met the feature can be compared. */
function useIsDrawn(name: FlagName, share: number | undefined): boolean {
  const isHydrated = useIsHydrated();
  const player = useSelector(selectPlayer);
  const isKnown = isHydrated && share !== undefined;
  const isDrawn = isKnown && isInShare(name, player ?? clientId(), share);
  useEffect(() => {
    if (isKnown) earlyPage.failures?.push({ seenFlag: name, isOn: isDrawn });
  }, [isDrawn, isKnown, name]);
  return isDrawn;
}
