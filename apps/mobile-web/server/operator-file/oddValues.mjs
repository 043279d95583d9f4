import { pathTo } from './misfitText.mjs';

/** Control characters, signs that turn the direction of a text around, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/u;
/** In a list of hosts. */
const HOST = /^[\w.-]+(:\d+)?$/;
const HOSTS = /\.(hosts|frameHosts|linkHosts)\[\d+\]$/;

/** An empty one stands for the host of the page. */
const OWN_HOST = /\.imageCdns\[\d+\]$/;

/**
 * Lists texts that no schema can refuse as well: with characters that nobody sees, with nothing but blanks, with a variable that was not filled in, and addresses
 * that no browser opens.
 * @param {unknown} value
 * @param {string} [path]
 * @returns {import('./findMisfits.mjs').Problem[]}
 */
export function oddValues(value, path = '') {
  if (typeof value === 'string') return [faultOf(value, path)].filter(Boolean).map((text) => ({ path, text }));
  if (Array.isArray(value)) return value.flatMap((one, place) => oddValues(one, `${path}[${place}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => oddValues(one, pathTo(path, name)));
}

function faultOf(text, path) {
  const unseen = UNSEEN.exec(text);
  if (unseen) return `has the character ${codeOf(unseen[0])}, which is not allowed in a text`;
  if (text.trim() === '' && !OWN_HOST.test(path)) return 'is blank, but must be a text';
  const [variable] = /\$\{[^}]*\}?/.exec(text) ?? [];
  if (variable) return `has ${variable}, which is not filled in: a variable is written \${NAME:-value without it}`;
  const address = HOSTS.test(path) && HOST.test(text) ? `https://${text}` : text;
  if (/^https?:\/\//.test(address) && !opens(address)) return `is ${JSON.stringify(text)}, which no browser opens`;
  return undefined;
}

function opens(address) {
  // Names in braces stand for values.
  if (!URL.canParse(address.replace(/[{}]/g, ''))) return false;
  const { hostname } = new URL(address.replace(/[{}]/g, ''));
  return hostname.length <= 253 && hostname.split('.').every((label) => label.length > 0 && label.length <= 63);
}

function codeOf(character) {
  return `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
