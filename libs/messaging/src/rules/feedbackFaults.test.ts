import { feedbackFaults } from './feedbackFaults';

const range = { minWords: 10, maxWords: 20 };
const form = { topic: 'deposit', content: 'x'.repeat(10), remark: '' } as const;

test.each([
  ['nothing, at the lower end', form, {}],
  ['nothing, at the upper end', { ...form, content: 'x'.repeat(20), remark: 'r'.repeat(140) }, {}],
  ['the missing topic', { ...form, topic: '' as const }, { topic: 'topic' }],
  ['one letter too few', { ...form, content: 'x'.repeat(9) }, { content: 'tooShort' }],
  ['air counts for nothing', { ...form, content: ` ${'x'.repeat(9)} ` }, { content: 'tooShort' }],
  ['one letter too many', { ...form, content: 'x'.repeat(21) }, { content: 'tooLong' }],
  ['a remark of 141', { ...form, remark: 'r'.repeat(141) }, { remark: 'remark' }],
  ['nothing: an emoji is one letter', { ...form, content: '🎰'.repeat(10), remark: '🎰'.repeat(140) }, {}],
])('spec 5: finds %s', (_, value, faults) => {
  expect(feedbackFaults(value, range)).toEqual(faults);
});
