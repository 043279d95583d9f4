import { createHash } from 'node:crypto';
import { boundedMap } from '../pages/limits.mjs';

const LIMITS = {
  /** Browsers with cookies. The one that was silent for the longest time makes room. */
  browsers: 10_000,
  /** Characters of a browser's cookies. More are dropped. */
  characters: 2000,
  /** How long a browser's cookies are kept after its last call, in milliseconds. */
  keptFor: 60 * 60_000,
};
const COOKIE = /^([^=;\s]+)=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*|"[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*")\s*(?:;|$)/;

/** @typedef {{ merchant: string, clientId?: string, token?: string }} Owner */

/**
 * Keeps a gateway's cookies in place of the browser, which never gets them: those that the adapter names, by merchant, browser and session. Another
 * token is another owner, so no player ever sends the cookies of another one.
 * @param {string[]} [names]
 * @param {{ limits?: Partial<typeof LIMITS>, clock?: () => number }} [options]
 */
export function cookieJar(names = [], { limits, clock = Date.now } = {}) {
  const { browsers, characters, keptFor } = { ...LIMITS, ...limits };
  /** @type {ReturnType<typeof boundedMap<{ cookies: Map<string, { text: string, until: number }>, until: number }>>} */
  const jars = boundedMap(browsers);

  return { headerFor, keep, follow, drop };

  /**
   * The `Cookie` header of a request; undefined without cookies.
   * @param {Owner} owner
   */
  function headerFor(owner) {
    const jar = find(owner);
    if (!jar) return undefined;
    jar.until = clock() + keptFor;
    const valid = [...jar.cookies].filter(([, { until }]) => until > clock());
    return valid.map(([name, { text }]) => `${name}=${text}`).join('; ') || undefined;
  }

  /**
   * Takes the cookies of a reply.
   * @param {Owner} owner
   * @param {Headers} headers
   */
  function keep(owner, headers) {
    const set = headers.getSetCookie().map(readCookie);
    const wanted = set.filter((cookie) => cookie && names.includes(cookie.name));
    if (wanted.length === 0 || !owner.clientId) return;
    const cookies = new Map(find(owner)?.cookies);
    for (const { name, text, attributes } of wanted) {
      cookies.delete(name);
      const until = endOf(attributes, clock());
      if (until > clock() && lengthOf(cookies) + name.length + text.length <= characters) cookies.set(name, { text, until });
    }
    jars.set(keyOf(owner), { cookies, until: clock() + keptFor });
  }

  /**
   * The cookies go on with the session that a login or a renewal has opened.
   * @param {Owner} owner
   * @param {string} token
   */
  function follow(owner, token) {
    const jar = find(owner);
    if (!jar) return;
    drop(owner);
    jars.set(keyOf({ ...owner, token }), jar);
  }

  /** @param {Owner} owner */
  function drop(owner) {
    if (names.length > 0 && owner.clientId) jars.delete(keyOf(owner));
  }

  function find(owner) {
    if (names.length === 0 || !owner.clientId) return undefined;
    const jar = jars.get(keyOf(owner));
    if (jar && jar.until > clock()) return jar;
    drop(owner);
    return undefined;
  }
}

/** A hash, so that the memory holds no token longer than its call. */
function keyOf({ merchant, clientId, token = '' }) {
  return createHash('sha256')
    .update(JSON.stringify([merchant, clientId, token]))
    .digest('base64url');
}

function lengthOf(cookies) {
  return [...cookies].reduce((sum, [name, { text }]) => sum + name.length + text.length, 0);
}

function readCookie(line) {
  const [, name, text] = COOKIE.exec(line) ?? [];
  return name && { name, text, attributes: line.slice(line.indexOf(';') + 1 || line.length) };
}

/** When a cookie ends, in milliseconds; `Max-Age` counts before `Expires` (RFC 6265). */
function endOf(attributes, now) {
  const [, seconds] = /(?:^|;)\s*max-age=(-?\d+)\s*(?:;|$)/i.exec(attributes) ?? [];
  if (seconds) return now + Number(seconds) * 1000;
  const [, date] = /(?:^|;)\s*expires=([^;]+)/i.exec(attributes) ?? [];
  const end = Date.parse(date ?? '');
  return Number.isNaN(end) ? Infinity : end;
}
