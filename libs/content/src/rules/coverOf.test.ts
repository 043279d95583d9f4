import { coverOf } from './coverOf';

test('spec 2: the image with sequence 1 is the cover', () => {
  expect(
    coverOf([
      { sequence: 2, url: 'inside' },
      { sequence: 1, url: 'cover' },
    ]),
  ).toBe('cover');
});

test('without sequence 1 the first image is the cover; without images there is none', () => {
  expect(coverOf([{ sequence: 3, url: 'only' }])).toBe('only');
  expect(coverOf([])).toBeUndefined();
});
