import { randomBytes } from 'node:crypto';
import { hashToken } from './tokens';

/** A secret to hand out once, and what the table keeps of it. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashToken(secret) };
}
