import { useAmountText } from '@parlour/site/format';
import { Chip, SelectChip } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import type { TableFilter } from '../../hooks/useTableFilter';
import type { TableFilters } from '../../rules/list/gameListView';

export type TableChipsProps = Pick<TableFilter, 'stakes' | 'symbol'> & { value: TableFilters; onChange: (value: TableFilters) => void };

/** Narrows live games to tables that take a stake, and to those with a free place. */
export function TableChips({ stakes, symbol, value: { stake, hasSeats }, onChange }: TableChipsProps) {
  const { t } = useTranslation('games');
  const amount = useAmountText(symbol, 'short');
  const offered = stake === undefined || stakes.includes(stake) ? stakes : [...stakes, stake];

  return (
    <>
      <SelectChip
        label={t('tables.stake')}
        placeholder={t('tables.stake')}
        options={[
          { value: '', label: t('tables.anyStake') },
          ...offered.map((value) => ({ value, label: amount(value), short: t('tables.stakeOf', { amount: amount(value) }) })),
        ]}
        value={stake ?? ''}
        onChange={(chosen) => onChange({ stake: chosen || undefined, hasSeats })}
      />
      <Chip selected={hasSeats === true} onClick={() => onChange({ stake, hasSeats: !hasSeats || undefined })}>
        {t('tables.freeSeats')}
      </Chip>
    </>
  );
}
