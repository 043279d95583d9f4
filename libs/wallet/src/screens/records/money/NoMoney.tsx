import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useRecordParams } from '../useRecordParams';

export type NoMoneyProps = { isFiltered: boolean; /** True if no wider range exists. */ isWidest: boolean };

/** The empty state of a range: offers to clear the filters or widen the range (product decision 4.8). */
export function NoMoney({ isFiltered, isWidest }: NoMoneyProps) {
  const { t } = useTranslation('wallet');
  const { set } = useRecordParams();
  const look = isFiltered
    ? { label: t('records.emptyMoney.clear'), change: { type: undefined, kind: undefined, status: undefined, method: undefined } }
    : { label: t('records.emptyBets.action'), change: { range: '30d', from: undefined, to: undefined } };
  return (
    <EmptyState
      icon="receipt"
      title={isFiltered ? t('records.emptyMoney.filtered') : t('records.emptyMoney.title')}
      text={t('records.emptyMoney.text')}
      action={
        (isFiltered || !isWidest) && (
          <Button variant="secondary" onClick={() => set({ tab: 'money', ...look.change })}>
            {look.label}
          </Button>
        )
      }
    />
  );
}
