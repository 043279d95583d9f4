// The gateway in the field's dialect in its own process, in front of a running sandbox: `tsx tools/conformance/src/serveField.ts <port> <sandbox>`.
import { serve } from '@hono/node-server';
import { createField } from './testing/field/createField';

const [port, sandbox] = process.argv.slice(2);
const field = createField(askSandbox);
serve({ fetch: field.fetch, port: Number(port), hostname: '127.0.0.1' }, () =>
  console.log(`The gateway of the field answers on port ${port}.`),
);

async function askSandbox(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  return fetch(new URL(pathname + search, sandbox), { method, headers, body: method === 'GET' ? undefined : await request.text() });
}
