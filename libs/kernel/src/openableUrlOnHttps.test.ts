/** @jest-environment-options {"url":"https://parlour.example/m/home"} */
import { openableUrl } from './openableUrl';

const allowed = ['games.example', 'localhost:4320', '127.0.0.1:4320'];

test('the page was loaded over https', () => {
  expect(window.location.protocol).toBe('https:');
});

test.each(['https://games.example/play', 'https://localhost:4320/play'])('%s may be opened', (raw) => {
  expect(openableUrl(raw, allowed)).toBe(raw);
});

test.each(['http://games.example/play', 'HTTP://games.example/', 'http://localhost:4320/play', 'http://127.0.0.1:4320/play'])(
  '%s may not be opened, because it would be mixed content',
  (raw) => {
    expect(openableUrl(raw, allowed)).toBeUndefined();
  },
);
