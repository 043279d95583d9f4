import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@parlour/sandbox/listen';
import { startApp } from '../startApp';
import type { useSandbox } from '../useSandbox';
import { appCalls } from './appCalls';
import { type Trouble, createField } from './createField';

/** Provides a test file with the gateway of the field in front of a sandbox, and with the app's server and its adapter in front of the gateway. */
export function startField(sandbox: ReturnType<typeof useSandbox>) {
  const folder = mkdtempSync(join(tmpdir(), 'field-'));
  const troubles: Trouble[] = [];
  const captchaIds: string[] = [];
  let field: Awaited<ReturnType<typeof listen>>;
  let app: Awaited<ReturnType<typeof startApp>>;
  const { call, callSealed } = appCalls(() => app.url);

  beforeAll(async () => {
    field = await listen(createField(notingCaptchas, troubles) as never);
    app = await startApp({ folder, origin: field.url, module: join(import.meta.dirname, '../../adapter/fieldGateway.ts') });
  }, 120_000);
  afterAll(async () => {
    await app.stop();
    field.stop();
    rmSync(folder, { recursive: true });
  });

  return {
    troubles,
    get url() {
      return app.url;
    },
    call,
    callSealed,
    login,
    openAccount,
    answerOfLastCaptcha,
  };

  async function notingCaptchas(request: Request): Promise<Response> {
    if (request.url.endsWith('/wps/captcha')) captchaIds.push(request.headers.get('Client-Id') ?? '');
    return sandbox.gateway.app.fetch(request);
  }

  async function answerOfLastCaptcha(): Promise<string> {
    const reply = await sandbox.gateway.app.request(`/sandbox/captcha?clientId=${captchaIds.at(-1)}`);
    return ((await reply.json()) as { answer: string }).answer;
  }

  /** Opens an account, past the forms, and returns the token of its session. */
  async function openAccount(username: string): Promise<string> {
    const headers = { 'Content-Type': 'application/json' };
    const reply = await sandbox.gateway.app.request('/sandbox/members', { method: 'POST', headers, body: JSON.stringify({ username }) });
    return ((await reply.json()) as { token: string }).token;
  }

  /** Logs maria in. */
  async function login(clientId = 'browser-1', { password = 'parlour88', captcha = '' } = {}) {
    const body = { username: 'maria', password, captcha, type: 'username' };
    const reply = await callSealed('/wps/session/login', { clientId, body });
    return { ...reply, token: (reply.value as { token?: string } | undefined)?.token };
  }
}
