import { isReplyWindowOver } from './isReplyWindowOver';

const intent = { startedAt: 1_000_000 };

it('product 3: the window lasts 30 s for money plus a margin', () => {
  expect(isReplyWindowOver(intent, 1_000_000 + 40_000)).toBe(false);
  expect(isReplyWindowOver(intent, 1_000_000 + 40_001)).toBe(true);
});

it('a kind can have a longer window', () => {
  expect(isReplyWindowOver(intent, 1_000_000 + 60_000, 60_000)).toBe(false);
  expect(isReplyWindowOver(intent, 1_000_000 + 60_001, 60_000)).toBe(true);
});

it('a clock that was set back does not keep the player waiting forever', () => {
  expect(isReplyWindowOver(intent, 1_000_000 - 3_600_000)).toBe(true);
});
