import {
  type KeyObject,
  constants,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { refuse } from './refuse';

/** The gateway's RSA key for bodies that carry secrets (ADR 0012). */
export type BodyKey = {
  keyId: string;
  /** SubjectPublicKeyInfo in base64. */
  spki: string;
  /** Decrypts a body whose AES key is wrapped in `wrappedKey`; refuses a body encrypted for another key. */
  open: (
    body: unknown,
    headers: { algorithm?: string | undefined; keyId?: string | undefined; wrappedKey?: string | undefined },
  ) => unknown;
};

export const bodyAlgorithm = 'RSA-OAEP-256+A256GCM' as const;
const TAG_BYTES = 16;
const sealed = v.object({ iv: v.pipe(v.string(), v.base64()), data: v.pipe(v.string(), v.base64()) });

/** Returns the key of `folder`, created on the first call. */
export function openBodyKey(folder: string): BodyKey {
  const privateKey = readOrMake(folder);
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha256').update(spki).digest('hex').slice(0, 16);
  return {
    keyId,
    spki: spki.toString('base64'),
    open: (body, headers) => {
      if (headers.algorithm !== bodyAlgorithm || headers.keyId !== keyId) refuse('ENCRYPTION_KEY');
      const parts = v.safeParse(sealed, body);
      if (!parts.success) refuse('FIELD_INVALID', { field: 'body' }, 400);
      try {
        return decrypt(privateKey, headers.wrappedKey ?? '', parts.output);
      } catch {
        // All broken bodies get the same reply, so that it reveals nothing about the key.
        return refuse('FIELD_INVALID', { field: 'body' }, 400);
      }
    },
  };
}

function decrypt(privateKey: KeyObject, wrappedKey: string, { iv, data }: v.InferOutput<typeof sealed>): unknown {
  const aesKey = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(wrappedKey, 'base64'),
  );
  const bytes = Buffer.from(data, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', aesKey, Buffer.from(iv, 'base64'), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8'));
}

function readOrMake(folder: string): KeyObject {
  const file = join(folder, 'body-key.pem');
  if (existsSync(file)) return createPrivateKey(readFileSync(file));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  mkdirSync(folder, { recursive: true });
  // Rename the finished file, so that a parallel run never reads half a key.
  const half = join(folder, `body-key-half-${process.pid}`);
  writeFileSync(half, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  renameSync(half, file);
  return privateKey;
}
