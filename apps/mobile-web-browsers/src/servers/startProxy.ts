import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { ports } from './ports';

/** Forwards the requests of one browser to the app. */
export type Proxy = {
  origin: string;
  /** Closes the port. This takes every browser offline in the same way, including its service worker. */
  disconnect: () => void;
  reconnect: () => Promise<void>;
  /** Drops the connections of the next requests for such a path, `times` of them. */
  lose: (path: RegExp, times: number) => void;
  /** Errors and policy violations that the pages have reported to the server. */
  reports: () => readonly string[];
};

export async function startProxy(port: number): Promise<Proxy> {
  const reports: string[] = [];
  let lost = { path: /^/, times: 0 };
  const server = createServer((incoming, response) => {
    if (lost.times > 0 && lost.path.test(incoming.url ?? '')) {
      lost.times -= 1;
      incoming.socket.destroy();
      return;
    }
    if (incoming.method === 'POST' && /^\/m\/(csp|reports)$/.test(incoming.url ?? '')) collect(incoming, reports);
    forward(incoming, response);
  });
  const reconnect = () => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await reconnect();
  return {
    origin: `http://127.0.0.1:${port}`,
    disconnect: () => {
      server.close();
      server.closeAllConnections();
    },
    reconnect,
    lose: (path, times) => void (lost = { path, times }),
    reports: () => reports,
  };
}

function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port: ports.app, method, path: url, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** Collects the app's reports of faults; reports of web vitals are ignored. */
function collect(incoming: IncomingMessage, reports: string[]): void {
  const parts: Buffer[] = [];
  incoming.on('data', (part: Buffer) => parts.push(part));
  incoming.on('end', () => {
    const text = Buffer.concat(parts).toString('utf8');
    if (!text.includes('"kind":"vitals"')) reports.push(`reported to ${incoming.url}: ${text.slice(0, 600)}`);
  });
}
