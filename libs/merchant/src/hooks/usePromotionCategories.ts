import { toGatewayLanguage } from '@parlour/kernel';
import { announcementsApi } from '../announcementsApi';
import { useLocale } from './useLocale';

/** Returns the categories of the promotions list in the player's language. */
export function usePromotionCategories() {
  return announcementsApi.useGetPromotionCategoriesQuery({ language: toGatewayLanguage(useLocale()) });
}
