import { isReplyPathOver, mayHaveHappened, refusal } from './moneyIntent';
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
