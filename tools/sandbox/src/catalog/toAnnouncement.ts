import { imagePath } from '../images/imagePath';
import type { AnnouncementRow } from './readAnnouncements';

export function toBanner({ announcement, text }: AnnouncementRow) {
  return {
    id: announcement.id,
    groupName: announcement.groupName ?? '',
    url: imagePath('banners', announcement.image ?? ''),
    title: text.title,
    subtitle: text.subtitle,
    link: announcement.link,
  };
}

export function toNotice({ announcement, text }: AnnouncementRow) {
  return {
    id: announcement.id,
    title: text.title,
    content: text.content,
    publishedAt: announcement.publishedAt,
    announcementImages: imagesOf(announcement),
  };
}

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
    announcementImages: imagesOf(announcement),
  };
}

function imagesOf({ image }: AnnouncementRow['announcement']) {
  return image === null ? [] : [{ sequence: 1, url: imagePath('banners', image) }];
}
