import type { Call } from '../contract/readContract';
import type { Dialect } from '../guess/Guess';
import { withPrefix } from '../guess/prefixes';
import type { Recognised } from '../guess/recogniseCalls';

const MOST_COLUMNS = 130;

/** The entries of an adapter's `calls`, each with what is known of it; a comment for each call that was not recognised. */
export function draftCalls({ calls: recognised, prefixes }: Dialect, calls: readonly Call[]): string {
  const isInPlace = ({ call, answer }: Recognised) => withPrefix(call.path, prefixes) === answer.path && call.method === answer.method;
  const inPlace = recognised.filter((found) => isInPlace(found) && found.difference === undefined);
  const namesOf = (hasValue: boolean) => inPlace.filter((found) => found.hasValue === hasValue).map(({ call }) => call.name);
  const lists = [
    ['As in the contract', namesOf(true)],
    ["At the contract's address; without a session, or with an empty body, their values are not known yet", namesOf(false)],
  ] as const;
  const entries = recognised
    .filter((found) => !inPlace.includes(found))
    .map((found) => entryOf(found, withPrefix(found.call.path, prefixes)));
  const open = calls.filter((call) => !recognised.some((found) => found.call === call));
  return [
    ...lists.flatMap(([what, names]) => (names.length > 0 ? [commentOf(`${what}: ${names.join(', ')}.`)] : [])),
    ...entries,
    ...open.map(({ name, method, path }) => `// ${name} (${method} ${path}): not recognised. Write its path, or 'absent'.`),
  ].join('\n');
}

function entryOf({ call, answer, by, hasValue, difference }: Recognised, ownPath: string): string {
  const fields = [call.method !== answer.method && `method: '${answer.method}'`, ownPath !== answer.path && `path: '${answer.path}'`];
  const known = by === 'path' ? [] : [`Recognised by its ${by}.`];
  const value = hasValue
    ? difference === undefined
      ? []
      : [`Write \`value\`: ${difference}`]
    : [`Its value is not known yet: the gateway answered with ${answer.status}.`];
  return `${commentOf([...known, ...value].join(' '))}\n${call.name}: { ${fields.filter(Boolean).join(', ')} },`;
}

function commentOf(text: string): string {
  const lines = text.match(new RegExp(`.{1,${MOST_COLUMNS}}(?= |$)|\\S+`, 'g')) ?? [];
  return lines.map((line) => `// ${line.trim()}`).join('\n');
}
