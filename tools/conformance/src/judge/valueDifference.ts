import { wireMoney } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import type { Difference } from './Difference';

const MOST_PROBLEMS = 5;

/** Kinds of problems that a whole gateway usually has in common, the one that matters most first. */
const kinds = {
  money: 'money as a number, not as decimal text',
  time: 'a time as text, not in milliseconds',
  id: 'an id or another word as a number, not as text',
  missing: 'fields that are missing',
  others: 'fields of another shape',
};
type Kind = keyof typeof kinds;
type Problem = { kind: Kind; text: string };

/** Compares a value with its schema; the text has the paths at which it does not fit, the expected and the received types, and never values. */
export function valueDifference(schema: v.GenericSchema, value: unknown): Difference | undefined {
  const result = v.safeParse(schema, value);
  const own = result.success ? [] : result.issues.map((issue) => describe(issue));
  const problems = [...own, ...problemsInLists(schema, value, 'value')];
  const texts = distinct(problems.map(({ text }) => text));
  if (texts.length === 0) return undefined;
  const more = texts.length - MOST_PROBLEMS;
  const kind = (Object.keys(kinds) as Kind[]).find((name) => problems.some((problem) => problem.kind === name)) ?? 'others';
  return { detail: `${texts.slice(0, MOST_PROBLEMS).join('; ')}${more > 0 ? `; and ${more} more` : ''}`, cause: kinds[kind] };
}

/** Leaves out what further items of a list have in common with the first. */
function distinct(texts: readonly string[]): string[] {
  const byPath = new Map(texts.map((text): [string, string] => [text.replace(/\.\d+(?=[.:])/g, '.*'), text]).reverse());
  return [...byPath.values()].reverse();
}

function describe(issue: v.BaseIssue<unknown>, at = 'value'): Problem {
  const path = [at, v.getDotPath(issue)].filter(Boolean).join('.');
  const kind = kindOf(issue);
  if (kind === 'money' || kind === 'time') return { kind, text: `${path}: ${kinds[kind]}` };
  // A check of our own, as of a list, has only its message.
  const expected = issue.expected && issue.expected !== 'unknown' ? `expected ${issue.expected}` : issue.message;
  return { kind, text: `${path}: ${expected}, received ${typeOf(issue.input)}` };
}

function kindOf({ message, expected, input, path }: v.BaseIssue<unknown>): Kind {
  if (input === undefined) return 'missing';
  if (typeof input === 'number' && message === wireMoney.message) return 'money';
  if (typeof input === 'number' && expected === 'string') return 'id';
  const name = String(path?.at(-1)?.key ?? '');
  return typeof input === 'string' && expected === 'number' && /(At|time|date|from|to|until|since)$/i.test(name) ? 'time' : 'others';
}

function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** Items that a list of the contract (`wireList`) leaves out: the app goes on without them, but they are missing on the screen. */
function problemsInLists(schema: object, value: unknown, at: string): Problem[] {
  if ('item' in schema && Array.isArray(value)) return problemsOfList(schema as List, value, at);
  if ('wrapped' in schema) return problemsInLists(schema.wrapped as object, value, at);
  if ('entries' in schema && typeof value === 'object' && value !== null)
    return Object.entries(schema.entries as Record<string, object>).flatMap(([name, entry]) =>
      problemsInLists(entry, (value as Record<string, unknown>)[name], `${at}.${name}`),
    );
  return [];
}

type List = { item: v.GenericSchema; max?: number };

function problemsOfList({ item, max = Infinity }: List, items: unknown[], at: string): Problem[] {
  const tooMany: Problem[] =
    items.length > max ? [{ kind: 'others', text: `${at}: ${items.length} items, of which the app keeps ${max}` }] : [];
  const wrong = items.flatMap((candidate, index) => {
    const result = v.safeParse(item, candidate);
    const own = result.success ? [] : result.issues.map((issue) => describe(issue, `${at}.${index}`));
    return [...own, ...problemsInLists(item, candidate, `${at}.${index}`)];
  });
  return [...tooMany, ...wrong];
}
