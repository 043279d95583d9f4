import { FilterBar } from '@parlour/ui/filter-bar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryChip, type CategoryChipProps } from './CategoryChip';

export type CategoryBarProps = CategoryChipProps & {
  /** Shown after the category. */
  children?: ReactNode;
};

/** The line above a list that has nothing to narrow but its category. */
export function CategoryBar({ children, ...category }: CategoryBarProps) {
  const { t } = useTranslation('games');
  return (
    <FilterBar label={t('list.bar')}>
      <CategoryChip {...category} />
      {children}
    </FilterBar>
  );
}
