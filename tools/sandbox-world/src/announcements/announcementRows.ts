import type { Merchant } from '../merchants/merchants';
import { merchantMidnight } from '../merchants/merchantDay';
import type { World } from '../World';
import type { Announcement } from './Announcement';

type Source = Pick<World, 'announcementsOf' | 'promotionCategories'>;

const hourMs = 3_600_000;

/** Returns a merchant's announcements as database rows; each merchant has its own ids. */
export function announcementRows(world: Source, merchant: Merchant, now: number) {
  const all = world.announcementsOf(merchant);
  const id = (name: string) => `${merchant.country}-${name}`;
  return {
    announcements: all.map((announcement, position) => {
      const { days } = announcement;
      const publishedAt = publicationOf(announcement, now);
      return {
        id: id(announcement.id),
        merchant: merchant.code,
        type: announcement.type,
        group_name: announcement.group ?? null,
        position,
        image: announcement.image ?? null,
        link: ownLink(announcement.link, merchant),
        published_at: publishedAt,
        starts_at: announcement.type === 'PR' ? startOf(announcement, merchant, now) : null,
        ends_at: days === undefined ? null : now + days * 24 * hourMs,
      };
    }),
    texts: all.flatMap((announcement) =>
      merchant.languages.map((language) => {
        const { title, subtitle = null, content = '' } = announcement.texts[language];
        return { announcement_id: id(announcement.id), language, title, subtitle, content };
      }),
    ),
    categories: world.promotionCategories.map(({ id: name, titles }, position) => ({
      id: id(name),
      merchant: merchant.code,
      position,
      titles,
    })),
    items: all.flatMap(({ id: name, categories = [] }) =>
      categories.map((category) => ({ category_id: id(category), announcement_id: id(name) })),
    ),
  };
}

/** A link to a promotion uses the announcement id of this merchant. */
function ownLink(link: string | undefined, { country }: Merchant): string | null {
  return link?.replace(/\?id=/, `?id=${country}-`) ?? null;
}

function publicationOf({ hoursAgo = 24 }: Announcement, now: number): number {
  return now - hoursAgo * hourMs;
}

/** When a promotion opens: on a day to come, or with its publication. */
function startOf(announcement: Announcement, merchant: Merchant, now: number): number {
  const { opensInDays } = announcement;
  return opensInDays === undefined ? publicationOf(announcement, now) : merchantMidnight(merchant, now, opensInDays);
}
