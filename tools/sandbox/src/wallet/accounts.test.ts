import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { walletWire } from '@parlour/wallet/wire';
import { addAccount, freshPassword, freshPin, registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const account = (number: string, fields: Record<string, string> = {}) => ({
  idempotencyKey: newIdempotencyKey(),
  providerId: 'gopeso',
  holder: 'Juan Dela Cruz',
  number,
  paymentPassword: freshPin,
  ...fields,
});

test('the first account is the default and fixes the holder’s name; numbers are masked', async () => {
  const client = await registerMember(gateway, { mobileNum: '9175550101' });
  await addAccount(client, '0917 555 1111');
  await client.call(walletWire.addAccount, account('09175551112', { holder: 'juan  dela cruz' }));
  const accounts = await client.call(walletWire.getAccounts, {});
  expect(accounts).toMatchObject([
    { isDefault: true, maskedNumber: '••••1111', provider: 'GoPeso', kind: 'ewallet' },
    { isDefault: false, maskedNumber: '••••1112', holder: 'Juan Dela Cruz' },
  ]);
  expect(JSON.stringify(accounts)).not.toContain('0917555');
  expect(await client.call(walletWire.getWithdrawRules, {})).toMatchObject({ payeeName: 'Juan Dela Cruz' });
  const captured = (await (await gateway.lever('mailbox.json')).json()) as { channel: string; recipient: string; subject: string }[];
  expect(captured[0]).toMatchObject({ channel: 'sms', recipient: '9175550101', subject: 'Withdrawal account added' });
});

test.each([
  ['NAME_MISMATCH', account('09175552221', { holder: 'Pedro Penduko' })],
  ['FIELD_INVALID', account('0917')],
  ['FIELD_INVALID', account('09175552222', { providerId: 'elsewhere' })],
  ['FIELD_INVALID', account('09175552223', { holder: 'J' })],
  ['WRONG_PAYMENT_PASSWORD', account('09175552224', { paymentPassword: '864209' })],
])('an invalid account is refused with %s', async (code, input) => {
  const client = await registerMember(gateway);
  await addAccount(client);
  expect(await client.refusal(walletWire.addAccount, input)).toMatchObject({ code });
});

test('an account number belongs to one member', async () => {
  await addAccount(await registerMember(gateway), '09175553331');
  const other = await registerMember(gateway);
  await addAccount(other);
  expect(await other.refusal(walletWire.addAccount, account('09175553331'))).toMatchObject({ code: 'ACCOUNT_DUPLICATE' });
});

test('the number of accounts is limited', async () => {
  const client = await registerMember(gateway);
  await addAccount(client, '09175554440');
  for (const last of [1, 2, 3, 4]) await client.call(walletWire.addAccount, account(`0917555444${last}`));
  expect(await client.refusal(walletWire.addAccount, account('09175554449'))).toMatchObject({ code: 'ACCOUNT_LIMIT' });
});

test('ten requests with one key add one account, found by its key; the same key for another account is refused', async () => {
  const client = await registerMember(gateway);
  await addAccount(client);
  const input = account('09175556661');
  const made = await Promise.all(Array.from({ length: 10 }, () => client.call(walletWire.addAccount, input)));
  expect(new Set(made.map(({ accountId }) => accountId)).size).toBe(1);
  expect(await client.call(walletWire.getAccounts, {})).toHaveLength(2);
  const { idempotencyKey } = input;
  expect(await client.call(walletWire.findAccount, { idempotencyKey })).toEqual(made[0]);
  expect(await client.refusal(walletWire.addAccount, { ...input, number: '09175556662' })).toMatchObject({ code: 'FIELD_INVALID' });
  expect(await client.call(walletWire.findAccount, { idempotencyKey: newIdempotencyKey() })).toBeNull();
  const other = await registerMember(gateway);
  expect(await other.call(walletWire.findAccount, { idempotencyKey })).toBeNull();
});

test('the transaction password requires the login password, must not be weak, and is set once', async () => {
  const client = await registerMember(gateway);
  expect(await client.call(walletWire.hasWithdrawalPassword, {})).toBe(false);
  expect(await client.refusal(walletWire.addAccount, account('09175555551'))).toMatchObject({ code: 'NOT_ALLOWED' });
  const set = (paymentPassword: string, password = freshPassword) => ({ idempotencyKey: newIdempotencyKey(), paymentPassword, password });
  expect(await client.refusal(walletWire.setPaymentPassword, set(freshPin, 'wrong'))).toMatchObject({
    code: 'LOGIN_FAILED',
    value: { triesLeft: 5 },
  });
  for (const weak of ['000000', '123456', '987654', '12345', 'abcdef']) {
    expect(await client.refusal(walletWire.setPaymentPassword, set(weak))).toMatchObject({ code: 'PAYMENT_PASSWORD_WEAK' });
  }
  await client.call(walletWire.setPaymentPassword, set(freshPin));
  expect(await client.call(walletWire.hasWithdrawalPassword, {})).toBe(true);
  expect(await client.refusal(walletWire.setPaymentPassword, set('864209'))).toMatchObject({ code: 'NOT_ALLOWED' });
});
