import '../startup/provideBundles';
import { clearStored, readStored } from '@parlour/kernel/storage';
import { selectMerchant } from '@parlour/site';
import { network, useNetwork } from '@parlour/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { Providers } from '../Providers';
import { startI18n } from '../i18n';
import { contract } from '../mocks/faults/contract';
import { homeCalls } from '../mocks/homeCalls';
import { appBundleOf } from '../startup/bundles';
import { createAppStore } from '../store';
import { DeveloperPanel } from './DeveloperPanel';
import { createGatewayLog } from './gatewayLog';

type Rule = { path: string; times?: number; fault: { kind: string; ms?: number } };

let rules: (Rule & { id: number; fired: number })[] = [];
let flags: Record<string, string> = {};
let now = 0;
const json = (value: object) => HttpResponse.json(value);
const lever = (path: string) => `*/sandbox/${path}`;

useNetwork(
  ...homeCalls,
  http.get(lever('members'), () =>
    json([
      { username: 'maria', nickname: 'Maria', type: 0, status: 'active' },
      { username: 'lito', nickname: 'Lito', type: 0, status: 'locked' },
    ]),
  ),
  http.post(lever('sessions'), async ({ request }) => {
    const { username } = (await request.json()) as { username: string };
    if (username === 'lito') return HttpResponse.json({ error: 'ACCOUNT_LOCKED' }, { status: 409 });
    return json({ token: 'fresh', userName: username, type: 0, firstTimeLogin: false });
  }),
  http.get(lever('flags'), () => json(flags)),
  http.post(lever('flags'), async ({ request }) => {
    const { name, isOn } = (await request.json()) as { name: string; isOn: boolean };
    flags = { ...flags, [name]: isOn ? '1' : '0' };
    return json(flags);
  }),
  http.get(lever('faults'), () => json(rules)),
  http.post(lever('faults'), async ({ request }) => {
    rules = [...rules, { ...((await request.json()) as Rule), id: 1 + Math.max(0, ...rules.map(({ id }) => id)), fired: 0 }];
    return json({ id: rules.length });
  }),
  http.delete(lever('faults'), ({ request }) => {
    const id = Number(new URL(request.url).searchParams.get('id'));
    rules = rules.filter((rule) => rule.id !== id);
    return json({ ok: true });
  }),
  http.get(lever('clock'), () => json({ now })),
  http.post(lever('clock'), async ({ request }) => {
    now += ((await request.json()) as { advanceMs: number }).advanceMs;
    return json({ now });
  }),
  http.get(lever('mailbox.json'), () =>
    json([{ id: 1, channel: 'sms', recipient: '9175557731', subject: 'Your code', body: 'The code is 123456.', sentAt: 0 }]),
  ),
);

let log: ReturnType<typeof createGatewayLog>;
beforeEach(() => {
  rules = [];
  flags = { VIP: '1' };
  now = Date.UTC(2026, 10, 21, 12);
  log = createGatewayLog(window, contract);
});
afterEach(() => log.stop());

async function openPanel() {
  const store = createAppStore({ retryDelaysMs: [0, 0] });
  await startI18n('en');
  await appBundleOf(store).load();
  await act(async () =>
    render(
      <Providers store={store}>
        <DeveloperPanel log={log} />
      </Providers>,
    ),
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Dev' }));
  return { user, store };
}

test('one tap logs in as a player of the world and closes the panel, another one logs out', async () => {
  const { user } = await openPanel();
  await user.click(await screen.findByRole('button', { name: 'maria' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Developer' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Dev' }));
  expect(await screen.findByText('Player: maria')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'visitor' }));
  expect(await screen.findByText('Player: visitor')).toBeVisible();
});

test('a refusal of the sandbox is shown, and the panel goes on', async () => {
  const { user } = await openPanel();
  await user.click(await screen.findByRole('button', { name: 'lito · locked' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ACCOUNT_LOCKED');
  await user.click(screen.getByRole('button', { name: 'maria' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('while the sandbox starts, the panel says so and asks again', async () => {
  let isAway = true;
  network.use(
    http.get(lever('members'), () =>
      isAway ? new HttpResponse(null, { status: 502 }) : json([{ username: 'maria', type: 0, status: 'active' }]),
    ),
  );
  await openPanel();
  expect(await screen.findByText('The sandbox is starting.')).toBeVisible();
  isAway = false;
  expect(await screen.findByRole('button', { name: 'maria' }, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the language changes, and the choice lasts', async () => {
  const { user } = await openPanel();
  await user.click(within(screen.getByRole('group', { name: 'Language', hidden: true })).getByText('fil'));
  expect(await screen.findByText(/^Site: .*, fil$/)).toBeVisible();
  expect(readStored('local', 'language', v.string())).toBe('TY');
});

test('another merchant is chosen, and home loads anew with it', async () => {
  // jsdom does not navigate; it logs an error instead.
  const navigated = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, store } = await openPanel();
  const merchants = within(screen.getByRole('group', { name: 'Merchant', hidden: true })).getAllByRole('button', { hidden: true });
  expect(merchants.map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  await user.click(merchants[1]!);
  expect(selectMerchant(store.getState()).code).toBe('200jilimm3');
  expect(merchants.map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(String(navigated.mock.calls)).toContain('navigation');
  navigated.mockRestore();
  clearStored('local');
});

test('the network has the speed that was chosen last, and none when it is fast', async () => {
  const { user } = await openPanel();
  const speed = (name: string) => within(screen.getByRole('group', { name: 'Network speed', hidden: true })).getByText(name);
  await user.click(speed('4G, 150 ms'));
  await user.click(speed('unreachable'));
  expect(rules).toMatchObject([{ path: '/*', fault: { kind: 'reset' } }]);
  await waitFor(() => expect(speed('unreachable').closest('button')).toHaveAttribute('aria-pressed', 'true'));
  expect(speed('4G, 150 ms').closest('button')).toHaveAttribute('aria-pressed', 'false');
  await user.click(speed('fast'));
  expect(rules).toEqual([]);
});

test('a flag is turned off, and the app asks for the flags anew', async () => {
  const { user } = await openPanel();
  const flag = await screen.findByText('VIP');
  expect(flag.closest('button')).toHaveAttribute('aria-pressed', 'true');
  await user.click(flag);
  expect(await screen.findByText('VIP')).toBeInTheDocument();
  expect(flags).toEqual({ VIP: '0' });
  expect(screen.getByText('VIP').closest('button')).toHaveAttribute('aria-pressed', 'false');
});

test('a fault is added before the speed of the network and removed again', async () => {
  const { user } = await openPanel();
  await user.click(screen.getByText('3G, 600 ms'));
  expect(rules).toMatchObject([{ path: '/*', fault: { kind: 'latency', ms: 600 } }]);
  await user.selectOptions(screen.getByLabelText('Fault'), 'lost reply');
  await user.click(screen.getByText('Add fault'));
  expect(rules).toMatchObject([{ path: '/wps/*', times: 1, fault: { kind: 'dropReplyAfterApply' } }, { path: '/*' }]);
  expect(await screen.findByText('/wps/*: lost reply, 1 ×, fired 0 ×')).toBeInTheDocument();
  await user.click(screen.getByText('Remove'));
  await user.click(screen.getByText('fast'));
  expect(rules).toEqual([]);
});

test('the clock moves forward, and the mailbox shows what was sent', async () => {
  const { user } = await openPanel();
  const before = now;
  await user.click(screen.getByText('+ 1 day'));
  expect(now - before).toBe(86_400_000);
  expect(await screen.findByText('The code is 123456.')).toBeInTheDocument();
});

test('the log judges each reply by its schema', async () => {
  await openPanel();
  const captcha = contract.find(([name]) => name === 'getCaptcha')?.[1].path ?? '';
  network.use(
    http.get(`*${captcha}`, () => json({ success: true, value: { image: 7 } })),
    http.get('*/wps/system/status', () => json({ success: true, value: { info: {} } })),
    http.get('*/wps/nothing', () => HttpResponse.error()),
  );
  await act(async () => {
    await fetch(`${location.origin}${captcha}`);
    await fetch(`${location.origin}/wps/system/status`);
    await fetch(`${location.origin}/wps/nothing`).catch(() => undefined);
  });
  const calls = await screen.findByRole('list', { name: 'Calls', hidden: true });
  expect(await within(calls).findByText(/^getCaptcha: value: Invalid type/)).toBeInTheDocument();
  expect(within(calls).getByText('getStatus: Fits the schema')).toBeInTheDocument();
  expect(within(calls).getByText(/^– GET \/wps\/nothing/)).toBeInTheDocument();
});

test('the panel offers the path of every call of the contract for a fault', async () => {
  await openPanel();
  const paths = [...document.querySelectorAll<HTMLOptionElement>('#developer-paths option')].map(({ value }) => value);
  expect(paths).toEqual([...new Set(contract.map(([, { path }]) => path))]);
});
