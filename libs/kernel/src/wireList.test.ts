import * as v from 'valibot';
import { onWireItemsDropped, wireList } from './wireList';
import { wireId, wireMoney, wireText, wireTime } from './wireMoney';

const tile = v.object({ id: wireId, name: wireText });
const list = wireList(tile, 3);
const good = (id: string) => ({ id, name: `Game ${id}` });

afterEach(() => onWireItemsDropped(undefined));

test('items that do not fit are left out and told', () => {
  const dropped = jest.fn();
  onWireItemsDropped(dropped);
  expect(v.parse(list, [good('1'), { id: 2 }, null])).toEqual([good('1')]);
  expect(dropped.mock.calls).toEqual([[{ count: 2, reason: 'invalid' }]]);
});

test('L1: no more than the cap are kept, and the rest is told', () => {
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

test('nobody needs to listen', () => {
  expect(v.parse(list, [good('1'), 'surprise'])).toEqual([good('1')]);
});

test.each([null, {}, 'list', 3, undefined])('%p is no list', (value) => {
  expect(v.is(list, value)).toBe(false);
});

test.each<[string, v.GenericSchema, unknown, boolean]>([
  ['an id as a number', wireId, 12345678901234567890, false],
  ['an empty id', wireId, '', false],
  ['an id', wireId, '12345678901234567890', true],
  ['money as a number', wireMoney, 10.5, false],
  ['money', wireMoney, '10.50', true],
  ['a text without end', wireText, 'x'.repeat(2001), false],
  ['a time', wireTime, 1_900_000_000_000, true],
  ['a time that is none', wireTime, NaN, false],
  ['a time before time', wireTime, -1, false],
])('%s', (_, schema, value, fits) => {
  expect(v.is(schema, value)).toBe(fits);
});
