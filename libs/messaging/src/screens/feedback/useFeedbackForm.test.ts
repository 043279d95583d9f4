import { feedbackFaults } from './useFeedbackForm';

const range = { minWords: 10, maxWords: 20 };
const form = { topic: 'deposit', content: 'x'.repeat(10), remark: '', contact: '' } as const;

test.each([
  ['accepts a text of the minimum length', form, {}],
  ['accepts a text and a remark of the maximum length', { ...form, content: 'x'.repeat(20), remark: 'r'.repeat(140) }, {}],
  ['rejects a missing topic', { ...form, topic: '' as const }, { topic: 'topic' }],
  ['rejects a text one character too short', { ...form, content: 'x'.repeat(9) }, { content: 'tooShort' }],
  ['does not count surrounding spaces', { ...form, content: ` ${'x'.repeat(9)} ` }, { content: 'tooShort' }],
  ['rejects a text one character too long', { ...form, content: 'x'.repeat(21) }, { content: 'tooLong' }],
  ['rejects a remark of 141 characters', { ...form, remark: 'r'.repeat(141) }, { remark: 'remark' }],
  ['accepts a contact of the maximum length', { ...form, contact: 'c'.repeat(100) }, {}],
  ['rejects a contact of 101 characters', { ...form, contact: 'c'.repeat(101) }, { contact: 'contact' }],
  ['counts an emoji as one character', { ...form, content: '🎰'.repeat(10), remark: '🎰'.repeat(140) }, {}],
])('spec 5: %s', (_, value, faults) => {
  expect(feedbackFaults(value, range)).toEqual(faults);
});
