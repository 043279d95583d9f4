import { paths, to } from '@parlour/kernel';
import type { IconName } from '@parlour/ui/icon';
import type { SecurityRow, SecurityRowId } from '../wire/securityWire';

const icons: Record<SecurityRowId, IconName> = {
  loginPassword: 'lock',
  transactionPassword: 'key-round',
  phone: 'smartphone',
  email: 'mail',
  payeeName: 'user',
  questions: 'help',
  accounts: 'credit-card',
  passkey: 'fingerprint',
  devices: 'layout-grid',
  phrase: 'shield-check',
  identity: 'badge-check',
};

/** Rows left out of the progress: every account has them, or they need no setup. */
const uncounted: readonly SecurityRowId[] = ['loginPassword', 'devices'];

export type RowWay = { to: string } | { edit: string } | undefined;

/** Returns the target of a row: another screen, a sheet, or none if only support can change it. @param canWrite Whether this site has a form to write to support. */
export function rowWay({ id, isDone, isLocked }: Pick<SecurityRow, 'id' | 'isDone' | 'isLocked'>, canWrite: boolean): RowWay {
  const returnTo = paths.session.security;
  if (isLocked) return undefined;
  if (id === 'loginPassword') return { to: paths.session.changePassword };
  if (id === 'passkey') return { to: paths.session.passkeys };
  if (id === 'accounts') return { to: to(paths.wallet.accounts, {}, { returnTo }) };
  // Support staff verify the identity; their reply lists the required documents.
  if (id === 'identity') return isDone || !canWrite ? undefined : { to: paths.messaging.feedback };
  // The wallet owns the screen for the first transaction password.
  if (id === 'transactionPassword' && !isDone) return { to: to(paths.wallet.transactionPassword, {}, { returnTo }) };
  return { edit: id };
}

export function rowIcon(id: SecurityRowId): IconName {
  return icons[id];
}

/** Counts the completed rows, e.g. "3 of 6 done". It is a checklist, not a score (product 4.10). */
export function securityProgress(rows: readonly Pick<SecurityRow, 'id' | 'isDone'>[]): { done: number; all: number } {
  const counted = rows.filter(({ id }) => !uncounted.includes(id));
  return { done: counted.filter(({ isDone }) => isDone).length, all: counted.length };
}
