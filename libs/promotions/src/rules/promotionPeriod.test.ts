import { promotionPeriod } from './promotionPeriod';

const start = new Date(2026, 10, 3).getTime();
const end = new Date(2026, 11, 31).getTime();

test('spec 2: dates are written YYYY/MM/DD', () => {
  expect(promotionPeriod({ startDate: start, endDate: end, noExpiry: 0 })).toEqual({
    isLongTerm: false,
    from: '2026/11/03',
    until: '2026/12/31',
  });
});

test('spec 2: with noExpiry 1 the promotion is long-term, whatever its end date', () => {
  expect(promotionPeriod({ startDate: start, endDate: end, noExpiry: 1 })).toEqual({
    isLongTerm: true,
    from: '2026/11/03',
    until: undefined,
  });
});

test.each([
  ['no dates', {}, { from: undefined, until: undefined }],
  ['reversed dates', { startDate: end, endDate: start }, { from: '2026/12/31', until: undefined }],
])('%s leave out the end date', (_, dates, expected) => {
  expect(promotionPeriod({ ...dates, noExpiry: 0 })).toEqual({ isLongTerm: false, ...expected });
});

test('in another time zone, the day may be another', () => {
  const startDate = Date.parse('2026-11-30T17:00:00Z');
  const inZone = (zone: string) => promotionPeriod({ startDate, noExpiry: 0 }, zone).from;
  expect([inZone('Asia/Manila'), inZone('Asia/Yangon')]).toEqual(['2026/12/01', '2026/11/30']);
});
