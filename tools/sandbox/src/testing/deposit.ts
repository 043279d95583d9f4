import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { walletWire } from '@parlour/wallet/wire';
import type { Client } from './createClient';
import { type TestGateway, stepMs } from './useGateway';

/** Makes a deposit and advances gateway time until it is credited; returns the order. */
export async function deposit(gateway: TestGateway, client: Client, amount: string) {
  const input = { idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount };
  const { orderNo } = await client.call(walletWire.createDeposit, input);
  await client.call(walletWire.confirmDepositPaid, { orderNo });
  gateway.pass(stepMs);
  return client.call(walletWire.getOrder, { orderNo });
}
