import { useMemo } from 'react';
import { useDisabledCategories } from './useIsOffered';
import { useVendorReply } from './useVendorReply';
import type { GameCategory } from '../rules/gameCategory';
import { homeSections } from '../rules/homeSections';

/** Categories of games in the order of home: empty while vendors load, the default categories if that fails. The array changes only with its content. */
export function useHomeSections(): { categories: GameCategory[]; isLoading: boolean } {
  const disabled = useDisabledCategories();
  const { data, isLoading } = useVendorReply();
  const categories = useMemo(() => {
    const offered = data?.vendors.map(({ category }) => category);
    return isLoading ? [] : homeSections({ order: data?.order, offered, disabled });
  }, [data, disabled, isLoading]);
  return { categories, isLoading };
}
