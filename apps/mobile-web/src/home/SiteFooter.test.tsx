import { gamesFeature } from '@parlour/games';
import { gamesWire } from '@parlour/games/wire';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { messagingFeature } from '@parlour/messaging';
import { messagingWire } from '@parlour/messaging/wire';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { shellFeature } from '../shell/shellFeature';
import { SiteFooter } from './SiteFooter';

useNetwork(...homeCalls);

const options = { with: [siteFeature, shellFeature, gamesFeature, messagingFeature, playerFeature] };
const open = (locale: 'en' | 'fil' | 'my' = 'en') => renderBlock(<SiteFooter />, { ...options, locale });
const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

type Resource = { resourceType: string; url: string; labelNameEn?: string };
const provide = (...resources: Resource[]) => network.use(mockCall(siteWire.getStatus, { info: { resources } }));
const answered = () => waitFor(() => expect(localStorage.getItem('status')).not.toBeNull());

describe('spec 2: footer of home', () => {
  test('another screen has it without the games and their providers', async () => {
    await renderBlock(<SiteFooter hasGames={false} />, options);
    expect(await screen.findByText('© 2025 Parlour')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Contact' })).toBeVisible();
    await answered();
    expect(screen.queryByRole('navigation', { name: 'Games' })).not.toBeInTheDocument();
    expect(network.requests(gamesWire.getVendors)).toEqual([]);
  });

  test('complaints, affiliate service, and customer support if a support link is configured', async () => {
    provide({ resourceType: 'LIVECHAT', url: 'https://t.me/support' });
    await open();
    const contact = screen.getByRole('navigation', { name: 'Contact' });
    expect(within(contact).getByRole('link', { name: 'Complaints' })).toHaveAttribute('href', '/m/feedback');
    expect(within(contact).getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/m/terms');
    expect(within(contact).getByRole('link', { name: 'Affiliate service' })).toHaveAttribute('href', '/m/help?title=affiliate');
    expect(await within(contact).findByRole('link', { name: 'Customer support' })).toHaveAttribute('href', 'https://t.me/support');
  });

  test('without a configured support link there is no link to customer support', async () => {
    await open();
    await answered();
    expect(screen.queryByRole('link', { name: 'Customer support' })).not.toBeInTheDocument();
  });

  test.each([
    ['FACEBOOK_1', 'Facebook'],
    ['INSTAGRAM_1', 'Instagram'],
    ['TELEGRAM_2', 'Telegram'],
    ['TELEGRAM_3', 'Telegram'],
    ['YOUTUBE', 'YouTube'],
    ['YOUTUBE_1', 'YouTube'],
    ['WHATSAPP1', 'WhatsApp'],
    ['TIKTOK_1', 'TikTok'],
    ['KWAI', 'Kwai'],
    ['Twitter_1', 'Twitter'],
    ['VIBER', 'Viber'],
  ])('resource %s alone: the icon of %s alone, opening its URL', async (resourceType, name) => {
    provide({ resourceType, url: 'https://t.me/x' });
    await open();
    const social = await screen.findByRole('list', { name: 'Social media' });
    expect(links(social)).toEqual(['https://t.me/x']);
    expect(within(social).getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('two channels with one icon show their names; a link to the same place appears once', async () => {
    provide(
      { resourceType: 'TELEGRAM_2', url: 'https://t.me/parlour', labelNameEn: 'Parlour' },
      { resourceType: 'TELEGRAM_3', url: 'https://t.me/promos', labelNameEn: 'Promos' },
      { resourceType: 'YOUTUBE', url: 'https://t.me/video' },
      { resourceType: 'YOUTUBE_1', url: 'https://t.me/video' },
    );
    await open();
    const social = await screen.findByRole('list', { name: 'Social media' });
    expect(links(social)).toEqual(['https://t.me/parlour', 'https://t.me/promos', 'https://t.me/video']);
    expect(within(social).getByText('Telegram')).toBeVisible();
    expect(within(social).getByText('Telegram: Promos')).toBeVisible();
    expect(within(social).queryByText('YouTube')).not.toBeInTheDocument();
  });

  test('other resource types and hostile addresses have no social icon', async () => {
    provide(
      { resourceType: 'IOS', url: 'https://t.me/app' },
      { resourceType: '__proto__', url: 'https://t.me/proto' },
      { resourceType: 'VIBER', url: 'javascript:alert(1)' },
    );
    await open();
    await answered();
    expect(screen.queryByRole('list', { name: 'Social media' })).not.toBeInTheDocument();
  });

  test('licence and payment logos with their names; no list where there are none', async () => {
    provide({ resourceType: 'LICENCE', url: 'art/marks/sample', labelNameEn: 'Sample licence' });
    await open();
    const licences = await screen.findByRole('list', { name: 'Licenses' });
    expect(within(licences).getByText('Sample licence')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Payment methods' })).not.toBeInTheDocument();
  });
});

describe('age and law', () => {
  const text = { en: /aged 21 or older/, fil: /21 taong gulang/, my: /21 နှစ်/ };

  test.each(['en', 'fil', 'my'] as const)('product 2: the age is the minAge of the merchant, in %s too', async (locale) => {
    const merchant = {
      code: '200jilif3',
      country: 'PH',
      countryName: 'Philippines',
      currency: 'TLB',
      langList: ['EN', 'TY', 'MY'],
      minAge: 21,
    };
    const config = Object.assign(document.createElement('script'), {
      id: 'parlour-config',
      type: 'application/json',
      textContent: JSON.stringify({ merchants: [merchant] }),
    });
    document.head.append(config);
    await open(locale);
    expect(screen.getByText(text[locale])).toBeVisible();
    expect(screen.getByText('21+')).toBeInTheDocument();
    config.remove();
  });

  test('spec 1: 18 unless the merchant says otherwise', async () => {
    await open();
    expect(screen.getByText(/aged 18 or older/)).toBeVisible();
    expect(screen.getByText(/not responsible for breaches of local online-gaming laws/)).toBeVisible();
  });
});

describe('spec 2: help center footer', () => {
  test('topics lead to their position', async () => {
    network.use(
      mockCall(
        messagingWire.getHelp,
        ['Deposits', 'Withdrawals', 'Wagering'].map((title) => ({ title })),
      ),
    );
    await open();
    const help = await screen.findByRole('navigation', { name: 'Help center' });
    expect(links(help)).toEqual(['/m/help?i=0', '/m/help?i=1', '/m/help?i=2']);
  });

  test('it is hidden when empty', async () => {
    await open();
    await waitFor(() => expect(network.requests(messagingWire.getHelp)).not.toEqual([]));
    expect(screen.queryByRole('navigation', { name: 'Help center' })).not.toBeInTheDocument();
  });
});
