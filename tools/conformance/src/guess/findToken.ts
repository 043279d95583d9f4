import type { TokenStyle } from './Guess';
import { type EnvelopeShape, isFields, isSuccess, valueIn } from './envelopeShape';
import type { Answer, Knocker } from './knock';
import type { Recognised } from './recogniseCalls';

const styles: TokenStyle[] = [
  { header: 'Authorization', isBare: false },
  { header: 'Authorization', isBare: true },
  ...['Token', 'X-Token', 'X-Access-Token', 'X-Auth-Token', 'X-Session', 'X-Session-Token'].map((header) => ({ header, isBare: true })),
];
/** Calls that every gateway with players has. */
const telling = ['getMemberInfo', 'getMemberWallet', 'getInboxUnread'];

type Needs = { knock: Knocker; shape: EnvelopeShape; headers: Record<string, string>; calls: readonly Recognised[] };

/** Finds how a gateway wants the token of a session; `undefined` if no style opens anything. */
export async function findToken(
  token: string,
  { knock, shape, headers, calls }: Needs,
): Promise<{ style: TokenStyle; evidence: string } | undefined> {
  const asked = calls.filter(({ call }) => telling.includes(call.name));
  for (const { answer: stranger } of asked) {
    const tried: string[] = [];
    for (const style of styles) {
      const { method, path } = stranger;
      const answer = await knock({ method, path, headers: { ...headers, ...tokenHeader(style, token) } });
      if (answer && isSuccess(shape, answer) && answer.text !== stranger.text && !isEmpty(valueIn(shape, answer.body)))
        return { style, evidence: `${method} ${path}: ${[...tried, `${nameOf(style)} ${answer.status}`].join(', ')}` };
      tried.push(`${nameOf(style)} ${answer?.status ?? 'no reply'}`);
    }
  }
  return undefined;
}

/** Finds public calls that refuse a token that is over, though they need none. */
export async function findStale({ knock, headers, calls, shape }: Needs): Promise<Answer | undefined> {
  const feeds = calls.filter(({ call, hasValue }) => call.public && hasValue).slice(0, 8);
  for (const { answer } of feeds)
    for (const isBare of [true, false]) {
      const { method, path } = answer;
      const stale = tokenHeader({ header: 'Authorization', isBare }, 'nobody-0000000000000000');
      const refused = await knock({ method, path, headers: { ...headers, ...stale } });
      if (refused?.status === 401 && !isSuccess(shape, refused)) return refused;
    }
  return undefined;
}

/** The token in the value of a login. */
export function tokenIn(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  const own = Object.entries(value).find(([name, text]) => /token|session/i.test(name) && typeof text === 'string' && text.length >= 8);
  return own ? String(own[1]) : Object.values(value).flatMap((inner) => tokenIn(inner) ?? [])[0];
}

export function tokenHeader({ header, isBare }: TokenStyle, token: string): Record<string, string> {
  return { [header]: isBare ? token : `Bearer ${token}` };
}

function nameOf({ header, isBare }: TokenStyle): string {
  return `\`${header}: ${isBare ? '' : 'Bearer '}<token>\``;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (isFields(value) && Object.keys(value).length === 0);
}
