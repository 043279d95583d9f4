import { wireCall, wireId, wireList, wireText, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Calls about announcements other than the list itself. */
export const announcementReadsWire = {
  /** Returns the categories of promotions. */
  getPromotionCategories: wireCall({
    method: 'GET',
    path: '/wps/announcement/category',
    access: 'anyone',
    public: 'settings',
    input: v.object({ language: wireWord }),
    value: wireList(v.object({ id: wireId, title: wireText }), 50),
  }),
  /** Returns the ids of the announcements that the player has read, the latest first. */
  getAnnouncementReads: wireCall({
    method: 'GET',
    path: '/wps/announcement/read',
    access: 'session',
    input: v.object({}),
    value: wireList(wireId, 2000),
  }),
  /** Marks an announcement as read. */
  markAnnouncementRead: wireCall({
    method: 'POST',
    path: '/wps/announcement/read',
    access: 'session',
    input: v.object({ announcementId: wireId, read: v.literal(true) }),
    value: v.nullish(v.unknown()),
  }),
};
