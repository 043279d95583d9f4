import { correctName } from './correctName';

const names = ['Dragon Legend', 'Speed Baccarat', 'Paragon', 'Super Ace', 'Lumen Reels'];

test.each([
  ['bacarat', 'Baccarat'],
  ['baccarrat', 'Baccarat'],
  ['bakkarat', 'Baccarat'],
  ['dargon', 'Dragon'],
  ['dargo', 'Dragon'],
  ['DARGON legend', 'Dragon legend'],
  ['lumne', 'Lumen'],
])('“%s” means “%s”', (text, meant) => {
  expect(correctName(text, names)).toBe(meant);
});

test.each([
  ['dragon', 'it is spelled right'],
  ['drag', 'it is the beginning of a word'],
  ['acd', 'a word of three letters is taken as it is'],
  ['bakkarrad', 'it has more than two wrong letters'],
  ['dargon zzzzzz', 'one of its words resembles none'],
  ['  ', 'it is empty'],
])('“%s” has no correction, because %s', (text) => {
  expect(correctName(text, names)).toBeUndefined();
});
