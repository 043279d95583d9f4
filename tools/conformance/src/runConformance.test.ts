import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@parlour/sandbox/listen';
import { readOptions } from './readOptions';
import { runConformance } from './runConformance';
import { useSandbox } from './testing/useSandbox';

const sandbox = useSandbox();
const report = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => rmSync(report, { recursive: true }));
const passwords = {
  CONFORMANCE_PASSWORD: 'parlour88',
  CONFORMANCE_AGENT_PASSWORD: 'parlour88',
  CONFORMANCE_TRANSACTION_PASSWORD: '246810',
};
const read = (file: string) => readFileSync(join(report, file), 'utf8');

test('the sandbox conforms in every call, with money, over the network', async () => {
  const { url, stop } = await listen(sandbox.gateway.app);
  const options = readOptions(
    [url, '--origin=http://localhost:4300', '--member=maria', '--agent=agnes', '--money', `--report=${report}`],
    passwords,
  );
  const { lines, conforms } = await runConformance(options).finally(stop);
  expect(lines.slice(0, -2)).toEqual([]);
  expect(conforms).toBe(true);
  const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/gateway-api.json'), 'utf8')) as { paths: object };
  const count = Object.values(document.paths).flatMap((methods) => Object.keys(methods as object)).length;
  expect(read('junit.xml').match(/<testsuite /g)).toHaveLength(count);
  expect(read('index.html')).toContain('Nothing that was checked.');
}, 180_000);

test('the report says what differs and what the adapter says about it, and holds no secret', async () => {
  const options = readOptions(['http://gateway.test', '--member=maria', '--only=getMemberWallet,login', `--report=${report}`], passwords);
  const secrets: string[] = ['parlour88'];
  options.settings.ask = async (request) => {
    const reply = await sandbox.gateway.app.fetch(request);
    const text = await reply.text();
    secrets.push(...[...text.matchAll(/"(?:token|sumBalance)":"([^"]+)"/g)].map(([, secret]) => secret ?? ''));
    const headers = new Headers(reply.headers);
    if (request.url.includes('/gcs')) headers.set('Cache-Control', '<b>&"');
    return new Response(text.replace('"currency":', '"money":'), { status: reply.status, headers });
  };
  const { lines, conforms } = await runConformance(options);
  expect(conforms).toBe(false);
  expect(lines).toContain('  getMemberWallet: value.currency: expected "currency", received nothing');
  for (const [file, code] of [
    ['junit.xml', ['`', '`']],
    ['index.html', ['<code>', '</code>']],
  ] as const) {
    expect(read(file)).toContain('value.currency');
    expect(read(file)).toContain('&lt;b&gt;&amp;&quot;');
    expect(read(file)).toContain(`In the adapter: ${code.join('value')} of ${code.join('getMemberWallet')}`);
    expect(read(file)).not.toContain('libs/');
    for (const secret of secrets) expect(read(file)).not.toContain(secret);
  }
  expect(secrets.length).toBeGreaterThan(2);
  expect(read('junit.xml')).toContain('failures="2"');
});

test('differences of one cause are counted first, and told in forty lines at the most', async () => {
  const options = readOptions(['http://gateway.test', `--report=${report}`], {});
  const told = new Set<string>();
  options.settings.ask = async (request) => {
    const reply = await sandbox.gateway.app.fetch(request);
    if (reply.status !== 401) return reply;
    told.add(`${request.method} ${new URL(request.url).pathname}`);
    return new Response(reply.body, { status: 200, headers: reply.headers });
  };
  const { lines } = await runConformance(options);
  const cause = `${told.size} times 200 instead of 401 (session)`;
  expect(lines.slice(0, 2)).toEqual(['What differs, by cause:', `  ${cause}`]);
  expect(told.size).toBeGreaterThan(100);
  const start = lines.indexOf(cause);
  const block = lines.slice(start, lines.indexOf('', start));
  expect(block).toHaveLength(40);
  expect(block.at(-1)).toBe(`  and ${told.size - 37} more, which the report lists`);
  expect(read('index.html').match(/refused with 200 NOT_LOGGED_IN/g)?.length).toBeGreaterThanOrEqual(told.size);
  expect(read('junit.xml').match(/<failure message="without a token/g)).toHaveLength(told.size);
}, 60_000);

test('money as a number is called that, with what the adapter says about it', async () => {
  const options = readOptions(['http://gateway.test', '--member=maria', '--only=getMemberWallet', `--report=${report}`], passwords);
  options.settings.ask = async (request) => {
    const reply = await sandbox.gateway.app.fetch(request);
    return new Response((await reply.text()).replace(/"(sumBalance)":"([^"]+)"/, '"$1":$2'), reply);
  };
  const { lines } = await runConformance(options);
  expect(lines).toContain('- Money is sent as numbers (getMemberWallet)');
  expect(lines).toContain('  seen: GET /wps/wallets/gcs: 200 value.sumBalance: a number');
  expect(lines).toContain('once money as a number, not as decimal text (value)');
  expect(lines).toContain('  getMemberWallet: value.sumBalance: money as a number, not as decimal text');
});

test('a call that is not in the contract is refused before anything is sent', async () => {
  const options = readOptions(['http://gateway.test', '--only=getNothing'], {});
  options.settings.ask = jest.fn();
  await expect(runConformance(options)).rejects.toThrow('The contract has no getNothing.');
  expect(options.settings.ask).not.toHaveBeenCalled();
});
