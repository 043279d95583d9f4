import { wireCall, wireCount, wireId, wireList, wireText, wireTime, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Kinds of messages with their own tab. Messages of an unknown kind are listed under "All". */
export const messageTypes = ['money', 'promo', 'system'] as const;
export type MessageType = (typeof messageTypes)[number];

const head = {
  id: wireId,
  title: wireText,
  sentAt: v.nullish(wireTime),
  read: v.optional(v.boolean(), false),
  type: v.nullish(v.pipe(v.string(), v.maxLength(40))),
};

/** Maximum number of messages that one call may mark or delete. */
export const MAX_IDS = 100;
const ids = v.pipe(v.array(wireId), v.maxLength(MAX_IDS));

export const inboxWire = {
  /** Returns a page of the inbox. */
  getInbox: wireCall({
    method: 'GET',
    path: '/wps/inbox',
    access: 'session',
    input: v.object({ language: wireWord, pageNo: wireCount, pageSize: wireCount }),
    value: v.object({
      content: wireList(v.object({ ...head, snippet: v.optional(wireText, '') }), 100),
      pageNum: wireCount,
      totalPages: wireCount,
    }),
  }),
  /** Returns a message with its content. Refused with MESSAGE_REMOVED if it no longer exists. */
  getMessage: wireCall({
    method: 'GET',
    path: '/wps/inbox/detail',
    access: 'session',
    input: v.object({ id: wireId, language: wireWord }),
    value: v.object({
      ...head,
      content: v.optional(v.pipe(v.string(), v.maxLength(100_000)), ''),
      /** Path in the app to the subject of the message, such as an order or a reward. */
      link: v.nullish(wireText),
    }),
  }),
  /** Marks messages as read or unread. With `all` it marks every message received so far, and `ids` is empty. */
  markMessages: wireCall({
    method: 'POST',
    path: '/wps/inbox/read',
    access: 'session',
    input: v.object({ ids, read: v.boolean(), all: v.optional(v.boolean(), false) }),
    value: v.nullish(v.unknown()),
  }),
  /** Deletes messages of the inbox. */
  deleteMessages: wireCall({
    method: 'DELETE',
    path: '/wps/inbox',
    access: 'session',
    input: v.object({ ids }),
    value: v.nullish(v.unknown()),
  }),
  /** Marks all announcements as read. "Mark all as read" in the message center includes them. */
  markAllAnnouncements: wireCall({
    method: 'POST',
    path: '/wps/announcement/read/all',
    access: 'session',
    input: v.object({}),
    value: v.nullish(v.unknown()),
  }),
  /** Returns the number of unread messages. The value is a number (specification 7). */
  getInboxUnread: wireCall({
    method: 'GET',
    path: '/wps/inbox/unread',
    access: 'session',
    input: v.object({}),
    value: wireCount,
  }),
};
