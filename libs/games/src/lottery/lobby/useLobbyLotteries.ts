import { useStoredCopy } from '@parlour/api-client';
import { useMemo } from 'react';
import { type Lottery, useGetLotteriesQuery } from '../api/lotteryApi';
import { lotteryCopies } from '../api/lotteryCopies';
import type { LotteryMode } from '../rules/lotteryMode';

/** The lotteries of a mode. If the gateway cannot be reached, they have the names of the last visit and no draws. */
export function useLobbyLotteries(mode: LotteryMode, language: string) {
  const { data, ...query } = useGetLotteriesQuery({ prizeMode: mode, language });
  const copy = useStoredCopy(lotteryCopies[mode], language, data === undefined && query.error !== undefined);
  const known = useMemo(() => copy?.map((lottery): Lottery => ({ ...lottery, draw: null, last: null })), [copy]);
  return { ...query, lotteries: data ?? known };
}
