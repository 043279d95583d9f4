const signatures = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const;

export type ImageKind = keyof typeof signatures;

/**
 * Detects the type of a file by its first bytes, because names and MIME types may be wrong (specification 5: png or jpg only).
 */
export function imageKind(head: Uint8Array): ImageKind | undefined {
  const kinds = Object.keys(signatures) as ImageKind[];
  return kinds.find((kind) => signatures[kind].every((byte, place) => head[place] === byte));
}

/** Reads a slice of a file as base64. */
export function readBase64(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(piece);
  });
}

/** Longer than any signature. */
const HEAD_BYTES = 16;

/** Reads the first bytes of a file, which reveal its type. */
export async function readHead(file: Blob): Promise<Uint8Array> {
  return Uint8Array.from(atob(await readBase64(file.slice(0, HEAD_BYTES))), (letter) => letter.charCodeAt(0));
}
