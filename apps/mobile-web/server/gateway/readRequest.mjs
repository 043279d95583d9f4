import { readFileSync } from 'node:fs';
import { without } from '../without.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {{ name: string, method: string, path: string, public?: string, session?: true, sealed?: true, form?: true, money?: true, numbers?: string[], flags?: string[] }} Call */

/** The calls of the contract. `node --import tsx scripts/checkContract.mjs --write` writes the file. */
const calls = JSON.parse(readFileSync(new URL('./calls.json', import.meta.url), 'utf8'));
const byAddress = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));

/**
 * Returns the call of a request.
 * @param {Request} request
 * @returns {Call | undefined}
 */
export function callOf({ method, url }) {
  return byAddress.get(`${method} ${new URL(url).pathname}`);
}

/**
 * Returns who calls: from the address of a public call, else from the headers.
 * @param {Request} request
 * @param {Call} call
 */
export function callerOf({ url, headers }, call) {
  const { searchParams } = new URL(url);
  if (call.public) return { merchant: searchParams.get('merchant') ?? '', language: searchParams.get('language') ?? '' };
  return {
    merchant: headers.get('Merchant') ?? '',
    language: headers.get('Language') ?? '',
    clientId: headers.get('Client-Id') ?? undefined,
    device: headers.get('Device') ?? undefined,
    token: /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? searchParams.get('token') ?? undefined,
  };
}

/**
 * Returns the input of a request as the contract types it: texts of queries and forms become numbers and flags again.
 * @param {Request} request
 * @param {Call} call
 * @param {ReturnType<typeof import('./bodyKey.mjs').readBodyKey>} key
 */
export async function inputOf(request, call, key) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (call.method === 'GET') return typed(without(query, 'token'), call);
  const text = await request.text();
  if (call.form) return typed(Object.fromEntries(new URLSearchParams(text)), call);
  const body = parse(text);
  return call.sealed ? key.open(body, request.headers) : body;
}

function typed(texts, { numbers = [], flags = [] }) {
  const convert = (name, text) => {
    if (numbers.includes(name) && Number.isFinite(Number(text))) return Number(text);
    return flags.includes(name) && /^(true|false)$/.test(text) ? text === 'true' : text;
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, convert(name, text)]));
}

function parse(text) {
  try {
    const body = JSON.parse(text || '{}');
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Refused below.
  }
  throw new Refusal('FIELD_INVALID', { field: 'body' }, 400);
}
