import { Chip, ChipRow } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import type { GameFilters, GameListView } from '../../rules/gameListView';
import { useVendors } from '../../useVendors';

type Filter = keyof GameFilters | 'gameName';

export type FilterChipsProps = { view: GameListView; onRemove: (filter: Filter) => void };

/** What narrows the list now, each to be taken away with a tap. */
export function FilterChips({ view, onRemove }: FilterChipsProps) {
  const { t } = useTranslation('games');
  const { vendors } = useVendors(view.category);
  const { tab, vassalage, gameClassify, minBet, gameName } = view;
  const vendorName = vendors.find((vendor) => vendor.vassalage === vassalage)?.name ?? vassalage;
  const chips: [Filter, string | undefined][] = [
    ['vassalage', vendorName],
    ['gameClassify', tab === 'filter' && gameClassify ? t(`filter.${gameClassify}`) : undefined],
    ['minBet', minBet && t('filter.minBetChip', { amount: minBet })],
    ['gameName', gameName && t('filter.nameChip', { text: gameName })],
  ];
  const chosen = chips.filter((chip): chip is [Filter, string] => chip[1] !== undefined);
  if (chosen.length === 0) return null;

  return (
    <ChipRow layout="wrap" label={t('filter.chosen')}>
      {chosen.map(([filter, name]) => (
        <Chip key={filter} onRemove={() => onRemove(filter)} removeLabel={t('filter.remove', { name })}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
