import { helpInQuery, searchHelp } from './help';

const topics = [
  { title: 'My deposit is missing', code: 'deposit' },
  { title: 'Serbisyo para sa affiliate', code: 'affiliate' },
  { title: 'Turnover', code: null },
];

test.each([
  ['i=0', 'My deposit is missing'],
  ['i=2', 'Turnover'],
  ['title=affiliate', 'Serbisyo para sa affiliate'],
  ['title=AFFILIATE', 'Serbisyo para sa affiliate'],
  ['title=turnover', 'Turnover'],
  ['title=missing', 'My deposit is missing'],
  ['title=affiliate&i=0', 'Serbisyo para sa affiliate'],
  ['i=3', undefined],
  ['i=-1', undefined],
  ['i=1e0', undefined],
  ['i=constructor', undefined],
  ['title=gone', undefined],
  ['title=', undefined],
  ['', undefined],
])('spec 2: /m/help?%s opens %s', (query, title) => {
  expect(helpInQuery(topics, new URLSearchParams(query))?.title).toBe(title);
});

const texts = [
  { title: 'My deposit', content: '<p class="withdrawal">Look at the <b>order</b>.</p>' },
  { title: 'ငွေထုတ်မှု', content: '<p>9 မိနစ်</p>' },
];
const found = (text: string) => searchHelp(texts, text).map(({ title }) => title);

test('spec 5: the search text is trimmed, and each word must match the title or the text but never the markup', () => {
  expect(found('  DEPOSIT  order ')).toEqual(['My deposit']);
  expect(found('မိ\u200bနစ်\u2069')).toEqual(['ငွေထုတ်မှု']);
  expect(found('withdrawal')).toEqual([]);
  expect(found('  ')).toHaveLength(2);
});
