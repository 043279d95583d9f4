import { popupRem } from './popupRem';

test.each([
  [1800, '18rem'],
  [750, '7.5rem'],
  [0, undefined],
  [-5, undefined],
  [Number.NaN, undefined],
  [null, undefined],
])('spec 9: a pop-up width of %s pixels becomes %s', (pixels, rem) => {
  expect(popupRem(pixels)).toBe(rem);
});
