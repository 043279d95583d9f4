import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { headImages } from '../db/schema/member';
import { refuse } from '../http/refuse';

/** Maximum size of an image: 5 MB (specification 9). */
const MOST_BYTES = 5 * 1024 * 1024;

/** Stores a member's own image and returns its path; only PNG and JPG by their first bytes. */
export async function storeImage(db: Db, memberId: string, base64: string): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  const format = formatOf(bytes);
  if (!format || bytes.length > MOST_BYTES) return refuse('FIELD_INVALID', { field: 'image' });
  const id = randomUUID();
  await db.delete(headImages).where(eq(headImages.memberId, memberId));
  await db.insert(headImages).values({ id, memberId, format, base64: bytes.toString('base64') });
  return `head/${id}.${format}`;
}

function formatOf(bytes: Buffer): 'png' | 'jpg' | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ? 'jpg' : undefined;
}
