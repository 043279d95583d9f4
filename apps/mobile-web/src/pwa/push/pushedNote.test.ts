import { appPathOf, pushedNote } from './pushedNote';

const origin = 'https://parlour.example';
const read = (value: unknown) => pushedNote({ json: () => value }, origin);
const inbox = '/m/webEmail';

test('a message of the gateway is read whole', () => {
  const path = '/m/voucherCenter/order/D-1';
  expect(read({ title: 'Deposit credited', text: 'It is in your balance.', path, tag: 'money', silent: true })).toEqual({
    title: 'Deposit credited',
    text: 'It is in your balance.',
    path,
    tag: 'money',
    isSilent: true,
  });
});

test.each([null, undefined, 7, 'text', [], { title: 5, text: {}, path: [], tag: null, silent: 'yes' }])(
  'a message that is %j has no title and leads to the inbox',
  (value) => {
    expect(read(value)).toEqual({ title: '', text: '', path: inbox, tag: '', isSilent: false });
  },
);

test('a message without data or with broken JSON is empty', () => {
  const empty = { title: '', text: '', path: inbox, tag: '', isSilent: false };
  expect(pushedNote(null, origin)).toEqual(empty);
  const json = () => {
    throw new SyntaxError('broken');
  };
  expect(pushedNote({ json }, origin)).toEqual(empty);
});

test('huge texts are cut', () => {
  const note = read({ title: 'a'.repeat(9000), text: 'b'.repeat(9000) });
  expect([note.title.length, note.text.length]).toEqual([120, 400]);
});

test.each([
  ['/m/webEmail?id=m1', '/m/webEmail?id=m1'],
  ['https://parlour.example/m/securityCenter', '/m/securityCenter'],
  ['https://evil.example/m/home', inbox],
  ['//evil.example/m/home', inbox],
  ['/\\evil.example/m/home', inbox],
  ['javascript:alert(1)', inbox],
  ['/m/../wps/session', inbox],
  ['/m/brand/terms.html', inbox],
  ['/elsewhere', inbox],
  [`/m/${'a'.repeat(600)}`, inbox],
])('%s opens %s', (path, expected) => {
  expect(appPathOf(path, origin)).toBe(expected);
});
