import type { MiddlewareHandler } from 'hono';
import type { GatewayApp, GatewayEnv } from '../platform';
import { serveProviderPage } from '../session/serveProviderPage';
import { world } from '../world';
import { serveChat } from './serveChat';
import { serveGame } from './serveGame';
import { serveLauncher } from './serveLauncher';
import type { CatchName } from './games/fishing';
import { gamePageOf } from './gamePageOf';
import { pageTexts } from './pageTexts';
import { servePayPage } from './servePayPage';
import { serveRoundPage } from './serveRoundPage';
import { serveSlotSymbols } from './slotSymbols';
import { readSiteFiles } from './siteFiles';

/** Colours of the fishing game's catches; each is a motif of the tiles. */
const catchTones = { crab: 'ruby', fish: 'orange', octopus: 'amethyst', shark: 'sapphire' } as const satisfies Record<CatchName, string>;

/** Serves the vendor's origin: its games, their interface, the round page, a payment page and a chat. */
export function serveVendorSite(vendor: GatewayApp): void {
  const files = readSiteFiles();
  const send = (name: string) => {
    const file = files.get(name);
    return file && new Response(file.body, { headers: { 'Content-Type': file.type } });
  };
  vendor.use(secure);
  vendor.get('/sandbox/health', (c) => c.json({ ok: true }));
  serveLauncher(vendor);
  vendor.on('GET', ['/play/:token', '/launch/refused/:token'], async (c) => {
    const name = await gamePageOf(c.var.platform, c.req.param('token'));
    const board = files.get(`${name}/${name}.html`)?.body ?? '';
    return c.html((files.get('game.html')?.body ?? '').replaceAll('{game}', name).replace('<!-- board -->', board));
  });
  for (const [page, texts] of Object.entries(pageTexts)) vendor.get(`/site/texts/${page}.json`, (c) => c.json(texts));
  for (const [name, tone] of Object.entries(catchTones)) {
    const drawing = world.images.sprite({ motif: name, tone }, 220);
    vendor.get(`/site/catches/${name}.svg`, (c) => c.body(drawing, 200, { 'Content-Type': 'image/svg+xml' }));
  }
  serveSlotSymbols(vendor);
  vendor.get('/site/:name{.+}', (c) => {
    c.header('Cache-Control', 'no-cache');
    return send(c.req.param('name')) ?? c.notFound();
  });
  serveGame(vendor);
  serveChat(vendor, () => files.get('chat.html')?.body ?? '');
  servePayPage(vendor);
  serveRoundPage(vendor);
  serveProviderPage(vendor);
}

/** Only the app may frame these pages, also after a redirect from the vendor's other host. They load only their own scripts. */
const secure: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  await next();
  const hosts = [...new Set([new URL(c.req.url).hostname, 'localhost', '127.0.0.1'])];
  const apps = hosts.flatMap((host) => c.var.platform.settings.appPorts.map((port) => `http://${host}:${port}`)).join(' ');
  const isFramed = !c.res.headers.has('X-Frame-Options');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    // A payment form ends in a redirect back to the app.
    `form-action 'self' ${apps}`,
    `frame-ancestors ${isFramed ? apps : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  c.header('Content-Security-Policy', policy.join('; '));
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
};
