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

/** Controls the operator's side. */
export const sandbox = {
  settle: (orderNo: string) => control('POST', `/orders/${orderNo}/settle`, { outcome: 'successful' }),
  /** Plans the results of a player's next spins: three stops for each spin. */
  planSpins: (username: string, stops: number[][]) => control('POST', '/spins', { username, stops }),
};
