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

/** Set by everybody, or nothing to set. */
const uncounted: readonly SecurityRowId[] = ['loginPassword', 'devices'];

export type RowWay = { to: string } | { edit: string } | undefined;

/** Where a row leads: another screen, a sheet, or nowhere when support alone may change it. */
export function rowWay({ id, isDone, isLocked }: Pick<SecurityRow, 'id' | 'isDone' | 'isLocked'>): RowWay {
  const returnTo = paths.session.security;
  if (isLocked) return undefined;
  if (id === 'loginPassword') return { to: paths.session.changePassword };
  if (id === 'passkey') return { to: paths.session.passkeys };
  if (id === 'accounts') return { to: to(paths.wallet.accounts, {}, { returnTo }) };
  // People check it; what they need is said in their answer.
  if (id === 'identity') return isDone ? undefined : { to: paths.messaging.feedback };
  // The wallet owns the screen that sets it first.
  if (id === 'transactionPassword' && !isDone) return { to: to(paths.wallet.transactionPassword, {}, { returnTo }) };
  return { edit: id };
}

export function rowIcon(id: SecurityRowId): IconName {
  return icons[id];
}

/** "3 of 6 done": a list to tick off, no score to fear (product 4.10). */
export function securityProgress(rows: readonly Pick<SecurityRow, 'id' | 'isDone'>[]): { done: number; all: number } {
  const counted = rows.filter(({ id }) => !uncounted.includes(id));
  return { done: counted.filter(({ isDone }) => isDone).length, all: counted.length };
}
