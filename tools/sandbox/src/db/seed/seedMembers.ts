import { accountRows, demoPassword, demoPaymentPassword, memberRows } from '@parlour/sandbox-world';
import { hashPassword } from '../../session/passwords';
import { world } from '../../world';
import { withdrawConditions, withdrawalAccounts } from '../schema/orders';
import { members } from '../schema/session';
import type { SeedContext } from './SeedContext';

/** Seeds the demo accounts, without their money. */
export async function seedMembers({ db, now }: SeedContext): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const paymentPasswordHash = await hashPassword(demoPaymentPassword);
  await db.insert(members).values(
    memberRows(world.demoMembers, now).map(({ hasPaymentPassword, ...row }) => ({
      ...row,
      passwordHash,
      paymentPasswordHash: hasPaymentPassword ? paymentPasswordHash : null,
    })),
  );
  await db.insert(withdrawalAccounts).values(accountRows(world.demoMembers, now));
  // His identity check is still pending.
  await db.insert(withdrawConditions).values({ memberId: 'm-carlo', kycPassed: false });
}
