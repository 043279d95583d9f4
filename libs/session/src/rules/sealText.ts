import { deviceKey } from './deviceKey';
import { webCrypto } from './webCrypto';

const IV_BYTES = 12;

/**
 * Encrypts a text for this browser only (AES-GCM with a non-extractable key), as base64. Rejects if the browser cannot store a
 * key.
 */
export async function sealText(keyName: string, text: string): Promise<string> {
  const key = await deviceKey(keyName);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = new Uint8Array(await webCrypto().encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...iv, ...cipher));
}

/** Decrypts a text; rejects input that this browser has not encrypted. */
export async function openText(keyName: string, base64: string): Promise<string> {
  const key = await deviceKey(keyName);
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const plain = await webCrypto().decrypt({ name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES) }, key, bytes.slice(IV_BYTES));
  return new TextDecoder().decode(plain);
}
