import { tierOf } from './TierEmblem';

test.each([
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [3, [0, 1, 2]],
  [1, [0]],
  [11, [0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6]],
])('of %s levels, each has a colour, and the order is kept', (count, colours) => {
  expect(Array.from({ length: count }, (_, place) => tierOf(place, count))).toEqual(colours);
});
