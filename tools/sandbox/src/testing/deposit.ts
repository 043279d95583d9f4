import { newIdempotencyKey } from '@parlour/kernel';
import { walletWire } from '@parlour/wallet/wire';
import type { Client } from './createClient';
import { type TestGateway, stepMs } from './useGateway';

/** Pays in and waits, in gateway time, until the money is there; the order. */
export async function deposit(gateway: TestGateway, client: Client, amount: string) {
  const input = { idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount };
  const { orderNo } = await client.call(walletWire.createDeposit, input);
  await client.call(walletWire.confirmDepositPaid, { orderNo });
  gateway.pass(stepMs);
  return client.call(walletWire.getOrder, { orderNo });
}
