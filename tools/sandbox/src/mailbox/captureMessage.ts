import type { Db } from '../db/Database';
import { messages } from '../db/schema/message';
import type { members } from '../db/schema/session';

const notices = {
  welcome: { subject: 'Welcome to Parlour', body: 'Your account {name} is ready.' },
  paymentPassword: {
    subject: 'Transaction password set',
    body: 'A transaction password was set for {name}. If this was not you, contact support at once.',
  },
  account: {
    subject: 'Withdrawal account added',
    body: 'A withdrawal account was added to {name}. If this was not you, contact support at once.',
  },
} as const;

type Notice = {
  member: Pick<typeof members.$inferSelect, 'username' | 'email' | 'mobile'>;
  at: number;
  notice: keyof typeof notices;
};

/** Stores the mail or short message that a member would get; the sandbox sends nothing. */
export async function captureMessage(db: Db, { member, at, notice }: Notice): Promise<void> {
  const { subject, body } = notices[notice];
  const text = body.replace('{name}', member.username);
  const copies = [
    { channel: 'mail' as const, recipient: member.email },
    { channel: 'sms' as const, recipient: member.mobile },
  ].filter(({ recipient }) => recipient !== '');
  if (copies.length > 0) await db.insert(messages).values(copies.map((copy) => ({ ...copy, subject, body: text, sentAt: at })));
}
