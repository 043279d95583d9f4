import { recordDays } from './recordDays';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
const keys = { idOf: (row: { id: string }) => row.id, timeOf: (row: { at: number }) => row.at };

describe('recordDays', () => {
  it('puts rows under the days of the player, newest first as they come', () => {
    const rows = [
      { id: 'c', at: at(20, 23) },
      { id: 'b', at: at(20, 0) },
      { id: 'a', at: at(19, 23) },
    ];
    expect(recordDays(rows, keys).map(({ day, rows: own }) => [day, own.map(({ id }) => id).join()])).toEqual([
      ['2026-11-20', 'c,b'],
      ['2026-11-19', 'a'],
    ]);
  });

  it('shows a row once that stands on two pages', () => {
    const row = { id: 'a', at: at(20, 1) };
    expect(recordDays([row, { ...row }], keys)[0]?.rows).toHaveLength(1);
  });

  it('has no days without rows', () => {
    expect(recordDays<{ id: string; at: number }>([], keys)).toEqual([]);
  });
});
