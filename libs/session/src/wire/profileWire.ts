import { wireCall, wireId, wireLine, wireList, wireText, type WireValue, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** A path on the image CDN; any other value counts as no avatar. */
const iconPath = v.pipe(v.string(), v.regex(/^head\/[\w-]{1,80}\.(svg|png|jpg)$/));
const nothing = v.nullish(v.unknown());

export const contactKinds = ['line', 'whatsapp', 'viber', 'zalo'] as const;

const profile = v.object({
  account: wireText,
  nickname: v.nullish(wireText),
  avatar: v.nullish(v.fallback(v.nullish(iconPath), null)),
  /** Masked, because the reader already knows it. */
  email: v.nullish(wireText),
  mobile: v.nullish(wireText),
  payeeName: v.nullish(wireText),
  /** YYYY-MM-DD */
  birthday: v.nullish(wireText),
  /** Fields that cannot be changed, or only by support. */
  locked: v.optional(wireList(v.picklist(['birthday', 'payeeName']), 10), []),
  /** Contact methods that the operator asks for, with the member's entries. */
  contacts: v.optional(wireList(v.object({ kind: v.picklist(contactKinds), value: v.optional(wireText, '') }), 10), []),
  mayUpload: v.optional(v.boolean(), false),
  hideName: v.optional(v.boolean(), false),
});

/** Calls of the member's profile (specification 7, account). */
export const profileWire = {
  /** Returns the player's profile. */
  getProfile: wireCall({
    method: 'GET',
    path: '/wps/member/info/profile',
    access: 'session',
    input: v.object({}),
    value: profile,
  }),
  /** Returns the profile pictures to choose from. */
  getHeadIcons: wireCall({
    method: 'GET',
    path: '/wps/member/info/icon',
    access: 'session',
    input: v.object({}),
    value: wireList(v.object({ id: wireId, path: iconPath }), 60),
  }),
  /** Sets the profile picture: one of the offered ones, or an upload. */
  setHeadIcon: wireCall({
    method: 'POST',
    form: true,
    path: '/wps/member/info/icon',
    access: 'session',
    input: v.object({
      iconId: v.optional(wireWord, ''),
      /** PNG or JPG in base64, at most 5 MB of bytes. */ image: v.optional(v.pipe(v.string(), v.maxLength(7_000_000)), ''),
    }),
    value: nothing,
  }),
  /** Sets the nickname. */
  setNickname: wireCall({
    method: 'PUT',
    path: '/wps/member/info/nickname',
    access: 'session',
    input: v.object({ nickname: wireLine }),
    value: nothing,
  }),
  /** Sets the account holder's name. */
  setPayeeName: wireCall({
    method: 'PUT',
    path: '/wps/member/info/payeename',
    access: 'session',
    input: v.object({ payeeName: wireLine }),
    value: nothing,
  }),
  /** Sets the birthday. */
  setBirthday: wireCall({
    method: 'PUT',
    path: '/wps/member/info/birthday',
    access: 'session',
    input: v.object({ birthday: wireWord }),
    value: nothing,
  }),
  /** Sets a messenger contact. */
  setContact: wireCall({
    method: 'PUT',
    path: '/wps/member/info/contact',
    access: 'session',
    input: v.object({ kind: v.picklist(contactKinds), value: wireLine }),
    value: nothing,
  }),
  /** Sets whether the player's name is hidden in lists of winners. */
  setPreference: wireCall({
    method: 'PUT',
    path: '/wps/member/info/preference',
    access: 'session',
    input: v.object({ hideName: v.boolean() }),
    value: nothing,
  }),
};

export type Profile = WireValue<typeof profileWire.getProfile>;
export type ContactKind = (typeof contactKinds)[number];
