import { DAY_MS } from '@parlour/kernel/time';
import { dayOf, shiftDay } from '@parlour/ui/date-range';
import type { BetVendor, DailyReport, HistoryRequest, MoneyRecord } from '../wire/records';
import { ORDER_TIME } from './orders';

export const betVendors: BetVendor[] = [
  { vassalage: 'MESA', displayName: 'Mesa Live', gameTypes: ['LIVE', 'SPORTS'], delayMinutes: 30 },
  { vassalage: 'PALM', displayName: 'Palm Play', gameTypes: ['FISH', 'RNG'], delayMinutes: 0 },
];

export function moneyRecord(changes: Partial<MoneyRecord> = {}): MoneyRecord {
  return {
    recordNo: 'D-2611-000731',
    kind: 'deposit',
    status: 'successful',
    amount: '1000.00',
    currencySymbol: '₱',
    method: 'gopeso',
    label: 'GoPeso',
    account: null,
    at: ORDER_TIME,
    ...changes,
  };
}

/** A week of records that ends today: a win, losses and a deposit. */
export function dailyReport(): DailyReport {
  const results = ['15.50', '-40.00', '0.00', '120.00', '-220.00', '-5.00', '60.00'];
  const quiet = { deposits: '0.00', withdrawals: '0.00', netDeposits: '0.00', stake: '300.00', payout: '0.00', extras: '0.00' };
  const today = dayOf(ORDER_TIME);
  const days = results.map((result, index) => ({ day: shiftDay(today, index - 6), ...quiet, result }));
  const [first] = days;
  if (first) Object.assign(first, { deposits: '1000.00', netDeposits: '1000.00' });
  const total = {
    ...quiet,
    deposits: '1000.00',
    withdrawals: '250.00',
    netDeposits: '750.00',
    stake: '2100.00',
    payout: '2030.50',
    result: '-69.50',
  };
  return { currencySymbol: '₱', days, total };
}

export function historyRequest(changes: Partial<HistoryRequest> = {}): HistoryRequest {
  return {
    requestNo: 'H-2611-000201',
    from: ORDER_TIME - 200 * DAY_MS,
    to: ORDER_TIME - 170 * DAY_MS,
    requestedAt: ORDER_TIME,
    readyAt: ORDER_TIME + DAY_MS,
    status: 'pending',
    ...changes,
  };
}
