import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playerWire } from '@parlour/player/wire';
import { passwordWire, registerWire, securityWire, sessionWire } from '@parlour/session/wire';
import { walletWire } from '@parlour/wallet/wire';
import { freshPassword, freshPin, registerMember, registration, solveCaptcha } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';
import { firstSessionMs } from './firstSession';

const gateway = useGateway();
const newPassword = 'another-horse-9';

async function registered(fields: Record<string, string> = {}) {
  const client = gateway.client();
  const input = registration({ captcha: await solveCaptcha(gateway, client), ...fields });
  return { client, input, session: await client.call(registerWire.register, input) };
}

async function codeFor(mobile: string): Promise<string> {
  const messages = (await (await gateway.lever('mailbox.json')).json()) as { recipient: string; body: string }[];
  const sent = messages.find(({ recipient, body }) => recipient === mobile && body.startsWith('Your code'));
  return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
}

describe('registration', () => {
  test('a repeated key returns the first account and session, although captcha and code are used up', async () => {
    const { client, input, session } = await registered();
    expect(await client.call(registerWire.register, input)).toEqual(session);
    expect(await client.call(registerWire.registerByMobile, { ...input, normalRegister: false })).toEqual(session);
    expect(await client.call(registerWire.findRegistration, input)).toEqual({ userName: input.username, session });
    client.token = session.token;
    expect(await client.call(playerWire.getMemberInfo, {})).toMatchObject({ account: input.username });
  });

  test('two concurrent requests with one key but two names open one account', async () => {
    const first = gateway.client();
    const second = gateway.client();
    const input = registration();
    const sendings = [
      { ...input, username: 'twin_one', captcha: await solveCaptcha(gateway, first) },
      { ...input, username: 'twin_two', captcha: await solveCaptcha(gateway, second) },
    ] as const;
    const [one, two] = await Promise.all([first.call(registerWire.register, sendings[0]), second.call(registerWire.register, sendings[1])]);
    expect(two).toEqual(one);
    const free = await Promise.all(sendings.map(({ username }) => first.call(sessionWire.checkUsername, { username })));
    expect(free.filter(({ available }) => available)).toHaveLength(1);
  });

  test('a key that was refused, or used at another merchant, finds nothing', async () => {
    const { client, input } = await registered();
    expect(await client.call(registerWire.findRegistration, { idempotencyKey: newIdempotencyKey() })).toBeNull();
    const elsewhere = gateway.client({ merchant: '200jilimm3' });
    expect(await elsewhere.call(registerWire.findRegistration, input)).toBeNull();
    const refused = registration({ username: 'maria' });
    await client.refusal(registerWire.register, refused);
    expect(await client.call(registerWire.findRegistration, refused)).toBeNull();
  });

  test.each([
    ['after ten minutes', async () => gateway.pass(firstSessionMs)],
    ['after a logout', async (token: string) => logOut(token)],
    ['after a new password', async (token: string) => changePassword(token)],
  ])('%s the key finds the account but opens no session', async (_, end) => {
    const { client, input, session } = await registered();
    await end(session.token);
    expect(await client.call(registerWire.findRegistration, input)).toEqual({ userName: input.username, session: null });
    expect(await client.refusal(registerWire.register, input)).toMatchObject({ value: { field: 'idempotencyKey' } });
  });

  test('an unencrypted key is refused', async () => {
    const plain = { ...registerWire.findRegistration, encrypted: undefined } as unknown as typeof registerWire.findRegistration;
    expect(await gateway.client().refusal(plain, { idempotencyKey: newIdempotencyKey() })).toMatchObject({ code: 'ENCRYPTION_KEY' });
  });
});

async function logOut(token: string): Promise<void> {
  const client = gateway.client();
  client.token = token;
  await client.call(sessionWire.logout, {});
}

async function changePassword(token: string): Promise<void> {
  const { userName, client } = await withToken(token);
  await client.login(userName, freshPassword);
  const change = { idempotencyKey: newIdempotencyKey(), oldPassword: freshPassword, password: newPassword };
  await client.call(passwordWire.changePassword, change);
}

async function withToken(token: string) {
  const client = gateway.client();
  client.token = token;
  return { client, userName: (await client.call(playerWire.getMemberInfo, {})).account };
}

test('forgotten password: a repeated key returns the first ticket and the first outcome', async () => {
  await registerMember(gateway, { username: 'keyed', mobileNum: '9170007777' });
  const client = gateway.client();
  const who = { username: 'keyed', mobileNum: '9170007777', countryDialingCode: '63' };
  await client.call(passwordWire.sendForgotCode, who);
  const proof = { ...who, idempotencyKey: newIdempotencyKey(), verificationCode: await codeFor('9170007777') };
  const bought = await client.call(passwordWire.verifyForgotCode, proof);
  expect(await client.call(passwordWire.verifyForgotCode, proof)).toEqual(bought);

  const input = { idempotencyKey: newIdempotencyKey(), ticket: bought.ticket, password: newPassword };
  expect(await client.call(passwordWire.findForgottenPassword, input)).toBeNull();
  expect(await client.call(passwordWire.setForgottenPassword, input)).toEqual({ userName: 'keyed' });
  expect(await client.call(passwordWire.setForgottenPassword, input)).toEqual({ userName: 'keyed' });
  expect(await client.call(passwordWire.findForgottenPassword, input)).toEqual({ userName: 'keyed' });
  expect(await client.refusal(passwordWire.verifyForgotCode, proof)).toMatchObject({ code: 'CODE_EXPIRED' });
  await client.login('keyed', newPassword);
});

test('changed password: a repeated key returns the first outcome, and belongs to its member', async () => {
  const client = await registerMember(gateway);
  const input = { idempotencyKey: newIdempotencyKey(), oldPassword: freshPassword, password: newPassword };
  const { idempotencyKey } = input;
  expect(await client.call(passwordWire.findPasswordChange, { idempotencyKey })).toBeNull();
  const made = await client.call(passwordWire.changePassword, input);
  gateway.pass(1000);
  expect(await client.call(passwordWire.changePassword, input)).toEqual(made);
  expect(await client.call(passwordWire.findPasswordChange, { idempotencyKey })).toEqual(made);
  const other = await registerMember(gateway);
  expect(await other.call(passwordWire.findPasswordChange, { idempotencyKey })).toBeNull();
});

test('first transaction password: a repeated key answers with the first outcome, and the key belongs to its member', async () => {
  const client = await registerMember(gateway);
  const input = { idempotencyKey: newIdempotencyKey(), paymentPassword: freshPin, password: freshPassword };
  const { idempotencyKey } = input;
  expect(await client.call(walletWire.findPaymentPassword, { idempotencyKey })).toBeNull();
  await client.refusal(walletWire.setPaymentPassword, { ...input, password: 'wrong' });
  expect(await client.call(walletWire.findPaymentPassword, { idempotencyKey })).toBeNull();
  const made = await client.call(walletWire.setPaymentPassword, input);
  gateway.pass(1000);
  expect(await client.call(walletWire.setPaymentPassword, input)).toEqual(made);
  expect(await client.call(walletWire.findPaymentPassword, { idempotencyKey })).toEqual(made);
  const other = await registerMember(gateway);
  expect(await other.call(walletWire.findPaymentPassword, { idempotencyKey })).toBeNull();
});

test('changed and reset transaction password: a repeated key answers with the first outcome, although the code is used up', async () => {
  const mobileNum = '9170008888';
  const client = await registerMember(gateway, { mobileNum });
  await client.call(walletWire.setPaymentPassword, {
    idempotencyKey: newIdempotencyKey(),
    paymentPassword: freshPin,
    password: freshPassword,
  });
  const change = { idempotencyKey: newIdempotencyKey(), oldPaymentPassword: freshPin, paymentPassword: '246810' };
  const { idempotencyKey } = change;
  expect(await client.call(securityWire.findPaymentPasswordChange, { idempotencyKey })).toBeNull();
  const changed = await client.call(securityWire.changePaymentPassword, change);
  gateway.pass(1000);
  expect(await client.call(securityWire.changePaymentPassword, change)).toEqual(changed);
  expect(await client.call(securityWire.findPaymentPasswordChange, { idempotencyKey })).toEqual(changed);

  await client.call(securityWire.sendCode, { channel: 'sms' });
  const verificationCode = await codeFor(mobileNum);
  const reset = { idempotencyKey: newIdempotencyKey(), channel: 'sms' as const, verificationCode, paymentPassword: '975310' };
  const done = await client.call(securityWire.resetPaymentPassword, reset);
  expect(await client.call(securityWire.resetPaymentPassword, reset)).toEqual(done);
  expect(await client.call(securityWire.findPaymentPasswordChange, reset)).toEqual(done);
});
