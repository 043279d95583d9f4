import { useMerchant, useOffers } from '@parlour/site';
import { useMemo } from 'react';
import { useVendorReply } from './useVendorReply';
import type { GameCategory } from '../rules/gameCategory';

const lotteries: readonly GameCategory[] = ['LOTT', 'ELOTT'];

/** Returns the categories that this site does not have: disabled in this country, or lotteries where the gateway has no calls for them. */
export function useDisabledCategories(): readonly string[] {
  const { disabledCategories } = useMerchant();
  const hasLotteries = useOffers('getLotteries');
  return useMemo(() => (hasLotteries ? disabledCategories : [...disabledCategories, ...lotteries]), [disabledCategories, hasLotteries]);
}

type Offered = { gameType: string; vendor: string };

/**
 * Returns a function that tells whether a game may be shown and opened here: neither its category nor all categories of its vendor
 * are disabled. Some gateways list e-sports and cockfights as sports, so the vendor counts too.
 */
export function useIsOffered(): (game: Offered) => boolean {
  const disabled = useDisabledCategories();
  const { data } = useVendorReply();
  const isDisabled = (category: string) => disabled.includes(category);

  return ({ gameType, vendor }) => {
    if (isDisabled(gameType)) return false;
    const offers = data?.vendors.filter(({ code }) => code === vendor) ?? [];
    return offers.length === 0 || offers.some(({ category }) => !isDisabled(category));
  };
}

/** True if this site does not have the category. */
export function useIsDisabled(category: GameCategory): boolean {
  return useDisabledCategories().includes(category);
}
