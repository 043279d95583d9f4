import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { method: string; path: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: string };
export type Answer = (request: Received, response: ServerResponse) => void;

/** A gateway on a real socket, where replies can be cut off, stalled or reset. */
export async function startGateway() {
  const requests: Received[] = [];
  let answer: Answer = (_, response) => sendJson(response, { success: true, value: null });
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway');
      const received: Received = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      requests.push(received);
      answer(received, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

export function sendJson(response: ServerResponse, body: unknown, { status = 200, headers = {} } = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export function sendText(response: ServerResponse, text: string, { status = 200, type = 'application/json', headers = {} } = {}): void {
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(text);
}
