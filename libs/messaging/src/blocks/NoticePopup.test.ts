import { popupRem } from './NoticePopup';

test.each([
  [1800, '112.5rem'],
  [300, '18.75rem'],
  [0, undefined],
  [-5, undefined],
  [Number.NaN, undefined],
  [null, undefined],
])('spec 9: a pop-up width of %s pixels becomes %s, in a rem of 16 px', (pixels, rem) => {
  expect(popupRem(pixels)).toBe(rem);
});
