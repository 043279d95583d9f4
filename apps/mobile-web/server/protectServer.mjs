import { STATUS_CODES } from 'node:http';
import { HSTS } from './headers.mjs';
import { READING, refuse } from './refuse.mjs';
import { MAX_TARGET, pathOf, refusalOf } from './requestPath.mjs';

/** @typedef {Partial<typeof timeouts>} Timeouts How long a client may take, in milliseconds; for tests. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  // nginx keeps a connection for 60 s. If this server closed it first, nginx could send a request on a closing connection.
  keepAliveTimeout: 75_000,
};
/** Time that a refused client has to read the reply. */
const LINGER_MS = 2000;
/** Status by Node's error code for an unreadable request; all other errors get 400. */
const statusOf = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, HPE_HEADER_OVERFLOW: 431 };
const longTarget = new RegExp(`^[A-Z-]+ \\S{${MAX_TARGET}}`);

/**
 * Protects a server: refuses malformed requests, disconnects slow clients, and answers 500 when a handler throws.
 * @template {import('node:http').Server} Server
 * @param {Server} server A server that is not listening yet.
 * @param {{ logError?: (line: string) => void, timeouts?: Timeouts }} [options] `logError` receives one line for each handler that throws.
 * @returns {Server} The same server.
 */
export function protectServer(server, { logError = console.error, timeouts: others } = {}) {
  Object.assign(server, timeouts, others);
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    response.setHeader(...HSTS);
    const status = refusalOf(request);
    if (status) return refuse(response, status);
    try {
      for (const handle of handlers) handle.call(server, request, response);
    } catch (error) {
      answerFailure(error, { request, response, logError });
    }
  });
  // This runs before the listener of Vite's preview server, which ignores connections that are already answered.
  server.prependListener('clientError', (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    answerSocket(socket, isLongTarget(error) ? 414 : (statusOf[error.code] ?? 400));
  });
  server.on('connect', (_, socket) => answerSocket(socket, 405, `Allow: ${READING}\r\n`));
  return server;
}

/**
 * Logs a thrown error in one line, without the query string. The client learns only that its request failed.
 * @param {unknown} error
 * @param {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, logError: (line: string) => void }} exchange
 */
export function answerFailure(error, { request, response, logError }) {
  const [reason] = String(error).split('\n');
  logError(`${request.method} ${pathOf(request.url)} failed: ${reason}`);
  if (response.headersSent) response.destroy();
  else refuse(response, 500);
}

/**
 * Node uses one error code for a long target and for long headers. A long target that arrives in small pieces is reported as long headers.
 */
function isLongTarget({ code, rawPacket }) {
  return code === 'HPE_HEADER_OVERFLOW' && longTarget.test(rawPacket.toString('latin1'));
}

/**
 * Answers a request for which Node created no response object. The client may still be sending, and would miss the reply if the connection
 * closed at once.
 */
function answerSocket(socket, status, headers = '') {
  socket.on('error', () => undefined);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${HSTS.join(': ')}\r\n${headers}\r\n`,
  );
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
