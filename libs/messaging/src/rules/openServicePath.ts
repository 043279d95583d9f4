const KEY_LENGTH = 8;
const BLOCK = 8;
const MAX_LENGTH = 8000;

/** The parts of des.js that this library uses; des.js has no types. */
type Des = {
  DES: { create: (options: { type: 'decrypt'; key: number[] }) => { update: (data: Uint8Array) => number[]; final: () => number[] } };
};

/**
 * Decrypts a customer-service path (specification 3: "The path is stored encrypted and the last 8 characters are the key"):
 * DES-ECB, PKCS#7, base64. Returns `undefined` for any other text, or if the cipher does not load. The key is part of the text, so
 * the result is untrusted: validate it before opening it. The cipher is loaded with the first path.
 */
export async function openServicePath(sealed: string): Promise<string | undefined> {
  const data = fromBase64(sealed.slice(0, -KEY_LENGTH));
  const key = Array.from(sealed.slice(-KEY_LENGTH), (letter) => letter.charCodeAt(0));
  if (!data || data.length === 0 || data.length % BLOCK !== 0 || sealed.length > MAX_LENGTH) return undefined;
  if (key.length !== KEY_LENGTH || key.some((code) => code > 0xff)) return undefined;
  try {
    const { DES } = await loadDes();
    const cipher = DES.create({ type: 'decrypt', key });
    const opened = [...cipher.update(data), ...cipher.final()];
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(opened));
  } catch {
    return undefined;
  }
}

async function loadDes(): Promise<Des> {
  // @ts-expect-error -- the package brings no types
  const loaded = (await import('des.js')) as unknown as Des & { default?: Des };
  return loaded.default ?? loaded;
}

function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
