import { ports } from './ports';

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${ports.sandbox}/sandbox${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`sandbox ${method} ${path}: ${reply.status}`);
  const text = await reply.text();
  return text ? JSON.parse(text) : undefined;
}

/** The operator's side of the walk. */
export const sandbox = {
  captcha: async (clientId: string) =>
    ((await control('GET', `/captcha?clientId=${encodeURIComponent(clientId)}`)) as { answer: string }).answer,
  settle: (orderNo: string) => control('POST', `/orders/${orderNo}/settle`, { outcome: 'successful' }),
  /** The next spins of a player stop here: three stops a spin. */
  planSpins: (username: string, stops: number[][]) => control('POST', '/spins', { username, stops }),
};
