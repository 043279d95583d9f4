import type { Coverage } from '../adapted/coverage';
import type { Guess } from '../guess/Guess';
import type { Finding } from '../judge/createFindings';
import { type Cause, groupByCause, remedyOf, titleOf } from './groupByCause';
import { summarize } from './summary';
import { totalsOf } from './writeOverview';

/** The most lines about one cause; the page has all. */
const MOST_LINES = 40;

/** Findings for a terminal: causes first, then the single differences behind each, and a sum. */
export function writeLines(findings: readonly Finding[]): string[] {
  const causes = groupByCause(findings);
  const summaries = summarize(findings);
  const differing = summaries.filter((summary) => summary.differing.length > 0);
  const left = findings.filter(({ outcome }) => outcome === 'unchecked').length;
  return [
    ...(causes.length > 0 ? ['What differs, by cause:', ...causes.map((cause) => `  ${titleOf(cause)} (${cause.rule})`), ''] : []),
    ...causes.flatMap((cause) => [...linesOf(cause), '']),
    `${summaries.length} calls, ${differing.length} differ, ${findings.length - left} checks, ${left} left out`,
  ];
}

function linesOf(cause: Cause): string[] {
  const single = cause.findings.map(({ call, detail }) => `  ${call.name}${detail === cause.what ? '' : `: ${detail}`}`);
  const head = [`${titleOf(cause)} (${cause.rule})`, `  ${remedyOf(cause)}`];
  const room = MOST_LINES - head.length;
  if (single.length <= room) return [...head, ...single];
  return [...head, ...single.slice(0, room - 1), `  and ${single.length - room + 1} more, which the report lists`];
}

/** Each guess with what it is guessed from and what the adapter says about it. */
export function writeGuesses(guesses: readonly Guess[]): string[] {
  if (guesses.length === 0) return [];
  const lines = guesses.flatMap(({ what, evidence, write }) => [`- ${what}`, `  seen: ${evidence}`, `  in the adapter: ${write}`]);
  return ['What the gateway seems to do in its own way:', ...lines, ''];
}

/** What an adapter makes of the calls: the totals, then call by call. */
export function writeCoverage(coverage: Coverage): string[] {
  if (coverage.length === 0) return [];
  const lines = (['missing', 'fits', 'mapped', 'absent'] as const).flatMap((wanted) =>
    coverage
      .filter(({ place }) => place === wanted)
      .map(({ call: { name, method, path }, place }) => `  ${place.padEnd(8)} ${name} (${method} ${path})`),
  );
  const advice = "  missing: the gateway does not have the call, and the adapter does not say so. Write its path, or 'absent'.";
  return [totalsOf(coverage), ...lines, ...(coverage.some(({ place }) => place === 'missing') ? [advice] : []), ''];
}
