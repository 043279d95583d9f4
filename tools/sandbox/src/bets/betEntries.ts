import { compareMoney } from '@parlour/kernel';
import type { Bet } from '../db/schema/play';
import type { Entry, Move } from '../ledger/postEntries';

/** Books the stake and the win of a settled bet as two entries: the balance must cover the stake before the win is added. */
export function betEntries({
  orderId,
  memberId,
  stake,
  payout,
  placedAt,
}: Pick<Bet, 'orderId' | 'memberId' | 'stake' | 'payout' | 'placedAt'>): Entry[] {
  const entry = (kind: string, player: string, games: string): Entry => {
    const moves: Move[] = [
      { role: 'player', memberId, amount: player },
      { role: 'games', amount: games },
    ];
    return { kind, reference: orderId, at: placedAt, moves };
  };
  const staked = entry('bet.stake', `-${stake}`, stake);
  return compareMoney(payout, '0') > 0 ? [staked, entry('bet.payout', payout, `-${payout}`)] : [staked];
}
