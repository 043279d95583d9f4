import { useAmountText, useDateFormat } from '@parlour/merchant';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import type { VipMine } from '../../wire/vipWire';

type VipHistoryProps = { history: VipMine['history']; symbol: string };

/** Lists past level changes, newest first. */
export function VipHistory({ history, symbol }: VipHistoryProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const dates = useDateFormat();
  if (history.length === 0) return null;
  return (
    <ListGroup title={t('vip.history')}>
      {history.map(({ id, at, event, title, amount }) => (
        <ListRow
          key={id}
          title={t(`vip.event.${event}`, { title })}
          text={dates.full(at)}
          end={amount === null ? undefined : amountText(amount)}
        />
      ))}
    </ListGroup>
  );
}
