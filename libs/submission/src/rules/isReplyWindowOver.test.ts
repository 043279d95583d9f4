import { isReplyWindowOver } from './isReplyWindowOver';

const intent = { startedAt: 1_000_000 };

it('product 3: lasts the 30 s for money and a margin', () => {
  expect(isReplyWindowOver(intent, 1_000_000 + 40_000)).toBe(false);
  expect(isReplyWindowOver(intent, 1_000_000 + 40_001)).toBe(true);
});

it('a kind may have a longer one', () => {
  expect(isReplyWindowOver(intent, 1_000_000 + 60_000, 60_000)).toBe(false);
  expect(isReplyWindowOver(intent, 1_000_000 + 60_001, 60_000)).toBe(true);
});

it('a clock that was set back does not keep a player waiting for ever', () => {
  expect(isReplyWindowOver(intent, 1_000_000 - 3_600_000)).toBe(true);
});
