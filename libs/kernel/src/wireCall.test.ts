import * as v from 'valibot';
import {
  newIdempotencyKey,
  onWireItemsDropped,
  wireId,
  wireKey,
  wireLine,
  wireList,
  wireMoney,
  wireText,
  wireTime,
  wireUrl,
  wireWord,
} from './wireCall';

const tile = v.object({ id: wireId, name: wireText });
const list = wireList(tile, 3);
const good = (id: string) => ({ id, name: `Game ${id}` });

afterEach(() => onWireItemsDropped(undefined));

test('invalid items are dropped and reported', () => {
  const dropped = jest.fn();
  onWireItemsDropped(dropped);
  expect(v.parse(list, [good('1'), { id: 2 }, null])).toEqual([good('1')]);
  expect(dropped.mock.calls).toEqual([[{ count: 2, reason: 'invalid' }]]);
});

test('L1: items above the cap are dropped and reported', () => {
  const dropped = jest.fn();
  onWireItemsDropped(dropped);
  expect(
    v.parse(
      list,
      Array.from({ length: 10_000 }, (_, id) => good(String(id))),
    ),
  ).toHaveLength(3);
  expect(dropped.mock.calls).toEqual([[{ count: 9_997, reason: 'overflow' }]]);
});

test('items are dropped without a listener too', () => {
  expect(v.parse(list, [good('1'), 'surprise'])).toEqual([good('1')]);
});

test.each([null, {}, 'list', 3, undefined])('%p is not a list', (value) => {
  expect(v.is(list, value)).toBe(false);
});

test.each<{ what: string; schema: v.GenericSchema; value: unknown; fits: boolean }>([
  { what: 'an id as a number', schema: wireId, value: 12345678901234567000, fits: false },
  { what: 'an empty id', schema: wireId, value: '', fits: false },
  { what: 'an id', schema: wireId, value: '12345678901234567890', fits: true },
  { what: 'money as a number', schema: wireMoney, value: 10.5, fits: false },
  { what: 'money', schema: wireMoney, value: '10.50', fits: true },
  { what: 'a text without end', schema: wireText, value: 'x'.repeat(2001), fits: false },
  { what: 'a word', schema: wireWord, value: 'EN', fits: true },
  { what: 'a word without end', schema: wireWord, value: 'x'.repeat(81), fits: false },
  { what: 'a long name in Burmese', schema: wireLine, value: 'မောင်မောင်'.repeat(20), fits: true },
  { what: 'a line without end', schema: wireLine, value: 'x'.repeat(501), fits: false },
  { what: 'an address without end', schema: wireUrl, value: 'x'.repeat(4001), fits: false },
  { what: 'a time', schema: wireTime, value: 1_900_000_000_000, fits: true },
  { what: 'a time that is none', schema: wireTime, value: NaN, fits: false },
  { what: 'a time after all time', schema: wireTime, value: 8.64e15 + 1, fits: false },
  { what: 'a time between milliseconds', schema: wireTime, value: 0.5, fits: false },
  { what: 'a time before time', schema: wireTime, value: -1, fits: false },
])('$what', ({ schema, value, fits }) => {
  expect(v.is(schema, value)).toBe(fits);
});

test('keys are unique version 4 UUIDs', () => {
  const keys = Array.from({ length: 1000 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(v.is(wireKey, key)).toBe(true);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys.map((key) => key[19])).size).toBe(4);
});
