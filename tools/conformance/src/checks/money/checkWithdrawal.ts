import { compareMoney, subtractMoney } from '@parlour/kernel/money';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { walletWire } from '@parlour/wallet/wire';
import { findCall } from '../findCall';
import type { Visit } from '../Visit';
import { payTwice } from './payTwice';
import { readMoney } from './readMoney';

/** Orders a withdrawal of the least amount to the member's own account. It cannot be cancelled, so it is paid out. */
export async function checkWithdrawal(visit: Visit, token: string): Promise<void> {
  const { contract, findings, settings, wanted } = visit;
  const call = findCall(contract, walletWire.createWithdrawal);
  if (!wanted.includes(call)) return;
  const { transactionPassword } = settings;
  const rules = await readMoney(visit, walletWire.getWithdrawRules, { input: {}, token });
  const accounts = await readMoney(visit, walletWire.getAccounts, { input: {}, token });
  const account = accounts?.find(({ status }) => status === 'active');
  if (!transactionPassword || !visit.key) return findings.leaveOut(call, 'once', 'no transaction password, or no usable key');
  if (!rules || !account) return findings.leaveOut(call, 'once', 'the member has no withdrawal account');
  const input = {
    idempotencyKey: newIdempotencyKey(),
    accountId: account.accountId,
    amount: rules.min,
    paymentPassword: transactionPassword,
  };
  const lookup = findCall(contract, walletWire.findOrder);
  const order = await payTwice(visit, { call, lookup, input, id: 'orderNo', token });
  if (!order) return;
  const after = await readMoney(visit, walletWire.getWithdrawRules, { input: {}, token });
  const left = after && compareMoney(subtractMoney(rules.balance, rules.min), after.balance);
  findings.note(call, 'money', left === 0 ? undefined : 'the balance has not fallen by the amount');
}
