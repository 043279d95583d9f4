import { useState } from 'react';
import type { Lottery } from '../api/lotteryApi';
import { type ClosingGroup, closingGroups } from '../rules/closingGroups';

type Groups = { id: ClosingGroup; lotteries: Lottery[] }[];
type Shown = { lotteries?: Lottery[]; menuGroup?: string; groups?: Groups };

/**
 * The lotteries of a group of the menu (empty for all) by the time at which they close; undefined while they load. They are grouped when the
 * gateway tells of new draws, not at each second, so that no lottery moves away from a finger in between.
 */
export function useClosingGroups(lotteries: Lottery[] | undefined, menuGroup: string, now: number): Groups | undefined {
  const [last, setLast] = useState<Shown>({});
  if (last.lotteries === lotteries && last.menuGroup === menuGroup) return last.groups;
  const shown = lotteries?.filter(({ groupId }) => menuGroup === '' || groupId === menuGroup);
  const groups = shown && closingGroups(shown, now);
  setLast({ lotteries, menuGroup, groups });
  return groups;
}
