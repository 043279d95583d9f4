import { useIsLoggedIn } from '@parlour/player/session';
import { useState } from 'react';
import { useElapsed } from '../../hooks/useElapsed';
import { timings } from '../../rules/limits';
import { type Lottery, useGetRecentLotteriesQuery, useGetVnRecentQuery } from '../api/lotteryApi';
import { lotteryLimits } from '../rules/lotteryLimits';
import type { LotteryMode } from '../rules/lotteryMode';

type Options = { mode: LotteryMode; language: string; withVietnam: boolean; lotteries: Lottery[] | undefined };

type Shown = {
  recent: Lottery[];
  /** The lotteries of the list; undefined while it waits. */
  listed: Lottery[] | undefined;
  /** The recent ones came after the list. */
  isLate: boolean;
};

/**
 * The last six lotteries that the player played and that are still offered (product 4.1). They stand above the list, which waits for them a while;
 * if they come later, below it, so that nothing moves.
 */
export function useRecentLotteries({ mode, language, withVietnam, lotteries }: Options): Shown {
  const isLoggedIn = useIsLoggedIn();
  const { data: own = [], isLoading: isOwnLoading } = useGetRecentLotteriesQuery({ mode, language }, { skip: !isLoggedIn });
  const { data: vietnam = [], isLoading: isVietnamLoading } = useGetVnRecentQuery({ language }, { skip: !isLoggedIn || !withVietnam });
  const isLoading = isOwnLoading || isVietnamLoading;
  const isPatienceOver = useElapsed(timings.recentWait);
  const [isLate, setLate] = useState(false);
  if (isLoading && isPatienceOver && lotteries && !isLate) setLate(true);
  if (!isLoggedIn) return { recent: [], listed: lotteries, isLate };
  if (isLoading && !isLate) return { recent: [], listed: undefined, isLate };
  const ids = [...new Set([...own, ...(withVietnam ? vietnam : [])])];
  const recent = ids.flatMap((id) => lotteries?.find(({ nodeId }) => nodeId === id) ?? []).slice(0, lotteryLimits.recent);
  return { recent, listed: lotteries, isLate };
}
