import { wireCall, wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Reply of every login method (specification 7, login). */
export const sessionValue = v.object({
  token: v.pipe(v.string(), v.minLength(8), v.maxLength(2000)),
  userName: wireText,
  type: v.pipe(v.number(), v.safeInteger()),
  firstTimeLogin: v.optional(v.boolean(), false),
});

/** The end of a session, which every screen offers: apart from the ways in, so that their contracts load with their forms. */
export const logoutWire = {
  /** Ends the session. */
  logout: wireCall({
    method: 'DELETE',
    path: '/wps/session/logout',
    access: 'session',
    input: v.object({}),
    value: v.nullish(v.unknown()),
  }),
};
