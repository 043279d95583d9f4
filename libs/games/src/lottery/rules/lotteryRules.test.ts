import fc from 'fast-check';
import type { PlayType } from '../api/lotteryApi';
import { drawPhase } from './drawPhase';
import { hotGaps } from './hotGaps';
import { hasQuickPicks, luckyPick, quickPick, countBets, lineTotals } from './lineTotals';
import { lotteryLimits } from './lotteryLimits';
import { hasBothModes, lotteryMode } from './lotteryMode';

const digits = [...'0123456789'];

test('product 4.1: six recent lotteries, fifty results', () => {
  expect([lotteryLimits.recent, lotteryLimits.results]).toEqual([6, 50]);
});

test.each([
  ['/m/lott', {}, 'Lott'],
  ['/m/elott/', {}, 'Elott'],
  ['/m/lottery', undefined, 'Elott'],
  ['/m/lottery', { ELOTT: ['TCG_LOTTO_VN'] }, 'Elott'],
  ['/m/lottery', { ELOTT: ['LOTT'] }, 'Elott'],
  ['/m/lottery', { ELOTT: ['OTHER'], LOTT: ['LOTT'] }, 'Lott'],
])('spec 4, prize mode: %s with %j opens %s', (path, mapping, mode) => {
  expect(lotteryMode(path, { mapping, disabled: [] })).toBe(mode);
});

test('product 4.1: both modes are offered only if the mapping has vendors for both', () => {
  const both = { LOTT: ['A'], ELOTT: ['B'] };
  const hasBoth = (mapping: Record<string, string[]> | undefined, ...disabled: string[]) => hasBothModes({ mapping, disabled });
  expect(hasBoth(both)).toBe(true);
  expect([hasBoth({ LOTT: ['A'], ELOTT: [] }), hasBoth({ LOTT: ['A'] }), hasBoth(undefined), hasBoth(both, 'LOTT')]).not.toContain(true);
});

test.each([
  [0, 'closed'],
  [10, 'open'],
  [19, 'open'],
  [20, 'drawing'],
  [99, 'drawing'],
])('at %i the draw is %s', (now, is) => {
  expect(drawPhase({ draw: { drawNo: '1', opensAt: 10, closesAt: 20, drawsAt: 25 } }, now).is).toBe(is);
  expect(drawPhase({ draw: null }, now).is).toBe('unknown');
});

const type = (own: Partial<PlayType>): PlayType => ({
  playTypeId: 'x',
  name: '',
  help: '',
  rule: 'product',
  choose: null,
  rows: [],
  odds: '95.00',
  maxHits: 1,
  maxStake: '10',
  ...own,
});
const stake = { unit: '2.00', multiplier: 3 };

test('the stake is bets × unit × multiplier; the rebate reduces the highest win', () => {
  const totals = lineTotals(type({}), {
    picks: [
      ['1', '2'],
      ['5', '6', '7'],
    ],
    ...stake,
    rebate: '5.00',
  });
  expect(totals).toEqual({ bets: 6, perBet: '6.00', stake: '36.00', maxWin: '541.50' });
});

test('without bets there is no win', () => {
  expect(lineTotals(type({}), { picks: [['1'], []], ...stake, rebate: '0' })).toMatchObject({ bets: 0, stake: '0.00', maxWin: '0.00' });
});

test('`sum` pays once per row, or per hit in a single row; `choose` pays per combination', () => {
  const win = (play: PlayType, picks: string[][]) => Number(lineTotals(play, { picks, unit: '1', multiplier: 1, rebate: '0' }).maxWin);
  const sum = type({ rule: 'sum', odds: '2.00', maxHits: 3 });
  expect(win(sum, [['1', '2'], ['3'], []])).toBe(4);
  expect(win(sum, [['1', '2', '3', '4', '5']])).toBe(6);
  expect(win(type({ rule: 'choose', choose: 3, odds: '100.00', maxHits: 20 }), [['1', '2', '3', '4']])).toBe(400);
});

test('`choose` counts each combination once', () => {
  expect(countBets({ rule: 'choose', choose: 3 }, [digits])).toBe(120);
  expect(countBets({ rule: 'choose', choose: 3 }, [['1', '2']])).toBe(0);
});

test('quick picks are halves, odd, even and all, and only for rows of ten numbers', () => {
  expect(quickPick(digits, 'big')).toEqual([...'56789']);
  expect(quickPick(digits, 'small')).toEqual([...'01234']);
  expect(quickPick(digits, 'odd')).toEqual([...'13579']);
  expect(quickPick(digits, 'even')).toEqual([...'02468']);
  expect(quickPick(digits, 'all')).toEqual(digits);
  expect([hasQuickPicks(digits), hasQuickPicks(['big', 'small']), hasQuickPicks(Array.from({ length: 42 }, String))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a lucky pick takes the requested number of different options', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), (count) => {
      const picked = luckyPick(digits, count);
      expect(new Set(picked).size).toBe(Math.min(count, 10));
      expect(picked.every((digit) => digits.includes(digit))).toBe(true);
    }),
  );
});

test('hot numbers and gaps: how often a number was drawn, and how many draws ago', () => {
  expect(hotGaps([{ numbers: ['1', '1'] }, { numbers: ['2', '1'] }, { numbers: ['2', '3'] }])).toEqual([
    { number: '1', times: 2, gap: 0 },
    { number: '2', times: 2, gap: 1 },
    { number: '3', times: 1, gap: 2 },
  ]);
});

test('without a mode in the address, the lobby has the mode whose category is not disabled', () => {
  const mapping = { LOTT: ['SUWERTE'], ELOTT: ['LOTT'] };
  expect(lotteryMode('/m/lottery', { mapping, disabled: ['ELOTT'] })).toBe('Lott');
  expect(lotteryMode('/m/lottery', { mapping: undefined, disabled: ['ELOTT'] })).toBe('Lott');
  expect(lotteryMode('/m/lottery', { mapping: { LOTT: ['SUWERTE'] }, disabled: ['LOTT'] })).toBe('Elott');
  expect(lotteryMode('/m/elott', { mapping, disabled: ['ELOTT'] })).toBe('Elott');
});
