import type { ContractKind, Tier } from '@parlour/agent/wire';
import { inKyat, tiersOf } from './tiers';

/** A request of an upline to an agent, with the agent's answer. */
export type ContractOffer = {
  version: string;
  memberId: string;
  uplineId: string;
  kind: ContractKind;
  request: 'NEW' | 'CHANGE' | 'CANCEL';
  tiers: Tier[] | null;
  textVersion: string;
  offeredAt: number;
  effectiveAt: number | null;
  answer?: 'accepted' | 'rejected' | 'withdrawn';
  answeredAt?: number;
};

const dayMs = 24 * 3_600_000;

/** Below 0.5 % the agent would pay Carlo more than the upline pays. */
const hourlyOfAgnes = [...tiersOf('RNG', 'percent', [[20_000, 3, '0.4']]), ...tiersOf('LIVE', 'fixed', [[50_000, 5, '120.00']])];
const hourlyOfCarlo = tiersOf('RNG', 'percent', [[20_000, 3, '0.5']]);

const salary = [
  ...tiersOf('LIVE', 'percent', [
    [100_000, 5, '0.4'],
    [500_000, 12, '0.55'],
  ]),
  ...tiersOf('RNG', 'percent', [
    [100_000, 5, '0.8'],
    [400_000, 10, '1'],
    [1_000_000, 25, '1.2'],
  ]),
  ...tiersOf('SPORTS', 'fixed', [
    [200_000, 8, '1500.00'],
    [600_000, 15, '5200.00'],
  ]),
];
const dividend = (rates: [string, string, string]) => [
  ...tiersOf('FISH', 'percent', [[80_000, 4, rates[0], 20_000]]),
  ...tiersOf('ALL', 'percent', [
    [500_000, 10, rates[1], 100_000],
    [2_000_000, 30, rates[2], 400_000],
  ]),
];
const changedDividend = [
  ...tiersOf('FISH', 'percent', [[60_000, 4, '6', 20_000]]),
  ...tiersOf('ALL', 'percent', [
    [500_000, 10, '8', 100_000],
    [2_000_000, 25, '12', 400_000],
    [5_000_000, 60, '15', 1_000_000],
  ]),
];

/**
 * In the Philippines Ramon pays Agnes, and Agnes pays Carlo; in Myanmar Zaw pays Kyaw, and Kyaw pays Thiri. Carlo has an offer
 * and a change to answer, Agnes is asked to end a contract, and Kyaw has one of each. Carlo offered Bea three contracts: she
 * rejected one, one has ended, and one was withdrawn.
 */
export function contractOffers(now: number): ContractOffer[] {
  const ask = (from: string, to: string, kind: ContractKind) => ({
    uplineId: `m-${from}`,
    memberId: `m-${to}`,
    kind,
    textVersion: '2026.2',
  });
  const accepted = (daysAgo: number) => ({
    offeredAt: now - (daysAgo + 1) * dayMs,
    answer: 'accepted' as const,
    answeredAt: now - daysAgo * dayMs,
    effectiveAt: now - daysAgo * dayMs,
  });
  const rejected = (daysAgo: number) => ({ ...accepted(daysAgo), answer: 'rejected' as const });
  const withdrawn = (daysAgo: number) => ({ ...accepted(daysAgo), answer: 'withdrawn' as const });
  const open = (daysAgo: number) => ({ offeredAt: now - daysAgo * dayMs, effectiveAt: now + 7 * dayMs });
  return [
    { ...ask('ramon', 'agnes', 'salary'), ...accepted(90), version: 'S-26-0101', request: 'NEW', tiers: salary },
    { ...ask('ramon', 'agnes', 'dividend'), ...accepted(90), version: 'D-26-0102', request: 'NEW', tiers: dividend(['7', '10', '14']) },
    { ...ask('ramon', 'agnes', 'hourly'), ...accepted(60), version: 'H-26-0103', request: 'NEW', tiers: hourlyOfAgnes },
    { ...ask('ramon', 'agnes', 'hourly'), ...open(1), version: 'H-26-0190', request: 'CANCEL', tiers: null },
    { ...ask('agnes', 'carlo', 'salary'), ...open(2), version: 'S-26-0201', request: 'NEW', tiers: salary },
    { ...ask('agnes', 'carlo', 'dividend'), ...accepted(45), version: 'D-26-0202', request: 'NEW', tiers: dividend(['5', '8.5', '11']) },
    { ...ask('agnes', 'carlo', 'dividend'), ...open(1), version: 'D-26-0291', request: 'CHANGE', tiers: changedDividend },
    { ...ask('agnes', 'carlo', 'hourly'), ...accepted(30), version: 'H-26-0203', request: 'NEW', tiers: hourlyOfCarlo },
    {
      ...ask('carlo', 'bea', 'salary'),
      ...rejected(20),
      version: 'S-26-0211',
      request: 'NEW',
      tiers: tiersOf('RNG', 'percent', [[100_000, 5, '0.3']]),
    },
    { ...ask('carlo', 'bea', 'dividend'), ...accepted(70), version: 'D-26-0212', request: 'NEW', tiers: dividend(['2', '4', '6']) },
    { ...ask('carlo', 'bea', 'dividend'), ...accepted(15), version: 'D-26-0213', request: 'CANCEL', tiers: null, effectiveAt: null },
    {
      ...ask('carlo', 'bea', 'hourly'),
      ...withdrawn(10),
      version: 'H-26-0214',
      request: 'NEW',
      tiers: tiersOf('RNG', 'percent', [[20_000, 3, '0.2']]),
    },
    { ...ask('zaw', 'kyaw', 'salary'), ...open(2), version: 'S-26-0301', request: 'NEW', tiers: inKyat(salary) },
    {
      ...ask('zaw', 'kyaw', 'dividend'),
      ...accepted(45),
      version: 'D-26-0302',
      request: 'NEW',
      tiers: inKyat(dividend(['5', '8.5', '11'])),
    },
    { ...ask('zaw', 'kyaw', 'dividend'), ...open(1), version: 'D-26-0391', request: 'CHANGE', tiers: inKyat(changedDividend) },
    { ...ask('zaw', 'kyaw', 'hourly'), ...accepted(60), version: 'H-26-0303', request: 'NEW', tiers: inKyat(hourlyOfAgnes) },
    { ...ask('zaw', 'kyaw', 'hourly'), ...open(1), version: 'H-26-0390', request: 'CANCEL', tiers: null },
    { ...ask('kyaw', 'thiri', 'hourly'), ...accepted(30), version: 'H-26-0403', request: 'NEW', tiers: inKyat(hourlyOfCarlo) },
  ];
}
