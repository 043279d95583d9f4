import { Chip, ChipRow } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import type { GameFilters, GameListView } from '../../rules/list/gameListView';
import { useVendors } from '../../hooks/useVendors';

type Filter = keyof GameFilters;

export type FilterChipsProps = { view: GameListView; onRemove: (filter: Filter) => void };

/** The active filters; a tap removes one. */
export function FilterChips({ view, onRemove }: FilterChipsProps) {
  const { t } = useTranslation('games');
  const { vendors, isLoading } = useVendors(view.category);
  const { vendor, gameClassify, minBet, minLine } = view;
  const chips: [Filter, string | undefined][] = [
    // A code means nothing to a player, so it is shown only if it has no name.
    ['vendor', vendor && isLoading ? t('filter.vendor') : (vendors.find(({ code }) => code === vendor)?.name ?? vendor)],
    ['gameClassify', gameClassify && t(`filter.${gameClassify}`)],
    ['minBet', minBet && t('filter.minBetChip', { amount: minBet })],
    ['minLine', minLine && t('filter.minLineChip', { lines: minLine })],
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
