import { wireCall, wireMoney } from '@parlour/kernel/wire-call';
import fc from 'fast-check';
import * as v from 'valibot';
import { isAppError } from '../errors/errors';
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

test('every reply gives either a valid value or exactly one error, and nothing is thrown', () => {
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

const envelope = (fields: object) => JSON.stringify(fields);
const good = envelope({ success: true, value: { balance: '1.00' } });
const no = (code: string | null, value?: unknown) => envelope({ success: false, code, value });
const reply = (text: string, { status = 200, contentType = 'application/json', retryAfter = null as string | null } = {}) =>
  readReply(call, { status, contentType, retryAfter, text });

test.each<[string, () => object, object]>([
  ['a value', () => reply(good), { data: { balance: '1.00' } }],
  ['a value of status 299', () => reply(good, { status: 299 }), { data: { balance: '1.00' } }],
  ['a value as plain text', () => reply(good, { contentType: 'text/plain; charset=utf-8' }), { data: { balance: '1.00' } }],
  ['a value as JSON of a kind', () => reply(good, { contentType: 'application/vnd.api+json' }), { data: { balance: '1.00' } }],
  ['a value without a type', () => reply(good, { contentType: '' }), { data: { balance: '1.00' } }],
  ['a page', () => reply(good, { contentType: 'text/html' }), { error: { kind: 'malformed' } }],
  ['a type that only contains JSON', () => reply(good, { contentType: 'x/application/json' }), { error: { kind: 'malformed' } }],
  ['a type that only begins like JSON', () => reply(good, { contentType: 'application/jsonx' }), { error: { kind: 'malformed' } }],
  ['no JSON', () => reply('{'), { error: { kind: 'malformed' } }],
  ['no envelope', () => reply('[]'), { error: { kind: 'schema', path: 'success' } }],
  ['nothing', () => reply(''), { error: { kind: 'schema', path: 'value' } }],
  ['another value', () => reply(envelope({ success: true, value: { balance: 1 } })), { error: { kind: 'schema', path: 'value.balance' } }],
  ['a refusal', () => reply(no('BELOW_MIN', { min: '1' })), { error: { kind: 'business', code: 'BELOW_MIN', value: { min: '1' } } }],
  ['a refusal without details', () => reply(no('BELOW_MIN', null)), { error: { kind: 'business', code: 'BELOW_MIN', value: undefined } }],
  ['a refusal without a code', () => reply(no(null)), { error: { kind: 'business', code: 'UNKNOWN', value: undefined } }],
  [
    'a refusal in the gateway’s own words',
    () => reply(envelope({ success: false, code: 'E_742', message: 'Line one\n\u202eline two' })),
    { error: { kind: 'business', code: 'E_742', value: undefined, message: 'Line one line two' } },
  ],
  [
    'a refusal in too many words',
    () => reply(envelope({ success: false, code: 'E_742', message: 'x'.repeat(500) })),
    { error: { kind: 'business', code: 'E_742', value: undefined, message: 'x'.repeat(300) } },
  ],
  ['a call that the gateway does not have', () => reply(no('ABSENT'), { status: 404 }), { error: { kind: 'absent' } }],
  ['a refusal of the prototype', () => reply(no('constructor')), { error: { kind: 'business', code: 'constructor', value: undefined } }],
  ['TOKEN_EXPIRED', () => reply(no('TOKEN_EXPIRED')), { error: { kind: 'unauthorised' } }],
  ['NOT_LOGGED_IN', () => reply(no('NOT_LOGGED_IN')), { error: { kind: 'unauthorised' } }],
  ['LOGGED_OUT', () => reply(no('LOGGED_OUT')), { error: { kind: 'unauthorised' } }],
  ['MAINTENANCE', () => reply(no('MAINTENANCE'), { status: 503 }), { error: { kind: 'maintenance' } }],
  ['MAINTENANCE as 200', () => reply(no('MAINTENANCE')), { error: { kind: 'maintenance' } }],
  ['REGION', () => reply(no('REGION'), { status: 403 }), { error: { kind: 'region' } }],
  ['503', () => reply('', { status: 503 }), { error: { kind: 'http', status: 503 } }],
  [
    '503 that succeeds',
    () => reply(envelope({ success: true, code: 'REGION' }), { status: 503 }),
    { error: { kind: 'http', status: 503 } },
  ],
  ['199', () => reply(good, { status: 199 }), { error: { kind: 'http', status: 199 } }],
  ['300', () => reply(good, { status: 300 }), { error: { kind: 'http', status: 300 } }],
  ['401', () => reply(good, { status: 401 }), { error: { kind: 'unauthorised' } }],
  ['429', () => reply('', { status: 429 }), { error: { kind: 'rateLimited' } }],
  ['429 with a wait', () => reply('', { status: 429, retryAfter: '7' }), { error: { kind: 'rateLimited', retryAfterMs: 7000 } }],
  [
    '429 with a wait of two digits',
    () => reply('', { status: 429, retryAfter: '12' }),
    { error: { kind: 'rateLimited', retryAfterMs: 12_000 } },
  ],
  [
    '429 with a wait that is over',
    () => reply('', { status: 429, retryAfter: 'Tue, 01 Jan 2030 00:00:07 GMT' }),
    { error: { kind: 'rateLimited' } },
  ],
  ['429 with words', () => reply('', { status: 429, retryAfter: 'soon' }), { error: { kind: 'rateLimited' } }],
  ['429 with a number before words', () => reply('', { status: 429, retryAfter: '7b' }), { error: { kind: 'rateLimited' } }],
  ['429 with a number after words', () => reply('', { status: 429, retryAfter: 'b7' }), { error: { kind: 'rateLimited' } }],
  ['429 with a number in words', () => reply('', { status: 429, retryAfter: 'a7b' }), { error: { kind: 'rateLimited' } }],
])('reliability N4, N5: %s', (_, ask, expected) => {
  const outcome = ask();
  expect(outcome).toMatchObject(expected);
  expect(Object.keys(outcome)).toEqual(Object.keys(expected));
});

test('a missing optional value becomes null, because the cache treats undefined as missing', () => {
  const silent = wireCall({ ...call, value: v.nullish(v.unknown()) });
  expect(readReply(silent, { status: 200, contentType: '', retryAfter: null, text: '' })).toEqual({ data: null });
});

test('the path of an invalid field never contains a value', () => {
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
