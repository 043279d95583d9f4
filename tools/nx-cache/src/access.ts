import { createHash, timingSafeEqual } from 'node:crypto';
import type { Settings } from './settings';

export type Access = 'none' | 'read' | 'write';

/** Returns the access that the value of an `Authorization` header grants. */
export function accessOf(header: string | undefined, { readToken, writeToken }: Pick<Settings, 'readToken' | 'writeToken'>): Access {
  const [, token] = /^Bearer (.+)$/i.exec(header ?? '') ?? [];
  if (isToken(token, writeToken)) return 'write';
  return isToken(token, readToken) ? 'read' : 'none';
}

/** Compares digests, which have equal lengths, so that the time of the comparison tells nothing about the token. */
function isToken(given: string | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}
