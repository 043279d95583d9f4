import { randomBytes, randomUUID } from 'node:crypto';
import { fromPesos } from '@parlour/sandbox-world';
import type { sessionWire } from '@parlour/session/wire';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { booksOf, trialType } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import { issueToken } from './tokens';

/** Play money of a free trial, in pesos. */
const trialPesos = '2000';

/** Opens a free trial: a separate account with play money. */
export const startTrial: Handler<typeof sessionWire.startTrial> = async ({ merchant, db, clock }) => {
  const now = clock.now();
  const trialBalance = fromPesos(merchant, trialPesos);
  const id = randomUUID();
  const username = `trial_${randomBytes(3).toString('hex')}${now.toString(36).slice(-3)}`;
  const token = await db.transaction(async (tx) => {
    await tx
      .insert(members)
      // An empty hash matches no password.
      .values({
        id,
        merchant: merchant.code,
        username,
        passwordHash: '',
        type: trialType,
        status: 'active',
        joinedAt: now,
        lastLoginAt: now,
      });
    const moves = [
      { role: 'player' as const, memberId: id, amount: trialBalance },
      { role: 'trial' as const, amount: `-${trialBalance}` },
    ];
    await postEntries(tx, booksOf(merchant, trialType), [{ kind: 'trial', reference: id, at: now, moves }]);
    return issueToken(tx, { memberId: id, now });
  });
  return { token, userName: username, customerType: trialType };
};
