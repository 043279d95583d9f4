import { SelectChip } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import { useVendors } from '../../hooks/useVendors';
import type { GameCategory } from '../../rules/gameCategory';
import { uniqueVendors } from '../../rules/uniqueVendors';

export type ProviderChipProps = {
  category: GameCategory;
  /** Code of the chosen vendor. */
  value: string | undefined;
  onChange: (vendor: string | undefined) => void;
};

/** Narrows a list to one vendor of its category. Hidden when there is no choice. */
export function ProviderChip({ category, value = '', onChange }: ProviderChipProps) {
  const { t } = useTranslation('games');
  const { vendors, isLoading } = useVendors(category);
  const options = uniqueVendors(vendors).map(({ code, name, gameCount }) => ({
    value: code,
    label: gameCount ? t('list.vendorCount', { name, count: gameCount }) : name,
    short: name,
  }));
  // A code means nothing to a player, so it is shown only if it has no name.
  if (value && !options.some((option) => option.value === value)) {
    const label = isLoading ? t('filter.vendor') : value;
    options.push({ value, label, short: label });
  }
  if (!isLoading && !value && options.length < 2) return null;

  return (
    <SelectChip
      label={t('filter.vendor')}
      placeholder={t('filter.vendor')}
      options={[{ value: '', label: t('list.allVendors') }, ...options]}
      value={value}
      onChange={(vendor) => onChange(vendor || undefined)}
    />
  );
}
