import type { Finding } from '../judge/createFindings';
import { rules } from '../judge/rules';

/** Differences of one origin: the same rule, and the same text of what was found. */
export type Cause = { rule: Finding['rule']; what: string; findings: Finding[] };

/** Groups differences by their cause; the cause that explains the most comes first. */
export function groupByCause(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const finding of findings) {
    if (finding.outcome !== 'differs') continue;
    const key = `${finding.rule} ${finding.cause}`;
    const known = causes.get(key) ?? { rule: finding.rule, what: finding.cause, findings: [] };
    causes.set(key, known);
    known.findings.push(finding);
  }
  return [...causes.values()].sort((a, b) => b.findings.length - a.findings.length);
}

/** For example "126 times 200 instead of 401". */
export function titleOf({ what, findings }: Cause): string {
  return `${findings.length === 1 ? 'once' : `${findings.length} times`} ${what}`;
}

/** Returns what to do about a cause. */
export function remedyOf({ rule, findings: [first, ...others] }: Cause): string {
  return rules[rule].remedy(first && others.length === 0 ? `\`${first.call.name}\`` : 'each call');
}
