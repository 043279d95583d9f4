import { siteWire } from '@parlour/site/wire';
import { playSettings } from '@parlour/player';
import { playControlsWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { handlers } from '../../mocks/handlers';
import { showToPlayer, tellOtherTab } from '../../mocks/playStage';
import { PlayControls } from './PlayControls';

useNetwork(...handlers);

const HOUR = 3_600_000;
const { takeBreak, excludeSelf, getPlayState } = playControlsWire;
const show = (type: number | 'visitor' = 0, tab?: 'break' | 'exclude' | 'help') =>
  showToPlayer(<PlayControls limits={<p>The limits</p>} budget={<p>The budget</p>} statement={<p>The figures</p>} />, {
    type,
    path: tab ? `/m/playControls?tab=${tab}` : undefined,
  });
type User = Awaited<ReturnType<typeof show>>['user'];

async function choose(user: User, choice: string, start: string) {
  await user.click(await screen.findByRole('button', { name: choice, pressed: false }));
  await user.click(screen.getByRole('button', { name: start }));
}
async function takeOneHour(user: User) {
  await choose(user, '1 hour', 'Start the break');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start the break' }));
}
const withoutGateway = () => network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { playLimits: false } } }));

describe('content by session type', () => {
  test('product 4.21: a visitor sees the explanation, reality checks, the self-assessment and other help', async () => {
    const { user, location } = await show('visitor');
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(screen.getByText(/Higher limits start after 24 hours and need your confirmation within 7 days/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '60 min' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login?returnTo=%2Fm%2FplayControls');
    for (const theirs of ['The limits', 'The budget', 'The figures']) expect(screen.queryByText(theirs)).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Break' }));
    expect(screen.queryByRole('button', { name: 'Start the break' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login?returnTo=%2Fm%2FplayControls%3Ftab%3Dbreak');
    await user.click(screen.getByRole('tab', { name: 'Help' }));
    expect(screen.getByRole('heading', { name: 'A few questions for yourself' })).toBeVisible();
    expect(screen.getByText(/Software that blocks gambling sites/)).toBeVisible();
    expect(location()).toBe('/m/playControls?tab=help');
    expect(network.requests(getPlayState)).toEqual([]);
  });

  test('product 4.21: a member sees limits, budget, figures, and links that stay open during a break', async () => {
    const { user } = await show();
    for (const theirs of ['The limits', 'The budget', 'The figures']) expect(await screen.findByText(theirs)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Help' }));
    expect(screen.getByRole('link', { name: /Deposits and withdrawals/ })).toHaveAttribute('href', '/m/gameRecord?tab=money');
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '/m/feedback');
  });

  test('a trial player sees no money limits, but can take a break', async () => {
    const { user } = await show(4);
    expect(screen.queryByText('The limits')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Break' }));
    expect(screen.getByRole('button', { name: 'Start the break' })).toBeVisible();
  });

  test('a tab keeps what else the address names', async () => {
    const { user, location } = await showToPlayer(<PlayControls />, { path: '/m/playControls?returnTo=%2Fm%2Fhome&tab=break' });
    await user.click(screen.getByRole('tab', { name: 'Limits' }));
    expect(location()).toBe('/m/playControls?returnTo=%2Fm%2Fhome');
  });
});

describe('a break', () => {
  test('product 4.21: starts at once after confirmation, and the page lists what stays open', async () => {
    network.use(mockCall(takeBreak, ({ hours }) => ({ kind: 'break' as const, startedAt: Date.now(), until: Date.now() + hours * HOUR })));
    const { user } = await show(0, 'break');
    expect(await screen.findByRole('button', { name: 'Start the break' })).toBeDisabled();
    await choose(user, '6 weeks', 'Start the break');
    const question = screen.getByRole('dialog', { name: 'Take a break for 6 weeks?' });
    expect(question).toHaveTextContent('cannot be ended early');
    await user.click(within(question).getByRole('button', { name: 'Start the break' }));
    expect(await screen.findByText(/^You are on a break until/)).toBeVisible();
    expect(screen.getByText(/Withdrawals, records, inbox and chat stay open/)).toBeVisible();
    expect(network.requests(takeBreak)).toEqual([{ hours: 1008 }]);
    expect(screen.queryByText('This applies to this device only.')).not.toBeInTheDocument();
  });

  test('is not started when the player cancels', async () => {
    const { user } = await show(0, 'break');
    await choose(user, '24 hours', 'Start the break');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/You are on a break/)).not.toBeInTheDocument();
    expect(network.requests(takeBreak)).toEqual([]);
  });

  test('product 4.21: starts on this device when the gateway is down, says so, and can be confirmed later', async () => {
    network.use(mockCall(takeBreak, httpStatus(503)));
    const { user } = await show(0, 'break');
    await takeOneHour(user);
    expect(await screen.findByText(/^You are on a break until/)).toBeVisible();
    expect(await screen.findByText('This applies to this device only.')).toBeVisible();
    network.use(mockCall(takeBreak, ({ hours }) => ({ kind: 'break' as const, startedAt: Date.now(), until: Date.now() + hours * HOUR })));
    await user.click(await screen.findByRole('button', { name: 'Confirm again' }));
    await waitFor(() => expect(screen.queryByText('This applies to this device only.')).not.toBeInTheDocument());
    expect(network.requests(takeBreak).at(-1)).toEqual({ hours: 1 });
  });
});

test('product 4.21: a permanent self-exclusion shows no end', async () => {
  network.use(mockCall(excludeSelf, { kind: 'exclusion', startedAt: Date.now(), until: null }));
  const { user } = await show(0, 'exclude');
  await choose(user, 'Permanently', 'Exclude me');
  const question = screen.getByRole('dialog', { name: 'Exclude yourself from play?' });
  expect(question).toHaveTextContent('Permanently. It starts now');
  expect(question).toHaveTextContent('not even by support');
  await user.click(within(question).getByRole('button', { name: 'Exclude me' }));
  expect(await screen.findByText('You are excluded from play: permanently')).toBeVisible();
  expect(network.requests(excludeSelf)).toEqual([{ months: null }]);
});

describe('product 4.21: a merchant whose gateway has no play controls', () => {
  beforeEach(withoutGateway);

  test('controls of this device work and say that they apply to this device only', async () => {
    await show();
    expect((await screen.findAllByText('This applies to this device only.'))[0]).toBeVisible();
    expect(screen.queryByText('The limits')).not.toBeInTheDocument();
    expect(screen.getByText('The budget')).toBeVisible();
  });

  test('a break closes play on this device and prefills a request to support', async () => {
    const { user, location } = await show(0, 'break');
    await screen.findAllByText('This applies to this device only.');
    await takeOneHour(user);
    const dialog = await screen.findByRole('dialog', { name: 'Games and deposits are closed on this device' });
    expect(network.requests(takeBreak)).toEqual([]);
    await user.click(within(dialog).getByRole('link', { name: 'Write to support' }));
    const query = new URLSearchParams(location().split('?')[1]);
    expect(location()).toMatch(/^\/m\/feedback\?/);
    expect(query.get('topic')).toBe('gaming');
    expect(query.get('text')).toMatch(/^Please apply a break to my account until .+\.$/);
  });

  test('after logout and login the break still applies', async () => {
    const { user, location, unmount } = await show(0, 'break');
    await screen.findAllByText('This applies to this device only.');
    await takeOneHour(user);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(screen.queryByText(/You are on a break/)).not.toBeInTheDocument();
    unmount();
    withoutGateway();
    await show(0, 'break');
    expect(await screen.findByText(/^You are on a break until/)).toBeVisible();
    expect(screen.getByText('Support can apply it to your account.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});

describe('controls of this device', () => {
  test('product 4.21: reality checks come every 10, 15, 30 or 60 minutes; the choice is stored on the device', async () => {
    const { user, unmount } = await show('visitor');
    expect(screen.getAllByRole('radio', { name: /min$/ }).map((radio) => radio.closest('label')?.textContent)).toEqual([
      '10 min',
      '15 min',
      '30 min',
      '60 min',
    ]);
    await user.click(screen.getByRole('radio', { name: '15 min' }));
    unmount();
    await show('visitor');
    expect(screen.getByRole('radio', { name: '15 min' })).toBeChecked();
  });

  test('hiding winners and promotions applies in every tab', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('checkbox', { name: 'Hide winners' }));
    await user.click(screen.getByRole('checkbox', { name: 'Hide promotions' }));
    expect(JSON.parse(localStorage.getItem('preferences') ?? '{}')).toMatchObject({ showWinners: false });
    expect(playSettings.read().hidesPromotions).toBe(true);
    localStorage.setItem('playSettings', '{"checkMinutes":30}');
    act(() => tellOtherTab());
    expect(screen.getByRole('checkbox', { name: 'Hide promotions' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: '30 min' })).toBeChecked();
  });

  test('a corrupt setting falls back to the default', async () => {
    localStorage.setItem('playSettings', '{"checkMinutes":7,"hidesPromotions":"yes"}');
    await show();
    expect(screen.getByRole('radio', { name: '60 min' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Hide promotions' })).not.toBeChecked();
  });
});

test('the answers of the self-assessment outlive a look at another tab', async () => {
  const { user } = await show(0, 'help');
  await user.click(await screen.findByRole('checkbox', { name: 'I played on to win back a loss.' }));
  await user.click(screen.getByRole('tab', { name: 'Break' }));
  await user.click(screen.getByRole('tab', { name: 'Help' }));
  expect(screen.getByRole('checkbox', { name: 'I played on to win back a loss.' })).toBeChecked();
});

test('product 4.21: the self-assessment suggests help without a verdict, and its answers are not stored', async () => {
  const { user } = await show('visitor', 'help');
  const before = JSON.stringify(localStorage);
  await user.click(screen.getByRole('checkbox', { name: 'I played on to win back a loss.' }));
  expect(screen.getByText(/^You ticked 1\. A limit or a break can help/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'I played on to win back a loss.' }));
  expect(screen.queryByText(/^You ticked/)).not.toBeInTheDocument();
  expect(JSON.stringify(localStorage)).toBe(before);
});
