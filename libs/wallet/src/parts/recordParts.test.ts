import { recordDays } from './recordParts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
const timeOf = (row: { at: number }) => row.at;

describe('recordDays', () => {
  it('groups rows by the player’s calendar day and keeps their order', () => {
    const rows = [
      { id: 'c', at: at(20, 23) },
      { id: 'b', at: at(20, 0) },
      { id: 'a', at: at(19, 23) },
    ];
    expect(recordDays(rows, timeOf).map(({ day, rows: own }) => [day, own.map(({ id }) => id).join()])).toEqual([
      ['2026-11-20', 'c,b'],
      ['2026-11-19', 'a'],
    ]);
  });

  it('returns no days for an empty list', () => {
    expect(recordDays<{ at: number }>([], timeOf)).toEqual([]);
  });
});
