import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import { type MoneyIntent, interrupted, moneyIntent } from './rules/moneyIntent';

const HIDDEN = 'walletBalanceHidden';
const INTENTS = 'walletIntents';
const METHOD = 'walletLastMethod';
const intents = v.array(moneyIntent);

/** What this phone remembers of the wallet between visits. In local storage: a closed tab must not lose a payment. */
export type WalletMemory = { isBalanceHidden: boolean; intents: MoneyIntent[]; lastMethodId?: string };

export function readWalletMemory(): WalletMemory {
  return {
    isBalanceHidden: readBalanceHidden(),
    intents: storedIntents().map(interrupted),
    lastMethodId: readStored('local', METHOD, v.string()),
  };
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

/** Keeps, replaces or (without `intent`) forgets one intent; those of other tabs stay. */
export function writeIntent(key: string, intent: MoneyIntent | undefined): void {
  const others = storedIntents().filter((stored) => stored.key !== key);
  const all = intent ? [...others, intent] : others;
  if (all.length > 0) writeStored('local', INTENTS, all);
  else removeStored('local', INTENTS);
}

/** Forgets what belongs to a player; whether balances are hidden is a habit of the phone and stays. */
export function forgetPlayer(): void {
  removeStored('local', INTENTS);
  removeStored('local', METHOD);
}

/** Calls back with what is kept whenever another tab of this browser has changed it; returns how to stop. */
export function onIntentsElsewhere(listen: (intents: MoneyIntent[]) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // No key: everything was cleared.
    if (key === INTENTS || key === null) listen(storedIntents());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function storedIntents(): MoneyIntent[] {
  return readStored('local', INTENTS, intents) ?? [];
}
