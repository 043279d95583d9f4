import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkGateway } from './checkGateway';
import { readContract } from './contract/readContract';
import type { Options } from './readOptions';
import { writeJunit } from './report/writeJunit';
import { writeLines } from './report/writeLines';
import { writePage } from './report/writePage';

/** Checks a gateway and writes the report; returns the lines for the terminal and whether the gateway conforms. */
export async function runConformance({ settings, report }: Options): Promise<{ lines: string[]; conforms: boolean }> {
  const contract = await readContract();
  const unknown = settings.only.filter((name) => !contract.calls.some((call) => call.name === name));
  if (unknown.length > 0) throw new Error(`The contract has no ${unknown.join(', ')}.`);
  const findings = await checkGateway(settings, contract);
  const folder = resolve(report);
  mkdirSync(folder, { recursive: true });
  const { gateway, merchant } = settings;
  writeFileSync(join(folder, 'index.html'), writePage(findings, { gateway, merchant, at: new Date() }));
  writeFileSync(join(folder, 'junit.xml'), writeJunit(findings));
  return {
    lines: [...writeLines(findings), `Report: ${join(folder, 'index.html')}`],
    conforms: !findings.some(({ outcome }) => outcome === 'differs'),
  };
}
