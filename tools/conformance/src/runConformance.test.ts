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

test('the report says what differs and where to map it, and holds no secret', async () => {
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
  expect(lines).toContain('getMemberWallet, value: value.currency: expected "currency", received nothing');
  for (const [file, code] of [
    ['junit.xml', '`'],
    ['index.html', '<code>'],
  ] as const) {
    expect(read(file)).toContain('value.currency');
    expect(read(file)).toContain('&lt;b&gt;&amp;&quot;');
    expect(read(file)).toContain(`${code}libs/wallet/src/wire/balance.ts`);
    for (const secret of secrets) expect(read(file)).not.toContain(secret);
  }
  expect(secrets.length).toBeGreaterThan(2);
  expect(read('junit.xml')).toContain('failures="2"');
});

test('a call that is not in the contract is refused before anything is sent', async () => {
  const options = readOptions(['http://gateway.test', '--only=getNothing'], {});
  options.settings.ask = jest.fn();
  await expect(runConformance(options)).rejects.toThrow('The contract has no getNothing.');
  expect(options.settings.ask).not.toHaveBeenCalled();
});
