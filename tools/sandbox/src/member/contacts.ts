import * as v from 'valibot';
import type { Merchant } from '@parlour/sandbox-world';

type Kind = 'line' | 'whatsapp' | 'viber' | 'zalo';

const stored = v.record(v.string(), v.string());

/** Contact methods that the operator asks for, per country. */
export const contactKinds: Record<Merchant['country'], readonly Kind[]> = { PH: ['viber', 'whatsapp'], MM: ['viber', 'line'] };

export function readContacts(json: string): Record<string, string> {
  return v.parse(stored, JSON.parse(json));
}
