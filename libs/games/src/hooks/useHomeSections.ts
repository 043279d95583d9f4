import { useMerchant } from '@parlour/site';
import { useMemo } from 'react';
import { useVendorReply } from './useVendorReply';
import type { GameCategory } from '../rules/gameCategory';
import { homeSections } from '../rules/homeSections';

/** Categories of games in the order of home: empty while vendors load, the default categories if that fails. The array changes only with its content. */
export function useHomeSections(): { categories: GameCategory[]; isLoading: boolean } {
  const { disabledCategories } = useMerchant();
  const { data, isLoading } = useVendorReply();
  const categories = useMemo(() => {
    const offered = data?.vendors.map(({ category }) => category);
    return isLoading ? [] : homeSections({ order: data?.order, offered, disabled: disabledCategories });
  }, [data, disabledCategories, isLoading]);
  return { categories, isLoading };
}
