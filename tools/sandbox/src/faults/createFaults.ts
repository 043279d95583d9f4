import { type Random, createRandom } from '@parlour/sandbox-world';
import type { FaultKind, FaultRule } from './fault';

type Call = { method: string; path: string; clientId: string };
type Armed = { id: number; rule: FaultRule; calls: number; fired: number; random: Random };

/** The active rules, and how often each was matched. */
export type Faults = {
  add: (rule: FaultRule) => number;
  /** Removes all rules, or those for one browser. */
  clear: (clientId?: string) => void;
  /** Removes one rule. */
  remove: (id: number) => void;
  list: () => (FaultRule & { id: number; calls: number; fired: number })[];
  /** Counts the call and returns the fault to inject, if any; the earliest rule wins. */
  draw: (call: Call) => FaultKind | undefined;
};

export function createFaults(): Faults {
  let armed: Armed[] = [];
  let ids = 0;
  return {
    add: (rule) => {
      ids += 1;
      armed.push({ id: ids, rule, calls: 0, fired: 0, random: createRandom(rule.seed, rule.path) });
      return ids;
    },
    clear: (clientId) => {
      armed = clientId ? armed.filter(({ rule }) => rule.clientId !== clientId) : [];
    },
    remove: (id) => {
      armed = armed.filter((rule) => rule.id !== id);
    },
    list: () => armed.map(({ id, rule, calls, fired }) => ({ ...rule, id, calls, fired })),
    draw: (call) => {
      const firing = armed.filter(({ rule }) => matches(rule, call)).filter(meets);
      const first = firing[0];
      if (first) first.fired += 1;
      return first?.rule.fault;
    },
  };
}

function matches({ path, method, clientId }: FaultRule, call: Call): boolean {
  const samePath = path.endsWith('*') ? call.path.startsWith(path.slice(0, -1)) : call.path === path;
  return samePath && (!method || method === call.method) && (!clientId || clientId === call.clientId);
}

function meets(armed: Armed): boolean {
  const { rule } = armed;
  armed.calls += 1;
  const lucky = rule.probability === undefined || armed.random.next() < rule.probability;
  return lucky && (rule.nth === undefined || rule.nth === armed.calls) && (rule.times === undefined || armed.fired < rule.times);
}
