import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lottery } from '../api/lotteryApi';

export type RecentLotteriesProps = { lotteries: readonly Lottery[]; children: (lottery: Lottery) => ReactElement };

/** The lotteries played last; nothing where there are none. */
export function RecentLotteries({ lotteries, children: card }: RecentLotteriesProps) {
  const { t } = useTranslation('games');
  if (lotteries.length === 0) return null;
  return (
    <section aria-label={t('lottery.recent')}>
      <Stack gap={3}>
        <SectionTitle title={t('lottery.recent')} icon="history" />
        {lotteries.map(card)}
      </Stack>
    </section>
  );
}
