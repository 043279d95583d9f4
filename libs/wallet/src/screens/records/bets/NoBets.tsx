import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useRecordParams } from '../useRecordParams';

export type NoBetsProps = { isFiltered: boolean; /** True if no wider range exists. */ isWidest: boolean };

/** The empty state of a range: offers to clear the filters or widen the range (product decision 4.8). */
export function NoBets({ isFiltered, isWidest }: NoBetsProps) {
  const { t } = useTranslation('wallet');
  const { set } = useRecordParams();
  const look = isFiltered
    ? { label: t('records.emptyBets.clear'), change: { game: undefined, vendor: undefined } }
    : { label: t('records.emptyBets.action'), change: { range: '30d', from: undefined, to: undefined } };
  return (
    <EmptyState
      icon="history"
      title={t('records.emptyBets.title')}
      text={t('records.emptyBets.text')}
      action={
        (isFiltered || !isWidest) && (
          <Button variant="secondary" onClick={() => set(look.change)}>
            {look.label}
          </Button>
        )
      }
    />
  );
}
