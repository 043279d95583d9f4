import { playSettings } from '@parlour/player';
import { useNetwork } from '@parlour/testing';
import { act, screen, within } from '@testing-library/react';
import { handlers } from '../../mocks/handlers';
import { showToPlayer, tellOtherTab } from '../../mocks/playStage';
import { RealityCheck } from './RealityCheck';
import { openPlayClock, playClock } from './playClock';

useNetwork(...handlers);

const player = '200jilif3/maria2026';
const MINUTE = 60_000;
beforeEach(() => playClock.change(() => null));

/** Sets the stored play time, as an earlier page would have left it. */
function played(minutes: number) {
  openPlayClock(player);
  playClock.change((clock) => clock && { ...clock, playedMs: minutes * MINUTE });
}
const show = (net?: string) => showToPlayer(<RealityCheck playSessionId="s1" symbol="₱" net={net} />, { path: '/m/play' });
const check = () => screen.queryByRole('dialog', { name: 'Reality check' });

test('product 4.21: the button in the game bar opens the play controls', async () => {
  const { user, location } = await show();
  expect(check()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Safer play' }));
  expect(location()).toBe('/m/playControls');
});

test('product 4.21: the dialog shows time played and net result, with four choices', async () => {
  played(62);
  await show('-350.00');
  const dialog = check() as HTMLElement;
  expect(dialog).toHaveTextContent("You've been playing for 1 h 02 min. Result this session: −₱350.00.");
  expect(within(dialog).getByRole('link', { name: 'See activity' })).toHaveAttribute('href', '/m/gameRecord?tab=profit');
  expect(within(dialog).getByRole('link', { name: 'Take a break' })).toHaveAttribute('href', '/m/playControls?tab=break');
  expect(within(dialog).getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Continue' })).toBeVisible();
});

test.each([
  ['0.00', '₱0.00'],
  ['12.5', '+₱12.50'],
  [undefined, '—'],
])('a result of %s is shown as %s', async (net, text) => {
  played(60);
  await show(net);
  expect(check()).toHaveTextContent(`Result this session: ${text}.`);
});

test('the dialog survives a reload; after "Continue" it returns one interval later', async () => {
  played(60);
  const first = await show();
  expect(check()).toBeVisible();
  first.unmount();
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(check()).not.toBeInTheDocument();
  act(() => played(119));
  expect(check()).not.toBeInTheDocument();
  act(() => played(120));
  expect(check()).toBeVisible();
});

test('an answer in another tab closes the dialog', async () => {
  played(60);
  await show();
  const told = { ...playClock.read(), toldMs: 60 * MINUTE };
  localStorage.setItem('playClock', JSON.stringify(told));
  act(() => tellOtherTab());
  expect(check()).not.toBeInTheDocument();
});

test('a shorter interval applies at once', async () => {
  played(12);
  await show();
  expect(check()).not.toBeInTheDocument();
  act(() => playSettings.change((all) => ({ ...all, checkMinutes: 10 })));
  expect(check()).toBeVisible();
});

test('"Log out" asks for confirmation', async () => {
  played(60);
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(check()).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Log out?' })).toBeVisible();
});
