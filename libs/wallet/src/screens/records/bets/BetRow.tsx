import { useAmountText, useDateFormat } from '@parlour/merchant';
import { ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Bet } from '../../../wire/bet';
import { Result } from '../../../parts/Result';
import styles from './BetRow.module.css';

/** A row for one bet: game, time, stake and result. It links to the details. */
export function BetRow({ bet, symbol }: { bet: Bet; symbol: string }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useAmountText(symbol);
  const [query] = useSearchParams();
  const search = new URLSearchParams(query);
  search.set('bet', bet.orderId);

  return (
    <ListRow
      as={Link}
      to={`?${search.toString()}`}
      replace
      title={bet.gameName}
      text={[dates.time(bet.placedAt), bet.vendorName].filter(Boolean).join(' · ')}
      end={
        <span className={styles.end}>
          {bet.status === 'settled' ? <Result net={bet.net} symbol={symbol} /> : t(`bet.status.${bet.status}`)}
          <span className={styles.stake}>{t('bet.staked', { amount: amountText(bet.stake) })}</span>
        </span>
      }
    />
  );
}
