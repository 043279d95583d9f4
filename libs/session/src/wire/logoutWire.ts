import { wireCall } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

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
