import { wageringOf } from './wagering';

const paid = { received: '500.00', bonus: '250.00' };

test.each([
  ['a multiple of the bonus', { turnoverTimes: '8' }, paid, '2000.00'],
  ['a multiple of the bonus, by its name', { turnoverTimes: '8', turnoverBase: 'bonus' }, paid, '2000.00'],
  ['a multiple of deposit and bonus', { turnoverTimes: '8', turnoverBase: 'depositAndBonus' }, paid, '6000.00'],
  ['cents, never rounded up', { turnoverTimes: '1.5' }, { received: '0', bonus: '0.33' }, '0.49'],
  ['nothing without a bonus', { turnoverTimes: '8', turnoverBase: 'depositAndBonus' }, { received: '500.00', bonus: '0' }, '0.00'],
] as const)('a bonus asks for %s', (_what, rule, amounts, stake) => {
  expect(wageringOf(rule, amounts)).toBe(stake);
});
