import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import type { apiClientWire } from '@parlour/api-client/wire';
import type { WireValue } from '@parlour/kernel/wire-call';

/** Encrypts a body as a browser does (ADR 0012) and sets the matching headers. */
export function sealBody(input: unknown, { keyId, algorithm, spki }: WireValue<typeof apiClientWire.getPublicKey>, headers: Headers) {
  const aesKey = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', aesKey, iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(input)), cipher.final(), cipher.getAuthTag()]);
  const publicKey = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  const wrapped = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, aesKey);
  headers.set('Encryption-Algorithm', algorithm);
  headers.set('Encryption-Key-Id', keyId);
  headers.set('Encryption-Key', wrapped.toString('base64'));
  return { iv: iv.toString('base64'), data: data.toString('base64') };
}
