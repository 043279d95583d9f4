import { type SocialProvider, socialProviders } from '@parlour/session/wire';
import { paths } from '@parlour/kernel';
import { html } from 'hono/html';
import * as v from 'valibot';
import { socialGrants } from '../db/schema/access';
import { isAppOrigin } from '../http/cors';
import type { GatewayApp } from '../platform';
import { newSecret } from './secrets';
import { socialClientId } from './social';

const codeLifeMs = 60_000;
const names: Record<SocialProvider, string> = { facebook: 'Facebook', google: 'Google', telegram: 'Telegram' };
const authorizationQuery = v.object({
  response_type: v.literal('code'),
  client_id: v.literal(socialClientId),
  redirect_uri: v.pipe(v.string(), v.url()),
  state: v.pipe(v.string(), v.minLength(16), v.maxLength(200)),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
});

/**
 * The consent page of a social provider, on the vendor's origin: the player agrees under some name or cancels, and returns to the
 * app.
 */
export function serveProviderPage(vendor: GatewayApp): void {
  vendor.get('/identity/:provider/authorize', (c) => {
    const asked = readAuthorization(c.req.param('provider'), c.req.query(), c.var.platform.settings.appPorts);
    if (!asked) return c.text('This request is invalid.', 400);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${names[asked.provider]}</title>
            <link rel="icon" href="/site/symbols/seven.svg" />
            <link rel="stylesheet" href="/site/pay.css" />
          </head>
          <body>
            <main>
              <h1>Continue to Parlour with ${names[asked.provider]}</h1>
              <form method="post">
                <p>
                  <label>Your name <input name="subject" value="Juana" maxlength="40" required /></label>
                </p>
                <button name="answer" value="agree">Continue</button>
                <button name="answer" value="cancel" class="quiet" formnovalidate>Cancel</button>
              </form>
              <p>This page simulates a social provider. No real account is used.</p>
            </main>
          </body>
        </html>`,
    );
  });

  vendor.post('/identity/:provider/authorize', async (c) => {
    const { db, clock, settings } = c.var.platform;
    const asked = readAuthorization(c.req.param('provider'), c.req.query(), settings.appPorts);
    if (!asked) return c.text('This request is invalid.', 400);
    const { subject, answer } = await c.req.parseBody();
    const back = new URL(asked.redirect_uri);
    back.searchParams.set('state', asked.state);
    if (answer !== 'agree' || typeof subject !== 'string' || !subject.trim()) {
      back.searchParams.set('error', 'access_denied');
      return c.redirect(back.href, 303);
    }
    const { secret, hash } = newSecret();
    await db.insert(socialGrants).values({
      codeHash: hash,
      provider: asked.provider,
      subject: subject.trim().slice(0, 40),
      challenge: asked.code_challenge,
      redirectUri: asked.redirect_uri,
      expiresAt: clock.now() + codeLifeMs,
    });
    back.searchParams.set('code', secret);
    return c.redirect(back.href, 303);
  });
}

/** Validates an authorization request: a known provider, the app's own callback, PKCE. */
function readAuthorization(name: string, query: Record<string, string>, appPorts: readonly string[]) {
  const provider = socialProviders.find((known) => known === name);
  const parsed = v.safeParse(authorizationQuery, query);
  if (!provider || !parsed.success) return undefined;
  const { origin, pathname } = new URL(parsed.output.redirect_uri);
  return isAppOrigin(origin, appPorts) && pathname === paths.session.social ? { ...parsed.output, provider } : undefined;
}
