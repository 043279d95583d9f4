import { refusalDetails } from '@parlour/api-client';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { readBase64, readHead, imageKind } from '@parlour/ui/image-file';
import { useState } from 'react';
import { usePutProofMutation } from '../../api/depositsApi';
import { MAX_PROOFS, PROOF_PART_BYTES, MAX_PROOF_BYTES } from '../../wire/deposit';

export type Proof = {
  id: string;
  name: string;
  file: File;
  state: 'sending' | 'sent' | 'failed';
  progress: number;
  fault?: ProofFault | 'unreadable';
  error?: unknown;
};

/** Checks receipts by content and uploads them in parts. An interrupted upload resumes under the same id. */
export function useProofs(orderNo: string, arrived: number) {
  const [proofs, setProofs] = useState<Proof[]>([]);
  const [putProof] = usePutProofMutation();
  const change = (id: string, to: Partial<Proof>) =>
    setProofs((all) => all.map((proof) => (proof.id === id ? { ...proof, ...to } : proof)));
  const own = proofs.filter(({ state }) => state === 'sent').length;
  const underWay = proofs.filter(({ state, fault }) => state !== 'sent' && !fault).length;
  const remaining = Math.max(0, MAX_PROOFS - Math.max(arrived, own) - underWay);

  async function send({ id, file }: Pick<Proof, 'id' | 'file'>) {
    change(id, { state: 'sending', progress: 0, fault: undefined, error: undefined });
    try {
      const fault = proofFault(await readHead(file), file.size);
      if (fault) return change(id, { state: 'failed', fault });
      const parts = Math.max(1, Math.ceil(file.size / PROOF_PART_BYTES));
      for (let part = 0; part < parts; part += 1) {
        const data = await readBase64(file.slice(part * PROOF_PART_BYTES, (part + 1) * PROOF_PART_BYTES));
        const { error } = await putProof({ orderNo, proofId: id, part, parts, data });
        const code = refusalDetails(error)?.code;
        if (code === 'IMAGE_TYPE' || code === 'IMAGE_SIZE')
          return change(id, { state: 'failed', fault: code === 'IMAGE_TYPE' ? 'type' : 'size' });
        if (error !== undefined) return change(id, { state: 'failed', error });
        change(id, { progress: (part + 1) / parts });
      }
      return change(id, { state: 'sent' });
    } catch {
      return change(id, { state: 'failed', fault: 'unreadable' });
    }
  }

  return {
    proofs,
    remaining,
    add(files: readonly File[]) {
      const added = files
        .slice(0, remaining)
        .map((file): Proof => ({ id: newIdempotencyKey(), name: file.name, file, state: 'sending', progress: 0 }));
      setProofs((all) => [...all, ...added]);
      for (const proof of added) void send(proof);
    },
    retry: (proof: Proof) => void send(proof),
    remove: (id: string) => setProofs((all) => all.filter((proof) => proof.id !== id)),
  };
}

type ProofFault = 'type' | 'size';

/** Returns the problem with a receipt file (png or jpg, 5 MB). */
export function proofFault(head: Uint8Array, size: number): ProofFault | undefined {
  if (!imageKind(head)) return 'type';
  return size > MAX_PROOF_BYTES ? 'size' : undefined;
}
