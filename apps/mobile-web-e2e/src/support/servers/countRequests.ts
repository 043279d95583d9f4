import type { IncomingMessage } from 'node:http';
import { forward } from './forward';

/** Forwards every request to a server, and records it. */
export async function countRequests(port: number, { to }: { to: number }) {
  const asked: IncomingMessage[] = [];
  const front = await forward(port, (request) => {
    asked.push(request);
    return to;
  });
  return {
    /** Returns the requests since the last call of `take`. */
    take: () => asked.splice(0),
    close: front.close,
  };
}
