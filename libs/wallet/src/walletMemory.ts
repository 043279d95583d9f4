import { readStored, removeStored, wireId, wireMoney, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const HIDDEN = 'walletBalanceHidden';
const LAST_DEPOSIT = 'walletLastDeposit';

const lastDeposit = v.object({ methodId: wireId, channelId: v.optional(wireId), amount: wireMoney });
export type LastDeposit = v.InferOutput<typeof lastDeposit>;

/** Wallet state stored on this device between visits. */
export type WalletMemory = { isBalanceHidden: boolean; lastDeposit?: LastDeposit | undefined };

export function readWalletMemory(): WalletMemory {
  return { isBalanceHidden: readBalanceHidden(), lastDeposit: readStored('local', LAST_DEPOSIT, lastDeposit) };
}

export function readBalanceHidden(): boolean {
  return readStored('local', HIDDEN, v.boolean()) ?? false;
}

export function writeBalanceHidden(isHidden: boolean): void {
  writeStored('local', HIDDEN, isHidden);
}

export function writeLastDeposit(deposit: LastDeposit): void {
  writeStored('local', LAST_DEPOSIT, deposit);
}

/** Removes the player's data. Whether balances are hidden is a device setting and stays. */
export function forgetPlayer(): void {
  removeStored('local', LAST_DEPOSIT);
}
