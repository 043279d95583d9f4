import { toGatewayLanguage } from '@parlour/kernel';
import { announcementsApi } from '../announcementsApi';
import { useLocale } from './useLocale';

/** Categories of the promotions list, in the player's language. */
export function usePromotionCategories() {
  return announcementsApi.useGetPromotionCategoriesQuery({ language: toGatewayLanguage(useLocale()) });
}
