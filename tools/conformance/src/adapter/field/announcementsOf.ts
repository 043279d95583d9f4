import type { WireReply } from '@parlour/kernel/wire-call';
import type { contentWire } from '@parlour/content/wire';
import { rowsOf } from './rows.ts';
import { timeIn } from './time.ts';
import { idOf } from './words.ts';

type Announcements = WireReply<typeof contentWire.getAnnouncements>;
type Id = number | string;
type Time = number | string | null;
type Banner = { id?: Id; groupName?: string | null; url?: string; imageUrl?: string; title?: string | null; linkage?: string | null };
type Picture = { sequence?: number; url?: string | null; imageUrl?: string | null };
type Notice = {
  id?: Id;
  announcementId?: Id;
  title?: string | null;
  /** HTML, as a whole or in parts. */
  content?: string | null;
  contents?: (string | { content?: string | null; title?: string | null })[] | null;
  announcementImages?: Picture[] | null;
  startDate?: Time;
  endDate?: Time;
};

/** The place of banners that name none. */
const HOME = 'm_home';

/** Banners and notices. A list that is missing or null is empty. */
export function announcementsOf(value: unknown, { input }: { input: { groupName?: string } }): Announcements {
  const { banners, promotion, player, popup } = (value ?? {}) as Record<string, unknown>;
  return {
    banners: rowsOf<Banner>(banners).map((banner) => bannerOf(banner, input.groupName ?? HOME)),
    promotion: rowsOf<Notice>(promotion).map((notice) => ({
      ...noticeOf(notice),
      startDate: timeIn(notice.startDate),
      endDate: timeIn(notice.endDate),
    })),
    player: rowsOf<Notice>(player).map(noticeOf),
    popup: rowsOf<Notice>(popup).map(noticeOf),
  };
}

/** A banner without an id is known by its picture. */
function bannerOf({ id, groupName, url, imageUrl, title, linkage }: Banner, group: string) {
  const picture = url || imageUrl || '';
  return { id: idOf(id) || picture.slice(-80), groupName: groupName || group, url: picture, title: title ?? '', link: linkage };
}

function noticeOf({ id, announcementId, title, content, contents, announcementImages }: Notice) {
  const parts = (contents ?? []).map((part) => (typeof part === 'string' ? { content: part } : part));
  const heading = title ?? parts.find((part) => 'title' in part)?.title ?? '';
  return {
    id: idOf(id) || idOf(announcementId) || heading.slice(0, 80),
    title: heading,
    content: content ?? parts.map((part) => part.content ?? '').join(''),
    announcementImages: rowsOf<Picture>(announcementImages).map((picture, place) => ({
      sequence: picture.sequence ?? place + 1,
      url: picture.url || picture.imageUrl || '',
    })),
  };
}
