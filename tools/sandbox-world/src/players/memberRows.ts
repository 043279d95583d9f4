import type { DemoMember } from './DemoMember';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns the demo accounts as database rows, without their passwords. */
export function memberRows(members: readonly DemoMember[], now: number) {
  return members.map(({ id, merchant, username, type, ...own }, index) => ({
    id,
    merchant,
    username,
    type,
    status: own.status ?? ('active' as const),
    hasPaymentPassword: own.account !== undefined,
    nickname: own.nickname ?? null,
    payeeName: own.payeeName ?? null,
    vipLabel: own.vipLabel ?? null,
    email: own.email ?? '',
    mobile: own.mobile ?? '',
    // The birthday gift waits for them since their birthday.
    birthday: own.hasBirthday ? `1991${new Date(now - 30 * hourMs).toISOString().slice(4, 10)}` : '',
    emailVerified: own.email !== undefined,
    mobileVerified: own.mobile !== undefined,
    joinedAt: now - (own.isNew ? 3 : 60 + index * 37) * dayMs,
    lastLoginAt: now - (index + 1) * 5 * hourMs,
  }));
}

/** Returns their withdrawal accounts as database rows. */
export function accountRows(members: readonly DemoMember[], now: number) {
  return members.flatMap(({ id, merchant, payeeName, account }) =>
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
  );
}
