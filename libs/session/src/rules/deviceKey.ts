import { supports } from '@parlour/kernel/device';

const DATABASE = 'parlour';
const STORE = 'keys';

/** Returns a non-extractable encryption key of this browser. Rejects if the browser cannot store one. */
export async function deviceKey(name: string): Promise<CryptoKey> {
  const database = await openDatabase();
  try {
    const known = await settle<CryptoKey | undefined>(database.transaction(STORE).objectStore(STORE).get(name));
    if (known) return known;
    const fresh = await webCrypto().generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await settle(database.transaction(STORE, 'readwrite').objectStore(STORE).put(fresh, name));
    return fresh;
  } finally {
    database.close();
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return settle(opening);
}

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}

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

/** Returns WebCrypto; throws on plain http, where browsers do not provide it. */
export function webCrypto(): SubtleCrypto {
  const subtle = supports.subtle();
  if (!subtle) throw new TypeError('WebCrypto is missing');
  return subtle;
}
