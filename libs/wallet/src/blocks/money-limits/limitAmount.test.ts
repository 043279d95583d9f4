import { readLimitAmount } from './limitAmount';

test.each([
  ['500', { value: '500.00' }],
  [' 1,000.5 ', { value: '1000.50' }],
  ['၅၀၀', { value: '500.00' }],
  ['', { problem: 'empty' }],
  ['0', { problem: 'belowMin' }],
  ['0.99', { problem: 'belowMin' }],
  ['-5', { problem: 'format' }],
  ['1e3', { problem: 'format' }],
  ['NaN', { problem: 'format' }],
  ['10.005', { problem: 'decimals' }],
  ['999999999999', { value: '999999999999.00' }],
  ['1000000000000', { problem: 'aboveMax' }],
  ['9'.repeat(40), { problem: 'tooLong' }],
])('reads the money limit %p', (text, reading) => {
  expect(readLimitAmount(text, '₱', { kind: 'deposit', period: 'day' })).toEqual(reading);
});

test.each([
  ['1440', 'day', { value: '1440.00' }],
  ['1441', 'day', { problem: 'aboveMax' }],
  ['1441', 'week', { value: '1441.00' }],
  ['10081', 'week', { problem: 'aboveMax' }],
  ['43200', 'month', { value: '43200.00' }],
  ['43201', 'month', { problem: 'aboveMax' }],
  ['30.5', 'day', { problem: 'whole' }],
] as const)('product 4.21: reads the time limit of %p minutes per %s', (text, period, reading) => {
  expect(readLimitAmount(text, '₱', { kind: 'time', period })).toEqual(reading);
});
