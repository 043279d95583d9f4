import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { Skeleton } from '@parlour/ui/skeleton';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lottery } from '../api/lotteryApi';
import { LotteryFailure } from '../parts/LotteryFailure';
import type { ClosingGroup } from '../rules/closingGroups';
import styles from './LotteryGroups.module.css';

export type LotteryGroupsProps = {
  /** Undefined while they load and after a failure. */
  groups?: readonly { id: ClosingGroup; lotteries: readonly Lottery[] }[];
  error?: unknown;
  isBusy: boolean;
  onRetry: () => void;
  /** Draws a lottery that closes next, by its place among them. */
  card: (lottery: Lottery, place: number) => ReactElement;
  /** Draws any other. */
  row: (lottery: Lottery, place: number) => ReactElement;
};

/** The lotteries by the time at which they close, or a skeleton, an error or an empty state. */
export function LotteryGroups({ groups, error, isBusy, onRetry, card, row }: LotteryGroupsProps) {
  const { t } = useTranslation('games');
  if (!groups) {
    if (error !== undefined) return <LotteryFailure title={t('lottery.failed')} error={error} isBusy={isBusy} onRetry={onRetry} />;
    return [1, 2, 3, 4].map((place) => <Skeleton key={place} shape="block" ratio="5/2" />);
  }
  if (groups.length === 0) return <EmptyState icon="ticket" title={t('lottery.none')} />;
  return groups.map(({ id, lotteries }) => (
    <LotterySection key={id} title={t(`lottery.closing.${id}`)}>
      {id === 'next' ? (
        <div className={styles.cards}>{lotteries.map(card)}</div>
      ) : (
        <ListGroup layout="columns">{lotteries.map(row)}</ListGroup>
      )}
    </LotterySection>
  ));
}

/** A titled part of the lobby. */
export function LotterySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <SectionTitle id={id} title={title} />
        {children}
      </Stack>
    </section>
  );
}
