import { useRole } from '@parlour/player';
import { useTranslation } from 'react-i18next';
import { useGetMoneyRecordsInfiniteQuery } from '../../../api/recordsApi';
import { MoreFilters } from '../MoreFilters';
import { moneyStatuses, useMoneyFilter } from './useMoneyFilter';

/** Filters money records by status, and by the methods of the orders in the period. */
export function MoneyFilters() {
  const { t } = useTranslation('wallet');
  const { isRealMember } = useRole();
  const filter = useMoneyFilter();
  // The list asks for them.
  const { data } = useGetMoneyRecordsInfiniteQuery(filter, { skip: !isRealMember });
  if (!isRealMember) return null;
  const methods = data?.pages[0]?.methods ?? [];
  return (
    <MoreFilters
      filters={[
        {
          name: 'status',
          label: t('records.status.label'),
          all: t('records.status.all'),
          options: moneyStatuses.map((id) => ({ value: id, label: t(`status.${id}`) })),
          value: filter.status,
        },
        {
          name: 'method',
          label: t('records.method.label'),
          all: t('records.method.all'),
          options: methods.map(({ method: value, name }) => ({ value, label: name })),
          value: filter.method,
        },
      ]}
    />
  );
}
