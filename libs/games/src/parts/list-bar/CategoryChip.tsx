import { SelectChip } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useListCategories } from '../../hooks/useListCategories';
import { categoryPath } from '../../rules/categoryPath';
import { type GameCategory, isGameCategory, shortNameOf } from '../../rules/gameCategory';

export type CategoryChipProps = {
  current: GameCategory;
  /** Adds "all games" and handles the choice. By default the page of the category replaces this one. */
  onChoose?: (category: GameCategory) => void;
};

/** Leads from a list to that of another category: hot, the merchant's categories, the player's own lists. */
export function CategoryChip({ current, onChoose }: CategoryChipProps) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const { categories } = useListCategories();
  const offered: readonly GameCategory[] = onChoose ? ['ALL', ...categories] : categories;
  const shown = offered.includes(current) ? offered : [current, ...offered];

  function handleChange(category: string) {
    if (!isGameCategory(category)) return;
    if (onChoose) onChoose(category);
    else void navigate(categoryPath(category), { replace: true });
  }

  return (
    <SelectChip
      label={t('list.category')}
      options={shown.map((category) => ({ value: category, label: t(`category.${category}`), short: t(shortNameOf(category)) }))}
      value={current}
      onChange={handleChange}
    />
  );
}
