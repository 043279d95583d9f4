import { boundedMap, queue, rate } from '../../server/pages/limits.mjs';

// What keeps ten thousand different addresses from filling the memory of the server and from asking the gateway (ADR 0034).

test('a full map drops the entry that nobody has read for the longest time', () => {
  const map = boundedMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 3]);
  for (let index = 0; index < 10_000; index += 1) map.set(`id ${index}`, index);
  expect(['a', 'c', 'id 9997', 'id 9998', 'id 9999'].map((key) => map.get(key))).toEqual([undefined, undefined, undefined, 9998, 9999]);
});

test('a queue runs two tasks at once, in their order, and goes on after a failure', async () => {
  const inTurn = queue(2);
  const started: number[] = [];
  const ends: ((how: 'well' | 'badly') => void)[] = [];
  const results = [0, 1, 2, 3].map((number) =>
    inTurn(
      () =>
        new Promise((resolve, reject) => {
          started.push(number);
          ends[number] = (how) => (how === 'well' ? resolve(number) : reject(new Error(how)));
        }),
    ).catch(() => 'failed'),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  ends[1]?.('badly');
  expect(await results[1]).toBe('failed');
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.('well');
  expect(await results[0]).toBe(0);
  expect(started).toEqual([0, 1, 2, 3]);
  ends[2]?.('well');
  ends[3]?.('well');
  expect(await Promise.all(results)).toEqual([0, 'failed', 2, 3]);
});

test('a rate allows so many within a period, and as many in the next one', () => {
  let now = 0;
  const may = rate({ count: 2, per: 1000, clock: () => now });
  expect([may(), may(), may()]).toEqual([true, true, false]);
  now = 1000;
  expect([may(), may(), may()]).toEqual([true, true, false]);
});
