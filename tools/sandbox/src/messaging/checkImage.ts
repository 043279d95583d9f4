const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** Maximum size of an image: 5 MB (specification 5 and 9). */
const MAX_BYTES = 5 * 1024 * 1024;

/** Returns the problem with an uploaded image, judging only its content, because file names and types are unreliable. */
export function imageFault(bytes: Uint8Array): 'IMAGE_SIZE' | 'IMAGE_TYPE' | undefined {
  if (bytes.length > MAX_BYTES) return 'IMAGE_SIZE';
  const begins = (signature: number[]) => signature.every((byte, place) => bytes[place] === byte);
  return begins(PNG) || begins(JPEG) ? undefined : 'IMAGE_TYPE';
}
