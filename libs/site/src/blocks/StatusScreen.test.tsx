import { locales } from '@parlour/kernel';
import { mockCall, network, renderBlock, useNetwork, writeConfig } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { StatusScreen, siteFeature } from '..';
import { handlers, status } from '../mocks/handlers';
import { siteWire } from '../wire';

useNetwork(...handlers);
afterEach(() => jest.useRealTimers());

const options = { with: [siteFeature] };
const maintenance = { ...status, maintenance: true, maintenanceUntil: Date.parse('2030-01-01T06:30:00Z') };
const restricted = { ...status, regionRestriction: true };

describe('maintenance (product 4.25)', () => {
  const show = (reply = maintenance) =>
    renderBlock(<StatusScreen status={1} />, { ...options, handlers: [mockCall(siteWire.getStatus, reply)] });

  test('says that the balance is safe and when the site will be back, in the player’s time zone', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'Under maintenance' })).toBeVisible();
    expect(screen.getByText('Your balance is safe.')).toBeVisible();
    const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' });
    // Expect the full date, because a maintenance may end next week.
    expect(await screen.findByText(/We expect to be back at (31 Dec 2029|1 Jan 2030), .*\.$/)).toHaveTextContent(
      time.format(maintenance.maintenanceUntil),
    );
  });

  test('without a known end, no time is shown', async () => {
    await show({ ...maintenance, maintenanceUntil: null as never });
    expect(await screen.findByRole('link', { name: 'Telegram' })).toBeVisible();
    expect(screen.queryByText(/We expect to be back/)).not.toBeInTheDocument();
  });

  test('links to the communities that are configured', async () => {
    await show();
    const contact = await screen.findByRole('navigation', { name: 'News and help' });
    expect(
      within(contact)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://www.facebook.com/parlour', 'https://t.me/parlour']);
  });

  test('the live chat of the operator comes first', async () => {
    const resources = [...(status.info.resources ?? []), { resourceType: 'LIVECHAT', url: 'https://t.me/parlour-help' }];
    await show({ ...maintenance, info: { ...status.info, resources } });
    const contact = await screen.findByRole('navigation', { name: 'News and help' });
    const [first] = within(contact).getAllByRole('link');
    expect(first).toHaveAccessibleName('Live chat');
    expect(first).toHaveAttribute('href', 'https://t.me/parlour-help');
  });

  test('checks again on a tap, and after a countdown that becomes longer', async () => {
    jest.useFakeTimers();
    const { user } = await show();
    const asked = () => network.requests(siteWire.getStatus).length;
    expect(await screen.findByText('We check again in 15 seconds.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('We check again in 14 seconds.')).toBeVisible();
    expect(asked()).toBe(1);
    for (let second = 0; second < 14; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByText('We check again in 30 seconds.')).toBeVisible();
    await waitFor(() => expect(asked()).toBe(2));
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('We check again in 60 seconds.')).toBeVisible();
    await waitFor(() => expect(asked()).toBe(3));
  });

  test('checks again when the player returns to the page', async () => {
    await show();
    await screen.findByRole('link', { name: 'Telegram' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('We check again in 30 seconds.')).toBeVisible();
  });

  test.each(locales)('in %s', async (locale) => {
    if (locale === 'my') localStorage.setItem('merchant', '"200jilimm3"');
    await renderBlock(<StatusScreen status={1} />, { ...options, locale, handlers: [mockCall(siteWire.getStatus, maintenance)] });
    expect(await screen.findByRole('heading')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/{{|undefined|Invalid/);
    // Browsers without Burmese locale data would show English month names.
    const months = { en: /(Dec 2029|Jan 2030)/, fil: /(Dis 31, 2029|Ene 1, 2030)/, my: /(ဒီဇင်ဘာ 2029|ဇန်နဝါရီ 2030)/ };
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(months[locale]));
  });
});

test('region: shows the detected location with a masked address, and how to withdraw the balance', async () => {
  await renderBlock(<StatusScreen status={2} />, { ...options, handlers: [mockCall(siteWire.getStatus, restricted)] });
  expect(await screen.findByRole('heading', { name: 'Not available where you are' })).toBeVisible();
  expect(await screen.findByText('Your location: Philippines (203.0.113.•••)')).toBeVisible();
  expect(screen.getByText('Are you using a VPN? Turn it off and check again.')).toBeVisible();
  expect(screen.getByText('Your balance is safe. Contact us to withdraw it.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Help with withdrawals' })).toBeVisible();
});

test('region: the live chat stands where help with withdrawals is promised', async () => {
  const resources = [{ resourceType: 'LIVECHAT', url: 'https://t.me/parlour-help' }];
  const reply = { ...restricted, info: { ...status.info, resources } };
  await renderBlock(<StatusScreen status={2} />, { ...options, handlers: [mockCall(siteWire.getStatus, reply)] });
  const contact = await screen.findByRole('navigation', { name: 'Help with withdrawals' });
  expect(within(contact).getByRole('link', { name: 'Live chat' })).toHaveAttribute('href', 'https://t.me/parlour-help');
});

test.each([
  [1, 'maintenance', maintenance],
  [2, 'region', restricted],
] as const)('status %s: the page of a closed %s carries the name of the site', async (code, _, reply) => {
  await renderBlock(<StatusScreen status={code} />, { ...options, handlers: [mockCall(siteWire.getStatus, reply)] });
  expect(await screen.findByText(/^Parlour/)).toBeVisible();
});

test('the page of a closed site carries the logo of a brand that has one', async () => {
  const remove = writeConfig({ brand: 'Acme', logo: 'acme/logo.svg' });
  await renderBlock(<StatusScreen status={1} />, { ...options, handlers: [mockCall(siteWire.getStatus, maintenance)] });
  remove();
  expect(await screen.findByRole('img', { name: 'Acme' })).toHaveAttribute('src', '/m/brand/acme/logo.svg');
});
