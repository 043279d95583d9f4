import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { askByNetwork } from './client/ask';
import type { Account, Settings } from './settings';

export const usage = `npm run conformance -- <gateway> [options]

  --merchant=<code>        merchant of the test accounts (200jilif3)
  --language=<code>        language of texts (EN)
  --origin=<origin>        origin of the app, if the gateway has another one: checks CORS too
  --member=<username>      test account of a member; its password in CONFORMANCE_PASSWORD
  --agent=<username>       test account of an agent; its password in CONFORMANCE_AGENT_PASSWORD
  --money                  moves small amounts of the member's money; for a withdrawal
                           the transaction password in CONFORMANCE_TRANSACTION_PASSWORD
  --only=<call>,<call>     reports on these calls alone
  --values=<file>          JSON with values of request fields by name
  --report=<folder>        folder of the report (conformance-report)`;

export type Options = { settings: Settings; report: string };

const READ_LIMIT_MS = 10_000;
const MONEY_LIMIT_MS = 30_000;

/** Reads the command line and the environment, which holds the passwords; throws an Error that names the problem. */
export function readOptions(args: readonly string[], env: Record<string, string | undefined>): Options {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      merchant: { ...text, default: '200jilif3' },
      language: { ...text, default: 'EN' },
      origin: text,
      member: text,
      agent: text,
      money: { type: 'boolean', default: false },
      only: { ...text, default: '' },
      values: text,
      report: { ...text, default: 'conformance-report' },
    },
  });
  const [gateway, ...rest] = positionals;
  if (gateway === undefined || rest.length > 0) throw new Error('Name one gateway.');
  const settings: Settings = {
    gateway: originOf(gateway),
    merchant: values.merchant,
    language: values.language,
    origin: values.origin === undefined ? undefined : originOf(values.origin),
    member: accountOf(values.member, { env, name: 'CONFORMANCE_PASSWORD' }),
    agent: accountOf(values.agent, { env, name: 'CONFORMANCE_AGENT_PASSWORD' }),
    money: values.money,
    transactionPassword: env['CONFORMANCE_TRANSACTION_PASSWORD'],
    only: values.only.split(',').filter(Boolean),
    values: values.values === undefined ? {} : (JSON.parse(readFileSync(values.values, 'utf8')) as Record<string, unknown>),
    readLimitMs: READ_LIMIT_MS,
    moneyLimitMs: MONEY_LIMIT_MS,
    ask: askByNetwork,
  };
  if (settings.money && !settings.member) throw new Error('--money needs --member.');
  return { settings, report: values.report };
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`"${text}" is no address like https://gateway.example.`);
  return url.origin;
}

function accountOf(
  username: string | undefined,
  { env, name }: { env: Record<string, string | undefined>; name: string },
): Account | undefined {
  if (username === undefined) return undefined;
  const password = env[name];
  if (!password) throw new Error(`The password of ${username} is missing: set ${name}.`);
  return { username, password };
}
