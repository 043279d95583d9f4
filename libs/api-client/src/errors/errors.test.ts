import { errorCode, type AppError, isAppError, isOutcomeUnknown } from './errors';

test.each<[AppError, string]>([
  [{ kind: 'http', status: 502 }, 'HTTP-502'],
  [{ kind: 'schema', path: 'value.balance' }, 'SCHEMA value.balance'],
  [{ kind: 'business', code: 'METHOD_DOWN', value: { secret: 1 } }, 'METHOD_DOWN'],
  [{ kind: 'schema', path: '' }, 'SCHEMA'],
  [{ kind: 'timeout' }, 'TIMEOUT'],
])('%j has a code for support', (error, code) => {
  expect(errorCode(error)).toBe(code);
});

test('an unknown error has a code too', () => {
  expect(errorCode(new Error('surprise'))).toBe('UNKNOWN');
});

test.each<[AppError, boolean]>([
  [{ kind: 'timeout' }, true],
  [{ kind: 'network' }, true],
  [{ kind: 'malformed' }, true],
  [{ kind: 'schema', path: '' }, true],
  [{ kind: 'http', status: 500 }, true],
  [{ kind: 'http', status: 499 }, false],
  [{ kind: 'http', status: 404 }, false],
  [{ kind: 'maintenance' }, false],
  [{ kind: 'region' }, false],
  [{ kind: 'offline' }, false],
  [{ kind: 'insecure' }, false],
  [{ kind: 'rateLimited' }, false],
  [{ kind: 'unauthorised' }, false],
  [{ kind: 'business', code: 'BELOW_MIN' }, false],
])('product 3, money result rule: after %j the outcome is unknown: %s', (error, isUnknown) => {
  expect(isOutcomeUnknown(error)).toBe(isUnknown);
});

test.each([
  [{ kind: 'timeout' }, true],
  [{ kind: 1 }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ['timeout', false],
  [Object.assign(() => undefined, { kind: 'timeout' }), false],
])('%p is an AppError: %s', (error, isOurs) => {
  expect(isAppError(error)).toBe(isOurs);
});
