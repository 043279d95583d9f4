import { Chip, ChipRow } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import { useGetVendorsQuery } from '../../api/homeApi';
import { type GameOrder, gameOrders } from '../../rules/list/gameOrders';
import { useCatalogScope } from '../../hooks/useCatalogScope';

export type SortFieldProps = { value?: GameOrder; onChange: (order?: GameOrder) => void };

/** The sort order of the games. Hidden when the gateway offers fewer than two (product 4.3). */
export function SortField({ value = 'popular', onChange }: SortFieldProps) {
  const { t } = useTranslation('games');
  const { data } = useGetVendorsQuery(useCatalogScope());
  const offered = gameOrders.filter((order) => data?.sorts.includes(order));
  if (offered.length < 2) return null;

  return (
    <ChipRow label={t('center.sort')}>
      {offered.map((order) => (
        <Chip key={order} selected={order === value} onClick={() => onChange(order === 'popular' ? undefined : order)}>
          {t(`center.order.${order}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}
