import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playerWire } from '@parlour/player/wire';
import { profileWire, securityWire } from '@parlour/session/wire';
import { walletWire } from '@parlour/wallet/wire';
import type { Client } from '../testing/createClient';
import { freshPassword, freshPin, registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';
import { codeLifeMs, codePauseMs } from './codes';
import { deviceName } from './noteDevice';

const gateway = useGateway();

async function codeFor(recipient: string): Promise<string> {
  const mail = (await (await gateway.lever('mailbox.json')).json()) as { recipient: string; body: string }[];
  return /code is (\d{6})/.exec(mail.find((message) => message.recipient === recipient)?.body ?? '')?.[1] ?? '';
}

const setFirstPin = (client: Client) =>
  client.call(walletWire.setPaymentPassword, {
    idempotencyKey: newIdempotencyKey(),
    paymentPassword: freshPin,
    password: freshPassword,
  });
const reset = (verificationCode: string) => ({
  idempotencyKey: newIdempotencyKey(),
  channel: 'sms' as const,
  verificationCode,
  paymentPassword: '975310',
});

const rowOf = async (client: Client, id: string) =>
  (await client.call(securityWire.getSecurityConfig, {})).rows.find((row) => row.id === id);

test('spec 7: nickname, head icon, contacts and preferences are stored and returned with the member info', async () => {
  const client = await registerMember(gateway);
  const nickname = `Ate ${client.clientId.slice(0, 8)}`;
  await client.call(profileWire.setNickname, { nickname: `  ${nickname} ` });
  await client.call(profileWire.setHeadIcon, { iconId: 'fox' });
  await client.call(profileWire.setContact, { kind: 'viber', value: '@ate' });
  await client.call(profileWire.setPreference, { hideName: true });
  expect(await client.call(profileWire.getProfile, {})).toMatchObject({
    nickname,
    avatar: 'head/fox.svg',
    hideName: true,
    contacts: [
      { kind: 'viber', value: '@ate' },
      { kind: 'whatsapp', value: '' },
    ],
  });
  expect(await client.call(playerWire.getMemberInfo, {})).toMatchObject({ nickname, avatar: 'head/fox.svg' });
  const other = await registerMember(gateway);
  expect(await other.refusal(profileWire.setNickname, { nickname })).toMatchObject({ code: 'NICKNAME_TAKEN' });
});

test.each([['a'], ['x'.repeat(21)], ['\u202egnirts'], ['tab\there'], ['\u3164\u3164'], ['two\u2800'], ['']])(
  'the nickname %j is refused',
  async (nickname) => {
    const client = await registerMember(gateway);
    expect(await client.refusal(profileWire.setNickname, { nickname })).toMatchObject({ code: 'FIELD_INVALID' });
  },
);

test('an uploaded avatar must be a PNG or JPG, and is served as such', async () => {
  const client = await registerMember(gateway);
  const png = await client.call(playerWire.getCaptcha, {});
  await client.call(profileWire.setHeadIcon, { image: png });
  expect((await client.call(profileWire.getProfile, {})).avatar).toMatch(/^head\/[\w-]+\.png$/);
  const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
  expect(await client.refusal(profileWire.setHeadIcon, { image: svg })).toMatchObject({ code: 'FIELD_INVALID' });
  expect(await client.refusal(profileWire.setHeadIcon, { iconId: 'nope' })).toMatchObject({ code: 'FIELD_INVALID' });
});

test('spec 9: an image has at most 5 MB, whatever the length of its form', async () => {
  const client = await registerMember(gateway);
  const jpg = Buffer.alloc(5 * 1024 * 1024, 0xff);
  jpg.set([0xff, 0xd8, 0xff]);
  await client.call(profileWire.setHeadIcon, { image: jpg.toString('base64') });
  expect((await client.call(profileWire.getProfile, {})).avatar).toMatch(/^head\/[\w-]+\.jpg$/);
  const larger = Buffer.concat([jpg, Buffer.from([0xff])]).toString('base64');
  expect(await client.refusal(profileWire.setHeadIcon, { image: larger })).toMatchObject({ code: 'FIELD_INVALID' });
});

test('birthday and payee name are set once', async () => {
  const client = await registerMember(gateway);
  expect(await client.refusal(profileWire.setBirthday, { birthday: '2020-01-01' })).toMatchObject({ code: 'FIELD_INVALID' });
  expect(await client.refusal(profileWire.setBirthday, { birthday: '1999-02-30' })).toMatchObject({ code: 'FIELD_INVALID' });
  await client.call(profileWire.setBirthday, { birthday: '1999-02-28' });
  expect(await client.refusal(profileWire.setBirthday, { birthday: '1999-02-27' })).toMatchObject({ code: 'NOT_ALLOWED' });
  await client.call(profileWire.setPayeeName, { payeeName: 'Juana Dela Cruz' });
  expect(await client.refusal(profileWire.setPayeeName, { payeeName: 'Somebody Else' })).toMatchObject({ code: 'NOT_ALLOWED' });
  expect(await rowOf(client, 'payeeName')).toMatchObject({ isDone: true, isLocked: true, detail: 'J*** D*** C***' });
});

test('an e-mail address is set with a code; a wrong or expired code changes nothing', async () => {
  const client = await registerMember(gateway);
  const email = `${client.clientId}@example.test`;
  await client.call(securityWire.sendCode, { channel: 'mail', target: email });
  expect(await client.refusal(securityWire.setEmail, { email, verificationCode: 'nope' })).toMatchObject({
    code: 'CODE_WRONG',
    value: { triesLeft: 4 },
  });
  gateway.pass(codeLifeMs);
  expect(await client.refusal(securityWire.setEmail, { email, verificationCode: await codeFor(email) })).toMatchObject({
    code: 'CODE_EXPIRED',
  });
  await client.call(securityWire.sendCode, { channel: 'mail', target: email });
  const verificationCode = await codeFor(email);
  expect(await client.refusal(securityWire.setEmail, { email: 'other@example.test', verificationCode })).toMatchObject({
    code: 'FIELD_INVALID',
  });
  gateway.pass(codePauseMs);
  await client.call(securityWire.sendCode, { channel: 'mail', target: email });
  await client.call(securityWire.setEmail, { email, verificationCode: await codeFor(email) });
  expect(await rowOf(client, 'email')).toMatchObject({ isDone: true });
});

test('the transaction password is changed with the old one, or reset with a code to the known phone', async () => {
  const mobileNum = `9${Math.floor(1e9 + Math.random() * 8e9)}`.slice(0, 10);
  const client = await registerMember(gateway, { mobileNum });
  await setFirstPin(client);
  const change = (oldPaymentPassword: string, paymentPassword: string) => ({
    idempotencyKey: newIdempotencyKey(),
    oldPaymentPassword,
    paymentPassword,
  });
  expect(await client.refusal(securityWire.changePaymentPassword, change('999998', '246810'))).toMatchObject({
    code: 'WRONG_PAYMENT_PASSWORD',
  });
  expect(await client.refusal(securityWire.changePaymentPassword, change(freshPin, '000000'))).toMatchObject({
    code: 'PAYMENT_PASSWORD_WEAK',
  });
  expect(await client.refusal(securityWire.changePaymentPassword, change(freshPin, freshPin))).toMatchObject({ code: 'SAME_PASSWORD' });
  await client.call(securityWire.changePaymentPassword, change(freshPin, '246810'));

  await client.call(securityWire.sendCode, { channel: 'sms' });
  const verificationCode = await codeFor(mobileNum);
  await client.call(securityWire.resetPaymentPassword, reset(verificationCode));
  await client.call(securityWire.changePaymentPassword, change('975310', '135790'));
});

test('a code sent to another number resets nothing', async () => {
  const client = await registerMember(gateway, { mobileNum: '9171234567' });
  await setFirstPin(client);
  await client.call(securityWire.sendCode, { channel: 'sms', target: '9990001112' });
  const verificationCode = await codeFor('9990001112');
  expect(await client.refusal(securityWire.resetPaymentPassword, reset(verificationCode))).toMatchObject({ code: 'NOT_ALLOWED' });
});

test('security questions require the password and the full number of answers', async () => {
  const client = await registerMember(gateway);
  const { needed, questions } = await client.call(securityWire.getSecurityQuestions, { language: 'TY' });
  expect([needed, questions[0]?.text]).toEqual([2, 'Ano ang pangalan ng una mong paaralan?']);
  const answers = questions.slice(0, 2).map(({ id }) => ({ id, answer: 'Rizal' }));
  expect(await client.refusal(securityWire.setSecurityQuestions, { password: 'wrong', answers })).toMatchObject({ code: 'LOGIN_FAILED' });
  const twice = [answers[0], answers[0]].flatMap((answer) => answer ?? []);
  expect(await client.refusal(securityWire.setSecurityQuestions, { password: freshPassword, answers: twice })).toMatchObject({
    code: 'FIELD_INVALID',
  });
  await client.call(securityWire.setSecurityQuestions, { password: freshPassword, answers });
  expect(await rowOf(client, 'questions')).toMatchObject({ isDone: true });
});

test('another device is seen and can be logged out', async () => {
  const username = `d${Math.random().toString(36).slice(2, 10)}`;
  const client = await registerMember(gateway, { username });
  const phone = gateway.client();
  await phone.login(username, freshPassword);
  await phone.call(securityWire.getDevices, {});
  const devices = await client.call(securityWire.getDevices, {});
  expect(devices.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  await client.call(securityWire.endDevice, { id: phone.clientId });
  expect(await phone.refusal(playerWire.getMemberInfo, {})).toMatchObject({ status: 401 });
  await client.call(playerWire.getMemberInfo, {});
});

test('every message with a code contains the phrase', async () => {
  const client = await registerMember(gateway);
  await client.call(securityWire.setPhrase, { phrase: 'blue mango' });
  await client.call(securityWire.sendCode, { channel: 'mail', target: `${client.clientId}@phrase.test` });
  const mail = (await (await gateway.lever('mailbox.json')).json()) as { body: string }[];
  expect(mail[0]?.body).toContain('Your phrase: blue mango');
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Version/17.5 Safari/604.1', 'Safari on iPhone'],
  ['curl/8', 'Browser'],
])('%s is shown as %s', (agent, name) => expect(deviceName(agent)).toBe(name));
