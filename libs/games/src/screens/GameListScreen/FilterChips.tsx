import { Chip, ChipRow } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import type { GameFilters, GameListView } from '../../rules/gameListView';
import { useVendors } from '../../useVendors';

type Filter = keyof GameFilters;

export type FilterChipsProps = { view: GameListView; onRemove: (filter: Filter) => void };

/** The chosen filters, each to be taken away with a tap. */
export function FilterChips({ view, onRemove }: FilterChipsProps) {
  const { t } = useTranslation('games');
  const { vendors } = useVendors(view.category);
  const { vassalage, gameClassify, minBet } = view;
  const chips: [Filter, string | undefined][] = [
    ['vassalage', vendors.find((vendor) => vendor.vassalage === vassalage)?.name ?? vassalage],
    ['gameClassify', gameClassify && t(`filter.${gameClassify}`)],
    ['minBet', minBet && t('filter.minBetChip', { amount: minBet })],
  ];

  return (
    <ChipRow layout="wrap" label={t('filter.chosen')}>
      {chips.map(
        ([filter, name]) =>
          name && (
            <Chip key={filter} onRemove={() => onRemove(filter)} removeLabel={t('filter.remove', { name })}>
              {name}
            </Chip>
          ),
      )}
    </ChipRow>
  );
}
