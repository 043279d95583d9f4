/** @jest-environment node */
import { fillBrand } from '../../server/brand/fillBrand.mjs';
import { previewTags } from '../../server/brand/previewTags.mjs';
import { brandOn } from '../../server/brand/siteConfig.mjs';
import { robotsText, sitemapText } from '../../server/pages/crawlerTexts.mjs';

const origin = 'https://acme.example';
const page = {
  title: 'Warm Welcome · Acme',
  text: 'We add 50%.',
  image: '/cdn/a/art/welcome.1080.webp',
  address: '/m/activityDetail?id=w',
  isKnown: true,
  locale: 'fil',
  language: 'TY',
  locales: ['en', 'fil'],
  brand: 'Acme',
  country: 'PH',
  origin,
};

test('a page has its address, its languages, its texts and its picture', () => {
  const tags = previewTags(page);
  for (const tag of [
    '<link rel="canonical" href="https://acme.example/m/activityDetail?id=w&amp;lang=fil">',
    '<link rel="alternate" hreflang="en" href="https://acme.example/m/activityDetail?id=w&amp;lang=en">',
    '<link rel="alternate" hreflang="fil" href="https://acme.example/m/activityDetail?id=w&amp;lang=fil">',
    '<link rel="alternate" hreflang="x-default" href="https://acme.example/m/activityDetail?id=w">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Acme">',
    '<meta property="og:locale" content="fil_PH">',
    '<meta property="og:title" content="Warm Welcome · Acme">',
    '<meta property="og:description" content="We add 50%.">',
    '<meta property="og:url" content="https://acme.example/m/activityDetail?id=w&amp;lang=fil">',
    '<meta property="og:image" content="https://acme.example/cdn/a/art/welcome.1080.webp">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(tags).toContain(tag);
  expect(tags).not.toContain('noindex');
});

test('a page that is not listed names no address', () => {
  const tags = previewTags({ ...page, isKnown: false });
  expect(tags).toContain('<meta name="robots" content="noindex">');
  expect(tags).not.toMatch(/canonical|hreflang|og:url/);
});

test('without an origin there is no address, and no picture but an absolute one', () => {
  const tags = previewTags({ ...page, origin: undefined });
  expect(tags).not.toMatch(/canonical|hreflang|og:url|og:image|noindex/);
  expect(tags).toContain('content="summary"');
  expect(previewTags({ ...page, origin: undefined, image: 'https://cdn.example/a.webp' })).toContain(
    'content="https://cdn.example/a.webp"',
  );
});

test.each(['javascript:alert(1)', 'data:image/png,x', '//evil.example/a.png', 'http://plain.example/a.png'])(
  '%s is no picture',
  (image) => {
    expect(previewTags({ ...page, image })).not.toContain('og:image');
  },
);

test('a page in one language has no other addresses', () => {
  const tags = previewTags({ ...page, locale: 'en', locales: ['en'] });
  expect(tags).toContain('<link rel="canonical" href="https://acme.example/m/activityDetail?id=w">');
  expect(tags).not.toContain('hreflang');
});

describe('the brand in a page', () => {
  const html = '<html><head><title lang="fil">x</title><meta name="description" content="y"></head></html>';
  const merchant = {
    brand: 'Acme',
    country: 'PH',
    page: { description: { EN: 'In English', TY: 'Sa Filipino' }, shareImage: 'share.png' },
  };
  const fill = (preview: object) =>
    fillBrand(html, { merchants: [], merchant, pageOf: { merchant, origin }, preview: { ...page, ...preview } });

  test('a hostile title and text of the gateway are text', () => {
    const hostile = '</title><script>alert(1)</script>"><img src=x onerror=alert(1)> $& $1';
    const filled = fill({ title: hostile, text: hostile, isOwn: true, image: undefined });
    expect(filled).not.toMatch(/<script|<img/);
    expect(filled.match(/&lt;script>alert\(1\)&lt;\/script>&quot;>&lt;img src=x onerror=alert\(1\)> \$& \$1/g)?.length).toBeUndefined();
    expect(filled.match(/&lt;script>alert\(1\)&lt;\/script>&quot;>&lt;img src=x onerror=alert\(1\)> \$&amp; \$1/g)).toHaveLength(6);
  });

  test('the description is in the language of the page, unless the page has its own text', () => {
    expect(fill({ isOwn: false })).toContain('<meta name="description" content="Sa Filipino">');
    expect(fill({ isOwn: false, locale: 'my', language: 'MY' })).toContain('<meta name="description" content="In English">');
    expect(fill({ isOwn: true })).toContain('<meta name="description" content="We add 50%.">');
  });

  test('a page without a picture has that of the brand', () => {
    expect(fill({ image: undefined })).toContain('content="https://acme.example/m/brand/share.png"');
  });
});

describe('the origin of a brand', () => {
  const acme = { code: 'acme', hosts: ['acme.example', 'www.acme.example'], alternateDomains: { 'alt.example': 'acme2' } };
  const open = { code: 'open' };
  const config = { merchants: [acme, open] };

  test.each([
    ['acme.example', 'acme', 'https://acme.example'],
    ['www.acme.example', 'acme', 'https://acme.example'],
    ['stranger.example', 'open', undefined],
    ['', undefined, undefined],
  ])('on %s for %s it is %s', (domain, code, expected) => {
    expect(brandOn(config, domain, code).origin).toBe(expected);
  });

  test('a merchant with another code on a domain has that domain', () => {
    const merchants = { merchants: [{ code: 'open', alternateDomains: { 'alt.example': 'open2' } }] };
    expect(brandOn(merchants, 'alt.example', 'open2')).toMatchObject({ merchant: { code: 'open' }, origin: 'https://alt.example' });
    expect(brandOn(merchants, 'alt.example').origin).toBe('https://alt.example');
    expect(brandOn(merchants, '', 'open').origin).toBeUndefined();
  });
});

test('robots: a private path stands for itself alone, and the sitemap has an absolute address', () => {
  const text = robotsText({ closed: ['/m/play', '/m/withdraw/order/'], origin });
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /m/',
    'Disallow: /wps/',
    'Disallow: /lgw/',
    'Disallow: /m/play$',
    'Disallow: /m/play?',
    'Disallow: /m/withdraw/order/',
    '',
    'Sitemap: https://acme.example/sitemap.xml',
    '',
  ]);
  expect(robotsText({ closed: [] })).not.toContain('Sitemap');
});

test('the sitemap has each address in each language, escaped', () => {
  const text = sitemapText({ addresses: ['/m/home', '/m/activityDetail?id=<&'], origin, locales: ['en', 'my'] });
  expect(text.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://acme.example/m/home?lang=en',
    '<loc>https://acme.example/m/home?lang=my',
    '<loc>https://acme.example/m/activityDetail?id=&lt;&amp;&amp;lang=en',
    '<loc>https://acme.example/m/activityDetail?id=&lt;&amp;&amp;lang=my',
  ]);
  expect(text.match(/<xhtml:link rel="alternate" hreflang="x-default" href="https:\/\/acme.example\/m\/home"\/>/g)).toHaveLength(2);
  expect(sitemapText({ addresses: ['/m/home'], origin, locales: ['en'] })).not.toContain('<xhtml:link');
});
