import * as v from 'valibot';
import { type DepositIntent, isReplyPathOver, mayHaveHappened, moneyIntent, newIntent, refusal } from './moneyIntent';
import { depositIntent } from '../mocks/intents';

describe('mayHaveHappened', () => {
  it.each([
    [{ kind: 'timeout' }, true],
    [{ kind: 'network' }, true],
    [{ kind: 'offline' }, true],
    [{ kind: 'malformed' }, true],
    [{ kind: 'schema', path: 'value.orderNo' }, true],
    [{ kind: 'http', status: 502 }, true],
    [undefined, true],
    [new Error('?'), true],
    [{ kind: 'http', status: 404 }, false],
    [{ kind: 'business', code: 'BELOW_MIN' }, false],
    [{ kind: 'rateLimited' }, false],
    [{ kind: 'unauthorised' }, false],
    [{ kind: 'maintenance' }, false],
    [{ kind: 'insecure' }, false],
  ])('%j: %s', (error, expected) => {
    expect(mayHaveHappened(error)).toBe(expected);
  });
});

describe('isReplyPathOver', () => {
  const intent = depositIntent({ startedAt: 1_000_000 });

  it('product 3: not before the 30 s for money and a margin are over', () => {
    expect(isReplyPathOver(intent, 1_000_000 + 30_000)).toBe(false);
    expect(isReplyPathOver(intent, 1_000_000 + 40_000)).toBe(false);
    expect(isReplyPathOver(intent, 1_000_000 + 40_001)).toBe(true);
  });

  it('a clock that was set back does not keep a player waiting for ever', () => {
    expect(isReplyPathOver(intent, 1_000_000 - 3_600_000)).toBe(true);
  });
});

describe('refusal', () => {
  it('gives code and details, whatever shape they have', () => {
    expect(refusal({ kind: 'business', code: 'OPEN_ORDER', value: { orderNo: 'D-1' } })).toEqual({
      code: 'OPEN_ORDER',
      value: { orderNo: 'D-1' },
    });
    expect(refusal({ kind: 'business', code: 'UNKNOWN', value: 'text' })).toEqual({ code: 'UNKNOWN', value: {} });
    expect(refusal({ kind: 'timeout' })).toBeUndefined();
  });
});

describe('an intent that is kept', () => {
  const wish = { kind: 'deposit', player: 'maria', via: 'GoPeso', input: { methodId: 'gopeso', amount: '500.00' } } as const;
  const key = '00000000-0000-4000-8000-000000000000';
  const kept = { ...wish, key, startedAt: 1, state: 'unknown' };

  it('begins now, under a key of its own, as being sent', () => {
    const [first, second] = [newIntent<DepositIntent>(wish), newIntent<DepositIntent>(wish)];
    expect(first).toMatchObject({ ...wish, state: 'sending' });
    expect(Math.abs(first.startedAt - Date.now())).toBeLessThan(60_000);
    expect(first.key).not.toBe(second.key);
    expect(v.is(moneyIntent, first)).toBe(true);
  });

  it.each<readonly [string, object]>([
    ['a deposit', kept],
    ['a deposit that is sent', { ...kept, state: 'sending' }],
    ['a deposit that never came', { ...kept, state: 'absent' }],
    ['a withdrawal', { ...kept, kind: 'withdrawal', input: { accountId: 'a', amount: '1.00' } }],
    ['a transfer', { ...kept, kind: 'transfer', input: { fromId: 'a', toId: 'b', amount: '1.00' } }],
    ...['sending', 'unknown', 'absent'].flatMap((state) => [
      [`a withdrawal ${state}`, { ...kept, state, kind: 'withdrawal', input: { accountId: 'a', amount: '1.00' } }] as const,
      [`a transfer ${state}`, { ...kept, state, kind: 'transfer', input: { fromId: 'a', toId: 'b', amount: '1.00' } }] as const,
    ]),
  ])('%s comes back', (_, intent) => {
    expect(v.safeParse(moneyIntent, intent)).toMatchObject({ success: true, output: intent });
  });

  it.each([
    ['of another kind', { ...kept, kind: 'gift' }],
    ['without a key', { ...kept, key: '1' }],
    ['of nobody', { ...kept, player: undefined }],
    ['with an amount that is none', { ...kept, input: { ...wish.input, amount: 500 } }],
    ['without a way', { ...kept, input: { amount: '500.00' } }],
    ['in no state', { ...kept, state: 'done' }],
    ['of no time', { ...kept, startedAt: 'now' }],
    ['without its input', { ...kept, input: undefined }],
  ])('one %s does not', (_, intent) => {
    expect(v.is(moneyIntent, intent)).toBe(false);
  });

  it('a transaction password is never part of it', () => {
    const withdrawal = { ...kept, kind: 'withdrawal', input: { accountId: 'a', amount: '1.00', paymentPassword: '246810' } };
    expect(JSON.stringify(v.parse(moneyIntent, withdrawal))).not.toContain('246810');
  });
});
