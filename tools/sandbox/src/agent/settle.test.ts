import type { Tier } from '@parlour/agent/wire';
import { adoptCountries } from '@parlour/kernel';
import type { AgentNode } from '../db/schema/team';
import { yieldOf, grossOf } from './grossOf';
import type { Play } from './readPlay';
import { rebateGross } from './rebateGross';
import { share } from './settlePeriod';

const tier = (changes: Partial<Tier>): Tier => ({
  productType: 'RNG',
  betAtLeast: '1000.00',
  netLossAtLeast: null,
  activeMembers: 2,
  rate: '1',
  rateUnit: 'percent',
  ...changes,
});
const play = (memberId: string, stake: string, payout = '0.00', productType: Play['productType'] = 'RNG'): Play => ({
  memberId,
  productType,
  stake,
  payout,
});
const team = [play('a', '600.00'), play('b', '900.55', '400.00')];

test.each<[string, Tier[], Play[], string]>([
  ['one tier reached', [tier({})], team, '15.00'],
  ['truncated to cents, never rounded up', [tier({ rate: '0.33' })], team, '4.95'],
  [
    'only the highest tier reached',
    [tier({}), tier({ betAtLeast: '1500.00', rate: '2' }), tier({ betAtLeast: '2000.00', rate: '9' })],
    team,
    '30.01',
  ],
  ['too few active members', [tier({ activeMembers: 3 })], team, '0.00'],
  ['a fixed amount', [tier({ rateUnit: 'fixed', rate: '250.00' })], team, '250.00'],
  ['a share of the net loss', [tier({ netLossAtLeast: '1000.00', rate: '10' })], team, '110.05'],
  ['a net loss that is too small', [tier({ netLossAtLeast: '1200.00', rate: '10' })], team, '0.00'],
  ['all products together', [tier({ productType: 'ALL' })], [...team, play('a', '1000.00', '0.00', 'LIVE')], '25.00'],
  ['a tier for one product beside a tier for all', [tier({}), tier({ productType: 'ALL', rate: '0.5' })], team, '22.50'],
  ['another product', [tier({ productType: 'LIVE' })], team, '0.00'],
  [
    'a team that won',
    [tier({ netLossAtLeast: '0.00', betAtLeast: '0.00', rate: '10' })],
    [play('a', '10.00', '90.00'), play('b', '1.00')],
    '0.00',
  ],
  ['no bets', [tier({ betAtLeast: '0.00', activeMembers: 0 })], [], '0.00'],
])('product 4.5: the yield of a contract: %s', (_, tiers, rows, expected) => {
  expect(yieldOf(tiers, rows, '₱')).toBe(expected);
});

describe('currencies of other countries', () => {
  const currency = { code: 'XXX', symbolPlace: 'after', otherNames: [], namesBefore: [] } as const;
  const country = { code: 'XX', names: { EN: 'Elsewhere' }, dialingCode: '1', timeZone: 'Asia/Manila', languages: ['EN'] };
  beforeAll(() =>
    adoptCountries([
      { ...country, code: 'XX', currency: { ...currency, symbol: '₫', decimals: 0 } },
      { ...country, code: 'XY', currency: { ...currency, symbol: 'KD', decimals: 3 } },
    ]),
  );

  test.each([
    ['₫', '4'],
    ['₱', '4.95'],
    ['KD', '4.951'],
  ])('agents earn amounts of the currency: %s', (symbol, expected) => {
    const rate = '0.33';
    const nodes = [node('a', '/a/', null)];
    const gross = grossOf(nodes, [play('a', '1500.55')], { contracts: new Map([['a', [tier({ rate, activeMembers: 1 })]]]), symbol });
    const rebate = rebateGross(nodes, [play('a', '1500.55')], { rates: [{ memberId: 'a', productType: 'RNG', rate }], symbol });
    expect([Number(gross.get('a')), Number(rebate.get('a'))]).toEqual([Number(expected), Number(expected)]);
  });
});

const node = (memberId: string, path: string, uplineId: string | null): AgentNode => ({ memberId, merchant: 'm', uplineId, path });
const nodes = [
  node('top', '/top/', null),
  node('mid', '/top/mid/', 'top'),
  node('low', '/top/mid/low/', 'mid'),
  node('low2', '/top/low2/', 'top'),
];

test('the team is the agent and everybody below, without other branches', () => {
  const rows = [play('low', '500.00'), play('mid', '500.00'), play('low2', '5000.00')];
  const gross = grossOf(nodes, rows, {
    contracts: new Map([
      ['mid', [tier({})]],
      ['gone', [tier({})]],
    ]),
    symbol: '₱',
  });
  expect([...gross]).toEqual([['mid', '10.00']]);
});

test('each agent keeps the own gross less that of the direct downlines, never less than zero', () => {
  const gross = new Map([
    ['top', '10.00'],
    ['mid', '12.00'],
    ['low', '5.00'],
  ]);
  expect(share(nodes, gross)).toEqual([
    { memberId: 'top', gross: '10.00', passedOn: '12.00', amount: '0.00' },
    { memberId: 'mid', gross: '12.00', passedOn: '5.00', amount: '7.00' },
    { memberId: 'low', gross: '5.00', passedOn: '0.00', amount: '5.00' },
    { memberId: 'low2', gross: '0.00', passedOn: '0.00', amount: '0.00' },
  ]);
});

test('a bet earns every agent above a rebate, each at the own rate', () => {
  const rates = [
    { memberId: 'top', productType: 'RNG' as const, rate: '1.00' },
    { memberId: 'mid', productType: 'RNG' as const, rate: '0.80' },
    { memberId: 'low', productType: 'RNG' as const, rate: '0.50' },
  ];
  const gross = rebateGross(nodes, [play('low', '1000.00'), play('low', '9.99', '0.00', 'LIVE')], { rates, symbol: '₱' });
  expect(Object.fromEntries(gross)).toEqual({ top: '10.00', mid: '8.00', low: '5.00' });
});
