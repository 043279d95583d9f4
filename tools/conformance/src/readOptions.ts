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
  --report=<folder>        folder of the report (conformance-report)
  --adapter=<file>         checks the gateway through this adapter
  --write-adapter=<file>   writes a first adapter for the gateway; --force replaces a file that exists
  --paths=<file>           addresses of the gateway, one a line, to recognise calls by their values

  CONFORMANCE_TOKEN        token of a session, if the member cannot log in by the contract: how tokens are sent is guessed with it`;

export type Options = {
  settings: Settings;
  report: string;
  /** The file of the adapter to check through. */
  adapter: string | undefined;
  /** Where to write a first adapter, and whether a file there may be replaced. */
  draft: { file: string; force: boolean } | undefined;
};

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
      adapter: text,
      'write-adapter': text,
      force: { type: 'boolean', default: false },
      paths: text,
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
    token: env['CONFORMANCE_TOKEN'],
    paths: values.paths === undefined ? [] : pathsIn(readFileSync(values.paths, 'utf8')),
    ask: askByNetwork,
  };
  if (settings.money && !settings.member) throw new Error('--money needs --member.');
  const draft = values['write-adapter'];
  if (values.adapter !== undefined && draft !== undefined) throw new Error('Name --adapter or --write-adapter, not both.');
  return {
    settings,
    report: values.report,
    adapter: values.adapter,
    draft: draft === undefined ? undefined : { file: draft, force: values.force },
  };
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`"${text}" is no address like https://gateway.example.`);
  return url.origin;
}

/** The paths of a list like `GET /orders` or `https://gateway.example/orders`, one a line. */
function pathsIn(text: string): string[] {
  return text.split('\n').flatMap((line) => /(?:^|\s|:\/\/[^/\s]+)(\/\S*)/.exec(line)?.[1] ?? []);
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
