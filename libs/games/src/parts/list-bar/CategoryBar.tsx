import { FilterBar } from '@parlour/ui/filter-bar';
import { useTranslation } from 'react-i18next';
import { CategoryChip, type CategoryChipProps } from './CategoryChip';

/** The line above a list that has nothing to narrow but its category. */
export function CategoryBar(props: CategoryChipProps) {
  const { t } = useTranslation('games');
  return (
    <FilterBar label={t('list.bar')}>
      <CategoryChip {...props} />
    </FilterBar>
  );
}
