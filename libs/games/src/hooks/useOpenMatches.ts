import { useServerNow } from '@parlour/api-client';
import { type Match, useGetMatchesQuery } from '../api/discoveryApi';
import { useCatalogScope } from './useCatalogScope';
import type { useRenewal } from './useLiveFigures';
import { useVendors } from './useVendors';

/** A match whose vendor takes bets, with the vendor's name, and whether it had begun when the screen was opened. */
export type OpenMatch = Match & { vendorName: string; hasBegun: boolean };

type Renewal = ReturnType<typeof useRenewal>;

/** Returns the matches of a sport category. Those of a vendor that is unknown or in maintenance are left out. */
export function useOpenMatches(gameType: 'SPORTS' | 'ESPORTS', renewal?: Renewal): { matches: OpenMatch[]; isLoading: boolean } {
  const { data: matches = [], isLoading } = useGetMatchesQuery({ ...useCatalogScope(), gameType }, renewal);
  const { vendors } = useVendors(gameType);
  const now = useServerNow(false);
  const names = new Map(vendors.filter(({ isInMaintenance }) => !isInMaintenance).map(({ code, name }) => [code, name]));
  const open = matches.flatMap((match) => {
    const vendorName = names.get(match.vendor);
    return vendorName === undefined ? [] : [{ ...match, vendorName, hasBegun: match.isLive || match.startsAt <= now }];
  });
  return { matches: open, isLoading };
}
