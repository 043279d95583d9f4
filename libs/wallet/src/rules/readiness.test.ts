import { account, withdrawRules } from '../mocks/transfers';
import { initialAccount, readiness, readinessIds } from './readiness';

const unmet = (...input: Parameters<typeof readiness>) =>
  readiness(...input)
    .filter(({ isMet }) => !isMet)
    .map(({ id }) => id);
const open = { required: '500.00', done: '20.00', sources: [] };

describe('readiness', () => {
  it('has a row for each need, in the order in which they can be met', () => {
    expect(readiness(withdrawRules(), [account()]).map(({ id }) => id)).toEqual([...readinessIds]);
  });

  it.each([
    ['all is there', withdrawRules(), [account()], []],
    [
      'nothing is there',
      withdrawRules({ hasPaymentPassword: false, remainingToday: 0, turnover: open, withdrawable: '0.00' }),
      [],
      [...readinessIds],
    ],
    ['an account under review cannot receive', withdrawRules(), [account({ status: 'review' })], ['account']],
    ['the gateway gives no turnover', withdrawRules({ turnover: null }), [account()], []],
    ['turnover is open', withdrawRules({ turnover: open, withdrawable: '0.00' }), [account()], ['turnover']],
    ['turnover is open but a part is free', withdrawRules({ turnover: open, withdrawable: '900.00' }), [account()], []],
  ])('%s', (...[, rules, accounts, expected]) => {
    expect(unmet(rules, accounts)).toEqual(expected);
  });
});

describe('initialAccount', () => {
  it('is the default one that can receive', () => {
    const first = account({ accountId: 'a', isDefault: false });
    const preferred = account({ accountId: 'b' });
    expect(initialAccount([first, preferred])?.accountId).toBe('b');
    expect(initialAccount([first, { ...preferred, status: 'locked' }])?.accountId).toBe('a');
    expect(initialAccount([])).toBeUndefined();
  });
});
