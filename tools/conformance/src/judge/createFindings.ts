import type { Call } from '../contract/readContract';
import type { Difference } from './Difference';
import type { RuleName } from './rules';

export type Finding = {
  call: Call;
  rule: RuleName;
  /** `unchecked`: the gateway's data or the options did not allow the check. */
  outcome: 'fits' | 'differs' | 'unchecked';
  /** The difference, or the reason why it was not checked. It never contains a value of a reply. */
  detail: string;
  /** The cause that this difference shares with others. */
  cause: string;
};

export type Findings = ReturnType<typeof createFindings>;

const weight = { unchecked: 0, fits: 1, differs: 2 };

/** Collects one finding for each call and rule: the first difference counts. */
export function createFindings() {
  const byKey = new Map<string, Finding>();
  const keep = (finding: Finding) => {
    const key = `${finding.call.name} ${finding.rule}`;
    const known = byKey.get(key);
    if (!known || weight[finding.outcome] > weight[known.outcome]) byKey.set(key, finding);
  };
  return {
    /** Notes a check: it fits if there is no difference. A text is its own cause. */
    note(call: Call, rule: RuleName, difference: Difference | string | undefined): void {
      const { detail, cause } = typeof difference === 'string' ? { detail: difference, cause: difference } : (difference ?? nothing);
      keep({ call, rule, outcome: difference === undefined ? 'fits' : 'differs', detail, cause });
    },
    leaveOut: (call: Call, rule: RuleName, reason: string) => keep({ call, rule, outcome: 'unchecked', detail: reason, cause: reason }),
    all: () => [...byKey.values()],
  };
}

const nothing: Difference = { detail: '', cause: '' };
