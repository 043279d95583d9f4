import { createCipheriv, randomInt } from 'node:crypto';

/**
 * A body as this family of gateways wants it: DES without chaining, its key by RSA without padding. The scheme is weak and protects nobody; TLS does. Node has
 * DES only as triple DES with three equal keys.
 */
export function sealed(fields: object, modulus: string) {
  const letters = Array.from({ length: 16 }, () => randomInt(36).toString(36));
  const cipher = createCipheriv('des-ede3-ecb', letters.slice(0, 8).join('').repeat(3), null);
  const value = cipher.update(JSON.stringify(fields), 'utf8', 'base64') + cipher.final('base64');
  // Reversed and packed with the lowest byte first, the letters are in their own order from the highest byte on.
  const packed = BigInt(`0x${Buffer.from(letters.join('')).toString('hex')}`);
  const encrypted = power(packed, 65537, BigInt(`0x${modulus}`)).toString(16);
  return { body: { value }, headers: { Encryption: encrypted, 'X-Digest': value, 'X-RSA': modulus } };
}

function power(base: bigint, exponent: number, modulus: bigint): bigint {
  if (exponent === 0) return 1n;
  const half = power(base, Math.floor(exponent / 2), modulus);
  const square = (half * half) % modulus;
  return exponent % 2 ? (square * base) % modulus : square;
}
