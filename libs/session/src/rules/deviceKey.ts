import { webCrypto } from './webCrypto';

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
