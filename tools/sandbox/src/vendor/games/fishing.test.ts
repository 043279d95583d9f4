import { catches, draws, fishing } from './fishing';

const drawn = Array.from({ length: draws }, (_, place) => place);

test.each(catches)('a cast at the $name returns exactly 96 % over all draws, and pays × $pays or nothing', ({ name, pays }) => {
  const choice = fishing.read({ target: name });
  const multiples = drawn.map((place) => choice?.play(() => place).multiple ?? 0);
  expect(multiples.reduce((sum, multiple) => sum + multiple, 0) * 100).toBe(draws * 96);
  expect(new Set(multiples)).toEqual(new Set([pays, 0]));
  expect(choice?.stakes).toBe(1);
  expect(fishing.rules.returnRate).toBe('0.96');
});

test('the rules tell the chance of each catch', () => {
  for (const { name, chance } of catches) {
    const choice = fishing.read({ target: name });
    expect(drawn.filter((place) => choice?.play(() => place).multiple)).toHaveLength(chance);
  }
  expect(fishing.rules['catches']).toBe(catches);
});

test.each([undefined, null, {}, 'crab', { target: 'whale' }, { target: 0 }, { target: ['crab'] }, { target: 'toString' }])(
  'a catch that does not swim here is refused: %j',
  (pick) => expect(fishing.read(pick)).toBeUndefined(),
);
