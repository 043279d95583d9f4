import { type SearchEntry, paths, to } from '@parlour/kernel';
import { coverOf } from '@parlour/merchant';
import { useMayPromote } from './useMayPromote';
import { usePromotions } from './usePromotions';

/** Returns the promotions for the search; none while nothing may be advertised to this player. */
export function usePromotionEntries(): SearchEntry[] {
  const mayPromote = useMayPromote();
  const { promotions = [] } = usePromotions();
  if (!mayPromote) return [];
  return promotions.map(({ id, title, announcementImages }) => ({
    kind: 'promotion',
    title,
    icon: 'gift',
    image: coverOf(announcementImages),
    to: to(paths.promotions.detail, {}, { id }),
  }));
}
