import { depositMethod, depositMethods } from '../../mocks/transfers';
import { initialMethod, lastOf, methodGroupIds, orderMethods } from './MethodList';

const names = (lastMethodId?: string) => orderMethods(depositMethods, lastMethodId).map(({ name }) => name);

describe('orderMethods', () => {
  it('product 4.6: the groups are E-wallet, QR, Bank, Other; methods that are down come last', () => {
    expect(methodGroupIds).toEqual(['ewallet', 'qr', 'bank', 'other']);
    expect(names()).toEqual(['PalmPay', 'Isla QR', 'Bay Bank', 'Reef Pay']);
  });

  it('product 4.6: the last used method comes first, unless it is down', () => {
    expect(names('baybank')).toEqual(['Bay Bank', 'PalmPay', 'Isla QR', 'Reef Pay']);
    expect(names('reefpay')).toEqual(['PalmPay', 'Isla QR', 'Bay Bank', 'Reef Pay']);
  });

  it("does not change the gateway's list", () => {
    expect(depositMethods[1]?.name).toBe('Isla QR');
  });
});

describe('initialMethod', () => {
  it.each([
    [['baybank', 'islaqr'], 'baybank'],
    [[null, 'islaqr'], 'islaqr'],
    [['reefpay', undefined], 'palmpay'],
    [['gone'], 'palmpay'],
    [[], 'palmpay'],
  ])('of the wanted methods %j, chooses %s', (wanted, methodId) => {
    expect(initialMethod(depositMethods, ...wanted)?.methodId).toBe(methodId);
  });

  it('chooses none when every method is down', () => {
    expect(initialMethod(depositMethods.filter(({ health }) => health === 'down'))).toBeUndefined();
  });
});

describe('lastOf', () => {
  const [first, second, ...others] = depositMethods;
  const by = (method: typeof first, amount: string, at: number) => [{ ...depositMethod(method), last: { amount, channelId: null, at } }];

  it('is the newest deposit of all methods', () => {
    const methods = [...by(first, '500.00', 1), ...by(second, '300.00', 2), ...others];
    expect(lastOf(methods)).toEqual({ methodId: 'islaqr', channelId: undefined, amount: '300.00' });
  });

  it('is nothing before the first deposit', () => expect(lastOf(depositMethods)).toBeUndefined());
});
