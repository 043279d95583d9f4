import { createDecipheriv, generateKeyPairSync } from 'node:crypto';

export type FieldKey = { modulus: bigint; open(body: string, headers: Headers): Record<string, unknown> | undefined };

/**
 * Makes the key of a gateway of the field and opens bodies that are encrypted with it. The scheme is weak: DES without chaining, RSA without padding. It is here
 * because such gateways ask for it; nothing else in the product may use it.
 */
export function createFieldKey(): FieldKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const { n, d } = privateKey.export({ format: 'jwk' });
  const modulus = numberOf(n);
  const exponent = numberOf(d);

  return { modulus, open };

  /** Returns the fields of a body; undefined if the body or its headers do not fit. */
  function open(body: string, headers: Headers): Record<string, unknown> | undefined {
    try {
      const { value } = JSON.parse(body) as { value: string };
      if (headers.get('X-Digest') !== value || headers.get('X-RSA') !== modulus.toString(16)) return undefined;
      const secret = unpacked(power(BigInt(`0x${headers.get('Encryption')}`), exponent, modulus));
      const key = Buffer.from(secret.slice(0, 8).repeat(3), 'latin1');
      // Triple DES with three equal keys is DES, which today's OpenSSL no longer offers by itself.
      const cipher = createDecipheriv('des-ede3-ecb', key, null);
      return JSON.parse(cipher.update(value, 'base64', 'utf8') + cipher.final('utf8')) as Record<string, unknown>;
    } catch {
      return undefined;
    }
  }
}

function numberOf(base64url = ''): bigint {
  return BigInt(`0x${Buffer.from(base64url, 'base64url').toString('hex')}`);
}

/** The 16 characters that were packed reversed, the first of them as the lowest byte: from the highest byte on they read forwards. */
function unpacked(number: bigint): string {
  return Buffer.from(number.toString(16).padStart(32, '0'), 'hex').toString('latin1');
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let rest = exponent, square = base % modulus; rest > 0n; rest >>= 1n, square = (square * square) % modulus) {
    if (rest & 1n) result = (result * square) % modulus;
  }
  return result;
}
