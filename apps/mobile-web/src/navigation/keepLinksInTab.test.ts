import { actAs, stopActing } from '@parlour/testing';
import { keepLinksInTab } from './keepLinksInTab';

afterEach(() => {
  stopActing();
  document.body.innerHTML = '';
});

/** Taps an element inside the link; jsdom does not navigate. */
function tap(target: string): HTMLAnchorElement {
  document.body.innerHTML = `<a href="https://t.me/parlour" target="${target}"><span>Telegram</span></a><button>else</button>`;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('span')?.click();
  return document.querySelector('a') as HTMLAnchorElement;
}

test('in a browser a link opens in its own target', () => {
  actAs('android');
  keepLinksInTab();
  expect(tap('_blank').target).toBe('_blank');
});

test('in an in-app browser a link to a new tab opens in this tab; other links are unchanged', () => {
  actAs('iosFacebook');
  keepLinksInTab();
  expect(tap('_blank').target).toBe('');
  expect(tap('game').target).toBe('game');
  expect(() => document.querySelector('button')?.click()).not.toThrow();
});
