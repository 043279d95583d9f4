import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../db/Database';
import { captchas } from '../db/schema/session';
import { refuse } from '../http/refuse';
import { drawCaptcha } from './drawCaptcha';

const lifeMs = 5 * 60_000;

/** Creates a captcha for this browser, as a PNG in base64; the previous one becomes void. */
export async function makeCaptcha({ db, clock }: { db: Db; clock: Clock }, clientId: string): Promise<string> {
  if (!clientId) return refuse('FIELD_INVALID', { field: 'Client-Id' }, 400);
  const { shown, answer } = makeRiddle();
  const row = { answer, expiresAt: clock.now() + lifeMs };
  await db
    .insert(captchas)
    .values({ clientId, ...row })
    .onConflictDoUpdate({ target: captchas.clientId, set: row });
  return drawCaptcha(shown).toString('base64');
}

/** Refuses a missing or wrong answer; each captcha accepts one answer, right or wrong. */
export async function requireCaptcha({ db, clock }: { db: Db; clock: Clock }, clientId: string, given: string): Promise<void> {
  if (!given) return refuse('CAPTCHA_REQUIRED', { captcha: true });
  const [riddle] = await db.delete(captchas).where(eq(captchas.clientId, clientId)).returning();
  if (!riddle || riddle.expiresAt <= clock.now() || riddle.answer !== given.trim()) return refuse('CAPTCHA_WRONG', { captcha: true });
}

/** Returns digits to copy, or a sum to solve (specification 5). */
function makeRiddle(): { shown: string; answer: string } {
  if (randomInt(2) === 0) {
    const digits = Array.from({ length: randomInt(4, 7) }, () => randomInt(10)).join('');
    return { shown: digits, answer: digits };
  }
  const [a, b] = [randomInt(2, 20), randomInt(2, 10)];
  return { shown: `${a}+${b}=?`, answer: String(a + b) };
}
