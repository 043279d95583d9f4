import { account, withdrawRules } from '../mocks/transfers';
import { initialAccount, readiness, readinessIds } from './readiness';

const NOW = 1_000;
const unmet = (...input: [Parameters<typeof readiness>[0], Parameters<typeof readiness>[1]]) =>
  readiness(...input, NOW)
    .filter(({ isMet }) => !isMet)
    .map(({ id }) => id);
const open = { required: '500.00', done: '20.00', games: [], sources: [] };

describe('readiness', () => {
  it('has a row for each need, in the order in which they can be met', () => {
    const asked = withdrawRules({ phoneVerified: true, kycPassed: true, closedUntil: 0 });
    expect(readiness(asked, [account()], NOW).map(({ id }) => id)).toEqual([...readinessIds]);
  });

  it('leaves out what the operator does not ask for', () => {
    const ids = readiness(withdrawRules(), [account()], NOW).map(({ id }) => id);
    expect(ids).toEqual(['real', 'name', 'password', 'account', 'turnover', 'count']);
  });

  it.each([
    ['all is there', withdrawRules(), [account()], []],
    [
      'nothing is there',
      withdrawRules({
        hasPaymentPassword: false,
        remainingToday: 0,
        turnover: open,
        withdrawable: '0.00',
        payeeName: null,
        phoneVerified: false,
        kycPassed: false,
        closedUntil: NOW + 1,
      }),
      [],
      readinessIds.filter((id) => id !== 'real'),
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
    expect(initialAccount([first, preferred], NOW)?.accountId).toBe('b');
    expect(initialAccount([first, { ...preferred, status: 'locked' }], NOW)?.accountId).toBe('a');
    expect(initialAccount([first, { ...preferred, coolingUntil: NOW + 1 }], NOW)?.accountId).toBe('a');
    expect(initialAccount([first, { ...preferred, coolingUntil: NOW }], NOW)?.accountId).toBe('b');
    expect(initialAccount([], NOW)).toBeUndefined();
  });
});
