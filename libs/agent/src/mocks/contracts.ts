import { DAY_MS } from '@parlour/kernel/time';
import type { Contract, Terms, Tier } from '../wire';

export const CONTRACT_TIME = Date.UTC(2026, 10, 18, 6);

export function tier(changes: Partial<Tier> = {}): Tier {
  return {
    productType: 'RNG',
    betAtLeast: '100000.00',
    netLossAtLeast: null,
    activeMembers: 5,
    rate: '0.8',
    rateUnit: 'percent',
    ...changes,
  };
}

export function terms(tiers: Tier[] = [tier()], changes: Partial<Terms> = {}): Terms {
  return { tiers, text: 'Only the highest step counts.', textVersion: '2026.2', effectiveAt: null, ...changes };
}

const steps = [
  tier(),
  tier({ betAtLeast: '400000.00', activeMembers: 10, rate: '1.2' }),
  tier({ productType: 'LIVE', rate: '1500.00', rateUnit: 'fixed' }),
];

/** Returns a contract, by default a new daily salary offer. */
export function contract(changes: Partial<Contract> = {}): Contract {
  return {
    kind: 'salary',
    status: 'new',
    version: 'S-1',
    upline: 'Agnes',
    currencySymbol: '₱',
    offer: terms(steps),
    current: null,
    upcoming: null,
    answeredAt: null,
    downlineAbove: null,
    history: [{ version: 'S-1', event: 'offered', at: CONTRACT_TIME }],
    ...changes,
  };
}

export const activeContract = contract({
  status: 'active',
  version: null,
  offer: null,
  current: terms(steps),
  answeredAt: CONTRACT_TIME,
  history: [
    { version: 'S-1', event: 'accepted', at: CONTRACT_TIME },
    { version: 'S-1', event: 'offered', at: CONTRACT_TIME - DAY_MS },
  ],
});

/** The active contract with a change that was accepted and starts in a week. */
export const upcomingContract = contract({
  ...activeContract,
  status: 'upcoming',
  upcoming: terms([tier({ rate: '0.9' }), tier({ betAtLeast: '400000.00', activeMembers: 10, rate: '1.5' })], {
    effectiveAt: Date.now() + 7 * DAY_MS,
  }),
});

export const changedContract = contract({
  kind: 'dividend',
  status: 'changed',
  version: 'D-2',
  current: terms([
    tier({ productType: 'FISH', netLossAtLeast: '20000.00', betAtLeast: '80000.00', rate: '5' }),
    tier({ productType: 'ALL', netLossAtLeast: '100000.00', betAtLeast: '500000.00', activeMembers: 10, rate: '10' }),
  ]),
  offer: terms([
    tier({ productType: 'FISH', netLossAtLeast: '20000.00', betAtLeast: '60000.00', rate: '6' }),
    tier({ productType: 'ALL', netLossAtLeast: '100000.00', betAtLeast: '500000.00', activeMembers: 12, rate: '9' }),
    tier({ productType: 'ALL', netLossAtLeast: '400000.00', betAtLeast: '2000000.00', activeMembers: 30, rate: '14' }),
  ]),
});

export const endingContract = contract({
  kind: 'hourly',
  status: 'cancellation',
  version: 'H-2',
  offer: null,
  current: terms(),
  downlineAbove: { downline: 'Carlo', productType: 'RNG', rate: '0.5', rateUnit: 'percent' },
});

export const noContract = contract({ status: 'none', version: null, upline: null, offer: null, history: [] });
