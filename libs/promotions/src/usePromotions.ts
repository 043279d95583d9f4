import { useAnnouncements } from '@parlour/merchant';

const types = ['PR'] as const;

/** Promotions of this merchant in the player's language (content type PR, specification 3). */
export function usePromotions() {
  const { data, ...query } = useAnnouncements(types);
  return { ...query, promotions: data?.promotion };
}
