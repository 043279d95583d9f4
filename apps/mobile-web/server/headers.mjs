import { createHash } from 'node:crypto';

/** The URL for the browser's CSP reports. */
export const REPORT_PATH = '/m/csp';

/** The policy of an operator's own page (`legal` of the configuration): text, images and styles, but no script, no form and no frame. */
export const TEXT_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** @typedef {{ gatewayHosts?: string[], frameHosts?: string[], consent?: object }} Merchant The hosts that one merchant of the configuration adds to the policy, and whether it has tags, whose pages are framed. */

const permissions = 'camera=(), microphone=(), geolocation=(), payment=(self), publickey-credentials-get=(self)';

/** On every reply of the server, refusals included. The reverse proxy ends TLS, and browsers ignore the header on plain http. */
export const HSTS = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'];

/**
 * Headers of every file of the app, the document included.
 * @returns {Record<string, string>}
 */
export function fileHeaders() {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': permissions,
  };
}

/**
 * Headers of the document: those of every file, and the content security policy. `Integrity-Policy` is not among them: with it, WebKit
 * refuses modules whose hash stands in the import map alone (docs/security.md).
 * @param {string} html The document as it is sent; its inline blocks are allowed by their hashes.
 * @param {{ config: { merchants: Merchant[] }, isDevelopment?: boolean }} options `config`: the operator's, see libs/site.
 * @returns {Record<string, string>}
 */
export function documentHeaders(html, { config, isDevelopment = false }) {
  return {
    ...fileHeaders(),
    'Content-Security-Policy': contentSecurityPolicy(html, { config, isDevelopment }),
    'Reporting-Endpoints': `csp="${REPORT_PATH}"`,
  };
}

/** The policy (docs/security.md). Only hot reload needs exceptions: Vite's inline blocks and web socket. */
function contentSecurityPolicy(html, { config, isDevelopment }) {
  const inline = (tag) => (isDevelopment ? ["'unsafe-inline'"] : inlineHashes(html, tag));
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline('script')],
    'style-src': ["'self'", ...inline('style')],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts(config, 'gatewayHosts'), ...(isDevelopment ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': orNone([...(config.merchants.some(({ consent }) => consent) ? ["'self'"] : []), ...hosts(config, 'frameHosts')]),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app', 'dompurify'],
    'report-to': ['csp'],
    'report-uri': [REPORT_PATH],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Hashes of the inline blocks that the browser runs or applies. Data blocks need none. */
function inlineHashes(html, tag) {
  const blocks = html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...blocks]
    .filter(([, attributes]) => !/\bsrc=|type="application\/json"/.test(attributes))
    .map(([, , text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * The hosts of all merchants. The server refuses to start with a wildcard or an invalid host, so that the configuration cannot widen the
 * policy.
 */
function hosts({ merchants }, name) {
  const all = [...new Set(merchants.flatMap((merchant) => merchant[name] ?? []))];
  const stray = all.find((host) => !/^(https?:\/\/)?[a-z0-9.-]+(:\d+)?$/i.test(host));
  if (stray !== undefined) throw new Error(`Not a host in the configuration's ${name}: ${stray}`);
  return all;
}

function orNone(values) {
  return values.length > 0 ? values : ["'none'"];
}
