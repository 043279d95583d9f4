import type { Guess } from './Guess';
import { type EnvelopeShape, isFields, valueIn } from './envelopeShape';
import type { Recognised } from './recogniseCalls';

type Leaf = { name: string; at: string; value: string | number };
type Kind = { what: string; write: string; is: (leaf: Leaf) => boolean };

const PICTURE = /^https?:\/\/[^\s"]+\.(avif|webp|png|jpe?g|gif|svg)(\?|$)/i;
const MONEY = /(amount|balance|bonus|profit|prize|payout|stake|withdrawable)$/i;
const TIME = /(time|date|at)$/i;
const DATE = /^\d{4}[-/]\d\d[-/]\d\d([ T]\d\d:\d\d|$)/;
const DIGITS = /^\d{10}(\d{3})?$/;
/** Seconds of this century have ten digits, milliseconds thirteen. */
const SECONDS = [1e9, 1e11] as const;

const kinds: Kind[] = [
  {
    what: 'Pictures have whole addresses of one file',
    write: "nothing in the adapter: the app shows them as they are. Name their hosts in the site's `imageCdns` (operator's file).",
    is: ({ value }) => typeof value === 'string' && PICTURE.test(value),
  },
  {
    what: 'Money is sent as numbers',
    write: '`value` of these calls: amounts as decimal text, `amount.toFixed(2)`.',
    is: ({ name, value }) => typeof value === 'number' && MONEY.test(name),
  },
  {
    what: 'Times are text',
    write: '`value` of these calls: milliseconds, `Date.parse(…)` or `Number(…)`. Mind the zone of a text that names none.',
    is: ({ name, value }) => typeof value === 'string' && TIME.test(name) && (DATE.test(value) || DIGITS.test(value)),
  },
  {
    what: 'Times are in seconds',
    write: '`value` of these calls: `seconds * 1000`.',
    is: ({ name, value }) => typeof value === 'number' && TIME.test(name) && value > SECONDS[0] && value < SECONDS[1],
  },
  {
    what: 'Ids are numbers',
    write: '`value` of these calls: `String(id)`.',
    is: ({ name, value }) => typeof value === 'number' && /(^id|Id)$/.test(name),
  },
];

/** Guesses from the values that the gateway answered with; what fits the contract is not looked at but for pictures and times. */
export function findValues(calls: readonly Recognised[], shape: EnvelopeShape): Guess[] {
  return kinds.flatMap(({ what, write, is }) => {
    const met = calls.flatMap(({ call, answer, hasValue, difference, isPrivate }) => {
      if (!hasValue) return [];
      const leaf = leavesOf(valueIn(shape, answer.body)).find(is);
      const mayFit = typeof leaf?.value === 'string' && PICTURE.test(leaf.value);
      return leaf && (difference !== undefined || mayFit || what.includes('seconds')) ? [{ call, answer, leaf, isPrivate }] : [];
    });
    // The value of a private reply is not shown, so a public one says more.
    const first = met.find(({ isPrivate: hides }) => !hides) ?? met[0];
    if (!first) return [];
    const { answer, leaf } = first;
    const evidence = `${answer.method} ${answer.path}: ${answer.status} ${leaf.at}: ${first.isPrivate ? `a ${typeof leaf.value}` : JSON.stringify(leaf.value).slice(0, 80)}`;
    return [{ what: `${what} (${met.map(({ call }) => call.name).join(', ')})`, evidence, write }];
  });
}

/** Texts and numbers of a value; of a list its first items alone. */
function leavesOf(value: unknown, at = 'value', name = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ name, at, value }];
  if (Array.isArray(value)) return value.slice(0, 3).flatMap((item, index) => leavesOf(item, `${at}.${index}`, name));
  return isFields(value) ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}.${key}`, key)) : [];
}
