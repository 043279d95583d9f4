import { sealed } from '../mocks/samples';
import { openServicePath } from './openServicePath';

test.each([
  [sealed.telegram, 'https://t.me/parlour-help'],
  [sealed.whatsapp, 'https://wa.me/639175557731'],
  [sealed.facebook, 'https://www.facebook.com/parlour'],
  ['/rlZt9RkL8s=12345678', ''],
  ['LoaSAjaBg5gAXuISXQ21IAS3j8o6O1TJ3V8xoDIwAoo=8letters', 'https://t.me/မြန်မာ'],
])('spec 3: the last 8 characters of %s are the key that decrypts the rest', async (path, text) => {
  expect(await openServicePath(path)).toBe(text);
});

test.each([
  ['', 'empty'],
  ['12345678', 'a key without data'],
  ['CpnEPkW+29iWqYUzm3tOLfqUdpml06TWdAldwwHOXgw=wrongkey', 'the wrong key'],
  ['CpnEPkW+29iWqYU=k3yOf8ch', 'half a block'],
  ['%%%not base64%%%k3yOf8ch', 'invalid base64'],
  [`${sealed.telegram.slice(0, -8)}မမမမမမမမ`, 'a key of non-ASCII letters'],
  ['A'.repeat(9000), 'too long'],
])('returns nothing for %s (%s)', async (path) => {
  expect(await openServicePath(path)).toBeUndefined();
});
