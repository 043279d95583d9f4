import { Chip, ChipRow } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import { type GameListView, withoutFilter } from '../../rules/list/gameListView';

export type FilterChipsProps = { view: GameListView; onChange: (view: GameListView) => void };

/** The name that was searched for, and the filters that have no chip of their own; a tap removes one. */
export function FilterChips({ view, onChange }: FilterChipsProps) {
  const { t } = useTranslation('games');
  const { tab, gameName, gameClassify, minBet, minLine } = view;
  const filters = [
    ['gameClassify', gameClassify && t(`filter.${gameClassify}`)],
    ['minBet', minBet && t('filter.minBetChip', { amount: minBet })],
    ['minLine', minLine && t('filter.minLineChip', { lines: minLine })],
  ] as const;
  const removable = (name: string, next: GameListView) => (
    <Chip key={name} onRemove={() => onChange(next)} removeLabel={t('filter.remove', { name })}>
      {name}
    </Chip>
  );
  const chips = [
    gameName && removable(t('filter.nameChip', { name: gameName }), { ...view, gameName: undefined }),
    ...filters.map(([filter, name]) => tab === 'filter' && name && removable(name, withoutFilter(view, filter))),
  ].filter(Boolean);
  if (chips.length === 0) return null;

  return (
    <ChipRow layout="inline" label={t('filter.chosen')}>
      {chips}
    </ChipRow>
  );
}
