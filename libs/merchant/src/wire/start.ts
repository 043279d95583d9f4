import { type WireValue, wireCall, wireId, wireList, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

const flag = v.pipe(
  v.unknown(),
  v.transform((raw) => raw === true || raw === 1 || raw === '1' || raw === 'true'),
);

/** A configured link or image (specification 3, download and community links). */
const resource = v.object({ resourceType: wireText, url: wireText, labelNameEn: v.nullish(wireText) });
const customerService = v.object({ title: wireText, csType: v.nullish(wireText), path: wireText });

/** Which layouts the merchant has chosen: '1' is the new one (specification 4). */
export const mobileTemplate = v.object({ mem_cen: v.nullish(wireText), dep_func: v.nullish(wireText) });

const status = v.object({
  info: v.object({
    customerService: v.optional(wireList(customerService, 50), []),
    domainRoute: v.optional(wireList(wireText, 20), []),
    mobileTemplate: v.optional(mobileTemplate, {}),
    register: v.optional(v.record(v.string(), flag), {}),
    resources: v.optional(wireList(resource, 200), []),
    /** Feature flags by name, e.g. TRANSBETREPMEM3 (specification 3). */
    whitelabel: v.optional(v.record(v.string(), flag), {}),
    mainDomain: v.optional(wireText, ''),
    imageCDNs: v.optional(wireList(wireText, 20), []),
  }),
  maintenance: v.optional(flag, false),
  /** End of the maintenance, when known. */
  maintenanceUntil: v.nullish(wireTime),
  regionRestriction: v.optional(flag, false),
});

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

/** Calls of home's first view, kept apart so that it loads without the rest of the contract (ADR 0035). */
export const startWire = {
  /**
   * Returns the configuration of the merchant's site (links, flags, image hosts) and whether it is closed, for maintenance or in this
   * region. A gateway that tells regions apart by caller refuses with REGION instead.
   */
  getStatus: wireCall({
    method: 'GET',
    path: '/wps/system/status',
    access: 'anyone',
    public: 'status',
    input: v.object({}),
    value: status,
  }),
  /** Returns the announcements of the given types: banners B, notices PL, pop-ups PU, promotions PR, H (specification 7, announcements). */
  getAnnouncements: wireCall({
    method: 'GET',
    path: '/wps/announcement',
    access: 'anyone',
    public: 'announcements',
    input: v.object({
      /** Content types joined by commas. */
      types: v.string(),
      groupName: v.optional(v.string()),
      platform: v.literal('M'),
      language: v.string(),
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

/** The system status as the app reads it. */
export type Status = WireValue<typeof startWire.getStatus>;
