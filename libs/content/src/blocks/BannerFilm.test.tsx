import { siteFeature } from '@parlour/site';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { contentFeature, BannerFilm } from '..';
import { handlers, loginFilm } from '../mocks/handlers';
import { contentWire } from '../wire';

useNetwork(...handlers);
afterEach(() => document.documentElement.removeAttribute('data-data-saver'));

const show = async (isLink = false, url = loginFilm.url) => {
  network.use(mockCall(contentWire.getAnnouncements, { banners: [{ ...loginFilm, url }] }));
  const view = await renderBlock(
    <BannerFilm group="m_login" isLink={isLink} pauseLabel="Stop" playLabel="Play">
      <p>no film</p>
    </BannerFilm>,
    { with: [siteFeature, contentFeature] },
  );
  return { ...view, film: () => view.container.querySelector('video') };
};

test('spec 3: a banner of m_login may be a film of the image CDN; its image has the same path', async () => {
  const { film } = await show();
  expect(await screen.findByRole('img', { name: 'Welcome back' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/cdn\/[ab]\/art\/banners\/harbor\.720\.webp$/),
  );
  expect(film()).toHaveAttribute('src', expect.stringMatching(/^\/cdn\/[ab]\/art\/banners\/harbor\.webm$/));
  expect(screen.queryByRole('link')).toBeNull();
  expect(network.requests(contentWire.getAnnouncements)).toEqual([{ types: 'B', groupName: 'm_login', platform: 'M', language: 'EN' }]);
});

test('with isLink, a tap follows the link of the banner', async () => {
  const { user, location } = await show(true);
  await user.click(await screen.findByRole('link', { name: 'Welcome back' }));
  expect(location()).toBe('/m/activity');
});

test('product 3: with data saver on, only the image is shown', async () => {
  document.documentElement.dataset['dataSaver'] = 'on';
  const { film } = await show();
  expect(await screen.findByRole('img', { name: 'Welcome back' })).toBeVisible();
  expect(film()).toBeNull();
});

test('a group without a film shows the children', async () => {
  const { film } = await show(false, 'art/banners/harbor');
  await waitFor(() => expect(network.requests(contentWire.getAnnouncements)).toHaveLength(1));
  expect(screen.getByText('no film')).toBeVisible();
  expect(film()).toBeNull();
});

test.each(['https://evil.example/x.webm', '../x.mp4', '//evil.example/x.mp4', '"onerror=.webm'])(
  'X4: no film comes from %s',
  async (url) => {
    const { film } = await show(false, url);
    await screen.findByRole('img');
    expect(film()).toBeNull();
    expect(document.body.innerHTML).not.toContain('evil');
  },
);
