import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { checkBrands } from './brand/checkBrands.mjs';
import { BRAND_PATH, fillBrand, fillManifest } from './brand/fillBrand.mjs';
import { isAddress, legalTexts } from './brand/legalTexts.mjs';
import { brandOn, domainsOf, siteConfig, siteOn } from './brand/siteConfig.mjs';
import { collector } from './collector.mjs';
import { describeSmallest, filledFile } from './filledFile.mjs';
import { openLanguages, readCatalogue } from './languages/openLanguages.mjs';
import { documentPages } from './pages/documentPages.mjs';
import { documentHeaders, fileHeaders, REPORT_PATH, TEXT_POLICY } from './headers.mjs';
import { BASE, HOME, HOMES, LANGUAGES, ROBOTS, SITEMAP, TAGS } from './paths.mjs';
import { READING, refusal } from './refuse.mjs';
import { domainOf, isReading, queryOf } from './requestPath.mjs';
import { configFolder, fillDocument, hashOf } from './runtimeConfig.mjs';
import { tagPages } from './tags/tagPages.mjs';

/** The callback URL of social providers. Its query contains a code that must not leak into other requests (reliability I6). */
const SOCIAL_CALLBACK = `${BASE}login/social`;
/** Path of the reports about campaigns (`forward/campaignReports.mjs`). */
const CAMPAIGN_EVENTS = `${BASE}campaign`;
/** Reports of the app itself. The browser sends its CSP reports to a separate URL, in batches. */
const APP_REPORTS = `${BASE}reports`;
const ASSETS = `${BASE}assets/`;
const Vary = 'Accept-Encoding, Cookie';
/**
 * A public page depends on its address and the cookie `home` alone, so a shared cache may keep it. Its times are those of the server's
 * snapshots: fresh for 30 s, used for ten minutes. A page without its data is kept for seconds, so that no cache
 * keeps it in place of the complete one.
 */
const wholePage = { 'Cache-Control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=600', Vary };
const loadingPage = { 'Cache-Control': 'public, max-age=0, s-maxage=3', Vary };
const privatePage = { 'Cache-Control': 'no-cache', Vary };
/** The document that belongs to no page. It serves every address, and the service worker keeps it. */
const DOCUMENT = `${BASE}index.html`;
/** Files for search engines, at the root of the host. */
const crawlerFiles = {
  [ROBOTS]: { type: 'text/plain; charset=utf-8', read: (pages, domain) => pages.robots(domain) },
  [SITEMAP]: { type: 'application/xml; charset=utf-8', read: (pages, domain) => pages.sitemap(domain) },
};
/** A file of a build. No segment of the path starts with a dot, so hidden files (the build's own metadata) are not served. */
const FILE = /^\/m(\/[\w-][\w.-]*)+\.(apk|avif|css|ico|jpg|js|json|mobileconfig|png|svg|txt|webmanifest|webp)$/;
/** Phones install a file by its type. */
const installTypes = { '.apk': 'application/vnd.android.package-archive', '.mobileconfig': 'application/x-apple-aspen-config' };

/** An empty segment of a path, or an encoded slash. */
const straySlash = /\/\/|%2f/i;

const retainedHeaders = [...RETAINED_304_HEADERS, ...Object.keys(documentHeaders('', { config: { merchants: [] } }))];

/**
 * The routes below `/m`: the document for every page, files that are immutable or revalidated, and 404 for a missing file (never the document).
 * @param {import('./serveApp.mjs').Served} options
 * @returns {Hono & { missing: () => string[], warmed: Promise<void> }} As for `serveApp`.
 */
export function appRoutes({
  folder,
  former,
  env,
  config: given,
  report,
  gatewayOf,
  metrics,
  failures,
  campaigns,
  describePage = describeSmallest,
}) {
  checkBrands(given, { folder: env.PARLOUR_BRANDS, report });
  const languages = openLanguages(given, { folder: configFolder(env), catalogue: readCatalogue(folder) });
  const { config } = languages;
  metrics?.languages(() => languages.missing);
  for (const { language, count } of languages.missing)
    if (count > 0) report(`${count} texts are missing in ${language}, and are shown in English.`);
  const documents = (preview) =>
    perSite(config, (domain) => filledFile(join(folder, 'index.html'), (html) => pageOf(html, { config, domain, preview })));
  const page = documents();
  // A document without its page says nothing of it, so search engines must not list it.
  const otherPage = documents({ isKnown: false });
  const manifest = perSite(config, (domain) =>
    filledFile(join(folder, 'manifest.webmanifest'), (json) => manifestOf(json, { config, domain })),
  );
  const worker = filledFile(join(folder, 'sw.js'), (code) => workerOf(code, { config, env }));
  const index = join(folder, 'index.html');
  metrics?.build(() => (existsSync(index) ? buildOf(index) : undefined));
  let pageAt;
  let warmed = Promise.resolve();
  // A build without a renderer has home with skeletons only.
  const hasRenderer = existsSync(join(folder, '.server'));
  if (hasRenderer) {
    const limits = env.PARLOUR_WARM_SECONDS && { warm: Number(env.PARLOUR_WARM_SECONDS) * 1000 };
    const toPage = (html, site) => describePage(pageOf(html, { config, ...site }));
    warmed = documentPages({ folder, config, gatewayOf, toPage, limits, textsAt: languages.textsAt }).then(
      (pages) => {
        pageAt = pages;
        metrics?.snapshots(pages.ages);
        return pages.warm();
      },
      (error) => report(`Pages are served without their data: ${error.message}`),
    );
  }
  const collectors = {
    [REPORT_PATH]: collector({
      print: report,
      prefix: 'Refused by the content security policy:',
      maxBytes: 64 * 1024,
      onReport: () => metrics?.report('csp'),
    }),
    [APP_REPORTS]: collector({
      print: report,
      prefix: 'Reported by the app:',
      maxBytes: 4 * 1024,
      onReport(text) {
        metrics?.report(kindIn(text));
        failures?.put(text);
      },
    }),
    // These refusals are no failures, so nothing is logged.
    ...(campaigns && {
      [CAMPAIGN_EVENTS]: collector({ print: () => undefined, prefix: '', maxBytes: 64 * 1024, onReport: campaigns.put }),
    }),
  };
  // Paths stay encoded, as `pathOf` explains. Hono itself would decode them.
  const app = new Hono({ getPath: ({ url }) => new URL(url).pathname });
  app.onError((error) => {
    throw error;
  });
  app.notFound(() => refusal(404));

  // The query of a link holds its campaign marks (`code`, `utm_…`).
  app.get('/', (c) => c.redirect(BASE + queryOf(c.req.url)));
  for (const [path, collect] of Object.entries(collectors)) {
    app.post(path, (c) => {
      collect(c.env.incoming, c.env.outgoing, fileHeaders());
      return RESPONSE_ALREADY_SENT;
    });
  }
  app.use(({ req }, next) => {
    if (isReading(req)) return next();
    return refusal(405, { Allow: Object.hasOwn(collectors, req.path) ? `${READING}, POST` : READING });
  });
  // No page has such a path, and the browser's router might treat `/m//evil.test` as another site.
  app.use((c, next) =>
    straySlash.test(c.req.path) && ![ASSETS, BRAND_PATH].some((folder) => c.req.path.startsWith(folder))
      ? c.redirect(HOME + queryOf(c.req.url))
      : next(),
  );

  app.use(sendHeaders);
  // Pages compare this with the build named in their document, to detect a new release.
  app.get(`${BASE}version.json`, (c) => c.json({ build: buildOf(index) }, 200, { 'Cache-Control': 'no-store' }));
  const brandFiles = env.PARLOUR_BRANDS && filesOf(env.PARLOUR_BRANDS, BRAND_PATH.slice(0, -1));
  // `etag` would keep a whole app in memory for each download.
  if (brandFiles) app.get(`${BRAND_PATH}:file{.+\\.apk}`, onlyFiles, ignoreRange, sendInstallType, brandFiles);
  app.use(etag({ retainedHeaders }), compress({ encoding: 'gzip' }));
  for (const [path, { type, read }] of Object.entries(crawlerFiles)) {
    app.get(path, async (c) => {
      const text = pageAt && (await read(pageAt, domainOf(c.env.incoming)));
      // "Not found" would allow crawlers everything.
      if (!text) return refusal(hasRenderer && !pageAt ? 503 : 404);
      return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=600' });
    });
  }
  app.get(`${BASE}sw.js`, (c) => send(c, worker()));
  app.get(`${BASE}manifest.webmanifest`, (c) => send(c, manifest(domainOf(c.env.incoming))));
  app.get(`${LANGUAGES}*`, (c) => {
    const file = languages.fileAt(c.req.path);
    return file ? send(c, file) : c.notFound();
  });
  const tagPageAt = tagPages(config);
  app.get(`${TAGS}*`, (c) => {
    // A link to it would show the page of another company under this host, without consent. Browsers before Safari 16.4 do not tell.
    if (![undefined, 'iframe'].includes(c.req.header('Sec-Fetch-Dest'))) return c.notFound();
    const page = tagPageAt(domainOf(c.env.incoming), c.req.path);
    return page ? c.body(page.text, 200, page.headers) : c.notFound();
  });
  for (const { text: file } of config.merchants.flatMap(legalTexts).filter(({ text }) => !isAddress(text))) {
    app.get(BRAND_PATH + file, ignoreRange, sendTextPolicy, brandFiles);
  }
  app.get('*', async (c, next) => {
    if (!isPage(c.req.path)) return next();
    const drawn = await pageAt?.({ domain: domainOf(c.env.incoming), cookie: c.req.header('Cookie') ?? '', url: new URL(c.req.url) });
    if (drawn) return send(c, drawn.page, cacheHeaders(drawn));
    const plain = HOMES.includes(c.req.path) || c.req.path === DOCUMENT ? page : otherPage;
    return send(c, plain(domainOf(c.env.incoming)), headersOf(c.req.path));
  });
  app.use(onlyFiles, ignoreRange);
  // A page that is still open may request hashed files of the previous release.
  const releases = [folder, ...former.filter((release) => existsSync(release))];
  app.get(`${ASSETS}*`, ...releases.map((release) => filesOf(release)));
  if (brandFiles) app.get(`${BRAND_PATH}*`, sendInstallType, brandFiles);
  app.get(`${BASE}*`, filesOf(folder));
  return Object.assign(app, { missing: () => pageAt?.missing() ?? [], warmed });
}

function onlyFiles(c, next) {
  return FILE.test(c.req.path) ? next() : c.notFound();
}

function filesOf(root, base = '/m') {
  return serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => path.slice(base.length) });
}

/** Gives each site of the configuration its own file. Domains without a name in the configuration share one, so a stranger's `Host` costs nothing. */
function perSite(config, open) {
  const files = new Map(domainsOf(config).map((domain) => [domain, open(domain)]));
  return (domain) => (files.get(domain) ?? files.get(''))();
}

/** @type {import('hono').MiddlewareHandler} */
function sendHeaders(c, next) {
  for (const [name, value] of Object.entries(fileHeaders())) c.header(name, value);
  c.header('Cache-Control', c.req.path.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache');
  return next();
}

/** @type {import('hono').MiddlewareHandler} */
function sendTextPolicy(c, next) {
  c.header('Content-Security-Policy', TEXT_POLICY);
  return next();
}

/** @type {import('hono').MiddlewareHandler} */
async function sendInstallType(c, next) {
  await next();
  const type = installTypes[extname(c.req.path)];
  if (type && c.res.ok) c.header('Content-Type', type);
}

/**
 * Answers range requests with the whole file, which HTTP allows: `serveStatic` ignores `If-Range`, so a download resumed after a release
 * could mix two files.
 * @type {import('hono').MiddlewareHandler}
 */
function ignoreRange(c, next) {
  c.req.raw.headers.delete('Range');
  return next();
}

/** Routes have no file extension, except /m/index.html and /m/register.html (specification 2). */
function isPage(path) {
  return !path.startsWith(ASSETS) && ['', '.html'].includes(extname(path));
}

function cacheHeaders({ isWhole, isPublic }) {
  if (!isPublic) return privatePage;
  return isWhole ? wholePage : loadingPage;
}

function headersOf(path) {
  return path === SOCIAL_CALLBACK ? { 'Referrer-Policy': 'no-referrer' } : {};
}

/** `code`: the merchant whose page it is; by default the first merchant of the domain. */
function pageOf(html, { config, domain, code, preview }) {
  const site = siteConfig(config, domain);
  const brand = { merchant: siteOn(config, domain).merchant, pageOf: brandOn(config, domain, code), merchants: site.merchants };
  const text = fillBrand(fillDocument(html, site), { ...brand, preview });
  return { text, headers: { ...documentHeaders(text, { config: site }), 'Content-Type': 'text/html; charset=utf-8' } };
}

function manifestOf(json, { config, domain }) {
  const text = fillManifest(json, siteOn(config, domain).merchant);
  return { text, headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } };
}

/**
 * Writes the hash of the configuration into the service worker, so that a new configuration makes it fetch the document again. A
 * withdrawn worker is replaced by one that removes itself.
 */
function workerOf(code, { config, env }) {
  const isWithdrawn = env.PARLOUR_WORKER === 'off';
  const text = isWithdrawn
    ? readFileSync(new URL('./noWorker.js', import.meta.url), 'utf8')
    : code.replace('__PARLOUR_CONFIG__', hashOf(config));
  return { text, headers: { 'Content-Type': 'text/javascript; charset=utf-8' } };
}

/** The kind of a report of the app, which may be anything: it comes from outside. */
function kindIn(text) {
  return /"kind":"(\w{1,20})"/.exec(text)?.[1] ?? 'other';
}

function buildOf(file) {
  return /<html[^>]* data-build="([\w-]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
}

/** `compress` supports only gzip, so the Brotli version is prepared here. */
function send(c, { content, compressed, headers }, more) {
  const isCompressed = c.req.header('Accept-Encoding')?.includes('br') ?? false;
  const body = isCompressed ? compressed : content;
  return c.body(body, 200, {
    Vary: 'Accept-Encoding',
    ...headers,
    ...more,
    ...(isCompressed && { 'Content-Encoding': 'br' }),
    'Content-Length': String(body.length),
  });
}
