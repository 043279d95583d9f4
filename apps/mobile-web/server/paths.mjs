export const BASE = '/m/';
export const HOME = `${BASE}home`;
/** The aliases of home (specification 2). `index.html` is the document of all pages, which the service worker keeps. */
export const HOMES = ['/m', BASE, HOME, `${BASE}index`];
