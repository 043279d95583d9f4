import { paths } from '@parlour/kernel';
import { actAs, httpStatus, mockCall, network, recordToasts, renderBlock, renderFeature, stopActing, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { promotionsFeature } from '../../feature';
import { promotionHandlers } from '../../mocks/handlers';
import { asMember, asType, asVisitor } from '../../mocks/players';
import { referral } from '../../mocks/referral';
import { promotionGateWire, referralWire } from '../../wire';
import { InviteFriends } from './InviteFriends';

useNetwork(...promotionHandlers);
afterEach(stopActing);

/** Adds the page at its route, as the app does. */
const withPage = {
  ...promotionsFeature,
  routes: [{ path: paths.promotions.invite, access: 'anyone' as const, lazy: async () => ({ default: () => <InviteFriends /> }) }],
};

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

const open = (path = '/m/inviteFriends', options: typeof asVisitor | typeof asMember = asMember) => renderFeature(withPage, path, options);

test('product 4.22: shows code, link, QR code, figures and rules', async () => {
  await open();
  expect(await screen.findByText('PA1B2C3D')).toBeInTheDocument();
  expect(screen.getByText('http://localhost/m/register?code=PA1B2C3D&lang=en')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'QR code that opens your link' })).toBeInTheDocument();
  const figure = (name: string) => screen.getByText(name).parentElement;
  expect(figure('Today')).toHaveTextContent('₱4.35');
  expect(figure('Yesterday')).toHaveTextContent('₱26.80');
  expect(figure('Invited')).toHaveTextContent('5');
  expect(figure('Qualified')).toHaveTextContent('3');
  expect(screen.getByText('₱50 once your friend has deposited ₱200 and bet ₱1,000.')).toBeInTheDocument();
  expect(screen.getByText('₱20 once your friend has deposited ₱500.')).toBeInTheDocument();
  expect(screen.getByText(/^0\.1% of what friends bet/)).toBeInTheDocument();
});

test('product 4.22: the link can be copied and shared', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await open();
  await screen.findByText('For each friend who deposits ₱200 and bets ₱1,000');
  const button = screen.getByRole('button', { name: 'Share' });
  expect(button.compareDocumentPosition(screen.getByRole('button', { name: 'Save QR' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Copy Your link' }));
  expect(await screen.findAllByText('Copied')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: 'http://localhost/m/register?code=PA1B2C3D&lang=en' }));
});

test('a browser that cannot share copies the link from the same place', async () => {
  const { user } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const button = await screen.findByRole('button', { name: 'Copy link' });
  expect(button.compareDocumentPosition(screen.getByRole('button', { name: 'Save QR' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await user.click(button);
  await waitFor(() => expect(write.mock.calls).toEqual([['http://localhost/m/register?code=PA1B2C3D&lang=en']]));
});

test('an in-app browser cannot save the QR code, so the screen suggests a screenshot', async () => {
  actAs('androidFacebook');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Save QR' }));
  expect(await screen.findByText(/^Pictures cannot be saved inside another app\. Take a screenshot/)).toBeVisible();
});

test('product 4.22: rewards, income, records and invitees are tabs with their own URLs', async () => {
  const { user, location } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Rewards' }));
  expect(location()).toBe('/m/inviteFriends?tab=rewards');
  expect(screen.getByText('10 qualified friends').closest('div')).toHaveTextContent('3 of 10');
  await user.click(screen.getByRole('tab', { name: 'Income' }));
  expect(await screen.findByText('20 Nov 2026')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Records' }));
  expect(await screen.findByText(/da\*{3}l · 20 Nov 2026/)).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Friends' }));
  expect((await screen.findByText(/Joined 19 Oct 2026/)).parentElement).toHaveTextContent(
    'Joined 19 Oct 2026 · Deposited ₱2,500 of ₱200 · Bet ₱18,250 of ₱1,000',
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('ju***n')).toBeInTheDocument();
  expect(screen.getByText('Not yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a friend who appears on two pages is shown once; an empty list says so', async () => {
  const friend = { id: 'f', name: 'da***l', joinedAt: 1, isQualified: true, deposited: '1.00', staked: '1.00' };
  network.use(mockCall(referralWire.getInvitees, ({ pageNo }) => ({ content: [friend], pageNum: pageNo, totalPages: 2 })));
  const first = await open('/m/inviteFriends?tab=invitees');
  await first.user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(screen.getAllByText('da***l')).toHaveLength(1);
  first.unmount();
  network.use(mockCall(referralWire.getInvitees, { content: [], pageNum: 1, totalPages: 0 }));
  await open('/m/inviteFriends?tab=invitees');
  expect(await screen.findByText('Nobody has joined with your link yet')).toBeInTheDocument();
});

test('spec 8: when referrals are disabled, a "coming soon" toast is shown for 1 s', async () => {
  network.use(mockCall(promotionGateWire.getPromotionGates, { APP_DOWNLOAD: true, REFERRAL: false }));
  const recorder = recordToasts();
  await renderFeature(withPage, '/m/inviteFriends', { ...asMember, with: [...asMember.with, recorder.feature] });
  expect(await screen.findByText('Coming soon')).toBeInTheDocument();
  expect(recorder.toasts).toEqual([{ level: 'info', text: 'Coming soon', durationMs: 1000 }]);
});

test('product 4.22: a visitor sees the rules and a login link', async () => {
  network.use(mockCall(referralWire.getReferral, { ...referral, mine: null }));
  await open('/m/inviteFriends', asVisitor);
  expect(await screen.findByText(/₱50 once your friend/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login?returnTo=%2Fm%2FinviteFriends');
});

test('a trial player is asked to sign up', async () => {
  network.use(mockCall(referralWire.getReferral, { ...referral, mine: null }));
  await open('/m/inviteFriends', asType(4));
  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
});

test.each([1, 2, 41, 42])('spec 6: an agent (type %i) sees the agent modal instead of the page', async (type) => {
  const { with: features, events } = asType(type);
  await renderBlock(<InviteFriends agentModal={<p>For agents</p>} />, { with: [promotionsFeature, ...features], events });
  expect(screen.getByText('For agents')).toBeInTheDocument();
  expect(network.requests(referralWire.getReferral)).toEqual([]);
});

test('without an agent modal, agents get a link to their contracts', async () => {
  await open('/m/inviteFriends', asType(1));
  expect(within(document.body).getByRole('link', { name: 'My contracts' })).toHaveAttribute('href', '/m/member/agent/getSalaryContract');
});

test('a retry loads the screen after a load error', async () => {
  network.use(mockCall(referralWire.getReferral, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the invitation")).toBeInTheDocument();
  network.use(...promotionHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('PA1B2C3D')).toBeInTheDocument();
});
