import fc from 'fast-check';
import { DAYS_BACK, MAX_DAYS, rangeIds, rangeProblem, rangeQuery, readRange } from './dayRange';
import { dayOf, shiftDay, startOfDay } from './days';

const now = new Date(2026, 10, 20, 14, 2).getTime();
const read = (query: Record<string, string | null>) => {
  const known = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return readRange(new URLSearchParams(known), now, '7d');
};
const days = (query: Parameters<typeof read>[0]) => {
  const { id, fromDay, toDay } = read(query);
  return [id, fromDay, toDay];
};

describe('readRange', () => {
  it('product 3: Today, Yesterday, 7 days, 30 days, Custom', () => {
    expect(rangeIds).toEqual(['today', 'yesterday', '7d', '30d', 'custom']);
    expect(days({ range: 'today' })).toEqual(['today', '2026-11-20', '2026-11-20']);
    expect(days({ range: 'yesterday' })).toEqual(['yesterday', '2026-11-19', '2026-11-19']);
    expect(days({ range: '7d' })).toEqual(['7d', '2026-11-14', '2026-11-20']);
    expect(days({ range: '30d' })).toEqual(['30d', '2026-10-22', '2026-11-20']);
    expect(days({ range: 'custom', from: '2026-11-01', to: '2026-11-10' })).toEqual(['custom', '2026-11-01', '2026-11-10']);
  });

  it('starts at midnight in the player’s zone and excludes the next midnight', () => {
    const { from, to } = read({ range: 'today' });
    expect(new Date(from).toTimeString()).toMatch(/^00:00:00/);
    expect(to).toBe(new Date(2026, 10, 21).getTime());
  });

  it.each([
    [{}],
    [{ range: 'everything' }],
    [{ range: '__proto__' }],
    [{ range: 'custom' }],
    [{ range: 'custom', from: 'x', to: '2026-11-10' }],
    [{ range: 'custom', from: '2026-02-30', to: '2026-11-10' }],
    [{ range: 'custom', from: '1900-01-01', to: '1900-01-10' }],
    [{ range: 'custom', from: '2026-11-10', to: '2026-11-01' }],
    [{ range: 'custom', from: '2026-12-01', to: '2026-12-10' }],
    [{ range: 'custom', from: null, to: null }],
  ])('an invalid range in the address falls back to the last seven days: %j', (query) => {
    expect(days(query)[0]).toBe('7d');
  });

  it.each([
    ['before the oldest records', '2026-08-01', '2026-08-30', '2026-08-22', '2026-08-30'],
    ['after today', '2026-11-15', '2026-12-24', '2026-11-15', '2026-11-20'],
    ['beyond its longest length', '1900-01-01', '2026-11-10', '2026-10-11', '2026-11-10'],
    ['beyond both ends', '2020-01-01', '2030-01-01', '2026-10-21', '2026-11-20'],
  ])('product 3: a custom range that reaches %s is cut there', (_, from, to, cutFrom, cutTo) => {
    expect(days({ range: 'custom', from, to })).toEqual(['custom', cutFrom, cutTo]);
  });

  it('any address gives a range within the limits', () => {
    const text = fc.option(
      fc.oneof(
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => dayOf(date.getTime())),
      ),
      { nil: null },
    );
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...rangeIds), fc.string()), text, text, (range, from, to) => {
        const result = read({ range, from, to });
        expect(result.from).toBeLessThan(result.to);
        expect(result.from).toBeGreaterThanOrEqual(startOfDay(dayOf(now), -DAYS_BACK));
        expect(result.to).toBeLessThanOrEqual(startOfDay(dayOf(now), 1));
        expect(startOfDay(result.fromDay, MAX_DAYS)).toBeGreaterThanOrEqual(result.to);
      }),
    );
  });
});

it.each([
  'range=today',
  'range=yesterday',
  'range=7d',
  'range=30d',
  'range=custom&from=2026-11-01&to=2026-11-05',
  'range=custom&from=x',
  '',
])('the range of "%s" survives being written to the address and read back', (query) => {
  const range = readRange(new URLSearchParams(query), now, 'today');
  expect(readRange(new URLSearchParams(rangeQuery(range)), now, 'today')).toEqual(range);
  expect(range).toMatchObject({ from: startOfDay(range.fromDay), to: startOfDay(range.toDay, 1) });
});

it('without a range in the address, the screen’s fallback applies', () => {
  expect(readRange(new URLSearchParams(), now, 'today')).toMatchObject({ id: 'today', fromDay: '2026-11-20', toDay: '2026-11-20' });
});

describe('rangeProblem', () => {
  it.each([
    ['2026-11-01', '2026-11-20', undefined],
    ['', '2026-11-20', 'missing'],
    ['2026-02-30', '2026-11-01', 'missing'],
    ['2026-11-20', '2026-11-01', 'reversed'],
    ['2026-11-20', '2026-11-21', 'future'],
    ['2026-08-22', '2026-09-01', undefined],
    ['2026-08-21', '2026-09-01', 'tooOld'],
    ['2026-10-01', '2026-10-31', undefined],
    ['2026-10-01', '2026-11-01', 'tooLong'],
  ])('product 3: 31 days at most, 90 back: %s to %s', (from, to, problem) => {
    expect(rangeProblem(from, to, now)).toBe(problem);
  });
});

describe('shiftDay', () => {
  it.each([
    ['2026-03-01', -1, '2026-02-28'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s by %i', (day, shift, expected) => {
    expect(shiftDay(day, shift)).toBe(expected);
  });
});
