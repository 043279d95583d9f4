import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import type { ForgotMethod, ForgotWho } from './useForgot';

const KEY = 'forgotProgress';
const text = v.pipe(v.string(), v.maxLength(500));
const progressSchema = v.object({
  step: v.picklist(['identify', 'code', 'mail']),
  method: v.picklist(['sms', 'email']),
  username: text,
  dialingCode: text,
  contact: text,
});

/** How far the recovery has come. It has neither the code nor the ticket: after a reload the player types them again. */
export type ForgotProgress = { step: 'identify' | 'code' | 'mail'; method: ForgotMethod; who: ForgotWho };

export function readProgress(): ForgotProgress | undefined {
  const kept = readStored('session', KEY, progressSchema);
  if (!kept) return undefined;
  const { step, method, ...who } = kept;
  return { step, method, who: { ...who, captcha: '' } };
}

export function keepProgress({ step, method, who: { username, dialingCode, contact } }: ForgotProgress): void {
  writeStored('session', KEY, { step, method, username, dialingCode, contact });
}

export function dropProgress(): void {
  removeStored('session', KEY);
}
