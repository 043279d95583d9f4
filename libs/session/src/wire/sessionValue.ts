import { wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Reply of every login method (specification 7, login). */
export const sessionValue = v.object({
  token: v.pipe(v.string(), v.minLength(8), v.maxLength(2000)),
  userName: wireText,
  type: v.pipe(v.number(), v.safeInteger()),
  firstTimeLogin: v.optional(v.boolean(), false),
});
