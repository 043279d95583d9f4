import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const HIDDEN = 'walletBalanceHidden';
const METHOD = 'walletLastMethod';

/** Wallet state stored on this device between visits. */
export type WalletMemory = { isBalanceHidden: boolean; lastMethodId?: string | undefined };

export function readWalletMemory(): WalletMemory {
  return { isBalanceHidden: readBalanceHidden(), lastMethodId: readStored('local', METHOD, v.string()) };
}

export function readBalanceHidden(): boolean {
  return readStored('local', HIDDEN, v.boolean()) ?? false;
}

export function writeBalanceHidden(isHidden: boolean): void {
  writeStored('local', HIDDEN, isHidden);
}

export function writeLastMethod(methodId: string): void {
  writeStored('local', METHOD, methodId);
}

/** Removes the player's data. Whether balances are hidden is a device setting and stays. */
export function forgetPlayer(): void {
  removeStored('local', METHOD);
}
