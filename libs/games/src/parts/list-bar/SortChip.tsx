import { SelectChip } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import { useVendorReply } from '../../hooks/useVendorReply';
import { type GameOrder, gameOrders } from '../../rules/list/gameListView';

export type SortChipProps = { value: GameOrder | undefined; onChange: (order: GameOrder | undefined) => void };

/** The sort order of a list. Hidden when the gateway offers fewer than two (product 4.3); until it says so, the line keeps the room. */
export function SortChip({ value = 'popular', onChange }: SortChipProps) {
  const { t } = useTranslation('games');
  const { data, isLoading } = useVendorReply();
  const offered = gameOrders.filter((order) => (isLoading ? order === value : data?.sorts.includes(order)));
  if (!isLoading && offered.length < 2) return null;

  return (
    <SelectChip
      label={t('center.sort')}
      options={offered.map((order) => ({ value: order, label: t(`center.order.${order}`) }))}
      value={value}
      onChange={(chosen) => onChange(offered.find((order) => order === chosen && order !== 'popular'))}
    />
  );
}
