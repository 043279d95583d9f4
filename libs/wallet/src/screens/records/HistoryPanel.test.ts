import { historyProblem } from './HistoryPanel';

const now = new Date(2026, 10, 20, 14, 2).getTime();

test.each([
  ['2026-07-01', '2026-08-22', undefined],
  ['', '2026-08-22', 'missing'],
  ['2026-02-30', '2026-08-22', 'missing'],
  ['2026-08-22', '2026-08-01', 'reversed'],
  ['2026-07-01', '2026-08-23', 'tooNew'],
  ['2021-11-01', '2021-12-01', 'tooOld'],
  ['2025-01-01', '2026-01-01', undefined],
  ['2025-01-01', '2026-01-02', 'tooLong'],
])('product 4.8: checks a request for older records from %s to %s', (from, to, problem) => {
  expect(historyProblem(from, to, now)).toBe(problem);
});
