import { STATUS_CODES } from 'node:http';
import { READING, refuse } from './refuse.mjs';
import { MAX_TARGET, pathOf, refusalOf } from './requestPath.mjs';

/** @typedef {Partial<typeof patience>} Patience How long a client may take, in milliseconds; for tests. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  // nginx keeps a connection for 60 s. If this server closed it first, nginx could ask on a connection that is just closing.
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
 * @param {{ complain?: (line: string) => void, patience?: Patience }} [options] `complain` takes the line about a handler that threw.
 * @returns {Server} The same server.
 */
export function protectServer(server, { complain = console.error, patience: other } = {}) {
  Object.assign(server, patience, other);
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const status = refusalOf(request);
    if (status) return refuse(response, status);
    try {
      for (const handle of handlers) handle.call(server, request, response);
    } catch (error) {
      answerFailure(error, { request, response, complain });
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
 * @param {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, complain: (line: string) => void }} exchange
 */
export function answerFailure(error, { request, response, complain }) {
  const [reason] = String(error).split('\n');
  complain(`${request.method} ${pathOf(request.url)} failed: ${reason}`);
  if (response.headersSent) response.destroy();
  else refuse(response, 500);
}

/** Node has one name for a target and for headers that are too long. A target that arrives in small pieces is answered as headers are. */
function isLongTarget({ code, rawPacket }) {
  return code === 'HPE_HEADER_OVERFLOW' && longTarget.test(rawPacket.toString('latin1'));
}

/** Answers where Node made no response. The client may still be sending, and might miss the answer if its connection closed at once. */
function answerSocket(socket, status, headers = '') {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${headers}\r\n`);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
