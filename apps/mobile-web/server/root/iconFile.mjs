const HEAD_BYTES = 22;
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * Wraps a PNG image as an ICO file, the one format of `/favicon.ico` that everybody reads.
 * @param {Buffer} png At most 256 pixels wide and high.
 * @returns {Buffer | undefined} Undefined if it is no such image.
 */
export function iconFile(png) {
  if (png.length < 24 || !png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (Math.max(width, height) > 256) return undefined;
  const head = Buffer.alloc(HEAD_BYTES);
  // The kind (an icon) and the number of images, then the image: its measures, planes, bits of a pixel, length and place. 256 is written as 0.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width % 256, 6);
  head.writeUInt8(height % 256, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(HEAD_BYTES, 18);
  return Buffer.concat([head, png]);
}
