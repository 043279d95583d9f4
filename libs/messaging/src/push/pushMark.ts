import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const KEY = 'messaging.push';
const mark = v.object({ player: v.string(), endpoint: v.string(), language: v.string() });

/** Whose notifications this device shows, and in which language. A subscription without its player's mark is removed, never taken over. */
export type PushMark = v.InferOutput<typeof mark>;

export const readPushMark = (): PushMark | undefined => readStored('local', KEY, mark);
export const writePushMark = (value: PushMark): void => writeStored('local', KEY, value);
export const forgetPushMark = (): void => removeStored('local', KEY);
