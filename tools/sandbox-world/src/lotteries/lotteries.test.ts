import { loadWorld } from '../loadWorld';
import { merchants } from '../merchants/merchants';
import { countBets } from './countBets';
import { drawNumbers } from './drawNumbers';
import { type LotteryKind, groupOf, lotteryKind } from './lotteryKind';
import { playTypesOf } from './playTypes';
import { drawAt, findDraw, nextDraw, scheduleOf } from './schedule';
import { capacityOf, maxStakeOf } from './stakeLimits';

const world = loadWorld();
const kinds: LotteryKind[] = [
  { family: 'digits', length: 3 },
  { family: 'dice' },
  { family: 'race' },
  { family: 'pool', drawn: 6, of: 45 },
  { family: 'vietnam', region: 'north' },
];

test('every Vietnam lottery belongs to the menu group of its region, and no other lottery does', () => {
  const groups = world.lotteries.games.map((game) => groupOf(lotteryKind(game)));
  expect(new Set(groups)).toEqual(new Set(['vn-north', 'vn-central', 'vn-south']));
  const others = world.makeGames(20261121).filter(({ category }) => category === 'LOTT' || category === 'ELOTT');
  expect(others.length).toBeGreaterThan(20);
  expect(others.map((game) => lotteryKind(game).family)).not.toContain('vietnam');
});

test.each(['1 Minute', '3 Minutes', 'Hourly', 'Daily', 'Half Hour'])('a draw of a lottery "%s" is found by its number', (name) => {
  const schedule = scheduleOf({ name });
  const next = nextDraw(schedule, Date.parse('2026-11-21T06:00:00Z'));
  expect(next.closesAt).toBeLessThan(next.drawsAt);
  expect(findDraw(schedule, next.drawNo)).toEqual(next);
  expect(drawAt(schedule, next.index + 1).drawsAt).toBeGreaterThan(next.drawsAt);
  expect(findDraw(schedule, '261399-0001')).toBeUndefined();
});

test.each(kinds)('$family: the same seed draws the same numbers, and no line wins more often than its play type says', (kind) => {
  const at = (drawNo: string) => drawNumbers(kind, { seed: 7, nodeId: '1', drawNo });
  expect(at('261121-0001')).toEqual(at('261121-0001'));
  expect(at('261121-0001')).not.toEqual(at('261121-0002'));
  for (const { rows, hits, maxHits, odds, ...play } of playTypesOf(kind)) {
    const all = rows.map(({ options }) => options);
    expect(countBets({ rows, hits, maxHits, odds, ...play }, all)).toBeGreaterThan(0);
    expect(hits(all, at('261121-0003'))).toBeLessThanOrEqual(maxHits);
    expect(odds).toBeGreaterThan(1);
    for (const merchant of merchants) {
      const [most, capacity] = [maxStakeOf, capacityOf].map((limit) => Number(limit(merchant, { rows, hits, maxHits, odds, ...play })));
      expect(most).toBeGreaterThan(0);
      expect(capacity).toBeGreaterThan(most ?? 0);
    }
  }
});
