import type { WireReply } from '@parlour/kernel/wire-call';
import type { lotteryWire } from '../../wire/lottery';

type Wire = typeof lotteryWire;
type WireLottery = WireReply<Wire['getLotteries']>['list'][number];
type WireSubOrder = WireReply<Wire['cancelSubOrder']>;
type WirePlay = WireReply<Wire['getLotteryPlay']>;

const minuteMs = 60_000;

/** A lottery whose draw closes in two minutes. Pass only the fields that the test is about. */
export function buildLottery(own: Partial<WireLottery> = {}): WireLottery {
  const now = Date.now();
  return {
    nodeId: 'l1',
    gameName: 'Fast Three',
    gameCode: 'fast-three',
    vassalage: 'SUWERTE',
    groupId: 'fast',
    draw: { drawNo: '0123', opensAt: now - minuteMs, closesAt: now + 2 * minuteMs, drawsAt: now + 2 * minuteMs + 5000 },
    last: { drawNo: '0122', numbers: ['3', '8', '0'], drawnAt: now - minuteMs },
    ...own,
  };
}

const optionsOf = (digits: string) => [...digits].map((digit) => ({ id: digit, label: digit }));

/** A row of ten digits, which has quick picks. */
export const tenDigits = optionsOf('0123456789');

/** A short row: queries by role are faster with few buttons. */
const digits = optionsOf('12578');

/** Two play types: two digits in their places, and three digits in any order. */
export function buildPlay(own: Partial<WirePlay> = {}): WirePlay {
  return {
    currencySymbol: '₱',
    units: ['1.00', '10.00'],
    maxRebate: '5.00',
    maxMultiplier: 99,
    maxDraws: 5,
    playTypes: [
      {
        playTypeId: 'straight',
        name: 'Straight',
        help: 'Both digits in their places.',
        rule: 'product',
        choose: null,
        rows: [
          { label: 'Tens', options: digits },
          { label: 'Units', options: digits },
        ],
        odds: '95.00',
        maxHits: 1,
        maxStake: '100.00',
      },
      {
        playTypeId: 'box',
        name: 'Any order',
        help: 'Three digits.',
        rule: 'choose',
        choose: 3,
        rows: [{ label: 'Digits', options: digits }],
        odds: '158.00',
        maxHits: 1,
        maxStake: '100.00',
      },
    ],
    ...own,
  };
}

export function buildSubOrder(own: Partial<WireSubOrder> = {}): WireSubOrder {
  const now = Date.now();
  return {
    subOrderId: 's1',
    orderId: 'B-1',
    nodeId: 'l1',
    gameName: 'Fast Three',
    drawNo: '0123',
    playTypeName: 'Straight',
    picks: [['1'], ['2']],
    bets: 1,
    unit: '1.00',
    multiplier: 1,
    stake: '1.00',
    rebate: '0.00',
    payout: '0.00',
    status: 'open',
    placedAt: now,
    closesAt: now + minuteMs,
    drawsAt: now + minuteMs,
    result: null,
    ...own,
  };
}

export const placedSlip = { slipId: 'slip-1', nodeId: 'l1', drawNo: '0123', draws: 1, stake: '1.00', placedAt: 1, orderIds: ['B-1'] };
