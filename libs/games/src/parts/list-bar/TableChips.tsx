import { Chip } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import type { TableFilter } from '../../hooks/useTableFilter';
import type { TableFilters } from '../../rules/list/gameListView';
import { StakeChip } from './StakeChip';

export type TableChipsProps = Pick<TableFilter, 'stakes' | 'symbol'> & { value: TableFilters; onChange: (value: TableFilters) => void };

/** Narrows live games to tables that take a stake, and to those with a free place. */
export function TableChips({ stakes, symbol, value: { stake, hasSeats }, onChange }: TableChipsProps) {
  const { t } = useTranslation('games');

  return (
    <>
      <StakeChip stakes={stakes} symbol={symbol} value={stake} onChange={(chosen) => onChange({ stake: chosen, hasSeats })} />
      <Chip selected={hasSeats === true} onClick={() => onChange({ stake, hasSeats: !hasSeats || undefined })}>
        {t('tables.freeSeats')}
      </Chip>
    </>
  );
}
