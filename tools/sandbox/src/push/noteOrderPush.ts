import { paths, to } from '@parlour/kernel';
import type { Db } from '../db/Database';
import type { MoneyOrder, OrderStep } from '../db/schema/orders';
import { fillTexts } from '../messaging/textOf';
import { world } from '../world';
import { notePush } from './notePush';

const kinds = {
  deposit: { credited: 'depositCredited', rejected: 'depositRejected' },
  withdrawal: { completed: 'withdrawalPaid', rejected: 'withdrawalRejected' },
} as const;

/** Notifies the member of an order that has ended by our doing. The text names no amount, because it may stand on a lock screen. */
export async function noteOrderPush(db: Db, { kind, orderNo, memberId }: MoneyOrder, step: OrderStep): Promise<void> {
  const told: Partial<Record<OrderStep, keyof typeof world.pushes>> = kinds[kind];
  const text = told[step];
  if (!text) return;
  const path = to(kind === 'deposit' ? paths.wallet.depositOrder : paths.wallet.withdrawOrder, { orderNo });
  await notePush(db, { memberId, topic: 'money', texts: fillTexts(world.pushes[text], { orderNo }), path });
}
