import { bigWin } from './bigWin';

const before = { staked: '100.00', won: '80.00' };

test.each([
  ['five times the stake', { staked: '110.00', won: '130.00' }, '50.00'],
  ['more than that', { staked: '100.10', won: '1080.00' }, '1000.00'],
  ['almost five times', { staked: '110.00', won: '129.99' }, undefined],
  ['the stake itself', { staked: '110.00', won: '90.00' }, undefined],
  ['nothing', { staked: '110.00', won: '80.00' }, undefined],
  ['a free round', { staked: '100.00', won: '130.00' }, undefined],
  ['the totals of a new session', { staked: '0.00', won: '0.00' }, undefined],
])('a win of %s', (_, after, amount) => {
  expect(bigWin(before, after)).toBe(amount);
});
