import { without } from '../without.mjs';
import { checkInput } from './checkInput.mjs';
import { calls, languages as ownLanguages } from './contract.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {{ name: string, method: string, path: string, input: object, public?: string, session?: true, sealed?: true, form?: true, money?: true, opensSession?: true }} Call */

const byAddress = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));
const names = new Set(calls.map(({ name }) => name));

/** The characters of a token (RFC 6750), and its greatest length. */
const BEARER = /^Bearer ([\w.~+/-]{1,4000}=*)$/;
/** A browser or a device names itself. */
const WORD = /^[\w-]{1,80}$/;
/** The longest user agent and list of languages that a gateway gets. */
const MAX_LINE = 500;
/** Query names that every public call has besides its input. */
const SITE_NAMES = ['merchant', 'language'];

/** @param {string} name */
export function isCall(name) {
  return names.has(name);
}

/** @typedef {{ request: Request, url: URL }} Asked A request, whose address is read once. */

/**
 * Returns the call of a request.
 * @param {Asked} asked
 * @returns {Call | undefined}
 */
export function callOf({ request, url }) {
  return byAddress.get(`${request.method} ${url.pathname}`);
}

/**
 * Returns who calls: from the address of a public call, else from the headers. Refuses whoever the contract does not know.
 * @param {Asked} asked
 * @param {Call} call
 * @param {{ tokenInQuery?: boolean, languages?: string[] }} [options] `languages`: those that the operator has added, in the gateway's code.
 */
export function callerOf({ request: { headers }, url: { searchParams } }, call, { tokenInQuery, languages = [] } = {}) {
  const [merchant, language] = call.public
    ? SITE_NAMES.map((name) => searchParams.get(name) ?? '')
    : [headers.get('Merchant') ?? '', headers.get('Language') ?? ''];
  const isSpoken = Object.hasOwn(ownLanguages, language) || languages.includes(language);
  if (!isSpoken && (call.public || language)) refuseField(call.public ? 'language' : 'Language');
  const queryToken = tokenInQuery && !call.public ? searchParams.get('token') : null;
  return {
    merchant,
    language,
    clientId: wordOf(headers, 'Client-Id'),
    device: wordOf(headers, 'Device'),
    token: tokenOf(headers.get('Authorization') || (queryToken && `Bearer ${queryToken}`)),
    userAgent: headers.get('User-Agent')?.slice(0, MAX_LINE),
    browserLanguage: headers.get('Accept-Language')?.slice(0, MAX_LINE),
  };
}

/**
 * Returns the input of a request as the contract types it. Refuses a name that is unknown or comes twice, and a value that does not fit.
 * @param {Asked} asked
 * @param {Call} call
 * @param {{ key: ReturnType<typeof import('./bodyKey.mjs').readBodyKey>, tokenInQuery?: boolean }} options
 */
export async function inputOf({ request, url }, call, { key, tokenInQuery }) {
  const query = onceEach(url.searchParams);
  if (call.method === 'GET') {
    const input = typed(tokenInQuery && !call.public ? without(query, 'token') : query, call.input);
    checkInput(call.public ? without(input, ...SITE_NAMES.filter((name) => !Object.hasOwn(fieldsOf(call), name))) : input, call.input);
    return input;
  }
  const [stray] = Object.keys(query).filter((name) => !tokenInQuery || name !== 'token');
  if (stray !== undefined) refuseField(stray);
  const input = await bodyOf(request, call, key);
  checkInput(input, call.input);
  return input;
}

async function bodyOf(request, call, key) {
  const text = await request.text();
  const [type] = (request.headers.get('Content-Type') ?? '').split(';');
  // A page of another site can send a text or a form without a preflight, but not JSON.
  const wanted = call.form ? 'application/x-www-form-urlencoded' : 'application/json';
  if (text !== '' && type.trim().toLowerCase() !== wanted) refuseField('Content-Type');
  if (call.form) return typed(onceEach(new URLSearchParams(text)), call.input);
  const body = parse(text);
  return call.sealed ? key.open(body, request.headers) : body;
}

function onceEach(parameters) {
  const read = new Map();
  for (const [name, text] of parameters) {
    if (read.has(name)) refuseField(name);
    read.set(name, text);
  }
  return Object.fromEntries(read);
}

/** Converts the texts of a query or a form to numbers and booleans where the schema expects them. */
function typed(texts, { properties = {} }) {
  const convert = (name, text) => {
    const wanted = Object.hasOwn(properties, name) ? typesOf(properties[name]) : [];
    if (wanted.includes('number') && text.trim() !== '') return Number(text);
    return wanted.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, convert(name, text)]));
}

function typesOf({ type, const: constant, enum: allowed = [] }) {
  const named = [type].flat().map((name) => (name === 'integer' ? 'number' : name));
  return [...named, ...[constant, ...allowed].map((value) => typeof value)];
}

function fieldsOf({ input }) {
  return input.properties ?? {};
}

function tokenOf(authorization) {
  if (!authorization) return undefined;
  const [, token] = BEARER.exec(authorization) ?? [];
  if (!token) throw new Refusal('NOT_LOGGED_IN');
  return token;
}

function wordOf(headers, name) {
  const word = headers.get(name) || undefined;
  if (word !== undefined && !WORD.test(word)) refuseField(name);
  return word;
}

function refuseField(field) {
  throw new Refusal('FIELD_INVALID', { field: field.slice(0, 80) }, 400);
}

function parse(text) {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return refuseField('body');
  }
}
