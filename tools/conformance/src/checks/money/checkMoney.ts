import type { Visit } from '../Visit';
import { checkDeposit } from './checkDeposit';
import { checkWalletTransfer } from './checkWalletTransfer';
import { checkWithdrawal } from './checkWithdrawal';

/** Moves small amounts of the member's money, if the run may. */
export async function checkMoney(visit: Visit): Promise<void> {
  const { settings, wanted, findings, players } = visit;
  const player = settings.money ? await players.member() : undefined;
  if (!player) {
    const reason = settings.money ? 'no test account, or no login' : 'only with --money';
    for (const call of wanted.filter(({ money }) => money)) findings.leaveOut(call, 'once', reason);
    return;
  }
  await checkDeposit(visit, player.token);
  await checkWithdrawal(visit, player.token);
  await checkWalletTransfer(visit, player.token);
}
