import { readStored, removeStored, writeStored } from '@parlour/kernel';
import { type TransferIntent, transferIntent } from './rules/transferIntent';

const TRANSFER = 'agentTransfer';

/** In local storage: a closed tab must not lose a payment. */
export function readTransfer(player: string): TransferIntent | undefined {
  const intent = readStored('local', TRANSFER, transferIntent);
  return intent?.player === player ? intent : undefined;
}

export function writeTransfer(intent: TransferIntent): void {
  writeStored('local', TRANSFER, intent);
}

export function forgetTransfer(): void {
  removeStored('local', TRANSFER);
}
