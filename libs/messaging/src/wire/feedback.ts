import { wireCall, wireCount, wireId, wireList, wireText, wireTime, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

export const feedbackTopics = ['deposit', 'withdrawal', 'bonus', 'account', 'game', 'gaming', 'other'] as const;
export type FeedbackTopic = (typeof feedbackTopics)[number];

/** Specification 5 and 9: at most 140 characters. */
export const REMARK_MAX = 140;
/** A phone number, an e-mail address or a name elsewhere. */
export const CONTACT_MAX = 100;
/** Specification 5 and 9: at most three. */
export const MAX_IMAGES = 3;
/** Specification 5 and 9: 5 MB each. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Size of one part of an image in bytes. On a slow connection, a small lost part costs little. */
export const PART_BYTES = 384 * 1024;

export const imageTypes = ['image/png', 'image/jpeg'] as const;

export const feedbackWire = {
  /** Returns the limits of the feedback form. */
  getFeedbackSetting: wireCall({
    method: 'GET',
    path: '/wps/feedback/setting',
    access: 'session',
    input: v.object({}),
    value: v.object({
      /** Range of the description's length (specification 5, "feedback content word range {0} to {1}"). */
      minWords: wireCount,
      maxWords: v.pipe(wireCount, v.minValue(1), v.maxValue(5000)),
      captcha: v.optional(v.boolean(), false),
      replyHours: v.nullish(v.pipe(v.number(), v.minValue(0))),
      /** Contact that the operator already knows: a phone number or an e-mail address. */
      contact: v.optional(wireText, ''),
    }),
  }),
  /** Returns the items that a report of this topic can refer to: the player's latest orders or games. */
  getFeedbackItems: wireCall({
    method: 'GET',
    path: '/wps/feedback/related',
    access: 'session',
    input: v.object({ topic: v.picklist(feedbackTopics) }),
    value: wireList(v.object({ id: wireId, label: wireText, at: v.nullish(wireTime) }), 20),
  }),
  /** Uploads one part of an image, in base64. The same part again changes nothing. After the last part the gateway checks the content. */
  putFeedbackImage: wireCall({
    method: 'PUT',
    path: '/wps/feedback/image',
    access: 'session',
    input: v.object({
      imageId: wireId,
      part: wireCount,
      parts: v.pipe(wireCount, v.minValue(1), v.maxValue(20)),
      data: v.pipe(v.string(), v.maxLength(600_000)),
    }),
    value: v.object({ complete: v.boolean() }),
  }),
  /** Sends a report and returns its reference. */
  sendFeedback: wireCall({
    method: 'PUT',
    path: '/wps/feedback',
    access: 'session',
    input: v.object({
      /** The same report is taken once, however often it is sent. */
      idempotencyKey: wireId,
      topic: v.picklist(feedbackTopics),
      relatedId: v.optional(wireWord, ''),
      content: v.pipe(v.string(), v.maxLength(20_000)),
      remark: v.optional(v.pipe(v.string(), v.maxLength(2 * REMARK_MAX)), ''),
      contact: v.optional(v.pipe(v.string(), v.maxLength(2 * CONTACT_MAX)), ''),
      images: v.pipe(v.array(wireId), v.maxLength(MAX_IMAGES)),
      captcha: v.optional(wireWord, ''),
    }),
    value: v.object({ reference: wireId, replyHours: v.nullish(v.number()) }),
  }),
  /** Returns the player's reports and the replies to them. */
  getFeedbackHistory: wireCall({
    method: 'GET',
    path: '/wps/feedback',
    access: 'session',
    input: v.object({}),
    value: wireList(
      v.object({
        reference: wireId,
        topic: v.fallback(v.picklist(feedbackTopics), 'other'),
        snippet: v.optional(wireText, ''),
        sentAt: v.nullish(wireTime),
        status: v.fallback(v.picklist(['open', 'answered']), 'open'),
      }),
      50,
    ),
  }),
};
