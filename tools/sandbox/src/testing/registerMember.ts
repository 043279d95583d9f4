import { randomBytes } from 'node:crypto';
import { type WireInput, newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playerWire } from '@parlour/player/wire';
import { sessionWire } from '@parlour/session/wire';
import { walletWire } from '@parlour/wallet/wire';
import type { Client } from './createClient';
import type { TestGateway } from './useGateway';

export const freshPassword = 'correct-horse-9';
export const freshPin = '135790';

type Fields = Partial<WireInput<typeof sessionWire.register>>;

export const registration = (fields: Fields = {}) => ({
  idempotencyKey: newIdempotencyKey(),
  registerUrl: 'localhost:4300',
  registerMethod: 'H5' as const,
  username: `p${randomBytes(5).toString('hex')}`,
  password: freshPassword,
  confirmPassword: freshPassword,
  captcha: '',
  type: 0 as const,
  normalRegister: true,
  ...fields,
});

/** Requests a captcha for this browser and returns its answer. */
export async function solveCaptcha(gateway: TestGateway, client: Client): Promise<string> {
  await client.call(playerWire.getCaptcha, {});
  const reply = await gateway.lever(`captcha?clientId=${client.clientId}`);
  return ((await reply.json()) as { answer: string }).answer;
}

/** Registers and logs in a new member. */
export async function registerMember(gateway: TestGateway, fields: Fields = {}): Promise<Client> {
  const client = gateway.client();
  const captcha = await solveCaptcha(gateway, client);
  client.token = (await client.call(sessionWire.register, registration({ captcha, ...fields }))).token;
  return client;
}

/** Sets the transaction password and adds a withdrawal account; returns the account's id. */
export async function addAccount(
  client: Client,
  number = `09${Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')}`,
): Promise<string> {
  await client.call(walletWire.setPaymentPassword, {
    idempotencyKey: newIdempotencyKey(),
    paymentPassword: freshPin,
    password: freshPassword,
  });
  const account = {
    idempotencyKey: newIdempotencyKey(),
    providerId: 'gopeso',
    holder: 'Juan Dela Cruz',
    number,
    paymentPassword: freshPin,
  };
  return (await client.call(walletWire.addAccount, account)).accountId;
}
