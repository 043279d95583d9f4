import { DAY_MS } from '@parlour/kernel/time';
import type { Intent } from '@parlour/submission';
import type { Downline, DownlinePage, DownlineRebates, IncomePage, Kpi, Overview } from '../wire/team';
import type { Transfer, TransferRules } from '../wire/transfer';
import { CONTRACT_TIME } from './contracts';

const money = { bets: '120000.00', netLoss: '4250.50', deposits: '30000.00', withdrawals: '1200.00' };
const figures = { ...money, payouts: '115749.50', activeMembers: 14, newMembers: 2 };

export const overview: Overview = {
  currencySymbol: '₱',
  upline: 'Ramon',
  code: 'AGNES88',
  members: { direct: 11, total: 28, agents: 2 },
  today: { ...figures, income: '960.25' },
  announcements: [{ id: 'n-1', title: 'Dividends are paid on the 3rd', text: 'By noon.', at: CONTRACT_TIME }],
};

/** Figures of seven days; the team wins on the third. */
export const kpi: Kpi = {
  currencySymbol: '₱',
  totals: figures,
  income: { salary: '800.00', dividend: '0.00', hourly: '60.25', rebate: '100.00', total: '960.25' },
  days: [12, 18, 9, 22, 25, 14, 20].map((thousands, index) => ({
    day: `2026-11-${15 + index}`,
    bets: `${thousands}000.00`,
    netLoss: index === 2 ? '-2500.00' : `${thousands * 40}.50`,
    deposits: index === 0 ? '30000.00' : '0.00',
    withdrawals: '0.00',
  })),
};

export function downline(changes: Partial<Downline> = {}): Downline {
  return { memberId: 'm-carlo', name: 'Carlo', username: 'carlo', isAgent: true, joinedAt: CONTRACT_TIME, below: 17, ...money, ...changes };
}

export const player = downline({ memberId: 't-1', name: 'မောင်မောင်ကြီး', username: 'player04', isAgent: false, below: 0 });

export function downlinePage(content: Downline[], changes: Partial<DownlinePage> = {}): DownlinePage {
  return {
    content,
    pageNum: 1,
    totalPages: 1,
    count: content.length,
    currencySymbol: '₱',
    trail: [],
    totals: { ...money, members: 28 },
    ...changes,
  };
}

export const carloRebates: DownlineRebates = {
  memberId: 'm-carlo',
  name: 'Carlo',
  isAgent: true,
  rates: [
    { productType: 'LIVE', rate: '0.55' },
    { productType: 'RNG', rate: '0.80' },
  ],
  granted: [{ productType: 'RNG', rate: '0.60' }],
};

export const ownRates: DownlineRebates['rates'] = [
  { productType: 'LIVE', rate: '0.70' },
  { productType: 'RNG', rate: '1.00' },
];

export const incomePage: IncomePage = {
  content: [
    {
      id: 'i-1',
      kind: 'salary',
      periodFrom: CONTRACT_TIME - DAY_MS,
      periodTo: CONTRACT_TIME,
      gross: '1000.00',
      passedOn: '200.00',
      amount: '800.00',
      paidAt: CONTRACT_TIME,
    },
  ],
  pageNum: 1,
  totalPages: 1,
  currencySymbol: '₱',
};

export const transferRules: TransferRules = {
  currencySymbol: '₱',
  min: '50',
  max: '50000',
  available: '4310.00',
  hasPaymentPassword: true,
};

export function transfer(changes: Partial<Transfer> = {}): Transfer {
  return {
    transferNo: 'T-2611-003051',
    memberId: 'm-carlo',
    name: 'Carlo',
    amount: '500.00',
    currencySymbol: '₱',
    at: CONTRACT_TIME,
    balanceAfter: '3810.00',
    ...changes,
  };
}

/** A transfer with an unknown outcome, as found after a reload. */
export function transferIntent(changes: Partial<Intent> = {}): Intent {
  return {
    key: '0b1c2d3e-0000-4000-8000-000000000001',
    kind: 'agent.transfer',
    player: '200jilif3/carlo',
    content: { memberId: 'm-carlo', name: 'Carlo', amount: '500.00' },
    startedAt: Date.now(),
    state: 'sending',
    ...changes,
  };
}
