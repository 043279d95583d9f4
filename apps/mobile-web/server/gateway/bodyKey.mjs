import {
  constants,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Refusal } from './refusal.mjs';

const ALGORITHM = 'RSA-OAEP-256+A256GCM';
const MIN_BITS = 3072;
const TAG_BYTES = 16;

/**
 * The key for bodies with secrets (ADR 0012), which the server opens in place of a gateway that has no such key. `PARLOUR_BODY_KEY` names its
 * file, a private RSA key in PEM, because all replicas of the server need the same one. Without the variable the key lasts as long as the process.
 * @param {NodeJS.ProcessEnv} env
 */
export function readBodyKey({ PARLOUR_BODY_KEY: file }) {
  const privateKey = file ? createPrivateKey(readFileSync(file)) : generateKeyPairSync('rsa', { modulusLength: MIN_BITS }).privateKey;
  if (privateKey.asymmetricKeyType !== 'rsa' || privateKey.asymmetricKeyDetails.modulusLength < MIN_BITS)
    throw new Error(`${file} is no RSA key of at least ${MIN_BITS} bits.`);
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha256').update(spki).digest('hex').slice(0, 16);
  return {
    /** The value of the call `getPublicKey`. */
    published: { keyId, algorithm: ALGORITHM, spki: spki.toString('base64') },
    /**
     * Decrypts a body; refuses one for another key.
     * @param {unknown} body
     * @param {Headers} headers
     */
    open(body, headers) {
      if (headers.get('Encryption-Algorithm') !== ALGORITHM || headers.get('Encryption-Key-Id') !== keyId)
        throw new Refusal('ENCRYPTION_KEY');
      try {
        return decrypt(privateKey, headers.get('Encryption-Key') ?? '', body);
      } catch {
        // All broken bodies get the same reply, so that it reveals nothing about the key.
        throw new Refusal('FIELD_INVALID', { field: 'body' }, 400);
      }
    },
  };
}

function decrypt(privateKey, wrapped, { iv, data }) {
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const aesKey = privateDecrypt({ key: privateKey, ...padding }, Buffer.from(wrapped, 'base64'));
  const bytes = Buffer.from(data, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', aesKey, Buffer.from(iv, 'base64'), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8'));
}
