import { MAX_PROOF_BYTES } from '../wire/moneyExtras';

export type ProofFault = 'type' | 'size';

const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** What is wrong with a receipt: by its first bytes, since names and types of files lie (png or jpg, 5 MB). */
export function proofFault(head: Uint8Array, size: number): ProofFault | undefined {
  if (!signatures.some((signature) => signature.every((byte, place) => head[place] === byte))) return 'type';
  return size > MAX_PROOF_BYTES ? 'size' : undefined;
}
