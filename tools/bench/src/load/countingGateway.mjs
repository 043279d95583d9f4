import { createServer } from 'node:http';

/**
 * Stands between the app's server and the sandbox, and counts the calls.
 * @param {{ port: number, origin: string }} options `origin`: the sandbox's.
 * @returns {Promise<{ origin: string, calls: () => number, close: () => void }>}
 */
export async function countingGateway({ port, origin }) {
  let calls = 0;
  const server = createServer(async ({ url, method }, response) => {
    calls += 1;
    try {
      const reply = await fetch(origin + url, { method });
      response.writeHead(reply.status, { 'Content-Type': reply.headers.get('content-type') ?? '' }).end(await reply.text());
    } catch {
      response.destroy();
    }
  });
  server.listen(port, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return { origin: `http://127.0.0.1:${port}`, calls: () => calls, close: () => server.close() };
}
