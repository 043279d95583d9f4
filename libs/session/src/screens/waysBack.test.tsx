import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { mockCall, network, refuse, renderBlock, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { SessionDialogs } from '../blocks/session-dialogs/SessionDialogs';
import { sessionFeature } from '../feature';
import { accessHandlers } from '../mocks/accessHandlers';
import { handlers } from '../mocks/handlers';
import { rememberCredentials } from '../rules/rememberedCredentials';
import { accessWire } from '../wire/accessWire';
import { passwordWire } from '../wire/passwordWire';
import { ForgotScreen } from './forgot/ForgotScreen';

useNetwork(...handlers, ...accessHandlers);

const maria = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' };
const show = (path: string, options: Parameters<typeof renderFeature>[2] = {}) =>
  renderFeature(sessionFeature, path, { with: [playerFeature, submissionFeature, siteFeature, contentFeature], ...options });
const fill = async ({ user }: Awaited<ReturnType<typeof show>>, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
};

describe('product 4.15: forgotten password', () => {
  test('by SMS: account, code and new password, then the login with the user name filled in', async () => {
    const view = await show('/m/forget');
    await fill(view, { Username: 'maria', 'Mobile number': '09175557731' });
    await view.user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText("If the details match, we've sent a code.")).toBeVisible();
    await fill(view, { 'SMS code': '123456' });
    await view.user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByLabelText('New password');
    await fill(view, { 'New password': 'parlour99', 'New password again': 'parlour99' });
    await view.user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(view.location()).toBe('/m/login'));
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('maria');
    expect(network.requests(passwordWire.setForgottenPassword)).toEqual([
      expect.objectContaining({ ticket: 'ticket-of-maria', password: 'parlour99' }),
    ]);
  });

  test('the player chooses the country, and the form is prefilled from the last login in this browser', async () => {
    await rememberCredentials({ type: 'username', username: 'maria', password: '', countryDialingCode: '' });
    await rememberCredentials({ type: 'sms', username: '9175557731', password: '', countryDialingCode: '95' });
    const view = await show('/m/forget');
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveValue('9175557731'));
    expect(screen.getByLabelText('Username')).toHaveValue('maria');
    const country = screen.getByRole('combobox', { name: 'Country code' });
    expect(country).toHaveValue('95');
    await view.user.selectOptions(country, 'PH +63');
    await view.user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByLabelText('SMS code');
    expect(network.requests(passwordWire.sendForgotCode)).toEqual([
      { username: 'maria', mobileNum: '9175557731', countryDialingCode: '63', captcha: '' },
    ]);
    localStorage.clear();
  });

  test('spec 7: the gateway provides the countries; until it replies, the list holds the merchants’ own', async () => {
    let tell = () => undefined as void;
    const told = new Promise<void>((resolve) => (tell = resolve));
    const countries = [
      { country: 'PH', dialingCode: '63' },
      { country: 'SG', dialingCode: '65' },
    ];
    network.use(mockCall(accessWire.getCountries, async () => (await told, countries)));
    const view = await show('/m/forget');
    const country = screen.getByRole('combobox', { name: 'Country code' });
    const offered = () =>
      within(country)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual(['PH +63', 'MM +95']);
    await view.user.selectOptions(country, 'MM +95');
    tell();
    await waitFor(() => expect(offered()).toEqual(['PH +63', 'MM +95', 'SG +65']));
    expect(country).toHaveValue('95');
  });

  test('the captcha appears only if the gateway asks for it', async () => {
    const view = await show('/m/forget');
    network.use(mockCall(passwordWire.sendForgotCode, refuse('CAPTCHA_REQUIRED', { captcha: true })));
    await fill(view, { Username: 'maria', 'Mobile number': '9175557731' });
    expect(screen.queryByLabelText(/^Code in the picture/)).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByLabelText(/^Code in the picture/)).toBeVisible();
  });

  test('by e-mail: the screen explains the next step, and another e-mail can be sent after a minute', async () => {
    const view = await show('/m/forget');
    await view.user.click(screen.getByRole('radio', { name: /By email/ }));
    await fill(view, { Username: 'maria', Email: 'maria@example.test' });
    await view.user.click(screen.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  });

  test('a player who can use neither method, or whose code does not arrive, is directed to support', async () => {
    network.use(mockCall(passwordWire.sendForgotCode, () => ({ expirationTime: Date.now() - 1000 })));
    const view = await show('/m/forget');
    expect(screen.getByRole('link', { name: "I can't use either" })).toHaveAttribute('href', '/m/messages');
    await fill(view, { Username: 'maria', 'Mobile number': '09175557731' });
    await view.user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/m/messages');
    expect(screen.getByText(/request another code, go back and use email/)).toBeVisible();
  });

  test('during the countdown no notice says that the code did not arrive, and the player can enter another number', async () => {
    const view = await show('/m/forget');
    await fill(view, { Username: 'maria', 'Mobile number': '09175557731' });
    await view.user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByLabelText('SMS code');
    expect(screen.queryByText('No code?')).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(screen.getByLabelText('Username')).toHaveValue('maria');
  });

  test('the link in an e-mail opens the new password, and a passkey is suggested', async () => {
    const view = await show('/m/forget#ticket=ticket-of-maria');
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(screen.getByText(/you can add a passkey/)).toBeVisible();
    await fill(view, { 'New password': 'parlour99', 'New password again': 'parlour99' });
    await view.user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(view.location()).toBe('/m/login'));
    expect(network.requests(passwordWire.setForgottenPassword)).toEqual([
      expect.objectContaining({ ticket: 'ticket-of-maria', password: 'parlour99' }),
    ]);
  });

  test('the link in an e-mail opens the new password in the tab that waits for it', async () => {
    const tab = (
      <>
        <Link to="/m/forget#ticket=ticket-of-maria">Link of the email</Link>
        <ForgotScreen />
      </>
    );
    const view = await renderBlock(tab, {
      path: '/m/forget',
      with: [sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature],
    });
    await view.user.click(screen.getByRole('radio', { name: /By email/ }));
    await fill(view, { Username: 'maria', Email: 'maria@example.test' });
    await view.user.click(screen.getByRole('button', { name: 'Send email' }));
    await screen.findByText('Check your email');
    await view.user.click(screen.getByRole('link', { name: 'Link of the email' }));
    await fill(view, { 'New password': 'parlour99', 'New password again': 'parlour99' });
    await view.user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() =>
      expect(network.requests(passwordWire.setForgottenPassword)).toEqual([expect.objectContaining({ ticket: 'ticket-of-maria' })]),
    );
  });

  test('a wrong code is reported, and the typed code stays', async () => {
    const view = await show('/m/forget');
    await fill(view, { Username: 'maria', 'Mobile number': '9175557731' });
    await view.user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByLabelText('SMS code');
    network.use(mockCall(passwordWire.verifyForgotCode, refuse('CODE_WRONG', { triesLeft: 4 })));
    await fill(view, { 'SMS code': '123456' });
    await view.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is incorrect. 4 attempts left.');
    expect(screen.getByLabelText('SMS code')).toHaveValue('123456');
  });
});

describe('product 4.16: changing the password', () => {
  test('spec 5: the new password must differ from the old one, and both entries must match', async () => {
    const view = await show('/m/changePsw', { events: [loggedIn(maria)] });
    await fill(view, { 'Current password': 'parlour88', 'New password': 'parlour88', 'New password again': 'parlour8' });
    await view.user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/The new password must differ from the old one\./);
    expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription('The two passwords are not the same.');
    expect(network.requests(passwordWire.changePassword)).toHaveLength(0);
  });

  test('at the first login the screen explains the change, offers the logout, and goes home afterwards', async () => {
    const view = await show('/m/changePsw', { events: [loggedIn({ ...maria, firstTimeLogin: true })] });
    expect(screen.getByText('Choose your own password')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    await fill(view, { 'Current password': 'parlour88', 'New password': 'parlour99', 'New password again': 'parlour99' });
    await view.user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(view.location()).toBe('/m/home'));
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({ firstTimeLogin: false });
  });

  test.each(['/m/changePsw', '/m/securityCenter/passkeys'])('spec 6: a trial player has no use for %s', async (path) => {
    await show(path, { events: [loggedIn({ ...maria, type: 4 })] });
    expect(screen.getByText(/Log in with a real account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });

  test('a mandatory change comes before every other screen', async () => {
    const options = {
      with: [sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature],
      events: [loggedIn({ ...maria, firstTimeLogin: true })],
      path: '/m/home',
    };
    const { location } = await renderBlock(<SessionDialogs />, options);
    await waitFor(() => expect(location()).toBe('/m/changePsw'));
  });
});

test('product 4.24: the terms have a table of contents and a date, and the accepted version is stored', async () => {
  const { user } = await show('/m/terms');
  expect(screen.getByText(/^Last updated on/)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Contents' }).querySelectorAll('a')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  expect(localStorage.getItem('agreeTerms')).toBe('"2026-06-01"');
  expect(screen.queryByText(/could not be shown in your language/)).not.toBeInTheDocument();
});

test('product 4.24: a notice says that the terms are not available in the player’s language', async () => {
  const screenMessages = () => sessionFeature.screenMessages?.('en') ?? Promise.reject();
  await renderFeature({ ...sessionFeature, screenMessages }, '/m/terms', {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature],
    locale: 'fil',
  });
  expect(await screen.findByText(/^These terms could not be shown in your language/)).toBeVisible();
});
