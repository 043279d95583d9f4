import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOperatorFile, readBytes } from './operator-file/parseOperatorFile.mjs';
import { without } from './without.mjs';

const sandboxConfig = fileURLToPath(new URL('../config/sandbox.json', import.meta.url));

/**
 * Reads the operator's file, with the parts that are for the server alone. One build serves many merchants, which this file lists.
 * `PARLOUR_CONFIG` selects another file; `${NAME:-value}` in the file is replaced by an environment variable.
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {import('./operator-file/parseOperatorFile.mjs').OperatorFileError}
 */
export function readOperatorFile(env = process.env) {
  const file = env.PARLOUR_CONFIG ?? sandboxConfig;
  const insert = (text) => text.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name, fallback) => env[name] ?? fallback);
  return parseOperatorFile(readBytes(file), { file, insert });
}

/**
 * The folder of the operator's file, in which its languages lie.
 * @param {NodeJS.ProcessEnv} env
 */
export function configFolder({ PARLOUR_CONFIG: file = sandboxConfig }) {
  return dirname(file);
}

/**
 * Reads the configuration of the app, which everybody may see: without the addresses of the gateways behind the server.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function readConfigFile(env = process.env) {
  return without(readOperatorFile(env), 'gateways');
}

/**
 * The document with the configuration in its data block, and with the merchants' support contacts in the notices that need no script.
 * @param {string} html
 * @param {Record<string, unknown> & { merchants?: SupportedMerchant[] }} config
 */
export function fillDocument(html, config) {
  const contacts = supportContacts(config);
  return html
    .replace(
      /(<script type="application\/json" id="parlour-config">)[\s\S]*?(<\/script>)/,
      (_, open, close) => open + embedJson(config) + close,
    )
    .replace(/(<ul[^>]* data-support="[^>]*>)<\/ul>/g, (_, open) => (contacts ? `${open}${contacts}</ul>` : ''));
}

/**
 * JSON as the content of a data block: no text in it can end the block.
 * @param {unknown} value
 */
export function embedJson(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** @typedef {{ countryName?: string, support?: { name: string, href: string }[] }} SupportedMerchant */

/** Lists the contacts of all merchants, because only a script can tell which merchant the player belongs to. */
function supportContacts({ merchants = [] }) {
  return merchants
    .flatMap(({ countryName = '', support = [] }) => support.map((contact) => ({ countryName, ...contact })))
    .filter(({ href }) => /^(https:|tel:)/.test(href))
    .map(({ countryName, name, href }) => `<li><a href="${escapeMarkup(href)}">${escapeMarkup(`${countryName}: ${name}`)}</a></li>`)
    .join('');
}

/** @param {string} text */
export function escapeMarkup(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Returns a short hash that identifies a configuration.
 * @param {unknown} config
 */
export function hashOf(config) {
  return createHash('sha256').update(JSON.stringify(config)).digest('hex').slice(0, 12);
}
