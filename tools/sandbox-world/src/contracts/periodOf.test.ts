import { lastMoment, periodOf } from './periodOf';

const manila = { country: 'PH' } as const;
const yangon = { country: 'MM' } as const;

test.each([
  ['hourly', '2026-11-20T15:59:59.999Z', manila, '2026-11-20T15:00:00.000Z', '2026-11-20T16:00:00.000Z'],
  ['salary', '2026-11-20T15:59:59.999Z', manila, '2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z'],
  ['rebate', '2026-11-20T16:00:00.000Z', manila, '2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
  ['salary', '2026-11-20T17:30:00.000Z', yangon, '2026-11-20T17:30:00.000Z', '2026-11-21T17:30:00.000Z'],
  ['dividend', '2026-11-15T15:59:00.000Z', manila, '2026-10-31T16:00:00.000Z', '2026-11-15T16:00:00.000Z'],
  ['dividend', '2026-11-15T16:00:00.000Z', manila, '2026-11-15T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
  ['dividend', '2026-12-31T15:00:00.000Z', manila, '2026-12-15T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
] as const)('the %s period that contains %s, in the merchant’s time zone', (kind, moment, merchant, from, to) => {
  expect(periodOf(kind, Date.parse(moment), merchant)).toEqual({ from: Date.parse(from), to: Date.parse(to) });
});

test('without a time, the last completed period is settled', () => {
  const now = Date.parse('2026-11-20T16:00:01.000Z');
  expect(periodOf('salary', lastMoment('salary', now, manila), manila).to).toBe(Date.parse('2026-11-20T16:00:00.000Z'));
});
