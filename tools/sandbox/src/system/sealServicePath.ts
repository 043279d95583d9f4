import { createCipheriv, createHash } from 'node:crypto';

/**
 * Encodes a customer-service link as the operator stores it: DES-ECB with PKCS#7 in base64, followed by its 8-character key
 * (specification 3; product decision "Customer-service path"). This is not a protection.
 */
export function sealServicePath(url: string): string {
  const key = createHash('sha256').update(url).digest('hex').slice(0, 8);
  // Triple DES with three equal keys is DES; current OpenSSL no longer has plain DES.
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null);
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key;
}
