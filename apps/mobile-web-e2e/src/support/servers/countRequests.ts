import { once } from 'node:events';
import { type IncomingMessage, createServer, request as ask } from 'node:http';

/** Forwards every request to a server, and keeps what it was asked. */
export async function countRequests(port: number, { to }: { to: number }) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const onward = ask({ port: to, host: '127.0.0.1', path: request.url, method: request.method, headers: request.headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** The requests since the last time. */
    take: () => asked.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
