import { useAnnouncements } from '@parlour/merchant';

const types = ['PR'] as const;

/** Returns this merchant's promotions in the player's language (content type PR, specification 3). */
export function usePromotions() {
  const { data, ...query } = useAnnouncements(types);
  return { ...query, promotions: data?.promotion };
}
