import { toGatewayLanguage } from '@parlour/kernel';
import { merchantApi } from '../merchantApi';
import { useLocale } from './useLocale';

/** Categories of the promotions list, in the player's language. */
export function usePromotionCategories() {
  return merchantApi.useGetPromotionCategoriesQuery({ language: toGatewayLanguage(useLocale()) });
}
