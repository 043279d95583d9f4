import { levelQuery } from '../screens/TeamLevel';
import { transferAmount, rebateLimits, typedRate } from './teamLimits';

describe('transfer amount', () => {
  const limits = { min: '50', max: '50000', available: '4310.00', currencySymbol: '₱' };
  test.each([
    ['50', { value: '50.00' }],
    ['4310', { value: '4310.00' }],
    ['100.', { value: '100.00' }],
    ['₱1,000.00', { value: '1000.00' }],
    ['၁၀၀', { value: '100.00' }],
    ['100,50', { problem: 'format' }],
    ['0,5', { problem: 'format' }],
    ['1.000,50', { problem: 'format' }],
    ['1e3', { problem: 'format' }],
    ['-500', { problem: 'format' }],
    ['', { problem: 'empty' }],
    ['1e9', { problem: 'format' }],
    ['49.99', { problem: 'belowMin' }],
    ['-60', { problem: 'format' }],
    ['4310.01', { problem: 'aboveAvailable' }],
    ['50000.01', { problem: 'aboveAvailable' }],
  ])('reads %s', (text, expected) => expect(transferAmount(text, limits)).toEqual(expected));
  test('the maximum limits an amount that the balance covers', () => {
    expect(transferAmount('50000.01', { ...limits, available: '90000.00' })).toEqual({ problem: 'aboveMax' });
  });
});

describe('rebate rates', () => {
  test("a rate lies between the rate that the downline grants and the agent's own rate", () => {
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
    ['.5', 'belowMin'],
    ['0,7', 'format'],
    ['၀.၇', undefined],
    ['NaN', 'format'],
  ])('the rate %s has the problem %s', (text, problem) => expect(typedRate(text, { min: '0.60', max: '1.00' }).problem).toBe(problem));
});

test('going to another level keeps the date range and drops the search', () => {
  const address = new URLSearchParams('range=7d&of=a&q=x');
  expect(levelQuery(address, 'b').search).toBe('range=7d&of=b');
  expect(levelQuery(address).search).toBe('range=7d');
});
