import type { Texts } from '../Texts';

/** `{amount}` and `{small}` stand for amounts of the merchant. */
export type AnnouncementText = { title: string; subtitle?: string; content?: string };

export type Announcement = {
  /** Unique per merchant. */
  id: string;
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H';
  /** Banner group (specification 3). */
  group?: string;
  /** Campaign whose image the announcement shows. */
  image?: string;
  /** A path of the app. */
  link?: string;
  /** Hours between its publication and the creation of the world. */
  hoursAgo?: number;
  /** Days after the merchant's midnight until a promotion opens; without it, it is open since its publication. */
  opensInDays?: number;
  /** Days until it ends; without it, the announcement never ends. */
  days?: number;
  /** Categories of a promotion. */
  categories?: readonly string[];
  texts: Texts<AnnouncementText>;
};
