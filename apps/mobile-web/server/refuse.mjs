import { STATUS_CODES } from 'node:http';
import { fileHeaders } from './headers.mjs';

/** The methods that every address allows. */
export const READING = 'GET, HEAD';

/**
 * Refuses a request in one line of plain text.
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
export function refuse(response, status, headers) {
  response
    .writeHead(status, { ...fileHeaders(), 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
    .end(STATUS_CODES[status]);
}
