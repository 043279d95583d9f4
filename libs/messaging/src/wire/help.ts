import { wireCall, wireList, wireText, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

export const helpWire = {
  /** Returns the pages of the help center. */
  getHelp: wireCall({
    method: 'GET',
    path: '/wps/help',
    access: 'anyone',
    public: 'settings',
    /** Specification 7: GET with device MOBILE and lang. */
    input: v.object({ device: v.literal('MOBILE'), lang: wireWord }),
    value: wireList(
      v.object({
        title: wireText,
        content: v.optional(v.pipe(v.string(), v.maxLength(100_000)), ''),
        /** Names the topic in links in every language, e.g. "affiliate". */
        code: v.nullish(v.pipe(v.string(), v.maxLength(80))),
      }),
      200,
    ),
  }),
};
