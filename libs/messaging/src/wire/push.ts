import { wireCall, wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** The topics of notifications that arrive while the app is closed. Each has its own switch. */
const topics = v.object({ money: v.boolean(), security: v.boolean(), messages: v.boolean(), promotions: v.boolean() });
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** Quiet hours in the time zone of each device, such as 22:00 to 07:00; null if the player set none. */
const quiet = v.nullable(v.object({ from: clock, to: clock }));
/** Address of a device at its browser's push service. Whoever knows it could end the subscription, so it is never shown or logged. */
const endpoint = v.pipe(v.string(), v.regex(/^https:\/\//), v.maxLength(1000));
const nothing = v.nullish(v.unknown());

/**
 * The contract of push. The gateway sends each message encrypted to the device (RFC 8291), as JSON `{ title, text, path, tag, silent }`: texts
 * in the language of the device, the path of a page below `/m/`, a tag that a later message on the same matter repeats to replace this one,
 * and true for no sound. The worker of the app reads it (`pushedNote`) and takes missing or wrong values as empty.
 */
export const pushWire = {
  /** Returns the player's topics, and the key that devices subscribe with. Without a key, the operator sends no notifications. */
  getPushSettings: wireCall({
    method: 'GET',
    path: '/wps/push/settings',
    access: 'session',
    input: v.object({}),
    value: v.object({
      publicKey: v.nullish(wireText),
      topics,
      quiet,
      /** Number of the player's devices that are notified. */
      devices: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  }),
  /** Stores the player's topics. In quiet hours, money and security arrive without a sound, and the rest stays in the inbox. */
  setPushSettings: wireCall({
    method: 'PUT',
    path: '/wps/push/settings',
    access: 'session',
    input: v.object({ topics, quiet }),
    value: nothing,
  }),
  /** Notifies this device from now on; a device belongs to the player who subscribed it last. Refused with FIELD_INVALID for an unknown push service. */
  addPushSubscription: wireCall({
    method: 'POST',
    path: '/wps/push/subscription',
    access: 'session',
    input: v.object({
      endpoint,
      /** Public key of the device: an uncompressed point of P-256 in base64url. */
      p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
      auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
      /** The gateway writes the notifications, so it must know the language. */
      language: v.pipe(v.string(), v.maxLength(10)),
      timeZone: v.pipe(v.string(), v.maxLength(80)),
    }),
    value: nothing,
  }),
  /** Stops notifying a device. The endpoint is the proof, because a device is also removed when its session has ended. */
  removePushSubscription: wireCall({
    method: 'DELETE',
    path: '/wps/push/subscription',
    access: 'anyone',
    input: v.object({ endpoint }),
    value: nothing,
  }),
  /** Sends a test to this device. Refused with FIELD_INVALID if the device is not the player's. */
  sendTestPush: wireCall({
    method: 'POST',
    path: '/wps/push/test',
    access: 'session',
    input: v.object({ endpoint }),
    value: nothing,
  }),
};
