import type { Db } from '../db/Database';
import { sessionDevices } from '../db/schema/member';
import { hashToken } from '../session/tokens';

type Seen = { token: string; memberId: string; clientId: string; agent: string | undefined; forwarded: string | undefined; now: number };

/** Records which browser a session runs in, and when it was last seen. */
export async function noteDevice(db: Db, { token, memberId, clientId, agent, forwarded, now }: Seen): Promise<void> {
  const seen = { name: deviceName(agent ?? ''), ip: (forwarded ?? '127.0.0.1').split(',')[0]?.trim().slice(0, 60) ?? '', seenAt: now };
  await db
    .insert(sessionDevices)
    .values({ tokenHash: hashToken(token), memberId, clientId: clientId || 'unknown', ...seen })
    .onConflictDoUpdate({ target: sessionDevices.tokenHash, set: seen });
}

/** Describes a browser as "Chrome on Android", which is enough for players to tell their devices apart. */
export function deviceName(agent: string): string {
  const browser = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(name));
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux'].find((name) => agent.includes(name));
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung Internet', 'Mac OS X': 'Mac' };
  const say = (name: string | undefined) => (name ? (names[name] ?? name) : undefined);
  return [say(browser) ?? 'Browser', say(system)].filter(Boolean).join(' on ');
}
