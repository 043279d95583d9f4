import { useLegal } from '@parlour/content';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { useMember } from '@parlour/player';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** Version of the app's own terms, which is their date. An operator with other terms configures another date. */
export const TERMS_DATE = '2026-06-01';

export const termsSections = ['who', 'account', 'money', 'play', 'data', 'law'] as const;

/** Stored key of specification 3. Its value is the accepted version (product 4.24), so newer terms require a new agreement. */
const KEY = 'agreeTerms';

const listeners = new Set<() => void>();

export function agreeToTerms(date: string): void {
  writeStored('local', KEY, date);
  for (const listener of listeners) listener();
}

/** Returns the date of the terms that apply: the operator's, or else the app's. */
export function useTermsDate(): string {
  return useLegal().date ?? TERMS_DATE;
}

/**
 * Returns whether the player has accepted the current terms, on this device or by signing up under them, which is true on every device. Undefined
 * while the day of the sign-up loads.
 */
export function useHasAgreed(): boolean | undefined {
  const date = useTermsDate();
  const isAccepted = useSyncExternalStore(subscribe, readAccepted, () => '') >= date;
  const member = useMember({ skip: isAccepted });
  if (isAccepted) return true;
  if (!member) return false;
  const { joinedAt } = member;
  return joinedAt === undefined ? undefined : joinedAt !== null && joinedAt >= Date.parse(date);
}

/** The version that this device has accepted; empty if it has accepted none. */
function readAccepted(): string {
  return readStored('local', KEY, v.pipe(v.string(), v.isoDate())) ?? '';
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
