// The second gateway in its own process, in front of a running sandbox: `tsx tools/conformance/src/serveAcme.ts <port> <sandbox>`.
import { serve } from '@hono/node-server';
import { readContract } from './contract/readContract';
import { createAcme } from './testing/createAcme';

const [port, sandbox] = process.argv.slice(2);
const acme = createAcme(askSandbox, await readContract());
serve({ fetch: acme.fetch, port: Number(port), hostname: '127.0.0.1' }, () => console.log(`Acme answers on port ${port}.`));

async function askSandbox(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  return fetch(new URL(pathname + search, sandbox), { method, headers, body: method === 'GET' ? undefined : await request.text() });
}
