import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { merchantsOn } from '../brand/siteConfig.mjs';
import { TEXT_POLICY } from '../headers.mjs';
import { CHANGE_PASSWORD, FAVICON, PASSKEYS } from '../paths.mjs';
import { iconFile } from './iconFile.mjs';
import { verificationFile } from './verificationFiles.mjs';

/** Permission of an Android app to use the logins that are saved for the website. */
const LOGINS = 'delegate_permission/common.get_login_creds';
const LINKS = 'delegate_permission/common.handle_all_urls';
/** Headers of every file here: no page of another site may embed it. */
const OWN = { 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff' };

/**
 * @typedef {object} Root What phones and services find at the root of a merchant's hosts (`operatorFile.ts`).
 * @property {{ package: string, fingerprints: string[] }[]} [androidApps]
 * @property {string[]} [appleApps]
 * @property {boolean} [changePassword]
 * @property {boolean} [passkeyEndpoints]
 * @property {string} [files] A folder of `PARLOUR_BRANDS`.
 */

/**
 * Answers for the addresses outside of the app's folder that belong to the operator: `/.well-known/` for phones and password managers,
 * `/favicon.ico`, and the files by which services verify who owns a host. Merchants that share a host share them.
 * @param {{ merchants: { hosts?: string[], root?: Root, page?: { icons?: Record<string, string> } }[] }} config
 * @param {string} [brands] The folder of `PARLOUR_BRANDS`.
 * @returns {(domain: string, path: string) => { status: number, headers: Record<string, string>, body?: string | Buffer } | undefined} Undefined without an
 * answer.
 */
export function rootFiles(config, brands) {
  return (domain, path) => {
    const merchants = merchantsOn(config, domain);
    const roots = merchants.map(({ root = {} }) => root);
    return Object.hasOwn(known, path) ? known[path]({ domain, merchants, roots, brands }) : ownFile(path, { roots, brands });
  };
}

const known = {
  '/.well-known/assetlinks.json': ({ roots }) => jsonOf(roots.flatMap(({ androidApps = [] }) => androidApps).map(statementOf)),
  '/.well-known/apple-app-site-association': ({ roots }) => {
    const apps = roots.flatMap(({ appleApps = [] }) => appleApps);
    return apps.length > 0
      ? json({ applinks: { details: [{ appIDs: apps, components: [{ '/': '/m/*' }] }] }, webcredentials: { apps } })
      : undefined;
  },
  '/.well-known/change-password': ({ roots }) =>
    roots.some(({ changePassword }) => changePassword) ? { status: 302, headers: { ...OWN, Location: CHANGE_PASSWORD } } : undefined,
  // The address is absolute, so it is only for hosts that the configuration names.
  '/.well-known/passkey-endpoints': ({ merchants, domain }) => {
    const isOffered = merchants.some(({ hosts = [], root }) => root?.passkeyEndpoints && hosts.includes(domain));
    const page = `https://${domain}${PASSKEYS}`;
    return isOffered ? json({ enroll: page, manage: page }) : undefined;
  },
  [FAVICON]: ({ merchants: [first], brands }) => {
    const name = first?.page?.icons?.[192];
    const body = brands && name && iconFile(readFileSync(join(brands, name)));
    return body ? found('image/x-icon', body) : undefined;
  },
};

/** An Android app that opens links to the host, and shares its logins. */
function statementOf({ package: name, fingerprints }) {
  return {
    relation: [LINKS, LOGINS],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
  };
}

function ownFile(path, { roots, brands }) {
  for (const { files } of roots) {
    const file = brands && files && verificationFile(join(brands, files), path);
    if (file) return found(file.type, file.body);
  }
  return undefined;
}

function jsonOf(list) {
  return list.length > 0 ? json(list) : undefined;
}

function json(value) {
  return found('application/json', JSON.stringify(value));
}

/** No script runs in what a service asked the operator to put here. */
function found(type, body) {
  const headers = {
    ...OWN,
    'Content-Type': type,
    'Cache-Control': 'public, max-age=600',
    'Content-Security-Policy': TEXT_POLICY,
  };
  return { status: 200, headers, body };
}
