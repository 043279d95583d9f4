import { useServerNow } from '@parlour/api-client';
import { useState } from 'react';
import { type Match, useGetMatchesQuery } from '../api/discoveryApi';
import { useCatalogScope } from './useCatalogScope';
import type { useRenewal } from './useLiveFigures';
import { useVendors } from './useVendors';

/** A match whose vendor takes bets, with the vendor's name and whether it has begun. `first`: what decides its place on the screen. */
export type OpenMatch = Match & { vendorName: string; hasBegun: boolean; first: { hasBegun: boolean; startsAt: number } };

type Renewal = ReturnType<typeof useRenewal>;

/** Returns the matches of a sport category. Those of a vendor that is unknown or in maintenance are left out. */
export function useOpenMatches(gameType: 'SPORTS' | 'ESPORTS', renewal?: Renewal): { matches: OpenMatch[]; isLoading: boolean } {
  const { data, isLoading } = useGetMatchesQuery({ ...useCatalogScope(), gameType }, renewal);
  const { vendors } = useVendors(gameType);
  const placed = usePlaces(data);
  const names = new Map(vendors.filter(({ isInMaintenance }) => !isInMaintenance).map(({ code, name }) => [code, name]));
  const open = placed.flatMap((match) => {
    const vendorName = names.get(match.vendor);
    return vendorName === undefined ? [] : [{ ...match, vendorName }];
  });
  return { matches: open, isLoading };
}

type Placed = Omit<OpenMatch, 'vendorName'>;

const none: Match[] = [];

/**
 * The matches in the order of the first reply, with the state and the odds of the latest one, so that none moves under a finger. A match that is over
 * keeps its place, without odds. New ones come when the screen is opened again, or when none of the first is left.
 */
function usePlaces(latest: Match[] = none): Placed[] {
  const now = useServerNow(false);
  const [places, setPlaces] = useState<Placed[]>([]);
  const withState = (match: Match) => ({ ...match, hasBegun: match.isLive || match.startsAt <= now });
  const byId = new Map(latest.map((match) => [match.matchId, withState(match)]));
  if (latest.length === 0) return [];
  if (!places.some(({ matchId }) => byId.has(matchId))) {
    const firsts = [...byId.values()].map((match) => ({ ...match, first: { hasBegun: match.hasBegun, startsAt: match.startsAt } }));
    setPlaces(firsts);
    return firsts;
  }
  return places.map((place) => ({ ...place, ...(byId.get(place.matchId) ?? { hasBegun: false, odds: undefined }) }));
}
