import { subtractMoney } from '@parlour/kernel/money';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { siteWire } from '@parlour/site/wire';
import { playerWire } from '@parlour/player/wire';
import { sessionWire } from '@parlour/session/wire';
import { walletWire } from '@parlour/wallet/wire';
import { settleRound } from './bets/settleRound';
import { deposit } from './testing/deposit';
import { launch } from './testing/launch';
import { addAccount, freshPin, registerMember } from './testing/registerMember';
import { stepMs, useGateway } from './testing/useGateway';

const gateway = useGateway();
const path = playerWire.getCaptcha.path;

test('a player registers, deposits, plays, reads the records and withdraws', async () => {
  const client = await registerMember(gateway);
  expect(await deposit(gateway, client, '300')).toMatchObject({ status: 'successful' });

  const { headers, session } = await launch(gateway, client);
  const { stakes } = (await (await gateway.vendor('/api/session', { headers })).json()) as { stakes: string[] };
  for (let spins = 0; spins < 5; spins++) {
    const round = { method: 'POST', headers, body: JSON.stringify({ roundId: newIdempotencyKey(), stake: stakes[0] }) };
    expect((await gateway.vendor('/api/spin', round)).status).toBe(200);
  }
  // A large round that returns its stake, so that the test does not depend on luck.
  const even = { roundId: newIdempotencyKey(), stake: '290', payout: '290', result: {} };
  await settleRound(gateway.platform.db, session, { round: even, now: gateway.platform.clock.now() });
  await settleRound(gateway.platform.db, session, {
    round: { ...even, roundId: newIdempotencyKey() },
    now: gateway.platform.clock.now(),
  });
  const range = { from: 0, to: gateway.platform.clock.now() + 1, language: 'EN', pageNo: 1, pageSize: 100 };
  expect((await client.call(walletWire.getBets, range)).totals!.count).toBe(7);

  const accountId = await addAccount(client);
  const { balance, withdrawable } = await client.call(walletWire.getWithdrawRules, {});
  expect(withdrawable).toBe(balance);
  const withdrawal = { idempotencyKey: newIdempotencyKey(), accountId, amount: '100', paymentPassword: freshPin };
  const { orderNo } = await client.call(walletWire.createWithdrawal, withdrawal);
  gateway.pass(3 * stepMs);
  expect(await client.call(walletWire.getOrder, { orderNo })).toMatchObject({ step: 'completed' });
  expect(await client.balance()).toBe(subtractMoney(balance, '100'));

  await client.call(sessionWire.logout, {});
  expect(await gateway.audit()).toMatchObject({ sound: true });
});

test('the ticker advances orders without a request', async () => {
  const client = await registerMember(gateway);
  const { orderNo } = await client.call(walletWire.createDeposit, {
    idempotencyKey: newIdempotencyKey(),
    methodId: 'gopeso',
    amount: '100',
  });
  await client.call(walletWire.confirmDepositPaid, { orderNo });
  gateway.pass(stepMs);
  await gateway.gateway.tick();
  expect(await (await gateway.lever(`orders/${orderNo}/settle`, { outcome: 'rejected' })).json()).toMatchObject({ step: 'credited' });
});

test('the Date header is the gateway’s clock, which can be advanced', async () => {
  const told = async () =>
    Date.parse((await gateway.gateway.app.request(path, { headers: { Merchant: '200jilif3' } })).headers.get('Date') ?? '');
  const before = await told();
  await gateway.lever('clock', { advanceMs: 3_600_000 });
  expect(Math.round(((await told()) - before) / 60_000)).toBe(60);
  expect((await gateway.lever('clock', { advanceMs: -1 })).status).toBe(400);
});

test('only origins of the app may read replies', async () => {
  const allowed = async (origin: string, method = 'GET') => {
    const reply = await gateway.gateway.app.request(path, { method, headers: { Merchant: '200jilif3', Origin: origin } });
    return reply.headers.get('Access-Control-Allow-Origin');
  };
  expect(await allowed('http://localhost:4300')).toBe('http://localhost:4300');
  expect(await allowed('http://192.168.1.20:4200', 'OPTIONS')).toBe('http://192.168.1.20:4200');
  expect(await allowed('https://evil.example')).toBeNull();
  expect(await allowed('https://evil.example', 'OPTIONS')).toBeNull();
});

test('a request that does not fit the contract is refused and changes nothing', async () => {
  const ask = (init: RequestInit, at = '/wps/check/username') => gateway.gateway.app.request(at, init);
  expect((await ask({})).status).toBe(400);
  expect(await (await ask({ headers: { Merchant: '200jilif3' } })).json()).toMatchObject({
    code: 'FIELD_INVALID',
    value: { field: 'username' },
  });
  const body = await ask({ method: 'POST', headers: { Merchant: '200jilif3' }, body: '{"moduleId":' }, '/wps/session/login/freeplay');
  expect(body.status).toBe(400);
  expect((await ask({ headers: { Merchant: 'nobody' } })).status).toBe(400);
});

test('the status lists flags, links and image hosts of each merchant', async () => {
  for (const merchant of ['200jilif3', '200jilimm3']) {
    const status = await gateway.client({ merchant }).call(siteWire.getStatus, {});
    expect(status.info.whitelabel).toMatchObject({ USERNAMEREG3: true, MOBILEVERCODELOGIN3: true });
    expect(status.info.imageCDNs).toEqual(['/cdn/a', '/cdn/b']);
  }
});

test('the mailbox page shows captured messages as text', async () => {
  await registerMember(gateway, { email: 'a<b>&c@example.test' });
  const page = await gateway.lever('mailbox');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const text = await page.text();
  expect(text).toContain('a&lt;b&gt;&amp;c@example.test');
});

test('the chat agent answers by order number or topic, in the player’s language', async () => {
  const say = async (text: string, language: string) => {
    const reply = await gateway.vendor('/api/chat', { method: 'POST', body: JSON.stringify({ text, language }) });
    return ((await reply.json()) as { text?: string }).text;
  };
  expect(await say('where is D-2611-004182?', 'EN')).toContain('D-2611-004182');
  expect(await say('Nasaan ang deposito ko', 'TY')).toContain('3 minuto');
  expect(await say('ငွေထုတ်မှု', 'MY')).toContain('9 မိနစ်');
  expect(await say('hm', 'EN')).toContain('choose a topic');
  const opened = await gateway.vendor(`/api/chat?${new URLSearchParams({ language: 'MY', backUrl: 'https://evil.example' })}`);
  expect(await opened.json()).toMatchObject({ backUrl: null, text: expect.stringContaining('မင်္ဂလာပါ') });
});
