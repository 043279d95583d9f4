import { useAnnouncements } from '@parlour/content';

/** Returns this merchant's promotions in the player's language (content type PR, specification 3). */
export function usePromotions() {
  const { data, ...query } = useAnnouncements();
  return { ...query, promotions: data?.promotion };
}

export type Promotion = NonNullable<ReturnType<typeof usePromotions>['promotions']>[number];
