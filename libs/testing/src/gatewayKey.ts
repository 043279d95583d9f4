const KEY_ID = 'test-1';
let pair: Promise<CryptoKeyPair> | undefined;

/** The mocked gateway's key pair, created when the first encrypted body needs it. */
function keyPair(): Promise<CryptoKeyPair> {
  pair ??= crypto.subtle.generateKey(
    { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  return pair;
}

export async function publicKeyReply() {
  const spki = await crypto.subtle.exportKey('spki', (await keyPair()).publicKey);
  return { keyId: KEY_ID, algorithm: 'RSA-OAEP-256+A256GCM' as const, spki: btoa(String.fromCharCode(...new Uint8Array(spki))) };
}

/** Decrypts a body as the gateway does; rejects when it came in plain text. */
export async function openBody(text: string, headers: Headers): Promise<string> {
  const wrapped = headers.get('Encryption-Key');
  if (!wrapped || headers.get('Encryption-Key-Id') !== KEY_ID) throw new TypeError('The body of an encrypted call came in plain text');
  const { privateKey } = await keyPair();
  const raw = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, bytes(wrapped));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const { iv, data } = JSON.parse(text) as { iv: string; data: string };
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, key, bytes(data)));
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
