import { supports } from '@parlour/kernel/device';
import type { WireValue } from '@parlour/kernel/wire-call';
import type { Reply } from '../transport/reply';
import type { apiClientWire } from '../wire';

export type PublicKey = WireValue<typeof apiClientWire.getPublicKey>;
export type PublicKeyReply = Reply<PublicKey>;
export type SealedBody = { body: string; headers: Record<string, string> };

/** OWASP ASVS 11.2.3: 128 bits of security. */
const MIN_KEY_BITS = 3072;

/** True if bodies can be encrypted: WebCrypto exists only in secure contexts. */
export function canEncrypt(): boolean {
  return supports.subtle() !== undefined;
}

/**
 * Encrypts a body with a fresh AES-256-GCM key and wraps that key for the gateway (ADR 0012). Rejects if the key is invalid or too short,
 * or WebCrypto is missing; there is no weaker fallback.
 */
export async function sealBody(json: string, { keyId, algorithm, spki }: PublicKey): Promise<SealedBody> {
  const subtle = supports.subtle();
  if (!subtle) throw new TypeError('WebCrypto is missing');
  const wrapping = await subtle.importKey('spki', fromBase64(spki), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  if ((wrapping.algorithm as RsaHashedKeyAlgorithm).modulusLength < MIN_KEY_BITS) throw new RangeError('key too short');
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(json));
  const wrapped = await subtle.encrypt({ name: 'RSA-OAEP' }, wrapping, await subtle.exportKey('raw', key));
  return {
    body: JSON.stringify({ iv: toBase64(iv), data: toBase64(data) }),
    headers: { 'Encryption-Algorithm': algorithm, 'Encryption-Key-Id': keyId, 'Encryption-Key': toBase64(wrapped) },
  };
}

function toBase64(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
