import * as v from 'valibot';
import { chatLanguages, createChatAgent } from '@parlour/sandbox-world';
import { isAppOrigin } from '../http/cors';
import type { GatewayApp } from '../platform';
import { world } from '../world';

const { greet, replyTo } = createChatAgent(world.chat);

const asked = v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)), language: v.picklist(chatLanguages) });

/** Serves a chat with a scripted agent. */
export function serveChat(vendor: GatewayApp, readPage: () => string): void {
  vendor.get('/chat', (c) => c.html(readPage()));
  vendor.get('/api/chat', (c) => {
    const language = v.fallback(v.picklist(chatLanguages), 'EN');
    const backUrl = c.req.query('backUrl') ?? '';
    const home = isAppOrigin(backUrl, c.var.platform.settings.appPorts) ? backUrl : null;
    return c.json({ ...greet(v.parse(language, c.req.query('language')), c.req.query('order')), backUrl: home });
  });
  vendor.post('/api/chat', async (c) => {
    const request = v.safeParse(asked, await c.req.json().catch(() => undefined));
    if (!request.success) return c.json({ code: 'FIELD_INVALID' }, 400);
    return c.json(replyTo(request.output.text, request.output.language));
  });
}
