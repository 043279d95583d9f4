import { teamWire } from '@parlour/agent/wire';
import { createHash, randomBytes } from 'node:crypto';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playerWire } from '@parlour/player/wire';
import { accessWire, passkeyWire, passwordWire, registerWire, sessionWire } from '@parlour/session/wire';
import { eq } from 'drizzle-orm';
import { members } from '../db/schema/session';
import { codeLifeMs, codePauseMs } from '../member/codes';
import { freshPassword, registerMember, registration, solveCaptcha } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';
import { ticketLifeMs } from './forgot';

const gateway = useGateway();
const person = { dwellMs: 9000, keys: 12 };
const maria = { mobileNum: '09175557731', countryDialingCode: '63' };
const wrong = '000000x';
const byPassword = (username: string, password: string) => ({ username, password, captcha: '', type: 'username' as const });

async function lastMessage(recipient: string): Promise<string> {
  const reply = await gateway.lever('mailbox.json');
  const messages = (await reply.json()) as { recipient: string; body: string }[];
  return messages.find((message) => message.recipient === recipient)?.body ?? '';
}
const codeOf = async (recipient: string) => /\d{6}/.exec(await lastMessage(recipient))?.[0] ?? '';

test('spec 7: countries have calling codes', async () => {
  expect(await gateway.client().call(accessWire.getCountries, {})).toContainEqual({ country: 'PH', dialingCode: '63' });
});

describe('login by short message', () => {
  test('spec 7: a code opens a session once; expirationTime says when another can be requested', async () => {
    const client = gateway.client();
    const { expirationTime } = await client.call(accessWire.sendLoginCode, { ...maria, botCheck: person });
    expect(Math.abs(expirationTime - gateway.platform.clock.now() - codePauseMs)).toBeLessThan(5000);
    const again = await client.call(accessWire.sendLoginCode, { ...maria, botCheck: person });
    expect(again.expirationTime).toBe(expirationTime);
    const login = { username: '9175557731', password: await codeOf('9175557731'), type: 'sms' as const, countryDialingCode: '63' };
    expect(await client.refusal(sessionWire.login, { ...login, password: wrong })).toMatchObject({
      code: 'CODE_WRONG',
      value: { triesLeft: 4 },
    });
    expect(await client.call(sessionWire.login, login)).toMatchObject({ userName: 'maria', type: 0 });
    expect(await client.refusal(sessionWire.login, login)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('a code expires', async () => {
    const client = gateway.client();
    gateway.pass(codePauseMs);
    await client.call(accessWire.sendLoginCode, { ...maria, botCheck: person });
    const password = await codeOf('9175557731');
    gateway.pass(codeLifeMs);
    expect(await client.refusal(sessionWire.login, { username: '9175557731', password, type: 'sms' })).toMatchObject({
      code: 'CODE_EXPIRED',
    });
  });

  test('spec 7: bot-check data without a keystroke requires a captcha', async () => {
    const client = gateway.client();
    const robot = { dwellMs: 1, keys: 0 };
    expect(await client.refusal(accessWire.sendLoginCode, { ...maria, botCheck: robot })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    const captcha = await solveCaptcha(gateway, client);
    await client.call(accessWire.sendLoginCode, { ...maria, botCheck: { ...robot, captcha } });
  });
});

test('spec 3: firebase: a number verified by the identity provider opens a session once', async () => {
  const client = gateway.client();
  const { sessionInfo } = await client.call(accessWire.sendIdentityCode, { phoneNumber: '+639985550146' });
  const { idToken } = await client.call(accessWire.verifyIdentityCode, { sessionInfo, code: await codeOf('+639985550146') });
  const login = {
    username: '9985550146',
    password: '',
    type: 'firebase' as const,
    firebaseChannel: 'sms' as const,
    firebaseIdToken: idToken,
    firebaseMobileNo: '9985550146',
    countryDialingCode: '63',
  };
  expect(await client.call(sessionWire.login, login)).toMatchObject({ userName: 'vince' });
  expect(await client.refusal(sessionWire.login, login)).toMatchObject({ code: 'CODE_EXPIRED' });
});

test.each([
  ['maria', 'agent', 'AGENT_LOGIN'],
  ['ramon', 'member', 'MEMBER_LOGIN'],
] as const)('spec 6: agents and members have separate logins: %s cannot use the %s login', async (username, entrance, code) => {
  const input = { ...byPassword(username, 'parlour88'), entrance };
  expect(await gateway.client().refusal(sessionWire.login, input)).toMatchObject({ code });
});

test.each([40, 41, 42])('spec 6: type %i can use only the agents’ login', async (type) => {
  const username = `agent${type}`;
  await registerMember(gateway, { username });
  await gateway.platform.db.update(members).set({ type }).where(eq(members.username, username));
  const input = byPassword(username, freshPassword);
  expect(await gateway.client().call(sessionWire.login, { ...input, entrance: 'agent' })).toMatchObject({ type, userName: username });
  expect(await gateway.client().refusal(sessionWire.login, input)).toMatchObject({ code: 'MEMBER_LOGIN' });
});

describe('social login', () => {
  const verifier = randomBytes(32).toString('base64url');
  const redirect = 'http://localhost:4300/m/login/social';
  const query = (changes: Record<string, string> = {}) =>
    new URLSearchParams({
      response_type: 'code',
      client_id: 'parlour-sandbox',
      redirect_uri: redirect,
      state: 'a-state-of-this-browser',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    }).toString();
  const agree = async (answer = 'agree') => {
    const body = new URLSearchParams({ subject: 'Juana', answer });
    const reply = await gateway.vendor(`/identity/google/authorize?${query()}`, { method: 'POST', body });
    return new URL(reply.headers.get('Location') ?? '').searchParams;
  };
  const input = (code: string, codeVerifier = verifier) => ({ provider: 'google' as const, code, codeVerifier, redirectUri: redirect });

  test('the provider shows its page only to the app', async () => {
    expect(await (await gateway.vendor(`/identity/google/authorize?${query()}`)).text()).toContain('Continue to Parlour with Google');
    for (const changes of [
      { redirect_uri: 'https://evil.example/m/login/social' },
      { redirect_uri: 'http://localhost:4300/m/home' },
      { code_challenge: 'short' },
      { code_challenge_method: 'plain' },
      { state: '' },
    ]) {
      expect(
        (await gateway.vendor(`/identity/google/authorize?${query({ ...changes } as unknown as Record<string, string>)}`)).status,
      ).toBe(400);
    }
    expect((await gateway.vendor(`/identity/other/authorize?${query()}`)).status).toBe(400);
  });

  test('the same person gets the same account; a code is valid once and only with its verifier', async () => {
    const [first, second] = [await agree(), await agree()];
    expect(first.get('state')).toBe('a-state-of-this-browser');
    const client = gateway.client();
    const session = await client.call(accessWire.socialLogin, { ...input(first.get('code') ?? ''), campaign: { code: 'carlo88' } });
    expect(session).toMatchObject({ userName: expect.stringMatching(/^go_/), isNewAccount: true });
    const carlo = await gateway.login('carlo');
    const team = await carlo.call(teamWire.getDownlines, {
      from: 0,
      to: 4_000_000_000_000,
      pageNo: 1,
      pageSize: 25,
      search: session.userName,
    });
    expect(team.content).toMatchObject([{ username: session.userName }]);
    expect(await client.refusal(accessWire.socialLogin, input(first.get('code') ?? ''))).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await client.call(accessWire.socialLogin, input(second.get('code') ?? ''))).toMatchObject({
      userName: session.userName,
      isNewAccount: false,
    });
    const stolen = (await agree()).get('code') ?? '';
    expect(await client.refusal(accessWire.socialLogin, input(stolen, 'x'.repeat(43)))).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('a player who cancels returns without a code', async () => {
    const back = await agree('cancel');
    expect(back.get('error')).toBe('access_denied');
    expect(back.get('code')).toBeNull();
  });
});

test('spec 7: registration by mobile number requires a code, and the number becomes the user name', async () => {
  const client = gateway.client();
  const mobileNum = '09170001234';
  await client.call(accessWire.sendRegisterCode, { mobileNum, countryDialingCode: '63', botCheck: person });
  const input = registration({ username: '', mobileNum, countryDialingCode: '63' });
  const mobile = { ...input, normalRegister: false };
  expect(await client.refusal(registerWire.registerByMobile, { ...mobile, verificationCode: wrong })).toMatchObject({ code: 'CODE_WRONG' });
  const verificationCode = await codeOf('9170001234');
  expect(await client.call(registerWire.registerByMobile, { ...mobile, verificationCode })).toMatchObject({
    userName: '9170001234',
    type: 0,
  });
  expect(
    await client.refusal(registerWire.registerByMobile, { ...mobile, idempotencyKey: newIdempotencyKey(), verificationCode }),
  ).toMatchObject({ code: 'MOBILE_TAKEN' });
  expect(await client.call(sessionWire.login, byPassword('9170001234', freshPassword))).toMatchObject({ firstTimeLogin: false });
});

describe('forgotten password', () => {
  const newPassword = 'another-horse-9';
  const reset = (ticket: string, password: string) => ({ idempotencyKey: newIdempotencyKey(), ticket, password });

  test('by short message: a code gives a ticket, which sets a new password and ends the old sessions', async () => {
    const member = await registerMember(gateway, { username: 'forgets', mobileNum: '9170005555' });
    const client = gateway.client();
    const who = { idempotencyKey: newIdempotencyKey(), username: 'Forgets', mobileNum: '09170005555', countryDialingCode: '63' };
    await client.call(passwordWire.sendForgotCode, who);
    const verificationCode = await codeOf('9170005555');
    expect(await client.refusal(passwordWire.verifyForgotCode, { ...who, verificationCode: wrong })).toMatchObject({ code: 'CODE_WRONG' });
    const { ticket } = await client.call(passwordWire.verifyForgotCode, { ...who, verificationCode });
    expect(await client.refusal(passwordWire.setForgottenPassword, reset(ticket, 'short'))).toMatchObject({ code: 'FIELD_INVALID' });
    expect(await client.refusal(passwordWire.setForgottenPassword, reset(ticket, freshPassword))).toMatchObject({
      code: 'SAME_PASSWORD',
    });
    expect(await client.call(passwordWire.setForgottenPassword, reset(ticket, newPassword))).toEqual({ userName: 'forgets' });
    expect(await client.refusal(passwordWire.setForgottenPassword, reset(ticket, newPassword))).toMatchObject({
      code: 'CODE_EXPIRED',
    });
    expect(await member.refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401 });
    await client.login('forgets', newPassword);
  });

  test('product 4.15: the replies do not reveal whether an account exists', async () => {
    const client = gateway.client();
    const strange = { username: 'nobody', mobileNum: '9170009999', countryDialingCode: '63' };
    expect(await client.call(passwordWire.sendForgotCode, strange)).toEqual({ expirationTime: expect.any(Number) as number });
    expect(await lastMessage('9170009999')).toBe('');
    const mail = { username: 'nobody', email: 'maria@example.test', language: 'EN' };
    expect(await client.call(passwordWire.sendForgotMail, mail)).toEqual({ expirationTime: expect.any(Number) as number });
    expect(await lastMessage('maria@example.test')).toBe('');
  });

  test('by mail: the ticket in the link is valid for half an hour', async () => {
    await registerMember(gateway, { username: 'mails', email: 'mails@example.test' });
    const client = gateway.client();
    const ask = async () => {
      await client.call(passwordWire.sendForgotMail, { username: 'mails', email: 'Mails@example.test', language: 'EN' });
      return /#ticket=([\w-]+)/.exec(await lastMessage('mails@example.test'))?.[1] ?? '';
    };
    const late = await ask();
    gateway.pass(ticketLifeMs);
    expect(await client.refusal(passwordWire.setForgottenPassword, reset(late, newPassword))).toMatchObject({
      code: 'CODE_EXPIRED',
    });
    await client.call(passwordWire.setForgottenPassword, reset(await ask(), newPassword));
    await client.login('mails', newPassword);
  });
});

test('a new password must differ; it ends other sessions and keeps this one', async () => {
  const client = await registerMember(gateway, { username: 'changes' });
  const other = gateway.client();
  await other.login('changes', freshPassword);
  const change = { idempotencyKey: newIdempotencyKey(), oldPassword: freshPassword, password: 'another-horse-9' };
  expect(await client.refusal(passwordWire.changePassword, { ...change, oldPassword: 'no' })).toMatchObject({ code: 'LOGIN_FAILED' });
  expect(await client.refusal(passwordWire.changePassword, { ...change, password: freshPassword })).toMatchObject({
    code: 'SAME_PASSWORD',
  });
  await client.call(passwordWire.changePassword, change);
  expect(await client.call(playerWire.getMemberInfo, {})).toMatchObject({ account: 'changes' });
  expect(await other.refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401 });
});

test('spec 3: firstTimeLogin is true until the password is changed', async () => {
  const client = await registerMember(gateway, { username: 'firsttime' });
  await gateway.lever('members/firsttime/mustChangePassword', {});
  const login = byPassword('firsttime', freshPassword);
  const session = await client.call(sessionWire.login, login);
  expect(session.firstTimeLogin).toBe(true);
  client.token = session.token;
  await client.call(passwordWire.changePassword, {
    idempotencyKey: newIdempotencyKey(),
    oldPassword: freshPassword,
    password: 'another-horse-9',
  });
  expect(await client.call(sessionWire.login, { ...login, password: 'another-horse-9' })).toMatchObject({ firstTimeLogin: false });
});

describe('passkeys', () => {
  const credential = { id: 'eA', rawId: 'eA', type: 'public-key' as const, clientExtensionResults: {} };
  const forged = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
  const forgedProof = { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };

  test('options contain the app’s host name, and a forged response is refused', async () => {
    const client = await registerMember(gateway);
    const made = await client.call(passkeyWire.beginPasskey, {});
    expect(made.options).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { userVerification: 'required' } });
    expect(await client.refusal(passkeyWire.addPasskey, { ceremony: made.ceremony, response: forged })).toMatchObject({
      code: 'PASSKEY',
    });
    expect(await client.refusal(passkeyWire.addPasskey, { ceremony: made.ceremony, response: forged })).toMatchObject({
      code: 'CODE_EXPIRED',
    });
    const asked = await gateway.client().call(passkeyWire.beginPasskeyLogin, {});
    expect(await client.refusal(passkeyWire.passkeyLogin, { ceremony: asked.ceremony, response: forgedProof })).toMatchObject({
      code: 'PASSKEY',
    });
    expect(await client.call(passkeyWire.getPasskeys, {})).toEqual([]);
  });

  test.each([
    ['longer than WebAuthn allows', 'id', { ...forged, id: 'e'.repeat(1365) }],
    ['in no base64url', 'response.clientDataJSON', { ...forged, response: { ...forged.response, clientDataJSON: '{}' } }],
    [
      'with an endless attestation',
      'response.attestationObject',
      { ...forged, response: { ...forged.response, attestationObject: 'o'.repeat(50_000) } },
    ],
  ])('a response %s is refused unread', async (_, field, response) => {
    const client = await registerMember(gateway);
    const { ceremony } = await client.call(passkeyWire.beginPasskey, {});
    expect(await client.refusal(passkeyWire.addPasskey, { ceremony, response })).toMatchObject({
      status: 400,
      code: 'FIELD_INVALID',
      value: { field: `response.${field}` },
    });
  });
});
