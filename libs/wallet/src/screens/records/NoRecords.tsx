import { Button } from '@parlour/ui/button';
import { EmptyState, type EmptyStateProps } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useRecordParams } from './recordParams';

export type NoRecordsProps = Pick<EmptyStateProps, 'icon' | 'title'> & {
  isFiltered: boolean;
  /** True if no wider range exists. */
  isWidest: boolean;
  /** The query parameters of the filters. */
  filters: readonly string[];
  /** The tab stays, also when a filter had chosen it. */
  tab?: string;
};

/** The empty state of a range: offers to clear the filters or widen the range (product decision 4.8). */
export function NoRecords({ icon, title, isFiltered, isWidest, filters, tab }: NoRecordsProps) {
  const { t } = useTranslation('wallet');
  const { set } = useRecordParams();
  const look = isFiltered
    ? { label: t('records.empty.clear'), change: Object.fromEntries(filters.map((name) => [name, undefined])) }
    : { label: t('records.empty.widen'), change: { range: '30d', from: undefined, to: undefined } };
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={t('records.empty.text')}
      action={
        (isFiltered || !isWidest) && (
          <Button variant="secondary" onClick={() => set({ ...(tab && { tab }), ...look.change })}>
            {look.label}
          </Button>
        )
      }
    />
  );
}
