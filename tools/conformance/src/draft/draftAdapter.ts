import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { Contract } from '../contract/readContract';
import { pathWords } from '../guess/describeGuesses';
import type { SiteHeaders } from '../guess/findHeaders';
import type { Dialect } from '../guess/Guess';
import { draftCalls } from './draftCalls';
import { draftEnvelope, draftReplyType } from './draftEnvelope';

const style = { parser: 'typescript', plugins: [estree, typescript], singleQuote: true, printWidth: 140 };

/** Writes a first adapter: what was guessed, the calls that were recognised, and a comment for each call that was not. */
export async function draftAdapter(dialect: Dialect, { calls }: Contract, gateway: string): Promise<string> {
  const { envelope, cookies, refusals, prefixes } = dialect;
  const parts = [
    Object.keys(prefixes).length > 0 && `${pathWords(prefixes)},`,
    headersOf(dialect),
    envelope && draftEnvelope(envelope),
    Object.keys(refusals).length > 0 && `refusals: ${JSON.stringify(refusals)},`,
    cookies.length > 0 && `cookies: ${JSON.stringify(cookies)},`,
    `calls: {\n${draftCalls(dialect, calls)}\n},`,
  ];
  const text = `import type { GatewayAdapter } from '@parlour/conformance/adapter';

// A first adapter for ${gateway}, as far as its replies tell. The guide "Integrate a real gateway" explains each field.
${envelope ? draftReplyType(envelope) : ''}
export const adapter: GatewayAdapter = {
${parts.filter(Boolean).join('\n')}
};
`;
  return format(text, style);
}

/** Left out, the server sends the contract's headers. */
function headersOf({ headers, token }: Dialect): string | undefined {
  if (!headers && !token) return undefined;
  const { merchant, language, isLanguageOpen }: SiteHeaders = headers ?? { merchant: 'Merchant', language: 'Language' };
  const { header, isBare } = token ?? { header: 'Authorization', isBare: false };
  const open = token ? '' : '// Without a session nothing tells how the gateway wants the token.\n';
  return `headers: ({ merchant, language, token }) => ({
    '${merchant}': merchant,
    ${isLanguageOpen ? '// No reply told the name of this header.\n' : ''}'${language}': language,
    ${open}...(token && { '${header}': ${isBare ? 'token' : '`Bearer ${token}`'} }),
  }),`;
}
