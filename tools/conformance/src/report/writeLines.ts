import type { Finding } from '../judge/createFindings';
import { summarize } from './summary';

/** Findings for a terminal: one line for each difference, and a sum. */
export function writeLines(findings: readonly Finding[]): string[] {
  const summaries = summarize(findings);
  const differing = summaries.filter((summary) => summary.differing.length > 0);
  const lines = differing.flatMap(({ call, differing: own }) => own.map(({ rule, detail }) => `${call.name}, ${rule}: ${detail}`));
  const left = findings.filter(({ outcome }) => outcome === 'unchecked').length;
  return [...lines, `${summaries.length} calls, ${differing.length} differ, ${findings.length - left} checks, ${left} left out`];
}
