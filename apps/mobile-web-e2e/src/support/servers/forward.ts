import { once } from 'node:events';
import { type IncomingMessage, createServer, request as ask } from 'node:http';

/** Starts a server that passes each request on to the port that `portOf` chooses, with all its headers. */
export async function forward(port: number, portOf: (request: IncomingMessage) => number): Promise<{ close: () => Promise<void> }> {
  const front = createServer((request, response) => {
    const { url, method, headers } = request;
    const onward = ask({ port: portOf(request), host: '127.0.0.1', path: url, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.headersSent || response.writeHead(502).end());
    request.pipe(onward);
  });
  front.listen(port, '127.0.0.1');
  await once(front, 'listening');
  return {
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}
