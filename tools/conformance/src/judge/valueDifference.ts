import * as v from 'valibot';

const MOST_PROBLEMS = 5;

/**
 * Returns a text with the paths at which a value does not fit its schema, and the expected and received types; `undefined` if it fits. The
 * text never contains values.
 */
export function valueDifference(schema: v.GenericSchema, value: unknown): string | undefined {
  const result = v.safeParse(schema, value);
  const own = result.success ? [] : result.issues.map((issue) => describe(issue));
  const problems = [...new Set([...own, ...problemsInLists(schema, value, 'value')])];
  if (problems.length === 0) return undefined;
  const more = problems.length - MOST_PROBLEMS;
  return `${problems.slice(0, MOST_PROBLEMS).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

function describe(issue: v.BaseIssue<unknown>, at = 'value'): string {
  const path = [at, v.getDotPath(issue)].filter(Boolean).join('.');
  const expected = issue.expected ? `expected ${issue.expected}` : issue.message;
  return `${path}: ${expected}, received ${typeOf(issue.input)}`;
}

function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** Items that a list of the contract (`wireList`) leaves out: the app goes on without them, but they are missing on the screen. */
function problemsInLists(schema: object, value: unknown, at: string): string[] {
  if ('item' in schema && Array.isArray(value)) return problemsOfList(schema as List, value, at);
  if ('wrapped' in schema) return problemsInLists(schema.wrapped as object, value, at);
  if ('entries' in schema && typeof value === 'object' && value !== null)
    return Object.entries(schema.entries as Record<string, object>).flatMap(([name, entry]) =>
      problemsInLists(entry, (value as Record<string, unknown>)[name], `${at}.${name}`),
    );
  return [];
}

type List = { item: v.GenericSchema; max?: number };

function problemsOfList({ item, max = Infinity }: List, items: unknown[], at: string): string[] {
  const tooMany = items.length > max ? [`${at}: ${items.length} items, of which the app keeps ${max}`] : [];
  const wrong = items.flatMap((candidate, index) => {
    const result = v.safeParse(item, candidate);
    const own = result.success ? [] : result.issues.map((issue) => describe(issue, `${at}.${index}`));
    return [...own, ...problemsInLists(item, candidate, `${at}.${index}`)];
  });
  return [...tooMany, ...wrong];
}
