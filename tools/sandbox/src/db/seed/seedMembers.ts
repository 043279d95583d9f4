import { hashPassword } from '../../session/passwords';
import { withdrawConditions, withdrawalAccounts } from '../schema/orders';
import { members } from '../schema/session';
import { demoMembers, demoPassword, demoPaymentPassword } from './demoMembers';
import type { SeedContext } from './SeedContext';

const dayMs = 24 * 3_600_000;

/** Seeds the demo accounts, without their money. */
export async function seedMembers({ db, now }: SeedContext): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const paymentPasswordHash = await hashPassword(demoPaymentPassword);
  await db.insert(members).values(
    demoMembers.map(({ id, merchant, username, type, account, ...own }, index) => ({
      id,
      merchant,
      username,
      type,
      status: own.status ?? ('active' as const),
      passwordHash,
      paymentPasswordHash: account ? paymentPasswordHash : null,
      nickname: own.nickname ?? null,
      payeeName: own.payeeName ?? null,
      vipLabel: own.vipLabel ?? null,
      email: own.email ?? '',
      mobile: own.mobile ?? '',
      // The birthday gift waits for them since their birthday.
      birthday: own.hasBirthday ? `1991${new Date(now - 30 * 3_600_000).toISOString().slice(4, 10)}` : '',
      emailVerified: own.email !== undefined,
      mobileVerified: own.mobile !== undefined,
      joinedAt: now - (60 + index * 37) * dayMs,
      lastLoginAt: now - (index + 1) * 5 * 3_600_000,
    })),
  );
  await db.insert(withdrawalAccounts).values(
    demoMembers.flatMap(({ id, merchant, payeeName, account }) =>
      account && payeeName
        ? [
            {
              ...account,
              id: `a-${id}`,
              merchant,
              memberId: id,
              holder: payeeName,
              isDefault: true,
              status: 'active' as const,
              addedAt: now - 50 * dayMs,
            },
          ]
        : [],
    ),
  );
  // His identity check is still pending.
  await db.insert(withdrawConditions).values({ memberId: 'm-carlo', kycPassed: false });
}
