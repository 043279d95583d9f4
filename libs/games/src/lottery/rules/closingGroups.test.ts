import type { Numero } from '../api/lotteryApi';
import { closingGroups } from './closingGroups';

const now = Date.UTC(2030, 0, 1);
const minute = 60_000;

const closing = (nodeId: string, minutes: number) => {
  const closesAt = now + minutes * minute;
  return { nodeId, draw: { drawNo: '7', opensAt: now - 1, closesAt, drawsAt: closesAt + 5000 } };
};
const drawing = { nodeId: 'drawing', draw: { drawNo: '7', opensAt: 0, closesAt: now, drawsAt: now + 5000 } };
const opening = (nodeId: string, minutes: number) => {
  const opensAt = now + minutes * minute;
  return { nodeId, draw: { drawNo: '8', opensAt, closesAt: opensAt + minute, drawsAt: opensAt + minute } };
};
const unknown = { nodeId: 'unknown', draw: null };

type Named = Pick<Numero, 'draw'> & { nodeId: string };

const shown = (lotteries: readonly Named[]) =>
  closingGroups(lotteries, now).map((group) => [group.id, group.lotteries.map(({ nodeId }) => nodeId).join()]);

test('the three that close next come first, then the rest by the time left, then those that take no bets', () => {
  const lotteries = [
    opening('z', 90),
    unknown,
    closing('e', 45),
    closing('a', 1),
    drawing,
    closing('f', 61),
    closing('c', 3),
    closing('b', 2),
  ];
  expect(shown([...lotteries, closing('d', 10), opening('y', 30)])).toEqual([
    ['next', 'a,b,c'],
    ['soon', 'd'],
    ['hour', 'e'],
    ['later', 'f'],
    ['drawing', 'drawing'],
    ['closed', 'y,z'],
    ['unknown', 'unknown'],
  ]);
});

test('a group without lotteries is left out', () => {
  expect(shown([closing('a', 70)])).toEqual([['next', 'a']]);
  expect(shown([])).toEqual([]);
});
