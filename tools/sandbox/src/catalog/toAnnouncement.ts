import { artPath } from '../art/artPath';
import type { AnnouncementRow } from './readAnnouncements';

/** As the wire carries it. */
export function toBanner({ announcement, text }: AnnouncementRow) {
  return {
    id: announcement.id,
    groupName: announcement.groupName ?? '',
    url: artPath('banners', announcement.image ?? ''),
    title: text.title,
    subtitle: text.subtitle,
    link: announcement.link,
  };
}

/** As the wire carries it. */
export function toNotice({ announcement, text, readAt }: AnnouncementRow) {
  return {
    id: announcement.id,
    title: text.title,
    content: text.content,
    publishedAt: announcement.publishedAt,
    read: readAt !== null,
  };
}

/** As the wire carries it. */
export function toPromotion({ announcement, text, categoryIds }: AnnouncementRow) {
  return {
    id: announcement.id,
    title: text.title,
    content: text.content,
    startDate: announcement.startsAt,
    endDate: announcement.endsAt,
    // 1 means long term (specification 3).
    noExpiry: announcement.endsAt === null ? 1 : 0,
    promoAnnouncementCategoryIds: categoryIds,
    announcementImages: [{ sequence: 1, url: artPath('banners', announcement.image ?? '') }],
  };
}
