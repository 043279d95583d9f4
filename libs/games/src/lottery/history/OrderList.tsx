import { EmptyState } from '@parlour/ui/empty-state';
import { Skeleton } from '@parlour/ui/skeleton';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubOrder } from '../api/lotteryApi';
import { LotteryFailure } from '../parts/LotteryFailure';
import styles from './OrderList.module.css';

export type OrderListProps = {
  /** Undefined while they load and after a failure. */
  orders?: readonly SubOrder[];
  error?: unknown;
  isBusy: boolean;
  onRetry: () => void;
  children: (order: SubOrder) => ReactElement;
};

/** A list of bets, or a skeleton, an error or an empty state. */
export function OrderList({ orders, error, isBusy, onRetry, children: row }: OrderListProps) {
  const { t } = useTranslation('games');
  if (!orders) {
    if (error !== undefined) return <LotteryFailure title={t('lottery.betsFailed')} error={error} isBusy={isBusy} onRetry={onRetry} />;
    return [1, 2, 3].map((place) => <Skeleton key={place} shape="row" />);
  }
  if (orders.length === 0) return <EmptyState icon="ticket" title={t('lottery.noBets')} />;
  return <ul className={styles.list}>{orders.map(row)}</ul>;
}
