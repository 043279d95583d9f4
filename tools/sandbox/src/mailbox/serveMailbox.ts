import { desc } from 'drizzle-orm';
import { html } from 'hono/html';
import { messages } from '../db/schema/message';
import type { Db } from '../db/Database';
import type { GatewayApp } from '../platform';
import { mailboxStyle } from './mailboxStyle';

/** Serves the mail and short messages that the gateway would have sent, newest first. */
export function serveMailbox(app: GatewayApp): void {
  app.get('/sandbox/mailbox.json', async (c) => c.json(await readMessages(c.var.platform.db)));
  app.get('/sandbox/mailbox.css', (c) => c.body(mailboxStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/sandbox/mailbox', async (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'");
    const rows = await readMessages(c.var.platform.db);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Captured messages</title>
            <link rel="stylesheet" href="/sandbox/mailbox.css" />
          </head>
          <body>
            <h1>Captured messages</h1>
            ${rows.length === 0 ? html`<p>Nothing was sent yet.</p>` : ''}
            <ul>
              ${rows.map(
                ({ channel, recipient, subject, body, sentAt }) => html`
                  <li>
                    <h2>${subject}</h2>
                    <p>${channel} · ${recipient} · ${new Date(sentAt).toISOString()}</p>
                    <div>${body}</div>
                  </li>
                `,
              )}
            </ul>
          </body>
        </html>`,
    );
  });
}

function readMessages(db: Db) {
  return db.select().from(messages).orderBy(desc(messages.id)).limit(200);
}
