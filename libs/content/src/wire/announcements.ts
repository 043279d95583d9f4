import { wireCall, wireId, wireList, wireText, wireTime, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const banner = v.object({
  id: wireId,
  groupName: wireText,
  /**
   * Path of the image on the CDN. In the group m_login it may be a video (.mp4, .webm), whose poster has the same path without the
   * extension.
   */
  url: wireText,
  title: v.optional(wireText, ''),
  subtitle: v.nullish(wireText),
  /** A path of the app or an absolute URL. */
  link: v.nullish(wireText),
});

/** Paths on the CDN (specification 3). The image with sequence 1 is the cover. */
const announcementImages = v.optional(wireList(v.object({ sequence: v.number(), url: wireText }), 20), []);

const notice = v.object({
  id: wireId,
  title: wireText,
  content: v.optional(v.pipe(v.string(), v.maxLength(100_000)), ''),
  publishedAt: v.nullish(wireTime),
  /** Size of a pop-up, in pixels of the operator's design. */
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
  announcementImages,
});

const promotion = v.object({
  id: wireId,
  title: wireText,
  content: v.optional(v.pipe(v.string(), v.maxLength(100_000)), ''),
  startDate: v.nullish(wireTime),
  endDate: v.nullish(wireTime),
  /** 1 means long term (specification 3). */
  noExpiry: v.optional(v.number(), 0),
  promoAnnouncementCategoryIds: v.optional(v.array(wireId), []),
  announcementImages,
});

/** Kept apart, because home's first view loads it without the rest of the contract (ADR 0035). */
export const announcementsWire = {
  /** Returns the announcements of the given types: banners B, notices PL, pop-ups PU, promotions PR, H (specification 7, announcements). */
  getAnnouncements: wireCall({
    method: 'GET',
    path: '/wps/announcement',
    access: 'anyone',
    public: 'announcements',
    input: v.object({
      /** Content types joined by commas. */
      types: wireWord,
      groupName: v.optional(wireWord),
      platform: v.literal('M'),
      language: wireWord,
    }),
    value: v.object({
      promotion: v.optional(wireList(promotion, 300), []),
      banners: v.optional(wireList(banner, 100), []),
      player: v.optional(wireList(notice, 1000), []),
      popup: v.optional(wireList(notice, 20), []),
      hot: v.optional(wireList(notice, 100), []),
    }),
  }),
};
