import { useMerchant } from '@parlour/site';
import { useVendorReply } from './useVendorReply';
import type { GameCategory } from '../rules/gameCategory';

type Offered = { gameType: string; vendor: string };

/**
 * Returns a function that tells whether a game may be shown and opened here: neither its category nor all categories of its vendor
 * are disabled. Some gateways list e-sports and cockfights as sports, so the vendor counts too.
 */
export function useIsOffered(): (game: Offered) => boolean {
  const { disabledCategories } = useMerchant();
  const { data } = useVendorReply();
  const isDisabled = (category: string) => disabledCategories.includes(category);

  return ({ gameType, vendor }) => {
    if (isDisabled(gameType)) return false;
    const offers = data?.vendors.filter(({ code }) => code === vendor) ?? [];
    return offers.length === 0 || offers.some(({ category }) => !isDisabled(category));
  };
}

/** True if the merchant's configuration disables the category in this country. */
export function useIsDisabled(category: GameCategory): boolean {
  return useMerchant().disabledCategories.includes(category);
}
