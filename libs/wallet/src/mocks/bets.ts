import type { Bet, BetTotals } from '../wire/bet';
import { ORDER_TIME } from './orders';

export function bet(changes: Partial<Bet> = {}): Bet {
  return {
    orderId: 'B-1',
    roundId: 'R-77',
    gameName: 'Ruby Rush',
    vassalage: 'PALM',
    vendorName: 'Palm Play',
    gameType: 'RNG',
    placedAt: ORDER_TIME,
    settledAt: ORDER_TIME + 2000,
    stake: '10.00',
    validStake: '10.00',
    payout: '25.50',
    net: '15.50',
    status: 'settled',
    ...changes,
  };
}

export const betTotals: BetTotals = { count: 2, stake: '30.00', validStake: '20.00', payout: '25.50', net: '-4.50' };
