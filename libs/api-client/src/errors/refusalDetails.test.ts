import { refusalDetails } from './errors';

test('gives code and details, whatever shape the details have', () => {
  expect(refusalDetails({ kind: 'business', code: 'OPEN_ORDER', value: { orderNo: 'D-1' } })).toEqual({
    code: 'OPEN_ORDER',
    value: { orderNo: 'D-1' },
  });
  expect(refusalDetails({ kind: 'business', code: 'UNKNOWN', value: 'text' })).toEqual({ code: 'UNKNOWN', value: {} });
  expect(refusalDetails({ kind: 'timeout' })).toBeUndefined();
});
