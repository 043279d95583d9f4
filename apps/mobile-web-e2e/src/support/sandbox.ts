import { ports } from './servers/ports';

const origin = `http://127.0.0.1:${ports.gateway}`;

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

type SessionRecord = { token: string; userName: string; type: number; merchantCode: string };

/** The operator's side of a test: faults, the clock and the ledger. */
export const sandbox = {
  fault: (fault: object) => control('POST', '/faults', fault),
  /** Ends the faults of one browser. */
  clearFaults: (clientId: string) => control('DELETE', `/faults?clientId=${encodeURIComponent(clientId)}`),
  setStatus: (status: object) => control('POST', '/status', status),
  advanceClock: (advanceMs: number) => control('POST', '/clock', { advanceMs }),
  settle: (orderNo: string, outcome: string) => control('POST', `/orders/${orderNo}/settle`, { outcome }),
  captcha: async (clientId: string) =>
    ((await control('GET', `/captcha?clientId=${encodeURIComponent(clientId)}`)) as { answer: string }).answer,
  /** Decides the draws of a player's next rounds: three stops for a spin, the position on the wheel for the roulette. */
  planSpins: (username: string, stops: number[][]) => control('POST', '/spins', { username, stops }),
  /** Draws the current draw of a lottery at once; its next draw then has its own time and the rest of this one. */
  drawLottery: (nodeId: string, numbers?: string[]) => control('POST', '/lottery/draw', { nodeId, numbers }),
  /** The upline withdraws or changes the contract that is pending for a member. */
  reviseContract: (memberId: string, kind: string, act: 'withdraw' | 'change') => control('POST', '/contracts', { memberId, kind, act }),
  /** Pays agents for the period that contains a moment. */
  settleAgents: (kind: string, at: number) =>
    control('POST', '/agents/settle', { kind, at }) as Promise<{ paid: { memberId: string; amount: string }[] }>,
  /** Opens a session for any member, even one who cannot log in here. `type` first sets the member's type. */
  openSession: (username: string, type?: number) => control('POST', '/sessions', { username, type }) as Promise<SessionRecord>,
  /** Opens an account at the first merchant, and a session for it. */
  openAccount: (username: string) => control('POST', '/members', { username }) as Promise<SessionRecord>,
  /** Writes to a player's inbox as the operator would. */
  writeMessage: (username: string, title: string, content: string) =>
    control('POST', '/messages', { username, type: 'system', texts: { EN: { title, content } } }),
  mailbox: () => control('GET', '/mailbox.json') as Promise<{ recipient: string; body: string }[]>,
  /** The newest message to a number or an address. */
  lastMessage: async (recipient: string) => {
    const messages = (await control('GET', '/mailbox.json')) as { recipient: string; body: string }[];
    return messages.find((message) => message.recipient === recipient)?.body ?? '';
  },
  /** A member's conditions for a withdrawal. */
  withdrawals: (username: string, conditions: { kycPassed?: boolean }) => control('POST', `/members/${username}/withdrawals`, conditions),
  mustChangePassword: (username: string) => control('POST', `/members/${username}/mustChangePassword`),
  /** A player's balance in the ledger, unless told of the first merchant. */
  playerLedger: (username: string, merchant?: string) =>
    control('GET', `/ledger/${username}${merchant ? `?merchant=${merchant}` : ''}`) as Promise<
      Record<'balance' | 'deposits' | 'withdrawals' | 'netDeposits' | 'stake' | 'payout' | 'result' | 'extras', string>
    >,
  /** Returns the campaign marks that came with a player's registration and deposits. */
  campaigns: (username: string) =>
    control('GET', `/campaigns/${username}`) as Promise<{
      registration: Record<string, string>;
      deposits: { campaign: Record<string, string> }[];
    }>,
  adjust: (username: string, amount: string) => control('POST', `/ledger/${username}/adjust`, { amount }),
  ledger: () => control('GET', '/ledger') as Promise<{ sound: boolean }>,
};
