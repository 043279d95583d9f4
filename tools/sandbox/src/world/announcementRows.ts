import type { Merchant } from '../merchants';
import { amounts } from './announcements/amounts';
import { banners } from './announcements/banners';
import { notices } from './announcements/notices';
import { promotionCategories } from './announcements/promotionCategories';
import { promotions } from './announcements/promotions';
import type { Announcement } from './announcements/Texts';

const hourMs = 3_600_000;
/** Notices without a campaign of their own speak of this one. */
const usualCampaign = 'reef';

/** Everything that a merchant announces, as rows of the database; ids are the merchant's own. */
export function announcementRows(merchant: Merchant, now: number) {
  const all: readonly Announcement[] = [...banners, ...notices, ...promotions];
  const id = (name: string) => `${merchant.country}-${name}`;
  return {
    announcements: all.map((announcement, position) => {
      const { hoursAgo = 24, days } = announcement;
      const publishedAt = now - hoursAgo * hourMs;
      return {
        id: id(announcement.id),
        merchant: merchant.code,
        type: announcement.type,
        group_name: announcement.group ?? null,
        position,
        image: announcement.image ?? null,
        link: ownLink(announcement.link, merchant),
        published_at: publishedAt,
        starts_at: announcement.type === 'PR' ? publishedAt : null,
        ends_at: days === undefined ? null : now + days * 24 * hourMs,
      };
    }),
    texts: all.flatMap((announcement) =>
      merchant.languages.map((language) => {
        const { title, subtitle, content } = announcement.texts[language];
        const fill = (text: string) => filled(text, announcement.image, merchant);
        return {
          announcement_id: id(announcement.id),
          language,
          title: fill(title),
          subtitle: subtitle === undefined ? null : fill(subtitle),
          content: fill(content ?? ''),
        };
      }),
    ),
    categories: promotionCategories.map(({ id: name, titles }, position) => ({ id: id(name), merchant: merchant.code, position, titles })),
    items: promotions.flatMap(({ id: name, categories = [] }) =>
      categories.map((category) => ({ category_id: id(category), announcement_id: id(name) })),
    ),
  };
}

function filled(text: string, campaign: string | undefined, { currency, symbol }: Merchant): string {
  const { amount, small } = (amounts[campaign ?? usualCampaign] ?? amounts[usualCampaign] ?? {})[currency] ?? { amount: '' };
  const money = (digits: string) => (symbol.length === 1 ? `${symbol}${digits}` : `${symbol} ${digits}`);
  return text.replaceAll('{amount}', money(amount)).replaceAll('{small}', money(small ?? ''));
}

/** Links to a promotion name the merchant's own announcement. */
function ownLink(link: string | undefined, { country }: Merchant): string | null {
  return link?.replace(/\?id=/, `?id=${country}-`) ?? null;
}
