import { type DepositBudget, noBudget, passedBudget, usedOf, withDeposit } from './depositBudget';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 21);
const begun = (amount: string, hoursAgo: number) => ({ orderNo: `${amount}@${hoursAgo}`, amount, at: now - hoursAgo * HOUR });
const budget = (changes: Partial<DepositBudget>): DepositBudget => ({ day: null, week: null, begun: [], ...changes });

test.each<[what: string, changes: Partial<DepositBudget>, amount: string, passed: object | undefined]>([
  ['without a budget, no deposit exceeds it', {}, '1000000.00', undefined],
  ['a deposit equal to the budget does not exceed it', { day: '500.00' }, '500.00', undefined],
  ['a deposit one centavo over the budget exceeds it', { day: '500.00' }, '500.01', { period: 'day', budget: '500.00', total: '500.01' }],
  ['earlier deposits within the period count', { day: '500.00', begun: [begun('400', 23)] }, '200', { period: 'day', total: '600.00' }],
  ['deposits older than the period do not count', { day: '500.00', begun: [begun('400', 24)] }, '200', undefined],
  [
    'the weekly budget counts deposits of the last 7 days',
    { week: '500.00', begun: [begun('400', 167)] },
    '200',
    { period: 'week', total: '600.00' },
  ],
  ['the weekly budget ignores deposits older than 7 days', { week: '500.00', begun: [begun('400', 168)] }, '200', undefined],
  ['when both budgets are exceeded, the larger excess is reported', { day: '500.00', week: '100.00' }, '600', { period: 'week' }],
  ['a deposit dated in the future still counts', { day: '500.00', begun: [begun('400', -48)] }, '200', { period: 'day' }],
])('product 4.21, soft budget: %s', (_, changes, amount, passed) => {
  const found = passedBudget(budget(changes), amount, now);
  if (passed) expect(found).toMatchObject(passed);
  else expect(found).toBeUndefined();
});

test('an order counts once, and deposits older than a week are dropped', () => {
  const order = begun('100', 0);
  const twice = withDeposit(withDeposit(budget({ begun: [begun('50', 200)] }), order), order);
  expect(twice.begun).toEqual([order]);
  expect(usedOf(twice, 'day', now)).toBe('100.00');
});

test('deposits within a week add up; the first one is dropped after a week', () => {
  const [first, second, third] = [begun('100', 168), begun('50', 1), begun('20', 0)];
  const atFirst = withDeposit(noBudget, first);
  expect(atFirst).toEqual({ day: null, week: null, begun: [first] });
  expect(withDeposit(withDeposit(atFirst, second), third).begun).toEqual([second, third]);
});
