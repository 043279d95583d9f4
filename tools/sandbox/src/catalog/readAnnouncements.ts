import { type SQL, and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { announcementTexts, announcements, promotionCategoryItems } from '../db/schema/catalog';

type Query = {
  merchant: string;
  /** Content types: B, PL, PU, PR, H. */
  types: readonly string[];
  groupName: string | undefined;
  /** Languages in order of preference; the first with a text is used. */
  languages: readonly string[];
  now: number;
};

export type AnnouncementRow = Awaited<ReturnType<typeof readAnnouncements>>[number];

/** Returns a merchant's current announcements in the merchant's order, each in the first requested language that has a text. */
export async function readAnnouncements(db: Db, { merchant, types, groupName, languages, now }: Query) {
  const known = announcements.type.enumValues.filter((type) => types.includes(type));
  const inTime: SQL | undefined = and(
    // A promotion is announced before it opens.
    or(isNull(announcements.startsAt), lte(announcements.startsAt, now), eq(announcements.type, 'PR')),
    or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
  );
  const preferred = sql`array_position(ARRAY[${sql.join(
    languages.map((language) => sql`${language}::text`),
    sql`, `,
  )}], ${announcementTexts.language})`;
  const categoryIds = sql<
    string[]
  >`ARRAY(SELECT ${promotionCategoryItems.categoryId} FROM ${promotionCategoryItems} WHERE ${promotionCategoryItems.announcementId} = ${announcements.id})`;
  const rows = await db
    .selectDistinctOn([announcements.type, announcements.groupName, announcements.position, announcements.id], {
      announcement: announcements,
      text: announcementTexts,
      categoryIds,
    })
    .from(announcements)
    .innerJoin(announcementTexts, eq(announcementTexts.announcementId, announcements.id))
    .where(
      and(
        eq(announcements.merchant, merchant),
        inArray(announcements.type, known),
        groupName ? eq(announcements.groupName, groupName) : undefined,
        inArray(announcementTexts.language, [...languages]),
        inTime,
      ),
    )
    .orderBy(asc(announcements.type), asc(announcements.groupName), asc(announcements.position), desc(announcements.id), preferred);
  return rows;
}
