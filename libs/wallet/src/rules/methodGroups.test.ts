import { depositMethod, depositMethods } from '../mocks/transfers';
import { initialMethod, methodGroupIds, methodGroups } from './methodGroups';

const names = (lastMethodId?: string, methods = depositMethods) =>
  methodGroups(methods, lastMethodId).map(({ id, methods: group }) => `${id}: ${group.map(({ name }) => name).join(', ')}`);

describe('methodGroups', () => {
  it('product 4.6: E-wallet, QR, Bank, Other; what is down stands last', () => {
    expect(methodGroupIds).toEqual(['ewallet', 'qr', 'bank', 'other']);
    expect(names()).toEqual(['ewallet: PalmPay, Reef Pay', 'qr: Isla QR', 'bank: Bay Bank']);
    expect(names('reefpay')).toEqual(['ewallet: PalmPay, Reef Pay', 'qr: Isla QR', 'bank: Bay Bank']);
  });

  it('the one used last comes first in its group', () => {
    expect(names('b', [depositMethod({ methodId: 'a', name: 'A' }), depositMethod({ methodId: 'b', name: 'B' })])).toEqual([
      'ewallet: B, A',
    ]);
  });
});

describe('initialMethod', () => {
  it.each([
    [['baybank', 'islaqr'], 'baybank'],
    [[null, 'islaqr'], 'islaqr'],
    [['reefpay', undefined], 'palmpay'],
    [['gone'], 'palmpay'],
    [[], 'palmpay'],
  ])('%j → %s', (wanted, methodId) => {
    expect(initialMethod(depositMethods, ...wanted)?.methodId).toBe(methodId);
  });

  it('none when everything is down', () => {
    expect(initialMethod([depositMethod({ health: 'down' })])).toBeUndefined();
  });
});
