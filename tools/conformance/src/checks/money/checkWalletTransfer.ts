import { compareMoney, subtractMoney } from '@parlour/kernel/money';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { memberWalletsWire } from '@parlour/wallet/wire';
import { findCall } from '../findCall';
import type { Visit } from '../Visit';
import { payTwice } from './payTwice';
import { readMoney } from './readMoney';

const AMOUNT = '1.00';

/** Moves one unit of the currency to another wallet of the member and back. */
export async function checkWalletTransfer(visit: Visit, token: string): Promise<void> {
  const { contract, client, findings, settings, wanted } = visit;
  const call = findCall(contract, memberWalletsWire.transferBetweenWallets);
  if (!wanted.includes(call)) return;
  const read = async () =>
    (await readMoney(visit, memberWalletsWire.getMemberWallets, { input: { language: settings.language }, token }))?.wallets ?? [];
  const before = await read();
  const main = before.find(({ isMain }) => isMain);
  const other = before.find(({ isMain, health }) => !isMain && health === 'ok');
  if (!main || !other || compareMoney(main.balance, AMOUNT) < 0)
    return findings.leaveOut(call, 'once', 'the member lacks a second wallet or money');
  const move = (fromId: string, toId: string) => ({ idempotencyKey: newIdempotencyKey(), fromId, toId, amount: AMOUNT });
  const lookup = findCall(contract, memberWalletsWire.findWalletTransfer);
  const input = move(main.walletId, other.walletId);
  if (!(await payTwice(visit, { call, lookup, input, id: 'transferNo', token }))) return;
  const left = (await read()).find(({ walletId }) => walletId === main.walletId)?.balance ?? '';
  const moved = left && subtractMoney(main.balance, left);
  findings.note(call, 'money', moved && compareMoney(moved, AMOUNT) === 0 ? undefined : 'the balance has not fallen by the amount');
  await client.send(call, move(other.walletId, main.walletId), { token });
}
