import { imageKind } from '@parlour/ui/image-file';
import { MAX_PROOF_BYTES } from '../../wire/moneyExtras';

export type ProofFault = 'type' | 'size';

/** Returns the problem with a receipt file (png or jpg, 5 MB). */
export function proofFault(head: Uint8Array, size: number): ProofFault | undefined {
  if (!imageKind(head)) return 'type';
  return size > MAX_PROOF_BYTES ? 'size' : undefined;
}
