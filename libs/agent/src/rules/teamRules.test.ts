import { levelQuery } from '../parts/levelQuery';
import { rebateLimits, rebateProblem } from './rebateLimits';
import { dayOf, midnight, rangeProblem, rangeQuery, readTeamRange } from './teamRange';
import { transferAmount } from './transferAmount';

const now = new Date(2026, 10, 21, 9).getTime();

describe('ranges (product 3)', () => {
  test.each([
    ['range=today', '2026-11-21', '2026-11-21'],
    ['range=yesterday', '2026-11-20', '2026-11-20'],
    ['range=7d', '2026-11-15', '2026-11-21'],
    ['range=30d', '2026-10-23', '2026-11-21'],
    ['range=custom&from=2026-11-01&to=2026-11-05', '2026-11-01', '2026-11-05'],
    ['range=custom&from=x', '2026-11-21', '2026-11-21'],
    ['range=__proto__', '2026-11-21', '2026-11-21'],
    ['', '2026-11-21', '2026-11-21'],
  ])('%s', (query, fromDay, toDay) => {
    const range = readTeamRange(new URLSearchParams(query), now);
    expect(range).toMatchObject({ fromDay, toDay, from: midnight(fromDay), to: midnight(toDay, 1) });
    expect(readTeamRange(new URLSearchParams(rangeQuery(range)), now)).toEqual(range);
  });

  test.each([
    ['', '2026-11-01', 'missing'],
    ['2026-02-30', '2026-11-01', 'missing'],
    ['2026-11-05', '2026-11-01', 'reversed'],
    ['2026-11-05', '2026-11-22', 'future'],
    ['2026-08-01', '2026-08-02', 'tooOld'],
    ['2026-10-01', '2026-11-01', 'tooLong'],
    ['2026-10-02', '2026-11-01', undefined],
  ])('%s to %s: %s', (from, to, problem) => {
    expect(rangeProblem(from, to, now)).toBe(problem);
  });

  test('a day is written as the calendar does', () => expect(dayOf(now)).toBe('2026-11-21'));
});

describe('amounts to send', () => {
  const limits = { min: '50', max: '50000', available: '4310.00' };
  test.each([
    ['50', { amount: '50.00' }],
    ['4310', { amount: '4310.00' }],
    ['100.', { amount: '100.00' }],
    ['', { problem: 'empty' }],
    ['1e9', { problem: 'empty' }],
    ['49.99', { problem: 'belowMin' }],
    ['-60', { problem: 'belowMin' }],
    ['4310.01', { problem: 'aboveAvailable' }],
    ['50000.01', { problem: 'aboveMax' }],
  ])('%s', (text, expected) => expect(transferAmount(text, limits)).toEqual(expected));
});

describe('rebates', () => {
  test('the limits are the own rate and what the downline grants', () => {
    const own = [{ productType: 'RNG' as const, rate: '1.00' }];
    expect(rebateLimits(own, { rates: [], granted: [{ productType: 'RNG', rate: '0.60' }] })).toEqual([
      { productType: 'RNG', rate: '0.00', min: '0.60', max: '1.00' },
    ]);
  });
  test.each([
    ['0.6', undefined],
    ['1', undefined],
    ['1.01', 'aboveMax'],
    ['0.59', 'belowMin'],
    ['', 'format'],
    ['.5', 'format'],
    ['NaN', 'format'],
  ])('%s: %s', (text, problem) => expect(rebateProblem(text, { min: '0.60', max: '1.00' })).toBe(problem));
});

test('another level keeps the range and drops the search', () => {
  const address = new URLSearchParams('range=7d&of=a&q=x');
  expect(levelQuery(address, 'b').search).toBe('range=7d&of=b');
  expect(levelQuery(address).search).toBe('range=7d');
});
