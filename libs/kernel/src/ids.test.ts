import * as v from 'valibot';
import { newIdempotencyKey } from './ids';
import { wireKey } from './wireList';

test('keys are unique version 4 UUIDs', () => {
  const keys = Array.from({ length: 1000 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(v.is(wireKey, key)).toBe(true);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys.map((key) => key[19])).size).toBe(4);
});
