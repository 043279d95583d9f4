import { compareMoney, type Money } from '@parlour/kernel/money';
import type { Table } from '../../api/discoveryApi';
import type { TableFilters } from './gameListView';

/** True if the table takes the stake and has a place. A table that names no limits or seats is open to any. */
export function tableFits({ minBet, maxBet, freeSeats }: Table, { stake, hasSeats }: TableFilters): boolean {
  if (hasSeats && freeSeats === 0) return false;
  if (stake === undefined) return true;
  return !(minBet && compareMoney(stake, minBet) < 0) && !(maxBet && compareMoney(stake, maxBet) > 0);
}

/** The limits of the tables as stakes to choose from, the lowest first. */
export function stakesOf(tables: readonly Table[]): Money[] {
  const limits = tables.flatMap(({ minBet, maxBet }) => [minBet ?? [], maxBet ?? []].flat());
  return [...new Set(limits)].sort(compareMoney);
}
