import { STATUS_CODES } from 'node:http';
import { READING, refuse } from './refuse.mjs';
import { MAX_TARGET, pathOf, refusalOf } from './requestPath.mjs';

/** @typedef {Partial<typeof timeouts>} Timeouts How long a client may take, in milliseconds; for tests. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  // nginx keeps a connection for 60 s. If this server closed it first, nginx could send a request on a connection that is just closing.
  keepAliveTimeout: 75_000,
};
/** How long a refused client has to read the answer. */
const LINGER_MS = 2000;
/** Node's names for requests that it could not read; all others are answered with 400. */
const statusOf = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, HPE_HEADER_OVERFLOW: 431 };
const longTarget = new RegExp(`^[A-Z-]+ \\S{${MAX_TARGET}}`);

/**
 * Guards a server against odd requests: it refuses malformed ones, gives up on slow clients, and answers 500 when a handler throws.
 * @template {import('node:http').Server} Server
 * @param {Server} server One that does not listen yet.
 * @param {{ logError?: (line: string) => void, timeouts?: Timeouts }} [options] `logError` takes one line for each handler that threw.
 * @returns {Server} The same server.
 */
export function protectServer(server, { logError = console.error, timeouts: others } = {}) {
  Object.assign(server, timeouts, others);
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const status = refusalOf(request);
    if (status) return refuse(response, status);
    try {
      for (const handle of handlers) handle.call(server, request, response);
    } catch (error) {
      answerFailure(error, { request, response, logError });
    }
  });
  // This runs before the listener of Vite's preview, which leaves an answered connection alone.
  server.prependListener('clientError', (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    answerSocket(socket, isLongTarget(error) ? 414 : (statusOf[error.code] ?? 400));
  });
  server.on('connect', (_, socket) => answerSocket(socket, 405, `Allow: ${READING}\r\n`));
  return server;
}

/**
 * Reports what a handler threw in one line, without the query. The client learns only that its request failed.
 * @param {unknown} error
 * @param {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, logError: (line: string) => void }} exchange
 */
export function answerFailure(error, { request, response, logError }) {
  const [reason] = String(error).split('\n');
  logError(`${request.method} ${pathOf(request.url)} failed: ${reason}`);
  if (response.headersSent) response.destroy();
  else refuse(response, 500);
}

/** Node uses one error code for a long target and for long headers. If the target arrives in small pieces, it counts as long headers. */
function isLongTarget({ code, rawPacket }) {
  return code === 'HPE_HEADER_OVERFLOW' && longTarget.test(rawPacket.toString('latin1'));
}

/** Answers a request for which Node made no response object. The client may still be sending and would miss the answer if the connection closed at once. */
function answerSocket(socket, status, headers = '') {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${headers}\r\n`);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
