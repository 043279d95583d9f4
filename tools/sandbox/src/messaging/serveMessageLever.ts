import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { members } from '../db/schema/session';
import type { GatewayApp } from '../platform';
import { addMessages } from './addMessages';

const article = v.object({ title: v.string(), content: v.string() });
const letter = v.object({ username: v.string(), type: v.picklist(['money', 'promo', 'system']), texts: v.record(v.string(), article) });

/** Lets tests and people write to a player's inbox as the operator would. */
export function serveMessageLever(app: GatewayApp): void {
  app.post('/sandbox/messages', async (c) => {
    const { success, output } = v.safeParse(letter, await c.req.json().catch(() => undefined));
    if (!success) return c.json({ error: 'username, type and texts by language expected' }, 400);
    const { db, clock } = c.var.platform;
    const [member] = await db.select().from(members).where(eq(members.username, output.username));
    if (!member) return c.json({ error: 'no such member' }, 404);
    const id = randomUUID();
    await addMessages(db, [{ id, memberId: member.id, type: output.type, texts: output.texts, sentAt: clock.now() }]);
    return c.json({ id });
  });
}
