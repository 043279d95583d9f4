import { deviceValue } from '@parlour/kernel/storage';
import * as v from 'valibot';

export const checkMinutes = [10, 15, 30, 60] as const;

/** Product 4.21: 60 minutes unless the player changes it. */
const schema = v.object({
  checkMinutes: v.optional(v.fallback(v.picklist(checkMinutes), 60), 60),
  hidesPromotions: v.optional(v.fallback(v.boolean(), false), false),
});

export type PlaySettings = v.InferOutput<typeof schema>;

/** Settings of a player on this device: the reminder interval, and whether promotions are shown. */
export const playSettings = deviceValue('playSettings', schema, { checkMinutes: 60, hidesPromotions: false });
