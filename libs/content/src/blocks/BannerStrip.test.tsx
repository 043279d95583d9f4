import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { contentFeature, BannerStrip, GameBanners } from '..';
import { handlers } from '../mocks/handlers';
import { contentWire } from '../wire';

useNetwork(...handlers);
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const options = { with: [siteFeature, contentFeature] };
const show = (group = 'm_home') => renderBlock(<BannerStrip group={group} />, options);
const banner = (link: string | null) => ({ id: 'b1', groupName: 'm_home', url: 'art/banners/b1', title: 'Welcome', link });

test('shows the banners of its group, the first one with high priority', async () => {
  await show();
  const image = await screen.findByRole('img', { name: 'm_home 1' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image.getAttribute('src')).toMatch(/^\/cdn\/[ab]\/art\/banners\/m_home-1\.720\.webp$/);
  expect(screen.getByRole('group', { name: 'News and offers' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /m_game/ })).not.toBeInTheDocument();
});

test('spec 4, home load: home asks once for B, PL, PU, PR and H of platform M', async () => {
  await show();
  await screen.findByRole('img', { name: 'm_home 1' });
  expect(network.requests(contentWire.getAnnouncements)).toEqual([{ types: 'B,PL,PU,PR,H', platform: 'M', language: 'EN' }]);
});

test('spec 7: registration asks for banners of its own group', async () => {
  await show('m_reg');
  await screen.findByRole('img', { name: 'm_reg 1' });
  expect(network.requests(contentWire.getAnnouncements)).toEqual([{ types: 'B', groupName: 'm_reg', platform: 'M', language: 'EN' }]);
});

test('a tap on a banner with a path of the app navigates there', async () => {
  const { user, location } = await show();
  await user.click(await screen.findByRole('link', { name: 'm_home 1' }));
  expect(location()).toBe('/m/activity');
});

test('a banner with a link to a known host opens a new tab without opener and referrer', async () => {
  network.use(mockCall(contentWire.getAnnouncements, { banners: [banner('https://t.me/parlour')] }));
  await show();
  const link = await screen.findByRole('link', { name: 'Welcome' });
  expect(link).toHaveAttribute('href', 'https://t.me/parlour');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example/m/home', null])(
  'X4: a banner with link %p is only an image',
  async (link) => {
    network.use(mockCall(contentWire.getAnnouncements, { banners: [banner(link)] }));
    await show();
    expect(await screen.findByRole('img', { name: 'Welcome' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test('product: home has no banner of a promotion that has ended', async () => {
  const promotion = (id: string, days: number) => ({ id, title: id, endDate: Date.now() + days * 86_400_000 });
  const bannerOf = (id: string) => ({ ...banner(`/m/activityDetail?id=${id}`), id, title: id });
  network.use(
    mockCall(contentWire.getAnnouncements, {
      banners: [bannerOf('ended'), bannerOf('running')],
      promotion: [promotion('ended', -1), promotion('running', 1)],
    }),
  );
  await show();
  expect(await screen.findByRole('img')).toHaveAccessibleName('running');
});

test('an empty group renders nothing', async () => {
  const { container } = await show('m_unknown');
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('if the banners fail to load, their space stays empty', async () => {
  network.use(mockCall(contentWire.getAnnouncements, httpStatus(500)));
  const { container } = await show();
  await waitFor(() => expect(network.requests(contentWire.getAnnouncements)).toHaveLength(3));
  await waitFor(() => expect(container.querySelector('.place')).toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('spec 2: "Sports & Live" shows the banners of m_game; on home it shares the set of home', async () => {
  await renderBlock(<GameBanners isOnHome />, options);
  expect(await screen.findByRole('heading', { name: 'Sports & Live' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'm_game 1' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Sports & Live' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /m_home/ })).not.toBeInTheDocument();
  expect(network.requests(contentWire.getAnnouncements)).toEqual([{ types: 'B,PL,PU,PR,H', platform: 'M', language: 'EN' }]);
});

describe('product 3, data saving', () => {
  test.each([
    ['stay until the player starts them', true, 'Play the slides'],
    ['move by themselves otherwise', false, 'Stop the slides'],
  ])('banners %s', async (_, saveData, name) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    await show();
    fireEvent.focusIn(await screen.findByRole('img', { name: 'm_home 1' }));
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });
});
