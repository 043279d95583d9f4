import { checkGateway } from './checkGateway';
import { type Contract, readContract } from './contract/readContract';
import type { Finding } from './judge/createFindings';
import { behaviourFaults } from './testing/behaviourFaults';
import { replyFaults } from './testing/replyFaults';
import { useSandbox } from './testing/useSandbox';

const sandbox = useSandbox();
const faults = [...replyFaults, ...behaviourFaults];
let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

const differing = (findings: readonly Finding[]) =>
  findings.filter(({ outcome }) => outcome === 'differs').map(({ call, rule }) => `${call.name} ${rule}`);

test.each(faults.map((fault) => [fault.does, fault] as const))(
  'a gateway that %s is found out',
  async (_does, { proxy, settings, only, finds }) => {
    const spoil = proxy();
    const pass = async (request: Request) => sandbox.gateway.app.fetch(request);
    const findings = await checkGateway(sandbox.settings({ ...settings, only, ask: (request) => spoil(request, pass) }), contract);
    expect(differing(findings).sort()).toEqual([...finds].sort());
  },
);

test('the calls of the faults fit without them', async () => {
  const only = [...new Set(faults.flatMap((fault) => fault.only))];
  const findings = await checkGateway(sandbox.settings({ only, money: true }), contract);
  expect(differing(findings)).toEqual([]);
  expect(findings.filter(({ outcome }) => outcome === 'unchecked')).toEqual([]);
});
