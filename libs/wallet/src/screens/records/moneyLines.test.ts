import { moneyRecord } from '../../mocks/records';
import { moneyLines } from './moneyLines';

const bonus = (recordNo: string, amount: string, own = {}) => moneyRecord({ recordNo, kind: 'bonus', amount, ...own });
const numbers = (records: Parameters<typeof moneyLines>[0]) =>
  moneyLines(records).map((line) => line.map(({ recordNo }) => recordNo).join('+'));

test('bonuses of centavos are one line of their day, at the place of the newest', () => {
  expect(numbers([moneyRecord(), bonus('B-3', '0.40'), bonus('B-2', '5.00'), bonus('B-1', '0.05')])).toEqual([
    'D-2611-000731',
    'B-3+B-1',
    'B-2',
  ]);
});

test('rebates, other currencies, and what is not paid yet stay apart', () => {
  expect(
    numbers([
      bonus('B-1', '0.40'),
      bonus('R-1', '0.40', { kind: 'rebate' }),
      bonus('R-2', '0.10', { kind: 'rebate' }),
      bonus('B-2', '0.40', { currencySymbol: 'Ks' }),
      bonus('B-3', '0.40', { status: 'pending' }),
      bonus('B-4', '1.00'),
      bonus('B-5', '-0.40'),
    ]),
  ).toEqual(['B-1', 'R-1+R-2', 'B-2', 'B-3', 'B-4', 'B-5']);
});
