import { searchHelp } from './searchHelp';

const topics = [
  { title: 'My deposit', content: '<p class="withdrawal">Look at the <b>order</b>.</p>' },
  { title: 'ငွေထုတ်မှု', content: '<p>9 မိနစ်</p>' },
];
const found = (text: string) => searchHelp(topics, text).map(({ title }) => title);

test('spec 5: the search text is trimmed, and each word must match the title or the text but never the markup', () => {
  expect(found('  DEPOSIT  order ')).toEqual(['My deposit']);
  expect(found('မိနစ်')).toEqual(['ငွေထုတ်မှု']);
  expect(found('withdrawal')).toEqual([]);
  expect(found('  ')).toHaveLength(2);
});
