import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { Skeleton } from '@parlour/ui/skeleton';
import { type ReactElement, type ReactNode, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lottery } from '../api/lotteryApi';
import { LotteryFailure } from '../parts/LotteryFailure';
import { useLotteryTime } from '../parts/LotteryTime';
import type { ClosingGroup } from '../rules/closingGroups';
import styles from './LotteryGroups.module.css';
import { useClosingGroups } from './useClosingGroups';

type LotteryGroupsProps = {
  /** Undefined while they load and after a failure. */
  groups?: readonly { id: ClosingGroup; lotteries: readonly Lottery[] }[] | undefined;
  error?: unknown;
  isBusy: boolean;
  onRetry: () => void;
  /** Draws a lottery that closes next, by its place among them. */
  card: (lottery: Lottery, place: number) => ReactElement;
  /** Draws any other. */
  row: (lottery: Lottery, place: number) => ReactElement;
};

export type ClosingLotteriesProps = Omit<LotteryGroupsProps, 'groups'> & {
  /** Undefined while they load and after a failure. */
  lotteries?: Lottery[] | undefined;
  /** A group of the menu; empty for all. */
  menuGroup: string;
};

/** The lotteries by the time at which they close. It renders at each second, its groups only when they or their rows change. */
export function ClosingLotteries({ lotteries, menuGroup, ...props }: ClosingLotteriesProps) {
  return <SteadyGroups {...props} groups={useClosingGroups(lotteries, menuGroup, useLotteryTime())} />;
}

/** The lotteries by the time at which they close, or a skeleton, an error or an empty state. */
function LotteryGroups({ groups, error, isBusy, onRetry, card, row }: LotteryGroupsProps) {
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

const SteadyGroups = memo(LotteryGroups);

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
