import type { Bet, BetTotals } from '../wire/records';
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
    detailsFollow: false,
    ...changes,
  };
}

export const betTotals: BetTotals = { count: 2, stake: '30.00', validStake: '20.00', payout: '25.50', net: '-4.50' };

/** A lottery bet with a chase of three draws: one is lost, one is closed for bets, one can be cancelled. */
export function lotteryBet(now: number): Bet {
  const draw = { multiplier: 1, stake: '20.00', payout: '0.00', result: null };
  return bet({
    orderId: 'B-2611-000777',
    gameName: 'Lucky Dice 5 Minutes',
    gameType: 'LOTT',
    status: 'open',
    settledAt: null,
    stake: '60.00',
    validStake: '20.00',
    payout: '0.00',
    net: '0.00',
    lottery: {
      playTypeName: 'Size',
      numbers: [['Big']],
      unit: '10.00',
      multiplier: 2,
      rebate: '0.00',
      subOrders: [
        {
          ...draw,
          subOrderId: 'S-1',
          drawNo: '001',
          status: 'lost',
          closesAt: now - 400_000,
          drawsAt: now - 300_000,
          result: ['1', '2', '3'],
        },
        { ...draw, subOrderId: 'S-2', drawNo: '002', status: 'open', closesAt: now - 1000, drawsAt: now + 9000 },
        { ...draw, subOrderId: 'S-3', drawNo: '003', status: 'open', closesAt: now + 290_000, drawsAt: now + 300_000 },
      ],
    },
  });
}
