import { compareMoney } from '@parlour/kernel/money';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { walletWire } from '@parlour/wallet/wire';
import * as v from 'valibot';
import { refusalDifference, valueOf } from '../../judge/refusalDifference';
import { findCall } from '../findCall';
import type { Visit } from '../Visit';
import { payTwice } from './payTwice';
import { readMoney } from './readMoney';

const dayMs = 86_400_000;
const LEAST = '0.01';

/** A way to pay, and the least amount that it takes. */
type Way = { fields: { methodId: string; channelId?: string }; min: string };

/** Orders a deposit of the least amount and cancels it. Nothing is paid. */
export async function checkDeposit(visit: Visit, token: string): Promise<void> {
  const { contract, findings, wanted } = visit;
  const create = findCall(contract, walletWire.createDeposit);
  const cancel = findCall(contract, walletWire.cancelDeposit);
  if (!wanted.includes(create) && !wanted.includes(cancel)) return;
  const way = await findWay(visit, token);
  if (!way) return findings.leaveOut(create, 'once', 'no method that works without further fields');
  // Without keys a deposit that is accepted by mistake could not be found again.
  const hasKeys = !findCall(contract, walletWire.findOrder).isAbsent;
  if (hasKeys && compareMoney(way.min, LEAST) > 0) await checkLeast(visit, way, token);
  await checkOrder(visit, way, token);
}

async function findWay(visit: Visit, token: string): Promise<Way | undefined> {
  const methods = await readMoney(visit, walletWire.getDepositMethods, { input: { language: visit.settings.language }, token });
  const method = methods?.find(({ health, fields }) => health === 'ok' && fields.every((field) => field === 'remark'));
  if (!method) return undefined;
  const { methodId } = method;
  const channel = method.channels.find(({ health }) => health === 'ok');
  return channel ? { fields: { methodId, channelId: channel.channelId }, min: channel.min } : { fields: { methodId }, min: method.min };
}

/** Orders too little. */
async function checkLeast({ contract, client, findings }: Visit, { fields }: Way, token: string): Promise<void> {
  const create = findCall(contract, walletWire.createDeposit);
  const lookup = findCall(contract, walletWire.findOrder);
  const idempotencyKey = newIdempotencyKey();
  const refusal = await client.send(create, { ...fields, idempotencyKey, amount: LEAST }, { token });
  findings.note(create, 'refusal', refusalDifference(refusal, { status: 200, codes: ['BELOW_MIN'] }));
  const left = valueOf(await client.send(lookup, { idempotencyKey }, { token }));
  findings.note(lookup, 'lookup', left && left.value !== null ? 'a refused request has left an order' : undefined);
  const accepted = v.safeParse(walletWire.createDeposit.value, valueOf(refusal)?.value);
  if (!accepted.success) return;
  await client.send(findCall(contract, walletWire.cancelDeposit), { orderNo: accepted.output.orderNo }, { token });
}

async function checkOrder(visit: Visit, { fields, min }: Way, token: string): Promise<void> {
  const { contract, client, findings } = visit;
  const create = findCall(contract, walletWire.createDeposit);
  const cancel = findCall(contract, walletWire.cancelDeposit);
  const lookup = findCall(contract, walletWire.findOrder);
  const balance = await balanceOf(visit, token);
  const before = await orderNumbers(visit, token);
  const input = { ...fields, idempotencyKey: newIdempotencyKey(), amount: min };
  const order = await payTwice(visit, { call: create, lookup, input, id: 'orderNo', token });
  if (!order) return;
  const made = (await orderNumbers(visit, token)).filter((orderNo) => !before.includes(orderNo));
  findings.note(create, 'once', made.length === 1 ? undefined : `one key, ${made.length} new orders in the report`);
  const { orderNo } = order;
  for (const time of ['first', 'second']) {
    const cancelled = v.safeParse(walletWire.cancelDeposit.value, valueOf(await client.send(cancel, { orderNo }, { token }))?.value);
    const isCancelled = cancelled.success && cancelled.output.status === 'cancelled' && cancelled.output.orderNo === orderNo;
    findings.note(cancel, 'once', isCancelled ? undefined : `the ${time} cancellation does not return the cancelled order`);
  }
  const isSame = (await balanceOf(visit, token)) === balance;
  findings.note(create, 'money', isSame ? undefined : 'a deposit that was never paid changes the balance');
  // Two orders under one key leave one behind.
  for (const left of made.filter((other) => other !== orderNo)) await client.send(cancel, { orderNo: left }, { token });
}

async function balanceOf(visit: Visit, token: string): Promise<string | undefined> {
  return (await readMoney(visit, walletWire.getMemberWallet, { input: {}, token }))?.sumBalance;
}

async function orderNumbers(visit: Visit, token: string): Promise<string[]> {
  const now = Date.now();
  const input = { from: now - dayMs, to: now + dayMs, kind: 'deposit', pageNo: 1, pageSize: 100 };
  const page = await readMoney(visit, walletWire.getOrders, { input, token });
  return page?.content.map(({ orderNo }) => orderNo) ?? [];
}
