import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playerWire } from '@parlour/player/wire';
import { passwordWire, sessionWire } from '@parlour/session/wire';
import { walletWire } from '@parlour/wallet/wire';
import { readSettings } from '../settings';
import { registerMember, registration, solveCaptcha, freshPassword } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';
import { requestsWithoutCaptcha } from './accessCodes';
import { loginLockMs } from './loginGuard';
import { renewalGraceMs, renewableMs, tokenLifeMs } from './tokens';

const gateway = useGateway();
const byName = (username: string, password = 'parlour88', captcha = '') => ({ username, password, captcha, type: 'username' as const });

describe('login', () => {
  test.each(['maria', 'vince', 'agnes', 'carlo', 'noel'])('%s logs in with the demo password', async (name) => {
    const client = gateway.client();
    const session = await client.call(sessionWire.login, byName(name.toUpperCase()));
    expect(session).toMatchObject({ userName: name, firstTimeLogin: false });
  });

  test('thiri logs in at her own merchant only', async () => {
    expect(await gateway.client({ merchant: '200jilimm3' }).call(sessionWire.login, byName('thiri'))).toMatchObject({ type: 0 });
    expect(await gateway.client().refusal(sessionWire.login, byName('thiri'))).toMatchObject({ code: 'LOGIN_FAILED' });
  });

  test('spec 9: the alternate merchant code opens the same site', async () => {
    expect(await gateway.client({ merchant: '200jili2f3' }).call(sessionWire.login, byName('maria'))).toMatchObject({ userName: 'maria' });
  });

  test.each([
    ['lito', 'ACCOUNT_LOCKED'],
    ['pedro', 'ACCOUNT_DISABLED'],
    ['ramon', 'MEMBER_LOGIN'],
  ])('%s is refused with %s, but only with the correct password', async (name, code) => {
    expect(await gateway.client().refusal(sessionWire.login, byName(name))).toMatchObject({ code });
    expect(await gateway.client().refusal(sessionWire.login, byName(name, 'wrong'))).toMatchObject({ code: 'LOGIN_FAILED' });
  });

  test('wrong passwords are counted: a captcha after two, a lock after six', async () => {
    const member = await registerMember(gateway, { username: 'counted' });
    const tries = gateway.client();
    const wrong = byName('counted', 'nope');
    expect(await tries.refusal(sessionWire.login, wrong)).toMatchObject({ code: 'LOGIN_FAILED', value: { captcha: false, triesLeft: 5 } });
    expect(await tries.refusal(sessionWire.login, wrong)).toMatchObject({ code: 'LOGIN_FAILED', value: { captcha: true, triesLeft: 4 } });
    expect(await tries.refusal(sessionWire.login, wrong)).toMatchObject({ code: 'CAPTCHA_REQUIRED', value: { captcha: true } });
    await solveCaptcha(gateway, tries);
    expect(await tries.refusal(sessionWire.login, { ...wrong, captcha: '0' })).toMatchObject({ code: 'CAPTCHA_WRONG' });
    for (const triesLeft of [3, 2, 1]) {
      const captcha = await solveCaptcha(gateway, tries);
      expect(await tries.refusal(sessionWire.login, { ...wrong, captcha })).toMatchObject({ value: { triesLeft } });
    }
    const captcha = await solveCaptcha(gateway, tries);
    expect(await tries.refusal(sessionWire.login, { ...wrong, captcha })).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect(await tries.refusal(sessionWire.login, byName('counted', freshPassword))).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect(await member.call(playerWire.getMemberInfo, {})).toMatchObject({ account: 'counted' });
    gateway.pass(loginLockMs);
    expect(await tries.call(sessionWire.login, byName('counted', freshPassword))).toMatchObject({ userName: 'counted' });
  });

  test('an unknown name is refused like a wrong password', async () => {
    expect(await gateway.client().refusal(sessionWire.login, byName('nobody_here'))).toMatchObject({
      value: { captcha: false, triesLeft: 5 },
    });
  });

  test('an unencrypted password is refused', async () => {
    const client = gateway.client();
    const plain = await client.refusal(
      { ...sessionWire.login, encrypted: undefined } as unknown as typeof sessionWire.login,
      byName('maria'),
    );
    expect(plain).toMatchObject({ code: 'ENCRYPTION_KEY' });
  });
});

describe('session', () => {
  let usualMs: number;
  beforeEach(() => (usualMs = gateway.platform.settings.sessionMs));
  afterEach(() => void (gateway.platform.settings.sessionMs = usualMs));

  test('a token expires after half an hour, and repeated renewals return the same new token', async () => {
    const client = await registerMember(gateway);
    const old = client.token;
    gateway.pass(tokenLifeMs);
    expect(await client.refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
    const renewals = await Promise.all(Array.from({ length: 20 }, () => client.call(playerWire.renewSession, {})));
    expect(new Set(renewals.map(({ token }) => token)).size).toBe(1);
    client.token = renewals[0]?.token;
    expect(client.token).not.toBe(old);
    await client.call(playerWire.getMemberInfo, {});
  });

  test('reliability A1: a renewal whose reply was lost can be repeated until the new token is in use', async () => {
    const client = await registerMember(gateway);
    const lost = await client.call(playerWire.renewSession, {});
    gateway.pass(renewalGraceMs);
    await client.call(playerWire.getMemberInfo, {});
    gateway.pass(tokenLifeMs);
    expect(await client.call(playerWire.renewSession, {})).toEqual(lost);
    client.token = lost.token;
    await client.call(playerWire.getMemberInfo, {});
  });

  test.each(['former', 'current', 'next'] as const)(
    'a logout with the %s token ends the session, whichever token is used',
    async (which) => {
      const client = await registerMember(gateway);
      const former = client.token;
      await client.renew();
      await client.call(playerWire.getMemberInfo, {});
      const current = client.token;
      const { token: next } = await client.call(playerWire.renewSession, {});
      client.token = { former, current, next }[which];
      await client.call(sessionWire.logout, {});
      for (const token of [former, current, next]) {
        client.token = token;
        expect(await client.refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401 });
        expect(await client.refusal(playerWire.renewSession, {})).toMatchObject({ status: 401 });
      }
    },
  );

  test.each([
    ['used', playerWire.getMemberInfo],
    ['renewed', playerWire.renewSession],
  ] as const)('a former token that is %s after its time ends the session: it may be stolen', async (_, call) => {
    const client = await registerMember(gateway);
    const thief = gateway.client();
    thief.token = client.token;
    await client.renew();
    await client.call(playerWire.getMemberInfo, {});
    const other = gateway.client();
    await other.login((await client.call(playerWire.getMemberInfo, {})).account, freshPassword);
    gateway.pass(renewalGraceMs);
    expect(await thief.refusal(call, {})).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
    expect(await client.refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401 });
    expect(await client.refusal(playerWire.renewSession, {})).toMatchObject({ status: 401 });
    // Another login is another session.
    await other.call(playerWire.getMemberInfo, {});
  });

  test('a session ends thirty days after its login, however often it is renewed', async () => {
    const client = await registerMember(gateway);
    const { sessionMs } = gateway.platform.settings;
    expect(sessionMs).toBe(30 * 24 * 3_600_000);
    const steps = sessionMs / renewableMs;
    for (let step = 1; step < steps; step += 1) {
      gateway.pass(renewableMs);
      await client.renew();
      await client.call(playerWire.getMemberInfo, {});
    }
    gateway.pass(renewableMs - tokenLifeMs);
    await client.renew();
    await client.call(playerWire.getMemberInfo, {});
    gateway.pass(tokenLifeMs);
    expect(await client.refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401 });
    expect(await client.refusal(playerWire.renewSession, {})).toMatchObject({ status: 401 });
  });

  test('an operator sets after how many days a session ends', async () => {
    gateway.platform.settings.sessionMs = readSettings({ SANDBOX_SESSION_DAYS: '1' }).sessionMs;
    const client = await registerMember(gateway);
    gateway.pass(renewableMs - tokenLifeMs);
    await client.renew();
    await client.call(playerWire.getMemberInfo, {});
    gateway.pass(tokenLifeMs);
    expect(await client.refusal(playerWire.renewSession, {})).toMatchObject({ status: 401 });
  });

  test('two tabs that renew one token at about the same time go on in one session', async () => {
    const client = await registerMember(gateway);
    const old = client.token;
    await client.renew();
    await client.call(playerWire.getMemberInfo, {});
    const other = gateway.client();
    other.token = old;
    gateway.pass(renewalGraceMs - 1000);
    await other.call(playerWire.getMemberInfo, {});
    await other.renew();
    expect(other.token).toBe(client.token);
    gateway.pass(renewalGraceMs);
    for (const tab of [client, other]) await tab.call(playerWire.getMemberInfo, {});
  });

  test('a new password ends every other session, and its tokens of before and after', async () => {
    const client = await registerMember(gateway);
    const { account } = await client.call(playerWire.getMemberInfo, {});
    const other = gateway.client();
    await other.login(account, freshPassword);
    const { token: next } = await other.call(playerWire.renewSession, {});
    await client.renew();
    const change = { idempotencyKey: newIdempotencyKey(), oldPassword: freshPassword, password: 'another-horse-8' };
    await client.call(passwordWire.changePassword, change);
    await client.call(playerWire.getMemberInfo, {});
    for (const token of [other.token, next]) {
      other.token = token;
      expect(await other.refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401 });
    }
  });

  test('once the new token is in use, the old one works for a short time only', async () => {
    const client = await registerMember(gateway);
    const old = client.token;
    client.token = (await client.call(playerWire.renewSession, {})).token;
    await client.call(playerWire.getMemberInfo, {});
    client.token = old;
    await client.call(playerWire.getMemberInfo, {});
    gateway.pass(renewalGraceMs);
    expect(await client.refusal(playerWire.getMemberInfo, {})).toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(await client.refusal(playerWire.renewSession, {})).toMatchObject({ status: 401 });
  });

  test('a token that expired too long ago cannot be renewed', async () => {
    const client = await registerMember(gateway);
    gateway.pass(tokenLifeMs + renewableMs);
    expect(await client.refusal(playerWire.renewSession, {})).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
  });

  test('logging out ends the session on the gateway', async () => {
    const client = await registerMember(gateway);
    await client.call(sessionWire.logout, {});
    await client.call(sessionWire.logout, {});
    expect(await client.refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401 });
    expect(await client.refusal(playerWire.renewSession, {})).toMatchObject({ status: 401 });
  });

  test('a token of one merchant is invalid at the other', async () => {
    const client = await registerMember(gateway);
    const elsewhere = gateway.client({ merchant: '200jilimm3' });
    elsewhere.token = client.token;
    expect(await elsewhere.refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401 });
    expect(await elsewhere.refusal(playerWire.renewSession, {})).toMatchObject({ status: 401 });
  });

  test('a visitor is told to log in', async () => {
    expect(await gateway.client().refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
  });
});

describe('registration', () => {
  test('opens an account and its session', async () => {
    const client = await registerMember(gateway, { username: 'Fresh_One', affiliateCode: 'agnes88', email: 'fresh@example.test' });
    expect(await client.call(playerWire.getMemberInfo, {})).toMatchObject({ account: 'fresh_one', type: 0 });
    expect(await client.call(sessionWire.checkUsername, { username: 'fresh_one' })).toEqual({ available: false });
    const mail = (await (await gateway.lever('mailbox.json')).json()) as { recipient: string; subject: string }[];
    expect(mail[0]).toMatchObject({ recipient: 'fresh@example.test', subject: 'Welcome to Parlour' });
  });

  test('what a link brought is kept with the account, within limits', async () => {
    const campaign = { code: 'AGNES88', utm_source: 'fb' };
    const name = `brought_${randomUUID().slice(0, 6)}`;
    await registerMember(gateway, { username: name, campaign });
    expect(await (await gateway.lever(`campaigns/${name}`)).json()).toEqual({ registration: campaign, deposits: [] });
    const crowd = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`utm_${at}`, 'x']));
    for (const wrong of [crowd, { code: 'x'.repeat(201) }, { 'a b': 'x' }]) {
      expect(await gateway.client().refusal(sessionWire.register, registration({ campaign: wrong }))).toMatchObject({ status: 400 });
    }
  });

  test.each([
    ['username', { username: 'abc' }],
    ['username', { username: 'with space' }],
    ['password', { password: 'short', confirmPassword: 'short' }],
    ['confirmPassword', { confirmPassword: 'something-else' }],
    ['email', { email: 'not-an-address' }],
    ['mobileNum', { mobileNum: '12' }],
  ])('spec 5: %s is checked', async (field, fields) => {
    expect(await gateway.client().refusal(sessionWire.register, registration(fields))).toMatchObject({
      code: 'FIELD_INVALID',
      value: { field },
    });
  });

  test('two fields are enough in the Philippines; the form of Myanmar has them all', async () => {
    const rules = async (merchant: string) => {
      const { fields } = await gateway.client({ merchant }).call(sessionWire.getRegisterSetting, {});
      return { all: Object.keys(fields), asked: Object.keys(fields).filter((name) => fields[name]?.enabled) };
    };
    const [philippines, myanmar] = [await rules('200jilif3'), await rules('200jilimm3')];
    expect(philippines.asked).toEqual(['username', 'password', 'affiliateCode']);
    expect(myanmar.asked).toEqual(myanmar.all);
    expect(myanmar.asked).toEqual(expect.arrayContaining([...philippines.asked, 'confirmPassword', 'mobileNum', 'email']));
  });

  test('spec 8: an unknown invitation code is refused', async () => {
    const client = gateway.client();
    expect(await client.call(sessionWire.checkAffiliate, { code: 'NOPE99', domain: '' })).toEqual({ data: { success: false } });
    expect(await client.call(sessionWire.checkAffiliate, { code: 'parlour', domain: '' })).toEqual({ data: { success: true } });
    expect(await client.refusal(sessionWire.register, registration({ affiliateCode: 'NOPE99' }))).toMatchObject({
      code: 'INVITATION_CODE',
    });
  });

  test('a taken name is refused before the captcha is used up', async () => {
    const client = gateway.client();
    const captcha = await solveCaptcha(gateway, client);
    expect(await client.refusal(sessionWire.register, registration({ username: 'MARIA', captcha }))).toMatchObject({
      code: 'USERNAME_TAKEN',
    });
    expect((await client.call(sessionWire.register, registration({ captcha }))).type).toBe(0);
  });

  test('a captcha belongs to the browser that requested it and is valid once', async () => {
    const client = gateway.client();
    const captcha = await solveCaptcha(gateway, client);
    expect(await gateway.client().refusal(sessionWire.register, registration({ captcha }))).toMatchObject({ code: 'CAPTCHA_WRONG' });
    await client.call(sessionWire.register, registration({ captcha }));
    expect(await client.refusal(sessionWire.register, registration({ captcha }))).toMatchObject({ code: 'CAPTCHA_WRONG' });
  });

  test('the fourth account of a browser needs a captcha, which the rules do not ask for', async () => {
    const client = gateway.client();
    expect((await client.call(sessionWire.getRegisterSetting, {})).captcha.enabled).toBe(false);
    for (let count = 0; count < requestsWithoutCaptcha; count += 1) await client.call(sessionWire.register, registration());
    expect(await client.refusal(sessionWire.register, registration())).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      value: { captcha: true },
    });
    const captcha = await solveCaptcha(gateway, client);
    expect((await client.call(sessionWire.register, registration({ captcha }))).type).toBe(0);
  });

  test('the captcha is a PNG of 240 by 88', async () => {
    const png = Buffer.from(await gateway.client().call(playerWire.getCaptcha, {}), 'base64');
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 88]);
    const data = png.subarray(41, 41 + png.readUInt32BE(33));
    expect(inflateSync(data)).toHaveLength(241 * 88);
  });
});

describe('free trial', () => {
  test('spec 9: a free trial has type 4 and play money, apart from real money', async () => {
    const client = gateway.client();
    const trial = await client.call(sessionWire.startTrial, { moduleId: 'm' });
    expect(trial.customerType).toBe(4);
    client.token = trial.token;
    expect(await client.call(walletWire.getMemberWallet, {})).toMatchObject({ sumBalance: '2000.00' });
    expect(await client.refusal(walletWire.getDepositMethods, { language: 'EN' })).toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await gateway.audit()).sums).toMatchObject({ TLB: '0', PLAY: '0' });
  });
});
