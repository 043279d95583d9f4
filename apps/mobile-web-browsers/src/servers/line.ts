import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { ports } from './ports';

/** The way from one browser to the app and its gateway. */
export type Line = {
  origin: string;
  /** Nobody answers any more, as without a network: so every engine can be taken offline, its service worker too. */
  cut: () => void;
  mend: () => Promise<void>;
  /** What the pages themselves have told: breaches of the policy, and errors. */
  complaints: () => readonly string[];
  close: () => void;
};

export async function openLine(port: number): Promise<Line> {
  const complaints: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.method === 'POST' && /^\/m\/(csp|reports)$/.test(asked.url ?? '')) listen(asked, (text) => complaints.push(text));
    forward(asked, answer);
  });
  const mend = () => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    server.close();
    server.closeAllConnections();
  };
  await mend();
  return { origin: `http://127.0.0.1:${port}`, cut, mend, complaints: () => complaints, close: cut };
}

function forward(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const onward = request({ host: '127.0.0.1', port: ports.app, method, path: url, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}

/** Figures about speed are no complaint. */
function listen(asked: IncomingMessage, complain: (text: string) => void): void {
  const parts: Buffer[] = [];
  asked.on('data', (part: Buffer) => parts.push(part));
  asked.on('end', () => {
    const text = Buffer.concat(parts).toString('utf8');
    if (!text.includes('"kind":"vitals"')) complain(`reported to ${asked.url}: ${text.slice(0, 600)}`);
  });
}
