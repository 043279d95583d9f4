/** Maximum length of a URL. RFC 9110 recommends at least 8,000 octets; links of the app have a few hundred. */
export const MAX_TARGET = 8000;

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{0,5})?$/i;
/** Matches an invalid percent-encoding or an encoded control character. */
const badEncoding = /%(?![\da-f]{2})|%[01][\da-f]|%7f/i;

/**
 * Returns the path of a request, or undefined if its target is not a valid URL. Dot segments are resolved. Percent-encoded characters stay
 * encoded: the app in the browser compares paths in that form too, and no file of a build has a name that needs encoding. So nothing is
 * decoded twice, and `..%2f` never leads to another folder.
 * @param {string} target The target of the request line: `/m/home?a=b`, or an absolute URL.
 */
export function pathOf(target) {
  const address = target.startsWith('/') ? `http://app${target}` : target;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  return badEncoding.test(pathname) ? undefined : pathname;
}

/**
 * Returns the query of a valid request target, with its question mark. A backslash is encoded, because Hono's adapter refuses it.
 * @param {string} target
 */
export function queryOf(target) {
  const [, query = ''] = /^[^?#]*(\?[^#]*)?/.exec(target) ?? [];
  return query.replaceAll('\\', '%5C');
}

/**
 * Returns the error status for an invalid request target or host; undefined for all other requests.
 * @param {import('node:http').IncomingMessage} request
 */
export function refusalOf({ url, headersDistinct }) {
  if (url.length > MAX_TARGET) return 414;
  const hosts = headersDistinct.host ?? [];
  if (hosts.length > 1 || hosts.some((name) => !isHost(name))) return 400;
  return pathOf(url) === undefined ? 400 : undefined;
}

/** The pattern alone would also accept `1.2.3.4.5` and `a:99999`, which are no hosts. */
function isHost(name) {
  return host.test(name) && URL.canParse(`http://${name}`);
}

/**
 * The domain that a request asks for.
 * @param {import('node:http').IncomingMessage} request One that `refusalOf` lets through.
 */
export function domainOf({ headers: { host: name = 'app' } }) {
  return new URL(`http://${name}`).hostname;
}

/** @param {import('node:http').IncomingMessage} request */
export function isReading({ method }) {
  return method === 'GET' || method === 'HEAD';
}
