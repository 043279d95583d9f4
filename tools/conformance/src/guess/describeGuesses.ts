import type { Call } from '../contract/readContract';
import type { FoundCookie } from './findCookies';
import type { SiteHeaders } from './findHeaders';
import type { Guess, TokenStyle } from './Guess';
import { type EnvelopeShape, isSuccess } from './envelopeShape';
import { type Answer, evidenceOf } from './knock';
import { type Prefixes, withPrefix } from './prefixes';
import type { Recognised } from './recogniseCalls';

export function headerGuess({ merchant, language, isLanguageOpen }: SiteHeaders, evidence: string): Guess {
  const open = isLanguageOpen ? '. Which header names the language is not known' : '';
  return {
    what: `The merchant must be a header, \`${merchant}\`; in the address alone it is not read${open}`,
    evidence,
    write: `\`headers: ({ merchant, language }) => ({ ${quoted(merchant)}: merchant, ${quoted(language)}: language })\``,
  };
}

export function envelopeGuess(shape: EnvelopeShape, answers: readonly Answer[]): Guess {
  const refused = answers.find((answer) => answer.body !== undefined && !isSuccess(shape, answer));
  const kept = answers.find((answer) => isSuccess(shape, answer));
  const evidence = [kept, refused].flatMap((answer) => (answer ? [evidenceOf(answer)] : [])).join('; ');
  return {
    what: `The envelope is another one: ${wordsOf(shape)}`,
    evidence,
    write: '`envelope`: returns `success` with `value`, or `code` and `message`.',
  };
}

function wordsOf({ told, fault, value, isUnseen, code, message }: EnvelopeShape): string {
  const success = told
    ? `\`${told.field}\` ${told.by.map((mark) => JSON.stringify(mark)).join(' or ')} is success`
    : fault === undefined
      ? 'there is none, the status tells success'
      : `\`${fault}\` is a refusal`;
  const parts = [
    success,
    isUnseen ? 'no success was seen' : value === undefined ? 'the body is the value' : `the value is in \`${value}\``,
    code && `the code in \`${code.join('.')}\``,
    message && `the message in \`${message.join('.')}\``,
  ];
  return parts.filter(Boolean).join(', ');
}

export function tokenGuess({ style, evidence }: { style: TokenStyle; evidence: string }): Guess {
  const { header } = style;
  const what = header === 'Authorization' ? 'The token is bare, without `Bearer`' : `The token is the header \`${header}\``;
  return { what, evidence, write: `\`headers: ({ token }) => ({ …, ...(token && { ${quoted(header)}: token }) })\`` };
}

export function staleGuess(answer: Answer): Guess {
  return {
    what: 'Public calls refuse a token that is over, though they need none',
    evidence: `with an invented token, ${evidenceOf(answer)}`,
    write:
      "nothing: the app's server asks public calls without a token. Leave `withSession` out of them, and send a token in `headers` only if there is one.",
  };
}

export function cookieGuess(cookies: readonly FoundCookie[]): Guess {
  const names = cookies.map(({ name }) => `'${name}'`).join(', ');
  const evidence = cookies
    .map(({ name, answer: { method, path, status } }) => `${method} ${path}: ${status}, Set-Cookie: ${name}=…`)
    .join('; ');
  return { what: 'A captcha or a login hangs on cookies, which later calls must send back', evidence, write: `\`cookies: [${names}]\`` };
}

export function methodGuess(calls: readonly Recognised[]): Guess | undefined {
  const other = calls.filter(({ call, answer, by }) => by === 'path' && call.method !== answer.method);
  const [first] = other;
  if (!first) return undefined;
  return {
    what: `Methods differ: ${other.map(({ call, answer }) => `${call.name} is ${answer.method}, not ${call.method}`).join('; ')}`,
    evidence: seenIn(first),
    write: `\`method\` of the call: \`${first.call.name}: { method: '${first.answer.method}' }\``,
  };
}

/** Says where calls were found under other addresses, or that the gateway has next to none of the contract's. */
export function pathGuess(
  calls: readonly Recognised[],
  { prefixes, all, asked }: { prefixes: Prefixes; all: readonly Call[]; asked: readonly Answer[] },
): Guess | undefined {
  const moved = Object.entries(prefixes);
  const other = calls.filter(({ call, answer }) => withPrefix(call.path, prefixes) !== answer.path);
  const [first] = other.length > 0 ? other : moved.length > 0 ? calls : [];
  if (first) {
    const places = [
      ...moved.map(([own, theirs]) => `\`${theirs}\` in place of \`${own}\``),
      ...other.map(({ call, answer }) => `${call.name} ${answer.method} ${answer.path}`),
    ];
    const write = [
      moved.length > 0 && `\`${pathWords(prefixes)}\``,
      other[0] && `\`${other[0].call.name}: { path: '${other[0].answer.path}' }\``,
    ];
    return {
      what: `Calls have other addresses: ${places.join('; ')}`,
      evidence: seenIn(first),
      write: write.filter(Boolean).join(' and '),
    };
  }
  const [nothing] = asked;
  if (!nothing || calls.length > all.length / 10) return undefined;
  return {
    what: `Next to nothing is at the contract's addresses (${calls.length} of ${all.length} calls)`,
    evidence: evidenceOf(nothing),
    write:
      "`path: (path) => path.replace('/wps/', '/…/')` for all calls, or `path` of each. With `--paths=<file>`, a list of the gateway's addresses, they are recognised.",
  };
}

/** The `path` of an adapter. */
export function pathWords(prefixes: Prefixes): string {
  return `path: (path) => path${Object.entries(prefixes)
    .map(([own, theirs]) => `.replace('${own}', '${theirs}')`)
    .join('')}`;
}

/** Of a reply to a player, the report shows the status only. */
function seenIn({ answer, isPrivate }: Recognised): string {
  return isPrivate ? `${answer.method} ${answer.path}: ${answer.status}` : evidenceOf(answer);
}

function quoted(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}
