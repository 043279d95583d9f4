const origin = 'http://127.0.0.1:5310';

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const reply = await fetch(`${origin}/sandbox${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`sandbox ${method} ${path}: ${reply.status}`);
  const text = await reply.text();
  return text ? JSON.parse(text) : undefined;
}

/** The operator's side of a test: faults, the clock, the ledger. */
export const sandbox = {
  fault: (fault: object) => control('POST', '/faults', fault),
  /** Ends the faults of one browser. */
  clearFaults: (clientId: string) => control('DELETE', `/faults?clientId=${encodeURIComponent(clientId)}`),
  setStatus: (status: object) => control('POST', '/status', status),
  advanceClock: (advanceMs: number) => control('POST', '/clock', { advanceMs }),
  settle: (orderNo: string, outcome: string) => control('POST', `/orders/${orderNo}/settle`, { outcome }),
  captcha: async (clientId: string) =>
    ((await control('GET', `/captcha?clientId=${encodeURIComponent(clientId)}`)) as { answer: string }).answer,
  /** The next spins of a player stop here: three stops a spin. */
  planSpins: (username: string, stops: number[][]) => control('POST', '/spins', { username, stops }),
  ledger: () => control('GET', '/ledger') as Promise<{ sound: boolean }>,
};
