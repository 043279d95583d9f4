export const BASE = '/m/';
export const HOME = `${BASE}home`;
/** The aliases of home (specification 2). `index.html` is the document of all pages, which the service worker keeps. */
export const HOMES = ['/m', BASE, HOME, `${BASE}index`];
/** Files for search engines. Their place is the root of the host. */
export const ROBOTS = '/robots.txt';
export const SITEMAP = '/sitemap.xml';
export const FAVICON = '/favicon.ico';
/** Texts of the operator's languages. */
export const LANGUAGES = `${BASE}languages/`;
/** The pages of tags, which the app shows in hidden frames. */
export const TAGS = `${BASE}tags/`;
/** What the server writes at the root of a host. */
export const RESERVED = [ROBOTS, SITEMAP, FAVICON];
/** Pages to which password managers lead. A test compares them with the paths of the app. */
export const CHANGE_PASSWORD = '/m/changePsw';
export const PASSKEYS = '/m/securityCenter/passkeys';
