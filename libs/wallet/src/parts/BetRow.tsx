import { ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Bet } from '../wire/bet';
import { Result } from './Result';
import { useAmountText } from './useAmountText';
import { useWhen } from './useWhen';
import styles from './BetRow.module.css';

/** One bet: what, when, how much, and how it came out; leads to its detail. */
export function BetRow({ bet, symbol }: { bet: Bet; symbol: string }) {
  const { t } = useTranslation('wallet');
  const when = useWhen();
  const amountText = useAmountText(symbol);
  const [query] = useSearchParams();
  const search = new URLSearchParams(query);
  search.set('bet', bet.orderId);

  return (
    <ListRow
      as={Link}
      to={`?${search.toString()}`}
      state={{ isOverList: true }}
      title={bet.gameName}
      text={[when.time(bet.placedAt), bet.vendorName].filter(Boolean).join(' · ')}
      end={
        <span className={styles.end}>
          {bet.status === 'settled' ? <Result net={bet.net} symbol={symbol} /> : t(`bet.status.${bet.status}`)}
          <span className={styles.stake}>{t('bet.staked', { amount: amountText(bet.stake) })}</span>
        </span>
      }
    />
  );
}
