import { toastRequested } from '@parlour/kernel';
import { siteFeature } from '@parlour/site';
import { actAs, renderBlock, stopActing, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { contentFeature, useOpenLink } from '..';
import { handlers } from '../mocks/handlers';

useNetwork(...handlers);
afterEach(stopActing);
afterEach(() => jest.restoreAllMocks());

function Opener({ href }: { href: string }) {
  const openLink = useOpenLink();
  return (
    <button type="button" onClick={() => openLink(href)}>
      open
    </button>
  );
}

async function open(href: string) {
  const tab = jest.spyOn(window, 'open').mockReturnValue(null);
  const toasts: unknown[] = [];
  const listener = {
    ...siteFeature,
    id: 'listener',
    slices: [],
    listen: (start: Parameters<NonNullable<typeof siteFeature.listen>>[0]) =>
      void start({ actionCreator: toastRequested, effect: ({ payload }) => void toasts.push(payload) }),
  };
  const { user, location } = await renderBlock(<Opener href={href} />, {
    with: [siteFeature, contentFeature, listener],
    path: '/m/notice',
  });
  await user.click(screen.getByRole('button', { name: 'open' }));
  return { tab, toasts, location };
}

test('a path of the app opens its screen', async () => {
  const { tab, toasts, location } = await open('/m/activityDetail?id=7');
  expect(location()).toBe('/m/activityDetail?id=7');
  expect([tab.mock.calls, toasts]).toEqual([[], []]);
});

test('a known host opens in a new tab without opener and referrer', async () => {
  const { tab, toasts, location } = await open('https://t.me/parlour');
  expect(tab.mock.calls).toEqual([['https://t.me/parlour', '_blank', 'noopener,noreferrer']]);
  expect([location(), toasts]).toEqual(['/m/notice', []]);
});

test('an in-app browser has no tabs, so a known host opens in place of the app', async () => {
  // jsdom cannot leave its page; it logs an error instead.
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  actAs('androidFacebook');
  const { tab } = await open('https://t.me/parlour');
  expect(tab).not.toHaveBeenCalled();
  expect(String(left.mock.calls[0]?.[0])).toContain('navigation');
});

test.each([
  ['javascript:alert(1)', 'linkBlocked'],
  ['https://evil.example/', 'linkBlocked'],
  ['', 'urlEmpty'],
  [' ', 'urlEmpty'],
])('X4: %p is refused with the message %s', async (href, catalogue) => {
  const { tab, toasts, location } = await open(href);
  expect(tab).not.toHaveBeenCalled();
  expect(location()).toBe('/m/notice');
  expect(toasts).toEqual([{ level: 'fail', text: { catalogue } }]);
});
