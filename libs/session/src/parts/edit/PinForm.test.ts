import { pinProblem } from './PinForm';

test.each([
  ['24681', 'length'],
  ['2468101', 'length'],
  ['24681x', 'length'],
  ['000000', 'weak'],
  ['123456', 'weak'],
  ['654321', 'weak'],
  ['140599', 'birthday'],
  ['051499', 'birthday'],
  ['990514', 'birthday'],
  ['199905', 'birthday'],
  ['246810', undefined],
])('product 4.10: %s as a transaction password of somebody born on 1999-05-14 is %s', (pin, problem) => {
  expect(pinProblem(pin, '1999-05-14')).toBe(problem);
});
