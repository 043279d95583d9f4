import './testing/inVietnam';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { newIdempotencyKey, type WireInput } from '@parlour/kernel/wire-call';
import { referralWire, rewardWire, vipWire } from '@parlour/promotions/wire';
import { accessWire, sessionWire } from '@parlour/session/wire';
import { siteWire } from '@parlour/site/wire';
import { tournamentsWire } from '@parlour/tournaments/wire';
import { walletWire, recordsWire } from '@parlour/wallet/wire';
import type { Client } from './testing/createClient';
import { launch } from './testing/launch';
import { freshPassword, freshPin, registration, solveCaptcha } from './testing/registerMember';
import { stepMs, useGateway } from './testing/useGateway';

// The example of the country file: a currency without decimals whose symbol stands after the amount.

// The journey of a third country starts from the same dump (apps/mobile-web-e2e/src/support/servers/serveCountry.ts).
const gateway = useGateway(undefined, { dumpFolder: join(import.meta.dirname, '../../../.sandbox/vietnam') });
const merchant = 'parlourvn';

async function register(fields: Partial<WireInput<typeof sessionWire.register>> = {}): Promise<Client> {
  const client = gateway.client({ merchant });
  const captcha = await solveCaptcha(gateway, client);
  client.token = (await client.call(sessionWire.register, registration({ captcha, ...fields }))).token;
  return client;
}

const depositOf = (amount: string) => ({ idempotencyKey: newIdempotencyKey(), methodId: 'ban-mai-bank', payerName: 'Linh', amount });

async function deposit(client: Client, amount: string) {
  const { orderNo } = await client.call(walletWire.createDeposit, depositOf(amount));
  await client.call(walletWire.confirmDepositPaid, { orderNo });
  gateway.pass(stepMs);
  return client.call(walletWire.getOrder, { orderNo });
}

/** Every amount in a reply that is not whole. Rates and multiples have other names; the reward for a friend's bets is a rate. */
function broken(value: unknown, name = ''): string[] {
  if (typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'betting') return [];
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, part]) => broken(part, key));
  const isAmount = typeof value === 'string' && /^-?\d+\.\d+$/.test(value) && !/percent|rate|times|multiple|score/i.test(name);
  return isAmount && !/\.0+$/.test(value) ? [`${name}: ${value}`] : [];
}

afterEach(async () => expect(await gateway.audit()).toMatchObject({ sound: true }));

test('the country is listed with the others, and its site has links of its own', async () => {
  const client = gateway.client({ merchant });
  expect(await client.call(accessWire.getCountries, {})).toEqual([
    { country: 'PH', dialingCode: '63' },
    { country: 'MM', dialingCode: '95' },
    { country: 'VN', dialingCode: '84' },
  ]);
  expect((await client.call(siteWire.getStatus, {})).info.mainDomain).toBe('parlour-vn.example');
  expect(await client.call(walletWire.getMerchantWallet, {})).toMatchObject({ currency: 'VND', currencySymbol: '₫' });
});

test('a number of the country is taken at the sign-up, one of another length is refused', async () => {
  const client = gateway.client({ merchant });
  const captcha = await solveCaptcha(gateway, client);
  const asked = registration({ captcha, mobileNum: '91234567' });
  expect(await client.refusal(sessionWire.register, asked)).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'mobileNum' } });
  await expect(register({ mobileNum: '0912345678', countryDialingCode: '84' })).resolves.toMatchObject({ token: expect.any(String) });
});

test('a deposit of twelve digits has whole amounts, and an amount with decimals is refused', async () => {
  const client = await register();
  expect(await client.refusal(walletWire.createDeposit, depositOf('100000.50'))).toMatchObject({
    code: 'FIELD_INVALID',
    value: { field: 'amount' },
  });
  const order = await deposit(client, '123456789012');
  expect(order).toMatchObject({ status: 'successful', amount: '123456789012.00', currencySymbol: '₫' });
  // The fee of 0.5 % is cut to whole dong.
  expect([order.fee, order.receive]).toEqual(['617283945.00', '122839505067.00']);
  expect(await client.balance()).toBe('122839505067.00');
});

test('games are played in whole stakes and pay whole wins, and the page knows how the money is written', async () => {
  const client = await register();
  await deposit(client, '50000000');
  const { headers } = await launch(gateway, client);
  const session = (await (await gateway.vendor('/api/session', { headers })).json()) as { stakes: string[]; usualStake: string };
  expect(session).toMatchObject({ symbol: '₫', symbolPlace: 'after', decimals: 0, usualStake: '1000' });
  for (let round = 0; round < 40; round += 1) {
    const body = JSON.stringify({ roundId: randomUUID(), stake: session.usualStake });
    const played: unknown = await (await gateway.vendor('/api/round', { method: 'POST', headers, body })).json();
    expect(broken(played)).toEqual([]);
  }
  expect(broken(await client.call(walletWire.getMemberWallet, {}))).toEqual([]);
});

test('money is withdrawn within the limits of the country, and the records show it', async () => {
  const client = await register();
  await deposit(client, '1000000');
  const rules = await client.call(walletWire.getWithdrawRules, {});
  expect(rules).toMatchObject({ min: '50000', max: '999999999999', currencySymbol: '₫', phoneVerified: null });
  await client.call(walletWire.setPaymentPassword, {
    idempotencyKey: newIdempotencyKey(),
    paymentPassword: freshPin,
    password: freshPassword,
  });
  const account = { providerId: 'ban-mai-bank', holder: 'Nguyen Thi Linh', number: '04510007221' };
  const { accountId } = await client.call(walletWire.addAccount, {
    ...account,
    idempotencyKey: newIdempotencyKey(),
    paymentPassword: freshPin,
  });
  const ask = { idempotencyKey: newIdempotencyKey(), accountId, paymentPassword: freshPin };
  expect(await client.refusal(walletWire.createWithdrawal, { ...ask, amount: '49999' })).toMatchObject({ code: 'BELOW_MIN' });
  const now = gateway.platform.clock.now();
  const range = { from: now - 3_600_000, to: now + 3_600_000, language: 'EN', pageNo: 1, pageSize: 20 };
  const records = await client.call(recordsWire.getMoneyRecords, range);
  expect(records.content).toMatchObject([{ kind: 'deposit', amount: '995000.00', currencySymbol: '₫' }]);
});

test('gifts, missions, levels, invitations, tournaments and offers with deposits are in whole amounts of the currency', async () => {
  const client = await register();
  const language = 'EN';
  const replies = [
    await client.call(rewardWire.getRewards, { language }),
    await client.call(rewardWire.getSignIn, {}),
    await client.call(vipWire.getVip, { language }),
    await client.call(referralWire.getReferral, {}),
    await client.call(tournamentsWire.getTournaments, { language }),
    await client.call(walletWire.getDepositPromotions, { language }),
    await client.call(walletWire.getDepositMethods, { language }),
  ];
  expect(replies.flatMap((reply) => broken(reply))).toEqual([]);
  expect(JSON.stringify(replies)).not.toMatch(/₱|Ks/);
  expect(replies[1]).toMatchObject({ currencySymbol: '₫', days: expect.arrayContaining([expect.objectContaining({ amount: '880.00' })]) });
});
