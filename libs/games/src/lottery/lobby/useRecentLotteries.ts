import { useIsLoggedIn } from '@parlour/player/session';
import { type Lottery, useGetRecentLotteriesQuery, useGetVnRecentQuery } from '../api/lotteryApi';
import { lotteryLimits } from '../rules/lotteryLimits';
import type { LotteryMode } from '../rules/lotteryMode';

type Options = { mode: LotteryMode; language: string; withVietnam: boolean; lotteries: Lottery[] | undefined };

/** The last six lotteries that the player played and that are still offered (product 4.1). */
export function useRecentLotteries({ mode, language, withVietnam, lotteries = [] }: Options): Lottery[] {
  const isLoggedIn = useIsLoggedIn();
  const { data: own = [] } = useGetRecentLotteriesQuery({ mode, language }, { skip: !isLoggedIn });
  const { data: vietnam = [] } = useGetVnRecentQuery({ language }, { skip: !isLoggedIn || !withVietnam });
  if (!isLoggedIn) return [];
  const ids = [...new Set([...own, ...(withVietnam ? vietnam : [])])];
  return ids.flatMap((id) => lotteries.find(({ nodeId }) => nodeId === id) ?? []).slice(0, lotteryLimits.recent);
}
