import type { Call } from '../contract/readContract';

/** A gateway's prefixes in place of `/wps/` and `/lgw/`. */
export type Prefixes = Readonly<Record<string, string>>;

const ROOT = /^\/(wps|lgw)\//;

/** Learns the prefixes from addresses of the gateway that end as those of the contract do. */
export function prefixesIn(paths: readonly string[], calls: readonly Call[]): Prefixes {
  const votes = new Map<string, number>();
  for (const path of paths)
    for (const call of calls) {
      const own = rootOf(call.path);
      const tail = call.path.slice(own.length);
      // A path of one word proves too little.
      if (tail.includes('/') && path.endsWith(`/${tail}`)) add(votes, `${own} ${path.slice(0, -tail.length)}`);
    }
  const best = [...votes].sort(([, a], [, b]) => a - b).map(([pair]) => pair.split(' ') as [string, string]);
  return Object.fromEntries(best.filter(([own, other]) => own !== other));
}

export function withPrefix(path: string, prefixes: Prefixes): string {
  const own = rootOf(path);
  return (prefixes[own] ?? own) + path.slice(own.length);
}

function rootOf(path: string): string {
  return ROOT.exec(path)?.[0] ?? '';
}

function add(votes: Map<string, number>, pair: string): void {
  votes.set(pair, (votes.get(pair) ?? 0) + 1);
}
