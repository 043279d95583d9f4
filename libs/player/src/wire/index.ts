import { wireCall, wireId, wireText, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

export { playControlsWire } from './playControls';

export const playerWire = {
  /** Exchanges the session's token for a new one. */
  renewSession: wireCall({
    method: 'POST',
    path: '/wps/session/renew',
    access: 'session',
    input: v.object({}),
    value: v.object({ token: v.pipe(v.string(), v.minLength(8), v.maxLength(2000)) }),
  }),
  /** Returns the data of the player who is logged in. */
  getMemberInfo: wireCall({
    method: 'GET',
    path: '/wps/member/info',
    access: 'session',
    input: v.object({}),
    value: v.object({
      id: wireId,
      type: v.pipe(v.number(), v.safeInteger()),
      account: wireText,
      nickname: v.nullish(wireText),
      /** VIP label (specification 3), and the number of its level, which gives it a colour; a text gives none. */
      clubLabel: v.nullish(v.object({ labelName: wireText, level: v.nullish(v.union([v.number(), wireText])) })),
      avatar: v.nullish(wireText),
      payeeName: v.nullish(wireText),
      joinedAt: v.nullish(wireTime),
      lastLoginAt: v.nullish(wireTime),
    }),
  }),
  /** Returns a new captcha image for this browser. */
  getCaptcha: wireCall({
    method: 'GET',
    path: '/wps/captcha',
    access: 'anyone',
    input: v.object({}),
    /** A PNG in base64, without the `data:` prefix. */
    value: v.pipe(v.string(), v.maxLength(200_000)),
  }),
};
