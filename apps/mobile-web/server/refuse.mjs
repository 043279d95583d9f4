import { STATUS_CODES } from 'node:http';
import { fileHeaders } from './headers.mjs';

/** Methods allowed for every URL. */
export const READING = 'GET, HEAD';

/**
 * Creates an error response: one line of plain text.
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
export function refusal(status, headers) {
  return new Response(STATUS_CODES[status], { status, headers: refusalHeaders(headers) });
}

/**
 * Refuses a request that does not reach Hono.
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
export function refuse(response, status, headers) {
  response.writeHead(status, refusalHeaders(headers)).end(STATUS_CODES[status]);
}

function refusalHeaders(headers) {
  return { ...fileHeaders(), 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers };
}
