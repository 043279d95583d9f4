export const BASE = '/m/';
export const HOME = `${BASE}home`;
/** The aliases of home (specification 2). `index.html` is the document of all pages, which the service worker keeps. */
export const HOMES = ['/m', BASE, HOME, `${BASE}index`];
/** Files for search engines. Their place is the root of the host. */
export const ROBOTS = '/robots.txt';
export const SITEMAP = '/sitemap.xml';
