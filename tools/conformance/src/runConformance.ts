import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Coverage, adaptedContract, coverageOf } from './adapted/coverage';
import { loadAdapter } from './adapted/loadAdapter';
import { checkGateway } from './checkGateway';
import { type Contract, readContract } from './contract/readContract';
import { draftAdapter } from './draft/draftAdapter';
import type { Guess } from './guess/Guess';
import { guessGateway } from './guess/guessGateway';
import type { Options } from './readOptions';
import { writeJunit } from './report/writeJunit';
import { writeCoverage, writeGuesses, writeLines } from './report/writeLines';
import { writePage } from './report/writePage';
import type { Settings } from './settings';

type Outcome = { lines: string[]; conforms: boolean };
/** The gateway as it is checked: with its guesses, or through an adapter. */
type Subject = { settings: Settings; contract: Contract; guesses: Guess[]; coverage: Coverage };

/**
 * Checks a gateway as it is or through an adapter and writes the report, or writes a first adapter for it. Returns the lines for the terminal and whether the
 * gateway conforms.
 */
export async function runConformance({ settings, report, adapter, draft }: Options): Promise<Outcome> {
  const contract = await readContract();
  const unknown = settings.only.filter((name) => !contract.calls.some((call) => call.name === name));
  if (unknown.length > 0) throw new Error(`The contract has no ${unknown.join(', ')}.`);
  if (draft) return writeDraft(settings, contract, draft);
  const subject = adapter === undefined ? await guessed(settings, contract) : await adapted(settings, contract, adapter);
  const { guesses, coverage } = subject;
  const findings = await checkGateway(subject.settings, subject.contract);
  const folder = resolve(report);
  mkdirSync(folder, { recursive: true });
  const { gateway, merchant } = settings;
  writeFileSync(join(folder, 'index.html'), writePage(findings, { gateway, merchant, at: new Date(), guesses, coverage }));
  writeFileSync(join(folder, 'junit.xml'), writeJunit(findings, coverage));
  return {
    lines: [...writeGuesses(guesses), ...writeCoverage(coverage), ...writeLines(findings), `Report: ${join(folder, 'index.html')}`],
    conforms: !findings.some(({ outcome }) => outcome === 'differs'),
  };
}

async function guessed(settings: Settings, contract: Contract): Promise<Subject> {
  const { guesses } = await guessGateway(settings, contract);
  return { settings, contract, guesses, coverage: [] };
}

/** The app's server answers from the app's own origin, so nothing is said about CORS. */
async function adapted(settings: Settings, contract: Contract, file: string): Promise<Subject> {
  const { adapter, ask } = await loadAdapter(file, settings);
  const coverage = await coverageOf(contract, adapter, settings);
  const wanted = wantedOf(settings, contract);
  return {
    settings: { ...settings, ask, origin: undefined },
    contract: adaptedContract(contract, adapter, coverage),
    guesses: [],
    coverage: coverage.filter(({ call }) => wanted.includes(call)),
  };
}

async function writeDraft(settings: Settings, contract: Contract, { file, force }: { file: string; force: boolean }): Promise<Outcome> {
  if (existsSync(file) && !force) throw new Error(`${file} exists. Name another file, or replace it with --force.`);
  const dialect = await guessGateway(settings, contract);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, await draftAdapter(dialect, contract, settings.gateway));
  const { guesses, calls } = dialect;
  return { lines: [...writeGuesses(guesses), `${file}: ${calls.length} of ${contract.calls.length} calls recognised`], conforms: true };
}

function wantedOf({ only }: Settings, { calls }: Contract): Contract['calls'] {
  return calls.filter(({ name }) => only.length === 0 || only.includes(name));
}
