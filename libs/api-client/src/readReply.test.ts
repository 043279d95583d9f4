import { wireCall, wireMoney } from '@parlour/kernel';
import fc from 'fast-check';
import * as v from 'valibot';
import { isAppError } from './errors';
import { readReply } from './readReply';

const call = wireCall({ method: 'GET', path: '/wps/test', access: 'anyone', input: v.object({}), value: v.object({ balance: wireMoney }) });

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.jsonValue().map((value) => JSON.stringify({ success: true, value })),
  fc
    .record({ success: fc.jsonValue(), value: fc.jsonValue(), code: fc.jsonValue(), message: fc.jsonValue() })
    .map((body) => JSON.stringify(body)),
  fc.constantFrom('', 'null', '{}', '[]', '{"success":false}', '{"success":true}', '\uFEFF{}'),
);
const raw = fc.record({
  status: fc.oneof(fc.integer({ min: 100, max: 599 }), fc.constantFrom(200, 401, 403, 429, 503)),
  contentType: fc.oneof(fc.string(), fc.constantFrom('', 'application/json', 'text/html', 'text/plain', 'application/problem+json')),
  retryAfter: fc.oneof(
    fc.constant(null),
    fc.string(),
    fc.nat().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  ),
  text,
});

test('whatever comes back is either the value of the contract or exactly one error, and nothing is thrown', () => {
  fc.assert(
    fc.property(raw, (reply) => {
      const { data, error } = readReply(call, reply);
      if (error) {
        expect(data).toBeUndefined();
        expect(isAppError(error)).toBe(true);
        if (error.kind === 'rateLimited' && error.retryAfterMs !== undefined) expect(error.retryAfterMs).toBeGreaterThanOrEqual(0);
      } else {
        expect(v.is(call.value, data)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the path of a misfit never holds a value', () => {
  const secret = 'hunter2';
  const { error } = readReply(call, {
    status: 200,
    contentType: 'application/json',
    retryAfter: null,
    text: JSON.stringify({ success: true, value: { balance: secret } }),
  });
  expect(error).toEqual({ kind: 'schema', path: 'value.balance' });
  expect(JSON.stringify(error)).not.toContain(secret);
});

test('Retry-After may be a date', () => {
  jest.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00Z') });
  const { error } = readReply(call, { status: 429, contentType: '', retryAfter: 'Tue, 01 Jan 2030 00:00:07 GMT', text: '' });
  expect(error).toEqual({ kind: 'rateLimited', retryAfterMs: 7000 });
  jest.useRealTimers();
});
