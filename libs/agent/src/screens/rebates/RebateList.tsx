import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import type { DownlineRebates } from '../../wire/team';
import { usePercent } from './usePercent';

type RebateListProps = { rows: readonly DownlineRebates[]; onOpen: (memberId: string) => void };

/** Lists direct downlines with their rates. A tap opens the rates for editing. */
export function RebateList({ rows, onOpen }: RebateListProps) {
  const { t } = useTranslation('agent');
  const percent = usePercent();
  const text = (rates: DownlineRebates['rates']) =>
    rates.map(({ productType, rate }) => `${t(`product.${productType}`)} ${percent(rate)}`).join(' · ');
  return (
    <ListGroup title={t('rebate.downlines')}>
      {rows.map(({ memberId, name, isAgent, rates }) => (
        <ListRow
          key={memberId}
          as="button"
          icon={isAgent ? 'users' : 'user'}
          title={<bdi>{name}</bdi>}
          text={rates.length > 0 ? text(rates) : t('rebate.none')}
          onClick={() => onOpen(memberId)}
        />
      ))}
    </ListGroup>
  );
}
