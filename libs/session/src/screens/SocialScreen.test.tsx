import { siteWire } from '@parlour/site/wire';
import { contentFeature } from '@parlour/content';
import { campaignOfVisit, keepCampaign } from '@parlour/kernel/campaign';
import { playerFeature } from '@parlour/player';
import { formAsked, selectSession } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';

import { httpStatus, mockCall, network, refuse, renderBlock, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { screen, waitFor, within } from '@testing-library/react';
import { SessionDialogs } from '../blocks/session-dialogs/SessionDialogs';
import { sessionFeature } from '../feature';
import { accessHandlers } from '../mocks/accessHandlers';
import { handlers } from '../mocks/handlers';
import { installKeyStore } from '../mocks/installKeyStore';
import { startSocialAttempt } from '../rules/socialAttempt';
import { accessWire } from '../wire/accessWire';

useNetwork(...handlers, ...accessHandlers);

let removeKeyStore: () => void;
beforeEach(() => {
  removeKeyStore = installKeyStore();
});
afterEach(() => removeKeyStore());

const open = (query: Record<string, string>) =>
  renderFeature(sessionFeature, `/m/login/social?${new URLSearchParams(query).toString()}`, {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature],
  });

describe('spec 7: callback of a social provider', () => {
  test('a callback for an attempt of this tab opens a session and returns to the requested page', async () => {
    const { state } = await startSocialAttempt('facebook', '/m/activity');
    const { location, store } = await open({ state, code: 'code-of-juana' });
    await waitFor(() => expect(location()).toBe('/m/activity'));
    expect(selectSession(store.getState())).toMatchObject({ userName: 'fa_juana' });
    expect(network.requests(accessWire.socialLogin)).toEqual([
      {
        provider: 'facebook',
        code: 'code-of-juana',
        codeVerifier: expect.stringMatching(/^[\w-]{43}$/),
        redirectUri: 'http://localhost/m/login/social',
      },
    ]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('code-of-juana');
  });

  test('what a link brought goes along, and belongs to the account that the login opens', async () => {
    keepCampaign({ keepDays: 30, clickIds: [] }, { address: '/m/home?code=AB12' });
    network.use(mockCall(accessWire.socialLogin, { token: 'token-of-juana', userName: 'fa_juana', type: 0, isNewAccount: true }));
    const { state } = await startSocialAttempt('facebook', '/m/activity');
    const { location } = await open({ state, code: 'code-of-juana' });
    await waitFor(() => expect(location()).toBe('/m/activity'));
    expect(network.requests(accessWire.socialLogin)[0]).toMatchObject({ campaign: { code: 'AB12' } });
    expect(campaignOfVisit()).toBeUndefined();
  });

  test('code and state are removed from the URL first', async () => {
    network.use(mockCall(accessWire.socialLogin, refuse('ACCOUNT_DISABLED')));
    const { state } = await startSocialAttempt('google', '/m/home');
    const { location } = await open({ state, code: 'secret-code' });
    await waitFor(() => expect(location()).toBe('/m/login/social'));
    expect(await screen.findByText("We couldn't log you in")).toBeVisible();
  });

  test('an answer that was not sent for lack of a connection is sent once it is back', async () => {
    const { state } = await startSocialAttempt('google', '/m/activity');
    network.goOffline();
    const { location } = await open({ state, code: 'code-of-juana' });
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(location()).toBe('/m/activity'));
    expect(network.requests(accessWire.socialLogin)).toHaveLength(1);
  });

  test('an attempt is valid once: repeating the callback opens no session', async () => {
    const { state } = await startSocialAttempt('google', '/m/home');
    const first = await open({ state, code: 'secret-code' });
    await waitFor(() => expect(first.location()).toBe('/m/home'));
    first.unmount();
    await open({ state, code: 'secret-code' });
    expect(await screen.findByText(/This login link has expired/)).toBeVisible();
    expect(network.requests(accessWire.socialLogin)).toHaveLength(1);
  });

  test.each([
    ['with another state', { state: 'x'.repeat(43), code: 'stolen' }],
    ['without a state', { code: 'stolen' }],
    ['without a code', { state: 'right' }],
    ['without parameters', {}],
    ['with an error', { error: 'server_error', error_description: '<script>alert(1)</script>' }],
  ])('a callback %s is rejected', async (_, query: Record<string, string>) => {
    const { state } = await startSocialAttempt('google', '/m/home');
    await open(query['state'] === 'right' ? { state } : query);
    expect(await screen.findByText(/This login link has expired/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/m/login');
    expect(network.requests(accessWire.socialLogin)).toHaveLength(0);
    expect(document.querySelector('script')).toBeNull();
  });

  test('a player who cancels is told that nothing was shared', async () => {
    const { state } = await startSocialAttempt('telegram', '/m/home');
    await open({ state, error: 'access_denied' });
    expect(await screen.findByText('You cancelled. Nothing was shared.')).toBeVisible();
  });

  test('a gateway that is down shows an error and opens no session', async () => {
    network.use(mockCall(accessWire.socialLogin, httpStatus(502)));
    const { state } = await startSocialAttempt('google', '/m/home');
    const { store } = await open({ state, code: 'secret-code' });
    expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
    expect(selectSession(store.getState())).toBeUndefined();
  });
});

test.each([
  ['login', 'Log in', 'Or continue with'],
  ['register', 'Sign up', 'Continue with'],
] as const)('the %s over a page offers the social networks, and they lead back to that page', async (form, title, label) => {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { GOOGLELOGIN3: true } } }));
  const { user } = await renderBlock(<SessionDialogs />, {
    path: '/m/slot-games?vassalage=JILI',
    with: [sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature],
    events: [formAsked(form)],
  });
  const group = await within(await screen.findByRole('dialog', { name: title })).findByRole('group', { name: label });
  const name = screen.getByRole('textbox', { name: 'Username' });
  // The quickest way to sign up comes first; a known player has a password.
  expect(group.compareDocumentPosition(name)).toBe(
    form === 'register' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
  );
  await user.click(within(group).getByRole('button', { name: 'Google' }));
  await waitFor(() => expect(sessionStorage.getItem('socialAttempt')).toContain('"returnTo":"/m/slot-games?vassalage=JILI"'));
});
