import { format } from 'prettier';
import type { Call } from '../contract/readContract';
import type { EnvelopeShape } from '../guess/envelopeShape';
import type { Dialect } from '../guess/Guess';
import type { Recognised } from '../guess/recogniseCalls';

const style = { parser: 'typescript', singleQuote: true, printWidth: 140 } as const;

/** Writes a first adapter: what was guessed, the calls that were recognised, and a comment for each call that was not. */
export async function draftAdapter(dialect: Dialect, calls: readonly Call[], gateway: string): Promise<string> {
  const { envelope, cookies, refusals } = dialect;
  const parts = [
    headersOf(dialect),
    envelope && envelopeOf(envelope),
    Object.keys(refusals).length > 0 && `refusals: ${JSON.stringify(refusals)},`,
    cookies.length > 0 && `cookies: ${JSON.stringify(cookies)},`,
    `calls: {\n${callsOf(dialect.calls, calls)}\n},`,
  ];
  const text = `import type { GatewayAdapter } from '@parlour/conformance/adapter';

// A first adapter for ${gateway}, as far as its replies tell. The guide "Integrate a real gateway" explains each field.
${envelope ? replyType(envelope) : ''}
export const adapter: GatewayAdapter = {
${parts.filter(Boolean).join('\n')}
};
`;
  return format(text, style);
}

function headersOf({ headers, token, envelope }: Dialect): string | undefined {
  if (!headers && !token && !envelope) return undefined;
  const { merchant, language } = headers ?? { merchant: 'Merchant', language: 'Language' };
  const { header, isBare } = token ?? { header: 'Authorization', isBare: false };
  const sent = isBare ? 'token' : '`Bearer ${token}`';
  return `headers: ({ merchant, language, token }) => ({
    '${merchant}': merchant,
    '${language}': language,
    ...(token && { '${header}': ${sent} }),
  }),`;
}

/** The fields that the envelope reads, each by its path. */
function replyType({ told, fault, value, code = [], message = [] }: EnvelopeShape): string {
  const fields = new Map<string, string>();
  for (const [first, second] of [code, message])
    if (first !== undefined)
      fields.set(
        first,
        second === undefined
          ? 'string | number'
          : `{ ${[code, message].flatMap(([, inner]) => (inner === undefined ? [] : [`${inner}?: string | number`])).join('; ')} }`,
      );
  if (value !== undefined) fields.set(value, 'unknown');
  if (told) fields.set(told.field, told.by.includes(true) ? 'boolean' : 'string | number');
  if (fault !== undefined && !fields.has(fault)) fields.set(fault, 'unknown');
  if (fields.size === 0) return '';
  return `\ntype Reply = { ${[...fields].map(([name, type]) => `${name}?: ${type}`).join('; ')} };\n`;
}

function envelopeOf({ told, fault, value, code, message }: EnvelopeShape): string {
  const reads = [told?.field, fault, value, code, message].some((name) => name !== undefined);
  const kept = value === undefined ? 'body' : `reply.${value}`;
  const isSuccess = told
    ? told.by.map((mark) => `reply.${told.field} === ${JSON.stringify(mark)}`).join(' || ')
    : fault === undefined
      ? 'status < 400'
      : `reply.${fault} === undefined`;
  const refused = [
    'success: false',
    `code: ${code ? `String(reply.${code.join('?.')} ?? 'UNKNOWN')` : "'UNKNOWN'"}`,
    value !== undefined && `value: reply.${value}`,
    message && `message: String(reply.${message.join('?.')} ?? '')`,
  ];
  return `envelope({ ${[isSuccess === 'status < 400' && 'status', 'body'].filter(Boolean).join(', ')} }) {
    ${reads ? 'const reply = (body ?? {}) as Reply;' : ''}
    return ${isSuccess} ? { success: true, value: ${kept} } : { ${refused.filter(Boolean).join(', ')} };
  },`;
}

function callsOf(recognised: readonly Recognised[], calls: readonly Call[]): string {
  const asIs = recognised.filter((found) => isAsIs(found));
  const entries = recognised.filter((found) => !isAsIs(found)).map(entryOf);
  const open = calls.filter((call) => !recognised.some((found) => found.call === call));
  const comments = open.map(({ name, method, path }) => `// ${name} (${method} ${path}): not recognised. Write its path, or 'absent'.`);
  const fits =
    asIs.length > 0
      ? [
          `// As in the contract: ${asIs.map(({ call }) => call.name).join(', ')}.`
            .replace(/(.{1,130})( |$)/g, '$1\n// ')
            .replace(/\n\/\/ $/, ''),
        ]
      : [];
  return [...fits, ...entries, ...comments].join('\n');
}

/** Nothing needs to be said of a call at its own address whose value fits. */
function isAsIs({ call, answer, hasValue, difference }: Recognised): boolean {
  return call.path === answer.path && call.method === answer.method && hasValue && difference === undefined;
}

function entryOf({ call, answer, by, hasValue, difference }: Recognised): string {
  const fields = [
    call.method !== answer.method && `method: '${answer.method}'`,
    call.path !== answer.path && `path: '${new URL(answer.path, 'http://gateway').pathname}'`,
  ].filter(Boolean);
  const known = by === 'path' ? '' : `Recognised by its ${by}. `;
  const value = hasValue
    ? difference === undefined
      ? ''
      : `Write \`value\`: ${difference}`
    : `Its value is not known yet: ${answer.status} without a session.`;
  return `// ${(known + value).replace(/\s+/g, ' ').trim()}\n${call.name}: { ${fields.join(', ')} },`;
}
