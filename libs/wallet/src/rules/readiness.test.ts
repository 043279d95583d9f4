import { account, withdrawRules } from '../mocks/transfers';
import { initialAccount, readiness, readinessIds } from './readiness';

const NOW = 1_000;
const unmet = (...input: [Parameters<typeof readiness>[0], Parameters<typeof readiness>[1]]) =>
  readiness(...input, NOW)
    .filter(({ isMet }) => !isMet)
    .map(({ id }) => id);
const open = { required: '500.00', done: '20.00', games: [], sources: [] };

describe('readiness', () => {
  it('lists every requirement in the order in which the player can meet them', () => {
    const asked = withdrawRules({ phoneVerified: true, kycPassed: true, closedUntil: 0 });
    expect(readiness(asked, [account()], NOW).map(({ id }) => id)).toEqual([...readinessIds]);
  });

  it('leaves out requirements that the operator does not have', () => {
    const ids = readiness(withdrawRules(), [account()], NOW).map(({ id }) => id);
    expect(ids).toEqual(['real', 'name', 'password', 'account', 'turnover', 'count']);
  });

  it.each([
    ['every requirement is met', withdrawRules(), [account()], []],
    [
      'no requirement is met',
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
    ['an account under review cannot receive money', withdrawRules(), [account({ status: 'review' })], ['account']],
    ['a missing turnover counts as met', withdrawRules({ turnover: null }), [account()], []],
    ['an incomplete turnover is unmet', withdrawRules({ turnover: open, withdrawable: '0.00' }), [account()], ['turnover']],
    [
      'an incomplete turnover is met when part of the balance can be withdrawn',
      withdrawRules({ turnover: open, withdrawable: '900.00' }),
      [account()],
      [],
    ],
  ])('%s', (...[, rules, accounts, expected]) => {
    expect(unmet(rules, accounts)).toEqual(expected);
  });
});

describe('initialAccount', () => {
  it('is the default account, or the first usable one when the default cannot receive money', () => {
    const first = account({ accountId: 'a', isDefault: false });
    const preferred = account({ accountId: 'b' });
    expect(initialAccount([first, preferred], NOW)?.accountId).toBe('b');
    expect(initialAccount([first, { ...preferred, status: 'locked' }], NOW)?.accountId).toBe('a');
    expect(initialAccount([first, { ...preferred, coolingUntil: NOW + 1 }], NOW)?.accountId).toBe('a');
    expect(initialAccount([first, { ...preferred, coolingUntil: NOW }], NOW)?.accountId).toBe('b');
    expect(initialAccount([], NOW)).toBeUndefined();
  });
});
