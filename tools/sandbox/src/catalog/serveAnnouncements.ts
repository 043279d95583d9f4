import { contentWire } from '@parlour/content/wire';
import { asc, desc, eq } from 'drizzle-orm';
import { announcementReads, announcements, promotionCategories } from '../db/schema/catalog';
import { answer } from '../http/answer';
import { inLanguage } from '../http/inLanguage';
import { refuse } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { readAnnouncements } from './readAnnouncements';
import { toBanner, toNotice, toPromotion } from './toAnnouncement';

/** Serves banners, notices, pop-ups and promotions (specification 7, announcements). */
export function serveAnnouncements(app: GatewayApp): void {
  answer(app, contentWire.getAnnouncements, async ({ db, merchant, input, clock }) => {
    const rows = await readAnnouncements(db, {
      merchant: merchant.code,
      types: input.types.split(','),
      groupName: input.groupName,
      languages: [input.language, ...merchant.languages, 'EN'],
      now: clock.now(),
    });
    const of = (type: string) => rows.filter(({ announcement }) => announcement.type === type);
    return {
      promotion: of('PR').map(toPromotion),
      banners: of('B').map(toBanner),
      player: of('PL')
        .map(toNotice)
        .sort((one, other) => other.publishedAt - one.publishedAt),
      popup: of('PU').map(toNotice),
      hot: of('H').map(toNotice),
    };
  });

  answer(app, contentWire.getPromotionCategories, async ({ db, merchant, input }) => {
    const rows = await db
      .select()
      .from(promotionCategories)
      .where(eq(promotionCategories.merchant, merchant.code))
      .orderBy(asc(promotionCategories.position));
    return rows.map(({ id, titles }) => ({ id, title: inLanguage(titles, input.language) ?? '' }));
  });

  answer(app, contentWire.getAnnouncementReads, async ({ db, player }) => {
    const rows = await db
      .select({ id: announcementReads.announcementId })
      .from(announcementReads)
      .where(eq(announcementReads.memberId, player.memberId))
      .orderBy(desc(announcementReads.readAt), asc(announcementReads.announcementId));
    return rows.map(({ id }) => id);
  });

  answer(app, contentWire.markAnnouncementRead, async ({ db, merchant, input, player, clock }) => {
    const [row] = await db.select().from(announcements).where(eq(announcements.id, input.announcementId));
    if (row?.merchant !== merchant.code) return refuse('FIELD_INVALID', { field: 'announcementId' });
    await db
      .insert(announcementReads)
      .values({ memberId: player.memberId, announcementId: row.id, readAt: clock.now() })
      .onConflictDoNothing();
    return null;
  });
}
