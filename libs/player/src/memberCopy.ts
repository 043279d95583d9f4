import { storedCopy } from '@parlour/kernel/storage';
import { wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Specification 3, `memberInfo`: what the menu shows of a player. Account, contact and avatar stay in memory. */
export const memberCopy = storedCopy(
  'memberInfo',
  v.object({
    nickname: v.optional(wireText),
    type: v.pipe(v.number(), v.safeInteger()),
    level: v.optional(wireText),
    tier: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  }),
);
