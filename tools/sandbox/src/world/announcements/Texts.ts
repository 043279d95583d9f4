import type { GatewayLanguage } from '@parlour/kernel';

export type Text = { title: string; subtitle?: string; content?: string };
/** A text in every language of the product; `{amount}` is replaced by an amount of the merchant. */
export type Texts = Record<GatewayLanguage, Text>;

export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

export type Announcement = {
  /** Unique per merchant. */
  id: string;
  type: AnnouncementType;
  /** Banner group (specification 3). */
  group?: string;
  /** Picture of a banner or a promotion. */
  image?: string;
  /** A path of the app. */
  link?: string;
  /** Published so many hours before the world was made. */
  hoursAgo?: number;
  /** Ends so many days after; without it there is no end. */
  days?: number;
  /** Categories of a promotion. */
  categories?: readonly string[];
  texts: Texts;
};
