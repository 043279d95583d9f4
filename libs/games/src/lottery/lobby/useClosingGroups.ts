import { useState } from 'react';
import { useIsUsed } from '../../hooks/useIsUsed';
import type { Lottery } from '../api/lotteryApi';
import { type ClosingGroup, closingGroups } from '../rules/closingGroups';
import { drawPhase } from '../rules/drawPhase';

type Groups = { id: ClosingGroup; lotteries: Lottery[] }[];
type Shown = { lotteries?: Lottery[]; menuGroup?: string; groups?: Groups };

/** A tap is over by then. */
const tapMs = 1000;

/**
 * The lotteries of a group of the menu (empty for all) by the time at which they close; undefined while they load. They are grouped when the
 * gateway tells of new draws and when one that closes next has closed, not at each second, so that no lottery moves away from a finger in between.
 * On a page that nobody uses, a lottery that has closed stays in its place, and so it does during the first tap.
 */
export function useClosingGroups(lotteries: Lottery[] | undefined, menuGroup: string, now: number): Groups | undefined {
  const [last, setLast] = useState<Shown>({});
  const [usedAt, setUsedAt] = useState<number>();
  const isUsed = useIsUsed();
  if (isUsed && usedAt === undefined) setUsedAt(now);
  const mayMove = usedAt !== undefined && now > usedAt + tapMs;
  const isSame = last.lotteries === lotteries && last.menuGroup === menuGroup;
  const next = last.groups?.find(({ id }) => id === 'next')?.lotteries ?? [];
  if (isSame && !(mayMove && next.some((lottery) => drawPhase(lottery, now).is !== 'open'))) return last.groups;
  const shown = lotteries?.filter(({ groupId }) => menuGroup === '' || groupId === menuGroup);
  const groups = shown && closingGroups(shown, now);
  setLast({ lotteries, menuGroup, groups });
  return groups;
}
