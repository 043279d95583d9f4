import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { feedbackImageParts } from '../db/schema/messaging';
import { refuse } from '../http/refuse';
import { imageFault } from './checkImage';

type Part = { memberId: string; imageId: string; part: number; parts: number; data: string };

const ofImage = ({ memberId, imageId }: Pick<Part, 'memberId' | 'imageId'>) =>
  and(eq(feedbackImageParts.memberId, memberId), eq(feedbackImageParts.imageId, imageId));

/** Stores one part of an image. When all parts are there, checks the content and deletes it if it is not an image. */
export async function keepImagePart(db: Db, part: Part): Promise<{ complete: boolean }> {
  if (part.part >= part.parts) return refuse('FIELD_INVALID', { field: 'part' });
  await db
    .insert(feedbackImageParts)
    .values(part)
    .onConflictDoUpdate({
      target: [feedbackImageParts.memberId, feedbackImageParts.imageId, feedbackImageParts.part],
      set: { data: part.data, parts: part.parts },
    });
  const kept = await db.select().from(feedbackImageParts).where(ofImage(part)).orderBy(asc(feedbackImageParts.part));
  if (kept.length < part.parts) return { complete: false };
  const fault = imageFault(Buffer.concat(kept.map(({ data }) => Buffer.from(data, 'base64'))));
  if (!fault) return { complete: true };
  await db.delete(feedbackImageParts).where(ofImage(part));
  return refuse(fault);
}

/** Refuses a report with incomplete images. */
export async function requireImages(db: Db, memberId: string, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  const kept = await db
    .select({ imageId: feedbackImageParts.imageId, parts: feedbackImageParts.parts })
    .from(feedbackImageParts)
    .where(and(eq(feedbackImageParts.memberId, memberId), inArray(feedbackImageParts.imageId, [...imageIds])));
  const isWhole = (id: string) => {
    const own = kept.filter(({ imageId }) => imageId === id);
    return own.length > 0 && own.length === own[0]?.parts;
  };
  if (!imageIds.every(isWhole)) refuse('FIELD_INVALID', { field: 'images' });
}
