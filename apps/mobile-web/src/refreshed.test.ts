/** @jest-environment node */
import { refreshed } from '../server/pages/limits.mjs';

const limits = { freshFor: 30_000, keepFor: 600_000, restFor: 3_600_000, patience: 5000, pause: 5000 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A source whose answers the test gives one by one. */
function source() {
  const attempts: { resolve: (value: string | undefined) => void; reject: (error: Error) => void }[] = [];
  const take = () => new Promise<string | undefined>((resolve, reject) => attempts.push({ resolve, reject }));
  const read = refreshed(take, limits);
  const answer = async (value: string | undefined) => {
    attempts.at(-1)?.resolve(value);
    await jest.advanceTimersByTimeAsync(0);
  };
  const fail = async () => {
    attempts.at(-1)?.reject(new Error('down'));
    await jest.advanceTimersByTimeAsync(0);
  };
  return { read, answer, fail, count: () => attempts.length };
}

test('a call never waits: without a value it returns undefined and starts one attempt, however many players come', async () => {
  const { read, answer, count } = source();
  for (let call = 0; call < 1000; call += 1) expect(read()).toBeUndefined();
  expect(count()).toBe(1);
  await answer('first');
  expect(read()).toBe('first');
});

test('100,000 calls in ten minutes take one value every 30 s', async () => {
  const { read, answer, count } = source();
  read();
  await answer('first');
  for (let call = 0; call < 100_000; call += 1) {
    read();
    if (call % 5000 === 4999) {
      await jest.advanceTimersByTimeAsync(30_000);
      read();
      await answer('next');
    }
  }
  expect(count()).toBe(21);
});

test('an old value is used while a new one is taken', async () => {
  const { read, answer, count } = source();
  read();
  await answer('first');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(read()).toBe('first');
  expect(count()).toBe(2);
  await answer('second');
  expect(read()).toBe('second');
});

test('after a failure the last good value is kept, and the next attempt waits for the pause', async () => {
  const { read, answer, fail, count } = source();
  read();
  await answer('first');
  await jest.advanceTimersByTimeAsync(30_000);
  read();
  await fail();
  expect(read()).toBe('first');
  expect(count()).toBe(2);
  await jest.advanceTimersByTimeAsync(5000);
  expect(read()).toBe('first');
  expect(count()).toBe(3);
  await answer(undefined);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(read()).toBeUndefined();
});

test('after a pause without calls the next one gets the last value, and the one after it a new value', async () => {
  const { read, answer, count } = source();
  read();
  await answer('first');
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(read()).toBe('first');
  expect(count()).toBe(2);
  await answer('second');
  expect(read()).toBe('second');
  await jest.advanceTimersByTimeAsync(3_600_001);
  expect(read()).toBeUndefined();
});

test('after such a pause the value is dropped as soon as a new one cannot be had', async () => {
  const { read, answer, fail } = source();
  read();
  await answer('first');
  await jest.advanceTimersByTimeAsync(1_800_000);
  expect(read()).toBe('first');
  await fail();
  expect(read()).toBeUndefined();
});

test('a source that never answers is given up, and its late answer is not used', async () => {
  const { read, answer, count } = source();
  read();
  await jest.advanceTimersByTimeAsync(5000);
  await answer('late');
  expect(read()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(5000);
  read();
  expect(count()).toBe(2);
});
