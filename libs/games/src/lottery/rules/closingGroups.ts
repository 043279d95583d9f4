import type { Numero } from '../api/lotteryApi';
import { type DrawPhase, drawPhase } from './drawPhase';

const minuteMs = 60_000;
/** How many of the lotteries that close next are shown as large cards. */
const shownNext = 3;

/** The groups of the lobby in their order: those that take bets by the time left, then the others by their phase. */
const groups = ['next', 'soon', 'hour', 'later', 'drawing', 'closed', 'unknown'] as const;

export type ClosingGroup = (typeof groups)[number];

type WithDraw = Pick<Numero, 'draw'>;

/** The lotteries that take bets, the one that closes next first. */
export function byClosing<Item extends WithDraw>(lotteries: readonly Item[], now: number): Item[] {
  return lotteries
    .filter((lottery) => drawPhase(lottery, now).is === 'open')
    .sort((a, b) => (a.draw?.closesAt ?? 0) - (b.draw?.closesAt ?? 0));
}

/** Groups lotteries by the time at which they close. Groups without any are left out. */
export function closingGroups<Item extends WithDraw>(lotteries: readonly Item[], now: number): { id: ClosingGroup; lotteries: Item[] }[] {
  const open = byClosing(lotteries, now);
  const next = open.slice(0, shownNext);
  const sorted = [...open, ...lotteries.filter((lottery) => !open.includes(lottery)).sort(byOpening)];
  const groupOf = (lottery: Item) => (next.includes(lottery) ? 'next' : phaseGroup(drawPhase(lottery, now)));
  return groups
    .map((id) => ({ id, lotteries: sorted.filter((lottery) => groupOf(lottery) === id) }))
    .filter((group) => group.lotteries.length > 0);
}

function phaseGroup(phase: DrawPhase): ClosingGroup {
  if (phase.is !== 'open') return phase.is;
  if (phase.msLeft <= 10 * minuteMs) return 'soon';
  return phase.msLeft <= 60 * minuteMs ? 'hour' : 'later';
}

function byOpening(a: WithDraw, b: WithDraw): number {
  return (a.draw?.opensAt ?? 0) - (b.draw?.opensAt ?? 0);
}
