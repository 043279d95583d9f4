import type { Finding } from '../judge/createFindings';

/** How a call did: it differs if one of its checks does. */
export type CallSummary = { call: Finding['call']; differing: Finding[]; unchecked: Finding[]; fitting: Finding[] };

/** Groups findings by call, those with differences first. */
export function summarize(findings: readonly Finding[]): CallSummary[] {
  const byCall = new Map<Finding['call'], Finding[]>();
  for (const finding of findings) byCall.set(finding.call, [...(byCall.get(finding.call) ?? []), finding]);
  const summaries = [...byCall].map(([call, own]) => ({
    call,
    differing: own.filter(({ outcome }) => outcome === 'differs'),
    unchecked: own.filter(({ outcome }) => outcome === 'unchecked'),
    fitting: own.filter(({ outcome }) => outcome === 'fits'),
  }));
  return summaries.sort((a, b) => Math.sign(b.differing.length) - Math.sign(a.differing.length) || (a.call.path < b.call.path ? -1 : 1));
}
