import { randomBytes } from 'node:crypto';
import { hashToken } from './tokens';

/** Creates a secret to hand out once, and the hash to store. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashToken(secret) };
}
